//! Constraints, inferred types and effects of `memref`.

use couloir_ir::op::{AttrSyntax, InferInput};
use couloir_ir::ty::MemRefType;
use couloir_ir::{Context, Type};
use couloir_ods::types::{ANY_SIGNLESS_INTEGER_OR_FLOAT, class};
use couloir_ods::{attr_constraints, memref_of, type_constraints};

type_constraints! {
    /// `MemRefRankOf<[AnyType], [1]>`
    MEMREF_1D: class::MEMREF = "1D memref of any type values",
        |ctx, ty| ty.as_memref(ctx).is_some_and(|memref| memref.rank() == 1);
    /// `MemRefOf<[AnySignlessInteger, AnyFloat]>`
    MEMREF_OF_INTEGER_OR_FLOAT: class::MEMREF =
        "memref of signless integer or floating-point values",
        memref_of!(ANY_SIGNLESS_INTEGER_OR_FLOAT);
}

attr_constraints! {
    /// `MemRefTypeAttr`
    MEMREF_TYPE_ATTR: couloir_ods::attrs::is_type = "memref type attribute",
        |ctx, attr| attr.as_type(ctx).is_some_and(|ty| ty.as_memref(ctx).is_some()),
        AttrSyntax::Type;
}

/// The type of a memref's elements.
pub fn element_type(ctx: &Context, memref: Type) -> Option<Type> {
    memref.shaped_element(ctx)
}

/// The same types as the operands.
#[allow(clippy::unnecessary_wraps)] // the hook's signature
pub(super) fn infer_distinct_objects(
    _: &Context,
    input: &InferInput<'_>,
) -> Result<Vec<Type>, String> {
    Ok(input.operands.to_vec())
}

/// The base as a memref of rank 0, then `index` for offset, sizes and strides.
pub(super) fn infer_metadata(ctx: &Context, input: &InferInput<'_>) -> Result<Vec<Type>, String> {
    let memref = input.operands.first().and_then(|ty| ty.as_memref(ctx));
    let Some(memref) = memref else { return Err("expected a memref".to_owned()) };
    let space = memref.memory_space.expand();
    let base = MemRefType::get(ctx, &[], memref.element, None, space);
    let mut types = vec![Type::INDEX; 2 * memref.rank() + 2];
    if let Some(first) = types.first_mut() {
        *first = base;
    }
    Ok(types)
}
