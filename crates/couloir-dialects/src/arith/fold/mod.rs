//! Folding of `arith`.

mod casts;
mod choices;
mod floats;
mod ints;

pub(super) use casts::*;
pub(super) use choices::{cmpf, cmpi, select};
pub(crate) use choices::{compare_ints, holds_of_equal};
pub(super) use floats::*;
pub(super) use ints::*;
