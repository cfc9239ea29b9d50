//! Tiles that are whole apart from those that are cut off: a branch with a nest for each.

use couloir_dialects::affine::{self, Composed};
use couloir_ir::affine::{AffineBuilder, IntegerSet};
use couloir_ir::attr::AttrKind;
use couloir_ir::build::{Build, InsertPoint};
use couloir_ir::{Attribute, Op, Region, Value};
use couloir_rewrite::Rewriter;
use couloir_rewrite::copy::Copies;
use std::sync::Arc;

use super::tile::{count_of, full, plain_loop, shifted};
use crate::affine_loops::{Side, bound, step};
use crate::common::{entry_of, new_region};
use couloir_polyhedra::rows::Rows;
use couloir_polyhedra::set::{Row, expression, without_trivial};

/// Makes a branch of the loops over what is in a tile. None where they stay.
pub(super) fn separate(rw: &mut Rewriter<'_>, nest: &[Op]) -> Option<()> {
    let tiles = nest.iter().map(|&op| Tile::of(rw, op)).collect::<Option<Vec<_>>>()?;
    let (set, operands) = condition(rw, &tiles)?;
    let &root = nest.first()?;
    rw.at(root);
    let (whole, then) = branch(rw);
    let (cut, other) = branch(rw);
    let set = Attribute::get(rw.context(), AttrKind::IntegerSet(Arc::new(set)));
    rw.insert(affine::If::build(&[], &operands, set, whole, cut));
    rw.move_before(root, other);
    copy_whole(rw, nest, &tiles, then)
}

/// A region with nothing but an end.
fn branch(rw: &mut Rewriter<'_>) -> (Region, Op) {
    let point = rw.point();
    let (region, block) = new_region(rw, &[]);
    rw.set_point(InsertPoint::End(block));
    let end = rw.insert(affine::Yield::build(&[]));
    rw.set_point(point);
    (region, end)
}

/// A loop over what is in a tile.
struct Tile {
    op: Op,
    /// Where the tile starts.
    start: Value,
    /// How long it is if it is whole.
    length: i64,
    upper: Composed,
}

impl Tile {
    fn of(rw: &Rewriter<'_>, op: Op) -> Option<Self> {
        let view = rw.view(op);
        (step(view)? == 1).then_some(())?;
        let &start = bound(view, Side::Lower)?.operands().first()?;
        let upper = full(rw.scope(), bound(view, Side::Upper)?)?;
        // The first bound is the length of the tile.
        let rows = Rows::of(&upper.map)?;
        let &length = rows.results.first()?.last()?;
        Some(Self { op, start, length, upper })
    }
}

/// The nest for whole tiles, before an op.
fn copy_whole(rw: &mut Rewriter<'_>, nest: &[Op], tiles: &[Tile], before: Op) -> Option<()> {
    let mut copies = Copies::default();
    rw.set_point(InsertPoint::Before(before));
    let mut last = None;
    for tile in tiles {
        let (lower, upper) = (shifted(tile.start, 0)?, shifted(tile.start, tile.length)?);
        rw.set_location(rw.scope().body.op(tile.op).location);
        let op = plain_loop(rw, lower, upper);
        copies.map(count_of(rw, tile.op)?, count_of(rw, op)?);
        last = Some(op);
    }
    let body = rw.scope().body;
    let block = entry_of(body, *nest.last()?, 0)?;
    let end = body.last_op(block)?;
    let ops = body.block_ops(block).filter(|&op| op != end).collect::<Vec<_>>();
    let end = body.last_op(entry_of(body, last?, 0)?)?;
    for op in ops {
        copies.op(rw.body(), op, InsertPoint::Before(end));
    }
    Some(())
}

