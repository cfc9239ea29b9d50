//! Scanning of each kind of token.

use super::{Kind, LexError, Lexer, Token};

/// Classes of bytes, as bits of a table entry.
const LETTER: u8 = 1;
const DIGIT: u8 = 2;
/// `$ . -` and `_` besides letters and digits: parts of prefixed names.
const SUFFIX: u8 = 4;
/// `_ $ .` besides letters and digits: parts of bare names.
const BARE: u8 = 8;
const SPACE: u8 = 16;
const HEX: u8 = 32;
/// What ends a run of plain characters in a string.
const STOP: u8 = 64;

/// The classes of every byte.
static CLASS: [u8; 256] = classes();

const fn classes() -> [u8; 256] {
    let mut table = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        table[byte] = class(byte as u8);
        byte += 1;
    }
    table
}

const fn class(byte: u8) -> u8 {
    match byte {
        b'a'..=b'f' | b'A'..=b'F' => LETTER | SUFFIX | BARE | HEX,
        b'a'..=b'z' | b'A'..=b'Z' => LETTER | SUFFIX | BARE,
        b'0'..=b'9' => DIGIT | SUFFIX | BARE | HEX,
        b'_' | b'$' | b'.' => SUFFIX | BARE,
        b'-' => SUFFIX,
        b'\n' => SPACE | STOP,
        b' ' | b'\t' | b'\r' | 0 => SPACE,
        b'"' | b'\\' | 0x0b | 0x0c => STOP,
        _ => 0,
    }
}

#[inline]
fn is(byte: u8, class: u8) -> bool {
    CLASS[byte as usize] & class != 0
}

/// The end of the run of bytes of a class that starts at `pos`.
#[inline]
fn run(src: &[u8], pos: usize, class: u8) -> usize {
    let rest = src.get(pos..).unwrap_or_default();
    pos + rest.iter().position(|&byte| !is(byte, class)).unwrap_or(rest.len())
}

/// Where the blanks end that start at `pos`: mostly there is one, or none.
#[inline]
pub(crate) fn blanks(src: &[u8], pos: usize) -> usize {
    match src.get(pos..) {
        Some([b'!'..=255, ..]) => pos,
        Some([b' ', b'!'..=255, ..]) => pos + 1,
        _ => many_blanks(src, pos),
    }
}

/// The same of what mostly is the end of a line, and the indentation of the next.
#[inline]
pub(crate) fn next_line(src: &[u8], pos: usize) -> usize {
    let next = indentation(src, pos + 1);
    let is_plain = src.get(pos) == Some(&b'\n') && matches!(src.get(next), Some(b'!'..=255));
    if is_plain { next } else { blanks(src, pos) }
}

/// The same, whatever they are; indentation goes by in eights.
fn many_blanks(src: &[u8], mut pos: usize) -> usize {
    while let Some(&byte) = src.get(pos).filter(|&&byte| is(byte, SPACE)) {
        pos += 1;
        if byte == b'\n' {
            pos = indentation(src, pos);
        }
    }
    pos
}

#[inline]
fn indentation(src: &[u8], mut pos: usize) -> usize {
    while let Some(word) = src.get(pos..).and_then(|rest| rest.first_chunk::<8>()) {
        let other = u64::from_le_bytes(*word) ^ u64::from_le_bytes(*b"        ");
        if other != 0 {
            return pos + other.trailing_zeros() as usize / 8;
        }
        pos += 8;
    }
    pos
}

#[inline]
fn starts(src: &[u8], pos: usize, class: u8) -> bool {
    src.get(pos).is_some_and(|&byte| is(byte, class))
}

/// The end of digits, or of a name.
#[inline]
pub(crate) fn name_end(src: &[u8], start: usize) -> usize {
    let class = if starts(src, start, DIGIT) { DIGIT } else { SUFFIX };
    run(src, start, class)
}

/// The end of a bare word.
#[inline]
pub(crate) fn word_end(src: &[u8], start: usize) -> usize {
    run(src, start, BARE)
}

