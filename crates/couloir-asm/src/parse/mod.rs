//! The parser: text to IR.
//!
//! Layers, each in a file of its own: tokens and errors (here), names of SSA
//! values (`names`), types, attributes, locations, aliases, affine maps, then ops,
//! regions and whole files; `plain`, `labels` and `located` read what is in plain words from the
//! bytes. Hand-written syntax of dialects comes in through
//! the traits of `couloir_ir::asm`, implemented in `hooks`.
//!
//! Invariants: a method that fails has reported a diagnostic, unless the
//! lexer had; nesting of types, attributes and regions is bounded by
//! [`MAX_NESTING`] and by the stack it takes; nothing that is read twice is interned differently.

mod affine;
mod ahead;
mod aliases;
mod alike;
mod attrs;
mod dense;
mod dialect;
mod dialects;
mod file;
mod format;
mod heads;
mod hooks;
mod labels;
mod located;
mod locations;
mod memo;
mod names;
mod numbers;
mod ops;
mod outline;
mod plain;
mod plain_form;
mod plain_hooks;
mod regions;
mod resolve;
mod std_ops;
mod types;

pub use dialects::{OPT_DIALECTS, TRANSLATE_DIALECTS};
pub use file::{ParseOptions, parse_attribute, parse_file, parse_type, wrap};
pub use outline::{Outline, parse_outline};

use couloir_diag::{BytePos, Diagnostic};
use couloir_ir::asm::{Delimiter, ParseResult};
use couloir_ir::body::{Block, Body};
use couloir_ir::view::Report;
use couloir_ir::{Context, Failure, Location, Str};
use rustc_hash::FxHashMap;

use crate::lex::{Kind, Lexer, Token};
use labels::BlockScope;
use memo::{DictMemo, IntMemo, Memo, TypeMemo};
use names::NameScope;
use ops::{CustomOp, OpFrame};

/// How deep types, attributes and regions may nest.
pub const MAX_NESTING: u32 = 10_000;

/// How many errors that follow from others are reported.
const MAX_FOLLOW_UPS: u32 = 64;

/// Bytes of stack that nesting may take unless told otherwise: half of what
/// threads have by default.
const STACK: usize = 1 << 20;

/// About where the stack ends at present.
#[inline(never)]
fn stack_place() -> usize {
    let here = 0u8;
    std::ptr::from_ref(std::hint::black_box(&here)).addr()
}

