//! Names that `func` suggests for results.

use couloir_ir::OpRef;
use couloir_ir::op::NameSink;

/// `%f`
pub(super) fn constant(op: OpRef<'_>, name: &mut NameSink<'_>) {
    if let Some(result) = op.result(0) {
        name(result, "f");
    }
}
