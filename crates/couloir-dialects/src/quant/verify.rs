//! What `quant`'s tables do not say about its ops.

use couloir_ir::ty::TypeKind;
use couloir_ir::{Context, Failure, OpRef, Type};
use couloir_ods::type_constraints;
use couloir_ods::types::{ANY_FLOAT, ANY_SIGNLESS_INTEGER};

use super::types::{Granularity, Uniform, expressed_of, is_quantized, storage_of};

/// Of a tensor the type of its elements, of all else the type itself.
fn inner(ctx: &Context, ty: Type) -> Type {
    match ty.kind(ctx) {
        TypeKind::Tensor(_) | TypeKind::UnrankedTensor(_) => ty.element_or_self(ctx),
        _ => ty,
    }
}

fn is_integer(ctx: &Context, ty: Type) -> bool {
    (ANY_SIGNLESS_INTEGER.holds)(ctx, inner(ctx, ty))
}

type_constraints! {
    /// `quant_FloatScalarOrTensor`
    FLOAT_SCALAR_OR_TENSOR = "scalar or tensor of floating-point",
        |ctx, ty| (ANY_FLOAT.holds)(ctx, inner(ctx, ty));
    /// `quant_QuantizedScalarOrTensor`
    QUANTIZED_SCALAR_OR_TENSOR = "scalar or tensor of quantized type",
        |ctx, ty| is_quantized(ctx, inner(ctx, ty));
    /// `quant_IntegerOrQuantizedScalarOrTensor`
    INTEGER_OR_QUANTIZED_SCALAR_OR_TENSOR =
        "scalar or tensor of signless integer or quantized type",
        |ctx, ty| is_integer(ctx, ty) || is_quantized(ctx, inner(ctx, ty));
}

/// The types of what a cast takes and gives.
fn both(op: OpRef<'_>) -> Option<(Type, Type)> {
    op.operand_type(0).zip(op.result_type(0))
}

/// `quant_SameScalarOrTensorShape`
pub(super) fn same_shape(op: OpRef<'_>) -> bool {
    use TypeKind::{Tensor, UnrankedTensor};
    let Some((input, result)) = both(op) else { return false };
    match (input.kind(op.ctx()), result.kind(op.ctx())) {
        (Tensor(input), Tensor(result)) => input.shape == result.shape,
        (UnrankedTensor(_), UnrankedTensor(_)) => true,
        (Tensor(_) | UnrankedTensor(_), _) | (_, Tensor(_) | UnrankedTensor(_)) => false,
        _ => true,
    }
}

/// `quant_IntegerAndQuantizedCombination`
pub(super) fn one_is_stored(op: OpRef<'_>) -> bool {
    both(op)
        .is_some_and(|(input, result)| is_integer(op.ctx(), input) != is_integer(op.ctx(), result))
}

pub(super) fn dcast(op: OpRef<'_>) -> Result<(), Failure> {
    let Some((quantized, float)) = both(op) else { return Ok(()) };
    expresses(op, quantized, float)
}

pub(super) fn qcast(op: OpRef<'_>) -> Result<(), Failure> {
    let Some((float, quantized)) = both(op) else { return Ok(()) };
    expresses(op, quantized, float)
}

pub(super) fn scast(op: OpRef<'_>) -> Result<(), Failure> {
    let Some((input, result)) = both(op) else { return Ok(()) };
    let ctx = op.ctx();
    let (quantized, stored) =
        if is_integer(ctx, input) { (result, input) } else { (input, result) };
    if storage_of(ctx, inner(ctx, quantized)) != Some(inner(ctx, stored)) {
        let message = "storage type in quantized type expected to match integer type";
        return op.error(message).fail();
    }
    fits(op, quantized)
}

/// Quantized numbers stand for real ones of a type.
fn expresses(op: OpRef<'_>, quantized: Type, float: Type) -> Result<(), Failure> {
    let ctx = op.ctx();
    if expressed_of(ctx, inner(ctx, quantized)) != Some(inner(ctx, float)) {
        let message = "expressed type in quantized type expected to match float type";
        return op.error(message).fail();
    }
    fits(op, quantized)
}

/// The scales fit the tensor that they are for.
fn fits(op: OpRef<'_>, ty: Type) -> Result<(), Failure> {
    let Some(uniform) = Uniform::of(op.ctx(), inner(op.ctx(), ty)) else { return Ok(()) };
    let message = match &uniform.granularity {
        Granularity::Layer => None,
        &Granularity::Axis(axis) => axis_fault(op.ctx(), ty, axis, uniform.scales.len()),
        Granularity::Blocks { sizes, counts } => blocks_fault(op.ctx(), ty, sizes, counts),
    };
    message.map_or(Ok(()), |message| op.error(message).fail())
}

/// What is wrong with scales for the positions along an axis.
fn axis_fault(ctx: &Context, ty: Type, axis: i64, scales: usize) -> Option<String> {
    let tensor = match ty.kind(ctx) {
        TypeKind::Tensor(tensor) => tensor,
        TypeKind::UnrankedTensor(_) => return None,
        _ => return Some("scalar types may not use per-axis quantization".into()),
    };
    let Some(&size) = usize::try_from(axis).ok().and_then(|axis| tensor.shape.get(axis)) else {
        return Some("quantized dimension must be less than tensor rank".into());
    };
    let is_known = size >= 0;
    (is_known && usize::try_from(size) != Ok(scales))
        .then(|| "quantized dimension size does not match number of scales".into())
}

/// What is wrong with scales for blocks of these sizes, of which there are so many.
fn blocks_fault(ctx: &Context, ty: Type, sizes: &[(i64, i64)], counts: &[i64]) -> Option<String> {
    let shape = match ty.kind(ctx) {
        TypeKind::Tensor(tensor) => &tensor.shape[..],
        TypeKind::UnrankedTensor(_) => {
            return Some("tensor containing the sub-channel quantized type must be ranked".into());
        }
        _ => return Some("scalar types may not use sub-channel quantization".into()),
    };
    let rank = shape.len();
    // Where nothing is said, a block is as long as the tensor.
    let mut blocks = shape.to_vec();
    for &(axis, size) in sizes {
        let slot = usize::try_from(axis).ok().and_then(|axis| blocks.get_mut(axis));
        let Some(slot) = slot else {
            return Some(format!(
                "quantized dimension {axis} must be less than tensor rank {rank}"
            ));
        };
        *slot = size;
    }
    if counts.len() != rank {
        let scales = counts.len();
        return Some(format!("Rank of scales {scales} must match the rank of the tensor {rank}"));
    }
    let known = shape.iter().zip(blocks).zip(counts).enumerate();
    let mut known = known.filter(|(_, ((size, block), _))| **size >= 0 && *block > 0);
    known.find_map(|(axis, ((&size, block), &count))| axis_of_blocks(axis, size, block, count))
}

/// What is wrong with blocks along one axis of a size.
fn axis_of_blocks(axis: usize, size: i64, block: i64, count: i64) -> Option<String> {
    if size.checked_rem(block)? != 0 {
        return Some(format!(
            "tensor dimension size {size} at axis {axis} must be divisible by the corresponding \
             block size {block}"
        ));
    }
    let blocks = size.checked_div(block)?;
    (blocks != count).then(|| {
        format!(
            "dimension size {blocks} of scales tensor at axis {axis} should match (tensor \
             dimension at axis / block sizes at axis) = {blocks}"
        )
    })
}
