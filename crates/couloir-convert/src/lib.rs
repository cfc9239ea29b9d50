//! Conversions between dialects: one module per pass, named as the pass, and
//! [`llvm_common`] for what lowerings to the LLVM dialect share.

pub mod llvm_common;

use couloir_pass::PassDef;

/// All passes of this crate.
pub static PASSES: &[&PassDef] = &[];
