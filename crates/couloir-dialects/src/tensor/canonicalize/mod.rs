//! Canonicalization patterns of `tensor`, in upstream's order for each op.

mod concat;
mod pad;

pub use pad::{filling, padded_sizes, size};

use couloir_ir::body::Op;
use couloir_ir::build::{Build, InsertPoint, NewOp};
use couloir_ir::ty::{DYNAMIC, TensorType};
use couloir_ir::{Context, OpRef, Type, Value};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::effects::would_be_dead;
use couloir_rewrite::greedy::{PatternDef, Rewritten, row};
use rustc_hash::FxHashMap;

use super::fold::{Slice, sizes_of, slice, uncast};
use super::{
    Bitcast, Cast, CollapseShape, Dim, Empty, ExpandShape, Extract, ExtractSlice, FromElements,
    Generate, Insert, InsertSlice, Pad, ParallelInsertSlice, Reshape, Splat,
};
use crate::arith::IndexCast;
use crate::bufferization::MaterializeInDestination;
use crate::common::canonicalize::{number_operand, operand_from};
use crate::common::mixed::{Mixed, fixed, fixed_attr, fold_list, is_within, values};
use crate::common::region_branch::like;
use crate::common::reshape::{self, Reshapes, groups_of};
use crate::common::shapes::rank_reduction;
use crate::{linalg, vector};

/// All of them.
pub(crate) static ALL: &[&[PatternDef]] = &[SHARED, PATTERNS, concat::PATTERNS, pad::PATTERNS];

/// The reshapes of `tensor`.
static HOW: Reshapes = Reshapes {
    expand: ExpandShape::def,
    collapse: CollapseShape::def,
    build_expand: ExpandShape::build,
    build_collapse: CollapseShape::build,
    build_cast: Cast::build,
    plain: |_, _| true,
};

const SHARED: &[PatternDef] =
    &reshape::rows!("tensor", "RankedTensorType", ExpandShape<'_>, CollapseShape<'_>, HOW);

const PATTERNS: &[PatternDef] = &[
    row("(anonymous namespace)::ChainedTensorBitcast", Bitcast::def, bitcast_of_bitcast),
    row("(anonymous namespace)::FoldEmptyTensorWithCastOp", Cast::def, cast_of_empty)
        .of(Empty::def),
    row("(anonymous namespace)::ChainedTensorCast", Cast::def, cast_of_cast),
    row("(anonymous namespace)::TensorCastExtractSlice", Cast::def, cast_of_slice),
    row(
        "(anonymous namespace)::FoldReshapeWithSplat<mlir::tensor::CollapseShapeOp>",
        CollapseShape::def,
        reshape_of_splat,
    ),
    row(
        "(anonymous namespace)::FoldReshapeWithFromElements<mlir::tensor::CollapseShapeOp>",
        CollapseShape::def,
        reshape_of_elements,
    ),
    row("(anonymous namespace)::FoldCollapseOfCastOp", CollapseShape::def, collapse_of_cast),
    row("(anonymous namespace)::ConvertToStaticExpandShape", ExpandShape::def, expand_of_cast),
    row(
        "(anonymous namespace)::FoldReshapeWithSplat<mlir::tensor::ExpandShapeOp>",
        ExpandShape::def,
        reshape_of_splat,
    ),
    row(
        "(anonymous namespace)::FoldReshapeWithFromElements<mlir::tensor::ExpandShapeOp>",
        ExpandShape::def,
        reshape_of_elements,
    ),
    row("(anonymous namespace)::FoldEmptyTensorWithDimOp", Dim::def, dim_of_empty).of(Empty::def),
    row("(anonymous namespace)::DimOfCastOp", Dim::def, dim_of_cast),
    row("(anonymous namespace)::DimOfDestStyleOp", Dim::def, dim_of_insertion),
    row("(anonymous namespace)::DimOfReshapeOp", Dim::def, dim_of_reshape),
    row("(anonymous namespace)::ReplaceEmptyTensorStaticShapeDims", Empty::def, sized),
    row("(anonymous namespace)::StaticTensorGenerate", Generate::def, sized),
    row("(anonymous namespace)::ExtractElementFromIndexCast", Extract::def, extract_of_index_cast),
    row("(anonymous namespace)::ExtractFromTensorCast", Extract::def, extract_of_cast),
    row("(anonymous namespace)::ExtractFromTensorGenerate", Extract::def, extract_of_generated)
        .of(Generate::def),
    row("FoldTensorCastProducerOp", Insert::def, without_casts).of_dialect(),
    row(
        "mlir::OpWithOffsetSizesAndStridesConstantArgumentFolder<mlir::tensor::ExtractSliceOp, \
         SliceReturnTypeCanonicalizer, SliceCanonicalizer>",
        ExtractSlice::def,
        slice_constants,
    ),
    row("(anonymous namespace)::ExtractSliceOpCastFolder", ExtractSlice::def, slice_of_cast),
    row(
        "(anonymous namespace)::InsertSliceOpConstantArgumentFolder<mlir::tensor::InsertSliceOp>",
        InsertSlice::def,
        insert_constants,
    ),
    row(
        "(anonymous namespace)::InsertSliceOpCastFolder<mlir::tensor::InsertSliceOp>",
        InsertSlice::def,
        insert_of_cast,
    ),
    row(
        "(anonymous namespace)::InsertSliceOpSourceCastInserter<mlir::tensor::InsertSliceOp>",
        InsertSlice::def,
        insert_of_size,
    ),
    row(
        "(anonymous namespace)::InsertSliceOpConstantArgumentFolder<\
         mlir::tensor::ParallelInsertSliceOp>",
        ParallelInsertSlice::def,
        insert_constants,
    ),
    row(
        "(anonymous namespace)::InsertSliceOpCastFolder<mlir::tensor::ParallelInsertSliceOp>",
        ParallelInsertSlice::def,
        insert_of_cast,
    ),
    row(
        "(anonymous namespace)::InsertSliceOpSourceCastInserter<mlir::tensor::ParallelInsertSliceOp>",
        ParallelInsertSlice::def,
        insert_of_size,
    ),
];

