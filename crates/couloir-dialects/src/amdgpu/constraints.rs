//! What types the ops of `amdgpu` take: vectors of some lengths and elements, above all.

use couloir_ir::num::FloatKind as F;
use couloir_ir::ty::Signedness::{self, Signed, Signless, Unsigned};
use couloir_ir::ty::TypeKind;
use couloir_ir::{Context, Type};
use couloir_ods::type_constraints;
use couloir_ods::types::{class, is_fixed_vector, is_vector_of_non_zero_rank};

/// What a vector is of.
#[derive(Clone, Copy)]
enum Element {
    /// Numbers with a point.
    Float(F),
    /// Integers of a width.
    Int(u32, Signedness),
}
use Element::{Float, Int};

impl Element {
    fn is(self, ctx: &Context, ty: Type) -> bool {
        match self {
            Float(kind) => ty.float_kind(ctx) == Some(kind),
            Int(width, sign) => {
                matches!(ty.kind(ctx), TypeKind::Integer(own, of) if *own == width && *of == sign)
            }
        }
    }
}

/// Vectors of some elements, and how many these are in all.
type Vectors = (&'static [Element], &'static [u64]);

fn is_of(ctx: &Context, ty: Type, (elements, lengths): Vectors) -> bool {
    let Some(vector) = ty.as_vector(ctx).filter(|vector| vector.rank() > 0) else { return false };
    elements.iter().any(|element| element.is(ctx, vector.element))
        && ty.num_elements(ctx).is_some_and(|length| lengths.contains(&length))
}

fn is_any_of(ctx: &Context, ty: Type, all: &[Vectors]) -> bool {
    all.iter().any(|&vectors| is_of(ctx, ty, vectors))
}

/// The same of vectors without scalable dimensions.
fn is_fixed_of(ctx: &Context, ty: Type, all: &[Vectors]) -> bool {
    is_fixed_vector(ctx, ty) && is_any_of(ctx, ty, all)
}

/// Vectors of one dimension, of just so many.
fn is_row_of(ctx: &Context, ty: Type, all: &[Vectors]) -> bool {
    ty.as_vector(ctx).is_some_and(|vector| vector.rank() == 1) && is_fixed_of(ctx, ty, all)
}

fn is_scalar(ctx: &Context, ty: Type, all: &[Element]) -> bool {
    all.iter().any(|element| element.is(ctx, ty))
}

/// Integers without a sign and numbers with a point.
fn is_number(ctx: &Context, ty: Type) -> bool {
    ty.is_signless_integer(ctx) || ty.is_float(ctx)
}

fn is_number_or_row(ctx: &Context, ty: Type) -> bool {
    let row = ty.as_vector(ctx).filter(|vector| vector.rank() == 1 && !vector.is_scalable());
    row.map_or_else(|| is_number(ctx, ty), |row| is_number(ctx, row.element))
}

const I4: Element = Int(4, Signless);
const I8: Element = Int(8, Signless);
const I16: Element = Int(16, Signless);
const I32: Element = Int(32, Signless);
/// The numbers of 8 bits of OCP.
const OCP: &[Element] = &[Float(F::F8E5M2), Float(F::F8E4M3FN)];
/// Those that have no negative zero.
const NANOO: &[Element] = &[Float(F::F8E5M2FNUZ), Float(F::F8E4M3FNUZ)];
const BYTES: &[Element] =
    &[Float(F::F8E5M2FNUZ), Float(F::F8E4M3FNUZ), Float(F::F8E5M2), Float(F::F8E4M3FN)];
const WIDE: &[Element] = &[Float(F::F32), Float(F::F16), Float(F::BF16)];
const SCALES: &[Element] = &[Float(F::F8E8M0FNU)];
const F4: &[Element] = &[Float(F::F4E2M1FN)];
const F6: &[Element] = &[Float(F::F6E2M3FN), Float(F::F6E3M2FN)];
const F4_OR_F6: &[Element] = &[Float(F::F6E2M3FN), Float(F::F6E3M2FN), Float(F::F4E2M1FN)];

