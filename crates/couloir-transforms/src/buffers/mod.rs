//! What passes on allocated memory have in common: which ops allocate, what their results may
//! come to be, and which blocks come before which.

pub(crate) mod flow;
pub(crate) mod hoist;
pub(crate) mod tree;

use couloir_dialects::{memref, scf};
use couloir_ir::op::{EffectKind, Effects, Trait};
use couloir_ir::walk::postorder;
use couloir_ir::{Op, OpRef, Scope, Value};

/// Memory that an op allocates until it is freed.
pub(crate) struct Allocation {
    /// The op.
    pub(crate) op: Op,
    /// The memory.
    pub(crate) memory: Value,
    /// Whether an op frees it.
    pub(crate) is_freed: bool,
}

/// The ops of a body that allocate memory that at most one op frees, and none allocates anew.
pub(crate) fn allocations(scope: Scope<'_>) -> Vec<Allocation> {
    let ops = postorder(scope.body, scope.body.roots());
    ops.filter_map(|op| allocation(scope.op(op))).collect()
}

fn allocation(op: OpRef<'_>) -> Option<Allocation> {
    if op.is(memref::Alloca::def()) {
        return None;
    }
    let memory = allocated(op)?;
    let mut frees = freed_by(op.scope, memory);
    let (freed, None) = (frees.next(), frees.next()) else { return None };
    if freed.is_some_and(|free| op.scope.op(free).is(memref::Realloc::def())) {
        return None;
    }
    Some(Allocation { op: op.op, memory, is_freed: freed.is_some() })
}

/// The one piece of memory that an op allocates.
pub(crate) fn allocated(op: OpRef<'_>) -> Option<Value> {
    let effects = effects_of(op);
    let is_result = |value: &Value| op.results().any(|result| result == *value);
    let allocates = effects.0.iter().filter(|effect| effect.kind == EffectKind::Allocate);
    let mut memories = allocates.filter_map(|effect| effect.value).filter(is_result);
    let (memory, None) = (memories.next()?, memories.next()) else { return None };
    Some(memory)
}

/// The ops that free memory.
pub(crate) fn freed_by(scope: Scope<'_>, memory: Value) -> impl Iterator<Item = Op> {
    let users = scope.body.uses(memory).map(|user| user.op);
    users.filter(move |&user| frees(scope.op(user), memory))
}

fn effects_of(op: OpRef<'_>) -> Effects {
    let mut effects = Effects::default();
    if let Some(hook) = op.def().and_then(|def| def.hooks.effects) {
        hook(op, &mut effects);
    }
    effects
}

/// Whether an op frees memory.
pub(crate) fn frees(op: OpRef<'_>, memory: Value) -> bool {
    let is = |effect: &couloir_ir::op::Effect| {
        effect.kind == EffectKind::Free && effect.value == Some(memory)
    };
    effects_of(op).0.iter().any(is)
}

/// Whether it is known how control passes through an op's regions.
pub(crate) fn is_known_flow(op: OpRef<'_>) -> bool {
    let branches = op.def().is_some_and(|def| def.hooks.region_branch.is_some());
    branches || op.has(Trait::RegionBranch) || op.has(Trait::LoopLike)
}

/// Whether an op runs its region again and again, one after the other.
pub(crate) fn is_loop(op: OpRef<'_>) -> bool {
    let parallel = op.is(scf::Parallel::def()) || op.is(scf::Forall::def());
    op.has(Trait::LoopLike) && !parallel
}
