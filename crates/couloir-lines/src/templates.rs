//! Texts with places for names in them.
//!
//! A template is known by the number of its first piece, and ends with the piece after which no
//! name follows.

use crate::{CHUNK, Pen, Word};

/// How much text there is room for at once where there is much: text that grows bit by bit leaves a
/// trail of touched memory behind.
const MOST: usize = 1 << 22;
const MANY: usize = 1 << 16;
/// About how much of it there is in a piece.
const BYTES_PER_PIECE: usize = 32;

/// A text, which begins where the one before ends, and what has the name that follows it.
#[derive(Clone, Copy, Debug)]
struct Piece<N> {
    end: u32,
    after: Option<N>,
}

/// A name in a text: where it begins and ends, and what has it.
pub type Place<N> = (usize, usize, N);

/// Templates, one after the other, in which the names are those of `N`.
#[derive(Debug)]
pub struct Templates<N> {
    pieces: Vec<Piece<N>>,
    /// All texts, and enough after them for a whole chunk of each to be copied.
    texts: Vec<u8>,
}

impl<N> Default for Templates<N> {
    fn default() -> Self {
        Self { pieces: Vec::new(), texts: Vec::new() }
    }
}

impl<N: Copy> Templates<N> {
    /// How much text is kept, in bytes.
    pub fn len(&self) -> usize {
        self.texts.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.pieces.is_empty()
    }

    /// Adds a text in which there are these names, in order, and gives its number; none where they
    /// are not in the text, or out of order.
    pub fn add(&mut self, text: &[u8], names: &[Place<N>]) -> Option<u32> {
        let bounds = names.iter().flat_map(|&(start, end, _)| [start, end]).chain([text.len()]);
        bounds.is_sorted().then_some(())?;
        self.make_room(text.len());
        let first = u32::try_from(self.pieces.len()).ok()?;
        let mut at = 0;
        for &(start, end, name) in names {
            self.push(text.get(at..start)?, Some(name));
            at = end;
        }
        self.push(text.get(at..)?, None);
        self.texts.extend_from_slice(&[0; CHUNK]);
        Some(first)
    }

    /// Makes room for a text in the stead of what is behind the last.
    fn make_room(&mut self, len: usize) {
        self.texts.truncate(self.texts.len().saturating_sub(CHUNK));
        if self.texts.capacity() - self.texts.len() < len + CHUNK && self.texts.len() > MANY {
            self.texts.reserve(MOST);
            self.pieces.reserve(MOST / BYTES_PER_PIECE);
        }
    }

    fn push(&mut self, text: &[u8], after: Option<N>) {
        self.texts.extend_from_slice(text);
        self.pieces.push(Piece { end: self.texts.len() as u32, after });
    }

    /// The same templates, with what is written for each of the texts.
    #[must_use]
    pub fn rewritten(&self, mut write: impl FnMut(&[u8], &mut Vec<u8>)) -> Self {
        let mut new = Self {
            pieces: Vec::with_capacity(self.pieces.len()),
            texts: Vec::with_capacity(2 * self.texts.len()),
        };
        let mut start = 0;
        for piece in &self.pieces {
            let text = start..piece.end as usize;
            start = text.end;
            write(self.texts.get(text).unwrap_or_default(), &mut new.texts);
            new.pieces.push(Piece { end: new.texts.len() as u32, ..*piece });
        }
        new.texts.extend_from_slice(&[0; CHUNK]);
        new
    }

    /// Where the first text of a template begins.
    #[inline]
    fn start(&self, number: u32) -> usize {
        let before = (number as usize).checked_sub(1).and_then(|at| self.pieces.get(at));
        before.map_or(0, |piece| piece.end as usize)
    }

    /// What has the names in a template, in order.
    #[inline]
    pub fn names(&self, number: u32) -> impl Iterator<Item = N> {
        let pieces = self.pieces.get(number as usize..).unwrap_or_default();
        pieces.iter().map_while(|piece| piece.after)
    }

    /// Each text of a template, with what has the name that follows it.
    pub fn texts(&self, number: u32) -> impl Iterator<Item = (&[u8], Option<N>)> {
        let mut start = self.start(number);
        let mut pieces = self.pieces.get(number as usize..).unwrap_or_default().iter();
        let mut ended = false;
        std::iter::from_fn(move || {
            let piece = pieces.next().filter(|_| !ended)?;
            ended = piece.after.is_none();
            let text = start..piece.end as usize;
            start = text.end;
            Some((self.texts.get(text).unwrap_or_default(), piece.after))
        })
    }

    /// Writes a template with names, if these are words and there is room in the line.
    #[inline]
    pub fn write(
        &self,
        number: u32,
        pen: &mut Pen<'_>,
        mut name: impl FnMut(N) -> Option<Word>,
    ) -> Option<()> {
        let mut start = self.start(number);
        for piece in self.pieces.get(number as usize..)? {
            pen.piece(&self.texts, start, piece.end as usize)?;
            start = piece.end as usize;
            let Some(after) = piece.after else { return Some(()) };
            pen.word(name(after)?)?;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Line;

    #[test]
    fn lines_are_texts_and_names() {
        let mut all = Templates::default();
        all.add(b"before", &[]);
        let template = all.add(b"%0 = f (%1)", &[(0, 2, 'r'), (8, 10, 'o')]).expect("in order");
        all.add(b"after", &[]);
        let mut line = Line::default();
        let word = |name| Some((u64::from(name), 1));
        line.write(|page| page.line(|pen| all.write(template, pen, word))).expect("room");
        assert_eq!(line.text(), b"r = f (o)");
        let texts = all.texts(template).map(|(text, _)| text).collect::<Vec<_>>();
        assert_eq!(texts, [&b""[..], b" = f (", b")"]);
        assert_eq!(all.names(template).collect::<String>(), "ro");
    }

    #[test]
    fn names_are_in_order_and_in_the_text() {
        let mut all = Templates::default();
        let wrong: [&[Place<()>]; 3] = [&[(2, 3, ()), (0, 1, ())], &[(3, 5, ())], &[(2, 1, ())]];
        assert!(wrong.iter().all(|names| all.add(b"text", names).is_none()));
        assert!(all.is_empty());
    }
}
