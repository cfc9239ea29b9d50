//! Floating-point constants as LLVM writes them.
//!
//! `float` and `double` print in decimal with six digits where reading that back gives the same
//! number, otherwise as the bits of a `double` in hexadecimal. The other types print their bits
//! after a letter of their own.

use std::io::Write;

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

/// Appends the decimal form if it is exact enough to be read back.
fn decimal(out: &mut Vec<u8>, value: f64) -> bool {
    let start = out.len();
    // Writing to a vector does not fail.
    let _ = write!(out, "{value:.5e}");
    let written = std::str::from_utf8(&out[start..]).unwrap_or_default();
    if written.parse::<f64>() != Ok(value) {
        out.truncate(start);
        return false;
    }
    llvm_exponent(out, start);
    true
}

/// Turns `1.25000e-3` into `1.250000e-03`: one more digit, a sign, two digits of exponent.
fn llvm_exponent(out: &mut Vec<u8>, start: usize) {
    let Some(at) = out[start..].iter().position(|&byte| byte == b'e') else { return };
    let exponent = out.split_off(start + at + 1);
    let (sign, digits) = match exponent.split_first() {
        Some((b'-', digits)) => (b'-', digits),
        _ => (b'+', exponent.as_slice()),
    };
    out.pop();
    out.extend_from_slice(b"0e");
    out.push(sign);
    if digits.len() == 1 {
        out.push(b'0');
    }
    out.extend_from_slice(digits);
}
