//! Translation of the LLVM dialect to LLVM IR.
//!
//! [`translate_module`] makes a [`couloir_llvmir::Module`] of a `builtin.module`,
//! [`translate_to_text`] its text, as `mlir-translate --mlir-to-llvmir` of MLIR 22 prints it.
//!
//! - [`module`]: the order of things at the top level;
//! - [`in_turn`]: modules whose bodies come one by one;
//! - [`function`]: signatures, blocks, and the state in which ops are translated;
//! - [`extension`]: the tables of dialects, in which anyone's dialect can stand;
//! - [`ops`]: the table of the LLVM dialect, and the functions its rows name;
//! - `openmp`: constructs of `omp`;
//! - `targets`: the tables of dialects of targets;
//! - [`types`], [`constants`], [`attributes`], [`metadata`]: what ops refer to;
//! - [`fold`], [`build`]: LLVM's builder folds constants as it goes; these do what it does;
//! - `debug`: what debuggers are told; `kept`: what a lossless import kept beside ops;
//!
//! Invariants: the IR is only read; ops are known by name, attributes by name, types and
//! attributes of dialects by their mnemonics, so that no dialect is depended on; bodies of
//! functions are translated in parallel and attached in their order, so that the text is the
//! same for any number of threads.

mod alike;
pub mod attributes;
pub mod build;
pub mod constants;
mod debug;
pub mod extension;
pub mod fold;
pub mod function;
pub mod in_turn;
mod kept;
pub mod metadata;
pub mod module;
mod named;
mod names;
mod openmp;
pub mod ops;
mod read;
mod targets;
pub mod types;

/// The table of debug-info attributes, for those that read it the other way round.
pub mod debug_rows {
    pub use crate::debug::rows::{Distinct, How, Row, row_of};
}

pub use debug::is_mentioned as mentions_debug_info;
pub use extension::{Amend, Amended, Amendment, DIALECTS, DialectTranslation, Made};
pub use function::FunctionState;
pub use kept::Tagged;
pub use metadata::{LOOP_ROWS, LoopKind, LoopRow};
pub use module::{
    Options, translate_module, translate_module_tagged, translate_module_taking,
    translate_module_with, translate_to_text, translate_to_text_taking,
};
pub use ops::{FlagSource, Intrinsic, Lower, Row, intrinsic_op};
