//! Products of matrices and Fourier transforms.

use couloir_ir::{Context, OpRef, Type};

use super::{
    Verified, input_element, input_shape, known, output_shape, refuse, size, stored, zero_points,
};
use crate::common::shapes::{compatible, quoted};
use crate::quant::types::storage_of;

fn is_small(ctx: &Context, ty: Type) -> bool {
    ty.int_width(ctx) == Some(8)
}

pub(in crate::tosa) fn matmul(op: OpRef<'_>) -> Verified {
    let ctx = op.ctx();
    let elements = [input_element(op, 0), input_element(op, 1)];
    both_quantized(op, elements)?;
    let [a, b] = elements.map(|element| stored(ctx, element));
    for (name, element, at) in [("a", a, 2), ("b", b, 3)] {
        let zero = input_element(op, at);
        refuse(op, element != zero, || {
            let (own, other) = (quoted(ctx, element), quoted(ctx, zero));
            format!(
                "expect input {name} and {name}_zp have the same element type, got {own} and {other}"
            )
        })?;
    }
    for (name, element, at) in [("a", a, 2), ("b", b, 3)] {
        let zero = zero_points::value(op, at).unwrap_or_default();
        refuse(op, !is_small(ctx, element) && zero != 0, || {
            format!("{name} zero point must be zero for non-int8 integer types")
        })?;
    }
    Ok(())
}

/// Either both factors are quantized, to numbers of one size, or none is.
fn both_quantized(op: OpRef<'_>, elements: [Type; 2]) -> Verified {
    let ctx = op.ctx();
    let storage = elements.map(|element| storage_of(ctx, element));
    let [Some(a), Some(b)] = storage else {
        return refuse(op, storage != [None, None], || {
            let [a, b] = elements.map(|element| quoted(ctx, element));
            format!("expect operands to be both quantized or both not quantized, got {a} and {b}")
        });
    };
    let [a, b] = [a, b].map(|ty| ty.int_width(ctx).unwrap_or_default());
    refuse(op, a != b, || format!("expect quantized operands to have same widths, got {a} and {b}"))
}

/// Whether a size is a power of two, which zero is not.
fn power_of_two(op: OpRef<'_>, what: &str, size: i64) -> Verified {
    let Some(size) = known(size) else { return Ok(()) };
    let is_power = u64::try_from(size).is_ok_and(u64::is_power_of_two);
    refuse(op, !is_power, || format!("expected {what} to be a power of two, got {size}"))
}

pub(in crate::tosa) fn fft2d(op: OpRef<'_>) -> Verified {
    let Some(shape) = input_shape(op, 0).or_else(|| input_shape(op, 1)) else { return Ok(()) };
    power_of_two(op, "height", size(shape, 1))?;
    power_of_two(op, "width", size(shape, 2))
}

pub(in crate::tosa) fn rfft2d(op: OpRef<'_>) -> Verified {
    let ctx = op.ctx();
    let (Some(real), Some(imaginary)) = (op.result_type(0), op.result_type(1)) else {
        return Ok(());
    };
    refuse(op, !compatible(ctx, real, imaginary), || {
        let (a, b) = (quoted(ctx, real), quoted(ctx, imaginary));
        format!("expected output shapes to match, got {a}, {b}")
    })?;
    let Some(shape) = input_shape(op, 0) else { return Ok(()) };
    power_of_two(op, "height", size(shape, 1))?;
    power_of_two(op, "width", size(shape, 2))?;
    let Some(output) = output_shape(op, 0) else { return Ok(()) };
    let same = [0, 1].iter().all(|&at| super::may_equal(size(shape, at), size(output, at)));
    refuse(op, !same, || {
        let input = op.operand_type(0).map_or_else(String::new, |ty| quoted(ctx, ty));
        let output = quoted(ctx, real);
        format!(
            "expected batch and height dimensions of input/output to match, got input={input} \
             output={output}"
        )
    })?;
    half(op, size(shape, 2), size(output, 2))
}

/// Half of a transform of real numbers says all.
fn half(op: OpRef<'_>, input: i64, output: i64) -> Verified {
    let (Some(input), Some(output)) = (known(input), known(output)) else { return Ok(()) };
    refuse(op, output != input / 2 + 1, || {
        format!("expected output width to be equal to input_width / 2 + 1, got {output}")
    })
}
