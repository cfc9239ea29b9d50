//! Folding of `tensor`.

use couloir_ir::attr::{AttrKind, DenseElements};
use couloir_ir::op::{FoldInput, FoldResult};
use couloir_ir::ty::DYNAMIC;
use couloir_ir::{Attribute, Context, OpDef, OpRef, Type, Value};

use super::{
    Cast, CollapseShape, Dim, Empty, ExpandShape, ExtractSlice, FromElements, Generate, Insert,
    InsertSlice, Pad, Reshape,
};
use crate::common::fold::{
    Folding, constant, defined_by, element, element_bytes, pair, sparse_number, splat, value,
    with_operand,
};
use crate::common::mixed::{Mixed, join, mixed};
use crate::common::reshape::{reshaped, undone};

/// The type of the only result.
fn result_type(op: OpRef<'_>) -> Type {
    op.result_type(0).unwrap_or(Type::NONE)
}

/// Whether a cast between ranked tensors only forgets what is known of sizes.
pub(super) fn forgets(ctx: &Context, from: Type, to: Type) -> bool {
    let (Some(from), Some(to)) = (from.as_tensor(ctx), to.as_tensor(ctx)) else { return false };
    let kept = |(from, to): (&i64, &i64)| *from != DYNAMIC || *to == DYNAMIC;
    from.element == to.element
        && from.encoding == to.encoding
        && from.shape.len() == to.shape.len()
        && from.shape.iter().zip(&to.shape).all(kept)
}

/// The tensor that a value is a cast of which only forgets what is known.
pub(crate) fn uncast(op: OpRef<'_>, value: Value) -> Option<Value> {
    let source = defined_by(op, value, Cast::def())?.operand(0)?;
    forgets(op.ctx(), op.ty(source), op.ty(value)).then_some(source)
}

/// The number of dimensions.
pub(super) fn rank(input: &FoldInput<'_>) -> FoldResult {
    let shape = input.op.operand_type(0).and_then(|ty| ty.shape(input.op.ctx()));
    constant(shape.map(|shape| Attribute::index(input.op.ctx(), shape.len() as i64)))
}

/// A size that is known, or was given as an operand.
pub(super) fn dim(input: &FoldInput<'_>) -> FoldResult {
    let (of, op) = (Folding { input }, Dim(input.op));
    let index = of.int(1).and_then(|index| usize::try_from(index.to_i64()?).ok());
    let shape = input.op.ty(op.source()).shape(of.ctx());
    let (Some(index), Some(shape)) = (index, shape) else { return FoldResult::None };
    match shape.get(index) {
        None => FoldResult::None,
        Some(&DYNAMIC) => match given_size(input.op, op.source(), shape, index) {
            None => uncast(input.op, op.source()).map_or(FoldResult::None, |v| with_operand(0, v)),
            given => value(given),
        },
        Some(&size) => FoldResult::constant(Attribute::index(of.ctx(), size)),
    }
}

/// The operand that gave a tensor a size.
fn given_size(op: OpRef<'_>, tensor: Value, shape: &[i64], index: usize) -> Option<Value> {
    if let Some(slice) = defined_by(op, tensor, ExtractSlice::def()) {
        let source = op.ty(slice.operand(0)?).shape(op.ctx())?;
        let sizes = mixed(slice, ExtractSlice::SIZES, ExtractSlice::STATIC_SIZES);
        return match sizes.get(index)? {
            Mixed::Value(size) if source.len() == shape.len() => Some(*size),
            _ => None,
        };
    }
    let generate = defined_by(op, tensor, Generate::def())?;
    let before = shape.get(..index)?.iter().filter(|&&size| size == DYNAMIC).count();
    generate.operand(before)
}

/// A constant all of whose elements are the same, of another shape that is known.
pub(crate) fn resplat(input: &FoldInput<'_>) -> Option<Attribute> {
    let ctx = input.op.ctx();
    let (attr, ty) = (Folding { input }.constant(0)?, result_type(input.op));
    match attr.kind(ctx) {
        AttrKind::DenseElements(dense) if dense.splat && ty.has_static_shape(ctx) => {
            reshaped(ctx, attr, ty)
        }
        _ => None,
    }
}

pub(super) fn gather(input: &FoldInput<'_>) -> FoldResult {
    constant(resplat(input))
}

/// The number in order of the element that is taken; none where an index is not within its
/// dimension.
fn place(input: &FoldInput<'_>, shape: &[i64]) -> Option<usize> {
    let of = Folding { input };
    let mut number = 0_i64;
    for (at, &size) in shape.iter().enumerate() {
        let index = of.int(1 + at)?.to_i64()?;
        if index < 0 || index >= size {
            return None;
        }
        number = number.checked_mul(size)?.checked_add(index)?;
    }
    usize::try_from(number).ok()
}

