//! Append-only interned storage shared by all threads, and texts of files.
//!
//! Invariants: an element never moves and never changes once interned; equal
//! elements get one handle; reading takes no lock.

mod interner;
mod mapped;
mod sparse;

pub(crate) use interner::{ENTRY_BYTES, Interner};
pub use mapped::Mapped;
pub(crate) use sparse::Sparse;
