//! Ops written alike: lines that differ in names only.
//!
//! An op without regions on a line of its own is told by its text but for the
//! names of operands and successors. What such a text means is kept, and the
//! next line like it only has its names looked up and their types compared.
//! The name of a location that ends the line is no part of that text.
//!
//! Invariants: an entry is found by the very bytes of all its text, and holds
//! what `plain`, or the parser by tokens, made of them; as in `plain`, nothing
//! is changed before all has been compared. So what a line means to an op's
//! syntax must depend on nothing but its text and the types of its operands,
//! and which of them are the same where the syntax says so (`once`).

use couloir_ir::attr::Attribute;
use couloir_ir::body::{Class, Op, OpSpec};
use couloir_ir::{Location, Type, Value};

use memchr::memmem;
use smallvec::SmallVec;

use super::Parser;
use super::ops::CustomOp;
use crate::lex::{is_token_at, name_end, next_line, word_end};
use couloir_ir::sequence::Sequence;

/// Entries of the table, at first and at most; powers of two.
const SLOTS: usize = 1 << 10;
const MOST_SLOTS: usize = 1 << 14;
/// How many lines are told by their ends; a power of two.
const ENDS: usize = 1 << 13;
/// The longest line that is looked at.
const LONGEST: usize = 400;
/// The most names a line may have.
pub(super) const NAMES: usize = 8;
/// Entries made before all are forgotten.
const MAX_MADE: usize = 1 << 14;
/// What comes before the name of a location, with the start of that.
const BEFORE_NAME: &[u8] = b" loc(#";
/// Spreads the bits of a text.
const SPREAD: u64 = 0x9e37_79b9_7f4a_7c15;

/// A run of something kept one after the other.
pub(super) type Run = (u32, u32);

/// A line taken apart.
#[derive(Clone, Copy, Default)]
pub(super) struct Line {
    hash: u64,
    /// The names, and the texts before and after them; one more than names.
    names: [Run; NAMES],
    texts: [Run; NAMES + 1],
    /// Names as words, where they are that short; 0 where they may be.
    pub(super) keys: [u64; NAMES],
    count: usize,
    /// Where the line ends, or the name of its location starts; 0 where it could not be taken apart.
    pub(super) end: usize,
    /// Whether more than names and ends is noted.
    whole: bool,
    /// Whether what the line means depends on which names are the same.
    pub(super) once: bool,
}

/// What a line means.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    hash: u64,
    dialect: usize,
    op: CustomOp,
    pieces: Run,
    pub(super) types: Run,
    pub(super) props: Run,
    pub(super) result: Option<Type>,
    /// The discardable attributes.
    attrs: Attribute,
    /// What ops read of such lines are.
    class: Option<Class>,
    /// The place among the operands of each that is named.
    pub(super) order: [u8; NAMES],
    /// How many blanks end the line; of a head, with the brace before them, and of a line with a
    /// location, with what comes before its name.
    pub(super) tail: usize,
    /// Whether a location ends the line.
    is_located: bool,
    /// Whether the line is the head of an op with a region.
    pub(super) is_head: bool,
    /// Whether values in the next line would be operands of the op (`return`).
    may_go_on: bool,
    /// How many operands the op has.
    pub(super) operands: usize,
    /// Whether a line with a name that comes twice means something else.
    once: bool,
}

/// The name before an op's equals sign: where it is, none where that is nowhere, and the name as
/// a word as [`name_before`] gives it.
#[derive(Clone, Copy)]
pub(super) struct Named {
    pub(super) start: usize,
    pub(super) end: usize,
    pub(super) key: u64,
}

impl Named {
    /// The name that starts at an offset.
    #[inline]
    pub(super) fn at(src: &[u8], start: usize) -> Self {
        let (end, key) = name_before(src, start, b' ').unwrap_or((name_end(src, start + 1), 0));
        Named { start, end, key }
    }
}

/// A text of a line, and the name after it. The last of a line ends with it, and has none.
#[derive(Clone, Copy)]
struct Piece {
    text: Run,
    /// What comes after the name.
    stop: u8,
    /// The place among the operands of what is named, or [`SUCCESSOR`].
    place: u8,
    /// The type of the operand.
    ty: Type,
}

