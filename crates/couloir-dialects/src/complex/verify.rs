//! What `complex`'s tables do not say about its ops.

use couloir_ir::attr::AttrKind;
use couloir_ir::op::NameSink;
use couloir_ir::{Attribute, Context, Failure, OpRef, Type};

use super::{Bitcast, Constant, element};
use crate::common::shapes::quoted;

/// Two parts of the element type of a complex type.
pub(super) fn is_constant_of(ctx: &Context, value: Attribute, ty: Type) -> bool {
    match (value.as_array(ctx), element(ctx, ty)) {
        (Some(parts), Some(element)) => {
            parts.len() == 2 && parts.iter().all(|part| part.typed(ctx) == Some(element))
        }
        _ => false,
    }
}

fn is_number(ctx: &Context, attr: Attribute) -> bool {
    matches!(attr.kind(ctx), AttrKind::Integer(..) | AttrKind::Float(..))
}

pub(super) fn constant(op: OpRef<'_>) -> Result<(), Failure> {
    let ctx = op.ctx();
    let constant = Constant(op);
    let parts = constant.value().and_then(|value| value.as_array(ctx)).unwrap_or_default();
    let &[real, imaginary] = parts else {
        let message =
            "requires 'value' to be a complex constant, represented as array of two values";
        return op.op_error(message).fail();
    };
    let types = real.typed(ctx).zip(imaginary.typed(ctx));
    let Some((real, imaginary)) =
        types.filter(|_| is_number(ctx, real) && is_number(ctx, imaginary))
    else {
        return op
            .op_error("requires attribute's elements to be float or integer attributes")
            .fail();
    };
    let wanted = element(ctx, op.ty(constant.complex())).unwrap_or(real);
    if real == wanted && imaginary == wanted {
        return Ok(());
    }
    let [real, imaginary, wanted] = [real, imaginary, wanted].map(|ty| quoted(ctx, ty));
    let message = format!(
        "requires attribute's element types ({real}, {imaginary}) to match the element type of \
         the op's return type ({wanted})"
    );
    op.op_error(message).fail()
}

/// `%cst`
pub(super) fn constant_name(op: OpRef<'_>, name: &mut NameSink<'_>) {
    name(Constant(op).complex(), "cst");
}

/// How many bits a number has.
fn bits(ctx: &Context, ty: Type) -> Option<u32> {
    let scalar =
        |ty: Type| ty.int_width(ctx).or(ty.float_kind(ctx).map(couloir_ir::num::FloatKind::width));
    match element(ctx, ty) {
        Some(part) => scalar(part)?.checked_mul(2),
        None => scalar(ty),
    }
}

pub(super) fn bitcast(op: OpRef<'_>) -> Result<(), Failure> {
    let ctx = op.ctx();
    let cast = Bitcast(op);
    let (from, to) = (op.ty(cast.operand()), op.ty(cast.result()));
    if from == to {
        return Ok(());
    }
    let Some(from_bits) = bits(ctx, from) else {
        return op.op_error("operand must be int/float/complex").fail();
    };
    let Some(to_bits) = bits(ctx, to) else {
        return op.op_error("result must be int/float/complex").fail();
    };
    let is_complex = |ty| element(ctx, ty).is_some();
    if is_complex(from) == is_complex(to) {
        return op.op_error("requires that either input or output has a complex type").fail();
    }
    match from_bits == to_bits {
        true => Ok(()),
        false => op.op_error("casting bitwidths do not match").fail(),
    }
}
