//! What ops of `omp` do to memory.

use couloir_ir::OpRef;
use couloir_ir::op::{EffectKind, Effects};

use super::{AtomicUpdate, TargetFreeMem};

pub(super) fn atomic_update(op: OpRef<'_>, effects: &mut Effects) {
    effects.on(EffectKind::Read, op.operand_in(AtomicUpdate::X));
    effects.on(EffectKind::Write, op.operand_in(AtomicUpdate::X));
}

/// What is allocated is told by a number, not by the result.
pub(super) fn allocate(_: OpRef<'_>, effects: &mut Effects) {
    effects.on(EffectKind::Allocate, None);
}

pub(super) fn free(op: OpRef<'_>, effects: &mut Effects) {
    effects.on(EffectKind::Free, None);
    effects.on(EffectKind::Free, op.operand_in(TargetFreeMem::DEVICE));
    effects.on(EffectKind::Free, op.operand_in(TargetFreeMem::HEAPREF));
}
