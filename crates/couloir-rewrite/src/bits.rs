//! A set of small numbers, a bit each.

use smallvec::SmallVec;

/// The set; its room is given once.
#[derive(Debug)]
pub(crate) struct Bits(SmallVec<[u64; 8]>);

impl Bits {
    /// None of the numbers below `count`.
    pub(crate) fn new(count: usize) -> Self {
        Bits(SmallVec::from_elem(0, count.div_ceil(64)))
    }

    /// Whether a number is in the set.
    #[inline]
    pub(crate) fn has(&self, number: usize) -> bool {
        self.0.get(number / 64).is_some_and(|word| word >> (number % 64) & 1 == 1)
    }

    /// Adds a number, and says whether it is new.
    #[inline]
    pub(crate) fn set(&mut self, number: usize) -> bool {
        let Some(word) = self.0.get_mut(number / 64) else { return false };
        let bit = 1 << (number % 64);
        let new = *word & bit == 0;
        *word |= bit;
        new
    }
}
