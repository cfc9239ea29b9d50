//! Affine loops, conditions and accesses.

use couloir_ir::affine::AffineMap;
use couloir_ir::{Attribute, OpRef, Type};

use super::memref::{combined, element_at, neutral};
use super::scf::{Nest, branch, enter};
use super::{RegionRows, Rows, nothing, numbers, one};
use crate::machine::{Ended, Flow, Machine, Step, unsupported};
use crate::stop::Stop;
use crate::value::Value;

type Result<T> = std::result::Result<T, Stop>;

pub(super) const ROWS: Rows = rows! {
    "affine.apply" => |m, op| {
        let operands = m.operands(op)?;
        one(Value::index(results(op, "map", &operands)?.first().copied().unwrap_or(0)))
    };
    "affine.min" => |m, op| extreme(m, op, Iterator::min);
    "affine.max" => |m, op| extreme(m, op, Iterator::max);
    "affine.load" => |m, op| {
        let (at, ty) = access(m, op, 0)?;
        one(m.load(at, ty)?)
    };
    "affine.store" => |m, op| {
        let (at, ty) = access(m, op, 1)?;
        let value = m.operand(op, 0)?;
        m.store(at, ty, &value)?;
        nothing()
    };
    "affine.vector_load" => vector_load;
    "affine.vector_store" => vector_store;
    "affine.delinearize_index" => delinearize;
    "affine.linearize_index" => linearize;
};

pub(super) const REGION_ROWS: RegionRows = region_rows! {
    "affine.for" => for_begin, for_next;
    "affine.if" => condition, |_, _, ended| Ok(Flow::Results(ended.values));
    "affine.parallel" => parallel_begin, parallel_next;
};

fn map<'a>(op: OpRef<'a>, name: &str) -> Result<&'a AffineMap> {
    let map = op.attr_named(name).and_then(|attr| attr.as_affine_map(op.ctx()));
    map.ok_or_else(|| unsupported(op))
}

/// The results of a map of an op.
fn results(op: OpRef<'_>, name: &str, operands: &[Value]) -> Result<Vec<i64>> {
    let numbers = operands.iter().map(Value::number).collect::<Result<Vec<_>>>()?;
    let map = map(op, name)?;
    let (dims, symbols) =
        numbers.split_at_checked(map.dims() as usize).ok_or_else(|| unsupported(op))?;
    // Also where the arithmetic overflows, of which nothing is said.
    map.eval(dims, symbols).ok_or_else(|| Stop::undefined("a map without a value"))
}

type Extreme = fn(std::vec::IntoIter<i64>) -> Option<i64>;

fn extreme<'a>(machine: &mut Machine<'a>, op: OpRef<'a>, pick: Extreme) -> Step<'a> {
    let operands = machine.operands(op)?;
    let result = pick(results(op, "map", &operands)?.into_iter());
    one(Value::index(result.ok_or_else(|| unsupported(op))?))
}

/// The element an op accesses.
fn access<'a>(
    machine: &Machine<'a>,
    op: OpRef<'a>,
    memref: usize,
) -> Result<(crate::value::Pointer, Type)> {
    let operands = machine.some_operands(op, memref + 1..op.operands().len())?;
    element_at(machine, op, memref, &results(op, "map", &operands)?)
}

/// The places of a vector's elements, in rows along the last dimensions.
fn vector_load<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    let (at, _) = access(machine, op, 0)?;
    one(machine.load(at, op.result_type(0).unwrap_or(Type::NONE))?)
}

fn vector_store<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    let (at, _) = access(machine, op, 1)?;
    let value = machine.operand(op, 0)?;
    machine.store(at, op.operand_type(0).unwrap_or(Type::NONE), &value)?;
    nothing()
}

/// The state: where the loop is, and its end.
fn for_begin<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    let (lower, upper) = (machine.group(op, 0)?, machine.group(op, 1)?);
    let from = results(op, "lowerBoundMap", &lower)?.into_iter().max();
    let to = results(op, "upperBoundMap", &upper)?.into_iter().min();
    let (from, to) = from.zip(to).ok_or_else(|| unsupported(op))?;
    for_go(op, (from, to), machine.group(op, 2)?)
}

fn for_go(op: OpRef<'_>, (at, to): (i64, i64), carried: Vec<Value>) -> Step<'_> {
    if at >= to {
        return Ok(Flow::Results(carried));
    }
    let args = std::iter::once(Value::index(at)).chain(carried).collect();
    enter(op, 0, args, vec![Value::index(at), Value::index(to)])
}

fn for_next<'a>(_: &mut Machine<'a>, op: OpRef<'a>, ended: Ended<'a>) -> Step<'a> {
    let [at, to] = ended.state.as_slice() else { return Err(unsupported(op)) };
    let step = op.attr_named("step").and_then(|attr| attr.as_i64(op.ctx())).unwrap_or(1);
    let next = at.number()?.checked_add(step);
    let next = next.ok_or_else(|| Stop::undefined("a loop whose counter overflows"))?;
    for_go(op, (next, to.number()?), ended.values)
}

fn condition<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    let numbers = machine.operands(op)?.iter().map(Value::number).collect::<Result<Vec<_>>>()?;
    let attr = op.attr_named("condition").ok_or_else(|| unsupported(op))?;
    let couloir_ir::attr::AttrKind::IntegerSet(set) = attr.kind(op.ctx()) else {
        return Err(unsupported(op));
    };
    let dims = set.expressions().dims() as usize;
    let (dims, symbols) = numbers.split_at_checked(dims).ok_or_else(|| unsupported(op))?;
    let inside = set.contains(dims, symbols);
    let inside = inside.ok_or_else(|| Stop::undefined("a set without an answer"))?;
    branch(op, usize::from(!inside))
}

