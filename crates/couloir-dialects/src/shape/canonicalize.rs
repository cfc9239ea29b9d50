//! Canonicalization patterns of `shape`, in upstream's order for each op.

use couloir_ir::body::Op;
use couloir_ir::build::{Build, NewOp};
use couloir_ir::ty::DYNAMIC;
use couloir_ir::{Location, OpDef, OpRef, Type, Value};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::{PatternDef, Rewritten, row};
use rustc_hash::FxHashSet;

use super::fold::broadcast_shapes;
use super::types::{is_extent_tensor, is_shape};
use super::{
    Assuming, AssumingAll, AssumingYield, Broadcast, ConstShape, ConstSize, ConstWitness,
    CstrBroadcastable, CstrEq, FromExtentTensor, IndexToSize, IsBroadcastable, Rank, ShapeOf,
    SizeToIndex, passing,
};
use crate::common::canonicalize::operand_from;
use crate::common::extents::{constants, index_list};
use crate::common::region_branch::like;
use crate::{arith, tensor};

/// All of them.
pub(crate) static ALL: &[&[PatternDef]] = &[ASSUMING, WITNESSES, BROADCASTS, SHAPES];

const ASSUMING: &[PatternDef] = &[
    row(
        "(anonymous namespace)::AssumingOpRemoveUnusedResults",
        Assuming::def,
        without_unused_results,
    ),
    row("(anonymous namespace)::AssumingWithTrue", Assuming::def, inline_assuming),
];

const WITNESSES: &[PatternDef] = &[
    row("(anonymous namespace)::MergeAssumingAllOps", AssumingAll::def, merge_all),
    row("(anonymous namespace)::AssumingAllOneOp", AssumingAll::def, only_one),
    row(
        "(anonymous namespace)::AssumingAllOfCstrBroadcastable",
        AssumingAll::def,
        all_broadcastable,
    ),
    row("(anonymous namespace)::AssumingAllToCstrEqCanonicalization", AssumingAll::def, all_equal),
    row(
        "(anonymous namespace)::RemoveDuplicateOperandsPattern<mlir::shape::AssumingAllOp>",
        AssumingAll::def,
        without_duplicates,
    ),
    row("(anonymous namespace)::CstrEqEqOps", CstrEq::def, holds_of_itself),
];

const BROADCASTS: &[PatternDef] = &[
    row("(anonymous namespace)::BroadcastConcretizeResultTypePattern", Broadcast::def, known_rank),
    row(
        "(anonymous namespace)::BroadcastFoldConstantOperandsPattern",
        Broadcast::def,
        fold_constants,
    ),
    row(
        "(anonymous namespace)::BroadcastForwardSingleOperandPattern",
        Broadcast::def,
        forward_single,
    ),
    row(
        "(anonymous namespace)::CanonicalizeCastExtentTensorOperandsPattern<\
         mlir::shape::BroadcastOp>",
        Broadcast::def,
        without_casts,
    ),
    row(
        "(anonymous namespace)::RemoveDuplicateOperandsPattern<mlir::shape::BroadcastOp>",
        Broadcast::def,
        without_duplicates,
    ),
    row(
        "(anonymous namespace)::RemoveEmptyShapeOperandsPattern<mlir::shape::BroadcastOp>",
        Broadcast::def,
        without_empty,
    ),
    row(
        "(anonymous namespace)::CanonicalizeCastExtentTensorOperandsPattern<\
         mlir::shape::CstrBroadcastableOp>",
        CstrBroadcastable::def,
        without_casts,
    ),
    row("(anonymous namespace)::CstrBroadcastableEqOps", CstrBroadcastable::def, holds_of_itself),
    row(
        "(anonymous namespace)::RemoveDuplicateOperandsPattern<mlir::shape::CstrBroadcastableOp>",
        CstrBroadcastable::def,
        without_duplicates,
    ),
    row(
        "(anonymous namespace)::RemoveEmptyShapeOperandsPattern<mlir::shape::CstrBroadcastableOp>",
        CstrBroadcastable::def,
        without_empty,
    ),
    row(
        "(anonymous namespace)::RemoveDuplicateOperandsPattern<mlir::shape::IsBroadcastableOp>",
        IsBroadcastable::def,
        without_duplicates,
    ),
];

