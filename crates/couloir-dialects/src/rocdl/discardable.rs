//! Attributes `rocdl.*` of functions: what a kernel is launched with.

use couloir_ir::{Attribute, Failure, OpRef};

/// Only functions of the LLVM dialect are kernels. What others say is looked at when they are
/// translated.
pub(super) fn op(op: OpRef<'_>, name: &str, _: Attribute) -> Result<(), Failure> {
    if name == "rocdl.kernel" && op.name() != "llvm.func" {
        return op.error("'\"rocdl.kernel\"' attribute attached to unexpected op").fail();
    }
    Ok(())
}
