//! Types of `omp`, and those of other dialects that its variables may have.

use couloir_ir::op::TypeClass;
use couloir_ir::ty::TypeDef;
use couloir_ir::{Context, Type};
use couloir_ods::type_constraints;

use crate::llvm;

macro_rules! plain {
    ($($(#[$doc:meta])* $name:ident = $mnemonic:literal, $class:ident;)*) => {
        $(
            $(#[$doc])*
            pub static $name: TypeDef = TypeDef {
                dialect: "omp",
                mnemonic: $mnemonic,
                parse: |parser| Ok(Type::dialect(parser.context(), &$name, Vec::new())),
                ..TypeDef::EMPTY
            };
            static $class: TypeClass = TypeClass {
                name: Some(concat!("omp.", $mnemonic)),
                is: |ctx, ty| ty.params_of(ctx, &$name).is_some(),
                stripped: None,
            };
        )*
    };
}

plain! {
    /// `!omp.map_bounds_ty`: the bounds of a part of an array that is mapped.
    MAP_BOUNDS = "map_bounds_ty", MAP_BOUNDS_CLASS;
    /// `!omp.cli`: stands for a loop that is transformed.
    CANONICAL_LOOP_INFO = "cli", CANONICAL_LOOP_INFO_CLASS;
}

/// Whether a type is one of variables: a pointer or memory.
pub fn is_pointer_like(ctx: &Context, ty: Type) -> bool {
    ty.as_memref(ctx).is_some() || llvm::types::is_ptr(ctx, ty)
}

static POINTER_LIKE_CLASS: TypeClass =
    TypeClass { name: None, is: is_pointer_like, stripped: None };

type_constraints! {
    /// `OpenMP_PointerLikeType`
    POINTER_LIKE: POINTER_LIKE_CLASS = "OpenMP-compatible variable type", is_pointer_like;
    /// `OpenMP_MapBoundsType`
    MAP_BOUNDS_TYPE: MAP_BOUNDS_CLASS = "Type for representing omp map clause bounds information",
        MAP_BOUNDS_CLASS.is, build |ctx| Type::dialect(ctx, &MAP_BOUNDS, Vec::new());
    /// `CanonicalLoopInfoType`
    CANONICAL_LOOP_INFO_TYPE: CANONICAL_LOOP_INFO_CLASS = "Type for representing a reference to a canonical loop",
        CANONICAL_LOOP_INFO_CLASS.is,
        build |ctx| Type::dialect(ctx, &CANONICAL_LOOP_INFO, Vec::new());
    /// `IntLikeType`
    INT_LIKE = "integer or index", |ctx, ty| ty.is_index() || ty.is_integer(ctx);
}
