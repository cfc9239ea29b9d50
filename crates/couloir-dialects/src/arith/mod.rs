//! `arith`: integer and floating-point arithmetic on scalars, and elementwise
//! on vectors and tensors.

pub mod attrs;
mod cast;
mod names;
mod ops;
mod syntax;
pub mod types;
mod verify;

pub use ops::*;

use couloir_ir::{Attribute, Context, OpDef, Type};

/// The constant op of a value: `arith.constant` holds any number or elements.
fn materialize(
    ctx: &Context,
    value: Attribute,
    ty: Type,
) -> Option<(&'static OpDef, Vec<Option<Attribute>>)> {
    let fits = verify::is_constant(ctx, value) && value.typed(ctx) == Some(ty);
    fits.then(|| (Constant::def(), vec![Some(value)]))
}
