//! Folding of `math`.
//!
//! Functions that no format but single and double precision has in the host's
//! library fold for those two only.

use couloir_ir::num::{Float, FloatKind, Int, RoundingMode};
use couloir_ir::op::{FoldInput, FoldResult};

use super::hyperbolic;
use crate::common::fold::{Folding, Number, constant, fold_constants};

/// Folds a unary op of floats.
fn floats(input: &FoldInput<'_>, eval: impl Fn(Float) -> Option<Float>) -> FoldResult {
    let Some(ty) = input.op.result_type(0) else { return FoldResult::None };
    constant(fold_constants(input, ty, |operands| {
        eval(operands.first()?.float()?).map(Number::Float)
    }))
}

/// Folds a binary op of floats.
fn pairs(input: &FoldInput<'_>, eval: impl Fn(Float, Float) -> Option<Float>) -> FoldResult {
    let Some(ty) = input.op.result_type(0) else { return FoldResult::None };
    constant(fold_constants(input, ty, |operands| match operands {
        [Number::Float(a), Number::Float(b)] => eval(*a, *b).map(Number::Float),
        _ => None,
    }))
}

/// Folds a unary op of integers.
fn ints(input: &FoldInput<'_>, eval: fn(&Int) -> Int) -> FoldResult {
    let Some(ty) = input.op.result_type(0) else { return FoldResult::None };
    constant(fold_constants(input, ty, |operands| {
        Some(Number::Int(eval(operands.first()?.int()?)))
    }))
}

/// A number of single precision as the host's.
fn single(value: Float) -> f32 {
    f32::from_bits(value.bits() as u32)
}

/// A number of double precision as the host's.
fn double(value: Float) -> f64 {
    f64::from_bits(value.bits() as u64)
}

/// A number of the host of double precision.
fn from_double(value: f64) -> Float {
    Float::from_bits(FloatKind::F64, u128::from(value.to_bits()))
}

/// A NaN made quiet, as hosts do with what they are given.
fn quiet(value: Float) -> Float {
    if !value.is_signaling() {
        return value;
    }
    let bit = value.kind().precision().saturating_sub(2);
    Float::from_bits(value.kind(), value.bits() | 1 << bit)
}

/// A function of the host at the number's precision.
fn on_host(value: Float, narrow: fn(f32) -> f32, wide: fn(f64) -> f64) -> Option<Float> {
    let value = quiet(value);
    match value.kind() {
        FloatKind::F32 => Some(Float::from_f32(narrow(single(value)))),
        FloatKind::F64 => Some(from_double(wide(double(value)))),
        _ => None,
    }
}

macro_rules! host {
    ($($name:ident: $function:ident $(, unless $refused:expr)?;)*) => {
        $(pub(super) fn $name(input: &FoldInput<'_>) -> FoldResult {
            floats(input, |value| {
                $(if $refused(value) {
                    return None;
                })?
                on_host(value, f32::$function, f64::$function)
            })
        })*
    };
}

host! {
    acos: acos;
    asin: asin;
    atan: atan;
    cos: cos;
    cosh: cosh;
    exp: exp;
    exp2: exp2;
    expm1: exp_m1;
    log: ln, unless Float::is_negative;
    log10: log10, unless Float::is_negative;
    log1p: ln_1p, unless below_minus_one;
    log2: log2, unless Float::is_negative;
    round: round;
    sin: sin;
    sinh: sinh;
    sqrt: sqrt, unless Float::is_negative;
    tan: tan;
    tanh: tanh;
    trunc: trunc;
}

pub(super) fn asinh(input: &FoldInput<'_>) -> FoldResult {
    floats(input, |value| on_host(value, hyperbolic::f32::asinh, hyperbolic::f64::asinh))
}

pub(super) fn acosh(input: &FoldInput<'_>) -> FoldResult {
    floats(input, |value| {
        let result = on_host(value, hyperbolic::f32::acosh, hyperbolic::f64::acosh)?;
        Some(no_number(value, result))
    })
}

pub(super) fn atanh(input: &FoldInput<'_>) -> FoldResult {
    floats(input, |value| {
        let result = on_host(value, hyperbolic::f32::atanh, hyperbolic::f64::atanh)?;
        Some(no_number(value, result))
    })
}

pub(super) fn erf(input: &FoldInput<'_>) -> FoldResult {
    floats(input, |value| on_host(value, libm::erff, libm::erf))
}

pub(super) fn erfc(input: &FoldInput<'_>) -> FoldResult {
    floats(input, |value| on_host(value, libm::erfcf, libm::erfc))
}

/// A NaN made of a number is negative, as upstream's hosts have it.
fn no_number(of: Float, result: Float) -> Float {
    match result.is_nan() && !of.is_nan() {
        true => Float::nan(result.kind(), true),
        false => result,
    }
}

