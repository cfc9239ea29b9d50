//! Constraints of `tensor`, and types that follow from others.

use couloir_ir::{Context, Type};
use couloir_ods::types::{
    ANY_FLOAT, ANY_INTEGER, ANY_SIGNLESS_INTEGER_OR_INDEX, class, is_ranked_tensor, is_tensor,
    is_unranked_tensor,
};
use couloir_ods::{container_of, tensor_of, type_constraints};

type_constraints! {
    /// `TensorOf<[AnySignlessInteger, AnyUnsignedInteger, AnySignedInteger, AnyFloat]>`
    TENSOR_OF_NUMBERS: class::TENSOR =
        "tensor of signless integer or unsigned integer or signed integer or floating-point values",
        tensor_of!(ANY_INTEGER, ANY_FLOAT);
    /// `AnyNon0RankedOrUnrankedTensor`
    ANY_NON_0_RANKED_OR_UNRANKED_TENSOR: class::TENSOR = "non-0-ranked or unranked tensor",
        |ctx, ty| is_unranked_tensor(ctx, ty)
            || (is_tensor(ctx, ty) && ty.shape(ctx).is_some_and(|shape| !shape.is_empty()));
    /// `RankedTensorOf<[AnySignlessIntegerOrIndex]>`
    RANKED_TENSOR_OF_INTEGER_OR_INDEX: class::RANKED_TENSOR =
        "ranked tensor of signless integer or index values",
        container_of!(is_ranked_tensor: ANY_SIGNLESS_INTEGER_OR_INDEX);
    /// `TensorRankOf<[AnySignlessInteger, Index], [1]>`
    TENSOR_1D_OF_INTEGER_OR_INDEX: class::TENSOR = "1D tensor of signless integer or index values",
        |ctx, ty| ty.as_tensor(ctx).is_some_and(|tensor| {
            tensor.shape.len() == 1 && (ANY_SIGNLESS_INTEGER_OR_INDEX.holds)(ctx, tensor.element)
        });
}

/// The type of a tensor's elements.
pub(super) fn element_type(ctx: &Context, tensor: Type) -> Option<Type> {
    tensor.shaped_element(ctx)
}

/// The types of all elements of a tensor.
pub(super) fn element_types(ctx: &Context, tensor: Type) -> Option<(Type, usize)> {
    let count = tensor.num_elements(ctx)?;
    Some((tensor.shaped_element(ctx)?, usize::try_from(count).ok()?))
}

/// The type itself.
#[allow(clippy::unnecessary_wraps)] // the rule's signature
pub(super) fn same(_: &Context, ty: Type) -> Option<Type> {
    Some(ty)
}
