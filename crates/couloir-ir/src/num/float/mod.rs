//! Floats of every builtin kind, computed in software.
//!
//! One mechanism serves all kinds: operands become exact numbers, the exact result is rounded
//! once into the target kind.
//!
//! Invariants: `bits` is an encoding of `kind`; for `f80` the integer bit agrees with the exponent,
//! or the exponent is that of NaN. Above the encoding one bit more may be set, for what upstream's
//! attributes can hold although the type cannot store it: the sign of an `f8E8M0FNU`, and an
//! infinity of a kind without NaN. [`Float::bits`] leaves it out, equality sees it.

mod arith;
mod kind;
mod parse;
mod print;
mod round;

#[cfg(test)]
mod tests;

use super::Int;
use kind::NonFinite;
use round::Exact;

pub use kind::FloatKind;
pub use print::print_float;
pub use round::{Rounded, RoundingMode};

/// A floating-point number of some kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Float {
    kind: FloatKind,
    bits: u128,
}

/// A decoded float.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Class {
    Zero,
    Finite,
    Infinite,
    Nan,
}

/// Sign, class and value; the significand of a NaN is its payload, the quiet bit included.
#[derive(Clone, Copy, Debug)]
struct Parts {
    class: Class,
    negative: bool,
    significand: u128,
    exponent: i32,
}

const fn mask(bits: u32) -> u128 {
    if bits >= 128 { u128::MAX } else { (1 << bits) - 1 }
}

impl Float {
    /// The float with that encoding; bits beyond the width are dropped.
    pub fn from_bits(kind: FloatKind, bits: u128) -> Self {
        let bits = bits & mask(kind.width());
        // An x87 number whose integer bit contradicts its exponent counts as NaN.
        let unnormal = kind == FloatKind::F80 && bits >> 64 & 0x7FFF != 0 && bits >> 63 & 1 == 0;
        Self { kind, bits: if unnormal { bits | 0x7FFF << 64 } else { bits } }
    }

    /// The float of hexadecimal digits giving its encoding, at most as wide as the kind.
    pub fn from_hex(kind: FloatKind, digits: &str) -> Option<Self> {
        let digits = digits.trim_start_matches('0');
        let bits = if digits.is_empty() { 0 } else { u128::from_str_radix(digits, 16).ok()? };
        (bits <= mask(kind.width())).then(|| Self::from_bits(kind, bits))
    }

    /// The nearest float to `value`. MLIR reads every float literal as an `f64` first.
    pub fn from_f64(kind: FloatKind, value: f64) -> Self {
        let double = Self::from_bits(FloatKind::F64, u128::from(value.to_bits()));
        match kind {
            FloatKind::F64 => return double,
            FloatKind::F32 if !value.is_nan() => return Self::from_f32(value as f32),
            _ => {}
        }
        double.convert(kind, RoundingMode::NearestEven).value
    }

    /// The `f32` of a native value.
    pub fn from_f32(value: f32) -> Self {
        Self::from_bits(FloatKind::F32, u128::from(value.to_bits()))
    }

    /// The kind.
    pub const fn kind(self) -> FloatKind {
        self.kind
    }

    /// The encoding. As upstream's, that of an `f8E8M0FNU` with a sign has its top bit set.
    pub fn bits(self) -> u128 {
        let unstorable_sign = u128::from(!self.kind.has_sign() && self.is_negative());
        self.bits & mask(self.kind.width()) | unstorable_sign << (self.kind.width() - 1)
    }

    /// Zero; for `f8E8M0FNU`, the least value.
    pub fn zero(kind: FloatKind) -> Self {
        Self::from_bits(kind, 0)
    }

    /// One.
    pub fn one(kind: FloatKind) -> Self {
        Self::from_f64(kind, 1.0)
    }

    /// Infinity; NaN where there is none.
    pub fn infinity(kind: FloatKind, negative: bool) -> Self {
        let format = kind.format();
        match format.non_finite {
            NonFinite::Ieee => {
                let integer_bit = u128::from(kind == FloatKind::F80) << 63;
                let exponent = u128::from(Self::special_exponent(kind));
                Self { kind, bits: exponent << kind.fraction_bits() | integer_bit }
                    .with_sign(negative)
            }
            NonFinite::Nothing => Self { kind, bits: 1 << format.width }.with_sign(negative),
            _ => Self::nan(kind, negative),
        }
    }

    /// The quiet NaN without payload. Kinds without NaN have what upstream prints as zero bits.
    pub fn nan(kind: FloatKind, negative: bool) -> Self {
        let format = kind.format();
        match format.non_finite {
            NonFinite::Ieee => {
                let quiet = 1 << (format.precision - 2);
                let infinity = Self::infinity(kind, negative);
                Self { kind, bits: infinity.bits | quiet }
            }
            NonFinite::AllOnes => {
                let sign = u32::from(kind.has_sign());
                Self { kind, bits: mask(format.width - sign) }.with_sign(negative)
            }
            NonFinite::NegativeZero => Self { kind, bits: 1 << (format.width - 1) },
            NonFinite::Nothing => Self::infinity(kind, negative),
        }
    }

    /// The greatest finite value.
    pub fn largest(kind: FloatKind, negative: bool) -> Self {
        let format = kind.format();
        let significand = match format.non_finite {
            NonFinite::AllOnes if format.precision > 1 => mask(format.precision) - 1,
            _ => mask(format.precision),
        };
        Self::encode(kind, negative, significand, format.max_exp)
    }

    /// The least positive value, denormals included, with a sign.
    pub fn smallest(kind: FloatKind, negative: bool) -> Self {
        Self::encode(kind, negative, 1, kind.format().min_exp)
    }

