//! `llvm`: LLVM IR as a dialect.
//!
//! - [`types`]: the types, and what can be asked of them;
//! - [`attrs`]: the attributes and enumerations;
//! - `ops`: the table of ops; `syntax`, `infer`, `flow`, `verify`,
//!   `discardable`: what is hand-written about them;
//! - `mem2reg`, `sroa`: what ops say for the promotion of memory to values,
//!   with `mem_intrinsics` and `slot_casts`;
//! - [`build`]: shorthands for ops that lowerings make often.

pub mod attrs;
pub mod build;
pub mod constraints;
mod discardable;
mod flow;
mod fold;
mod infer;
mod inline;
mod layout_spec;
mod mem2reg;
mod mem_intrinsics;
mod ops;
mod slot_casts;
mod sroa;
mod syntax;
pub mod target_constraints;
pub mod types;
mod verify;

pub use build::*;
pub use couloir_data_layout::check as check_data_layout;
pub use fold::{Sought, sought};
pub use layout_spec::layout_spec;
pub use ops::*;
pub use types::{
    array, func, ptr, ptr_in, struct_identified, struct_literal, struct_opaque, struct_packed, void,
};
pub(crate) use verify::memory::is_atomic_type;

use couloir_ir::attr::AttrKind;
use couloir_ir::{Attribute, Context, OpDef, Type};

/// The constant op of a value: `llvm.mlir.constant` holds numbers and elements.
fn materialize(
    ctx: &Context,
    value: Attribute,
    ty: Type,
) -> Option<(&'static OpDef, Vec<Option<Attribute>>)> {
    let def = match value.kind(ctx) {
        AttrKind::Dialect(data) if data.def == &attrs::UNDEF => {
            return Some((Undef::def(), vec![]));
        }
        AttrKind::Dialect(data) if data.def == &attrs::POISON => {
            return Some((Poison::def(), vec![]));
        }
        AttrKind::Dialect(data) if data.def == &attrs::ZERO => return Some((Zero::def(), vec![])),
        AttrKind::SymbolRef(_, nested) if nested.is_empty() && types::is_ptr(ctx, ty) => {
            AddressOf::def()
        }
        AttrKind::Integer(..)
        | AttrKind::Float(..)
        | AttrKind::DenseElements(_)
        | AttrKind::DenseResource(..)
            if value.typed(ctx) == Some(ty) =>
        {
            Constant::def()
        }
        _ => return None,
    };
    types::is_compatible_outer_type(ctx, ty).then(|| (def, vec![Some(value)]))
}
