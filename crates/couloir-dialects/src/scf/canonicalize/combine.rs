//! `scf.if` with another: one after the other, or one in the other.

use couloir_ir::body::{Block, Body, Op, Region, Value};
use couloir_ir::build::{Build, InsertPoint};
use couloir_ir::{OpRef, Type};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{NoMatch, OrNoMatch, no_match};
use couloir_rewrite::greedy::{PatternDef, Rewritten};

use super::{block_in, end_in, is_directly_in, is_in, row, yielded};
use crate::arith::{Andi, Select, Xori};
use crate::common::canonicalize::number_operand;
use crate::scf::{If, Yield};

pub(super) const IFS: &[PatternDef] = &[
    row("(anonymous namespace)::CombineIfs", If::def, combine),
    row("(anonymous namespace)::CombineNestedIfs", If::def, combine_nested),
];

/// What a condition is the negation of.
fn negated(op: OpRef<'_>) -> Option<Value> {
    let not = op.scope.defining_op(op.operand(0)?).filter(|not| not.is(Xori::def()))?;
    let is_one = number_operand(not, 1)?.int()?.is_one();
    not.operand(0).filter(|_| is_one)
}

/// Whether two conditions are the same, or of each other the negation.
fn relation(prev: OpRef<'_>, next: OpRef<'_>) -> Option<bool> {
    let (a, b) = (prev.operand(0)?, next.operand(0)?);
    if negated(next) == Some(a) || negated(prev) == Some(b) {
        return Some(false);
    }
    (a == b).then_some(true)
}

/// How many uses of a condition are many.
const MANY_USES: usize = 64;

/// Branches on the same condition, one right after the other, are one. A long
/// row of them becomes one at once, so that it is not looked at as often as
/// it is long.
fn combine(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let mut made = combine_two(op, rw)?;
    loop {
        let body = rw.scope().body;
        let condition = body.operand(made, 0);
        let many = condition.is_some_and(|value| body.uses(value).nth(MANY_USES).is_some());
        let next = body.next_op(made).filter(|&next| many && rw.view(next).is(If::def()));
        let Some(next) = next else { return Ok(()) };
        rw.at(next);
        match combine_two(next, rw) {
            Ok(op) => made = op,
            Err(_) => return Ok(()),
        }
    }
}

/// A branch and the one right before it.
fn combine_two(op: Op, rw: &mut Rewriter<'_>) -> Result<Op, NoMatch> {
    let view = rw.view(op);
    let body = view.body();
    let prev = body.prev_op(op).map(|prev| view.scope.op(prev));
    let prev = prev.filter(|prev| prev.is(If::def())).or_no_match("no branch before")?;
    let same = relation(prev, view).or_no_match("the conditions differ")?;
    let prev = prev.op;
    let (&[a, b], &[c, d]) = (body.regions(prev), body.regions(op)) else {
        return no_match("no regions");
    };
    let next = if same { [c, d] } else { [d, c] };
    see_through(rw, prev, next);
    let body = rw.scope().body;
    let condition = body.operand(prev, 0).or_no_match("no condition")?;
    let types = [prev, op].into_iter().flat_map(|op| rw.view(op).result_types());
    let types = types.collect::<Vec<Type>>();
    rw.body().take_regions(prev);
    rw.body().take_regions(op);
    let new = rw.insert(If::build(&types, condition, a, b));
    append(rw, a, next[0]);
    append(rw, b, next[1]);
    let results = rw.view(new).results().collect::<Vec<_>>();
    let (first, second) = results.split_at(rw.view(prev).results().len().min(results.len()));
    rw.replace(prev, first);
    rw.replace(op, second);
    Ok(new)
}

/// In the regions of the next branch, results of the one before are what it
/// yields.
fn see_through(rw: &mut Rewriter<'_>, prev: Op, next: [Region; 2]) {
    let body = rw.scope().body;
    let results = body.results(prev).collect::<Vec<_>>();
    let sides = [yielded(body, prev, 0), yielded(body, prev, 1)].map(Option::unwrap_or_default);
    for (at, result) in results.into_iter().enumerate() {
        let body = rw.scope().body;
        let uses = body.uses(result).map(|user| (user.op, user.index as usize));
        for (user, index) in uses.collect::<Vec<_>>() {
            let body = rw.scope().body;
            let side = next.iter().position(|&region| is_in(body, user, region));
            let value = side.and_then(|side| sides.get(side)?.get(at).copied());
            if let Some(value) = value {
                rw.set_operand(user, index, value);
            }
        }
    }
}

