//! `async`: values that are computed concurrently, and the coroutines and run
//! time that they become.

mod names;
mod ops;
mod syntax;
pub mod types;
mod verify;

pub use ops::*;
