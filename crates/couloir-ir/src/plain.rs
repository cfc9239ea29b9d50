//! What is written as it is printed, read straight from the bytes: much quicker than word by word.
//!
//! Whoever reads so reports nothing and makes nothing known before all has been read; whatever is
//! out of the ordinary is read anew, word by word.

/// Bytes that are read from the front. What reads something gives none where something else is
/// next; the place is of no use then.
#[derive(Clone, Copy)]
pub struct Bytes<'s> {
    /// All bytes.
    pub src: &'s [u8],
    /// How many have been read.
    pub at: usize,
}

impl<'s> Bytes<'s> {
    /// The bytes still to be read.
    #[inline]
    pub fn rest(&self) -> Option<&'s [u8]> {
        self.src.get(self.at..)
    }

    /// The next byte.
    #[inline]
    pub fn next(&self) -> Option<u8> {
        self.src.get(self.at).copied()
    }

    /// Goes past a text, if it is next.
    #[inline]
    pub fn pass(&mut self, text: &[u8]) -> Option<()> {
        self.rest()?.starts_with(text).then(|| self.at += text.len())
    }

    /// Reads digits.
    #[inline]
    pub fn number(&mut self) -> Option<u64> {
        let mut number = None;
        while let Some(digit @ b'0'..=b'9') = self.next() {
            let before = number.unwrap_or(0_u64).checked_mul(10)?;
            number = Some(before.checked_add(u64::from(digit - b'0'))?);
            self.at += 1;
        }
        number
    }

    /// Reads bytes of a kind, of which there must be one.
    #[inline]
    fn run(&mut self, is_of_it: impl Fn(u8) -> bool) -> Option<&'s [u8]> {
        let start = self.at;
        while self.next().is_some_and(&is_of_it) {
            self.at += 1;
        }
        self.src.get(start..self.at).filter(|run| !run.is_empty())
    }

    /// Reads a word of letters, digits and `_` that starts with no digit.
    #[inline]
    pub fn word(&mut self) -> Option<&'s [u8]> {
        self.next().filter(|byte| !byte.is_ascii_digit())?;
        self.run(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
    }

    /// Reads `#name`, where it is one of no dialect.
    #[inline]
    pub fn alias(&mut self) -> Option<&'s [u8]> {
        self.pass(b"#")?;
        matches!(self.next()?, b'a'..=b'z' | b'A'..=b'Z' | b'_').then_some(())?;
        self.run(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'-'))
    }

    /// Reads a string without escapes, and gives what is in it. See [`as_is`].
    #[inline]
    pub fn string(&mut self) -> Option<&'s [u8]> {
        self.pass(b"\"")?;
        let len = memchr::memchr3(b'"', b'\\', b'\n', self.rest()?)?;
        let inside = self.src.get(self.at..self.at + len)?;
        self.at += len;
        self.pass(b"\"")?;
        Some(inside)
    }
}

/// The text of a string without escapes, if a string may hold it as it is.
pub fn as_is(inside: &[u8]) -> Option<&str> {
    let is_plain = inside.iter().all(|byte| !matches!(byte, 0 | 0x0b | 0x0c));
    is_plain.then(|| std::str::from_utf8(inside).ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(text: &str) -> Bytes<'_> {
        Bytes { src: text.as_bytes(), at: 0 }
    }

    #[test]
    fn what_is_plain_is_read() {
        let mut text = bytes("#a_1 = word: 12, \"text\"");
        assert_eq!(text.alias(), Some(&b"a_1"[..]));
        assert_eq!(text.pass(b" = "), Some(()));
        assert_eq!(text.word(), Some(&b"word"[..]));
        assert_eq!(text.pass(b": "), Some(()));
        assert_eq!(text.number(), Some(12));
        assert_eq!(text.pass(b", "), Some(()));
        assert_eq!(text.string(), Some(&b"text"[..]));
        assert_eq!(text.next(), None);
    }

    #[test]
    fn what_is_not_is_left() {
        assert_eq!(bytes("#0").alias(), None);
        assert_eq!(bytes("1a").word(), None);
        assert_eq!(bytes("99999999999999999999").number(), None);
        for text in ["\"a", "\"a\\22\"", "\"\n\"", "a\"", ""] {
            assert_eq!(bytes(text).string(), None);
        }
        assert_eq!((as_is(b"a b"), as_is(b"a\x0b"), as_is(b"\xff")), (Some("a b"), None, None));
    }
}
