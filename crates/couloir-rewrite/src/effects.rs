//! Whether an op does anything but give results.

use couloir_ir::body::{Body, Op, Region, Value};
use couloir_ir::op::{Effect, EffectKind, Effects, OpDef, Trait, Traits};
use couloir_ir::view::OpRef;
use cranelift_entity::SecondaryMap;
use smallvec::SmallVec;

/// Whether an op may be erased: nothing uses its results, and it does
/// nothing else but read, or allocate what only it gives out.
#[inline]
pub fn is_trivially_dead(op: OpRef<'_>) -> bool {
    op.results().all(|result| op.body().is_unused(result)) && would_be_dead(op)
}

/// Whether an op may be erased once nothing uses its results.
pub fn would_be_dead(op: OpRef<'_>) -> bool {
    may_go(op) && everywhere(op, own_are_harmless)
}

/// Whether an op is none of those that stay whatever they do.
fn may_go(op: OpRef<'_>) -> bool {
    const STAYS: Traits = Traits::of(&[Trait::Terminator, Trait::Symbol]);
    !op.def().is_some_and(|def| def.trait_set.meets(STAYS))
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
pub fn declared(op: OpRef<'_>) -> Option<Effects> {
    if op.has(Trait::NoMemoryEffect) {
        return Some(Effects::default());
    }
    let mut list = Effects::default();
    op.def()?.hooks.effects?(op, &mut list);
    Some(list)
}

/// Whether an op says that it does this to the memory behind a value.
pub fn does_to(op: OpRef<'_>, kind: EffectKind, value: Value) -> bool {
    let does = |effect: &Effect| effect.kind == kind && effect.value == Some(value);
    declared(op).is_some_and(|Effects(list)| list.iter().any(does))
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
#[inline]
pub fn own(op: OpRef<'_>) -> Own {
    if op.has(Trait::NoMemoryEffect) { Own::Free } else { own_declared(op) }
}

fn own_declared(op: OpRef<'_>) -> Own {
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
    failing(op, test, |_| None, |_| ()).is_none()
}

/// The op of which a test does not hold: one itself or, where their effects count as its own, one
/// in it. Of some it may be known already; `met` is given those that are looked into.
fn failing(
    op: OpRef<'_>,
    test: impl Fn(OpRef<'_>) -> bool,
    known: impl Fn(Op) -> Option<bool>,
    mut met: impl FnMut(Op),
) -> Option<Op> {
    let body = op.body();
    let mut pending = SmallVec::<[Region; 8]>::new();
    let mut fails = |at: Op, pending: &mut SmallVec<[Region; 8]>| {
        let view = op.scope.op(at);
        if !view.has(Trait::RecursiveMemoryEffects) {
            return !test(view);
        }
        let known = known(at);
        if known.is_none() {
            met(at);
            pending.extend_from_slice(body.regions(at));
        }
        !known.unwrap_or_else(|| body.nested(at).is_none() && test(view))
    };
    if fails(op.op, &mut pending) {
        return Some(op.op);
    }
    while let Some(region) = pending.pop() {
        let mut ops = body.region_blocks(region).flat_map(|block| body.block_ops(block));
        if let Some(failing) = ops.find(|&at| fails(at, &mut pending)) {
            return Some(failing);
        }
    }
    None
}

/// Whether a test holds everywhere in the ops of a body, kept for those it was asked of, so that
/// each op is looked at once however deep it is. What changes has to be told.
pub struct Everywhere {
    test: fn(OpRef<'_>) -> bool,
    /// Where an op is known to hold, so are those in it; where one is known to fail, so are those
    /// between it and an op that does.
    known: SecondaryMap<Op, Option<bool>>,
}

impl Everywhere {
    /// For [`is_memory_effect_free`].
    pub fn effect_free() -> Self {
        Self { test: own_effect_free, known: SecondaryMap::new() }
    }

    /// For [`would_be_dead`].
    pub fn harmless() -> Self {
        Self { test: own_are_harmless, known: SecondaryMap::new() }
    }

    /// Forgets all.
    pub fn clear(&mut self) {
        self.known.clear();
    }

    /// Whether it holds of an op and, where their effects count as its own, of those in it.
    pub fn holds(&mut self, op: OpRef<'_>) -> bool {
        match op.has(Trait::RecursiveMemoryEffects) {
            true => self.holds_inside(op),
            false => (self.test)(op),
        }
    }

    fn holds_inside(&mut self, op: OpRef<'_>) -> bool {
        let mut met = SmallVec::<[Op; 8]>::new();
        let known = &self.known;
        let Some(failing) = failing(op, self.test, |op| known[op], |op| met.push(op)) else {
            met.into_iter().for_each(|op| self.known[op] = Some(true));
            return true;
        };
        self.fails(op, failing);
        false
    }

    /// Keeps that a test does not hold of an op within another, nor of those between them.
    fn fails(&mut self, op: OpRef<'_>, failing: Op) {
        let mut at = Some(failing);
        while let Some(within) = at.filter(|&within| within != op.op) {
            if op.scope.op(within).has(Trait::RecursiveMemoryEffects) {
                self.known[within] = Some(false);
            }
            at = op.body().parent_op(within);
        }
        self.known[op.op] = Some(false);
    }

    /// Whether an op [is trivially dead](is_trivially_dead), asked of [what is
    /// harmless](Self::harmless).
    #[inline]
    pub fn is_trivially_dead(&mut self, op: OpRef<'_>) -> bool {
        op.results().all(|result| op.body().is_unused(result)) && self.would_be_dead(op)
    }

    /// Whether an op [would be dead](would_be_dead), asked of [what is harmless](Self::harmless).
    pub fn would_be_dead(&mut self, op: OpRef<'_>) -> bool {
        may_go(op) && self.holds(op)
    }

    /// Forgets what is known of an op, which is new or about to change, to move or to go, and of
    /// those around it.
    #[inline]
    pub fn forget(&mut self, body: &Body, op: Op) {
        if self.known[op].is_some() {
            self.known[op] = None;
        }
        let mut around = body.parent_op(op);
        while let Some(op) = around.filter(|&op| self.known[op].is_some()) {
            self.known[op] = None;
            around = body.parent_op(op);
        }
    }
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
