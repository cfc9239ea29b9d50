//! Branches, memory effects and function signatures.

use std::ops::Range;

use couloir_ir::OpRef;
use couloir_ir::op::{EffectKind, Effects, Signature};

use super::types::as_func;
use super::{Alloca, CondBr, Func, IndirectBr, InlineAsm, Invoke, Load, Store, Switch};

pub(super) fn br(op: OpRef<'_>, _: usize) -> Range<usize> {
    0..op.operands().len()
}

pub(super) fn cond_br(op: OpRef<'_>, successor: usize) -> Range<usize> {
    let group =
        if successor == 0 { CondBr::TRUE_DEST_OPERANDS } else { CondBr::FALSE_DEST_OPERANDS };
    op.operand_group(group)
}

pub(super) fn invoke(op: OpRef<'_>, successor: usize) -> Range<usize> {
    let group =
        if successor == 0 { Invoke::NORMAL_DEST_OPERANDS } else { Invoke::UNWIND_DEST_OPERANDS };
    op.operand_group(group)
}

/// The default's operands, or those of a case.
pub(super) fn switch(op: OpRef<'_>, successor: usize) -> Range<usize> {
    match successor.checked_sub(1) {
        Some(case) => nested(op, Switch::CASE_OPERANDS, Switch::CASE_OPERAND_SEGMENTS, case),
        None => op.operand_group(Switch::DEFAULT_OPERANDS),
    }
}

pub(super) fn indirect_br(op: OpRef<'_>, successor: usize) -> Range<usize> {
    nested(op, IndirectBr::SUCC_OPERANDS, IndirectBr::INDBR_OPERAND_SEGMENTS, successor)
}

/// The operands of one list of a group of lists.
pub(super) fn nested(op: OpRef<'_>, group: usize, slot: usize, list: usize) -> Range<usize> {
    let all = op.operand_group(group);
    let lengths = lengths(op, slot);
    let start = all.start + lengths.iter().take(list).sum::<usize>();
    let end = start + lengths.get(list).copied().unwrap_or(0);
    start.min(all.end)..end.min(all.end)
}

/// How long each list of a group of lists is.
pub(super) fn lengths(op: OpRef<'_>, slot: usize) -> Vec<usize> {
    let lengths = op.prop(slot).and_then(|attr| attr.as_i32_array(op.ctx())).unwrap_or_default();
    lengths.into_iter().map(|length| usize::try_from(length).unwrap_or(0)).collect()
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
