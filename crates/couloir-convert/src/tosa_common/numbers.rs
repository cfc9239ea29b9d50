//! Numbers of the types of elements.

use couloir_dialects::arith;
use couloir_dialects::common::calc::{Calc, Num};
use couloir_dialects::tosa::ApplyScale;
use couloir_ir::body::Value;
use couloir_ir::build::{Build, NewOp};
use couloir_ir::num::{Float, Int};
use couloir_ir::{Attribute, Context, Type};
use couloir_rewrite::convert::ConversionRewriter;

/// Whether numbers of this type are computed with.
pub(crate) fn is_number(ctx: &Context, ty: Type) -> bool {
    ty.is_signless_integer(ctx) || ty.is_float(ctx)
}

/// A number of a type as an attribute.
pub(crate) fn number_attr(ctx: &Context, ty: Type, number: i64) -> Attribute {
    match ty.float_kind(ctx) {
        Some(kind) if number == 0 => Attribute::float(ctx, ty, Float::zero(kind)),
        Some(kind) => Attribute::float(ctx, ty, Float::one(kind)),
        None => Attribute::int(ctx, ty, number),
    }
}

/// 0 of a type as an attribute.
pub(crate) fn zero_attr(ctx: &Context, ty: Type) -> Attribute {
    number_attr(ctx, ty, 0)
}

/// The least value of a type, or the greatest, as an attribute.
pub(crate) fn bound_attr(ctx: &Context, ty: Type, least: bool) -> Option<Attribute> {
    if let Some(kind) = ty.float_kind(ctx) {
        return Some(Attribute::float(ctx, ty, Float::largest(kind, least)));
    }
    let width = ty.int_width(ctx)?;
    let bound = if least { Int::signed_min(width) } else { Int::signed_max(width) };
    Some(Attribute::wide_int(ctx, ty, bound))
}

/// The least and the greatest number of up to 64 bits, with a sign.
pub(crate) fn signed_bounds(width: u32) -> Option<(i64, i64)> {
    let unused = 64_u32.checked_sub(width).filter(|&unused| unused < 64)?;
    Some((i64::MIN >> unused, i64::MAX >> unused))
}

/// `arith.constant`
pub(crate) fn constant(rw: &mut ConversionRewriter<'_>, value: Attribute) -> Value {
    let ty = value.typed(rw.context()).unwrap_or(Type::NONE);
    rw.insert1(arith::Constant::build(ty, value))
}

/// 0 of a type.
pub(crate) fn zero(rw: &mut ConversionRewriter<'_>, ty: Type) -> Value {
    let value = zero_attr(rw.context(), ty);
    constant(rw, value)
}

/// `tosa.apply_scale` of 32 bits.
pub(crate) fn apply_scale<'c>(
    calc: &'c Calc<'_>,
    operands: [Num<'c>; 3],
    rounding: Attribute,
) -> Num<'c> {
    let new = NewOp::new(ApplyScale::def()).operands(operands.map(|operand| operand.value));
    let new = new.result(Type::I32).prop(ApplyScale::ROUNDING_MODE, rounding);
    calc.num(calc.build(|builder| builder.insert1(new)))
}
