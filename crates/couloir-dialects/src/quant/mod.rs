//! `quant`: numbers that stand for real ones.

mod fold;
mod ops;
mod syntax;
pub mod types;
mod verify;

pub use ops::*;
