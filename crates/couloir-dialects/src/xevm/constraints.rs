//! What types the ops of `xevm` take.

use couloir_ir::num::FloatKind;
use couloir_ir::{Context, Type};
use couloir_ods::types::{I32, I64, class};
use couloir_ods::{any_of, type_constraints};

use crate::llvm::target_constraints::{PTR1, PTR4};

/// The element of a vector of one dimension and a fixed length.
fn element(ctx: &Context, ty: Type) -> Option<Type> {
    let vector = ty.as_vector(ctx)?;
    (vector.rank() == 1 && !vector.is_scalable()).then_some(vector.element)
}

/// Numbers that matrices hold.
fn is_of_matrix(ctx: &Context, ty: Type) -> bool {
    matches!(ty.int_width(ctx), Some(8 | 16 | 32))
        || matches!(ty, Type::F32 | Type::F16 | Type::BF16)
        || ty.float_kind(ctx) == Some(FloatKind::TF32)
}

/// Numbers that blocks hold.
fn is_of_block(ty: Type) -> bool {
    matches!(ty, Type::I8 | Type::I16 | Type::I32 | Type::I64)
}

type_constraints! {
    /// A part of a matrix.
    MATRIX: class::VECTOR = "fixed-length vector of 8-bit integer or 16-bit integer or 32-bit integer or \
        32-bit float or tf32 type or 16-bit float or bfloat16 type values of ranks 1",
        |ctx, ty| element(ctx, ty).is_some_and(|element| is_of_matrix(ctx, element));
    /// What a block of memory holds for one lane.
    BLOCK = "8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit \
        signless integer or fixed-length vector of 8-bit signless integer or 16-bit signless integer or \
        32-bit signless integer or 64-bit signless integer values of ranks 1",
        |ctx, ty| is_of_block(ty) || element(ctx, ty).is_some_and(is_of_block);
    /// What can be fetched ahead.
    PTR1_OR_PTR4 = "LLVM pointer in address space 1 or LLVM pointer in address space 4",
        any_of!(PTR1, PTR4);
    /// A word or two.
    WORD = "32-bit signless integer or 64-bit signless integer", any_of!(I32, I64);
}
