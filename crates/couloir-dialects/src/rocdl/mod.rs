//! `rocdl`: AMD's additions to LLVM IR.

mod constraints;
mod discardable;
mod ops;

pub use ops::*;
