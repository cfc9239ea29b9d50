//! Texts of ops as they are kept until it is known how aliases are called, and that nothing is to
//! be reported.
//!
//! Of an op that is written by a template ([`super::templates`]) a draft holds the template's
//! number and those of the names, a sixth of its text: a row. It begins with a byte that stands
//! nowhere in text, as marks for aliases do ([`super::marks`]), has the indentation in it, but not
//! the end of the line, and the highest bit of all its other bytes is set. All other text stands
//! as it is.

use std::sync::Arc;

use couloir_ir::OpRef;
use couloir_lines::{Line, Page, Pen, Word};

use super::alias::{Aliases, Symbol};
use super::marks::{self, Mark};
use super::names::{short_block, short_value};
use super::printer::{PIECE, Printer, ROOM, Typed};
use super::strings;
use super::templates::{Place, Sets, Template, Texts};

/// What a row begins with, and one with marks in its template.
const ROW: u8 = 1;
const MARKED_ROW: u8 = 2;
/// How much a row holds before the numbers of its names: the byte above, the indentation, how many
/// names there are, and the number of the template in three bytes.
const HEAD: usize = 6;
/// How much the number of a name takes.
const NUMBER: usize = 2;
/// Rows of so many names are long enough.
const MOST_NAMES: usize = 29;
/// The bits that each byte holds, and the one that is set.
const BITS: u32 = 7;
const LOW: u8 = 0x7f;
const HIGH: u8 = 0x80;
/// Texts up to this length are put together with what is around them.
const MAX_SMALL: usize = 1 << 12;

/// A text that is to be written.
#[derive(Clone, Copy)]
pub(super) struct Draft<'a> {
    pub(super) text: &'a [u8],
    pub(super) templates: Sets<'a>,
}

/// A part of a draft.
#[derive(Clone, Copy)]
enum Part<'a> {
    Text(&'a [u8]),
    Mark(Mark),
    Row(Row<'a>),
}

/// An op's text by its template.
#[derive(Clone, Copy)]
struct Row<'a> {
    indent: usize,
    template: Template,
    /// The numbers of the names of results, operands and successors.
    numbers: &'a [[u8; NUMBER]],
    /// Whether the line ends with it.
    ends_line: bool,
}

/// The first bytes of a row.
#[inline]
fn head(indent: usize, names: usize, template: Template) -> Option<[u8; HEAD]> {
    let bits = |number: usize| u8::try_from(number).ok().filter(|&it| it < HIGH);
    let number = template.number();
    let [a, b, c] = [0, BITS, 2 * BITS].map(|shift| (number >> shift) as u8 | HIGH);
    let start = if template.has_marks() { MARKED_ROW } else { ROW };
    let is_short = number < 1 << (3 * BITS);
    is_short.then_some([start, bits(indent)? | HIGH, bits(names)? | HIGH, a, b, c])
}

/// A number of up to 14 bits as the bytes in a row.
#[inline]
fn number_bytes(number: u16) -> [u8; NUMBER] {
    [number as u8 | HIGH, (number >> BITS) as u8 | HIGH]
}

impl<'a> Row<'a> {
    /// The row that a draft begins with, and what follows it.
    #[inline]
    fn split(draft: &'a [u8]) -> Option<(Self, &'a [u8])> {
        let (&[start, indent, names, a, b, c], rest) = draft.split_first_chunk::<HEAD>()?;
        let (numbers, rest) = rest.split_at_checked(usize::from(names & LOW) * NUMBER)?;
        let (numbers, _) = numbers.as_chunks();
        let number = [c, b, a].into_iter().fold(0, |all, byte| all << BITS | u32::from(byte & LOW));
        let (ends_line, rest) = match rest {
            [b'\n', rest @ ..] => (true, rest),
            _ => (false, rest),
        };
        let template = Template::new(number, start == MARKED_ROW);
        Some((Row { indent: usize::from(indent & LOW), template, numbers, ends_line }, rest))
    }

    /// A name as a word.
    #[inline(always)]
    fn word(self, place: Place) -> Option<Word> {
        let number = |at: u16| {
            let &[low, high] = self.numbers.get(usize::from(at))?;
            Some(u16::from(high & LOW) << BITS | u16::from(low & LOW))
        };
        match place {
            Place::Value(at) => short_value(number(at)?),
            Place::Block(at) => short_block(number(at)?),
        }
    }

    /// Writes the text, if there is room.
    #[inline]
    fn write(self, templates: Sets<'_>, pen: &mut Pen<'_>) -> Option<()> {
        pen.blanks(self.indent)?;
        templates.write(self.template, pen, |place| self.word(place))?;
        if self.ends_line { pen.word((b'\n'.into(), 1)) } else { Some(()) }
    }
}