const SHAPES: &[PatternDef] = &[
    row("(anonymous namespace)::SizeToIndexToSizeCanonicalization", IndexToSize::def, |op, rw| {
        back(op, rw, SizeToIndex::def())
    }),
    row("(anonymous namespace)::IndexToSizeToIndexCanonicalization", SizeToIndex::def, |op, rw| {
        back(op, rw, IndexToSize::def())
    }),
    row("(anonymous namespace)::RankShapeOfCanonicalizationPattern", Rank::def, rank_of_shape),
    row("(anonymous namespace)::ShapeOfFromReshape", ShapeOf::def, shape_of_reshape),
    row("(anonymous namespace)::ShapeOfOpToConstShapeOp", ShapeOf::def, static_shape),
    row("(anonymous namespace)::ShapeOfCastExtentTensor", tensor::Cast::def, cast_of_shape),
    row(
        "(anonymous namespace)::ExtractFromShapeOfExtentTensor",
        tensor::Extract::def,
        extract_of_shape,
    ),
];

/// The end of the only block of an `assuming`.
fn end_of<'a>(view: &'a OpRef<'a>) -> Option<OpRef<'a>> {
    view.region(0)?.entry()?.last().filter(|end| end.is(AssumingYield::def()))
}

/// Results that are not used are not given.
fn without_unused_results(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let end = end_of(&view).or_no_match("no terminator")?;
    let body = view.body();
    let is_used = view.results().map(|result| !body.is_unused(result)).collect::<Vec<_>>();
    if is_used.iter().all(|&used| used) {
        return no_match("all results are used");
    }
    let used = |(value, &used): (Value, &bool)| used.then_some(value);
    let given = end.operands().zip(&is_used).filter_map(used).collect::<Vec<_>>();
    let old = view.results().zip(&is_used).filter_map(used).collect::<Vec<_>>();
    let witness = view.operand(0).or_no_match("no witness")?;
    let end = end.op;
    rw.at(end);
    rw.insert(AssumingYield::build(&given));
    rw.erase(end);
    rw.at(op);
    let types = given.iter().map(|&value| rw.ty(value)).collect::<Vec<_>>();
    let region = *rw.body().take_regions(op).first().or_no_match("no region")?;
    let new = rw.insert(Assuming::build(&types, witness, region));
    let results = rw.view(new).results().collect::<Vec<_>>();
    for (old, new) in old.into_iter().zip(results) {
        rw.replace_all_uses(old, new);
    }
    rw.erase(op);
    Ok(())
}

/// What relies on a constant is run, whatever the constant says.
fn inline_assuming(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    operand_from(view, 0, ConstWitness::def()).or_no_match("not known to hold")?;
    inline_region(op, rw)
}

/// Puts what is in an `assuming` in its place.
fn inline_region(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let end = end_of(&view).or_no_match("no terminator")?;
    let (inside, before) = end.block().zip(view.block()).or_no_match("no block")?;
    if !view.body().args(inside).is_empty() {
        return no_match("the region takes something that nothing gives");
    }
    let results = end.operands().collect::<Vec<_>>();
    let region = *view.body().regions(op).first().or_no_match("no region")?;
    let end = end.op;
    let after = rw.split_block(op);
    rw.inline_region_before(region, after);
    rw.replace(op, &results);
    rw.erase(end);
    rw.merge_block(inside, before, &[]);
    rw.merge_block(after, before, &[]);
    Ok(())
}

/// The same op on other operands.
fn with_operands(op: Op, rw: &mut Rewriter<'_>, operands: &[Value]) {
    let view = rw.view(op);
    let mut new = like(view).results(view.result_types());
    new.operands = operands.iter().copied().collect();
    rw.replace_with(op, new);
}

fn merge_all(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let mut operands = Vec::new();
    for at in 0..view.operands().len() {
        match operand_from(view, at, AssumingAll::def()) {
            Some(inner) => operands.extend(inner.operands()),
            None => operands.extend(view.operand(at)),
        }
    }
    if operands.len() == view.operands().len() {
        return no_match("nothing to merge");
    }
    let new = AssumingAll::build(rw.context(), &operands);
    rw.replace_with(op, new);
    Ok(())
}

