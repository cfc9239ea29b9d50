//! POSIX extended regular expressions, as LLVM reads them, translated for the `regex` crate.
//!
//! Invariants: patterns and subjects are bytes; a pattern LLVM refuses is refused with LLVM's
//! words; nesting uses no stack. Back-references, which cannot be matched in linear time, are
//! refused.
//!
//! The dialects differ: here `\d` is the letter `d`, a backslash in brackets is itself, `[`
//! and `&&` in brackets are nothing special, `{` is itself unless a digit follows, and neither
//! two repetitions in a row nor empty alternatives are allowed.

use std::fmt::Write;

use regex::bytes::{Regex, RegexBuilder};

/// The largest count in braces.
const MAX_COUNT: u32 = 255;

const UNBALANCED_PARENS: &str = "parentheses not balanced";
const UNBALANCED_BRACKETS: &str = "brackets ([ ]) not balanced";
const UNBALANCED_BRACES: &str = "braces not balanced";
const BAD_COUNT: &str = "invalid repetition count(s)";
const BAD_REPEAT: &str = "repetition-operator operand invalid";
const BAD_RANGE: &str = "invalid character range";
const BAD_CLASS: &str = "invalid character class";
const BAD_ELEMENT: &str = "invalid collating element";
const TRAILING_BACKSLASH: &str = "trailing backslash (\\)";
const EMPTY: &str = "empty (sub)expression";
const BACK_REFERENCE: &str = "invalid backreference number";
const TOO_BIG: &str = "out of memory";

/// The names that may stand in `[: :]`.
const CLASSES: [&str; 12] = [
    "alnum", "alpha", "blank", "cntrl", "digit", "graph", "lower", "print", "punct", "space",
    "upper", "xdigit",
];

type Result<T> = std::result::Result<T, &'static str>;

/// Translates `pattern` and appends it to `out`.
pub(crate) fn translate(pattern: &[u8], out: &mut String) -> Result<()> {
    Translator { rest: pattern, out, depth: 0, empty: true, opened: false }.run()
}

/// Appends a pattern that matches `text` itself.
pub(crate) fn escape(text: &[u8], out: &mut String) {
    for &byte in text {
        push_byte(byte, out);
    }
}

/// Compiles what [`translate`] and [`escape`] put together.
pub(crate) fn compile(translated: &str) -> Result<Regex> {
    RegexBuilder::new(translated)
        .unicode(false)
        .dot_matches_new_line(true)
        .build()
        .map_err(|_| TOO_BIG)
}

fn push_byte(byte: u8, out: &mut String) {
    if byte.is_ascii_alphanumeric() {
        out.push(char::from(byte));
    } else {
        // Writing to a string cannot fail.
        let _ = write!(out, "\\x{byte:02x}");
    }
}

struct Translator<'a> {
    rest: &'a [u8],
    out: &'a mut String,
    /// Number of open parentheses.
    depth: usize,
    /// Whether the current alternative has no atom yet.
    empty: bool,
    /// Whether the last byte read opened a parenthesis.
    opened: bool,
}