/// Which of the elements that a tensor is made of an extraction gives: a number of 32 bits, around
/// whose end indices outside of the tensor go, too.
fn place_among_elements(input: &FoldInput<'_>, shape: &[i64]) -> Option<usize> {
    let of = Folding { input };
    let mut number = 0_i64;
    for (at, &size) in shape.iter().enumerate() {
        let index = of.int(1 + at)?.to_i64()?;
        number = number.wrapping_mul(size).wrapping_add(index);
    }
    let bits = u32::try_from(number & i64::from(u32::MAX)).ok()?;
    usize::try_from(bits.cast_signed()).ok()
}

/// An element of a constant, or of a tensor made of elements.
pub(super) fn extract(input: &FoldInput<'_>) -> FoldResult {
    let (of, op) = (Folding { input }, input.op);
    let ctx = of.ctx();
    let ty = result_type(op);
    if let Some(number) = of.constant(0).and_then(|attr| splat(ctx, attr)) {
        return FoldResult::constant(number.to_attr(ctx, ty));
    }
    if let Some(pair) = of.constant(0).and_then(|attr| repeated_pair(ctx, attr)) {
        return FoldResult::constant(pair);
    }
    let known = input.constants.iter().skip(1).all(Option::is_some);
    let put = of.from(0, Insert::def()).filter(|put| {
        known && put.operands_in(Insert::INDICES).into_iter().eq(op.operands().skip(1))
    });
    if let Some(scalar) = put.and_then(|put| put.operand(0)) {
        return FoldResult::value(scalar);
    }
    let shape = op.operand_type(0).and_then(|ty| ty.shape(ctx)).unwrap_or_default();
    if let Some(made) = of.from(0, FromElements::def()) {
        return value(place_among_elements(input, shape).and_then(|at| made.operand(at)));
    }
    let Some(at) = place(input, shape) else { return FoldResult::None };
    constant(of.constant(0).and_then(|attr| part(ctx, attr, at, ty)))
}

/// The element at a place of a constant.
fn part(ctx: &Context, attr: Attribute, at: usize, ty: Type) -> Option<Attribute> {
    match attr.kind(ctx) {
        AttrKind::DenseElements(dense) if dense.scalar_type(ctx).1 => pair(ctx, dense, at),
        AttrKind::DenseElements(dense) => element(ctx, dense, at),
        _ => sparse_number(ctx, attr, at).map(|number| number.to_attr(ctx, ty)),
    }
}

/// The pair that all elements of a constant are.
fn repeated_pair(ctx: &Context, attr: Attribute) -> Option<Attribute> {
    let AttrKind::DenseElements(dense) = attr.kind(ctx) else { return None };
    if dense.splat && dense.scalar_type(ctx).1 { pair(ctx, dense, 0) } else { None }
}

/// An element put where the same already is.
pub(super) fn insert(input: &FoldInput<'_>) -> FoldResult {
    let of = Folding { input };
    let ctx = of.ctx();
    let there = of.constant(Insert::DEST).and_then(|attr| match attr.kind(ctx) {
        AttrKind::DenseElements(dense) if dense.splat => Some(&dense.data),
        _ => None,
    });
    let put = of.constant(0).and_then(|attr| element_bytes(ctx, attr));
    let same = there.zip(put).is_some_and(|(there, put)| **there == *put);
    constant(of.constant(Insert::DEST).filter(|_| same))
}

/// Elements that are constants.
pub(super) fn from_elements(input: &FoldInput<'_>) -> FoldResult {
    let ctx = input.op.ctx();
    let constants = input.constants.iter().copied().collect::<Option<Vec<_>>>();
    let constants = constants.filter(|all| all.len() == input.op.operands().count());
    let bytes = constants.and_then(|constants| {
        constants.iter().map(|&attr| element_bytes(ctx, attr)).collect::<Option<Vec<_>>>()
    });
    let Some(bytes) = bytes else { return FoldResult::None };
    let dense = DenseElements::new(ctx, result_type(input.op), bytes.concat());
    FoldResult::constant(Attribute::get(ctx, AttrKind::DenseElements(dense)))
}

/// A tensor all of whose elements are a constant.
pub(super) fn splat_op(input: &FoldInput<'_>) -> FoldResult {
    let of = Folding { input };
    let ty = result_type(input.op);
    let number = of.number(0).filter(|_| ty.has_static_shape(of.ctx()));
    constant(number.map(|number| crate::common::fold::fill(of.ctx(), ty, &number)))
}

/// One tensor after nothing else.
pub(super) fn concat(input: &FoldInput<'_>) -> FoldResult {
    let op = input.op;
    let alone = op.operands().len() == 1 && op.operand_type(0) == op.result_type(0);
    value(op.operand(0).filter(|_| alone))
}

/// Nothing added.
pub(super) fn pad(input: &FoldInput<'_>) -> FoldResult {
    let op = input.op;
    let ty = result_type(op);
    let same = op.operand_type(0) == Some(ty) && ty.has_static_shape(op.ctx());
    value(op.operand(0).filter(|_| same && op.prop(Pad::NOFOLD).is_none()))
}

