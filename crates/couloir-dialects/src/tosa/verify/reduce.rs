//! What is taken together along a dimension, and tensors backwards along one.

use couloir_ir::{Attribute, OpRef};

use super::{
    Verified, input_shape, listed, may_equal, output_element, output_shape, refuse, same_as_output,
    size,
};
use crate::tosa::ArgMax;
use crate::tosa::constraints::is_integer;

/// The number in an attribute of 32 bits.
pub(in crate::tosa) fn axis(op: OpRef<'_>, attr: Option<Attribute>) -> i64 {
    attr.and_then(|attr| attr.as_i64(op.ctx())).unwrap_or_default()
}

/// The dimension of that number, where there is one.
fn dimension(shape: &[i64], axis: i64) -> Option<usize> {
    usize::try_from(axis).ok().filter(|&at| at < shape.len())
}

pub(in crate::tosa) fn argmax(op: OpRef<'_>) -> Verified {
    refuse(op, !is_integer(op.ctx(), output_element(op)), || {
        "result tensor is not of integer type".into()
    })?;
    let Some(shape) = input_shape(op, 0) else { return Ok(()) };
    let Some(at) = dimension(shape, axis(op, op.prop(ArgMax::AXIS))) else {
        return op.op_error("specified axis is outside the rank of the tensor").fail();
    };
    let Some(output) = output_shape(op, 0) else { return Ok(()) };
    let mut wanted = shape.to_vec();
    wanted.remove(at);
    let fits =
        wanted.len() == output.len() && wanted.iter().zip(output).all(|(&a, &b)| may_equal(a, b));
    refuse(op, !fits, || {
        format!("expected output shape '{}', got '{}'", listed(&wanted), listed(output))
    })
}

/// How an op on one dimension speaks of it.
struct Words {
    negative: &'static str,
    axis: &'static str,
}

const REDUCE: Words = Words { negative: "reduce axis must not be negative", axis: "reduce" };
const REVERSE: Words = Words { negative: "expected non-negative reverse axis", axis: "reverse" };

/// The dimension is there, in what comes in and in what comes out.
fn along(op: OpRef<'_>, axis: i64, words: &Words) -> Verified {
    refuse(op, axis < 0, || words.negative.into())?;
    let (input, output) = (input_shape(op, 0), output_shape(op, 0));
    let outside = |what: &str, shape: &[i64]| {
        refuse(op, dimension(shape, axis).is_none(), || {
            let (rank, name) = (shape.len(), words.axis);
            format!("expect {what} tensor rank ({rank}) to be larger than {name} axis ({axis})")
        })
    };
    if let Some(input) = input {
        outside("input", input)?;
    }
    let Some(output) = output else { return Ok(()) };
    refuse(op, input.is_some_and(|input| input.len() != output.len()), || {
        "expect output tensor rank to be equal to input tensor rank".into()
    })?;
    outside("output", output)
}

pub(in crate::tosa) fn reduce(op: OpRef<'_>) -> Verified {
    let axis = axis(op, op.prop(0));
    along(op, axis, &REDUCE)?;
    let Some(output) = output_shape(op, 0) else { return Ok(()) };
    let left = usize::try_from(axis).map_or(1, |at| size(output, at));
    refuse(op, !may_equal(left, 1), || format!("expect reduced dimension size to be 1, got {left}"))
}

pub(in crate::tosa) fn reverse(op: OpRef<'_>) -> Verified {
    same_as_output(op, 0)?;
    along(op, axis(op, op.prop(0)), &REVERSE)
}
