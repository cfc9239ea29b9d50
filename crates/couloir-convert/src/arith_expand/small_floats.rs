//! Casts between `f32` and smaller floats, by their bits.

use std::cmp::Ordering;

use couloir_dialects::arith;
use couloir_dialects::common::calc::{Calc, Float2, Int2, Num};
use couloir_ir::Type;
use couloir_ir::num::FloatKind;
use couloir_rewrite::convert::{NoMatch, no_match};

use super::Given;

fn as_int(calc: &Calc<'_>, like: Type, width: u32) -> Type {
    like.with_element(calc.ctx(), Type::int(calc.ctx(), width))
}

fn bits<'c>(calc: &Calc<'_>, x: Num<'c>, width: u32) -> Num<'c> {
    x.cast(arith::Bitcast::def(), as_int(calc, x.ty(), width))
}

fn kind_of(calc: &Calc<'_>, ty: Type) -> Option<FloatKind> {
    ty.element_or_self(calc.ctx()).float_kind(calc.ctx())
}

/// How the width of a type compares with that of `f32`; of other formats than that, upstream may
/// take all for narrower, so that what it makes of wider ones is refused.
fn width_to_single(calc: &Calc<'_>, ty: Type, all_narrower: bool) -> Ordering {
    let width = ty.element_or_self(calc.ctx()).int_or_float_width(calc.ctx()).unwrap_or(32);
    match width.cmp(&32) {
        Ordering::Greater if all_narrower => Ordering::Less,
        order => order,
    }
}

/// The operand of a truncation as `f32`.
fn single<'c>(calc: &'c Calc<'_>, of: &Given<'c>, all_narrower: bool) -> Num<'c> {
    let to = of.x.ty().with_element(calc.ctx(), Type::float(calc.ctx(), FloatKind::F32));
    match width_to_single(calc, of.x.ty(), all_narrower) {
        Ordering::Less => of.x.cast(arith::Extf::def(), to),
        Ordering::Equal => of.x,
        Ordering::Greater => of.x.cast(arith::Truncf::def(), to),
    }
}

/// An `f32` as what an extension gives.
fn wanted<'c>(calc: &'c Calc<'_>, of: &Given<'c>, x: Num<'c>, all_narrower: bool) -> Num<'c> {
    match width_to_single(calc, of.to, all_narrower) {
        Ordering::Less => x.cast(arith::Truncf::def(), of.to),
        Ordering::Equal => x,
        Ordering::Greater => x.cast(arith::Extf::def(), of.to),
    }
}

fn declines(of: &Given<'_>) -> Result<(), NoMatch> {
    if of.rounding.is_some() { no_match("a rounding mode is given") } else { Ok(()) }
}

pub(super) fn extend_bf16<'c>(calc: &'c Calc<'_>, of: &Given<'c>) -> Result<Num<'c>, NoMatch> {
    let is = |ty, kind| kind_of(calc, ty) == Some(kind);
    if !is(of.x.ty(), FloatKind::BF16) || !is(of.to, FloatKind::F32) {
        return no_match("not an extension of 'bf16' to 'f32'");
    }
    let whole = as_int(calc, of.to, 32);
    let wide = bits(calc, of.x, 16).cast(arith::Extui::def(), whole);
    let shift = calc.int(whole, 16);
    Ok(wide.shli(shift).cast(arith::Bitcast::def(), of.to))
}

/// The upper half, rounded to even.
pub(super) fn truncate_bf16<'c>(calc: &'c Calc<'_>, of: &Given<'c>) -> Result<Num<'c>, NoMatch> {
    let is = |ty, kind| kind_of(calc, ty) == Some(kind);
    if !is(of.x.ty(), FloatKind::F32) || !is(of.to, FloatKind::BF16) {
        return no_match("not a truncation of 'f32' to 'bf16'");
    }
    declines(of)?;
    let (whole, half) = (as_int(calc, of.to, 32), as_int(calc, of.to, 16));
    let is_nan = of.x.cmpf(Float2::Une, of.x);
    let bias = calc.int(whole, 0x7fff);
    let nan = calc.int(half, 0x7fc0);
    let (shift, one) = (calc.int(whole, 16), calc.int(whole, 1));
    let number = bits(calc, of.x, 32);
    let last = number.shrui(shift) & one;
    let rounded = (number + (last + bias)).shrui(shift).cast(arith::Trunci::def(), half);
    Ok(is_nan.select(nan, rounded).cast(arith::Bitcast::def(), of.to))
}

/// The exponent alone; all ones is NaN.
pub(super) fn extend_f8e8m0<'c>(calc: &'c Calc<'_>, of: &Given<'c>) -> Result<Num<'c>, NoMatch> {
    if kind_of(calc, of.x.ty()) != Some(FloatKind::F8E8M0FNU) {
        return no_match("not an extension of 'f8E8M0FNU'");
    }
    let (small, whole) = (as_int(calc, of.to, 8), as_int(calc, of.to, 32));
    let single = of.to.with_element(calc.ctx(), Type::float(calc.ctx(), FloatKind::F32));
    let exponent = bits(calc, of.x, 8);
    let nan = calc.int(small, -1);
    let wide_nan = calc.int(whole, -1);
    let shift = calc.int(whole, 23);
    let number = exponent.cast(arith::Extui::def(), whole).shli(shift);
    let is_nan = exponent.cmpi(Int2::Eq, nan);
    let number = is_nan.select(wide_nan, number).cast(arith::Bitcast::def(), single);
    Ok(calc.flagged(of.flags, || wanted(calc, of, number, false)))
}