/// A reshape of a reshape, or to the shape there is.
pub(super) fn reshape(input: &FoldInput<'_>) -> FoldResult {
    let (of, op) = (Folding { input }, input.op);
    if let Some(attr) = resplat(input) {
        return FoldResult::constant(attr);
    }
    if let Some(source) = of.from(0, Reshape::def()).and_then(|inner| inner.operand(0)) {
        return with_operand(0, source);
    }
    let ty = result_type(op);
    let shape = ty.shape(of.ctx());
    let same = op.operand_type(0) == Some(ty) && shape.is_some();
    let clear = shape.is_some_and(|shape| shape.len() <= 1);
    value(of.operand(0).filter(|_| same && clear))
}

pub(super) fn collapse_shape(input: &FoldInput<'_>) -> FoldResult {
    grouped(input, ExpandShape::def())
}

pub(super) fn expand_shape(input: &FoldInput<'_>) -> FoldResult {
    grouped(input, CollapseShape::def())
}

/// A reshape to the type there is, of a constant, or back to that before.
fn grouped(input: &FoldInput<'_>, inverse: &'static OpDef) -> FoldResult {
    let (of, op) = (Folding { input }, input.op);
    let ty = result_type(op);
    if op.operand_type(0) == Some(ty) {
        return value(of.operand(0));
    }
    if let Some(attr) = of.constant(0).and_then(|attr| reshaped(of.ctx(), attr, ty)) {
        return FoldResult::constant(attr);
    }
    value(undone(op, inverse))
}

/// Offsets, sizes and strides.
pub type Slice = [Vec<Mixed>; 3];

/// Those of an op of this kind.
pub(crate) fn slice(op: OpRef<'_>) -> Slice {
    let (groups, slots) = match op.is(ExtractSlice::def()) {
        true => (
            [ExtractSlice::OFFSETS, ExtractSlice::SIZES, ExtractSlice::STRIDES],
            [
                ExtractSlice::STATIC_OFFSETS,
                ExtractSlice::STATIC_SIZES,
                ExtractSlice::STATIC_STRIDES,
            ],
        ),
        false => (
            [InsertSlice::OFFSETS, InsertSlice::SIZES, InsertSlice::STRIDES],
            [InsertSlice::STATIC_OFFSETS, InsertSlice::STATIC_SIZES, InsertSlice::STATIC_STRIDES],
        ),
    };
    [0, 1, 2].map(|at| mixed(op, groups[at], slots[at]))
}

/// Whether a slice is all of a tensor of static shape.
fn is_whole(op: OpRef<'_>, ty: Type) -> bool {
    let [offsets, sizes, strides] = slice(op);
    let all =
        |list: &[Mixed], wanted| list.iter().all(|mixed| mixed.constant(op.scope) == Some(wanted));
    let shape = ty.shape(op.ctx()).unwrap_or_default();
    let sizes = sizes.iter().map(|size| size.constant(op.scope));
    all(&offsets, 0) && all(&strides, 1) && sizes.eq(shape.iter().map(|&size| Some(size)))
}

/// A slice of all, of a constant, or of what was just put there.
pub(super) fn extract_slice(input: &FoldInput<'_>) -> FoldResult {
    let (of, op) = (Folding { input }, input.op);
    if let Some(attr) = resplat(input) {
        return FoldResult::constant(attr);
    }
    let ty = result_type(op);
    if op.operand_type(0) == Some(ty) && is_whole(op, ty) {
        return value(of.operand(0));
    }
    let put = of.from(0, InsertSlice::def()).filter(|put| slice(*put) == slice(op));
    value(put.and_then(|put| put.operand(0)).filter(|&source| op.ty(source) == ty))
}

/// All put over, the same put over again, back where it came from, or
/// nothing at all.
pub(super) fn insert_slice(input: &FoldInput<'_>) -> FoldResult {
    let (of, op) = (Folding { input }, input.op);
    let ty = result_type(op);
    let (source, dest) = (op.operand(0), op.operand(1));
    if op.operand_type(0) == Some(ty) && ty.has_static_shape(of.ctx()) && is_whole(op, ty) {
        return value(source);
    }
    let before = of.from(1, InsertSlice::def()).filter(|before| {
        before.operand_type(0) == op.operand_type(0) && slice(*before) == slice(op)
    });
    if let Some(dest) = before.and_then(|before| before.operand(1)) {
        return with_operand(1, dest);
    }
    let taken = of.from(0, ExtractSlice::def());
    let taken = taken.filter(|taken| taken.operand(0) == dest && slice(*taken) == slice(op));
    let [_, sizes, _] = slice(op);
    let nothing = sizes.iter().any(|size| size.constant(op.scope) == Some(0));
    value(dest.filter(|_| taken.is_some() || nothing))
}

/// The sizes of an `empty` or `generate`.
pub(super) fn sizes_of(op: OpRef<'_>) -> Vec<Mixed> {
    debug_assert!(op.is(Empty::def()) || op.is(Generate::def()), "ops of dynamic sizes");
    let shape = op.result_type(0).and_then(|ty| ty.shape(op.ctx())).unwrap_or_default();
    join(shape, &op.operands().collect::<Vec<_>>())
}
