//! Attributes of `amdgpu`: enumerations, and numbers of which only some will do.

use couloir_ir::op::AttrSyntax;
use couloir_ir::{Attribute, Context, Type};
use couloir_ods::attrs::{ARRAY_ATTR, I32_ATTR, UNIT_ATTR, is_between, is_integer};
use couloir_ods::{
    attr_constraints, attr_constraints_of, confined, enum_attrs, enum_cases, enum_defaults,
};

enum_cases! {
    /// Kinds of memory that are there besides those of `gpu`.
    pub ADDRESS_SPACES = "::mlir::amdgpu::AddressSpace", [
        "fat_raw_buffer" = 0, "buffer_rsrc" = 1, "fat_structured_buffer" = 2,
    ];
    /// From which lane a lane takes.
    pub PERMUTATIONS = "::mlir::amdgpu::DPPPerm", [
        "quad_perm" = 0, "row_shl" = 1, "row_shr" = 2, "row_ror" = 3, "wave_shl" = 4,
        "wave_shr" = 5, "wave_ror" = 6, "wave_rol" = 7, "row_mirror" = 8, "row_half_mirror" = 9,
        "row_bcast_15" = 10, "row_bcast_31" = 11,
    ];
    /// What may be moved across a barrier of the scheduler.
    pub MOVABLES = "::mlir::amdgpu::sched_barrier_opt_enum", [
        "none" = 0, "non_mem_non_sideffect" = 1, "valu" = 2, "salu" = 4, "mfma_wmma" = 8,
        "all_vmem" = 16, "vmem_read" = 32, "vmem_write" = 64, "all_ds" = 128, "ds_read" = 256,
        "ds_write" = 512, "transcendental" = 1024,
    ], joined "|";
    /// How the lanes that hold the second factor are permuted.
    pub LANES_OF_B = "::mlir::amdgpu::MFMAPermB", [
        "none" = 0, "bcast_first_32" = 1, "bcast_second_32" = 2, "rotate_16_right" = 3,
        "bcast_first_16" = 4, "bcast_second_16" = 5, "bcast_third_16" = 6, "bcast_fourth_16" = 7,
    ];
}

enum_attrs! {
    /// `#amdgpu.address_space<fat_raw_buffer>`
    ADDRESS_SPACE: "amdgpu", "address_space", "AMDGPU_AddressSpaceAttr", ADDRESS_SPACES, angled;
    /// `#amdgpu<dpp_perm row_shl>`
    PERMUTATION: "amdgpu", "dpp_perm", "AMDGPU_DPPPermAttr", PERMUTATIONS, plain;
    /// `#amdgpu.sched_barrier_opt<valu|salu>`
    MOVABLE: "amdgpu", "sched_barrier_opt", "AMDGPU_SchedBarrierOpOptAttr", MOVABLES, angled;
    /// `#amdgpu<mfma_perm_b none>`
    LANE_OF_B: "amdgpu", "mfma_perm_b", "AMDGPU_MFMAPermBAttr", LANES_OF_B, plain;
}

attr_constraints_of! {
    PERMUTATION_ATTR = "The possible permutations for a DPP operation", PERMUTATION;
    MOVABLE_ATTR = "The possible options for scheduling barriers", MOVABLE;
    LANE_OF_B_ATTR =
        "The possible permutations of the lanes storing B available in an MFMA", LANE_OF_B;
}

enum_defaults! {
    /// `#amdgpu<mfma_perm_b none>`
    pub(super) unpermuted = LANE_OF_B, 0;
}

/// Numbers of 32 bits of which few will do: `NAME = "numbers", [numbers];`.
macro_rules! choices {
    ($($(#[$meta:meta])* $name:ident = $text:literal, [$($value:literal),*];)*) => {
        attr_constraints! {
            $(
                $(#[$meta])*
                #[doc = concat!("One of ", $text, ".")]
                $name: is_integer = concat!(
                    "32-bit signless integer attribute whose value is one of {", $text, "}"),
                    confined!(I32_ATTR, |ctx, attr| matches!(attr.as_i64(ctx), Some($($value)|*))),
                    AttrSyntax::Untyped(|_| Type::I32);
            )*
        }
    };
}

choices! {
    LANE_ATTR = "0, 16", [0, 16];
    BIT_ATTR = "0, 1", [0, 1];
    BLOCK_SIZE_ATTR = "16, 32", [16, 32];
    MFMA_ROWS_ATTR = "4, 16, 32", [4, 16, 32];
    MFMA_DEPTH_ATTR = "1, 2, 4, 8, 16, 32, 64, 128", [1, 2, 4, 8, 16, 32, 64, 128];
    MFMA_BLOCKS_ATTR = "1, 2, 4, 16", [1, 2, 4, 16];
    SCALED_MFMA_DEPTH_ATTR = "64, 128", [64, 128];
    SPARSE_DEPTH_ATTR = "16, 32, 64, 128", [16, 32, 64, 128];
    WMMA_ROWS_ATTR = "16", [16];
    WMMA_DEPTH_ATTR = "4, 16, 32, 64, 128", [4, 16, 32, 64, 128];
    SCALED_WMMA_DEPTH_ATTR = "128", [128];
}

/// Numbers of 32 bits from 0: `NAME = most;`.
macro_rules! up_to {
    ($($name:ident = $most:literal;)*) => {
        attr_constraints! {
            $(
                #[doc = concat!("From 0 to ", $most, ".")]
                $name: is_integer = concat!(
                    "32-bit signless integer attribute whose value is non-negative whose maximum value is ",
                    $most),
                    confined!(I32_ATTR, |ctx, attr| is_between(ctx, attr, 0, $most)),
                    AttrSyntax::Untyped(|_| Type::I32);
            )*
        }
    };
}

up_to! {
    UP_TO_1_ATTR = 1;
    UP_TO_3_ATTR = 3;
    UP_TO_7_ATTR = 7;
}

attr_constraints! {
    /// What a permutation of lanes is told besides its kind.
    PERMUTATION_ARGUMENT_ATTR: anything =
        "32-bit signless integer attribute or array attribute or unit attribute",
        |ctx, attr| {
            [&I32_ATTR, &ARRAY_ATTR, &UNIT_ATTR].iter().any(|of| (of.holds)(ctx, attr))
        },
        AttrSyntax::Any;
}

fn anything(_: &Context, _: Attribute) -> bool {
    true
}

/// `0 : i32`
pub(super) fn zero(ctx: &Context) -> Attribute {
    Attribute::i32(ctx, 0)
}

/// `1 : i32`
pub(super) fn one(ctx: &Context) -> Attribute {
    Attribute::i32(ctx, 1)
}

/// `15 : i32`: all of four.
pub(super) fn all_of_four(ctx: &Context) -> Attribute {
    Attribute::i32(ctx, 15)
}
