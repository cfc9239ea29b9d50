//! Lines that are like one before: most of a program's instructions are, but for the numbers of
//! the values and blocks in them. Such a line is read as the other one was, without its tokens
//! being looked at.
//!
//! Invariants: a line is kept only if it is one whole instruction, and all that can differ in
//! another line of the same text are its numbers, each of which is the result, an operand, a
//! block or the location; whatever does not fit (a value not known yet, one of another type, a
//! number out of order) is left to the parser proper, which reports it.

use std::ops::Range;
use std::rc::Rc;
use std::sync::LazyLock;

use hashbrown::HashTable;
use memchr::memmem::Finder;
use smallvec::SmallVec;

use super::Parser;
use super::error::Res;
use super::function::{Attachments, Name, Numbered};
use super::lexer::{Lexer, Tok};
use crate::body::{Block, CallSite, Inst, InstData, Likeness, Local, Value, ValueKind, Word};
use crate::context::Str;
use crate::metadata::Metadata;
use crate::opcode::{Opcode, Shape};
use crate::types::Type;

/// Longer lines are read in full.
const LONGEST: usize = 400;
/// So are lines with more numbers.
const MOST_HOLES: usize = 12;
/// How many lines are kept: text in which none are alike is not to take more memory for it.
const MOST_LINES: usize = 1 << 14;

/// A number in a line: where its digits stand.
#[derive(Clone, Copy, Debug)]
struct Hole {
    start: u16,
    end: u16,
    number: u32,
}

/// How many digits a number may have.
const MOST_DIGITS: usize = 10;

impl Hole {
    /// The number at a place of a line, of no digits where there is none; nothing where it is
    /// too large.
    #[inline]
    fn of(line: &[u8], from: usize) -> Option<Hole> {
        let start = u16::try_from(from).ok()?;
        let (mut end, mut number) = (start, 0u64);
        for byte in line.get(from..)?.iter().take(MOST_DIGITS + 1) {
            let digit = byte.wrapping_sub(b'0');
            if digit > 9 {
                break;
            }
            (end, number) = (end + 1, number * 10 + u64::from(digit));
        }
        (usize::from(end - start) <= MOST_DIGITS).then_some(())?;
        Some(Hole { start, end, number: u32::try_from(number).ok()? })
    }

    /// Where the digits stand.
    #[inline]
    fn digits(self) -> Range<u16> {
        self.start..self.end
    }
}

/// Whether texts are the same, both short.
#[inline]
fn is_same(one: &[u8], other: &[u8]) -> bool {
    let word = |bytes: &[u8; 8]| u64::from_le_bytes(*bytes);
    if one.len() != other.len() {
        return false;
    }
    match (one.last_chunk(), other.last_chunk()) {
        (Some(end), Some(other_end)) => {
            let mut words = one.chunks_exact(8).zip(other.chunks_exact(8));
            word(end) == word(other_end) && words.all(|(one, other)| one == other)
        }
        _ => one.iter().eq(other),
    }
}

/// What a number stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Role {
    Result,
    Value(Type),
    Block,
    Location,
}

/// A word of an operand list: one that is always the same, or that of the number at a place, a
/// value or block.
#[derive(Clone, Copy, Debug)]
enum From {
    Always(Word),
    Number(u32, Role),
}

/// A line that was read, and as what.
#[derive(Debug)]
struct Known {
    text: Box<[u8]>,
    hash: u64,
    /// Where its numbers stand.
    holes: Box<[Range<u16>]>,
    /// Whether the first is that of the result.
    has_result: bool,
    /// Which is that of the location.
    location: Option<u32>,
    data: InstData,
    words: Box<[From]>,
    site: Option<Box<CallSite>>,
    attachments: Box<[(Str, Metadata)]>,
    likeness: Likeness,
}