fn only_one(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let only = rw.view(op).operands().collect::<Vec<_>>();
    if only.len() != 1 {
        return no_match("not of one");
    }
    rw.replace(op, &only);
    Ok(())
}

/// Shapes that can all be broadcast together can be broadcast in smaller groups, too.
fn all_broadcastable(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let mut all = Vec::<(Op, FxHashSet<Value>)>::new();
    let mut seen = FxHashSet::default();
    for at in 0..view.operands().len() {
        let inner = operand_from(view, at, CstrBroadcastable::def());
        let inner = inner.or_no_match("not all of this kind")?;
        if seen.insert(inner.op) {
            all.push((inner.op, inner.operands().collect()));
        }
    }
    if all.len() <= 1 {
        return no_match("only one");
    }
    all.sort_by_key(|(inner, _)| std::cmp::Reverse(rw.view(*inner).operands().len()));
    let redundant = drop_subsets(&mut all);
    if redundant.is_empty() {
        return no_match("none says what others do");
    }
    let kept = all.iter().filter_map(|(inner, _)| rw.view(*inner).result(0)).collect::<Vec<_>>();
    let new = AssumingAll::build(rw.context(), &kept);
    rw.replace_with(op, new);
    for inner in redundant {
        if rw.view(inner).result(0).is_some_and(|result| rw.scope().body.is_unused(result)) {
            rw.erase(inner);
        }
    }
    Ok(())
}

/// Drops the sets that are within one before them. Gives what upstream erases for that: as
/// `std::remove_if` leaves them, what stood at the end before those kept moved forward.
fn drop_subsets(all: &mut Vec<(Op, FxHashSet<Value>)>) -> Vec<Op> {
    let mut redundant = Vec::new();
    let mut at = 0;
    while let Some((_, whole)) = all.get(at) {
        let whole = whole.clone();
        at += 1;
        let before = all.iter().map(|(inner, _)| *inner).collect::<Vec<_>>();
        let mut number = 0;
        all.retain(|(_, set)| {
            number += 1;
            number <= at || !set.is_subset(&whole)
        });
        redundant.extend(before.into_iter().skip(all.len()));
    }
    redundant
}

/// That shapes are equal which have one in common is that all of them are.
fn all_equal(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let (mut shapes, mut seen) = (Vec::new(), FxHashSet::default());
    for at in 0..view.operands().len() {
        let inner = operand_from(view, at, CstrEq::def()).or_no_match("not all of this kind")?;
        let disjoint = !inner.operands().any(|shape| seen.contains(&shape));
        if !shapes.is_empty() && inner.operands().len() > 0 && disjoint {
            return no_match("nothing in common");
        }
        shapes.extend(inner.operands());
        seen.extend(inner.operands());
    }
    let new = CstrEq::build(rw.context(), &shapes);
    rw.replace_with(op, new);
    Ok(())
}

fn without_duplicates(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let mut seen = FxHashSet::default();
    let unique = view.operands().filter(|&value| seen.insert(value)).collect::<Vec<_>>();
    if unique.len() == view.operands().len() {
        return no_match("all operands differ");
    }
    with_operands(op, rw, &unique);
    Ok(())
}

/// What holds of shapes that are equal, where all of them are one.
fn holds_of_itself(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let first = view.operand(0).or_no_match("no shapes")?;
    if view.operands().any(|shape| shape != first) {
        return no_match("shapes differ");
    }
    let new = passing(view.ctx());
    rw.replace_with(op, new);
    Ok(())
}

/// The length of a list of extents.
fn length(view: OpRef<'_>, value: Value) -> Option<i64> {
    view.ty(value).shape(view.ctx())?.first().copied()
}

