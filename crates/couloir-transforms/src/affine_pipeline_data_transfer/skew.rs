//! Skewing a loop: some of what it does comes an iteration early.

use couloir_dialects::affine::{self, Composed};
use couloir_ir::affine::{AffineBuilder, AffineMap};
use couloir_ir::build::{Build, InsertPoint};
use couloir_ir::walk::preorder;
use couloir_ir::{Attribute, Block, Op, Scope, Type, Value};
use couloir_rewrite::Rewriter;
use couloir_rewrite::copy::Copies;
use rustc_hash::{FxHashMap, FxHashSet};

use super::pairs::ancestor_in;
use crate::affine_loops::{Side, bound, each_result, promote_single, step};
use crate::common::{entry_of, new_region};

/// Whether all that is in a loop may be there two times more; if not, nothing may from then on.
pub(super) fn may_grow(scope: Scope<'_>, op: Op, left: &mut usize) -> bool {
    let inside = preorder(scope.body, scope.body.regions(op));
    let ops = inside.take(*left).count().saturating_mul(2);
    let rest = left.checked_sub(ops).filter(|&rest| rest > 0);
    *left = rest.unwrap_or(0);
    rest.is_some()
}

/// Ops of a loop, in order, that come so many iterations late.
struct Group {
    late: i64,
    ops: Vec<Op>,
}

/// Makes loops of one that runs so often, in which some ops come an iteration before the others.
/// None where an op would be needed before it comes.
pub(super) fn skew(rw: &mut Rewriter<'_>, op: Op, early: &FxHashSet<Op>, count: u64) -> Option<()> {
    let body = rw.scope().body;
    let block = entry_of(body, op, 0)?;
    let end = body.last_op(block)?;
    let ops = body.block_ops(block).filter(|&own| own != end).collect::<Vec<_>>();
    keeps_together(rw.scope(), block, &ops, early).then_some(())?;
    let (first, second) = ops.into_iter().partition::<Vec<_>, _>(|op| early.contains(op));
    let step = step(rw.view(op))?;
    let span = count.cast_signed().wrapping_mul(step);
    let groups = [Group { late: 0, ops: first }, Group { late: 1, ops: second }];
    let [first, second] = &groups;
    let (mut start, mut open) = (step, vec![first, second]);
    if count == 0 {
        // The early ones are done with, as upstream does it.
        insert_shifted(rw, op, (0, 0), &[first])?;
        (start, open) = (0, vec![second]);
    } else {
        insert_shifted(rw, op, (0, step), &[first])?;
    }
    while let Some(group) = open.first() {
        let stop = group.late.wrapping_mul(step).wrapping_add(span);
        insert_shifted(rw, op, (start, stop), &open)?;
        start = stop;
        open.remove(0);
    }
    rw.erase(op);
    Some(())
}

/// Whether each op comes in the iteration that what needs its results comes in.
fn keeps_together(scope: Scope<'_>, block: Block, ops: &[Op], early: &FxHashSet<Op>) -> bool {
    let own = ops.iter().map(|&op| (op, early.contains(&op))).collect::<FxHashMap<_, _>>();
    let late = |op: Op| own.get(&op).copied().unwrap_or(false);
    ops.iter().all(|&op| {
        let users = scope.body.results(op).flat_map(|value| scope.body.uses(value));
        let mut users = users.filter_map(|own| ancestor_in(scope, own.op, block));
        users.all(|user| late(user) == late(op))
    })
}

/// The start of a loop with a constant added.
fn shifted(rw: &Rewriter<'_>, op: Op, by: i64) -> Option<AffineMap> {
    let lower = bound(rw.view(op), Side::Lower)?;
    let all = each_result(lower, |b: &mut AffineBuilder, _, id| {
        let by = b.constant(by);
        b.add(id, by)
    });
    Some(all?.map)
}

/// Makes a loop before another, between two places after the start of that, which does what
/// groups do.
fn insert_shifted(
    rw: &mut Rewriter<'_>,
    op: Op,
    (from, to): (i64, i64),
    groups: &[&Group],
) -> Option<()> {
    let ctx = rw.context();
    let (lower, upper) = (bound(rw.view(op), Side::Lower)?, bound(rw.view(op), Side::Upper)?);
    let (low, high) = (shifted(rw, op, from)?, shifted(rw, op, to)?);
    let low = Composed { map: low, ..lower };
    let own = if upper.operands().len() == low.operands().len() { &upper } else { &low };
    let (lows, highs) = (low.operands(), own.operands());
    rw.at(op);
    let (region, block) = new_region(rw, &[Type::INDEX]);
    let maps = [low.map, high].map(|map| Attribute::affine_map(ctx, map));
    let step = Attribute::index(ctx, step(rw.view(op))?);
    let [low, high] = maps;
    let new = affine::For::build(ctx, &[], &lows, &highs, &[], low, high, step, region);
    let new = rw.insert(new);
    rw.set_point(InsertPoint::End(block));
    let end = rw.insert(affine::Yield::build(&[]));
    rw.set_point(InsertPoint::Before(end));
    fill(rw, op, block, groups)?;
    // It may run just once.
    _ = promote_single(rw, new);
    Some(())
}

/// Copies what groups do to where ops are made.
fn fill(rw: &mut Rewriter<'_>, op: Op, block: Block, groups: &[&Group]) -> Option<()> {
    let body = rw.scope().body;
    let old = *body.args(entry_of(body, op, 0)?).first()?;
    let count = *body.args(block).first()?;
    let point = rw.point();
    let mut copies = Copies::default();
    for group in groups {
        let own = match group.late != 0 && !rw.scope().body.is_unused(old) {
            true => earlier(rw, count, group.late.wrapping_mul(step(rw.view(op))?))?,
            false => count,
        };
        copies.map(old, own);
        for &own in &group.ops {
            copies.op(rw.body(), own, point);
        }
    }
    Some(())
}

/// What a loop counted before so much was added.
fn earlier(rw: &mut Rewriter<'_>, count: Value, by: i64) -> Option<Value> {
    let mut b = AffineBuilder::new(1, 0);
    let (own, by) = (b.dim(0)?, b.constant(by.wrapping_neg()));
    let sum = b.add(own, by);
    let map = Attribute::affine_map(rw.context(), b.map(&[sum]).ok()?);
    Some(rw.insert1(affine::Apply::build(rw.context(), &[count], map)))
}
