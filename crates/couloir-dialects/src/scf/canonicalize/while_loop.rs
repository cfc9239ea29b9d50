//! Canonicalization of `scf.while`: what the condition says of the second region, and what is
//! passed on.

use couloir_ir::body::{Body, Op, Region, Value};
use couloir_ir::build::{Build, NewOp};
use couloir_ir::{Attribute, OpRef, Type};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::{PatternDef, Rewritten};
use rustc_hash::{FxHashMap, FxHashSet};

use super::{block_in, end_in, is_in, row, yielded};
use crate::arith::{Cmpi, Constant};
use crate::scf::{Condition, If, While};

pub(super) const WHILE: &[PatternDef] = &[
    row("(anonymous namespace)::WhileConditionTruth", While::def, truth),
    row("(anonymous namespace)::WhileCmpCond", While::def, compared),
    row("(anonymous namespace)::WhileOpAlignBeforeArgs", While::def, align),
    row("(anonymous namespace)::WhileMoveIfDown", While::def, move_if),
];

/// The arguments of the second region.
fn after_args(body: &Body, op: Op) -> Vec<Value> {
    block_in(body, op, 1).map(|block| body.args(block).to_vec()).unwrap_or_default()
}

/// What the first region ends with: the op, its condition, what it passes.
fn condition(body: &Body, op: Op) -> Option<(Op, Value, Vec<Value>)> {
    let end = end_in(body, op, 0)?;
    let mut operands = body.operands(end);
    Some((end, operands.next()?, operands.collect()))
}

/// In the second region the condition holds.
fn truth(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let body = rw.scope().body;
    let (_, condition, passed) = condition(body, op).or_no_match("no condition")?;
    let args = after_args(body, op).into_iter().zip(passed);
    let same = |&(arg, value): &(Value, Value)| value == condition && !body.is_unused(arg);
    let args = args.filter(same).map(|(arg, _)| arg).collect::<Vec<_>>();
    if args.is_empty() {
        return no_match("the condition is not used");
    }
    let holds = rw.insert1(Constant::build(Type::I1, Attribute::TRUE));
    args.into_iter().for_each(|arg| rw.replace_all_uses(arg, holds));
    Ok(())
}

/// The predicate that holds where another does not.
fn inverted(predicate: i64) -> i64 {
    // eq ne slt sle sgt sge ult ule ugt uge
    const INVERSE: [i64; 10] = [1, 0, 5, 4, 3, 2, 9, 8, 7, 6];
    usize::try_from(predicate).ok().and_then(|at| INVERSE.get(at).copied()).unwrap_or(predicate)
}

fn predicate(op: OpRef<'_>) -> Option<i64> {
    op.prop(Cmpi::PREDICATE)?.as_i64(op.ctx())
}

/// In the second region a comparison like the condition is known.
fn compared(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let body = view.body();
    let (_, condition, passed) = condition(body, op).or_no_match("no condition")?;
    let cmp = view.scope.defining_op(condition).filter(|cmp| cmp.is(Cmpi::def()));
    let cmp = cmp.or_no_match("the condition is no comparison")?;
    let mut known = Vec::new();
    for (arg, value) in after_args(body, op).into_iter().zip(passed) {
        for side in [0, 1].into_iter().filter(|&side| cmp.operand(side) == Some(value)) {
            let other = cmp.operand(1 - side);
            for user in body.uses(arg) {
                let user = view.scope.op(user.op);
                if !user.is(Cmpi::def()) || user.operand(1 - side) != other {
                    continue;
                }
                let (own, wanted) = (predicate(user), predicate(cmp));
                let same = own == wanted;
                if same || own == wanted.map(inverted) {
                    known.push((user.op, same));
                }
            }
        }
    }
    let mut seen = FxHashSet::default();
    known.retain(|(user, _)| seen.insert(*user));
    if known.is_empty() {
        return no_match("the comparison is not repeated");
    }
    for (user, holds) in known {
        rw.set_location(rw.view(user).location());
        let known = rw.insert1(Constant::build(Type::I1, Attribute::bool(holds)));
        rw.replace(user, &[known]);
    }
    Ok(())
}

/// Where each value of a list stands in another that holds the same ones.
fn places(args: &[Value], passed: &[Value]) -> Option<Vec<usize>> {
    if args.len() != passed.len() || args == passed {
        return None;
    }
    let at = |&arg: &Value| passed.iter().position(|&value| value == arg);
    let found = args.iter().map(at).collect::<Option<Vec<_>>>()?;
    // For each value passed, which argument it is.
    let mut places = vec![0; args.len()];
    for (arg, at) in found.into_iter().enumerate() {
        *places.get_mut(at)? = arg;
    }
    Some(places)
}

/// The first region passes its arguments on in their order.
fn align(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let body = view.body();
    let (end, condition, passed) = condition(body, op).or_no_match("no condition")?;
    let before = block_in(body, op, 0).or_no_match("no block")?;
    let after = block_in(body, op, 1).or_no_match("no block")?;
    let args = body.args(before).to_vec();
    let places = places(&args, &passed).or_no_match("other values are passed")?;
    let mut types = args.iter().map(|&arg| view.ty(arg)).collect::<Vec<_>>();
    for (&place, ty) in places.iter().zip(view.result_types()) {
        if let Some(slot) = types.get_mut(place) {
            *slot = ty;
        }
    }
    let inits = view.operands().collect::<Vec<_>>();
    let old_after = body.args(after).to_vec();
    rw.at(end);
    rw.insert(Condition::build(condition, &args));
    rw.erase(end);
    rw.at(op);
    let location = rw.body().op(op).location;
    let regions = rw.body().take_regions(op);
    let &[first, second] = regions.as_slice() else { return no_match("no regions") };
    let new_args = types.iter().map(|&ty| rw.add_arg(after, ty, location)).collect::<Vec<_>>();
    for (&old, &place) in old_after.iter().zip(&places) {
        if let Some(&new) = new_args.get(place) {
            rw.replace_all_uses(old, new);
        }
    }
    rw.body().remove_args(after, |at| at < old_after.len());
    for (&arg, &init) in args.iter().zip(&inits) {
        let location = rw.scope().body.value_location(init);
        rw.body().set_arg_location(arg, location);
    }
    let new = rw.insert(While::build(&types, &inits, first, second));
    let made = rw.view(new).results().collect::<Vec<_>>();
    let results = places.iter().filter_map(|&place| made.get(place).copied()).collect::<Vec<_>>();
    rw.replace(op, &results);
    Ok(())
}

