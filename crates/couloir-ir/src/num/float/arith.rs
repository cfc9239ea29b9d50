//! Arithmetic and comparison, IEEE 754 as LLVM's `APFloat` computes it. Operands have one kind.
//!
//! NaN results: the first NaN operand made quiet; the default NaN where no operand is one.

use super::round::{Exact, Rounded, RoundingMode};
use super::{Class, Float, Parts};
use num_bigint::BigUint;
use std::cmp::Ordering;

/// A finite number of any precision: `±significand * 2^exponent`.
#[derive(Clone)]
struct Number {
    negative: bool,
    significand: BigUint,
    exponent: i64,
}

impl Number {
    fn of(parts: Parts) -> Self {
        Self {
            negative: parts.negative,
            significand: BigUint::from(parts.significand),
            exponent: i64::from(parts.exponent),
        }
    }

    /// The significand at a lower exponent.
    fn at(&self, exponent: i64) -> BigUint {
        &self.significand << self.exponent.saturating_sub(exponent).max(0)
    }

    fn is_zero(&self) -> bool {
        self.significand.bits() == 0
    }

    fn mul(&self, other: &Self) -> Self {
        Self {
            negative: self.negative != other.negative,
            significand: &self.significand * &other.significand,
            exponent: self.exponent + other.exponent,
        }
    }

    /// The exact sum; the sign of a zero sum follows IEEE 754.
    fn add(&self, other: &Self, mode: RoundingMode) -> Self {
        let exponent = self.exponent.min(other.exponent);
        let (a, b) = (self.at(exponent), other.at(exponent));
        let order = a.cmp(&b);
        let (negative, significand) = match order {
            _ if self.negative == other.negative => (self.negative, a + b),
            Ordering::Equal => (mode == RoundingMode::Downward, BigUint::default()),
            Ordering::Greater => (self.negative, a - b),
            Ordering::Less => (other.negative, b - a),
        };
        Self { negative, significand, exponent }
    }

    fn round(&self, like: Float, mode: RoundingMode) -> Rounded {
        Exact::new(self.negative, &self.significand, self.exponent, false).round(like.kind, mode)
    }
}

impl Float {
    /// A NaN operand's result, or the default NaN.
    fn nan_of(operands: &[Self]) -> Option<Rounded> {
        let nan = operands.iter().copied().find(|operand| operand.is_nan())?;
        let invalid = operands.iter().any(|operand| operand.is_signaling());
        Some(Rounded { invalid, ..Rounded::exactly(nan.quieted()) })
    }

    fn no_result(self) -> Rounded {
        Rounded::invalid(Self::nan(self.kind, false))
    }

    pub(super) fn quieted(self) -> Self {
        if self.is_signaling() {
            return Self { bits: self.bits | 1 << (self.kind.precision() - 2), ..self };
        }
        self
    }

    /// The sum.
    pub fn add(self, other: Self, mode: RoundingMode) -> Rounded {
        if let Some(nan) = Self::nan_of(&[self, other]) {
            return nan;
        }
        let (a, b) = (self.parts(), other.parts());
        match (a.class, b.class) {
            (Class::Infinite, Class::Infinite) if a.negative != b.negative => self.no_result(),
            (Class::Infinite, _) => Rounded::exactly(self),
            (_, Class::Infinite) => Rounded::exactly(other),
            _ => Number::of(a).add(&Number::of(b), mode).round(self, mode),
        }
    }

    /// The difference.
    pub fn sub(self, other: Self, mode: RoundingMode) -> Rounded {
        if let Some(nan) = Self::nan_of(&[self, other]) {
            return nan;
        }
        let (a, mut b) = (self.parts(), other.parts());
        b.negative = !b.negative;
        match (a.class, b.class) {
            (Class::Infinite, Class::Infinite) if a.negative != b.negative => self.no_result(),
            (Class::Infinite, _) => Rounded::exactly(self),
            (_, Class::Infinite) => Rounded::exactly(other.negate()),
            _ => Number::of(a).add(&Number::of(b), mode).round(self, mode),
        }
    }

