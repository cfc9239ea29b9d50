//! `nvvm`: NVIDIA's additions to LLVM IR.

pub mod attrs;
mod constraints;
mod discardable;
mod mma;
mod ops;
mod target;
mod verify;

pub use ops::*;
pub use target::TARGET;
