//! Whether all uses of a slot can go, and what they are.

use couloir_ir::op::{MemorySlot, RegionKind, Removable, SlotLayout, Slots};
use couloir_ir::{Op, OpDef, OpRef, Region, Scope};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// The part an op plays.
pub(crate) fn slots_of(op: OpRef<'_>) -> Option<&'static Slots> {
    op.def().and_then(|def: &OpDef| def.hooks.slots)
}

/// The ops that use a slot and are to go.
#[derive(Default)]
pub(super) struct Uses {
    /// Those that access the memory, in the order in which they were found.
    pub(super) accesses: Vec<Op>,
    /// Those that use the pointer otherwise; ops come before those that use
    /// their results.
    pub(super) others: Vec<Op>,
}

/// The uses of a slot in a region, when all can go.
pub(super) fn removable_uses(
    scope: Scope<'_>,
    region: Region,
    slot: MemorySlot,
    layout: &SlotLayout<'_>,
) -> Option<Uses> {
    let mut uses = Uses::default();
    let mut blocking = FxHashMap::<Op, SmallVec<[u32; 2]>>::default();
    let mut pending = vec![slot.ptr];
    while let Some(value) = pending.pop() {
        for operand in scope.body.uses(value) {
            let numbers = blocking.entry(operand.op).or_default();
            numbers.push(operand.index);
            if numbers.len() > 1 {
                continue;
            }
            let user = scope.op(operand.op);
            let slots = slots_of(user)?;
            match (slots.usage, slots.access) {
                (Some(usage), _) => {
                    match (usage.removable)(user) {
                        Removable::No => return None,
                        Removable::Yes => {}
                        Removable::WithUsers => pending.extend(user.results()),
                    }
                    uses.others.push(operand.op);
                }
                (None, Some(_)) => uses.accesses.push(operand.op),
                (None, None) => return None,
            }
        }
    }
    let removable = |&op: &Op| {
        let (user, numbers) = (scope.op(op), blocking.get(&op)?);
        let access = slots_of(user)?.access?;
        let here = scope.body.block_of(op).and_then(|block| scope.body.region_of(block));
        (here == Some(region) && (access.removable)(user, slot, numbers, layout)).then_some(())
    };
    uses.accesses.iter().map(removable).collect::<Option<()>>()?;
    Some(uses)
}

/// Whether control flows through a region in order.
pub(super) fn is_ordered(scope: Scope<'_>, region: Region) -> bool {
    let body = scope.body;
    let around = match body.region_parent(region) {
        Some(op) => Some(scope.op(op)),
        None => scope.outer.copied(),
    };
    around.is_none_or(|op| {
        let own = if around_is_inside(scope, region) { body.regions(op.op) } else { body.roots() };
        let index = own.iter().position(|&own| own == region);
        op.def().is_none() || index.is_none_or(|index| op.region_kind(index) == RegionKind::Ssacfg)
    })
}

/// Whether the op around a region is of its body.
fn around_is_inside(scope: Scope<'_>, region: Region) -> bool {
    scope.body.region_parent(region).is_some()
}
