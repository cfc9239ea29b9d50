//! Hand-written syntax of `vector`.

pub(super) mod contract;
pub(super) mod mask;
pub(super) mod outerproduct;
pub(super) mod transfer;