/// A file being parsed.
pub(crate) struct Parser<'s> {
    ctx: &'s Context,
    src: &'s [u8],
    /// Where the text being read starts in `src`; nothing before it is looked at.
    start: u32,
    file_start: BytePos,
    lexer: Lexer<'s>,
    token: Token,
    /// End of the token before the current one.
    last_end: u32,
    nesting: u32,
    /// Where the stack ended when parsing began, and how far it may grow.
    stack_start: usize,
    stack: usize,
    /// The dialects that messages say there are.
    dialects: &'static [&'static str],
    aliases: aliases::Aliases<'s>,
    /// Dialects whose prefix may be left out, innermost last.
    default_dialects: Vec<&'static str>,
    /// Bodies being filled, innermost last.
    #[allow(clippy::vec_box, reason = "an isolated op takes its body in a box")]
    bodies: Vec<Box<Body>>,
    /// Blocks being filled, innermost last.
    blocks: Vec<Block>,
    names: NameScope<'s>,
    block_scopes: Vec<BlockScope<'s>>,
    /// Whether a block was met that has a name.
    has_labels: bool,
    /// The op being read.
    frame: Box<OpFrame>,
    /// Frames to be used again.
    #[allow(clippy::vec_box, reason = "a frame changes places with the current one")]
    spare_frames: Vec<Box<OpFrame>>,
    /// What an op in plain words holds while it is read.
    plain: plain::Plain,
    /// The emptied body of the isolated op read last: the next one may be like it.
    spare: Option<Box<Body>>,
    /// Aliases that ops name as their location before they are defined.
    late_locations: Vec<(BytePos, &'s str)>,
    /// The file or name that a location was read of last.
    last_place: (&'s [u8], Str),
    /// Ops by the default dialect (its name's address) and the name written.
    op_memo: Memo<'s, CustomOp>,
    /// Types by the text they were written as.
    type_memo: TypeMemo<'s>,
    int_memo: IntMemo,
    /// Lists of numbers by their text and element type.
    array_memo: Memo<'s, couloir_ir::Attribute>,
    /// Dictionaries of attributes by their text.
    dict_memo: DictMemo<'s>,
    /// Attributes that hold the sizes of segments, by up to eight of them.
    segment_memo: FxHashMap<u64, couloir_ir::Attribute>,
    /// Types of parts of aggregates.
    part_memo: plain_hooks::PartMemo,
    /// What lines read before mean.
    alike: alike::Alike,
    /// Where the symbols inside of the symbol being read end.
    symbol_bodies: dialect::SymbolBodies,
    /// The type of the dialect's attribute being read.
    attr_type: Option<couloir_ir::Type>,
    /// How many errors were reported because of another.
    follow_ups: u32,
    /// The op whose custom form is being read, as errors name it.
    error_prefix: Option<&'static str>,
    seen_distinct: FxHashMap<u64, couloir_ir::Attribute>,
    /// What other threads have read.
    ahead: ahead::Ahead<'s>,
    /// Whether this parser reads ahead of another.
    is_ahead: bool,
    /// What was put off, where that is wanted.
    put_off: Option<Box<outline::PutOff<'s>>>,
}

/// Tokens.
impl<'s> Parser<'s> {
    #[inline]
    fn kind(&self) -> Kind {
        self.token.kind
    }

    #[inline]
    fn is_punct(&self, byte: u8) -> bool {
        self.token.kind == Kind::Punct(byte)
    }

    /// The bytes of a token.
    #[inline]
    fn bytes(&self, token: Token) -> &'s [u8] {
        self.src.get(token.start as usize..token.end as usize).unwrap_or_default()
    }

    /// The bytes of the current token.
    #[inline]
    fn spelling(&self) -> &'s [u8] {
        self.bytes(self.token)
    }

    /// The text of the current token (tokens but strings are ASCII).
    fn text(&self) -> &'s str {
        std::str::from_utf8(self.spelling()).unwrap_or_default()
    }

    /// Goes to the next token.
    #[inline(never)]
    fn advance(&mut self) {
        self.last_end = self.token.end;
        match self.lexer.common_token() {
            Some(token) => self.token = token,
            None => self.advance_rarer(),
        }
    }

    #[inline(never)]
    fn advance_rarer(&mut self) {
        self.token = self.lexer.next_token();
        if self.token.kind == Kind::Error {
            self.report_lexer();
        }
    }

    #[cold]
    fn report_lexer(&mut self) {
        let error = self.lexer.error();
        self.report(self.pos_at(error.at), error.message);
        self.token = Token { kind: Kind::Error, start: error.at, end: error.at };
    }

    /// Goes back to a token read before.
    fn rewind(&mut self, token: Token) {
        self.lexer.seek(token.end);
        self.token = token;
        self.last_end = token.start;
    }

    /// Makes the current token, a punctuation glued to others or a name, end
    /// at an offset: the rest is read as tokens anew.
    fn resume_at(&mut self, offset: u32) {
        self.lexer.seek(offset);
        self.advance();
        self.last_end = offset;
    }

    #[inline]
    fn pos_at(&self, offset: u32) -> BytePos {
        BytePos(self.file_start.0.wrapping_add(offset))
    }

    /// Where the current token starts.
    #[inline]
    fn pos(&self) -> BytePos {
        self.pos_at(self.token.start)
    }

    #[inline]
    fn consume_if(&mut self, byte: u8) -> bool {
        let found = self.is_punct(byte);
        if found {
            self.advance();
        }
        found
    }

    /// Takes this punctuation, or fails with the message at the end of what came before.
    fn require(&mut self, byte: u8, message: &str) -> ParseResult {
        if self.consume_if(byte) { Ok(()) } else { Err(self.wrong_token(message)) }
    }

    fn expect_kind(&mut self, kind: Kind, message: &str) -> ParseResult<Token> {
        if self.kind() != kind {
            return Err(self.wrong_token(message));
        }
        let token = self.token;
        self.advance();
        Ok(token)
    }

    /// Whether the current token is this word.
    #[inline]
    fn at_word(&self, word: &str) -> bool {
        self.kind() == Kind::Bare && self.spelling() == word.as_bytes()
    }

    /// Takes this word if it is next.
    #[inline]
    fn take_word(&mut self, word: &str) -> bool {
        let found = self.at_word(word);
        if found {
            self.advance();
        }
        found
    }

    /// Takes punctuation of one or more characters, or nothing.
    fn take_punct(&mut self, punct: &str) -> bool {
        let found = match punct.as_bytes() {
            b"->" => self.kind() == Kind::Arrow,
            b"..." => self.kind() == Kind::Ellipsis,
            b"::" => return self.take_double_colon(),
            [byte] => self.is_punct(*byte),
            _ => false,
        };
        if found {
            self.advance();
        }
        found
    }

    /// `::`, two colons with nothing between.
    fn take_double_colon(&mut self) -> bool {
        let second = self.src.get(self.token.end as usize);
        if !self.is_punct(b':') || second != Some(&b':') {
            return false;
        }
        self.advance();
        self.advance();
        true
    }
}

