//! Branches, blocks and their arguments.

use couloir_dialects::{cf, llvm};
use couloir_ir::op::{Segments, Trait};
use couloir_ir::{Attribute, Block, Body, Context, NewOp, Op, Region, Scope, Value};
use rustc_hash::FxHashSet;

use super::defaults::{Defaults, Mode};
use super::edit::{Edit, Place, Work, blocks_of};
use super::ops::has;

/// Branches become returns.
pub(super) const RETURNS: Edit = Edit { name: "returns", find: branches, change: return_all };

/// Branches with several successors go to the first.
pub(super) const FIRST_SUCCESSOR: Edit = Edit {
    name: "first successors",
    find: choices,
    change: |work, body, at| go_all(work, body, at, |_| 0),
};

/// Branches with several successors go to the last.
pub(super) const LAST_SUCCESSOR: Edit = Edit {
    name: "last successors",
    find: choices,
    change: |work, body, at| go_all(work, body, at, |count| count - 1),
};

/// Blocks with one block before them, which goes nowhere else, become part of it.
pub(super) const MERGES: Edit = Edit { name: "merges", find: mergeable, change: merge_all };

/// Takes away arguments of blocks.
pub(super) const ARGUMENTS: Edit = Edit { name: "arguments", find: arguments, change: drop_args };

fn ends_with(body: &Body, least: usize) -> Vec<Place> {
    let ends = blocks_of(body).filter_map(|block| body.last_op(block));
    ends.filter(|&op| body.successors(op).len() >= least).map(Place::Op).collect()
}

fn branches(_: &Context, body: &Body) -> Vec<Place> {
    ends_with(body, 1)
}

fn choices(_: &Context, body: &Body) -> Vec<Place> {
    ends_with(body, 2)
}

fn region_of(body: &Body, op: Op) -> Option<Region> {
    body.region_of(body.block_of(op)?)
}

fn return_all(work: &mut Work<'_>, body: &mut Body, places: &[Place]) {
    let mut defaults = Defaults::new(work.ctx, Mode::Plain);
    for place in places {
        if let &Place::Op(op) = place {
            return_from(body, op, &mut defaults);
        }
    }
    sweep(body);
}

/// Puts a return like another one of the region in a branch's place.
fn return_from(body: &mut Body, op: Op, defaults: &mut Defaults<'_>) -> Option<()> {
    let ends = body.region_blocks(region_of(body, op)?).filter_map(|block| body.last_op(block));
    let model = ends.into_iter().find(|&end| has(body, end, Trait::ReturnLike))?;
    let def = body.op(model).name.def()?;
    let types = body.operands(model).map(|value| body.ty(value)).collect::<Vec<_>>();
    let values = types.into_iter().map(|ty| defaults.value(body, op, ty));
    let values = values.collect::<Option<Vec<_>>>()?;
    let props = body.props(model, def.attrs.len()).iter().map(|prop| prop.expand()).collect();
    replace_end(body, op, NewOp { props, ..NewOp::new(def).operands(values) });
    Some(())
}

/// Puts another op at the end of a block. If anything but blocks that are now cut off uses the
/// results of the one before, the candidate will not verify.
fn replace_end(body: &mut Body, op: Op, new: NewOp) {
    let location = body.op(op).location;
    let new = body.create(new, location);
    body.insert_before(op, new);
    body.erase_op(op);
}

fn go_all(work: &mut Work<'_>, body: &mut Body, places: &[Place], which: fn(usize) -> usize) {
    for place in places {
        if let &Place::Op(op) = place {
            let count = body.successors(op).len();
            go(work.ctx, body, op, which(count));
        }
    }
    sweep(body);
}

/// A branch goes to one of its successors, whatever it depended on.
fn go(ctx: &Context, body: &mut Body, op: Op, to: usize) -> Option<()> {
    let range = Scope::new(ctx, body).op(op).forwarded(to)?;
    let block = body.successor(op, to)?;
    let values = range.filter_map(|at| body.operand(op, at)).collect::<Vec<_>>();
    let is_llvm = body.op(op).name.def()?.dialect() == "llvm";
    let def = if is_llvm { llvm::Br::def() } else { cf::Br::def() };
    replace_end(body, op, NewOp::new(def).operands(values).successor(block));
    Some(())
}