fn shape_of(op: OpRef<'_>, value: Value) -> Option<&[i64]> {
    op.ty(value).shape(op.ctx())
}

/// The tensor type like another of other sizes.
fn with_shape(ctx: &Context, ty: Type, shape: &[i64]) -> Option<Type> {
    Some(TensorType::with_shape(ty.as_tensor(ctx)?, ctx, shape))
}

/// Replaces an op by one that knows more of its result, cast to its type.
fn replace_and_cast(rw: &mut Rewriter<'_>, op: Op, new: NewOp) -> Rewritten {
    let ty = rw.view(op).result_type(0).or_no_match("no result")?;
    let new = rw.insert1(new);
    rw.replace_with(op, Cast::build(ty, new));
    Ok(())
}

fn bitcast_of_bitcast(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let inner = operand_from(view, 0, Bitcast::def()).or_no_match("not of a bitcast")?;
    let (source, ty) = inner.operand(0).zip(view.result_type(0)).or_no_match("no result")?;
    rw.replace_with(op, Bitcast::build(ty, source));
    Ok(())
}

/// What is known of a tensor of which two things are known; none where these
/// cannot both hold.
#[allow(clippy::option_option)] // that both hold, and that something is known
fn joined(one: Option<Vec<i64>>, two: Option<Vec<i64>>) -> Option<Option<Vec<i64>>> {
    let (one, two) = match (one, two) {
        (Some(one), Some(two)) => (one, two),
        (one, two) => return Some(one.or(two)),
    };
    if one.len() != two.len() {
        return None;
    }
    let join = |(&a, &b): (&i64, &i64)| match (a, b) {
        (DYNAMIC, b) => Some(b),
        (a, DYNAMIC) => Some(a),
        (a, b) => (a == b).then_some(a),
    };
    one.iter().zip(&two).map(join).collect::<Option<Vec<_>>>().map(Some)
}

/// A cast of a cast, where that between adds no knowledge.
fn cast_of_cast(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let inner = operand_from(view, 0, Cast::def()).or_no_match("not of a cast")?;
    let (source, ty) = inner.operand(0).zip(view.result_type(0)).or_no_match("no result")?;
    let ctx = view.ctx();
    let shape = |ty: Type| ty.shape(ctx).map(<[i64]>::to_vec);
    let (from, to) = (shape(view.ty(source)), shape(ty));
    let between = view.operand_type(0).and_then(shape);
    let all = joined(from.clone(), between).and_then(|both| joined(both, to.clone()));
    let all = all.or_no_match("the casts cannot both hold")?;
    if joined(from, to) != Some(all) {
        return no_match("the cast between says more");
    }
    rw.replace_with(op, Cast::build(ty, source));
    Ok(())
}

