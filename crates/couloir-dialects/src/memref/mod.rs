//! `memref`: memory, reached through shaped references.

pub(crate) mod canonicalize;
mod cast;
mod control;
pub(crate) mod fold;
pub mod layout;
mod mem2reg;
mod names;
mod ops;
mod syntax;
mod types;
mod verify;

pub use fold::dropped_dims;
pub(crate) use fold::{SizeOf, forgets, size_of_made};
pub use ops::*;
pub use types::element_type;
pub(crate) use verify::layout_symbols;
