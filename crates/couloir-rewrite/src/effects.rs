//! Whether an op does anything but give results.

use couloir_ir::body::{Op, Region};
use couloir_ir::op::{EffectKind, Effects, OpDef, Trait, Traits};
use couloir_ir::view::OpRef;
use smallvec::SmallVec;

/// Whether an op may be erased: nothing uses its results, and it does
/// nothing else but read, or allocate what only it gives out.
pub fn is_trivially_dead(op: OpRef<'_>) -> bool {
    op.results().all(|result| op.body().is_unused(result)) && would_be_dead(op)
}

/// Whether an op may be erased once nothing uses its results.
pub fn would_be_dead(op: OpRef<'_>) -> bool {
    const STAYS: Traits = Traits::of(&[Trait::Terminator, Trait::Symbol]);
    if op.def().is_some_and(|def| def.trait_set.meets(STAYS)) || !own_are_harmless(op) {
        return false;
    }
    harmless_inside(op)
}

/// Whether the ops in an op's regions that it has the effects of do not keep
/// it alive.
fn harmless_inside(op: OpRef<'_>) -> bool {
    let body = op.body();
    if !body.has_regions(op.op) || !op.has(Trait::RecursiveMemoryEffects) {
        return true;
    }
    let mut pending = SmallVec::<[Region; 8]>::from_slice(body.regions(op.op));
    while let Some(region) = pending.pop() {
        for at in body.region_blocks(region).flat_map(|block| body.block_ops(block)) {
            let view = op.scope.op(at);
            if !own_are_harmless(view) {
                return false;
            }
            if body.has_regions(at) && view.has(Trait::RecursiveMemoryEffects) {
                pending.extend_from_slice(body.regions(at));
            }
        }
    }
    true
}

/// Whether an op's effects, apart from those of the ops in it where these
/// count, do not keep it alive.
pub(crate) fn own_are_harmless(op: OpRef<'_>) -> bool {
    let Some(def) = op.def() else { return false };
    if def.has(Trait::RecursiveMemoryEffects) && op.body().nested(op.op).is_some() {
        return false;
    }
    def.has(Trait::NoMemoryEffect) || allows(op, def)
}

/// The effects an op declares; none when it does not say, or when only the
/// ops in it do.
fn declared(op: OpRef<'_>) -> Option<Effects> {
    if op.has(Trait::NoMemoryEffect) {
        return Some(Effects::default());
    }
    let mut list = Effects::default();
    op.def()?.hooks.effects?(op, &mut list);
    Some(list)
}

/// Whether neither an op nor, where these count, the ops in it do anything to
/// memory.
pub fn is_memory_effect_free(op: OpRef<'_>) -> bool {
    everywhere(op, own_effect_free)
}

/// The same for an op apart from those in it.
pub fn own_effect_free(op: OpRef<'_>) -> bool {
    own(op) == Own::Free
}

/// What an op does to memory, apart from what those in it do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Own {
    /// Nothing.
    Free,
    /// It reads it, and does nothing else.
    Reads,
    /// More, or what is not known.
    More,
}

/// What an op does to memory, apart from what those in it do.
pub fn own(op: OpRef<'_>) -> Own {
    let Some(Effects(list)) = declared(op) else {
        return if op.has(Trait::RecursiveMemoryEffects) { Own::Free } else { Own::More };
    };
    match list.iter().all(|effect| effect.kind == EffectKind::Read) {
        true if list.is_empty() => Own::Free,
        true => Own::Reads,
        false => Own::More,
    }
}

/// Whether an op or, where these count, an op in it may write memory.
pub fn may_write(op: OpRef<'_>) -> bool {
    !everywhere(op, |op| match declared(op) {
        Some(effects) => effects.0.iter().all(|effect| effect.kind != EffectKind::Write),
        None => op.has(Trait::RecursiveMemoryEffects),
    })
}

/// Whether a test holds of an op and, where their effects count as its own,
/// of the ops in it. Of what is in an isolated op it is not known.
fn everywhere(op: OpRef<'_>, test: impl Fn(OpRef<'_>) -> bool) -> bool {
    if !op.has(Trait::RecursiveMemoryEffects) {
        return test(op);
    }
    let body = op.body();
    let mut pending = SmallVec::<[Op; 16]>::new();
    pending.push(op.op);
    while let Some(at) = pending.pop() {
        let view = op.scope.op(at);
        if !test(view) {
            return false;
        }
        if view.has(Trait::RecursiveMemoryEffects) {
            if body.nested(at).is_some() {
                return false;
            }
            let blocks = body.regions(at).iter().flat_map(|&region| body.region_blocks(region));
            pending.extend(blocks.flat_map(|block| body.block_ops(block)));
        }
    }
    true
}

/// Whether the effects an op declares do not keep it alive.
fn allows(op: OpRef<'_>, def: &OpDef) -> bool {
    let Some(effects) = def.hooks.effects else {
        return def.has(Trait::RecursiveMemoryEffects);
    };
    let mut list = Effects::default();
    effects(op, &mut list);
    let own = |value| op.results().any(|result| result == value);
    let allocated = |value| {
        let mut effects = list.0.iter();
        effects.any(|e| e.kind == EffectKind::Allocate && e.value == Some(value) && own(value))
    };
    list.0.iter().all(|effect| match effect.kind {
        EffectKind::Read => true,
        EffectKind::Allocate => effect.value.is_some_and(own),
        EffectKind::Write => effect.value.is_some_and(allocated),
        EffectKind::Free => false,
    })
}
