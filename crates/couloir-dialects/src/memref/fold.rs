//! Folding of `memref`.

use couloir_ir::op::{FoldInput, FoldResult};
use couloir_ir::ty::{DYNAMIC, MemRefType};
use couloir_ir::view::Scope;
use couloir_ir::{Attribute, Context, OpDef, OpRef, Type, Value};

use super::layout::memref_rank_reduction;
use super::{
    Alloc, Alloca, AssumeAlignment, Cast, CollapseShape, Dim, ExpandShape, MemorySpaceCast,
    ReinterpretCast, Subview, Transpose, View,
};
use crate::common::fold::{Folding, constant, defined_by, value, with_operand};
use crate::common::index_list::constants;
use crate::common::reshape::{reshaped, undone};

/// What a cast of a ranked memref was made from.
fn cast_source(op: OpRef<'_>, value: Value) -> Option<Value> {
    let source = defined_by(op, value, Cast::def())?.operand(0)?;
    op.ty(source).as_memref(op.ctx()).map(|_| source)
}

fn in_place(operands: Vec<(usize, Value)>) -> FoldResult {
    if operands.is_empty() {
        return FoldResult::None;
    }
    FoldResult::InPlace { operands, props: Vec::new() }
}

/// Operands that are casts of ranked memrefs give way to these; not the
/// operand `kept`.
fn see_through(op: OpRef<'_>, kept: Option<Value>) -> FoldResult {
    let sources = op.operands().enumerate().filter(|&(_, value)| Some(value) != kept);
    in_place(sources.filter_map(|(at, value)| Some((at, cast_source(op, value)?))).collect())
}

/// The op takes the memref that was cast.
pub(crate) fn casts(input: &FoldInput<'_>) -> FoldResult {
    see_through(input.op, None)
}

/// The memref stored to, not the value, which may be a memref itself and
/// comes first.
pub(crate) fn store(input: &FoldInput<'_>) -> FoldResult {
    see_through(input.op, input.op.operand(0))
}

/// Copies take memrefs of which more is known statically.
pub(super) fn copy(input: &FoldInput<'_>) -> FoldResult {
    let op = input.op;
    let sources = op.operands().enumerate().filter_map(|(at, value)| {
        let source = cast_source(op, value)?;
        forgets(op.ctx(), op.ty(source), op.ty(value)).then_some((at, source))
    });
    in_place(sources.collect())
}

/// Whether a cast between memrefs only forgets what is known statically.
pub(crate) fn forgets(ctx: &Context, from: Type, to: Type) -> bool {
    let (Some(from), Some(to)) = (from.as_memref(ctx), to.as_memref(ctx)) else { return false };
    let layouts = (from.strides_and_offset(ctx), to.strides_and_offset(ctx));
    let (Some((steps, start)), Some((to_steps, to_start))) = layouts else { return false };
    let known = |(from, to): (&i64, &i64)| *from != DYNAMIC || *to == DYNAMIC;
    let shapes = from.shape.iter().zip(&to.shape);
    from.rank() == to.rank()
        && shapes.chain(steps.iter().zip(&to_steps)).all(known)
        && known((&start, &to_start))
}

/// A view of all of a buffer of bytes is that buffer.
pub(super) fn view(input: &FoldInput<'_>) -> FoldResult {
    let (of, op) = (Folding { input }, input.op);
    let Some(ty) = of.result_type() else { return FoldResult::None };
    let at_start = of.int(1).is_some_and(|shift| shift.is_zero());
    let whole = at_start && op.operand_type(0) == Some(ty) && ty.has_static_shape(of.ctx());
    value(op.operand(0).filter(|_| whole))
}

/// The same said twice.
pub(super) fn assume_alignment(input: &FoldInput<'_>) -> FoldResult {
    let inner = Folding { input }.from(0, AssumeAlignment::def());
    let slot = AssumeAlignment::ALIGNMENT;
    let same = inner.is_some_and(|inner| inner.prop(slot) == input.op.prop(slot));
    value(input.op.operand(0).filter(|_| same))
}

