//! `loop-invariant-code-motion`: what gives the same in every iteration of a
//! loop is computed before it.
//!
//! Loops are gone through from the inside out. An op moves when it may run
//! where it otherwise would not, has no effect on memory, and uses only what
//! is defined outside the loop, or inside itself.

use std::collections::VecDeque;

use couloir_ir::body::{Body, Op, Region};
use couloir_ir::op::Trait;
use couloir_ir::walk::postorder;
use couloir_ir::{Context, OpRef, Scope};
use couloir_pass::PassDef;
use couloir_rewrite::each_body;
use couloir_rewrite::effects::is_memory_effect_free;

use crate::speculation::is_speculatable;

/// `loop-invariant-code-motion`
pub static PASS: PassDef = PassDef {
    name: "loop-invariant-code-motion",
    class: "LoopInvariantCodeMotion",
    description: "Hoist loop invariant instructions outside of the loop",
    anchor: None,
    options: &[],
    run: |cx| {
        let ctx = cx.ctx;
        let work = |op: &OpRef<'_>, body: &mut Body| {
            each_body(ctx, Some(op), body, &|outer: Option<&OpRef<'_>>, body: &mut Body| {
                hoist_all(ctx, outer, body);
            })
        };
        cx.inside(work).unwrap_or(Ok(()))
    },
    bodies: None,
};

/// The loops of a body, inner ones first.
pub(crate) fn loops(body: &Body) -> Vec<Op> {
    let is_loop = |op: &Op| body.op(*op).name.def().is_some_and(|def| def.has(Trait::LoopLike));
    postorder(body, body.roots()).filter(is_loop).collect()
}

/// Moves out of the loops of a body what can be.
pub(crate) fn hoist_all(ctx: &Context, outer: Option<&OpRef<'_>>, body: &mut Body) {
    for op in loops(body) {
        for region in body.regions(op).to_vec() {
            hoist(ctx, outer, body, op, region);
        }
    }
}

fn hoist(ctx: &Context, outer: Option<&OpRef<'_>>, body: &mut Body, around: Op, region: Region) {
    let blocks = body.region_blocks(region).collect::<Vec<_>>();
    let ops = blocks.into_iter().flat_map(|block| body.block_ops(block).collect::<Vec<_>>());
    let mut pending = ops.collect::<VecDeque<_>>();
    while let Some(op) = pending.pop_front() {
        let scope = Scope { ctx, body, outer };
        if region_of(body, op) != Some(region) || !can_move(scope, op, around) {
            continue;
        }
        let users = body.results(op).flat_map(|result| body.uses(result)).map(|user| user.op);
        let users = users.filter(|&user| region_of(body, user) == Some(region));
        pending.extend(users.collect::<Vec<_>>());
        body.detach_op(op);
        body.insert_before(around, op);
    }
}

fn region_of(body: &Body, op: Op) -> Option<Region> {
    body.region_of(body.block_of(op)?)
}

fn can_move(scope: Scope<'_>, op: Op, around: Op) -> bool {
    let view = scope.op(op);
    !view.has(Trait::Terminator)
        && uses_only_outside(scope.body, op, around)
        && is_memory_effect_free(view)
        && is_speculatable(view)
}

/// Whether what an op and those in it use is defined outside a loop, or in
/// the op.
fn uses_only_outside(body: &Body, op: Op, around: Op) -> bool {
    let inside = |value| {
        let mut region = body.block_of_value(value).and_then(|block| body.region_of(block));
        while let Some(parent) = region.and_then(|region| body.region_parent(region)) {
            if parent == op {
                return false;
            }
            if parent == around {
                return true;
            }
            region = region_of(body, parent);
        }
        false
    };
    let own = body.operands(op).any(inside);
    let regions = if body.nested(op).is_some() { &[] } else { body.regions(op) };
    !own && !couloir_ir::walk::preorder(body, regions).any(|op| body.operands(op).any(inside))
}
