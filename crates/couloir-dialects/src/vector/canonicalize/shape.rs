//! Vectors repeated, reordered, shuffled and in other shapes.

use couloir_ir::ty::VectorType;
use couloir_ir::{OpRef, Value};

use super::super::fold::{keeps_order, next_place, repeated, vector};
use super::super::{Broadcast, FromElements, Interleave, ShapeCast, Shuffle, Transpose};
use super::{broadcast, is_broadcastable, list_attr, shape_cast};
use crate::common::canonicalize::{Expr, made, made_of, operand_from, value};
use crate::common::index_list::constants;
use crate::common::vectors::num_elements;

/// What the operand of an op was made of, where that was by an op of this kind.
fn inner(op: OpRef<'_>, def: &'static couloir_ir::OpDef) -> Option<Value> {
    operand_from(op, 0, def)?.operand(0)
}

fn elements(op: OpRef<'_>, value: Value) -> Option<i64> {
    num_elements(vector(op, value)?)
}

/// How many dimensions are as long as the hardware makes them.
fn num_scalable(vector: &VectorType) -> usize {
    vector.scalable.iter().filter(|&&scalable| scalable).count()
}

/// Something repeated again is repeated once.
pub(super) fn broadcast_of_broadcast(op: OpRef<'_>) -> Option<Expr> {
    Some(broadcast(op.result_type(0)?, inner(op, Broadcast::def())?))
}

/// Something repeated and seen in another shape is repeated to that shape.
pub(super) fn cast_of_broadcast(op: OpRef<'_>) -> Option<Expr> {
    let (source, ty) = (inner(op, Broadcast::def())?, op.result_type(0)?);
    if elements(op, source)
        .is_some_and(|all| Some(all) == ty.as_vector(op.ctx()).and_then(num_elements))
    {
        return Some(shape_cast(ty, source));
    }
    is_broadcastable(op, op.ty(source), ty).then(|| broadcast(ty, source))
}

/// A transposition that leaves the order of elements is a cast.
pub(super) fn transpose_of_cast(op: OpRef<'_>) -> Option<Expr> {
    let source = inner(op, ShapeCast::def()).filter(|_| keeps_order(op))?;
    Some(shape_cast(op.result_type(0)?, source))
}

/// Two transpositions are one.
pub(super) fn transpose_of_transpose(op: OpRef<'_>) -> Option<Expr> {
    let before = operand_from(op, 0, Transpose::def())?;
    let first = constants(before, Transpose::PERMUTATION);
    let second = constants(op, Transpose::PERMUTATION);
    let pick = |at: &i64| usize::try_from(*at).ok().and_then(|at| first.get(at)).copied();
    let order = list_attr(op, &second.iter().map(pick).collect::<Option<Vec<_>>>()?);
    let new = made(Transpose::def(), op.result_type(0)?, [value(before.operand(0)?)]);
    Some(new.prop(Transpose::PERMUTATION, order))
}

/// What a place in a dimension adds to the number of an element.
fn steps(shape: &[i64]) -> Option<Vec<i64>> {
    let mut steps = vec![1i64; shape.len()];
    for at in (1..shape.len()).rev() {
        let step = steps.get(at)?.checked_mul(*shape.get(at)?)?;
        *steps.get_mut(at - 1)? = step;
    }
    Some(steps)
}

/// Elements in another order.
pub(super) fn transpose_of_elements(op: OpRef<'_>) -> Option<Expr> {
    let from = operand_from(op, 0, FromElements::def())?;
    let whole = vector(op, op.operand(0)?)?;
    let ty = op.result_type(0)?;
    let shape = ty.shape(op.ctx())?;
    let own = steps(&whole.shape)?;
    let order = constants(op, Transpose::PERMUTATION);
    let step = |at: &i64| own.get(usize::try_from(*at).ok()?).copied();
    let step: Vec<i64> = order.iter().map(step).collect::<Option<_>>()?;
    let (mut place, mut operands) = (vec![0i64; shape.len()], Vec::new());
    for _ in 0..from.operands().len() {
        let at: i64 = place.iter().zip(&step).map(|(at, step)| at * step).sum();
        operands.push(value(from.operand(usize::try_from(at).ok()?)?));
        next_place(&mut place, shape);
    }
    Some(made_of(FromElements::def(), ty, operands))
}

