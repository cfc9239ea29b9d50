//! Hand-written syntax of `quant`'s types.

pub(super) mod parse;
pub(super) mod print;
