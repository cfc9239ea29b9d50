//! What the tables do not say about ops of `shape`.

use couloir_ir::{Context, Failure, OpRef, RegionRef, Type};

use super::types::{is_extent_tensor, is_shape, is_size};
use super::{Reduce, infer};

type Verified = Result<(), Failure>;

fn can_fail(ctx: &Context, ty: Type) -> bool {
    is_shape(ctx, ty) || is_size(ctx, ty)
}

/// Errors among what comes in are errors in what comes out, where that is one that can hold errors.
fn propagates(op: OpRef<'_>, holds: fn(&Context, Type) -> bool, name: &str) -> Verified {
    let ctx = op.ctx();
    let comes_in = op.operand_types().any(|ty| can_fail(ctx, ty));
    if !comes_in || op.result_type(0).is_some_and(|ty| holds(ctx, ty)) {
        return Ok(());
    }
    let message = format!(
        "if at least one of the operands can hold error values then the result must be of type \
         `{name}` to propagate them"
    );
    op.op_error(message).fail()
}

pub(super) fn sizes_propagate(op: OpRef<'_>) -> Verified {
    propagates(op, is_size, "size")
}

pub(super) fn shapes_propagate(op: OpRef<'_>) -> Verified {
    propagates(op, is_shape, "shape")
}

pub(super) fn shape_of(op: OpRef<'_>) -> Verified {
    infer::shape_of(op)?;
    let ctx = op.ctx();
    let of_value = op.operand_type(0).is_some_and(|ty| !ty.is_shaped(ctx));
    if !of_value || op.result_type(0).is_some_and(|ty| is_shape(ctx, ty)) {
        return Ok(());
    }
    let message = "if at least one of the operands can hold error values then the result must be \
                   of type `shape` to propagate them";
    op.op_error(message).fail()
}

/// Whether a cast may be, which is told by the types of its operands and results alone.
pub(super) fn casts(_: &Context, from: &[Type], to: &[Type]) -> bool {
    from.len() == 1 && to.len() == 1
}

pub(super) fn assuming_all(op: OpRef<'_>) -> Verified {
    if op.operands().len() > 0 { Ok(()) } else { op.op_error("no operands specified").fail() }
}

pub(super) fn cstr_broadcastable(op: OpRef<'_>) -> Verified {
    if op.operands().len() < 2 {
        return op.op_error("required at least 2 input shapes").fail();
    }
    Ok(())
}

/// The region takes the number of an extent, the extent, and what was there before.
pub(super) fn reduce(op: OpRef<'_>) -> Verified {
    let ctx = op.ctx();
    let Some(block) = op.region(0).and_then(RegionRef::entry) else { return Ok(()) };
    let args = block.args().iter().map(|&arg| op.ty(arg)).collect::<Vec<_>>();
    let initial = op.operands_in(Reduce::INIT_VALS).len();
    let [index, extent, carried @ ..] = &args[..] else { return arguments(op, initial) };
    if carried.len() != initial {
        return arguments(op, initial);
    }
    if *index != Type::INDEX {
        let message = "argument 0 of ReduceOp body is expected to be of IndexType";
        return op.op_error(message).fail();
    }
    extents_match(op, ctx, *extent)?;
    let types = op.operands_in(Reduce::INIT_VALS).into_iter().map(|value| op.ty(value));
    match types.zip(carried).position(|(initial, &carried)| initial != carried) {
        None => Ok(()),
        Some(at) => {
            let message = format!(
                "type mismatch between argument {} of ReduceOp body and initial value {at}",
                at + 2
            );
            op.op_error(message).fail()
        }
    }
}

fn arguments(op: OpRef<'_>, initial: usize) -> Verified {
    let message = format!("ReduceOp body is expected to have {} arguments", initial + 2);
    op.op_error(message).fail()
}

/// An extent of a shape is a size, one of a list an index.
fn extents_match(op: OpRef<'_>, ctx: &Context, extent: Type) -> Verified {
    let Some(shape) = op.operand_type(0) else { return Ok(()) };
    let message = if is_shape(ctx, shape) {
        if is_size(ctx, extent) {
            return Ok(());
        }
        "argument 1 of ReduceOp body is expected to be of SizeType if the ReduceOp operates on a \
         ShapeType"
    } else {
        debug_assert!(is_extent_tensor(ctx, shape), "other types were refused before");
        if extent == Type::INDEX {
            return Ok(());
        }
        "argument 1 of ReduceOp body is expected to be of IndexType if the ReduceOp operates on an \
         extent tensor"
    };
    op.op_error(message).fail()
}

/// What is given is what the op around gives.
pub(super) fn yields(op: OpRef<'_>) -> Verified {
    let Some(parent) = op.parent() else { return Ok(()) };
    if parent.results().len() != op.operands().len() {
        let message = "number of operands does not match number of results of its parent";
        return op.op_error(message).fail();
    }
    if !op.operand_types().eq(parent.result_types()) {
        return op.op_error("types mismatch between yield op and its parent").fail();
    }
    Ok(())
}
