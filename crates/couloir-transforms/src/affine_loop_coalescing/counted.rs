//! Loops of `scf`, of any bounds and steps, with the values they carry.

use couloir_dialects::affine::index::Index;
use couloir_dialects::affine::{self, Composed};
use couloir_dialects::arith;
use couloir_dialects::common::mixed::{Mixed, fixed_attr, int_constant, values};
use couloir_ir::affine::{AffineBuilder, NodeId};
use couloir_ir::body::{Block, Op, Value};
use couloir_ir::build::{Build, InsertPoint};
use couloir_ir::{Attribute, Scope, Type};
use couloir_rewrite::Rewriter;

use super::{replace_but_in, zero};
use crate::common::{add, entry_of, mul, number};

/// For each loop, the first from which on each passes on what it carries to the next, and gives back
/// what that gives.
pub(super) fn chains(scope: Scope<'_>, loops: &[Op]) -> Vec<usize> {
    let body = scope.body;
    let passes = |outer: Op, inner: Op| {
        let block = entry_of(body, outer, 0)?;
        let carried = body.args(block).get(1..)?;
        let inits = body.operands(inner).skip(3);
        let end = body.last_op(block)?;
        Some(inits.eq(carried.iter().copied()) && body.operands(end).eq(body.results(inner)))
    };
    let mut starts: Vec<usize> = Vec::with_capacity(loops.len());
    for (at, &op) in loops.iter().enumerate() {
        let before = at.checked_sub(1).and_then(|at| Some((*loops.get(at)?, *starts.get(at)?)));
        let before = before.filter(|&(outer, _)| passes(outer, op) == Some(true));
        starts.push(before.map_or(at, |(_, start)| start));
    }
    starts
}

/// Makes one loop of a nest.
pub(super) fn coalesce(rw: &mut Rewriter<'_>, loops: &[Op]) -> Option<()> {
    let [outer, _, ..] = *loops else { return None };
    let innermost = entry_of(rw.scope().body, *loops.last()?, 0)?;
    for &op in loops {
        normalize(rw, op, outer, innermost)?;
    }
    let counts = loops.iter().map(|&op| rw.scope().body.operand(op, 1));
    let counts = counts.collect::<Option<Vec<_>>>()?;
    rw.at(outer);
    let product = product(rw, &counts)?;
    rw.set_operand(outer, 1, product);
    rw.at(outer);
    let start = InsertPoint::start(rw.scope().body, innermost);
    rw.set_point(start);
    let variable = variable(rw, outer)?;
    let (counted, made) = take_apart(rw, variable, &counts)?;
    replace_but_in(rw, variable, *counted.first()?, &made);
    for at in (1..loops.len()).rev() {
        let outer = *loops.get(at.checked_sub(1)?)?;
        join(rw, outer, *loops.get(at)?, *counted.get(at)?)?;
    }
    Some(())
}

fn variable(rw: &Rewriter<'_>, op: Op) -> Option<Value> {
    let body = rw.scope().body;
    body.args(entry_of(body, op, 0)?).first().copied()
}

/// Has a loop start at 0 and go on by 1; what it counted is computed in the innermost.
fn normalize(rw: &mut Rewriter<'_>, op: Op, outer: Op, innermost: Block) -> Option<()> {
    let body = rw.scope().body;
    let old = [body.operand(op, 0)?, body.operand(op, 1)?, body.operand(op, 2)?];
    let variable = variable(rw, op)?;
    rw.at(op);
    rw.set_point(InsertPoint::Before(outer));
    let new = if rw.ty(variable).is_index() { of_index(rw, old)? } else { of_int(rw, old) };
    for (at, value) in new.into_iter().enumerate() {
        rw.set_operand(op, at, value);
    }
    let start = InsertPoint::start(rw.scope().body, innermost);
    rw.set_point(start);
    let [lower, _, step] = old;
    if rw.ty(variable).is_index() {
        counted_index(rw, variable, lower, step)
    } else {
        counted_int(rw, variable, lower, step);
        Some(())
    }
}

