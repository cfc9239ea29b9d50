//! Which types `arith`'s casts go between.

use couloir_ir::{Context, Type};

use crate::common::shapes::compatible;

/// A scalar, or the elements of a vector or tensor.
fn scalar(ctx: &Context, ty: Type) -> Option<Type> {
    let plain = ty.as_memref(ctx).is_none() && (!ty.is_shaped(ctx) || is_value(ctx, ty));
    plain.then(|| ty.element_or_self(ctx))
}

fn is_value(ctx: &Context, ty: Type) -> bool {
    couloir_ods::types::has_value_semantics(ctx, ty)
}

/// The same, or the elements of a ranked memref.
fn scalar_or_memref(ctx: &Context, ty: Type) -> Option<Type> {
    let known = !ty.is_shaped(ctx) || is_value(ctx, ty) || ty.as_memref(ctx).is_some();
    known.then(|| ty.element_or_self(ctx))
}

/// The scalars of the first input and of the result, when shapes and encodings
/// agree.
fn ends(
    ctx: &Context,
    from: &[Type],
    to: &[Type],
    scalar: fn(&Context, Type) -> Option<Type>,
) -> Option<(Type, Type)> {
    let (&from, &to) = (from.first()?, to.first()?);
    let encoding = |ty: Type| ty.as_tensor(ctx).and_then(|tensor| tensor.encoding.expand());
    let alike = compatible(ctx, from, to) && encoding(from) == encoding(to);
    alike.then_some((scalar(ctx, from)?, scalar(ctx, to)?))
}

fn ints(ctx: &Context, from: &[Type], to: &[Type]) -> Option<(u32, u32)> {
    let (from, to) = ends(ctx, from, to, scalar)?;
    Some((from.int_width(ctx)?, to.int_width(ctx)?))
}

fn floats(ctx: &Context, from: &[Type], to: &[Type]) -> Option<(u32, u32)> {
    let (from, to) = ends(ctx, from, to, scalar)?;
    let width = |ty: Type| ty.int_or_float_width(ctx).filter(|_| ty.is_float(ctx));
    Some((width(from)?, width(to)?))
}

pub(super) fn ext_int(ctx: &Context, from: &[Type], to: &[Type]) -> bool {
    ints(ctx, from, to).is_some_and(|(from, to)| from < to)
}

pub(super) fn trunc_int(ctx: &Context, from: &[Type], to: &[Type]) -> bool {
    ints(ctx, from, to).is_some_and(|(from, to)| from > to)
}

pub(super) fn extf(ctx: &Context, from: &[Type], to: &[Type]) -> bool {
    floats(ctx, from, to).is_some_and(|(from, to)| from < to)
}

pub(super) fn truncf(ctx: &Context, from: &[Type], to: &[Type]) -> bool {
    floats(ctx, from, to).is_some_and(|(from, to)| from > to)
}

pub(super) fn int_to_float(ctx: &Context, from: &[Type], to: &[Type]) -> bool {
    ends(ctx, from, to, scalar).is_some_and(|(from, to)| from.is_integer(ctx) && to.is_float(ctx))
}

pub(super) fn float_to_int(ctx: &Context, from: &[Type], to: &[Type]) -> bool {
    ends(ctx, from, to, scalar).is_some_and(|(from, to)| from.is_float(ctx) && to.is_integer(ctx))
}

/// One end is `index`, the other a signless integer.
pub(super) fn index_cast(ctx: &Context, from: &[Type], to: &[Type]) -> bool {
    ends(ctx, from, to, scalar_or_memref).is_some_and(|(from, to)| {
        (from.is_index() && to.is_signless_integer(ctx))
            || (to.is_index() && from.is_signless_integer(ctx))
    })
}

/// Both ends have the same width in bits.
pub(super) fn bitcast(ctx: &Context, from: &[Type], to: &[Type]) -> bool {
    ends(ctx, from, to, scalar_or_memref).is_some_and(|(from, to)| {
        let width = from.int_or_float_width(ctx);
        width.is_some() && width == to.int_or_float_width(ctx)
    })
}
