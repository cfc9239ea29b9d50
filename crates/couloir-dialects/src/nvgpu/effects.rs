//! What memory the ops of `nvgpu` read and write.

use couloir_ir::OpRef;
use couloir_ir::op::{EffectKind, Effects};

/// Reads something, and what the first operand stands for.
pub(super) fn reads(op: OpRef<'_>, effects: &mut Effects) {
    effects.on(EffectKind::Read, None);
    effects.on(EffectKind::Read, op.operand(0));
}

/// Reads the source and writes the destination, which comes first.
pub(super) fn copies(op: OpRef<'_>, effects: &mut Effects) {
    let source = op.operand_group(2).next().and_then(|at| op.operand(at));
    effects.on(EffectKind::Write, op.operand(0));
    effects.on(EffectKind::Read, source);
}

/// Reads the first operand and writes where the second one leads.
pub(super) fn reads_0_writes_1(op: OpRef<'_>, effects: &mut Effects) {
    effects.on(EffectKind::Read, op.operand(0));
    effects.on(EffectKind::Write, op.operand(1));
}
