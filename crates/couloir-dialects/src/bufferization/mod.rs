//! `bufferization`: between tensors and the memory that holds them.

mod attributes;
mod ops;
mod syntax;
mod types;
mod verify;

pub use ops::*;
