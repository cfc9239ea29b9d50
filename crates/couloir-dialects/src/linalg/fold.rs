//! Folding of `linalg`.

use couloir_ir::op::{FoldInput, FoldResult};
use couloir_ods::types::is_tensor;

use super::Transpose;
use crate::common::fold::value;

/// Casts of memory that only lose what is known are looked through.
pub(super) fn casts(input: &FoldInput<'_>) -> FoldResult {
    crate::memref::fold::casts(input)
}

/// Nothing changes places.
pub(super) fn transpose(input: &FoldInput<'_>) -> FoldResult {
    let op = input.op;
    let ctx = op.ctx();
    let on_tensors = op.operand_type(1).is_some_and(|ty| is_tensor(ctx, ty));
    let order = op.prop(Transpose::PERMUTATION).and_then(|order| order.as_i64_array(ctx));
    let same = order.is_some_and(|order| order.iter().zip(0..).all(|(&dim, at)| dim == at));
    value(op.operand(0).filter(|_| on_tensors && same))
}
