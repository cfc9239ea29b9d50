//! `ub`: undefined behaviour made explicit.

mod attrs;
mod ops;

pub use attrs::{POISON, poison};
pub use ops::*;

use couloir_ir::{Attribute, Context, OpDef, Type};

/// The constant op of a value: poison is of any type.
fn materialize(
    ctx: &Context,
    value: Attribute,
    _: Type,
) -> Option<(&'static OpDef, Vec<Option<Attribute>>)> {
    value.params_of(ctx, &POISON).map(|_| (Poison::def(), vec![Some(value)]))
}
