//! Dimensions that change places twice, or are added twice, or are added and change places.

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
use crate::affine::index::{Index, fixed, values};
use crate::tensor::{self, size};

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

/// What is added to dimensions that have changed places already.
pub(super) fn broadcast_and_transposed(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let (added, init) = view.operand(0).zip(view.operand(1)).or_no_match("incomplete")?;
    let inner = made_by(view, added, Broadcast::def()).or_no_match("not of a broadcast")?;
    if !view.body().has_one_use(added) || !is_tensor(view.ctx(), view.ty(init)) {
        return no_match("used elsewhere");
    }
    let source = inner.operand(0).or_no_match("no source")?;
    let order = numbers(view, Transpose::PERMUTATION).or_no_match("no order")?;
    let dims = numbers(inner, Broadcast::DIMENSIONS).or_no_match("no dimensions")?;
    let mut places = vec![0; order.len()];
    for (at, &dim) in order.iter().enumerate() {
        *places.get_mut(dim).or_no_match("no such dimension")? = at;
    }
    let dims_after = dims.iter().filter_map(|&dim| places.get(dim).copied()).collect::<Vec<_>>();
    let own = without(&order, &dims);
    rw.at(op);
    let (empty, location) =
        (reordered_empty(rw, source, &own).or_no_match("not ranked")?, rw.view(op).location());
    let numbers = own.iter().map(|&number| number as i64).collect::<Vec<_>>();
    let which = (Transpose::def(), Transpose::PERMUTATION);
    let ctx = rw.context();
    let new = reordered(ctx, rw.body(), which, (source, empty), (&numbers, location));
    let source = rw.insert1(new);
    replace(rw, op, (Broadcast::def(), Broadcast::DIMENSIONS), (source, init), &dims_after);
    Ok(())
}

/// An order of dimensions without some of them.
fn without(order: &[usize], removed: &[usize]) -> Vec<usize> {
    let is_removed = |dim: &usize| removed.contains(dim);
    let kept = order.iter().filter(|dim| !is_removed(dim));
    kept.map(|&dim| dim - (0..dim).filter(is_removed).count()).collect()
}

/// An empty tensor with the dimensions of another in an order.
fn reordered_empty(rw: &mut Rewriter<'_>, source: Value, order: &[usize]) -> Option<Value> {
    let (ctx, ty) = (rw.context(), rw.ty(source));
    let rank = ty.shape(ctx)?.len();
    let sizes = (0..rank).map(|at| size(rw, source, at)).collect::<Vec<_>>();
    let sizes = order.iter().filter_map(|&dim| sizes.get(dim).copied()).collect::<Vec<Index>>();
    let shape = fixed(ctx, &sizes).as_i64_array(ctx)?;
    let ty = ty.as_tensor(ctx)?.with_shape(ctx, &shape);
    Some(rw.insert1(tensor::Empty::build(ty, &values(&sizes))))
}