    fn special_exponent(kind: FloatKind) -> u32 {
        kind.format().max_exp.unsigned_abs() * 2 + 1
    }

    /// The bit where the sign is held.
    fn sign_bit(self) -> u32 {
        if self.kind.has_sign() { self.kind.width() - 1 } else { self.kind.width() }
    }

    fn with_sign(self, negative: bool) -> Self {
        let sign = 1 << self.sign_bit();
        Self { kind: self.kind, bits: if negative { self.bits | sign } else { self.bits & !sign } }
    }

    /// The float of a rounded significand (its top bit at `precision - 1`, or a denormal's lower
    /// with the least exponent). An absent zero becomes the nearest value there is.
    fn encode(kind: FloatKind, negative: bool, significand: u128, exponent: i32) -> Self {
        let format = kind.format();
        if significand == 0 {
            return Self::zero(kind).with_sign(negative && kind.has_negative_zero());
        }
        let fraction_bits = kind.fraction_bits();
        let normal = significand >> (format.precision - 1) & 1 == 1;
        let bias = if kind.has_zero() { 1 - format.min_exp } else { -format.min_exp };
        let field = if normal { (exponent + bias).unsigned_abs() } else { 0 };
        let bits = u128::from(field) << fraction_bits | significand & mask(fraction_bits);
        Self { kind, bits }.with_sign(negative)
    }

    fn parts(self) -> Parts {
        let (kind, format) = (self.kind, self.kind.format());
        let negative = self.bits >> self.sign_bit() & 1 == 1;
        let fraction_bits = kind.fraction_bits();
        let exponent_bits = format.width - fraction_bits - u32::from(kind.has_sign());
        let fraction = self.bits & mask(fraction_bits);
        let field = (self.bits >> fraction_bits & mask(exponent_bits)) as i32;
        let class = self.class_of(fraction, field);
        let payload = Parts { class, negative, significand: fraction, exponent: 0 };
        if class != Class::Finite {
            return payload;
        }
        let last = format.min_exp - (format.precision as i32 - 1);
        if !kind.has_zero() {
            return Parts { significand: 1, exponent: last + field, ..payload };
        }
        if field == 0 {
            return Parts { exponent: last, ..payload };
        }
        let significand = fraction | 1 << (format.precision - 1);
        Parts { significand, exponent: last + field - 1, ..payload }
    }

    fn class_of(self, fraction: u128, field: i32) -> Class {
        let (kind, format) = (self.kind, self.kind.format());
        let sign = 1 << (format.width - 1);
        let unsigned =
            if kind.has_sign() { self.bits | sign } else { self.bits & mask(format.width) };
        match format.non_finite {
            NonFinite::Ieee if field.unsigned_abs() == Self::special_exponent(kind) => {
                let infinity = if kind == FloatKind::F80 { 1 << 63 } else { 0 };
                if fraction == infinity { Class::Infinite } else { Class::Nan }
            }
            NonFinite::AllOnes if unsigned == mask(format.width) => Class::Nan,
            NonFinite::NegativeZero if self.bits == sign => Class::Nan,
            NonFinite::Nothing if self.bits >> format.width != 0 => Class::Infinite,
            _ if field == 0 && fraction == 0 && kind.has_zero() => Class::Zero,
            _ => Class::Finite,
        }
    }

    /// The value as an exact number, where it is finite.
    fn exact(self) -> Option<Exact> {
        let parts = self.parts();
        matches!(parts.class, Class::Zero | Class::Finite).then(|| Exact {
            negative: parts.negative,
            significand: parts.significand,
            exponent: i64::from(parts.exponent),
            sticky: false,
        })
    }

    /// Whether this is NaN.
    pub fn is_nan(self) -> bool {
        self.parts().class == Class::Nan
    }

    /// Whether this is an infinity.
    pub fn is_infinite(self) -> bool {
        self.parts().class == Class::Infinite
    }

    /// Whether this is neither NaN nor infinite.
    pub fn is_finite(self) -> bool {
        matches!(self.parts().class, Class::Zero | Class::Finite)
    }

    /// Whether this is a zero of either sign.
    pub fn is_zero(self) -> bool {
        self.parts().class == Class::Zero
    }

    /// Whether this is zero with the sign bit clear.
    pub fn is_positive_zero(self) -> bool {
        self.is_zero() && !self.is_negative()
    }

    /// Whether this is zero with the sign bit set.
    pub fn is_negative_zero(self) -> bool {
        self.is_zero() && self.is_negative()
    }

    /// Whether the sign bit is set.
    pub fn is_negative(self) -> bool {
        self.bits >> self.sign_bit() & 1 == 1
    }

    /// Whether this is a NaN whose quiet bit is clear.
    pub fn is_signaling(self) -> bool {
        let format = self.kind.format();
        let quiet = || self.bits >> (format.precision - 2) & 1 == 1;
        format.non_finite == NonFinite::Ieee && self.is_nan() && !quiet()
    }

    /// Whether this is finite and below the least normal number.
    pub fn is_denormal(self) -> bool {
        let parts = self.parts();
        parts.class == Class::Finite && parts.significand >> (self.kind.precision() - 1) == 0
    }

    /// Whether the value is an integer.
    pub fn is_integer(self) -> bool {
        let parts = self.parts();
        match parts.class {
            Class::Zero => true,
            Class::Finite => {
                i64::from(parts.exponent) + i64::from(parts.significand.trailing_zeros()) >= 0
            }
            _ => false,
        }
    }

    /// The value as `f64`, rounded to nearest.
    pub fn to_f64(self) -> f64 {
        let double = self.convert(FloatKind::F64, RoundingMode::NearestEven).value;
        f64::from_bits(double.bits as u64)
    }
}