/// A slice of these offsets, sizes and strides.
pub fn build_slice(ctx: &Context, ty: Type, source: Value, lists: &Slice) -> NewOp {
    let [offsets, sizes, strides] = lists;
    ExtractSlice::build(
        ctx,
        ty,
        source,
        &values(offsets),
        &values(sizes),
        &values(strides),
        fixed_attr(ctx, offsets),
        fixed_attr(ctx, sizes),
        fixed_attr(ctx, strides),
    )
}

/// A cast to a type of which more is known is a slice of these sizes.
fn cast_of_slice(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let ctx = rw.context();
    let inner = operand_from(view, 0, ExtractSlice::def()).or_no_match("not of a slice")?;
    let (from, ty) = view.operand_type(0).zip(view.result_type(0)).or_no_match("no result")?;
    let (own, to) = from.shape(ctx).zip(ty.shape(ctx)).or_no_match("not ranked")?;
    if !super::fold::forgets(ctx, ty, from) || own == to {
        return no_match("no more is known");
    }
    let mut lists = slice(inner);
    let dropped = rank_reduction(&fixed(&lists[1]), own).or_no_match("unclear dimensions")?;
    let mut next = to.iter();
    for (size, dropped) in lists[1].iter_mut().zip(dropped) {
        if dropped {
            continue;
        }
        if let Some(&known) = next.next().filter(|&&known| known != DYNAMIC) {
            *size = Mixed::Known(known);
        }
    }
    let source = inner.operand(0).or_no_match("no source")?;
    let new = build_slice(ctx, ty, source, &lists);
    rw.replace_with(op, new);
    Ok(())
}

fn dim_of_cast(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let inner = operand_from(rw.view(op), 0, Cast::def()).or_no_match("not of a cast")?;
    let source = inner.operand(0).or_no_match("no source")?;
    let index = rw.view(op).operand(1).or_no_match("no index")?;
    let new = Dim::build(rw.context(), source, index);
    rw.replace_with(op, new);
    Ok(())
}

/// A tensor into which something is put keeps its sizes.
fn dim_of_insertion(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let dest = view.operand(0).and_then(|value| destination(view, value));
    rw.set_operand(op, 0, dest.or_no_match("not of an op with a destination")?);
    Ok(())
}

/// What the op that gives a value was given to write to.
pub(crate) fn destination(view: OpRef<'_>, value: Value) -> Option<Value> {
    let inner = view.scope.defining_op(value)?;
    let into = [
        super::Insert::def(),
        InsertSlice::def(),
        MaterializeInDestination::def(),
        linalg::Pack::def(),
        linalg::Unpack::def(),
        linalg::Softmax::def(),
        vector::TransferWrite::def(),
    ];
    if into.into_iter().any(|def| inner.is(def)) {
        return inner.operand(1);
    }
    let at = inner.results().position(|result| result == value)?;
    linalg::Structured::cast(inner)?.outputs().get(at).copied()
}

/// The sizes of a reshape are the elements of its shape.
fn dim_of_reshape(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let inner = operand_from(view, 0, Reshape::def()).or_no_match("not of a reshape")?;
    let (shape, index) = inner.operand(1).zip(view.operand(1)).or_no_match("no shape")?;
    let element = view.ty(shape).shaped_element(view.ctx()).or_no_match("no elements")?;
    let size = rw.insert1(Extract::build(element, shape, &[index]));
    if element == Type::INDEX {
        rw.replace(op, &[size]);
        return Ok(());
    }
    rw.replace_with(op, IndexCast::build(Type::INDEX, size));
    Ok(())
}

fn dim_of_empty(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let inner = operand_from(view, 0, Empty::def()).or_no_match("not of an empty tensor")?;
    let index =
        number_operand(view, 1).and_then(|index| usize::try_from(index.int()?.to_i64()?).ok());
    let size = index.and_then(|index| sizes_of(inner).get(index).copied());
    match size.or_no_match("the index is not known")? {
        Mixed::Value(size) => {
            rw.replace(op, &[size]);
            Ok(())
        }
        Mixed::Known(_) => no_match("this folds"),
    }
}

