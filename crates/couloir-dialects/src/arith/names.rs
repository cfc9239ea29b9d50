//! Names that `arith` suggests for results.

use couloir_ir::op::NameSink;
use couloir_ir::{OpRef, Type};

use super::Constant;
pub(super) use crate::common::names::by_group;

/// `%true`, `%c42_i32`, `%c-1`, `%cst`.
pub(super) fn constant(op: OpRef<'_>, name: &mut NameSink<'_>) {
    let op = Constant(op);
    let value = op.value().and_then(|value| integer(op, value)).unwrap_or_else(|| "cst".to_owned());
    name(op.result(), &value);
}

fn integer(op: Constant<'_>, value: couloir_ir::Attribute) -> Option<String> {
    let ctx = op.ctx();
    let (int, ty) = (value.as_int(ctx)?, value.typed(ctx)?);
    if ty == Type::I1 {
        return Some(if int.is_zero() { "false" } else { "true" }.to_owned());
    }
    let mut text = String::from("c");
    int.print_signed(&mut text);
    if let Some(width) = ty.int_width(ctx) {
        text.push_str(&crate::common::names::integer_type(ctx, ty, width));
    }
    Some(text)
}
