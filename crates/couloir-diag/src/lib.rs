//! Source files, diagnostics and what is done with them.
//!
//! * [`SourceMap`] holds the text of every file in one offset space; a [`BytePos`] is a
//!   position in it, and lines are counted only when somebody asks.
//! * [`Diagnostic`] is the one type for errors, warnings, remarks and notes.
//! * [`TextRenderer`] prints them as MLIR's tools do, byte for byte; [`RichRenderer`] prints
//!   them for people at a terminal.
//! * [`Verifier`] compares them with `expected-error` comments.
//! * [`split_input`] cuts a file at `// -----` lines.
//!
//! The crate knows nothing of IR. Invariants: any bytes are accepted as source text, every
//! position resolves or gives `None`, and the cost of each call is linear in the text it reads.

mod bytes;
mod diagnostic;
mod posix_regex;
mod rich;
mod source;
mod split;
mod text;
mod verify;

#[cfg(test)]
mod tests;

pub use bytes::{message_bytes, quoted_bytes};
pub use diagnostic::{Collector, Diagnostic, Label, Place, Severity, Sink, Span};
pub use rich::{Color, RichRenderer};
pub use source::{BytePos, LineCol, SourceFile, SourceMap, Text, TooLarge};
pub use split::{DEFAULT_SPLIT_MARKER, Split, join_outputs, split_input};
pub use text::{TextOptions, TextRenderer, Verbosity, line_with_caret};
pub use verify::{Verifier, VerifyLevel};
