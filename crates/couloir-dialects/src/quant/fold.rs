//! Casts there and back.

use couloir_ir::op::{FoldInput, FoldResult};
use couloir_ir::{OpDef, OpRef};

use super::{Dcast, Qcast, Scast};
use crate::common::fold::value;

pub(super) fn dcast(input: &FoldInput<'_>) -> FoldResult {
    back(input.op, Qcast::def())
}

pub(super) fn qcast(input: &FoldInput<'_>) -> FoldResult {
    back(input.op, Dcast::def())
}

pub(super) fn scast(input: &FoldInput<'_>) -> FoldResult {
    back(input.op, Scast::def())
}

/// A cast of the cast the other way is the value itself, where that has the type again.
fn back(op: OpRef<'_>, other: &'static OpDef) -> FoldResult {
    let first = op.operand(0).and_then(|input| op.scope.defining_op(input));
    let source = first.filter(|first| first.is(other)).and_then(|first| first.operand(0));
    value(source.filter(|&source| Some(op.ty(source)) == op.result_type(0)))
}
