//! Casts of memory, and masks that are known.

use couloir_ir::op::{FoldInput, FoldResult};
use couloir_ir::{Attribute, OpRef, Value};

use super::super::{ConstantMask, CreateMask, Mask, Yield};
use super::{list, vector};
use crate::common::fold::{Number, constant, fill, splat};

/// What an op without results or with one reads or writes was cast: it takes what was cast.
pub(in super::super) fn casts(input: &FoldInput<'_>) -> FoldResult {
    crate::memref::fold::casts(input)
}

/// The same, but not the value stored.
pub(in super::super) fn store(input: &FoldInput<'_>) -> FoldResult {
    crate::memref::fold::store(input)
}

/// A mask that is all set, or all unset.
pub(in super::super) fn constant_mask(input: &FoldInput<'_>) -> FoldResult {
    let op = input.op;
    let sizes = list(op, ConstantMask::MASK_DIM_SIZES);
    let Some(ty) = op.result_type(0) else { return FoldResult::None };
    let Some(whole) = ty.as_vector(op.ctx()) else { return FoldResult::None };
    let all = sizes[..] == whole.shape[..] || whole.rank() == 0 && sizes[..] == [1];
    if !all && !sizes.contains(&0) {
        return FoldResult::None;
    }
    constant(Some(all_bits(op, ty, all)))
}

fn all_bits(op: OpRef<'_>, ty: couloir_ir::Type, set: bool) -> Attribute {
    let number = Number::Int(couloir_ir::num::Int::from_bool(set));
    fill(op.ctx(), ty, &number)
}

/// A mask around nothing gives what it yields; where all of it is set, what is masked stands for
/// itself.
pub(in super::super) fn mask(input: &FoldInput<'_>) -> FoldResult {
    let op = input.op;
    let Some(first) = op.region(0).and_then(|region| region.entry()?.ops().next()) else {
        return FoldResult::None;
    };
    if !first.is(Yield::def()) {
        let full = op.operand(0).is_some_and(|mask| is_full(op, mask));
        return if full { FoldResult::Unwrapped(first.op) } else { FoldResult::None };
    }
    if Mask(op).passthru().is_some() || op.results().next().is_none() {
        return FoldResult::None;
    }
    FoldResult::Replaced(first.operands().map(couloir_ir::op::Folded::Value).collect())
}

/// Whether all of a mask is set.
pub(in super::super) fn is_full(op: OpRef<'_>, mask: Value) -> bool {
    mask_is(op, mask, true)
}

/// Whether a mask is known to be all set, or all unset.
pub(in super::super) fn mask_is(op: OpRef<'_>, mask: Value, set: bool) -> bool {
    let Some(made) = op.scope.defining_op(mask) else { return false };
    let Some(whole) = vector(op, mask) else { return false };
    if made.is(ConstantMask::def()) {
        let sizes = list(made, ConstantMask::MASK_DIM_SIZES);
        return if set { sizes[..] == whole.shape[..] } else { sizes.contains(&0) };
    }
    if made.is(CreateMask::def()) {
        // One with constant bounds that is all set becomes a `vector.constant_mask`.
        let size =
            |size| couloir_rewrite::constant_of(op.scope.defining_op(size)?)?.as_i64(op.ctx());
        return !set && made.operands().any(|value| size(value).is_some_and(|size| size <= 0));
    }
    let number = couloir_rewrite::constant_of(made).and_then(|attr| splat(op.ctx(), attr));
    number.is_some_and(|number| number.to_bits().is_zero() != set)
}
