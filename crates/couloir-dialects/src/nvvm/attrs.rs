//! Attributes of `nvvm`: enumerations, and the shapes of matrices.

use couloir_ir::op::AttrSyntax;
use couloir_ir::{Attribute, Context, Type};
use couloir_ods::attrs::{I32_ATTR, is_integer};
use couloir_ods::{
    attr_constraints, attr_constraints_of, confined, enum_attrs, enum_cases, enum_defaults,
};

use crate::llvm::attrs::fields::{Kind, req};
use crate::llvm::attrs::struct_attrs;

enum_cases! {
    ACTION_CASES = "::mlir::NVVM::SetMaxRegisterAction", ["decrease" = 1, "increase" = 0];
    BLOCK_SCALE_FORMAT_CASES = "::mlir::NVVM::BlockScaleFormat", ["ue8m0" = 0, "ue4m3" = 1];
    BLOCK_SCALE_KIND_CASES = "::mlir::NVVM::MMABlockScaleKind", [
        "mxf8f6f4" = 0, "mxf4" = 1, "mxf4nvf4" = 2,
    ];
    CACHE_EVICTION_PRIORITY_CASES = "::mlir::NVVM::CacheEvictionPriority", [
        "evict_normal" = 0, "evict_first" = 1, "evict_last" = 2, "evict_unchanged" = 3,
        "no_allocate" = 4,
    ];
    CLUSTER_LAUNCH_CONTROL_QUERY_TYPE_CASES = "::mlir::NVVM::ClusterLaunchControlQueryType", [
        "is_canceled" = 0, "get_first_cta_id_x" = 1, "get_first_cta_id_y" = 2,
        "get_first_cta_id_z" = 3,
    ];
    CTA_GROUP_CASES = "::mlir::NVVM::CTAGroupKind", ["cta_1" = 0, "cta_2" = 1];
    DOT_ACCUMULATE_TYPE_CASES = "::mlir::NVVM::DotAccumulateType", ["signed" = 1, "unsigned" = 0];
    FP_RND_MODE_CASES = "::mlir::NVVM::FPRoundingMode", [
        "none" = 0, "rn" = 1, "rm" = 2, "rp" = 3, "rz" = 4, "rna" = 5, "rs" = 6,
    ];
    GRID_DEP_ACTION_CASES = "::mlir::NVVM::GridDepActionKind", [
        "wait" = 0, "launch_dependents" = 1,
    ];
    LD_ST_MATRIX_ELT_TYPE_CASES = "::mlir::NVVM::LdStMatrixEltType", [
        "b16" = 0, "b8" = 1, "b8x16.b6x16_p32" = 2, "b8x16.b4x16_p64" = 3,
    ];
    LOAD_CACHE_MODIFIER_CASES = "::mlir::NVVM::LoadCacheModifierKind", [
        "ca" = 0, "cg" = 1, "cs" = 2, "lu" = 3, "cv" = 4,
    ];
    MATCH_SYNC_KIND_CASES = "::mlir::NVVM::MatchSyncKind", ["any" = 0, "all" = 1];
    MEM_ORDER_CASES = "::mlir::NVVM::MemOrderKind", [
        "weak" = 0, "relaxed" = 1, "acquire" = 2, "release" = 3, "acq_rel" = 4, "sc" = 5,
        "mmio" = 6, "volatile" = 7,
    ];
    MEM_SCOPE_CASES = "::mlir::NVVM::MemScopeKind", [
        "cta" = 0, "cluster" = 1, "gpu" = 2, "sys" = 3,
    ];
    MEMORY_SPACE_CASES = "::mlir::NVVM::NVVMMemorySpace", [
        "generic" = 0, "global" = 1, "shared" = 3, "constant" = 4, "local" = 5, "tensor" = 6,
        "shared_cluster" = 7,
    ];
    MMA_B1OP_CASES = "::mlir::NVVM::MMAB1Op", ["none" = 0, "xor_popc" = 1, "and_popc" = 2];
    MMA_FRAG_CASES = "::mlir::NVVM::MMAFrag", ["a" = 0, "b" = 1, "c" = 2];
    MMA_INT_OVERFLOW_CASES = "::mlir::NVVM::MMAIntOverflow", ["satfinite" = 1, "wrapped" = 0];
    MMA_KIND_CASES = "::mlir::NVVM::MMAKind", ["f8f6f4" = 0];
    MMA_LAYOUT_CASES = "::mlir::NVVM::MMALayout", ["row" = 0, "col" = 1];
    MMA_TYPE_CASES = "::mlir::NVVM::MMATypes", [
        "f16" = 0, "f32" = 1, "tf32" = 2, "bf16" = 9, "s8" = 4, "u8" = 3, "s32" = 5, "s4" = 8,
        "u4" = 7, "b1" = 6, "f64" = 10, "e4m3" = 11, "e5m2" = 12, "e3m2" = 13, "e2m3" = 14,
        "e2m1" = 15,
    ];
    PERMUTE_MODE_CASES = "::mlir::NVVM::PermuteMode", [
        "default" = 0, "f4e" = 1, "b4e" = 2, "rc8" = 3, "ecl" = 4, "ecr" = 5, "rc16" = 6,
    ];
    PREFETCH_CACHE_LEVEL_CASES = "::mlir::NVVM::PrefetchCacheLevel", ["L1" = 0, "L2" = 1];
    PROXY_KIND_CASES = "::mlir::NVVM::ProxyKind", [
        "alias" = 0, "async" = 1, "async.global" = 2, "async.shared" = 3, "tensormap" = 4,
        "generic" = 5,
    ];
    REDUCTION_CASES = "::mlir::NVVM::BarrierReduction", ["popc" = 0, "and" = 1, "or" = 2];
    REDUX_KIND_CASES = "::mlir::NVVM::ReduxKind", [
        "add" = 1, "and" = 2, "max" = 3, "min" = 4, "or" = 5, "umax" = 6, "umin" = 7, "xor" = 8,
        "fmin" = 9, "fmax" = 10,
    ];
    SAT_MODE_CASES = "::mlir::NVVM::SaturationMode", ["none" = 0, "satfinite" = 1];
    SCALE_VEC_SIZE_CASES = "::mlir::NVVM::ScaleVecSize", ["x1" = 0, "x2" = 1, "x4" = 2];
    SHARED_SPACE_CASES = "::mlir::NVVM::SharedSpace", ["cta" = 0, "cluster" = 1];
    SHFL_KIND_CASES = "::mlir::NVVM::ShflKind", ["bfly" = 0, "up" = 1, "down" = 2, "idx" = 3];
    TCGEN05_CP_MULTICAST_CASES = "::mlir::NVVM::Tcgen05CpMulticast", [
        "none" = 0, "warpx2_02_13" = 1, "warpx2_01_23" = 2, "warpx4" = 3,
    ];
    TCGEN05_CP_SHAPE_CASES = "::mlir::NVVM::Tcgen05CpShape", [
        "shape_128x256b" = 0, "shape_4x256b" = 1, "shape_128x128b" = 2, "shape_64x128b" = 3,
        "shape_32x128b" = 4,
    ];
    TCGEN05_CP_SRC_FMT_CASES = "::mlir::NVVM::Tcgen05CpSrcFormat", [
        "b6x16_p32" = 0, "b4x16_p64" = 1,
    ];
    TCGEN05_FENCE_CASES = "::mlir::NVVM::Tcgen05FenceKind", ["before" = 0, "after" = 1];
    TCGEN05_LDST_SHAPE_CASES = "::mlir::NVVM::Tcgen05LdStShape", [
        "shape_16x64b" = 0, "shape_16x128b" = 1, "shape_16x256b" = 2, "shape_32x32b" = 3,
        "shape_16x32bx2" = 4,
    ];
    TCGEN05_MMA_BLOCK_SCALE_CASES = "::mlir::NVVM::Tcgen05MMABlockScale", [
        "default" = 0, "block16" = 1, "block32" = 2,
    ];
    TCGEN05_MMA_COLLECTORB_CASES = "::mlir::NVVM::Tcgen05MMACollectorBBuffer", [
        "b0" = 0, "b1" = 1, "b2" = 2, "b3" = 3,
    ];
    TCGEN05_MMA_COLLECTOROP_CASES = "::mlir::NVVM::Tcgen05MMACollectorOp", [
        "discard" = 0, "lastuse" = 1, "fill" = 2, "use" = 3,
    ];
    TCGEN05_MMA_KIND_CASES = "::mlir::NVVM::Tcgen05MMAKind", [
        "f8f6f4" = 2, "i8" = 3, "f16" = 0, "tf32" = 1,
    ];
    TCGEN05_WAIT_CASES = "::mlir::NVVM::Tcgen05WaitKind", ["load" = 0, "store" = 1];
    TMA_LOAD_MODE_CASES = "::mlir::NVVM::TMALoadMode", [
        "tile" = 0, "im2col" = 1, "im2col_w" = 2, "im2col_w_128" = 3, "tile_gather4" = 4,
    ];
    TMA_REDUX_KIND_CASES = "::mlir::NVVM::TMAReduxKind", [
        "add" = 0, "max" = 2, "min" = 1, "inc" = 3, "dec" = 4, "and" = 5, "or" = 6, "xor" = 7,
    ];
    TMA_STORE_MODE_CASES = "::mlir::NVVM::TMAStoreMode", [
        "tile" = 0, "im2col" = 1, "tile_scatter4" = 2,
    ];
    VOTE_SYNC_KIND_CASES = "::mlir::NVVM::VoteSyncKind", [
        "any" = 0, "all" = 1, "ballot" = 2, "uni" = 3,
    ];
    WGMMA_SCALE_IN_CASES = "::mlir::NVVM::WGMMAScaleIn", ["one" = 1, "neg" = 4_294_967_295];
    WGMMA_SCALE_OUT_CASES = "::mlir::NVVM::WGMMAScaleOut", ["zero" = 0, "one" = 1];
    WGMMA_TYPE_CASES = "::mlir::NVVM::WGMMATypes", [
        "f16" = 0, "tf32" = 1, "u8" = 2, "s8" = 3, "b1" = 4, "bf16" = 5, "e4m3" = 6, "e5m2" = 7,
        "f32" = 8, "s32" = 9,
    ];
}

