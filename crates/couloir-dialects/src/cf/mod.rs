//! `cf`: branches between blocks.

mod branch;
mod ops;
mod syntax;
mod verify;

pub use ops::*;
