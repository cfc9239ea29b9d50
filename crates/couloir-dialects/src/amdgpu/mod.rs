//! `amdgpu`: what AMD's GPUs do, on memrefs and vectors, before it is `rocdl`.

mod attrs;
pub mod buffers;
pub(crate) mod canonicalize;
mod constraints;
mod effects;
mod fold;
mod ops;
mod syntax;
pub mod types;
mod verify;

pub use attrs::{ADDRESS_SPACE, ADDRESS_SPACES, LANES_OF_B, MOVABLES, PERMUTATION, PERMUTATIONS};
pub use ops::*;
pub use verify::{Space, space_of};