/// The place of names of blocks.
const SUCCESSOR: u8 = u8::MAX;

/// What names of a line stand for.
type Values = [Value; NAMES];

/// Whether no value is there twice.
fn are_distinct(values: &[Value]) -> bool {
    (1..values.len()).all(|at| {
        let (before, rest) = values.split_at(at);
        !rest.first().is_some_and(|value| before.contains(value))
    })
}

#[inline]
fn no_values() -> Values {
    [Value::from_u32(u32::MAX - 1); NAMES]
}

/// What lines were found to mean.
#[derive(Default)]
pub(super) struct Alike {
    entries: Vec<Entry>,
    /// The numbers of entries, one up, by their hashes.
    table: Vec<u32>,
    /// The texts of entries but for names, with the ends of lines, apart from the file, of which no more is looked at so
    /// than is being read; where each is; and room to look at some more of the last.
    text: Vec<u8>,
    pieces: Vec<Piece>,
    pub(super) types: Vec<Type>,
    pub(super) props: Vec<Option<Attribute>>,
    pub(super) line: Line,
    /// The number of what the line was found to be like, if it was.
    pub(super) found: Option<usize>,
    /// The same of lines before, by how these start.
    sequence: Sequence<1, 13>,
    start: u32,
    /// The same of the last line with such ends, and the ends of this one.
    by_ends: Vec<u32>,
    ends: Option<usize>,
}

fn bytes(src: &[u8], run: Run) -> &[u8] {
    src.get(run.0 as usize..run.1 as usize).unwrap_or_default()
}

pub(super) fn part<T>(all: &[T], run: Run) -> &[T] {
    all.get(run.0 as usize..run.1 as usize).unwrap_or_default()
}

/// The places of a line among so many, a power of two: what is the same text may stand where
/// other dialects' names are short.
#[inline]
fn places(hash: u64, dialect: usize, all: usize) -> [usize; 2] {
    let mixed = (hash ^ dialect as u64).wrapping_mul(SPREAD) >> 32;
    let place = mixed as usize & all.saturating_sub(1);
    [place, place ^ 1]
}

/// A number for lines that start alike, up to the first name.
#[inline]
fn start_of(src: &[u8], at: usize) -> u32 {
    let Some(&first) = src.get(at..).and_then(|line| line.first_chunk()) else { return 0 };
    let words = u128::from_le_bytes(first);
    let [first, second] = [words as u64, (words >> 64) as u64];
    let [name, later] = [first, second].map(names_in);
    let second = if name == 0 { second & before(later) } else { 0 };
    let hash = (first & before(name) ^ second.rotate_left(29)).wrapping_mul(SPREAD);
    (hash >> 32) as u32
}

/// What [`matches`] says of the bytes that names start with.
#[inline]
fn names_in(word: u64) -> u64 {
    matches(word, u64::from_le_bytes([b'%'; 8])) | matches(word, u64::from_le_bytes([b'^'; 8]))
}

/// All bits below the first that is set.
#[inline]
fn before(bits: u64) -> u64 {
    (bits & bits.wrapping_neg()).wrapping_sub(1)
}

/// The last number in the first brackets of a line, in which lines often differ that are alike
/// else; 0 where there is none.
#[inline]
fn last_index(line: &[u8]) -> u64 {
    let end = memchr::memchr(b']', line).and_then(|end| line.get(..end)?.last_chunk());
    let word = end.map_or(0, |end| u64::from_le_bytes(*end));
    let comma = matches(word, u64::from_le_bytes([b','; 8])).leading_zeros();
    let index = word.checked_shr(56_u32.wrapping_sub(comma)).unwrap_or(0);
    if names_in(index) == 0 { index } else { 0 }
}

/// A number for lines that begin and end alike and are about as long: they hardly ever differ.
#[inline]
fn ends(src: &[u8], at: usize, start: u32) -> Option<usize> {
    let line = src.get(at..src.len().min(at + LONGEST))?;
    let line = line.get(..memchr::memchr(b'\n', line)?)?;
    let line = line.get(..line.len() - len_of_name(line))?;
    // Shorter lines are branches.
    let words = line.last_chunk().map_or(0, |last| u128::from_le_bytes(*last));
    let mut hash = u64::from(start) ^ (line.len() as u64 / 2) << 32;
    for word in [last_index(line), words as u64, (words >> 64) as u64] {
        hash = (hash.rotate_left(5) ^ word).wrapping_mul(SPREAD);
    }
    Some((hash >> 32) as usize % ENDS)
}

