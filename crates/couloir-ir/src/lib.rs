//! The core IR.

pub mod affine;
pub mod num;
