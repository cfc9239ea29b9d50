//! Canonicalization patterns of `scf`, in upstream's order for each op.

mod branch;
mod combine;
mod forall;
mod loops;
mod parallel;
mod while_loop;

use couloir_ir::body::{Block, Body, Op, Region, Value};
use couloir_ir::build::Build;
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::OrNoMatch;
use couloir_rewrite::greedy::{PatternDef, Rewritten, row};

use super::{ExecuteRegion, For, If, IndexSwitch, While};
use crate::common::region_branch::Patterns;
use crate::region_branch_patterns;

const FOR_VALUES: Patterns = region_branch_patterns!(For::def);
const IF_VALUES: Patterns = region_branch_patterns!(If::def);
const EXECUTE_VALUES: Patterns = region_branch_patterns!(ExecuteRegion::def);
const SWITCH_VALUES: Patterns = region_branch_patterns!(IndexSwitch::def);
const WHILE_VALUES: Patterns = region_branch_patterns!(While::def);

/// All of them.
pub(crate) static ALL: &[&[PatternDef]] = &[
    branch::EXECUTE,
    &EXECUTE_VALUES,
    loops::FOR,
    &FOR_VALUES,
    forall::FORALL,
    combine::IFS,
    branch::IF,
    &IF_VALUES,
    branch::SWITCH,
    &SWITCH_VALUES,
    parallel::PARALLEL,
    while_loop::WHILE,
    &WHILE_VALUES,
];

/// The first block of a region of an op.
fn block_in(body: &Body, op: Op, region: usize) -> Option<Block> {
    body.regions(op).get(region).and_then(|&region| body.entry_block(region))
}

/// The last op of that block.
fn end_in(body: &Body, op: Op, region: usize) -> Option<Op> {
    body.last_op(block_in(body, op, region)?)
}

/// The operands of that op.
fn yielded(body: &Body, op: Op, region: usize) -> Option<Vec<Value>> {
    Some(body.operands(end_in(body, op, region)?).collect())
}

/// Whether a value is defined directly in a region.
fn is_directly_in(body: &Body, value: Value, region: Region) -> bool {
    body.block_of_value(value).and_then(|block| body.region_of(block)) == Some(region)
}

/// Whether an op is anywhere in a region.
fn is_in(body: &Body, op: Op, region: Region) -> bool {
    let mut around = std::iter::successors(Some(op), |&op| body.parent_op(op));
    around.any(|op| body.block_of(op).and_then(|block| body.region_of(block)) == Some(region))
}

/// Whether a value is defined outside of an op.
fn is_outside(body: &Body, value: Value, op: Op) -> bool {
    let region = body.block_of_value(value).and_then(|block| body.region_of(block));
    let parent = region.and_then(|region| body.region_parent(region));
    let mut around = std::iter::successors(parent, |&parent| body.parent_op(parent));
    !around.any(|parent| parent == op)
}

/// Puts a region's block in place of an op, what it yields in place of the
/// op's results.
fn inline_region(op: Op, rw: &mut Rewriter<'_>, region: usize, args: &[Value]) -> Rewritten {
    let body = rw.scope().body;
    let block = block_in(body, op, region).or_no_match("no block")?;
    let end = body.last_op(block).or_no_match("no terminator")?;
    let results = {
        let passed = |value: Value| match body.as_arg(value) {
            Some((own, at)) if own == block => args.get(at).copied().unwrap_or(value),
            _ => value,
        };
        body.operands(end).map(passed).collect::<Vec<_>>()
    };
    rw.inline_block_before(block, op, args);
    rw.replace(op, &results);
    rw.erase(end);
    Ok(())
}

/// Replaces a terminator by one of other operands.
fn replace_end(rw: &mut Rewriter<'_>, end: Op, values: &[Value]) {
    rw.at(end);
    rw.insert(super::Yield::build(values));
    rw.erase(end);
}