impl Known {
    /// Whether this is a line in which numbers stand in these places, but for the numbers.
    #[inline]
    fn is(&self, line: &[u8], holes: &[Hole]) -> Option<bool> {
        let (mut at, mut from) = (0, 0);
        for (hole, digits) in holes.iter().zip(&self.holes) {
            let piece = self.text.get(from..usize::from(digits.start))?;
            if !is_same(line.get(at..usize::from(hole.start))?, piece) {
                return Some(false);
            }
            (at, from) = (usize::from(hole.end), usize::from(digits.end));
        }
        let ends_alike = is_same(line.get(at..)?, self.text.get(from..)?);
        Some(ends_alike && holes.len() == self.holes.len())
    }
}

/// A use of a numbered value or block, as the parser met it.
#[derive(Debug)]
struct Met {
    at: usize,
    role: Role,
    word: Word,
}

/// The lines known, and the one being read.
#[derive(Debug, Default)]
pub(super) struct Alike {
    known: Vec<Rc<Known>>,
    by_text: HashTable<u32>,
    /// Range of the line in the source.
    line: Range<usize>,
    hash: u64,
    holes: Vec<Hole>,
    met: Vec<Met>,
    /// Whether the line being read uses what has a name.
    has_names: bool,
    /// Room for the words of an instruction.
    words: Vec<Word>,
}

impl Alike {
    /// Notes a use of a numbered value.
    pub(super) fn meet_value(&mut self, at: usize, ty: Type, value: Value) {
        self.met.push(Met { at, role: Role::Value(ty), word: value.into() });
    }

    /// Notes a use of a numbered block.
    pub(super) fn meet_block(&mut self, at: usize, block: Block) {
        self.met.push(Met { at, role: Role::Block, word: block.into() });
    }

    /// Notes a use of a named value or block.
    pub(super) fn meet_name(&mut self) {
        self.has_names = true;
    }

    /// Finds the numbers of the line that starts at `start`; whether it may be like others.
    #[inline]
    fn scan(&mut self, source: &[u8], start: usize, has_locations: bool) -> bool {
        self.holes.clear();
        self.met.clear();
        self.has_names = false;
        let rest = source.get(start..).unwrap_or_default();
        let rest = rest.get(..LONGEST).unwrap_or(rest);
        if let [b'%', first, ..] = rest
            && !first.is_ascii_digit()
        {
            return false;
        }
        let Some(len) = self.numbers(rest, has_locations) else { return false };
        self.line = start..start + len;
        self.holes.len() <= MOST_HOLES
    }

    /// Finds the numbers in the first line of a text, and a hash of all else; how long the line is.
    /// Nothing where it has no end, or a number is too large.
    #[inline]
    fn numbers(&mut self, text: &[u8], has_locations: bool) -> Option<usize> {
        let (mut at, mut hash) = (0, 0);
        loop {
            let word = word_at(text, at)?;
            let mark = first_mark(word, if has_locations { b'!' } else { b'%' });
            let Some(mark) = mark else {
                (at, hash) = (at + 8, mix(hash, word));
                continue;
            };
            hash = mix(hash, word << (56 - 8 * mark));
            at += mark + 1;
            match (word >> (8 * mark)) as u8 {
                b'\n' => {
                    // What comes last says nothing of the lower half yet.
                    self.hash = mix(hash, hash >> 32).rotate_left(32);
                    return Some(at - 1);
                }
                b'!' if !text.get(..at)?.ends_with(b"!dbg !") => {}
                _ => at = self.hole(text, at)?,
            }
        }
    }

    /// A number at a place, if there is one; where it ends. Nothing where it is too large.
    #[inline]
    fn hole(&mut self, line: &[u8], from: usize) -> Option<usize> {
        let hole = Hole::of(line, from)?;
        if hole.end > hole.start {
            self.holes.push(hole);
        }
        Some(hole.end.into())
    }

    /// The known line that the present one is like.
    #[inline]
    fn find(&self, line: &[u8]) -> Option<Rc<Known>> {
        let is_like = |&at: &u32| {
            let known = self.known.get(at as usize).filter(|known| known.hash == self.hash);
            known.is_some_and(|known| known.is(line, &self.holes) == Some(true))
        };
        let at = *self.by_text.find(self.hash, is_like)?;
        self.known.get(at as usize).cloned()
    }

