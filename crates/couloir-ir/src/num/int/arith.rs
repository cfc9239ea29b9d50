//! Arithmetic and comparison. Both operands have one width; where they do not, the result has
//! the width of the first and the second is taken as if cut or zero-extended to it.

use super::{Int, Words};
use std::cmp::Ordering;

impl Int {
    /// The sum, wrapped.
    #[must_use]
    pub fn add(&self, other: &Self) -> Self {
        match &self.words {
            Words::Inline(word) => Self::new(self.width, word.wrapping_add(other.low_u64())),
            Words::Boxed(words) => self.carried(words, other, false),
        }
    }

    /// The difference, wrapped.
    #[must_use]
    pub fn sub(&self, other: &Self) -> Self {
        match &self.words {
            Words::Inline(word) => Self::new(self.width, word.wrapping_sub(other.low_u64())),
            Words::Boxed(words) => self.carried(words, other, true),
        }
    }

    /// Word-wise sum, or difference as the sum with the complement and a carry in.
    fn carried(&self, words: &[u64], other: &Self, negate: bool) -> Self {
        let flip = if negate { u64::MAX } else { 0 };
        let mut carry = u128::from(negate);
        let others = other.words().iter().copied().chain(std::iter::repeat(0));
        let sums = words.iter().zip(others).map(|(&a, b)| {
            carry += u128::from(a) + u128::from(b ^ flip);
            let word = carry as u64;
            carry >>= 64;
            word
        });
        Self::of_words(self.width, sums.collect())
    }

    /// The product, wrapped.
    #[must_use]
    pub fn mul(&self, other: &Self) -> Self {
        if self.width <= 64 {
            return Self::new(self.width, self.low_u64().wrapping_mul(other.low_u64()));
        }
        if self.width <= 128 {
            return Self::from_u128(self.width, self.low_u128().wrapping_mul(other.low_u128()));
        }
        Self::from_big(self.width, &(self.to_big() * other.to_big()))
    }

    /// The negation, wrapped.
    #[must_use]
    pub fn neg(&self) -> Self {
        Self::zero(self.width).sub(self)
    }

    /// The magnitude of the signed value; the least value stays itself.
    #[must_use]
    pub fn abs(&self) -> Self {
        if self.is_negative() { self.neg() } else { self.clone() }
    }

    /// Unsigned quotient and remainder; `None` by zero.
    pub fn udivrem(&self, other: &Self) -> Option<(Self, Self)> {
        if other.is_zero() {
            return None;
        }
        if let (Some(a), Some(b)) = (self.to_u128(), other.to_u128()) {
            return Some((Self::from_u128(self.width, a / b), Self::from_u128(self.width, a % b)));
        }
        let (a, b) = (self.to_big(), other.to_big());
        Some((Self::from_big(self.width, &(&a / &b)), Self::from_big(self.width, &(a % b))))
    }

    /// Signed quotient, rounded towards zero, and remainder, of the sign of the dividend; `None`
    /// by zero. The least value by -1 wraps.
    pub fn sdivrem(&self, other: &Self) -> Option<(Self, Self)> {
        let (quotient, remainder) = self.abs().udivrem(&other.abs())?;
        let negative = self.is_negative();
        let quotient = if negative == other.is_negative() { quotient } else { quotient.neg() };
        Some((quotient, if negative { remainder.neg() } else { remainder }))
    }

    /// Unsigned quotient.
    pub fn udiv(&self, other: &Self) -> Option<Self> {
        self.udivrem(other).map(|(quotient, _)| quotient)
    }

    /// Unsigned remainder.
    pub fn urem(&self, other: &Self) -> Option<Self> {
        self.udivrem(other).map(|(_, remainder)| remainder)
    }

    /// Signed quotient, rounded towards zero.
    pub fn sdiv(&self, other: &Self) -> Option<Self> {
        self.sdivrem(other).map(|(quotient, _)| quotient)
    }

    /// Signed remainder, of the sign of the dividend.
    pub fn srem(&self, other: &Self) -> Option<Self> {
        self.sdivrem(other).map(|(_, remainder)| remainder)
    }

    /// The signed quotient and whether it wrapped (the least value by -1); `None` by zero.
    pub fn sdiv_overflow(&self, other: &Self) -> Option<(Self, bool)> {
        let wraps = self.is_min_signed() && other.is_all_ones() && self.width > 0;
        self.sdiv(other).map(|quotient| (quotient, wraps))
    }

    /// The sum and whether it wrapped as signed.
    pub fn sadd_overflow(&self, other: &Self) -> (Self, bool) {
        let sum = self.add(other);
        let sign = self.is_negative();
        let wrapped = sign == other.is_negative() && sum.is_negative() != sign;
        (sum, wrapped)
    }

    /// The sum and whether it wrapped as unsigned.
    pub fn uadd_overflow(&self, other: &Self) -> (Self, bool) {
        let sum = self.add(other);
        let wrapped = sum.ult(self);
        (sum, wrapped)
    }

    /// The difference and whether it wrapped as signed.
    pub fn ssub_overflow(&self, other: &Self) -> (Self, bool) {
        let difference = self.sub(other);
        let sign = self.is_negative();
        let wrapped = sign != other.is_negative() && difference.is_negative() != sign;
        (difference, wrapped)
    }

    /// The difference and whether it wrapped as unsigned.
    pub fn usub_overflow(&self, other: &Self) -> (Self, bool) {
        (self.sub(other), self.ult(other))
    }

