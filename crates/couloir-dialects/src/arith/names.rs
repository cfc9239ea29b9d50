//! Names that `arith` suggests for results.

use couloir_ir::op::NameSink;
use couloir_ir::{OpRef, Type};

use super::Constant;
pub(super) use crate::common::names::by_group;

/// `%true`, `%c42_i32`, `%c-1`, `%cst`.
pub(super) fn constant(op: OpRef<'_>, name: &mut NameSink<'_>) {
    let op = Constant(op);
    match op.value().and_then(|value| integer(op, value)) {
        Some(text) => name(op.result(), &text),
        None => name(op.result(), "cst"),
    }
}

fn integer(op: Constant<'_>, value: couloir_ir::Attribute) -> Option<String> {
    let ctx = op.ctx();
    let (int, ty) = (value.as_int(ctx)?, value.typed(ctx)?);
    if ty == Type::I1 {
        return Some(if int.is_zero() { "false" } else { "true" }.to_owned());
    }
    let mut text = String::with_capacity(16);
    text.push('c');
    int.print_signed(&mut text);
    if let Some(width) = ty.int_width(ctx) {
        crate::common::names::integer_type(ctx, ty, width, &mut text);
    }
    Some(text)
}

/// `%c4_vscale` for a constant index times `vector.vscale`.
pub(super) fn product(op: OpRef<'_>, name: &mut NameSink<'_>) {
    let Some(result) = op.result(0).filter(|&result| op.ty(result).is_index()) else { return };
    let known = op.operands().find_map(|value| constant_index(op, value));
    let scaled = op.operands().any(|value| {
        op.scope.defining_op(value).is_some_and(|source| source.name() == "vector.vscale")
    });
    if let Some(known) = known.filter(|_| scaled) {
        name(result, &format!("c{known}_vscale"));
    }
}

fn constant_index(op: OpRef<'_>, value: couloir_ir::Value) -> Option<i64> {
    let source = op.scope.defining_op(value)?;
    couloir_rewrite::constant_of(source)?.as_i64(op.ctx())
}
