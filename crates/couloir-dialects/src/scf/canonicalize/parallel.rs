//! Canonicalization of `scf.parallel`: dimensions that run once, loops that never run, nests.

use couloir_ir::body::{Block, Body, Op, Region, Value};
use couloir_ir::build::Build;
use couloir_ir::{OpRef, Type};
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::{PatternDef, Rewritten};
use couloir_rewrite::{DEEP, Rewriter, shallow};
use rustc_hash::FxHashSet;

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

    /// The bounds and steps of loops one after another.
    fn of_all(loops: &[OpRef<'_>]) -> Self {
        let all = |segment| loops.iter().flat_map(|view| view.operands_in(segment)).collect();
        Self {
            lower: all(Parallel::LOWER_BOUND),
            upper: all(Parallel::UPPER_BOUND),
            step: all(Parallel::STEP),
            inits: Vec::new(),
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
    move_body(rw, block, region, &fixed);
    let results = rw.view(new).results().collect::<Vec<_>>();
    let moved = shallow(rw.scope().body, &[region]).unwrap_or_default();
    rw.copied(&moved);
    leave(op, rw, &results, &moved);
    Ok(())
}

/// Moves a loop's body, with values for some of its arguments.
fn move_body(rw: &mut Rewriter<'_>, block: Block, to: Region, fixed: &[Option<Value>]) {
    let body = rw.body();
    body.detach_block(block);
    body.append_block(to, block);
    give_args(body, block, fixed.iter().copied());
    body.remove_args(block, |at| fixed.get(at).is_some_and(Option::is_some));
}

/// Replaces some of a block's arguments by values.
fn give_args(body: &mut Body, block: Block, values: impl IntoIterator<Item = Option<Value>>) {
    for (arg, value) in body.args(block).to_vec().into_iter().zip(values) {
        if let Some(value) = value {
            body.replace_all_uses(arg, value);
        }
    }
}

/// Replaces a loop that these ops were moved out of. Upstream copies them, so it looks at them, and
/// at what they use, in another order.
pub(super) fn leave(op: Op, rw: &mut Rewriter<'_>, results: &[Value], moved: &[Op]) {
    for (at, &value) in results.iter().enumerate() {
        if let Some(old) = rw.view(op).result(at) {
            rw.replace_all_uses(old, value);
        }
    }
    rw.originals_erased(moved);
    rw.erase(op);
}

/// The only iteration in place of the loop, then its reductions.
fn inline(op: Op, rw: &mut Rewriter<'_>, parts: &Parts) -> Rewritten {
    let body = rw.scope().body;
    let block = block_in(body, op, 0).or_no_match("no body")?;
    let end = end_in(body, op, 0).or_no_match("no terminator")?;
    let reductions = reductions(body, end, parts.inits.len()).or_no_match("no reduction")?;
    let (mut moved, mut results) = (Vec::new(), Vec::new());
    let body = rw.body();
    give_args(body, block, parts.lower.iter().copied().map(Some));
    move_ops(body, block, op, &mut moved);
    for (at, (&init, (reduction, given))) in parts.inits.iter().zip(reductions).enumerate() {
        give_args(body, reduction, [Some(init), body.operand(end, at)]);
        move_ops(body, reduction, op, &mut moved);
        results.extend(body.operand(given, 0));
    }
    let moved = with_nested(body, &moved);
    rw.copied(&moved);
    leave(op, rw, &results, &moved);
    Ok(())
}

/// The blocks of so many reductions, each of a value, and their terminators, each of a value, too.
fn reductions(body: &Body, end: Op, count: usize) -> Option<Vec<(Block, Op)>> {
    let reduction = |at| {
        let block = block_in(body, end, at)?;
        let given = body.last_op(block)?;
        body.operand(end, at).zip(body.operand(given, 0)).map(|_| (block, given))
    };
    (0..count).map(reduction).collect()
}

/// Ops, each before what is in it, unless that is nested deep.
fn with_nested(body: &Body, ops: &[Op]) -> Vec<Op> {
    let regions = |op| if body.nested(op).is_some() { &[] } else { body.regions(op) };
    let within = |op| shallow(body, regions(op)).unwrap_or_default();
    ops.iter().flat_map(|&op| std::iter::once(op).chain(within(op))).collect()
}

/// Moves the ops of a block but its terminator before an op, and adds them to a list.
fn move_ops(body: &mut Body, block: Block, before: Op, moved: &mut Vec<Op>) {
    let mut ops = body.block_ops(block).collect::<Vec<_>>();
    ops.pop();
    for &op in &ops {
        body.detach_op(op);
        body.insert_before(before, op);
    }
    moved.extend(ops);
}

/// The loop that is all that is in another.
fn nested(view: OpRef<'_>) -> Option<OpRef<'_>> {
    let body = view.body();
    let inner = body.first_op(block_in(body, view.op, 0)?)?;
    let alone = body.next_op(inner).is_some_and(|next| body.next_op(next).is_none());
    let inner = view.scope.op(inner);
    (alone && inner.is(Parallel::def())).then_some(inner)
}

/// A loop and the one right in it, which upstream puts together two at a time, or in a deep nest all
/// of them, as far as nothing is reduced and no loop depends on those around it.
fn nest(outer: OpRef<'_>) -> Vec<OpRef<'_>> {
    let body = outer.body();
    let (mut loops, mut blocks) = (Vec::new(), FxHashSet::default());
    for view in std::iter::successors(Some(outer), |&view| nested(view)) {
        let in_nest = |value| body.as_arg(value).is_some_and(|(block, _)| blocks.contains(&block));
        let parts = Parts::of(view);
        if !parts.inits.is_empty() || parts.bounds().any(in_nest) {
            break;
        }
        loops.push(view);
        blocks.extend(block_in(body, view.op, 0));
    }
    if loops.len() <= DEEP {
        loops.truncate(2);
    }
    loops
}

/// Loops right in each other are one of more dimensions.
fn merge(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let loops = nest(rw.view(op));
    let parts = Parts::of_all(&loops);
    let bodies = loops.iter().map(|view| block_in(view.body(), view.op, 0));
    let mut blocks = bodies.collect::<Option<Vec<_>>>().or_no_match("no body")?;
    let innermost = blocks.pop().filter(|_| !blocks.is_empty()).or_no_match("one loop")?;
    let end = rw.scope().body.last_op(innermost).or_no_match("no terminator")?;
    let region = rw.body().create_region();
    let target = rw.append_block(region);
    let outer = blocks.iter().flat_map(|&block| rw.scope().body.args(block).to_vec());
    let outer = outer.collect::<Vec<_>>();
    let args = rw.scope().body.args(innermost).to_vec();
    let outer_args = index_args(rw, target, &outer);
    let args = index_args(rw, target, &args);
    parts.build(rw, &[], region);
    for (old, new) in outer.into_iter().zip(outer_args) {
        rw.replace_all_uses(old, new);
    }
    rw.merge_block(innermost, target, &args);
    debug_assert!(rw.view(end).is(Reduce::def()), "a parallel loop ends with a reduce");
    let location = rw.view(op).location();
    rw.body().set_location(end, location);
    rw.erase(op);
    Ok(())
}

/// An argument for each that there was.
fn index_args(rw: &mut Rewriter<'_>, block: Block, old: &[Value]) -> Vec<Value> {
    let location = rw.location();
    old.iter().map(|_| rw.add_arg(block, Type::INDEX, location)).collect()
}
