//! Folding of `linalg`.

use couloir_ir::Attribute;
use couloir_ir::op::{FoldInput, FoldResult};
use couloir_ods::types::is_tensor;

use super::{Index, Pack, Structured, Transpose};
use crate::common::fold::{Folding, constant, element_bytes, value};
use crate::tensor::fold::resplat;

/// Casts of memory that only lose what is known are looked through.
pub(super) fn casts(input: &FoldInput<'_>) -> FoldResult {
    crate::memref::fold::casts(input)
}

/// The only iteration along a loop has number 0.
pub(super) fn index(input: &FoldInput<'_>) -> FoldResult {
    let op = input.op;
    let ctx = op.ctx();
    let dim = op.prop(Index::DIM).and_then(|dim| dim.as_u64(ctx));
    let dim = dim.and_then(|dim| u32::try_from(dim).ok());
    let parent = op.parent().and_then(Structured::cast);
    let range = dim.zip(parent).and_then(|(dim, parent)| parent.range(dim));
    match range {
        Some(1) => FoldResult::constant(Attribute::index(ctx, 0)),
        _ => FoldResult::None,
    }
}

/// Nothing changes places.
pub(super) fn transpose(input: &FoldInput<'_>) -> FoldResult {
    let op = input.op;
    let ctx = op.ctx();
    let on_tensors = op.operand_type(1).is_some_and(|ty| is_tensor(ctx, ty));
    let order = op.prop(Transpose::PERMUTATION).and_then(|order| order.as_i64_array(ctx));
    let same = order.is_some_and(|order| order.iter().zip(0..).all(|(&dim, at)| dim == at));
    value(op.operand(0).filter(|_| on_tensors && same))
}

/// A constant whose elements are all the same, and the same as what tiles are filled up with.
pub(super) fn pack(input: &FoldInput<'_>) -> FoldResult {
    let (op, of) = (input.op, Folding { input });
    let bytes = |at| element_bytes(op.ctx(), of.constant(at)?);
    let padding = op.operand_in(Pack::PADDING_VALUE).and_then(|_| bytes(2));
    let is_other = padding.is_some() && padding != bytes(0);
    constant(resplat(input).filter(|_| !is_other))
}

/// A constant whose elements are all the same.
pub(super) fn unpack(input: &FoldInput<'_>) -> FoldResult {
    constant(resplat(input))
}
