//! Loops of `affine`: their bounds, how often they run, and what becomes of those that run once.
//!
//! How often a loop runs is a map, as its bounds are: the least of its results. Nothing is said of
//! loops that start at the greatest of several numbers.

use couloir_dialects::affine::{self, Composed};
use couloir_ir::affine::{AffineBuilder, AffineMap, NodeId, gcd};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::{Build, InsertPoint};
use couloir_ir::{Attribute, OpRef, Scope};
use couloir_rewrite::Rewriter;

use crate::common::entry_of;

/// One of the two bounds of a loop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Side {
    Lower,
    Upper,
}

impl Side {
    fn slots(self) -> (usize, usize) {
        match self {
            Side::Lower => (affine::For::LOWER_BOUND_MAP, affine::For::LOWER_BOUND_OPERANDS),
            Side::Upper => (affine::For::UPPER_BOUND_MAP, affine::For::UPPER_BOUND_OPERANDS),
        }
    }
}

/// A bound of a loop.
pub(crate) fn bound(op: OpRef<'_>, side: Side) -> Option<Composed> {
    let (map, operands) = side.slots();
    let map = op.prop(map)?.as_affine_map(op.ctx())?.clone();
    Some(Composed::new(map, &op.operands_in(operands)))
}

/// What is added in each iteration.
pub(crate) fn step(op: OpRef<'_>) -> Option<i64> {
    op.prop(affine::For::STEP)?.as_i64(op.ctx())
}

/// Gives a loop another step.
pub(crate) fn set_step(rw: &mut Rewriter<'_>, op: Op, step: i64) {
    let step = Attribute::index(rw.context(), step);
    rw.set_prop(op, affine::For::STEP, Some(step));
}

/// Gives a loop another bound.
pub(crate) fn set_bound(rw: &mut Rewriter<'_>, op: Op, side: Side, to: &Composed) {
    let ctx = rw.context();
    let view = rw.view(op);
    let list = |own: Side| match own == side {
        true => to.operands(),
        false => view.operands_in(own.slots().1),
    };
    let inits = view.operands_in(affine::For::INITS);
    let lists = [list(Side::Lower), list(Side::Upper), inits];
    let sizes = lists.each_ref().map(|list| i32::try_from(list.len()).unwrap_or(i32::MAX));
    rw.set_operands(op, &lists.concat());
    let map = Attribute::affine_map(ctx, to.map.clone());
    rw.set_prop(op, side.slots().0, Some(map));
    let sizes = Attribute::i32_array(ctx, &sizes);
    rw.set_prop(op, affine::For::OPERAND_SEGMENT_SIZES, Some(sizes));
}

/// A number without operands.
pub(crate) fn known(value: i64) -> Composed {
    Composed::new(AffineMap::constant(value), &[])
}

/// Both maps side by side, and of each pair of results, or of each result and the only one of the
/// second, what is told.
fn combined(
    a: &Composed,
    b: &Composed,
    combine: impl Fn(&mut AffineBuilder, NodeId, NodeId) -> NodeId,
) -> Option<Composed> {
    let (dims, symbols) = (a.map.dims(), a.map.symbols());
    let all_dims = dims.checked_add(b.map.dims())?;
    let all_symbols = symbols.checked_add(b.map.symbols())?;
    let mut builder = AffineBuilder::new(all_dims, all_symbols);
    let nodes = (0..all_dims).map(|at| builder.dim(at)).collect::<Option<Vec<_>>>()?;
    let (own_dims, other_dims) = nodes.split_at_checked(dims as usize)?;
    let nodes = (0..all_symbols).map(|at| builder.symbol(at)).collect::<Option<Vec<_>>>()?;
    let (own_symbols, other_symbols) = nodes.split_at_checked(symbols as usize)?;
    let own = builder.import(&a.map, own_dims, own_symbols);
    let other = builder.import(&b.map, other_dims, other_symbols);
    let last = *other.last()?;
    let other = other.into_iter().chain(std::iter::repeat(last));
    let pairs = own.into_iter().zip(other);
    let results = pairs.map(|(a, b)| combine(&mut builder, a, b)).collect::<Vec<_>>();
    let map = builder.map(&results).ok()?;
    let concat = |a: &[Option<Value>], b: &[Option<Value>]| [a, b].concat();
    Some(Composed { map, dims: concat(&a.dims, &b.dims), symbols: concat(&a.symbols, &b.symbols) })
}

/// The difference of bounds, result by result, in simplest form.
pub(crate) fn difference(scope: Scope<'_>, a: &Composed, b: &Composed) -> Option<Composed> {
    let all = combined(a, b, AffineBuilder::sub)?;
    let applied =
        |value: &Value| scope.defining_op(*value).is_some_and(|from| from.is(affine::Apply::def()));
    let all = if all.operands().iter().any(applied) { all.compose(scope)? } else { all };
    let all = Composed { map: all.map.simplify().ok()?, ..all }.canonical(scope).ok()?;
    Some(Composed { map: all.map.simplify().ok()?, ..all })
}