enum_attrs! {
    /// `#nvvm<action decrease>`
    ACTION: "nvvm", "action", "SetMaxRegisterActionAttr", ACTION_CASES, plain;
    /// `#nvvm.block_scale_format<ue8m0>`
    BLOCK_SCALE_FORMAT: "nvvm", "block_scale_format", "BlockScaleFormatAttr", BLOCK_SCALE_FORMAT_CASES, angled;
    /// `#nvvm.block_scale_kind<mxf8f6f4>`
    BLOCK_SCALE_KIND: "nvvm", "block_scale_kind", "MMABlockScaleKindAttr", BLOCK_SCALE_KIND_CASES, angled;
    /// `#nvvm<cache_eviction_priority evict_normal>`
    CACHE_EVICTION_PRIORITY: "nvvm", "cache_eviction_priority", "CacheEvictionPriorityAttr: NVVM Cache Eviction Priority", CACHE_EVICTION_PRIORITY_CASES, plain;
    /// `#nvvm<cluster_launch_control_query_type is_canceled>`
    CLUSTER_LAUNCH_CONTROL_QUERY_TYPE: "nvvm", "cluster_launch_control_query_type", "ClusterLaunchControlQueryTypeAttr: NVVM ClusterLaunchControlQueryType", CLUSTER_LAUNCH_CONTROL_QUERY_TYPE_CASES, plain;
    /// `#nvvm.cta_group<cta_1>`
    CTA_GROUP: "nvvm", "cta_group", "CTAGroupKindAttr", CTA_GROUP_CASES, angled;
    /// `#nvvm.dot_accumulate_type<signed>`
    DOT_ACCUMULATE_TYPE: "nvvm", "dot_accumulate_type", "DotAccumulateTypeAttr", DOT_ACCUMULATE_TYPE_CASES, angled;
    /// `#nvvm.fp_rnd_mode<none>`
    FP_RND_MODE: "nvvm", "fp_rnd_mode", "FPRoundingModeAttr", FP_RND_MODE_CASES, angled;
    /// `#nvvm<grid_dep_action wait>`
    GRID_DEP_ACTION: "nvvm", "grid_dep_action", "GridDepActionAttr: Action kind for grid dependency control", GRID_DEP_ACTION_CASES, plain;
    /// `#nvvm.ld_st_matrix_elt_type<b16>`
    LD_ST_MATRIX_ELT_TYPE: "nvvm", "ld_st_matrix_elt_type", "LdStMatrixEltTypeAttr", LD_ST_MATRIX_ELT_TYPE_CASES, angled;
    /// `#nvvm<load_cache_modifier ca>`
    LOAD_CACHE_MODIFIER: "nvvm", "load_cache_modifier", "LoadCacheModifierAttr", LOAD_CACHE_MODIFIER_CASES, plain;
    /// `#nvvm<match_sync_kind any>`
    MATCH_SYNC_KIND: "nvvm", "match_sync_kind", "MatchSyncKindAttr", MATCH_SYNC_KIND_CASES, plain;
    /// `#nvvm.mem_order<weak>`
    MEM_ORDER: "nvvm", "mem_order", "MemOrderKindAttr", MEM_ORDER_CASES, angled;
    /// `#nvvm.mem_scope<cta>`
    MEM_SCOPE: "nvvm", "mem_scope", "MemScopeKindAttr", MEM_SCOPE_CASES, angled;
    /// `#nvvm.memory_space<generic>`
    MEMORY_SPACE: "nvvm", "memory_space", "NVVMMemorySpaceAttr: NVVM Memory Space", MEMORY_SPACE_CASES, angled;
    /// `#nvvm.mma_b1op<none>`
    MMA_B1OP: "nvvm", "mma_b1op", "MMAB1OpAttr", MMA_B1OP_CASES, angled;
    /// `#nvvm.mma_frag<a>`
    MMA_FRAG: "nvvm", "mma_frag", "MMAFragAttr", MMA_FRAG_CASES, angled;
    /// `#nvvm.mma_int_overflow<satfinite>`
    MMA_INT_OVERFLOW: "nvvm", "mma_int_overflow", "MMAIntOverflowAttr", MMA_INT_OVERFLOW_CASES, angled;
    /// `#nvvm.mma_kind<f8f6f4>`
    MMA_KIND: "nvvm", "mma_kind", "MMAKindAttr", MMA_KIND_CASES, angled;
    /// `#nvvm.mma_layout<row>`
    MMA_LAYOUT: "nvvm", "mma_layout", "MMALayoutAttr", MMA_LAYOUT_CASES, angled;
    /// `#nvvm.mma_type<f16>`
    MMA_TYPE: "nvvm", "mma_type", "MMATypesAttr", MMA_TYPE_CASES, angled;
    /// `#nvvm.permute_mode<default>`
    PERMUTE_MODE: "nvvm", "permute_mode", "PermuteModeAttr", PERMUTE_MODE_CASES, angled;
    /// `#nvvm<prefetch_cache_level L1>`
    PREFETCH_CACHE_LEVEL: "nvvm", "prefetch_cache_level", "PrefetchCacheLevelAttr: NVVM Prefetch Cache Level", PREFETCH_CACHE_LEVEL_CASES, plain;
    /// `#nvvm.proxy_kind<alias>`
    PROXY_KIND: "nvvm", "proxy_kind", "ProxyKindAttr", PROXY_KIND_CASES, angled;
    /// `#nvvm.reduction<popc>`
    REDUCTION: "nvvm", "reduction", "BarrierReductionAttr", REDUCTION_CASES, angled;
    /// `#nvvm<redux_kind add>`
    REDUX_KIND: "nvvm", "redux_kind", "ReduxKindAttr", REDUX_KIND_CASES, plain;
    /// `#nvvm.sat_mode<none>`
    SAT_MODE: "nvvm", "sat_mode", "SaturationModeAttr", SAT_MODE_CASES, angled;
    /// `#nvvm.scale_vec_size<x1>`
    SCALE_VEC_SIZE: "nvvm", "scale_vec_size", "ScaleVecSizeAttr", SCALE_VEC_SIZE_CASES, angled;
    /// `#nvvm.shared_space<cta>`
    SHARED_SPACE: "nvvm", "shared_space", "SharedSpaceAttr", SHARED_SPACE_CASES, angled;
    /// `#nvvm<shfl_kind bfly>`
    SHFL_KIND: "nvvm", "shfl_kind", "ShflKindAttr", SHFL_KIND_CASES, plain;
    /// `#nvvm.tcgen05_cp_multicast<none>`
    TCGEN05_CP_MULTICAST: "nvvm", "tcgen05_cp_multicast", "Tcgen05CpMulticastAttr", TCGEN05_CP_MULTICAST_CASES, angled;
    /// `#nvvm.tcgen05_cp_shape<shape_128x256b>`
    TCGEN05_CP_SHAPE: "nvvm", "tcgen05_cp_shape", "Tcgen05CpShapeAttr", TCGEN05_CP_SHAPE_CASES, angled;
    /// `#nvvm.tcgen05_cp_src_fmt<b6x16_p32>`
    TCGEN05_CP_SRC_FMT: "nvvm", "tcgen05_cp_src_fmt", "Tcgen05CpSrcFormatAttr", TCGEN05_CP_SRC_FMT_CASES, angled;
    /// `#nvvm.tcgen05_fence<before>`
    TCGEN05_FENCE: "nvvm", "tcgen05_fence", "Tcgen05FenceKindAttr", TCGEN05_FENCE_CASES, angled;
    /// `#nvvm.tcgen05_ldst_shape<shape_16x64b>`
    TCGEN05_LDST_SHAPE: "nvvm", "tcgen05_ldst_shape", "Tcgen05LdStShapeAttr", TCGEN05_LDST_SHAPE_CASES, angled;
    /// `#nvvm.tcgen05_mma_block_scale<default>`
    TCGEN05_MMA_BLOCK_SCALE: "nvvm", "tcgen05_mma_block_scale", "Tcgen05MMABlockScaleAttr", TCGEN05_MMA_BLOCK_SCALE_CASES, angled;
    /// `#nvvm.tcgen05_mma_collectorb<b0>`
    TCGEN05_MMA_COLLECTORB: "nvvm", "tcgen05_mma_collectorb", "Tcgen05MMACollectorBBufferAttr", TCGEN05_MMA_COLLECTORB_CASES, angled;
    /// `#nvvm.tcgen05_mma_collectorop<discard>`
    TCGEN05_MMA_COLLECTOROP: "nvvm", "tcgen05_mma_collectorop", "Tcgen05MMACollectorOpAttr", TCGEN05_MMA_COLLECTOROP_CASES, angled;
    /// `#nvvm.tcgen05_mma_kind<f8f6f4>`
    TCGEN05_MMA_KIND: "nvvm", "tcgen05_mma_kind", "Tcgen05MMAKindAttr", TCGEN05_MMA_KIND_CASES, angled;
    /// `#nvvm.tcgen05_wait<load>`
    TCGEN05_WAIT: "nvvm", "tcgen05_wait", "Tcgen05WaitKindAttr", TCGEN05_WAIT_CASES, angled;
    /// `#nvvm.tma_load_mode<tile>`
    TMA_LOAD_MODE: "nvvm", "tma_load_mode", "TMALoadModeAttr", TMA_LOAD_MODE_CASES, angled;
    /// `#nvvm.tma_redux_kind<add>`
    TMA_REDUX_KIND: "nvvm", "tma_redux_kind", "TMAReduxKindAttr", TMA_REDUX_KIND_CASES, angled;
    /// `#nvvm.tma_store_mode<tile>`
    TMA_STORE_MODE: "nvvm", "tma_store_mode", "TMAStoreModeAttr", TMA_STORE_MODE_CASES, angled;
    /// `#nvvm<vote_sync_kind any>`
    VOTE_SYNC_KIND: "nvvm", "vote_sync_kind", "VoteSyncKindAttr", VOTE_SYNC_KIND_CASES, plain;
    /// `#nvvm.wgmma_scale_in<one>`
    WGMMA_SCALE_IN: "nvvm", "wgmma_scale_in", "WGMMAScaleInAttr", WGMMA_SCALE_IN_CASES, angled;
    /// `#nvvm.wgmma_scale_out<zero>`
    WGMMA_SCALE_OUT: "nvvm", "wgmma_scale_out", "WGMMAScaleOutAttr", WGMMA_SCALE_OUT_CASES, angled;
    /// `#nvvm.wgmma_type<f16>`
    WGMMA_TYPE: "nvvm", "wgmma_type", "WGMMATypesAttr", WGMMA_TYPE_CASES, angled;
}