/// How long the end of a line is that names its location, from the `#` on; 0 where none does.
#[inline]
fn len_of_name(line: &[u8]) -> usize {
    let named = line.strip_suffix(b")").and_then(|line| {
        let start = line.iter().rposition(|byte| !byte.is_ascii_alphanumeric())?;
        line.get(..=start)?.ends_with(BEFORE_NAME).then_some(line.len() - start + 1)
    });
    named.unwrap_or(0)
}

/// Whether a word starts here that has a dot in it.
#[inline]
fn has_dot(src: &[u8], at: usize) -> bool {
    let word = src.get(at..).and_then(|rest| rest.first_chunk()).copied().unwrap_or_default();
    let dot = matches(u64::from_le_bytes(word), u64::from_le_bytes([b'.'; 8]));
    if let Some(start) = word.get(..dot.trailing_zeros() as usize / 8)
        && dot != 0
        && start.iter().all(u8::is_ascii_lowercase)
    {
        return true;
    }
    src.get(at..word_end(src, at)).is_some_and(|word| word.contains(&b'.'))
}

/// Whether there is nothing but blanks.
pub(super) fn is_blank(text: &[u8]) -> bool {
    text.iter().all(|byte| matches!(byte, b' ' | b'\t'))
}

/// The highest bit of the first byte of a word, and of others maybe, that is
/// the byte in all places of `bytes`.
#[inline]
fn matches(word: u64, bytes: u64) -> u64 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    let other = word ^ bytes;
    other.wrapping_sub(ONES) & !other & (ONES << 7)
}

/// Where the first name, `#` or line end at or after an offset is, and the text up
/// to there mixed into a number. The last few bytes of a file are not looked at.
#[inline]
fn scan(src: &[u8], mut at: usize, mut hash: u64) -> Option<(usize, u64)> {
    let all = |byte: u8| u64::from_le_bytes([byte; 8]);
    let mut mix = |word: u64| hash = (hash.rotate_left(5) ^ word).wrapping_mul(SPREAD);
    loop {
        let word = u64::from_le_bytes(*src.get(at..)?.first_chunk()?);
        let names = matches(word, all(b'%')) | matches(word, all(b'^'));
        let found = names | matches(word, all(b'\n')) | matches(word, all(b'#'));
        if found == 0 {
            mix(word);
            at += 8;
            continue;
        }
        let len = found.trailing_zeros() / 8;
        // The number of bytes stands where one of the rest was.
        mix(word & !(u64::MAX << (8 * len)) | u64::from(len + 1) << 56);
        return Some((at + len as usize, hash));
    }
}

/// Where the name ends that starts at an offset, if a whole one does.
#[inline]
fn name_at(src: &[u8], at: usize) -> Option<usize> {
    let starts = matches!(src.get(at), Some(b'%' | b'^'));
    let end = name_end(src, at + 1);
    (starts && end > at + 1 && src.get(end) != Some(&b'#')).then_some(end)
}

/// The same, and the name as a word where it is that short: only then is it a name for sure when
/// it is known as one. After a name there is `stop`.
#[inline(always)]
fn name_before(src: &[u8], at: usize, stop: u8) -> Option<(usize, u64)> {
    let word = u64::from_le_bytes(*src.get(at..)?.first_chunk()?);
    let found = matches(word, u64::from_le_bytes([stop; 8]));
    let len = found.trailing_zeros() as usize / 8;
    if found == 0 || len < 2 || word as u8 != b'%' {
        return name_at(src, at).map(|end| (end, 0));
    }
    Some((at + len, word & !(u64::MAX << (8 * len))))
}

