//! Attributes `bufferization.*` on ops of other dialects and on arguments of
//! functions.

use couloir_ir::op::{EffectKind, Effects};
use couloir_ir::{Attribute, Failure, OpRef, RegionRef};

/// That an allocation is freed by hand.
const MANUAL: &str = "bufferization.manual_deallocation";

/// Where ops may have them: only on those that allocate or free.
pub(super) fn op(op: OpRef<'_>, name: &str, _: Attribute) -> Result<(), Failure> {
    if name != MANUAL {
        let message = format!(
            "attribute '\"{name}\"' not supported as an op attribute by the bufferization dialect"
        );
        return op.error(message).fail();
    }
    if allocates_or_frees(op) {
        return Ok(());
    }
    let message = format!(
        "attribute '{MANUAL}' can be used only on ops that have an allocation and/or free side \
         effect"
    );
    op.op_error(message).fail()
}

fn allocates_or_frees(op: OpRef<'_>) -> bool {
    let mut effects = Effects::default();
    let hook = op.def().and_then(|def| def.hooks.effects);
    if let Some(hook) = hook {
        hook(op, &mut effects);
    }
    let is_one = |kind| matches!(kind, EffectKind::Allocate | EffectKind::Free);
    effects.0.iter().any(|effect| is_one(effect.kind))
}

/// What arguments of functions may have.
pub(super) fn argument(
    op: OpRef<'_>,
    _: usize,
    _: usize,
    name: &str,
    value: Attribute,
) -> Result<(), Failure> {
    let ctx = op.ctx();
    match name {
        "bufferization.writable" => {
            if value.as_bool().is_none() {
                return op.error(format!("'{name}' is expected to be a boolean attribute")).fail();
            }
            let external = op.region(0).is_none_or(RegionRef::is_empty);
            match external {
                true => op.error(format!("'{name}' is invalid on external functions")).fail(),
                false => Ok(()),
            }
        }
        "bufferization.access" if value.as_str(ctx).is_none() => {
            op.error(format!("'{name}' is expected to be a string attribute")).fail()
        }
        "bufferization.access" => match value.as_text(ctx) {
            Some("none" | "read" | "write" | "read-write") => Ok(()),
            _ => op.error(format!("invalid value for '{name}'")).fail(),
        },
        "bufferization.buffer_layout" if value.is_layout(ctx) => Ok(()),
        "bufferization.buffer_layout" => {
            op.error(format!("'{name}' is expected to be a memref layout attribute")).fail()
        }
        _ => {
            let message = "attribute 'bufferization.buffer_layout' not supported as a region arg \
                           attribute by the bufferization dialect";
            op.error(message).fail()
        }
    }
}
