//! `quant`: numbers that stand for real ones.

mod faults;
mod fold;
mod ops;
mod syntax;
pub mod types;
mod verify;

pub use faults::bounds_fault;
pub use ops::*;
