//! Result types that follow from all else.

use couloir_ir::op::InferInput;
use couloir_ir::ty::VectorType;
use couloir_ir::{Context, Type};

use super::super::types::element_types;

/// As many first parts as the mask names.
pub(in super::super) fn shuffle(
    ctx: &Context,
    input: &InferInput<'_>,
) -> Result<Vec<Type>, String> {
    let first = input.operands.first().and_then(|ty| ty.as_vector(ctx));
    let mask = input.props.first().copied().flatten().and_then(|mask| mask.as_i64_array(ctx));
    let (Some(first), Some(mask)) = (first, mask) else {
        return Err("expected vectors and a mask".to_owned());
    };
    // Of no elements upstream makes one, which is refused later.
    let length = i64::try_from(mask.len().max(1)).unwrap_or(i64::MAX);
    let mut shape = vec![length];
    shape.extend(first.shape.iter().skip(1));
    Ok(vec![VectorType::get(ctx, &shape, &vec![false; shape.len()], first.element)])
}

/// The most elements that are taken apart.
const MOST_ELEMENTS: usize = 1 << 20;

/// The type of each element.
pub(in super::super) fn to_elements(
    ctx: &Context,
    input: &InferInput<'_>,
) -> Result<Vec<Type>, String> {
    let elements = input.operands.first().and_then(|&ty| element_types(ctx, ty));
    let Some((element, count)) = elements else { return Err("expected a vector".to_owned()) };
    if count > MOST_ELEMENTS {
        return Err("expected fewer elements".to_owned());
    }
    Ok(vec![element; count])
}
