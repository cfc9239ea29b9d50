//! `vcix`: the interface of `SiFive` processors to vector coprocessors.

mod constraints;
mod ops;

pub use ops::*;
