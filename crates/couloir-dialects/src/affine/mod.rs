//! `affine`: loops, conditions and memory accesses whose bounds and indices
//! are affine in loop variables and parameters.

mod bounds;
pub(crate) mod canonicalize;
mod compose;
mod control;
pub mod dma;
mod fold;
pub mod index;
mod inline;
mod ops;
mod syntax;
mod verify;

pub use compose::Composed;
pub use ops::*;
pub use verify::parallel::{groups, reduction_name};
pub use verify::{is_valid_dim, is_valid_symbol};
