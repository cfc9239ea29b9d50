//! `math`: mathematical functions on scalars, and elementwise on vectors and
//! tensors.

mod fold;
mod hyperbolic;
mod ops;

pub use ops::*;

use crate::arith;

pub(crate) use arith::materialize;
