//! Rules across operands and results.

use couloir_ir::{Context, Failure, OpRef, Type};

use super::ops::MaskCompress;
use crate::common::vectors::{first_size, num_elements, of_one_dim};

/// Types that follow from others.
pub(super) mod infer {
    use super::{Context, Type, first_size, of_one_dim};

    fn scaled(ctx: &Context, ty: Type, by: i64, element: Type) -> Option<Type> {
        Some(of_one_dim(ctx, first_size(ctx, ty)?.checked_mul(by)?, element))
    }

    /// As many bits as there are elements.
    pub(in super::super) fn mask(ctx: &Context, ty: Type) -> Option<Type> {
        scaled(ctx, ty, 1, Type::I1)
    }

    /// A number with as many bits as there are elements.
    pub(in super::super) fn mask_number(ctx: &Context, ty: Type) -> Option<Type> {
        Some(Type::int(ctx, u32::try_from(first_size(ctx, ty)?).ok()?))
    }

    /// Two factors for each sum.
    pub(in super::super) fn twice_bf16(ctx: &Context, ty: Type) -> Option<Type> {
        scaled(ctx, ty, 2, Type::BF16)
    }

    /// Four factors for each sum.
    pub(in super::super) fn four_i8(ctx: &Context, ty: Type) -> Option<Type> {
        scaled(ctx, ty, 4, Type::I8)
    }
}

pub(super) fn same_count(op: OpRef<'_>) -> bool {
    let count = |ty: Option<Type>| num_elements(ty?.as_vector(op.ctx())?);
    count(op.operand_type(0)) == count(op.result_type(0))
}

/// What stands where the mask is not set: an operand or a constant, of the result's type.
pub(super) fn compress(op: OpRef<'_>) -> Result<(), Failure> {
    let result = op.result_type(0);
    let operand = op.operand_type(2);
    let constant = op.prop(MaskCompress::CONSTANT_SRC);
    if operand.is_some() && constant.is_some() {
        return op.error("cannot use both src and constant_src").fail();
    }
    if operand.is_some() && operand != result {
        return op.error("failed to verify that src and dst have same type").fail();
    }
    if constant.is_some_and(|value| value.typed(op.ctx()) != result) {
        return op.error("failed to verify that constant_src and dst have same type").fail();
    }
    Ok(())
}
