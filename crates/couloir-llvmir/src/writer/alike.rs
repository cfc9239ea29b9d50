//! Instructions written like one before, but for the names in them.
//!
//! Of an instruction that is known to be like others, the text is kept as pieces between names,
//! with the place among its words of what each name is of. What is like it has the same text, and
//! other names. What has a name that is not found at one place among its words, as in metadata, is
//! not kept.

use couloir_lines::Templates;
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
    fn among(self, words: &[Word], taken: &mut [bool]) -> Option<Place> {
        let mut places = (0..).zip(words).filter(|(_, word)| **word == self.word);
        let (Some((place, _)), None) = (places.next(), places.next()) else { return None };
        let taken = taken.get_mut(usize::from(place))?;
        (!std::mem::replace(taken, true)).then_some(())?;
        Some(if self.is_block { Place::Block(place) } else { Place::Value(place) })
    }
}

/// What a name in an instruction's text is of.
#[derive(Clone, Copy, Debug)]
pub(super) enum Place {
    /// The result.
    Result,
    /// The value at a place among the words.
    Value(u8),
    /// The block at a place among the words.
    Block(u8),
}

/// The number of the text of an instruction, and how many words it has.
#[derive(Clone, Copy)]
struct Template {
    number: u32,
    words: u8,
}

/// Notes what instructions look like as they are written.
#[derive(Default)]
pub(super) struct Alike {
    /// By likeness.
    list: Vec<Option<Template>>,
    pub(super) templates: Templates<Place>,
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
        let names = std::mem::take(&mut self.names);
        let text = out.get(start..).unwrap_or_default();
        let names = names.iter().map(|name| name.from(start));
        _ = self.add(likeness, (body, data), text, names);
    }

    /// Keeps a text with names in it, unless that is too much or it cannot be told what one of the
    /// names is of.
    fn add(
        &mut self,
        likeness: usize,
        (body, data): (&Body, &InstData),
        text: &[u8],
        names: impl Iterator<Item = Name>,
    ) -> Option<()> {
        let words = body.words(data);
        (words.len() <= WORDS && self.templates.len() <= MOST_TEXT).then_some(())?;
        let result = data.result.expand().map(|local| Word::from(Value::from(local)));
        let mut taken = [false; WORDS];
        let places = names.map(|name| {
            let is_result = result == Some(name.word) && !name.is_block;
            let place = if is_result { Place::Result } else { name.among(words, &mut taken)? };
            Some((name.start, name.end, place))
        });
        let places = places.collect::<Option<SmallVec<[_; 8]>>>()?;
        let number = self.templates.add(text, &places)?;
        if likeness >= self.list.len() {
            self.list.resize(likeness + 1, None);
        }
        *self.list.get_mut(likeness)? = Some(Template { number, words: words.len() as u8 });
        Some(())
    }

    /// The number of the template of instructions that are alike and have so many words, if it
    /// was kept.
    #[inline]
    pub(super) fn template(&self, likeness: usize, words: usize) -> Option<u32> {
        let template = self.list.get(likeness).copied().flatten()?;
        (usize::from(template.words) == words).then_some(template.number)
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
        let Some(number) = self.alike.template(likeness, state.body.words(data).len()) else {
            return false;
        };
        if self.is_drafting() {
            return self.put_row(state, data, number, b"").is_some();
        }
        let templates = std::mem::take(&mut self.alike.templates);
        for (text, place) in templates.texts(number) {
            self.out.extend_from_slice(text);
            place.into_iter().for_each(|place| self.name_at(state, data, place));
        }
        self.alike.templates = templates;
        true
    }

    /// Appends the name of what is at a place of an instruction.
    #[inline]
    fn name_at(&mut self, state: &FunctionState<'m>, data: &InstData, place: Place) {
        let word = |at: u8| state.body.words(data).get(usize::from(at)).copied();
        match place {
            Place::Result => {
                data.result.expand().into_iter().for_each(|local| self.local_name(state, local));
            }
            Place::Value(at) => {
                let local = word(at).and_then(|word| word.value().as_local());
                local.into_iter().for_each(|local| self.local_name(state, local));
            }
            Place::Block(at) => {
                word(at).into_iter().for_each(|word| self.block_name(state, word.block()));
            }
        }
    }
}