/// An empty tensor cast to a type of which more is known.
fn cast_of_empty(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let ctx = rw.context();
    let inner = operand_from(view, 0, Empty::def()).or_no_match("not of an empty tensor")?;
    let ty = view.result_type(0).or_no_match("no result")?;
    let from = view.operand_type(0).or_no_match("no source")?;
    if !super::fold::forgets(ctx, ty, from) {
        return no_match("less is known, or another encoding");
    }
    let to = ty.shape(ctx).or_no_match("not ranked")?;
    let mut kept = Vec::new();
    for (size, &known) in sizes_of(inner).iter().zip(to) {
        if let (Mixed::Value(size), DYNAMIC) = (size, known) {
            kept.push(*size);
        }
    }
    rw.replace_with(op, Empty::build(ty, &kept));
    Ok(())
}

/// Sizes that are constants become part of the type.
fn sized(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let mut sizes = sizes_of(view);
    if !fold_list(view.scope, &mut sizes, false) {
        return no_match("no size is known");
    }
    let ty = view.result_type(0).or_no_match("no result")?;
    let ty = with_shape(view.ctx(), ty, &fixed(&sizes)).or_no_match("not ranked")?;
    if view.is(Empty::def()) {
        return replace_and_cast(rw, op, Empty::build(ty, &values(&sizes)));
    }
    let region = *rw.body().take_regions(op).first().or_no_match("no body")?;
    replace_and_cast(rw, op, Generate::build(ty, &values(&sizes), region))
}

fn extract_of_cast(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let inner = operand_from(view, 0, Cast::def()).or_no_match("not of a cast")?;
    let source = inner.operand(0).filter(|&source| shape_of(view, source).is_some());
    let source = source.or_no_match("not of a ranked tensor")?;
    let ty = view.result_type(0).or_no_match("no result")?;
    let indices = view.operands().skip(1).collect::<Vec<_>>();
    rw.replace_with(op, Extract::build(ty, source, &indices));
    Ok(())
}

/// Of converted indices only one need be converted.
fn extract_of_index_cast(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let inner = operand_from(view, 0, IndexCast::def()).or_no_match("not of a conversion")?;
    let source = inner.operand(0).or_no_match("no source")?;
    let element = view.ty(source).shaped_element(view.ctx()).or_no_match("no elements")?;
    let ty = view.result_type(0).or_no_match("no result")?;
    let indices = view.operands().skip(1).collect::<Vec<_>>();
    let value = rw.insert1(Extract::build(element, source, &indices));
    rw.replace_with(op, IndexCast::build(ty, value));
    Ok(())
}

/// The type of a slice of a tensor of these sizes, with as many dimensions as there were: as
/// upstream does, the first of size 1 are dropped, which need not be those that were, and the
/// encoding with them.
fn slice_type(ctx: &Context, whole: Type, before: Type, sizes: &[Mixed]) -> Option<Type> {
    let mut shape = fixed(sizes);
    let mut more = shape.len().checked_sub(before.shape(ctx)?.len())?;
    if more == 0 {
        return with_shape(ctx, whole, &shape);
    }
    shape.retain(|&size| {
        let dropped = more > 0 && size == 1;
        more = more.saturating_sub(usize::from(dropped));
        !dropped
    });
    Some(Type::tensor(ctx, &shape, before.as_tensor(ctx)?.element))
}

/// Offsets, sizes or strides that are constants.
fn slice_constants(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let mut lists = slice(view);
    if !fold_lists(view, &mut lists) {
        return no_match("nothing is known");
    }
    let source = view.operand(0).or_no_match("no source")?;
    let whole = view.ty(source);
    let ty = view.result_type(0).and_then(|ty| slice_type(view.ctx(), whole, ty, &lists[1]));
    let ty = ty.or_no_match("unclear dimensions")?;
    let own = shape_of(view, source).or_no_match("not ranked")?;
    if !is_within(own, &lists[0], &lists[1], &lists[2]) {
        return no_match("the slice is not within the tensor");
    }
    let same = view.result_type(0) == Some(ty);
    let new = build_slice(rw.context(), ty, source, &lists);
    if same {
        rw.replace_with(op, new);
        return Ok(());
    }
    replace_and_cast(rw, op, new)
}

/// As upstream does, only the first of the lists in which there is something
/// to fold.
fn fold_lists(op: OpRef<'_>, [offsets, sizes, strides]: &mut Slice) -> bool {
    fold_list(op.scope, offsets, false)
        || fold_list(op.scope, sizes, false)
        || fold_list(op.scope, strides, true)
}

