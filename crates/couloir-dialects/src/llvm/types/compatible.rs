//! Which types LLVM knows.

use std::collections::HashSet;

use couloir_ir::num::FloatKind;
use couloir_ir::ty::TypeKind;
use couloir_ir::{Context, Type};

use super::{
    ARRAY, FUNC, LABEL, METADATA, PPC_FP128, STRUCT, TARGET, TOKEN, VOID, as_struct, inner, is,
    is_ptr,
};

/// Whether LLVM has this type, whatever is inside of it.
pub fn is_compatible_outer_type(ctx: &Context, ty: Type) -> bool {
    match ty.kind(ctx) {
        TypeKind::Integer(..) => ty.is_signless_integer(ctx),
        TypeKind::Float(kind) => is_llvm_float(*kind),
        TypeKind::Vector(vector) => vector.rank() == 1,
        TypeKind::Dialect(data) => data.def.dialect == "llvm",
        _ => false,
    }
}

fn is_llvm_float(kind: FloatKind) -> bool {
    matches!(
        kind,
        FloatKind::BF16
            | FloatKind::F16
            | FloatKind::F32
            | FloatKind::F64
            | FloatKind::F80
            | FloatKind::F128
    )
}

/// Whether LLVM has this type, with all that is inside of it
/// (`LLVM::isCompatibleType`).
pub fn is_compatible_type(ctx: &Context, ty: Type) -> bool {
    let mut seen = HashSet::new();
    let mut open = vec![ty];
    while let Some(ty) = open.pop() {
        if !seen.insert(ty) {
            continue;
        }
        if !is_compatible_outer_type(ctx, ty)
            || (ty.as_vector(ctx).is_some() && !is_compatible_vector_type(ctx, ty))
        {
            return false;
        }
        open.extend(inner(ctx, ty));
    }
    true
}

/// Whether this is a floating-point type of LLVM.
pub fn is_compatible_floating_point(ctx: &Context, ty: Type) -> bool {
    ty.float_kind(ctx).is_some_and(is_llvm_float) || is(ctx, ty, &PPC_FP128)
}

/// Whether this is a vector type of LLVM (`LLVM::isCompatibleVectorType`).
pub fn is_compatible_vector_type(ctx: &Context, ty: Type) -> bool {
    let Some(vector) = ty.as_vector(ctx).filter(|vector| vector.rank() == 1) else { return false };
    let element = vector.element;
    element.is_signless_integer(ctx)
        || is_compatible_floating_point(ctx, element)
        || is_ptr(ctx, element)
}

/// Whether values of this type can be: not `void`, not a function.
pub fn is_primitive_type(ctx: &Context, ty: Type) -> bool {
    is_compatible_outer_type(ctx, ty) && !is(ctx, ty, &VOID) && !is(ctx, ty, &FUNC)
}

/// Whether values of this type can be loaded and stored.
pub fn is_loadable_type(ctx: &Context, ty: Type) -> bool {
    is_primitive_type(ctx, ty)
        && !as_struct(ctx, ty).is_some_and(super::StructType::is_opaque)
        && (!is(ctx, ty, &TARGET) || supports_mem_ops(ctx, ty))
}

/// Whether a target's type has a layout in memory.
fn supports_mem_ops(ctx: &Context, ty: Type) -> bool {
    let name = ty.params_of(ctx, &TARGET).and_then(|params| params.first()?.as_str());
    let name = name.map_or("", |name| ctx.str(name));
    name.starts_with("spirv.") || name == "aarch64.svcount"
}

fn is_none_of(ctx: &Context, ty: Type, defs: &[&'static couloir_ir::ty::TypeDef]) -> bool {
    !defs.iter().any(|def| is(ctx, ty, def))
}

/// Whether arrays may hold this type.
pub(super) fn is_array_element(ctx: &Context, ty: Type) -> bool {
    is_none_of(ctx, ty, &[&VOID, &LABEL, &METADATA, &FUNC, &TOKEN])
}

/// Whether typed pointers may point to this type.
pub(super) fn is_pointee(ctx: &Context, ty: Type) -> bool {
    is_none_of(ctx, ty, &[&VOID, &LABEL, &METADATA, &TOKEN])
}

/// Whether structs may hold this type.
pub(super) fn is_struct_element(ctx: &Context, ty: Type) -> bool {
    is_none_of(ctx, ty, &[&VOID, &LABEL, &METADATA, &FUNC, &TOKEN])
}

/// Whether functions may take this type.
pub(super) fn is_argument(ctx: &Context, ty: Type) -> bool {
    is_none_of(ctx, ty, &[&VOID, &FUNC])
}

/// Whether functions may give this type.
pub(super) fn is_result(ctx: &Context, ty: Type) -> bool {
    is_none_of(ctx, ty, &[&FUNC, &METADATA, &LABEL])
}

/// Whether this is a struct or an array.
pub fn is_aggregate(ctx: &Context, ty: Type) -> bool {
    is(ctx, ty, &STRUCT) || is(ctx, ty, &ARRAY)
}