/// Whether what starts at an offset is sure to be a token; there may be others that are.
#[inline]
pub(crate) fn is_token_at(src: &[u8], at: usize) -> bool {
    match src.get(at..).unwrap_or_default() {
        [b'%' | b'^' | b'!' | b'#', next, ..] => is(*next, SUFFIX),
        [b'"', rest @ ..] => rest.iter().find(|&&byte| is(byte, STOP)) == Some(&b'"'),
        &[byte, ..] => {
            is(byte, BARE) && byte != b'.' && byte != b'$' || b"{}()[]<>,:=".contains(&byte)
        }
        [] => false,
    }
}

/// The kind of name that starts with a byte.
#[inline]
fn sigil(byte: u8) -> Kind {
    match byte {
        b'%' => Kind::Percent,
        b'^' => Kind::Caret,
        _ => Kind::Exclamation,
    }
}

/// Whether a name is `iN`, `siN` or `uiN`.
#[inline]
fn is_int_type(src: &[u8], start: usize, end: usize) -> bool {
    let text = src.get(start..end).unwrap_or_default();
    let ([b'i', digits @ ..] | [b's' | b'u', b'i', digits @ ..]) = text else { return false };
    !digits.is_empty() && digits.iter().all(u8::is_ascii_digit)
}

/// Where the code goes on after the comment that starts at `start`.
#[inline(never)]
fn comment_end(src: &[u8], start: usize) -> usize {
    let rest = src.get(start..).unwrap_or_default();
    let end = memchr::memchr2(b'\n', b'\r', rest).unwrap_or(rest.len());
    blanks(src, start + end)
}

