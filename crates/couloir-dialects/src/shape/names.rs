//! What the results of ops of `shape` are called in text.

use couloir_ir::OpRef;
use couloir_ir::op::NameSink;

use super::ConstSize;

/// As the number: `%c10`.
pub(super) fn const_size(op: OpRef<'_>, name: &mut NameSink<'_>) {
    let value = ConstSize(op).value().and_then(|value| value.as_i64(op.ctx()));
    if let Some((result, value)) = op.result(0).zip(value) {
        name(result, &format!("c{value}"));
    }
}
