//! Numbers in the order of upstream's hash table: what is fused first depends on it.

/// A table of places for numbers, twice as many when three in four are taken.
#[derive(Default)]
pub(super) struct Numbered {
    places: Vec<Place>,
    count: usize,
    gone: usize,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Free,
    Gone,
    Taken(usize),
}

/// The least number of places.
const LEAST: usize = 64;

impl Numbered {
    /// Adds a number that is not there.
    pub(super) fn insert(&mut self, id: usize) {
        let size = self.places.len();
        if (self.count + 1) * 4 >= size * 3 {
            self.rebuild((size * 2).max(LEAST));
        } else if size.saturating_sub(self.count + 1 + self.gone) <= size / 8 {
            self.rebuild(size);
        }
        self.put(id);
    }

    fn put(&mut self, id: usize) {
        let Some(at) = self.slot(id) else { return };
        if let Some(place) = self.places.get_mut(at) {
            self.gone -= usize::from(*place == Place::Gone);
            *place = Place::Taken(id);
            self.count += 1;
        }
    }

    /// The place for a number: its own, or the first one on its way that was given up or is free.
    fn slot(&self, id: usize) -> Option<usize> {
        let mask = self.places.len().checked_sub(1)?;
        let mut at = id.wrapping_mul(37) & mask;
        let mut given_up = None;
        for step in 1..=self.places.len() {
            match *self.places.get(at)? {
                Place::Taken(own) if own == id => return Some(at),
                Place::Free => return given_up.or(Some(at)),
                Place::Gone if given_up.is_none() => given_up = Some(at),
                _ => {}
            }
            at = (at + step) & mask;
        }
        given_up
    }

    fn rebuild(&mut self, size: usize) {
        let old = self.order();
        self.places = vec![Place::Free; size];
        (self.count, self.gone) = (0, 0);
        old.into_iter().for_each(|id| self.put(id));
    }

    /// Takes a number away.
    pub(super) fn remove(&mut self, id: usize) {
        let slot = self.slot(id).and_then(|at| self.places.get_mut(at));
        if let Some(place) = slot.filter(|place| **place == Place::Taken(id)) {
            *place = Place::Gone;
            self.count -= 1;
            self.gone += 1;
        }
    }

    /// All numbers.
    pub(super) fn order(&self) -> Vec<usize> {
        let taken = |place: &Place| match *place {
            Place::Taken(id) => Some(id),
            _ => None,
        };
        self.places.iter().filter_map(taken).collect()
    }
}
