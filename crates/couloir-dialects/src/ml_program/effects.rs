//! What memory the ops of `ml_program` read and write.

use couloir_ir::OpRef;
use couloir_ir::op::{EffectKind, Effects};

/// Reads a global.
pub(super) fn read(_: OpRef<'_>, effects: &mut Effects) {
    effects.on(EffectKind::Read, None);
}
