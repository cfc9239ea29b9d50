//! What types the ops of `rocdl` take.

use couloir_ir::ty::VectorType;
use couloir_ir::{Attribute, Context, Type};
use couloir_ods::type_constraints;
use couloir_ods::types::class;

use crate::llvm::constraints::LLVM_TYPE;
use crate::llvm::target_constraints::STRUCT_CLASS;
use crate::llvm::types::{as_struct, is_compatible_outer_type, is_compatible_vector_type};

/// `0 : i16`, no changes to an operand
pub(super) fn zero_i16(ctx: &Context) -> Attribute {
    Attribute::int(ctx, Type::I16, 0)
}

/// Of any shape that has so many elements.
fn is_fixed(ctx: &Context, ty: Type, length: u64, element: Type) -> bool {
    let fits = |vector: &VectorType| !vector.is_scalable() && vector.element == element;
    ty.as_vector(ctx).is_some_and(fits) && ty.num_elements(ctx) == Some(length)
}

/// Vectors of one length and element: `NAME = "element", length, element;`.
macro_rules! vectors {
    ($($(#[$meta:meta])* $name:ident = $element:literal, $length:literal, $ty:expr;)*) => {
        type_constraints! {
            $($(#[$meta])* $name: class::VECTOR = concat!("fixed-length vector of ", $element,
                " values of length ", $length), |ctx, ty| is_fixed(ctx, ty, $length, $ty),
                build |ctx| Type::vector(ctx, &[$length], $ty);)*
        }
    };
}

vectors! {
    /// `vector<2xbf16>`
    V2BF16 = "bfloat16 type", 2, Type::BF16;
    /// `vector<8xbf16>`
    V8BF16 = "bfloat16 type", 8, Type::BF16;
    /// `vector<16xbf16>`
    V16BF16 = "bfloat16 type", 16, Type::BF16;
    /// `vector<32xbf16>`
    V32BF16 = "bfloat16 type", 32, Type::BF16;
    /// `vector<2xf16>`
    V2F16 = "16-bit float", 2, Type::F16;
    /// `vector<8xf16>`
    V8F16 = "16-bit float", 8, Type::F16;
    /// `vector<16xf16>`
    V16F16 = "16-bit float", 16, Type::F16;
    /// `vector<32xf16>`
    V32F16 = "16-bit float", 32, Type::F16;
    /// `vector<2xf32>`
    V2F32 = "32-bit float", 2, Type::F32;
    /// `vector<8xf32>`
    V8F32 = "32-bit float", 8, Type::F32;
    /// `vector<16xf32>`
    V16F32 = "32-bit float", 16, Type::F32;
    /// `vector<32xf32>`
    V32F32 = "32-bit float", 32, Type::F32;
    /// `vector<2xi16>`
    V2I16 = "16-bit signless integer", 2, Type::I16;
    /// `vector<2xi32>`
    V2I32 = "32-bit signless integer", 2, Type::I32;
    /// `vector<3xi32>`
    V3I32 = "32-bit signless integer", 3, Type::I32;
    /// `vector<4xi32>`
    V4I32 = "32-bit signless integer", 4, Type::I32;
    /// `vector<6xi32>`
    V6I32 = "32-bit signless integer", 6, Type::I32;
    /// `vector<8xi32>`
    V8I32 = "32-bit signless integer", 8, Type::I32;
}

fn scalar_or_vector(ctx: &Context, ty: Type, scalar: Type) -> bool {
    let element = ty.shaped_element(ctx).filter(|_| is_compatible_vector_type(ctx, ty));
    element.unwrap_or(ty) == scalar
}

/// Two numbers, in a struct.
fn is_pair(ctx: &Context, ty: Type) -> bool {
    // What comes after the two is not looked at.
    as_struct(ctx, ty).is_some_and(|data| data.elements().take(2).eq([Type::I32, Type::I32]))
}

type_constraints! {
    /// A buffer, in any type; as its form leaves it out, in four words.
    BUFFER = LLVM_TYPE.summary, is_compatible_outer_type,
        build |ctx| Type::vector(ctx, &[4], Type::I32);
    /// A number, in any type; as forms leave it out, in one word.
    WORD = LLVM_TYPE.summary, is_compatible_outer_type, build |_| Type::I32;
    /// `LLVM_ScalarOrVectorOf<F16>`
    F16S = "16-bit float or LLVM dialect-compatible vector of 16-bit float",
        |ctx, ty| scalar_or_vector(ctx, ty, Type::F16);
    /// `LLVM_ScalarOrVectorOf<F32>`
    F32S = "32-bit float or LLVM dialect-compatible vector of 32-bit float",
        |ctx, ty| scalar_or_vector(ctx, ty, Type::F32);
    /// `LLVM_ScalarOrVectorOf<BF16>`
    BF16S = "bfloat16 type or LLVM dialect-compatible vector of bfloat16 type",
        |ctx, ty| scalar_or_vector(ctx, ty, Type::BF16);
    /// Two lanes.
    I32_PAIR: STRUCT_CLASS = "LLVM dialect-compatible struct of 32-bit signless integerand32-bit signless integer",
        is_pair;
}
