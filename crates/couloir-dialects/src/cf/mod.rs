//! `cf`: branches between blocks.

mod branch;
pub(crate) mod canonicalize;
mod ops;
mod syntax;
mod verify;

pub use ops::*;
