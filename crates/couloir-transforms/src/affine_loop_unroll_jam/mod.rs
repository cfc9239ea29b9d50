//! `affine-loop-unroll-jam`: the loop that a function begins with does in one iteration what it
//! did in several, and loops in it do so together.
//!
//! A loop that carries sums or the like from one iteration to the next carries one for each of those
//! that become one; they are put together after it. A loop that carries anything else stays as it is.

use couloir_dialects::affine;
use couloir_dialects::common::calc::Calc;
use couloir_dialects::common::region_branch::like;
use couloir_ir::build::{Build, InsertPoint};
use couloir_ir::walk::postorder;
use couloir_ir::{Attribute, Block, Body, Op, OpDef, OpRef, Value};
use couloir_pass::{OptionDef, OptionKind, PassDef};
use couloir_rewrite::Rewriter;
use couloir_rewrite::copy::Copies;

use crate::affine_loop_unroll::unroll::{MOST, bumped, can_leave_rest, leave_the_rest};
use crate::affine_loops::{
    constant_trip_count, promote_single, set_step, step, trip_count_divisor,
};
use crate::affine_parallelize::reductions::reductions;
use crate::common::entry_of;

/// `affine-loop-unroll-jam`
pub static PASS: PassDef = PassDef {
    name: "affine-loop-unroll-jam",
    class: "AffineLoopUnrollAndJam",
    description: "Unroll and jam affine loops",
    functions: true,
    options: &[OptionDef {
        name: "unroll-jam-factor",
        kind: OptionKind::Unsigned,
        default: "4",
        description: "Use this unroll jam factor for all loops (default 4)",
    }],
    run: |cx| {
        let (ctx, factor) = (cx.ctx, cx.options.number("unroll-jam-factor").max(0));
        cx.inside(|function, body| {
            let mut rw = Rewriter::new(ctx, Some(function), body);
            if let Some(op) = first_loop(rw.scope().body).filter(|&op| is_loop(rw.view(op))) {
                jam(&mut rw, op, factor.cast_unsigned());
            }
        });
        Ok(())
    },
    ..PassDef::EMPTY
};

/// The op that a function begins with.
fn first_loop(body: &Body) -> Option<Op> {
    let entry = body.roots().first().and_then(|&region| body.entry_block(region))?;
    body.first_op(entry)
}

fn is_loop(op: OpRef<'_>) -> bool {
    op.is(affine::For::def())
}

/// Does so many iterations of a loop in one. None where the loop stays.
fn jam(rw: &mut Rewriter<'_>, op: Op, factor: u64) -> Option<()> {
    let count = constant_trip_count(rw.view(op));
    if factor <= 1 {
        return if count == Some(1) && factor == 1 { promote_single(rw, op) } else { None };
    }
    let block = entry_of(rw.scope().body, op, 0)?;
    let is_empty = rw.scope().body.first_op(block) == rw.scope().body.last_op(block);
    let ways = ways(rw, op)?;
    if is_empty || count.is_some_and(|count| count < factor) {
        return None;
    }
    let inside = inside(rw.scope().body, op);
    if (inside.len() as u64).saturating_mul(factor) > MOST || !has_own_bounds(rw, op, &inside) {
        return None;
    }
    let runs = runs(rw, block);
    if !trip_count_divisor(rw.view(op)).is_multiple_of(factor) {
        if !can_leave_rest(rw.view(op)) {
            return None;
        }
        leave_the_rest(rw, op, factor)?;
    }
    let mut copies = (1..factor).map(|_| Copies::default()).collect::<Vec<_>>();
    let loops = inside.into_iter().filter(|&op| is_loop(rw.view(op))).collect::<Vec<_>>();
    let mut loops =
        loops.into_iter().filter_map(|op| carry_all(rw, op, &mut copies)).collect::<Vec<_>>();
    let whole = carry_all(rw, op, &mut copies);
    let op = whole.as_ref().map_or(op, |whole| whole.op);
    loops.extend(whole);
    let old = step(rw.view(op))?;
    set_step(rw, op, old.wrapping_mul(factor.cast_signed()));
    for (at, copies) in copies.iter_mut().enumerate().rev() {
        let by = i64::try_from(at + 1).ok()?;
        repeat(rw, op, &runs, old.wrapping_mul(by), copies)?;
        for own in &loops {
            own.pass(rw, at + 1, copies);
        }
    }
    put_together(rw, op, &ways)?;
    // It may run just once now.
    _ = promote_single(rw, op);
    Some(())
}