/// Errors.
impl Parser<'_> {
    /// Reports an error at a place, unless the current token is none: then the lexer has.
    fn error_at(&mut self, at: BytePos, message: &str) -> Failure {
        if self.kind() == Kind::Error { Failure } else { self.report(at, message) }
    }

    fn report(&mut self, at: BytePos, message: &str) -> Failure {
        self.ctx.emit(Diagnostic::error(at, message));
        Failure
    }

    /// An error that an error inside entails. There are as many as levels, so
    /// they end where nobody would read them.
    fn follow_up(&mut self, message: &str) -> Failure {
        self.follow_up_at(self.token_pos(), message)
    }

    fn follow_up_at(&mut self, at: BytePos, message: &str) -> Failure {
        if self.follow_ups == MAX_FOLLOW_UPS {
            return Failure;
        }
        self.follow_ups += 1;
        self.error_at(at, message)
    }

    /// An error with a note to come.
    fn report_with_note(
        &mut self,
        at: BytePos,
        message: &str,
        note_at: BytePos,
        note: &str,
    ) -> Failure {
        if self.kind() != Kind::Error {
            let report = Report::new(self.ctx, Diagnostic::error(at, message));
            report.note(Location::pos(note_at), note).emit();
        }
        Failure
    }

    /// Reports an error at the current token; the end of the text is pointed
    /// at from before.
    fn error(&mut self, message: &str) -> Failure {
        self.error_at(self.token_pos(), message)
    }

    fn token_pos(&self) -> BytePos {
        let back = u32::from(self.kind() == Kind::Eof);
        self.pos_at(self.token.start.saturating_sub(back))
    }

    /// Reports that another token was expected: where the text before the
    /// current token ends, comments and blanks left out.
    fn wrong_token(&mut self, message: &str) -> Failure {
        let at = self.pos_at(self.end_of_code_before_token());
        self.error_at(at, message)
    }

    fn end_of_code_before_token(&self) -> u32 {
        let back = u32::from(self.kind() == Kind::Eof);
        let original = self.token.start.saturating_sub(back);
        let text = self.start as usize..original as usize;
        let mut before = self.src.get(text).unwrap_or_default();
        loop {
            before = before.trim_suffix_blanks();
            match before.last() {
                None => return original,
                Some(b'\n' | b'\r') => before = drop_line_end(before),
                Some(_) => return self.start + before.len() as u32,
            }
        }
    }
}

/// Drops the line end that closes `text`, and a comment before it.
fn drop_line_end(text: &[u8]) -> &[u8] {
    let text = text.split_last().map_or(text, |(_, rest)| rest);
    let line = text.iter().rposition(|b| matches!(b, b'\n' | b'\r')).map_or(0, |at| at);
    match memchr::memmem::find(&text[line..], b"//") {
        Some(comment) => &text[..line + comment],
        None => text,
    }
}

