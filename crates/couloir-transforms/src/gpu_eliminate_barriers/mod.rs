//! `gpu-eliminate-barriers`: a barrier goes where no two accesses to the same memory, one before it
//! and one after, are kept apart by it alone.
//!
//! - `around`: what is done to memory before and after a barrier;
//! - `memory`: whether two values may be addresses of the same memory.
//!
//! Blocks that are not the only one of their region keep their barriers.

mod around;
mod memory;

use std::sync::atomic::{AtomicUsize, Ordering};

use couloir_dialects::gpu::Barrier;
use couloir_ir::Scope;
use couloir_ir::body::Op;
use couloir_ir::op::{Effect, EffectKind};
use couloir_pass::PassDef;
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::no_match;
use couloir_rewrite::greedy::{RewritePatterns, Rewritten};

use crate::greedy::greedy_pass;
use around::{Side, around};
use memory::Memory;

/// `gpu-eliminate-barriers`
pub static PASS: PassDef = PassDef {
    name: "gpu-eliminate-barriers",
    class: "GpuEliminateBarriersPass",
    description: "Erase unnecessary barriers",
    anchor: Some("func.func"),
    options: &[],
    run: |cx| {
        let mut patterns = RewritePatterns::new();
        let looked = AtomicUsize::new(0);
        patterns.add(Barrier::def(), move |op, rw| eliminate(op, rw, &looked));
        greedy_pass(cx, patterns)
    },
    loads: &["gpu", "memref", "scf"],
    ..PassDef::EMPTY
};

/// How many ops may be looked at in all, beside so many for each op there is: barriers in ops next
/// to each other each look at all of these.
const MAX_LOOKED: usize = 1 << 22;
const LOOKED_EACH: usize = 64;

fn eliminate(op: Op, rw: &mut Rewriter<'_>, looked: &AtomicUsize) -> Rewritten {
    let most = rw.scope().body.num_ops().saturating_mul(LOOKED_EACH).saturating_add(MAX_LOOKED);
    let mut left = most.saturating_sub(looked.load(Ordering::Relaxed));
    let before = left;
    let is_needed = is_needed(rw.scope(), op, &mut left);
    looked.fetch_add(before.saturating_sub(left), Ordering::Relaxed);
    if is_needed {
        return no_match("the barrier keeps accesses apart");
    }
    rw.erase(op);
    Ok(())
}

/// Whether a barrier keeps accesses apart, as far as so many ops tell.
fn is_needed(scope: Scope<'_>, op: Op, left: &mut usize) -> bool {
    let mut look = |side| {
        let done = around(scope.op(op), side, *left);
        *left = done.left;
        (done.left > 0).then_some(done.effects)
    };
    let Some(mut before) = look(Side::Before) else { return true };
    before.retain(|effect| matches!(effect.kind, EffectKind::Read | EffectKind::Write));
    if before.is_empty() {
        return false;
    }
    let Some(mut after) = look(Side::After) else { return true };
    after.retain(|effect| effect.kind != EffectKind::Allocate);
    let mut memory = Memory::new(scope);
    let (before, after) = (distinct(before, &mut memory), distinct(after, &mut memory));
    before.iter().any(|one| after.iter().any(|other| conflict(&mut memory, one, other)))
}

/// The effects that differ, on where the addresses come from.
fn distinct(effects: Vec<Effect>, memory: &mut Memory<'_>) -> Vec<Effect> {
    let mut seen = rustc_hash::FxHashSet::default();
    let based = effects.into_iter().map(|Effect { kind, value }| {
        let value = value.map(|value| memory.base(value));
        Effect { kind, value }
    });
    based.filter(|effect| seen.insert((effect.kind as u8, effect.value))).collect()
}

/// Whether two accesses may be to the same memory, and not both only read it.
fn conflict(memory: &mut Memory<'_>, one: &Effect, other: &Effect) -> bool {
    if one.kind == EffectKind::Read && other.kind == EffectKind::Read {
        return false;
    }
    match (one.value, other.value) {
        (Some(one), Some(other)) => memory.may_alias(one, other),
        _ => true,
    }
}
