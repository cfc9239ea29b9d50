//! Branches among blocks and among regions, and loops.

use std::ops::Range;

use super::{Verified, parts, quoted};
use crate::body::{Block, Value};
use crate::op::{
    Arity, Forwarded, OpDef, RegionBranch, RegionBranchPoint, RegionSuccessor, Segments, Trait,
};
use crate::ty::Type;
use crate::view::OpRef;

/// Checks `BranchOpInterface`: what is passed to a block fits its arguments.
pub(super) fn branch(op: OpRef<'_>, def: &'static OpDef) -> Verified {
    let Some(forwarded) = def.hooks.branch else { return Ok(()) };
    if let (Some(block), [_]) = (only_successor(op), def.operands)
        && matches!(forwarded(0), Forwarded::Group(0))
    {
        return passed(op, 0, block, 0..op.operands().len());
    }
    if passes_nothing(op, def) {
        return Ok(());
    }
    let forwarded = op.all_forwarded().unwrap_or_default();
    let mut edges = op.successors().zip(forwarded).enumerate();
    edges.try_for_each(|(number, (block, range))| passed(op, number, block, range))
}

fn only_successor(op: OpRef<'_>) -> Option<Block> {
    let mut successors = op.successors();
    let first = successors.next()?;
    successors.next().is_none().then_some(first)
}

/// Checks that these operands fit the arguments of a successor.
fn passed(op: OpRef<'_>, number: usize, block: Block, range: Range<usize>) -> Verified {
    let args = op.body().args(block);
    if range.len() != args.len() {
        let (has, takes) = (range.len(), args.len());
        return op
            .error(format!(
                "branch has {has} operands for successor #{number}, but target block has {takes}"
            ))
            .fail();
    }
    for (index, (operand, &arg)) in range.zip(args).enumerate() {
        if op.operand_type(operand) != Some(op.ty(arg)) {
            let message = format!("type mismatch for bb argument #{index} of successor #{number}");
            return op.error(message).fail();
        }
    }
    Ok(())
}

/// Whether a branch clearly forwards nothing, to blocks without arguments.
fn passes_nothing(op: OpRef<'_>, def: &'static OpDef) -> bool {
    let fixed = def.operands.iter().filter(|def| def.arity == Arity::One).count();
    let body = op.body();
    let plain = match def.operand_segments {
        Segments::Attr(slot) => {
            let mut groups = def.operands.iter().zip(parts::segment_sizes(op, slot));
            groups.all(|(def, size)| (def.arity == Arity::One) == (size == 1))
        }
        _ => true,
    };
    plain
        && body.num_operands(op.op) == fixed
        && op.successors().all(|block| body.args(block).is_empty())
}

/// Checks `RegionBranchOpInterface`: what is passed along each edge fits.
pub(super) fn region_branch(op: OpRef<'_>, flow: &'static RegionBranch) -> Verified {
    for successor in (flow.successors)(op, RegionBranchPoint::Parent) {
        edge(op, None, (flow.entry_operands)(op, &successor), &successor)?;
    }
    for (index, &region) in op.body().regions(op.op).iter().enumerate() {
        let inner = op.inner();
        for last in inner.body.region_blocks(region).filter_map(|block| inner.body.last_op(block)) {
            let last = inner.op(last);
            if passes_control(last) {
                leaving(op, flow, index, last)?;
            }
        }
    }
    Ok(())
}

fn passes_control(op: OpRef<'_>) -> bool {
    op.has(Trait::RegionBranchTerminator) || op.has(Trait::ReturnLike)
}

fn leaving(
    op: OpRef<'_>,
    flow: &'static RegionBranch,
    region: usize,
    terminator: OpRef<'_>,
) -> Verified {
    let passed = terminator.def().and_then(|def| def.hooks.region_return);
    for successor in (flow.successors)(op, RegionBranchPoint::Region(region)) {
        let all = 0..terminator.operands().len();
        let range = passed.map_or(all, |passed| passed(terminator, &successor));
        edge(op, Some(terminator), range, &successor)?;
    }
    Ok(())
}

