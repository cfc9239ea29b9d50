//! Attributes of `index`.

use couloir_ods::{attr_constraints_of, enum_attrs, enum_cases};

enum_cases! {
    /// Predicates of `index.cmp`.
    pub CMP_PREDICATES = "::mlir::index::IndexCmpPredicate", [
        "eq" = 0, "ne" = 1, "slt" = 2, "sle" = 3, "sgt" = 4, "sge" = 5, "ult" = 6, "ule" = 7,
        "ugt" = 8, "uge" = 9,
    ];
}

enum_attrs! {
    /// `#index<cmp_predicate eq>`
    CMP_PREDICATE: "index", "cmp_predicate", "IndexCmpPredicateAttr", CMP_PREDICATES, plain;
}

attr_constraints_of! {
    /// `IndexCmpPredicateAttr`
    CMP_PREDICATE_ATTR = "index comparison predicate kind", CMP_PREDICATE;
}