/// Strides that are constants, but for zeros.
fn fold_strides(op: OpRef<'_>, strides: &mut [Mixed]) -> bool {
    let mut folded = false;
    for stride in strides.iter_mut().filter(|stride| stride.constant(op.scope) != Some(0)) {
        folded |= fold_list(op.scope, std::slice::from_mut(stride), true);
    }
    folded
}

fn has_constants(op: OpRef<'_>) -> bool {
    let mut operands = op.operands();
    operands.any(|value| crate::common::mixed::arith_constant(op.scope, value).is_some())
}

fn slice_of_cast(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    if has_constants(view) {
        return no_match("constants are folded first");
    }
    let source = view.operand(0).and_then(|value| uncast(view, value)).or_no_match("no cast")?;
    let ty = view.result_type(0).or_no_match("no result")?;
    let lists = slice(view);
    let own = shape_of(view, source).or_no_match("not ranked")?;
    if !is_within(own, &lists[0], &lists[1], &lists[2]) {
        return no_match("the slice is not within the tensor");
    }
    let new = build_slice(rw.context(), ty, source, &lists);
    rw.replace_with(op, new);
    Ok(())
}

/// Which of the dimensions of a slice what is put in lacks, where sizes that are not known may be any
/// but 1.
fn dimensions_dropped(sizes: &[i64], own: &[i64]) -> Option<Vec<bool>> {
    let mut own = own.iter().peekable();
    let mut dropped = Vec::new();
    for &size in sizes {
        let matches = |&&to: &&i64| size == to || (size != 1 && (size == DYNAMIC || to == DYNAMIC));
        dropped.push(own.next_if(matches).is_none());
        if size != 1 && dropped.last() == Some(&true) {
            return None;
        }
    }
    own.next().is_none().then_some(dropped)
}

/// What is put in and what it is put into are taken without casts that forget
/// sizes; those of what is put in become sizes of the slice.
fn insert_of_cast(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    if has_constants(view) {
        return no_match("constants are folded first");
    }
    let (source, dest) = view.operand(0).zip(view.operand(1)).or_no_match("no source")?;
    let (before, into) = (uncast(view, source), uncast(view, dest));
    if before.or(into).is_none() {
        return no_match("no cast");
    }
    let (source, dest) = (before.unwrap_or(source), into.unwrap_or(dest));
    let (own, all) = shape_of(view, source).zip(shape_of(view, dest)).or_no_match("not ranked")?;
    let mut lists = slice(view);
    let dropped = dimensions_dropped(&fixed(&lists[1]), own).or_no_match("unclear dimensions")?;
    let kept = lists[1].iter_mut().zip(dropped).filter(|(_, dropped)| !dropped);
    for ((size, _), &own) in kept.zip(own).filter(|(_, own)| **own != DYNAMIC) {
        if size.is_known() && *size != Mixed::Known(own) {
            return no_match("what is put in is of another size");
        }
        *size = Mixed::Known(own);
    }
    if !is_within(all, &lists[0], &lists[1], &lists[2]) {
        return no_match("the slice is not within the tensor");
    }
    let ty = view.result_type(0).map(|_| view.ty(dest));
    let new = build_insertion(rw.context(), ty, source, dest, &lists);
    if view.result_type(0) == ty {
        rw.replace_with(op, new);
        return Ok(());
    }
    replace_and_cast(rw, op, new)
}

/// An insertion; one of those a loop does at its end when there is no type of
/// a result.
pub fn build_insertion(
    ctx: &Context,
    ty: Option<Type>,
    source: Value,
    dest: Value,
    [offsets, sizes, strides]: &Slice,
) -> NewOp {
    let (dynamic, fixed) = (
        [values(offsets), values(sizes), values(strides)],
        [fixed_attr(ctx, offsets), fixed_attr(ctx, sizes), fixed_attr(ctx, strides)],
    );
    let ([o, s, t], [fixed_o, fixed_s, fixed_t]) = (&dynamic, fixed);
    match ty {
        Some(ty) => InsertSlice::build(ctx, ty, source, dest, o, s, t, fixed_o, fixed_s, fixed_t),
        None => ParallelInsertSlice::build(ctx, source, dest, o, s, t, fixed_o, fixed_s, fixed_t),
    }
}

