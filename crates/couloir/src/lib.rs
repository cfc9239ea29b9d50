//! Couloir as a library: MLIR text, dialects, lowering, LLVM IR.
//!
//! # A first program
//!
//! A [`Session`] knows dialects and passes, a [`Module`] is what they work on. Whatever fails
//! gives an [`Error`] that reads as `mlir-opt` would have printed it.
//!
//! ```
//! use couloir::Session;
//!
//! let session = Session::new();
//! let mut module = session.parse("double.mlir", "
//!     func.func @double(%x: i32) -> i32 {
//!       %y = arith.addi %x, %x : i32
//!       return %y : i32
//!     }")?;
//! module.run("builtin.module(convert-arith-to-llvm,convert-func-to-llvm)")?;
//! let text = module.to_llvm_ir()?;
//! assert!(text.contains("%2 = add i32 %0, %0"));
//! # Ok::<(), couloir::Error>(())
//! ```
//!
//! What is wrong is said with its place:
//!
//! ```
//! let session = couloir::Session::new();
//! let error = session.parse("wrong.mlir", "func.func @f() { return 1 }").err();
//! let text = error.map(|error| error.to_string()).unwrap_or_default();
//! assert!(text.starts_with("wrong.mlir:1:24: error: "), "{text}");
//! ```
//!
//! # Further on
//!
//! The programs in `examples/` each show one thing, `cargo run --example NAME`:
//!
//! | example | shows |
//! |---|---|
//! | `build_function` | a function built op by op, lowered, and its LLVM IR |
//! | `own_dialect` | a dialect with an assembly format, and its lowering by conversion patterns |
//! | `own_pass` | a pass in a textual pipeline, which walks, rewrites and reports with notes |
//! | `own_type` | a type of one's own, lowered to the LLVM dialect together with functions |
//! | `threads` | modules of one session worked on by several threads |
//!
//! # The parts
//!
//! - [`ir`]: types, attributes, ops and bodies; reading them through views ([`ir::OpRef`]),
//!   building ([`ir::Builder`]), walking ([`ir::walk`]), verifying ([`ir::verify`]).
//! - [`dialects`]: the dialects, each with typed views and builders of its ops; [`dialect!`]
//!   declares another, and [`ods`] describes the language it is written in.
//! - [`rewrite`]: rewriting by patterns, until nothing changes ([`rewrite::greedy`]) or once
//!   ([`rewrite::walk_driver`]), and dialect conversion ([`rewrite::convert`]).
//! - [`pass`]: passes and pipelines; [`convert`] and [`transforms`] are those there are.
//! - [`translate`]: the LLVM dialect to LLVM IR; [`llvmir`] is LLVM IR by itself.
//! - [`asm`] and [`diag`]: text in and out, and messages about it.

mod session;

pub use session::{Error, Module, Session};

pub use couloir_asm as asm;
pub use couloir_convert as convert;
pub use couloir_diag as diag;
pub use couloir_dialects as dialects;
pub use couloir_ir as ir;
pub use couloir_llvmir as llvmir;
pub use couloir_ods as ods;
pub use couloir_pass as pass;
pub use couloir_rewrite as rewrite;
pub use couloir_transforms as transforms;
pub use couloir_translate as translate;

/// Declares a dialect, in the language that [`ods`] describes. The crate that
/// does so needs none but this one.
#[macro_export]
macro_rules! dialect {
    ($($text:tt)*) => { $crate::ods::dialect_at! { $crate::ods; $($text)* } };
}
