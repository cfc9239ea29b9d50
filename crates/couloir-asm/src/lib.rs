//! MLIR text: reading it and writing it.
//!
//! - [`lex`]: tokens;
//! - [`parse`]: text to IR.

pub mod lex;
pub mod parse;
