//! The lexer: one token at a time over the bytes of the file.
//!
//! Invariants: every call moves on, or stands at the end; a token is a range of the source, so
//! nothing is copied before it is asked for.

use std::borrow::Cow;

/// Kind of a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Tok {
    /// End of the file.
    Eof,
    /// What is no token.
    Bad,
    /// A word: `define`, `i32`, `x`.
    Word,
    /// `name:` or `"name":`
    Label,
    /// `12:`
    LabelId,
    /// `%name`
    Local,
    /// `%12`
    LocalId,
    /// `@name`
    Global,
    /// `@12`
    GlobalId,
    /// `$name`
    Comdat,
    /// `!name`
    MdName,
    /// `!`
    Bang,
    /// `#` before a word.
    Hash,
    /// `#12`
    Group,
    /// `^12`
    Summary,
    /// `"text"`
    Str,
    /// An integer, `s0x..` and `u0x..` too.
    Int,
    /// A floating-point number, or hexadecimal digits after `0x`.
    Float,
    /// `...`
    Ellipsis,
    /// `=`
    Equal,
    /// `,`
    Comma,
    /// `*`
    Star,
    /// `(`
    LParen,
    /// `)`
    RParen,
    /// `[`
    LSquare,
    /// `]`
    RSquare,
    /// `{`
    LBrace,
    /// `}`
    RBrace,
    /// `<`
    Less,
    /// `>`
    Greater,
    /// `|`
    Pipe,
    /// `:`
    Colon,
}

/// What a byte can be part of.
const BLANK: u8 = 1;
const LABEL: u8 = 2;
const ALNUM: u8 = 4;

const CLASS: [u8; 256] = classes();

const fn classes() -> [u8; 256] {
    let mut table = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let letter = byte as u8;
        table[byte] = match letter {
            b' ' | b'\t' | b'\n' | b'\r' | 0 => BLANK,
            b'-' | b'$' | b'.' => LABEL,
            b'_' => LABEL | ALNUM,
            _ if letter.is_ascii_alphanumeric() => LABEL | ALNUM,
            _ => 0,
        };
        byte += 1;
    }
    table
}

fn has(byte: u8, class: u8) -> bool {
    CLASS[byte as usize] & class != 0
}

/// Whether a name in quotes stands at a place that has a NUL in it; the lexer takes none.
pub(super) fn is_nul_name(src: &[u8], at: usize) -> bool {
    let Some([b'%' | b'@' | b'$', b'"', text @ ..] | [b'"', text @ ..]) = src.get(at..) else {
        return false;
    };
    let end = find(text, 0, b'"');
    let is_name = src.get(at) != Some(&b'"') || text.get(end + 1) == Some(&b':');
    is_name && text.get(..end).is_some_and(has_nul)
}

/// Whether a word is `i` and a number of bits that no type of integers has.
fn is_too_wide(word: &[u8]) -> bool {
    let [b'i', digits @ ..] = word else { return false };
    let is_number = !digits.is_empty() && digits.iter().all(u8::is_ascii_digit);
    is_number && !number(digits).is_some_and(|bits| (1..=0x80_0000).contains(&bits))
}

/// Whether text with escapes has a NUL in it.
fn has_nul(text: &[u8]) -> bool {
    text.contains(&0) || text.windows(3).any(|part| part == b"\\00")
}

/// The lexer, at its current token.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lexer<'s> {
    src: &'s [u8],
    /// Where the next token is looked for.
    pos: usize,
    /// The current token.
    pub(super) tok: Tok,
    /// Where it starts.
    pub(super) start: usize,
    /// Range of its text: without sigil, quotes and colon.
    text: (usize, usize),
    /// Whether the text is in quotes.
    quoted: bool,
}

impl<'s> Lexer<'s> {
    /// A lexer at the first token of `src` from `pos` on.
    pub(super) fn new(src: &'s [u8], pos: usize) -> Self {
        let mut lexer =
            Self { src, pos, tok: Tok::Eof, start: pos, text: (pos, pos), quoted: false };
        lexer.bump();
        lexer
    }

