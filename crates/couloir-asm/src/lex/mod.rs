//! The lexer: bytes to tokens (language reference, "Top level Productions").
//!
//! Invariant: what the lexer reads depends on its position alone, so a parser
//! can go back by setting it. Keywords are bare identifiers; the parser tells them apart.

mod scan;
mod string;

pub(crate) use scan::{blanks, is_token_at, name_end, next_line, word_end};
pub use string::unescape;

/// The kind of a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// The end of the text.
    Eof,
    /// Something that is no token; the error is out.
    Error,
    /// `name`
    Bare,
    /// `@name` or `@"name"`
    At,
    /// `#name`
    Hash,
    /// `%name`
    Percent,
    /// `^name`
    Caret,
    /// `!name`
    Exclamation,
    /// `1.5e3`
    Float,
    /// `42` or `0x2A`
    Integer,
    /// `"text"`
    String,
    /// `i32`, `si8`, `ui64`
    IntType,
    /// Punctuation, one of `( ) [ ] { } < > : , = - + * / ? |`.
    Punct(u8),
    /// `->`
    Arrow,
    /// `...`
    Ellipsis,
    /// `{-#`
    MetadataBegin,
    /// `#-}`
    MetadataEnd,
}

/// A token: its kind and its bytes.
#[derive(Clone, Copy, Debug)]
pub struct Token {
    /// What it is.
    pub kind: Kind,
    /// Offset of its first byte.
    pub start: u32,
    /// Offset past its last byte.
    pub end: u32,
}

/// Why something is no token, and where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LexError {
    /// The offset to report.
    pub at: u32,
    /// The message.
    pub message: &'static str,
}

/// Reads tokens from a position on.
#[derive(Clone, Copy, Debug)]
pub struct Lexer<'s> {
    src: &'s [u8],
    pos: usize,
    error: LexError,
}

impl<'s> Lexer<'s> {
    /// A lexer at the start of a text.
    pub fn new(src: &'s [u8]) -> Self {
        Self { src, pos: 0, error: LexError { at: 0, message: "" } }
    }

    /// Why the last token that is none is none.
    pub fn error(&self) -> LexError {
        self.error
    }

    /// Goes to an offset.
    #[inline]
    pub fn seek(&mut self, pos: u32) {
        self.pos = pos as usize;
    }

    /// The text being read.
    pub fn source(&self) -> &'s [u8] {
        self.src
    }
}
