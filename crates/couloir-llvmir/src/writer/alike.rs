//! Instructions written like one before, but for the names in them.
//!
//! Of an instruction that is known to be like others, the text is kept as pieces between names,
//! with the place among its words of what each name is of. What is like it has the same text, and
//! other names. What has a name that is not found at one place among its words, as in metadata, is
//! not kept.

use smallvec::SmallVec;

use super::{FunctionState, Writer};
use crate::body::{Body, InstData, Value, Word};

/// How much text is kept, in bytes.
const MOST_TEXT: usize = 1 << 22;
/// How many words an instruction has at most whose text is kept.
const WORDS: usize = 250;

/// A name that was written: where, and the word it is of.
#[derive(Clone, Copy)]
struct Name {
    start: usize,
    end: usize,
    word: Word,
    is_block: bool,
}

impl Name {
    /// Which of the words it is of, if it is of one only, of which no other name is.
    fn among(self, words: &[Word], taken: &mut [bool]) -> Option<After> {
        let mut places = (0..).zip(words).filter(|(_, word)| **word == self.word);
        let (Some((place, _)), None) = (places.next(), places.next()) else { return None };
        let taken = taken.get_mut(usize::from(place))?;
        (!std::mem::replace(taken, true)).then_some(())?;
        Some(if self.is_block { After::Block(place) } else { After::Value(place) })
    }
}

/// A piece of text, and what comes after it.
#[derive(Clone, Copy)]
struct Piece {
    start: u32,
    end: u32,
    after: After,
}

/// What comes after a piece of text.
#[derive(Clone, Copy)]
enum After {
    /// The name of the result.
    Result,
    /// The name of the value at a place among the words.
    Value(u8),
    /// The name of the block at a place among the words.
    Block(u8),
    /// The end.
    End,
}

/// The text of an instruction: its pieces, and how many words it has.
#[derive(Clone, Copy)]
struct Template {
    first: u32,
    words: u8,
}

/// What was written of instructions that others may be like.
#[derive(Default)]
pub(super) struct Alike {
    templates: Vec<Option<Template>>,
    pieces: Vec<Piece>,
    text: Vec<u8>,
    /// The names of the instruction that is being written.
    names: SmallVec<[Name; 8]>,
    listening: bool,
}

impl Alike {
    /// Whether names are to be noted from now on.
    #[inline]
    pub(super) fn listen(&mut self, listening: bool) {
        self.listening = listening;
        self.names.clear();
    }

    /// Notes that the name of a value or a block follows at a place.
    #[inline]
    pub(super) fn name(&mut self, word: Word, is_block: bool, start: usize) {
        if self.listening {
            self.names.push(Name { start, end: start, word, is_block });
        }
    }

    /// Notes where the last name ends.
    #[inline]
    pub(super) fn end_name(&mut self, end: usize) {
        if let Some(name) = self.names.last_mut().filter(|_| self.listening) {
            name.end = end;
        }
    }

    /// Keeps the text of the instruction that was written from a place on.
    pub(super) fn keep(
        &mut self,
        likeness: usize,
        body: &Body,
        data: &InstData,
        (out, start): (&[u8], usize),
    ) {
        self.listening = false;
        let (words, first, text) = (body.words(data), self.pieces.len(), self.text.len());
        if words.len() > WORDS || self.text.len() > MOST_TEXT {
            return;
        }
        if self.add_pieces(words, data, (out, start)).is_none() {
            self.pieces.truncate(first);
            return self.text.truncate(text);
        }
        if likeness >= self.templates.len() {
            self.templates.resize(likeness + 1, None);
        }
        if let Some(place) = self.templates.get_mut(likeness) {
            *place = Some(Template { first: first as u32, words: words.len() as u8 });
        }
    }

    fn add_pieces(
        &mut self,
        words: &[Word],
        data: &InstData,
        (out, mut at): (&[u8], usize),
    ) -> Option<()> {
        let result = data.result.expand().map(|local| Word::from(Value::from(local)));
        let mut taken = [false; WORDS];
        for name in std::mem::take(&mut self.names) {
            let after = match result {
                Some(result) if result == name.word && !name.is_block => After::Result,
                _ => name.among(words, &mut taken)?,
            };
            self.add_piece(out.get(at..name.start)?, after);
            at = name.end;
        }
        self.add_piece(out.get(at..)?, After::End);
        Some(())
    }

    fn add_piece(&mut self, text: &[u8], after: After) {
        let start = self.text.len() as u32;
        self.text.extend_from_slice(text);
        self.pieces.push(Piece { start, end: self.text.len() as u32, after });
    }
}

impl<'m> Writer<'m> {
    /// Appends an instruction but for its metadata, if one like it was kept.
    #[inline]
    pub(super) fn repeat(
        &mut self,
        state: &FunctionState<'m>,
        data: &InstData,
        likeness: usize,
    ) -> bool {
        let Some(&Some(template)) = self.alike.templates.get(likeness) else { return false };
        let words = state.body.words(data);
        if words.len() != usize::from(template.words) {
            return false;
        }
        for number in template.first as usize.. {
            let Some(&Piece { start, end, after }) = self.alike.pieces.get(number) else { break };
            let text = self.alike.text.get(start as usize..end as usize);
            self.out.extend_from_slice(text.unwrap_or_default());
            if matches!(after, After::End) {
                break;
            }
            self.name_after(state, data, after);
        }
        true
    }

    /// Appends the name that comes after a piece of an instruction's text.
    #[inline]
    fn name_after(&mut self, state: &FunctionState<'m>, data: &InstData, after: After) {
        let word = |at: u8| state.body.words(data).get(usize::from(at)).copied();
        match after {
            After::Result => {
                data.result.expand().into_iter().for_each(|local| self.local_name(state, local));
            }
            After::Value(at) => {
                let local = word(at).and_then(|word| word.value().as_local());
                local.into_iter().for_each(|local| self.local_name(state, local));
            }
            After::Block(at) => {
                word(at).into_iter().for_each(|word| self.block_name(state, word.block()));
            }
            After::End => {}
        }
    }
}
