//! Texts of ops with places for the names in them.
//!
//! A template is known by the number of its first piece, and ends with the piece after which no
//! name follows.

use couloir_ir::OpRef;
use couloir_ir::body::{Block, Value};

use couloir_lines::{CHUNK, Pen, Word};

use super::marks;

/// A template: the number of its first piece, and whether there are marks for aliases in it.
#[derive(Clone, Copy, Default)]
pub(super) struct Template(u32);

impl Template {
    /// The template with this number, in which there are marks or not.
    #[inline]
    pub(super) fn new(number: u32, has_marks: bool) -> Self {
        Self(number << 1 | u32::from(has_marks))
    }

    /// The number of its first piece.
    #[inline]
    pub(super) fn number(self) -> u32 {
        self.0 >> 1
    }

    /// Whether there are marks for aliases in its texts.
    #[inline]
    pub(super) fn has_marks(self) -> bool {
        self.0 & 1 == 1
    }

    fn first(self) -> usize {
        self.number() as usize
    }
}

/// How much text there is room for at once where there is much: text that grows bit by bit leaves a
/// trail of touched memory behind.
const MOST: usize = 1 << 22;
const MANY: usize = 1 << 16;
/// About how much of it there is in a piece.
const BYTES_PER_PIECE: usize = 32;

/// What follows a text: the name of one of the op's results, operands and successors, which are
/// counted in this order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum After {
    Value(u16),
    Block(u16),
    /// Nothing.
    End,
}

/// What has a name.
#[derive(Clone, Copy)]
pub(super) enum Named {
    Value(Value),
    Block(Block),
}

impl After {
    /// What of an op has the name that follows.
    #[inline]
    pub(super) fn of(self, op: OpRef<'_>) -> Option<Named> {
        let (body, results) = (op.body(), op.body().num_results(op.op));
        match self {
            After::Value(number) => match usize::from(number).checked_sub(results) {
                None => op.result(number.into()).map(Named::Value),
                Some(number) => op.operand(number).map(Named::Value),
            },
            After::Block(number) => {
                let values = results + body.num_operands(op.op);
                op.successor(usize::from(number).checked_sub(values)?).map(Named::Block)
            }
            After::End => None,
        }
    }
}

/// A text, which begins where the one before ends, and what follows it.
#[derive(Clone, Copy)]
struct Piece {
    end: u32,
    after: After,
}

/// A name in a text: where it begins and ends, and what has it.
pub(super) type Place = (usize, usize, After);

/// Templates, one after the other.
#[derive(Default)]
pub(super) struct Templates {
    pieces: Vec<Piece>,
    texts: Vec<u8>,
    /// Whether there are marks for aliases in any.
    has_marks: bool,
}

impl Templates {
    /// How much is kept.
    pub(super) fn len(&self) -> usize {
        self.texts.len()
    }

    /// Adds a text in which there are these names, in order.
    pub(super) fn add(&mut self, text: &[u8], names: &[Place]) -> Option<Template> {
        self.texts.truncate(self.texts.len().saturating_sub(CHUNK));
        if self.texts.capacity() - self.texts.len() < text.len() + CHUNK && self.texts.len() > MANY
        {
            self.texts.reserve(MOST);
            self.pieces.reserve(MOST / BYTES_PER_PIECE);
        }
        let first = self.pieces.len() as u32;
        let mut at = 0;
        for &(start, end, after) in names {
            self.push(text.get(at..start)?, after);
            at = end;
        }
        self.push(text.get(at..)?, After::End);
        self.texts.extend_from_slice(&[0; CHUNK]);
        let has_marks = marks::are_in(text);
        self.has_marks |= has_marks;
        Some(Template::new(first, has_marks))
    }

    fn push(&mut self, text: &[u8], after: After) {
        self.texts.extend_from_slice(text);
        self.pieces.push(Piece { end: self.texts.len() as u32, after });
    }

    /// Whether there are marks for aliases in any.
    pub(super) fn has_marks(&self) -> bool {
        self.has_marks
    }

    /// The same templates, with what is written for each of the texts.
    pub(super) fn rewritten(&self, mut write: impl FnMut(&[u8], &mut Vec<u8>)) -> Self {
        let mut new = Templates {
            pieces: Vec::with_capacity(self.pieces.len()),
            texts: Vec::with_capacity(2 * self.texts.len()),
            has_marks: false,
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
    fn start(&self, template: Template) -> usize {
        let before = template.first().checked_sub(1).and_then(|at| self.pieces.get(at));
        before.map_or(0, |piece| piece.end as usize)
    }

    /// Each text of a template, with what follows it.
    pub(super) fn texts(&self, template: Template) -> impl Iterator<Item = (&[u8], After)> {
        let mut start = self.start(template);
        let mut pieces = self.pieces.get(template.first()..).unwrap_or_default().iter();
        let mut ended = false;
        std::iter::from_fn(move || {
            let piece = pieces.next().filter(|_| !ended)?;
            ended = piece.after == After::End;
            let text = start..piece.end as usize;
            start = text.end;
            Some((self.texts.get(text).unwrap_or_default(), piece.after))
        })
    }

    /// Writes a template with names, if these are words and there is room in the line.
    #[inline]
    pub(super) fn write(
        &self,
        template: Template,
        pen: &mut Pen<'_>,
        mut name: impl FnMut(After) -> Option<Word>,
    ) -> Option<()> {
        let mut start = self.start(template);
        for piece in self.pieces.get(template.first()..)? {
            pen.piece(&self.texts, start, piece.end as usize)?;
            start = piece.end as usize;
            if piece.after == After::End {
                return Some(());
            }
            pen.word(name(piece.after)?)?;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use couloir_lines::Line;

    use super::*;

    #[test]
    fn lines_are_texts_and_names() {
        let mut all = Templates::default();
        all.add(b"before", &[]);
        let names = [(0, 2, After::Value(0)), (8, 10, After::Value(1))];
        let template = all.add(b"%0 = f (%1)", &names).expect("names in the text");
        all.add(b"after", &[]);
        let mut line = Line::default();
        let word = |after| Some((u64::from(if after == After::Value(0) { b'r' } else { b'o' }), 1));
        line.write(|page| page.line(|pen| all.write(template, pen, word))).expect("room");
        assert_eq!(line.text(), b"r = f (o)");
        let texts = all.texts(template).map(|(text, _)| text).collect::<Vec<_>>();
        assert_eq!(texts, [&b""[..], b" = f (", b")"]);
    }
}