pub(super) fn truncate_f8e8m0<'c>(calc: &'c Calc<'_>, of: &Given<'c>) -> Result<Num<'c>, NoMatch> {
    if kind_of(calc, of.to) != Some(FloatKind::F8E8M0FNU) {
        return no_match("not a truncation to 'f8E8M0FNU'");
    }
    declines(of)?;
    let (small, whole) = (as_int(calc, of.to, 8), as_int(calc, of.to, 32));
    let number = bits(calc, calc.flagged(of.flags, || single(calc, of, false)), 32);
    let shift = calc.int(whole, 23);
    let exponent = number.shrui(shift).cast(arith::Trunci::def(), small);
    Ok(exponent.cast(arith::Bitcast::def(), of.to))
}

/// Two bits of exponent and one of mantissa put in their place, with the
/// exponent's offset added.
pub(super) fn extend_f4e2m1<'c>(calc: &'c Calc<'_>, of: &Given<'c>) -> Result<Num<'c>, NoMatch> {
    if kind_of(calc, of.x.ty()) != Some(FloatKind::F4E2M1FN) {
        return no_match("not an extension of 'f4E2M1FN'");
    }
    let (small, whole) = (as_int(calc, of.to, 4), as_int(calc, of.to, 32));
    let single = of.to.with_element(calc.ctx(), Type::float(calc.ctx(), FloatKind::F32));
    let number = bits(calc, of.x, 4);
    let [zero, one, two, four, seven] = [0, 1, 2, 4, 7].map(|value| calc.int(small, value));
    let size = number & seven;
    let shift = calc.int(whole, 20);
    let moved = size.shli(two);
    let moved = size.cmpi(Int2::Eq, one).select(zero, moved);
    let mantissa = moved.cast(arith::Extui::def(), whole).shli(shift);
    let none = calc.int(whole, 0);
    let (high, low) = (calc.int(whole, 0x4000_0000), calc.int(whole, 0x3f00_0000));
    let offset = size.cmpi(Int2::Uge, four).select(high, low);
    let offset = size.cmpi(Int2::Eq, zero).select(none, offset);
    let sign = calc.int(whole, i64::from(i32::MIN));
    let negative = calc.int(small, -8);
    let sign = number.cmpi(Int2::Uge, negative).select(sign, none);
    let number = (mantissa + offset + sign).cast(arith::Bitcast::def(), single);
    Ok(wanted(calc, of, number, true))
}

/// Between the largest numbers of the format, then sign, exponent and mantissa
/// cut out, and rounded.
pub(super) fn truncate_f4e2m1<'c>(calc: &'c Calc<'_>, of: &Given<'c>) -> Result<Num<'c>, NoMatch> {
    if kind_of(calc, of.to) != Some(FloatKind::F4E2M1FN) {
        return no_match("not a truncation to 'f4E2M1FN'");
    }
    let x = single(calc, of, true);
    let [small, byte, whole] = [4, 8, 32].map(|width| as_int(calc, of.to, width));
    let (one, three) = (calc.int(small, 1), calc.int(small, 3));
    let mantissa_shift = calc.int(whole, 22);
    let (byte_zero, byte_minus_one) = (calc.int(byte, 0), calc.int(byte, -1));
    let zero = calc.int(whole, 0);
    let (highest, lowest) = (calc.float(x.ty(), 6.0), calc.float(x.ty(), -6.0));
    let clamped = x.bin(arith::Minnumf::def(), highest).bin(arith::Maxnumf::def(), lowest);
    let number = bits(calc, clamped, 32);
    let narrow = |x: Num<'c>| x.cast(arith::Trunci::def(), small);
    let sign = narrow(number.shrui(calc.int(whole, 31))).shli(three);
    let (bias, exponent_shift) = (calc.int(whole, 126), calc.int(whole, 23));
    let exponent = number.shrui(exponent_shift) - bias;
    let parts = sign + narrow(exponent).shli(one);
    let bit = number & calc.int(whole, 0x40_0000);
    let parts = parts + narrow(bit.shrui(mantissa_shift));
    let mask = calc.int(whole, 0x7f_ffff);
    let exponent = exponent.cast(arith::Trunci::def(), byte);
    let is_small = exponent.cmpi(Int2::Sle, byte_zero);
    let below = exponent.cmpi(Int2::Eq, byte_minus_one);
    let has_mantissa = (number & mask).cmpi(Int2::Ugt, zero);
    let goes_up = below & has_mantissa;
    let is_zero = exponent.cmpi(Int2::Eq, byte_zero);
    let (ones, none) = (calc.int(small, -1), calc.int(small, 0));
    let result = is_small.select(ones, parts);
    let result = goes_up.select(none, result);
    let result = is_zero.select(parts, result);
    let (rest_mask, halfway) = (calc.int(whole, 0x3f_ffff), calc.int(whole, 0x20_0000));
    let rounds = (number & rest_mask).cmpi(Int2::Uge, halfway) | is_small;
    let rounded = rounds.select(result + one, result);
    Ok(rounded.cast(arith::Bitcast::def(), of.to))
}
