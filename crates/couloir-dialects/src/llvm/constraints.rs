//! What types of operands and results of `llvm` ops must be.

use couloir_ir::{Context, Type};
use couloir_ods::type_constraints;
use couloir_ods::types::class;

use super::types::{
    self, address_space, is, is_compatible_floating_point, is_compatible_outer_type,
    is_compatible_vector_type, is_loadable_type, is_primitive_type, is_ptr,
};

/// Whether this is a vector whose elements satisfy a test.
fn vector_of(ctx: &Context, ty: Type, element: impl Fn(Type) -> bool) -> bool {
    is_compatible_vector_type(ctx, ty) && ty.shaped_element(ctx).is_some_and(element)
}

fn scalar_or_vector(ctx: &Context, ty: Type, holds: impl Fn(Type) -> bool) -> bool {
    holds(ty) || vector_of(ctx, ty, holds)
}

fn is_int(ctx: &Context) -> impl Fn(Type) -> bool {
    |ty| ty.is_signless_integer(ctx)
}

fn is_ptr_in(ctx: &Context) -> impl Fn(Type) -> bool {
    |ty| is_ptr(ctx, ty)
}

fn is_fp(ctx: &Context) -> impl Fn(Type) -> bool {
    |ty| is_compatible_floating_point(ctx, ty)
}

fn is_fixed_vector(ctx: &Context, ty: Type) -> bool {
    ty.as_vector(ctx).is_some() && !types::is_scalable_vector_type(ctx, ty)
}

/// Types of targets, of which nothing is known.
fn is_opaque(ctx: &Context, ty: Type) -> bool {
    types::is(ctx, ty, &types::X86_AMX) || types::is(ctx, ty, &types::TARGET)
}

/// `LLVMPointerType`
pub static PTR_CLASS: couloir_ir::op::TypeClass =
    couloir_ir::op::TypeClass { name: Some("llvm.ptr"), is: is_ptr, stripped: None };

type_constraints! {
    /// `LLVM_Type`
    LLVM_TYPE = "LLVM dialect-compatible type", is_compatible_outer_type;
    /// `LLVM_PrimitiveType`
    PRIMITIVE = "primitive LLVM type", is_primitive_type;
    /// `LLVM_LoadableType`
    LOADABLE = "LLVM type with size", is_loadable_type;
    /// `LLVM_AnyFloat`
    LLVM_FLOAT = "floating point LLVM type", is_compatible_floating_point;
    /// `LLVM_AnyPointer`
    POINTER: PTR_CLASS = "LLVM pointer type", is_ptr;
    /// `LLVM_DefaultPointer`
    DEFAULT_POINTER: PTR_CLASS = "LLVM pointer in address space 0",
        |ctx, ty| address_space(ctx, ty) == Some(0), build types::ptr;
    /// `LLVM_TokenType`
    TOKEN_TYPE = "LLVM token type", |ctx, ty| is(ctx, ty, &types::TOKEN), build types::token;
    /// `LLVM_AnyStruct`
    ANY_STRUCT = "LLVM structure type", |ctx, ty| is(ctx, ty, &types::STRUCT);
    /// `LLVM_AnyAggregate`
    AGGREGATE = "LLVM aggregate type", types::is_aggregate;
    /// `LLVM_AnyNonAggregate`
    NON_AGGREGATE = "LLVM-compatible non-aggregate type",
        |ctx, ty| is_compatible_outer_type(ctx, ty) && !types::is_aggregate(ctx, ty);
    /// `LLVM_AnyVector`
    LLVM_VECTOR: class::VECTOR = "LLVM dialect-compatible vector type", is_compatible_vector_type;
    /// `LLVM_ScalarOrVectorOf<AnySignlessInteger>`
    INTS = "signless integer or LLVM dialect-compatible vector of signless integer",
        |ctx, ty| scalar_or_vector(ctx, ty, is_int(ctx));
    /// `LLVM_ScalarOrVectorOf<LLVM_AnyFloat>`
    FLOATS = "floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type",
        |ctx, ty| scalar_or_vector(ctx, ty, is_fp(ctx));
    /// `LLVM_ScalarOrVectorOf<LLVM_AnyPointer>`
    POINTERS = "LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type",
        |ctx, ty| scalar_or_vector(ctx, ty, is_ptr_in(ctx));
    /// `LLVM_ScalarOrVectorOf<I1>`
    BOOLS = "1-bit signless integer or LLVM dialect-compatible vector of 1-bit signless integer",
        |ctx, ty| scalar_or_vector(ctx, ty, |ty| ty == Type::I1);
    /// `LLVM_ScalarOrVectorOf<AnyInteger>`
    ANY_INTS = "integer or LLVM dialect-compatible vector of integer",
        |ctx, ty| scalar_or_vector(ctx, ty, |ty| ty.is_integer(ctx));
    /// `AnyTypeOf` of integers and pointers, single or in vectors
    INTS_OR_POINTERS = "signless integer or LLVM dialect-compatible vector of signless integer or \
        LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type",
        |ctx, ty| scalar_or_vector(ctx, ty, is_int(ctx)) || scalar_or_vector(ctx, ty, is_ptr_in(ctx));
    /// `LLVM_VectorOf<AnySignlessInteger>`
    INT_VECTOR: class::VECTOR = "LLVM dialect-compatible vector of signless integer",
        |ctx, ty| vector_of(ctx, ty, is_int(ctx));
    /// `LLVM_VectorOf<AnyFloat>`
    FLOAT_VECTOR: class::VECTOR = "LLVM dialect-compatible vector of floating-point",
        |ctx, ty| vector_of(ctx, ty, |ty| ty.is_float(ctx) || is_compatible_floating_point(ctx, ty));
    /// `LLVM_VectorOf<LLVM_AnyPointer>`
    POINTER_VECTOR: class::VECTOR = "LLVM dialect-compatible vector of LLVM pointer type",
        |ctx, ty| vector_of(ctx, ty, is_ptr_in(ctx));
    /// `LLVM_VectorOf<I1>`
    BOOL_VECTOR: class::VECTOR = "LLVM dialect-compatible vector of 1-bit signless integer",
        |ctx, ty| vector_of(ctx, ty, |ty| ty == Type::I1);
    /// `LLVM_AtomicCmpXchgType`
    CMPXCHG_TYPE = "signless integer or LLVM pointer type",
        |ctx, ty| ty.is_signless_integer(ctx) || is_ptr(ctx, ty);
    /// `LLVM_AtomicRMWType`
    RMW_TYPE = "floating point LLVM type or LLVM pointer type or signless integer or LLVM \
        dialect-compatible fixed-length vector type",
        |ctx, ty| is_compatible_floating_point(ctx, ty) || is_ptr(ctx, ty)
            || ty.is_signless_integer(ctx) || is_fixed_vector(ctx, ty) || is_opaque(ctx, ty);
}
