//! Branches, memory effects and function signatures.

use couloir_ir::OpRef;
use couloir_ir::op::{EffectKind, Effects, Forwarded, Signature};

use super::types::as_func;
use super::{Alloca, CondBr, Func, IndirectBr, InlineAsm, Invoke, Load, Store, Switch};

pub(super) fn br(_: usize) -> Forwarded {
    Forwarded::Group(0)
}

pub(super) fn cond_br(successor: usize) -> Forwarded {
    Forwarded::Group(match successor {
        0 => CondBr::TRUE_DEST_OPERANDS,
        _ => CondBr::FALSE_DEST_OPERANDS,
    })
}

pub(super) fn invoke(successor: usize) -> Forwarded {
    Forwarded::Group(match successor {
        0 => Invoke::NORMAL_DEST_OPERANDS,
        _ => Invoke::UNWIND_DEST_OPERANDS,
    })
}

/// The default's operands, or those of a case.
pub(super) fn switch(successor: usize) -> Forwarded {
    match successor.checked_sub(1) {
        Some(case) => Forwarded::List(Switch::CASE_OPERANDS, case),
        None => Forwarded::Group(Switch::DEFAULT_OPERANDS),
    }
}

pub(super) fn indirect_br(successor: usize) -> Forwarded {
    Forwarded::List(IndirectBr::SUCC_OPERANDS, successor)
}

pub(super) fn alloca_effects(op: OpRef<'_>, effects: &mut Effects) {
    effects.on(EffectKind::Allocate, Alloca(op).0.result(0));
}

/// Volatile and ordered accesses touch more than the address says.
fn access(op: OpRef<'_>, kind: EffectKind, address: usize, plain: bool, effects: &mut Effects) {
    effects.on(kind, op.operand(address));
    if !plain {
        effects.on(EffectKind::Write, None);
        effects.on(EffectKind::Read, None);
    }
}

/// Whether an ordering is at most `unordered`.
fn is_weak(op: OpRef<'_>, slot: usize) -> bool {
    op.prop(slot).and_then(|attr| attr.as_i64(op.ctx())).unwrap_or(0) <= 1
}

pub(super) fn load_effects(op: OpRef<'_>, effects: &mut Effects) {
    let plain = op.prop(Load::VOLATILE).is_none() && is_weak(op, Load::ORDERING);
    access(op, EffectKind::Read, Load::ADDR, plain, effects);
}

pub(super) fn store_effects(op: OpRef<'_>, effects: &mut Effects) {
    let plain = op.prop(Store::VOLATILE).is_none() && is_weak(op, Store::ORDERING);
    access(op, EffectKind::Write, Store::ADDR, plain, effects);
}

pub(super) fn inline_asm_effects(op: OpRef<'_>, effects: &mut Effects) {
    if op.prop(InlineAsm::HAS_SIDE_EFFECTS).is_some() {
        effects.on(EffectKind::Write, None);
        effects.on(EffectKind::Read, None);
    }
}

/// The types in an LLVM function type.
pub(super) fn signature(op: OpRef<'_>) -> Option<Signature> {
    let ctx = op.ctx();
    let ty = as_func(ctx, Func(op).function_type()?.as_type(ctx)?)?;
    Some(Signature { inputs: ty.args().collect(), results: ty.results(ctx).into() })
}
