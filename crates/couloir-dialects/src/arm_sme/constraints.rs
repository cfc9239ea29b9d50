//! What vectors the ops of `arm_sme` take.

use couloir_ir::{Context, Type};
use couloir_ods::type_constraints;
use couloir_ods::types::class::{MEMREF, VECTOR};
use couloir_ods::types::is_memref;

use crate::common::vectors::scalable_1d;

const LENGTHS: &[i64] = &[16, 8, 4, 2, 1];

/// Tiles: element types by the size of both dimensions.
const TILES: &[(i64, &[Type])] = &[
    (16, &[Type::I8]),
    (8, &[Type::I16, Type::F16, Type::BF16]),
    (4, &[Type::I32, Type::F32]),
    (2, &[Type::I64, Type::F64]),
];

/// Whether this is a matrix of this many columns and rows, both scalable.
fn is_square(ctx: &Context, ty: Type, size: i64, holds: impl FnOnce(Type) -> bool) -> bool {
    ty.as_vector(ctx).is_some_and(|vector| {
        *vector.shape == [size, size] && *vector.scalable == [true, true] && holds(vector.element)
    })
}

fn is_tile(ctx: &Context, ty: Type) -> bool {
    TILES.iter().any(|(size, elements)| is_square(ctx, ty, *size, |ty| elements.contains(&ty)))
        || is_square(ctx, ty, 1, |ty| is_i128(ctx, ty))
}

fn is_i128(ctx: &Context, ty: Type) -> bool {
    ty.is_signless_integer(ctx) && ty.int_width(ctx) == Some(128)
}

/// Whether this fills a register of the Scalable Vector Extension, or less of it.
fn is_sve_vector(ctx: &Context, ty: Type) -> bool {
    const ELEMENTS: &[Type] =
        &[Type::I8, Type::I16, Type::I32, Type::I64, Type::F16, Type::BF16, Type::F32, Type::F64];
    let wide = ty.as_vector(ctx).filter(|vector| is_i128(ctx, vector.element));
    let element = wide.map(|vector| vector.element);
    scalable_1d(ctx, ty, element.as_ref().map_or(ELEMENTS, std::slice::from_ref), LENGTHS)
}

type_constraints! {
    /// `SMETile`
    SME_TILE: VECTOR = "a vector type that fits into a SME tile", is_tile;
    /// `SVEVector`
    SVE_VECTOR: VECTOR = "a vector type that matches the size of a SVE vector", is_sve_vector;
    /// `SVEPredicate`
    SVE_PREDICATE: VECTOR = "a vector type that matches the size of a SVE predicate",
        |ctx, ty| scalable_1d(ctx, ty, &[Type::I1], LENGTHS);
    /// `MOPPredicate`
    MOP_PREDICATE: VECTOR =
        "a vector type that is a supported predicate for the SME MOP instructions",
        |ctx, ty| scalable_1d(ctx, ty, &[Type::I1], &[16, 8, 4, 2]);
    /// `MOPVector`
    MOP_VECTOR: VECTOR = "a vector type that is a supported input for the SME MOP instructions",
        |ctx, ty| {
            const ELEMENTS: &[Type] =
                &[Type::I8, Type::I16, Type::BF16, Type::F16, Type::F32, Type::F64];
            scalable_1d(ctx, ty, ELEMENTS, &[16, 8, 4, 2])
        };
    /// `MemRefRankOf<[AnyType], [2]>`
    MEMREF_2D: MEMREF = "2D memref of any type values",
        |ctx, ty| is_memref(ctx, ty) && ty.shape(ctx).is_some_and(|shape| shape.len() == 2);
    /// Factors of sums of two products.
    HALVES = " of ranks 1scalable vector of 16-bit signless integer values of length 8",
        |ctx, ty| scalable_1d(ctx, ty, &[Type::I16], &[8]);
    /// The same in floating point.
    FLOAT_HALVES = " of ranks 1scalable vector of 16-bit float or bfloat16 type values of length 8",
        |ctx, ty| scalable_1d(ctx, ty, &[Type::F16, Type::BF16], &[8]);
    /// Factors of sums of four products.
    QUARTERS = " of ranks 1scalable vector of 8-bit signless integer values of length 16 or  of \
        ranks 1scalable vector of 16-bit signless integer values of length 8",
        |ctx, ty| scalable_1d(ctx, ty, &[Type::I8], &[16]) || scalable_1d(ctx, ty, &[Type::I16], &[8]);
    /// Sums of two products.
    I32_TILE = "vector<[4]x[4]xi32> of 32-bit signless integer values",
        |ctx, ty| is_square(ctx, ty, 4, |ty| ty == Type::I32);
    /// The same in floating point.
    F32_TILE = "vector<[4]x[4]xf32> of 32-bit float values",
        |ctx, ty| is_square(ctx, ty, 4, |ty| ty == Type::F32);
    /// Sums of four products.
    WIDE_TILE = "vector<[4]x[4]xi32> of 32-bit signless integer values or vector<[2]x[2]xi64> of \
        64-bit signless integer values", |ctx, ty| {
            is_square(ctx, ty, 4, |ty| ty == Type::I32) || is_square(ctx, ty, 2, |ty| ty == Type::I64)
        };
}
