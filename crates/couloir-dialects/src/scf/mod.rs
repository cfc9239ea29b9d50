//! `scf`: structured control flow.

mod control;
mod ops;
mod syntax;
mod verify;

pub use ops::*;
