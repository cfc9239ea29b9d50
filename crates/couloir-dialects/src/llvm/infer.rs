//! Types that follow from others.

use couloir_ir::{Context, OpRef, Type};

use super::constraints::{CMPXCHG_TYPE, RMW_TYPE};
use super::types::{
    ElementCount, struct_literal, vector_element_type, vector_num_elements, vector_type,
};

/// The same type, where `atomicrmw` takes it.
pub(super) fn same_rmw(ctx: &Context, ty: Type) -> Option<Type> {
    (RMW_TYPE.holds)(ctx, ty).then_some(ty)
}

/// The same type, where `cmpxchg` takes it.
pub(super) fn same_cmpxchg(ctx: &Context, ty: Type) -> Option<Type> {
    (CMPXCHG_TYPE.holds)(ctx, ty).then_some(ty)
}

/// `i1`, or as many as a vector has elements.
#[allow(clippy::unnecessary_wraps)] // the rule's type
pub(super) fn i1_same_shape(ctx: &Context, ty: Type) -> Option<Type> {
    Some(match vector_num_elements(ctx, ty) {
        Some(count) => vector_type(ctx, count, Type::I1),
        None => Type::I1,
    })
}

/// `!llvm.struct<(T, i1)>`, where `cmpxchg` takes `T`
pub(super) fn with_bool(ctx: &Context, ty: Type) -> Option<Type> {
    (CMPXCHG_TYPE.holds)(ctx, ty).then(|| struct_literal(ctx, &[ty, Type::I1]))
}

/// The element type of a vector.
pub(super) fn element(ctx: &Context, ty: Type) -> Option<Type> {
    vector_element_type(ctx, ty)
}

/// A vector of twice as many elements.
pub(super) fn interleaved(ctx: &Context, ty: Type) -> Option<Type> {
    let count = vector_num_elements(ctx, ty)?;
    let count = ElementCount { min: count.min.checked_mul(2)?, ..count };
    Some(vector_type(ctx, count, vector_element_type(ctx, ty)?))
}

/// The vectors of an insertion or extraction: the larger one, then its part.
fn vectors(op: OpRef<'_>) -> Option<(Type, Type)> {
    let first = op.operand_type(0)?;
    Some((first, op.operand_type(1).or_else(|| op.result_type(0))?))
}

/// The size of a vector in bits, where it is not scalable.
fn bits(ctx: &Context, ty: Type) -> u64 {
    let count = vector_num_elements(ctx, ty).map_or(0, |count| count.min);
    let width =
        vector_element_type(ctx, ty).and_then(|ty| ty.int_or_float_width(ctx)).unwrap_or(64);
    count.saturating_mul(width.into())
}

fn is_scalable(ctx: &Context, ty: Type) -> bool {
    super::types::is_scalable_vector_type(ctx, ty)
}

/// Vectors are not bigger than 2^17 bits.
pub(super) fn vectors_fit(op: OpRef<'_>) -> bool {
    let ctx = op.ctx();
    vectors(op)
        .is_some_and(|(whole, part)| bits(ctx, whole) <= 1 << 17 && bits(ctx, part) <= 1 << 17)
}

/// A scalable part is not of a fixed whole.
pub(super) fn no_scalable_from_fixed(op: OpRef<'_>) -> bool {
    let ctx = op.ctx();
    vectors(op).is_some_and(|(whole, part)| !is_scalable(ctx, part) || is_scalable(ctx, whole))
}

/// The same for insertions.
pub(super) fn no_scalable_into_fixed(op: OpRef<'_>) -> bool {
    no_scalable_from_fixed(op)
}
