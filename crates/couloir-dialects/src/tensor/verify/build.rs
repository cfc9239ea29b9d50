//! New tensors, whole or from parts.

use couloir_ir::ty::{DYNAMIC, TensorType};
use couloir_ir::{BlockRef, OpRef, Type, Value};

use super::super::{Concat, Empty, Generate, Pad, Splat};
use super::{Verified, tensor_of};
use crate::common::index_list::constants;
use crate::common::shapes::{check_dynamic_sizes, dims_compatible, quoted};

pub(in super::super) fn empty(op: OpRef<'_>) -> Verified {
    let given = op.operand_group(Empty::DYNAMIC_SIZES).len();
    check_dynamic_sizes(op, op.ty(Empty(op).result()), given)
}

pub(in super::super) fn splat(op: OpRef<'_>) -> Verified {
    let given = op.operand_group(Splat::DYNAMIC_SIZES).len();
    check_dynamic_sizes(op, op.ty(Splat(op).aggregate()), given)
}

pub(in super::super) fn generate(op: OpRef<'_>) -> Verified {
    let given = op.operand_group(Generate::DYNAMIC_EXTENTS).len();
    check_dynamic_sizes(op, op.ty(Generate(op).result()), given)
}

pub(in super::super) fn generate_body(op: OpRef<'_>) -> Verified {
    let generate = Generate(op);
    let Some(result) = tensor_of(op, generate.result()) else { return Ok(()) };
    let body = generate.body();
    let Some(entry) = body.as_ref().and_then(|body| body.entry()) else { return Ok(()) };
    if !entry.args().iter().all(|&arg| op.ty(arg).is_index()) {
        return op.error("all body arguments must be index").fail();
    }
    if entry.args().len() != result.shape.len() {
        return op.error("must have one body argument per input dimension").fail();
    }
    if yielded(entry).is_some_and(|ty| ty != result.element) {
        let message = "body must be terminated with a `yield` operation of the tensor element type";
        return op.op_error(message).fail();
    }
    Ok(())
}

/// The type of the element that a body gives.
fn yielded(entry: BlockRef<'_>) -> Option<Type> {
    entry.terminator()?.operand_type(0)
}

/// The size of a dimension with elements added at both ends.
fn padded(size: i64, low: i64, high: i64) -> i64 {
    if [size, low, high].contains(&DYNAMIC) {
        return DYNAMIC;
    }
    size.wrapping_add(low).wrapping_add(high)
}

pub(in super::super) fn pad(op: OpRef<'_>) -> Verified {
    let pad = Pad(op);
    let ctx = op.ctx();
    let (source_ty, result_ty) = (op.ty(pad.source()), op.ty(pad.result()));
    let (Some(source), Some(result)) = (source_ty.as_tensor(ctx), result_ty.as_tensor(ctx)) else {
        return Ok(());
    };
    let (low, high) = (constants(op, Pad::STATIC_LOW), constants(op, Pad::STATIC_HIGH));
    if low.len() != source.shape.len() || high.len() != source.shape.len() {
        let (source, result) = (quoted(ctx, source_ty), quoted(ctx, result_ty));
        let message = format!(
            "failed to infer expectedType from sourceType {source}, specified resultType is {result}"
        );
        return op.error(message).fail();
    }
    let sizes = source.shape.iter().zip(low.iter().zip(&high));
    let shape: Vec<i64> = sizes.map(|(&size, (&low, &high))| padded(size, low, high)).collect();
    let fits = shape.len() == result.shape.len()
        && shape
            .iter()
            .zip(&result.shape)
            .all(|(&inferred, &own)| inferred == own || inferred == DYNAMIC);
    if fits {
        return Ok(());
    }
    let inferred = quoted(ctx, Type::tensor(ctx, &shape, source.element));
    let own = quoted(ctx, result_ty);
    let message = format!("specified type {own} does not match the inferred type {inferred}");
    op.error(message).fail()
}

