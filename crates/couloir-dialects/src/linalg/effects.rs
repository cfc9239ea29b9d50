//! What ops do to memory: they read inputs and write outputs, which they read too where the body
//! uses what was there.

use couloir_ir::op::{EffectKind, Effects};
use couloir_ir::{OpRef, RegionRef, Value};
use couloir_ods::types::is_memref;

use super::{Form, Structured};

/// Of an op with a body.
pub(super) fn structured(op: OpRef<'_>, effects: &mut Effects) {
    let Some(view) = Structured::cast(op) else { return };
    let inputs = view.num_inputs();
    let is_memory = |value: Value| is_memref(op.ctx(), op.ty(value));
    for (at, value) in op.operands().enumerate().filter(|&(_, value)| is_memory(value)) {
        if at < inputs {
            effects.on(EffectKind::Read, Some(value));
            continue;
        }
        if uses_output(view, at) {
            effects.on(EffectKind::Read, Some(value));
        }
        effects.on(EffectKind::Write, Some(value));
    }
}

/// Whether the body uses what was in an operand.
pub(super) fn uses_output(view: Structured<'_>, operand: usize) -> bool {
    if matches!(view.form, Form::Map) {
        return false;
    }
    let region = view.op.region(0);
    let arg =
        region.and_then(RegionRef::entry).and_then(|entry| entry.args().get(operand).copied());
    let body = view.op.inner().body;
    arg.is_some_and(|arg| body.uses(arg).next().is_some())
}

/// Of an op that has an input and an output and no body.
pub(super) fn destination(op: OpRef<'_>, effects: &mut Effects) {
    let operands = [op.operand(0), op.operand(1)];
    let [input, output] =
        operands.map(|value| value.filter(|&value| is_memref(op.ctx(), op.ty(value))));
    if input.is_some() {
        effects.on(EffectKind::Read, input);
    }
    if output.is_some() {
        effects.on(EffectKind::Read, output);
        effects.on(EffectKind::Write, output);
    }
}
