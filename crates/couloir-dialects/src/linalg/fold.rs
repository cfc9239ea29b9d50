//! Folding of `linalg`.

use couloir_ir::Attribute;
use couloir_ir::attr::{AttrKind, DenseElements};
use couloir_ir::op::{FoldInput, FoldResult};
use couloir_ods::types::is_tensor;

use super::{Index, Pack, Structured, Transpose};
use crate::common::fold::{constant, splat, value};

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

/// Tiles of a tensor whose elements are all the same are such a tensor, where no other constant is
/// put around it.
pub(super) fn relayout(input: &FoldInput<'_>) -> FoldResult {
    constant(resplat(input))
}

fn resplat(input: &FoldInput<'_>) -> Option<Attribute> {
    let (op, ctx) = (input.op, input.op.ctx());
    let source = (*input.constants.first()?)?;
    let ty = op.result_type(0).filter(|ty| ty.has_static_shape(ctx))?;
    let AttrKind::DenseElements(dense) = source.kind(ctx) else { return None };
    let padding = Some(op).filter(|op| op.is(Pack::def()));
    let padding = padding.map(|op| op.operand_group(Pack::PADDING_VALUE));
    let padding = padding.filter(|group| !group.is_empty());
    let padding = padding.and_then(|group| input.constants.get(group.start).copied().flatten());
    let same = padding.is_none_or(|padding| splat(ctx, padding) == splat(ctx, source));
    let elements = || DenseElements::new(ctx, ty, dense.data.to_vec());
    (dense.splat && same).then(|| Attribute::get(ctx, AttrKind::DenseElements(elements())))
}