pub(in super::super) fn pad_body(op: OpRef<'_>) -> Verified {
    let pad = Pad(op);
    let Some(result) = tensor_of(op, pad.result()) else { return Ok(()) };
    let region = pad.region();
    let Some(entry) = region.as_ref().and_then(|region| region.entry()) else { return Ok(()) };
    let rank = result.shape.len();
    if entry.args().len() != rank {
        return op.error(format!("expected the block to have {rank} arguments")).fail();
    }
    let wrong = entry.args().iter().position(|&arg| !op.ty(arg).is_index());
    if let Some(at) = wrong {
        let message = format!("expected block argument {} to be an index", at + 1);
        return op.op_error(message).fail();
    }
    if yielded(entry).is_some_and(|ty| ty != result.element) {
        return op.op_error("expected yield type to match shape element type").fail();
    }
    Ok(())
}

pub(in super::super) fn concat(op: OpRef<'_>) -> Verified {
    let concat = Concat(op);
    let inputs: Vec<&TensorType> =
        concat.inputs().iter().filter_map(|&input: &Value| tensor_of(op, input)).collect();
    let Some(first) = inputs.first() else {
        return op.op_error("requires at least one input").fail();
    };
    let Some(result) = tensor_of(op, concat.result()) else { return Ok(()) };
    let rank = first.shape.len();
    let ranks = inputs.iter().all(|input| input.shape.len() == rank);
    if !ranks || result.shape.len() != rank {
        return op.op_error("rank of concatenated inputs must match result rank").fail();
    }
    if inputs.iter().any(|input| input.element != result.element) {
        return op.op_error("inputs and result element type must match").fail();
    }
    let dim = concat.dim().and_then(|dim| dim.as_i64(op.ctx())).unwrap_or(0);
    let Some(dim) = usize::try_from(dim).ok().filter(|&dim| dim < rank) else {
        if dim < 0 {
            joined(op, &inputs, rank)?;
        }
        return op.op_error("concatenation dim must be less than the tensor rank").fail();
    };
    let shape = joined(op, &inputs, dim)?;
    if dims_compatible(&shape, &result.shape) {
        return Ok(());
    }
    let ctx = op.ctx();
    let inferred = quoted(ctx, Type::tensor(ctx, &shape, result.element));
    let own = quoted(ctx, op.ty(concat.result()));
    // There is no space after the type, as upstream has it.
    op.op_error(format!("result type {own}does not match inferred shape {inferred} static sizes"))
        .fail()
}

/// The shape of a concatenation along a dimension.
pub(in super::super) fn concatenated(op: OpRef<'_>, along: usize) -> Option<Vec<i64>> {
    let inputs = op.operands().filter_map(|input| tensor_of(op, input)).collect::<Vec<_>>();
    let rank = inputs.first()?.shape.len();
    let size = |dim| joined_size(&inputs, dim, along).ok();
    (0..rank).map(size).collect()
}

/// The size of tensors one after the other; which dimension they do not agree
/// in.
fn joined_size(inputs: &[&TensorType], dim: usize, along: usize) -> Result<i64, usize> {
    let mut sizes = inputs.iter().filter_map(|input| input.shape.get(dim).copied());
    if dim == along {
        let sum = |sum: i64, size| {
            if sum == DYNAMIC || size == DYNAMIC { DYNAMIC } else { sum.wrapping_add(size) }
        };
        return Ok(sizes.fold(0, sum));
    }
    let mut known = sizes.by_ref().filter(|&size| size != DYNAMIC);
    let size = known.next().unwrap_or(DYNAMIC);
    if known.any(|other| other != size) {
        return Err(dim);
    }
    Ok(size)
}

/// The shape of tensors one after the other along a dimension.
fn joined(
    op: OpRef<'_>,
    inputs: &[&TensorType],
    along: usize,
) -> Result<Vec<i64>, couloir_ir::Failure> {
    let rank = inputs.first().map_or(0, |input| input.shape.len());
    let mut shape = Vec::with_capacity(rank);
    for dim in 0..rank {
        match joined_size(inputs, dim, along) {
            Ok(size) => shape.push(size),
            Err(dim) => {
                let message = format!(
                    "static concatenation size mismatch along non-concatenated dimension {dim}"
                );
                return op.op_error(message).fail();
            }
        }
    }
    Ok(shape)
}
