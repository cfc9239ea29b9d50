//! A sharded hash-consing table over an append-only vector.

use std::hash::{BuildHasher, Hash};
use std::sync::{Mutex, PoisonError};

use hashbrown::HashTable;
use rustc_hash::FxBuildHasher;

/// Number of independently locked tables; a power of two.
const SHARDS: usize = 16;

/// A handle with the high half of its element's hash, so that growing a
/// table and most failed comparisons need not look at the element.
#[derive(Clone, Copy)]
struct Slot {
    hash: u64,
    handle: u32,
}

/// What finding an element takes, besides the element.
pub(crate) const ENTRY_BYTES: usize = size_of::<Slot>() + 1;

/// Interned values of one kind, addressed by dense `u32` handles.
pub(crate) struct Interner<T> {
    items: boxcar::Vec<T>,
    shards: [Mutex<HashTable<Slot>>; SHARDS],
}

impl<T: Hash + Eq> Interner<T> {
    /// An empty table.
    pub(crate) fn new() -> Self {
        Self { items: boxcar::Vec::new(), shards: std::array::from_fn(|_| Mutex::default()) }
    }

    /// The element behind a handle made by this table.
    #[inline]
    pub(crate) fn get(&self, handle: u32) -> &T {
        match self.items.get(handle as usize) {
            Some(item) => item,
            None => self.awaited(handle),
        }
    }

    /// An element that another thread is just putting in its place: whoever
    /// goes through all handles there are may come before it is there.
    #[cold]
    fn awaited(&self, handle: u32) -> &T {
        let handle = handle as usize;
        while handle < self.items.count() {
            if let Some(item) = self.items.get(handle) {
                return item;
            }
            std::thread::yield_now();
        }
        &self.items[handle]
    }

    /// How many distinct elements there are, or will be once all threads have
    /// put theirs in their places.
    pub(crate) fn len(&self) -> usize {
        self.items.count()
    }

    /// All elements, in the order in which they came.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &T> {
        self.items.iter().map(|(_, item)| item)
    }

    /// The handle of the element equal to `value`, interning it when new.
    pub(crate) fn intern(&self, value: T) -> u32 {
        let hash = FxBuildHasher.hash_one(&value);
        let mut table = self.shard(hash).lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(slot) = table.find(hash, |s| s.hash == hash && *self.get(s.handle) == value) {
            return slot.handle;
        }
        self.insert(&mut table, hash, value)
    }

    /// Like [`Self::intern`] for a borrowed form of the element, which is
    /// copied only when new. `key` must hash as the element does.
    pub(crate) fn intern_ref<Q>(&self, key: &Q, make: impl FnOnce() -> T) -> u32
    where
        Q: Hash + ?Sized,
        T: std::borrow::Borrow<Q>,
        Q: Eq,
    {
        let hash = FxBuildHasher.hash_one(key);
        let mut table = self.shard(hash).lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(slot) =
            table.find(hash, |s| s.hash == hash && self.get(s.handle).borrow() == key)
        {
            return slot.handle;
        }
        self.insert(&mut table, hash, make())
    }

    /// The handle of an element already interned.
    pub(crate) fn find<Q>(&self, key: &Q) -> Option<u32>
    where
        Q: Hash + Eq + ?Sized,
        T: std::borrow::Borrow<Q>,
    {
        let hash = FxBuildHasher.hash_one(key);
        let table = self.shard(hash).lock().unwrap_or_else(PoisonError::into_inner);
        table
            .find(hash, |s| s.hash == hash && self.get(s.handle).borrow() == key)
            .map(|slot| slot.handle)
    }

    fn shard(&self, hash: u64) -> &Mutex<HashTable<Slot>> {
        &self.shards[(hash >> 40) as usize & (SHARDS - 1)]
    }

    fn insert(&self, table: &mut HashTable<Slot>, hash: u64, value: T) -> u32 {
        let handle = self.items.push(value) as u32;
        table.insert_unique(hash, Slot { hash, handle }, |s| s.hash);
        handle
    }
}

#[cfg(test)]
mod tests {
    use super::Interner;

    #[test]
    fn equal_elements_share_a_handle() {
        let table = Interner::<Box<str>>::new();
        let first = table.intern("a".into());
        assert_eq!(table.intern_ref("a", || "a".into()), first);
        assert_ne!(table.intern("b".into()), first);
        assert_eq!(&**table.get(first), "a");
        assert_eq!(table.find("c"), None);
    }

    #[test]
    fn all_handles_have_elements_while_others_are_made() {
        let table = Interner::<usize>::new();
        std::thread::scope(|scope| {
            for thread in 0..4 {
                let table = &table;
                scope.spawn(move || {
                    for number in 0..2000 {
                        table.intern(thread * 2000 + number);
                        let last = table.len() as u32;
                        (last.saturating_sub(8)..last).for_each(|handle| _ = table.get(handle));
                    }
                });
            }
        });
        assert_eq!(table.len(), 8000);
    }
}
