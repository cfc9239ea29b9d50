//! What vectors the ops of `x86vector` take.

use couloir_ir::{Context, Type};
use couloir_ods::types::class::{MEMREF, VECTOR};
use couloir_ods::types::{BF16, F16};
use couloir_ods::{memref_of, type_constraints};

use crate::common::vectors::of_length;

fn is_word(_: &Context, ty: Type) -> bool {
    ty == Type::I16 || ty == Type::I8
}

type_constraints! {
    /// Bits of masks.
    MASKS: VECTOR = "vector of 1-bit signless integer values of length 16/8",
        |ctx, ty| of_length(ctx, ty, &[Type::I1], &[16, 8]);
    /// Whole registers of 512 bits.
    NUMBERS: VECTOR = "vector of 32-bit float or 32-bit signless integer or 64-bit float or \
        64-bit signless integer values of length 16/8",
        |ctx, ty| of_length(ctx, ty, &[Type::F32, Type::I32, Type::F64, Type::I64], &[16, 8]);
    /// The same of floating-point numbers.
    FLOATS: VECTOR = "vector of 32-bit float or 64-bit float values of length 16/8",
        |ctx, ty| of_length(ctx, ty, &[Type::F32, Type::F64], &[16, 8]);
    /// The same of integers.
    INTS: VECTOR = "vector of 32-bit signless integer or 64-bit signless integer values of length \
        16/8", |ctx, ty| of_length(ctx, ty, &[Type::I32, Type::I64], &[16, 8]);
    /// A mask as a number.
    MASK_NUMBER = "16-bit signless integer or 8-bit signless integer", is_word;
    /// Sums of products of `bf16`.
    F32_SUMS: VECTOR = "vector of 32-bit float values of length 4/8/16",
        |ctx, ty| of_length(ctx, ty, &[Type::F32], &[4, 8, 16]);
    /// Factors of such sums.
    BF16_FACTORS: VECTOR = "vector of bfloat16 type values of length 8/16/32",
        |ctx, ty| of_length(ctx, ty, &[Type::BF16], &[8, 16, 32]);
    /// What is rounded to `bf16`.
    F32X8_OR_16: VECTOR = "vector of 32-bit float values of length 8/16",
        |ctx, ty| of_length(ctx, ty, &[Type::F32], &[8, 16]);
    /// What it is rounded to.
    BF16X8_OR_16: VECTOR = "vector of bfloat16 type values of length 8/16",
        |ctx, ty| of_length(ctx, ty, &[Type::BF16], &[8, 16]);
    /// A register of 256 bits.
    F32X8: VECTOR = "vector of 32-bit float values of length 8",
        |ctx, ty| of_length(ctx, ty, &[Type::F32], &[8]);
    /// Half of it, or all.
    F32X4_OR_8: VECTOR = "vector of 32-bit float values of length 4/8",
        |ctx, ty| of_length(ctx, ty, &[Type::F32], &[4, 8]);
    /// Sums of products of bytes.
    I32_SUMS: VECTOR = "vector of 32-bit signless integer values of length 4/8",
        |ctx, ty| of_length(ctx, ty, &[Type::I32], &[4, 8]);
    /// Factors of such sums.
    I8_FACTORS: VECTOR = "vector of 8-bit signless integer values of length 16/32",
        |ctx, ty| of_length(ctx, ty, &[Type::I8], &[16, 32]);
    /// Where numbers of 16 bits are read.
    HALVES_MEMREF: MEMREF = "memref of bfloat16 type or 16-bit float values", memref_of!(BF16, F16);
}