    /// The whole source.
    pub(super) fn source(&self) -> &'s [u8] {
        self.src
    }

    /// The text of the current token, as it stands.
    #[inline]
    pub(super) fn text(&self) -> &'s [u8] {
        self.src.get(self.text.0..self.text.1).unwrap_or_default()
    }

    /// What is to be said of the current token before all else: it is a type that is too wide, or
    /// has a quote that nothing closes.
    pub(super) fn fault(&self) -> Option<&'static str> {
        if self.tok == Tok::Word {
            return is_too_wide(self.text()).then_some("bitwidth for integer type out of range");
        }
        match self.src.get(self.start..)? {
            _ if self.tok != Tok::Bad || self.pos < self.src.len() => None,
            [b'"', ..] => Some("end of file in string constant"),
            [b'@' | b'%', b'"', ..] => Some("end of file in global variable name"),
            [b'$', b'"', ..] => Some("end of file in COMDAT variable name"),
            _ => None,
        }
    }

    /// The text of the current token with what is escaped put right.
    pub(super) fn name(&self) -> Cow<'s, [u8]> {
        if self.quoted { unescape(self.text()) } else { Cow::Borrowed(self.text()) }
    }

    #[inline]
    fn at(&self, pos: usize) -> u8 {
        self.src.get(pos).copied().unwrap_or(0)
    }

    #[inline]
    fn run(&self, mut pos: usize, class: u8) -> usize {
        while self.src.get(pos).is_some_and(|&byte| has(byte, class)) {
            pos += 1;
        }
        pos
    }

    fn digits(&self, mut pos: usize) -> usize {
        while self.src.get(pos).is_some_and(u8::is_ascii_digit) {
            pos += 1;
        }
        pos
    }

    /// Moves past blanks and comments.
    #[inline]
    fn skip_blank(&mut self) {
        loop {
            match self.src.get(self.pos) {
                Some(&byte) if has(byte, BLANK) => self.skip_spaces(),
                Some(b';') => self.pos = find(self.src, self.pos, b'\n'),
                Some(b'/') if self.at(self.pos + 1) == b'*' => self.skip_comment(),
                _ => return,
            }
        }
    }

    /// Moves past a blank, and spaces after it: comments on labels stand far to the right.
    #[inline]
    fn skip_spaces(&mut self) {
        self.pos += 1;
        while self.src.get(self.pos..).is_some_and(|rest| rest.starts_with(b"        ")) {
            self.pos += 8;
        }
    }

    fn skip_comment(&mut self) {
        let rest = self.src.get(self.pos + 2..).unwrap_or_default();
        let end = rest.windows(2).position(|pair| pair == b"*/");
        self.pos = end.map_or(self.src.len(), |at| self.pos + at + 4);
    }

    /// Moves on to the next token.
    #[inline]
    pub(super) fn bump(&mut self) {
        self.skip_blank();
        self.start = self.pos;
        self.quoted = false;
        let Some(&byte) = self.src.get(self.pos) else {
            self.text = (self.pos, self.pos);
            self.tok = Tok::Eof;
            return;
        };
        self.tok = match byte {
            b'%' => self.sigil(Tok::Local, Tok::LocalId),
            b'@' => self.sigil(Tok::Global, Tok::GlobalId),
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => self.word(),
            b',' => self.one(Tok::Comma),
            b'(' => self.one(Tok::LParen),
            b')' => self.one(Tok::RParen),
            b'!' => self.bang(),
            b'0'..=b'9' | b'-' => self.number(),
            _ => self.rare(byte),
        };
    }

    fn rare(&mut self, byte: u8) -> Tok {
        match byte {
            b'=' => self.one(Tok::Equal),
            b'[' => self.one(Tok::LSquare),
            b']' => self.one(Tok::RSquare),
            b'{' => self.one(Tok::LBrace),
            b'}' => self.one(Tok::RBrace),
            b'<' => self.one(Tok::Less),
            b'>' => self.one(Tok::Greater),
            b'*' => self.one(Tok::Star),
            b'|' => self.one(Tok::Pipe),
            b':' => self.one(Tok::Colon),
            b'"' => self.string(),
            b'#' => self.numbered(Tok::Group, Tok::Hash),
            b'^' => self.numbered(Tok::Summary, Tok::Bad),
            b'$' => self.dollar(),
            b'+' => self.positive(),
            b'.' => self.dots(),
            _ => self.one(Tok::Bad),
        }
    }

    #[inline]
    fn one(&mut self, tok: Tok) -> Tok {
        self.text = (self.pos, self.pos + 1);
        self.pos += 1;
        tok
    }

    fn take(&mut self, from: usize, to: usize, tok: Tok) -> Tok {
        self.text = (from, to);
        self.pos = to;
        tok
    }

    /// A name or number after `%` or `@`.
    fn sigil(&mut self, named: Tok, numbered: Tok) -> Tok {
        let from = self.pos + 1;
        match self.at(from) {
            b'"' => self.quoted_text(from, named),
            b'0'..=b'9' => self.take(from, self.digits(from), numbered),
            byte if has(byte, LABEL) => self.take(from, self.run(from, LABEL), named),
            _ => self.one(Tok::Bad),
        }
    }

    /// Text in quotes that starts at `from`.
    fn quoted_text(&mut self, from: usize, tok: Tok) -> Tok {
        let end = find(self.src, from + 1, b'"');
        if end >= self.src.len() {
            return self.take(from, self.src.len(), Tok::Bad);
        }
        self.text = (from + 1, end);
        self.pos = end + 1;
        self.quoted = true;
        if tok != Tok::Str && has_nul(self.text()) { Tok::Bad } else { tok }
    }

    fn string(&mut self) -> Tok {
        let tok = self.quoted_text(self.pos, Tok::Str);
        if tok == Tok::Str && self.at(self.pos) == b':' {
            self.pos += 1;
            return if has_nul(self.text()) { Tok::Bad } else { Tok::Label };
        }
        tok
    }

    /// A word, or a label where a colon follows.
    #[inline]
    fn word(&mut self) -> Tok {
        let end = self.run(self.pos, ALNUM);
        if let b':' | b'-' | b'$' | b'.' = self.at(end) {
            return self.label_tail(end).unwrap_or_else(|| self.cut_word(end));
        }
        self.cut_word(end)
    }

    fn cut_word(&mut self, end: usize) -> Tok {
        // `cc10` is a word and a number, `i32x` a type and a word.
        let end = match (self.at(self.pos), self.at(self.pos + 1)) {
            (b'i', b'0'..=b'9') => self.digits(self.pos + 1),
            (b'c', b'c') if self.at(self.pos + 2).is_ascii_digit() => self.pos + 2,
            _ => end,
        };
        self.take(self.pos, end, Tok::Word)
    }

    /// The label that the current run of letters is, if a colon ends it.
    fn label_tail(&mut self, from: usize) -> Option<Tok> {
        let end = self.run(from, LABEL);
        if self.at(end) != b':' {
            return None;
        }
        self.text = (self.pos, end);
        self.pos = end + 1;
        Some(Tok::Label)
    }

    fn bang(&mut self) -> Tok {
        let from = self.pos + 1;
        let first = self.at(from);
        if !(has(first, LABEL) || first == b'\\') || first.is_ascii_digit() {
            return self.one(Tok::Bang);
        }
        let mut end = from;
        while self.src.get(end).is_some_and(|&byte| has(byte, LABEL) || byte == b'\\') {
            end += 1;
        }
        let escaped = self.src.get(from..end).is_some_and(|name| name.contains(&b'\\'));
        self.quoted = escaped;
        self.take(from, end, Tok::MdName)
    }

    fn number(&mut self) -> Tok {
        let start = self.pos;
        let from = start + usize::from(self.at(start) == b'-');
        let end = self.digits(from);
        if end == from {
            return self.label_tail(from).unwrap_or_else(|| self.one(Tok::Bad));
        }
        let next = self.at(end);
        if next == b':' && from == start {
            self.text = (start, end);
            self.pos = end + 1;
            return Tok::LabelId;
        }
        if (has(next, LABEL) || next == b':')
            && let Some(label) = self.label_tail(end)
        {
            return label;
        }
        match next {
            b'.' => self.fraction(end + 1),
            b'x' if end == start + 1 && self.at(start) == b'0' => self.hex(end + 1),
            _ => self.take(start, end, Tok::Int),
        }
    }

    /// The rest of a decimal number after its point.
    fn fraction(&mut self, from: usize) -> Tok {
        let mut end = self.digits(from);
        if let b'e' | b'E' = self.at(end) {
            let sign = usize::from(matches!(self.at(end + 1), b'+' | b'-'));
            if self.at(end + 1 + sign).is_ascii_digit() {
                end = self.digits(end + 1 + sign);
            }
        }
        self.take(self.pos, end, Tok::Float)
    }

    fn hex(&mut self, from: usize) -> Tok {
        let from = from + usize::from(matches!(self.at(from), b'K'..=b'M' | b'H' | b'R'));
        let mut end = from;
        while self.at(end).is_ascii_hexdigit() {
            end += 1;
        }
        if end == from {
            return self.take(self.pos, self.pos + 1, Tok::Bad);
        }
        self.take(self.pos, end, Tok::Float)
    }

    fn positive(&mut self) -> Tok {
        let end = self.digits(self.pos + 1);
        if end == self.pos + 1 || self.at(end) != b'.' {
            return self.one(Tok::Bad);
        }
        self.fraction(end + 1)
    }

    fn numbered(&mut self, numbered: Tok, other: Tok) -> Tok {
        let from = self.pos + 1;
        match self.digits(from) {
            end if end > from => self.take(from, end, numbered),
            _ => self.one(other),
        }
    }

    fn dollar(&mut self) -> Tok {
        let from = self.pos + 1;
        if let Some(label) = self.label_tail(from) {
            return label;
        }
        match self.at(from) {
            b'"' => self.quoted_text(from, Tok::Comdat),
            byte if has(byte, LABEL) && !byte.is_ascii_digit() => {
                self.take(from, self.run(from, LABEL), Tok::Comdat)
            }
            _ => self.one(Tok::Bad),
        }
    }

    fn dots(&mut self) -> Tok {
        if let Some(label) = self.label_tail(self.pos) {
            return label;
        }
        match self.src.get(self.pos..self.pos + 3) {
            Some(b"...") => self.take(self.pos, self.pos + 3, Tok::Ellipsis),
            _ => self.one(Tok::Bad),
        }
    }

    /// The text up to the parenthesis that closes one opened before the current token, which
    /// becomes the current token. `None` where there is none.
    pub(super) fn raw_until_close(&mut self) -> Option<&'s [u8]> {
        let (from, mut at, mut depth) = (self.start, self.start, 0u32);
        loop {
            match self.src.get(at)? {
                b'(' => depth += 1,
                b')' if depth == 0 => break,
                b')' => depth -= 1,
                b'"' => at = find(self.src, at + 1, b'"'),
                _ => {}
            }
            at += 1;
        }
        self.pos = at;
        self.bump();
        self.src.get(from..at)
    }

    /// The numbers of a list from the current token on, where it is spelled as LLVM spells it:
    /// `i32 1, i32 -2]` with this word before each. What closes it becomes the current token then.
    pub(super) fn numbers_after(&mut self, word: &[u8], mut take: impl FnMut(i64)) -> Option<()> {
        let mut at = self.start;
        loop {
            let rest = self.src.get(at..)?.strip_prefix(word)?.strip_prefix(b" ")?;
            let end = rest.iter().position(|byte| !matches!(byte, b'-' | b'0'..=b'9'))?;
            take(number(rest.get(..end)?)?);
            at += word.len() + 1 + end;
            match rest.get(end..)? {
                [b',', b' ', ..] => at += 2,
                [b']', ..] => break,
                _ => return None,
            }
        }
        self.pos = at;
        self.bump();
        Some(())
    }

    /// Moves from a `{` to the token after the `}` that closes it, or to the end.
    pub(super) fn skip_braces(&mut self) {
        let (mut at, mut depth) = (self.start, 0u32);
        while let Some(found) = self.brace_or_quote(at) {
            at = found + 1;
            match self.at(found) {
                b'{' => depth += 1,
                b'}' if depth <= 1 => {
                    self.pos = at;
                    return self.bump();
                }
                b'}' => depth -= 1,
                _ => at = find(self.src, at, b'"') + 1,
            }
        }
        self.pos = self.src.len();
        self.bump();
    }

    /// The next brace or quote that is in no comment.
    fn brace_or_quote(&self, mut from: usize) -> Option<usize> {
        loop {
            let rest = self.src.get(from..)?;
            let found = memchr::memchr3(b'{', b'}', b'"', rest)?;
            let before = rest.get(..found)?;
            // Between quotes and braces only a comment can begin.
            let line = memchr::memrchr(b'\n', before).map_or(0, |at| at + 1);
            if memchr::memchr(b';', before.get(line..)?).is_none() {
                return Some(from + found);
            }
            from = find(self.src, from + found, b'\n');
        }
    }
}

