//! The loops over tiles, and those over what is in a tile.

use couloir_dialects::affine::{self, Composed};
use couloir_ir::affine::{AffineBuilder, AffineMap};
use couloir_ir::build::{Build, InsertPoint};
use couloir_ir::{Attribute, Block, Op, Scope, Type, Value};
use couloir_rewrite::Rewriter;
use rustc_hash::FxHashSet;

use crate::affine_loops::{Side, bound, constant_trip_count, step, trip_count_divisor};
use crate::common::{entry_of, new_region};
use couloir_polyhedra::rows::{Quotient, Rows};

/// A loop that is to be made.
struct Plan {
    lower: Composed,
    upper: Composed,
    step: i64,
}

/// Tiles a nest; the loops over what is in a tile. None where the nest stays.
pub(super) fn tile(rw: &mut Rewriter<'_>, nest: &[Op], sizes: &[u32]) -> Option<Vec<Op>> {
    let (&root, &last) = (nest.first()?, nest.last()?);
    let carries = |&op: &Op| rw.view(op).results().len() > 0;
    if nest.iter().any(carries) || sizes.contains(&0) || !is_box(rw.scope(), nest) {
        return None;
    }
    let counts = nest.iter().map(|&op| count_of(rw, op)).collect::<Option<Vec<_>>>()?;
    rw.at(root);
    let mut tiles = Vec::with_capacity(nest.len());
    for (&op, &size) in nest.iter().zip(sizes) {
        let plan = over_tiles(rw, op, size)?;
        tiles.push(insert_loop(rw, &plan));
    }
    let mut inner = Vec::with_capacity(nest.len());
    for ((&op, &size), &tile) in nest.iter().zip(sizes).zip(&tiles) {
        let count = count_of(rw, tile)?;
        let plan = in_tile(rw, op, size, count)?;
        inner.push(insert_loop(rw, &plan));
    }
    move_ops(rw, last, *inner.last()?)?;
    for (&old, &op) in counts.iter().zip(&inner) {
        let new = count_of(rw, op)?;
        rw.replace_all_uses(old, new);
    }
    rw.erase(root);
    Some(inner)
}

/// What a loop counts.
pub(super) fn count_of(rw: &Rewriter<'_>, op: Op) -> Option<Value> {
    let body = rw.scope().body;
    body.args(entry_of(body, op, 0)?).first().copied()
}

/// A loop over tiles.
fn over_tiles(rw: &Rewriter<'_>, op: Op, size: u32) -> Option<Plan> {
    let view = rw.view(op);
    let (lower, upper) = (bound(view, Side::Lower)?, bound(view, Side::Upper)?);
    Some(Plan { lower, upper, step: step(view)?.wrapping_mul(size.into()) })
}

/// A loop over what is in the tile that starts at a value.
fn in_tile(rw: &Rewriter<'_>, op: Op, size: u32, start: Value) -> Option<Plan> {
    let view = rw.view(op);
    let step = step(view)?;
    let lower = Composed::new(AffineMap::identity(1), &[start]);
    let whole = i64::from(size).wrapping_mul(step);
    let count = constant_trip_count(view).filter(|&count| count < size.into());
    let upper = match count {
        Some(count) => shifted(start, count.cast_signed().wrapping_mul(step))?,
        None if trip_count_divisor(view).is_multiple_of(size.into()) => shifted(start, whole)?,
        None => cut_off(bound(view, Side::Upper)?, start, whole)?,
    };
    Some(Plan { lower, upper, step })
}

/// A value and a constant.
pub(super) fn shifted(start: Value, by: i64) -> Option<Composed> {
    let mut builder = AffineBuilder::new(1, 0);
    let (own, by) = (builder.dim(0)?, builder.constant(by));
    let sum = builder.add(own, by);
    Some(Composed::new(builder.map(&[sum]).ok()?, &[start]))
}

/// A bound that is no more than a constant above a value.
fn cut_off(upper: Composed, start: Value, by: i64) -> Option<Composed> {
    let dims = upper.map.dims();
    let mut builder = AffineBuilder::new(dims.checked_add(1)?, upper.map.symbols());
    let (own, by) = (builder.dim(dims)?, builder.constant(by));
    let mut results = vec![builder.add(own, by)];
    let dim_nodes = (0..dims).filter_map(|at| builder.dim(at)).collect::<Vec<_>>();
    let symbols = 0..upper.map.symbols();
    let symbol_nodes = symbols.filter_map(|at| builder.symbol(at)).collect::<Vec<_>>();
    results.extend(builder.import(&upper.map, &dim_nodes, &symbol_nodes));
    let mut all = Composed { map: builder.map(&results).ok()?, ..upper };
    all.dims.push(Some(start));
    Some(all)
}