/// Makes what is written from here on before an op, or before that at the end
/// of the loop whose part it is; with the op's location.
fn before_insertion(op: Op, rw: &mut Rewriter<'_>) {
    rw.at(op);
    let view = rw.view(op);
    let around = view.parent().filter(|_| view.is(ParallelInsertSlice::def()));
    if let Some(around) = around.map(|around| around.op) {
        rw.set_point(InsertPoint::Before(around));
    }
}

/// Offsets, sizes or strides that are constants; what is put in is cast to
/// the sizes known.
fn insert_constants(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let ctx = rw.context();
    let mut lists = slice(view);
    let [offsets, sizes, strides] = &mut lists;
    // As of slices, only the first list in which there is something to fold.
    let folded = fold_list(view.scope, offsets, false)
        || fold_list(view.scope, sizes, false)
        || fold_strides(view, strides);
    if !folded {
        return no_match("nothing is known");
    }
    let (mut source, dest) = view.operand(0).zip(view.operand(1)).or_no_match("no source")?;
    let ty = slice_type(ctx, view.ty(dest), view.ty(source), &lists[1]);
    let ty = ty.or_no_match("unclear dimensions")?;
    let all = shape_of(view, dest).or_no_match("not ranked")?;
    if !is_within(all, &lists[0], &lists[1], &lists[2]) {
        return no_match("the slice is not within the tensor");
    }
    let result = view.result_type(0);
    if ty != view.ty(source) {
        before_insertion(op, rw);
        source = rw.insert1(Cast::build(ty, source));
        rw.at(op);
    }
    let new = build_insertion(ctx, result, source, dest, &lists);
    rw.replace_with(op, new);
    Ok(())
}

/// What is put in is cast to the sizes that are constants. These are still operands only where
/// the slice is not within the tensor, so that what comes of it is refused, as it is upstream.
fn insert_of_size(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let ctx = rw.context();
    let (source, dest) = view.operand(0).zip(view.operand(1)).or_no_match("no source")?;
    let (own, all) = shape_of(view, source).zip(shape_of(view, dest)).or_no_match("not ranked")?;
    if own.len() != all.len() {
        return no_match("there are fewer dimensions");
    }
    let lists = slice(view);
    let known = |(size, &own): (&Mixed, &i64)| size.constant(view.scope).unwrap_or(own);
    let sizes = lists[1].iter().zip(own).map(known).collect::<Vec<_>>();
    let ty = with_shape(ctx, view.ty(source), &sizes).or_no_match("not ranked")?;
    let more = ty != view.ty(source) && super::fold::forgets(ctx, ty, view.ty(source));
    if !more || sizes.iter().any(|&size| size < 0 && size != DYNAMIC) {
        return no_match("no more is known");
    }
    let result = view.result_type(0);
    rw.at(op);
    let source = rw.insert1(Cast::build(ty, source));
    let new = build_insertion(ctx, result, source, dest, &lists);
    rw.replace_with(op, new);
    Ok(())
}

/// An element of a tensor is computed by itself, where computing it does
/// nothing else.
fn extract_of_generated(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let generate = operand_from(view, 0, Generate::def()).or_no_match("not of a generate")?;
    if !would_be_dead(generate) {
        return no_match("computing it does more");
    }
    let body = view.body();
    let block = body.regions(generate.op).first().and_then(|&region| body.entry_block(region));
    let block = block.or_no_match("no body")?;
    let ops = body.block_ops(block).collect::<Vec<_>>();
    if ops.iter().any(|&op| body.has_regions(op)) {
        return no_match("an op in it has regions");
    }
    let args = body.args(block).iter().copied();
    let mut known = args.zip(view.operands().skip(1)).collect::<FxHashMap<_, _>>();
    rw.at(op);
    for inner in ops {
        let view = rw.view(inner);
        let of = |value| known.get(&value).copied().unwrap_or(value);
        let operands = view.operands().map(of).collect::<smallvec::SmallVec<_>>();
        if rw.scope().body.last_op(block) == Some(inner) {
            let value = operands.first().copied().or_no_match("nothing is given")?;
            rw.replace(op, &[value]);
            break;
        }
        let mut new = like(view).results(view.result_types());
        new.operands = operands;
        let location = view.location();
        rw.set_location(location);
        let new = rw.insert(new);
        let results = rw.view(inner).results().zip(rw.view(new).results());
        known.extend(results.collect::<Vec<_>>());
    }
    Ok(())
}

