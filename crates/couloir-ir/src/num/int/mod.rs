//! Two's complement integers of a fixed width.
//!
//! Invariants: a value of up to 64 bits is held inline, a wider one in `ceil(width / 64)` words,
//! least significant first; the bits beyond the width are zero. So equality and hashing are
//! structural.

mod arith;
mod bits;
mod text;

#[cfg(test)]
mod tests;

use num_bigint::BigUint;

pub(super) use text::big_from_decimal;

/// A two's complement integer of 0 to [`Int::MAX_WIDTH`] bits, without a signedness of its own.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Int {
    width: u32,
    words: Words,
}

#[derive(Clone, PartialEq, Eq, Hash)]
enum Words {
    Inline(u64),
    Boxed(Box<[u64]>),
}

/// The mask of the low `bits` bits of a word; all of them from 64 on.
const fn low_mask(bits: u32) -> u64 {
    if bits >= 64 { u64::MAX } else { (1 << bits) - 1 }
}

impl Int {
    /// The widest integer type of MLIR.
    pub const MAX_WIDTH: u32 = 16_777_215;

    /// The low `width` bits of `value`, zero-extended. Widths beyond the maximum are cut to it.
    pub fn new(width: u32, value: u64) -> Self {
        if width <= 64 {
            return Self { width, words: Words::Inline(value & low_mask(width)) };
        }
        Self::from_words(width, &[value])
    }

    /// The low `width` bits of `value`, sign-extended.
    pub fn from_i64(width: u32, value: i64) -> Self {
        if width <= 64 {
            return Self::new(width, value as u64);
        }
        Self::filled(width, &[value as u64], value < 0)
    }

    /// The low `width` bits of `value`, zero-extended.
    pub fn from_u128(width: u32, value: u128) -> Self {
        Self::from_words(width, &[value as u64, (value >> 64) as u64])
    }

    /// The low `width` bits of `value`, sign-extended.
    pub fn from_i128(width: u32, value: i128) -> Self {
        Self::filled(width, &[value as u64, (value >> 64) as u64], value < 0)
    }

    /// The low `width` bits of the number in `words`, least significant word first.
    pub fn from_words(width: u32, words: &[u64]) -> Self {
        Self::filled(width, words, false)
    }

    /// The low `width` bits of the number in `bytes`, least significant byte first.
    pub fn from_le_bytes(width: u32, bytes: &[u8]) -> Self {
        if bytes.len() <= 8 {
            return Self::from_words(width, &[word_of(bytes)]);
        }
        let words: Vec<u64> = bytes.chunks(8).map(word_of).collect();
        Self::from_words(width, &words)
    }

    /// `words` followed by zeros or ones.
    fn filled(width: u32, words: &[u64], ones: bool) -> Self {
        let width = width.min(Self::MAX_WIDTH);
        let fill = if ones { u64::MAX } else { 0 };
        if width <= 64 {
            return Self::new(width, words.first().copied().unwrap_or(fill));
        }
        let count = width.div_ceil(64) as usize;
        let rest = std::iter::repeat(fill);
        Self::of_words(width, words.iter().copied().chain(rest).take(count).collect())
    }

    /// Takes the right number of words for a width beyond 64 and clears the unused bits.
    fn of_words(width: u32, mut words: Box<[u64]>) -> Self {
        if let Some(last) = words.last_mut() {
            *last &= low_mask(width - (width - 1) / 64 * 64);
        }
        Self { width, words: Words::Boxed(words) }
    }

    /// Zero.
    pub fn zero(width: u32) -> Self {
        Self::new(width, 0)
    }

    /// One; zero at width 0.
    pub fn one(width: u32) -> Self {
        Self::new(width, 1)
    }

    /// The greatest unsigned value, and -1.
    pub fn all_ones(width: u32) -> Self {
        Self::from_i64(width, -1)
    }

    /// The greatest signed value.
    pub fn signed_max(width: u32) -> Self {
        Self::signed_min(width).not()
    }

    /// The least signed value.
    pub fn signed_min(width: u32) -> Self {
        Self::one(width).shl(width.saturating_sub(1))
    }

    /// The `i1` of a truth value.
    pub fn from_bool(value: bool) -> Self {
        Self::new(1, u64::from(value))
    }

    /// The number of bits.
    pub const fn width(&self) -> u32 {
        self.width
    }

    /// The words, least significant first; one word up to width 64.
    pub fn words(&self) -> &[u64] {
        match &self.words {
            Words::Inline(word) => std::slice::from_ref(word),
            Words::Boxed(words) => words,
        }
    }

    /// The low 64 bits.
    pub fn low_u64(&self) -> u64 {
        self.words().first().copied().unwrap_or(0)
    }

    /// The low 128 bits.
    pub fn low_u128(&self) -> u128 {
        let high = self.words().get(1).copied().unwrap_or(0);
        u128::from(self.low_u64()) | u128::from(high) << 64
    }

    /// The unsigned value, where it fits.
    pub fn to_u64(&self) -> Option<u64> {
        (self.active_bits() <= 64).then(|| self.low_u64())
    }

    /// The signed value, where it fits.
    pub fn to_i64(&self) -> Option<i64> {
        if self.width <= 64 {
            let unused = 64 - self.width;
            return Some(if unused == 64 {
                0
            } else {
                (self.low_u64() << unused) as i64 >> unused
            });
        }
        (self.significant_bits() <= 64).then(|| self.low_u64() as i64)
    }

    /// The unsigned value, where it fits.
    pub fn to_u128(&self) -> Option<u128> {
        (self.active_bits() <= 128).then(|| self.low_u128())
    }

    /// The unsigned value, cut to `u64::MAX` where it does not fit (upstream's `getLimitedValue`).
    pub fn to_u64_saturating(&self) -> u64 {
        self.to_u64().unwrap_or(u64::MAX)
    }

    /// The bytes of the value, least significant first, `ceil(width / 8)` of them.
    pub fn to_le_bytes(&self) -> Vec<u8> {
        let count = self.width.div_ceil(8) as usize;
        self.words().iter().flat_map(|word| word.to_le_bytes()).take(count).collect()
    }

    pub(super) fn to_big(&self) -> BigUint {
        let halves = self.words().iter().flat_map(|&word| [word as u32, (word >> 32) as u32]);
        BigUint::new(halves.collect())
    }

    pub(super) fn from_big(width: u32, value: &BigUint) -> Self {
        Self::from_words(width, &value.to_u64_digits())
    }
}

/// Up to eight bytes as a little-endian word.
fn word_of(bytes: &[u8]) -> u64 {
    bytes.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte))
}
