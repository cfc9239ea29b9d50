//! Unrolls one loop: in full, or by a factor with what is left over in a loop after it.

use couloir_dialects::affine::{self, Composed};
use couloir_ir::affine::{AffineBuilder, AffineMap};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::{Build, InsertPoint};
use couloir_ir::{Attribute, OpRef, Scope};
use couloir_rewrite::Rewriter;
use couloir_rewrite::copy::Copies;

use crate::affine_loops::{
    Side, bound, constant_trip_count, promote_single, set_bound, set_step, step,
    trip_count_divisor, trip_counts,
};
use crate::common::entry_of;

/// Most ops that are made of a loop.
pub(crate) const MOST: u64 = 1 << 24;

/// Unrolls all iterations of a loop, where it is known how many there are. None where it stays.
pub(super) fn whole(rw: &mut Rewriter<'_>, op: Op) -> Option<()> {
    match constant_trip_count(rw.view(op))? {
        0 => Some(()),
        1 => promote_single(rw, op),
        count => by_factor(rw, op, count, false),
    }
}

/// Does this many iterations in one, or all of them where what is left over goes with it and their
/// number is known. None where the loop stays.
pub(super) fn by_factor(rw: &mut Rewriter<'_>, op: Op, factor: u64, cleans_up: bool) -> Option<()> {
    let count = constant_trip_count(rw.view(op));
    if factor <= 1 {
        return if count == Some(1) && factor == 1 { promote_single(rw, op) } else { Some(()) };
    }
    let body = rw.scope().body;
    let block = entry_of(body, op, 0)?;
    let ops = body.block_ops(block).count() as u64;
    if ops <= 1 {
        return Some(());
    }
    if ops.saturating_mul(factor) > MOST {
        return None;
    }
    if count.is_some_and(|count| count < factor) {
        return if cleans_up { whole(rw, op) } else { None };
    }
    if !trip_count_divisor(rw.view(op)).is_multiple_of(factor) {
        if !can_leave_rest(rw.view(op)) {
            return None;
        }
        if cleans_up {
            return whole(rw, op);
        }
        leave_the_rest(rw, op, factor)?;
    }
    let old = step(rw.view(op))?;
    set_step(rw, op, old.wrapping_mul(factor.cast_signed()));
    repeat(rw, op, factor, old)?;
    // It may run just once now.
    _ = promote_single(rw, op);
    Some(())
}

/// Whether it can be told where to split a loop.
pub(crate) fn can_leave_rest(op: OpRef<'_>) -> bool {
    let single = |side| bound(op, side).is_some_and(|all| all.map.num_results() == 1);
    single(Side::Lower) && single(Side::Upper)
}

/// Where a loop ends that does a multiple of so many iterations.
fn split(rw: &mut Rewriter<'_>, op: Op, factor: u64) -> Option<Composed> {
    let factor = i64::try_from(factor).ok()?;
    let counts = trip_counts(rw.view(op))?;
    let (lower, step) = (bound(rw.view(op), Side::Lower)?, step(rw.view(op))?);
    let mut builder = AffineBuilder::new(counts.map.dims(), counts.map.symbols());
    let count = *builder.import(&counts.map, &[], &[]).first()?;
    let by = builder.constant(factor);
    let rest = builder.modulo(count, by);
    let whole = builder.sub(count, rest);
    let by = builder.constant(step);
    let passed = builder.mul(whole, by);
    let passed = builder.map(&[passed]).ok()?;
    rw.at(op);
    let mut applied = |map: AffineMap, operands: &[Value]| {
        let map = Attribute::affine_map(rw.context(), map);
        rw.insert(affine::Apply::build(rw.context(), operands, map))
    };
    let parts =
        [applied(lower.map.clone(), &lower.operands()), applied(passed, &counts.operands())];
    let sum = sum_of(rw.scope(), parts);
    for part in parts {
        rw.erase(part);
    }
    sum
}

/// The sum of two results, told by what they are computed from.
fn sum_of(scope: Scope<'_>, parts: [Op; 2]) -> Option<Composed> {
    let [a, b] = parts.map(|part| scope.body.result(part, 0));
    let mut builder = AffineBuilder::new(2, 0);
    let (first, second) = (builder.dim(0)?, builder.dim(1)?);
    let sum = builder.add(first, second);
    let all = Composed::new(builder.map(&[sum]).ok()?, &[a?, b?]).compose(scope)?;
    let all = Composed { map: all.map.simplify().ok()?, ..all };
    all.canonical(scope).ok()
}

/// Leaves what is left over after multiples of so many iterations to a loop after the loop.
pub(crate) fn leave_the_rest(rw: &mut Rewriter<'_>, op: Op, factor: u64) -> Option<()> {
    let middle = split(rw, op, factor)?;
    let after = InsertPoint::after(rw.scope().body, op)?;
    let rest = Copies::default().op(rw.body(), op, after);
    let body = rw.scope().body;
    let results = body.results(op).collect::<Vec<_>>();
    let inits = rw.view(rest).operand_group(affine::For::INITS);
    let new = body.results(rest).collect::<Vec<_>>();
    for (&old, new) in results.iter().zip(new) {
        rw.replace_all_uses(old, new);
    }
    for (at, result) in inits.zip(results) {
        rw.set_operand(rest, at, result);
    }
    set_bound(rw, rest, Side::Lower, &middle);
    _ = promote_single(rw, rest);
    set_bound(rw, op, Side::Upper, &middle);
    Some(())
}

/// Repeats what is in a loop, with what it counts and carries then.
fn repeat(rw: &mut Rewriter<'_>, op: Op, times: u64, step: i64) -> Option<()> {
    let body = rw.scope().body;
    let block = entry_of(body, op, 0)?;
    let end = body.last_op(block)?;
    let ops = body.block_ops(block).filter(|&own| own != end).collect::<Vec<_>>();
    let (variable, carried) = body.args(block).split_first()?;
    let (variable, carried) = (*variable, carried.to_vec());
    let yielded = body.operands(end).collect::<Vec<_>>();
    let counts = !body.is_unused(variable);
    let mut last = yielded.clone();
    for at in 1..times {
        let mut copies = Copies::default();
        for (&arg, &value) in carried.iter().zip(&last) {
            copies.map(arg, value);
        }
        if counts {
            let counted = bumped(rw, op, end, variable, step.wrapping_mul(at.cast_signed()))?;
            copies.map(variable, counted);
        }
        for &own in &ops {
            copies.op(rw.body(), own, InsertPoint::Before(end));
        }
        last = yielded.iter().map(|&value| copies.get(value)).collect();
    }
    rw.set_operands(end, &last);
    Some(())
}

/// What a loop's variable is some iterations on, told before an op in the loop.
pub(crate) fn bumped(
    rw: &mut Rewriter<'_>,
    op: Op,
    end: Op,
    variable: Value,
    by: i64,
) -> Option<Value> {
    let mut builder = AffineBuilder::new(1, 0);
    let (own, by) = (builder.dim(0)?, builder.constant(by));
    let sum = builder.add(own, by);
    let map = Attribute::affine_map(rw.context(), builder.map(&[sum]).ok()?);
    rw.at(op);
    rw.set_point(InsertPoint::Before(end));
    Some(rw.insert1(affine::Apply::build(rw.context(), &[variable], map)))
}
