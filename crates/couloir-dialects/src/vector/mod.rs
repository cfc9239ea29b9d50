//! `vector`: values of many elements of a size known when it is compiled.

pub mod attrs;
pub mod canonicalize;
pub mod combine;
mod fold;
mod names;
mod ops;
mod syntax;
mod types;
mod verify;

pub use fold::told_places;
pub use ops::*;
