//! Bits of integers: tests, counts, shifts, logic, changes of width.

use super::{Int, Words, low_mask};

impl Int {
    /// Bit `index`, false beyond the width.
    pub fn bit(&self, index: u32) -> bool {
        self.words().get((index / 64) as usize).is_some_and(|word| word >> (index % 64) & 1 == 1)
    }

    /// Whether all bits are zero.
    pub fn is_zero(&self) -> bool {
        self.words().iter().all(|&word| word == 0)
    }

    /// Whether the value is one, taken as unsigned.
    pub fn is_one(&self) -> bool {
        self.to_u64() == Some(1)
    }

    /// Whether all bits are one; true at width 0.
    pub fn is_all_ones(&self) -> bool {
        self.count_ones() == self.width
    }

    /// Whether the sign bit is set.
    pub fn is_negative(&self) -> bool {
        self.width > 0 && self.bit(self.width - 1)
    }

    /// Whether this is the least signed value.
    pub fn is_min_signed(&self) -> bool {
        self.is_negative() && self.count_ones() == 1
    }

    /// Whether this is the greatest signed value.
    pub fn is_max_signed(&self) -> bool {
        !self.is_negative() && self.count_ones() + 1 == self.width
    }

    /// Whether exactly one bit is set.
    pub fn is_power_of_two(&self) -> bool {
        self.count_ones() == 1
    }

    /// The number of bits set.
    pub fn count_ones(&self) -> u32 {
        self.words().iter().map(|word| word.count_ones()).sum()
    }

    /// The number of zero bits above the highest set bit.
    pub fn leading_zeros(&self) -> u32 {
        self.width - self.active_bits()
    }

    /// The number of zero bits below the lowest set bit; the width for zero.
    pub fn trailing_zeros(&self) -> u32 {
        let mut zeros = 0;
        for word in self.words() {
            if *word != 0 {
                return zeros + word.trailing_zeros();
            }
            zeros += 64;
        }
        self.width
    }

    /// The number of set bits at the top.
    pub fn leading_ones(&self) -> u32 {
        self.not().leading_zeros()
    }

    /// The number of bits up to the highest set bit: the width the unsigned value needs.
    pub fn active_bits(&self) -> u32 {
        let mut bits = self.words().len() as u32 * 64;
        for word in self.words().iter().rev() {
            if *word != 0 {
                return bits - word.leading_zeros();
            }
            bits -= 64;
        }
        0
    }

    /// The number of bits the signed value needs, sign bit included.
    pub fn significant_bits(&self) -> u32 {
        let signs = if self.is_negative() { self.leading_ones() } else { self.leading_zeros() };
        (self.width + 1).saturating_sub(signs).min(self.width)
    }

    /// Each word through `map`.
    fn map_words(&self, map: impl Fn(u64) -> u64) -> Self {
        match &self.words {
            Words::Inline(word) => Self::new(self.width, map(*word)),
            Words::Boxed(words) => {
                Self::of_words(self.width, words.iter().map(|&word| map(word)).collect())
            }
        }
    }

    /// Words in pairs through `map`; the result has the width of `self`.
    fn zip_words(&self, other: &Self, map: impl Fn(u64, u64) -> u64) -> Self {
        match &self.words {
            Words::Inline(word) => Self::new(self.width, map(*word, other.low_u64())),
            Words::Boxed(words) => {
                let others = other.words().iter().copied().chain(std::iter::repeat(0));
                let zipped = words.iter().zip(others).map(|(&a, b)| map(a, b));
                Self::of_words(self.width, zipped.collect())
            }
        }
    }

    /// The complement.
    #[must_use]
    pub fn not(&self) -> Self {
        self.map_words(|word| !word)
    }

    /// Bitwise and.
    #[must_use]
    pub fn and(&self, other: &Self) -> Self {
        self.zip_words(other, |a, b| a & b)
    }

    /// Bitwise or.
    #[must_use]
    pub fn or(&self, other: &Self) -> Self {
        self.zip_words(other, |a, b| a | b)
    }

    /// Bitwise exclusive or.
    #[must_use]
    pub fn xor(&self, other: &Self) -> Self {
        self.zip_words(other, |a, b| a ^ b)
    }

    /// Shifted left; zero for amounts of the width and more.
    #[must_use]
    pub fn shl(&self, amount: u32) -> Self {
        if amount >= self.width {
            return Self::zero(self.width);
        }
        match &self.words {
            Words::Inline(word) => Self::new(self.width, word << amount),
            Words::Boxed(words) => {
                let shifted = (0..words.len()).map(|at| window_up(words, at, amount)).collect();
                Self::of_words(self.width, shifted)
            }
        }
    }

    /// Shifted right, zeros coming in.
    #[must_use]
    pub fn lshr(&self, amount: u32) -> Self {
        if amount >= self.width {
            return Self::zero(self.width);
        }
        match &self.words {
            Words::Inline(word) => Self::new(self.width, word >> amount),
            Words::Boxed(words) => {
                let shifted = (0..words.len()).map(|at| window_down(words, at, amount)).collect();
                Self::of_words(self.width, shifted)
            }
        }
    }

    /// Shifted right, copies of the sign bit coming in.
    #[must_use]
    pub fn ashr(&self, amount: u32) -> Self {
        let shifted = self.lshr(amount);
        if !self.is_negative() {
            return shifted;
        }
        let kept = self.width.saturating_sub(amount);
        shifted.or(&Self::all_ones(self.width).shl(kept))
    }

    /// Zero-extended or truncated to `width`.
    #[must_use]
    pub fn zext_or_trunc(&self, width: u32) -> Self {
        Self::from_words(width, self.words())
    }

    /// Sign-extended or truncated to `width`.
    #[must_use]
    pub fn sext_or_trunc(&self, width: u32) -> Self {
        if width <= self.width || !self.is_negative() {
            return self.zext_or_trunc(width);
        }
        let mut words = self.words().to_vec();
        if let (Some(last), used) = (words.last_mut(), self.width % 64)
            && used != 0
        {
            *last |= !low_mask(used);
        }
        Self::filled(width, &words, true)
    }

    /// Zero-extended; `None` if `width` is less than the present one.
    pub fn zext(&self, width: u32) -> Option<Self> {
        (width >= self.width).then(|| self.zext_or_trunc(width))
    }

    /// Sign-extended; `None` if `width` is less than the present one.
    pub fn sext(&self, width: u32) -> Option<Self> {
        (width >= self.width).then(|| self.sext_or_trunc(width))
    }

    /// The low `width` bits; `None` if `width` is more than the present one.
    pub fn trunc(&self, width: u32) -> Option<Self> {
        (width <= self.width).then(|| self.zext_or_trunc(width))
    }
}

/// The word at `at` of `words` shifted left by `amount` bits.
fn window_up(words: &[u64], at: usize, amount: u32) -> u64 {
    let (skip, bits) = ((amount / 64) as usize, amount % 64);
    let word = |back: usize| {
        let index = at.checked_sub(skip).and_then(|index| index.checked_sub(back));
        index.and_then(|index| words.get(index)).copied().unwrap_or(0)
    };
    if bits == 0 { word(0) } else { word(0) << bits | word(1) >> (64 - bits) }
}

/// The word at `at` of `words` shifted right by `amount` bits.
fn window_down(words: &[u64], at: usize, amount: u32) -> u64 {
    let (skip, bits) = ((amount / 64) as usize, amount % 64);
    let word = |ahead: usize| words.get(at + skip + ahead).copied().unwrap_or(0);
    if bits == 0 { word(0) } else { word(0) >> bits | word(1) << (64 - bits) }
}