/// Where a text ends that is a part of another one too and starts at an offset here. The last few
/// bytes of both are not looked at.
#[inline]
fn after(src: &[u8], at: usize, text: &[u8], part: Run) -> Option<usize> {
    let (from, to) = (part.0 as usize, part.1 as usize);
    let len = to.checked_sub(from)?;
    let (here, _) = src.get(at..at + len + 8)?.as_chunks::<8>();
    let (there, _) = text.get(from..to + 8)?.as_chunks::<8>();
    let ((&here, first), (&there, whole)) = (here.split_last()?, there.split_last()?);
    let other = u64::from_le_bytes(here) ^ u64::from_le_bytes(there);
    let last = other & !(u64::MAX << (8 * (len % 8))) == 0;
    (last && (first.is_empty() || first == whole)).then_some(at + len)
}

impl Line {
    /// Takes the line apart that goes on from an offset.
    fn read(&mut self, src: &[u8], start: usize) -> Option<()> {
        let src = src.get(..src.len().min(start + LONGEST))?;
        (self.hash, self.count, self.end, self.whole) = (0, 0, 0, true);
        self.once = false;
        let (mut text, mut at) = (start, start);
        loop {
            let stop;
            (stop, self.hash) = scan(src, at, self.hash)?;
            let byte = *src.get(stop)?;
            if byte == b'#' && !src.get(text..=stop)?.ends_with(BEFORE_NAME) {
                at = stop + 1;
                continue;
            }
            *self.texts.get_mut(self.count)? = (text as u32, stop as u32);
            if matches!(byte, b'#' | b'\n') {
                self.end = stop;
                return Some(());
            }
            at = name_at(src, stop)?;
            *self.names.get_mut(self.count)? = (stop as u32, at as u32);
            *self.keys.get_mut(self.count)? = 0;
            self.count += 1;
            text = at;
        }
    }

    /// Whether types are named, after which an op has no more operands.
    fn names_types(&self, src: &[u8]) -> bool {
        src.get(self.start() as usize..self.end).is_some_and(|text| text.contains(&b':'))
    }

    /// What ends the line.
    fn stop<'s>(&self, src: &'s [u8]) -> &'s [u8] {
        src.get(self.end..=self.end).unwrap_or(b"\n")
    }

    fn texts(&self) -> &[Run] {
        self.texts.get(..=self.count).unwrap_or_default()
    }

    pub(super) fn names(&self) -> &[Run] {
        self.names.get(..self.count).unwrap_or_default()
    }

    /// Notes all of the line, if only some of it is.
    pub(super) fn complete(&mut self, src: &[u8]) {
        if !self.whole {
            _ = self.read(src, self.start() as usize);
        }
    }

    fn start(&self) -> u32 {
        self.texts[0].0
    }

    /// Whether this is the line that goes on from an offset.
    pub(super) fn starts_at(&self, at: u32) -> bool {
        self.end != 0 && self.start() == at
    }
}

impl Entry {
    /// An entry for a line, without what the line means.
    pub(super) fn new(line: &Line, op: CustomOp, dialect: usize, tail: usize) -> Self {
        Entry {
            hash: line.hash,
            dialect,
            op,
            pieces: Run::default(),
            types: Run::default(),
            props: Run::default(),
            result: None,
            attrs: Attribute::EMPTY_DICT,
            class: None,
            order: [0; NAMES],
            tail,
            is_located: false,
            is_head: false,
            may_go_on: false,
            once: line.once,
            operands: 0,
        }
    }
}

impl Alike {
    /// Notes that the line is like that of an entry.
    fn learn(&mut self, number: usize) {
        self.sequence.learn_of(self.start, number);
        let Some(ends) = self.ends else { return };
        self.by_ends.resize(ENDS, 0);
        if let Some(last) = self.by_ends.get_mut(ends) {
            *last = number as u32;
        }
    }

    /// The entry with a number.
    #[inline]
    pub(super) fn entry(&self, number: usize) -> Option<&Entry> {
        self.entries.get(number)
    }

    /// Whether the line is like that of an entry. Of the line only names and its ends are noted then.
    #[inline]
    fn follow(&mut self, number: usize, src: &[u8], start: usize) -> Option<()> {
        let entry = self.entries.get(number)?;
        let (last, pieces) = part(&self.pieces, entry.pieces).split_last()?;
        let (line, mut at) = (&mut self.line, start);
        for ((piece, name), key) in pieces.iter().zip(&mut line.names).zip(&mut line.keys) {
            at = after(src, at, &self.text, piece.text)?;
            let end;
            (end, *key) = name_before(src, at, piece.stop)?;
            *name = (at as u32, end as u32);
            at = end;
        }
        at = after(src, at, &self.text, last.text)?;
        line.texts[0].0 = start as u32;
        (line.count, line.end, line.whole) = (pieces.len(), at - 1, false);
        Some(())
    }

