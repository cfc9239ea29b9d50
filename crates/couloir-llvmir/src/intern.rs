//! Append-only, sharded, interned storage.
//!
//! Invariants: an item never moves or changes once it has a number, so reading takes no lock;
//! equal items have equal numbers within one interner. Numbers depend on the order in which
//! threads arrive, so nothing may be ordered or printed by them.

use std::hash::{BuildHasher, Hash};
use std::sync::{Mutex, PoisonError};

use hashbrown::HashTable;
use rustc_hash::FxBuildHasher;

const SHARD_BITS: u32 = 4;
const SHARDS: usize = 1 << SHARD_BITS;

/// Storage that gives equal items the same number.
#[derive(Debug)]
pub(crate) struct Interner<T> {
    items: boxcar::Vec<T>,
    shards: [Mutex<HashTable<u32>>; SHARDS],
}

impl<T: Hash + Eq> Interner<T> {
    pub(crate) fn new() -> Self {
        Self {
            items: boxcar::Vec::new(),
            shards: std::array::from_fn(|_| Mutex::new(HashTable::new())),
        }
    }

    /// The number of `item`, which is stored if it is new.
    pub(crate) fn intern(&self, item: T) -> u32 {
        self.intern_with(item, |item| item)
    }

    /// The number of the item equal to `probe`; `make` gives the item if it is new.
    ///
    /// `Q` must hash and compare as `T` does.
    pub(crate) fn intern_with<Q>(&self, probe: Q, make: impl FnOnce(Q) -> T) -> u32
    where
        Q: Hash,
        T: PartialEq<Q>,
    {
        let hash = FxBuildHasher.hash_one(&probe);
        let shard = &self.shards[(hash >> (64 - SHARD_BITS)) as usize];
        let mut table = shard.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(&number) = table.find(hash, |&n| self.get(n) == &probe) {
            return number;
        }
        let number = self.items.push(make(probe)) as u32;
        table.insert_unique(hash, number, |&n| FxBuildHasher.hash_one(self.get(n)));
        number
    }

    /// Whether an item equal to `probe` is stored.
    pub(crate) fn has<Q>(&self, probe: &Q) -> bool
    where
        Q: Hash,
        T: PartialEq<Q>,
    {
        let hash = FxBuildHasher.hash_one(probe);
        let shard = &self.shards[(hash >> (64 - SHARD_BITS)) as usize];
        let table = shard.lock().unwrap_or_else(PoisonError::into_inner);
        table.find(hash, |&n| self.get(n) == probe).is_some()
    }

    /// The item of a number this interner gave out.
    pub(crate) fn get(&self, number: u32) -> &T {
        &self.items[number as usize]
    }

    /// How many items are stored.
    pub(crate) fn len(&self) -> usize {
        self.items.count()
    }
}
