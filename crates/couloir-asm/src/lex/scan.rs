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
        b' ' | b'\t' | b'\n' | b'\r' | 0 => SPACE,
        _ => 0,
    }
}

fn is(byte: u8, class: u8) -> bool {
    CLASS[byte as usize] & class != 0
}

impl Lexer<'_> {
    fn peek(&self) -> u8 {
        self.peek_at(0)
    }

    fn peek_at(&self, ahead: usize) -> u8 {
        self.src.get(self.pos + ahead).copied().unwrap_or(0)
    }

    fn skip_while(&mut self, class: u8) {
        while self.src.get(self.pos).is_some_and(|&byte| is(byte, class)) {
            self.pos += 1;
        }
    }

    fn skip_space(&mut self) {
        loop {
            self.skip_while(SPACE);
            if self.peek() != b'/' || self.peek_at(1) != b'/' {
                return;
            }
            let rest = self.src.get(self.pos..).unwrap_or_default();
            self.pos += memchr::memchr2(b'\n', b'\r', rest).unwrap_or(rest.len());
        }
    }

    /// The next token, or why there is none.
    pub fn next_token(&mut self) -> Result<Token, LexError> {
        self.skip_space();
        let start = self.pos;
        let kind = self.scan()?;
        Ok(Token { kind, start: start as u32, end: self.pos as u32 })
    }

    fn scan(&mut self) -> Result<Kind, LexError> {
        let Some(&byte) = self.src.get(self.pos) else { return Ok(Kind::Eof) };
        let start = self.pos;
        self.pos += 1;
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => Ok(self.bare(start)),
            b'0'..=b'9' => Ok(self.number(start)),
            b'%' => self.prefixed(Kind::Percent, "invalid SSA name"),
            b'^' => self.prefixed(Kind::Caret, "invalid block name"),
            b'!' => self.prefixed(Kind::Exclamation, "invalid type identifier"),
            b'#' => self.hash(),
            b'@' => self.at(start),
            b'"' => self.string().map(|()| Kind::String),
            b'-' if self.peek() == b'>' => Ok(self.advance(1, Kind::Arrow)),
            b'{' if self.peek() == b'-' && self.peek_at(1) == b'#' => {
                Ok(self.advance(2, Kind::MetadataBegin))
            }
            b'.' => self.dots(start),
            b'(' | b')' | b'[' | b']' | b'{' | b'}' | b'<' | b'>' | b':' | b',' | b'=' | b'-'
            | b'+' | b'*' | b'/' | b'?' | b'|' => Ok(Kind::Punct(byte)),
            _ => Err(LexError { at: start as u32, message: "unexpected character" }),
        }
    }

    fn advance(&mut self, by: usize, kind: Kind) -> Kind {
        self.pos += by;
        kind
    }

    fn bare(&mut self, start: usize) -> Kind {
        self.skip_while(BARE);
        let text = self.src.get(start..self.pos).unwrap_or_default();
        if is_int_type(text) { Kind::IntType } else { Kind::Bare }
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

    fn hash(&mut self) -> Result<Kind, LexError> {
        if self.peek() == b'-' && self.peek_at(1) == b'}' {
            return Ok(self.advance(2, Kind::MetadataEnd));
        }
        self.prefixed(Kind::Hash, "invalid attribute name")
    }

    /// `%`, `#`, `^`, `!` and then digits, or a name.
    fn prefixed(&mut self, kind: Kind, message: &'static str) -> Result<Kind, LexError> {
        let at = self.pos.saturating_sub(1) as u32;
        match self.peek() {
            byte if is(byte, DIGIT) => self.skip_while(DIGIT),
            byte if is(byte, SUFFIX) => self.skip_while(SUFFIX),
            _ => return Err(LexError { at, message }),
        }
        Ok(kind)
    }

    fn at(&mut self, start: usize) -> Result<Kind, LexError> {
        let first = self.peek();
        if first == b'"' {
            self.pos += 1;
            return self.string().map(|()| Kind::At);
        }
        if !is(first, LETTER) && first != b'_' {
            let message = "@ identifier expected to start with letter or '_'";
            return Err(LexError { at: start as u32 + 1, message });
        }
        self.skip_while(BARE);
        Ok(Kind::At)
    }

    fn dots(&mut self, start: usize) -> Result<Kind, LexError> {
        if self.peek() == b'.' && self.peek_at(1) == b'.' {
            return Ok(self.advance(2, Kind::Ellipsis));
        }
        let message = "expected three consecutive dots for an ellipsis";
        Err(LexError { at: start as u32 + 1, message })
    }

    /// The rest of a string after its opening quote.
    fn string(&mut self) -> Result<(), LexError> {
        loop {
            let rest = self.src.get(self.pos..).unwrap_or_default();
            let stop = rest.iter().position(|b| matches!(b, b'"' | b'\\' | b'\n' | 0x0b | 0x0c));
            self.pos += stop.unwrap_or(rest.len());
            match self.peek() {
                b'"' => {
                    self.pos += 1;
                    return Ok(());
                }
                b'\\' => self.escape()?,
                _ => {
                    let message = "expected '\"' in string literal";
                    return Err(LexError { at: self.pos as u32, message });
                }
            }
        }
    }

    fn escape(&mut self) -> Result<(), LexError> {
        match self.peek_at(1) {
            b'"' | b'\\' | b'n' | b't' => self.pos += 2,
            digit if is(digit, HEX) && is(self.peek_at(2), HEX) => self.pos += 3,
            _ => {
                let message = "unknown escape in string literal";
                return Err(LexError { at: self.pos as u32, message });
            }
        }
        Ok(())
    }
}

/// Whether a name is `iN`, `siN` or `uiN`.
fn is_int_type(text: &[u8]) -> bool {
    let ([b'i', digits @ ..] | [b's' | b'u', b'i', digits @ ..]) = text else { return false };
    !digits.is_empty() && digits.iter().all(u8::is_ascii_digit)
}