/// Whether one more is negative.
fn below_minus_one(value: Float) -> bool {
    let one = Float::one(value.kind());
    value.add(one, RoundingMode::NearestEven).value.is_negative()
}

pub(super) fn absf(input: &FoldInput<'_>) -> FoldResult {
    floats(input, |value| Some(value.abs()))
}

pub(super) fn ceil(input: &FoldInput<'_>) -> FoldResult {
    floats(input, |value| Some(value.to_integral(RoundingMode::Upward)))
}

pub(super) fn floor(input: &FoldInput<'_>) -> FoldResult {
    floats(input, |value| Some(value.to_integral(RoundingMode::Downward)))
}

pub(super) fn roundeven(input: &FoldInput<'_>) -> FoldResult {
    floats(input, |value| Some(value.to_integral(RoundingMode::NearestEven)))
}

pub(super) fn atan2(input: &FoldInput<'_>) -> FoldResult {
    pairs(input, |a, b| match a.is_zero() && b.is_zero() {
        true => Some(Float::nan(a.kind(), false)),
        false => on_host_pair(a, b, f32::atan2, f64::atan2),
    })
}

pub(super) fn powf(input: &FoldInput<'_>) -> FoldResult {
    pairs(input, |a, b| on_host_pair(a, b, f32::powf, f64::powf))
}

pub(super) fn copysign(input: &FoldInput<'_>) -> FoldResult {
    pairs(input, |a, b| match a.is_negative() == b.is_negative() {
        true => Some(a),
        false => Some(a.negate()),
    })
}

fn on_host_pair(
    a: Float,
    b: Float,
    narrow: fn(f32, f32) -> f32,
    wide: fn(f64, f64) -> f64,
) -> Option<Float> {
    match a.kind() {
        FloatKind::F32 => Some(Float::from_f32(narrow(single(a), single(b)))),
        FloatKind::F64 => Some(from_double(wide(double(a), double(b)))),
        _ => None,
    }
}

/// Folds a test of one number, or of equal ones.
fn test(input: &FoldInput<'_>, holds: fn(Float) -> bool) -> FoldResult {
    let of = Folding { input };
    let single = of.number(0).is_some();
    let Some(ty) = of.result_type().filter(|_| single) else { return FoldResult::None };
    constant(fold_constants(input, ty, |operands| {
        Some(Number::Int(Int::from_bool(holds(operands.first()?.float()?))))
    }))
}

pub(super) fn isfinite(input: &FoldInput<'_>) -> FoldResult {
    test(input, Float::is_finite)
}

pub(super) fn isinf(input: &FoldInput<'_>) -> FoldResult {
    test(input, Float::is_infinite)
}

pub(super) fn isnan(input: &FoldInput<'_>) -> FoldResult {
    test(input, Float::is_nan)
}

pub(super) fn isnormal(input: &FoldInput<'_>) -> FoldResult {
    test(input, |value| value.is_finite() && !value.is_zero() && !value.is_denormal())
}

pub(super) fn absi(input: &FoldInput<'_>) -> FoldResult {
    ints(input, Int::abs)
}

pub(super) fn ctlz(input: &FoldInput<'_>) -> FoldResult {
    ints(input, |value| count(value, value.leading_zeros()))
}

pub(super) fn cttz(input: &FoldInput<'_>) -> FoldResult {
    ints(input, |value| count(value, value.trailing_zeros()))
}

pub(super) fn ctpop(input: &FoldInput<'_>) -> FoldResult {
    ints(input, |value| count(value, value.count_ones()))
}

/// A count as an integer of the same width; it wraps.
fn count(of: &Int, count: u32) -> Int {
    Int::new(of.width(), u64::from(count))
}

pub(super) fn ipowi(input: &FoldInput<'_>) -> FoldResult {
    let Some(ty) = input.op.result_type(0) else { return FoldResult::None };
    constant(fold_constants(input, ty, |operands| match operands {
        [Number::Int(base), Number::Int(exponent)] => power(base, exponent).map(Number::Int),
        _ => None,
    }))
}

/// By squaring; a negative power is a fraction, rounded towards zero.
fn power(base: &Int, exponent: &Int) -> Option<Int> {
    let width = base.width();
    let one = Int::one(width);
    if exponent.is_negative() {
        return match () {
            () if base.is_zero() => None,
            () if base.is_one() => Some(one),
            () if base.is_all_ones() && exponent.bit(0) => Some(base.clone()),
            () if base.is_all_ones() => Some(one),
            () => Some(Int::zero(width)),
        };
    }
    let (mut result, mut square) = (one, base.clone());
    for at in 0..exponent.active_bits() {
        if exponent.bit(at) {
            result = result.mul(&square);
        }
        square = square.mul(&square);
    }
    Some(result)
}
