//! Type constraints: upstream's common ones by name, and macros to make more.
//!
//! A constraint is a static with a predicate and the words that follow
//! `must be` in messages. Names are upstream's in upper case.

use couloir_ir::num::FloatKind;
use couloir_ir::op::TypeClass;
use couloir_ir::ty::{Signedness, TypeKind};
use couloir_ir::{Context, Type};

/// Declares constraints: `NAME = "summary", predicate;`, where the predicate
/// is a `fn(&Context, Type) -> bool`, and `, build function` may follow for
/// constraints that admit one type only. `NAME: CLASS = ...` says what reading
/// a spelled type insists on (see [`class`]).
#[macro_export]
macro_rules! type_constraints {
    ($($(#[$meta:meta])* $name:ident $(: $class:path)? = $summary:expr, $holds:expr
        $(, build $build:expr)?;)*) => {
        $(
            $(#[$meta])*
            pub static $name: $crate::ir::op::TypeConstraint = $crate::ir::op::TypeConstraint {
                summary: $summary,
                holds: $holds,
                build: $crate::type_constraints!(@build $($build)?),
                class: $crate::type_constraints!(@class $($class)?),
            };
        )*
    };
    (@build) => { None };
    (@build $build:expr) => { Some($build) };
    (@class) => { None };
    (@class $class:path) => { Some(&$class) };
}

/// The predicate that any of these constraints holds.
#[macro_export]
macro_rules! any_of {
    ($($constraint:path),+ $(,)?) => { |ctx, ty| $(($constraint.holds)(ctx, ty))||+ };
}

/// The predicate of shaped types accepted by a test whose element type
/// satisfies any of these constraints.
#[macro_export]
macro_rules! container_of {
    ($test:path: $($element:path),+ $(,)?) => {
        |ctx, ty| $test(ctx, ty) && ty.shaped_element(ctx).is_some_and($crate::holds_any!(ctx: $($element),+))
    };
}

/// The test, in a context, that any of these constraints holds.
#[doc(hidden)]
#[macro_export]
macro_rules! holds_any {
    ($ctx:ident: $($constraint:path),+) => { |ty| $(($constraint.holds)($ctx, ty))||+ };
}

/// The predicate of types that satisfy a constraint, or are vectors or
/// tensors of such (`TypeOrValueSemanticsContainer`).
#[macro_export]
macro_rules! type_or_container {
    ($element:path) => {
        |ctx, ty| {
            ($element.holds)(ctx, ty)
                || ($crate::types::has_value_semantics(ctx, ty)
                    && ($element.holds)(ctx, ty.element_or_self(ctx)))
        }
    };
}

/// The predicate of ranked memrefs of any of these element types.
#[macro_export]
macro_rules! memref_of {
    ($($element:path),+ $(,)?) => { $crate::container_of!($crate::types::is_memref: $($element),+) };
}

/// The predicate of vectors of non-zero rank of any of these element types.
#[macro_export]
macro_rules! vector_of {
    ($($element:path),+ $(,)?) => { $crate::container_of!($crate::types::is_vector_of_non_zero_rank: $($element),+) };
}

/// The predicate of vectors of any rank of any of these element types.
#[macro_export]
macro_rules! vector_of_any_rank {
    ($($element:path),+ $(,)?) => { $crate::container_of!($crate::types::is_vector: $($element),+) };
}

/// The predicate of tensors, ranked or not, of any of these element types.
#[macro_export]
macro_rules! tensor_of {
    ($($element:path),+ $(,)?) => { $crate::container_of!($crate::types::is_tensor: $($element),+) };
}

/// Whether this is a vector or a tensor.
pub fn has_value_semantics(ctx: &Context, ty: Type) -> bool {
    is_vector(ctx, ty) || is_tensor(ctx, ty)
}

/// Whether this is a vector.
pub fn is_vector(ctx: &Context, ty: Type) -> bool {
    ty.as_vector(ctx).is_some()
}

/// Whether this is a vector of at least one dimension.
pub fn is_vector_of_non_zero_rank(ctx: &Context, ty: Type) -> bool {
    ty.as_vector(ctx).is_some_and(|vector| vector.rank() > 0)
}

/// Whether this is a vector without scalable dimensions.
pub fn is_fixed_vector(ctx: &Context, ty: Type) -> bool {
    ty.as_vector(ctx).is_some_and(|vector| !vector.is_scalable())
}

/// Whether this is a vector of at least one dimension, none of them scalable.
pub fn is_fixed_vector_of_non_zero_rank(ctx: &Context, ty: Type) -> bool {
    ty.as_vector(ctx).is_some_and(|vector| vector.rank() > 0 && !vector.is_scalable())
}

/// Whether this is a vector with a scalable dimension.
pub fn is_scalable_vector(ctx: &Context, ty: Type) -> bool {
    ty.as_vector(ctx).is_some_and(couloir_ir::ty::VectorType::is_scalable)
}

/// Whether this is a ranked memref.
pub fn is_memref(ctx: &Context, ty: Type) -> bool {
    ty.as_memref(ctx).is_some()
}

/// Whether this is a memref without a rank.
pub fn is_unranked_memref(ctx: &Context, ty: Type) -> bool {
    matches!(ty.kind(ctx), TypeKind::UnrankedMemRef(..))
}

/// Whether this is a memref, ranked or not.
pub fn is_base_memref(ctx: &Context, ty: Type) -> bool {
    is_memref(ctx, ty) || is_unranked_memref(ctx, ty)
}

/// Whether this is a ranked memref whose layout is strided.
pub fn is_strided_memref(ctx: &Context, ty: Type) -> bool {
    ty.as_memref(ctx).is_some_and(|memref| memref.strides_and_offset(ctx).is_some())
}

/// Whether this is a memref of at least one dimension.
pub fn is_non_0_ranked_memref(ctx: &Context, ty: Type) -> bool {
    ty.as_memref(ctx).is_some_and(|memref| memref.rank() > 0)
}

/// Whether this is a ranked tensor.
pub fn is_ranked_tensor(ctx: &Context, ty: Type) -> bool {
    ty.as_tensor(ctx).is_some()
}

/// Whether this is a tensor without a rank.
pub fn is_unranked_tensor(ctx: &Context, ty: Type) -> bool {
    matches!(ty.kind(ctx), TypeKind::UnrankedTensor(_))
}

/// Whether this is a tensor, ranked or not.
pub fn is_tensor(ctx: &Context, ty: Type) -> bool {
    is_ranked_tensor(ctx, ty) || is_unranked_tensor(ctx, ty)
}

/// Whether this is an integer of this width and signedness.
pub fn is_int(ctx: &Context, ty: Type, width: u32, signedness: Signedness) -> bool {
    matches!(ty.kind(ctx), TypeKind::Integer(w, s) if *w == width && *s == signedness)
}

fn is_complex(ctx: &Context, ty: Type) -> bool {
    matches!(ty.kind(ctx), TypeKind::Complex(_))
}

fn is_signed(ctx: &Context, ty: Type, signedness: Signedness) -> bool {
    matches!(ty.kind(ctx), TypeKind::Integer(_, s) if *s == signedness)
}

fn int(ctx: &Context, width: u32, signedness: Signedness) -> Type {
    Type::get(ctx, TypeKind::Integer(width, signedness))
}

macro_rules! classes {
    ($($(#[$meta:meta])* $name:ident = $text:expr, $is:expr;)*) => {
        /// Kinds of types that reading insists on, named as upstream names its classes.
        pub mod class {
            #[allow(clippy::wildcard_imports)]
            use super::*;
            $($(#[$meta])* pub static $name: TypeClass = TypeClass { name: $text, is: $is, stripped: None };)*
        }
    };
}

classes! {
    /// `IntegerType`
    INTEGER = Some("builtin.integer"), |ctx, ty| ty.is_integer(ctx);
    /// `FloatType`
    FLOAT = None, |ctx, ty| ty.is_float(ctx);
    /// `IndexType`
    INDEX = Some("builtin.index"), |_, ty| ty.is_index();
    /// `NoneType`
    NONE = Some("builtin.none"), |_, ty| ty == Type::NONE;
    /// `ComplexType`
    COMPLEX = Some("builtin.complex"), is_complex;
    /// `TupleType`
    TUPLE = Some("builtin.tuple"), |ctx, ty| matches!(ty.kind(ctx), TypeKind::Tuple(_));
    /// `FunctionType`
    FUNCTION = Some("builtin.function"), |ctx, ty| ty.as_function(ctx).is_some();
    /// `ShapedType`
    SHAPED = None, |ctx, ty| ty.is_shaped(ctx);
    /// `VectorType`
    VECTOR = Some("builtin.vector"), is_vector;
    /// `TensorType`
    TENSOR = None, is_tensor;
    /// `RankedTensorType`
    RANKED_TENSOR = Some("builtin.tensor"), is_ranked_tensor;
    /// `UnrankedTensorType`
    UNRANKED_TENSOR = Some("builtin.unranked_tensor"), is_unranked_tensor;
    /// `MemRefType`
    MEMREF = Some("builtin.memref"), is_memref;
    /// `UnrankedMemRefType`
    UNRANKED_MEMREF = Some("builtin.unranked_memref"), is_unranked_memref;
    /// `BaseMemRefType`
    BASE_MEMREF = None, is_base_memref;
}

type_constraints! {
    /// `AnyType`
    ANY = "any type", |_, _| true;
    /// `NoneType`
    NONE_TYPE: class::NONE = "none type", |_, ty| ty == Type::NONE, build |_| Type::NONE;
    /// `Index`
    INDEX: class::INDEX = "index", |_, ty| ty == Type::INDEX, build |_| Type::INDEX;
    /// `AnyInteger`
    ANY_INTEGER: class::INTEGER = "integer", |ctx, ty| ty.is_integer(ctx);
    /// `AnySignlessInteger`
    ANY_SIGNLESS_INTEGER: class::INTEGER = "signless integer", |ctx, ty| ty.is_signless_integer(ctx);
    /// `AnySignedInteger`
    ANY_SIGNED_INTEGER: class::INTEGER = "signed integer", |ctx, ty| is_signed(ctx, ty, Signedness::Signed);
    /// `AnyUnsignedInteger`
    ANY_UNSIGNED_INTEGER: class::INTEGER = "unsigned integer", |ctx, ty| is_signed(ctx, ty, Signedness::Unsigned);
    /// `AnySignlessIntegerOrIndex`
    ANY_SIGNLESS_INTEGER_OR_INDEX = "signless integer or index",
        |ctx, ty| ty.is_index() || ty.is_signless_integer(ctx);
    /// `AnyTypeOf<[AnyInteger, Index]>`
    ANY_INTEGER_OR_INDEX = "integer or index", |ctx, ty| ty.is_index() || ty.is_integer(ctx);
    /// `AnyFloat`
    ANY_FLOAT: class::FLOAT = "floating-point", |ctx, ty| ty.is_float(ctx);
    /// `AnyTypeOf<[AnySignlessInteger, AnyFloat]>`
    ANY_SIGNLESS_INTEGER_OR_FLOAT = "signless integer or floating-point",
        any_of!(ANY_SIGNLESS_INTEGER, ANY_FLOAT);
    /// `AnyComplex`
    ANY_COMPLEX: class::COMPLEX = "complex-type", is_complex;
    /// `AnyTuple`
    ANY_TUPLE: class::TUPLE = "tuple", |ctx, ty| matches!(ty.kind(ctx), TypeKind::Tuple(_));
    /// `FunctionType`
    FUNCTION_TYPE: class::FUNCTION = "function type", |ctx, ty| ty.as_function(ctx).is_some();

    /// `I1`
    I1: class::INTEGER = "1-bit signless integer", |_, ty| ty == Type::I1, build |_| Type::I1;
    /// `I8`
    I8: class::INTEGER = "8-bit signless integer", |_, ty| ty == Type::I8, build |_| Type::I8;
    /// `I16`
    I16: class::INTEGER = "16-bit signless integer", |_, ty| ty == Type::I16, build |_| Type::I16;
    /// `I32`
    I32: class::INTEGER = "32-bit signless integer", |_, ty| ty == Type::I32, build |_| Type::I32;
    /// `I64`
    I64: class::INTEGER = "64-bit signless integer", |_, ty| ty == Type::I64, build |_| Type::I64;
    /// `I128`
    I128: class::INTEGER = "128-bit signless integer", |ctx, ty| is_int(ctx, ty, 128, Signedness::Signless),
        build |ctx| Type::int(ctx, 128);
    /// `SI8`
    SI8: class::INTEGER = "8-bit signed integer", |ctx, ty| is_int(ctx, ty, 8, Signedness::Signed),
        build |ctx| int(ctx, 8, Signedness::Signed);
    /// `SI16`
    SI16: class::INTEGER = "16-bit signed integer", |ctx, ty| is_int(ctx, ty, 16, Signedness::Signed),
        build |ctx| int(ctx, 16, Signedness::Signed);
    /// `SI32`
    SI32: class::INTEGER = "32-bit signed integer", |ctx, ty| is_int(ctx, ty, 32, Signedness::Signed),
        build |ctx| int(ctx, 32, Signedness::Signed);
    /// `SI64`
    SI64: class::INTEGER = "64-bit signed integer", |ctx, ty| is_int(ctx, ty, 64, Signedness::Signed),
        build |ctx| int(ctx, 64, Signedness::Signed);
    /// `UI8`
    UI8: class::INTEGER = "8-bit unsigned integer", |ctx, ty| is_int(ctx, ty, 8, Signedness::Unsigned),
        build |ctx| int(ctx, 8, Signedness::Unsigned);
    /// `UI16`
    UI16: class::INTEGER = "16-bit unsigned integer", |ctx, ty| is_int(ctx, ty, 16, Signedness::Unsigned),
        build |ctx| int(ctx, 16, Signedness::Unsigned);
    /// `UI32`
    UI32: class::INTEGER = "32-bit unsigned integer", |ctx, ty| is_int(ctx, ty, 32, Signedness::Unsigned),
        build |ctx| int(ctx, 32, Signedness::Unsigned);
    /// `UI64`
    UI64: class::INTEGER = "64-bit unsigned integer", |ctx, ty| is_int(ctx, ty, 64, Signedness::Unsigned),
        build |ctx| int(ctx, 64, Signedness::Unsigned);
    /// `AnyI1`
    ANY_I1: class::INTEGER = "1-bit integer", |ctx, ty| ty.int_width(ctx) == Some(1);
    /// `AnyI8`
    ANY_I8: class::INTEGER = "8-bit integer", |ctx, ty| ty.int_width(ctx) == Some(8);
    /// `AnyI16`
    ANY_I16: class::INTEGER = "16-bit integer", |ctx, ty| ty.int_width(ctx) == Some(16);
    /// `AnyI32`
    ANY_I32: class::INTEGER = "32-bit integer", |ctx, ty| ty.int_width(ctx) == Some(32);
    /// `AnyI64`
    ANY_I64: class::INTEGER = "64-bit integer", |ctx, ty| ty.int_width(ctx) == Some(64);

    /// `BF16`
    BF16: class::FLOAT = "bfloat16 type", |_, ty| ty == Type::BF16, build |_| Type::BF16;
    /// `F16`
    F16: class::FLOAT = "16-bit float", |_, ty| ty == Type::F16, build |_| Type::F16;
    /// `F32`
    F32: class::FLOAT = "32-bit float", |_, ty| ty == Type::F32, build |_| Type::F32;
    /// `F64`
    F64: class::FLOAT = "64-bit float", |_, ty| ty == Type::F64, build |_| Type::F64;
    /// `F80`
    F80: class::FLOAT = "80-bit float", |ctx, ty| ty.float_kind(ctx) == Some(FloatKind::F80),
        build |ctx| Type::float(ctx, FloatKind::F80);
    /// `F128`
    F128: class::FLOAT = "128-bit float", |ctx, ty| ty.float_kind(ctx) == Some(FloatKind::F128),
        build |ctx| Type::float(ctx, FloatKind::F128);

    /// `AnyShaped`
    ANY_SHAPED: class::SHAPED = "shaped of any type values", |ctx, ty| ty.is_shaped(ctx);
    /// `AnyVectorOfAnyRank`
    ANY_VECTOR_OF_ANY_RANK: class::VECTOR = "vector of any type values", is_vector;
    /// `AnyVectorOfNonZeroRank`
    ANY_VECTOR_OF_NON_ZERO_RANK: class::VECTOR = "vector of any type values", is_vector_of_non_zero_rank;
    /// `AnyFixedVectorOfAnyRank`
    ANY_FIXED_VECTOR_OF_ANY_RANK: class::VECTOR = "fixed-length vector of any type values", is_fixed_vector;
    /// `AnyFixedVectorOfNonZeroRank`
    ANY_FIXED_VECTOR_OF_NON_ZERO_RANK: class::VECTOR = "fixed-length vector of any type values",
        is_fixed_vector_of_non_zero_rank;
    /// `AnyScalableVectorOfAnyRank`
    ANY_SCALABLE_VECTOR_OF_ANY_RANK: class::VECTOR = "scalable vector of any type values", is_scalable_vector;

    /// `AnyTensor`
    ANY_TENSOR: class::TENSOR = "tensor of any type values", is_tensor;
    /// `AnyRankedTensor`
    ANY_RANKED_TENSOR: class::RANKED_TENSOR = "ranked tensor of any type values", is_ranked_tensor;
    /// `AnyUnrankedTensor`
    ANY_UNRANKED_TENSOR: class::UNRANKED_TENSOR = "unranked tensor of any type values", is_unranked_tensor;
    /// `AnyStaticShapeTensor`
    ANY_STATIC_SHAPE_TENSOR: class::RANKED_TENSOR = "statically shaped tensor of any type values",
        |ctx, ty| is_ranked_tensor(ctx, ty) && ty.has_static_shape(ctx);

    /// `AnyMemRef`
    ANY_MEMREF: class::MEMREF = "memref of any type values", is_memref;
    /// `AnyUnrankedMemRef`
    ANY_UNRANKED_MEMREF: class::UNRANKED_MEMREF = "unranked.memref of any type values", is_unranked_memref;
    /// `AnyNon0RankedMemRef`
    ANY_NON_0_RANKED_MEMREF: class::MEMREF = "non-0-ranked.memref of any type values", is_non_0_ranked_memref;
    /// `AnyRankedOrUnrankedMemRef`
    ANY_RANKED_OR_UNRANKED_MEMREF: class::BASE_MEMREF = "ranked or unranked memref of any type values", is_base_memref;
    /// `AnyNon0RankedOrUnrankedMemRef`
    ANY_NON_0_RANKED_OR_UNRANKED_MEMREF =
        "unranked.memref of any type values or non-0-ranked.memref of any type values",
        |ctx, ty| is_unranked_memref(ctx, ty) || is_non_0_ranked_memref(ctx, ty);
    /// `AnyStaticShapeMemRef`
    ANY_STATIC_SHAPE_MEMREF: class::MEMREF = "statically shaped memref of any type values",
        |ctx, ty| is_memref(ctx, ty) && ty.has_static_shape(ctx);
    /// `AnyStridedMemRef`
    ANY_STRIDED_MEMREF: class::MEMREF = "strided memref of any type values", is_strided_memref;
    /// `AnyStridedMemRefOfRank<0>`
    ANY_STRIDED_MEMREF_OF_RANK_0 = "strided memref of any type values of rank 0",
        |ctx, ty| is_strided_memref(ctx, ty) && ty.shape(ctx).is_some_and(<[i64]>::is_empty);
    /// `MemRefRankOf<[I8], [1]>`
    MEMREF_1D_OF_I8: class::MEMREF = "1D memref of 8-bit signless integer values",
        |ctx, ty| ty.as_memref(ctx).is_some_and(|m| m.rank() == 1 && m.element == Type::I8);
    /// `MemRefRankOf<[AnySignlessInteger, Index], [1]>`
    MEMREF_1D_OF_INTEGER_OR_INDEX: class::MEMREF = "1D memref of signless integer or index values",
        |ctx, ty| ty.as_memref(ctx).is_some_and(|memref| {
            memref.rank() == 1 && (ANY_SIGNLESS_INTEGER_OR_INDEX.holds)(ctx, memref.element)
        });

    /// `BoolLike`
    BOOL_LIKE = "bool-like", type_or_container!(I1);
    /// `SignlessIntegerLike`
    SIGNLESS_INTEGER_LIKE = "signless-integer", type_or_container!(ANY_SIGNLESS_INTEGER);
    /// `SignlessIntegerOrIndexLike`
    SIGNLESS_INTEGER_OR_INDEX_LIKE = "signless-integer-like",
        type_or_container!(ANY_SIGNLESS_INTEGER_OR_INDEX);
    /// `FloatLike`
    FLOAT_LIKE = "floating-point-like", type_or_container!(ANY_FLOAT);
    /// `SignlessIntegerOrFloatLike`
    SIGNLESS_INTEGER_OR_FLOAT_LIKE = "signless-integer-like or floating-point-like",
        any_of!(SIGNLESS_INTEGER_LIKE, FLOAT_LIKE);
    /// `SignlessIntegerOrIndexOrFloatLike`
    SIGNLESS_INTEGER_OR_INDEX_OR_FLOAT_LIKE =
        "signless-integer-or-index-like or floating-point-like",
        any_of!(SIGNLESS_INTEGER_OR_INDEX_LIKE, FLOAT_LIKE);
    /// `SignlessFixedWidthIntegerLike`
    SIGNLESS_FIXED_WIDTH_INTEGER_LIKE = "signless-fixed-width-integer-like",
        type_or_container!(ANY_SIGNLESS_INTEGER);
}
