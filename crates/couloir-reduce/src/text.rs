//! Edits of any text: lines, brackets, words, numbers.
//!
//! Invariant: where the text has to be of a language, `reads` says whether a candidate is.

use std::ops::Range;

use crate::Step;

/// Whether a text is of the language.
pub(crate) type Reads = fn(&[u8]) -> bool;

/// A step: what it is called, which pieces it finds, and what it puts in their place.
struct TextStep {
    name: &'static str,
    find: fn(&[u8]) -> Vec<Piece>,
    reads: Reads,
}

/// A piece of text and what takes its place; several may be one place.
pub(crate) struct Piece {
    ranges: Vec<Range<usize>>,
    by: Vec<u8>,
}

impl Piece {
    pub(crate) fn new(range: Range<usize>, by: &[u8]) -> Self {
        Self { ranges: vec![range], by: by.to_vec() }
    }
}

/// All steps for a text that nothing else is known of.
pub(crate) fn steps(reads: Reads) -> Vec<Box<dyn Step>> {
    let all: [(&'static str, fn(&[u8]) -> Vec<Piece>); 3] =
        [("lines", lines), ("brackets", brackets), ("words", words)];
    let all = all.into_iter().map(|(name, find)| step(name, find, reads));
    all.chain(last_steps(reads)).collect()
}

/// Steps that make small what is left.
pub(crate) fn last_steps(reads: Reads) -> Vec<Box<dyn Step>> {
    let all: [(&'static str, fn(&[u8]) -> Vec<Piece>); 6] = [
        ("dense elements", dense),
        ("equal numbers", equal_numbers),
        ("numbers to 0", |text| numbers(text, |_| 0)),
        ("numbers to 1", |text| numbers(text, |_| 1)),
        ("halves of numbers", |text| numbers(text, |number| number / 2)),
        ("strings", strings),
    ];
    all.into_iter().map(|(name, find)| step(name, find, reads)).collect()
}

/// A step that replaces pieces.
pub(crate) fn step(
    name: &'static str,
    find: fn(&[u8]) -> Vec<Piece>,
    reads: Reads,
) -> Box<dyn Step> {
    Box::new(TextStep { name, find, reads })
}

impl Step for TextStep {
    fn name(&self) -> &'static str {
        self.name
    }

    fn places(&self, text: &[u8]) -> usize {
        (self.find)(text).len()
    }

    fn change(&self, text: &[u8], places: Range<usize>) -> Option<Vec<u8>> {
        let pieces = (self.find)(text);
        let changed = replaced(text, pieces.get(places)?);
        (self.reads)(&changed).then_some(changed)
    }
}

/// A text with pieces replaced; of pieces one in another the outer one counts.
fn replaced(text: &[u8], pieces: &[Piece]) -> Vec<u8> {
    let ranges = |piece: &Piece| piece.ranges.clone().into_iter();
    let mut all = pieces
        .iter()
        .flat_map(|piece| ranges(piece).map(move |range| (range, piece.by.as_slice())))
        .collect::<Vec<_>>();
    all.sort_by_key(|(range, _)| (range.start, std::cmp::Reverse(range.end)));
    let mut changed = Vec::with_capacity(text.len());
    let mut at = 0;
    for (range, by) in all {
        if range.start >= at {
            changed.extend_from_slice(text.get(at..range.start).unwrap_or_default());
            changed.extend_from_slice(by);
            at = range.end;
        }
    }
    changed.extend_from_slice(text.get(at..).unwrap_or_default());
    changed
}

fn lines(text: &[u8]) -> Vec<Piece> {
    let mut start = 0;
    let line = |line: &[u8]| {
        let range = start..start + line.len();
        start = range.end;
        Piece::new(range, b"")
    };
    text.split_inclusive(|&byte| byte == b'\n').map(line).collect()
}

/// What stands in brackets of any sort, those that contain others first.
fn brackets(text: &[u8]) -> Vec<Piece> {
    let mut open: Vec<(u8, usize)> = Vec::new();
    let mut found = Vec::new();
    for token in tokens(text) {
        let &[byte] = text.get(token.clone()).unwrap_or_default() else { continue };
        match byte {
            b'(' => open.push((b')', token.end)),
            b'[' => open.push((b']', token.end)),
            b'{' => open.push((b'}', token.end)),
            b'<' => open.push((b'>', token.end)),
            b')' | b']' | b'}' | b'>' => {
                if open.last().is_some_and(|last| last.0 == byte)
                    && let Some((_, start)) = open.pop()
                    && start < token.start
                {
                    found.push(start..token.start);
                }
            }
            _ => {}
        }
    }
    found.sort_by_key(|range| (range.start, std::cmp::Reverse(range.end)));
    found.into_iter().map(|range| Piece::new(range, b"")).collect()
}

fn words(text: &[u8]) -> Vec<Piece> {
    tokens(text).into_iter().map(|range| Piece::new(range, b"")).collect()
}

fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric()
        || matches!(byte, b'_' | b'.' | b'$' | b'%' | b'@' | b'!' | b'#' | b'^')
}

/// Words, strings and signs; blanks belong to none.
fn tokens(text: &[u8]) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(&byte) = text.get(at) {
        let rest = text.get(at..).unwrap_or_default();
        let len = match byte {
            b'"' => string_len(rest),
            _ if is_word(byte) => rest.iter().take_while(|&&byte| is_word(byte)).count(),
            _ => 1,
        };
        if !byte.is_ascii_whitespace() {
            found.push(at..at + len);
        }
        at += len;
    }
    found
}

