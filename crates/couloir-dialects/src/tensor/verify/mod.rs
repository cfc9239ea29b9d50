//! What `tensor`'s tables do not say about its ops.
//!
//! - [`access`]: elements, gathered and scattered ones;
//! - [`build`]: new tensors, whole or from parts;
//! - [`shape`]: expanded, collapsed and reshaped tensors;
//! - [`slice`]: parts of tensors.

mod access;
mod build;
mod shape;
mod slice;

pub(super) use access::*;
pub(super) use build::*;
pub(super) use shape::*;
pub(super) use slice::*;

use couloir_ir::ty::TensorType;
use couloir_ir::{Failure, OpRef, Value};

type Verified = Result<(), Failure>;

/// The type of an operand that is a ranked tensor.
fn tensor_of(op: OpRef<'_>, value: Value) -> Option<&TensorType> {
    op.ty(value).as_tensor(op.ctx())
}

/// The dimensions of an operand.
fn rank_of(op: OpRef<'_>, value: Value) -> usize {
    tensor_of(op, value).map_or(0, |tensor| tensor.shape.len())
}
