//! `func`: functions, calls and returns.

pub(crate) mod canonicalize;
mod inline;
mod names;
mod ops;
mod syntax;
mod verify;

pub use ops::*;
pub(crate) use verify::{call_matches, returns_match};

use couloir_ir::{Attribute, Context, OpDef, Type};

/// The constant op of a value: the name of a function of a function type.
fn materialize(
    ctx: &Context,
    value: Attribute,
    ty: Type,
) -> Option<(&'static OpDef, Vec<Option<Attribute>>)> {
    let fits = value.as_flat_symbol(ctx).is_some() && ty.as_function(ctx).is_some();
    fits.then(|| (Constant::def(), vec![Some(value)]))
}
