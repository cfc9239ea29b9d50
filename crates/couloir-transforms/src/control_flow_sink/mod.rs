//! `control-flow-sink`: ops whose results are used only in a region that runs
//! at most once, if at all, move into it.

use couloir_ir::body::{Block, Body, Op, Region};
use couloir_ir::dominance::Dominance;
use couloir_ir::op::Trait;
use couloir_ir::walk::postorder;
use couloir_ir::{Build, Context, OpRef, Scope};
use couloir_pass::PassDef;
use couloir_rewrite::effects::is_memory_effect_free;

use crate::common::by_bodies;
use crate::invocations::regions_run_at_most_once;

/// `control-flow-sink`
pub static PASS: PassDef = PassDef {
    name: "control-flow-sink",
    class: "ControlFlowSink",
    description: "Sink operations into conditional blocks",
    anchor: None,
    options: &[],
    ..by_bodies!(|rw, _| sink_all(rw.context(), rw.outer(), rw.body()))
};

fn sink_all(ctx: &Context, outer: Option<&OpRef<'_>>, body: &mut Body) {
    let branches =
        |op: &Op| body.op(*op).name.def().is_some_and(|def| def.has(Trait::RegionBranch));
    let ops = postorder(body, body.roots()).filter(branches).collect::<Vec<_>>();
    if ops.is_empty() {
        return;
    }
    // Ops move, blocks do not, and only dominance among blocks is asked for.
    let dominance = Dominance::new(Scope { ctx, body, outer });
    for op in ops {
        let regions = regions_run_at_most_once(Scope { ctx, body, outer }.op(op));
        for region in regions {
            sink(ctx, outer, body, &dominance, region);
        }
    }
}

/// Moves into a region what only it uses.
fn sink(
    ctx: &Context,
    outer: Option<&OpRef<'_>>,
    body: &mut Body,
    dominance: &Dominance,
    region: Region,
) {
    let Some(entry) = body.entry_block(region) else { return };
    let blocks = body.region_blocks(region).flat_map(|block| body.block_ops(block));
    let mut pending = blocks.collect::<Vec<_>>();
    while let Some(user) = pending.pop() {
        for at in 0..body.num_operands(user) {
            let op = body.operand(user, at).and_then(|value| body.defining_op(value));
            let Some(op) = op.filter(|&op| region_of(body, op) != Some(region)) else { continue };
            if can_sink(Scope { ctx, body, outer }.op(op), dominance, entry) {
                body.detach_op(op);
                body.prepend_op(entry, op);
                pending.push(op);
            }
        }
    }
}

/// Whether all that uses an op is where the block that a region begins with
/// dominates, and the op does nothing but give its results.
fn can_sink(op: OpRef<'_>, dominance: &Dominance, entry: Block) -> bool {
    let body = op.body();
    let mut uses = op.results().flat_map(|result| body.uses(result));
    let inside = uses.all(|user| {
        let block = body.block_of(user.op);
        block.is_some_and(|block| dominance.block_dominates(body, entry, block))
    });
    inside && is_memory_effect_free(op)
}

fn region_of(body: &Body, op: Op) -> Option<Region> {
    body.region_of(body.block_of(op)?)
}
