//! What vectors the ops of `arm_neon` take.

use couloir_ir::Type;
use couloir_ods::type_constraints;
use couloir_ods::types::class::VECTOR;

use crate::common::vectors::{of_length, of_size};

type_constraints! {
    /// Operands of widening operations.
    NARROW: VECTOR = "vector of 8-bit signless integer or 16-bit signless integer or 32-bit \
        signless integer values of length 8/4/2",
        |ctx, ty| of_length(ctx, ty, &[Type::I8, Type::I16, Type::I32], &[8, 4, 2]);
    /// Results of widening operations.
    WIDE: VECTOR = "vector of 16-bit signless integer or 32-bit signless integer or 64-bit \
        signless integer values of length 8/4/2",
        |ctx, ty| of_length(ctx, ty, &[Type::I16, Type::I32, Type::I64], &[8, 4, 2]);
    /// Sums of products.
    SUMS: VECTOR = "vector of 32-bit signless integer values of length 4/2",
        |ctx, ty| of_length(ctx, ty, &[Type::I32], &[4, 2]);
    /// Factors of such sums.
    BYTES: VECTOR = "vector of 8-bit signless integer values of length 16/8",
        |ctx, ty| of_length(ctx, ty, &[Type::I8], &[16, 8]);
    /// `vector<4xi32>`
    I32X4: VECTOR = "a vector with length 4 of 32-bit signless integer values",
        |ctx, ty| of_size(ctx, ty, &[Type::I32], 4, false);
    /// `vector<16xi8>`
    I8X16: VECTOR = "a vector with length 16 of 8-bit signless integer values",
        |ctx, ty| of_size(ctx, ty, &[Type::I8], 16, false);
    /// `vector<4xf32>`
    F32X4: VECTOR = "a vector with length 4 of 32-bit float values",
        |ctx, ty| of_size(ctx, ty, &[Type::F32], 4, false);
    /// `vector<8xbf16>`
    BF16X8: VECTOR = "a vector with length 8 of bfloat16 type values",
        |ctx, ty| of_size(ctx, ty, &[Type::BF16], 8, false);
}
