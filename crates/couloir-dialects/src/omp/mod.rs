//! `omp`: OpenMP's constructs, with their clauses, and what is declared for them.

pub mod attrs;
pub(crate) mod canonicalize;
mod constraints;
mod effects;
mod names;
mod ops;
mod syntax;
pub mod types;
mod verify;

pub use ops::*;
