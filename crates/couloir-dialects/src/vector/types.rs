//! Constraints of `vector`, and types that follow from others.

use couloir_ir::ty::VectorType;
use couloir_ir::{Context, Type};
use couloir_ods::types::{
    ANY_FLOAT, ANY_INTEGER_OR_INDEX, I1, class, is_fixed_vector_of_non_zero_rank, is_memref,
    is_tensor, is_vector,
};
use couloir_ods::{container_of, type_constraints, vector_of, vector_of_any_rank};

use crate::common::vectors::changed;

fn is_of_rank_1(ctx: &Context, ty: Type) -> bool {
    ty.as_vector(ctx).is_some_and(|vector| vector.rank() == 1)
}

type_constraints! {
    /// `VectorOfAnyRankOf<[AnyFloat]>`
    FLOAT_VECTOR: class::VECTOR = "vector of floating-point values", vector_of_any_rank!(ANY_FLOAT);
    /// `VectorOfAnyRankOf<[I1]>`
    MASK_OF_ANY_RANK: class::VECTOR = "vector of 1-bit signless integer values",
        vector_of_any_rank!(I1);
    /// `VectorOfNonZeroRankOf<[I1]>`
    MASK_OF_NON_ZERO_RANK: class::VECTOR = "vector of 1-bit signless integer values", vector_of!(I1);
    /// `FixedVectorOfNonZeroRankOf<[I1]>`
    FIXED_MASK: class::VECTOR = "fixed-length vector of 1-bit signless integer values",
        container_of!(is_fixed_vector_of_non_zero_rank: I1);
    /// `VectorOfNonZeroRankOf<[AnyInteger, Index]>`
    INDICES: class::VECTOR = "vector of integer or index values", vector_of!(ANY_INTEGER_OR_INDEX);
    /// `VectorOfRankAndType<[1], [Index]>`
    INDEX_VECTOR_OF_RANK_1: class::VECTOR = "vector of index values of ranks 1",
        |ctx, ty| is_of_rank_1(ctx, ty) && ty.shaped_element(ctx) == Some(Type::INDEX);
    /// `VectorOfRank<[1]>`
    VECTOR_OF_RANK_1: class::VECTOR = " of ranks 1", is_of_rank_1;
    /// `ScalableVectorOfRank<[1]>`
    SCALABLE_VECTOR_OF_RANK_1: class::VECTOR = " of ranks 1",
        |ctx, ty| is_of_rank_1(ctx, ty) && ty.as_vector(ctx).is_some_and(VectorType::is_scalable);
    /// `TensorOrMemRef`
    TENSOR_OR_MEMREF: class::SHAPED = "Tensor or MemRef of any type values",
        |ctx, ty| is_tensor(ctx, ty) || is_memref(ctx, ty);
    /// What can be printed.
    PRINTABLE = "", |ctx, ty| {
        is_vector(ctx, ty) || ty.is_index() || ty.is_integer(ctx) || ty.is_float(ctx)
    };
}

/// The types of all elements of a vector.
pub(super) fn element_types(ctx: &Context, vector: Type) -> Option<(Type, usize)> {
    let count = crate::common::vectors::num_elements(vector.as_vector(ctx)?)?;
    Some((vector.shaped_element(ctx)?, usize::try_from(count).ok()?))
}

/// The type itself.
#[allow(clippy::unnecessary_wraps)] // the rule's signature
pub(super) fn same(_: &Context, ty: Type) -> Option<Type> {
    Some(ty)
}

/// The innermost dimension half as long; the type itself where that leaves nothing.
pub(super) fn half(ctx: &Context, ty: Type) -> Option<Type> {
    changed(ctx, ty, |vector| {
        if let Some(last) = vector.shape.last_mut().filter(|last| **last > 1) {
            *last /= 2;
        }
    })
}

/// The innermost dimension twice as long; of two elements where there is none.
pub(super) fn twice(ctx: &Context, ty: Type) -> Option<Type> {
    let vector = ty.as_vector(ctx)?;
    let Some(last) = vector.shape.last() else {
        return Some(VectorType::get(ctx, &[2], &[false], vector.element));
    };
    let twice = last.checked_mul(2)?;
    changed(ctx, ty, |vector| {
        if let Some(last) = vector.shape.last_mut() {
            *last = twice;
        }
    })
}
