//! What comes after what: a guess at the next of many things that follow one another much as
//! they did before.

/// Rows told apart, as a power of two.
const BITS: u32 = 11;

/// The last few of a row of things, known by their numbers, and what came after each such few.
///
/// More of them tell more rows apart, which take longer to be known.
#[derive(Default)]
pub struct Sequence<const LAST: u32> {
    last: u32,
    next: Vec<u32>,
}

impl<const LAST: u32> Sequence<LAST> {
    /// What came after the last few the last time.
    #[inline]
    pub fn guess(&self) -> Option<usize> {
        self.next.get(self.place()).map(|&next| next as usize)
    }

    /// Goes on, to what was guessed.
    #[inline]
    pub fn go_on(&mut self, to: usize) {
        self.last = self.last << (32 / LAST) ^ to as u32;
    }

    /// Goes on, to what was not guessed.
    pub fn learn(&mut self, next: usize) {
        self.next.resize(1 << BITS, 0);
        let place = self.place();
        if let Some(slot) = self.next.get_mut(place) {
            *slot = next as u32;
        }
        self.go_on(next);
    }

    #[inline]
    fn place(&self) -> usize {
        (self.last.wrapping_mul(0x9E37_79B1) >> (32 - BITS)) as usize
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
}
