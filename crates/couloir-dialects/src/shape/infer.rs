//! Types that results have to fit, as they follow from what comes in.

use couloir_ir::ty::DYNAMIC;
use couloir_ir::{Context, Failure, OpRef, Type};

use super::ConstShape;
use super::types::{extent_tensor, is_extent_tensor, is_shape, is_size, size};
use crate::common::shapes::{compatible, not_inferred, not_inferred_because};

type Verified = Result<(), Failure>;

fn expect(op: OpRef<'_>, inferred: Type, fits: bool) -> Verified {
    if fits { Ok(()) } else { not_inferred(op, inferred) }
}

/// The type of both operands, or else a size.
pub(super) fn extremum(op: OpRef<'_>) -> Verified {
    let Some((lhs, rhs)) = op.operand_type(0).zip(op.operand_type(1)) else { return Ok(()) };
    let inferred = if lhs == rhs { lhs } else { size(op.ctx()) };
    expect(op, inferred, op.result_type(0) == Some(inferred))
}

/// A list of as many extents, or a shape.
pub(super) fn const_shape(op: OpRef<'_>) -> Verified {
    let ctx = op.ctx();
    let elements = op.prop(ConstShape::SHAPE).and_then(|shape| shape.as_dense(ctx));
    let count = elements.and_then(|dense| dense.ty.num_elements(ctx)).unwrap_or(0);
    let count = i64::try_from(count).unwrap_or(i64::MAX);
    let inferred = Type::tensor(ctx, &[count], Type::INDEX);
    let own = op.result_type(0).unwrap_or(inferred);
    expect(op, inferred, own == inferred || is_shape(ctx, own))
}

/// A list of as many extents as the value has dimensions, or a shape.
pub(super) fn shape_of(op: OpRef<'_>) -> Verified {
    let ctx = op.ctx();
    let Some((from, own)) = op.operand_type(0).zip(op.result_type(0)) else { return Ok(()) };
    if !from.is_shaped(ctx) || is_shape(ctx, own) {
        return Ok(());
    }
    let inferred = shape_of_type(ctx, from);
    expect(op, inferred, compatible(ctx, own, inferred))
}

/// The list of the extents of a type.
pub fn shape_of_type(ctx: &Context, ty: Type) -> Type {
    match ty.shape(ctx).and_then(|shape| i64::try_from(shape.len()).ok()) {
        Some(rank) => Type::tensor(ctx, &[rank], Type::INDEX),
        None => extent_tensor(ctx),
    }
}

/// Of sizes a size where one of them is, of shapes a shape where one of them is, else the list of
/// which more is known.
pub(super) fn meet(op: OpRef<'_>) -> Verified {
    let ctx = op.ctx();
    let Some((a, b)) = op.operand_type(0).zip(op.operand_type(1)) else { return Ok(()) };
    match meeting(ctx, a, b) {
        Ok(inferred) => {
            let own = op.result_type(0).unwrap_or(inferred);
            expect(op, inferred, meets(ctx, inferred, own))
        }
        Err(reason) => not_inferred_because(op, reason),
    }
}

/// What can hold errors comes first, or else the second.
fn ordered(ctx: &Context, a: Type, b: Type) -> (Type, Type) {
    if is_shape(ctx, a) || is_size(ctx, a) { (a, b) } else { (b, a) }
}

fn meeting(ctx: &Context, a: Type, b: Type) -> Result<Type, &'static str> {
    let (first, second) = ordered(ctx, a, b);
    let is_number = |ty: Type| is_size(ctx, ty) || ty == Type::INDEX;
    let fits = match first {
        Type::INDEX => second == Type::INDEX,
        _ if is_size(ctx, first) => is_number(second),
        _ if is_shape(ctx, first) => !is_number(second),
        _ => return longer(ctx, first, second),
    };
    if fits { Ok(first) } else { Err("requires all sizes or shapes") }
}

/// Of two lists that of which it is known how long it is, but where that is the first alone.
fn longer(ctx: &Context, first: Type, second: Type) -> Result<Type, &'static str> {
    let length = |ty: Type| ty.shape(ctx).and_then(|shape| shape.first().copied());
    match (length(first), length(second)) {
        (Some(DYNAMIC), _) => Ok(first),
        (_, Some(DYNAMIC)) => Ok(second),
        (first_length, length) if first_length == length => Ok(first),
        _ => Err("unequal shape cardinality"),
    }
}

fn meets(ctx: &Context, inferred: Type, own: Type) -> bool {
    let (first, second) = ordered(ctx, inferred, own);
    if first == second {
        true
    } else if is_size(ctx, first) {
        second == Type::INDEX
    } else if is_shape(ctx, first) {
        is_extent_tensor(ctx, second)
    } else {
        first.is_shaped(ctx) && compatible(ctx, first, second)
    }
}
