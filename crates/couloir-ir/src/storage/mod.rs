//! Append-only interned storage shared by all threads.
//!
//! Invariants: an element never moves and never changes once interned; equal
//! elements get one handle; reading takes no lock.

mod interner;
mod sparse;

pub(crate) use interner::{ENTRY_BYTES, Interner};
pub(crate) use sparse::Sparse;
