//! Attributes of `vector`: enumerations.

use couloir_ir::Type;
use couloir_ir::op::AttrSyntax;
use couloir_ods::attrs::is_array;
use couloir_ods::{
    array_of, attr_constraints, attr_constraints_of, enum_attrs, enum_cases, enum_defaults,
};

enum_cases! {
    /// How two elements become one.
    pub COMBINING_KINDS = "::mlir::vector::CombiningKind", [
        "add" = 0, "mul" = 1, "minui" = 2, "minsi" = 3, "minnumf" = 4, "maxui" = 5, "maxsi" = 6,
        "maxnumf" = 7, "and" = 8, "or" = 9, "xor" = 10, "maximumf" = 12, "minimumf" = 11,
    ];
    /// What is printed after an element.
    pub PRINT_PUNCTUATIONS = "::mlir::vector::PrintPunctuation", [
        "no_punctuation" = 0, "newline" = 1, "comma" = 2, "open" = 3, "close" = 4,
    ];
    /// What a dimension of a contraction is.
    pub ITERATOR_TYPES = "::mlir::vector::IteratorType", ["parallel" = 0, "reduction" = 1];
}

enum_attrs! {
    /// `#vector.kind<add>`
    COMBINING_KIND: "vector", "kind", "Vector_CombiningKindAttr", COMBINING_KINDS, angled;
    /// `#vector.punctuation<newline>`
    PRINT_PUNCTUATION: "vector", "punctuation", "Vector_PrintPunctuation", PRINT_PUNCTUATIONS, angled;
    /// `#vector.iterator_type<parallel>`
    ITERATOR_TYPE: "vector", "iterator_type", "Vector_IteratorTypeEnum", ITERATOR_TYPES, angled;
}

attr_constraints_of! {
    /// `Vector_CombiningKindAttr`
    KIND_ATTR = "Kind of combining function for contractions and reductions", COMBINING_KIND;
    /// `Vector_PrintPunctuation`
    PUNCTUATION_ATTR = "Punctuation for separating vectors or vector elements", PRINT_PUNCTUATION;
    /// `Vector_IteratorTypeEnum`
    ITERATOR_TYPE_ATTR = "Iterator type", ITERATOR_TYPE;
}

attr_constraints! {
    /// `Vector_IteratorTypeArrayAttr`
    ITERATOR_TYPES_ATTR: is_array = "Iterator type should be an enum.",
        array_of!(ITERATOR_TYPE_ATTR), AttrSyntax::Untyped(|_| Type::NONE);
    /// `Builtin_StringAttr`
    STRING_ATTR = "An Attribute containing a string",
        |ctx, attr| attr.as_str(ctx).is_some(), AttrSyntax::Any;
}

enum_defaults! {
    /// `#vector.kind<add>`
    pub add = COMBINING_KIND, 0;
    /// `#vector.punctuation<newline>`
    pub newline = PRINT_PUNCTUATION, 1;
}
