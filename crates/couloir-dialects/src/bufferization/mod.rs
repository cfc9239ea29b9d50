//! `bufferization`: between tensors and the memory that holds them.

mod attributes;
pub(crate) mod canonicalize;
mod fold;
mod ops;
mod syntax;
mod types;
mod verify;

pub use canonicalize::DEALLOC_PATTERNS;
pub use ops::*;
