//! Couloir as a library: MLIR text, dialects, lowering, LLVM IR.
//!
//! The crates it is made of, under shorter names.

pub use couloir_asm as asm;
pub use couloir_convert as convert;
pub use couloir_diag as diag;
pub use couloir_dialects as dialects;
pub use couloir_ir as ir;
pub use couloir_llvmir as llvmir;
pub use couloir_ods as ods;
pub use couloir_pass as pass;
pub use couloir_rewrite as rewrite;
pub use couloir_translate as translate;
