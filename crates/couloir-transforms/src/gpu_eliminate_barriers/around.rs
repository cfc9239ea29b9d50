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

/// What is done, of ops that were looked at.
pub(super) struct Done {
    pub(super) effects: Vec<Effect>,
    /// How many ops may still be looked at; at none, what was found is not all.
    pub(super) left: usize,
}

impl Done {
    /// Anything, to any memory.
    fn unknown(&mut self) {
        let kinds = [EffectKind::Read, EffectKind::Write, EffectKind::Free, EffectKind::Allocate];
        self.effects.extend(kinds.map(|kind| Effect { kind, value: None }));
    }
}

/// All that is done on a side of an op, as far as so many ops tell.
pub(super) fn around(op: OpRef<'_>, side: Side, left: usize) -> Done {
    let mut done = Done { effects: Vec::new(), left };
    let mut at = Some(op);
    while let Some(op) = at {
        at = beside(op, side, &mut done);
    }
    done
}

/// What is done in the block of an op, and by running it again; the op around it, if it matters
/// what is done around that.
fn beside<'a>(op: OpRef<'a>, side: Side, done: &mut Done) -> Option<OpRef<'a>> {
    let body = op.body();
    let block = op.block()?;
    let region = body.region_of(block)?;
    if body.region_blocks(region).nth(1).is_some() {
        done.unknown();
        return None;
    }
    up_to_barrier(neighbour(op, side), side, done);
    let parent = op.scope.op(body.region_parent(region)?);
    if is_boundary(parent) {
        return None;
    }
    if parent.is(scf::For::def()) {
        let end = match side {
            Side::Before => body.last_op(block),
            Side::After => body.first_op(block),
        };
        up_to_barrier(end.map(|op| parent.scope.op(op)), side, done);
    } else if !runs_once(parent) {
        of_op(parent, done);
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
fn up_to_barrier(from: Option<OpRef<'_>>, side: Side, done: &mut Done) {
    let mut at = from;
    while let Some(op) = at.filter(|op| !op.is(Barrier::def()) && done.left > 0) {
        of_op(op, done);
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
fn of_op(op: OpRef<'_>, done: &mut Done) {
    let mut pending = vec![op];
    while let Some(op) = pending.pop().filter(|_| done.left > 0) {
        if op.is(Barrier::def()) {
            continue;
        }
        done.left = done.left.saturating_sub(1);
        let recursive = op.has(Trait::RecursiveMemoryEffects);
        match declared(op) {
            Some(Effects(own)) => done.effects.extend(own),
            None if recursive => {}
            None => done.unknown(),
        }
        if recursive && op.body().nested(op.op).is_some() {
            done.unknown();
        } else if recursive {
            let regions = op.body().regions(op.op).iter().map(|&region| op.scope.region(region));
            pending.extend(regions.flat_map(RegionRef::blocks).flat_map(BlockRef::ops));
        }
    }
}
