//! What `bufferization`'s tables do not say about its ops.

use couloir_ir::op::{EffectKind, Effects, InferInput};
use couloir_ir::{Context, Failure, OpRef, Type};
use couloir_ods::types::is_base_memref;

use super::{AllocTensor, Dealloc, MaterializeInDestination};
use crate::common::shapes::{check_dynamic_sizes, dims_compatible};

pub(super) fn alloc_tensor(op: OpRef<'_>) -> Result<(), Failure> {
    let alloc = AllocTensor(op);
    let given = alloc.dynamic_sizes().len();
    if let Some(copy) = alloc.copy() {
        if given > 0 {
            return op.error("dynamic sizes not needed when copying a tensor").fail();
        }
        return match op.ty(copy) == op.ty(alloc.result()) {
            true => Ok(()),
            false => op.error("expected that `copy` and return type match").fail(),
        };
    }
    check_dynamic_sizes(op, op.ty(alloc.result()), given)
}

pub(super) fn clone_effects(op: OpRef<'_>, effects: &mut Effects) {
    effects.on(EffectKind::Read, op.operand(0));
    effects.on(EffectKind::Write, op.result(0));
    effects.on(EffectKind::Allocate, op.result(0));
}

pub(super) fn dealloc(op: OpRef<'_>) -> Result<(), Failure> {
    let dealloc = Dealloc(op);
    if dealloc.memrefs().len() != dealloc.conditions().len() {
        let message = "must have the same number of conditions as memrefs to deallocate";
        return op.op_error(message).fail();
    }
    if dealloc.retained().len() != op.results().len() {
        let message =
            "must have the same number of updated conditions (results) as retained operands";
        return op.op_error(message).fail();
    }
    Ok(())
}

/// A condition for each buffer that is kept.
#[allow(clippy::unnecessary_wraps)] // the hook's type
pub(super) fn infer_dealloc(_: &Context, input: &InferInput<'_>) -> Result<Vec<Type>, String> {
    let kept = input.groups.get(Dealloc::RETAINED).copied().unwrap_or(0);
    Ok((0..kept).map(|_| Type::I1).collect())
}

pub(super) fn same_elements(op: OpRef<'_>) -> bool {
    let ctx = op.ctx();
    let element = |at| op.operand_type(at).map(|ty| ty.element_or_self(ctx));
    element(0) == element(1)
}

pub(super) fn materialize(op: OpRef<'_>) -> Result<(), Failure> {
    let view = MaterializeInDestination(op);
    let is_buffer = is_base_memref(op.ctx(), op.ty(view.dest()));
    if !is_buffer && !couloir_ods::types::is_tensor(op.ctx(), op.ty(view.dest())) {
        return op.op_error("'dest' must be a tensor or a memref").fail();
    }
    if is_buffer && op.results().len() != 0 {
        return op.op_error("memref 'dest' implies zero results").fail();
    }
    if !is_buffer && op.results().len() != 1 {
        return op.op_error("tensor 'dest' implies exactly one tensor result").fail();
    }
    if op.result_type(0).is_some_and(|ty| Some(ty) != op.operand_type(1)) {
        return op.op_error("result and 'dest' types must match").fail();
    }
    if view.restrict().is_some() && !is_buffer {
        return op.op_error("'restrict' is valid only for memref destinations").fail();
    }
    if view.writable().is_some() != is_buffer {
        let message =
            "'writable' must be specified if and only if the destination is of memref type";
        return op.op_error(message).fail();
    }
    shapes(op)
}

fn shapes(op: OpRef<'_>) -> Result<(), Failure> {
    let shape = |at| op.operand_type(at).and_then(|ty| ty.shape(op.ctx()));
    match (shape(0), shape(1)) {
        (Some(from), Some(to)) if from.len() != to.len() => {
            op.op_error("rank mismatch between source and destination shape").fail()
        }
        (Some(from), Some(to)) if dims_compatible(from, to) => Ok(()),
        (None, None) => Ok(()),
        _ => op.op_error("source/destination shapes are incompatible").fail(),
    }
}

pub(super) fn materialize_effects(op: OpRef<'_>, effects: &mut Effects) {
    let dest = op.operand(1);
    if dest.is_some_and(|dest| is_base_memref(op.ctx(), op.ty(dest))) {
        effects.on(EffectKind::Write, dest);
    }
}

/// A tensor and a buffer of the same elements and shape; what has no rank goes with what has
/// no dimensions.
pub(super) fn types_match(op: OpRef<'_>) -> Result<(), Failure> {
    let ctx = op.ctx();
    let Some((from, to)) = op.operand_type(0).zip(op.result_type(0)) else { return Ok(()) };
    let shape = |ty: Type| ty.shape(ctx).unwrap_or_default();
    let wrong = if shape(from) != shape(to) {
        "shapes do not match"
    } else if from.element_or_self(ctx) != to.element_or_self(ctx) {
        "element types do not match"
    } else {
        return Ok(());
    };
    _ = op.error(wrong).fail::<()>();
    op.op_error("failed to verify that specified tensor and buffer types match").fail()
}