impl Lexer<'_> {
    #[inline]
    fn peek(&self) -> u8 {
        self.peek_at(0)
    }

    #[inline]
    fn peek_at(&self, ahead: usize) -> u8 {
        self.src.get(self.pos + ahead).copied().unwrap_or(0)
    }

    #[inline]
    fn rest(&self) -> &[u8] {
        self.src.get(self.pos..).unwrap_or_default()
    }

    #[inline]
    fn skip_while(&mut self, class: u8) {
        self.pos = run(self.src, self.pos, class);
    }

    /// The next token if it is of a common kind: names, most punctuation. This
    /// calls nothing, so that it costs little; it is told apart by first byte.
    #[inline(always)]
    pub fn common_token(&mut self) -> Option<Token> {
        let src = self.src;
        let start = blanks(src, self.pos);
        self.pos = start;
        let byte = *src.get(start)?;
        let next = start + 1;
        let (kind, end) = match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => {
                let end = run(src, next, BARE);
                let int = matches!(byte, b'i' | b's' | b'u') && is_int_type(src, start, end);
                (if int { Kind::IntType } else { Kind::Bare }, end)
            }
            b'%' | b'^' | b'!' if starts(src, next, SUFFIX) => (sigil(byte), name_end(src, next)),
            b'(' | b')' | b'[' | b']' | b'}' | b'<' | b'>' | b':' | b',' | b'=' | b'+' | b'*'
            | b'?' | b'|' => (Kind::Punct(byte), next),
            b'{' if src.get(next) != Some(&b'-') => (Kind::Punct(byte), next),
            b'0'..=b'9' => match run(src, next, DIGIT) {
                end if matches!(src.get(end), Some(b'.' | b'x')) => return None,
                end => (Kind::Integer, end),
            },
            _ => return None,
        };
        self.pos = end;
        Some(Token { kind, start: start as u32, end: end as u32 })
    }

    /// The next token; where there is none, [`Lexer::error`] says why.
    pub fn next_token(&mut self) -> Token {
        if let Some(token) = self.common_token() {
            return token;
        }
        let mut start = self.pos;
        while self.rest().starts_with(b"//") {
            start = comment_end(self.src, start);
            self.pos = start;
            if let Some(token) = self.common_token() {
                return token;
            }
        }
        let kind = self.scan(start);
        Token { kind, start: start as u32, end: self.pos as u32 }
    }

    /// Notes why there is no token.
    #[cold]
    fn fail(&mut self, at: usize, message: &'static str) -> Kind {
        self.error = LexError { at: at as u32, message };
        Kind::Error
    }

    /// The kind of the token at `start`, of those that are not common.
    fn scan(&mut self, start: usize) -> Kind {
        let Some(&byte) = self.src.get(start) else { return Kind::Eof };
        self.pos = start + 1;
        match byte {
            b'0'..=b'9' => self.number(start),
            b'%' => self.fail(start, "invalid SSA name"),
            b'^' => self.fail(start, "invalid block name"),
            b'!' => self.fail(start, "invalid type identifier"),
            b'#' => self.hash(),
            b'@' => self.at(start),
            b'"' => self.string(Kind::String),
            b'-' if self.peek() == b'>' => self.advance(1, Kind::Arrow),
            b'{' if self.peek() == b'-' && self.peek_at(1) == b'#' => {
                self.advance(2, Kind::MetadataBegin)
            }
            b'.' => self.dots(start),
            b'-' | b'{' | b'/' => Kind::Punct(byte),
            _ => self.fail(start, "unexpected character"),
        }
    }

    fn advance(&mut self, by: usize, kind: Kind) -> Kind {
        self.pos += by;
        kind
    }

    fn number(&mut self, start: usize) -> Kind {
        let hex = self.src.get(start) == Some(&b'0') && self.peek() == b'x';
        if hex && is(self.peek_at(1), HEX) {
            self.pos += 2;
            self.skip_while(HEX);
            return Kind::Integer;
        }
        self.skip_while(DIGIT);
        if hex || self.peek() != b'.' {
            return Kind::Integer;
        }
        self.pos += 1;
        self.skip_while(DIGIT);
        self.exponent();
        Kind::Float
    }

    fn exponent(&mut self) {
        if !matches!(self.peek(), b'e' | b'E') {
            return;
        }
        let sign = usize::from(matches!(self.peek_at(1), b'+' | b'-'));
        if is(self.peek_at(1 + sign), DIGIT) {
            self.pos += 2 + sign;
            self.skip_while(DIGIT);
        }
    }

    fn hash(&mut self) -> Kind {
        if self.peek() == b'-' && self.peek_at(1) == b'}' {
            return self.advance(2, Kind::MetadataEnd);
        }
        if !starts(self.src, self.pos, SUFFIX) {
            return self.fail(self.pos.saturating_sub(1), "invalid attribute name");
        }
        self.pos = name_end(self.src, self.pos);
        Kind::Hash
    }

    fn at(&mut self, start: usize) -> Kind {
        let first = self.peek();
        if first == b'"' {
            self.pos += 1;
            return self.string(Kind::At);
        }
        if !is(first, LETTER) && first != b'_' {
            return self.fail(start + 1, "@ identifier expected to start with letter or '_'");
        }
        self.skip_while(BARE);
        Kind::At
    }

    fn dots(&mut self, start: usize) -> Kind {
        if self.peek() == b'.' && self.peek_at(1) == b'.' {
            return self.advance(2, Kind::Ellipsis);
        }
        self.fail(start + 1, "expected three consecutive dots for an ellipsis")
    }

    /// The rest of a string after its opening quote.
    fn string(&mut self, kind: Kind) -> Kind {
        loop {
            let rest = self.rest();
            let stop = rest.iter().position(|&byte| is(byte, STOP));
            self.pos += stop.unwrap_or(rest.len());
            match self.peek() {
                b'"' => return self.advance(1, kind),
                b'\\' if self.escape() => {}
                b'\\' => return self.fail(self.pos, "unknown escape in string literal"),
                _ => return self.fail(self.pos, "expected '\"' in string literal"),
            }
        }
    }

    /// Takes an escape, if it is one.
    fn escape(&mut self) -> bool {
        self.pos += match self.peek_at(1) {
            b'"' | b'\\' | b'n' | b't' => 2,
            digit if is(digit, HEX) && is(self.peek_at(2), HEX) => 3,
            _ => return false,
        };
        true
    }
}
