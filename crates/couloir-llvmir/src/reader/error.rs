//! What the reader reports.

use couloir_diag::{line_with_caret, quoted_bytes};

/// A fault in the text of a module, in LLVM's words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadError {
    /// Where it stands, in bytes from the start.
    pub offset: usize,
    /// Line, from 1.
    pub line: usize,
    /// Column in bytes, from 1.
    pub column: usize,
    /// What is wrong.
    pub message: String,
}

impl ReadError {
    pub(super) fn new(source: &[u8], fault: &Fault) -> Self {
        let offset = fault.0.at.min(source.len());
        let before = source.get(..offset).unwrap_or_default();
        let line_start = memchr::memrchr(b'\n', before).map_or(0, |at| at + 1);
        Self {
            offset,
            line: memchr::memchr_iter(b'\n', before).count() + 1,
            column: offset - line_start + 1,
            message: fault.0.message.clone(),
        }
    }

    /// The message as LLVM's tools show it: place, message, the line and a mark below it. Bytes
    /// that are no text are quoted as in other messages.
    pub fn render(&self, file: &str, source: &[u8]) -> String {
        let start = (self.offset + 1).saturating_sub(self.column);
        let rest = source.get(start..).unwrap_or_default();
        let end = memchr::memchr2(b'\n', b'\r', rest).unwrap_or(rest.len());
        let line = rest.get(..end).unwrap_or_default();
        let shown = line_with_caret(line, self.column.saturating_sub(1));
        let (row, column, message) = (self.line, self.column, &self.message);
        format!("{file}:{row}:{column}: error: {message}\n{}", quoted_bytes(&shown))
    }
}

impl std::fmt::Display for ReadError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}: error: {}", self.line, self.column, self.message)
    }
}

impl std::error::Error for ReadError {}

/// A fault and the byte it stands at; boxed, so that results stay small.
#[derive(Debug)]
pub(super) struct Fault(pub(super) Box<FaultData>);

#[derive(Debug)]
pub(super) struct FaultData {
    pub(super) at: usize,
    pub(super) message: String,
}

/// A result of reading.
pub(super) type Res<T> = Result<T, Fault>;

/// A fault at a place.
pub(super) fn fault<T>(at: usize, message: impl Into<String>) -> Res<T> {
    Err(Fault(Box::new(FaultData { at, message: message.into() })))
}
