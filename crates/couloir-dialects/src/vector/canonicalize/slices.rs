//! Slices taken out and put in.

use couloir_ir::build::{Build, NewOp};
use couloir_ir::ty::VectorType;
use couloir_ir::{Attribute, Op, OpRef, Type, Value};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::Rewritten;

use super::super::fold::{constants, numbers, vector};
use super::super::{Broadcast, Extract, ExtractStridedSlice, InsertStridedSlice, ShapeCast};
use super::{broadcast, operand};
use crate::arith;
use crate::common::canonicalize::{constant_operand, operand_from};

fn array(op: OpRef<'_>, list: &[i64]) -> Attribute {
    let items: Vec<Attribute> = list.iter().map(|&item| Attribute::i64(op.ctx(), item)).collect();
    Attribute::array(op.ctx(), &items)
}

/// Whether a dimension of what is repeated is neither of size 1 nor whole in the slice.
fn needs_slice(from: &VectorType, to: &VectorType, new: usize) -> bool {
    let sizes = from.shape.iter().zip(to.shape.iter().skip(new));
    sizes.into_iter().any(|(&own, &part)| own != 1 && own != part)
}

/// The slice of what is repeated that is to be repeated.
fn inner_slice(op: OpRef<'_>, source: Value, new: usize) -> Option<NewOp> {
    let from = vector(op, source)?;
    let list = |slot: usize| numbers(op, slot).get(new..).map(<[i64]>::to_vec).unwrap_or_default();
    let mut offsets = list(ExtractStridedSlice::OFFSETS);
    let mut sizes = list(ExtractStridedSlice::SIZES);
    let dims = from.shape.iter().zip(offsets.iter_mut().zip(&mut sizes));
    for (_, (offset, size)) in dims.filter(|(own, _)| **own == 1) {
        (*offset, *size) = (0, 1);
    }
    let mut shape = from.shape.to_vec();
    shape.iter_mut().zip(&sizes).for_each(|(own, &size)| *own = size);
    let ty = VectorType::get(op.ctx(), &shape, &from.scalable, from.element);
    let strides = list(ExtractStridedSlice::STRIDES);
    let new = NewOp::new(ExtractStridedSlice::def()).operand(source).result(ty);
    let new = new.prop(ExtractStridedSlice::OFFSETS, array(op, &offsets));
    let new = new.prop(ExtractStridedSlice::SIZES, array(op, &sizes));
    Some(new.prop(ExtractStridedSlice::STRIDES, array(op, &strides)))
}

/// A slice of something repeated is a slice of that, repeated.
pub(super) fn of_broadcast(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let made = operand_from(view, 0, Broadcast::def()).or_no_match("nothing is repeated")?;
    let mut source = made.operand(0).or_no_match("no operand")?;
    let ty = view.result_type(0).or_no_match("no result")?;
    let to = ty.as_vector(view.ctx()).or_no_match("no vector")?;
    if let Some(from) = vector(view, source) {
        let new = to.rank().checked_sub(from.rank()).or_no_match("ranks")?;
        if needs_slice(from, to, new) {
            let slice = inner_slice(view, source, new).or_no_match("no slice")?;
            source = rw.insert1(slice);
        }
    }
    let new = broadcast(ty, source).build(rw);
    rw.replace(op, &[new]);
    Ok(())
}

/// A slice that lies in one piece is an extraction, seen in another shape.
pub(super) fn contiguous(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let (ctx, view) = (rw.context(), rw.view(op));
    let vector = view.operand_type(0).and_then(|ty| ty.as_vector(ctx)).or_no_match("no vector")?;
    if vector.is_scalable() || vector.rank() == 0 {
        return no_match("not of known size");
    }
    if numbers(view, ExtractStridedSlice::STRIDES).iter().any(|&stride| stride != 1) {
        return no_match("strides");
    }
    let sizes = numbers(view, ExtractStridedSlice::SIZES);
    let rank = vector.rank();
    let whole = vector.shape.iter().zip(&sizes).rev().take_while(|(all, own)| all == own).count();
    let mut count = sizes.len().saturating_sub(whole);
    if count == 0 || count == rank || sizes.iter().take(count).any(|&size| size != 1) {
        return no_match("not in one piece");
    }
    while count.saturating_add(1) < sizes.len() && sizes.get(count) == Some(&1) {
        count = count.saturating_add(1);
    }
    let offsets = numbers(view, ExtractStridedSlice::OFFSETS);
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

/// A number repeated into the same number repeated.
pub(super) fn insert_same(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let from = |at: usize| operand_from(view, at, Broadcast::def())?.operand(0);
    if from(0).is_none() || from(0) != from(1) {
        return no_match("not the same number");
    }
    let dest = operand(rw, op, 1)?;
    rw.replace(op, &[dest]);
    Ok(())
}

/// A slice put where it is from.
pub(super) fn insert_back(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let slice = operand_from(view, 0, ExtractStridedSlice::def()).or_no_match("no slice")?;
    let same = slice.operand(0) == view.operand(1)
        && slice.prop(ExtractStridedSlice::OFFSETS) == view.prop(InsertStridedSlice::OFFSETS)
        && slice.prop(ExtractStridedSlice::STRIDES) == view.prop(InsertStridedSlice::STRIDES);
    if !same {
        return no_match("from another place");
    }
    let dest = operand(rw, op, 1)?;
    rw.replace(op, &[dest]);
    Ok(())
}

/// A constant slice put into a constant.
pub(super) fn insert_constants(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let ty: Type = view.result_type(0).or_no_match("no result")?;
    let made = constants_inserted(view).or_no_match("not constants")?;
    let new = NewOp::new(arith::Constant::def()).prop(arith::Constant::VALUE, made).result(ty);
    rw.replace_with(op, new);
    Ok(())
}

fn constants_inserted(op: OpRef<'_>) -> Option<Attribute> {
    let (value, dest) = (op.operand(0)?, op.operand(1)?);
    let whole = vector(op, dest).filter(|whole| !whole.is_scalable())?;
    if constants::is_large(op.ctx(), op.ty(dest)) && op.body().uses(dest).count() != 1 {
        return None;
    }
    let strides = numbers(op, InsertStridedSlice::STRIDES);
    if strides.iter().any(|&stride| stride != 1) {
        return None;
    }
    let (part, into) = (constant_operand(op, 0)?, constant_operand(op, 1)?);
    let offsets = numbers(op, InsertStridedSlice::OFFSETS);
    constants::slice_inserted(op.ctx(), [part, into], vector(op, value)?, whole, &offsets)
}
