//! What the ops of `vcix` take.

use couloir_ir::op::AttrSyntax;
use couloir_ir::{Attribute, Context, Type};
use couloir_ods::{attr_constraints, type_constraints};

use crate::llvm::constraints::LLVM_VECTOR;

/// What properties hold before they are checked.
fn any(_: &Context, _: Attribute) -> bool {
    true
}

type_constraints! {
    /// `VCIX_VL`
    VECTOR_LENGTH = "64-bit signless integer or 32-bit signless integer",
        |_, ty| ty == Type::I64 || ty == Type::I32;
    /// `VCIX_VectorOrScalar`
    VECTOR_OR_SCALAR = "LLVM dialect-compatible vector type or 64-bit signless integer or 32-bit \
        signless integer or 16-bit float or 32-bit float or 64-bit float",
        |ctx, ty| (LLVM_VECTOR.holds)(ctx, ty)
            || [Type::I64, Type::I32, Type::F16, Type::F32, Type::F64].contains(&ty);
}

attr_constraints! {
    /// `VCIX_OpcodeAttr`, `VCIX_ImmAttr`
    IMMEDIATE: any = "32-bit signless integer attribute or 64-bit signless integer attribute",
        |ctx, attr| attr.as_int(ctx).is_some_and(|_| {
            attr.typed(ctx).is_some_and(|ty| ty == Type::I32 || ty == Type::I64)
        }),
        AttrSyntax::Any;
}
