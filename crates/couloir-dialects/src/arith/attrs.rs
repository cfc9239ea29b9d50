//! Attributes of `arith`: fast-math and overflow flags, predicates, rounding modes.

use couloir_ir::op::AttrSyntax;
use couloir_ir::{Attribute, Context, Type};
use couloir_ods::attrs::{is_array, is_between, is_int_of};
use couloir_ods::{
    array_of, attr_constraints, attr_constraints_of, enum_attrs, enum_cases, enum_defaults, enums,
};

enum_cases! {
    /// Flags that allow rewriting floating-point arithmetic.
    pub FASTMATH_FLAGS = "::mlir::arith::FastMathFlags", [
        "none" = 0, "reassoc" = 1, "nnan" = 2, "ninf" = 4, "nsz" = 8, "arcp" = 16, "contract" = 32,
        "afn" = 64, "fast" = 127,
    ], joined ",";
    /// Flags that promise that integer arithmetic does not wrap.
    pub OVERFLOW_FLAGS = "::mlir::arith::IntegerOverflowFlags", [
        "none" = 0, "nsw" = 1, "nuw" = 2,
    ], joined ", ";
    /// Predicates of `arith.cmpi`.
    pub CMPI_PREDICATES = "::mlir::arith::CmpIPredicate", [
        "eq" = 0, "ne" = 1, "slt" = 2, "sle" = 3, "sgt" = 4, "sge" = 5, "ult" = 6, "ule" = 7,
        "ugt" = 8, "uge" = 9,
    ];
    /// Predicates of `arith.cmpf`.
    pub CMPF_PREDICATES = "::mlir::arith::CmpFPredicate", [
        "false" = 0, "oeq" = 1, "ogt" = 2, "oge" = 3, "olt" = 4, "ole" = 5, "one" = 6, "ord" = 7,
        "ueq" = 8, "ugt" = 9, "uge" = 10, "ult" = 11, "ule" = 12, "une" = 13, "uno" = 14,
        "true" = 15,
    ];
    /// How a number that does not fit is rounded.
    pub ROUNDING_MODES = "::mlir::arith::RoundingMode", [
        "to_nearest_even" = 0, "downward" = 1, "upward" = 2, "toward_zero" = 3,
        "to_nearest_away" = 4,
    ];
    /// What an atomic update does to memory.
    pub ATOMIC_RMW_KINDS = "::mlir::arith::AtomicRMWKind", [
        "addf" = 0, "addi" = 1, "andi" = 2, "assign" = 3, "maximumf" = 4, "maxnumf" = 5, "maxs" = 6,
        "maxu" = 7, "minimumf" = 8, "minnumf" = 9, "mins" = 10, "minu" = 11, "mulf" = 12,
        "muli" = 13, "ori" = 14, "xori" = 15,
    ];
}

enum_attrs! {
    /// `#arith.fastmath<...>`
    FASTMATH: "arith", "fastmath", "Arith_FastMathAttr", FASTMATH_FLAGS, angled;
    /// `#arith.overflow<...>`
    OVERFLOW: "arith", "overflow", "Arith_IntegerOverflowAttr", OVERFLOW_FLAGS, angled;
}

attr_constraints_of! {
    /// `Arith_FastMathAttr`
    FASTMATH_ATTR = "Floating point fast math flags", FASTMATH;
    /// `Arith_IntegerOverflowAttr`
    OVERFLOW_ATTR = "Integer overflow arith flags", OVERFLOW;
}

attr_constraints! {
    /// `Arith_CmpIPredicateAttr`
    CMPI_PREDICATE_ATTR = "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9",
        |ctx, attr| is_int_of(ctx, attr, Type::I64) && is_between(ctx, attr, 0, 9),
        AttrSyntax::EnumInt(&CMPI_PREDICATES, |_| Type::I64);
    /// `Arith_CmpFPredicateAttr`
    CMPF_PREDICATE_ATTR = "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, \
        10, 11, 12, 13, 14, 15",
        |ctx, attr| is_int_of(ctx, attr, Type::I64) && is_between(ctx, attr, 0, 15),
        AttrSyntax::EnumInt(&CMPF_PREDICATES, |_| Type::I64);
    /// `Arith_RoundingModeAttr`
    ROUNDING_MODE_ATTR = "Floating point rounding mode",
        |ctx, attr| is_int_of(ctx, attr, Type::I32) && is_between(ctx, attr, 0, 4),
        AttrSyntax::EnumInt(&ROUNDING_MODES, |_| Type::I32);
    /// `AtomicRMWKindAttr`
    ATOMIC_RMW_KIND_ATTR = "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, \
        10, 11, 12, 13, 14, 15",
        |ctx, attr| is_int_of(ctx, attr, Type::I64) && is_between(ctx, attr, 0, 15),
        AttrSyntax::EnumInt(&ATOMIC_RMW_KINDS, |_| Type::I64);
    /// `TypedArrayAttrBase<AtomicRMWKindAttr, "Reduction ops">`
    REDUCTIONS_ATTR: is_array = "Reduction ops", array_of!(ATOMIC_RMW_KIND_ATTR),
        AttrSyntax::Untyped(|_| Type::NONE);
}

enum_defaults! {
    /// `#arith.fastmath<none>`
    pub no_fastmath = FASTMATH, 0;
}

/// `#arith.fastmath<...>` of these bits.
pub fn fastmath_of(ctx: &Context, bits: u64) -> Attribute {
    enums::get(ctx, &FASTMATH, bits)
}

enum_defaults! {
    /// `#arith.overflow<none>`
    pub no_overflow = OVERFLOW, 0;
}
