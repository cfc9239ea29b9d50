//! A work list of ops: last in, first out, each op at most once.

use couloir_ir::body::Op;
use cranelift_entity::EntityRef;

/// Not on the list.
const ABSENT: u32 = u32::MAX;

/// The list.
#[derive(Debug, Default)]
pub(crate) struct Worklist {
    items: Vec<Option<Op>>,
    /// Where each op stands, by its number.
    places: Vec<u32>,
}

impl Worklist {
    /// A list with room for this many ops.
    pub(crate) fn for_ops(count: usize) -> Self {
        Self { items: Vec::with_capacity(count), places: vec![ABSENT; count] }
    }

    /// Adds an op, unless it is on the list.
    #[inline]
    pub(crate) fn push(&mut self, op: Op) {
        if op.index() >= self.places.len() {
            self.places.resize((op.index() + 1) * 2, ABSENT);
        }
        let place = &mut self.places[op.index()];
        if *place == ABSENT {
            *place = self.items.len() as u32;
            self.items.push(Some(op));
        }
    }

    /// Whether an op is on the list.
    pub(crate) fn has(&self, op: Op) -> bool {
        self.places.get(op.index()).is_some_and(|&place| place != ABSENT)
    }

    /// How many places there are up to the op that was added last, those of ops that were taken
    /// off the list among them.
    pub(crate) fn len(&mut self) -> usize {
        while self.items.pop_if(|item| item.is_none()).is_some() {}
        self.items.len()
    }

    /// Takes the op that was added last.
    pub(crate) fn pop(&mut self) -> Option<Op> {
        loop {
            if let Some(op) = self.items.pop()? {
                self.places[op.index()] = ABSENT;
                return Some(op);
            }
        }
    }

    /// Takes an op off the list, if it is on it.
    pub(crate) fn remove(&mut self, op: Op) {
        let Some(place) = self.places.get_mut(op.index()).filter(|place| **place != ABSENT) else {
            return;
        };
        if let Some(item) = self.items.get_mut(*place as usize) {
            *item = None;
        }
        *place = ABSENT;
    }

    /// Turns the order around.
    pub(crate) fn reverse(&mut self) {
        self.items.retain(Option::is_some);
        self.items.reverse();
        for (place, op) in (0..).zip(self.items.iter().flatten()) {
            self.places[op.index()] = place;
        }
    }
}
