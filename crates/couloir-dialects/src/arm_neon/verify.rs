//! Rules across operands and results.

use couloir_ir::{Context, OpRef, Type};

use crate::common::vectors::{changed, first_size, of_one_dim};

/// The vector with elements of twice the width.
pub(super) fn widened(ctx: &Context, ty: Type) -> Option<Type> {
    let width = ty.as_vector(ctx)?.element.int_width(ctx)?;
    changed(ctx, ty, |vector| vector.element = Type::int(ctx, width.saturating_mul(2)))
}

/// Four products are summed into one.
pub(super) fn sums_of_four(ctx: &Context, ty: Type) -> Option<Type> {
    Some(of_one_dim(ctx, first_size(ctx, ty)? / 4, Type::I32))
}

/// The dimensions of an operand.
fn shape(op: OpRef<'_>, operand: usize) -> &[i64] {
    op.operand_type(operand).and_then(|ty| ty.shape(op.ctx())).unwrap_or_default()
}

pub(super) fn a_is_1d(op: OpRef<'_>) -> bool {
    shape(op, 0).len() == 1
}

pub(super) fn b_is_2d(op: OpRef<'_>) -> bool {
    shape(op, 1).len() == 2
}

pub(super) fn b_has_4_columns(op: OpRef<'_>) -> bool {
    shape(op, 1).get(1) == Some(&4)
}

pub(super) fn b_has_rows_of_a(op: OpRef<'_>) -> bool {
    shape(op, 1).first() == shape(op, 0).first()
}
