//! Attributes of `gpu`: enumerations, and what loops and memory are mapped to.

use couloir_ir::attr::{AttrDef, Param};
use couloir_ir::{Attribute, Context};
use couloir_ods::{attr_constraints_of, enum_attrs, enum_cases, enum_defaults};

use super::loop_dim_map::LOOP_DIM_MAP;

enum_cases! {
    /// Kinds of memory.
    pub ADDRESS_SPACES = "::mlir::gpu::AddressSpace", [
        "global" = 1, "workgroup" = 2, "private" = 3,
    ];
    /// Dimensions of what is mapped to, by name or by number.
    pub MAPPING_IDS = "::mlir::gpu::MappingId", [
        "x" = 0, "y" = 1, "z" = 2, "linear_dim_0" = 3, "linear_dim_1" = 4, "linear_dim_2" = 5,
        "linear_dim_3" = 6, "linear_dim_4" = 7, "linear_dim_5" = 8, "linear_dim_6" = 9,
        "linear_dim_7" = 10, "linear_dim_8" = 11, "linear_dim_9" = 12,
    ];
    /// Dimensions of a grid.
    pub DIMENSIONS = "::mlir::gpu::Dimension", ["x" = 0, "y" = 1, "z" = 2];
    /// How values of several threads become one.
    pub ALL_REDUCE_OPERATIONS = "::mlir::gpu::AllReduceOperation", [
        "add" = 0, "mul" = 1, "minui" = 2, "minsi" = 3, "minnumf" = 4, "maxui" = 5, "maxsi" = 6,
        "maxnumf" = 7, "and" = 8, "or" = 9, "xor" = 10, "minimumf" = 11, "maximumf" = 12,
    ];
    /// From where a shuffle takes.
    pub SHUFFLE_MODES = "::mlir::gpu::ShuffleMode", ["xor" = 0, "up" = 1, "down" = 2, "idx" = 3];
    /// Whose value is broadcast.
    pub BROADCAST_TYPES = "::mlir::gpu::BroadcastType", [
        "first_active_lane" = 0, "specific_lane" = 1,
    ];
    /// What is done to each element of a matrix.
    pub ELEMENT_WISE_OPERATIONS = "::mlir::gpu::MMAElementwiseOp", [
        "addf" = 0, "mulf" = 1, "subf" = 2, "maxf" = 3, "minf" = 4, "divf" = 5, "addi" = 6,
        "muli" = 7, "subi" = 8, "divs" = 9, "divu" = 10, "negatef" = 11, "negates" = 12,
        "extf" = 13,
    ];
    /// Whether a sparse matrix is pruned, or looked at for being so.
    pub PRUNE_FLAGS = "::mlir::gpu::Prune2To4SpMatFlag", [
        "NONE" = 0, "PRUNE_ONLY" = 1, "PRUNE_AND_CHECK" = 2,
    ];
    /// Parts of the work on a product of sparse matrices.
    pub SPARSE_PRODUCT_KINDS = "::mlir::gpu::SpGEMMWorkEstimationOrComputeKind", [
        "WORK_ESTIMATION" = 0, "COMPUTE" = 1,
    ];
    /// Whether a matrix is transposed.
    pub TRANSPOSE_MODES = "::mlir::gpu::TransposeMode", [
        "NON_TRANSPOSE" = 0, "TRANSPOSE" = 1, "CONJUGATE_TRANSPOSE" = 2,
    ];
}

