//! `x86vector`: vector instructions of AVX, AVX2, AVX512 and their extensions.

mod constraints;
mod ops;
mod verify;

pub use ops::*;