    fn keep(&mut self, known: Known) {
        let number = self.known.len() as u32;
        self.known.push(Rc::new(known));
        let hashes = |at: &u32| self.known.get(*at as usize).map_or(0, |known| known.hash);
        self.by_text.insert_unique(self.hash, number, hashes);
    }
}

/// The word that begins at a place of a text; behind its end there are zeros.
#[inline]
fn word_at(text: &[u8], at: usize) -> Option<u64> {
    let rest = text.get(at..).filter(|rest| !rest.is_empty())?;
    Some(match rest.first_chunk() {
        Some(bytes) => u64::from_le_bytes(*bytes),
        None => rest.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte)),
    })
}

/// The first byte of a word that is a percent sign, ends a line, or is this one.
#[inline]
fn first_mark(word: u64, other: u8) -> Option<usize> {
    const EACH: u64 = u64::MAX / 0xff;
    // What lies above the first zero may be taken for one, too.
    let zeros = |word: u64| word.wrapping_sub(EACH) & !word;
    let are = |byte: u8| zeros(word ^ (EACH * u64::from(byte)));
    let marks = (are(b'%') | are(b'\n') | are(other)) & (EACH << 7);
    (marks != 0).then(|| marks.trailing_zeros() as usize / 8)
}

/// A hash that goes on with a word.
#[inline]
fn mix(hash: u64, word: u64) -> u64 {
    (hash.rotate_left(5) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

/// What the numbers of a line are, once all is known to fit.
#[derive(Default)]
struct Fitted {
    result: Option<u32>,
    location: Option<Metadata>,
    /// Whether an operand stands for nothing yet.
    is_ahead: bool,
    /// Whether the result stands for something.
    was_met: bool,
}

impl Parser<'_> {
    /// Reads an instruction, or several; whether the last ends the block.
    pub(super) fn instruction(&mut self) -> Res<bool> {
        let source = self.lex.source();
        let mut start = self.at();
        let may_be_alike = loop {
            let known = match self.known_at(start) {
                Ok(known) => known,
                Err(may_be_kept) => break may_be_kept,
            };
            let Some((ends, next)) = self.line_like(&known)? else { break true };
            match next {
                Some(next) if !ends => start = next,
                Some(next) => {
                    self.lex = Lexer::new(source, next);
                    return Ok(ends);
                }
                None => return Ok(ends),
            }
        };
        if start != self.at() {
            self.lex = Lexer::new(source, start);
        }
        let count = self.func.body.insts.len();
        let ends = self.full_instruction()?;
        if may_be_alike && self.alike.known.len() < MOST_LINES {
            self.keep_line(count);
        }
        Ok(ends)
    }

    /// The known line that the one that starts here is like; if there is none, whether it may
    /// become one.
    #[inline]
    fn known_at(&mut self, start: usize) -> Result<Rc<Known>, bool> {
        let source = self.lex.source();
        // What a typed pointer points to may be known only after a line like this one.
        if self.typed_pointers || !self.alike.scan(source, start, self.has_locations) {
            return Err(false);
        }
        let line = source.get(self.alike.line.clone()).unwrap_or_default();
        self.alike.find(line).ok_or(true)
    }

    /// Reads the line as one before it that it is like, if all fits: whether it ends the block, and
    /// where the line after it begins, unless the lexer is there.
    fn line_like(&mut self, known: &Known) -> Res<Option<(bool, Option<usize>)>> {
        let is_named = known.has_result || known.data.ty == Type::VOID;
        let (source, end) = (self.lex.source(), self.alike.line.end);
        let next = next_at(source, end + 1).filter(|_| is_named);
        let lexer = next.is_none().then(|| Lexer::new(source, end + 1));
        if lexer.is_some_and(|lexer| !self.begins_anew(&lexer)) {
            return Ok(None);
        }
        let mut words = std::mem::take(&mut self.alike.words);
        let read = match self.fitted(known, &mut words) {
            Some(fitted) => self.read_as(known, &fitted, &mut words),
            None => Ok(None),
        };
        self.alike.words = words;
        if let (Ok(Some(())), Some(lexer)) = (&read, lexer) {
            self.lex = lexer;
        }
        Ok(read?.map(|()| (known.data.opcode.is_terminator(), next)))
    }

    fn read_as(&mut self, known: &Known, fitted: &Fitted, words: &mut [Word]) -> Res<Option<()>> {
        let start = self.alike.line.start;
        if fitted.is_ahead {
            for (word, from) in words.iter_mut().zip(&known.words) {
                let From::Number(at, role) = *from else { continue };
                let Some(&hole) = self.alike.holes.get(at as usize) else { return Ok(None) };
                let Some(found) = self.word_of(start, hole, role)? else { return Ok(None) };
                *word = found;
            }
        }
        let mut data = known.data.clone();
        if let Some(site) = &known.site {
            data.aux = self.func.body.calls.len() as u32;
            self.func.body.calls.push(CallSite::clone(site));
        }
        let inst = match fitted.result {
            Some(number) if !fitted.was_met && !fitted.is_ahead => {
                self.append_new(number, data, words)
            }
            result => {
                let name = result.map(|number| Name::Number(number, start));
                self.append(name, data, words)?
            }
        };
        self.func.body.set_likeness(inst, known.likeness);
        if fitted.location.is_some() || !known.attachments.is_empty() {
            let others = SmallVec::from_slice(&known.attachments);
            self.attach(inst, Attachments { location: fitted.location, others });
        }
        Ok(Some(()))
    }

    /// Whether all numbers of the line stand for what they stood for in the other one, or may come
    /// to; `words` are those of its operands that are known.
    fn fitted(&self, known: &Known, words: &mut Vec<Word>) -> Option<Fitted> {
        let (mut fitted, holes) = (Fitted::default(), &self.alike.holes);
        words.clear();
        for from in &known.words {
            let word = match *from {
                From::Always(word) => word,
                From::Number(at, role) => {
                    match (self.func.numbered(holes.get(at as usize)?.number), role) {
                        (Numbered::Value(local), Role::Value(ty)) if self.is_of(local, ty) => {
                            Value::from(local).into()
                        }
                        (Numbered::Block(block), Role::Block) => block.into(),
                        (Numbered::Nothing, _) => {
                            fitted.is_ahead = true;
                            Block::from_u32(0).into()
                        }
                        _ => return None,
                    }
                }
            };
            words.push(word);
        }
        if known.has_result {
            let number = holes.first()?.number;
            fitted.was_met = match self.func.numbered(number) {
                Numbered::Nothing => false,
                Numbered::Value(local) if self.is_of(local, known.data.ty) => true,
                _ => return None,
            };
            fitted.result = (number >= self.func.next).then_some(number);
            fitted.result?;
        }
        if let Some(at) = known.location {
            fitted.location = self.nodes.known(holes.get(at as usize)?.number);
            fitted.location?;
        }
        Some(fitted)
    }

    #[inline]
    fn is_of(&self, local: Local, ty: Type) -> bool {
        self.func.body.locals[local].ty == ty
    }

    /// The word of a number that fits, in the line that starts at `start`; none where the line
    /// itself has it stand for something else before.
    #[inline]
    fn word_of(&mut self, start: usize, hole: Hole, role: Role) -> Res<Option<Word>> {
        Ok(match (self.func.numbered(hole.number), role) {
            (Numbered::Value(local), Role::Value(_)) => Some(Value::from(local).into()),
            (Numbered::Block(block), Role::Block) => Some(block.into()),
            (Numbered::Nothing, _) => Some(self.new_word(start, hole, role)?),
            _ => None,
        })
    }

    /// The same of a number that stands for nothing yet.
    fn new_word(&mut self, start: usize, hole: Hole, role: Role) -> Res<Word> {
        let at = start + usize::from(hole.start.saturating_sub(1));
        if let Role::Value(ty) = role {
            let local = self.forward_value(ty, at)?;
            self.func.set_number(hole.number, Numbered::Value(local));
            return Ok(Value::from(local).into());
        }
        let block = self.new_block(at);
        self.func.set_number(hole.number, Numbered::Block(block));
        Ok(block.into())
    }

    /// Whether what follows a line begins another instruction, or ends the function: nothing of
    /// it can belong to the line before.
    fn begins_anew(&self, next: &Lexer<'_>) -> bool {
        match next.tok {
            Tok::LocalId | Tok::Local | Tok::Label | Tok::LabelId => true,
            Tok::RBrace | Tok::Hash => true,
            Tok::Word => {
                let word = next.text();
                matches!(word, b"tail" | b"musttail" | b"notail") || self.opcodes.contains_key(word)
            }
            _ => false,
        }
    }

    /// Keeps the line just read, if it was one instruction and others may be like it.
    fn keep_line(&mut self, count: usize) {
        let source = self.lex.source();
        let line = self.alike.line.clone();
        if self.func.body.insts.len() != count + 1
            || self.alike.has_names
            || Lexer::new(source, line.end).start != self.at()
        {
            return;
        }
        let text = source.get(line).unwrap_or_default();
        let inst = Inst::from_u32(count as u32);
        if let Some(known) = self.known_line(inst, text).filter(|_| plain_text(text)) {
            self.func.body.set_likeness(inst, known.likeness);
            self.alike.keep(known);
        }
    }

    fn known_line(&self, inst: Inst, text: &[u8]) -> Option<Known> {
        let body = &self.func.body;
        let data = body.insts.get(inst)?;
        let site = match data.opcode {
            Opcode::Call => Some(Box::new(body.calls.get(data.aux as usize)?.clone())),
            _ => None,
        };
        let has_bundles = site.as_ref().is_some_and(|site| !site.bundles.is_empty());
        if !is_of_values(data.opcode.shape()) || has_bundles || self.old_debug && site.is_some() {
            return None;
        }
        let roles = self.roles(inst, text)?;
        let words = self.words_from(inst, &roles)?;
        let holes = self.alike.holes.iter().map(|hole| hole.digits());
        let location = roles.iter().position(|role| *role == Role::Location);
        Some(Known {
            text: text.into(),
            hash: self.alike.hash,
            holes: holes.collect(),
            has_result: roles.first() == Some(&Role::Result),
            location: location.map(|at| at as u32),
            data: InstData { args: cranelift_entity::EntityList::new(), ..data.clone() },
            words,
            site,
            attachments: body.attachments_of(inst).into(),
            likeness: self.ctx.new_likeness().unwrap_or_default(),
        })
    }

    /// What each number of the line just read stands for, if that is known of all.
    fn roles(&self, inst: Inst, text: &[u8]) -> Option<Vec<Role>> {
        let mut met = self.alike.met.iter();
        let has_location = self.func.body.debug_location(inst).is_some();
        let mut located = false;
        let mut roles = Vec::new();
        for hole in &self.alike.holes {
            let sigil = usize::from(hole.start.checked_sub(1)?);
            roles.push(match text.get(sigil)? {
                b'!' if located => return None,
                b'!' => {
                    located = true;
                    Role::Location
                }
                _ if sigil == 0 => Role::Result,
                _ => {
                    let use_of = met.next()?;
                    (use_of.at == self.alike.line.start + sigil).then_some(use_of.role)?
                }
            });
        }
        (met.next().is_none() && located == has_location).then_some(roles)
    }

    /// Where the words of an instruction come from: those of numbers stand in the order of the
    /// text.
    fn words_from(&self, inst: Inst, roles: &[Role]) -> Option<Box<[From]>> {
        let body = &self.func.body;
        let is_operand = |role: &Role| matches!(role, Role::Value(_) | Role::Block);
        let places = roles.iter().enumerate().filter(|(_, role)| is_operand(role));
        let mut holes = places.map(|(at, _)| at).zip(&self.alike.met).peekable();
        let mut words = Vec::new();
        let data = body.insts.get(inst)?;
        let numbers_from = first_number(data.opcode.shape());
        for (place, &word) in body.words(data).iter().enumerate() {
            let is_number = place >= numbers_from;
            let hole = holes.next_if(|(_, met)| !is_number && met.word == word);
            words.push(match (hole, word.value().kind()) {
                _ if is_number => From::Always(word),
                (Some((at, met)), _) => From::Number(at as u32, met.role),
                (None, ValueKind::Constant(_)) => From::Always(word),
                _ => return None,
            });
        }
        holes.next().is_none().then(|| words.into())
    }
}

/// Words that instructions often begin with.
const FIRST_WORDS: [&[u8]; 4] = [b"store ", b"br ", b"call ", b"ret "];

/// Where a line begins that starts with a value's name, or is another instruction for certain.
#[inline]
fn next_at(source: &[u8], line: usize) -> Option<usize> {
    let text = source.get(line..)?;
    if text.starts_with(b"  %") {
        return Some(line + 2);
    }
    let blanks = text.iter().take_while(|&&byte| byte == b' ').count();
    let text = text.get(blanks..)?;
    let begins =
        text.first() == Some(&b'%') || FIRST_WORDS.iter().any(|word| text.starts_with(word));
    begins.then_some(line + blanks)
}

/// Finds what makes a line depend on where it stands.
static OF_PLACE: LazyLock<[Finder<'static>; 2]> =
    LazyLock::new(|| [b"blockaddress".as_slice(), b" asm "].map(Finder::new));

/// Whether a text says the same wherever it stands, but for the numbers of values: it has no
/// strings, no comments, no metadata but by number, and no addresses of blocks.
fn plain_text(text: &[u8]) -> bool {
    let marks = memchr::memchr_iter(b'!', text);
    let mut after = marks.map(|at| text.get(at + 1).copied().unwrap_or(0));
    memchr::memchr2(b'"', b';', text).is_none()
        && after.all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
        && OF_PLACE.iter().all(|finder| finder.find(text).is_none())
}

/// The place in the operand list from which on there are only numbers.
fn first_number(shape: Shape) -> usize {
    match shape {
        Shape::ExtractValue => 1,
        Shape::InsertValue => 2,
        _ => usize::MAX,
    }
}

/// Whether the operand list is values and blocks, and numbers after them. What returns from a function depends
/// on its result, so that is not among them.
fn is_of_values(shape: Shape) -> bool {
    matches!(
        shape,
        Shape::Same
            | Shape::Typed
            | Shape::Cast
            | Shape::Gep
            | Shape::Load
            | Shape::Alloca
            | Shape::ExtractValue
            | Shape::InsertValue
            | Shape::Phi
            | Shape::Br
            | Shape::CondBr
            | Shape::Call
            | Shape::Nullary
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_percent_signs_and_ends_of_lines() {
        let first = |text: &[u8; 8], other| first_mark(u64::from_le_bytes(*text), other);
        assert_eq!(first(b"$&\x0b\t%\n%%", b'%'), Some(4));
        assert_eq!(first(b"$&!\x0b\t\n%%", b'%'), Some(5));
        assert_eq!(first(b"$&!\x0b\t\n%%", b'!'), Some(2));
        assert_eq!(first(b"\xa5\x8a\x24\x26\x09\x0b !", b'%'), None);
    }

    #[test]
    fn lines_are_alike_but_for_numbers_of_values_and_locations() {
        let mut alike = Alike::default();
        let mut scan = |text: &str| {
            let is_one = alike.scan(text.as_bytes(), 0, true);
            let numbers = alike.holes.iter().map(|hole| hole.number).collect::<Vec<_>>();
            is_one.then_some((alike.hash, alike.line.len(), numbers))
        };
        let (hash, len, numbers) = scan("%7 = add i32 %12, 5, !dbg !3, !a !4\n").expect("a line");
        assert_eq!((len, numbers), (35, vec![7, 12, 3]));
        let same = scan("%4294967295 = add i32 %0, 5, !dbg !16, !a !4\n").expect("a line");
        assert_eq!((same.0, same.2), (hash, vec![u32::MAX, 0, 16]));
        for other in
            ["%7 = add i32 %12, 6, !dbg !3, !a !4\n", "%7 = add i32 %12, 5, !dbg !3, !a !5\n"]
        {
            assert_ne!(scan(other).expect("a line").0, hash);
        }
        for none in [
            "%7 = add i32 %12, 5",
            "%a = add i32 %12, 5\n",
            "ret i32 %4294967296\n",
            "ret i32 %00000000001\n",
        ] {
            assert_eq!(scan(none), None);
        }
    }
}
