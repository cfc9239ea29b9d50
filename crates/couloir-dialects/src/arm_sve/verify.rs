//! Rules across operands and results.

use couloir_ir::{Context, OpRef, Type};

use super::constraints::{is_predicate, is_svbool};
use crate::common::vectors::changed;

/// A mask widened to what all predicates fit in: the last dimension is `[16]`.
pub(super) fn widened_mask(ctx: &Context, ty: Type) -> Option<Type> {
    changed(ctx, ty, |vector| {
        if let Some(last) = vector.shape.last_mut() {
            *last = 16;
        }
    })
}

/// As many bits as the vector has elements.
pub(super) fn i1_same_shape(ctx: &Context, ty: Type) -> Option<Type> {
    changed(ctx, ty, |vector| vector.element = Type::I1)
}

fn result(op: OpRef<'_>, holds: fn(&Context, Type) -> bool) -> bool {
    op.result_type(0).is_some_and(|ty| holds(op.ctx(), ty))
}

pub(super) fn result_is_predicate(op: OpRef<'_>) -> bool {
    result(op, is_predicate)
}

pub(super) fn result_is_svbool(op: OpRef<'_>) -> bool {
    result(op, is_svbool)
}