/// The branch right before the condition, on that condition, whose else
/// region only yields.
fn last_if(view: OpRef<'_>, end: Op, condition: Value) -> Option<Op> {
    let body = view.body();
    let branch = body.prev_op(end).map(|op| view.scope.op(op)).filter(|op| op.is(If::def()))?;
    let empty = block_in(body, branch.op, 1)
        .is_none_or(|block| body.first_op(block) == body.last_op(block));
    (branch.operand(0) == Some(condition) && empty).then_some(branch.op)
}

/// What a region uses that is defined directly in another.
fn used_from(body: &Body, region: Region, from: Region) -> Vec<Value> {
    let mut used = Vec::new();
    let mut seen = FxHashSet::default();
    let mut pending = vec![region];
    let mut ops = Vec::new();
    while let Some(region) = pending.pop() {
        ops.extend(body.region_blocks(region).flat_map(|block| body.block_ops(block)));
        ops.reverse();
        while let Some(op) = ops.pop() {
            let inside = |value: &Value| super::is_directly_in(body, *value, from);
            used.extend(body.operands(op).filter(inside).filter(|&value| seen.insert(value)));
            if body.nested(op).is_none() {
                let regions = body.regions(op).iter();
                let inner = regions.flat_map(|&region| body.region_blocks(region));
                let inner = inner.flat_map(|block| body.block_ops(block)).collect::<Vec<_>>();
                ops.extend(inner.into_iter().rev());
            }
        }
    }
    used
}

/// What is done last before the condition, if it holds, is done first after
/// it.
fn move_if(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let body = view.body();
    let (end, condition, _) = condition(body, op).or_no_match("no condition")?;
    let branch = last_if(view, end, condition).or_no_match("no branch before the condition")?;
    let &[first, second] = body.regions(op) else { return no_match("no regions") };
    let then = *body.regions(branch).first().or_no_match("no region")?;
    let after = block_in(body, op, 1).or_no_match("no block")?;
    let block = block_in(body, branch, 0).or_no_match("no block")?;
    let then_end = body.last_op(block).or_no_match("no terminator")?;
    replace_results(rw, op, branch, end);
    let body = rw.scope().body;
    let used = used_from(body, then, first);
    let location = body.op(op).location;
    let view = rw.view(op);
    let types = view.result_types().chain(used.iter().map(|&value| view.ty(value)));
    let types = types.collect::<Vec<_>>();
    let (inits, old) = (view.operands().collect::<Vec<_>>(), view.results().len());
    rw.body().take_regions(op);
    let new: NewOp = While::build(&types, &inits, first, second);
    let new = rw.insert(new);
    let args = used.iter().map(|&value| {
        let ty = rw.ty(value);
        rw.add_arg(after, ty, location)
    });
    let args = args.collect::<Vec<_>>();
    let operands = rw.view(end).operands().chain(used.iter().copied()).collect::<Vec<_>>();
    rw.set_operands(end, &operands);
    move_uses(rw, &used, &args, then);
    rw.erase(then_end);
    match rw.scope().body.first_op(after) {
        Some(start) => rw.inline_block_before(block, start, &[]),
        None => rw.merge_block(block, after, &[]),
    }
    rw.erase(branch);
    let results = rw.view(new).results().take(old).collect::<Vec<_>>();
    rw.replace(op, &results);
    Ok(())
}

/// Results of the branch that are passed are what it yields: on the one side
/// to the results of the loop, on the other to its second region.
fn replace_results(rw: &mut Rewriter<'_>, op: Op, branch: Op, end: Op) {
    let body = rw.scope().body;
    let (then, or_else) = (yielded(body, branch, 0), yielded(body, branch, 1));
    let args = after_args(body, op);
    let results = body.results(branch).enumerate().map(|(at, value)| (value, at));
    let results = results.collect::<FxHashMap<_, _>>();
    for (passed, &arg) in args.iter().enumerate() {
        // What is passed now: a result passed twice is replaced with the first.
        let value = rw.scope().body.operand(end, passed + 1);
        let Some((value, &at)) = value.and_then(|v| Some((v, results.get(&v)?))) else { continue };
        let pick = |list: &Option<Vec<Value>>| list.as_ref().and_then(|list| list.get(at).copied());
        if let (Some(then), Some(or_else)) = (pick(&then), pick(&or_else)) {
            rw.replace_all_uses(value, or_else);
            rw.replace_all_uses(arg, then);
        }
    }
}

/// Makes uses of values in a region uses of others.
fn move_uses(rw: &mut Rewriter<'_>, old: &[Value], new: &[Value], region: Region) {
    for (&old, &new) in old.iter().zip(new) {
        let body = rw.scope().body;
        let uses = body.uses(old).filter(|user| is_in(body, user.op, region));
        let uses = uses.map(|user| (user.op, user.index as usize)).collect::<Vec<_>>();
        for (user, index) in uses {
            rw.set_operand(user, index, new);
        }
    }
}