type_constraints! {
    /// A number of 8 bits, or up to four.
    PACKED_BYTES = "f8E5M2FNUZ type or f8E4M3FNUZ type or f8E5M2 type or f8E4M3FN type or vector \
        of f8E5M2FNUZ type or f8E4M3FNUZ type or f8E5M2 type or f8E4M3FN type values of length \
        1/2/3/4",
        |ctx, ty| is_scalar(ctx, ty, BYTES) || is_of(ctx, ty, (BYTES, &[1, 2, 3, 4]));
    /// `f32`, or two.
    ONE_OR_TWO_F32 = "32-bit float or fixed-length vector of 32-bit float values of length 2",
        |ctx, ty| ty == Type::F32 || is_fixed_of(ctx, ty, &[(&[Float(F::F32)], &[2])]);
    /// What `scaled_ext_packed_matrix` takes.
    MATRIX_PART = "vector<8xF4E2M1FN> of f4E2M1FN type values or vector<8xF8E4M3FN> of f8E4M3FN \
        type values or vector<8xF8E5M2> of f8E5M2 type values or vector<16xF6E2M3FN> of f6E2M3FN \
        type values or vector<16xF6E3M2FN> of f6E3M2FN type values",
        |ctx, ty| is_row_of(ctx, ty, &[(F4, &[8]), (OCP, &[8]), (F6, &[16])]);
    /// `vector<4xf8E8M0FNU>`
    FOUR_SCALES: class::VECTOR = "vector<4xF8E8M0FNU> of f8E8M0FNU type values",
        |ctx, ty| is_row_of(ctx, ty, &[(SCALES, &[4])]);
    /// What `scaled_ext_packed_matrix` gives.
    WIDE_MATRIX_PART = "vector<8xF32> of 32-bit float values or vector<8xF16> of 16-bit float \
        values or vector<8xBF16> of bfloat16 type values or vector<16xF32> of 32-bit float values \
        or vector<16xF16> of 16-bit float values or vector<16xBF16> of bfloat16 type values",
        |ctx, ty| is_row_of(ctx, ty, &[(WIDE, &[8, 16])]);
    /// What `scaled_ext_packed` takes.
    SCALED_SOURCE = "vector of f8E5M2 type or f8E4M3FN type values of length 1/2/3/4 or vector of \
        f4E2M1FN type values of length 1/2/3/4/5/6/7/8",
        |ctx, ty| is_any_of(ctx, ty, &[(OCP, &[1, 2, 3, 4]), (F4, &[1, 2, 3, 4, 5, 6, 7, 8])]);
    /// What `scaled_ext_packed` gives.
    WIDE_PAIR = "fixed-length vector of 32-bit float values of length 2 or fixed-length vector of \
        16-bit float values of length 2 or fixed-length vector of bfloat16 type values of length 2",
        |ctx, ty| is_fixed_of(ctx, ty, &[(WIDE, &[2])]);
    /// Four numbers of 8 bits.
    FOUR_BYTES: class::VECTOR = "fixed-length vector of f8E4M3FNUZ type or f8E5M2FNUZ type or \
        f8E4M3FN type or f8E5M2 type values of length 4",
        |ctx, ty| is_fixed_of(ctx, ty, &[(BYTES, &[4])]);
    /// What `packed_scaled_trunc` takes.
    ONE_OR_TWO_WIDE: class::VECTOR =
        "vector of 32-bit float or 16-bit float or bfloat16 type values of length 1/2",
        |ctx, ty| is_of(ctx, ty, (WIDE, &[1, 2]));
    /// What `packed_scaled_trunc` gives.
    SCALED_WORD = "fixed-length vector of f8E5M2 type or f8E4M3FN type values of length 4 or \
        fixed-length vector of f4E2M1FN type values of length 8",
        |ctx, ty| is_fixed_of(ctx, ty, &[(OCP, &[4]), (F4, &[8])]);
    /// `i14`
    I14: class::INTEGER = "14-bit signless integer",
        |ctx, ty| Int(14, Signless).is(ctx, ty), build |ctx| Type::int(ctx, 14);
    /// What `raw_buffer_atomic_fadd` adds.
    ADDEND = "32-bit float or vector of 16-bit float or bfloat16 type values of length 2",
        |ctx, ty| ty == Type::F32 || is_of(ctx, ty, (&[Float(F::F16), Float(F::BF16)], &[2]));
    /// `f32` or `f64`
    F32_OR_F64 = "32-bit float or 64-bit float", |_, ty| ty == Type::F32 || ty == Type::F64;
    /// `AnyIntegerOrFloatOr1DVector`
    NUMBER_OR_ROW = "Integer or Float or fixed-length vector of Integer or Float values of ranks 1",
        is_number_or_row;
    /// The factors of `mfma`.
    MFMA_IN = "32-bit float or 64-bit float or 32-bit signless integer or 64-bit signless integer \
        or vector of 32-bit float values of length 2 or vector of 16-bit float values of length \
        4/8 or vector of bfloat16 type values of length 2/4/8 or vector of 8-bit signless integer \
        values of length 4/8/16 or vector of f8E5M2FNUZ type or f8E4M3FNUZ type values of length 8 \
        or vector of f8E5M2 type or f8E4M3FN type values of length 8/32 or vector of f6E2M3FN type \
        or f6E3M2FN type or f4E2M1FN type values of length 32",
        |ctx, ty| matches!(ty, Type::F32 | Type::F64 | Type::I32 | Type::I64)
            || is_any_of(ctx, ty, &[
                (&[Float(F::F32)], &[2]), (&[Float(F::F16)], &[4, 8]),
                (&[Float(F::BF16)], &[2, 4, 8]), (&[I8], &[4, 8, 16]), (NANOO, &[8]),
                (OCP, &[8, 32]), (F4_OR_F6, &[32]),
            ]);
    /// The sum of `mfma`.
    MFMA_OUT = "64-bit float or vector of 32-bit float values of length 4/16/32 or vector of \
        32-bit signless integer values of length 4/16/32 or vector of 64-bit float values of \
        length 4",
        |ctx, ty| ty == Type::F64
            || is_any_of(ctx, ty, &[(&[Float(F::F32), I32], &[4, 16, 32]), (&[Float(F::F64)], &[4])]);
    /// The factor of `sparse_mfma` of which half is zero.
    SPARSE_IN = "vector of 16-bit float values of length 4/8 or vector of bfloat16 type values of \
        length 4/8 or vector of 8-bit signless integer values of length 8/16 or vector of f8E4M3FN \
        type or f8E5M2 type values of length 8/16 or vector of f8E4M3FNUZ type or f8E5M2FNUZ type \
        values of length 8/16",
        |ctx, ty| is_any_of(ctx, ty, &[
            (&[Float(F::F16), Float(F::BF16)], &[4, 8]), (&[I8], &[8, 16]), (BYTES, &[8, 16]),
        ]);
    /// The other factor.
    DENSE_IN = "vector of 16-bit float values of length 8/16 or vector of bfloat16 type values of \
        length 8/16 or vector of 8-bit signless integer values of length 16/32 or vector of \
        f8E4M3FN type or f8E5M2 type values of length 16/32 or vector of f8E4M3FNUZ type or \
        f8E5M2FNUZ type values of length 16/32",
        |ctx, ty| is_any_of(ctx, ty, &[
            (&[Float(F::F16), Float(F::BF16)], &[8, 16]), (&[I8], &[16, 32]), (BYTES, &[16, 32]),
        ]);
    /// The sum of `sparse_mfma`.
    SPARSE_OUT = "vector of 32-bit float values of length 4/16 or vector of 32-bit signless \
        integer values of length 4/16",
        |ctx, ty| is_of(ctx, ty, (&[Float(F::F32), I32], &[4, 16]));
    /// Where those are that are not zero.
    SPARSE_INDEX = "fixed-length vector of 8-bit signless integer values of length 4 or \
        fixed-length vector of 16-bit signless integer values of length 2",
        |ctx, ty| is_fixed_of(ctx, ty, &[(&[I8], &[4]), (&[I16], &[2])]);
    /// The factors of `scaled_mfma`.
    SCALED_MFMA_IN = "vector of f8E5M2 type or f8E4M3FN type values of length 32 or vector of \
        f6E2M3FN type or f6E3M2FN type or f4E2M1FN type values of length 32",
        |ctx, ty| is_any_of(ctx, ty, &[(OCP, &[32]), (F4_OR_F6, &[32])]);
    /// The sum of `scaled_mfma`.
    SCALED_MFMA_OUT = "vector of 32-bit float values of length 4/16",
        |ctx, ty| is_of(ctx, ty, (&[Float(F::F32)], &[4, 16]));
    /// A scale, or four.
    SCALE = "f8E8M0FNU type or fixed-length vector of f8E8M0FNU type values of length 4",
        |ctx, ty| is_scalar(ctx, ty, SCALES) || is_fixed_of(ctx, ty, &[(SCALES, &[4])]);
    /// The factors of `scaled_wmma`.
    SCALED_WMMA_IN = "vector of f8E5M2 type or f8E4M3FN type values of length 64 or vector of \
        f6E2M3FN type or f6E3M2FN type values of length 64 or vector of f4E2M1FN type values of \
        length 64/128",
        |ctx, ty| is_any_of(ctx, ty, &[(OCP, &[64]), (F6, &[64]), (F4, &[64, 128])]);
    /// The sum of `scaled_wmma`.
    SCALED_WMMA_OUT = "vector of 32-bit float values of length 8/16",
        |ctx, ty| is_of(ctx, ty, (&[Float(F::F32)], &[8, 16]));
    /// The scales of `scaled_wmma`.
    WMMA_SCALES: class::VECTOR =
        "vector of f8E8M0FNU type or f8E4M3FN type values of length 4/8",
        |ctx, ty| is_of(ctx, ty, (&[Float(F::F8E8M0FNU), Float(F::F8E4M3FN)], &[4, 8]));
    /// The factors of `wmma`.
    WMMA_IN = "vector of 32-bit float values of length 2 or vector of 16-bit float or bfloat16 \
        type values of length 4/8/16 or vector of 8-bit signless integer or 8-bit signed integer \
        or 8-bit unsigned integer values of length 4/8/16/32 or vector of f8E4M3FN type or f8E5M2 \
        type values of length 4/8/32/64 or vector of 4-bit signless integer or 4-bit signed \
        integer or 4-bit unsigned integer values of length 4/8/16",
        |ctx, ty| is_any_of(ctx, ty, &[
            (&[Float(F::F32)], &[2]), (&[Float(F::F16), Float(F::BF16)], &[4, 8, 16]),
            (&[I8, Int(8, Signed), Int(8, Unsigned)], &[4, 8, 16, 32]), (OCP, &[4, 8, 32, 64]),
            (&[I4, Int(4, Signed), Int(4, Unsigned)], &[4, 8, 16]),
        ]);
    /// The sum of `wmma`.
    WMMA_OUT = "vector of 32-bit float or 32-bit signless integer values of length 4/8 or vector \
        of 16-bit float or bfloat16 type values of length 4/8/16",
        |ctx, ty| is_any_of(ctx, ty, &[
            (&[Float(F::F32), I32], &[4, 8]), (&[Float(F::F16), Float(F::BF16)], &[4, 8, 16]),
        ]);
    /// `AnyTypeOf<[AnyVectorOfNonZeroRank]>`
    SOME_VECTOR = "vector of any type values", is_vector_of_non_zero_rank;
    /// Which of 16 groups of threads take part.
    GROUPS: class::VECTOR = "fixed-length vector of 1-bit signless integer values of length 16",
        |ctx, ty| is_fixed_of(ctx, ty, &[(&[Int(1, Signless)], &[16])]),
        build |ctx| Type::vector(ctx, &[16], Type::I1);
    /// Which rows are moved.
    ROWS = "vector of 32-bit signless integer values of at least length 1 of at most length 8 or \
        vector of 16-bit signless integer values of at least length 1 of at most length 16",
        |ctx, ty| is_any_of(ctx, ty, &[
            (&[I32], &[1, 2, 3, 4, 5, 6, 7, 8]),
            (&[I16], &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]),
        ]);
}

/// Whether a type is one of small floating-point numbers.
pub(super) fn is_small_float(ctx: &Context, ty: Type) -> bool {
    [BYTES, F4_OR_F6].into_iter().any(|of| is_scalar(ctx, ty, of))
}
