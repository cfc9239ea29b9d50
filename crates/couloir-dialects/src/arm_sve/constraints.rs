//! What vectors the ops of `arm_sve` take.

use couloir_ir::{Context, Type};
use couloir_ods::type_constraints;
use couloir_ods::types::class::VECTOR;

use crate::common::vectors::{of_size, scalable_1d, scalable_of, scalable_of_length};

const INTS: &[Type] = &[Type::I8, Type::I16, Type::I32, Type::I64];
const PREDICATE_LENGTHS: &[i64] = &[16, 8, 4, 2, 1];

/// Whether this fills a register of the extension: element types by how many there are.
fn fills_register(ctx: &Context, ty: Type) -> bool {
    const BY_SIZE: &[(i64, &[Type])] = &[
        (2, &[Type::I64, Type::F64]),
        (4, &[Type::I32, Type::F32]),
        (8, &[Type::I16, Type::F16, Type::BF16]),
        (16, &[Type::I8]),
    ];
    BY_SIZE.iter().any(|(size, elements)| of_size(ctx, ty, elements, *size, true))
}

/// Whether this is a vector of bits, its last dimension scalable and of one of these sizes, and
/// no other dimension scalable.
fn is_mask(ctx: &Context, ty: Type, sizes: &[i64]) -> bool {
    let Some(vector) = ty.as_vector(ctx) else { return false };
    let Some((last, rest)) = vector.scalable.split_last() else { return false };
    vector.element == Type::I1
        && *last
        && !rest.contains(&true)
        && vector.shape.last().is_some_and(|size| sizes.contains(size))
}

/// `vector<[16]xi1>`
pub(super) fn is_svbool(ctx: &Context, ty: Type) -> bool {
    scalable_1d(ctx, ty, &[Type::I1], &[16])
}

/// A predicate of any length.
pub(super) fn is_predicate(ctx: &Context, ty: Type) -> bool {
    scalable_1d(ctx, ty, &[Type::I1], PREDICATE_LENGTHS)
}

type_constraints! {
    /// `SVEVector`
    SVE_VECTOR = "an SVE vector with element size <= 64-bit", fills_register;
    /// `SVBool`
    SVBOOL: VECTOR = "vector<[16]xi1>", is_svbool;
    /// `SVEPredicate`
    SVE_PREDICATE: VECTOR =
        "vector<[1]xi1>, vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, or vector<[16]xi1>",
        is_predicate;
    /// `SVBoolMask`
    SVBOOL_MASK: VECTOR = "trailing scalable vector of 1-bit signless integer values with dim -1 \
        having a size of {16}", |ctx, ty| is_mask(ctx, ty, &[16]);
    /// `SVEPredicateMask`
    SVE_PREDICATE_MASK: VECTOR = "trailing scalable vector of 1-bit signless integer values with \
        dim -1 having a size of {16, 8, 4, 2, 1}", |ctx, ty| is_mask(ctx, ty, PREDICATE_LENGTHS);
    /// `ScalableVectorOfAnyRank<[I1]>`
    MASK: VECTOR = "scalable vector of 1-bit signless integer values",
        |ctx, ty| scalable_of(ctx, ty, &[Type::I1]);
    /// `ScalableVectorOfAnyRank<[I8, I16, I32, I64]>`
    INT_VECTOR: VECTOR = "scalable vector of 8-bit signless integer or 16-bit signless integer or \
        32-bit signless integer or 64-bit signless integer values",
        |ctx, ty| scalable_of(ctx, ty, INTS);
    /// `ScalableVectorOfAnyRank<[AnyFloat]>`
    FLOAT_VECTOR: VECTOR = "scalable vector of floating-point values",
        couloir_ods::container_of!(couloir_ods::types::is_scalable_vector: couloir_ods::types::ANY_FLOAT);
    /// Sums of four products.
    SUMS: VECTOR = "scalable vector of 32-bit signless integer or 64-bit signless integer values \
        of length 4/2", |ctx, ty| scalable_of_length(ctx, ty, &[Type::I32, Type::I64], &[4, 2]);
    /// Factors of such sums.
    FACTORS: VECTOR = "scalable vector of 8-bit signless integer or 16-bit signless integer \
        values of length 16/8",
        |ctx, ty| scalable_of_length(ctx, ty, &[Type::I8, Type::I16], &[16, 8]);
    /// Matrices of sums.
    I32X4: VECTOR = "scalable vector of 32-bit signless integer values of length 4",
        |ctx, ty| scalable_of_length(ctx, ty, &[Type::I32], &[4]);
    /// Matrices of bytes.
    I8X16: VECTOR = "scalable vector of 8-bit signless integer values of length 16",
        |ctx, ty| scalable_of_length(ctx, ty, &[Type::I8], &[16]);
    /// Matrices of sums of `bf16`.
    F32X4: VECTOR = "scalable vector of 32-bit float values of length 4",
        |ctx, ty| scalable_of_length(ctx, ty, &[Type::F32], &[4]);
    /// Matrices of `bf16`.
    BF16X8: VECTOR = "scalable vector of bfloat16 type values of length 8",
        |ctx, ty| scalable_of_length(ctx, ty, &[Type::BF16], &[8]);
    /// `ScalableVectorOfRank<[1]>`
    OF_RANK_1: VECTOR = " of ranks 1", |ctx, ty| {
        ty.as_vector(ctx).is_some_and(|vector| vector.is_scalable() && vector.rank() == 1)
    };
}
