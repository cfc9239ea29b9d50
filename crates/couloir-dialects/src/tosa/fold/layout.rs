//! Folding of ops that move elements.

use couloir_ir::attr::{AttrKind, DenseElements};
use couloir_ir::op::{FoldInput, FoldResult};
use couloir_ir::ty::DYNAMIC;
use couloir_ir::{Attribute, OpRef, Value};

use super::{is_quantized, is_static, operand_as_result, resplat, through};
use crate::common::fold::{Folding, constant, defined_by, element_bytes, with_operand};
use crate::tosa::shapes::shape_operand;
use crate::tosa::{ArgMax, Concat, Reverse};

/// The size of the dimension that an attribute says.
fn size_along(op: OpRef<'_>, slot: usize) -> Option<i64> {
    let axis = op.prop(slot)?.as_i64(op.ctx())?;
    op.operand_type(0)?.shape(op.ctx())?.get(usize::try_from(axis).ok()?).copied()
}

/// Of one element it is the first that is the largest.
pub(in crate::tosa) fn argmax(input: &FoldInput<'_>) -> FoldResult {
    let (op, ctx) = (input.op, input.op.ctx());
    let types = (op.operand_type(0), op.result_type(0));
    let (Some(from), Some(to)) = types else { return FoldResult::None };
    let known = is_static(ctx, from) && is_static(ctx, to);
    if !known || size_along(op, ArgMax::AXIS) != Some(1) {
        return FoldResult::None;
    }
    FoldResult::constant(crate::common::fold::int_splat(ctx, to, 0))
}

/// What has one element along a dimension is reduced already.
pub(in crate::tosa) fn reduce(input: &FoldInput<'_>) -> FoldResult {
    let is_one = size_along(input.op, 0) == Some(1);
    if is_one { operand_as_result(input, 0) } else { FoldResult::None }
}

/// So many tensors are joined at once at most.
const MANY: usize = 1 << 16;

/// What is joined along the same dimension before.
pub(in crate::tosa) fn concat(input: &FoldInput<'_>) -> FoldResult {
    match flattened(input.op).filter(|all| all.len() <= MANY) {
        Some(operands) => FoldResult::Operands { kept: 0, operands, props: Vec::new() },
        None => FoldResult::None,
    }
}

/// The tensors that are joined, also by ops before that join along the same dimension.
fn flattened(op: OpRef<'_>) -> Option<Vec<Value>> {
    let axis = op.prop(Concat::AXIS);
    let inner = |value| {
        defined_by(op, value, Concat::def()).filter(|inner| inner.prop(Concat::AXIS) == axis)
    };
    if !op.operands().any(|value| inner(value).is_some()) {
        return None;
    }
    let mut all = Vec::new();
    for value in op.operands() {
        match inner(value) {
            Some(inner) => all.extend(inner.operands()),
            None => all.push(value),
        }
    }
    Some(all)
}

/// Constants of one number, and a dimension with one element.
pub(in crate::tosa) fn reverse(input: &FoldInput<'_>) -> FoldResult {
    let (of, op) = (Folding { input }, input.op);
    if op.operand_type(0) != op.result_type(0) {
        return FoldResult::None;
    }
    if of.number(0).is_some() {
        return constant(of.constant(0));
    }
    let is_one = size_along(op, Reverse::AXIS) == Some(1);
    if is_one { operand_as_result(input, 0) } else { FoldResult::None }
}

/// Whether the shape that is an operand says nothing but one number.
fn says_only(op: OpRef<'_>, at: usize, number: i64) -> bool {
    shape_operand(op, at).is_some_and(|sizes| sizes.iter().all(|&size| size == number))
}

pub(in crate::tosa) fn tile(input: &FoldInput<'_>) -> FoldResult {
    if says_only(input.op, 1, 1) { operand_as_result(input, 0) } else { FoldResult::None }
}

pub(in crate::tosa) fn pad(input: &FoldInput<'_>) -> FoldResult {
    if says_only(input.op, 1, 0) { operand_as_result(input, 0) } else { FoldResult::None }
}

