//! Attributes of `xevm`: enumerations, what a product of matrices is of, what code is made for.

use couloir_ods::{attr_constraints_of, enum_attrs, enum_cases, enum_defaults};

use crate::llvm::attrs::fields::{Default, Kind, opt, or, req};
use crate::llvm::attrs::struct_attrs;

enum_cases! {
    LOAD_CASES = "::mlir::xevm::LoadCacheControl", [
        "L1uc_L2uc_L3uc" = 1, "L1uc_L2uc_L3c" = 2, "L1uc_L2c_L3uc" = 3, "L1uc_L2c_L3c" = 4,
        "L1c_L2uc_L3uc" = 5, "L1c_L2uc_L3c" = 6, "L1c_L2c_L3uc" = 7, "L1c_L2c_L3c" = 8,
        "L1s_L2uc_L3uc" = 9, "L1s_L2uc_L3c" = 10, "L1s_L2c_L3uc" = 11, "L1s_L2c_L3c" = 12,
        "ir" = 13,
    ];
    STORE_CASES = "::mlir::xevm::StoreCacheControl", [
        "L1uc_L2uc_L3uc" = 1, "L1uc_L2uc_L3wb" = 2, "L1uc_L2wb_L3uc" = 3, "L1uc_L2wb_L3wb" = 4,
        "L1wt_L2uc_L3uc" = 5, "L1wt_L2uc_L3wb" = 6, "L1wt_L2wb_L3uc" = 7, "L1wt_L2wb_L3wb" = 8,
        "L1s_L2uc_L3uc" = 9, "L1s_L2uc_L3wb" = 10, "L1s_L2wb_L3uc" = 11, "L1s_L2wb_L3wb" = 12,
        "L1wb_L2uc_L3uc" = 13, "L1wb_L2wb_L3uc" = 14, "L1wb_L2uc_L3wb" = 15,
    ];
    SCOPE_CASES = "::mlir::xevm::MemScope", [
        "lane" = 0, "subgroup" = 1, "workgroup" = 2, "cluster" = 3, "device" = 4, "system" = 5,
    ];
    SPACE_CASES = "mlir::xevm::AddrSpace", [
        "private" = 0, "global" = 1, "constant" = 2, "shared" = 3, "generic" = 4,
    ];
    /// What matrices hold.
    pub ELEMENT_CASES = "XeVM element type", [
        "bf16" = 8, "f16" = 9, "s8" = 10, "u8" = 11, "s4" = 12, "u4" = 13, "tf32" = 14, "f32" = 15,
        "s32" = 16,
    ];
}

enum_attrs! {
    /// How a load uses caches: `#xevm.load_cache_control<L1c_L2uc_L3uc>`.
    LOAD: "xevm", "load_cache_control", "XeVM_LoadCacheControlAttr", LOAD_CASES, angled;
    /// How a store uses caches: `#xevm.store_cache_control<L1wb_L2uc_L3uc>`.
    STORE: "xevm", "store_cache_control", "XeVM_StoreCacheControlAttr", STORE_CASES, angled;
    /// Who sees what a fence orders: `#xevm.mem_scope<workgroup>`.
    SCOPE: "xevm", "mem_scope", "XeVM_MemScopeAttr", SCOPE_CASES, angled;
    /// Which memory a fence is about: `#xevm.addr_space<global>`.
    SPACE: "xevm", "addr_space", "XeVM_AddrSpaceAttr", SPACE_CASES, angled;
}

struct_attrs! {
    /// The sizes of a product of matrices: `#xevm.mma_shape<m = 8, n = 16, k = 16>`.
    pub SHAPE = "xevm", "mma_shape", "XeVM_MMAShapeAttr", parse_struct, print_struct [
        req("m", "int", Kind::Int), req("n", "int", Kind::Int), req("k", "int", Kind::Int),
    ];
    /// What the matrices of a product hold: `#xevm.mma_types<d = f32, a = f16, b = f16>`.
    pub TYPES = "xevm", "mma_types", "XeVM_MMATypesAttr", parse_struct, print_struct [
        req("d", "xevm::ElemType", Kind::Enum(&ELEMENT_CASES)),
        req("a", "xevm::ElemType", Kind::Enum(&ELEMENT_CASES)),
        req("b", "xevm::ElemType", Kind::Enum(&ELEMENT_CASES)),
        opt("c", "xevm::ElemType", Kind::Enum(&ELEMENT_CASES)),
    ];
    /// A GPU of Intel's and how code for it is made: `#xevm.target<chip = "pvc">`. What is not said
    /// has a default, and nothing is checked.
    pub TARGET = "xevm", "target", "XeVM_TargetAttr",
        parse_optional_struct, print_optional_struct [
        or("O", "int", Kind::Int, Default::Number(2)),
        or("triple", "::llvm::StringRef", Kind::Str, Default::Text("spirv64-unknown-unknown")),
        or("chip", "::llvm::StringRef", Kind::Str, Default::Text("bmg")),
        opt("flags", "::mlir::DictionaryAttr", Kind::Attr),
        opt("linkFiles", "::mlir::ArrayAttr", Kind::Attr),
    ];
}

attr_constraints_of! {
    LOAD_ATTR = "Describe the cache settings for load operators", LOAD;
    STORE_ATTR = "Describe the cache settings for store operators", STORE;
    SCOPE_ATTR = "Describe memory scopes", SCOPE;
    SPACE_ATTR = "Describe address spaces", SPACE;
    SHAPE_ATTR = "", SHAPE;
    TYPES_ATTR = "", TYPES;
}

enum_defaults! {
    /// `#xevm.addr_space<generic>`
    pub(super) generic = SPACE, 4;
}
