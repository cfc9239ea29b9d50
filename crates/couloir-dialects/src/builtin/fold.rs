//! Folding of `builtin`.

use couloir_ir::op::{FoldInput, FoldResult, Folded};

use super::UnrealizedConversionCast;

/// A cast to the types there are already is its operands; one back from what
/// another cast made of its operands is these.
pub(super) fn cast(input: &FoldInput<'_>) -> FoldResult {
    let op = input.op;
    let replaced = |values: Vec<_>| FoldResult::Replaced(values);
    if op.operand_types().eq(op.result_types()) {
        return replaced(op.operands().map(Folded::Value).collect());
    }
    let inner = op.operand(0).and_then(|value| op.scope.defining_op(value));
    match inner.filter(|inner| inner.is(UnrealizedConversionCast::def())) {
        Some(inner)
            if inner.results().eq(op.operands()) && inner.operand_types().eq(op.result_types()) =>
        {
            replaced(inner.operands().map(Folded::Value).collect())
        }
        _ => FoldResult::None,
    }
}