/// That all tiles are whole, and the operands of that; none where it cannot be told.
fn condition(rw: &Rewriter<'_>, tiles: &[Tile]) -> Option<(IntegerSet, Vec<Value>)> {
    let mut values = Vec::new();
    let mut sums = Vec::new();
    for tile in tiles {
        note(&mut values, tile.start);
        // Those of the bounds of the loop over tiles come before others.
        for value in bounds_around(rw, tile.start) {
            note(&mut values, value);
        }
        let rows = Rows::of(&tile.upper.map)?;
        let inputs = tile.upper.dims.iter().chain(&tile.upper.symbols);
        let inputs = inputs.copied().collect::<Option<Vec<_>>>()?;
        inputs.iter().for_each(|&value| note(&mut values, value));
        for row in rows.results.iter().skip(1) {
            sums.push(left_after(row, &inputs, tile)?);
        }
    }
    // Those that may be dimensions only come first.
    let is_dim = |value: &Value| !affine::is_valid_symbol(rw.scope(), *value);
    let (mut columns, symbols): (Vec<_>, Vec<_>) = values.into_iter().partition(is_dim);
    columns.extend(symbols);
    let rows = sums.iter().map(|sum| dense(sum, &columns)).collect::<Option<Vec<_>>>()?;
    let set = set_of(columns.len(), &without_trivial(rows))?;
    let all = Composed::new(set.expressions().clone(), &columns).canonical(rw.scope()).ok()?;
    Some((set.with_expressions(all.map.clone())?, all.operands()))
}

fn note(values: &mut Vec<Value>, value: Value) {
    if !values.contains(&value) {
        values.push(value);
    }
}

/// The operands of the bounds of the loop that counts a value.
fn bounds_around(rw: &Rewriter<'_>, count: Value) -> Vec<Value> {
    let scope = rw.scope();
    let block = scope.body.block_of_value(count);
    let region = block.and_then(|block| scope.body.region_of(block));
    let Some(op) = region.and_then(|region| scope.body.region_parent(region)) else {
        return Vec::new();
    };
    let bounds = [Side::Lower, Side::Upper].map(|side| bound(scope.op(op), side));
    let bounds = bounds.into_iter().flatten().filter_map(|all| full(scope, all));
    bounds.flat_map(|all| all.operands()).collect()
}

/// A sum of values with factors, and a constant.
struct Sum {
    terms: Vec<(Value, i64)>,
    constant: i64,
}

/// What is left of a bound after a whole tile; none where a quotient is in it.
fn left_after(row: &[i64], inputs: &[Value], tile: &Tile) -> Option<Sum> {
    let (&constant, factors) = row.split_last()?;
    let (own, quotients) = factors.split_at_checked(inputs.len())?;
    quotients.iter().all(|&factor| factor == 0).then_some(())?;
    let mut terms = inputs.iter().copied().zip(own.iter().copied()).collect::<Vec<_>>();
    terms.push((tile.start, -1));
    Some(Sum { terms, constant: constant.checked_sub(tile.length)? })
}

fn dense(sum: &Sum, columns: &[Value]) -> Option<Row> {
    let mut row = vec![0i64; columns.len()];
    for &(value, factor) in &sum.terms {
        let at = columns.iter().position(|&own| own == value)?;
        let slot = row.get_mut(at)?;
        *slot = slot.checked_add(factor)?;
    }
    row.push(sum.constant);
    let mut row = Row { row, equal: false };
    row.tighten();
    Some(row)
}

/// The set where rows of dimensions are not negative; all there is where there are none.
fn set_of(dims: usize, rows: &[Row]) -> Option<IntegerSet> {
    let mut b = AffineBuilder::new(u32::try_from(dims).ok()?, 0);
    let columns = (0..u32::try_from(dims).ok()?).map(|at| b.dim(at)).collect::<Vec<_>>();
    let mut constraints = Vec::with_capacity(rows.len());
    for row in rows {
        constraints.push((expression(&mut b, &columns, &row.row), false));
    }
    if constraints.is_empty() {
        constraints.push((b.constant(0), true));
    }
    b.set(&constraints).ok()
}
