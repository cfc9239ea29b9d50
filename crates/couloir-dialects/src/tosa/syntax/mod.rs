//! Hand-written syntax of `tosa`.

pub(super) mod control;
pub(super) mod modes;
mod variable;

pub(super) use variable::VARIABLE_OP_TYPE_OR_INITIAL_VALUE;
