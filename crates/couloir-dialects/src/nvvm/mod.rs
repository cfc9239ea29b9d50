//! `nvvm`: NVIDIA's additions to LLVM IR.

pub mod attrs;
mod constraints;
mod discardable;
mod mma;
mod ops;
mod requires;
mod target;
mod verify;

pub use ops::*;
pub(crate) use requires::check_target;
pub use target::TARGET;
pub use verify::wmma_registers;
