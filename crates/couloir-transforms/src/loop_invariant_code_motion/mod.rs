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
use couloir_ir::{Build, Context, OpRef, Scope};
use couloir_pass::PassDef;
use couloir_rewrite::effects::own_effect_free;
use rustc_hash::FxHashSet;

use crate::common::by_bodies;
use crate::speculation::{self, Own};

/// `loop-invariant-code-motion`
pub static PASS: PassDef = PassDef {
    name: "loop-invariant-code-motion",
    class: "LoopInvariantCodeMotion",
    description: "Hoist loop invariant instructions outside of the loop",
    anchor: None,
    options: &[],
    ..by_bodies!(|rw, _| hoist_all(rw.context(), rw.outer(), rw.body()))
};

/// The loops of a body, inner ones first.
pub(crate) fn loops(body: &Body) -> Vec<Op> {
    let is_loop = |op: &Op| body.op(*op).name.def().is_some_and(|def| def.has(Trait::LoopLike));
    postorder(body, body.roots()).filter(is_loop).collect()
}

/// Moves out of the loops of a body what can be.
pub(crate) fn hoist_all(ctx: &Context, outer: Option<&OpRef<'_>>, body: &mut Body) {
    let loops = loops(body);
    if loops.is_empty() {
        return;
    }
    let fixed = Fixed::of(Scope { ctx, body, outer });
    for op in loops {
        for region in body.regions(op).to_vec() {
            hoist(ctx, outer, body, &fixed, (op, region));
        }
    }
}

/// Ops with regions that may not run elsewhere because of what they or those
/// in them do. Moving others does not change which these are.
pub(crate) struct Fixed {
    has_effects: FxHashSet<Op>,
    not_elsewhere: FxHashSet<Op>,
}

impl Fixed {
    /// Looks at each op of a body once, inner ones first.
    pub(crate) fn of(scope: Scope<'_>) -> Self {
        let mut this =
            Fixed { has_effects: FxHashSet::default(), not_elsewhere: FxHashSet::default() };
        let body = scope.body;
        for op in postorder(body, body.roots()) {
            let Some(around) = region_of(body, op).and_then(|region| body.region_parent(region))
            else {
                continue;
            };
            let view = scope.op(op);
            if !this.is_effect_free(view) {
                this.has_effects.insert(around);
            }
            if !this.is_speculatable(view) {
                this.not_elsewhere.insert(around);
            }
        }
        this
    }

    /// Whether neither an op nor those in it do anything to memory.
    pub(crate) fn is_effect_free(&self, op: OpRef<'_>) -> bool {
        own_effect_free(op)
            && (!op.has(Trait::RecursiveMemoryEffects)
                || op.body().nested(op.op).is_none() && !self.has_effects.contains(&op.op))
    }

    fn is_speculatable(&self, op: OpRef<'_>) -> bool {
        match speculation::own(op) {
            Own::Never => false,
            Own::Always => true,
            Own::AsInside => {
                op.body().nested(op.op).is_none() && !self.not_elsewhere.contains(&op.op)
            }
        }
    }
}

fn hoist(
    ctx: &Context,
    outer: Option<&OpRef<'_>>,
    body: &mut Body,
    fixed: &Fixed,
    (around, region): (Op, Region),
) {
    let blocks = body.region_blocks(region).collect::<Vec<_>>();
    let ops = blocks.into_iter().flat_map(|block| body.block_ops(block).collect::<Vec<_>>());
    let mut pending = ops.collect::<VecDeque<_>>();
    while let Some(op) = pending.pop_front() {
        let view = Scope { ctx, body, outer }.op(op);
        if region_of(body, op) != Some(region) || !can_move(fixed, view, region) {
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

fn can_move(fixed: &Fixed, op: OpRef<'_>, region: Region) -> bool {
    !op.has(Trait::Terminator)
        && fixed.is_effect_free(op)
        && fixed.is_speculatable(op)
        && !uses_any_of(op.body(), op.op, region)
}

/// Whether an op of a region or one in it uses what is defined in the region
/// itself. What they see and is in the region is that, or inside the op.
fn uses_any_of(body: &Body, op: Op, region: Region) -> bool {
    let of_region = |value| {
        let block = body.block_of_value(value);
        block.and_then(|block| body.region_of(block)) == Some(region)
    };
    let regions = body.regions_here(op);
    body.operands(op).any(of_region)
        || couloir_ir::walk::preorder(body, regions).any(|op| body.operands(op).any(of_region))
}
