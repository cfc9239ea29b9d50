//! Interned storage that threads share: a sharded table over an append-only vector.
//!
//! Invariants: an element never moves and never changes once interned; equal elements get one
//! handle; reading takes no lock, nor does finding what was found of late. Handles depend on the order in which threads arrive, so nothing
//! may be ordered or printed by them.

use std::borrow::Borrow;
use std::hash::{BuildHasher, Hash};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use hashbrown::HashTable;
use rustc_hash::FxBuildHasher;

/// Number of independently locked tables; a power of two.
const SHARD_BITS: u32 = 4;
const SHARDS: usize = 1 << SHARD_BITS;

/// A handle with its element's hash, so that growing a table and most failed comparisons need not
/// look at the element.
#[derive(Clone, Copy, Debug)]
struct Slot {
    hash: u32,
    handle: u32,
}

/// How many elements are found without a lock: a power of two.
const RECENT_BITS: u32 = 9;

/// Slots that were found of late, each at the place that its hash says; 0 where there is none.
/// Threads that look for the same elements over and over only read here, so that none waits for
/// another.
#[derive(Debug)]
struct Recent(Box<[AtomicU64]>);

impl Default for Recent {
    fn default() -> Self {
        Self((0..1 << RECENT_BITS).map(|_| AtomicU64::new(0)).collect())
    }
}

impl Recent {
    #[inline]
    fn place(&self, hash: u32) -> Option<&AtomicU64> {
        self.0.get((spread(hash) >> (u64::BITS - RECENT_BITS)) as usize)
    }

    /// The handle of the element with this hash that was found last at its place.
    #[inline]
    fn get(&self, hash: u32) -> Option<u32> {
        let slot = self.place(hash)?.load(Ordering::Relaxed);
        ((slot >> u32::BITS) as u32 == hash).then_some(slot as u32)?.checked_sub(1)
    }

    fn put(&self, hash: u32, handle: u32) {
        if let (Some(place), Some(number)) = (self.place(hash), handle.checked_add(1)) {
            place.store(u64::from(hash) << u32::BITS | u64::from(number), Ordering::Relaxed);
        }
    }
}

/// What finding an element takes, besides the element.
pub const ENTRY_BYTES: usize = size_of::<Slot>() + 1;

/// Interned values of one kind, addressed by dense `u32` handles.
#[derive(Debug)]
pub struct Interner<T> {
    items: boxcar::Vec<T>,
    recent: Recent,
    shards: [Mutex<HashTable<Slot>>; SHARDS],
}

impl<T> Default for Interner<T> {
    fn default() -> Self {
        Self {
            items: boxcar::Vec::new(),
            recent: Recent::default(),
            shards: std::array::from_fn(|_| Mutex::default()),
        }
    }
}

/// What is kept of a value's hash.
#[inline]
fn short_hash<Q: Hash + ?Sized>(value: &Q) -> u32 {
    let hash = FxBuildHasher.hash_one(value);
    (hash ^ (hash >> 32)) as u32
}

/// The hash that tables go by, which look at the highest bits and the lowest.
#[inline]
fn spread(hash: u32) -> u64 {
    u64::from(hash).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

impl<T: Hash + Eq> Interner<T> {
    /// An empty table.
    pub fn new() -> Self {
        Self::default()
    }

    /// The element behind a handle made by this table.
    ///
    /// # Panics
    /// When the handle is of another table.
    #[inline]
    pub fn get(&self, handle: u32) -> &T {
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
    pub fn len(&self) -> usize {
        self.items.count()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All elements, in the order in which they came.
    pub fn iter(&self) -> impl Iterator<Item = &T> {
        self.items.iter().map(|(_, item)| item)
    }

    /// The handle of the element equal to `value`, interning it when new.
    pub fn intern(&self, value: T) -> u32 {
        let hash = short_hash(&value);
        if let Some(handle) = self.recent(hash, &value) {
            return handle;
        }
        let mut table = self.shard(hash);
        match self.look_for(&table, hash, &value) {
            Some(handle) => handle,
            None => self.insert(&mut table, hash, value),
        }
    }

    /// Like [`Self::intern`] for a borrowed form of the element, which is copied only when new.
    pub fn intern_ref<Q>(&self, key: &Q, make: impl FnOnce() -> T) -> u32
    where
        Q: Hash + Eq + ?Sized,
        T: Borrow<Q>,
    {
        let hash = short_hash(key);
        if let Some(handle) = self.recent(hash, key) {
            return handle;
        }
        let mut table = self.shard(hash);
        match self.look_for(&table, hash, key) {
            Some(handle) => handle,
            None => self.insert(&mut table, hash, make()),
        }
    }

    /// The handle of an element already interned.
    pub fn find<Q>(&self, key: &Q) -> Option<u32>
    where
        Q: Hash + Eq + ?Sized,
        T: Borrow<Q>,
    {
        let hash = short_hash(key);
        self.recent(hash, key).or_else(|| self.look_for(&self.shard(hash), hash, key))
    }

    /// The handle of an element that was found of late.
    #[inline]
    fn recent<Q>(&self, hash: u32, key: &Q) -> Option<u32>
    where
        Q: Eq + ?Sized,
        T: Borrow<Q>,
    {
        self.recent.get(hash).filter(|&handle| self.get(handle).borrow() == key)
    }

    fn shard(&self, hash: u32) -> MutexGuard<'_, HashTable<Slot>> {
        let shard = &self.shards[(hash >> (u32::BITS - SHARD_BITS)) as usize];
        shard.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn look_for<Q>(&self, table: &HashTable<Slot>, hash: u32, key: &Q) -> Option<u32>
    where
        Q: Eq + ?Sized,
        T: Borrow<Q>,
    {
        let is_it = |slot: &Slot| slot.hash == hash && self.get(slot.handle).borrow() == key;
        let handle = table.find(spread(hash), is_it)?.handle;
        self.recent.put(hash, handle);
        Some(handle)
    }

    fn insert(&self, table: &mut HashTable<Slot>, hash: u32, value: T) -> u32 {
        let handle = self.items.push(value) as u32;
        table.insert_unique(spread(hash), Slot { hash, handle }, |slot| spread(slot.hash));
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
        // Found in the table, and then without it.
        assert_eq!([(); 2].map(|()| table.find("a")), [Some(first); 2]);
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
