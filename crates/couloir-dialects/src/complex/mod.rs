//! `complex`: complex numbers with floating-point parts.

pub mod attrs;
pub(crate) mod canonicalize;
mod fold;
mod ops;
mod types;
mod verify;

pub use ops::*;
pub use types::element;

use crate::arith;
use couloir_ir::{Attribute, Context, OpDef, Type};

/// The constant op of a value: of complex numbers this dialect's own, of
/// others that of `arith`.
pub(crate) fn materialize(
    ctx: &Context,
    value: Attribute,
    ty: Type,
) -> Option<(&'static OpDef, Vec<Option<Attribute>>)> {
    if verify::is_constant_of(ctx, value, ty) {
        return Some((Constant::def(), vec![Some(value)]));
    }
    arith::materialize(ctx, value, ty)
}
