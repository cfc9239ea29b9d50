//! `scf.parallel`: several iterations in one, several dimensions as one.

use couloir_dialects::affine;
use couloir_dialects::common::loops::Range;
use couloir_dialects::common::mixed::int_constant;
use couloir_dialects::{arith, scf};
use couloir_ir::affine::AffineBuilder;
use couloir_ir::body::{Block, Op, Value};
use couloir_ir::build::{Build, InsertPoint};
use couloir_ir::{Attribute, Type};
use couloir_rewrite::Rewriter;

use super::ops_before_end;
use super::unroll::{Mark, Repeated, repeat};
use crate::affine_loop_coalescing::counted::{counted_index, size};
use crate::affine_loop_unroll::unroll::MOST;
use crate::common::{entry_of, index, mul, new_region};
use crate::loops::Bounds;

/// Has the innermost dimensions of a loop do so many iterations in one, where it is known that
/// these divide what there is to do. None where the loop stays.
pub fn unroll_parallel(
    rw: &mut Rewriter<'_>,
    op: Op,
    factors: &[u64],
    mark: Option<Mark>,
) -> Option<()> {
    let bounds = Bounds::of_parallel(rw.view(op));
    let first = bounds.step.len().checked_sub(factors.len())?;
    let block = entry_of(rw.scope().body, op, 0)?;
    let ops = ops_before_end(rw.scope().body, block).len() as u64;
    let made = factors.iter().fold(ops, |made, &factor| made.saturating_mul(factor));
    if factors.iter().all(|&factor| factor == 1) || ops == 0 || made > MOST {
        return None;
    }
    let counts = trip_counts(rw, &bounds)?;
    let mut pairs = counts.iter().skip(first).zip(factors);
    if !pairs.all(|(count, &factor)| count.checked_rem(factor) == Some(0)) {
        return None;
    }
    for (at, &factor) in factors.iter().enumerate().filter(|(_, factor)| **factor != 1) {
        unroll_dimension(rw, op, first + at, factor, mark)?;
    }
    Some(())
}

/// How often each dimension runs, where that is known of all.
fn trip_counts(rw: &Rewriter<'_>, bounds: &Bounds) -> Option<Vec<u64>> {
    let all = bounds.lower.iter().zip(&bounds.upper).zip(&bounds.step);
    let count = |((&lower, &upper), &step): ((&Value, &Value), &Value)| {
        Range::of(lower, upper, step).count(rw.scope(), true)
    };
    all.map(count).collect()
}

fn unroll_dimension(
    rw: &mut Rewriter<'_>,
    op: Op,
    at: usize,
    factor: u64,
    mark: Option<Mark>,
) -> Option<()> {
    let bounds = Bounds::of_parallel(rw.view(op));
    let step = int_constant(rw.scope(), *bounds.step.get(at)?)?;
    let block = entry_of(rw.scope().body, op, 0)?;
    let variable = *rw.scope().body.args(block).get(at)?;
    let ops = ops_before_end(rw.scope().body, block);
    rw.at(op);
    let new = index(rw, step.wrapping_mul(factor.cast_signed()));
    rw.set_operand(op, 2 * bounds.step.len() + at, new);
    let what = Repeated { block, ops: &ops, variable, carried: &[], times: factor, mark };
    repeat(rw, &what, |rw, end, iteration| {
        let place = rw.scope().body.value_location(variable);
        rw.set_point(InsertPoint::Before(end));
        rw.set_location(place);
        shifted(rw, variable, step.wrapping_mul(iteration.cast_signed()))
    })
}

/// A variable and a number together.
fn shifted(rw: &mut Rewriter<'_>, variable: Value, by: i64) -> Option<Value> {
    let mut b = AffineBuilder::new(1, 0);
    let (own, by) = (b.dim(0)?, b.constant(by));
    let sum = b.add(own, by);
    let map = Attribute::affine_map(rw.context(), b.map(&[sum]).ok()?);
    Some(rw.insert1(affine::Apply::build(rw.context(), &[variable], map)))
}

/// Makes a loop of fewer dimensions of a loop, each of several of its dimensions, in this order.
/// None where the loop stays.
pub fn collapse(rw: &mut Rewriter<'_>, op: Op, groups: &[Vec<usize>]) -> Option<()> {
    let bounds = Bounds::of_parallel(rw.view(op));
    let block = entry_of(rw.scope().body, op, 0)?;
    let counts = normalize(rw, op, block, &bounds)?;
    rw.at(op);
    let (zero, one) = (index(rw, 0), index(rw, 1));
    let mut upper = Vec::new();
    for group in groups {
        upper.push(product(rw, group, &counts)?);
    }
    let types = vec![Type::INDEX; groups.len()];
    let (region, inside) = new_region(rw, &types);
    let (zeros, ones) = (vec![zero; groups.len()], vec![one; groups.len()]);
    rw.insert(scf::Parallel::build(rw.context(), &[], &zeros, &upper, &ones, &[], region));
    rw.set_point(InsertPoint::End(inside));
    for (at, group) in groups.iter().enumerate() {
        take_apart(rw, block, *rw.scope().body.args(inside).get(at)?, group, &counts)?;
    }
    let end = rw.insert(scf::Reduce::build(&[], &[]));
    move_ops(rw, block, end);
    rw.erase(op);
    Some(())
}

/// Computes how often each dimension runs before the loop, and in the loop what it counted.
fn normalize(rw: &mut Rewriter<'_>, op: Op, block: Block, bounds: &Bounds) -> Option<Vec<Value>> {
    let args = rw.scope().body.args(block).to_vec();
    let all = bounds.lower.iter().zip(&bounds.upper).zip(&bounds.step).zip(args);
    let mut counts = Vec::new();
    for (((&lower, &upper), &step), variable) in all {
        rw.at(op);
        let count = size(rw, [lower, upper, step])?;
        counts.push(count.value(rw));
        let start = InsertPoint::start(rw.scope().body, block);
        rw.set_point(start);
        counted_index(rw, variable, lower, step)?;
    }
    Some(counts)
}

/// How often several dimensions run together.
fn product(rw: &mut Rewriter<'_>, group: &[usize], counts: &[Value]) -> Option<Value> {
    let mut sorted = group.to_vec();
    sorted.sort_unstable();
    let mut all = index(rw, 1);
    for at in sorted {
        all = mul(rw, all, *counts.get(at)?);
    }
    Some(all)
}

/// Computes what each of several dimensions counts of what they count together.
fn take_apart(
    rw: &mut Rewriter<'_>,
    block: Block,
    together: Value,
    group: &[usize],
    counts: &[Value],
) -> Option<()> {
    let (&first, inner) = group.split_first()?;
    let args = rw.scope().body.args(block).to_vec();
    let mut rest = together;
    for &at in inner.iter().rev() {
        let count = *counts.get(at)?;
        let own = rw.insert1(arith::Remsi::build(Type::INDEX, rest, count));
        rw.replace_all_uses(*args.get(at)?, own);
        rest = rw.insert1(arith::Divsi::build(Type::INDEX, rest, count));
    }
    rw.replace_all_uses(*args.get(first)?, rest);
    Some(())
}

/// Moves the ops of a block but the last before another op.
fn move_ops(rw: &mut Rewriter<'_>, block: Block, before: Op) {
    for op in ops_before_end(rw.scope().body, block) {
        rw.move_before(op, before);
    }
}