/// The result of a map, which is none where it is known or an operand.
fn applied(rw: &mut Rewriter<'_>, all: Composed) -> Option<Index> {
    let all = all.compose(rw.scope())?;
    let result = all.map.result(0)?;
    if let Some(known) = result.constant() {
        return Some(Index::Known(known));
    }
    let operands = all.operands();
    let symbol = result.symbol().and_then(|at| all.map.dims().checked_add(at));
    if let Some(at) = result.dim().or(symbol) {
        return operands.get(at as usize).copied().map(Index::Value);
    }
    let map = Attribute::affine_map(rw.context(), all.map);
    Some(Index::Value(rw.insert1(affine::Apply::build(rw.context(), &operands, map))))
}

/// What is told of dimensions and symbols.
fn expression(
    dims: &[Value],
    symbols: &[Value],
    expr: impl FnOnce(&mut AffineBuilder, &[NodeId], &[NodeId]) -> Option<NodeId>,
) -> Option<Composed> {
    let (num_dims, num_symbols) = (dims.len() as u32, symbols.len() as u32);
    let mut b = AffineBuilder::new(num_dims, num_symbols);
    let all_dims = (0..num_dims).map(|at| b.dim(at)).collect::<Option<Vec<_>>>()?;
    let all_symbols = (0..num_symbols).map(|at| b.symbol(at)).collect::<Option<Vec<_>>>()?;
    let result = expr(&mut b, &all_dims, &all_symbols)?;
    Some(Composed::new(b.map(&[result]).ok()?, &[dims, symbols].concat()))
}

/// How often a loop of these bounds runs.
pub(crate) fn size(rw: &mut Rewriter<'_>, bounds: [Value; 3]) -> Option<Index> {
    let size = expression(&[], &bounds, |b, _, symbols| {
        let [lower, upper, step] = *symbols else { return None };
        let span = b.sub(upper, lower);
        Some(b.ceil_div(span, step))
    });
    applied(rw, size?)
}

fn of_index(rw: &mut Rewriter<'_>, bounds: [Value; 3]) -> Option<[Value; 3]> {
    let size = size(rw, bounds)?;
    let lower = number(rw, Type::INDEX, 0);
    let upper = size.value(rw);
    Some([lower, upper, number(rw, Type::INDEX, 1)])
}

fn of_int(rw: &mut Rewriter<'_>, [lower, upper, step]: [Value; 3]) -> [Value; 3] {
    let (ty, ctx) = (rw.ty(lower), rw.context());
    let is = |rw: &Rewriter<'_>, value, known| int_constant(rw.scope(), value) == Some(known);
    let (from_zero, by_one) = (is(rw, lower, 0), is(rw, step, 1));
    if from_zero && by_one {
        return [lower, upper, step];
    }
    let mut size = upper;
    if !from_zero {
        size = rw.insert_folded(arith::Subi::build(ctx, ty, size, lower));
    }
    if !by_one {
        size = rw.insert_folded(arith::Ceildivsi::build(ty, size, step));
    }
    [zero(rw, ty), size, number(rw, ty, 1)]
}

/// What a loop counted: the start and multiples of the step.
pub(crate) fn counted_index(
    rw: &mut Rewriter<'_>,
    variable: Value,
    lower: Value,
    step: Value,
) -> Option<()> {
    let all = expression(&[variable], &[lower, step], |b, dims, symbols| {
        let ([at], [lower, step]) = (dims, symbols) else { return None };
        let passed = b.mul(*at, *step);
        Some(b.add(passed, *lower))
    });
    let counted = applied(rw, all?)?.value(rw);
    let made = rw.scope().body.defining_op(counted).into_iter().collect::<Vec<_>>();
    replace_but_in(rw, variable, counted, &made);
    Some(())
}

fn counted_int(rw: &mut Rewriter<'_>, variable: Value, lower: Value, step: Value) {
    let is = |rw: &Rewriter<'_>, value, known| int_constant(rw.scope(), value) == Some(known);
    let mut made = Vec::new();
    let mut counted = variable;
    if !is(rw, step, 1) {
        counted = mul(rw, counted, step);
        made.extend(rw.scope().body.defining_op(counted));
    }
    if !is(rw, lower, 0) {
        counted = add(rw, counted, lower);
        made.extend(rw.scope().body.defining_op(counted));
    }
    replace_but_in(rw, variable, counted, &made);
}

