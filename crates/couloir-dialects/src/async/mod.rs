//! `async`: values that are computed concurrently, and the coroutines and run
//! time that they become.

pub(crate) mod canonicalize;
mod names;
mod ops;
mod syntax;
pub mod types;
mod verify;

pub use ops::*;
