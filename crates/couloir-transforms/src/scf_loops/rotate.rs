//! `scf.while` in a branch that is taken where it runs at least once.

use couloir_dialects::scf;
use couloir_ir::body::{Block, Op, Value};
use couloir_ir::build::{Build, InsertPoint};
use couloir_ir::{Region, Type};
use couloir_rewrite::Rewriter;
use couloir_rewrite::copy::Copies;

use super::ops_before_end;
use crate::common::{entry_of, new_region};

/// Does what a loop does first before it, and has it go round from what comes after, in a branch
/// that is taken where there is anything to do. A loop that passes on what it is given stays as it
/// is unless that is `forced`. None where the loop stays.
pub fn in_zero_trip_check(rw: &mut Rewriter<'_>, op: Op, forced: bool) -> Option<()> {
    let body = rw.scope().body;
    let (before, after) = (entry_of(body, op, 0)?, entry_of(body, op, 1)?);
    let passes = body.first_op(after).is_some_and(|first| rw.view(first).is(scf::Yield::def()));
    if passes && !forced {
        return None;
    }
    let condition = body.last_op(before)?;
    let operands = body.operands(condition).collect::<Vec<_>>();
    let copies = copy_first(rw, op, before);
    let operands = operands.into_iter().map(|value| copies.get(value)).collect::<Vec<_>>();
    let (&holds, passed) = operands.split_first()?;
    let types = rw.view(op).result_types().collect::<Vec<_>>();
    rw.at(op);
    let (first, second) = rotated(rw, before, after, passed)?;
    rw.at(op);
    let made = rw.insert(scf::While::build(&types, passed, first, second));
    let branch = branch(rw, made, holds, passed, &types);
    let results = rw.view(branch).results().collect::<Vec<_>>();
    rw.replace(op, &results);
    Some(())
}

/// Copies what comes first of a loop before it.
fn copy_first(rw: &mut Rewriter<'_>, op: Op, before: Block) -> Copies {
    let body = rw.scope().body;
    let args = body.args(before).to_vec();
    let inits = body.operands(op).collect::<Vec<_>>();
    let mut copies = Copies::default();
    args.into_iter().zip(inits).for_each(|(arg, init)| copies.map(arg, init));
    for own in ops_before_end(rw.scope().body, before) {
        copies.op(rw.body(), own, InsertPoint::Before(op));
    }
    copies
}

/// The regions of the loop that goes round from what came second.
fn rotated(
    rw: &mut Rewriter<'_>,
    before: Block,
    after: Block,
    passed: &[Value],
) -> Option<(Region, Region)> {
    let types = passed.iter().map(|&value| rw.ty(value)).collect::<Vec<_>>();
    let (first, work) = new_region(rw, &types);
    let args = rw.scope().body.args(work).to_vec();
    rw.merge_block(after, work, &args);
    let end = rw.scope().body.last_op(work)?;
    let yielded = rw.scope().body.operands(end).collect::<Vec<_>>();
    rw.merge_block(before, work, &yielded);
    rw.erase(end);
    let condition = rw.scope().body.last_op(work)?;
    let types = rw.view(condition).operands().skip(1).map(|value| rw.ty(value));
    let types = types.collect::<Vec<_>>();
    let (second, idle) = new_region(rw, &types);
    rw.set_point(InsertPoint::End(idle));
    let args = rw.scope().body.args(idle).to_vec();
    rw.insert(scf::Yield::build(&args));
    Some((first, second))
}

/// The branch after a loop that the loop moves to.
fn branch(rw: &mut Rewriter<'_>, made: Op, holds: Value, passed: &[Value], types: &[Type]) -> Op {
    let (then, with) = new_region(rw, &[]);
    let (otherwise, without) = new_region(rw, &[]);
    let branch = rw.insert(scf::If::build(types, holds, then, otherwise));
    rw.move_to_end(made, with);
    let results = rw.view(made).results().collect::<Vec<_>>();
    for (block, values) in [(with, results.as_slice()), (without, passed)] {
        rw.set_point(InsertPoint::End(block));
        rw.insert(scf::Yield::build(values));
    }
    branch
}
