//! `func`: functions, calls and returns.

pub(crate) mod canonicalize;
mod inline;
mod names;
mod ops;
mod syntax;
mod verify;

pub use ops::*;
pub(crate) use verify::call_matches;
