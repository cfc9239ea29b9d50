//! Attributes of `linalg`: enumerations, and constraints on other attributes.

use couloir_ir::op::AttrSyntax;
use couloir_ir::{Attribute, Context, Type};
use couloir_ods::attrs::{DENSE_I64_ARRAY_ATTR, I64_ATTR, is_array};
use couloir_ods::{
    array_of, attr_constraints, attr_constraints_of, confined, enum_attrs, enum_cases, enums,
};

enum_cases! {
    /// What a loop is.
    pub ITERATOR_TYPES = "::mlir::utils::IteratorType", ["parallel" = 0, "reduction" = 1];
    /// How numbers are made another type.
    pub TYPE_FNS = "::mlir::linalg::TypeFn", ["cast_signed" = 0, "cast_unsigned" = 1];
    /// Functions of one number.
    pub UNARY_FNS = "::mlir::linalg::UnaryFn", [
        "exp" = 0, "log" = 1, "abs" = 2, "ceil" = 3, "floor" = 4, "negf" = 5, "reciprocal" = 6,
        "round" = 7, "sqrt" = 8, "rsqrt" = 9, "square" = 10, "tanh" = 11, "erf" = 12,
    ];
    /// Functions of two numbers.
    pub BINARY_FNS = "::mlir::linalg::BinaryFn", [
        "add" = 0, "sub" = 1, "mul" = 2, "div" = 3, "div_unsigned" = 4, "max_signed" = 5,
        "min_signed" = 6, "max_unsigned" = 7, "min_unsigned" = 8, "powf" = 9,
    ];
    /// Functions of three values.
    pub TERNARY_FNS = "::mlir::linalg::TernaryFn", ["select" = 0];
    /// All of these.
    pub ELEMENTWISE_KINDS = "::mlir::linalg::ElementwiseKind", [
        "exp" = 0, "log" = 1, "abs" = 2, "ceil" = 3, "floor" = 4, "negf" = 5, "reciprocal" = 6,
        "round" = 7, "sqrt" = 8, "rsqrt" = 9, "square" = 10, "tanh" = 11, "erf" = 12, "add" = 13,
        "sub" = 14, "mul" = 15, "div" = 16, "div_unsigned" = 17, "max_signed" = 18,
        "min_signed" = 19, "max_unsigned" = 20, "min_unsigned" = 21, "powf" = 22, "select" = 23,
    ];
    /// Sizes of Winograd's algorithm: outputs, then the filter's.
    pub WINOGRAD_FMRS = "::mlir::linalg::WinogradConv2DFmr", [
        "F_2_3" = 0, "F_4_3" = 1, "F_2_5" = 2,
    ];
}

enum_attrs! {
    /// `#linalg.iterator_type<parallel>`
    ITERATOR_TYPE: "linalg", "iterator_type", "IteratorTypeEnum", ITERATOR_TYPES, angled;
    /// `#linalg.type_fn<cast_signed>`
    TYPE_FN: "linalg", "type_fn", "TypeFnAttr", TYPE_FNS, angled;
    /// `#linalg.unary_fn<exp>`
    UNARY_FN: "linalg", "unary_fn", "UnaryFnAttr", UNARY_FNS, angled;
    /// `#linalg.binary_fn<add>`
    BINARY_FN: "linalg", "binary_fn", "BinaryFnAttr", BINARY_FNS, angled;
    /// `#linalg.ternary_fn<select>`
    TERNARY_FN: "linalg", "ternary_fn", "TernaryFnAttr", TERNARY_FNS, angled;
    /// `#linalg.elementwise_kind<add>`
    ELEMENTWISE_KIND: "linalg", "elementwise_kind", "ElementwiseKindAttr", ELEMENTWISE_KINDS, angled;
}

/// Whether these are 64-bit numbers of one dimension of that size.
fn is_i64s_of(ctx: &Context, attr: Attribute, size: i64) -> bool {
    attr.as_dense(ctx).is_some_and(|dense| {
        dense.ty.shape(ctx) == Some(&[size]) && dense.ty.shaped_element(ctx) == Some(Type::I64)
    })
}

/// Whether each number is larger than the one before.
fn is_sorted(ctx: &Context, attr: Attribute) -> bool {
    attr.as_i64_array(ctx).is_some_and(|numbers| numbers.is_sorted_by(|a, b| a < b))
}

attr_constraints_of! {
    /// `IteratorTypeEnum`
    ITERATOR_TYPE_ATTR = "Iterator type", ITERATOR_TYPE;
    /// `TypeFnAttr`
    TYPE_FN_ATTR = "allowed 32-bit signless integer cases: 0, 1", TYPE_FN;
    /// `ElementwiseKindAttr`
    KIND_ATTR = "allowed 32-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, \
                 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23", ELEMENTWISE_KIND;
}

attr_constraints! {
    /// `IteratorTypeArrayAttr`
    ITERATOR_TYPES_ATTR: is_array = "Iterator type should be an enum.",
        array_of!(ITERATOR_TYPE_ATTR), AttrSyntax::Untyped(|_| Type::NONE);
    /// `WinogradConv2DFmr`
    FMR_ATTR = "allowed 32-bit signless integer cases: 0, 1, 2",
        |ctx, attr| couloir_ods::attrs::is_int_of(ctx, attr, Type::I32)
            && couloir_ods::attrs::is_between(ctx, attr, 0, 2),
        AttrSyntax::EnumInt(&WINOGRAD_FMRS, |_| Type::I32);
    /// `RankedI64ElementsAttr<[1]>`
    I64_ELEMENTS_1 = "64-bit signless int elements attribute of shape [1]",
        |ctx, attr| is_i64s_of(ctx, attr, 1), AttrSyntax::Any;
    /// `RankedI64ElementsAttr<[2]>`
    I64_ELEMENTS_2 = "64-bit signless int elements attribute of shape [2]",
        |ctx, attr| is_i64s_of(ctx, attr, 2), AttrSyntax::Any;
    /// `RankedI64ElementsAttr<[3]>`
    I64_ELEMENTS_3 = "64-bit signless int elements attribute of shape [3]",
        |ctx, attr| is_i64s_of(ctx, attr, 3), AttrSyntax::Any;
    /// `ConfinedAttr<DenseI64ArrayAttr, [DenseArrayStrictlySorted<DenseI64ArrayAttr>]>`
    SORTED_I64_ARRAY = "i64 dense array attribute should be in increasing order",
        confined!(DENSE_I64_ARRAY_ATTR, |ctx, attr| is_sorted(ctx, attr)), AttrSyntax::Any;
    /// `ConfinedAttr<I64Attr, [IntMinValue<0>]>`
    DIM_ATTR: couloir_ods::attrs::is_integer =
        "64-bit signless integer attribute whose minimum value is 0",
        confined!(I64_ATTR, |ctx, attr| attr.as_i64(ctx).is_some_and(|value| value >= 0)),
        AttrSyntax::Untyped(|_| Type::I64);
}

/// `#linalg.iterator_type<parallel>` or that of a reduction.
pub fn iterator(ctx: &Context, reduces: bool) -> Attribute {
    enums::get(ctx, &ITERATOR_TYPE, u64::from(reduces))
}

/// `#linalg.elementwise_kind<...>` of a number.
pub fn kind(ctx: &Context, value: u64) -> Attribute {
    enums::get(ctx, &ELEMENTWISE_KIND, value)
}
