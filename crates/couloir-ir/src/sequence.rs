//! What comes after what: a guess at the next of many things that follow one another much as
//! they did before.

/// The last few of a row of things, known by their numbers, and what came after each such few: of
/// these, two to the power of `BITS` are told apart.
///
/// More of them tell more rows apart, which take longer to be known.
#[derive(Default)]
pub struct Sequence<const LAST: u32, const BITS: u32 = 11> {
    last: u32,
    next: Vec<u32>,
}

impl<const LAST: u32, const BITS: u32> Sequence<LAST, BITS> {
    /// What came after the last few the last time.
    #[inline]
    pub fn guess(&self) -> Option<usize> {
        self.guess_of(0)
    }

    /// The same, of what is of some sort: that much is known of what comes next.
    #[inline]
    pub fn guess_of(&self, sort: u32) -> Option<usize> {
        self.next.get(self.place(sort)).map(|&next| next as usize)
    }

    /// Goes on, to what was guessed.
    #[inline]
    pub fn go_on(&mut self, to: usize) {
        self.last = self.last.checked_shl(32 / LAST).unwrap_or(0) ^ to as u32;
    }

    /// Goes on, to what was not guessed.
    pub fn learn(&mut self, next: usize) {
        self.learn_of(0, next);
    }

    /// The same, to what is of some sort.
    pub fn learn_of(&mut self, sort: u32, next: usize) {
        self.next.resize(1 << BITS, 0);
        let place = self.place(sort);
        if let Some(slot) = self.next.get_mut(place) {
            *slot = next as u32;
        }
        self.go_on(next);
    }

    #[inline]
    fn place(&self, sort: u32) -> usize {
        ((self.last ^ sort).wrapping_mul(0x9E37_79B1) >> (32 - BITS)) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_came_before_decides() {
        let mut row = Sequence::<2>::default();
        for _ in 0..2 {
            [3, 7, 4, 7, 5].into_iter().for_each(|next| row.learn(next));
        }
        row.go_on(3);
        row.go_on(7);
        assert_eq!(row.guess(), Some(4));
        row.go_on(4);
        row.go_on(7);
        assert_eq!(row.guess(), Some(5));
    }

    #[test]
    fn what_is_known_decides() {
        let mut row = Sequence::<1>::default();
        for (sort, next) in [(1, 3), (2, 4), (1, 3), (2, 5)] {
            row.learn_of(sort, 7);
            row.learn_of(sort, next);
        }
        row.go_on(7);
        assert_eq!((row.guess_of(1), row.guess_of(2)), (Some(3), Some(5)));
    }
}