/// The rank of a ranked memref.
pub(super) fn rank(input: &FoldInput<'_>) -> FoldResult {
    let op = input.op;
    let memref = op.operand_type(0).and_then(|ty| ty.as_memref(op.ctx()));
    constant(memref.map(|memref| Attribute::index(op.ctx(), memref.rank() as i64)))
}

/// A size that is known: statically, or as the operand it was given by.
pub(super) fn dim(input: &FoldInput<'_>) -> FoldResult {
    let of = Folding { input };
    let op = Dim(input.op);
    let index = of.int(1).and_then(|index| usize::try_from(index.to_i64()?).ok());
    let memref = input.op.ty(op.source()).as_memref(of.ctx());
    let (Some(index), Some(memref)) = (index, memref) else { return FoldResult::None };
    match memref.shape.get(index) {
        None => FoldResult::None,
        Some(&DYNAMIC) => {
            let given = given_size(input.op, op.source(), &memref.shape, index);
            if given.is_some() { value(given) } else { casts(input) }
        }
        Some(&size) => FoldResult::constant(Attribute::index(of.ctx(), size)),
    }
}

/// Ops that take the dynamic sizes of their result in order, and the group.
const SIZED: [(fn() -> &'static OpDef, usize); 3] =
    [(Alloc::def, 0), (Alloca::def, 0), (View::def, View::SIZES)];

/// The operand that gave a memref a dynamic size.
fn given_size(op: OpRef<'_>, memref: Value, shape: &[i64], index: usize) -> Option<Value> {
    if let Some(subview) = defined_by(op, memref, Subview::def()) {
        return subview_size(subview, index);
    }
    let before = shape.get(..index)?.iter().filter(|&&size| size == DYNAMIC).count();
    SIZED.iter().find_map(|(def, group)| {
        let source = defined_by(op, memref, def())?;
        source.operands_in(*group).get(before).copied()
    })
}

/// A size of a memref.
pub(crate) enum SizeOf {
    /// Its type says it.
    Static,
    /// The op that makes the memref takes it.
    Given(Value),
}

/// Size `index` of a memref that is made by an allocation, a view, or a subview, maybe cast.
pub(crate) fn size_of_made(scope: Scope<'_>, memref: Value, index: usize) -> Option<SizeOf> {
    let mut op = scope.defining_op(memref)?;
    while op.is(Cast::def()) {
        let source = op.operand(0)?;
        op.ty(source).as_memref(op.ctx())?;
        op = scope.defining_op(source)?;
    }
    if ![Alloc::def(), View::def(), Subview::def()].into_iter().any(|def| op.is(def)) {
        return None;
    }
    let shape = &op.result_type(0)?.as_memref(op.ctx())?.shape;
    match *shape.get(index)? {
        DYNAMIC => given_size(op, op.result(0)?, shape, index).map(SizeOf::Given),
        _ => Some(SizeOf::Static),
    }
}

/// The operand that is size `index` of a subview's result.
fn subview_size(op: OpRef<'_>, index: usize) -> Option<Value> {
    let sizes = constants(op, Subview::STATIC_SIZES);
    let kept = kept_dims(op)?;
    let at = *kept.get(index)?;
    if *sizes.get(at)? != DYNAMIC {
        return None;
    }
    let before = sizes.get(..at)?.iter().filter(|&&size| size == DYNAMIC).count();
    op.operands_in(Subview::SIZES).get(before).copied()
}

/// Which dimensions of a subview's lists are those of its result.
fn kept_dims(op: OpRef<'_>) -> Option<Vec<usize>> {
    let dropped = dropped_dims(op)?;
    Some((0..dropped.len()).filter(|&at| dropped.get(at) == Some(&false)).collect())
}

/// Which dimensions of a subview's lists are not those of its result. The
/// strides of the memref it is of tell them apart, as upstream does, where
/// that fits.
pub fn dropped_dims(op: OpRef<'_>) -> Option<Vec<bool>> {
    dropped_from_source(op).or_else(|| dropped_from_part(op))
}

/// The same, told by the strides of the memref that the subview is of.
fn dropped_from_source(op: OpRef<'_>) -> Option<Vec<bool>> {
    let source = op.operand_type(0)?.as_memref(op.ctx())?;
    dropped_from(op, source)
}

/// The same, told by the strides of the part that the subview takes.
pub(super) fn dropped_from_part(op: OpRef<'_>) -> Option<Vec<bool>> {
    let ctx = op.ctx();
    let source = op.operand_type(0)?.as_memref(ctx)?;
    let list = |slot| constants(op, slot);
    let [offsets, sizes, strides] =
        [Subview::STATIC_OFFSETS, Subview::STATIC_SIZES, Subview::STATIC_STRIDES].map(list);
    let part = super::layout::subview(ctx, source, &offsets, &sizes, &strides)?;
    dropped_from(op, part.as_memref(ctx)?)
}

fn dropped_from(op: OpRef<'_>, full: &MemRefType) -> Option<Vec<bool>> {
    let ctx = op.ctx();
    let own = op.result_type(0)?.as_memref(ctx)?;
    memref_rank_reduction(ctx, full, own, &constants(op, Subview::STATIC_SIZES))
}

fn all(list: &[i64], wanted: i64) -> bool {
    list.iter().all(|&value| value == wanted)
}

/// A subview of everything is the memref itself.
pub(super) fn subview(input: &FoldInput<'_>) -> FoldResult {
    let op = Subview(input.op);
    let (ctx, ty) = (op.ctx(), input.op.ty(op.result()));
    if ty == input.op.ty(op.source()) && is_static(ctx, ty) {
        return FoldResult::value(op.source());
    }
    let Some(inner) = defined_by(input.op, op.source(), Subview::def()) else {
        return FoldResult::None;
    };
    let list = |slot| constants(input.op, slot);
    let whole = list(Subview::STATIC_SIZES) == constants(inner, Subview::STATIC_SIZES)
        && input.op.operands_in(Subview::SIZES) == inner.operands_in(Subview::SIZES)
        && all(&list(Subview::STATIC_OFFSETS), 0)
        && all(&list(Subview::STATIC_STRIDES), 1)
        && ty == input.op.ty(op.source());
    value(Some(op.source()).filter(|_| whole))
}

/// Of what it reinterprets only the base matters.
pub(super) fn reinterpret_cast(input: &FoldInput<'_>) -> FoldResult {
    let op = ReinterpretCast(input.op);
    let ctx = op.ctx();
    if let Some(source) = reinterpreted(input.op, op.source()) {
        return with_operand(0, source);
    }
    let ty = input.op.ty(op.result());
    let from_start = all(&constants(input.op, ReinterpretCast::STATIC_OFFSETS), 0);
    let same = from_start && input.op.ty(op.source()) == ty;
    value(Some(op.source()).filter(|_| same && (is_static(ctx, ty) || is_empty(ctx, ty))))
}

/// Whether there are no elements, however far they would be from one another.
fn is_empty(ctx: &Context, ty: Type) -> bool {
    ty.has_static_shape(ctx) && ty.shape(ctx).is_some_and(|shape| shape.contains(&0))
}

/// Whether sizes, strides and offset of a memref are known.
fn is_static(ctx: &Context, ty: Type) -> bool {
    let layout = ty.as_memref(ctx).and_then(|memref| memref.strides_and_offset(ctx));
    layout.is_some_and(|(strides, offset)| {
        ty.has_static_shape(ctx) && offset != DYNAMIC && !strides.contains(&DYNAMIC)
    })
}

/// The memref of the same base that a value is a cast or the start of.
fn reinterpreted(op: OpRef<'_>, value: Value) -> Option<Value> {
    let source = op.scope.defining_op(value)?;
    let same_base = source.is(Cast::def())
        || source.is(ReinterpretCast::def())
        || source.is(Subview::def()) && all(&constants(source, Subview::STATIC_OFFSETS), 0);
    source.operand(0).filter(|_| same_base)
}

/// What the memref's type says of offset, sizes and strides is constant; a
/// cast of the memref is seen through.
pub(super) fn extract_strided_metadata(input: &FoldInput<'_>) -> FoldResult {
    let (op, ctx) = (input.op, input.op.ctx());
    let Some(ty) = op.operand_type(0).and_then(|ty| ty.as_memref(ctx)) else {
        return FoldResult::None;
    };
    let Some((strides, offset)) = ty.strides_and_offset(ctx) else { return FoldResult::None };
    let known = std::iter::once(offset).chain(ty.shape.iter().copied()).chain(strides);
    let known = known.enumerate().filter(|&(_, known)| known != DYNAMIC);
    let known = known.map(|(at, known)| (at + 1, Attribute::index(ctx, known)));
    let is_used = |at| op.result(at).is_some_and(|result| !op.body().is_unused(result));
    let results = known.filter(|&(at, _)| is_used(at)).collect::<Vec<_>>();
    let source = op.operand(0).and_then(|value| cast_source(op, value));
    let operands = source.map(|source| (0, source)).into_iter().collect::<Vec<_>>();
    if results.is_empty() && operands.is_empty() {
        return FoldResult::None;
    }
    FoldResult::Partly { results, operands }
}

/// A cast of a cast is one from where the first began.
pub(super) fn memory_space_cast(input: &FoldInput<'_>) -> FoldResult {
    let inner = Folding { input }.from(0, MemorySpaceCast::def());
    match inner.and_then(|inner| inner.operand(0)) {
        Some(source) => with_operand(0, source),
        None => FoldResult::None,
    }
}

pub(super) fn collapse_shape(input: &FoldInput<'_>) -> FoldResult {
    reshape(input, ExpandShape::def())
}

pub(super) fn expand_shape(input: &FoldInput<'_>) -> FoldResult {
    reshape(input, CollapseShape::def())
}

/// A reshape to the type there is already, of a constant, or back to the type before.
fn reshape(input: &FoldInput<'_>, inverse: &'static OpDef) -> FoldResult {
    let of = Folding { input };
    if input.op.operand_type(0) == of.result_type() {
        return value(of.operand(0));
    }
    let known = of.constant(0).zip(of.result_type());
    if let Some(attr) = known.and_then(|(attr, ty)| reshaped(of.ctx(), attr, ty)) {
        return FoldResult::constant(attr);
    }
    value(undone(input.op, inverse))
}

/// A transposition of a transposition is one; the identity is none.
pub(super) fn transpose(input: &FoldInput<'_>) -> FoldResult {
    let of = Folding { input };
    let map = |op: OpRef<'_>| op.prop(Transpose::PERMUTATION);
    let own = map(input.op).and_then(|map| map.as_affine_map(of.ctx()));
    let Some(own) = own else { return FoldResult::None };
    if own.is_identity() && input.op.operand_type(0) == of.result_type() {
        return value(of.operand(0));
    }
    let composed = of.from(0, Transpose::def()).and_then(|inner| {
        let inner_map = map(inner)?.as_affine_map(of.ctx())?;
        Some((inner.operand(0)?, own.compose(inner_map)?.ok()?))
    });
    let Some((source, composed)) = composed else { return FoldResult::None };
    let permutation = Attribute::affine_map(of.ctx(), composed);
    FoldResult::InPlace {
        operands: vec![(0, source)],
        props: vec![(Transpose::PERMUTATION, Some(permutation))],
    }
}
