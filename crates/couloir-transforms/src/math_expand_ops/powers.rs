//! Powers: by products where the exponent is known, else by logarithms.

use couloir_dialects::arith;
use couloir_dialects::common::calc::{Calc, Float2, Num};
use couloir_dialects::common::fold::Number;
use couloir_ir::num::{Float, FloatKind};
use couloir_rewrite::convert::NoMatch;

use super::Given;

pub(super) fn powf<'c>(calc: &'c Calc<'_>, of: &Given<'c>) -> Result<Num<'c>, NoMatch> {
    let exponent = match &of.known {
        Some(Number::Float(exponent)) => Some(*exponent),
        _ => None,
    };
    let (x, ty) = (of.x, of.x.ty());
    let is = |value: f64| exponent.is_some_and(|e| e == Float::from_f64(e.kind(), value));
    if exponent.is_some_and(Float::is_zero) {
        return Ok(calc.float(ty, 1.0));
    }
    let by_one = |value: fn(Num<'c>) -> Num<'c>| {
        let one = calc.float(ty, 1.0);
        Ok(one / value(x))
    };
    match () {
        () if is(1.0) => Ok(x),
        () if is(-1.0) => by_one(|x| x),
        () if is(0.5) => Ok(x.sqrt()),
        () if is(-0.5) => Ok(x.rsqrt()),
        () if is(2.0) => Ok(x * x),
        () if is(-2.0) => by_one(|x| x * x),
        () if is(3.0) => Ok(x * x * x),
        () => {
            let log = x.log();
            Ok((of.y * log).exp())
        }
    }
}

#[allow(clippy::unnecessary_wraps)] // the table's type
pub(super) fn fpowi<'c>(calc: &'c Calc<'_>, of: &Given<'c>) -> Result<Num<'c>, NoMatch> {
    let (x, ty) = (of.x, of.x.ty());
    let exponent = match &of.known {
        Some(Number::Int(exponent)) => exponent.to_i64(),
        _ => None,
    };
    let Some(exponent) = exponent else {
        let exponent = of.y.cast(arith::Sitofp::def(), ty);
        // That is expanded in its turn, where it is to be.
        return Ok(x.powf(exponent));
    };
    if exponent == 0 {
        return Ok(calc.float(ty, 1.0));
    }
    let count = exponent.unsigned_abs();
    if exponent > 0 {
        return Ok(product(x, count));
    }
    // It is made first: beside other constants it stays where it is.
    let one = calc.float(ty, 1.0);
    Ok(inverse(calc, one, product(x, count)))
}

/// A power by squares, of an exponent that is not zero.
fn product(x: Num<'_>, exponent: u64) -> Num<'_> {
    let (mut square, mut rest, mut result) = (x, exponent, None);
    loop {
        if rest & 1 == 1 {
            result = Some(result.map_or(square, |result| square * result));
        }
        rest >>= 1;
        match result {
            Some(result) if rest == 0 => return result,
            _ => square = square * square,
        }
    }
}

/// One by a number, and infinity by zero.
fn inverse<'c>(calc: &'c Calc<'_>, one: Num<'c>, x: Num<'c>) -> Num<'c> {
    let (ty, ctx) = (x.ty(), calc.ctx());
    let kind = ty.element_or_self(ctx).float_kind(ctx).unwrap_or(FloatKind::F32);
    let zero = calc.float(ty, 0.0);
    let minus_zero = calc.float_of(ty, Float::zero(kind).negate());
    let (infinity, lowest) = (calc.infinity(ty, false), calc.infinity(ty, true));
    let is_zero = x.cmpf(Float2::Oeq, zero);
    let is_minus_zero = x.cmpf(Float2::Oeq, minus_zero);
    let plain = one / x;
    let result = is_zero.select(infinity, plain);
    is_minus_zero.select(lowest, result)
}