impl<'a> Draft<'a> {
    /// The parts, in order.
    #[inline]
    fn parts(self) -> impl Iterator<Item = Part<'a>> {
        let mut rest = self.text;
        std::iter::from_fn(move || {
            let (part, after) = split(rest)?;
            rest = after;
            Some(part)
        })
    }

    /// Writes what it begins with but for long texts and what has no alias, as much as is handed on
    /// at once; gives the rest.
    fn write_short(self, aliases: &Aliases, page: &mut Page<'_>) -> &'a [u8] {
        let (mut rest, mut alias) = (self.text, Vec::new());
        while page.written() < PIECE {
            let Some((part, after)) = split(rest) else { break };
            let written = match part {
                Part::Row(row) => page.line(|pen| row.write(self.templates, pen)),
                Part::Text(text) if text.len() < MAX_SMALL => page.bytes(text),
                Part::Text(_) => None,
                Part::Mark(mark) => write_mark(mark, aliases, &mut alias, page),
            };
            if written.is_none() {
                break;
            }
            rest = after;
        }
        rest
    }

    /// Visits the symbols for whose sake there are aliases.
    pub(super) fn symbols(self, visit: &mut dyn FnMut(Symbol)) {
        let mut aside = false;
        for at in memchr::memchr2_iter(marks::START, MARKED_ROW, self.text) {
            match self.text.get(at..).and_then(split) {
                Some((Part::Mark(Mark::Aside(begins)), _)) => aside = begins,
                Some((Part::Mark(Mark::Symbol(symbol)), _)) if !aside => visit(symbol),
                Some((Part::Row(row), _)) => self.symbols_of(row.template, visit),
                _ => {}
            }
        }
    }

    /// The same of a template, in which there is nothing but text and marks.
    fn symbols_of(self, template: Template, visit: &mut dyn FnMut(Symbol)) {
        let texts = self.templates.texts(template);
        texts.for_each(|(text, _)| Draft { text, ..self }.symbols(visit));
    }
}

/// What a draft begins with, and what follows that.
#[inline]
fn split(draft: &[u8]) -> Option<(Part<'_>, &[u8])> {
    if let [ROW | MARKED_ROW, ..] = draft
        && let Some((row, rest)) = Row::split(draft)
    {
        return Some((Part::Row(row), rest));
    }
    split_text(draft)
}

/// The same where that is no row.
#[inline(never)]
fn split_text(draft: &[u8]) -> Option<(Part<'_>, &[u8])> {
    let (&first, rest) = draft.split_first()?;
    if first == marks::START
        && let (Some(mark), Some(rest)) = (marks::mark(draft), draft.get(marks::LEN..))
    {
        return Some((Part::Mark(mark), rest));
    }
    let len = memchr::memchr3(ROW, MARKED_ROW, marks::START, rest).map_or(draft.len(), |at| at + 1);
    let (text, rest) = draft.split_at_checked(len)?;
    Some((Part::Text(text), rest))
}

/// Writes the alias that a mark stands for, if there is one, by way of `text`.
fn write_mark(
    mark: Mark,
    aliases: &Aliases,
    text: &mut Vec<u8>,
    page: &mut Page<'_>,
) -> Option<()> {
    text.clear();
    let written = match mark {
        Mark::Symbol(Symbol::Type(ty)) => aliases.write_type(text, ty),
        Mark::Symbol(Symbol::Attr(attr)) => aliases.write_attr(text, attr),
        Mark::Aside(_) => true,
    };
    written.then(|| page.bytes(text))?
}

/// Where templates are, by which they are known.
pub(super) fn address(templates: &Texts) -> usize {
    std::ptr::from_ref(templates).addr()
}

