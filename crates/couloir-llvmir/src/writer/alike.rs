//! Instructions written like one before, but for the names in them.
//!
//! Of an instruction that is known to be like others, the text is kept as pieces between names,
//! with the place among its words of what each name is of. What is like it has the same text, and
//! other names. What has a name that is not found at one place among its words, as in metadata, is
//! not kept.

use couloir_lines::{CHUNK, Pen};
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
    /// The same in what begins at a place.
    fn from(self, start: usize) -> Self {
        Self {
            start: self.start.saturating_sub(start),
            end: self.end.saturating_sub(start),
            ..self
        }
    }

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
#[derive(Clone, Copy, Debug)]
pub(super) struct Piece {
    start: u32,
    end: u32,
    pub(super) after: After,
}

/// What comes after a piece of text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum After {
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
#[derive(Clone, Copy, Debug)]
struct Template {
    first: u32,
    words: u8,
}

/// What was written of instructions that others may be like.
#[derive(Debug, Default)]
pub(crate) struct Templates {
    /// By likeness.
    list: Vec<Option<Template>>,
    pieces: Vec<Piece>,
    /// All texts, and enough after them for a whole chunk of each to be copied.
    text: Vec<u8>,
}

impl Templates {
    /// The number of the template of instructions that are alike and have so many words, if it
    /// was kept: that of its first piece.
    #[inline]
    pub(super) fn of(&self, likeness: usize, words: usize) -> Option<u32> {
        let template = self.list.get(likeness).copied().flatten()?;
        (usize::from(template.words) == words).then_some(template.first)
    }
}

/// Notes what instructions look like as they are written.
#[derive(Default)]
pub(super) struct Alike {
    pub(super) templates: Templates,
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
        let result = data.result.expand().map(|local| Word::from(Value::from(local)));
        let names = std::mem::take(&mut self.names);
        let text = out.get(start..).unwrap_or_default();
        let names = names.iter().map(|name| name.from(start));
        self.templates.add(likeness, (body.words(data), result), text, names);
    }
}

impl Templates {
    /// Keeps a text with names in it, of an instruction with these words and this result, unless
    /// that is too much or it cannot be told what one of the names is of.
    fn add(
        &mut self,
        likeness: usize,
        (words, result): (&[Word], Option<Word>),
        text: &[u8],
        names: impl Iterator<Item = Name>,
    ) {
        if words.len() > WORDS || self.text.len() > MOST_TEXT {
            return;
        }
        self.text.truncate(self.text.len().saturating_sub(CHUNK));
        let (first, kept) = (self.pieces.len(), self.text.len());
        if self.add_pieces((words, result), text, names).is_some() {
            if likeness >= self.list.len() {
                self.list.resize(likeness + 1, None);
            }
            if let Some(place) = self.list.get_mut(likeness) {
                *place = Some(Template { first: first as u32, words: words.len() as u8 });
            }
        } else {
            self.pieces.truncate(first);
            self.text.truncate(kept);
        }
        self.text.extend_from_slice(&[0; CHUNK]);
    }

    fn add_pieces(
        &mut self,
        (words, result): (&[Word], Option<Word>),
        text: &[u8],
        names: impl Iterator<Item = Name>,
    ) -> Option<()> {
        let (mut at, mut taken) = (0, [false; WORDS]);
        for name in names {
            let after = match result {
                Some(result) if result == name.word && !name.is_block => After::Result,
                _ => name.among(words, &mut taken)?,
            };
            self.add_piece(text.get(at..name.start)?, after);
            at = name.end;
        }
        self.add_piece(text.get(at..)?, After::End);
        Some(())
    }

    fn add_piece(&mut self, text: &[u8], after: After) {
        let start = self.text.len() as u32;
        self.text.extend_from_slice(text);
        self.pieces.push(Piece { start, end: self.text.len() as u32, after });
    }

    /// The pieces of the template with this number.
    #[inline]
    pub(super) fn pieces(&self, first: u32) -> &[Piece] {
        self.pieces.get(first as usize..).unwrap_or_default()
    }

    /// The text of a piece.
    #[inline]
    pub(super) fn text_of(&self, piece: Piece) -> &[u8] {
        self.text.get(piece.start as usize..piece.end as usize).unwrap_or_default()
    }

    /// Writes the text of a piece.
    #[inline]
    pub(super) fn write(&self, piece: Piece, pen: &mut Pen<'_>) -> Option<()> {
        pen.piece(&self.text, piece.start as usize, piece.end as usize)
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
        let Some(first) = self.alike.templates.of(likeness, state.body.words(data).len()) else {
            return false;
        };
        if self.is_drafting() {
            return self.put_row(state, data, first, b"").is_some();
        }
        for number in first as usize.. {
            let Some(&piece) = self.alike.templates.pieces.get(number) else { break };
            self.out.extend_from_slice(self.alike.templates.text_of(piece));
            if piece.after == After::End {
                break;
            }
            self.name_after(state, data, piece.after);
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