/// An image of which each pixel stays where it is.
pub(in crate::tosa) fn resize(input: &FoldInput<'_>) -> FoldResult {
    let op = input.op;
    let scale = shape_operand(op, 1).unwrap_or_default();
    let stays = matches!(scale[..], [a, b, c, d] if a == b && c == d);
    if stays && says_only(op, 2, 0) && says_only(op, 3, 0) {
        return operand_as_result(input, 0);
    }
    FoldResult::None
}

/// All of a tensor, or one number throughout, or one element.
pub(in crate::tosa) fn slice(input: &FoldInput<'_>) -> FoldResult {
    let (op, ctx) = (input.op, input.op.ctx());
    let types = (op.operand_type(0), op.result_type(0));
    let (Some(from), Some(to)) = types else { return FoldResult::None };
    if from == to && is_static(ctx, from) {
        return operand_as_result(input, 0);
    }
    if !is_static(ctx, from) || !is_static(ctx, to) {
        return FoldResult::None;
    }
    match resplat(input, 0) {
        None => constant(single(input)),
        splat => constant(splat),
    }
}

/// The only element of a part.
fn single(input: &FoldInput<'_>) -> Option<Attribute> {
    let (op, ctx) = (input.op, input.op.ctx());
    let (from, to) = (op.operand_type(0)?, op.result_type(0)?);
    if to.num_elements(ctx) != Some(1) || is_quantized(input) {
        return None;
    }
    let start = shape_operand(op, 1)?;
    let mut place = 0_i64;
    for (&size, &at) in from.shape(ctx)?.iter().zip(&start) {
        if !(0..size).contains(&at) {
            return None;
        }
        place = place.checked_mul(size)?.checked_add(at)?;
    }
    let dense = Folding { input }.constant(0)?.as_dense(ctx)?;
    let bytes = element_bytes(
        ctx,
        crate::common::fold::element(ctx, dense, usize::try_from(place).ok()?)?,
    )?;
    Some(Attribute::get(ctx, AttrKind::DenseElements(DenseElements::new(ctx, to, bytes))))
}

/// No order but the one there is, or one number throughout.
pub(in crate::tosa) fn transpose(input: &FoldInput<'_>) -> FoldResult {
    let (op, ctx) = (input.op, input.op.ctx());
    let types = (op.operand_type(0), op.result_type(0));
    let (Some(from), Some(to)) = types else { return FoldResult::None };
    let known = is_static(ctx, from) && is_static(ctx, to);
    let splat = resplat(input, 0).filter(|_| known);
    if splat.is_some() {
        return constant(splat);
    }
    let order = crate::tosa::order(op);
    let stays = order.iter().enumerate().all(|(at, &from)| usize::try_from(from) == Ok(at));
    if stays { operand_as_result(input, 0) } else { FoldResult::None }
}

/// No new shape, one shape after another, or a constant.
pub(in crate::tosa) fn reshape(input: &FoldInput<'_>) -> FoldResult {
    let (of, op, ctx) = (Folding { input }, input.op, input.op.ctx());
    let types = (op.operand_type(0), op.result_type(0));
    let (Some(from), Some(to)) = types else { return FoldResult::None };
    let open = from.shape(ctx).map(|shape| shape.iter().filter(|&&size| size == DYNAMIC).count());
    if from == to && open.is_some_and(|open| open <= 1) {
        return operand_as_result(input, 0);
    }
    if let Some((_, given)) = through(input) {
        return with_operand(0, given);
    }
    if !is_static(ctx, to) || is_quantized(input) {
        return FoldResult::None;
    }
    let splat = resplat(input, 0);
    if splat.is_some() {
        return constant(splat);
    }
    let once = op.operand(0).is_some_and(|value| op.body().has_one_use(value));
    constant(of.constant(0).filter(|_| once).and_then(|attr| reshaped(op, attr)))
}

/// The same elements in the shape of the result.
fn reshaped(op: OpRef<'_>, attr: Attribute) -> Option<Attribute> {
    let (ctx, ty) = (op.ctx(), op.result_type(0)?);
    let dense = attr.as_dense(ctx)?;
    let new = DenseElements { ty, splat: dense.splat, data: dense.data.clone() };
    Some(Attribute::get(ctx, AttrKind::DenseElements(new)))
}