/// A map with each result changed.
pub(crate) fn each_result(
    all: Composed,
    change: impl Fn(&mut AffineBuilder, usize, NodeId) -> NodeId,
) -> Option<Composed> {
    let mut builder = AffineBuilder::new(all.map.dims(), all.map.symbols());
    let results = builder.import(&all.map, &[], &[]).into_iter().enumerate();
    let results = results.map(|(at, id)| change(&mut builder, at, id)).collect::<Vec<_>>();
    let map = builder.map(&results).ok()?;
    Some(Composed { map, ..all })
}

/// How often a loop runs.
pub(crate) fn trip_counts(op: OpRef<'_>) -> Option<Composed> {
    let (lower, upper) = (bound(op, Side::Lower)?, bound(op, Side::Upper)?);
    let step = step(op)?;
    if let Some((low, high)) = lower.map.single_constant().zip(upper.map.single_constant()) {
        // It wraps around, as it does upstream.
        let span = high.wrapping_sub(low).max(0);
        let rest = span.checked_rem(step)?;
        return Some(known(span.checked_div(step)?.checked_add(i64::from(rest != 0))?));
    }
    if lower.map.num_results() != 1 {
        return None;
    }
    let span = difference(op.scope, &upper, &lower)?;
    each_result(span, |b, _, id| {
        let step = b.constant(step);
        b.ceil_div(id, step)
    })
}

/// How often a loop runs, where that is known. Less than nothing is very often.
pub(crate) fn constant_trip_count(op: OpRef<'_>) -> Option<u64> {
    let counts = trip_counts(op)?.map.constant_results()?;
    counts.into_iter().map(i64::cast_unsigned).min()
}

/// The greatest number known to divide how often a loop runs.
pub(crate) fn trip_count_divisor(op: OpRef<'_>) -> u64 {
    let Some(all) = trip_counts(op) else { return 1 };
    let mut builder = AffineBuilder::new(all.map.dims(), all.map.symbols());
    let results = builder.import(&all.map, &[], &[]);
    let divisor = |id: NodeId| match builder.constant_of(id) {
        Some(0) => u64::MAX,
        Some(known) => known.cast_unsigned(),
        None => builder.divisor(id),
    };
    results.into_iter().map(divisor).reduce(gcd).unwrap_or(1)
}

/// A number at the start of the function around.
fn constant_ahead(rw: &mut Rewriter<'_>, op: Op, value: i64) -> Option<Value> {
    let body = rw.scope().body;
    let entry = body.roots().first().and_then(|&region| body.entry_block(region))?;
    let start = InsertPoint::start(body, entry);
    rw.at(op);
    rw.set_point(start);
    Some(crate::common::index(rw, value))
}

/// The value that the variable of a loop has in the first iteration.
fn first_value(rw: &mut Rewriter<'_>, op: Op, lower: &Composed) -> Option<Value> {
    if let Some(known) = lower.map.single_constant() {
        return constant_ahead(rw, op, known);
    }
    let operands = lower.operands();
    if lower.map == AffineMap::identity(1) {
        return operands.first().copied();
    }
    let map = Attribute::affine_map(rw.context(), lower.map.clone());
    rw.at(op);
    Some(rw.insert1(affine::Apply::build(rw.context(), &operands, map)))
}

/// Puts what is in a loop that runs once in its place; whether it did.
pub(crate) fn promote_single(rw: &mut Rewriter<'_>, op: Op) -> Option<()> {
    let view = rw.view(op);
    let lower = bound(view, Side::Lower)?;
    if constant_trip_count(view) != Some(1) || lower.map.num_results() != 1 {
        return None;
    }
    let inits = view.operands_in(affine::For::INITS);
    let body = rw.scope().body;
    let block = entry_of(body, op, 0)?;
    let end = body.last_op(block)?;
    let index = *body.args(block).first()?;
    let mut args = inits;
    match body.is_unused(index) {
        true => rw.body().remove_args(block, |at| at == 0),
        false => args.insert(0, first_value(rw, op, &lower)?),
    }
    rw.inline_block_before(block, op, &args);
    let results = rw.scope().body.operands(end).collect::<Vec<_>>();
    rw.replace(op, &results);
    rw.erase(end);
    Some(())
}

/// Makes all uses of a loop's variable uses of what is computed of it.
pub(crate) fn replace_variable(rw: &mut Rewriter<'_>, variable: Value, all: &Composed) {
    let map = Attribute::affine_map(rw.context(), all.map.clone());
    let operands = all.operands();
    let apply = rw.insert(affine::Apply::build(rw.context(), &operands, map));
    if let Some(result) = rw.scope().body.result(apply, 0) {
        rw.replace_all_uses(variable, result);
        rw.set_operands(apply, &operands);
    }
}
