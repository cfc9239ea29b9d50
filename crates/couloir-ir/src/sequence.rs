//! What comes after what: a guess at the next of many things that follow one another much as
//! they did before.

/// Things told apart; a power of two.
const ENTRIES: usize = 1 << 10;

/// The last two of a row of things, known by their numbers, and what came after each two.
#[derive(Default)]
pub struct Sequence {
    last: [usize; 2],
    next: Vec<u32>,
}

impl Sequence {
    /// What came after the last two the last time.
    #[inline]
    pub fn guess(&self) -> Option<usize> {
        self.next.get(self.place()).map(|&next| next as usize)
    }

    /// Goes on, to what was guessed.
    #[inline]
    pub fn go_on(&mut self, to: usize) {
        self.last = [self.last[1], to];
    }

    /// Goes on, to what was not guessed.
    pub fn learn(&mut self, next: usize) {
        self.next.resize(ENTRIES, 0);
        let place = self.place();
        if let Some(slot) = self.next.get_mut(place) {
            *slot = next as u32;
        }
        self.go_on(next);
    }

    #[inline]
    fn place(&self) -> usize {
        (self.last[0].wrapping_mul(31) ^ self.last[1]) % ENTRIES
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_came_before_decides() {
        let mut row = Sequence::default();
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
