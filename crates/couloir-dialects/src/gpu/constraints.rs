//! What the ops of `gpu` take.

use couloir_ir::op::{AttrSyntax, TypeClass};
use couloir_ir::ty::TypeDef;
use couloir_ir::{Attribute, Context, Type};
use couloir_ods::attrs::{DENSE_I32_ARRAY_ATTR, I32_ATTR, is_array, is_integer, is_power_of_two};
use couloir_ods::types::{
    ANY_FLOAT, ANY_INTEGER_OR_INDEX, ANY_SIGNLESS_INTEGER_OR_FLOAT, F16, F32, F64, I8, I32, I64,
    INDEX, SI8, UI8, class,
};
use couloir_ods::{any_of, attr_constraints, confined, type_constraints};

use super::objects::{OBJECT, SELECT_OBJECT, is_target};
use super::types::{ASYNC_TOKEN, DENSE_TENSOR, MMA_MATRIX, SPARSE_MATRIX, SPARSE_PRODUCT};

fn is(ctx: &Context, ty: Type, def: &'static TypeDef) -> bool {
    ty.params_of(ctx, def).is_some()
}

fn made(ctx: &Context, def: &'static TypeDef) -> Type {
    Type::dialect(ctx, def, Vec::new())
}

/// The element type of a matrix that a subgroup holds.
pub(super) fn matrix_element(ctx: &Context, ty: Type) -> Option<Type> {
    ty.params_of(ctx, &MMA_MATRIX)?.first()?.as_type()
}

fn is_matrix(ctx: &Context, ty: Type) -> bool {
    is(ctx, ty, &MMA_MATRIX)
}

static MATRIX_CLASS: TypeClass =
    TypeClass { name: Some("gpu.mma_matrix"), is: is_matrix, stripped: None };

/// The element of a vector of one dimension.
fn vector_element(ctx: &Context, ty: Type) -> Option<Type> {
    ty.as_vector(ctx).filter(|vector| vector.rank() == 1).map(|vector| vector.element)
}

fn is_fixed(ctx: &Context, ty: Type) -> bool {
    ty.as_vector(ctx).is_some_and(|vector| !vector.is_scalable())
}

fn is_loadable(ctx: &Context, ty: Type) -> bool {
    any_of!(I8, I32, F16, F32, F64)(ctx, ty)
}

fn is_float_or_byte(ctx: &Context, ty: Type) -> bool {
    any_of!(SI8, UI8, F16, F32, F64)(ctx, ty)
}

fn is_sum(ctx: &Context, ty: Type) -> bool {
    any_of!(I32, F16, F32, F64)(ctx, ty)
}

fn is_number(ctx: &Context, ty: Type) -> bool {
    (ANY_SIGNLESS_INTEGER_OR_FLOAT.holds)(ctx, ty)
}

type_constraints! {
    /// `GPU_AsyncToken`
    TOKEN = "async token type", |ctx, ty| is(ctx, ty, &ASYNC_TOKEN),
        build |ctx| made(ctx, &ASYNC_TOKEN);
    /// `GPU_SparseDnTensorHandle`
    DENSE = "dense tensor handle type", |ctx, ty| is(ctx, ty, &DENSE_TENSOR),
        build |ctx| made(ctx, &DENSE_TENSOR);
    /// `GPU_SparseSpGEMMOpHandle`
    PRODUCT = "SpGEMM operation handle type", |ctx, ty| is(ctx, ty, &SPARSE_PRODUCT),
        build |ctx| made(ctx, &SPARSE_PRODUCT);
    /// `GPU_SparseSpMatHandle`
    SPARSE = "sparse matrix handle type", |ctx, ty| is(ctx, ty, &SPARSE_MATRIX),
        build |ctx| made(ctx, &SPARSE_MATRIX);
    /// `LaunchIndx`
    LAUNCH_INDEX = "index or 32-bit signless integer or 64-bit signless integer",
        any_of!(INDEX, I32, I64);
    /// `AnyTypeOf<[AnyInteger, Index, AnyFloat]>`
    PRINTABLE = "integer or index or floating-point", any_of!(ANY_INTEGER_OR_INDEX, ANY_FLOAT);
    /// `AnyIntegerOrFloat`
    NUMBER = "Integer or Float", is_number;
    /// `AnyIntegerOrFloatOr1DVector`
    NUMBERS = "Integer or Float or fixed-length vector of Integer or Float values of ranks 1",
        |ctx, ty| is_number(ctx, ty)
            || (is_fixed(ctx, ty) && vector_element(ctx, ty).is_some_and(|of| is_number(ctx, of)));
    /// `GPU_MMAMatrix`
    MATRIX = "MMAMatrix type", is_matrix;
    /// `GPU_MMAMemRef`
    MATRIX_MEMREF: class::MEMREF = "memref of 8-bit signless integer or 32-bit signless integer or 16-bit float \
        or 32-bit float or 64-bit float or vector of 8-bit signless integer or 32-bit signless integer \
        or 16-bit float or 32-bit float or 64-bit float values of ranks 1 values",
        |ctx, ty| ty.as_memref(ctx).is_some_and(|memref| {
            let inner = vector_element(ctx, memref.element);
            is_loadable(ctx, inner.unwrap_or(memref.element))
        });
    /// `MMAMatrixOf<[SI8, UI8, I32, F16, F32, F64]>`
    STORED_MATRIX: MATRIX_CLASS = "gpu.mma_matrix of 8-bit signed integer or 8-bit unsigned integer or 32-bit \
        signless integer or 16-bit float or 32-bit float or 64-bit float values",
        |ctx, ty| matrix_element(ctx, ty).is_some_and(|of| of == Type::I32 || is_float_or_byte(ctx, of));
    /// `MMAMatrixOf<[SI8, UI8, F16, F32, F64]>`
    FACTOR_MATRIX: MATRIX_CLASS = "gpu.mma_matrix of 8-bit signed integer or 8-bit unsigned integer or 16-bit \
        float or 32-bit float or 64-bit float values",
        |ctx, ty| matrix_element(ctx, ty).is_some_and(|of| is_float_or_byte(ctx, of));
    /// `MMAMatrixOf<[I32, F16, F32, F64]>`
    SUM_MATRIX: MATRIX_CLASS = "gpu.mma_matrix of 32-bit signless integer or 16-bit float or 32-bit float or \
        64-bit float values",
        |ctx, ty| matrix_element(ctx, ty).is_some_and(|of| is_sum(ctx, of));
    /// `AnyTypeOf<[SI8, UI8, I32, F16, F32]>`
    MATRIX_CONSTANT = "8-bit signed integer or 8-bit unsigned integer or 32-bit signless integer or 16-bit \
        float or 32-bit float", any_of!(SI8, UI8, I32, F16, F32);
}