struct_attrs! {
    /// The shape of a fragment: `#nvvm.shape<m = 16, n = 8, k = 16>`.
    pub SHAPE = "nvvm", "shape", "NVVM_MMAShapeAttr", parse_struct, print_struct [
        req("m", "int", Kind::Int), req("n", "int", Kind::Int), req("k", "int", Kind::Int),
    ];
    /// The shape of a matrix that is loaded or stored: `#nvvm.ld_st_matrix_shape<m = 8, n = 8>`.
    pub LD_ST_MATRIX_SHAPE = "nvvm", "ld_st_matrix_shape", "LdStMatrixShapeAttr",
        parse_struct, print_struct [
        req("m", "int", Kind::Int), req("n", "int", Kind::Int),
    ];
}

attr_constraints_of! {
    ACTION_ATTR = "NVVM set max register action", ACTION;
    BLOCK_SCALE_FORMAT_ATTR = "MMA Block Scale Format", BLOCK_SCALE_FORMAT;
    BLOCK_SCALE_KIND_ATTR = "Block Scale Kind", BLOCK_SCALE_KIND;
    CACHE_EVICTION_PRIORITY_ATTR = "NVVM Cache Eviction Priority", CACHE_EVICTION_PRIORITY;
    CLUSTER_LAUNCH_CONTROL_QUERY_TYPE_ATTR = "NVVM ClusterLaunchControlQueryType", CLUSTER_LAUNCH_CONTROL_QUERY_TYPE;
    CTA_GROUP_ATTR = "NVVM CTA group kind", CTA_GROUP;
    DOT_ACCUMULATE_TYPE_ATTR = "NVVM DotAccumulateType", DOT_ACCUMULATE_TYPE;
    FP_RND_MODE_ATTR = "NVVM FPRoundingMode kind", FP_RND_MODE;
    GRID_DEP_ACTION_ATTR = "Action kind for grid dependency control", GRID_DEP_ACTION;
    LD_ST_MATRIX_ELT_TYPE_ATTR = "Element type for ldmatrix and stmatrix", LD_ST_MATRIX_ELT_TYPE;
    LOAD_CACHE_MODIFIER_ATTR = "NVVM load cache modifier kind", LOAD_CACHE_MODIFIER;
    MATCH_SYNC_KIND_ATTR = "NVVM match sync kind", MATCH_SYNC_KIND;
    MEM_ORDER_ATTR = "NVVM Memory Ordering kind", MEM_ORDER;
    MEM_SCOPE_ATTR = "NVVM Memory Scope kind", MEM_SCOPE;
    MEMORY_SPACE_ATTR = "NVVM Memory Space", MEMORY_SPACE;
    MMA_B1OP_ATTR = "MMA binary operations", MMA_B1OP;
    MMA_FRAG_ATTR = "NVVM MMA frag type", MMA_FRAG;
    MMA_INT_OVERFLOW_ATTR = "MMA overflow options", MMA_INT_OVERFLOW;
    MMA_KIND_ATTR = "MMA operation kind", MMA_KIND;
    MMA_LAYOUT_ATTR = "NVVM MMA layout", MMA_LAYOUT;
    MMA_TYPE_ATTR = "NVVM MMA types", MMA_TYPE;
    PERMUTE_MODE_ATTR = "NVVM permute mode", PERMUTE_MODE;
    PREFETCH_CACHE_LEVEL_ATTR = "NVVM Prefetch Cache Level", PREFETCH_CACHE_LEVEL;
    PROXY_KIND_ATTR = "Proxy kind", PROXY_KIND;
    REDUCTION_ATTR = "NVVM barrier reduction operation", REDUCTION;
    REDUX_KIND_ATTR = "NVVM redux kind", REDUX_KIND;
    SAT_MODE_ATTR = "NVVM SaturationMode kind", SAT_MODE;
    SCALE_VEC_SIZE_ATTR = "MMA Scale Vector Sizes", SCALE_VEC_SIZE;
    SHARED_SPACE_ATTR = "Shared memory space", SHARED_SPACE;
    SHFL_KIND_ATTR = "NVVM shuffle kind", SHFL_KIND;
    TCGEN05_CP_MULTICAST_ATTR = "tcgen05 cp multicast", TCGEN05_CP_MULTICAST;
    TCGEN05_CP_SHAPE_ATTR = "tcgen05 cp shapes", TCGEN05_CP_SHAPE;
    TCGEN05_CP_SRC_FMT_ATTR = "tcgen05 cp source format", TCGEN05_CP_SRC_FMT;
    TCGEN05_FENCE_ATTR = "NVVM Tcgen05 fence kind", TCGEN05_FENCE;
    TCGEN05_LDST_SHAPE_ATTR = "allowed 32-bit signless integer cases: 0, 1, 2, 3, 4", TCGEN05_LDST_SHAPE;
    TCGEN05_MMA_BLOCK_SCALE_ATTR = "tcgen05.mma block scale attribute", TCGEN05_MMA_BLOCK_SCALE;
    TCGEN05_MMA_COLLECTORB_ATTR = "tcgen05 MMA Collector Buffer B Attribute", TCGEN05_MMA_COLLECTORB;
    TCGEN05_MMA_COLLECTOROP_ATTR = "tcgen05.mma Collector Buffer Operation", TCGEN05_MMA_COLLECTOROP;
    TCGEN05_MMA_KIND_ATTR = "tcgen05 MMA Supported Types", TCGEN05_MMA_KIND;
    TCGEN05_WAIT_ATTR = "NVVM Tcgen05 wait kind", TCGEN05_WAIT;
    TMA_LOAD_MODE_ATTR = "List of Load-Modes supported for TMA Tensor Ops", TMA_LOAD_MODE;
    TMA_REDUX_KIND_ATTR = "NVVM TMA redux kind", TMA_REDUX_KIND;
    TMA_STORE_MODE_ATTR = "NVVM TMA Store Mode", TMA_STORE_MODE;
    VOTE_SYNC_KIND_ATTR = "NVVM vote sync kind", VOTE_SYNC_KIND;
    WGMMA_SCALE_IN_ATTR = "WGMMA overflow options", WGMMA_SCALE_IN;
    WGMMA_SCALE_OUT_ATTR = "WGMMA input predicate", WGMMA_SCALE_OUT;
    WGMMA_TYPE_ATTR = "NVVM WGMMA types", WGMMA_TYPE;
    SHAPE_ATTR = "Attribute for MMA operation shape.", SHAPE;
    LD_ST_MATRIX_SHAPE_ATTR = "Matrix shape for ldmatrix and stmatrix", LD_ST_MATRIX_SHAPE;
}

