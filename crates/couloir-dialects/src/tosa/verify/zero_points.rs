//! Numbers that stand for zero.

use couloir_ir::ty::{Signedness, TypeKind};
use couloir_ir::{Context, OpRef, Type};

use super::{Verified, input_element, refuse, stored};
use crate::common::fold::splat;
use crate::common::shapes::quoted;
use crate::tosa::shapes::constant_operand;

/// What stands for zero, where it is a constant: an integer as it is, any other number as 0 or 1.
pub fn value(op: OpRef<'_>, at: usize) -> Option<i64> {
    let number = splat(op.ctx(), constant_operand(op, at)?)?;
    if let Some(float) = number.float() {
        return Some(i64::from(!float.is_zero()));
    }
    let value = number.int()?;
    match input_element(op, at).kind(op.ctx()) {
        TypeKind::Integer(8, Signedness::Unsigned) => i64::try_from(value.low_u64()).ok(),
        _ => value.to_i64(),
    }
}

/// Whether an integer of eight bits.
fn is_byte(ctx: &Context, ty: Type) -> bool {
    ty.int_width(ctx) == Some(8)
}

/// What stands for zero is of the type of what it is for.
pub(super) fn same_type(op: OpRef<'_>, what: &str, element: Type, at: usize) -> Verified {
    let (element, own) = (stored(op.ctx(), element), input_element(op, at));
    refuse(op, element != own, || {
        let (a, b) = (quoted(op.ctx(), element), quoted(op.ctx(), own));
        format!("expect both {what} and its zero point are the same element type, got {a} and {b}")
    })
}

/// Nothing but bytes has another zero than 0.
pub(super) fn only_bytes(op: OpRef<'_>, what: &str, element: Type, at: usize) -> Verified {
    let zero = value(op, at).unwrap_or_default();
    let is_byte = is_byte(op.ctx(), stored(op.ctx(), element));
    refuse(op, !is_byte && zero != 0, || {
        format!("{what} zero point must be zero for non-int8 integer types")
    })
}

/// The same of what is scaled, where integers of 16 bits without a sign may have one.
pub(super) fn of_rescale(
    op: OpRef<'_>,
    what: &str,
    element: Type,
    at: usize,
    unsigned: bool,
) -> Verified {
    let zero = value(op, at).unwrap_or_default();
    if is_byte(op.ctx(), element) || zero == 0 {
        return Ok(());
    }
    let wide = element.int_width(op.ctx()) == Some(16);
    if !wide || !unsigned {
        return op.op_error(format!("expect {what}_zp of 0, got {zero}")).fail();
    }
    refuse(op, zero != 32768 && zero != -32768, || {
        format!("expect {what}_zp of 0 or 32768 for unsigned int16 {what}, got {zero}")
    })
}
