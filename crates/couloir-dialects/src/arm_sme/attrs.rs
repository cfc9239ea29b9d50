//! Attributes of `arm_sme`: enumerations.

use couloir_ods::{attr_constraints_of, enum_attrs, enum_cases, enum_defaults};

enum_cases! {
    LAYOUTS = "::mlir::arm_sme::TileSliceLayout", ["horizontal" = 0, "vertical" = 1];
    KINDS = "::mlir::arm_sme::CombiningKind", ["add" = 0, "sub" = 1];
    SIZES = "::mlir::arm_sme::TypeSize", ["byte" = 0, "half" = 1, "word" = 2, "double" = 3];
}

enum_attrs! {
    /// `#arm_sme.layout<vertical>`
    TILE_SLICE_LAYOUT: "arm_sme", "layout", "ArmSME_TileSliceLayoutAttr", LAYOUTS, angled;
    /// `#arm_sme.kind<sub>`
    COMBINING_KIND: "arm_sme", "kind", "ArmSME_CombiningKindAttr", KINDS, angled;
    /// `#arm_sme.type_size<word>`
    TYPE_SIZE: "arm_sme", "type_size", "ArmSME_TypeSizeAttr", SIZES, angled;
}

attr_constraints_of! {
    /// `ArmSME_TileSliceLayoutAttr`
    LAYOUT_ATTR = "Layout of a tile slice", TILE_SLICE_LAYOUT;
    /// `ArmSME_CombiningKindAttr`
    KIND_ATTR = "Kind of combining function", COMBINING_KIND;
    /// `ArmSME_TypeSizeAttr`
    SIZE_ATTR = "Size of a vector element type", TYPE_SIZE;
}

enum_defaults! {
    /// `#arm_sme.layout<horizontal>`
    pub(super) horizontal = TILE_SLICE_LAYOUT, 0;
    /// `#arm_sme.kind<add>`
    pub(super) add = COMBINING_KIND, 0;
}