    /// The number of what the line is like, if such a one was kept.
    #[inline]
    fn find(&self, src: &[u8], dialect: usize) -> Option<usize> {
        let places = places(self.line.hash, dialect, self.table.len()).into_iter();
        let numbers =
            places.filter_map(|place| Some(self.table.get(place)?.checked_sub(1)? as usize));
        numbers.into_iter().find(|&number| self.is_like(number, src, dialect))
    }

    /// Whether the line is like that of an entry.
    fn is_like(&self, number: usize, src: &[u8], dialect: usize) -> bool {
        let Some(entry) = self.entry(number) else { return false };
        let line = &self.line;
        let stop = line.stop(src);
        let pieces = part(&self.pieces, entry.pieces);
        let mut both = pieces.iter().zip(line.texts());
        // The last has the end of the line besides.
        entry.hash == line.hash
            && entry.dialect == dialect
            && pieces.len() == line.texts().len()
            && both.all(|(piece, &text)| {
                let (own, text) = (bytes(&self.text, piece.text), bytes(src, text));
                own == text || own.strip_suffix(stop) == Some(text)
            })
    }

    pub(super) fn add(
        &mut self,
        mut entry: Entry,
        src: &[u8],
        types: &[Type],
        props: &[Option<Attribute>],
    ) {
        if self.entries.len() == MAX_MADE {
            *self = Self { line: self.line, ..Self::default() };
        }
        entry.is_located = self.line.stop(src) == b"#";
        entry.may_go_on = entry.result.is_none() && !self.line.names_types(src);
        entry.pieces = self.add_pieces(&entry, src, types);
        entry.types.0 = self.types.len() as u32;
        self.types.extend_from_slice(types);
        entry.types.1 = self.types.len() as u32;
        entry.props.0 = self.props.len() as u32;
        self.props.extend_from_slice(props);
        entry.props.1 = self.props.len() as u32;
        let number = self.entries.len();
        self.make_room();
        self.entries.push(entry);
        self.enter(number);
        self.learn(number);
    }

    /// Keeps the texts of the line, with what comes after each.
    fn add_pieces(&mut self, entry: &Entry, src: &[u8], types: &[Type]) -> Run {
        let first = self.pieces.len() as u32;
        self.text.truncate(self.text.len().saturating_sub(8));
        let mut operands = entry.order.iter().zip(types);
        let line = &self.line;
        let names = line.names().iter().map(|name| bytes(src, *name)).chain([line.stop(src)]);
        for (&text, name) in line.texts().iter().zip(names) {
            let start = self.text.len() as u32;
            self.text.extend_from_slice(bytes(src, text));
            let operand = if name.first() == Some(&b'%') { operands.next() } else { None };
            let (&place, &ty) = operand.unwrap_or((&SUCCESSOR, &Type::NONE));
            let text = (start, self.text.len() as u32);
            self.pieces.push(Piece { text, stop: b'\n', place, ty });
        }
        self.text.extend_from_slice(self.line.stop(src));
        self.text.extend_from_slice(b"\0\0\0\0\0\0\0\0");
        self.close_pieces(first as usize);
        (first, self.pieces.len() as u32)
    }

    /// Notes of a line's texts what comes after the name that follows each.
    fn close_pieces(&mut self, first: usize) {
        let pieces = self.pieces.get_mut(first..).unwrap_or_default();
        for piece in pieces.iter_mut() {
            piece.stop = self.text.get(piece.text.1 as usize).copied().unwrap_or(b'\n');
        }
        if let Some(last) = pieces.last_mut() {
            last.text.1 += 1;
        }
    }

    /// Puts an entry into its place, or beside it where that is taken: two that go to the same
    /// place would drive each other out at every turn.
    fn enter(&mut self, number: usize) {
        let Some(entry) = self.entry(number) else { return };
        let places = places(entry.hash, entry.dialect, self.table.len());
        let free = places.into_iter().find(|&place| self.table.get(place) == Some(&0));
        if let Some(place) = self.table.get_mut(free.unwrap_or(places[0])) {
            *place = number as u32 + 1;
        }
    }

