//! Inputs changed at random.
//!
//! Invariants: the same seed gives the same changes on every machine; a changed text is at most a
//! few pieces longer than the texts it is made of.

use std::ops::Range;

/// Random numbers: splitmix64.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// The numbers of a seed, other ones for each `stream`.
    pub fn new(seed: u64, stream: u64) -> Self {
        let mut random = Self(seed);
        let start = random.number();
        Self(start ^ stream.wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    /// The next number.
    pub fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `bound`, zero where that is zero.
    pub fn below(&mut self, bound: usize) -> usize {
        (self.number() % bound.max(1) as u64) as usize
    }

    /// One of several things.
    pub fn pick<'t, T>(&mut self, items: &'t [T]) -> Option<&'t T> {
        items.get(self.below(items.len()))
    }
}

/// Pieces that break things, or nearly.
const SPLINTERS: &[&str] = &[
    "0",
    "-1",
    "1",
    "9223372036854775807",
    "18446744073709551616",
    "4294967295",
    "0x",
    "1e9999",
    "nan",
    "i0",
    "i1",
    "i16777216",
    "!",
    "%",
    "@",
    "#",
    "^",
    "(",
    ")",
    "{",
    "}",
    "[",
    "]",
    "<",
    ">",
    "=",
    ",",
    ":",
    "->",
    "\"",
    "\\",
    "/",
    "//",
    ";",
    "*",
    "?",
    "x",
    "...",
    "\0",
    "\u{ff}",
    "none",
    "true",
    "dense",
    "vector",
    "null",
    "undef",
    "poison",
    "zeroinitializer",
    "\n",
    " ",
];

/// A text changed in one to four places, with pieces of `other` put in.
pub fn text(random: &mut Random, base: &[u8], other: &[u8]) -> Vec<u8> {
    let mut bytes = base.to_vec();
    for _ in 0..=random.below(4) {
        bytes = changed(random, &bytes, other);
    }
    bytes
}

/// The words and signs of a text; blanks belong to none.
fn tokens(text: &[u8]) -> Vec<Range<usize>> {
    let is_word = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'$');
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(&byte) = text.get(at) {
        let rest = text.get(at..).unwrap_or_default();
        let len = match is_word(byte) {
            true => rest.iter().take_while(|&&byte| is_word(byte)).count(),
            false => 1,
        };
        if !byte.is_ascii_whitespace() {
            found.push(at..at + len);
        }
        at += len;
    }
    found
}

fn lines(text: &[u8]) -> Vec<Range<usize>> {
    let mut start = 0;
    let split = text.split_inclusive(|&byte| byte == b'\n');
    split
        .map(|line| {
            let range = start..start + line.len();
            start = range.end;
            range
        })
        .collect()
}

fn changed(random: &mut Random, text: &[u8], other: &[u8]) -> Vec<u8> {
    match random.below(12) {
        0 => truncated(random, text),
        1 => one_byte(random, text),
        2..=4 => {
            let (own, others) = (lines(text), lines(other));
            pieces(random, text, &own, other, &others)
        }
        _ => {
            let (own, others) = (tokens(text), tokens(other));
            pieces(random, text, &own, other, &others)
        }
    }
}

fn truncated(random: &mut Random, text: &[u8]) -> Vec<u8> {
    let end = random.below(text.len());
    text.get(..end).unwrap_or_default().to_vec()
}

/// One byte becomes another.
pub fn one_byte(random: &mut Random, text: &[u8]) -> Vec<u8> {
    let mut bytes = text.to_vec();
    let at = random.below(bytes.len());
    if let Some(byte) = bytes.get_mut(at) {
        *byte = match random.below(4) {
            0 => *byte ^ (1 << random.below(8)),
            1 => byte.wrapping_add(1),
            2 => 0xff,
            _ => random.number() as u8,
        };
    }
    bytes
}

/// Deletes, doubles, swaps, replaces or puts in a piece.
fn pieces(
    random: &mut Random,
    text: &[u8],
    own: &[Range<usize>],
    other: &[u8],
    others: &[Range<usize>],
) -> Vec<u8> {
    let Some(at) = random.pick(own).cloned() else { return other.to_vec() };
    let piece =
        |range: &Range<usize>, of: &[u8]| of.get(range.clone()).unwrap_or_default().to_vec();
    let foreign = random.pick(others).map(|range| piece(range, other)).unwrap_or_default();
    let splinter = random.pick(SPLINTERS).map(|text| text.as_bytes().to_vec()).unwrap_or_default();
    let second = random.pick(own).cloned().unwrap_or(0..0);
    let end = at.end..at.end;
    match random.below(8) {
        0 => replaced(text, &at, b""),
        1 => replaced(text, &end, &piece(&at, text)),
        2 => replaced(text, &at, &splinter),
        3 => replaced(text, &end, &splinter),
        4 => replaced(text, &at, &foreign),
        5 => replaced(text, &end, &foreign),
        6 => replaced(text, &at, &piece(&second, text)),
        _ => swapped(text, at, second),
    }
}

fn replaced(text: &[u8], range: &Range<usize>, by: &[u8]) -> Vec<u8> {
    let before = text.get(..range.start).unwrap_or_default();
    let after = text.get(range.end..).unwrap_or_default();
    [before, by, after].concat()
}

fn swapped(text: &[u8], one: Range<usize>, other: Range<usize>) -> Vec<u8> {
    let (first, second) = if one.start <= other.start { (one, other) } else { (other, one) };
    if second.start < first.end {
        return text.to_vec();
    }
    let part = |range: Range<usize>| text.get(range).unwrap_or_default();
    [
        part(0..first.start),
        part(second.clone()),
        part(first.end..second.start),
        part(first),
        part(second.end..text.len()),
    ]
    .concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_gives_the_same_text_again() {
        let make = |stream| text(&mut Random::new(1, stream), b"a = b(c)\nd\n", b"x y\nz");
        let all: Vec<_> = (0..200).map(make).collect();
        assert_eq!(all, (0..200).map(make).collect::<Vec<_>>());
        let different: std::collections::BTreeSet<_> = all.iter().collect();
        assert!(different.len() > 150, "{}", different.len());
    }

    #[test]
    fn tokens_and_lines_are_found() {
        let text = b"%a = b.c(1)\n";
        let words: Vec<_> = tokens(text).into_iter().map(|range| &text[range]).collect();
        assert_eq!(words, [&b"%"[..], b"a", b"=", b"b.c", b"(", b"1", b")"]);
        assert_eq!(lines(b"a\nb"), [0..2, 2..3]);
    }

    #[test]
    fn nothing_changes_into_something() {
        for stream in 0..50 {
            _ = text(&mut Random::new(7, stream), b"", b"");
        }
    }
}