attr_constraints! {
    /// `ConfinedAttr<I32Attr, [IntMinValue<0>]>`
    FROM_ZERO_I32_ATTR: is_integer = "32-bit signless integer attribute whose minimum value is 0",
        confined!(I32_ATTR, |ctx, attr| attr.as_i64(ctx).is_some_and(|value| value >= 0)),
        AttrSyntax::Untyped(|_| Type::I32);
}

enum_defaults! {
    pub(super) cta_group_cta_1 = CTA_GROUP, 0;
    pub(super) fp_rnd_mode_none = FP_RND_MODE, 0;
    pub(super) mem_scope_cta = MEM_SCOPE, 0;
    pub(super) proxy_kind_async = PROXY_KIND, 1;
    pub(super) proxy_kind_generic = PROXY_KIND, 5;
    pub(super) proxy_kind_tensormap = PROXY_KIND, 4;
    pub(super) sat_mode_none = SAT_MODE, 0;
    pub(super) tcgen05_cp_multicast_none = TCGEN05_CP_MULTICAST, 0;
    pub(super) tcgen05_mma_block_scale_default = TCGEN05_MMA_BLOCK_SCALE, 0;
    pub(super) tcgen05_mma_collectorb_b0 = TCGEN05_MMA_COLLECTORB, 0;
    pub(super) tcgen05_mma_collectorop_discard = TCGEN05_MMA_COLLECTOROP, 0;
    pub(super) tma_load_mode_tile = TMA_LOAD_MODE, 0;
    pub(super) tma_store_mode_tile = TMA_STORE_MODE, 0;
}

/// `0 : i64`
pub(super) fn zero_i64(ctx: &Context) -> Attribute {
    Attribute::i64(ctx, 0)
}