impl Translator<'_> {
    fn run(mut self) -> Result<()> {
        while let Some(byte) = self.next() {
            self.item(byte)?;
        }
        match () {
            () if self.opened => Err(UNBALANCED_PARENS),
            () if self.empty => Err(EMPTY),
            () if self.depth > 0 => Err(UNBALANCED_PARENS),
            () => Ok(()),
        }
    }

    fn item(&mut self, byte: u8) -> Result<()> {
        match byte {
            b'(' => {
                self.open();
                return Ok(());
            }
            b'|' if self.empty => return Err(EMPTY),
            b'|' => {
                self.out.push('|');
                self.empty = true;
                return Ok(());
            }
            b')' => self.close()?,
            _ => self.atom(byte)?,
        }
        self.empty = false;
        self.opened = false;
        self.repetition(byte == b'^')
    }

    fn open(&mut self) {
        self.out.push_str("(?:");
        self.depth += 1;
        self.empty = true;
        self.opened = true;
    }

    fn close(&mut self) -> Result<()> {
        self.depth = self.depth.checked_sub(1).ok_or(UNBALANCED_PARENS)?;
        if self.empty && !self.opened {
            return Err(EMPTY);
        }
        self.out.push(')');
        Ok(())
    }

    fn atom(&mut self, byte: u8) -> Result<()> {
        match byte {
            b'*' | b'+' | b'?' => return Err(BAD_REPEAT),
            b'{' if self.peek().is_some_and(|b| b.is_ascii_digit()) => return Err(BAD_REPEAT),
            b'^' | b'$' | b'.' => self.out.push(char::from(byte)),
            b'[' => self.bracket()?,
            b'\\' => self.escaped()?,
            _ => push_byte(byte, self.out),
        }
        Ok(())
    }

    fn escaped(&mut self) -> Result<()> {
        match self.next().ok_or(TRAILING_BACKSLASH)? {
            b'1'..=b'9' => Err(BACK_REFERENCE),
            byte => {
                push_byte(byte, self.out);
                Ok(())
            }
        }
    }

    fn repetition(&mut self, after_caret: bool) -> Result<()> {
        if !self.sees_repetition() {
            return Ok(());
        }
        let operator = self.next();
        if after_caret {
            return Err(BAD_REPEAT);
        }
        match operator {
            Some(b'{') => self.counts()?,
            operator => self.out.extend(operator.map(char::from)),
        }
        if self.sees_repetition() { Err(BAD_REPEAT) } else { Ok(()) }
    }

    fn sees_repetition(&self) -> bool {
        matches!(self.rest, [b'*' | b'+' | b'?', ..] | [b'{', b'0'..=b'9', ..])
    }

    fn counts(&mut self) -> Result<()> {
        let from = self.count()?;
        let mut to = Some(from);
        if self.eat(b",") {
            let bounded = self.peek().is_some_and(|b| b.is_ascii_digit());
            to = if bounded { Some(self.count()?) } else { None };
        }
        if to.is_some_and(|to| from > to) {
            return Err(BAD_COUNT);
        }
        if !self.eat(b"}") {
            let closed = memchr::memchr(b'}', self.rest).is_some();
            return Err(if closed { BAD_COUNT } else { UNBALANCED_BRACES });
        }
        let to = to.map_or_else(String::new, |to| to.to_string());
        let _ = write!(self.out, "{{{from},{to}}}");
        Ok(())
    }

    fn count(&mut self) -> Result<u32> {
        let mut count = 0;
        while let Some(digit) = self.peek().filter(u8::is_ascii_digit) {
            self.next();
            count = count * 10 + u32::from(digit - b'0');
            if count > MAX_COUNT {
                return Err(BAD_COUNT);
            }
        }
        Ok(count)
    }

    fn bracket(&mut self) -> Result<()> {
        if self.eat(b"[:<:]]") {
            self.out.push_str("\\b{start}");
            return Ok(());
        }
        if self.eat(b"[:>:]]") {
            self.out.push_str("\\b{end}");
            return Ok(());
        }
        let open = if self.eat(b"^") { "[^" } else { "[" };
        self.out.push_str(open);
        if self.eat(b"]") {
            push_byte(b']', self.out);
        } else if self.eat(b"-") {
            push_byte(b'-', self.out);
        }
        self.bracket_terms()?;
        self.out.push(']');
        Ok(())
    }

    fn bracket_terms(&mut self) -> Result<()> {
        while !self.eat(b"]") {
            if self.eat(b"-]") {
                push_byte(b'-', self.out);
                return Ok(());
            }
            if self.rest.is_empty() {
                return Err(UNBALANCED_BRACKETS);
            }
            self.bracket_term()?;
        }
        Ok(())
    }

    fn bracket_term(&mut self) -> Result<()> {
        if self.peek() == Some(b'-') {
            return Err(BAD_RANGE);
        }
        if self.eat(b"[:") {
            return self.class();
        }
        if self.eat(b"[=") {
            if matches!(self.peek(), Some(b'-' | b']')) {
                return Err(BAD_ELEMENT);
            }
            let element = self.element(b"=]")?;
            push_byte(element, self.out);
            return Ok(());
        }
        let from = self.symbol()?;
        let is_range = matches!(self.rest, [b'-', after, ..] if *after != b']');
        let to = if is_range && self.eat(b"-") { self.symbol()? } else { from };
        // LLVM compares signed characters: bytes outside ASCII come first.
        if from.cast_signed() > to.cast_signed() {
            return Err(BAD_RANGE);
        }
        if from > to {
            self.range(from, u8::MAX);
            self.range(0, to);
        } else {
            self.range(from, to);
        }
        Ok(())
    }

    fn range(&mut self, from: u8, to: u8) {
        push_byte(from, self.out);
        self.out.push('-');
        push_byte(to, self.out);
    }

    fn class(&mut self) -> Result<()> {
        let len = self.rest.iter().take_while(|b| b.is_ascii_alphabetic()).count();
        let (name, rest) = self.rest.split_at_checked(len).ok_or(BAD_CLASS)?;
        if self.rest.is_empty() {
            return Err(UNBALANCED_BRACKETS);
        }
        let name = CLASSES.iter().find(|class| class.as_bytes() == name).ok_or(BAD_CLASS)?;
        if rest.is_empty() {
            return Err(UNBALANCED_BRACKETS);
        }
        self.rest = rest;
        if !self.eat(b":]") {
            return Err(BAD_CLASS);
        }
        let _ = write!(self.out, "[:{name}:]");
        Ok(())
    }

    fn symbol(&mut self) -> Result<u8> {
        if self.eat(b"[.") {
            return self.element(b".]");
        }
        self.next().ok_or(UNBALANCED_BRACKETS)
    }

    /// The single character before `close`; LLVM's names of characters are not known here.
    fn element(&mut self, close: &[u8]) -> Result<u8> {
        let len = memchr::memmem::find(self.rest, close).ok_or(UNBALANCED_BRACKETS)?;
        let element = self.next().filter(|_| len == 1).ok_or(BAD_ELEMENT)?;
        self.eat(close);
        Ok(element)
    }

    fn peek(&self) -> Option<u8> {
        self.rest.first().copied()
    }

    fn next(&mut self) -> Option<u8> {
        let (&first, rest) = self.rest.split_first()?;
        self.rest = rest;
        Some(first)
    }

    fn eat(&mut self, text: &[u8]) -> bool {
        let rest = self.rest.strip_prefix(text);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }
}
