//! `func`: functions, calls and returns.

mod inline;
mod names;
mod ops;
mod syntax;
mod verify;

pub use ops::*;
