//! Unrolls an `scf.for`: in full, or by a factor, with what is left over in a loop after it.

use couloir_dialects::arith;
use couloir_dialects::common::mixed::int_constant;
use couloir_ir::body::{Block, Op, Value};
use couloir_ir::build::{Build, InsertPoint};
use couloir_rewrite::Rewriter;
use couloir_rewrite::copy::Copies;

use super::{CARRIED, ops_before_end, promote_single, trip_count};
use crate::affine_loop_unroll::unroll::MOST;
use crate::common::{add, entry_of, mul, number, sub};

/// What is done to each op of an unrolled loop, with the number of its iteration.
pub type Mark = fn(&mut Rewriter<'_>, Op, u64);

/// Unrolls all iterations of a loop, where it is known how many there are. None where it stays.
pub fn unroll_whole(rw: &mut Rewriter<'_>, op: Op, mark: Option<Mark>) -> Option<()> {
    match trip_count(rw.view(op))? {
        0 => Some(()),
        1 => promote_single(rw, op),
        count => unroll_by(rw, op, count, mark),
    }
}

/// Has a loop do so many iterations in one; what is left over is done by a loop after it. None
/// where the loop stays.
pub fn unroll_by(rw: &mut Rewriter<'_>, op: Op, factor: u64, mark: Option<Mark>) -> Option<()> {
    let body = rw.scope().body;
    let block = entry_of(body, op, 0)?;
    let ops = ops_before_end(body, block);
    if ops.is_empty() {
        return Some(());
    }
    if (ops.len() as u64).saturating_mul(factor) > MOST {
        return None;
    }
    let old = Bounds::of(rw, op)?;
    let known = old.known(rw, op);
    if known.is_some() && factor == 1 {
        return promote_single(rw, op);
    }
    rw.at(op);
    let new = match known {
        Some(known) => by_known(rw, &old, &known, factor)?,
        None => by_computed(rw, &old, factor),
    };
    if new.leaves_rest {
        leave_the_rest(rw, op, new.upper)?;
    }
    rw.set_operand(op, 1, new.upper);
    rw.set_operand(op, 2, new.step);
    repeat_for(rw, op, &ops, factor, old.step, mark)?;
    _ = promote_single(rw, op);
    Some(())
}

/// The bounds and the step of a loop.
struct Bounds {
    lower: Value,
    upper: Value,
    step: Value,
}

/// The same as numbers, with how often the loop runs.
struct Known {
    lower: i64,
    upper: i64,
    step: i64,
    count: u64,
}

/// Where an unrolled loop ends and how far it goes at once.
struct Unrolled {
    upper: Value,
    step: Value,
    leaves_rest: bool,
}

impl Bounds {
    fn of(rw: &Rewriter<'_>, op: Op) -> Option<Self> {
        let at = |index| rw.view(op).operand(index);
        Some(Bounds { lower: at(0)?, upper: at(1)?, step: at(2)? })
    }

    fn known(&self, rw: &Rewriter<'_>, op: Op) -> Option<Known> {
        let count = trip_count(rw.view(op))?;
        let number = |value| int_constant(rw.scope(), value);
        let (lower, upper) = (number(self.lower)?, number(self.upper)?);
        Some(Known { lower, upper, step: number(self.step)?, count })
    }
}

/// Of a loop whose bounds are numbers.
fn by_known(rw: &mut Rewriter<'_>, old: &Bounds, known: &Known, factor: u64) -> Option<Unrolled> {
    let whole = known.count.wrapping_sub(known.count.checked_rem(factor)?).cast_signed();
    let end = known.lower.wrapping_add(whole.wrapping_mul(known.step));
    let step = known.step.wrapping_mul(factor.cast_signed());
    let leaves_rest = end < known.upper;
    let ty = rw.ty(old.upper);
    let upper = if leaves_rest { number(rw, ty, end) } else { old.upper };
    let step = if step == known.step { old.step } else { number(rw, ty, step) };
    Some(Unrolled { upper, step, leaves_rest })
}

/// Of a loop whose bounds are computed when it runs.
fn by_computed(rw: &mut Rewriter<'_>, old: &Bounds, factor: u64) -> Unrolled {
    let ty = rw.ty(old.upper);
    let span = sub(rw, old.upper, old.lower);
    let count = ceil_div(rw, span, old.step);
    let factor = number(rw, ty, factor.cast_signed());
    let rest = rw.insert1(arith::Remsi::build(ty, count, factor));
    let whole = sub(rw, count, rest);
    let passed = mul(rw, whole, old.step);
    let upper = add(rw, old.lower, passed);
    let step = mul(rw, old.step, factor);
    Unrolled { upper, step, leaves_rest: true }
}

/// A quotient of positive numbers, rounded up.
pub(crate) fn ceil_div(rw: &mut Rewriter<'_>, a: Value, b: Value) -> Value {
    let ty = rw.ty(a);
    let one = number(rw, ty, 1);
    let rest = sub(rw, b, one);
    let sum = add(rw, a, rest);
    rw.insert1(arith::Divui::build(ty, sum, b))
}

/// Leaves what comes from a number on to a loop after the loop, which goes on with what that gives.
fn leave_the_rest(rw: &mut Rewriter<'_>, op: Op, from: Value) -> Option<()> {
    let after = InsertPoint::after(rw.scope().body, op)?;
    let rest = Copies::default().op(rw.body(), op, after);
    rw.set_operand(rest, 0, from);
    let results = rw.view(op).results().collect::<Vec<_>>();
    let new = rw.view(rest).results().collect::<Vec<_>>();
    for (at, (&old, new)) in results.iter().zip(new).enumerate() {
        rw.replace_all_uses(old, new);
        rw.set_operand(rest, CARRIED + at, old);
    }
    _ = promote_single(rw, rest);
    Some(())
}

/// A block that is repeated.
pub(crate) struct Repeated<'a> {
    pub(crate) block: Block,
    pub(crate) ops: &'a [Op],
    /// What the loop counts.
    pub(crate) variable: Value,
    /// What it carries.
    pub(crate) carried: &'a [Value],
    pub(crate) times: u64,
    pub(crate) mark: Option<Mark>,
}

