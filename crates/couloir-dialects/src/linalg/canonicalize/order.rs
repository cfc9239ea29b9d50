//! Dimensions that change places twice, or are added twice.

use couloir_ir::body::Op;
use couloir_ir::build::Build;
use couloir_ir::{OpDef, OpRef, Value};
use couloir_ods::types::is_tensor;
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::Rewritten;

use super::super::build::reordered;
use super::super::{Broadcast, Transpose};
use super::made_by;

fn numbers(op: OpRef<'_>, slot: usize) -> Option<Vec<usize>> {
    let list = op.prop(slot)?.as_i64_array(op.ctx())?;
    list.into_iter().map(|number| usize::try_from(number).ok()).collect()
}

/// A `linalg.transpose` or `linalg.broadcast` of these operands in the place of an op.
fn replace(
    rw: &mut Rewriter<'_>,
    op: Op,
    (def, slot): (&'static OpDef, usize),
    (input, init): (Value, Value),
    numbers: &[usize],
) {
    let ctx = rw.context();
    rw.at(op);
    let location = rw.view(op).location();
    let numbers: Vec<i64> = numbers.iter().map(|&number| number as i64).collect();
    let new = reordered(ctx, rw.body(), (def, slot), (input, init), (&numbers, location));
    rw.replace_with(op, new);
}

/// One change of places for two.
pub(super) fn transposed_twice(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let (input, init) = (view.operand(0).or_no_match("")?, view.operand(1).or_no_match("")?);
    let inner = made_by(view, input, Transpose::def()).or_no_match("")?;
    let outer_order = numbers(view, Transpose::PERMUTATION).or_no_match("")?;
    let inner_order = numbers(inner, Transpose::PERMUTATION).or_no_match("")?;
    let source = inner.operand(0).or_no_match("")?;
    let order: Option<Vec<usize>> =
        outer_order.iter().map(|&at| inner_order.get(at).copied()).collect();
    let order = order.or_no_match("")?;
    replace(rw, op, (Transpose::def(), Transpose::PERMUTATION), (source, init), &order);
    Ok(())
}

/// All new dimensions at once.
pub(super) fn broadcast_twice(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let (input, init) = (view.operand(0).or_no_match("")?, view.operand(1).or_no_match("")?);
    if !is_tensor(view.ctx(), view.ty(init)) {
        return no_match("");
    }
    let inner = made_by(view, input, Broadcast::def()).or_no_match("")?;
    let mut dims = numbers(view, Broadcast::DIMENSIONS).or_no_match("")?;
    let inner_dims = numbers(inner, Broadcast::DIMENSIONS).or_no_match("")?;
    let source = inner.operand(0).or_no_match("")?;
    let rank = view.ty(init).shape(view.ctx()).map_or(0, <[i64]>::len);
    let new: std::collections::BTreeSet<usize> = dims.iter().copied().collect();
    let kept: Vec<usize> = (0..rank).filter(|dim| !new.contains(dim)).collect();
    dims.extend(inner_dims.iter().filter_map(|&at| kept.get(at).copied()));
    dims.sort_unstable();
    replace(rw, op, (Broadcast::def(), Broadcast::DIMENSIONS), (source, init), &dims);
    Ok(())
}
