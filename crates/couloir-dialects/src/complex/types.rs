//! Types of `complex`.

use couloir_ir::ty::TypeKind;
use couloir_ir::{Context, Type};
use couloir_ods::type_constraints;
use couloir_ods::types::class;

type_constraints! {
    /// `Complex<AnyFloat>`
    COMPLEX: class::COMPLEX = "complex type with floating-point elements",
        |ctx, ty| element(ctx, ty).is_some_and(|element| element.is_float(ctx));
}

/// The type of the parts of a complex type.
pub fn element(ctx: &Context, ty: Type) -> Option<Type> {
    match ty.kind(ctx) {
        TypeKind::Complex(element) => Some(*element),
        _ => None,
    }
}
