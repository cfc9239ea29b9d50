//! A line put together in a small array, in pieces of whole words: what is written beyond the
//! end of a piece is written over by the next.
//!
//! Nothing is written where there is no room left; then the line is given up.
//!
//! Long texts can be made on several threads and taken [in order](in_order).

mod ordered;
mod templates;

pub use ordered::{Turns, in_order};
pub use templates::{Place, Templates};

/// The longest line.
const MOST: usize = 1 << 10;
/// How much is copied at once, and how much of a text must be there after each of its pieces.
pub const CHUNK: usize = 32;
/// The room a line takes: some is written beyond its end.
const ROOM: usize = MOST + CHUNK;

/// A short text's bytes in a word, and how many there are.
pub type Word = (u64, usize);

/// The line, or the lines, being written.
#[derive(Default)]
pub struct Line {
    /// Nothing before a line is written.
    bytes: Box<[u8]>,
    len: usize,
}

impl Line {
    /// Empty lines for which there is so much room.
    pub fn of(room: usize) -> Self {
        Self { bytes: vec![0; room].into(), len: 0 }
    }

    /// Begins anew, with what this writes.
    #[inline]
    pub fn write(&mut self, write: impl FnOnce(&mut Page<'_>) -> Option<()>) -> Option<()> {
        if self.bytes.is_empty() {
            *self = Self::of(ROOM);
        }
        let mut page = Page { bytes: &mut self.bytes, len: 0 };
        let written = write(&mut page);
        self.len = page.len;
        written
    }

    /// What was written.
    #[inline]
    pub fn text(&self) -> &[u8] {
        self.bytes.get(..self.len).unwrap_or_default()
    }
}

/// What lines are written to, one after the other.
pub struct Page<'l> {
    bytes: &'l mut [u8],
    len: usize,
}

impl Page<'_> {
    /// How much was written, in bytes.
    #[inline]
    pub fn written(&self) -> usize {
        self.len
    }

    /// Writes a line, or nothing where it is given up.
    #[inline]
    pub fn line(&mut self, write: impl FnOnce(&mut Pen<'_>) -> Option<()>) -> Option<()> {
        let mut pen = Pen { bytes: self.bytes.get_mut(self.len..)?.first_chunk_mut()?, len: 0 };
        write(&mut pen)?;
        self.len += pen.len;
        Some(())
    }

    /// Writes a text.
    #[inline]
    pub fn bytes(&mut self, text: &[u8]) -> Option<()> {
        self.bytes.get_mut(self.len..)?.get_mut(..text.len())?.copy_from_slice(text);
        self.len += text.len();
        Some(())
    }
}

/// What writes a line.
pub struct Pen<'l> {
    bytes: &'l mut [u8; ROOM],
    len: usize,
}

impl Pen<'_> {
    /// The bytes from a place on.
    #[inline]
    fn room<const N: usize>(&mut self, at: usize) -> Option<&mut [u8; N]> {
        // The one comparison that is made: all others are seen not to matter.
        (at <= MOST).then_some(())?;
        self.bytes.get_mut(at..at + N)?.first_chunk_mut()
    }

    /// Writes the first bytes of a word.
    #[inline]
    pub fn word(&mut self, (word, len): Word) -> Option<()> {
        *self.room(self.len)? = word.to_le_bytes();
        self.len += len;
        Some(())
    }

    /// Writes blanks.
    #[inline]
    pub fn blanks(&mut self, count: usize) -> Option<()> {
        const BLANKS: [u8; size_of::<u64>()] = [b' '; size_of::<u64>()];
        let mut left = count;
        while left > 0 {
            let len = left.min(BLANKS.len());
            self.word((u64::from_le_bytes(BLANKS), len))?;
            left -= len;
        }
        Some(())
    }

    /// Writes a piece of a text that goes on for [`CHUNK`] bytes at least.
    #[inline]
    pub fn piece(&mut self, text: &[u8], start: usize, end: usize) -> Option<()> {
        let (mut from, mut to) = (start, self.len);
        while from < end {
            let chunk: &[u8; CHUNK] = text.get(from..)?.first_chunk()?;
            *self.room(to)? = *chunk;
            (from, to) = (from + CHUNK, to + CHUNK);
        }
        self.len += end - start;
        Some(())
    }
}

/// Numbers below this have up to four digits.
pub const SHORT: u32 = 10_000;

/// A sigil and a [short](SHORT) number as a word.
#[inline]
pub fn numbered(sigil: Word, number: u32) -> Option<Word> {
    let (text, len) = match DIGITS.get(number as usize) {
        Some(&entry) => (entry & 0xff_ffff, (entry >> 24) as usize),
        None if number < SHORT => (digits(number), 4),
        None => return None,
    };
    Some((sigil.0 | u64::from(text) << (8 * sigil.1), sigil.1 + len))
}

/// Numbers of up to three digits as texts, each with its length above.
static DIGITS: [u32; 1000] = short_numbers();

const fn short_numbers() -> [u32; 1000] {
    let mut table = [0; 1000];
    let mut number = 0;
    while number < 1000 {
        let len = 1 + (number >= 10) as u32 + (number >= 100) as u32;
        table[number as usize] = digits(number) >> (8 * (4 - len)) | len << 24;
        number += 1;
    }
    table
}

/// Four digits of a number as a text.
const fn digits(number: u32) -> u32 {
    let digits = [number / 1000, number / 100 % 10, number / 10 % 10, number % 10];
    let text = digits[0] | digits[1] << 8 | digits[2] << 16 | digits[3] << 24;
    text | 0x3030_3030
}

/// A sigil and a name as a word, where they fit.
#[inline]
pub fn named(sigil: u8, name: &[u8]) -> Option<Word> {
    let rest = name.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte));
    (name.len() < 8).then_some((rest << 8 | u64::from(sigil), name.len() + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text((word, len): Word) -> String {
        String::from_utf8_lossy(&word.to_le_bytes()[..len]).into_owned()
    }

    #[test]
    fn numbers_are_words() {
        for number in [0, 7, 10, 99, 100, 705, 1000, 9999] {
            let word = numbered((u64::from(b'%'), 1), number).expect("four digits");
            assert_eq!(text(word), format!("%{number}"));
        }
        assert_eq!(numbered((0, 0), 10_000), None);
    }

    #[test]
    fn short_names_are_words() {
        assert_eq!(named(b'%', b"c0_i64").map(text).as_deref(), Some("%c0_i64"));
        assert_eq!(named(b'%', b"constant"), None);
    }

    #[test]
    fn lines_end_where_room_does() {
        let mut line = Line::default();
        let long = [b'a'; ROOM + CHUNK];
        let mut write = |len| line.write(|page| page.line(|pen| pen.piece(&long, 0, len)));
        assert_eq!((write(ROOM + 1), write(20)), (None, Some(())));
        assert_eq!(line.text(), &long[..20]);
    }
}