/// What puts the values together that a loop carries. None where nothing does that for one of them.
fn ways(rw: &Rewriter<'_>, op: Op) -> Option<Vec<&'static OpDef>> {
    let op = rw.view(op);
    let ways = reductions(op).into_iter().map(|found| op.body().op(found.op).name.def());
    let ways = ways.collect::<Option<Vec<_>>>()?;
    (ways.len() == op.operand_group(affine::For::INITS).len()).then_some(ways)
}

/// Puts the values together that a loop carries for each of several iterations, the last first.
fn put_together(rw: &mut Rewriter<'_>, op: Op, ways: &[&'static OpDef]) -> Option<()> {
    let results = rw.view(op).results().collect::<Vec<_>>();
    let (own, others) = results.split_at_checked(ways.len())?;
    let after = InsertPoint::after(rw.scope().body, op)?;
    rw.at(op);
    rw.set_point(after);
    for (at, (&way, &first)) in ways.iter().zip(own).enumerate() {
        let others = others.chunks(ways.len()).rev().filter_map(|list| list.get(at).copied());
        put_one_together(rw, way, first, others)?;
    }
    Some(())
}

/// Puts a value and others together for what used the value.
fn put_one_together(
    rw: &mut Rewriter<'_>,
    way: &'static OpDef,
    first: Value,
    others: impl Iterator<Item = Value>,
) -> Option<()> {
    let calc = Calc::new(rw.context(), rw, None);
    let so_far = others.scan(calc.num(first), |so_far, other| {
        *so_far = so_far.bin(way, calc.num(other));
        Some(so_far.value)
    });
    let so_far = so_far.collect::<Vec<_>>();
    rw.replace_all_uses(first, *so_far.last()?);
    let begun = rw.scope().defining_op(*so_far.first()?)?.op;
    rw.set_operand(begun, 0, first);
    Some(())
}

/// The ops in a loop, each after those in it.
fn inside(body: &Body, op: Op) -> Vec<Op> {
    postorder(body, body.regions(op)).collect()
}

/// Whether no bound of a loop in a loop is computed there.
fn has_own_bounds(rw: &Rewriter<'_>, op: Op, inside: &[Op]) -> bool {
    let body = rw.scope().body;
    let own = inside.iter().copied().collect::<rustc_hash::FxHashSet<_>>();
    let is_inside = |value: Value| match body.defining_op(value) {
        Some(from) => own.contains(&from),
        None => {
            let region = body.block_of_value(value).and_then(|block| body.region_of(block));
            let around = region.and_then(|region| body.region_parent(region));
            around.is_some_and(|around| around == op || own.contains(&around))
        }
    };
    let loops = inside.iter().map(|&op| rw.view(op)).filter(|&op| is_loop(op));
    let bounds = |op: OpRef<'_>| {
        let groups = [affine::For::LOWER_BOUND_OPERANDS, affine::For::UPPER_BOUND_OPERANDS];
        groups.into_iter().flat_map(|group| op.operands_in(group)).collect::<Vec<_>>()
    };
    !loops.flat_map(bounds).any(is_inside)
}

/// The ops of blocks between loops, loops in loops included: those of each block in order.
fn runs(rw: &Rewriter<'_>, block: Block) -> Vec<Vec<Op>> {
    let body = rw.scope().body;
    let (mut runs, mut pending) = (Vec::new(), vec![body.first_op(block)]);
    while let Some(at) = pending.pop() {
        let mut run = Vec::new();
        let mut next = at;
        while let Some(op) = next {
            let after = body.next_op(op);
            if after.is_none() {
                break;
            }
            if is_loop(rw.view(op)) {
                pending.push(after);
                pending.extend(entry_of(body, op, 0).map(|block| body.first_op(block)));
                break;
            }
            run.push(op);
            next = after;
        }
        if !run.is_empty() {
            runs.push(run);
        }
    }
    runs
}

