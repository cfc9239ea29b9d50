//! Constraints on types of `linalg`, and types that follow from others.

use couloir_ir::{Context, Type};
use couloir_ods::type_constraints;
use couloir_ods::types::{class, is_memref, is_ranked_tensor};

fn is_tensor_of_rank(ctx: &Context, ty: Type, rank: usize) -> bool {
    is_ranked_tensor(ctx, ty) && ty.shape(ctx).is_some_and(|shape| shape.len() == rank)
}

type_constraints! {
    /// `AnyTypeOf<[AnyMemRef, AnyRankedTensor]>`
    TENSOR_OR_MEMREF: class::SHAPED =
        "memref of any type values or ranked tensor of any type values",
        |ctx, ty| is_memref(ctx, ty) || is_ranked_tensor(ctx, ty);
    /// `TensorRankOf<[AnyType], [4]>`
    TENSOR_4D: class::TENSOR = "4D tensor of any type values",
        |ctx, ty| is_tensor_of_rank(ctx, ty, 4);
    /// `TensorRankOf<[AnyType], [6]>`
    TENSOR_6D: class::TENSOR = "6D tensor of any type values",
        |ctx, ty| is_tensor_of_rank(ctx, ty, 6);
}

/// The type itself.
#[allow(clippy::unnecessary_wraps)] // the rule's signature
pub(super) fn same(_: &Context, ty: Type) -> Option<Type> {
    Some(ty)
}
