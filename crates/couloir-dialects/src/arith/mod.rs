//! `arith`: integer and floating-point arithmetic on scalars, and elementwise
//! on vectors and tensors.

pub mod attrs;
pub(crate) mod canonicalize;
mod cast;
mod fold;
mod names;
mod ops;
mod syntax;
pub mod types;
mod verify;

pub(crate) use canonicalize::truth_of;
pub(crate) use fold::{compare_ints, holds_of_equal};
pub use ops::*;

use crate::common::fold::is_poison;
use crate::ub;
use couloir_ir::{Attribute, Context, OpDef, Type};

/// The constant op of a value: `arith.constant` holds any number or elements.
pub(crate) fn materialize(
    ctx: &Context,
    value: Attribute,
    ty: Type,
) -> Option<(&'static OpDef, Vec<Option<Attribute>>)> {
    if is_poison(ctx, value) {
        return Some((ub::Poison::def(), vec![Some(value)]));
    }
    let has_sign = ty.is_integer(ctx) && !ty.is_signless_integer(ctx);
    let fits = !has_sign && verify::is_constant(ctx, value) && value.typed(ctx) == Some(ty);
    fits.then(|| (Constant::def(), vec![Some(value)]))
}