/// Checks that these operands of the op that control leaves from fit what a
/// successor receives.
fn edge(
    op: OpRef<'_>,
    from: Option<OpRef<'_>>,
    passed: Range<usize>,
    successor: &RegionSuccessor,
) -> Verified {
    let source = from.unwrap_or(op);
    let passed = passed.start..passed.end.min(source.operands().len());
    let types = passed.filter_map(|index| source.operand_type(index));
    match *successor {
        RegionSuccessor::Parent => fits(op, from, types, op.result_types(), successor),
        RegionSuccessor::Region(region, first) => {
            let region = op.region(region);
            let entry = region.as_ref().and_then(|region| region.entry());
            let args = entry.as_ref().map_or(&[][..], |entry| entry.args());
            let body = region.as_ref().map_or(op.body(), |region| region.scope.body);
            let inputs = args.get(first..).unwrap_or_default().iter().map(|&arg| body.ty(arg));
            fits(op, from, types, inputs, successor)
        }
    }
}

fn fits(
    op: OpRef<'_>,
    from: Option<OpRef<'_>>,
    types: impl Iterator<Item = Type> + Clone,
    inputs: impl Iterator<Item = Type> + Clone,
    successor: &RegionSuccessor,
) -> Verified {
    let passes_all = op.def().is_some_and(|def| def.hooks.passes_other_types);
    let as_many = || types.clone().count() == inputs.clone().count();
    if types.clone().eq(inputs.clone()) || (passes_all && as_many()) {
        return Ok(());
    }
    let (types, inputs) = (types.collect::<Vec<_>>(), inputs.collect::<Vec<_>>());
    if types.len() != inputs.len() {
        let (has, takes) = (types.len(), inputs.len());
        let message = format!(
            "region branch point has {has} operands, but region successor needs {takes} inputs"
        );
        return bad_edge(op, from, successor, &message);
    }
    for (index, (&source, &input)) in types.iter().zip(&inputs).enumerate() {
        if source != input {
            let (source, input) = (quoted(op.ctx(), source), quoted(op.ctx(), input));
            let message = format!(
                "successor operand type #{index} {source} should match successor input type #{index} {input}"
            );
            return bad_edge(op, from, successor, &message);
        }
    }
    Ok(())
}

#[cold]
fn bad_edge(
    op: OpRef<'_>,
    from: Option<OpRef<'_>>,
    successor: &RegionSuccessor,
    message: &str,
) -> Verified {
    let source = from.map_or("parent".to_string(), |from| format!("Operation {}", from.name()));
    let target = match *successor {
        RegionSuccessor::Parent => "parent".to_string(),
        RegionSuccessor::Region(region, _) => format!("Region #{region}"),
    };
    op.op_error(format!("along control flow edge from {source} to {target}: {message}"))
        .note(from.map_or(op.location(), OpRef::location), "region branch point")
        .fail()
}

/// Checks `LoopLikeOpInterface`: what a loop carries fits from end to end.
pub(super) fn loop_like(op: OpRef<'_>, def: &'static OpDef) -> Verified {
    let Some(values) = def.hooks.loop_like.map(|values| values(op)) else { return Ok(()) };
    let (args, yielded) = (&values.iter_args[..], &values.yielded[..]);
    // Upstream's count is unsigned, and wraps where the body lacks arguments.
    let count = args.len().wrapping_sub(values.missing_args);
    same_count(op, "inits and region iter_args", values.inits.len(), count)?;
    if !yielded.is_empty() {
        same_count(op, "region iter_args and yielded values", count, yielded.len())?;
    }
    if let Some(results) = &values.results {
        same_count(op, "loop results and region iter_args", results.len(), count)?;
    }
    for (index, (&init, &arg)) in values.inits.iter().zip(args).enumerate() {
        same_type(op, index, ("init", init), ("region iter_arg", arg))?;
        if let Some(&yielded) = yielded.get(index) {
            same_type(op, index, ("region iter_arg", arg), ("yielded value", yielded))?;
        }
    }
    for (&result, &arg) in values.results.iter().flatten().zip(args) {
        // Upstream does not count here.
        same_type(op, 0, ("region iter_arg", arg), ("loop result", result))?;
    }
    Ok(())
}

fn same_count(op: OpRef<'_>, what: &str, a: usize, b: usize) -> Verified {
    if a == b {
        return Ok(());
    }
    op.op_error(format!("different number of {what}: {a} != {b}")).fail()
}

fn same_type(op: OpRef<'_>, index: usize, a: (&str, Value), b: (&str, Value)) -> Verified {
    let (first, second) = (op.ty(a.1), op.ty(b.1));
    if first == second {
        return Ok(());
    }
    let (first, second) = (quoted(op.ctx(), first), quoted(op.ctx(), second));
    op.op_error(format!(
        "{index}-th {} and {index}-th {} have different type: {first} != {second}",
        a.0, b.0
    ))
    .fail()
}