/// A list of lists of known lengths is as long as the longest.
fn known_rank(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let ctx = view.ctx();
    let ty = view.result_type(0).filter(|&ty| is_extent_tensor(ctx, ty));
    let ty = ty.filter(|ty| !ty.has_static_shape(ctx)).or_no_match("no list of unknown length")?;
    let lengths = view.operands().filter_map(|shape| length(view, shape)).collect::<Vec<_>>();
    if lengths.contains(&DYNAMIC) {
        return no_match("a length is not known");
    }
    let rank = lengths.into_iter().max().unwrap_or(0);
    let mut new = like(view).result(Type::tensor(ctx, &[rank], Type::INDEX));
    new.attrs = couloir_ir::Attribute::EMPTY_DICT;
    new.props.clear();
    let value = rw.insert1(new);
    rw.replace_with(op, tensor::Cast::build(ty, value));
    Ok(())
}

/// The extents of a constant shape.
fn constant_extents(view: OpRef<'_>, value: Value) -> Option<Vec<i64>> {
    let made = view.scope.defining_op(value).filter(|made| made.is(ConstShape::def()))?;
    Some(constants(view.ctx(), made.prop(ConstShape::SHAPE)?))
}

/// Constants among the shapes are broadcast now.
fn fold_constants(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let (mut folded, mut operands) = (Vec::new(), Vec::new());
    for shape in view.operands() {
        let extents = constant_extents(view, shape);
        match extents.and_then(|extents| broadcast_shapes(&folded, &extents)) {
            Some(extents) => folded = extents,
            None => operands.push(shape),
        }
    }
    if view.operands().len() - operands.len() < 2 {
        return no_match("fewer than two constants");
    }
    let ty = view.result_type(0).or_no_match("no result")?;
    let constant = rw.insert1(const_shape(rw.context(), &folded));
    operands.push(constant);
    rw.replace_with(op, Broadcast::build(ty, &operands));
    Ok(())
}

/// `shape.const_shape` that is a list of these extents.
fn const_shape(ctx: &couloir_ir::Context, extents: &[i64]) -> NewOp {
    let list = index_list(ctx, extents);
    let ty = list.typed(ctx).unwrap_or(Type::NONE);
    ConstShape::build(ty, list)
}

/// One shape is itself, as another type.
fn forward_single(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    if view.operands().len() != 1 {
        return no_match("not of one shape");
    }
    let (shape, ty) = view.operand(0).zip(view.result_type(0)).or_no_match("no result")?;
    if view.ty(shape) == ty {
        rw.replace(op, &[shape]);
    } else if is_shape(view.ctx(), ty) {
        let new = FromExtentTensor::build(rw.context(), shape);
        rw.replace_with(op, new);
    } else {
        rw.replace_with(op, tensor::Cast::build(ty, shape));
    }
    Ok(())
}

/// The list that a cast forgets the length of.
fn uncast(view: OpRef<'_>, at: usize) -> Option<Value> {
    let cast = operand_from(view, at, tensor::Cast::def())?;
    let ty = cast.result_type(0).filter(|ty| ty.as_tensor(view.ctx()).is_some())?;
    let forgets = ty.shape(view.ctx())?.first() == Some(&DYNAMIC);
    cast.operand(0).filter(|_| forgets)
}

fn without_casts(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let inner = |(at, value)| uncast(view, at).unwrap_or(value);
    let operands = view.operands().enumerate().map(inner).collect::<Vec<_>>();
    if view.operands().eq(operands.iter().copied()) {
        return no_match("no casts");
    }
    with_operands(op, rw, &operands);
    Ok(())
}

/// Whether a shape has no dimensions for sure.
fn is_empty(view: OpRef<'_>, shape: Value) -> bool {
    length(view, shape) == Some(0)
        || constant_extents(view, shape).is_some_and(|extents| extents.is_empty())
}

fn without_empty(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let rest = view.operands().filter(|&shape| !is_empty(view, shape)).collect::<Vec<_>>();
    if rest.len() == view.operands().len() {
        return no_match("no shape is empty");
    }
    if !rest.is_empty() {
        with_operands(op, rw, &rest);
        return Ok(());
    }
    let ty = view.result_type(0).or_no_match("no result")?;
    let none = index_list(view.ctx(), &[]);
    rw.replace_with(op, ConstShape::build(ty, none));
    Ok(())
}