    /// The next integer in a direction, found as upstream finds it: the least number without bits
    /// below one is added and taken away again. Kinds that have no such number overflow on the way.
    #[must_use]
    pub fn to_integral(self, mode: RoundingMode) -> Self {
        let parts = self.parts();
        if parts.class != Class::Finite || parts.exponent >= 0 {
            return self.quieted();
        }
        let (negative, significand) = (parts.negative, 1 << (self.kind.precision() - 1));
        let large = Exact { negative, significand, exponent: 0, sticky: false };
        let large = large.round(self.kind, RoundingMode::NearestEven).value;
        let result = self.add(large, mode).value.sub(large, mode).value;
        if result.is_negative() == negative { result } else { result.negate() }
    }

    /// The product.
    pub fn mul(self, other: Self, mode: RoundingMode) -> Rounded {
        if let Some(nan) = Self::nan_of(&[self, other]) {
            return nan;
        }
        let (a, b) = (self.parts(), other.parts());
        match (a.class, b.class) {
            (Class::Infinite, Class::Zero) | (Class::Zero, Class::Infinite) => self.no_result(),
            (Class::Infinite, _) | (_, Class::Infinite) => {
                Rounded::exactly(Self::infinity(self.kind, a.negative != b.negative))
            }
            _ => Number::of(a).mul(&Number::of(b)).round(self, mode),
        }
    }

    /// The quotient.
    pub fn div(self, other: Self, mode: RoundingMode) -> Rounded {
        if let Some(nan) = Self::nan_of(&[self, other]) {
            return nan;
        }
        let (a, b) = (self.parts(), other.parts());
        let negative = a.negative != b.negative;
        match (a.class, b.class) {
            (Class::Infinite, Class::Infinite) | (Class::Zero, Class::Zero) => self.no_result(),
            (Class::Infinite, _) | (_, Class::Zero) => {
                Rounded::exactly(Self::infinity(self.kind, negative))
            }
            (_, Class::Infinite) => Rounded::exactly(Self::encode(self.kind, negative, 0, 0)),
            _ => {
                let (a, b) = (Number::of(a), Number::of(b));
                let exponent = a.exponent - b.exponent;
                Exact::quotient(negative, &a.significand, &b.significand, exponent)
                    .round(self.kind, mode)
            }
        }
    }

    /// The remainder of the quotient rounded towards zero (C's `fmod`), always exact.
    pub fn fmod(self, other: Self) -> Rounded {
        if let Some(nan) = Self::nan_of(&[self, other]) {
            return nan;
        }
        let (a, b) = (self.parts(), other.parts());
        match (a.class, b.class) {
            (Class::Infinite, _) | (_, Class::Zero) => self.no_result(),
            (_, Class::Infinite) | (Class::Zero, _) => Rounded::exactly(self),
            _ => {
                let (a, b) = (Number::of(a), Number::of(b));
                let exponent = a.exponent.min(b.exponent);
                let significand = a.at(exponent) % b.at(exponent);
                let negative = a.negative;
                Number { negative, significand, exponent }.round(self, RoundingMode::NearestEven)
            }
        }
    }

    /// `self * factor + addend`, rounded once.
    pub fn fma(self, factor: Self, addend: Self, mode: RoundingMode) -> Rounded {
        let (a, b, c) = (self.parts(), factor.parts(), addend.parts());
        if let Some(nan) = Self::nan_of(&[self, factor, addend]) {
            return nan;
        }
        let all_finite = self.is_finite() && factor.is_finite();
        if !all_finite {
            return self.mul(factor, mode).value.add(addend, mode);
        }
        if c.class == Class::Infinite {
            return Rounded::exactly(addend);
        }
        let (product, addend) = (Number::of(a).mul(&Number::of(b)), Number::of(c));
        if product.is_zero() && addend.is_zero() && product.negative != addend.negative {
            let zero = Self::zero(self.kind);
            let negative = mode == RoundingMode::Downward && self.kind.has_negative_zero();
            return Rounded::exactly(zero.with_sign(negative));
        }
        product.add(&addend, mode).round(self, mode)
    }

