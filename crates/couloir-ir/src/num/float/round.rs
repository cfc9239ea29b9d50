//! The one rounding routine, and conversions.

use super::{Class, Float, FloatKind, Int, NonFinite, mask};
use num_bigint::BigUint;
use std::cmp::Ordering;

/// How a result between two floats is rounded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum RoundingMode {
    /// To the nearest, ties to the even one.
    #[default]
    NearestEven,
    /// To the nearest, ties away from zero.
    NearestAway,
    /// Towards zero.
    TowardZero,
    /// Towards positive infinity.
    Upward,
    /// Towards negative infinity.
    Downward,
}

/// A result with what happened on the way to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rounded {
    /// The result.
    pub value: Float,
    /// Whether the exact result is another number (or a NaN lost payload bits).
    pub inexact: bool,
    /// Whether the exact result is beyond the greatest float.
    pub overflow: bool,
    /// Whether there is no meaningful result (LLVM's `opInvalidOp`).
    pub invalid: bool,
}

impl Rounded {
    pub(super) fn exactly(value: Float) -> Self {
        Self { value, inexact: false, overflow: false, invalid: false }
    }

    pub(super) fn invalid(value: Float) -> Self {
        Self { invalid: true, ..Self::exactly(value) }
    }
}

/// The number `±significand * 2^exponent`, or one slightly further from zero if `sticky`.
///
/// A sticky significand has at least 118 bits, so that what it leaves out is below any rounding
/// position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Exact {
    pub(super) negative: bool,
    pub(super) significand: u128,
    pub(super) exponent: i64,
    pub(super) sticky: bool,
}

/// Significant bits kept of a larger number.
const KEPT: u64 = 120;

impl Exact {
    /// The leading bits of a number of any size.
    pub(super) fn new(negative: bool, significand: &BigUint, exponent: i64, sticky: bool) -> Self {
        let drop = significand.bits().saturating_sub(KEPT);
        let low = significand.trailing_zeros().unwrap_or(0);
        let kept = significand >> drop;
        let words = kept.to_u64_digits();
        let word = |at: usize| u128::from(words.get(at).copied().unwrap_or(0));
        Self {
            negative,
            significand: word(0) | word(1) << 64,
            exponent: exponent.saturating_add_unsigned(drop),
            sticky: sticky || low < drop,
        }
    }

    /// The leading bits of `numerator * 2^exponent / denominator`; `denominator` is not zero.
    pub(super) fn quotient(
        negative: bool,
        numerator: &BigUint,
        denominator: &BigUint,
        exponent: i64,
    ) -> Self {
        let shift = (denominator.bits() + KEPT).saturating_sub(numerator.bits());
        let scaled = numerator << shift;
        let quotient = &scaled / denominator;
        let sticky = &quotient * denominator != scaled;
        Self::new(negative, &quotient, exponent.saturating_sub_unsigned(shift), sticky)
    }

    pub(super) fn round(self, kind: FloatKind, mode: RoundingMode) -> Rounded {
        let format = kind.format();
        let bits = i64::from(128 - self.significand.leading_zeros());
        let lead = self.exponent.saturating_add(bits - 1);
        let precision = i64::from(format.precision);
        let last = lead.max(i64::from(format.min_exp)) - (precision - 1);
        let (mut kept, rest) = self.split(last.saturating_sub(self.exponent));
        if rest.rounds_up(mode, self.negative, kept & 1 == 1) {
            kept += 1;
        }
        let mut exponent = last + precision - 1;
        if kept >> format.precision != 0 {
            kept >>= 1;
            exponent += 1;
        }
        if kept != 0 && is_beyond(kind, kept, exponent) {
            return overflow(kind, mode, self.negative);
        }
        let value = Float::encode(kind, self.negative, kept, exponent as i32);
        let inexact = rest != Rest::Zero || (kept == 0 && !kind.has_zero());
        Rounded { inexact, ..Rounded::exactly(value) }
    }

    /// The significand without its low `shift` bits, and what these amount to.
    fn split(self, shift: i64) -> (u128, Rest) {
        let Ok(amount) = u32::try_from(shift) else {
            let left = u32::try_from(shift.unsigned_abs()).unwrap_or(u32::MAX);
            return (self.significand.checked_shl(left).unwrap_or(0), Rest::Zero);
        };
        if amount > 127 {
            let any = self.significand != 0 || self.sticky;
            return (0, if any { Rest::BelowHalf } else { Rest::Zero });
        }
        let low = self.significand & mask(amount);
        let half = if amount == 0 { 0 } else { 1 << (amount - 1) };
        let rest = match (low.cmp(&half), self.sticky) {
            _ if low == 0 && !self.sticky => Rest::Zero,
            (Ordering::Less, _) => Rest::BelowHalf,
            (Ordering::Equal, false) => Rest::Half,
            (Ordering::Equal, true) if amount == 0 => Rest::BelowHalf,
            _ => Rest::AboveHalf,
        };
        (self.significand >> amount, rest)
    }
}

/// What rounding drops, in units of the last place kept.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Rest {
    Zero,
    BelowHalf,
    Half,
    AboveHalf,
}

