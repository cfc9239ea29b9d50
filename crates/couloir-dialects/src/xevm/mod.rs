//! `xevm`: what GPUs of Intel's have beyond LLVM IR.

mod attrs;
mod constraints;
mod ops;
mod verify;

pub use attrs::{ELEMENT_CASES, LOAD, SHAPE, STORE, TARGET, TYPES};
pub use ops::*;
