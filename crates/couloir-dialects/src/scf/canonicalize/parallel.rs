//! `scf.parallel`

use couloir_ir::body::{Block, Body, Op, Region, Value};
use couloir_ir::build::Build;
use couloir_ir::walk::preorder;
use couloir_ir::{OpRef, Type};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::copy::Copies;
use couloir_rewrite::greedy::{PatternDef, Rewritten};

use super::{block_in, end_in, row};
use crate::common::loops::Range;
use crate::scf::{Parallel, Reduce};

pub(super) const PARALLEL: &[PatternDef] = &[
    row("(anonymous namespace)::ParallelOpSingleOrZeroIterationDimsFolder", Parallel::def, single),
    row("(anonymous namespace)::MergeNestedParallelLoops", Parallel::def, merge),
];

/// Bounds, steps and initial values.
struct Parts {
    lower: Vec<Value>,
    upper: Vec<Value>,
    step: Vec<Value>,
    inits: Vec<Value>,
}

impl Parts {
    fn of(op: OpRef<'_>) -> Self {
        Self {
            lower: op.operands_in(Parallel::LOWER_BOUND),
            upper: op.operands_in(Parallel::UPPER_BOUND),
            step: op.operands_in(Parallel::STEP),
            inits: op.operands_in(Parallel::INIT_VALS),
        }
    }

    fn bounds(&self) -> impl Iterator<Item = Value> + '_ {
        [&self.lower, &self.upper, &self.step].into_iter().flatten().copied()
    }

    fn build(&self, rw: &mut Rewriter<'_>, types: &[Type], region: Region) -> Op {
        let ctx = rw.context();
        let (lower, upper, step) = (&self.lower, &self.upper, &self.step);
        rw.insert(Parallel::build(ctx, types, lower, upper, step, &self.inits, region))
    }
}

/// Dimensions that run once have their lower bound as index; a loop that
/// never runs is none.
fn single(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let parts = Parts::of(view);
    let mut kept = Parts { lower: vec![], upper: vec![], step: vec![], inits: parts.inits.clone() };
    let mut fixed = Vec::new();
    for ((&lower, &upper), &step) in parts.lower.iter().zip(&parts.upper).zip(&parts.step) {
        match Range::of(lower, upper, step).count(view.scope, true) {
            Some(0) => {
                rw.replace(op, &parts.inits);
                return Ok(());
            }
            Some(1) => fixed.push(Some(lower)),
            _ => {
                fixed.push(None);
                kept.lower.push(lower);
                kept.upper.push(upper);
                kept.step.push(step);
            }
        }
    }
    if kept.lower.len() == parts.lower.len() {
        return no_match("no dimension is known to run once");
    }
    if kept.lower.is_empty() {
        return inline(op, rw, &parts);
    }
    let types = view.result_types().collect::<Vec<_>>();
    let block = block_in(view.body(), op, 0).or_no_match("no body")?;
    let region = rw.body().create_region();
    let new = kept.build(rw, &types, region);
    copy_body(rw, block, region, &fixed);
    let results = rw.view(new).results().collect::<Vec<_>>();
    rw.replace(op, &results);
    Ok(())
}

/// Copies a loop's body, with values for some of its arguments. As upstream copies it, where moving
/// it would do, all that is in it is looked at again, and so is what only the old one used.
fn copy_body(rw: &mut Rewriter<'_>, from: Block, to: Region, fixed: &[Option<Value>]) {
    let body = rw.body();
    let block = body.append_new_block(to);
    let mut copies = Copies::default();
    for (at, arg) in body.args(from).to_vec().into_iter().enumerate() {
        let new = match fixed.get(at).copied().flatten() {
            Some(value) => value,
            None => body.add_arg(block, body.ty(arg), body.value_location(arg)),
        };
        copies.map(arg, new);
    }
    copies.ops(body, from, block);
    for op in preorder(rw.scope().body, &[to]).collect::<Vec<_>>() {
        rw.modified(op);
    }
}

/// The only iteration in place of the loop, then its reductions.
fn inline(op: Op, rw: &mut Rewriter<'_>, parts: &Parts) -> Rewritten {
    let body = rw.scope().body;
    let block = block_in(body, op, 0).or_no_match("no body")?;
    let end = end_in(body, op, 0).or_no_match("no terminator")?;
    rw.inline_block_before(block, op, &parts.lower);
    let mut results = Vec::new();
    for (at, &init) in parts.inits.iter().enumerate() {
        let body = rw.scope().body;
        let operand = body.operand(end, at).or_no_match("no operand")?;
        let reduction = block_in(body, end, at).or_no_match("no reduction")?;
        let given = body.last_op(reduction).or_no_match("no terminator")?;
        rw.inline_block_before(reduction, op, &[init, operand]);
        let result = rw.scope().body.operand(given, 0).or_no_match("no value")?;
        rw.erase(given);
        results.push(result);
    }
    rw.erase(end);
    rw.replace(op, &results);
    Ok(())
}

/// The loop that is all that is in another.
fn nested(body: &Body, view: OpRef<'_>) -> Option<Op> {
    let block = block_in(body, view.op, 0)?;
    let inner = body.first_op(block)?;
    let alone = body.next_op(inner).is_some() && body.next_op(inner) == body.last_op(block);
    (alone && view.scope.op(inner).is(Parallel::def())).then_some(inner)
}

/// Loops right in each other are one of more dimensions.
fn merge(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let body = view.body();
    let inner = nested(body, view).or_no_match("more is done")?;
    let (mut parts, own) = (Parts::of(view), Parts::of(view.scope.op(inner)));
    let blocks = block_in(body, op, 0).zip(block_in(body, inner, 0));
    let (outer_block, block) = blocks.or_no_match("no body")?;
    let depends = own.bounds().any(|value| body.args(outer_block).contains(&value));
    if depends || !parts.inits.is_empty() || !own.inits.is_empty() {
        return no_match("the inner loop depends on the outer one");
    }
    parts.lower.extend(own.lower);
    parts.upper.extend(own.upper);
    parts.step.extend(own.step);
    let end = end_in(body, inner, 0).or_no_match("no terminator")?;
    let region = rw.body().create_region();
    let target = rw.append_block(region);
    let (mut outer_args, mut args) = (Vec::new(), Vec::new());
    for (from, to) in [(outer_block, &mut outer_args), (block, &mut args)] {
        for arg in rw.body().args(from).to_vec() {
            let location = rw.body().value_location(arg);
            to.push((arg, rw.add_arg(target, Type::INDEX, location)));
        }
    }
    parts.build(rw, &[], region);
    for (old, new) in outer_args {
        rw.replace_all_uses(old, new);
    }
    let args = args.into_iter().map(|(_, new)| new).collect::<Vec<_>>();
    rw.merge_block(block, target, &args);
    debug_assert!(rw.view(end).is(Reduce::def()), "a parallel loop ends with a reduce");
    let location = rw.view(op).location();
    rw.body().set_location(end, location);
    rw.erase(op);
    Ok(())
}