/// Erases blocks that nothing leads to.
fn sweep(body: &mut Body) {
    let mut reached = FxHashSet::default();
    let blocks = blocks_of(body).collect::<Vec<_>>();
    let mut pending =
        blocks.iter().copied().filter(|&block| body.is_entry(block)).collect::<Vec<_>>();
    while let Some(block) = pending.pop() {
        if reached.insert(block) {
            pending.extend(body.last_op(block).into_iter().flat_map(|op| body.successors(op)));
        }
    }
    let dead = blocks.into_iter().filter(|block| !reached.contains(block)).collect::<Vec<_>>();
    for &block in &dead {
        for op in body.block_ops(block).collect::<Vec<_>>() {
            body.erase_op(op);
        }
    }
    for block in dead {
        if body.region_of(block).is_some() {
            body.erase_block(block);
        }
    }
}

/// The block before a block, where that goes nowhere else.
fn only_way(body: &Body, block: Block) -> Option<Op> {
    let mut before = body.predecessors(block);
    let only = before.next().filter(|&only| only != block && before.next().is_none())?;
    let end = body.last_op(only)?;
    (body.successors(end).len() == 1 && body.num_results(end) == 0).then_some(end)
}

fn mergeable(ctx: &Context, body: &Body) -> Vec<Place> {
    let can = |&block: &Block| {
        let end = only_way(body, block)?;
        let forwarded = Scope::new(ctx, body).op(end).forwarded(0)?;
        (forwarded.len() == body.args(block).len()).then_some(())
    };
    let inner = blocks_of(body).filter(|&block| !body.is_entry(block));
    inner.filter(|block| can(block).is_some()).map(Place::Block).collect()
}

fn merge_all(work: &mut Work<'_>, body: &mut Body, places: &[Place]) {
    for place in places {
        if let &Place::Block(block) = place {
            merge(work.ctx, body, block);
        }
    }
}

fn merge(ctx: &Context, body: &mut Body, block: Block) -> Option<()> {
    let end = only_way(body, block)?;
    let range = Scope::new(ctx, body).op(end).forwarded(0)?;
    let values = range.filter_map(|at| body.operand(end, at)).collect::<Vec<_>>();
    let before = body.block_of(end)?;
    body.erase_op(end);
    body.merge_block(block, before, &values);
    Some(())
}

fn arguments(_: &Context, body: &Body) -> Vec<Place> {
    let inner = blocks_of(body).filter(|&block| !body.is_entry(block));
    inner
        .flat_map(|block| (0..body.args(block).len()).map(move |at| Place::Arg(block, at)))
        .collect()
}

/// Drops arguments, the last of a block first, so that numbers stay right.
fn drop_args(work: &mut Work<'_>, body: &mut Body, places: &[Place]) {
    let mut defaults = Defaults::new(work.ctx, Mode::Plain);
    for place in places.iter().rev() {
        if let &Place::Arg(block, at) = place {
            drop_arg(work.ctx, body, (block, at), &mut defaults);
        }
    }
}

fn drop_arg(
    ctx: &Context,
    body: &mut Body,
    (block, at): (Block, usize),
    defaults: &mut Defaults<'_>,
) -> Option<()> {
    let &arg = body.args(block).get(at)?;
    if !body.is_unused(arg) {
        let ty = body.ty(arg);
        let instead = defaults.value(body, body.last_op(block)?, ty)?;
        body.replace_all_uses(arg, instead);
    }
    for end in body.predecessors(block).filter_map(|block| body.last_op(block)).collect::<Vec<_>>()
    {
        let successors = body.successors(end).collect::<Vec<_>>();
        for (number, _) in successors.iter().enumerate().filter(|(_, to)| **to == block) {
            drop_forwarded(ctx, body, end, (number, at))?;
        }
    }
    body.remove_args(block, |index| index == at);
    Some(())
}

/// Takes away the operand that a branch forwards to an argument.
fn drop_forwarded(
    ctx: &Context,
    body: &mut Body,
    op: Op,
    (successor, at): (usize, usize),
) -> Option<()> {
    let range = Scope::new(ctx, body).op(op).forwarded(successor)?;
    drop_operand(ctx, body, op, range.start + at)
}

/// Takes away an operand, and one from the size of its group.
pub(super) fn drop_operand(ctx: &Context, body: &mut Body, op: Op, at: usize) -> Option<()> {
    let operands = body.operands(op).enumerate().filter(|&(index, _)| index != at);
    let operands = operands.map(|(_, value)| value).collect::<Vec<Value>>();
    if let Some(Segments::Attr(slot)) = body.op(op).name.def().map(|def| def.operand_segments) {
        let mut sizes = body.prop(op, slot.into())?.as_i32_array(ctx)?;
        let mut start = 0;
        for size in &mut sizes {
            start += usize::try_from(*size).ok()?;
            if at < start {
                *size -= 1;
                break;
            }
        }
        body.set_prop(op, slot.into(), Some(Attribute::i32_array(ctx, &sizes)));
    }
    body.set_operands(op, &operands);
    Some(())
}
