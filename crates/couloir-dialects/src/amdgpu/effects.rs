//! What memory the ops of `amdgpu` read and write.

use couloir_ir::OpRef;
use couloir_ir::op::{EffectKind, Effects};

use super::GatherToLds;

/// Reads the source and writes the destination.
pub(super) fn gathers(op: OpRef<'_>, effects: &mut Effects) {
    effects.on(EffectKind::Read, op.operand_in(GatherToLds::SRC));
    effects.on(EffectKind::Write, op.operand_in(GatherToLds::DST));
}

/// Writes and reads something that no value stands for.
pub(super) fn moves(_: OpRef<'_>, effects: &mut Effects) {
    effects.on(EffectKind::Write, None);
    effects.on(EffectKind::Read, None);
}
