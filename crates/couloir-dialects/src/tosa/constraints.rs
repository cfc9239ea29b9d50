//! What types the ops of `tosa` take: tensors of any rank or of some, in which no dimension is empty.

use couloir_ir::num::FloatKind;
use couloir_ir::{Context, Type};
use couloir_ods::types::{
    ANY_FLOAT, ANY_SIGNLESS_INTEGER, ANY_UNSIGNED_INTEGER, I32, I64, class, is_tensor,
    is_vector_of_non_zero_rank,
};
use couloir_ods::{any_of, type_constraints};

use crate::quant::types::storage_of;

use super::types::{SHAPE_CLASS, is_mxint8, is_shape, shape_rank};

/// A test of types.
type Test = fn(&Context, Type) -> bool;

/// Integers, but for signed ones.
pub(super) fn is_integer(ctx: &Context, ty: Type) -> bool {
    (ANY_UNSIGNED_INTEGER.holds)(ctx, ty) || (ANY_SIGNLESS_INTEGER.holds)(ctx, ty)
}

fn is_int_or_float(ctx: &Context, ty: Type) -> bool {
    is_integer(ctx, ty) || ty.is_float(ctx)
}

/// Whether values of this type can be elements.
pub(super) fn is_number(ctx: &Context, ty: Type) -> bool {
    is_int_or_float(ctx, ty) || is_mxint8(ctx, ty) || is_quantized(ctx, ty)
}

/// Whether this is a quantized type of so many bits as there are numbers of.
fn is_quantized(ctx: &Context, ty: Type) -> bool {
    let width = storage_of(ctx, ty).and_then(|stored| stored.int_width(ctx));
    matches!(width, Some(4 | 8 | 16 | 32))
}

/// Numbers that come with a scale for a block of them.
fn is_block_number(ctx: &Context, ty: Type) -> bool {
    use FloatKind::{F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E4M3FN, F8E5M2};
    let kind = ty.float_kind(ctx);
    matches!(kind, Some(F8E4M3FN | F8E5M2 | F4E2M1FN | F6E2M3FN | F6E3M2FN)) || is_mxint8(ctx, ty)
}

fn is_block_scale(ctx: &Context, ty: Type) -> bool {
    ty.float_kind(ctx) == Some(FloatKind::F8E8M0FNU)
}

fn is_i8(_: &Context, ty: Type) -> bool {
    ty == Type::I8
}

fn is_i32(_: &Context, ty: Type) -> bool {
    ty == Type::I32
}

fn is_i32_or_i64(_: &Context, ty: Type) -> bool {
    matches!(ty, Type::I32 | Type::I64)
}

fn has_elements(ctx: &Context, ty: Type, element: Test) -> bool {
    ty.shaped_element(ctx).is_some_and(|own| element(ctx, own))
}

/// A tensor without a rank.
fn is_unranked(ctx: &Context, ty: Type, element: Test) -> bool {
    is_tensor(ctx, ty) && ty.shape(ctx).is_none() && has_elements(ctx, ty, element)
}

/// A tensor with a rank of which no dimension is empty.
fn is_ranked(ctx: &Context, ty: Type, element: Test, rank: fn(usize) -> bool) -> bool {
    let shape = ty.as_tensor(ctx).map(|tensor| &tensor.shape[..]);
    shape.is_some_and(|shape| rank(shape.len()) && !shape.contains(&0))
        && has_elements(ctx, ty, element)
}

/// A tensor with a rank or without, of which no dimension is empty.
fn is_conformant(ctx: &Context, ty: Type, element: Test) -> bool {
    is_unranked(ctx, ty, element) || is_ranked(ctx, ty, element, |_| true)
}

/// One number in a tensor of rank 1, or a tensor without a rank of fewer kinds of numbers.
fn is_scalar(ctx: &Context, ty: Type, unranked: Test, ranked: Test) -> bool {
    let is_one = ty.as_tensor(ctx).is_some_and(|tensor| *tensor.shape == [1]);
    is_unranked(ctx, ty, unranked) || is_one && has_elements(ctx, ty, ranked)
}

/// Such a value, a vector of such values or a tensor of such.
fn is_like(ctx: &Context, ty: Type, element: Test) -> bool {
    let is_vector = is_vector_of_non_zero_rank(ctx, ty) && has_elements(ctx, ty, element);
    element(ctx, ty) || is_vector || is_conformant(ctx, ty, element)
}

fn is_1d(ctx: &Context, ty: Type, element: Test) -> bool {
    ty.as_tensor(ctx).is_some_and(|tensor| tensor.shape.len() == 1)
        && has_elements(ctx, ty, element)
}

