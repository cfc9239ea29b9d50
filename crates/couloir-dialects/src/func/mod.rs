//! `func`: functions, calls and returns.

mod inline;
pub(crate) mod canonicalize;
mod names;
mod ops;
mod syntax;
mod verify;

pub use ops::*;
