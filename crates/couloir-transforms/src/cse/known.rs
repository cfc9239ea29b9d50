//! The ops known at a place, by what they compute.
//!
//! Invariant: of equal ops the one that was added last stands in the table;
//! at the end of a scope the table is as it was at its start.

use couloir_ir::body::{Body, Op};
use hashbrown::HashTable;

use super::equivalence::are_equivalent;

/// The table.
#[derive(Default)]
pub(super) struct Known {
    ops: HashTable<(u64, Op)>,
    /// What was added, with what it took the place of.
    added: Vec<(u64, Op, Option<Op>)>,
}

impl Known {
    /// The op known to do the same as this one.
    pub(super) fn get(&self, body: &Body, hash: u64, op: Op) -> Option<Op> {
        let same = |&(own, known): &(u64, Op)| own == hash && are_equivalent(body, known, op);
        self.ops.find(hash, same).map(|&(_, known)| known)
    }

    /// Adds an op; `before` is what [`get`](Self::get) found for it.
    pub(super) fn insert(&mut self, hash: u64, op: Op, before: Option<Op>) {
        let place = match before {
            Some(before) => self.ops.find_mut(hash, |&(_, known)| known == before),
            None => None,
        };
        match place {
            Some(known) => known.1 = op,
            None => _ = self.ops.insert_unique(hash, (hash, op), |&(hash, _)| hash),
        }
        self.added.push((hash, op, before));
    }

    /// Forgets all, but not the room for it.
    pub(super) fn clear(&mut self) {
        self.ops.clear();
        self.added.clear();
    }

    /// Where a scope starts.
    pub(super) fn mark(&self) -> usize {
        self.added.len()
    }

    /// Ends the scope that started at a mark.
    pub(super) fn end_scope(&mut self, mark: usize) {
        for (hash, op, before) in self.added.drain(mark..).rev() {
            let Ok(mut entry) = self.ops.find_entry(hash, |&(_, known)| known == op) else {
                continue;
            };
            match before {
                Some(before) => entry.get_mut().1 = before,
                None => drop(entry.remove()),
            }
        }
    }
}