/// The type of the result where it is of static shape.
fn static_result(op: OpRef<'_>) -> Option<Type> {
    op.result_type(0).filter(|ty| ty.has_static_shape(op.ctx()))
}

fn reshape_of_splat(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let inner = operand_from(view, 0, Splat::def()).or_no_match("not of a splat")?;
    let (value, ty) = inner.operand(0).zip(static_result(view)).or_no_match("not static")?;
    rw.replace_with(op, Splat::build(ty, value, &[]));
    Ok(())
}

fn reshape_of_elements(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let inner = operand_from(view, 0, FromElements::def()).or_no_match("not of elements")?;
    let ty = static_result(view).or_no_match("not static")?;
    let elements = inner.operands().collect::<Vec<_>>();
    rw.replace_with(op, FromElements::build(ty, &elements));
    Ok(())
}

/// A collapse of a cast that forgets something is one of the tensor itself.
fn collapse_of_cast(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let ctx = rw.context();
    let source = view.operand(0).and_then(|value| uncast(view, value)).or_no_match("no cast")?;
    let (own, ty) = shape_of(view, source).zip(view.result_type(0)).or_no_match("not ranked")?;
    let groups = groups_of(view);
    let size = |group: &Vec<i64>| {
        let sizes = group.iter().filter_map(|&dim| own.get(usize::try_from(dim).ok()?));
        let product = |a: i64, &b: &i64| match (a, b) {
            (DYNAMIC, _) | (_, DYNAMIC) => DYNAMIC,
            (a, b) => a.wrapping_mul(b),
        };
        sizes.fold(1, product)
    };
    let shape = groups.iter().map(size).collect::<Vec<_>>();
    let new = with_shape(ctx, ty, &shape).or_no_match("not ranked")?;
    if new == ty {
        rw.set_operand(op, 0, source);
        return Ok(());
    }
    replace_and_cast(rw, op, HOW.collapse(ctx, new, source, &groups))
}

/// Sizes of an expanded tensor that are constants become part of its type
/// where the tensor is a cast of one whose size is known there.
fn expand_of_cast(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let ctx = rw.context();
    let source = view.operand(0).or_no_match("no source")?;
    let before = uncast(view, source).and_then(|before| shape_of(view, before));
    let before = before.or_no_match("not of a cast")?;
    let (groups, mut sizes) = (groups_of(view), reshape::output_shape(view));
    let mut found = false;
    let mut shape = Vec::with_capacity(groups.len());
    for (group, &own) in groups.iter().zip(before) {
        let mut product = 1_i64;
        for size in group.iter().filter_map(|&dim| usize::try_from(dim).ok()) {
            let size = sizes.get_mut(size).or_no_match("no such size")?;
            if own != DYNAMIC && !size.is_known() {
                *size = size.folded(view.scope);
                found |= size.is_known();
            }
            product = match size.fixed() {
                size if size == DYNAMIC || product == DYNAMIC => DYNAMIC,
                size => product.wrapping_mul(size),
            };
        }
        shape.push(product);
    }
    if !found {
        return no_match("nothing more is known");
    }
    // As upstream does, without an encoding.
    let element = view.ty(source).as_tensor(ctx).or_no_match("not ranked")?.element;
    let ty = Type::tensor(ctx, &shape, element);
    let to = Type::tensor(ctx, &fixed(&sizes), element);
    let source = rw.insert1(Cast::build(ty, source));
    replace_and_cast(rw, op, HOW.expand(ctx, to, source, &groups, &sizes))
}

/// An op that writes to the tensor it is given second takes tensors without casts that forget sizes.
pub(crate) fn without_casts(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let mut new = like(view);
    for operand in &mut new.operands {
        *operand = uncast(view, *operand).unwrap_or(*operand);
    }
    if view.operands().eq(new.operands.iter().copied()) {
        return no_match("no cast");
    }
    let (old, ty) = (view.result_type(0), new.operands.get(1).map(|&dest| view.ty(dest)));
    new.results.extend(old.and(ty));
    if old.is_some() && old != ty {
        return replace_and_cast(rw, op, new);
    }
    let new = rw.insert(new);
    let results = rw.view(new).results().collect::<Vec<_>>();
    rw.replace(op, &results);
    Ok(())
}
