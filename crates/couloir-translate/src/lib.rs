//! Translation of the LLVM dialect to LLVM IR.

use couloir_ir::{Context, Failure, OpRef};

/// The LLVM IR text of a module.
///
/// # Errors
/// When something has no translation; it has been reported.
pub fn translate_to_text(_ctx: &Context, module: OpRef<'_>) -> Result<Vec<u8>, Failure> {
    module.op_error("has no translation to LLVM IR yet").fail()
}
