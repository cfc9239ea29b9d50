//! Floats as MLIR prints them.

use super::{Class, Float, FloatKind};
use crate::num::decimal::{Decimal, DecimalStyle};

/// Digits of the first attempt.
const SHORT: u32 = 6;

/// Appends a float attribute's value as MLIR prints it: six digits where they read back to the
/// same value, else as many as the kind can need, else (NaN, infinities, integral values that fit
/// no shorter form) the encoding in hexadecimal.
pub fn print_float(out: &mut String, value: Float) {
    let parts = value.parts();
    let start = out.len();
    if matches!(parts.class, Class::Zero | Class::Finite) {
        if parts.negative {
            out.push('-');
        }
        let decimal = Decimal::new(parts.significand, parts.exponent, SHORT);
        if reads_back(value, &decimal) {
            return decimal.print(out, DecimalStyle::Padded, SHORT);
        }
        let precision = Decimal::round_trip_digits(value.kind.precision());
        let decimal = Decimal::new(parts.significand, parts.exponent, precision);
        decimal.print(out, DecimalStyle::Plain, precision);
        if out.get(start..).is_some_and(|text| text.contains('.')) {
            return;
        }
        out.truncate(start);
    }
    print_hex(out, value.bits());
}

/// Whether reading the digits gives `value` again.
fn reads_back(value: Float, decimal: &Decimal) -> bool {
    let negative = value.is_negative();
    // Six digits fit.
    let digits = decimal.to_integer() as u32;
    if let Some(read) = native(value.kind, digits, decimal.exponent) {
        return read.with_sign(negative) == value;
    }
    let read = Float::of_digits(value.kind, negative, u64::from(digits), decimal.exponent);
    read == value
}

/// Powers of ten that are exact in `f64`.
const TENS: [f64; 23] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
];

/// `digits * 10^exponent` by one correctly rounded native operation, where one does.
fn native(kind: FloatKind, digits: u32, exponent: i32) -> Option<Float> {
    let power = *TENS.get(exponent.unsigned_abs() as usize)?;
    match kind {
        FloatKind::F64 => {
            let digits = f64::from(digits);
            let read = if exponent < 0 { digits / power } else { digits * power };
            Some(Float::from_bits(kind, u128::from(read.to_bits())))
        }
        FloatKind::F32 if exponent.unsigned_abs() <= 10 => {
            // Six digits and these powers are exact in 24 bits.
            let (digits, power) = (f64::from(digits) as f32, power as f32);
            let read = if exponent < 0 { digits / power } else { digits * power };
            Some(Float::from_f32(read))
        }
        _ => None,
    }
}

/// Appends `0x` and the digits without leading zeros.
fn print_hex(out: &mut String, bits: u128) {
    out.push_str("0x");
    let count = (128 - bits.leading_zeros()).div_ceil(4).max(1);
    for nibble in (0..count).rev() {
        let digit = (bits >> (nibble * 4)) as u32 & 15;
        out.extend(char::from_digit(digit, 16).map(|digit| digit.to_ascii_uppercase()));
    }
}