/// The length of a string in quotes, or of what there is of it.
fn string_len(text: &[u8]) -> usize {
    let mut escaped = false;
    for (at, &byte) in text.iter().enumerate().skip(1) {
        match byte {
            b'"' if !escaped => return at + 1,
            b'\n' => return at,
            _ => escaped = byte == b'\\' && !escaped,
        }
    }
    text.len()
}

/// Numbers that stand for themselves or are a size in a type, without signs and fractions.
fn number_ranges(text: &[u8]) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    for token in tokens(text) {
        let word = text.get(token.clone()).unwrap_or_default();
        let mut start = token.start;
        for part in word.split_inclusive(|&byte| byte == b'x') {
            let end = start + part.len();
            let digits = part.strip_suffix(b"x").unwrap_or(part);
            if !digits.is_empty() && digits.len() < 19 && digits.iter().all(u8::is_ascii_digit) {
                found.push(start..start + digits.len());
            } else if !part.ends_with(b"x") || digits.is_empty() {
                break;
            }
            start = end;
        }
    }
    found
}

fn number_at(text: &[u8], range: &Range<usize>) -> Option<u64> {
    std::str::from_utf8(text.get(range.clone())?).ok()?.parse().ok()
}

/// Numbers that another one can stand for: of half the digits, or fewer.
fn numbers(text: &[u8], by: fn(u64) -> u64) -> Vec<Piece> {
    let piece = |range: Range<usize>| {
        let number = number_at(text, &range)?;
        let less = by(number);
        (less < number).then(|| Piece::new(range, less.to_string().as_bytes()))
    };
    number_ranges(text).into_iter().filter_map(piece).collect()
}

/// Numbers that stand in several places, all of which become one: the sizes of types.
fn equal_numbers(text: &[u8]) -> Vec<Piece> {
    let mut by_number = std::collections::BTreeMap::<u64, Vec<Range<usize>>>::new();
    for range in number_ranges(text) {
        if let Some(number) = number_at(text, &range).filter(|&number| number > 1) {
            by_number.entry(number).or_default().push(range);
        }
    }
    let several = by_number.into_values().rev().filter(|ranges| ranges.len() > 1);
    several.map(|ranges| Piece { ranges, by: b"1".to_vec() }).collect()
}

/// Lists of elements, in place of which the first of them stands.
fn dense(text: &[u8]) -> Vec<Piece> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(start) = find(text, at, b"dense<[") {
        let inside = start + b"dense<".len();
        let Some(end) = find(text, inside, b"]>").map(|end| end + 1) else { break };
        let list = text.get(inside..end).unwrap_or_default();
        let is_end = |byte: &u8| matches!(byte, b',' | b']');
        let first = list.iter().skip_while(|&&byte| byte == b'[').copied();
        let first = first.take_while(|byte| !is_end(byte)).collect::<Vec<_>>();
        found.push(Piece::new(inside..end, &first));
        at = end;
    }
    found
}

fn find(text: &[u8], from: usize, what: &[u8]) -> Option<usize> {
    let rest = text.get(from..)?;
    rest.windows(what.len()).position(|window| window == what).map(|at| from + at)
}

/// What stands in strings.
fn strings(text: &[u8]) -> Vec<Piece> {
    let is_string = |range: &Range<usize>| text.get(range.start) == Some(&b'"') && range.len() > 2;
    let found = tokens(text).into_iter().filter(is_string);
    found.map(|range| Piece::new(range, b"\"\"")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str, pieces: Vec<Piece>) -> Vec<String> {
        let one = |piece| String::from_utf8(replaced(text.as_bytes(), &[piece])).unwrap();
        pieces.into_iter().map(one).collect()
    }

    #[test]
    fn numbers_are_sizes_and_literals() {
        let text = "%0 = a 12, i32, vector<4x8xf32>, \"5\"";
        let shown = shown(text, numbers(text.as_bytes(), |number| number / 2));
        assert_eq!(
            shown,
            [
                "%0 = a 6, i32, vector<4x8xf32>, \"5\"",
                "%0 = a 12, i32, vector<2x8xf32>, \"5\"",
                "%0 = a 12, i32, vector<4x4xf32>, \"5\"",
            ]
        );
    }

    #[test]
    fn outer_brackets_come_first() {
        assert_eq!(shown("a(b[c]{})", brackets(b"a(b[c]{})")), ["a()", "a(b[]{})"]);
    }

    #[test]
    fn elements_become_one() {
        assert_eq!(
            shown("dense<[[1, 2], [3, 4]]> x", dense(b"dense<[[1, 2], [3, 4]]> x")),
            ["dense<1> x"]
        );
    }
}