impl Printer<'_> {
    /// Writes a row instead of the text of an op, which begins at `start`, and the indentation
    /// before it, if all its names are short numbers.
    #[inline(always)]
    pub(super) fn put_row(
        &mut self,
        op: OpRef<'_>,
        template: Template,
        start: usize,
    ) -> Option<()> {
        (op.results().len() < 2).then_some(())?;
        let mut row = [[0; NUMBER]; HEAD / NUMBER + MOST_NAMES];
        let (head_of_row, numbers) = row.split_at_mut(HEAD / NUMBER);
        let count = self.names.short_numbers(self.base, op, numbers, number_bytes)?;
        head_of_row.as_flattened_mut().copy_from_slice(&head(self.indent, count, template)?);
        let start = start.saturating_sub(self.indent);
        self.out.truncate(start);
        // All of it is sooner copied than a part.
        self.out.extend_from_slice(row.as_flattened());
        self.out.truncate(start + HEAD + NUMBER * count);
        Some(())
    }

    /// Writes what was printed ahead: it is known now how aliases are called.
    pub(super) fn put_drafted(&mut self, draft: Draft<'_>) {
        let mut page = self.page.take().unwrap_or_else(|| Line::of(ROOM));
        let marked = draft.templates.marked;
        let resolved = (!marked.is_empty()).then(|| self.resolved(marked));
        let marked = resolved.as_deref().unwrap_or(marked);
        let mut draft = Draft { templates: Sets { marked, ..draft.templates }, ..draft };
        while !draft.text.is_empty() {
            let before = draft.text.len();
            page.write(|page| {
                draft.text = draft.write_short(&self.aliases, page);
                Some(())
            });
            self.put_much(page.text());
            if draft.text.len() == before {
                let Some((part, rest)) = split(draft.text) else { break };
                self.put_part(part, draft.templates);
                draft.text = rest;
            }
        }
        self.page = Some(page);
    }

    /// Templates with aliases in place of the marks for these. They are made once.
    fn resolved(&mut self, marked: &Texts) -> Arc<Texts> {
        let key = address(marked);
        if let Some(resolved) = self.resolved.get(&key) {
            return Arc::clone(resolved);
        }
        let resolved = Arc::new(self.resolve(marked));
        self.resolved.insert(key, Arc::clone(&resolved));
        resolved
    }

    /// Makes templates with aliases in place of the marks for these.
    pub(super) fn resolve(&mut self, marked: &Texts) -> Texts {
        let start = self.out.len();
        marked.rewritten(|text, to| {
            let templates = Sets { plain: marked, marked };
            for part in (Draft { text, templates }).parts() {
                match part {
                    Part::Text(text) => self.out.extend_from_slice(text),
                    part => self.put_part(part, templates),
                }
            }
            to.extend_from_slice(self.out.get(start..).unwrap_or_default());
            self.out.truncate(start);
        })
    }

    /// Writes a part, whatever it is.
    fn put_part(&mut self, part: Part<'_>, templates: Sets<'_>) {
        match part {
            Part::Text(text) => self.put_much(text),
            Part::Mark(Mark::Symbol(Symbol::Type(ty))) => self.put_type(ty),
            Part::Mark(Mark::Symbol(Symbol::Attr(attr))) => self.put_attr(attr, Typed::Always),
            Part::Mark(Mark::Aside(_)) => {}
            Part::Row(row) => self.put_row_in_pieces(row, templates),
        }
    }

    /// Writes a line by its template, however long.
    fn put_row_in_pieces(&mut self, row: Row<'_>, templates: Sets<'_>) {
        strings::blanks(self.out, row.indent);
        for (text, place) in templates.texts(row.template) {
            self.out.extend_from_slice(text);
            let (word, len) = place.and_then(|place| row.word(place)).unwrap_or_default();
            self.out.extend_from_slice(word.to_le_bytes().get(..len).unwrap_or_default());
        }
        self.put(if row.ends_line { "\n" } else { "" });
    }
}

#[cfg(test)]
mod tests {
    use couloir_ir::Type;
    use cranelift_entity::EntityRef;

    use super::super::templates::Templates;
    use super::*;

    /// The bytes of a mark.
    const MARK: [u8; marks::LEN] = [0, 0x85, 0x81, 0x80, 0x80, 0x80];

    #[test]
    fn text_without_marks_is_one_part() {
        let templates = Templates::default();
        let draft = Draft { text: b"ab\0c", templates: templates.sets() };
        let parts = draft.parts().map(|part| matches!(part, Part::Text(_))).collect::<Vec<_>>();
        assert_eq!(parts, [true, true]);
    }

    #[test]
    fn marks_divide_text() {
        let text = [b"a".as_slice(), &MARK, b"b"].concat();
        let templates = Templates::default();
        let draft = Draft { text: &text, templates: templates.sets() };
        let ty = Symbol::Type(Type::new((5 + (1 << 7)) >> 1));
        let parts = draft.parts().map(|part| match part {
            Part::Text(text) => text.len(),
            Part::Mark(mark) => 100 * usize::from(mark == Mark::Symbol(ty)),
            Part::Row(_) => 0,
        });
        assert_eq!(parts.collect::<Vec<_>>(), [1, 100, 1]);
    }

    #[test]
    fn what_is_put_aside_asks_for_no_alias() {
        let mut text = [b"a".as_slice(), &MARK].concat();
        text.extend(text.clone());
        marks::put_aside(&mut text, 7);
        let templates = Templates::default();
        let draft = Draft { text: &text, templates: templates.sets() };
        let mut found = 0;
        draft.symbols(&mut |_| found += 1);
        assert_eq!((found, draft.parts().count()), (1, 6));
    }

    #[test]
    fn rows_are_lines_again() {
        let mut templates = Templates::default();
        let names = [(0, 2, Place::Value(0)), (8, 13, Place::Value(1)), (15, 19, Place::Block(2))];
        let template = templates.add(b"%0 = f (%arg7) ^bb3", &names).expect("names in the text");
        let mut text = head(4, names.len(), template).expect("few names").to_vec();
        for number in [9_999, 10_123, 42] {
            text.extend_from_slice(&number_bytes(number));
        }
        text.extend_from_slice(b"\n  }");
        let draft = Draft { text: &text, templates: templates.sets() };
        let mut line = Line::default();
        line.write(|page| draft.write_short(&Aliases::default(), page).is_empty().then_some(()));
        assert_eq!(line.text(), b"    %9999 = f (%arg123) ^bb42\n  }");
        assert!(text.iter().all(|&byte| byte != marks::START));
    }
}