/// A conversion of one the other way.
fn back(op: Op, rw: &mut Rewriter<'_>, other: &'static OpDef) -> Rewritten {
    let view = rw.view(op);
    let inner = operand_from(view, 0, other).or_no_match("not of the other conversion")?;
    let source = inner.operand(0).or_no_match("no source")?;
    rw.replace(op, &[source]);
    Ok(())
}

/// How many dimensions a tensor has is known.
fn rank_of_shape(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let ctx = view.ctx();
    let inner = operand_from(view, 0, ShapeOf::def()).or_no_match("not of a shape of a value")?;
    let tensor = inner.operand_type(0).and_then(|ty| ty.as_tensor(ctx)).or_no_match("no rank")?;
    let rank = couloir_ir::Attribute::index(ctx, tensor.shape.len() as i64);
    let new = match view.result_type(0) {
        Some(Type::INDEX) => arith::Constant::build(Type::INDEX, rank),
        _ => ConstSize::build(ctx, rank),
    };
    rw.replace_with(op, new);
    Ok(())
}

/// The shape of a reshaped tensor is the one it was given.
fn shape_of_reshape(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let inner = operand_from(view, 0, tensor::Reshape::def()).or_no_match("not of a reshape")?;
    let ctx = view.ctx();
    let (shape, ty) = inner.operand(1).zip(view.result_type(0)).or_no_match("no result")?;
    if !is_extent_tensor(ctx, ty) {
        return no_match("no list");
    }
    let own = view.ty(shape);
    if own == ty {
        rw.replace(op, &[shape]);
    } else if own.shaped_element(ctx) == Some(Type::INDEX) {
        rw.replace_with(op, tensor::Cast::build(ty, shape));
    } else {
        rw.replace_with(op, arith::IndexCast::build(ty, shape));
    }
    Ok(())
}

/// The shape of a value of known sizes.
fn static_shape(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let ctx = view.ctx();
    let (from, ty) = view.operand_type(0).zip(view.result_type(0)).or_no_match("no result")?;
    let shape = from.shape(ctx).filter(|_| from.has_static_shape(ctx));
    let shape = shape.or_no_match("sizes are not known")?.to_vec();
    if is_shape(ctx, ty) {
        let list = index_list(ctx, &shape);
        rw.replace_with(op, ConstShape::build(ty, list));
        return Ok(());
    }
    let new = const_shape(ctx, &shape);
    if new.results.first() == Some(&ty) {
        rw.replace_with(op, new);
        return Ok(());
    }
    let value = rw.insert1(new);
    rw.replace_with(op, tensor::Cast::build(ty, value));
    Ok(())
}

/// The list of the extents of a tensor as a list of another length, or of one that is not known.
fn cast_of_shape(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let ctx = view.ctx();
    let ty = view.result_type(0).filter(|&ty| is_extent_tensor(ctx, ty)).or_no_match("no list")?;
    let inner = operand_from(view, 0, ShapeOf::def()).or_no_match("not of a shape of a value")?;
    let tensor = inner.operand_type(0).and_then(|ty| ty.as_tensor(ctx)).or_no_match("no rank")?;
    let length = ty.shape(ctx).and_then(|shape| shape.first().copied());
    if length != Some(DYNAMIC) && length != i64::try_from(tensor.shape.len()).ok() {
        return no_match("the tensor has another rank");
    }
    let source = inner.operand(0).or_no_match("no source")?;
    rw.replace_with(op, ShapeOf::build(ty, source));
    Ok(())
}

/// An extent of a tensor.
fn extract_of_shape(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let inner = operand_from(view, 0, ShapeOf::def()).or_no_match("not of a shape of a value")?;
    let source = inner.operand(0).or_no_match("no source")?;
    if !couloir_ods::types::is_tensor(view.ctx(), view.ty(source)) {
        return no_match("not of a tensor");
    }
    let index = view.operand(1).or_no_match("no index")?;
    // As upstream's declarative patterns do, from both ops.
    let both = [view.location(), inner.location()];
    rw.set_location(Location::joined(rw.context(), &both));
    let new = tensor::Dim::build(rw.context(), source, index);
    rw.replace_with(op, new);
    Ok(())
}
