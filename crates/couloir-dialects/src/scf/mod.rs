//! `scf`: structured control flow.

pub(crate) mod canonicalize;
mod control;
mod fold;
mod ops;
mod syntax;
mod verify;

pub use ops::*;
