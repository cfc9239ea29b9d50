//! Rounding of floats by their bits.

use couloir_dialects::arith;
use couloir_dialects::common::calc::{Calc, Float2, Int2, Num};
use couloir_dialects::math;
use couloir_ir::Type;
use couloir_ir::num::{FloatKind, Int};
use couloir_rewrite::convert::{NoMatch, OrNoMatch, no_match};

use super::{Given, static_shape};

/// Cuts off what follows the point.
fn truncated<'c>(calc: &'c Calc<'_>, x: Num<'c>) -> Num<'c> {
    let ty = x.ty();
    let int = ty.with_element(calc.ctx(), Type::int(calc.ctx(), 64));
    let whole = x.cast(arith::Fptosi::def(), int).cast(arith::Sitofp::def(), ty);
    whole.copysign(x)
}

/// One more than what is left of the point, where that is less.
pub(super) fn ceil<'c>(calc: &'c Calc<'_>, of: &Given<'c>) -> Result<Num<'c>, NoMatch> {
    static_shape(calc, of.x)?;
    let (x, ty) = (of.x, of.x.ty());
    let below = truncated(calc, x);
    let zero = calc.float(ty, 0.0);
    let one = calc.float(ty, 1.0);
    let is_less = x.cmpf(Float2::Ogt, below);
    Ok(below + is_less.select(one, zero))
}

/// Numbers as large as the mantissa allows have no part after the point.
pub(super) fn round<'c>(calc: &'c Calc<'_>, of: &Given<'c>) -> Result<Num<'c>, NoMatch> {
    let (x, ty, ctx) = (of.x, of.x.ty(), calc.ctx());
    if ty.element_or_self(ctx).float_kind(ctx) != Some(FloatKind::F32) {
        return no_match("not of single precision");
    }
    let bits = ty.with_element(ctx, Type::int(ctx, 32));
    let half = calc.float(ty, 0.5);
    let (mantissa, bias) = (calc.int(bits, 23), calc.int(bits, 127));
    let mask = calc.int(bits, 0xff);
    let rounded = truncated(calc, x + half.copysign(x));
    let exponent = (x.cast(arith::Bitcast::def(), bits).shrui(mantissa) & mask) - bias;
    let is_whole = exponent.cmpi(Int2::Sge, mantissa);
    Ok(is_whole.select(x, rounded))
}

/// The widths of a format.
struct Format {
    width: u32,
    mantissa: u32,
    /// All bits of the exponent.
    exponents: i64,
}

/// What is said of a format by its width and precision; a bit of the number itself that another
/// format leaves out counts as one of the exponent.
fn format_of(kind: FloatKind) -> Option<Format> {
    let (width, mantissa) = (kind.width(), kind.precision().checked_sub(1)?);
    let bits = width.checked_sub(mantissa)?.checked_sub(1)?;
    let exponents = 1i64.checked_shl(bits)?.checked_sub(1)?;
    Some(Format { width, mantissa, exponents })
}

/// Rounds away from zero, then goes back where the operand was halfway and
/// that gave an odd number.
pub(super) fn roundeven<'c>(calc: &'c Calc<'_>, of: &Given<'c>) -> Result<Num<'c>, NoMatch> {
    let (x, ty, ctx) = (of.x, of.x.ty(), calc.ctx());
    let format = ty.element_or_self(ctx).float_kind(ctx).and_then(format_of);
    let format = format.or_no_match("not of a binary format")?;
    let bits = ty.with_element(ctx, Type::int(ctx, format.width));
    let parts = Parts::new(calc, ty, bits, &format);
    let x_bits = x.cast(arith::Bitcast::def(), bits);
    let rounded = x.un(math::Round::def());
    let rounded_bits = rounded.cast(arith::Bitcast::def(), bits);
    let exponent = parts.exponent(x_bits);
    let rounded_exponent = parts.exponent(rounded_bits);
    let is_odd = parts.is_odd(rounded_bits, rounded_exponent);
    let is_half = parts.is_half(x_bits, exponent);
    let back = rounded - parts.one.copysign(x);
    let result = (is_odd & is_half).select(back, rounded);
    Ok(result.copysign(x))
}

/// The constants it takes.
struct Parts<'c> {
    one: Num<'c>,
    zero_bits: Num<'c>,
    one_bits: Num<'c>,
    minus_one: Num<'c>,
    mantissa: Num<'c>,
    last_bit: Num<'c>,
    bias: Num<'c>,
    half_mask: Num<'c>,
    mantissa_mask: Num<'c>,
    exponent_mask: Num<'c>,
}

impl<'c> Parts<'c> {
    fn new(calc: &'c Calc<'_>, ty: Type, bits: Type, format: &Format) -> Self {
        let one = calc.float(ty, 1.0);
        let int = |value: i64| calc.int(bits, value);
        // Upstream works with 64 bits: shifts wrap around, and minus one is not extended.
        let mask = 1u64.wrapping_shl(format.mantissa);
        let number = |value: u64| calc.int_of(bits, Int::new(format.width, value));
        Self {
            one,
            zero_bits: int(0),
            one_bits: int(1),
            minus_one: if format.width > 64 { number(u64::MAX) } else { int(-1) },
            mantissa: int(i64::from(format.mantissa)),
            last_bit: int(i64::from(format.width) - 1),
            bias: int(format.exponents / 2),
            half_mask: number(mask >> 1),
            mantissa_mask: number(mask.wrapping_sub(1)),
            exponent_mask: int(format.exponents),
        }
    }

    fn exponent(&self, bits: Num<'c>) -> Num<'c> {
        (bits.shrui(self.mantissa) & self.exponent_mask) - self.bias
    }

    /// Between zero and the last bit.
    fn clamped(&self, shift: Num<'c>) -> Num<'c> {
        shift.maxsi(self.zero_bits).minsi(self.last_bit)
    }

    /// Whether the last digit before the point is set.
    fn is_odd(&self, bits: Num<'c>, exponent: Num<'c>) -> Num<'c> {
        let is_one = exponent.cmpi(Int2::Eq, self.zero_bits);
        let shift = self.clamped(exponent - self.one_bits);
        let mask = self.mantissa_mask.shrui(shift);
        (bits & mask).cmpi(Int2::Ne, self.zero_bits) | is_one
    }

    /// Whether what follows the point is one half.
    fn is_half(&self, bits: Num<'c>, exponent: Num<'c>) -> Num<'c> {
        let is_minus_one = exponent.cmpi(Int2::Eq, self.minus_one);
        let digit = self.half_mask.shrui(self.clamped(exponent));
        let wanted = is_minus_one.select(self.zero_bits, digit);
        let mask = self.mantissa_mask.shrui(self.clamped(exponent));
        let fits = (bits & mask).cmpi(Int2::Eq, wanted);
        let is_large = exponent.cmpi(Int2::Sge, self.minus_one);
        let has_fraction = exponent.cmpi(Int2::Slt, self.mantissa);
        fits & has_fraction & is_large
    }
}
