//! MLIR's bytecode format (MLIR's documentation, "MLIR Bytecode Format").
//!
//! - [`encoding`]: the numbers of the format;
//! - [`bytes`]: numbers and sections as bytes, both ways;
//! - [`builtin`], [`llvm`], [`quant`]: types and attributes that have an encoding of
//!   their own; all others stand as their text;
//! - [`props`]: what the inherent attributes of an op look like;
//! - [`write`](mod@write): IR to bytecode; [`read`](mod@read): bytecode to IR.
//!
//! Invariants: what is written is what MLIR 22 writes, byte for byte, but for
//! the orders of uses, which are left out; any bytes that are read give IR or
//! a diagnostic; nothing recurses with the depth of the input, and no room is
//! made for more than the bytes there are can fill.

pub mod bytes;
pub mod encoding;

mod builtin;
mod llvm;
mod props;
mod quant;
pub mod read;
pub mod write;

pub use read::read;
pub use write::{WriteOptions, write};

/// Whether a file is bytecode, by its first bytes.
pub fn is_bytecode(bytes: &[u8]) -> bool {
    bytes.starts_with(&encoding::MAGIC)
}
