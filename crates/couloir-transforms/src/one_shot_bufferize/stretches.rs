//! Stretches of numbers, and which of them have a number in common with another.

use std::collections::BTreeMap;

/// Stretches with something for each. They are kept by length, in powers of two, and by where they
/// begin, so that those that reach into another are found without looking at all.
#[derive(Debug)]
pub(super) struct Stretches<T> {
    all: BTreeMap<(u8, u32, u32), (u32, T)>,
    /// Which powers of two there are.
    powers: u32,
}

impl<T> Default for Stretches<T> {
    fn default() -> Self {
        Stretches { all: BTreeMap::new(), powers: 0 }
    }
}

impl<T: Copy> Stretches<T> {
    pub(super) fn len(&self) -> usize {
        self.all.len()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// Adds a stretch; `key` tells it from others that begin at the same number.
    pub(super) fn add(&mut self, (first, last): (u32, u32), key: u32, what: T) {
        let power = last.saturating_sub(first).saturating_add(1).ilog2();
        self.powers |= 1 << power;
        let power = u8::try_from(power).unwrap_or(u8::MAX);
        self.all.insert((power, first, key), (last, what));
    }

    /// Adds all of others; the fewer go to the more.
    pub(super) fn take_in(&mut self, mut other: Self) {
        if self.len() < other.len() {
            std::mem::swap(self, &mut other);
        }
        self.powers |= other.powers;
        self.all.extend(other.all);
    }

    /// All of them.
    pub(super) fn iter(&self) -> impl Iterator<Item = ((u32, u32), T)> + '_ {
        self.all.iter().map(|(&(_, first, _), &(last, what))| ((first, last), what))
    }

    /// Those that have a number in common with a stretch.
    pub(super) fn near(&self, (first, last): (u32, u32)) -> impl Iterator<Item = T> + '_ {
        let powers = (0..u32::BITS).filter(|power| self.powers & (1 << power) != 0);
        powers.flat_map(move |power| {
            let longest = 1u32.checked_shl(power + 1).unwrap_or(u32::MAX);
            let power = u8::try_from(power).unwrap_or(u8::MAX);
            let from = (power, first.saturating_sub(longest), 0);
            let some = self.all.range(from..=(power, last, u32::MAX));
            some.filter(move |(_, (end, _))| first <= *end).map(|(_, &(_, what))| what)
        })
    }
}
