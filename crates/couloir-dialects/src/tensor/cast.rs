//! Which tensors `tensor`'s casts go between.

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
