//! Ops on elements: bounds, products, choices, tables, scales.

use couloir_ir::num::{Float, Int};
use couloir_ir::{Attribute, OpRef, Type};

use super::{
    Verified, elementwise, input_element, input_shape, known, output_element, output_shape, refuse,
    same_elements, stored, stretch, zero_points,
};
use crate::common::shapes::quoted;
use crate::tosa::{Clamp, Const, Mul, Rescale, Transpose};

/// Whether the elements of a constant have the shape of its result.
pub(in crate::tosa) fn const_shapes_match(op: OpRef<'_>) -> bool {
    let ctx = op.ctx();
    let values = op.prop(Const::VALUES).and_then(|values| values.typed(ctx));
    values.and_then(|ty| ty.shape(ctx)) == op.result_type(0).and_then(|ty| ty.shape(ctx))
}

/// Elements and result are tensors of one type of elements.
pub(in crate::tosa) fn constant(op: OpRef<'_>) -> Verified {
    let ctx = op.ctx();
    let is_tensor = |ty: Type| couloir_ods::types::is_tensor(ctx, ty);
    let values = op.prop(Const::VALUES).and_then(|values| values.typed(ctx));
    let (Some(values), Some(result)) = (values, op.result_type(0)) else { return Ok(()) };
    refuse(op, !is_tensor(values) || !is_tensor(result), || {
        "expected tensors for attr/result type".into()
    })?;
    refuse(op, values.element_or_self(ctx) != stored(ctx, result.element_or_self(ctx)), || {
        "expected same attr/result element types".into()
    })
}

/// Whether what comes in and what comes out have elements of one type.
pub(in crate::tosa) fn same_element_types(op: OpRef<'_>) -> bool {
    debug_assert!(op.is(Transpose::def()));
    input_element(op, 0) == output_element(op)
}

/// Both bounds are of the type of elements, in order, and numbers.
pub(in crate::tosa) fn clamp(op: OpRef<'_>) -> Verified {
    elementwise(op)?;
    let ctx = op.ctx();
    let element = stored(ctx, input_element(op, 0));
    refuse(op, element != stored(ctx, output_element(op)), || {
        "input/output element types are incompatible.".into()
    })?;
    let (Some(low), Some(high)) = (op.prop(Clamp::MIN_VAL), op.prop(Clamp::MAX_VAL)) else {
        return Ok(());
    };
    let is_own = |bound: Attribute| bound.typed(ctx) == Some(element);
    refuse(op, !is_own(low) || !is_own(high), || {
        "min/max attributes types are incompatible with input/output element types.".into()
    })?;
    let given = || format!("got min_val={}, max_val={}", ctx.attr_text(low), ctx.attr_text(high));
    if let (Some(low), Some(high)) = (low.as_float(ctx), high.as_float(ctx)) {
        return floats_in_order(op, low, high, given);
    }
    let (Some(low), Some(high)) = (low.as_int(ctx), high.as_int(ctx)) else { return Ok(()) };
    refuse(op, !ints_in_order(op, element, low, high), || {
        format!("expected min_val <= max_val, {}", given())
    })
}

fn ints_in_order(op: OpRef<'_>, element: Type, low: &Int, high: &Int) -> bool {
    if (couloir_ods::types::ANY_UNSIGNED_INTEGER.holds)(op.ctx(), element) {
        return low.ucmp(high).is_le();
    }
    low.scmp(high).is_le()
}

fn floats_in_order(op: OpRef<'_>, low: Float, high: Float, given: impl Fn() -> String) -> Verified {
    refuse(op, low.is_nan() || high.is_nan(), || {
        format!("min/max attributes should not be 'NaN', {}", given())
    })?;
    refuse(op, low.compare(high).is_some_and(std::cmp::Ordering::is_gt), || {
        format!("expected min_val <= max_val, {}", given())
    })
}

/// Factors of one type stretch to one another; what is shifted has 32 bits.
pub(in crate::tosa) fn mul(op: OpRef<'_>) -> Verified {
    let ctx = op.ctx();
    let (a, b, out) = (input_element(op, 0), input_element(op, 1), output_element(op));
    if out.is_integer(ctx) {
        refuse(op, a != b || !a.is_integer(ctx), || {
            "requires the same element type for all operands".into()
        })?;
        refuse(op, a.int_width(ctx) > out.int_width(ctx), || {
            "invalid data type size for operands or result".into()
        })?;
    } else {
        refuse(op, a != b || a != out, || {
            "requires the same element type for all operands and results".into()
        })?;
        let shift = zero_points::value(op, Mul::SHIFT).unwrap_or_default();
        refuse(op, shift != 0, || "require shift to be 0 for float type".into())?;
    }
    mul_shapes(op)
}

fn mul_shapes(op: OpRef<'_>) -> Verified {
    let (a, b, out) = (input_shape(op, 0), input_shape(op, 1), output_shape(op, 0));
    let rank = |shape: Option<&[i64]>| shape.map(<[i64]>::len);
    if let (Some(a), Some(b)) = (a, b) {
        let (own, other) = (a.len(), b.len());
        refuse(op, own != other, || {
            format!("a and b operands don't have matching ranks, got {own} and {other}")
        })?;
        refuse(op, stretch(a, b).is_none(), || {
            let [a, b] = [0, 1].map(|at| op.operand_type(at).map(|ty| quoted(op.ctx(), ty)));
            let (a, b) = (a.unwrap_or_default(), b.unwrap_or_default());
            format!("a and b operands don't have broadcast-compatible shapes, got {a} and {b}")
        })?;
    }
    for (name, of) in [("a", rank(a)), ("b", rank(b))] {
        let (Some(of), Some(out)) = (of, rank(out)) else { continue };
        refuse(op, of != out, || {
            format!("result type has different rank than {name}, got {out} vs {of}")
        })?;
    }
    Ok(())
}