/// The product of how often loops run.
fn product(rw: &mut Rewriter<'_>, counts: &[Value]) -> Option<Value> {
    let first = *counts.first()?;
    if !rw.ty(first).is_index() {
        return Some(product_of_ints(rw, counts));
    }
    let mut all = Index::Known(1);
    for &count in counts {
        let one = |symbols: &[Value]| {
            expression(&[], symbols, |b, _, symbols| match (all, symbols) {
                (Index::Value(_), [before, count]) => Some(b.mul(*before, *count)),
                (Index::Known(before), [count]) => {
                    let before = b.constant(before);
                    Some(b.mul(before, *count))
                }
                _ => None,
            })
        };
        let next = match all {
            Index::Value(before) => one(&[before, count]),
            Index::Known(_) => one(&[count]),
        };
        all = applied(rw, next?)?;
    }
    Some(all.value(rw))
}

fn product_of_ints(rw: &mut Rewriter<'_>, counts: &[Value]) -> Value {
    let mut all = None;
    for &count in counts {
        if int_constant(rw.scope(), count) == Some(1) {
            continue;
        }
        all = Some(match all {
            Some(before) => mul(rw, before, count),
            None => count,
        });
    }
    let ty = counts.first().map_or(Type::INDEX, |&count| rw.ty(count));
    all.unwrap_or_else(|| number(rw, ty, 1))
}

/// What each loop counts, of what the first one counts now, and the ops that are made for that.
fn take_apart(
    rw: &mut Rewriter<'_>,
    variable: Value,
    counts: &[Value],
) -> Option<(Vec<Value>, Vec<Op>)> {
    if !rw.ty(variable).is_index() {
        return take_int_apart(rw, variable, counts);
    }
    let mixed = |&count: &Value| match int_constant(rw.scope(), count) {
        Some(known) => Mixed::Known(known),
        None => Mixed::Value(count),
    };
    let basis = counts.iter().map(mixed).collect::<Vec<_>>();
    let types = vec![Type::INDEX; basis.len()];
    let fixed = fixed_attr(rw.context(), &basis);
    let new = affine::DelinearizeIndex::build(&types, variable, &values(&basis), fixed);
    let digits = rw.insert(new);
    Some((rw.view(digits).results().collect(), vec![digits]))
}

fn take_int_apart(
    rw: &mut Rewriter<'_>,
    variable: Value,
    counts: &[Value],
) -> Option<(Vec<Value>, Vec<Op>)> {
    let once = counts.iter().map(|&count| int_constant(rw.scope(), count) == Some(1));
    let once = once.collect::<Vec<_>>();
    let is_once = |at: usize| once.get(at).copied().unwrap_or(false);
    let ty = rw.ty(variable);
    let first = once.iter().position(|once| !once).unwrap_or(once.len());
    let mut counted = (0..first).map(|_| zero(rw, ty)).collect::<Vec<_>>();
    let (mut rest, mut made, mut inner) = (variable, Vec::new(), Vec::new());
    for at in (first..counts.len()).rev() {
        if at + 1 < counts.len() && !is_once(at + 1) {
            rest = rw.insert1(arith::Divsi::build(ty, rest, *counts.get(at + 1)?));
            made.extend(rw.scope().body.defining_op(rest));
        }
        inner.push(match (at == first, is_once(at)) {
            (true, _) => rest,
            (false, true) => zero(rw, ty),
            (false, false) => {
                let digit = rw.insert1(arith::Remsi::build(ty, rest, *counts.get(at)?));
                made.extend(rw.scope().body.defining_op(digit));
                digit
            }
        });
    }
    counted.extend(inner.into_iter().rev());
    Some((counted, made))
}

/// Puts what is in the inner loop into the outer one.
fn join(rw: &mut Rewriter<'_>, outer: Op, inner: Op, counted: Value) -> Option<()> {
    let body = rw.scope().body;
    let (around, block) = (entry_of(body, outer, 0)?, entry_of(body, inner, 0)?);
    let end = body.last_op(block)?;
    let carried = body.args(around).get(1..)?;
    let args = std::iter::once(counted).chain(carried.iter().copied()).collect::<Vec<_>>();
    let inits = body.operands(inner).skip(3).collect::<Vec<_>>();
    let passed = |value: Value| match body.as_arg(value) {
        Some((own, 0)) if own == block => counted,
        Some((own, at)) if own == block => {
            at.checked_sub(1).and_then(|at| inits.get(at).copied()).unwrap_or(value)
        }
        _ => value,
    };
    let results = body.operands(end).map(passed).collect::<Vec<_>>();
    rw.erase(end);
    rw.inline_block_before(block, inner, &args);
    rw.replace(inner, &results);
    Some(())
}
