//! Elements of constants.

use couloir_ir::attr::{AttrKind, DenseElements};
use couloir_ir::op::{FoldInput, FoldResult};
use couloir_ir::ty::VectorType;
use couloir_ir::{Attribute, Context, OpRef, Type};

use super::super::{Extract, Insert};
use super::extract::with_constants;
use super::{is_dynamic, linear, next_place, places};
use crate::common::fold::{constant, fill, splat};

/// The largest vector of which more than one constant is made.
const LARGE: u64 = 256;

/// Whether a vector is so large that a constant of it is only made in the place of another.
pub(in super::super) fn is_large(ctx: &Context, ty: Type) -> bool {
    ty.num_elements(ctx).is_none_or(|count| count > LARGE)
}

/// The bytes of an element.
fn width(ctx: &Context, dense: &DenseElements) -> usize {
    DenseElements::element_bytes(ctx, dense.ty.element_or_self(ctx)).unwrap_or(1).max(1)
}

/// An element, or a part of constant elements.
pub(super) fn part(
    ctx: &Context,
    dense: &DenseElements,
    ty: Type,
    from: usize,
) -> Option<Attribute> {
    let width = width(ctx, dense);
    let count = ty.as_vector(ctx).map_or(Some(1), |_| ty.num_elements(ctx))?;
    let count = usize::try_from(count).ok()?;
    let start = from.checked_mul(width)?;
    let bytes = dense.data.get(start..start.checked_add(count.checked_mul(width)?)?)?;
    let of = if ty.as_vector(ctx).is_some() { ty } else { Type::vector(ctx, &[1], ty) };
    let made = DenseElements::new(ctx, of, bytes.to_vec());
    let attr = Attribute::get(ctx, AttrKind::DenseElements(made));
    if of == ty { Some(attr) } else { Some(fill(ctx, ty, &splat(ctx, attr)?)) }
}

fn dense_operand<'a>(input: &FoldInput<'a>, at: usize) -> Option<&'a DenseElements> {
    let attr = input.constants.get(at).copied().flatten()?;
    attr.as_dense(input.op.ctx())
}

/// The places of an extraction or insertion, constant operands among them.
fn resolved_places(input: &FoldInput<'_>, slot: usize, others: usize) -> Vec<i64> {
    let known = with_constants(input, slot, others).map(|(position, _)| position);
    known.unwrap_or_else(|| places(input.op, slot))
}

/// A part of a constant.
pub(super) fn extract(input: &FoldInput<'_>) -> FoldResult {
    constant(extracted(input))
}

fn extracted(input: &FoldInput<'_>) -> Option<Attribute> {
    let (op, ctx) = (input.op, input.op.ctx());
    let dense = dense_operand(input, 0)?;
    let ty = op.result_type(0)?;
    if dense.splat {
        let number = splat(ctx, input.constants.first().copied().flatten()?)?;
        return Some(fill(ctx, ty, &number));
    }
    let vector = op.operand_type(0)?.as_vector(ctx)?;
    let position = resolved_places(input, Extract::STATIC_POSITION, 1);
    if vector.is_scalable() || is_dynamic(&position) {
        return None;
    }
    let from = usize::try_from(linear(&vector.shape, &position)?).ok()?;
    part(ctx, dense, ty, from)
}

/// All elements of a constant, one after another.
fn all_bytes(ctx: &Context, dense: &DenseElements) -> Option<Vec<u8>> {
    if !dense.splat {
        return Some(dense.data.to_vec());
    }
    let count = usize::try_from(dense.ty.num_elements(ctx)?).ok()?;
    Some(dense.data.repeat(count))
}

/// A constant with a constant part.
pub(super) fn insert(input: &FoldInput<'_>) -> FoldResult {
    constant(inserted(input))
}

fn has_one_use(op: OpRef<'_>) -> bool {
    op.results().next().is_some_and(|result| op.body().uses(result).count() == 1)
}

