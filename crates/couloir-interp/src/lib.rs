//! An interpreter of MLIR, to check that passes keep what functions compute.
//!
//! [`Checker`] watches a pipeline: it runs each function of a module on generated arguments before
//! the first pass, and again after each pass on it, and reports the first pass after which a
//! function does something else.
//!
//! What is compared: results, memory reachable from arguments, globals, and the calls of functions
//! outside with their arguments and the memory these point to. Comparison is by refinement: where
//! a run before met undefined behaviour nothing is said, and where it gave poison anything will do.
//! Floats are compared to the bit, unless either run rounded in ways that are not said (functions
//! of libraries, `fastmath`); then with tolerance.
//!
//! - [`value`]: what values are. [`memory`]: allocations with their bytes; a pointer is an allocation
//!   and an address. [`layout`], [`codec`]: types and values in memory, and as the scalars by which
//!   a signature before lowering is fitted to the one after.
//! - [`machine`]: frames and the loop that runs ops; regions and calls make no recursion. Runs are
//!   limited in steps and memory; one that takes more gives no verdict.
//! - [`ops`]: the table of ops, a file per dialect or kind; a row is a name and a function.
//! - [`generate`]: arguments. [`observe`]: outcomes and their comparison. [`check`]: the check.
//!
//! An op without a row gives no verdict for the functions that run it, and is named once.

mod check;
mod codec;
mod generate;
mod layout;
mod machine;
mod memory;
mod observe;
mod ops;
mod program;
mod run;
mod stop;
#[cfg(test)]
mod tests;
mod value;

pub use check::{CheckOptions, Checker, Tally, evaluate};
