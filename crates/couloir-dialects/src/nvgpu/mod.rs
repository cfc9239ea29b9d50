//! `nvgpu`: what NVIDIA's GPUs do, on memrefs and vectors, before it is `nvvm`.

mod attrs;
mod constraints;
mod effects;
mod ops;
pub mod types;
mod verify;

pub use attrs::{INTERLEAVE_KINDS, OUTSIDE_KINDS, PROMOTION_KINDS, ROUNDING_MODES, SWIZZLE_KINDS};
pub use ops::*;
pub use verify::{is_shared, is_shared_space};
