//! What `index`'s tables do not say about its ops.

use couloir_ir::op::NameSink;
use couloir_ir::{Context, OpRef, Type};

use super::{BoolConstant, Constant};

/// One end is `index`, the other an integer.
pub(super) fn cast(_: &Context, from: &[Type], to: &[Type]) -> bool {
    match (from, to) {
        ([from], [to]) => from.is_index() != to.is_index(),
        _ => false,
    }
}

/// `%idx4`
pub(super) fn constant_name(op: OpRef<'_>, name: &mut NameSink<'_>) {
    let op = Constant(op);
    let mut text = String::from("idx");
    if let Some(value) = op.value().and_then(|value| value.as_int(op.ctx())) {
        value.print_signed(&mut text);
    }
    name(op.result(), &text);
}

/// `%true`, `%false`
pub(super) fn bool_constant_name(op: OpRef<'_>, name: &mut NameSink<'_>) {
    let op = BoolConstant(op);
    let value = op.value().and_then(couloir_ir::Attribute::as_bool).unwrap_or(false);
    name(op.result(), if value { "true" } else { "false" });
}
