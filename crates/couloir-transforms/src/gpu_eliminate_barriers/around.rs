//! What is done to memory before and after a barrier, by all threads that wait for each other
//! there: up to the next barrier in the block, and around the ops that the block is in.

use couloir_dialects::gpu::{Barrier, Launch};
use couloir_dialects::{memref, scf};
use couloir_ir::op::{Effect, EffectKind, Effects, Trait};
use couloir_ir::{BlockRef, OpRef, RegionRef};
use couloir_rewrite::effects::declared;

/// Which way to look.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Side {
    Before,
    After,
}

/// All that is done on a side of an op.
pub(super) fn around(op: OpRef<'_>, side: Side) -> Vec<Effect> {
    let mut effects = Vec::new();
    let mut at = Some(op);
    while let Some(op) = at {
        at = beside(op, side, &mut effects);
    }
    effects
}

/// What is done in the block of an op, and by running it again; the op around it, if it matters
/// what is done around that.
fn beside<'a>(op: OpRef<'a>, side: Side, effects: &mut Vec<Effect>) -> Option<OpRef<'a>> {
    let body = op.body();
    let block = op.block()?;
    let region = body.region_of(block)?;
    if body.region_blocks(region).nth(1).is_some() {
        unknown(effects);
        return None;
    }
    up_to_barrier(neighbour(op, side), side, effects);
    let parent = op.scope.op(body.region_parent(region)?);
    if is_boundary(parent) {
        return None;
    }
    if parent.is(scf::For::def()) {
        let end = match side {
            Side::Before => body.last_op(block),
            Side::After => body.first_op(block),
        };
        up_to_barrier(end.map(|op| parent.scope.op(op)), side, effects);
    } else if !runs_once(parent) {
        of_op(parent, effects);
    }
    Some(parent)
}

fn neighbour(op: OpRef<'_>, side: Side) -> Option<OpRef<'_>> {
    let next = match side {
        Side::Before => op.body().prev_op(op.op),
        Side::After => op.body().next_op(op.op),
    };
    next.map(|next| op.scope.op(next))
}

/// What ops do from one on, up to a barrier.
fn up_to_barrier(from: Option<OpRef<'_>>, side: Side, effects: &mut Vec<Effect>) {
    let mut at = from;
    while let Some(op) = at.filter(|op| !op.is(Barrier::def())) {
        of_op(op, effects);
        at = neighbour(op, side);
    }
}

/// Whether threads are started here, so that nothing around waits at the barriers inside.
fn is_boundary(op: OpRef<'_>) -> bool {
    op.has(Trait::Function) || op.is(Launch::def())
}

/// Whether the regions of an op run once at most.
fn runs_once(op: OpRef<'_>) -> bool {
    op.is(scf::If::def()) || op.is(memref::AllocaScope::def())
}

/// What an op does, with what those in it do where that counts.
fn of_op(op: OpRef<'_>, effects: &mut Vec<Effect>) {
    let mut pending = vec![op];
    while let Some(op) = pending.pop() {
        if op.is(Barrier::def()) {
            continue;
        }
        let recursive = op.has(Trait::RecursiveMemoryEffects);
        match declared(op) {
            Some(Effects(own)) => effects.extend(own),
            None if recursive => {}
            None => unknown(effects),
        }
        if recursive && op.body().nested(op.op).is_some() {
            unknown(effects);
        } else if recursive {
            let regions = op.body().regions(op.op).iter().map(|&region| op.scope.region(region));
            pending.extend(regions.flat_map(RegionRef::blocks).flat_map(BlockRef::ops));
        }
    }
}

/// Anything, to any memory.
fn unknown(effects: &mut Vec<Effect>) {
    let kinds = [EffectKind::Read, EffectKind::Write, EffectKind::Free, EffectKind::Allocate];
    effects.extend(kinds.map(|kind| Effect { kind, value: None }));
}
