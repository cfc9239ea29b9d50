//! A table with a slot per small number, filled at most once each.

use std::sync::OnceLock;

/// Slots per chunk; chunks are made when first needed.
const CHUNK: usize = 256;
/// Most chunks there can be.
const CHUNKS: usize = 256;

/// Values by number, below 65,536; reading takes no lock.
pub(crate) struct Sparse<T> {
    chunks: Box<[OnceLock<Box<[OnceLock<T>]>>]>,
}

impl<T> Sparse<T> {
    /// A table of empty slots.
    pub(crate) fn new() -> Self {
        Self { chunks: (0..CHUNKS).map(|_| OnceLock::new()).collect() }
    }

    /// The value in a slot that is not empty.
    #[inline]
    pub(crate) fn get(&self, index: usize) -> Option<&T> {
        self.chunks.get(index / CHUNK)?.get()?.get(index % CHUNK)?.get()
    }

    /// The value in a slot, made now if there is none; none past the end.
    #[inline]
    pub(crate) fn get_or_init(&self, index: usize, make: impl FnOnce() -> T) -> Option<&T> {
        let chunk = self.chunks.get(index / CHUNK)?;
        let chunk = chunk.get_or_init(|| (0..CHUNK).map(|_| OnceLock::new()).collect());
        Some(chunk.get(index % CHUNK)?.get_or_init(make))
    }
}
