//! What `memref`'s tables do not say about its ops.
//!
//! - [`access`]: loads, stores, atomics, prefetches, copies by DMA;
//! - [`alloc`]: allocation and globals;
//! - [`shape`]: expanded, collapsed, reshaped, transposed memrefs;
//! - [`view`]: subviews and reinterpretation.

mod access;
mod alloc;
mod shape;
mod view;

pub(super) use access::*;
pub(super) use alloc::*;
pub(super) use shape::*;
pub(super) use view::*;

use couloir_ir::ty::{DYNAMIC, MemRefType};
use couloir_ir::{Context, Failure, OpRef, Type, Value};

type Verified = Result<(), Failure>;

/// The type of an operand that is a ranked memref.
fn memref_of(op: OpRef<'_>, value: Value) -> Option<&MemRefType> {
    op.ty(value).as_memref(op.ctx())
}

/// How many sizes of a shaped type are unknown.
fn dynamic_dims(ctx: &Context, ty: Type) -> usize {
    let shape = ty.shape(ctx).unwrap_or_default();
    shape.iter().filter(|&&size| size == DYNAMIC).count()
}

/// As many size operands as unknown sizes.
fn check_dynamic_sizes(op: OpRef<'_>, ty: Type, given: usize) -> Verified {
    let wanted = dynamic_dims(op.ctx(), ty);
    if given == wanted {
        return Ok(());
    }
    op.op_error(format!("incorrect number of dynamic sizes, has {given}, expected {wanted}")).fail()
}
