//! Verifiers of `amdgpu` ops: of memory, of numbers that are packed, of products, and of tiles that
//! are moved.

mod memory;
mod packed;
mod products;
mod tiles;

use couloir_ir::{Failure, OpRef};

pub(super) use memory::*;
pub use memory::{Space, space_of};
pub(super) use packed::*;
pub(super) use products::*;
pub(super) use tiles::*;

type Verified = Result<(), Failure>;

/// Fails with a message where something holds.
fn refuse(op: OpRef<'_>, wrong: bool, message: impl FnOnce() -> String) -> Verified {
    if wrong { op.op_error(message()).fail() } else { Ok(()) }
}

/// A number among the inherent attributes; 0 where there is none.
fn number(op: OpRef<'_>, slot: usize) -> i64 {
    op.prop(slot).and_then(|attr| attr.as_i64(op.ctx())).unwrap_or_default()
}
