//! `nvvm`: NVIDIA's additions to LLVM IR.

pub mod attrs;
mod constraints;
mod discardable;
mod mma;
mod ops;
mod verify;

pub use ops::*;
