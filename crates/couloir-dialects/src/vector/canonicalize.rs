//! Canonicalization patterns of `vector`.

use couloir_ir::build::{Build, NewOp};
use couloir_ir::ty::VectorType;
use couloir_ir::{Attribute, Op, OpDef, Value};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{NoMatch, OrNoMatch, no_match};
use couloir_rewrite::greedy::{PatternDef, Rewritten};

use super::fold::mask_is;
use super::{
    Broadcast, CompressStore, ConstantMask, CreateMask, ExpandLoad, Extract, ExtractStridedSlice,
    Gather, Load, MaskedLoad, MaskedStore, Scatter, ShapeCast, Store, Transpose,
};
use crate::common::fold::defined_by;
use crate::common::index_list::constants;

const fn row(
    root: fn() -> &'static OpDef,
    run: fn(Op, &mut Rewriter<'_>) -> Rewritten,
) -> PatternDef {
    PatternDef { name: "", root, benefit: 1, run }
}

/// Patterns that lowerings use too.
pub static SHARED: &[PatternDef] = &[
    row(CreateMask::def, create_mask),
    row(MaskedLoad::def, masked_load),
    row(MaskedStore::def, masked_store),
    row(Gather::def, gather),
    row(Scatter::def, scatter),
    row(ExpandLoad::def, expand_load),
    row(CompressStore::def, compress_store),
    row(ExtractStridedSlice::def, slice_of_mask),
    row(Transpose::def, transpose),
];

static OTHERS: &[PatternDef] =
    &[row(Broadcast::def, broadcast), row(ExtractStridedSlice::def, contiguous_slice)];

/// All of them.
pub(crate) static ALL: &[&[PatternDef]] = &[SHARED, OTHERS];

fn operand(rw: &Rewriter<'_>, op: Op, at: usize) -> Result<Value, NoMatch> {
    rw.view(op).operand(at).or_no_match("too few operands")
}

/// Whether a mask is known to be all set; declines where nothing is known.
fn is_set(rw: &Rewriter<'_>, op: Op, mask: Value) -> Result<bool, NoMatch> {
    let view = rw.view(op);
    if mask_is(view, mask, true) {
        return Ok(true);
    }
    if mask_is(view, mask, false) { Ok(false) } else { no_match("the mask is not known") }
}

/// A mask of constant bounds is a constant mask.
fn create_mask(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let (ctx, view) = (rw.context(), rw.view(op));
    let ty = view.result_type(0).or_no_match("no result")?;
    let vector = ty.as_vector(ctx).or_no_match("no vector")?;
    let mut bounds = Vec::new();
    for (at, size) in view.operands().enumerate() {
        let source = view.scope.defining_op(size).or_no_match("not a constant")?;
        let bound = couloir_rewrite::constant_of(source).and_then(|attr| attr.as_i64(ctx));
        let bound = bound.or_no_match("not a constant")?;
        if vector.scalable.get(at) == Some(&true) && bound >= 0 {
            return no_match("of a scalable dimension");
        }
        bounds.push(bound.clamp(0, vector.shape.get(at).copied().unwrap_or(1)));
    }
    if bounds.contains(&0) {
        bounds.fill(0);
    }
    rw.replace_with(op, constant_mask(rw, ty, &bounds));
    Ok(())
}

fn constant_mask(rw: &Rewriter<'_>, ty: couloir_ir::Type, bounds: &[i64]) -> NewOp {
    let bounds = Attribute::i64_array(rw.context(), bounds);
    NewOp::new(ConstantMask::def()).prop(ConstantMask::MASK_DIM_SIZES, bounds).result(ty)
}

/// A plain load of the same.
fn plain_load(op: Op, rw: &mut Rewriter<'_>, alignment: usize) {
    let view = rw.view(op);
    let all = view.operands().len().saturating_sub(2);
    let operands: Vec<Value> = view.operands().take(all).collect();
    let new = NewOp::new(Load::def()).operands(operands);
    let new = new.prop(Load::ALIGNMENT, view.prop(alignment)).results(view.result_types());
    rw.replace_with(op, new);
}

/// What is loaded where the mask is known.
fn load_known(op: Op, rw: &mut Rewriter<'_>, alignment: usize) -> Rewritten {
    let count = rw.view(op).operands().len();
    let mask = operand(rw, op, count.saturating_sub(2))?;
    if is_set(rw, op, mask)? {
        plain_load(op, rw, alignment);
        return Ok(());
    }
    let kept = operand(rw, op, count.saturating_sub(1))?;
    rw.replace(op, &[kept]);
    Ok(())
}

fn masked_load(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    load_known(op, rw, MaskedLoad::ALIGNMENT)
}

fn expand_load(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    load_known(op, rw, ExpandLoad::ALIGNMENT)
}

/// What is stored where the mask is known.
fn store_known(op: Op, rw: &mut Rewriter<'_>, alignment: usize) -> Rewritten {
    let count = rw.view(op).operands().len();
    let mask = operand(rw, op, count.saturating_sub(2))?;
    if is_set(rw, op, mask)? {
        let value = operand(rw, op, count.saturating_sub(1))?;
        let view = rw.view(op);
        let mut operands = vec![value];
        operands.extend(view.operands().take(count.saturating_sub(2)));
        let new = NewOp::new(Store::def()).operands(operands);
        rw.insert(new.prop(Store::ALIGNMENT, rw.view(op).prop(alignment)));
    }
    rw.erase(op);
    Ok(())
}

fn masked_store(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    store_known(op, rw, MaskedStore::ALIGNMENT)
}

fn compress_store(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    store_known(op, rw, CompressStore::ALIGNMENT)
}

/// Nothing is gathered where the mask is unset.
fn gather(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let count = rw.view(op).operands().len();
    let mask = operand(rw, op, count.saturating_sub(2))?;
    if is_set(rw, op, mask)? {
        return no_match("no unmasked equivalent");
    }
    let kept = operand(rw, op, count.saturating_sub(1))?;
    rw.replace(op, &[kept]);
    Ok(())
}

/// Nothing is scattered where the mask is unset.
fn scatter(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let count = rw.view(op).operands().len();
    let mask = operand(rw, op, count.saturating_sub(2))?;
    if is_set(rw, op, mask)? {
        return no_match("no unmasked equivalent");
    }
    let base = operand(rw, op, 0)?;
    let results = rw.view(op).results().count();
    rw.replace(op, &vec![base; results]);
    Ok(())
}

fn numbers(rw: &Rewriter<'_>, op: Op, slot: usize) -> Vec<i64> {
    let items = rw.view(op).prop(slot).and_then(|attr| attr.as_array(rw.context()));
    items.unwrap_or_default().iter().filter_map(|item| item.as_i64(rw.context())).collect()
}

/// A slice of a constant mask is one.
fn slice_of_mask(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let source = operand(rw, op, 0)?;
    let view = rw.view(op);
    let mask = defined_by(view, source, ConstantMask::def()).or_no_match("no constant mask")?;
    let bounds = constants(mask, ConstantMask::MASK_DIM_SIZES);
    if numbers(rw, op, ExtractStridedSlice::STRIDES).iter().any(|&stride| stride != 1) {
        return no_match("strides");
    }
    let offsets = numbers(rw, op, ExtractStridedSlice::OFFSETS);
    let sizes = numbers(rw, op, ExtractStridedSlice::SIZES);
    let mut sliced: Vec<i64> = bounds
        .iter()
        .zip(offsets.iter().zip(&sizes))
        .map(|(&bound, (&offset, &size))| (bound.min(offset.saturating_add(size)) - offset).max(0))
        .collect();
    sliced.extend(bounds.iter().skip(sliced.len()));
    if sliced.contains(&0) {
        sliced.fill(0);
    }
    let ty = rw.view(op).result_type(0).or_no_match("no result")?;
    rw.replace_with(op, constant_mask(rw, ty, &sliced));
    Ok(())
}

/// A slice that lies in one piece is an extraction, seen in another shape.
fn contiguous_slice(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let (ctx, view) = (rw.context(), rw.view(op));
    let vector = view.operand_type(0).and_then(|ty| ty.as_vector(ctx)).or_no_match("no vector")?;
    if vector.is_scalable() || vector.rank() == 0 {
        return no_match("not of known size");
    }
    if numbers(rw, op, ExtractStridedSlice::STRIDES).iter().any(|&stride| stride != 1) {
        return no_match("strides");
    }
    let sizes = numbers(rw, op, ExtractStridedSlice::SIZES);
    let rank = vector.rank();
    let whole = vector.shape.iter().zip(&sizes).rev().take_while(|(all, own)| all == own).count();
    let mut count = sizes.len().saturating_sub(whole);
    if count == 0 || count == rank || sizes.iter().take(count).any(|&size| size != 1) {
        return no_match("not in one piece");
    }
    while count.saturating_add(1) < sizes.len() && sizes.get(count) == Some(&1) {
        count = count.saturating_add(1);
    }
    let offsets = numbers(rw, op, ExtractStridedSlice::OFFSETS);
    let part = VectorType::get(
        ctx,
        vector.shape.get(count..).unwrap_or_default(),
        vector.scalable.get(count..).unwrap_or_default(),
        vector.element,
    );
    let source = operand(rw, op, 0)?;
    let ty = rw.view(op).result_type(0).or_no_match("no result")?;
    let at = Attribute::i64_array(ctx, offsets.get(..count).unwrap_or_default());
    let new = NewOp::new(Extract::def()).operand(source).prop(Extract::STATIC_POSITION, at);
    let extracted = rw.insert1(new.result(part));
    rw.replace_with(op, NewOp::new(ShapeCast::def()).operand(extracted).result(ty));
    Ok(())
}

/// Two transpositions are one.
fn transpose(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let source = operand(rw, op, 0)?;
    let view = rw.view(op);
    let inner = defined_by(view, source, Transpose::def()).or_no_match("no transposition")?;
    let (first, second) =
        (constants(inner, Transpose::PERMUTATION), constants(view, Transpose::PERMUTATION));
    let pick = |at: &i64| usize::try_from(*at).ok().and_then(|at| first.get(at)).copied();
    let order = second.iter().map(pick).collect::<Option<Vec<_>>>().or_no_match("no order")?;
    let vector = inner.operand(0).or_no_match("no operand")?;
    let ty = view.result_type(0).or_no_match("no result")?;
    let order = Attribute::i64_array(rw.context(), &order);
    let new = NewOp::new(Transpose::def()).operand(vector);
    rw.replace_with(op, new.prop(Transpose::PERMUTATION, order).result(ty));
    Ok(())
}

/// Something repeated again is repeated once.
fn broadcast(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let source = operand(rw, op, 0)?;
    let view = rw.view(op);
    let inner = defined_by(view, source, Broadcast::def()).or_no_match("no broadcast")?;
    let value = inner.operand(0).or_no_match("no operand")?;
    let ty = view.result_type(0).or_no_match("no result")?;
    rw.replace_with(op, NewOp::new(Broadcast::def()).operand(value).result(ty));
    Ok(())
}
