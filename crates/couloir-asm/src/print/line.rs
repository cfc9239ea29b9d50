//! A line put together in a small array, in pieces of whole words: what is written beyond the
//! end of a piece is written over by the next.
//!
//! Nothing is written where there is no room left; then the line is given up.

/// The longest line.
const ROOM: usize = 1 << 10;
/// How much is copied at once, and how much of a text must be there after each of its pieces.
pub(super) const CHUNK: usize = 16;

/// A short text's bytes in a word, and how many there are.
pub(super) type Word = (u64, usize);

/// The line that is being written.
pub(super) struct Line {
    bytes: Box<[u8; ROOM]>,
    len: usize,
}

impl Default for Line {
    fn default() -> Self {
        Self { bytes: Box::new([0; ROOM]), len: 0 }
    }
}

impl Line {
    /// Begins a new line.
    pub(super) fn clear(&mut self) {
        self.len = 0;
    }

    /// What was written.
    pub(super) fn text(&self) -> &[u8] {
        self.bytes.get(..self.len).unwrap_or_default()
    }

    /// Writes the first bytes of a word.
    #[inline]
    pub(super) fn word(&mut self, (word, len): Word) -> Option<()> {
        *self.bytes.get_mut(self.len..)?.first_chunk_mut()? = word.to_le_bytes();
        self.len += len;
        Some(())
    }

    /// Writes a piece of a text that goes on for [`CHUNK`] bytes at least.
    #[inline]
    pub(super) fn piece(&mut self, text: &[u8], start: usize, end: usize) -> Option<()> {
        let (mut from, mut to) = (start, self.len);
        while from < end {
            let chunk: &[u8; CHUNK] = text.get(from..)?.first_chunk()?;
            *self.bytes.get_mut(to..)?.first_chunk_mut()? = *chunk;
            (from, to) = (from + CHUNK, to + CHUNK);
        }
        self.len += end - start;
        Some(())
    }
}

/// A sigil and a number of up to four digits as a word.
#[inline]
pub(super) fn numbered(sigil: Word, number: u32) -> Option<Word> {
    let len = match number {
        0..10 => 1,
        10..100 => 2,
        100..1000 => 3,
        1000..10_000 => 4,
        _ => return None,
    };
    let digits = [number / 1000, number / 100 % 10, number / 10 % 10, number % 10];
    let text = u32::from_le_bytes(digits.map(|digit| b'0' + digit as u8)) >> (8 * (4 - len));
    Some((sigil.0 | u64::from(text) << (8 * sigil.1), sigil.1 + len))
}

/// A sigil and a name as a word, where they fit.
#[inline]
pub(super) fn named(sigil: u8, name: &[u8]) -> Option<Word> {
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
        assert_eq!(line.piece(&long, 0, 20), Some(()));
        assert_eq!(line.text(), &long[..20]);
        assert_eq!(line.piece(&long, 0, ROOM - 20), None);
    }
}
