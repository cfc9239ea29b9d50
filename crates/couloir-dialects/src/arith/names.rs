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
