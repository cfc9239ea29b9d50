//! Which operands branches pass to which successor.

use std::ops::Range;

use couloir_ir::OpRef;

use super::{CondBr, Switch};

pub(super) fn br(op: OpRef<'_>, _: usize) -> Range<usize> {
    0..op.operands().len()
}

pub(super) fn cond_br(op: OpRef<'_>, successor: usize) -> Range<usize> {
    let group =
        if successor == 0 { CondBr::TRUE_DEST_OPERANDS } else { CondBr::FALSE_DEST_OPERANDS };
    op.operand_group(group)
}

/// The default's operands, or those of a case.
pub(super) fn switch(op: OpRef<'_>, successor: usize) -> Range<usize> {
    let Some(case) = successor.checked_sub(1) else {
        return op.operand_group(Switch::DEFAULT_OPERANDS);
    };
    let all = op.operand_group(Switch::CASE_OPERANDS);
    let lengths = case_lengths(op);
    let start = all.start + lengths.iter().take(case).sum::<usize>();
    let end = start + lengths.get(case).copied().unwrap_or(0);
    start.min(all.end)..end.min(all.end)
}

/// How many operands each case passes.
pub(super) fn case_lengths(op: OpRef<'_>) -> Vec<usize> {
    let segments = Switch(op).case_operand_segments();
    let segments = segments.and_then(|attr| attr.as_i32_array(op.ctx())).unwrap_or_default();
    segments.into_iter().map(|length| usize::try_from(length).unwrap_or(0)).collect()
}
