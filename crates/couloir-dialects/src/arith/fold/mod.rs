//! Folding of `arith`.

mod casts;
mod choices;
mod floats;
mod ints;

pub(super) use casts::*;
pub(super) use choices::*;
pub(super) use floats::*;
pub(super) use ints::*;
