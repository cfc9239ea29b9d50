//! The ops of `nvgpu`.

use couloir_ods::attrs::{BOOL_ATTR, I32_ATTR, I64_ARRAY_ATTR, I64_ATTR, INDEX_ATTR, UNIT_ATTR};
use couloir_ods::dialect;
use couloir_ods::types::{
    ANY_MEMREF, ANY_UNRANKED_MEMREF, ANY_VECTOR_OF_NON_ZERO_RANK, I1, I16, INDEX,
};

use super::attrs::{self, ROUNDING_ATTR, approximate};
use super::constraints::{F32_VECTOR, SPARSE_METADATA, WORD};
use super::types::{
    ASYNC_TOKEN, BARRIER_GROUP, BARRIER_TOKEN, TENSOR_MAP, WARPGROUP_ACCUMULATOR, WARPGROUP_MATRIX,
};
use super::{effects as own, types, verify};
use crate::common::effects;

dialect! { nvgpu, "What NVIDIA's GPUs do, on memrefs and vectors.";
    attrs [attrs::SWIZZLE, attrs::PROMOTION, attrs::OUTSIDE, attrs::INTERLEAVE, attrs::ROUNDING]
    types [
        types::TOKEN, types::BARRIERS, types::PHASE, types::MAP, types::MATRIX, types::ACCUMULATOR
    ]

    /// Starts a copy from global to shared memory.
    op device_async_copy {
        operands {
            dst: ANY_MEMREF, dstIndices: variadic INDEX, src: ANY_MEMREF,
            srcIndices: variadic INDEX, srcElements: optional INDEX
        }
        attrs { dstElements: INDEX_ATTR, bypassL1: optional UNIT_ATTR }
        results { asyncToken: built ASYNC_TOKEN }
        traits [AttrSizedOperandSegments]
        format "$src `[` $srcIndices `]` `,` $dst `[` $dstIndices `]` `,` $dstElements
            (`,` $srcElements^)? attr-dict `:` type($src) `to` type($dst)"
        verify verify::copy
        effects own::copies
    }
    /// Makes the copies started so far a group.
    op device_async_create_group {
        operands { inputTokens: variadic built ASYNC_TOKEN }
        results { asyncToken: built ASYNC_TOKEN }
        format "$inputTokens attr-dict"
    }
    /// Waits for a group of copies.
    op device_async_wait {
        operands { asyncDependencies: built ASYNC_TOKEN }
        attrs { numGroups: optional I32_ATTR }
        format "$asyncDependencies attr-dict"
    }
    /// Reads parts of matrices, each thread its own.
    op ldmatrix as LdMatrix {
        operands { srcMemref: ANY_MEMREF, indices: variadic INDEX }
        attrs { transpose: BOOL_ATTR, numTiles: I32_ATTR }
        results { res: ANY_VECTOR_OF_NON_ZERO_RANK }
        traits [Pred("srcMemref and res have same element type", verify::result_has_element_of_0)]
        format "$srcMemref `[` $indices `]` attr-dict `:` type($srcMemref) `->` type($res)"
        verify verify::ldmatrix
        effects own::reads
    }
    /// Arrives at a barrier.
    op mbarrier.arrive as MBarrierArrive {
        operands { barriers: BARRIER_GROUP, mbarId: INDEX }
        results { token: BARRIER_TOKEN }
        format "$barriers `[` $mbarId `]` attr-dict `:` type($barriers) `->` type($token)"
    }
    /// Expects so many bytes at a barrier, and arrives there.
    op mbarrier.arrive.expect_tx as MBarrierArriveExpectTx {
        operands { barriers: BARRIER_GROUP, txcount: INDEX, mbarId: INDEX, predicate: optional I1 }
        format "$barriers `[` $mbarId `]` `,` $txcount (`,` `predicate` `=` $predicate^)? attr-dict
            `:` type($barriers)"
    }
    /// Arrives at a barrier without completing a phase.
    op mbarrier.arrive.nocomplete as MBarrierArriveNoComplete {
        operands { barriers: BARRIER_GROUP, mbarId: INDEX, count: INDEX }
        results { token: BARRIER_TOKEN }
        format "$barriers `[` $mbarId `]` `,` $count attr-dict
            `:` type($barriers) `->` type($token)"
    }
    /// Makes barriers in shared memory.
    op mbarrier.create as MBarrierCreate {
        results { barriers: BARRIER_GROUP }
        format "attr-dict `->` type($barriers)"
    }
    /// The address of a barrier.
    op mbarrier.get as MBarrierGet {
        operands { barriers: BARRIER_GROUP, mbarId: INDEX }
        results { mbarrierPointer: WORD }
        format "$barriers `[` $mbarId `]` attr-dict
            `:` type($barriers) `->` type($mbarrierPointer)"
    }
    /// Says for how many threads a barrier is.
    op mbarrier.init as MBarrierInit {
        operands { barriers: BARRIER_GROUP, count: INDEX, mbarId: INDEX, predicate: optional I1 }
        format "$barriers `[` $mbarId `]` `,` $count (`,` `predicate` `=` $predicate^)? attr-dict
            `:` type($barriers)"
    }
    /// Whether a phase of a barrier is complete.
    op mbarrier.test.wait as MBarrierTestWait {
        operands { barriers: BARRIER_GROUP, token: BARRIER_TOKEN, mbarId: INDEX }
        results { waitComplete: I1 }
        format "$barriers `[` $mbarId `]` `,` $token attr-dict
            `:` type($barriers) `,` type($token)"
    }
    /// Waits for an even or an odd phase of a barrier, for a time.
    op mbarrier.try_wait.parity as MBarrierTryWaitParity {
        operands { barriers: BARRIER_GROUP, phaseParity: I1, ticks: INDEX, mbarId: INDEX }
        format "$barriers `[` $mbarId `]` `,` $phaseParity `,` $ticks attr-dict `:` type($barriers)"
    }
    /// Multiplies matrices of which the first is sparse, and adds.
    op mma.sp.sync as MmaSparseSync {
        operands {
            matrixA: ANY_VECTOR_OF_NON_ZERO_RANK, matrixB: ANY_VECTOR_OF_NON_ZERO_RANK,
            matrixC: ANY_VECTOR_OF_NON_ZERO_RANK, sparseMetadata: built SPARSE_METADATA
        }
        attrs {
            mmaShape: I64_ARRAY_ATTR, sparsitySelector: I32_ATTR = verify::no_selector,
            tf32Enabled: optional UNIT_ATTR
        }
        results { res: ANY_VECTOR_OF_NON_ZERO_RANK }
        traits [
            Pure, Pred("matrixA and matrixB have same element type", verify::same_element_of_0_1)
        ]
        format "`(` $matrixA`,` $matrixB`,` $matrixC `)` `metadata` `(` $sparseMetadata `)` attr-dict
            `:` `(` type($matrixA) `,` type($matrixB) `,` type($matrixC) `)` `->` type($res)"
        verify verify::sparse_product
    }
    /// Multiplies matrices that a warp holds, and adds.
    op mma.sync as MmaSync {
        operands {
            matrixA: ANY_VECTOR_OF_NON_ZERO_RANK, matrixB: ANY_VECTOR_OF_NON_ZERO_RANK,
            matrixC: ANY_VECTOR_OF_NON_ZERO_RANK
        }
        attrs { mmaShape: I64_ARRAY_ATTR, tf32Enabled: optional UNIT_ATTR }
        results { res: ANY_VECTOR_OF_NON_ZERO_RANK }
        traits [
            Pure, Pred("matrixA and matrixB have same element type", verify::same_element_of_0_1)
        ]
        format "`(` $matrixA`,` $matrixB`,` $matrixC `)` attr-dict
            `:` `(` type($matrixA) `,` type($matrixB) `,` type($matrixC) `)` `->` type($res)"
        verify verify::product
    }
    /// Reciprocals.
    op rcp {
        operands { in: F32_VECTOR }
        attrs { rounding: ROUNDING_ATTR = approximate, ftz: optional UNIT_ATTR }
        results { out: F32_VECTOR }
        traits [Pure, SameOperandsAndResultType]
        format "$in `{` `rounding` `=` $rounding (`,` `ftz` $ftz^)? `}` attr-dict `:` type($out)"
        verify verify::reciprocal
    }
    /// Copies a piece of a tensor from global to shared memory.
    op tma.async.load as TmaAsyncLoad {
        operands {
            dst: ANY_MEMREF, barriers: BARRIER_GROUP, tensorMapDescriptor: TENSOR_MAP,
            coordinates: variadic INDEX, mbarId: INDEX, multicastMask: optional I16,
            predicate: optional I1
        }
        traits [AttrSizedOperandSegments]
        format "$tensorMapDescriptor `[` $coordinates `]` `,` $barriers `[` $mbarId `]` `to` $dst
            (`multicast_mask` `=` $multicastMask^ )? (`,` `predicate` `=` $predicate^)? attr-dict
            `:` type($tensorMapDescriptor) `,` type($barriers) `->` type($dst)"
        verify verify::load
        effects effects::write_operand_0
    }
    /// Copies a piece of a tensor from shared to global memory.
    op tma.async.store as TmaAsyncStore {
        operands {
            src: ANY_MEMREF, tensorMapDescriptor: TENSOR_MAP, coordinates: variadic INDEX,
            predicate: optional I1
        }
        traits [AttrSizedOperandSegments]
        format "$src `to` $tensorMapDescriptor `[` $coordinates `]`
            (`,` `predicate` `=` $predicate^)? attr-dict
            `:` type($src) `->` type($tensorMapDescriptor)"
        verify verify::store
        effects own::reads_0_writes_1
    }
    /// Describes how pieces of a tensor are copied.
    op tma.create.descriptor as TmaCreateDescriptor {
        operands { tensor: ANY_UNRANKED_MEMREF, boxDimensions: variadic INDEX }
        results { tensorMap: TENSOR_MAP }
        format "$tensor `box` `[` $boxDimensions `]` attr-dict `:` type($tensor) `->` type($tensorMap)"
        verify verify::create
    }
    /// Waits until a map that was changed is seen.
    op tma.fence.descriptor as TmaFence {
        operands { tensorMapDescriptor: TENSOR_MAP }
        format "$tensorMapDescriptor attr-dict `:` type($tensorMapDescriptor)"
    }
    /// Fetches a map ahead.
    op tma.prefetch.descriptor as TmaPrefetch {
        operands { tensorMapDescriptor: TENSOR_MAP, predicate: optional I1 }
        format "$tensorMapDescriptor (`,` `predicate` `=` $predicate^)? attr-dict
            `:` type($tensorMapDescriptor)"
    }
    /// Describes a matrix in shared memory to a group of warps.
    op warpgroup.generate.descriptor as WarpgroupGenerateDescriptor {
        operands { tensor: ANY_MEMREF, tensorMap: TENSOR_MAP }
        results { descriptor: WARPGROUP_MATRIX }
        format "$tensor `,` $tensorMap attr-dict
            `:` type($tensor) `,` type($tensorMap) `->` type($descriptor)"
        verify verify::describe
        effects effects::read_operand_0
    }
    /// Multiplies matrices in shared memory, and adds.
    op warpgroup.mma as WarpgroupMma {
        operands {
            descriptorA: WARPGROUP_MATRIX, descriptorB: WARPGROUP_MATRIX,
            matrixC: WARPGROUP_ACCUMULATOR
        }
        attrs {
            waitGroup: optional I64_ATTR, transposeA: optional UNIT_ATTR,
            transposeB: optional UNIT_ATTR
        }
        results { matrixD: WARPGROUP_ACCUMULATOR }
        format "$descriptorA`,` $descriptorB`,` $matrixC attr-dict
            `:` type($descriptorA) `,` type($descriptorB) `,` type($matrixC) `->` type($matrixD)"
        verify verify::group_product
    }
    /// A matrix of zeros to add to.
    op warpgroup.mma.init.accumulator as WarpgroupMmaInitAccumulator {
        results { matrixC: WARPGROUP_ACCUMULATOR }
        format "attr-dict `->` type($matrixC)"
        verify verify::zero
    }
    /// Writes what a group of warps holds.
    op warpgroup.mma.store as WarpgroupMmaStore {
        operands { matrixD: WARPGROUP_ACCUMULATOR, dstMemref: ANY_MEMREF }
        format "$matrixD `,` $dstMemref attr-dict `:` type($matrixD) `to` type($dstMemref)"
        verify verify::group_store
        effects effects::write_operand_1
    }
}
