//! What types the ops of `nvvm` take.

use couloir_ir::{Context, Type};
use couloir_ods::types::{F32, F64, I1, I32, I64, class};
use couloir_ods::{any_of, type_constraints};

use crate::llvm::constraints::ANY_STRUCT;
use crate::llvm::target_constraints::{POINTER, PTR0, PTR1, PTR3, PTR4, PTR5, PTR6, PTR7};

/// Whether this is a vector with so many elements of a type.
fn is_vector(ctx: &Context, ty: Type, lengths: &[u64], element: Type) -> bool {
    ty.as_vector(ctx).is_some_and(|vector| vector.element == element)
        && ty.num_elements(ctx).is_some_and(|count| lengths.contains(&count))
}

/// Vectors of one length and element: `NAME = "element", length, element;`.
macro_rules! vectors {
    ($($(#[$meta:meta])* $name:ident = $element:literal, $length:literal, $ty:expr;)*) => {
        type_constraints! {
            $($(#[$meta])* $name: class::VECTOR = concat!("vector of ", $element, " values of length ", $length),
                |ctx, ty| is_vector(ctx, ty, &[$length], $ty);)*
        }
    };
}

vectors! {
    /// `vector<2xi8>`
    V2I8 = "8-bit signless integer", 2, Type::I8;
    /// `vector<4xi8>`
    V4I8 = "8-bit signless integer", 4, Type::I8;
    /// `vector<2xi16>`
    V2I16 = "16-bit signless integer", 2, Type::I16;
    /// `vector<2xf16>`
    V2F16 = "16-bit float", 2, Type::F16;
    /// `vector<2xbf16>`
    V2BF16 = "bfloat16 type", 2, Type::BF16;
    /// `vector<4xf32>`
    V4F32 = "32-bit float", 4, Type::F32;
}

type_constraints! {
    /// Generic or shared memory.
    PTR0_OR_PTR3 = "LLVM pointer in address space 0 or LLVM pointer in address space 3",
        any_of!(PTR0, PTR3);
    /// Generic memory or that of a cluster.
    PTR0_OR_PTR7 = "LLVM pointer in address space 0 or LLVM pointer in address space 7",
        any_of!(PTR0, PTR7);
    /// Memory of a block or its cluster.
    PTR3_OR_PTR7 = "LLVM pointer in address space 3 or LLVM pointer in address space 7",
        any_of!(PTR3, PTR7);
    /// Generic memory, or that of a block or its cluster.
    PTR0_OR_PTR3_OR_PTR7 = "LLVM pointer in address space 0 or LLVM pointer in address space 3 or LLVM \
        pointer in address space 7", any_of!(PTR0, PTR3, PTR7);
    /// What can be fetched ahead.
    PTR1_OR_PTR5_OR_PTR0_OR_PTR4 = "LLVM pointer in address space 1 or LLVM pointer in address space 5 \
        or LLVM pointer in address space 0 or LLVM pointer in address space 4",
        any_of!(PTR1, PTR5, PTR0, PTR4);
    /// Any memory.
    ANY_PTR_OR_PTR3 = "LLVM pointer type or LLVM pointer in address space 3", any_of!(POINTER, PTR3);
    /// Tensor memory, or a descriptor of shared memory.
    PTR6_OR_I64 = "LLVM pointer in address space 6 or 64-bit signless integer", any_of!(PTR6, I64);
    /// A word or a bit.
    I32_OR_I1 = "32-bit signless integer or 1-bit signless integer", any_of!(I32, I1);
    /// A bit or a word.
    I1_OR_I32 = "1-bit signless integer or 32-bit signless integer", any_of!(I1, I32);
    /// A word or two.
    I32_OR_I64 = "32-bit signless integer or 64-bit signless integer", any_of!(I32, I64);
    /// Two words or one.
    I64_OR_I32 = "64-bit signless integer or 32-bit signless integer", any_of!(I64, I32);
    /// A number of 32 bits.
    I32_OR_F32 = "32-bit signless integer or 32-bit float", any_of!(I32, F32);
    /// A number, or one and a bit.
    I32_OR_F32_OR_STRUCT = "32-bit signless integer or 32-bit float or LLVM struct type",
        any_of!(I32, F32, ANY_STRUCT);
    /// A mask, or one and a bit.
    I32_OR_STRUCT = "32-bit signless integer or LLVM struct type", any_of!(I32, ANY_STRUCT);
    /// Parts of a fragment, or its one number.
    ANY_STRUCT_OR_F64 = "LLVM structure type or 64-bit float", any_of!(ANY_STRUCT, F64);
    /// Two numbers of 8 bits.
    I16_OR_V2I8 = "16-bit signless integer or vector of 8-bit signless integer values of length 2",
        |ctx, ty| ty == Type::I16 || (V2I8.holds)(ctx, ty);
    /// Words of tensor memory.
    TMEM_WORDS = "32-bit signless integer or vector of 32-bit signless integer values of length \
        2/4/8/16/32/64/128",
        |ctx, ty| ty == Type::I32 || is_vector(ctx, ty, &[2, 4, 8, 16, 32, 64, 128], Type::I32);
    /// A mask of lanes.
    LANES: class::VECTOR = "fixed-length vector of 32-bit signless integer values of length 4/8",
        |ctx, ty| is_vector(ctx, ty, &[4, 8], Type::I32)
            && ty.as_vector(ctx).is_some_and(|vector| !vector.is_scalable());
}