fn inserted(input: &FoldInput<'_>) -> Option<Attribute> {
    let (op, ctx) = (input.op, input.op.ctx());
    let dense = dense_operand(input, 1)?;
    let value = input.constants.first().copied().flatten()?;
    let (ty, value_ty) = (op.result_type(0)?, op.operand_type(0)?);
    let vector = ty.as_vector(ctx)?;
    let position = resolved_places(input, Insert::STATIC_POSITION, 2);
    let many = is_large(ctx, ty) && !has_one_use(op);
    if vector.is_scalable() || is_dynamic(&position) || many {
        return None;
    }
    let of = match value_ty.as_vector(ctx) {
        Some(_) => value_ty,
        None => Type::vector(ctx, &[1], value_ty),
    };
    let bytes = match value.as_dense(ctx) {
        Some(part) => all_bytes(ctx, part)?,
        None => all_bytes(ctx, fill(ctx, of, &splat(ctx, value)?).as_dense(ctx)?)?,
    };
    let start = usize::try_from(linear(&vector.shape, &position)?).ok()?;
    let start = start.checked_mul(width(ctx, dense))?;
    let mut data = all_bytes(ctx, dense)?;
    data.get_mut(start..start.checked_add(bytes.len())?)?.copy_from_slice(&bytes);
    let made = DenseElements::new(ctx, ty, data);
    Some(Attribute::get(ctx, AttrKind::DenseElements(made)))
}

/// The elements of two constants in the order of a mask; what is poison in it is the first.
pub(super) fn shuffled(
    ctx: &Context,
    ty: Type,
    vectors: [Option<&DenseElements>; 2],
    lengths: [usize; 2],
    mask: &[i64],
) -> Option<Attribute> {
    let known = vectors.into_iter().flatten().next()?;
    let width = width(ctx, known);
    let bytes = |which: usize, at: usize| -> Option<Vec<u8>> {
        let dense = vectors.get(which).copied().flatten().unwrap_or(known);
        let at = match vectors.get(which) {
            Some(Some(_)) if !dense.splat => at,
            _ => 0,
        };
        Some(dense.data.get(at * width..(at + 1) * width)?.to_vec())
    };
    let first = vectors.iter().position(Option::is_some)?;
    let mut data = Vec::new();
    for &at in mask {
        let part = match usize::try_from(at) {
            Ok(at) if at < lengths[0] => bytes(0, at),
            Ok(at) => bytes(1, at - lengths[0]),
            Err(_) => bytes(first, 0),
        };
        data.extend(part?);
    }
    Some(Attribute::get(ctx, AttrKind::DenseElements(DenseElements::new(ctx, ty, data))))
}

/// The number of the element of the whole that stands at a place of a slice.
fn place_in(whole: &[i64], offsets: &[i64], place: &[i64]) -> Option<usize> {
    let new = whole.len().checked_sub(place.len())?;
    let own = |dim: usize| dim.checked_sub(new).and_then(|dim| place.get(dim)).copied();
    let start = |dim: usize| offsets.get(dim).copied().unwrap_or(0);
    let at = (0..whole.len()).map(|dim| start(dim).checked_add(own(dim).unwrap_or(0)));
    usize::try_from(linear(whole, &at.collect::<Option<Vec<_>>>()?)?).ok()
}

/// A constant with a slice of it set to another.
pub(in super::super) fn slice_inserted(
    ctx: &Context,
    [part, into]: [Attribute; 2],
    part_ty: &VectorType,
    whole: &VectorType,
    offsets: &[i64],
) -> Option<Attribute> {
    let (part, into) = (part.as_dense(ctx)?, into.as_dense(ctx)?);
    let width = width(ctx, into);
    let (values, mut data) = (all_bytes(ctx, part)?, all_bytes(ctx, into)?);
    let mut place = vec![0; part_ty.rank()];
    for value in values.chunks_exact(width) {
        let start = place_in(&whole.shape, offsets, &place)?.checked_mul(width)?;
        data.get_mut(start..start.checked_add(width)?)?.copy_from_slice(value);
        next_place(&mut place, &part_ty.shape);
    }
    Some(Attribute::get(ctx, AttrKind::DenseElements(DenseElements::new(ctx, into.ty, data))))
}

/// A slice of a constant.
pub(super) fn slice(
    ctx: &Context,
    dense: &DenseElements,
    whole: &VectorType,
    offsets: &[i64],
    ty: Type,
) -> Option<Attribute> {
    let to = ty.as_vector(ctx)?;
    let width = width(ctx, dense);
    let (mut place, mut data) = (vec![0; to.rank()], Vec::new());
    for _ in 0..ty.num_elements(ctx)? {
        let start = place_in(&whole.shape, offsets, &place)?.checked_mul(width)?;
        data.extend(dense.data.get(start..start.checked_add(width)?)?);
        next_place(&mut place, &to.shape);
    }
    Some(Attribute::get(ctx, AttrKind::DenseElements(DenseElements::new(ctx, ty, data))))
}