/// Appends the block of a region to that of another, which yields what both
/// did; an empty region becomes the other.
fn append(rw: &mut Rewriter<'_>, to: Region, from: Region) {
    let body = rw.scope().body;
    let Some(block) = body.entry_block(from) else { return };
    let Some(target) = body.entry_block(to) else {
        rw.body().append_region(from, to);
        return;
    };
    let (Some(first), Some(second)) = (body.last_op(target), body.last_op(block)) else { return };
    let values = body.operands(first).chain(body.operands(second)).collect::<Vec<_>>();
    let location = body.op(second).location;
    rw.merge_block(block, target, &[]);
    rw.set_point(InsertPoint::End(target));
    rw.set_location(location);
    rw.insert(Yield::build(&values));
    rw.erase(first);
    rw.erase(second);
}

/// The branch that is all that the then block of another does, neither with
/// anything in its else block.
fn nested(body: &Body, view: OpRef<'_>) -> Option<Op> {
    let only = |block: Block| body.first_op(block) == body.last_op(block);
    let block = block_in(body, view.op, 0)?;
    let inner = body.first_op(block)?;
    let alone = body.next_op(inner) == body.last_op(block) && body.last_op(block) != Some(inner);
    let is_if = view.scope.op(inner).is(If::def());
    let no_else = |op: Op| block_in(body, op, 1).is_none_or(only);
    (alone && is_if && no_else(view.op) && no_else(inner)).then_some(inner)
}

/// What a combined branch yields, and which results are to be selected by
/// the outer condition.
fn combined_yields(body: &Body, op: Op, inner: Op) -> Option<(Vec<Value>, Vec<Value>, Vec<usize>)> {
    let mut then = yielded(body, op, 0)?;
    let or_else = yielded(body, op, 1).unwrap_or_default();
    let region = *body.regions(op).first()?;
    let mut selected = Vec::new();
    for (at, value) in then.iter_mut().enumerate() {
        if body.defining_op(*value) == Some(inner) {
            let index = body.value_index(*value);
            if yielded(body, inner, 1)?.get(index) != or_else.get(at) {
                return None;
            }
            *value = *yielded(body, inner, 0)?.get(index)?;
        } else if is_directly_in(body, *value, region) {
            return None;
        } else {
            selected.push(at);
        }
    }
    Some((then, or_else, selected))
}

/// A branch that only holds another is one on both conditions.
fn combine_nested(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let body = view.body();
    let inner = nested(body, view).or_no_match("more is done")?;
    let yields = combined_yields(body, op, inner).or_no_match("other values are yielded")?;
    let (then, or_else, selected) = yields;
    let conditions = body.operand(op, 0).zip(body.operand(inner, 0));
    let (outer, own) = conditions.or_no_match("no condition")?;
    let block = block_in(body, inner, 0).or_no_match("no block")?;
    let end = end_in(body, inner, 0).or_no_match("no terminator")?;
    let types = view.result_types().collect::<Vec<_>>();
    let condition = rw.insert1(Andi::build(Type::I1, outer, own));
    let (a, b) = (rw.body().create_region(), rw.body().create_region());
    let target = rw.append_block(a);
    let mut results = Vec::new();
    let new = rw.insert(If::build(&types, condition, a, b));
    results.extend(rw.view(new).results());
    rw.set_point(InsertPoint::Before(new));
    for at in selected {
        let (Some(&a), Some(&b)) = (then.get(at), or_else.get(at)) else { continue };
        let ty = rw.ty(a);
        let value = rw.insert1(Select::build(ty, outer, a, b));
        if let Some(result) = results.get_mut(at) {
            *result = value;
        }
    }
    rw.merge_block(block, target, &[]);
    super::replace_end(rw, end, &then);
    if !or_else.is_empty() {
        let other = rw.append_block(b);
        let location = rw.body().op(op).location;
        rw.set_point(InsertPoint::End(other));
        rw.set_location(location);
        rw.insert(Yield::build(&or_else));
    }
    rw.replace(op, &results);
    Ok(())
}
