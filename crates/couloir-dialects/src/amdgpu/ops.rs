//! The ops of `amdgpu`.

use couloir_ods::attrs::defaults::{no, yes};
use couloir_ods::attrs::{
    BOOL_ATTR, DENSE_I64_ARRAY_ATTR, I32_ATTR, I32_ATTR_0_TO_3, TYPE_ATTR, UNIT_ATTR,
};
use couloir_ods::dialect;
use couloir_ods::types::{ANY, ANY_MEMREF, F32, I1, I32, I64, INDEX};

#[allow(clippy::wildcard_imports)]
use super::attrs::*;
#[allow(clippy::wildcard_imports)]
use super::constraints::*;
use super::syntax::MNKDIMENSION_LIST;
use super::types::{TDM_BASE, TDM_DESCRIPTOR, TDM_GATHER_BASE};
use super::{effects as own, fold, types, verify};
use crate::common::effects;
use crate::common::index_list::DYNAMIC_INDEX_LIST;

dialect! { amdgpu, "What AMD's GPUs do, on memrefs and vectors.";
    attrs [ADDRESS_SPACE, PERMUTATION, MOVABLE, LANE_OF_B]
    types [types::BASE, types::GATHER_BASE, types::DESCRIPTOR]

    shape BufferUpdate<VALUE: I32> {
        operands {
            value: VALUE, memref: ANY_MEMREF, indices: variadic I32, sgprOffset: optional I32
        }
        attrs { boundsCheck: BOOL_ATTR = yes, indexOffset: optional I32_ATTR }
        traits [AttrSizedOperandSegments]
        format "attr-dict $value `->` $memref `[` $indices `]` (`sgprOffset` $sgprOffset^)? `:`
            type($value) `->` type($memref) `,` type($indices)"
        verify verify::update
        effects effects::read_write_operand_1
    }
    shape DmaBase<BASE: TDM_BASE> {
        operands {
            global: ANY_MEMREF, global_indices: variadic INDEX, lds: ANY_MEMREF,
            lds_indices: variadic INDEX
        }
        results { base: BASE }
        traits [
            Pure, AttrSizedOperandSegments,
            Pred("all of {global, lds} have same element type", verify::base_of_same)
        ]
        format "$global `[` $global_indices `]` `,` $lds `[` $lds_indices `]` attr-dict
            `:` type($global) `,` type($lds) `->` type(results)"
        verify verify::base
    }
    shape TileOf<BASE: TDM_BASE> {
        operands { base: BASE }
    }
    shape RowsOf: TileOf<TDM_GATHER_BASE> {
        operands { indices: ROWS }
    }
    shape Tile {
        operands {
            global_dynamic_sizes: variadic INDEX, global_dynamic_strides: variadic INDEX,
            shared_dynamic_sizes: variadic INDEX, workgroup_mask: optional built GROUPS,
            early_timeout: optional I1, pad_amount: optional I32, pad_interval: optional I32,
            atomic_barrier_address: optional ANY_MEMREF, atomic_barrier_indices: variadic INDEX,
            global_increment: optional INDEX, lds_increment: optional I32,
            iteration_count: optional INDEX
        }
        attrs {
            global_static_sizes: DENSE_I64_ARRAY_ATTR, global_static_strides: DENSE_I64_ARRAY_ATTR,
            shared_static_sizes: DENSE_I64_ARRAY_ATTR
        }
        results { desc: TDM_DESCRIPTOR }
        traits [Pure, AttrSizedOperandSegments]
    }
    shape TensorMove {
        operands { desc: TDM_DESCRIPTOR }
        format "$desc attr-dict `:` qualified(type($desc))"
        effects own::moves
    }

    /// Permutes lanes.
    op dpp {
        operands { old: ANY, src: ANY }
        attrs {
            kind: PERMUTATION_ATTR, permArgument: optional PERMUTATION_ARGUMENT_ATTR,
            row_mask: I32_ATTR = all_of_four, bank_mask: I32_ATTR = all_of_four,
            bound_ctrl: BOOL_ATTR = no
        }
        results { result: ANY }
        traits [Pure, SameTypeOperands, AllTypesMatch(result, old, src)]
        format "$old $src $kind (`(` $permArgument^ `)`)? attr-dict `:` type($result)"
        verify verify::permutation
    }
    /// Widens one or two numbers of 8 bits.
    op ext_packed_fp8 {
        operands { source: PACKED_BYTES }
        attrs { index: UP_TO_3_ATTR }
        results { res: ONE_OR_TWO_F32 }
        traits [Pure]
        format "attr-dict $source `[` $index `]` `:` type($source) `to` type($res)"
    }
    /// A memref as a buffer with bounds.
    op fat_raw_buffer_cast {
        operands {
            source: ANY_MEMREF, validBytes: optional I64, cacheSwizzleStride: optional built I14
        }
        attrs { boundsCheck: BOOL_ATTR = yes, resetOffset: optional UNIT_ATTR }
        results { result: ANY_MEMREF }
        traits [Pure, AttrSizedOperandSegments, ViewLike, InferType]
        format "$source oilist(`validBytes` `(` $validBytes `)`
            | `cacheSwizzleStride` `(` $cacheSwizzleStride `)`
            | `boundsCheck` `(` $boundsCheck `)`
            | `resetOffset` $resetOffset) attr-dict `:` type($source) `to` type($result)"
        verify verify::fat_cast
    }
    /// Copies from global memory to that of a group.
    op gather_to_lds as GatherToLds {
        operands {
            src: ANY_MEMREF, srcIndices: variadic INDEX, dst: ANY_MEMREF,
            dstIndices: variadic INDEX
        }
        attrs { transferType: TYPE_ATTR }
        traits [AttrSizedOperandSegments]
        format "$src `[` $srcIndices `]` `,` $dst `[` $dstIndices `]` attr-dict
            `:` $transferType `,` type($src) `,` type($dst)"
        verify verify::gather
        effects own::gathers
    }
    /// Waits for all threads of a group and their memory.
    op lds_barrier {
        format "attr-dict"
    }
    /// Where tiles are moved from and to.
    op make_dma_base: DmaBase<TDM_BASE> {}
    /// Describes a tile that is moved.
    op make_dma_descriptor: TileOf<TDM_BASE> + Tile {
        format "$base
            `globalSize` custom<DynamicIndexList>($global_dynamic_sizes, $global_static_sizes)
            `globalStride` custom<DynamicIndexList>($global_dynamic_strides, $global_static_strides)
            `sharedSize` custom<DynamicIndexList>($shared_dynamic_sizes, $shared_static_sizes)
            (`padShared` `(` $pad_amount^ `every` $pad_interval `)`)?
            (`workgroupMask` $workgroup_mask^ (`earlyTimeout` $early_timeout^)?)?
            (`atomicBarrier` `(` $atomic_barrier_address^ `[` $atomic_barrier_indices `]`
            `:` type($atomic_barrier_address) `)`)?
            (`iterate` $global_increment^ `,` $lds_increment `,` $iteration_count)?
            attr-dict `:` qualified(type($base)) `->` type(results)"
        verify verify::descriptor
        fold fold::descriptor
    }
    /// Where rows are moved from and to, by their numbers.
    op make_gather_dma_base: DmaBase<TDM_GATHER_BASE> {}
    /// Describes rows that are moved, by their numbers.
    op make_gather_dma_descriptor: RowsOf + Tile {
        format "$base `[` $indices `]`
            `globalSize` custom<DynamicIndexList>($global_dynamic_sizes, $global_static_sizes)
            `globalStride` custom<DynamicIndexList>($global_dynamic_strides, $global_static_strides)
            `sharedSize` custom<DynamicIndexList>($shared_dynamic_sizes, $shared_static_sizes)
            (`padShared` `(` $pad_amount^ `every` $pad_interval `)`)?
            (`workgroupMask` $workgroup_mask^ (`earlyTimeout` $early_timeout^)?)?
            (`atomicBarrier` `(` $atomic_barrier_address^ `[` $atomic_barrier_indices `]`
            `:` type($atomic_barrier_address) `)`)?
            (`iterate` $global_increment^ `,` $lds_increment `,` $iteration_count)?
            attr-dict `:` qualified(type($base)) `,` type($indices) `->` type(results)"
        verify verify::gather_descriptor
        fold fold::gather_descriptor
    }
    /// Waits until no more than so many accesses to memory are under way.
    op memory_counter_wait {
        attrs {
            load: optional I32_ATTR, store: optional I32_ATTR, ds: optional I32_ATTR,
            exp: optional I32_ATTR, tensor: optional I32_ATTR
        }
        format "oilist(`load` `(` $load `)` | `store` `(` $store `)` | `ds` `(` $ds `)`
            | `exp` `(` $exp `)` | `tensor` `(` $tensor `)`) attr-dict"
    }
    /// Multiplies matrices that a wavefront holds, and adds.
    op mfma {
        operands { sourceA: MFMA_IN, sourceB: MFMA_IN, destC: MFMA_OUT }
        attrs {
            m: MFMA_ROWS_ATTR, n: MFMA_ROWS_ATTR, k: MFMA_DEPTH_ATTR,
            blocks: MFMA_BLOCKS_ATTR = one, cbsz: I32_ATTR = zero, abid: I32_ATTR = zero,
            blgp: LANE_OF_B_ATTR = unpermuted, reducePrecision: optional UNIT_ATTR,
            negateA: optional UNIT_ATTR, negateB: optional UNIT_ATTR, negateC: optional UNIT_ATTR
        }
        results { destD: MFMA_OUT }
        traits [AllTypesMatch(destC, destD), Pure]
        format "custom<MNKDimensionList>($m, $n, $k) $sourceA `*` $sourceB `+` $destC attr-dict
            `blgp` `=` $blgp `:` type($sourceA) `,` type($sourceB) `,` type($destC)"
        verify verify::mfma
    }
    /// Narrows one or two numbers that have a scale.
    op packed_scaled_trunc {
        operands { source: ONE_OR_TWO_WIDE, scale: F32, existing: optional SCALED_WORD }
        attrs { index: UP_TO_7_ATTR }
        results { res: SCALED_WORD }
        traits [Pure]
        format "attr-dict $source `into` ($existing^):(`undef`)? `[` $index `]` `,` $scale
            `:` type($source) `to` type($res) (`into` type($existing)^)?"
        verify verify::scaled_trunc
    }
    /// Rounds a number to 8 bits by another that is random.
    op packed_stoch_round_fp8 {
        operands { source: F32, stochiasticParam: I32, existing: optional FOUR_BYTES }
        attrs { storeIndex: UP_TO_3_ATTR }
        results { res: FOUR_BYTES }
        traits [Pure]
        format "attr-dict $source `+` $stochiasticParam `into` ($existing^):(`undef`)?
            `[` $storeIndex `]` `:` type($source) `to` type($res) (`into` type($existing)^)?"
        verify verify::round
    }
    /// Narrows one or two numbers to 8 bits.
    op packed_trunc_2xfp8 as PackedTrunc2xfp8 {
        operands { sourceA: F32, sourceB: optional F32, existing: optional FOUR_BYTES }
        attrs { wordIndex: UP_TO_1_ATTR }
        results { res: FOUR_BYTES }
        traits [Pure, AttrSizedOperandSegments]
        format "attr-dict $sourceA `,` ($sourceB^):(`undef`)? `into` ($existing^):(`undef`)?
            `[` `word` $wordIndex `]` `:` type($sourceA) `to` type($res)
            (`into` type($existing)^)?"
        verify verify::trunc
    }
    /// Swaps rows of lanes.
    op permlane_swap {
        operands { src: NUMBER_OR_ROW }
        attrs {
            row_length: I32_ATTR, fetch_inactive: BOOL_ATTR = no, bound_ctrl: BOOL_ATTR = no
        }
        results { result: NUMBER_OR_ROW }
        traits [Pure, AllTypesMatch(result, src)]
        format "$src $row_length attr-dict `:` type($result)"
        verify verify::swap
    }
    /// Writes to a buffer what compares equal, and gives what was there.
    op raw_buffer_atomic_cmpswap {
        operands {
            src: ANY, cmp: ANY, memref: ANY_MEMREF, indices: variadic I32, sgprOffset: optional I32
        }
        attrs { boundsCheck: BOOL_ATTR = yes, indexOffset: optional I32_ATTR }
        results { value: ANY }
        traits [
            AttrSizedOperandSegments, AllTypesMatch(src, cmp, value),
            Pred("all of {value, memref} have same element type", verify::compared_of_memref)
        ]
        format "attr-dict $src `,` $cmp `->` $memref `[` $indices `]` (`sgprOffset` $sgprOffset^)?
            `:` type($value) `->` type($memref) `,` type($indices)"
        verify verify::compare
        effects effects::read_write_operand_2
    }
    /// Adds to a number in a buffer.
    op raw_buffer_atomic_fadd: BufferUpdate<ADDEND> {
        traits [Pred("all of {value, memref} have same element type", verify::value_of_memref)]
    }
    /// Keeps the larger of a number and one in a buffer.
    op raw_buffer_atomic_fmax: BufferUpdate<F32_OR_F64> {
        traits [Pred("all of {value, memref} have same element type", verify::value_of_memref)]
    }
    /// Keeps the larger of an integer with a sign and one in a buffer.
    op raw_buffer_atomic_smax: BufferUpdate<I32> {}
    /// Keeps the smaller of an integer without a sign and one in a buffer.
    op raw_buffer_atomic_umin: BufferUpdate<I32> {}
    /// Reads a buffer.
    op raw_buffer_load {
        operands { memref: ANY_MEMREF, indices: variadic I32, sgprOffset: optional I32 }
        attrs { boundsCheck: BOOL_ATTR = yes, indexOffset: optional I32_ATTR }
        results { value: ANY }
        traits [
            Pred("all of {value, memref} have same element type", verify::result_of_memref),
            AttrSizedOperandSegments
        ]
        format "attr-dict $memref `[` $indices `]` (`sgprOffset` $sgprOffset^)? `:`
            type($memref) (`,` type($indices)^)? `->` type($value)"
        verify verify::load
        effects effects::read_operand_0
    }
    /// Writes a buffer.
    op raw_buffer_store: BufferUpdate<ANY> {
        traits [Pred("all of {value, memref} have same element type", verify::value_of_memref)]
        format "attr-dict $value `->` $memref `[` $indices `]` (`sgprOffset` $sgprOffset^)? `:`
            type($value) `->` type($memref) (`,` type($indices)^)?"
        effects effects::write_operand_1
    }
    /// Widens two numbers that have a scale.
    op scaled_ext_packed {
        operands { source: SCALED_SOURCE, scale: F32 }
        attrs { index: UP_TO_7_ATTR }
        results { res: WIDE_PAIR }
        traits [Pure]
        format "attr-dict $source `[` $index `]` `,` $scale `:` type($source) `to` type($res)"
    }
    /// Widens a part of a matrix by scales that other lanes may hold.
    op scaled_ext_packed_matrix {
        operands { source: MATRIX_PART, scale: FOUR_SCALES }
        attrs {
            blockSize: BLOCK_SIZE_ATTR, firstScaleLane: LANE_ATTR, firstScaleByte: I32_ATTR_0_TO_3
        }
        results { res: WIDE_MATRIX_PART }
        traits [Pure, Pred("all of {source, res} have same shape", verify::same_shape)]
        format "attr-dict $source `scale` `(` $scale `)` `blockSize` `(` $blockSize `)`
            `firstScaleLane` `(` $firstScaleLane `)` `firstScaleByte` `(` $firstScaleByte `)`
            `:` type($source) `,` type($scale) `->` type($res)"
        verify verify::ext_matrix
    }
    /// Multiplies matrices with scales, and adds.
    op scaled_mfma {
        operands {
            sourceA: SCALED_MFMA_IN, sourceB: SCALED_MFMA_IN, destC: SCALED_MFMA_OUT,
            scalesA: SCALE, scalesB: SCALE
        }
        attrs {
            m: BLOCK_SIZE_ATTR, n: BLOCK_SIZE_ATTR, k: SCALED_MFMA_DEPTH_ATTR,
            scalesIdxA: UP_TO_3_ATTR, scalesIdxB: UP_TO_3_ATTR
        }
        results { destD: SCALED_MFMA_OUT }
        traits [AllTypesMatch(destC, destD), Pure]
        format "custom<MNKDimensionList>($m, $n, $k) ` `
            `(` $scalesA `[` $scalesIdxA `]` `*` $sourceA `)` `*`
            `(` $scalesB `[` $scalesIdxB `]` `*` $sourceB `)` `+` $destC attr-dict
            `:` type($scalesA) `,` type($sourceA) `,` type($scalesB) `,` type($sourceB) `,`
            type($destC)"
    }
    /// Multiplies matrices with scales, and adds, in a wavefront of 32 lanes.
    op scaled_wmma {
        operands {
            sourceA: SCALED_WMMA_IN, sourceB: SCALED_WMMA_IN, destC: SCALED_WMMA_OUT,
            scaleA: WMMA_SCALES, scaleB: WMMA_SCALES
        }
        attrs {
            m: BLOCK_SIZE_ATTR, n: WMMA_ROWS_ATTR, k: SCALED_WMMA_DEPTH_ATTR,
            a_first_scale_lane: LANE_ATTR, b_first_scale_lane: LANE_ATTR
        }
        results { destD: SCALED_WMMA_OUT }
        traits [AllTypesMatch(destC, destD), Pure]
        format "custom<MNKDimensionList>($m, $n, $k) ` `
            `(` $scaleA `*` $sourceA `)` `*` `(` $scaleB `*` $sourceB `)` `+` $destC attr-dict
            `:` type($scaleA) `,` type($sourceA) `,` type($scaleB) `,` type($sourceB) `,`
            type($destC)"
        verify verify::scaled_wmma
    }
    /// Says what the scheduler may move across.
    op sched_barrier {
        attrs { opts: MOVABLE_ATTR }
        format "`allow` `=` $opts attr-dict"
    }
    /// Multiplies matrices of which the first is half zero, and adds.
    op sparse_mfma {
        operands {
            sourceA: SPARSE_IN, sourceB: DENSE_IN, destC: SPARSE_OUT, sparseIdx: SPARSE_INDEX
        }
        attrs {
            m: BLOCK_SIZE_ATTR, n: BLOCK_SIZE_ATTR, k: SPARSE_DEPTH_ATTR, cbsz: I32_ATTR = zero,
            abid: I32_ATTR = zero
        }
        results { destD: SPARSE_OUT }
        traits [AllTypesMatch(destC, destD), Pure]
        format "custom<MNKDimensionList>($m, $n, $k) $sourceA `*` $sourceB `+` $destC
            `sparse` `(` $sparseIdx `:` type($sparseIdx) `)` attr-dict
            `:` type($sourceA) `,` type($sourceB) `,` type($destC)"
        verify verify::sparse
    }
    /// Permutes lanes by what bits of their numbers become.
    op swizzle_bitmode {
        operands { src: NUMBER_OR_ROW }
        attrs { and_mask: I32_ATTR, or_mask: I32_ATTR, xor_mask: I32_ATTR }
        results { result: NUMBER_OR_ROW }
        traits [Pure, AllTypesMatch(result, src)]
        format "$src $and_mask $or_mask $xor_mask attr-dict `:` type($result)"
    }
    /// Moves a tile from global memory to that of a group.
    op tensor_load_to_lds: TensorMove {}
    /// Moves a tile from the memory of a group to global memory.
    op tensor_store_from_lds: TensorMove {}
    /// Reads a part of a matrix transposed.
    op transpose_load {
        operands { src: ANY_MEMREF, srcIndices: variadic INDEX }
        results { result: SOME_VECTOR }
        traits [SameVariadicOperandSize]
        format "$src `[` $srcIndices `]` attr-dict `:` type($src) `->` type($result)"
        verify verify::transpose_load
        effects effects::read_operand_0
    }
    /// Multiplies matrices that a wavefront of 32 lanes holds, and adds.
    op wmma {
        operands { sourceA: WMMA_IN, sourceB: WMMA_IN, destC: WMMA_OUT }
        attrs {
            m: WMMA_ROWS_ATTR, n: WMMA_ROWS_ATTR, k: WMMA_DEPTH_ATTR,
            subwordOffset: BIT_ATTR = zero, unsignedA: optional UNIT_ATTR,
            unsignedB: optional UNIT_ATTR, clamp: optional UNIT_ATTR
        }
        results { destD: WMMA_OUT }
        traits [AllTypesMatch(destC, destD), Pure]
        format "custom<MNKDimensionList>($m, $n, $k) $sourceA `*` $sourceB `+` $destC attr-dict
            `:` type($sourceA) `,` type($sourceB) `,` type($destC)"
        verify verify::wmma
    }
}
