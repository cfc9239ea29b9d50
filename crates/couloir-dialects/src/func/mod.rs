//! `func`: functions, calls and returns.

mod names;
mod ops;
mod syntax;
mod verify;

pub use ops::*;