/// Tensors of one rank, or of at least one dimension: `NAME = "summary", element test, rank test;`.
macro_rules! of_rank {
    ($($(#[$meta:meta])* $name:ident = $summary:literal, $element:path, $rank:expr;)*) => {
        type_constraints! {
            $(
                $(#[$meta])*
                $name: class::TENSOR = $summary, |ctx, ty| {
                    is_unranked(ctx, ty, $element) || is_ranked(ctx, ty, $element, $rank)
                };
            )*
        }
    };
}

of_rank! {
    /// `Tosa_Tensor`
    TENSOR = "tosa-conformant tensor of number values", is_number, |_| true;
    /// `Tosa_Tensor1D`
    TENSOR_1D = "1-d tosa-conformant tensor", is_number, |rank| rank == 1;
    /// `Tosa_Tensor3D`
    TENSOR_3D = "3-d tosa-conformant tensor", is_number, |rank| rank == 3;
    /// `Tosa_Tensor4D`
    TENSOR_4D = "4-d tosa-conformant tensor", is_number, |rank| rank == 4;
    /// `Tosa_Tensor5D`
    TENSOR_5D = "5-d tosa-conformant tensor", is_number, |rank| rank == 5;
    /// `Tosa_TensorAtLeast1D`
    TENSOR_AT_LEAST_1D = "tosa-conformant tensor of at least rank 1", is_number, |rank| rank > 0;
    /// `Tosa_MXFPDataTensor3D`
    BLOCK_DATA_3D = "tosa-conformant unranked tensor of micro-scaling format number values or 3D tensor of micro-scaling format number values",
        is_block_number, |rank| rank == 3;
    /// `Tosa_MXFPScaleTensor3D`
    BLOCK_SCALE_3D = "tosa-conformant unranked tensor of micro-scaling format scale number values or 3D tensor of micro-scaling format scale number values",
        is_block_scale, |rank| rank == 3;
    /// `Tosa_MXFPDataTensorAtLeast1D`
    BLOCK_DATA = "tosa-conformant tensor of at least rank 1", is_block_number, |rank| rank > 0;
    /// `Tosa_MXFPScaleTensorAtLeast1D`
    BLOCK_SCALE = "tosa-conformant tensor of at least rank 1", is_block_scale, |rank| rank > 0;
    /// `Tosa_I1Tensor`
    I1_TENSOR = "tosa-conformant tensor of 1-bit signless integer values", is_i1, |_| true;
    /// `Tosa_Int32Or64Tensor`
    INT_TENSOR = "tosa-conformant tensor of 32-bit signless integer or 64-bit signless integer values",
        is_i32_or_i64, |_| true;
    /// `Tosa_FloatTensor`
    FLOAT_TENSOR = "tosa-conformant tensor of floating-point values", is_float, |_| true;
}

fn is_i1(_: &Context, ty: Type) -> bool {
    ty == Type::I1
}

fn is_float(ctx: &Context, ty: Type) -> bool {
    (ANY_FLOAT.holds)(ctx, ty)
}

type_constraints! {
    /// `Tosa_IndexTensor2D`
    INDEX_TENSOR_2D: class::TENSOR = "tosa-conformant unranked tensor of number values or 2D tensor of 32-bit signless integer or 64-bit signless integer values",
        |ctx, ty| is_unranked(ctx, ty, is_number)
            || is_ranked(ctx, ty, any_of!(I32, I64), |rank| rank == 2);
    /// `Tosa_ScalarTensor`
    SCALAR: class::TENSOR = "tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of number values",
        |ctx, ty| is_scalar(ctx, ty, is_int_or_float, is_number);
    /// `Tosa_ScalarIntOrFloatTensor`
    SCALAR_INT_OR_FLOAT: class::TENSOR = "tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of unsigned integer or signless integer or floating-point values",
        |ctx, ty| is_scalar(ctx, ty, is_int_or_float, is_int_or_float);
    /// `Tosa_ScalarInt8Tensor`
    SCALAR_I8: class::TENSOR = "tosa-conformant unranked tensor of 8-bit signless integer values or tosa-conformant scalar tensor of 8-bit signless integer values",
        |ctx, ty| is_scalar(ctx, ty, is_i8, is_i8);
    /// `Tosa_ScalarInt32Tensor`
    SCALAR_I32: class::TENSOR = "tosa-conformant unranked tensor of 32-bit signless integer values or tosa-conformant scalar tensor of 32-bit signless integer values",
        |ctx, ty| is_scalar(ctx, ty, is_i32, is_i32);
    /// `Tosa_1DInt16Or32Tensor`
    INT_TENSOR_1D: class::TENSOR = "1D tensor of 16-bit signless integer or 32-bit signless integer values",
        |ctx, ty| is_1d(ctx, ty, |_, own| matches!(own, Type::I16 | Type::I32));
    /// `Tosa_1DInt8Tensor`
    I8_TENSOR_1D: class::TENSOR = "1D tensor of 8-bit signless integer values",
        |ctx, ty| is_1d(ctx, ty, is_i8);
    /// `Tosa_IntLike`
    INT_LIKE = "signless-integer-like", |ctx, ty| is_like(ctx, ty, is_integer);
    /// `Tosa_Int8Like`
    INT8_LIKE = "signless-integer-8-bit-like", |ctx, ty| is_like(ctx, ty, is_i8);
    /// `Tosa_Shape`
    ANY_SHAPE: SHAPE_CLASS = "Shape with static rank and Index element type", is_shape;
    /// `Rank2TosaShape`
    SHAPE_2 = "Tosa shape type of rank 2", |ctx, ty| shape_rank(ctx, ty) == Some(2);
    /// `Rank4TosaShape`
    SHAPE_4 = "Tosa shape type of rank 4", |ctx, ty| shape_rank(ctx, ty) == Some(4);
}