enum_attrs! {
    /// `#gpu<mma_element_wise addf>`
    MMA_ELEMENT_WISE: "gpu", "mma_element_wise", "MMAElementWiseAttr", ELEMENT_WISE_OPERATIONS, plain;
    /// `#gpu<prune_2to4_spmat_flag NONE>`
    PRUNE_FLAG: "gpu", "prune_2to4_spmat_flag", "GPU_Prune2To4SpMatFlagAttr", PRUNE_FLAGS, plain;
    /// `#gpu<spgemm_work_estimation_or_compute_kind COMPUTE>`
    SPARSE_PRODUCT_KIND: "gpu", "spgemm_work_estimation_or_compute_kind", "GPU_SpGEMMWorkEstimationOrComputeKindAttr", SPARSE_PRODUCT_KINDS, plain;
    /// `#gpu<mat_transpose_mode TRANSPOSE>`
    TRANSPOSE_MODE: "gpu", "mat_transpose_mode", "GPU_TransposeModeAttr", TRANSPOSE_MODES, plain;
    /// `#gpu.address_space<workgroup>`
    ADDRESS_SPACE: "gpu", "address_space", "GPU_AddressSpaceAttr", ADDRESS_SPACES, angled;
    /// `#gpu.memory_space<workgroup>`
    MEMORY_SPACE: "gpu", "memory_space", "GPUMemorySpaceMappingAttr.address_space", ADDRESS_SPACES, angled;
    /// `#gpu.block<x>`
    BLOCK: "gpu", "block", "GPUBlockMappingAttr.block", MAPPING_IDS, angled;
    /// `#gpu.lane<linear_dim_0>`
    LANE: "gpu", "lane", "GPULaneMappingAttr.lane", MAPPING_IDS, angled;
    /// `#gpu.thread<x>`
    THREAD: "gpu", "thread", "GPUThreadMappingAttr.thread", MAPPING_IDS, angled;
    /// `#gpu.warp<x>`
    WARP: "gpu", "warp", "GPUWarpMappingAttr.warp", MAPPING_IDS, angled;
    /// `#gpu.warpgroup<x>`
    WARPGROUP: "gpu", "warpgroup", "GPUWarpgroupMappingAttr.warpgroup", MAPPING_IDS, angled;
    /// `#gpu<dim x>`
    DIM: "gpu", "dim", "GPU_DimensionAttr", DIMENSIONS, plain;
    /// `#gpu<all_reduce_op add>`
    ALL_REDUCE_OP: "gpu", "all_reduce_op", "GPU_AllReduceOperationAttr", ALL_REDUCE_OPERATIONS, plain;
    /// `#gpu<shuffle_mode xor>`
    SHUFFLE_MODE: "gpu", "shuffle_mode", "GPU_ShuffleModeAttr", SHUFFLE_MODES, plain;
    /// `#gpu<broadcast first_active_lane>`
    BROADCAST: "gpu", "broadcast", "GPU_BroadcastTypeAttr", BROADCAST_TYPES, plain;
}

/// `#gpu.mask<7>`: which of the units take part.
pub static MASK: AttrDef = AttrDef {
    dialect: "gpu",
    mnemonic: "mask",
    parse: |parser| {
        parser.punct("<")?;
        let mask = parser.unsigned(64).map_err(|_| {
            let at = parser.position();
            let message = "failed to parse GPUMappingMaskAttr parameter 'mask' which is to be a \
                           `uint64_t`";
            parser.error(at, message)
        })?;
        parser.punct(">")?;
        Ok(Attribute::dialect(parser.context(), &MASK, vec![Param::Uint(mask)]))
    },
    print: |_, attr, printer| {
        let mask = attr.params.first().and_then(Param::as_uint).unwrap_or(0);
        printer.text(&format!("<{mask}>"));
    },
    ..AttrDef::EMPTY
};

/// Attributes that say what a loop is mapped to.
static MAPPINGS: [&AttrDef; 8] =
    [&BLOCK, &LANE, &LOOP_DIM_MAP, &MASK, &MEMORY_SPACE, &THREAD, &WARP, &WARPGROUP];

/// Whether an attribute says what a loop is mapped to.
pub fn is_mapping(ctx: &Context, attr: Attribute) -> bool {
    MAPPINGS.iter().any(|def| **def != LOOP_DIM_MAP && attr.params_of(ctx, def).is_some())
}

attr_constraints_of! {
    DIM_ATTR = "a dimension, either 'x', 'y', or 'z'", DIM;
    ALL_REDUCE_OP_ATTR = "built-in reduction operations supported by gpu.allreduce.", ALL_REDUCE_OP;
    SHUFFLE_MODE_ATTR = "Indexing modes supported by gpu.shuffle.", SHUFFLE_MODE;
    BROADCAST_ATTR = "a lane to broadcast from", BROADCAST;
    MMA_ELEMENT_WISE_ATTR = "elementwise operation to apply to mma matrix", MMA_ELEMENT_WISE;
    PRUNE_FLAG_ATTR = "pruning strategy for 2:4 sparse matrix", PRUNE_FLAG;
    SPARSE_PRODUCT_KIND_ATTR = "choose whether spgemm_work_estimation_or_compute does work \
        estimation or compute", SPARSE_PRODUCT_KIND;
    TRANSPOSE_MODE_ATTR =
        "transpose mode of sparse matrix supported by sparse tensor ops",
        TRANSPOSE_MODE;
}

enum_defaults! {
    /// `#gpu<mat_transpose_mode NON_TRANSPOSE>`
    pub(super) non_transpose = TRANSPOSE_MODE, 0;
    /// `#gpu<prune_2to4_spmat_flag PRUNE_AND_CHECK>`
    pub(super) prune_and_check = PRUNE_FLAG, 2;
}
