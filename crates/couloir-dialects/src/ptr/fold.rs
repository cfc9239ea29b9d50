//! Folds: addresses of addresses, and offsets of nothing.

use couloir_ir::attr::AttrKind;
use couloir_ir::op::{FoldInput, FoldResult};
use couloir_ir::{Attribute, Context, Value};

use super::{FromPtr, GetMetadata, PtrAdd, ToPtr};

/// A value taken apart and put together again.
pub(super) fn from_ptr(input: &FoldInput<'_>) -> FoldResult {
    rebuilt(FromPtr(input.op)).map_or(FoldResult::None, FoldResult::value)
}

/// Without metadata nothing says that it is the same value.
fn rebuilt(op: FromPtr<'_>) -> Option<Value> {
    let value = ToPtr::cast(op.scope.defining_op(op.ptr())?)?.ptr();
    let metadata = GetMetadata::cast(op.scope.defining_op(op.metadata()?)?)?.ptr();
    (metadata == value && Some(op.ty(value)) == op.result_type(0)).then_some(value)
}

/// The address of what was made from it, as often as that was done.
pub(super) fn to_ptr(input: &FoldInput<'_>) -> FoldResult {
    let (op, mut at, mut found) = (input.op, ToPtr(input.op), None);
    while let Some(from) = op.scope.defining_op(at.ptr()).and_then(FromPtr::cast) {
        let pointer = from.ptr();
        if Some(op.ty(pointer)) == op.result_type(0) {
            found = Some(pointer);
        }
        let Some(next) = op.scope.defining_op(pointer).and_then(ToPtr::cast) else { break };
        at = next;
    }
    found.map_or(FoldResult::None, FoldResult::value)
}

/// An offset of 0.
pub(super) fn ptr_add(input: &FoldInput<'_>) -> FoldResult {
    let op = PtrAdd(input.op);
    let offset = input.constants.get(1).copied().flatten();
    let zero = offset.is_some_and(|offset| is_zero(op.ctx(), offset));
    if zero && Some(op.ty(op.base())) == op.result_type(0) {
        return FoldResult::value(op.base());
    }
    FoldResult::None
}

/// Whether a number, or every element, is 0.
fn is_zero(ctx: &Context, attr: Attribute) -> bool {
    match attr.kind(ctx) {
        AttrKind::Integer(_, value) => value.is_zero(),
        AttrKind::DenseElements(dense) if dense.splat => {
            dense.ints(ctx).next().is_some_and(|value| value.is_zero())
        }
        _ => false,
    }
}
