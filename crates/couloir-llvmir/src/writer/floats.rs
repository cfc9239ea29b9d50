//! Floating-point constants as LLVM writes them.
//!
//! `float` and `double` print in decimal with six digits where reading that back gives the same
//! number, otherwise as the bits of a `double` in hexadecimal. The other types print their bits
//! after a letter of their own.

use smallvec::SmallVec;

use super::text;
use crate::types::TypeData;

/// Appends a floating-point constant.
pub(super) fn write(out: &mut Vec<u8>, ty: &TypeData, bits: [u64; 2]) {
    let (letter, low_digits) = match ty {
        TypeData::Float => return single(out, bits[0] as u32),
        TypeData::Double => return double(out, f64::from_bits(bits[0])),
        TypeData::Half => (b'H', 4),
        TypeData::BFloat => (b'R', 4),
        TypeData::X86Fp80 => (b'K', 16),
        TypeData::Fp128 => (b'L', 16),
        _ => (b'M', 16),
    };
    out.extend_from_slice(b"0x");
    out.push(letter);
    if letter == b'K' {
        text::hex(out, bits[1], 4);
    }
    text::hex(out, bits[0], low_digits);
    if matches!(letter, b'L' | b'M') {
        text::hex(out, bits[1], 16);
    }
}

fn single(out: &mut Vec<u8>, bits: u32) {
    let value = f32::from_bits(bits);
    if !value.is_nan() {
        return double(out, f64::from(value));
    }
    // A NaN keeps its payload and whether it signals, which a conversion would not.
    let sign = u64::from(bits >> 31) << 63;
    let payload = u64::from(bits & 0x007f_ffff) << 29;
    out.extend_from_slice(b"0x");
    text::short_hex(out, sign | 0x7ff0_0000_0000_0000 | payload);
}

fn double(out: &mut Vec<u8>, value: f64) {
    if !(value.is_finite() && decimal(out, value)) {
        out.extend_from_slice(b"0x");
        text::short_hex(out, value.to_bits());
    }
}

/// Appends the decimal form if reading it back gives the same number.
fn decimal(out: &mut Vec<u8>, value: f64) -> bool {
    let start = out.len();
    if value.is_sign_negative() {
        out.push(b'-');
    }
    let (digits, exponent) = significant_digits(value.abs());
    scientific(out, digits, exponent);
    let written = std::str::from_utf8(&out[start..]).unwrap_or_default();
    let exact = written.parse::<f64>() == Ok(value);
    if !exact {
        out.truncate(start);
    }
    exact
}

/// Appends `digits * 10^exponent` with one digit before the point and six after it; `digits` has
/// at most six.
fn scientific(out: &mut Vec<u8>, digits: u64, mut exponent: i32) {
    let start = out.len();
    text::uint(out, digits);
    let count = out.len() - start;
    exponent += count as i32 - 1;
    out.insert(start + 1, b'.');
    out.resize(start + 8, b'0');
    out.extend_from_slice(if exponent < 0 { b"e-" } else { b"e+" });
    if exponent.unsigned_abs() < 10 {
        out.push(b'0');
    }
    text::uint(out, u64::from(exponent.unsigned_abs()));
}

/// At most six digits of a number, and the power of ten they count.
///
/// LLVM cuts the exact decimal value off after six to eight digits, depending on its length in
/// bits, and rounds half up from there, so the sixth digit is not always the nearest. Whether a
/// number prints in decimal depends on that.
fn significant_digits(value: f64) -> (u64, i32) {
    const PRECISION_BITS: u32 = 20;
    // Nothing of a small whole number is cut off.
    if value < 1e6 && value.fract() == 0.0 {
        let (mut digits, mut exponent) = (value as u64, 0);
        strip_zeros(&mut digits, &mut exponent);
        return (digits, exponent);
    }
    let (mut big, mut exponent) = exact_decimal(value);
    let bits = bit_length(&big);
    let removable = bits.saturating_sub(PRECISION_BITS) * 59 / 196;
    divide_by_power_of_ten(&mut big, removable);
    exponent += removable as i32;
    let mut digits = big.first().copied().unwrap_or(0);
    strip_zeros(&mut digits, &mut exponent);
    let excess = digits.checked_ilog10().unwrap_or(0).saturating_sub(5);
    if excess > 0 {
        let unit = 10u64.pow(excess);
        digits = (digits + unit / 2) / unit;
        exponent += excess as i32;
        strip_zeros(&mut digits, &mut exponent);
    }
    (digits, if digits == 0 { 0 } else { exponent })
}

fn strip_zeros(digits: &mut u64, exponent: &mut i32) {
    while *digits != 0 && digits.is_multiple_of(10) {
        *digits /= 10;
        *exponent += 1;
    }
}

/// Words of a large number, lowest first; the smallest numbers need 40.
type Big = SmallVec<[u64; 8]>;

/// A finite, positive number as an integer times a power of ten that is not positive.
fn exact_decimal(value: f64) -> (Big, i32) {
    let bits = value.to_bits();
    let field = (bits >> 52 & 0x7ff) as i32;
    let fraction = bits & ((1 << 52) - 1);
    let (mantissa, power) = match field {
        0 => (fraction, -1074),
        _ => (fraction | 1 << 52, field - 1075),
    };
    let zeros = mantissa.trailing_zeros() % 64;
    let power = power + zeros as i32;
    let mut big: Big = SmallVec::from_slice(&[mantissa >> zeros]);
    if power >= 0 {
        shift_left(&mut big, power.unsigned_abs());
        return (big, 0);
    }
    // n * 2^-e is n * 5^e * 10^-e.
    let mut rest = power.unsigned_abs();
    while rest > 0 {
        let step = rest.min(27);
        multiply(&mut big, 5u64.pow(step));
        rest -= step;
    }
    (big, power)
}

fn shift_left(big: &mut Big, bits: u32) {
    let Some(&word) = big.first() else { return };
    let wide = u128::from(word) << (bits % 64);
    big.clear();
    big.resize(bits as usize / 64, 0);
    big.extend([wide as u64, (wide >> 64) as u64]);
}

fn multiply(big: &mut Big, factor: u64) {
    let mut carry = 0u128;
    for word in big.iter_mut() {
        let product = u128::from(*word) * u128::from(factor) + carry;
        *word = product as u64;
        carry = product >> 64;
    }
    if carry != 0 {
        big.push(carry as u64);
    }
}

fn bit_length(big: &Big) -> u32 {
    let last = big.iter().rposition(|&word| word != 0);
    last.map_or(0, |at| at as u32 * 64 + 64 - big[at].leading_zeros())
}

/// Divides, rounding down; dividing step by step rounds as dividing at once does.
fn divide_by_power_of_ten(big: &mut Big, mut power: u32) {
    while power > 0 {
        let step = power.min(19);
        let divisor = u128::from(10u64.pow(step));
        let mut rest = 0u128;
        for word in big.iter_mut().rev() {
            let part = rest << 64 | u128::from(*word);
            *word = (part / divisor) as u64;
            rest = part % divisor;
        }
        while big.last() == Some(&0) {
            big.pop();
        }
        power -= step;
    }
}