    /// Makes room for one more entry, and for all there may be where there are many: room that
    /// grows bit by bit leaves a trail of touched memory behind.
    fn make_room(&mut self) {
        let count = self.entries.len() + 1;
        if count == SLOTS {
            self.entries.reserve(MAX_MADE);
            self.pieces.reserve(MAX_MADE * 4);
            self.text.reserve(MAX_MADE * 128);
            self.types.reserve(MAX_MADE * 4);
            self.props.reserve(MAX_MADE * 4);
        }
        let wanted = count.next_power_of_two().clamp(SLOTS, MOST_SLOTS);
        if wanted > self.table.len() {
            self.table = vec![0; wanted];
            (0..self.entries.len()).for_each(|number| self.enter(number));
        }
    }
}

impl Parser<'_> {
    /// Makes the op whose name starts at `at`, if one like it was read
    /// before, and tells what comes after it. The name of its result is the
    /// one given, if there is any. What came after the line before and started so is tried first,
    /// then the last of such ends.
    #[inline]
    pub(super) fn alike_operation(
        &mut self,
        result: Named,
        at: usize,
        dialect: usize,
    ) -> Option<(Op, usize)> {
        self.alike.start = start_of(self.src, at);
        let guess = self.alike.sequence.guess_of(self.alike.start);
        let values = match guess.and_then(|guess| self.try_place(guess, at, dialect)) {
            Some(values) => {
                self.alike.sequence.go_on(guess?);
                values
            }
            None => self.look_further(guess, at, dialect)?,
        };
        self.make_alike(self.alike.found?, result, at, &values)
    }

    /// What names stand for in the line that goes on from an offset, if it is one as at a place.
    #[inline(always)]
    fn try_place(&mut self, place: usize, at: usize, dialect: usize) -> Option<Values> {
        self.alike.found = None;
        let entry = self.alike.entry(place).filter(|entry| entry.dialect == dialect)?;
        let values = if entry.is_head {
            self.alike.follow(place, self.src, at)?;
            no_values()
        } else {
            self.follow_op(place, at)?
        };
        self.alike.found = Some(place);
        Some(values)
    }

    fn look_further(&mut self, tried: Option<usize>, at: usize, dialect: usize) -> Option<Values> {
        let alike = &mut self.alike;
        alike.ends = ends(self.src, at, alike.start);
        let guess =
            alike.ends.and_then(|ends| alike.by_ends.get(ends)).map(|&guess| guess as usize);
        let guess = guess.filter(|_| guess != tried);
        let mut values = guess.and_then(|guess| self.try_place(guess, at, dialect));
        if values.is_none() && self.alike.line.read(self.src, at).is_some() {
            let place = self.alike.find(self.src, dialect);
            values = place.and_then(|place| self.try_place(place, at, dialect));
        }
        self.alike.found.into_iter().for_each(|place| self.alike.learn(place));
        values
    }

    /// What names stand for in the line that goes on from an offset, if it is one as at a place
    /// and all are known, of the right types.
    #[inline]
    fn follow_op(&mut self, place: usize, start: usize) -> Option<Values> {
        let Self { alike, names, plain, bodies, src, .. } = self;
        let entry = alike.entries.get(place)?;
        let (last, pieces) = part(&alike.pieces, entry.pieces).split_last()?;
        let (number, body) = (bodies.len(), bodies.last()?);
        let (mut values, mut at) = (no_values(), start);
        plain.successors.clear();
        for piece in pieces {
            at = after(src, at, &alike.text, piece.text)?;
            let (end, key) = name_before(src, at, piece.stop)?;
            let start = std::mem::replace(&mut at, end);
            if piece.place == SUCCESSOR {
                (src.get(start) == Some(&b'^')).then_some(())?;
                plain.successors.push((start as u32, end as u32));
                continue;
            }
            let value = match key {
                0 => names.single(src, start, end - start, number)?,
                key => names.single_known(key, number)?,
            };
            *values.get_mut(usize::from(piece.place))? = value;
            (body.ty(value) == piece.ty).then_some(())?;
        }
        at = after(src, at, &alike.text, last.text)?;
        (!entry.once || are_distinct(values.get(..entry.operands)?)).then_some(())?;
        alike.line.texts[0].0 = start as u32;
        (alike.line.count, alike.line.end, alike.line.whole) = (pieces.len(), at - 1, false);
        (plain.successors.is_empty() || !self.block_scopes.is_empty()).then_some(values)
    }

    #[inline]
    fn make_alike(
        &mut self,
        place: usize,
        result: Named,
        at: usize,
        values: &Values,
    ) -> Option<(Op, usize)> {
        let (mut end, mut location) = (self.alike.line.end, Location::pos(self.pos_at(at as u32)));
        let entry = self.alike.entry(place)?;
        self.plain.at = end - entry.tail;
        if entry.is_located {
            (location, end) = self.plain_location_name(end)?;
            self.plain.at = end;
        }
        let next = self.start_of_next(end)?;
        let entry = self.alike.entry(place)?;
        (!entry.may_go_on || self.src.get(next) != Some(&b'%')).then_some(())?;
        let named = result.start != result.end;
        let name = if named { Some(self.plain_name(result)?) } else { None };
        let entry = self.alike.entry(place)?;
        (!entry.is_head && (entry.result.is_some() || !named)).then_some(())?;
        let successors = self.plain_blocks();
        let Self { alike, bodies, blocks, names, .. } = self;
        let entry = alike.entry(place)?;
        let spec = OpSpec {
            operands: values.get(..entry.operands)?,
            results: entry.result.as_slice(),
            props: part(&alike.props, entry.props),
            attrs: entry.attrs,
            successors: &successors,
            ..OpSpec::new(entry.op.name, location)
        };
        let number = bodies.len().checked_sub(1)?;
        let body = bodies.get_mut(number)?;
        let made = body.create_op(spec);
        body.set_class(made, entry.class);
        if let Some(&block) = blocks.last() {
            body.append_op(block, made);
        }
        if let (Some(name), Some(value)) = (name, body.result(made, 0)) {
            names.define_fresh(name, value, number as u32);
        }
        Some((made, next))
    }

    /// Where the next op starts, if the one that ends here cannot go on.
    #[inline]
    pub(super) fn start_of_next(&self, end: usize) -> Option<usize> {
        let next = next_line(self.src, end);
        let ends = match *self.src.get(next)? {
            b'}' => true,
            b'%' | b'^' | b'"' => is_token_at(self.src, next),
            // Words with a dot are names of ops and nothing else.
            b'a'..=b'z' => has_dot(self.src, next),
            _ => false,
        };
        ends.then_some(next)
    }

    /// Keeps what was read of the line that was taken apart last, if that
    /// holds the op and nothing else.
    pub(super) fn keep_alike(&mut self, op: CustomOp, dialect: usize) {
        self.alike.line.complete(self.src);
        let (line, plain) = (&self.alike.line, &self.plain);
        let is_value = |run: &&Run| self.src.get(run.0 as usize) == Some(&b'%');
        let values = line.names().iter().filter(is_value).count();
        let Some(tail) = self.tail_of(line) else { return };
        if values != plain.values.len() || line.count != values + plain.successors.len() {
            return;
        }
        let (mut order, mut types) = ([0; NAMES], [Type::NONE; NAMES]);
        for at in 0..values {
            let place = plain.order.get(at).map_or(at, |&place| place as usize);
            let Some(&value) = plain.values.get(place) else { return };
            (order[at], types[at]) = (place as u8, self.current_body().ty(value));
        }
        let mut entry = Entry::new(line, op, dialect, tail);
        (entry.result, entry.order, entry.operands) = (plain.result_type, order, values);
        entry.class = self.ctx.new_class();
        let types = types.get(..values).unwrap_or_default();
        self.alike.add(entry, self.src, types, &self.plain.props);
    }

    /// How many blanks end a line that holds the op that was read and nothing else but a location,
    /// with what comes before the name of that. What may come next was looked for, maybe beyond
    /// the end.
    fn tail_of(&self, line: &Line) -> Option<usize> {
        let at = self.plain.at;
        if at <= line.end {
            let tail = self.src.get(at..line.end)?;
            let is_located = line.stop(self.src) == b"#";
            let blanks = if is_located { tail.strip_suffix(b"loc(")? } else { tail };
            return is_blank(blanks).then_some(tail.len());
        }
        self.src.get(line.end..at).filter(|between| between.trim_ascii().is_empty())?;
        let text = self.src.get(line.start() as usize..line.end)?;
        let end = text.iter().rposition(|byte| !matches!(byte, b' ' | b'\t'))?;
        Some(text.len() - end - 1)
    }

    /// Keeps what the line that was taken apart last was read as by tokens, if
    /// it holds the op and nothing else.
    pub(super) fn keep_read(&mut self, op: Op, custom: CustomOp) {
        _ = self.try_keep_read(op, custom);
    }

    fn try_keep_read(&mut self, op: Op, custom: CustomOp) -> Option<()> {
        let body = self.current_body();
        let alone = body.num_results(op) <= 1
            && !body.has_regions(op)
            && self.alike.line.count == body.num_operands(op) + body.successors(op).len();
        let tail = self.tail_of_read(op).filter(|_| alone)?;
        self.is_lasting(&self.alike.line).then_some(())?;
        let once = self.alike.line.once;
        self.alike.line.complete(self.src);
        let (line, body) = (&self.alike.line, self.current_body());
        let dialect = self.default_dialects.last().copied().unwrap_or("builtin");
        let mut entry = Entry::new(line, custom, dialect.as_ptr().addr(), tail);
        entry.attrs = body.discardable(op);
        entry.class = self.ctx.new_class();
        entry.result = body.result(op, 0).map(|value| body.ty(value));
        let props = body.props(op, custom.def.attrs.len()).iter();
        let props = props.map(|prop| prop.expand()).collect::<Vec<_>>();
        (entry.operands, entry.once) = (body.num_operands(op), once);
        let types = self.places_of_names(op, &mut entry.order)?;
        self.alike.add(entry, self.src, &types, &props);
        Some(())
    }

    /// The same of an op that was read by tokens, if it starts the line.
    fn tail_of_read(&self, op: Op) -> Option<usize> {
        let line = &self.alike.line;
        let (start, read) = (self.pos_at(line.start()), self.last_end as usize);
        if line.stop(self.src) == b"#" {
            let (_, end) = self.plain_location_name(line.end)?;
            let before = self.src.get(line.start() as usize..line.end)?.strip_suffix(b"loc(")?;
            let text = before.iter().rposition(|byte| !matches!(byte, b' ' | b'\t'))? + 1;
            let is_first = self.frame_ref().name_pos == start;
            return (is_first && end == read).then_some(line.end - line.start() as usize - text);
        }
        let is_first = self.current_body().op(op).location == Location::pos(start);
        let rest = self.src.get(read..line.end).filter(|rest| is_first && is_blank(rest))?;
        Some(rest.len())
    }

    /// Whether a line means the same wherever it stands: whether a struct may be said to be
    /// opaque depends on what was said of it before.
    pub(super) fn is_lasting(&self, line: &Line) -> bool {
        let text = self.src.get(line.start() as usize..line.end);
        text.is_some_and(|text| memmem::find(text, b"opaque").is_none())
    }

    /// Finds the place among an op's operands of each that the line names, and its type; none
    /// where that is not clear.
    fn places_of_names(&mut self, op: Op, order: &mut [u8; NAMES]) -> Option<SmallVec<[Type; 4]>> {
        let (mut types, mut taken, mut successors) = (SmallVec::new(), 0_u32, 0);
        for at in 0..self.alike.line.count {
            let (start, end) = self.alike.line.names[at];
            if self.src.get(start as usize) == Some(&b'^') {
                let name = self.src.get(start as usize..end as usize)?;
                let block = self.block_named(name, self.pos_at(start))?;
                (self.current_body().successor(op, successors) == Some(block)).then_some(())?;
                successors += 1;
                continue;
            }
            let len = (end - start) as usize;
            let value = self.names.single(self.src, start as usize, len, self.bodies.len())?;
            let body = self.current_body();
            let place = body.operands(op).position(|operand| operand == value)?;
            // An operand met twice may be either.
            (taken >> place & 1 == 0).then_some(())?;
            taken |= 1 << place;
            *order.get_mut(types.len())? = place as u8;
            types.push(body.ty(value));
        }
        Some(types)
    }
}
