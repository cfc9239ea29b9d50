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
pub(crate) use alloc::layout_symbols;
pub(super) use alloc::*;
pub(super) use shape::*;
pub(super) use view::*;

use couloir_ir::ty::MemRefType;
use couloir_ir::{Failure, OpRef, Value};

type Verified = Result<(), Failure>;

/// The type of an operand that is a ranked memref.
fn memref_of(op: OpRef<'_>, value: Value) -> Option<&MemRefType> {
    op.ty(value).as_memref(op.ctx())
}
