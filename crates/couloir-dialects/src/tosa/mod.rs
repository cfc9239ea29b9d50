//! `tosa`: operators on whole tensors, as networks of neurons are made of.

pub mod attrs;
pub(crate) mod canonicalize;
pub mod constraints;
mod fold;
mod infer;
mod ops;
pub(crate) mod shapes;
mod syntax;
pub mod types;
mod verify;

pub use infer::{Shape, result_shapes};
pub use ops::*;
pub use shapes::{const_shape, constant_operand, constants, shape_operand, variable_type};
pub use verify::zero_points::value as zero_point;

use verify::order;