trait TrimBlanks {
    fn trim_suffix_blanks(&self) -> &Self;
}

impl TrimBlanks for [u8] {
    fn trim_suffix_blanks(&self) -> &[u8] {
        let end = self.iter().rposition(|b| !matches!(b, b' ' | b'\t'));
        &self[..end.map_or(0, |at| at + 1)]
    }
}

/// Lists and nesting.
impl Parser<'_> {
    /// Runs `inside` one level deeper.
    fn nested<T>(&mut self, inside: impl FnOnce(&mut Self) -> ParseResult<T>) -> ParseResult<T> {
        if self.nesting >= MAX_NESTING || self.stack_start.abs_diff(stack_place()) > self.stack {
            return Err(self.too_deep());
        }
        self.nesting += 1;
        let result = inside(self);
        self.nesting -= 1;
        result
    }

    #[cold]
    fn too_deep(&mut self) -> Failure {
        if self.nesting < MAX_NESTING {
            return self.error("nesting deeper than the stack allows is not supported");
        }
        self.error(&format!("nesting deeper than {MAX_NESTING} levels is not supported"))
    }

    /// Elements separated by commas, at least one.
    fn commas(&mut self, mut element: impl FnMut(&mut Self) -> ParseResult) -> ParseResult {
        loop {
            element(self)?;
            if !self.consume_if(b',') {
                return Ok(());
            }
        }
    }

    /// A list of elements between delimiters; `context` ends messages, as in
    /// `expected ')' in operand list`.
    fn delimited(
        &mut self,
        delimiter: Delimiter,
        context: &str,
        element: impl FnMut(&mut Self) -> ParseResult,
    ) -> ParseResult {
        let Some((open, close, optional)) = delimiters(delimiter) else {
            return self.commas(element);
        };
        if !self.is_punct(open) && optional {
            return Ok(());
        }
        self.expect_in(open, context)?;
        if self.consume_if(close) {
            return Ok(());
        }
        self.commas(element)?;
        self.expect_in(close, context)
    }

    /// Takes this punctuation, or fails with a message that ends in `context`.
    fn expect_in(&mut self, byte: u8, context: &str) -> ParseResult {
        if self.consume_if(byte) {
            return Ok(());
        }
        Err(self.wrong_token(&format!("expected '{}'{context}", byte as char)))
    }

    /// Elements up to a closing token, which ends the list after any of them.
    fn commas_until(
        &mut self,
        close: Kind,
        spelling: &str,
        element: impl FnMut(&mut Self) -> ParseResult,
    ) -> ParseResult {
        self.commas(element)?;
        if self.kind() == close {
            self.advance();
            return Ok(());
        }
        Err(self.wrong_token(&format!("expected ',' or '{spelling}'")))
    }

    /// Such a list that must have an element.
    fn some_until(
        &mut self,
        close: Kind,
        spelling: &str,
        element: impl FnMut(&mut Self) -> ParseResult,
    ) -> ParseResult {
        if self.kind() == close {
            return Err(self.wrong_token("expected list element"));
        }
        self.commas_until(close, spelling, element)
    }

    /// Such a list that may be empty.
    fn list_until(
        &mut self,
        close: Kind,
        spelling: &str,
        element: impl FnMut(&mut Self) -> ParseResult,
    ) -> ParseResult {
        if self.kind() == close {
            self.advance();
            return Ok(());
        }
        self.commas_until(close, spelling, element)
    }
}

/// The characters of a delimiter, and whether it may be absent.
fn delimiters(delimiter: Delimiter) -> Option<(u8, u8, bool)> {
    Some(match delimiter {
        Delimiter::None => return None,
        Delimiter::Paren => (b'(', b')', false),
        Delimiter::OptionalParen => (b'(', b')', true),
        Delimiter::Square => (b'[', b']', false),
        Delimiter::OptionalSquare => (b'[', b']', true),
        Delimiter::LessGreater => (b'<', b'>', false),
        Delimiter::OptionalLessGreater => (b'<', b'>', true),
        Delimiter::Braces => (b'{', b'}', false),
        Delimiter::OptionalBraces => (b'{', b'}', true),
    })
}
