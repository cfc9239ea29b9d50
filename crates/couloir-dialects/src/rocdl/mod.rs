//! `rocdl`: AMD's additions to LLVM IR.

mod constraints;
mod discardable;
mod ops;
mod syntax;
mod target;

pub use ops::*;
pub use target::TARGET;
