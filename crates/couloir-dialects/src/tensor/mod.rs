//! `tensor`: values of many elements.

pub(crate) mod canonicalize;
mod cast;
pub(crate) mod fold;
mod names;
mod ops;
mod types;
mod verify;

pub use canonicalize::{build_insertion, build_slice, filling, padded_sizes, size};
pub(crate) use cast::keeps_static_information;
pub use fold::Slice;
pub use ops::*;