/// Where `byte` stands from `from` on, or the end.
fn find(src: &[u8], from: usize, byte: u8) -> usize {
    let rest = src.get(from..).unwrap_or_default();
    memchr::memchr(byte, rest).map_or(src.len(), |at| from + at)
}

/// A string with `\\` and `\XX` put right.
pub(super) fn unescape(text: &[u8]) -> Cow<'_, [u8]> {
    if memchr::memchr(b'\\', text).is_none() {
        return Cow::Borrowed(text);
    }
    let mut out = Vec::with_capacity(text.len());
    let mut rest = text;
    while let Some((&byte, tail)) = rest.split_first() {
        rest = tail;
        match (byte, tail) {
            (b'\\', [b'\\', after @ ..]) => {
                out.push(b'\\');
                rest = after;
            }
            (b'\\', [high, low, after @ ..])
                if high.is_ascii_hexdigit() && low.is_ascii_hexdigit() =>
            {
                out.push(hex_digit(*high) << 4 | hex_digit(*low));
                rest = after;
            }
            _ => out.push(byte),
        }
    }
    Cow::Owned(out)
}

/// The number that digits, with a minus or without, are, where it is not too large.
fn number(text: &[u8]) -> Option<i64> {
    let digits = text.strip_prefix(b"-").unwrap_or(text);
    let plain = (1..=18).contains(&digits.len()) && digits.iter().all(u8::is_ascii_digit);
    plain.then(|| super::numbers::small_int(text)).flatten()
}

/// Value of a hexadecimal digit.
pub(super) fn hex_digit(byte: u8) -> u8 {
    match byte {
        b'0'..=b'9' => byte - b'0',
        b'a'..=b'f' => byte - b'a' + 10,
        b'A'..=b'F' => byte - b'A' + 10,
        _ => 0,
    }
}