pub(in crate::tosa) fn negate(op: OpRef<'_>) -> Verified {
    let (input, output) = (input_element(op, 0), output_element(op));
    same_elements(op, ["input", "output"], [input, output])?;
    let shapes = (op.operand_type(0), op.result_type(0));
    if let (Some(a), Some(b)) = shapes {
        refuse(op, !crate::common::shapes::compatible(op.ctx(), a, b), || {
            "requires the same shape for input1 and output".into()
        })?;
    }
    zero_points::same_type(op, "input1", input, 1)?;
    zero_points::same_type(op, "output", output, 2)?;
    zero_points::only_bytes(op, "input1", input, 1)?;
    zero_points::only_bytes(op, "output", output, 2)
}

pub(in crate::tosa) fn select(op: OpRef<'_>) -> Verified {
    elementwise(op)?;
    for at in [1, 2] {
        same_elements(op, ["input", "output"], [input_element(op, at), output_element(op)])?;
    }
    refuse(op, input_element(op, 0) != Type::I1, || {
        format!(
            "expect element type of bool for input1, got {}",
            quoted(op.ctx(), input_element(op, 0))
        )
    })
}

pub(in crate::tosa) fn table(op: OpRef<'_>) -> Verified {
    let (Some(input), Some(output)) = (input_shape(op, 0), output_shape(op, 0)) else {
        return Ok(());
    };
    refuse(op, input.len() != output.len(), || {
        "expected input tensor rank to equal result tensor rank".into()
    })?;
    for (at, (&own, &other)) in input.iter().zip(output).enumerate() {
        // Upstream's message has a number for what is not known, too.
        refuse(op, known(other).is_some() && own != other, || {
            format!("dim(result, {at}) = {other} doesn't match dim(input, {at}) = {own}")
        })?;
    }
    Ok(())
}

/// Integers in and out, and as many scales as there are.
pub(in crate::tosa) fn rescale(op: OpRef<'_>) -> Verified {
    let ctx = op.ctx();
    let [input, output] = [input_element(op, 0), output_element(op)].map(|ty| stored(ctx, ty));
    let is_int = |ty: Type| ty.is_integer(ctx);
    refuse(op, !is_int(input), || {
        format!("expect input to have integer element type, got {}", quoted(ctx, input))
    })?;
    refuse(op, !is_int(output), || {
        format!("expect output to have integer element type, got {}", quoted(ctx, output))
    })?;
    same_width(op, "input", input, 3)?;
    same_width(op, "output", output, 4)?;
    let flag = |slot| op.prop(slot).and_then(Attribute::as_bool).unwrap_or(false);
    zero_points::of_rescale(op, "input", input, 3, flag(Rescale::INPUT_UNSIGNED))?;
    zero_points::of_rescale(op, "output", output, 4, flag(Rescale::OUTPUT_UNSIGNED))?;
    multiplier(op, flag(Rescale::SCALE32))?;
    scales(op, flag(Rescale::PER_CHANNEL))
}

fn same_width(op: OpRef<'_>, what: &str, element: Type, at: usize) -> Verified {
    let (ctx, zero) = (op.ctx(), input_element(op, at));
    refuse(op, element.int_width(ctx) != zero.int_width(ctx), || {
        let (a, b) = (quoted(ctx, element), quoted(ctx, zero));
        format!(
            "expected {what} and {what}_zp to both be integer of the same bitwidth, but got {a} vs. {b}"
        )
    })
}

fn multiplier(op: OpRef<'_>, wide: bool) -> Verified {
    let (element, wanted) = (input_element(op, 1), if wide { Type::I32 } else { Type::I16 });
    refuse(op, element != wanted, || {
        let (name, found) = (quoted(op.ctx(), wanted).replace('\'', ""), quoted(op.ctx(), element));
        format!("expect {name} element type for multiplier for scale32={wide}, got {found}")
    })
}

/// One multiplier and one shift, or as many as there are channels.
fn scales(op: OpRef<'_>, per_channel: bool) -> Verified {
    let mut channels = Some(1);
    if per_channel {
        let Some(shape) = input_shape(op, 0) else { return Ok(()) };
        refuse(op, shape.is_empty(), || {
            "requires input to be at least rank 1 when per_channel is true, but got rank 0".into()
        })?;
        channels = shape.last().copied().and_then(known);
    }
    let Some(channels) = channels else { return Ok(()) };
    for (at, name) in [(1, "multiplier"), (2, "shift")] {
        let own = input_shape(op, at).and_then(|shape| known(super::size(shape, 0)));
        let Some(own) = own else { continue };
        refuse(op, own != channels, || {
            format!("expect shape of {{ {channels} }} for {name} input, got {{ {own} }}")
        })?;
    }
    Ok(())
}
