//! Ops that compute with shapes.

use couloir_ir::{OpRef, Type};

use super::{Verified, input_shape, refuse, resolvable, zero_points};
use crate::common::shapes::quoted;
use crate::tosa::types::shape_rank;
use crate::tosa::{ConstShape, Dim, SliceShape};

fn rank(op: OpRef<'_>, ty: Option<Type>) -> i64 {
    ty.and_then(|ty| shape_rank(op.ctx(), ty)).unwrap_or_default()
}

/// All shapes have one rank.
pub(in crate::tosa) fn shape_elementwise(op: OpRef<'_>) -> Verified {
    let first = rank(op, op.operand_type(0));
    let mut operands = op.operand_types().map(|ty| rank(op, Some(ty)));
    refuse(op, operands.any(|own| own != first), || "operands don't have matching ranks".into())?;
    refuse(op, rank(op, op.result_type(0)) != first, || {
        "result shape has different rank than operands".into()
    })?;
    resolvable(op)
}

/// A list with as many numbers as the rank says.
pub(in crate::tosa) fn const_shape(op: OpRef<'_>) -> Verified {
    let ctx = op.ctx();
    let values = op.prop(ConstShape::VALUES).and_then(|values| values.typed(ctx));
    let shape = values.and_then(|ty| ty.shape(ctx)).unwrap_or_default();
    let &[count] = shape else {
        return op.op_error("expect elements in attribute values with rank 1").fail();
    };
    let rank = rank(op, op.result_type(0));
    refuse(op, count != rank, || {
        format!(
            "expect number of elements in attribute values ({count}) to be equal to the rank ({rank}) \
             for the result shape type"
        )
    })
}

/// The rank of the result is the sum of all ranks.
pub(in crate::tosa) fn concat_shape(op: OpRef<'_>) -> Verified {
    resolvable(op)?;
    let sum: i64 = op.operand_types().map(|ty| rank(op, Some(ty))).fold(0, i64::wrapping_add);
    let own = rank(op, op.result_type(0));
    refuse(op, own != sum, || {
        format!(
            "requires output shape rank to be equal to the sum of the input shape ranks ({sum}), got \
             {own}"
        )
    })
}

/// The dimension is there, and its size is one number.
pub(in crate::tosa) fn dim(op: OpRef<'_>) -> Verified {
    let result = op.result_type(0);
    refuse(op, rank(op, result) != 1, || {
        let found = result.map_or_else(String::new, |ty| quoted(op.ctx(), ty));
        format!("expect output shape type to contain one element, got {found}")
    })?;
    let Some(shape) = input_shape(op, 0) else { return Ok(()) };
    let axis = super::axis(op, op.prop(Dim::AXIS));
    let outside = usize::try_from(axis).map_or(true, |at| at >= shape.len());
    refuse(op, outside, || {
        format!("expect axis to be in the range [0, {}), got {axis}", shape.len())
    })
}

/// The part lies within the shape.
pub(in crate::tosa) fn slice_shape(op: OpRef<'_>) -> Verified {
    resolvable(op)?;
    let start = zero_points::value(op, SliceShape::START);
    refuse(op, start.is_some_and(|start| start < 0), || {
        format!("expected non-negative start index, got {}", start.unwrap_or_default())
    })?;
    let Some(count) = zero_points::value(op, SliceShape::SIZE) else { return Ok(()) };
    refuse(op, count <= 0, || format!("expected positive size, got {count}"))?;
    let own = rank(op, op.result_type(0));
    refuse(op, own != count, || {
        format!("expected output type size to be equal to size attribute, got {own} vs {count}")
    })?;
    let (Some(start), input) = (start, rank(op, op.operand_type(0))) else { return Ok(()) };
    let end = start.wrapping_add(count);
    refuse(op, end > input, || {
        format!(
            "expected start + size to be less than or equal to input shape rank ({input}), got {end}"
        )
    })
}