impl Rest {
    fn rounds_up(self, mode: RoundingMode, negative: bool, odd: bool) -> bool {
        match mode {
            RoundingMode::NearestEven => self == Self::AboveHalf || (self == Self::Half && odd),
            RoundingMode::NearestAway => matches!(self, Self::AboveHalf | Self::Half),
            RoundingMode::TowardZero => false,
            RoundingMode::Upward => self != Self::Zero && !negative,
            RoundingMode::Downward => self != Self::Zero && negative,
        }
    }
}

/// Whether a rounded number is greater than the greatest of the kind.
fn is_beyond(kind: FloatKind, significand: u128, exponent: i64) -> bool {
    let format = kind.format();
    let max = i64::from(format.max_exp);
    // Where NaN is all ones, the number of that encoding is missing.
    let taken = format.non_finite == NonFinite::AllOnes
        && format.precision > 1
        && significand == mask(format.precision);
    exponent > max || (exponent == max && taken)
}

fn overflow(kind: FloatKind, mode: RoundingMode, negative: bool) -> Rounded {
    let away = match mode {
        RoundingMode::NearestEven | RoundingMode::NearestAway => true,
        RoundingMode::TowardZero => false,
        RoundingMode::Upward => !negative,
        RoundingMode::Downward => negative,
    };
    let value = if away && kind.has_nan() {
        Float::infinity(kind, negative)
    } else {
        Float::largest(kind, negative)
    };
    Rounded { inexact: true, overflow: away, ..Rounded::exactly(value) }
}

impl Float {
    /// The nearest float of another kind. NaNs become quiet and keep the payload bits there is
    /// room for.
    pub fn convert(self, kind: FloatKind, mode: RoundingMode) -> Rounded {
        if kind == self.kind && !self.is_signaling() {
            return Rounded::exactly(self);
        }
        let parts = self.parts();
        match parts.class {
            Class::Nan => self.convert_nan(kind),
            Class::Infinite => {
                let inexact = !kind.has_infinity();
                let value = Self::infinity(kind, parts.negative);
                Rounded { inexact, ..Rounded::exactly(value) }
            }
            // Where there is no zero, upstream takes the least number for it.
            Class::Zero if !kind.has_negative_zero() => {
                let inexact = kind.has_zero() && parts.negative;
                Rounded { inexact, ..Rounded::exactly(Self::zero(kind)) }
            }
            _ => match self.exact() {
                Some(exact) => exact.round(kind, mode),
                None => Rounded::exactly(self),
            },
        }
    }

    fn convert_nan(self, kind: FloatKind) -> Rounded {
        let invalid = self.is_signaling();
        let (payload, negative) = self.payload();
        if !kind.has_infinity() {
            let value = Self::nan(kind, negative);
            return Rounded { inexact: true, invalid, ..Rounded::exactly(value) };
        }
        // The payload is aligned at the quiet bit, below the integer bit.
        let (from, to) = (self.kind.precision(), kind.precision());
        let (moved, lost) = if to >= from {
            (payload << (to - from), false)
        } else {
            (payload >> (from - to), payload & mask(from - to) != 0)
        };
        let infinity = Self::infinity(kind, negative);
        let value = Self { kind, bits: infinity.bits | moved };
        Rounded { inexact: lost, invalid, ..Rounded::exactly(value) }
    }

    /// The bits and the sign a NaN takes along to another kind. Upstream gives the one NaN of
    /// kinds without infinities the bits of its encoding, and a negative zero that of a quiet NaN.
    fn payload(self) -> (u128, bool) {
        let precision = self.kind.precision();
        match self.kind.format().non_finite {
            NonFinite::NegativeZero => (1 << (precision - 2), false),
            _ => (self.quieted().bits & mask(precision - 1), self.is_negative()),
        }
    }

    /// The float nearest to an integer, taken as signed or unsigned.
    pub fn from_int(kind: FloatKind, value: &Int, signed: bool, mode: RoundingMode) -> Rounded {
        let negative = signed && value.is_negative();
        let magnitude = if negative { value.abs() } else { value.clone() };
        Exact::new(negative, &magnitude.to_big(), 0, false).round(kind, mode)
    }

    /// The value rounded towards zero as an integer of `width` bits, and whether it was one;
    /// `None` for NaN, infinities and values out of range.
    pub fn to_int(self, width: u32, signed: bool) -> Option<(Int, bool)> {
        let exact = self.exact()?;
        let shift = u32::try_from(exact.exponent.unsigned_abs()).ok()?;
        let (magnitude, whole) = if exact.exponent >= 0 {
            (BigUint::from(exact.significand) << shift, true)
        } else {
            let kept = exact.significand.checked_shr(shift).unwrap_or(0);
            (BigUint::from(kept), kept.checked_shl(shift) == Some(exact.significand))
        };
        if magnitude.bits() > u64::from(width) {
            return None;
        }
        let value = Int::from_big(width, &magnitude);
        if !exact.negative {
            return (!signed || !value.is_negative()).then_some((value, whole));
        }
        let value = value.neg();
        let fits = value.is_zero() || (signed && value.is_negative());
        fits.then_some((value, whole))
    }
}