/// Repeats the ops of a loop, each run after itself, for an iteration that counts more by so much.
fn repeat(
    rw: &mut Rewriter<'_>,
    op: Op,
    runs: &[Vec<Op>],
    by: i64,
    copies: &mut Copies,
) -> Option<()> {
    let body = rw.scope().body;
    let variable = *body.args(entry_of(body, op, 0)?).first()?;
    let counts = !body.is_unused(variable);
    for run in runs {
        let next = rw.scope().body.next_op(*run.last()?)?;
        if counts {
            let counted = bumped(rw, op, next, variable, by)?;
            copies.map(variable, counted);
        }
        for &own in run {
            copies.op(rw.body(), own, InsertPoint::Before(next));
        }
    }
    Some(())
}

/// A loop that carries its values for each of several iterations of the loop around.
struct Carrying {
    op: Op,
    /// How many it carried before.
    count: usize,
}

/// Makes a loop carry its values once for each copy, if it carries any.
fn carry_all(rw: &mut Rewriter<'_>, op: Op, copies: &mut [Copies]) -> Option<Carrying> {
    let inits = rw.view(op).operands_in(affine::For::INITS);
    if inits.is_empty() {
        return None;
    }
    let (count, times) = (inits.len(), copies.len() + 1);
    let body = rw.scope().body;
    let block = entry_of(body, op, 0)?;
    let end = body.last_op(block)?;
    let own = rw.view(end).operands().collect::<Vec<_>>();
    let types = inits.iter().map(|&init| rw.ty(init)).collect::<Vec<_>>();
    rw.at(op);
    let location = rw.location();
    for &ty in std::iter::repeat_n(&types, copies.len()).flatten() {
        rw.add_arg(block, ty, location);
    }
    let old = rw.view(op).results().collect::<Vec<_>>();
    let mut new = like(rw.view(op)).results(types.repeat(times));
    new.operands.extend(inits.repeat(copies.len()));
    let sizes = new.props.get_mut(affine::For::OPERAND_SEGMENT_SIZES)?;
    let mut lengths = sizes.and_then(|sizes| sizes.as_i32_array(rw.context())).unwrap_or_default();
    *lengths.last_mut()? = i32::try_from(count.checked_mul(times)?).ok()?;
    *sizes = Some(Attribute::i32_array(rw.context(), &lengths));
    new.regions = rw.body().take_regions(op).into();
    let new = rw.insert(new);
    place_args(rw, new, block);
    rw.set_operands(end, &own.repeat(times));
    let results = rw.view(new).results().collect::<Vec<_>>();
    let args = rw.scope().body.args(entry_of(rw.scope().body, new, 0)?).get(1..)?.to_vec();
    for list in [&args, &results] {
        let mut each = list.chunks(count);
        let first = each.next()?;
        for (copies, own) in copies.iter_mut().zip(each) {
            first.iter().zip(own).for_each(|(&from, &to)| copies.map(from, to));
        }
    }
    debug_assert_eq!(old.len(), count);
    rw.replace(op, results.get(..count)?);
    Some(Carrying { op: new, count })
}

/// What a loop counts comes from where it does, what it carries from where its first value does.
fn place_args(rw: &mut Rewriter<'_>, op: Op, block: Block) {
    let inits = rw.view(op).operands_in(affine::For::INITS).into_iter();
    let body = rw.body();
    let places = inits.map(|init| body.value_location(init)).collect::<Vec<_>>();
    let places = std::iter::once(body.op(op).location).chain(places);
    for (arg, place) in body.args(block).to_vec().into_iter().zip(places) {
        body.set_arg_location(arg, place);
    }
}

impl Carrying {
    /// Makes the values of one copy those that the copy computes.
    fn pass(&self, rw: &mut Rewriter<'_>, at: usize, copies: &Copies) -> Option<()> {
        let first = rw.view(self.op).operand_group(affine::For::INITS).start;
        let body = rw.scope().body;
        let end = body.last_op(entry_of(body, self.op, 0)?)?;
        for (op, first) in [(self.op, first), (end, 0)] {
            for own in first..first + self.count {
                let value = copies.get(rw.view(op).operand(own)?);
                rw.set_operand(op, own + at * self.count, value);
            }
        }
        Some(())
    }
}