/// Repeats the ops of a loop, with what it carries then and what it counts, which is computed
/// before the last op.
pub(crate) fn repeat(
    rw: &mut Rewriter<'_>,
    what: &Repeated<'_>,
    counted: impl Fn(&mut Rewriter<'_>, Op, u64) -> Option<Value>,
) -> Option<()> {
    let body = rw.scope().body;
    let end = body.last_op(what.block)?;
    let yielded = body.operands(end).collect::<Vec<_>>();
    let counts = !body.is_unused(what.variable);
    let mut last = yielded.clone();
    for at in 1..what.times {
        let mut copies = Copies::default();
        what.carried.iter().zip(&last).for_each(|(&arg, &value)| copies.map(arg, value));
        if counts {
            let counted = counted(rw, end, at)?;
            copies.map(what.variable, counted);
        }
        for &own in what.ops {
            let copy = copies.op(rw.body(), own, InsertPoint::Before(end));
            what.mark.into_iter().for_each(|mark| mark(rw, copy, at));
        }
        last = yielded.iter().map(|&value| copies.get(value)).collect();
    }
    if let Some(mark) = what.mark {
        what.ops.iter().for_each(|&own| mark(rw, own, 0));
    }
    rw.set_operands(end, &last);
    Some(())
}

/// Repeats what is in an `scf.for`.
fn repeat_for(
    rw: &mut Rewriter<'_>,
    op: Op,
    ops: &[Op],
    times: u64,
    step: Value,
    mark: Option<Mark>,
) -> Option<()> {
    let body = rw.scope().body;
    let block = entry_of(body, op, 0)?;
    let args = body.args(block).to_vec();
    let (&variable, carried) = args.split_first()?;
    repeat(rw, &Repeated { block, ops, variable, carried, times, mark }, |rw, end, at| {
        rw.at(op);
        rw.set_point(InsertPoint::Before(end));
        let ty = rw.ty(variable);
        let by = number(rw, ty, at.cast_signed());
        let passed = mul(rw, step, by);
        Some(add(rw, variable, passed))
    })
}