/// Makes an empty loop; more goes into it.
fn insert_loop(rw: &mut Rewriter<'_>, plan: &Plan) -> Op {
    let ctx = rw.context();
    let (region, block) = new_region(rw, &[Type::INDEX]);
    let map = |all: &Composed| Attribute::affine_map(ctx, all.map.clone());
    let (from, to) = (plan.lower.operands(), plan.upper.operands());
    let (lower, upper) = (map(&plan.lower), map(&plan.upper));
    let step = Attribute::index(ctx, plan.step);
    let op = rw.insert(affine::For::build(ctx, &[], &from, &to, &[], lower, upper, step, region));
    end_block(rw, block);
    op
}

/// Ends a block; more goes before that.
pub(super) fn end_block(rw: &mut Rewriter<'_>, block: Block) {
    rw.set_point(InsertPoint::End(block));
    let end = rw.insert(affine::Yield::build(&[]));
    rw.set_point(InsertPoint::Before(end));
}

/// Makes an empty loop by a unit step between two bounds; more goes into it.
pub(super) fn plain_loop(rw: &mut Rewriter<'_>, lower: Composed, upper: Composed) -> Op {
    insert_loop(rw, &Plan { lower, upper, step: 1 })
}

/// Moves what is in a loop, but for its end, before the end of another.
fn move_ops(rw: &mut Rewriter<'_>, from: Op, to: Op) -> Option<()> {
    let body = rw.scope().body;
    let (block, new) = (entry_of(body, from, 0)?, entry_of(body, to, 0)?);
    let (end, new_end) = (body.last_op(block)?, body.last_op(new)?);
    let ops = body.block_ops(block).filter(|&op| op != end).collect::<Vec<_>>();
    for op in ops {
        rw.move_before(op, new_end);
    }
    Some(())
}

/// Whether it is known that no bound of a loop of a nest depends on another.
fn is_box(scope: Scope<'_>, nest: &[Op]) -> bool {
    let counts = nest.iter().filter_map(|&op| {
        let block = entry_of(scope.body, op, 0)?;
        scope.body.args(block).first().copied()
    });
    let counts = counts.collect::<FxHashSet<_>>();
    let sides = [(Side::Lower, 1), (Side::Upper, 1)];
    let mut bounds = nest.iter().flat_map(|&op| sides.map(|(side, own)| (op, side, own)));
    nest.len() <= 1
        || bounds.all(|(op, side, own)| {
            bound(scope.op(op), side).and_then(|all| is_apart(scope, all, &counts, own))
                == Some(true)
        })
}

/// Whether a bound has so few of some values that the loop's own makes one at most.
fn is_apart(
    scope: Scope<'_>,
    all: Composed,
    counts: &FxHashSet<Value>,
    own: usize,
) -> Option<bool> {
    let all = full(scope, all)?;
    let rows = Rows::of(&all.map)?;
    let inputs = all.dims.iter().chain(&all.symbols).copied().collect::<Vec<_>>();
    let others = |row: &[i64]| {
        let used = row.iter().zip(&inputs).filter(|(factor, _)| **factor != 0);
        used.filter(|(_, value)| value.is_some_and(|value| counts.contains(&value))).count()
    };
    let is_few = |row: &Vec<i64>| others(row).saturating_add(own) <= 1;
    let quotients = rows.quotients.iter().flat_map(Quotient::bounds);
    Some(rows.results.iter().all(is_few) && quotients.into_iter().all(|row| others(&row) <= 1))
}

/// A bound in its simplest form.
pub(super) fn full(scope: Scope<'_>, all: Composed) -> Option<Composed> {
    let applied =
        |value: &Value| scope.defining_op(*value).is_some_and(|op| op.is(affine::Apply::def()));
    let all = if all.operands().iter().any(applied) { all.compose(scope)? } else { all };
    let map = all.map.simplify().ok()?;
    Composed { map, ..all }.canonical(scope).ok()
}
