//! Attributes of `nvgpu`: how memory is laid out that is copied in pieces, and how numbers are rounded.

use couloir_ods::{attr_constraints_of, enum_attrs, enum_cases, enum_defaults};

enum_cases! {
    /// How the banks of shared memory are mixed.
    pub SWIZZLE_KINDS = "::mlir::nvgpu::TensorMapSwizzleKind", [
        "none" = 0, "swizzle_32b" = 1, "swizzle_64b" = 2, "swizzle_128b" = 3,
    ];
    /// What comes into the cache of the second level along with what is read.
    pub PROMOTION_KINDS = "::mlir::nvgpu::TensorMapL2PromoKind", [
        "none" = 0, "l2promo_64b" = 1, "l2promo_128b" = 2, "l2promo_256b" = 3,
    ];
    /// What is read outside of a tensor.
    pub OUTSIDE_KINDS = "::mlir::nvgpu::TensorMapOOBKind", ["zero" = 0, "nan" = 1];
    /// How the innermost dimensions alternate.
    pub INTERLEAVE_KINDS = "::mlir::nvgpu::TensorMapInterleaveKind", [
        "none" = 0, "interleave_16b" = 1, "interleave_32b" = 2,
    ];
    /// How a reciprocal is rounded.
    pub ROUNDING_MODES = "::mlir::nvgpu::RcpRoundingMode", [
        "approx" = 0, "rn" = 1, "rz" = 2, "rm" = 3, "rp" = 4,
    ];
}

enum_attrs! {
    /// `#nvgpu<swizzle swizzle_128b>`
    SWIZZLE: "nvgpu", "swizzle", "TensorMapSwizzleAttr", SWIZZLE_KINDS, plain;
    /// `#nvgpu<l2promo none>`
    PROMOTION: "nvgpu", "l2promo", "TensorMapL2PromoAttr", PROMOTION_KINDS, plain;
    /// `#nvgpu<oob zero>`
    OUTSIDE: "nvgpu", "oob", "TensorMapOOBAttr", OUTSIDE_KINDS, plain;
    /// `#nvgpu<interleave none>`
    INTERLEAVE: "nvgpu", "interleave", "TensorMapInterleaveAttr", INTERLEAVE_KINDS, plain;
    /// `#nvgpu<rcp_rounding_mode approx>`
    ROUNDING: "nvgpu", "rcp_rounding_mode", "RcpRoundingModeAttr", ROUNDING_MODES, plain;
}

attr_constraints_of! {
    ROUNDING_ATTR = "Rounding mode of rcp", ROUNDING;
}

enum_defaults! {
    /// `#nvgpu<rcp_rounding_mode approx>`
    pub(super) approximate = ROUNDING, 0;
}
