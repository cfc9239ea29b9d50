//! `tensor`: values of many elements.

mod cast;
mod names;
mod ops;
mod types;
mod verify;

pub use ops::*;