    /// The product and whether it wrapped as signed.
    pub fn smul_overflow(&self, other: &Self) -> (Self, bool) {
        let (product, _) = self.umul_wide(&self.abs(), &other.abs());
        let negative = self.is_negative() != other.is_negative();
        let bits = product.active_bits();
        let least = negative && product.is_power_of_two() && bits == self.width;
        (self.mul(other), bits >= self.width.max(1) && !least)
    }

    /// The product and whether it wrapped as unsigned.
    pub fn umul_overflow(&self, other: &Self) -> (Self, bool) {
        let (_, wrapped) = self.umul_wide(self, other);
        (self.mul(other), wrapped)
    }

    /// The unsigned product at twice the width of `self`, and whether it needs more than once.
    fn umul_wide(&self, lhs: &Self, rhs: &Self) -> (Self, bool) {
        let product = lhs.to_big() * rhs.to_big();
        let bits = product.bits();
        // Twice the greatest width is beyond `MAX_WIDTH`; the words are kept whole all the same.
        let wide = Self::uncut(&product);
        (wide, bits > u64::from(self.width))
    }

    /// A number as an integer of the least width in whole words.
    fn uncut(value: &num_bigint::BigUint) -> Self {
        let words = value.to_u64_digits();
        match words.as_slice() {
            [] => Self::zero(64),
            [word] => Self::new(64, *word),
            _ => Self::of_words(words.len() as u32 * 64, words.into()),
        }
    }

    /// Shifted left, and whether the signed value changed.
    pub fn sshl_overflow(&self, amount: u32) -> (Self, bool) {
        let shifted = self.shl(amount);
        let back = shifted.ashr(amount);
        let wrapped = amount >= self.width || back != *self;
        (shifted, wrapped)
    }

    /// Shifted left, and whether the unsigned value changed.
    pub fn ushl_overflow(&self, amount: u32) -> (Self, bool) {
        (self.shl(amount), amount >= self.width || amount > self.leading_zeros())
    }

    /// Signed quotient rounded towards negative infinity; `None` by zero.
    pub fn floor_sdiv(&self, other: &Self) -> Option<Self> {
        let (quotient, remainder) = self.sdivrem(other)?;
        let below = !remainder.is_zero() && remainder.is_negative() != other.is_negative();
        Some(if below { quotient.sub(&Self::one(self.width)) } else { quotient })
    }

    /// Signed quotient rounded towards positive infinity; `None` by zero.
    pub fn ceil_sdiv(&self, other: &Self) -> Option<Self> {
        let (quotient, remainder) = self.sdivrem(other)?;
        let above = !remainder.is_zero() && remainder.is_negative() == other.is_negative();
        Some(if above { quotient.add(&Self::one(self.width)) } else { quotient })
    }

    /// Unsigned quotient rounded up; `None` by zero.
    pub fn ceil_udiv(&self, other: &Self) -> Option<Self> {
        let (quotient, remainder) = self.udivrem(other)?;
        Some(if remainder.is_zero() { quotient } else { quotient.add(&Self::one(self.width)) })
    }

    /// Order as unsigned values.
    pub fn ucmp(&self, other: &Self) -> Ordering {
        let (a, b) = (self.words(), other.words());
        let len = a.len().max(b.len());
        let word = |words: &[u64], at: usize| words.get(at).copied().unwrap_or(0);
        (0..len)
            .rev()
            .map(|at| word(a, at).cmp(&word(b, at)))
            .find(|&order| order != Ordering::Equal)
            .unwrap_or(Ordering::Equal)
    }

    /// Order as signed values.
    pub fn scmp(&self, other: &Self) -> Ordering {
        match (self.is_negative(), other.is_negative()) {
            (true, false) => Ordering::Less,
            (false, true) => Ordering::Greater,
            _ => self.ucmp(other),
        }
    }

    /// Unsigned less-than.
    pub fn ult(&self, other: &Self) -> bool {
        self.ucmp(other) == Ordering::Less
    }

    /// Signed less-than.
    pub fn slt(&self, other: &Self) -> bool {
        self.scmp(other) == Ordering::Less
    }

    /// The lesser as signed.
    #[must_use]
    pub fn smin(&self, other: &Self) -> Self {
        if other.slt(self) { other.clone() } else { self.clone() }
    }

    /// The greater as signed.
    #[must_use]
    pub fn smax(&self, other: &Self) -> Self {
        if self.slt(other) { other.clone() } else { self.clone() }
    }

    /// The lesser as unsigned.
    #[must_use]
    pub fn umin(&self, other: &Self) -> Self {
        if other.ult(self) { other.clone() } else { self.clone() }
    }

    /// The greater as unsigned.
    #[must_use]
    pub fn umax(&self, other: &Self) -> Self {
        if self.ult(other) { other.clone() } else { self.clone() }
    }

    /// The high half of the unsigned product.
    #[must_use]
    pub fn umul_high(&self, other: &Self) -> Self {
        Self::from_big(self.width, &((self.to_big() * other.to_big()) >> self.width))
    }

    /// The high half of the signed product.
    #[must_use]
    pub fn smul_high(&self, other: &Self) -> Self {
        // For negative operands the unsigned product is too great by the other operand, shifted.
        let mut high = self.umul_high(other);
        if self.is_negative() {
            high = high.sub(other);
        }
        if other.is_negative() { high.sub(self) } else { high }
    }
}
