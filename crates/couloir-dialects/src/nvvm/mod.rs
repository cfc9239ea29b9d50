//! `nvvm`: NVIDIA's additions to LLVM IR; of the ops those that are intrinsics without more. Others
//! have no syntax of their own here, and any name is let pass in generic form.

mod discardable;
mod ops;
mod verify;

pub use ops::*;
