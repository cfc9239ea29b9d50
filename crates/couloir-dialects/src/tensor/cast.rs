//! Which tensors `tensor`'s casts go between.

use couloir_ir::ty::DYNAMIC;
use couloir_ir::{Context, Type};

use crate::common::shapes::{compatible, dims_compatible};

fn pair(from: &[Type], to: &[Type]) -> Option<(Type, Type)> {
    match (from, to) {
        ([from], [to]) => Some((*from, *to)),
        _ => None,
    }
}

/// Shapes fit, elements are the same.
pub(super) fn cast(ctx: &Context, from: &[Type], to: &[Type]) -> bool {
    let Some((from, to)) = pair(from, to) else { return false };
    from.shaped_element(ctx) == to.shaped_element(ctx) && fits(ctx, from, to)
}

fn fits(ctx: &Context, from: Type, to: Type) -> bool {
    match (from.shape(ctx), to.shape(ctx)) {
        (Some(from), Some(to)) => dims_compatible(from, to),
        _ => true,
    }
}

/// Shapes fit, elements have as many bits.
pub(super) fn bitcast(ctx: &Context, from: &[Type], to: &[Type]) -> bool {
    let Some((from, to)) = pair(from, to) else { return false };
    let width = |ty: Type| ty.element_or_self(ctx).int_or_float_width(ctx);
    width(from).is_some() && width(from) == width(to) && compatible(ctx, from, to)
}

/// Whether one type says no more of a tensor than another: a cast to the
/// latter would only add sizes.
pub(crate) fn keeps_static_information(ctx: &Context, from: Type, to: Type) -> bool {
    let (Some(from), Some(to)) = (from.as_tensor(ctx), to.as_tensor(ctx)) else { return false };
    let known = |&(from, to): &(&i64, &i64)| *from == DYNAMIC || *to != DYNAMIC;
    from.element == to.element
        && from.shape.len() == to.shape.len()
        && from.encoding == to.encoding
        && from.shape.iter().zip(&to.shape).all(|pair| known(&pair))
}
