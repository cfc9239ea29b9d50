//! `gpu.func`, and what ends it.

use couloir_ir::{Failure, OpRef, RegionRef};

use super::super::Func;
use super::super::syntax::{KERNEL, num_workgroup, split_args};
use super::attributions;
use crate::common::shapes::quoted;

/// Kernels give nothing.
pub(in crate::gpu) fn ty(op: OpRef<'_>) -> Result<(), Failure> {
    let Some(ty) = op.prop(Func::FUNCTION_TYPE) else { return Ok(()) };
    let Some((_, results)) = op.ctx().function_signature(ty) else { return Ok(()) };
    if op.attr_named(KERNEL) == Some(couloir_ir::Attribute::UNIT) && !results.is_empty() {
        return op.op_error("expected void return type for kernel function").fail();
    }
    Ok(())
}

/// The body has the function's arguments and then buffers.
pub(in crate::gpu) fn body(op: OpRef<'_>) -> Result<(), Failure> {
    if op.region(0).is_none_or(RegionRef::is_empty) {
        return op.op_error("expected body with at least one block").fail();
    }
    let ctx = op.ctx();
    let ty = op.prop(Func::FUNCTION_TYPE);
    let Some((inputs, _)) = ty.and_then(|ty| ctx.function_signature(ty)) else { return Ok(()) };
    let args =
        op.region(0).and_then(|region| Some(region.entry()?.arg_types().collect::<Vec<_>>()));
    let args = args.unwrap_or_default();
    let least = inputs.len().saturating_add(num_workgroup(op));
    if args.len() < least {
        return op.op_error(format!("expected at least {least} arguments to body region")).fail();
    }
    for (at, (own, input)) in args.iter().zip(inputs).enumerate() {
        if own != input {
            let (own, input) = (quoted(ctx, *own), quoted(ctx, *input));
            let message =
                format!("expected body region argument #{at} to be of type {input}, got {own}");
            return op.op_error(message).fail();
        }
    }
    let [_, workgroup, private] = split_args(op, inputs.len());
    attributions(op, &workgroup, "workgroup")?;
    attributions(op, &private, "private")
}

pub(in crate::gpu) fn return_op(op: OpRef<'_>) -> Result<(), Failure> {
    let ctx = op.ctx();
    let Some(func) = op.parent().filter(|parent| parent.is(Func::def())) else { return Ok(()) };
    let ty = func.prop(Func::FUNCTION_TYPE);
    let Some((_, results)) = ty.and_then(|ty| ctx.function_signature(ty)) else { return Ok(()) };
    if op.operands().len() != results.len() {
        return op
            .op_error(format!("expected {} result operands", results.len()))
            .note(func.location(), "return type declared here")
            .fail();
    }
    for (at, (own, result)) in op.operand_types().zip(results).enumerate() {
        if own != *result {
            let own = quoted(ctx, own);
            return op.op_error(format!("unexpected type `{own}' for operand #{at}")).fail();
        }
    }
    Ok(())
}
