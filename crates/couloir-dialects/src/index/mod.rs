//! `index`: arithmetic on the target's pointer-sized integers.

mod attrs;
pub(crate) mod canonicalize;
mod fold;
mod hooks;
mod ops;

pub use attrs::{CMP_PREDICATE, CMP_PREDICATES};
pub use ops::*;

use couloir_ir::{Attribute, Context, OpDef, Type};

/// The constant op of a value: `index` and `i1` have one each.
fn materialize(
    _: &Context,
    value: Attribute,
    ty: Type,
) -> Option<(&'static OpDef, Vec<Option<Attribute>>)> {
    match ty {
        Type::INDEX => Some((Constant::def(), vec![Some(value)])),
        Type::I1 if value.as_bool().is_some() => Some((BoolConstant::def(), vec![Some(value)])),
        _ => None,
    }
}