/// The sizes of what is repeated, with a one for each dimension it does not have.
fn repeated_sizes(source: Option<&VectorType>, rank: usize) -> Option<Vec<i64>> {
    let own: &[i64] = source.map_or(&[], |source| &source.shape);
    let mut sizes = vec![1; rank.checked_sub(own.len())?];
    sizes.extend(own);
    Some(sizes)
}

/// Whether dimensions change places only among neighbours along which all is repeated.
fn moves_repeated(sizes: &[i64], order: &[i64]) -> bool {
    let mut group = 0;
    let mut last_is_unit = false;
    let groups: Vec<i64> = sizes
        .iter()
        .map(|&size| {
            let unit = size == 1;
            group += i64::from(!(unit && last_is_unit));
            last_is_unit = unit;
            group
        })
        .collect();
    let moved = order.iter().map(|&at| usize::try_from(at).ok().and_then(|at| groups.get(at)));
    moved.eq(groups.iter().map(Some))
}

/// Something repeated along the dimensions that change places.
pub(super) fn transpose_of_broadcast(op: OpRef<'_>) -> Option<Expr> {
    let (source, ty) = (inner(op, Broadcast::def())?, op.result_type(0)?);
    let order = constants(op, Transpose::PERMUTATION);
    let sizes = repeated_sizes(vector(op, source), order.len())?;
    moves_repeated(&sizes, &order).then(|| broadcast(ty, source))
}

/// A part of something repeated is that repeated less often.
pub(super) fn extract_of_broadcast(op: OpRef<'_>) -> Option<Expr> {
    let (source, ty) = (repeated(op)?, op.result_type(0)?);
    is_broadcastable(op, op.ty(source), ty).then(|| broadcast(ty, source))
}

/// The only part of another shape is yet another shape.
pub(super) fn extract_of_cast(op: OpRef<'_>) -> Option<Expr> {
    let (source, ty) = (inner(op, ShapeCast::def())?, op.result_type(0)?);
    let (to, from) = (ty.as_vector(op.ctx())?, vector(op, source)?);
    let all = num_elements(to);
    let is_all =
        all.is_some() && all == num_elements(from) && num_scalable(to) == num_scalable(from);
    is_all.then(|| shape_cast(ty, source))
}

/// A shuffle of one number is that number.
pub(super) fn shuffle_of_same(op: OpRef<'_>) -> Option<Expr> {
    let source = inner(op, Broadcast::def())?;
    let other = operand_from(op, 1, Broadcast::def())?.operand(0)?;
    (source == other && vector(op, source).is_none()).then_some(())?;
    Some(broadcast(op.result_type(0)?, source))
}

/// A shuffle that takes elements in turn.
pub(super) fn interleaving_shuffle(op: OpRef<'_>) -> Option<Expr> {
    let (first, second) = (op.operand(0)?, op.operand(1)?);
    let whole = vector(op, first).filter(|_| op.ty(first) == op.ty(second))?;
    let length = match whole.shape[..] {
        [] => 1,
        [length] => length,
        _ => return None,
    };
    let mask = constants(op, Shuffle::MASK);
    let in_turn = |(at, &place): (i64, &i64)| place == at / 2 + (at % 2) * length;
    let all = i64::try_from(mask.len()).ok() == length.checked_mul(2);
    if !all || !(0..).zip(mask.iter()).all(in_turn) {
        return None;
    }
    Some(made(Interleave::def(), op.result_type(0)?, [value(first), value(second)]))
}

/// One element of two vectors without dimensions.
pub(super) fn shuffle_of_rank_0(op: OpRef<'_>) -> Option<Expr> {
    let mask = constants(op, Shuffle::MASK);
    vector(op, op.operand(0)?).filter(|whole| whole.rank() == 0 && mask.len() == 1)?;
    let picked = usize::from(mask.first() != Some(&0));
    Some(broadcast(op.result_type(0)?, op.operand(picked)?))
}
