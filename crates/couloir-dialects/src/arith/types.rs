//! Type constraints of `arith`'s casts.

use couloir_ods::types::{
    ANY_SIGNLESS_INTEGER_OR_FLOAT, ANY_SIGNLESS_INTEGER_OR_INDEX, SIGNLESS_INTEGER_OR_FLOAT_LIKE,
    SIGNLESS_INTEGER_OR_INDEX_LIKE,
};
use couloir_ods::{memref_of, type_constraints};

type_constraints! {
    /// `BitcastTypeConstraint`
    BITCAST_TYPE_CONSTRAINT =
        "signless-integer-or-float-like or memref of signless-integer or float",
        |ctx, ty| (SIGNLESS_INTEGER_OR_FLOAT_LIKE.holds)(ctx, ty)
            || (MEMREF_OF_INTEGER_OR_FLOAT.holds)(ctx, ty);
    /// `IndexCastTypeConstraint`
    INDEX_CAST_TYPE_CONSTRAINT = "signless-integer-like or memref of signless-integer",
        |ctx, ty| (SIGNLESS_INTEGER_OR_INDEX_LIKE.holds)(ctx, ty)
            || (MEMREF_OF_INTEGER_OR_INDEX.holds)(ctx, ty);
    /// Memrefs of integers and floats.
    MEMREF_OF_INTEGER_OR_FLOAT = "memref of signless integer or floating-point values",
        memref_of!(ANY_SIGNLESS_INTEGER_OR_FLOAT);
    /// Memrefs of integers and `index`.
    MEMREF_OF_INTEGER_OR_INDEX = "memref of signless integer or index values",
        memref_of!(ANY_SIGNLESS_INTEGER_OR_INDEX);
}