    /// The negation; NaNs change sign too. Kinds without negative zero keep zero and NaN.
    #[must_use]
    pub fn negate(self) -> Self {
        let unsigned = !self.kind.has_negative_zero();
        if unsigned && (self.is_zero() || self.is_nan()) {
            return self;
        }
        self.with_sign(!self.is_negative())
    }

    /// The magnitude.
    #[must_use]
    pub fn abs(self) -> Self {
        if self.is_negative() { self.negate() } else { self }
    }

    /// Order of the values; `None` with a NaN. Zeros are equal.
    pub fn compare(self, other: Self) -> Option<Ordering> {
        if self.is_nan() || other.is_nan() {
            return None;
        }
        let (a, b) = (self.parts(), other.parts());
        let sign = |parts: Parts| match parts.class {
            Class::Zero => 0,
            _ if parts.negative => -1,
            _ => 1,
        };
        let order = sign(a).cmp(&sign(b));
        if order != Ordering::Equal || sign(a) == 0 {
            return Some(order);
        }
        let magnitude = magnitude_order(a, b);
        Some(if a.negative { magnitude.reverse() } else { magnitude })
    }

    /// The lesser; NaN if one is, and -0 is less than +0 (`arith.minimumf`).
    #[must_use]
    pub fn minimum(self, other: Self) -> Self {
        match Self::nan_of(&[self, other]) {
            Some(nan) => nan.value,
            None => self.choose(other, Ordering::Less),
        }
    }

    /// The greater; NaN if one is, and +0 is greater than -0 (`arith.maximumf`).
    #[must_use]
    pub fn maximum(self, other: Self) -> Self {
        match Self::nan_of(&[self, other]) {
            Some(nan) => nan.value,
            None => self.choose(other, Ordering::Greater),
        }
    }

    /// The lesser; the number if the other is a quiet NaN (`arith.minnumf`).
    #[must_use]
    pub fn minnum(self, other: Self) -> Self {
        match self.number_of(other) {
            Some(result) => result,
            None => self.choose(other, Ordering::Less),
        }
    }

    /// The greater; the number if the other is a quiet NaN (`arith.maxnumf`).
    #[must_use]
    pub fn maxnum(self, other: Self) -> Self {
        match self.number_of(other) {
            Some(result) => result,
            None => self.choose(other, Ordering::Greater),
        }
    }

    /// The result of `minnum` and `maxnum` where an operand is NaN.
    fn number_of(self, other: Self) -> Option<Self> {
        match (self.is_nan(), other.is_nan()) {
            _ if self.is_signaling() => Some(self.quieted()),
            _ if other.is_signaling() => Some(other.quieted()),
            (true, _) => Some(other),
            (false, true) => Some(self),
            (false, false) => None,
        }
    }

    fn choose(self, other: Self, wanted: Ordering) -> Self {
        let zeros = self.is_zero() && other.is_zero() && self.is_negative() != other.is_negative();
        let take_other = if zeros {
            self.is_negative() == (wanted == Ordering::Greater)
        } else {
            self.compare(other) == Some(wanted.reverse())
        };
        if take_other { other } else { self }
    }
}

/// Order of two magnitudes, neither of them zero nor NaN.
fn magnitude_order(a: Parts, b: Parts) -> Ordering {
    let infinite = |parts: Parts| parts.class == Class::Infinite;
    if infinite(a) || infinite(b) {
        return infinite(a).cmp(&infinite(b));
    }
    let lead = |parts: Parts| parts.exponent - parts.significand.leading_zeros() as i32;
    let top = |parts: Parts| parts.significand << parts.significand.leading_zeros();
    lead(a).cmp(&lead(b)).then_with(|| top(a).cmp(&top(b)))
}
