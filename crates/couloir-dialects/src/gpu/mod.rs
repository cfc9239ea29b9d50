//! `gpu`: kernels, how they are launched, and what they find where they run.

mod attrs;
pub(crate) mod canonicalize;
mod constraints;
mod discardable;
mod effects;
mod fold;
mod inline;
pub mod loop_dim_map;
mod names;
mod objects;
mod ops;
mod syntax;
mod types;
mod verify;

pub use attrs::*;
pub use fold::becomes_uniform;
pub use loop_dim_map::LOOP_DIM_MAP;
pub use objects::{KERNEL_METADATA, KERNEL_TABLE, OBJECT, SELECT_OBJECT, first_object};
pub use ops::*;
pub use syntax::{num_config_args, num_workgroup};
pub use types::{ASYNC_TOKEN, DENSE_TENSOR, MMA_MATRIX, SPARSE_MATRIX, SPARSE_PRODUCT};
