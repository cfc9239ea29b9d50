//! `ptr`: pointers into memory spaces that say what may be done in them, and
//! what is done through pointers.
//!
//! Invariant: properties that upstream holds as plain data are held as
//! attributes: flags and orderings as integers, an alignment as an array of at
//! most one number, truth values as the unit attribute or `false`.

mod attrs;
mod fold;
mod layout;
mod ops;
mod syntax;
mod types;
mod verify;

pub use attrs::{
    ADD_FLAGS, ADDRESS, ATOMIC_ORDERINGS, DIFF_FLAGS, GENERIC_SPACE, NULL, SPEC, address,
    alignment, is_memory_space, ordering,
};
pub use layout::{check_entry, is_pointer};
pub use ops::*;
pub use types::{METADATA, PTR, is_ptr_like, memory_space, metadata, metadata_of, ptr};