/// Bounds of each dimension: the greatest or least of a group of a map's results.
fn bounds(
    op: OpRef<'_>,
    (map, groups): (&str, &str),
    operands: &[Value],
    pick: Extreme,
) -> Result<Vec<i64>> {
    let mut all = results(op, map, operands)?.into_iter();
    let ctx = op.ctx();
    let groups = op.attr_named(groups).and_then(|attr| attr.as_dense(ctx));
    let groups = groups.ok_or_else(|| unsupported(op))?;
    let count = groups.ty.num_elements(ctx).unwrap_or(0) as usize;
    let sizes = groups.ints(ctx).map(|size| size.low_u64() as usize).collect::<Vec<_>>();
    let size = |at: usize| sizes.get(if groups.splat { 0 } else { at }).copied().unwrap_or(0);
    let bound = |at| pick(all.by_ref().take(size(at)).collect::<Vec<_>>().into_iter());
    (0..count).map(bound).collect::<Option<_>>().ok_or_else(|| unsupported(op))
}

/// The kinds of reductions of an op.
fn kinds(op: OpRef<'_>) -> Vec<&'static str> {
    let kinds = numbers(op, "reductions");
    kinds
        .iter()
        .map(|&kind| super::memref::KINDS.get(kind as usize).copied().unwrap_or(""))
        .collect()
}

fn parallel_begin<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    let operands = machine.operands(op)?;
    let lower = map(op, "lowerBoundsMap")?;
    let split = (lower.dims() + lower.symbols()) as usize;
    let (lower, upper) = operands.split_at_checked(split).ok_or_else(|| unsupported(op))?;
    let nest = Nest {
        from: bounds(op, ("lowerBoundsMap", "lowerBoundsGroups"), lower, Iterator::max)?,
        to: bounds(op, ("upperBoundsMap", "upperBoundsGroups"), upper, Iterator::min)?,
        step: numbers(op, "steps"),
    };
    let start = kinds(op).into_iter().zip(op.result_types());
    let start = start.map(|(kind, ty)| neutral(kind, ty, op.ctx()).ok_or_else(|| unsupported(op)));
    let carried = start.collect::<Result<Vec<_>>>()?;
    if nest.is_empty() {
        return Ok(Flow::Results(carried));
    }
    let at = nest.from.clone();
    parallel_enter(op, &nest, &at, carried)
}

fn parallel_enter<'a>(op: OpRef<'a>, nest: &Nest, at: &[i64], carried: Vec<Value>) -> Step<'a> {
    let mut state = nest.state(at);
    state.extend(carried);
    enter(op, 0, at.iter().map(|at| Value::index(*at)).collect(), state)
}

fn parallel_next<'a>(machine: &mut Machine<'a>, op: OpRef<'a>, ended: Ended<'a>) -> Step<'a> {
    let rank = numbers(op, "steps").len();
    let mut state = ended.state;
    let carried = state.split_off((4 * rank).min(state.len()));
    let (nest, at) = Nest::of_state(&state, rank).ok_or_else(|| unsupported(op))?;
    let mut next = Vec::with_capacity(carried.len());
    for ((kind, old), value) in kinds(op).into_iter().zip(carried).zip(ended.values) {
        next.push(combined(machine, op, kind, &[old, value])?);
    }
    match nest.next(&at) {
        Some(at) => parallel_enter(op, &nest, &at, next),
        None => Ok(Flow::Results(next)),
    }
}

/// The basis of digits: numbers of an attribute, those not known there from operands. Of as many
/// numbers as there are digits the outermost is only a promise.
fn basis<'a>(
    machine: &Machine<'a>,
    op: OpRef<'a>,
    digits: usize,
) -> Result<(Option<i64>, Vec<i64>)> {
    let mut basis = super::memref::mixed(machine, op, "static_basis", 1)?;
    let bound = (digits > 0 && basis.len() == digits).then(|| basis.remove(0));
    Ok((bound, basis))
}

/// Numbers beyond the outer bound are poison, as are their digits: canonicalization relies on it.
fn delinearize<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    let mut left = machine.operand(op, 0)?.number()?;
    let (bound, inner) = basis(machine, op, op.results().len())?;
    let mut digits = Vec::new();
    for &size in inner.iter().rev() {
        if size <= 0 {
            return Err(Stop::undefined("digits of a basis that is not positive"));
        }
        digits.push(left.rem_euclid(size));
        left = left.div_euclid(size);
    }
    digits.push(left);
    if bound.is_some_and(|bound| !(0..bound).contains(&left)) {
        return Ok(Flow::Results(vec![Value::Poison; digits.len()]));
    }
    Ok(Flow::Results(digits.into_iter().rev().map(Value::index).collect()))
}

fn linearize<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    let indices = machine.numbers(op, 0)?;
    let (bound, inner) = basis(machine, op, indices.len())?;
    let disjoint = op.attr_named("disjoint").is_some_and(|flag| flag == Attribute::UNIT);
    if disjoint && !are_disjoint(&indices, bound, &inner) {
        return one(Value::Poison);
    }
    let (mut result, mut unit) = (0i64, 1i64);
    let sizes = inner.iter().rev().copied().chain([1]);
    for (index, size) in indices.iter().rev().zip(sizes) {
        result = result.wrapping_add(index.wrapping_mul(unit));
        unit = unit.wrapping_mul(size);
    }
    one(Value::index(result))
}

/// Whether each number is one of its basis; the outermost may be negative.
fn are_disjoint(indices: &[i64], bound: Option<i64>, inner: &[i64]) -> bool {
    let Some((first, rest)) = indices.split_first() else { return true };
    bound.is_none_or(|bound| bound >= 0 && *first < bound)
        && rest.iter().zip(inner).all(|(index, size)| (0..*size).contains(index))
}