fn is_any(_: &Context, _: Attribute) -> bool {
    true
}

/// Whether an attribute says which object is taken.
fn is_offloading(ctx: &Context, attr: Attribute) -> bool {
    attr.params_of(ctx, &SELECT_OBJECT).is_some()
}

/// Whether an attribute is a list that is not empty, of such attributes.
fn is_list(ctx: &Context, attr: Attribute, item: fn(&Context, Attribute) -> bool) -> bool {
    let items = attr.as_array(ctx);
    items.is_some_and(|items| !items.is_empty() && items.iter().all(|&one| item(ctx, one)))
}

fn is_i32_array(ctx: &Context, attr: Attribute) -> bool {
    (DENSE_I32_ARRAY_ATTR.holds)(ctx, attr)
}

attr_constraints! {
    /// `GPUNonEmptyTargetArrayAttr`
    TARGETS: is_array = "array of GPU target attributes with at least 1 elements",
        |ctx, attr| is_list(ctx, attr, is_target), AttrSyntax::Untyped(|_| Type::NONE);
    /// `OffloadingTranslationAttr`
    OFFLOADING: is_any = "any attribute with the `OffloadingTranslationAttrTrait` trait.",
        is_offloading, AttrSyntax::Any;
    /// `ConfinedAttr<GPUObjectArrayAttr, [ArrayMinCount<1>]>`
    OBJECTS: is_array = "an array of GPU object attributes with at least 1 elements",
        |ctx, attr| is_list(ctx, attr, |ctx, one| one.params_of(ctx, &OBJECT).is_some()),
        AttrSyntax::Untyped(|_| Type::NONE);
    /// `GPU_OptionalDimSizeHintAttr`
    DIM_SIZES: is_i32_array = "i32 dense array attribute with 3 elements (if present)",
        |ctx, attr| attr.as_i32_array(ctx).is_some_and(|sizes| sizes.len() == 3),
        AttrSyntax::DenseArray(Type::I32);
    /// `ConfinedAttr<I32Attr, [IntMinValue<0>]>`
    NOT_NEGATIVE_I32: is_integer = "32-bit signless integer attribute whose minimum value is 0",
        confined!(I32_ATTR, |ctx, attr| attr.as_i64(ctx).is_some_and(|value| value >= 0)),
        AttrSyntax::Untyped(|_| Type::I32);
    /// `ConfinedAttr<I32Attr, [IntPowerOf2]>`
    POWER_OF_TWO_I32: is_integer = "32-bit signless integer attribute whose value is a power of two > 0",
        confined!(I32_ATTR, |ctx, attr| is_power_of_two(ctx, attr)),
        AttrSyntax::Untyped(|_| Type::I32);
}

/// `1 : i32`
pub(super) fn one(ctx: &Context) -> Attribute {
    Attribute::int(ctx, Type::I32, 1)
}
