//! Verifiers of `nvgpu` ops: of copies, of products that a warp and a group of warps compute.

mod copies;
mod groups;
mod warps;

use couloir_ir::attr::Param;
use couloir_ir::ty::MemRefType;
use couloir_ir::{Attribute, Context, Failure, OpRef, Type};

pub(super) use copies::*;
pub(super) use groups::*;
pub(super) use warps::*;

use crate::gpu::{ADDRESS_SPACE, ADDRESS_SPACES};

type Verified = Result<(), Failure>;

/// The number of shared memory among memory spaces.
const SHARED: i64 = 3;

/// Whether a memory space is shared memory: its number, or `gpu`'s name of it.
pub fn is_shared_space(ctx: &Context, space: Attribute) -> bool {
    let named = space.params_of(ctx, &ADDRESS_SPACE).and_then(|params| params.first()?.as_uint());
    space.as_i64(ctx) == Some(SHARED)
        || named.is_some_and(|case| ADDRESS_SPACES.text_of(case) == Some("workgroup"))
}

/// Whether a memref is in shared memory.
pub fn is_shared(ctx: &Context, memref: &MemRefType) -> bool {
    memref.memory_space.expand().is_some_and(|space| is_shared_space(ctx, space))
}

/// How many bits an element has; what has none that are known is refused.
fn width(op: OpRef<'_>, element: Type) -> Result<i64, Failure> {
    match element.int_or_float_width(op.ctx()) {
        Some(width) => Ok(i64::from(width)),
        None => op.error("expected elements whose width in bits is known").fail(),
    }
}

/// Fails with the message of the first of these that holds.
fn refuse(op: OpRef<'_>, checks: &[(bool, &str)]) -> Verified {
    match checks.iter().find(|(holds, _)| *holds) {
        Some((_, message)) => op.error(*message).fail(),
        None => Ok(()),
    }
}

/// Only what is fast and flushes to zero is there.
pub(super) fn reciprocal(op: OpRef<'_>) -> Verified {
    let rounding = op.prop(super::Rcp::ROUNDING).unwrap_or(Attribute::UNIT);
    let case = rounding.params_of(op.ctx(), &super::attrs::ROUNDING);
    let is_approximate = case.and_then(|params| params.first().and_then(Param::as_uint)) == Some(0);
    if is_approximate && op.prop(super::Rcp::FTZ).is_some() {
        return Ok(());
    }
    let rounding = op.ctx().attr_text(rounding);
    op.op_error(format!("has a limitation. {rounding} or non-ftz is not supported yet.")).fail()
}
