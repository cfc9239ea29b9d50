//! `linalg`: loops over tensors and memory, said by what they compute.
//!
//! Structured ops have inputs, outputs, loops, a map for each operand and a body for one iteration
//! ([`Structured`]). Of those that have a name of their own all of that follows from a table
//! ([`table::ROWS`]); their bodies are made when they are read ([`body`]) and never written.

pub mod attrs;
pub mod body;
pub mod build;
pub(crate) mod canonicalize;
mod effects;
mod fold;
mod names;
mod ops;
pub mod scalar;
pub mod structured;
mod syntax;
pub mod table;
mod types;
mod verify;

/// The attribute in which ops of the table keep their maps.
pub const MEMOIZED: &str = "linalg.memoized_indexing_maps";

pub use ops::*;
pub use structured::{Form, Structured};
