//! `shape`: shapes of values, computed and constrained.

pub(crate) mod canonicalize;
mod control;
pub(crate) mod fold;
mod infer;
mod library;
mod names;
mod ops;
mod syntax;
pub mod types;
mod verify;

pub use infer::shape_of_type;
pub use ops::*;

use couloir_ir::build::NewOp;
use couloir_ir::op::FoldInput;
use couloir_ir::{Attribute, Context, OpDef, Type};

use types::{is_extent_tensor, is_shape, is_size, is_witness};

/// The constant op of a shape, a size, a witness, or any other value.
fn materialize(
    ctx: &Context,
    value: Attribute,
    ty: Type,
) -> Option<(&'static OpDef, Vec<Option<Attribute>>)> {
    let def = if crate::common::fold::is_poison(ctx, value) {
        crate::ub::Poison::def()
    } else if is_shape(ctx, ty) || is_extent_tensor(ctx, ty) {
        ConstShape::def()
    } else if is_size(ctx, ty) {
        ConstSize::def()
    } else if is_witness(ctx, ty) {
        ConstWitness::def()
    } else {
        return crate::arith::materialize(ctx, value, ty);
    };
    Some((def, vec![Some(value)]))
}

/// `shape.const_witness true`
pub fn passing(ctx: &Context) -> NewOp {
    ConstWitness::build(ctx, Attribute::TRUE)
}

/// The constant that a constant op holds.
fn held(input: &FoldInput<'_>) -> couloir_ir::op::FoldResult {
    crate::common::fold::constant(input.op.prop(0))
}
