//! What ops of `gpu` do to memory.

use couloir_ir::OpRef;
use couloir_ir::op::{EffectKind, Effects};

use super::{Dealloc, Memcpy, Memset, SubgroupMmaLoadMatrix, SubgroupMmaStoreMatrix};

pub(super) fn dealloc(op: OpRef<'_>, effects: &mut Effects) {
    effects.on(EffectKind::Free, op.operand_in(Dealloc::MEMREF));
}

pub(super) fn memcpy(op: OpRef<'_>, effects: &mut Effects) {
    effects.on(EffectKind::Write, op.operand_in(Memcpy::DST));
    effects.on(EffectKind::Read, op.operand_in(Memcpy::SRC));
}

pub(super) fn memset(op: OpRef<'_>, effects: &mut Effects) {
    effects.on(EffectKind::Write, op.operand_in(Memset::DST));
}

pub(super) fn load_matrix(op: OpRef<'_>, effects: &mut Effects) {
    effects.on(EffectKind::Read, None);
    effects.on(EffectKind::Read, op.operand_in(SubgroupMmaLoadMatrix::SRC_MEMREF));
}

pub(super) fn store_matrix(op: OpRef<'_>, effects: &mut Effects) {
    effects.on(EffectKind::Write, None);
    effects.on(EffectKind::Write, op.operand_in(SubgroupMmaStoreMatrix::DST_MEMREF));
}
