//! `nvvm`: NVIDIA's additions to LLVM IR; so far what
//! `llvm-optimize-for-nvvm-target` makes.

mod ops;

pub use ops::*;
