//! MLIR text: reading it and writing it.
//!
//! - [`lex`] for tokens;
//! - [`parse`] for text to IR;
//! - [`print`](mod@print): IR to text.

pub mod lex;
pub mod parse;
pub mod print;
