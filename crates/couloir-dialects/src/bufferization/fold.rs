//! Folding of `bufferization`.

use couloir_ir::OpDef;
use couloir_ir::op::{FoldInput, FoldResult};

use super::{ToBuffer, ToTensor};
use crate::common::fold::{Folding, value};

/// What an op undoes, where the types are the same again.
fn undone(input: &FoldInput<'_>, inverse: &'static OpDef, is_next: bool) -> FoldResult {
    let op = input.op;
    let Some(made) = (Folding { input }).from(0, inverse) else { return FoldResult::None };
    if is_next && op.body().prev_op(op.op) != Some(made.op) {
        return FoldResult::None;
    }
    let same = made.operand_type(0) == op.result_type(0);
    value(made.operand(0).filter(|_| same))
}

/// The memory of the tensor in memory.
pub(super) fn to_buffer(input: &FoldInput<'_>) -> FoldResult {
    undone(input, ToTensor::def(), false)
}

/// The tensor in its memory, where nothing can have written to that.
pub(super) fn to_tensor(input: &FoldInput<'_>) -> FoldResult {
    undone(input, ToBuffer::def(), true)
}
