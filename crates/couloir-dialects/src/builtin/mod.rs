//! `builtin`: the module, and casts that stand for a conversion still to come.

mod fold;
mod inline;
mod ops;
mod verify;

pub use ops::*;
