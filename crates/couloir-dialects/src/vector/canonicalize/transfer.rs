//! Reads of what was just written to a tensor, and writes over what was.

use couloir_ir::affine::AffineMap;
use couloir_ir::build::{Build, NewOp};
use couloir_ir::ty::VectorType;
use couloir_ir::{Attribute, Op, OpRef, Type, Value};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::Rewritten;

use super::super::fold::Transfer;
use super::super::{TransferWrite, Transpose};
use super::broadcast;
use crate::common::canonicalize::{Expr, made, operand_from};
use crate::common::mixed::{Mixed, int_constant};
use crate::common::region_branch::like;
use crate::tensor::ExtractSlice;
use crate::tensor::canonicalize::build_slice;
use crate::tensor::fold::slice;

/// The sizes of what is read or written, dimension by dimension of the tensor.
fn chunk(of: &Transfer<'_>) -> Vec<i64> {
    let mut sizes = vec![1; of.indices.len()];
    for (at, &size) in of.vector.shape.iter().enumerate() {
        let dim = of.map.result_dim(at).and_then(|dim| sizes.get_mut(dim as usize));
        if let Some(own) = dim {
            *own = size;
        }
    }
    sizes
}

/// For each dimension that is read, the dimension it has among those that are repeated and then
/// written.
fn order(read: &AffineMap, write: &AffineMap) -> Option<Vec<usize>> {
    let (results, inputs) = (read.num_results(), write.num_results());
    let (start, leading) = (inputs.saturating_sub(results), results.saturating_sub(inputs));
    let mut order = vec![None; results];
    let mut found = vec![false; inputs.max(results)];
    for (at, slot) in order.iter_mut().enumerate() {
        let Some(dim) = read.result_dim(at) else { continue };
        let place = write.result_position(dim)?.checked_sub(start)?.checked_add(leading)?;
        *found.get_mut(place)? = true;
        *slot = Some(place);
    }
    let mut free = (0..found.len()).filter(|&at| found.get(at) == Some(&false));
    order.into_iter().map(|place| place.or_else(|| free.next())).collect()
}

/// What was written, repeated and reordered as it is read.
fn reread(op: OpRef<'_>) -> Option<Expr> {
    let read = Transfer::of(op)?;
    let write = read.written()?;
    let plain = read.mask.is_none()
        && write.mask.is_none()
        && read.indices == write.indices
        && !read.may_be_outside()
        && !write.may_be_outside()
        && chunk(&read) == chunk(&write)
        && read.map.used_inputs() == write.map.used_inputs();
    if !plain {
        return None;
    }
    let order = order(read.map, write.map)?;
    let (mut shape, mut scalable) = (vec![1; order.len()], vec![false; order.len()]);
    for (at, &place) in order.iter().enumerate() {
        *shape.get_mut(place)? = *read.vector.shape.get(at)?;
        *scalable.get_mut(place)? = *read.vector.scalable.get(at)?;
    }
    let repeated = VectorType::get(op.ctx(), &shape, &scalable, write.vector.element);
    let order: Vec<i64> = order.iter().filter_map(|&at| i64::try_from(at).ok()).collect();
    let value = broadcast(repeated, write.op.operand(0)?);
    let ty: Type = op.result_type(0)?;
    let order = Attribute::i64_array(op.ctx(), &order);
    Some(made(Transpose::def(), ty, [value]).prop(Transpose::PERMUTATION, order))
}

/// A read of what was just written.
pub(super) fn read_written(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let expr = reread(rw.view(op)).or_no_match("not what was written")?;
    let value = expr.build(rw);
    rw.replace(op, &[value]);
    Ok(())
}

/// The write that is to take another tensor, and that tensor.
fn hidden_write(op: OpRef<'_>) -> Option<(Op, Value)> {
    let write = Transfer::of(op)?;
    let (mut last, mut before) = (op, write.written()?);
    loop {
        if write.overwrites(&before) {
            return Some((last.op, before.base));
        }
        let result = before.op.result(0)?;
        if !write.is_apart(&before) || before.op.body().uses(result).count() != 1 {
            return None;
        }
        last = before.op;
        before = before.written()?;
    }
}

/// What is written over need not be written.
pub(super) fn write_over(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let Some((last, base)) = hidden_write(rw.view(op)) else {
        return no_match("nothing is written over");
    };
    rw.set_operand(last, 1, base);
    Ok(())
}

/// What is written to a cast is written to what was cast.
pub(super) fn write_to_cast(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    crate::tensor::canonicalize::without_casts(op, rw)
}

/// The slice put in and the write that it is a slice of, where all that is written but what the
/// slice leaves out is put in, from the start on.
fn written_slice(insert: OpRef<'_>) -> Option<(OpRef<'_>, Transfer<'_>)> {
    let body = insert.body();
    let extract = operand_from(insert, 0, ExtractSlice::def())?;
    let write = Transfer::of(operand_from(extract, 0, TransferWrite::def())?)?;
    let ([_, to, steps], [offsets, sizes, strides]) = (slice(insert), slice(extract));
    let is = |known: i64| move |mixed: &Mixed| *mixed == Mixed::Known(known);
    let from_start = offsets.iter().all(|offset| offset.constant(insert.scope) == Some(0))
        && write.indices.iter().all(|&index| int_constant(insert.scope, index) == Some(0));
    let whole = steps.iter().chain(&strides).all(is(1))
        && insert.operand_type(0)?.shape(insert.ctx())?.len() == write.vector.shape.len()
        && *write.vector.shape == *extract.operand_type(0)?.shape(insert.ctx())?;
    let same = to.len() == sizes.len() && to.iter().zip(&sizes).all(|(one, other)| one == other);
    let once = [extract, write.op].map(|op| op.result(0).is_some_and(|all| body.has_one_use(all)));
    let holds = from_start && whole && same && once == [true; 2] && write.mask.is_none();
    holds.then_some((extract, write))
}

/// A slice of what was written that is put elsewhere is written there, to the slice that it takes.
pub(super) fn write_to_slice(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let (extract, write) = written_slice(view).or_no_match("no slice of what was written")?;
    let (locations, ctx) = ([extract, write.op].map(|op| op.data().location), rw.context());
    let dest = view.operand(1).or_no_match("it is put nowhere")?;
    let ty = view.operand_type(0).or_no_match("nothing is put in")?;
    let new = build_slice(ctx, ty, dest, &slice(view));
    let mut written = NewOp {
        attrs: Attribute::EMPTY_DICT,
        results: [ty].into_iter().collect(),
        ..like(write.op)
    };
    let outside = vec![Attribute::FALSE; write.vector.shape.len()];
    written = written.prop(TransferWrite::IN_BOUNDS, Attribute::array(ctx, &outside));
    rw.set_location(locations[0]);
    let base = rw.insert1(new);
    rw.set_location(locations[1]);
    if let Some(operand) = written.operands.get_mut(1) {
        *operand = base;
    }
    let value = rw.insert1(written);
    rw.set_operand(op, 0, value);
    Ok(())
}
