//! The ops of `nvvm`: registers, barriers, copies, products of matrices; most are intrinsics.

use couloir_ods::attrs::defaults::no;
use couloir_ods::attrs::{
    BOOL_ATTR, I1_ATTR, I16_ATTR, I32_ATTR, I64_ATTR, STR_ATTR, TYPE_ATTR, UNIT_ATTR,
};
use couloir_ods::dialect;
use couloir_ods::types::{ANY, F32, I1, I8, I16, I32, I64, I128};

#[allow(clippy::wildcard_imports)]
use super::{attrs::*, constraints::*};
use super::{discardable, mma, target, verify};
use crate::llvm::attrs::CONSTANT_RANGE_ATTR;
use crate::llvm::constraints::{ANY_STRUCT, LLVM_TYPE};
use crate::llvm::target_constraints::{POINTER, PTR0, PTR1, PTR3, PTR6, PTR7};

dialect! { nvvm, "NVIDIA's additions to LLVM IR.";
    attrs [ACTION, BLOCK_SCALE_FORMAT, BLOCK_SCALE_KIND, CACHE_EVICTION_PRIORITY, CLUSTER_LAUNCH_CONTROL_QUERY_TYPE, CTA_GROUP, DOT_ACCUMULATE_TYPE, FP_RND_MODE, GRID_DEP_ACTION, LD_ST_MATRIX_ELT_TYPE, LD_ST_MATRIX_SHAPE, LOAD_CACHE_MODIFIER, MATCH_SYNC_KIND, MEMORY_SPACE, MEM_ORDER, MEM_SCOPE, MMA_B1OP, MMA_FRAG, MMA_INT_OVERFLOW, MMA_KIND, MMA_LAYOUT, MMA_TYPE, PERMUTE_MODE, PREFETCH_CACHE_LEVEL, PROXY_KIND, REDUCTION, REDUX_KIND, SAT_MODE, SCALE_VEC_SIZE, SHAPE, SHARED_SPACE, SHFL_KIND, target::TARGET, TCGEN05_CP_MULTICAST, TCGEN05_CP_SHAPE, TCGEN05_CP_SRC_FMT, TCGEN05_FENCE, TCGEN05_LDST_SHAPE, TCGEN05_MMA_BLOCK_SCALE, TCGEN05_MMA_COLLECTORB, TCGEN05_MMA_COLLECTOROP, TCGEN05_MMA_KIND, TCGEN05_WAIT, TMA_LOAD_MODE, TMA_REDUX_KIND, TMA_STORE_MODE, VOTE_SYNC_KIND, WGMMA_SCALE_IN, WGMMA_SCALE_OUT, WGMMA_TYPE]
    allows_unknown_ops
    inline crate::common::inline::ANY
    verify_op_attr discardable::op
    verify_region_arg_attr discardable::argument

    shape Plain { format "attr-dict" }
    shape OnCluster {
        attrs { aligned: optional UNIT_ATTR }
        format "attr-dict"
    }
    shape FourRounded {
        operands { src: V4F32, rbits: I32 }
        attrs { relu: BOOL_ATTR = no, dstTy: TYPE_ATTR }
        results { dst: V4I8 }
        traits [Pure]
        format "$src `,` $rbits attr-dict `:` type($src) `->` type($dst) `(` $dstTy `)`"
    }
    shape ToHalves {
        operands { src: V2I8 }
        attrs { relu: BOOL_ATTR = no, srcType: TYPE_ATTR }
        results { dst: V2F16 }
        format "$src attr-dict `:` type($src) `(` $srcType `)` `->` type($dst)"
    }
    shape Arrival {
        operands { addr: PTR0_OR_PTR3_OR_PTR7, count: optional I32 }
        attrs { scope: MEM_SCOPE_ATTR = mem_scope_cta, relaxed: BOOL_ATTR = no }
        results { res: optional I64 }
        format "$addr (`,` $count^)? attr-dict `:` type($addr) (`->` type($res)^)?"
    }
    shape ArrivalBefore {
        operands { addr: PTR0_OR_PTR3, count: I32 }
        results { res: I64 }
        format "$addr `,` $count attr-dict `:` type(operands) `->` type($res)"
    }
    shape Transactions {
        operands { addr: PTR3_OR_PTR7, txcount: I32 }
        attrs { scope: MEM_SCOPE_ATTR = mem_scope_cta }
        format "$addr `,` $txcount attr-dict `:` type(operands)"
    }
    shape ToTwo<T: V2F16> {
        operands { src_hi: F32, src_lo: F32, random_bits: optional I32 }
        attrs {
            rnd: FP_RND_MODE_ATTR = fp_rnd_mode_none, sat: SAT_MODE_ATTR = sat_mode_none,
            relu: BOOL_ATTR = no
        }
        results { dst: T }
        traits [Pure]
        format "$src_hi `,` $src_lo (`,` $random_bits^)? attr-dict `:` type($dst)"
    }
    shape Narrowed<T: I8> {
        operands { a: F32, b: F32 }
        attrs { relu: BOOL_ATTR = no, dstTy: TYPE_ATTR }
        results { dst: T }
        format "$a `,` $b attr-dict `:` type($dst) `(` $dstTy `)`"
    }
    shape Factors {
        operands {
            matrixD: built PTR6, matrixA: PTR6_OR_I64, matrixB: I64, idesc: I32, enableInputD: I1
        }
        attrs { collectorOp: TCGEN05_MMA_COLLECTOROP_ATTR = tcgen05_mma_collectorop_discard }
    }
    shape Product: Factors {
        attrs {
            kind: TCGEN05_MMA_KIND_ATTR, ctaGroup: CTA_GROUP_ATTR, aShift: optional UNIT_ATTR
        }
        traits [AttrSizedOperandSegments]
    }
    shape ScaledProduct: Factors {
        attrs {
            kind: BLOCK_SCALE_KIND_ATTR, ctaGroup: CTA_GROUP_ATTR,
            blockScale: TCGEN05_MMA_BLOCK_SCALE_ATTR = tcgen05_mma_block_scale_default
        }
    }
    shape HeldProduct: Factors {
        attrs {
            kind: TCGEN05_MMA_KIND_ATTR,
            collectorBBuffer: TCGEN05_MMA_COLLECTORB_ATTR = tcgen05_mma_collectorb_b0
        }
    }
    shape Matrices {
        operands { operandA: variadic LLVM_TYPE, operandB: variadic LLVM_TYPE, operandC: variadic LLVM_TYPE }
        attrs {
            shape: SHAPE_ATTR, multiplicandAPtxType: optional MMA_TYPE_ATTR,
            multiplicandBPtxType: optional MMA_TYPE_ATTR
        }
        results { res: ANY_STRUCT }
        traits [AttrSizedOperandSegments]
        parse mma::parse
        print mma::print
    }
    shape ChangingRegister {
        results { res: LLVM_TYPE }
        format "attr-dict `:` type($res)"
    }
    shape Register: ChangingRegister { traits [Pure] }
    shape RangedRegister: Register {
        attrs { range: optional CONSTANT_RANGE_ATTR }
        format "(`range` $range^)? attr-dict `:` type($res)"
        verify verify::range
    }

    /// Waits for the threads of a warp that a mask names.
    op bar.warp.sync {
        operands { mask: I32 }
        format "$mask attr-dict `:` type($mask)"
    }
    /// Waits for the threads of a block, and may reduce a predicate over them.
    op barrier {
        operands {
            barrierId: optional I32, numberOfThreads: optional I32,
            reductionPredicate: optional I32
        }
        attrs { reductionOp: optional REDUCTION_ATTR }
        results { res: optional I32 }
        traits [AttrSizedOperandSegments]
        format "(`id` `=` $barrierId^)? (`number_of_threads` `=` $numberOfThreads^)?
            (qualified($reductionOp)^ $reductionPredicate)? (`->` type($res)^)? attr-dict"
        verify verify::barrier
    }
    /// Arrives at a barrier without waiting there.
    op barrier.arrive {
        operands { barrierId: optional I32, numberOfThreads: I32 }
        format "(`id` `=` $barrierId^)? `number_of_threads` `=` $numberOfThreads attr-dict"
    }
    /// Waits for all threads of a block, at the first barrier.
    op barrier0: Plain {}
    /// Stops for a debugger.
    op breakpoint: Plain {}
    /// Arrives at the barrier of a cluster.
    op cluster.arrive: OnCluster {}
    /// Arrives at the barrier of a cluster, ordering no memory.
    op cluster.arrive.relaxed: OnCluster {}
    /// Waits at the barrier of a cluster.
    op cluster.wait: OnCluster {}
    /// What came of a request to cancel a cluster's launch.
    op clusterlaunchcontrol.query.cancel {
        operands { try_cancel_response: I128 }
        attrs { query_type: CLUSTER_LAUNCH_CONTROL_QUERY_TYPE_ATTR }
        results { res: I1_OR_I32 }
        format "`query` `=` $query_type `,` $try_cancel_response attr-dict `:` type($res)"
        verify verify::clusterlaunchcontrol_query_cancel
    }
    /// Asks to cancel the launch of a cluster.
    op clusterlaunchcontrol.try.cancel {
        operands { smemAddress: built PTR3, mbarrier: built PTR3 }
        attrs { multicast: optional UNIT_ATTR }
        format "(`multicast` $multicast^ `,`)? $smemAddress `,` $mbarrier attr-dict"
    }
    /// Converts two `bf16` to floats of 8 bits.
    op convert.bf16x2.to.f8x2 {
        operands { a: V2BF16 }
        attrs {
            rnd: FP_RND_MODE_ATTR = fp_rnd_mode_none, sat: SAT_MODE_ATTR = sat_mode_none,
            dstTy: TYPE_ATTR
        }
        results { dst: I16_OR_V2I8 }
        format "$a attr-dict `:` type($a) `->` type($dst) `(` $dstTy `)`"
        verify verify::convert_bf16x2_to_f8x2
    }
    /// Converts two `f16` to floats of 8 bits.
    op convert.f16x2.to.f8x2 {
        operands { a: V2F16 }
        attrs { relu: BOOL_ATTR = no, dstTy: TYPE_ATTR }
        results { dst: I16_OR_V2I8 }
        format "$a attr-dict `:` type($a) `->` type($dst) `(` $dstTy `)`"
        verify verify::convert_f16x2_to_f8x2
    }
    /// Converts two `f32` to `bf16`.
    op convert.f32x2.to.bf16x2: ToTwo<V2BF16> { verify verify::convert_f32x2_to_bf16x2 }
    /// Converts two `f32` to `f16`.
    op convert.f32x2.to.f16x2: ToTwo { verify verify::convert_f32x2_to_f16x2 }
    /// Converts two `f32` to floats of 4 bits.
    op convert.f32x2.to.f4x2: Narrowed { verify verify::convert_f32x2_to_f4x2 }
    /// Converts two `f32` to floats of 6 bits.
    op convert.f32x2.to.f6x2: Narrowed<I16_OR_V2I8> { verify verify::convert_f32x2_to_f6x2 }
    /// Converts two `f32` to floats of 8 bits.
    op convert.f32x2.to.f8x2 {
        operands { a: F32, b: F32 }
        attrs {
            rnd: FP_RND_MODE_ATTR = fp_rnd_mode_none, sat: SAT_MODE_ATTR = sat_mode_none,
            relu: BOOL_ATTR = no, dstTy: TYPE_ATTR
        }
        results { dst: I16_OR_V2I8 }
        format "$a `,` $b attr-dict `:` type($dst) `(` $dstTy `)`"
        verify verify::convert_f32x2_to_f8x2
    }
    /// Converts four `f32` to floats of 4 bits, rounded by random bits.
    op convert.f32x4.to.f4x4 {
        operands { src: V4F32, rbits: I32 }
        attrs { relu: BOOL_ATTR = no, dstTy: TYPE_ATTR }
        results { dst: I16 }
        traits [Pure]
        format "$src `,` $rbits attr-dict `:` type($src) `->` type($dst) `(` $dstTy `)`"
        verify verify::convert_f32x4_to_f4x4
    }
    /// Converts four `f32` to floats of 6 bits, rounded by random bits.
    op convert.f32x4.to.f6x4: FourRounded { verify verify::convert_f32x4_to_f6x4 }
    /// Converts four `f32` to floats of 8 bits, rounded by random bits.
    op convert.f32x4.to.f8x4: FourRounded { verify verify::convert_f32x4_to_f8x4 }
    /// Converts two floats of 4 bits to `f16`.
    op convert.f4x2.to.f16x2 {
        operands { src: I8 }
        attrs { relu: BOOL_ATTR = no, srcType: TYPE_ATTR }
        results { dst: V2F16 }
        format "$src attr-dict `:` type($src) `(` $srcType `)` `->` type($dst)"
        verify verify::convert_f4x2_to_f16x2
    }
    /// Converts two floats of 6 bits to `f16`.
    op convert.f6x2.to.f16x2: ToHalves { verify verify::convert_f6x2_to_f16x2 }
    /// Converts two floats of 8 bits to `bf16`.
    op convert.f8x2.to.bf16x2 {
        operands { src: V2I8 }
        attrs { srcType: TYPE_ATTR }
        results { dst: V2BF16 }
        format "$src attr-dict `:` type($src) `(` $srcType `)` `->` type($dst)"
        verify verify::convert_f8x2_to_bf16x2
    }
    /// Converts two floats of 8 bits to `f16`.
    op convert.f8x2.to.f16x2: ToHalves { verify verify::convert_f8x2_to_f16x2 }
    /// Converts an `f32` to `tf32`.
    op convert.float.to.tf32 {
        operands { src: F32 }
        attrs {
            rnd: FP_RND_MODE_ATTR = fp_rnd_mode_none, sat: SAT_MODE_ATTR = sat_mode_none,
            relu: BOOL_ATTR = no
        }
        results { res: I32 }
        format "$src attr-dict"
        verify verify::convert_float_to_tf32
    }
    /// Makes the bulk copies so far a group.
    op cp.async.bulk.commit.group: Plain {}
    /// Copies from shared to global memory in bulk.
    op cp.async.bulk.global.shared.cta {
        operands {
            dstMem: built PTR1, srcMem: built PTR3, size: I32, l2CacheHint: optional I64,
            byteMask: optional I16
        }
        traits [AttrSizedOperandSegments]
        format "$dstMem `,` $srcMem `,` $size (`l2_cache_hint` `=` $l2CacheHint^ )? (`byte_mask`
            `=` $byteMask^ )? attr-dict `:` type($dstMem) `,` type($srcMem)"
    }
    /// Brings global memory into the cache in bulk.
    op cp.async.bulk.prefetch {
        operands { srcMem: built PTR1, size: I32, l2CacheHint: optional I64 }
        format "$srcMem `,` $size (`l2_cache_hint` `=` $l2CacheHint^ )? attr-dict `:`
            type($srcMem)"
    }
    /// Copies from global memory to that of a cluster in bulk.
    op cp.async.bulk.shared.cluster.global {
        operands {
            dstMem: PTR3_OR_PTR7, srcMem: built PTR1, mbar: built PTR3, size: I32,
            multicastMask: optional I16, l2CacheHint: optional I64
        }
        traits [AttrSizedOperandSegments]
        format "$dstMem `,` $srcMem `,` $mbar `,` $size (`multicast_mask` `=` $multicastMask^ )?
            (`l2_cache_hint` `=` $l2CacheHint^ )? attr-dict `:` type($dstMem) `,` type($srcMem)"
        verify verify::cp_async_bulk_shared_cluster_global
    }
    /// Copies from a block's memory to that of its cluster in bulk.
    op cp.async.bulk.shared.cluster.shared.cta {
        operands { dstMem: built PTR7, srcMem: built PTR3, mbar: built PTR3, size: I32 }
        format "$dstMem `,` $srcMem `,` $mbar `,` $size attr-dict `:` type($dstMem) `,`
            type($srcMem)"
    }
    /// Copies a box of a tensor from shared to global memory.
    op cp.async.bulk.tensor.global.shared.cta {
        operands {
            tmaDescriptor: built PTR0, srcMem: built PTR3, coordinates: variadic I32,
            l2CacheHint: optional I64, predicate: optional I1
        }
        attrs { mode: TMA_STORE_MODE_ATTR = tma_store_mode_tile }
        traits [AttrSizedOperandSegments]
        format "$tmaDescriptor `,` $srcMem `,` `box` `[` $coordinates `]` (`l2_cache_hint` `=`
            $l2CacheHint^ )? (`,` `predicate` `=` $predicate^)? attr-dict `:`
            type($tmaDescriptor) `,` type($srcMem)"
        verify verify::cp_async_bulk_tensor_global_shared_cta
    }
    /// Brings a box of a tensor into the cache.
    op cp.async.bulk.tensor.prefetch {
        operands {
            tmaDescriptor: built PTR0, coordinates: variadic I32, im2colOffsets: variadic I16,
            l2CacheHint: optional I64
        }
        attrs { mode: TMA_LOAD_MODE_ATTR = tma_load_mode_tile }
        traits [AttrSizedOperandSegments]
        format "$tmaDescriptor `,` `box` `[` $coordinates `]` (`im2col` `[` $im2colOffsets^ `]`
            )? (`l2_cache_hint` `=` $l2CacheHint^ )? attr-dict `:` type($tmaDescriptor)"
        verify verify::cp_async_bulk_tensor_prefetch
    }
    /// Reduces a box of shared memory into a tensor.
    op cp.async.bulk.tensor.reduce {
        operands {
            tmaDescriptor: POINTER, srcMem: built PTR3, coordinates: variadic I32,
            l2CacheHint: optional I64
        }
        attrs { redKind: TMA_REDUX_KIND_ATTR, mode: TMA_STORE_MODE_ATTR = tma_store_mode_tile }
        traits [AttrSizedOperandSegments]
        format "$tmaDescriptor `,` $srcMem `,` `box` `[` $coordinates `]` (`l2_cache_hint` `=`
            $l2CacheHint^ )? attr-dict `:` type($tmaDescriptor) `,` type($srcMem)"
        verify verify::cp_async_bulk_tensor_reduce
    }
    /// Copies a box of a tensor from global to shared memory.
    op cp.async.bulk.tensor.shared.cluster.global {
        operands {
            dstMem: PTR3_OR_PTR7, tmaDescriptor: built PTR0, coordinates: variadic I32,
            mbar: built PTR3, im2colOffsets: variadic I16, multicastMask: optional I16,
            l2CacheHint: optional I64, predicate: optional I1
        }
        attrs {
            mode: TMA_LOAD_MODE_ATTR = tma_load_mode_tile, isCTAOnly: BOOL_ATTR = no,
            group: optional CTA_GROUP_ATTR
        }
        traits [AttrSizedOperandSegments]
        format "$dstMem `,` $tmaDescriptor `,` $mbar `,` `box` `[` $coordinates `]` (`im2col` `[`
            $im2colOffsets^ `]` )? (`multicast_mask` `=` $multicastMask^ )? (`l2_cache_hint` `=`
            $l2CacheHint^ )? (`predicate` `=` $predicate^)? attr-dict `:` type($dstMem) `,`
            type($tmaDescriptor)"
        verify verify::cp_async_bulk_tensor_shared_cluster_global
    }
    /// Waits until at most so many groups of bulk copies are left.
    op cp.async.bulk.wait_group {
        attrs { group: FROM_ZERO_I32_ATTR, read: optional UNIT_ATTR }
        format "$group attr-dict"
    }
    /// Makes the copies so far a group.
    op cp.async.commit.group: Plain {}
    /// Arrives at a barrier once the copies so far are done.
    op cp.async.mbarrier.arrive {
        operands { addr: PTR0_OR_PTR3 }
        attrs { noinc: I1_ATTR = no }
        format "$addr attr-dict `:` type(operands)"
    }
    /// Copies from global to shared memory without waiting.
    op cp.async.shared.global {
        operands { dst: built PTR3, src: built PTR1, cpSize: optional I32 }
        attrs { size: I32_ATTR, modifier: LOAD_CACHE_MODIFIER_ATTR }
        format "$dst `,` $src `,` $size `,` `cache` `=` $modifier (`,` $cpSize^)? attr-dict `:`
            type(operands)"
        verify verify::cp_async_shared_global
    }
    /// Waits until at most so many groups of copies are left.
    op cp.async.wait.group {
        attrs { n: I32_ATTR }
        format "$n attr-dict"
    }
    /// Adds the products of two 16-bit and two 8-bit numbers.
    op "dot.accumulate.2way" {
        operands { a: V2I16, b: V4I8, c: I32 }
        attrs {
            a_type: DOT_ACCUMULATE_TYPE_ATTR, b_type: DOT_ACCUMULATE_TYPE_ATTR, b_hi: BOOL_ATTR
        }
        results { res: I32 }
        format "$a $a_type `,` $b $b_type `,` $c attr-dict `:` type($a) `,` type($b)"
    }
    /// Adds the products of four pairs of bytes.
    op "dot.accumulate.4way" {
        operands { a: V4I8, b: V4I8, c: I32 }
        attrs { a_type: DOT_ACCUMULATE_TYPE_ATTR, b_type: DOT_ACCUMULATE_TYPE_ATTR }
        results { res: I32 }
        format "$a $a_type `,` $b $b_type `,` $c attr-dict `:` type($a) `,` type($b)"
    }
    /// Chooses one thread of a warp.
    op elect.sync {
        operands { membermask: optional I32 }
        results { pred: I1 }
        format "($membermask^)? attr-dict `->` type(results)"
    }
    /// Ends a thread.
    op "exit": Plain {}
    /// Orders the initialization of barriers.
    op fence.mbarrier.init: Plain {}
    /// Orders accesses of different kinds.
    op fence.proxy {
        attrs { kind: PROXY_KIND_ATTR, space: optional SHARED_SPACE_ATTR }
        format "attr-dict"
        verify verify::fence_proxy
    }
    /// Orders later accesses of another kind.
    op fence.proxy.acquire {
        operands { addr: built PTR0, size: I32 }
        attrs {
            scope: MEM_SCOPE_ATTR, fromProxy: PROXY_KIND_ATTR = proxy_kind_generic,
            toProxy: PROXY_KIND_ATTR = proxy_kind_tensormap
        }
        format "$scope $addr `,` $size (`from_proxy` `=` $fromProxy^)? (`to_proxy` `=`
            $toProxy^)? attr-dict"
        verify verify::fence_proxy_acquire
    }
    /// Orders earlier accesses of another kind.
    op fence.proxy.release {
        attrs {
            scope: MEM_SCOPE_ATTR, fromProxy: PROXY_KIND_ATTR = proxy_kind_generic,
            toProxy: PROXY_KIND_ATTR = proxy_kind_tensormap
        }
        format "$scope (`from_proxy` `=` $fromProxy^)? (`to_proxy` `=` $toProxy^)? attr-dict"
        verify verify::fence_proxy_release
    }
    /// Orders accesses of different kinds to restricted memory.
    op fence.proxy.sync_restrict {
        attrs {
            order: MEM_ORDER_ATTR, fromProxy: PROXY_KIND_ATTR = proxy_kind_generic,
            toProxy: PROXY_KIND_ATTR = proxy_kind_async
        }
        format "attr-dict"
        verify verify::fence_proxy_sync_restrict
    }
    /// A sequentially consistent fence of a cluster.
    op fence.sc.cluster: Plain {}
    /// A fence in one direction for restricted memory.
    op fence.sync_restrict {
        attrs { order: MEM_ORDER_ATTR }
        format "attr-dict"
        verify verify::fence_sync_restrict
    }
    /// Waits for grids that are depended on, or lets those go that depend.
    op griddepcontrol {
        attrs { kind: GRID_DEP_ACTION_ATTR }
        format "$kind attr-dict"
    }
    /// PTX as it is written.
    op inline_ptx {
        operands { readOnlyArgs: variadic ANY, readWriteArgs: variadic ANY, predicate: optional I1 }
        attrs { ptxCode: STR_ATTR }
        results { writeOnlyArgs: variadic ANY }
        traits [AttrSizedOperandSegments]
        format "$ptxCode ( `ro` `(` $readOnlyArgs^ `:` type($readOnlyArgs) `)` )? ( `rw` `(`
            $readWriteArgs^ `:` type($readWriteArgs) `)` )? (`,` `predicate` `=` $predicate^)?
            attr-dict ( `->` type($writeOnlyArgs)^ )?"
    }
    /// Loads matrices together with the other threads of a warp.
    op ldmatrix {
        operands { ptr: built PTR3 }
        attrs {
            num: I32_ATTR, layout: MMA_LAYOUT_ATTR, shape: LD_ST_MATRIX_SHAPE_ATTR,
            eltType: LD_ST_MATRIX_ELT_TYPE_ATTR
        }
        results { res: ANY }
        format "$ptr attr-dict `:` functional-type($ptr, $res)"
        verify verify::ldmatrix
    }
    /// The address of a block's memory for others of its cluster.
    op mapa {
        operands { a: PTR0_OR_PTR3, b: I32 }
        results { res: PTR0_OR_PTR7 }
        format "$a `,` $b attr-dict `:` type($a) `->` type($res)"
        verify verify::mapa
    }
    /// Which threads of a warp have the same value.
    op "match.sync" {
        operands { thread_mask: I32, val: I32_OR_I64 }
        attrs { kind: MATCH_SYNC_KIND_ATTR }
        results { res: I32_OR_STRUCT }
        format "$kind $thread_mask `,` $val attr-dict `:` type($val) `->` type($res)"
        verify verify::match_sync
    }
    /// Arrives at a barrier in memory.
    op mbarrier.arrive: Arrival { verify verify::mbarrier_arrive }
    /// Arrives at a barrier and expects transactions.
    op mbarrier.arrive.expect_tx {
        operands { addr: PTR0_OR_PTR3_OR_PTR7, txcount: I32, predicate: optional I1 }
        attrs { scope: MEM_SCOPE_ATTR = mem_scope_cta, relaxed: BOOL_ATTR = no }
        results { res: optional I64 }
        format "$addr `,` $txcount (`,` `predicate` `=` $predicate^)? attr-dict `:`
            type(operands) (`->` type($res)^)?"
        verify verify::mbarrier_arrive_expect_tx
    }
    /// Arrives at a barrier without completing its phase.
    op mbarrier.arrive.nocomplete: ArrivalBefore {}
    /// Arrives at a barrier and is no longer expected there.
    op mbarrier.arrive_drop: Arrival { verify verify::mbarrier_arrive_drop }
    /// The same, and expects transactions.
    op mbarrier.arrive_drop.expect_tx {
        operands { addr: PTR0_OR_PTR3_OR_PTR7, txcount: I32 }
        attrs { scope: MEM_SCOPE_ATTR = mem_scope_cta, relaxed: BOOL_ATTR = no }
        results { res: optional I64 }
        format "$addr `,` $txcount attr-dict `:` type(operands) (`->` type($res)^)?"
        verify verify::mbarrier_arrive_drop_expect_tx
    }
    /// The same, without completing the phase.
    op mbarrier.arrive_drop.nocomplete: ArrivalBefore {}
    /// Tells a barrier of transactions that are complete.
    op mbarrier.complete_tx: Transactions { verify verify::mbarrier_complete_tx }
    /// Tells a barrier to expect transactions.
    op mbarrier.expect_tx: Transactions { verify verify::mbarrier_expect_tx }
    /// Makes a barrier in memory.
    op mbarrier.init {
        operands { addr: PTR0_OR_PTR3, count: I32, predicate: optional I1 }
        format "$addr `,` $count (`,` `predicate` `=` $predicate^)? attr-dict `:` type(operands)"
    }
    /// Ends the life of a barrier.
    op mbarrier.inval {
        operands { addr: PTR0_OR_PTR3 }
        format "$addr attr-dict `:` type(operands)"
    }
    /// Whether a phase of a barrier is complete.
    op mbarrier.test.wait {
        operands { addr: PTR0_OR_PTR3, stateOrPhase: I64_OR_I32 }
        attrs { scope: MEM_SCOPE_ATTR = mem_scope_cta, relaxed: BOOL_ATTR = no }
        results { res: I1 }
        format "$addr `,` $stateOrPhase attr-dict `:` type(operands) `->` type($res)"
        verify verify::mbarrier_test_wait
    }
    /// The same, having waited for a while.
    op mbarrier.try_wait {
        operands { addr: PTR0_OR_PTR3, stateOrPhase: I64_OR_I32, ticks: optional I32 }
        attrs { scope: MEM_SCOPE_ATTR = mem_scope_cta, relaxed: BOOL_ATTR = no }
        results { res: I1 }
        format "$addr `,` $stateOrPhase (`,` $ticks^)? attr-dict `:` type(operands) `->`
            type($res)"
        verify verify::mbarrier_try_wait
    }
    /// Waits until a phase of a barrier is complete.
    op mbarrier.try_wait.parity {
        operands { addr: PTR0_OR_PTR3, phase: I32, ticks: I32 }
        format "$addr `,` $phase `,` $ticks attr-dict `:` type(operands)"
    }
    /// Orders accesses to memory.
    op memory.barrier {
        attrs { scope: MEM_SCOPE_ATTR }
        format "$scope attr-dict"
    }
    /// Multiplies matrices with scaled blocks.
    op mma.block_scale: Matrices {
        operands {
            scaleAData: I32, byteIdA: I16, threadIdA: I16, scaleBData: I32, byteIdB: I16,
            threadIdB: I16
        }
        attrs { scaleVecSize: SCALE_VEC_SIZE_ATTR, blockScaleFormat: BLOCK_SCALE_FORMAT_ATTR, kind: BLOCK_SCALE_KIND_ATTR }
        verify verify::mma_block_scale
    }
    /// Multiplies a sparse matrix with scaled blocks.
    op mma.sp.block_scale: Matrices {
        operands {
            sparseMetadata: I32, sparsitySelector: I32, scaleAData: I32, byteIdA: I16,
            threadIdA: I16, scaleBData: I32, byteIdB: I16, threadIdB: I16
        }
        attrs {
            scaleVecSize: SCALE_VEC_SIZE_ATTR, blockScaleFormat: BLOCK_SCALE_FORMAT_ATTR,
            kind: BLOCK_SCALE_KIND_ATTR, orderedMetadata: optional UNIT_ATTR
        }
        verify verify::mma_block_scale
    }
    /// Multiplies a sparse matrix together with the other threads of a warp.
    op mma.sp.sync: Matrices {
        operands { sparseMetadata: I32, sparsitySelector: I32 }
        attrs {
            intOverflowBehavior: optional MMA_INT_OVERFLOW_ATTR,
            orderedMetadata: optional UNIT_ATTR, kind: optional MMA_KIND_ATTR
        }
        verify verify::mma
    }
    /// Multiplies matrices together with the other threads of a warp.
    op mma.sync: Matrices {
        attrs {
            b1Op: optional MMA_B1OP_ATTR, intOverflowBehavior: optional MMA_INT_OVERFLOW_ATTR,
            layoutA: MMA_LAYOUT_ATTR, layoutB: MMA_LAYOUT_ATTR
        }
        verify verify::mma
    }
    /// Sleeps.
    op nanosleep {
        operands { duration: I32 }
        format "attr-dict $duration"
    }
    /// Counts an event.
    op pmevent {
        attrs { maskedEventId: optional I16_ATTR, eventId: optional I32_ATTR }
        format "attr-dict (`id` `=` $eventId^)? (`mask` `=` $maskedEventId^)?"
        verify verify::pmevent
    }
    /// Brings memory into a cache.
    op prefetch {
        operands { addr: PTR1_OR_PTR5_OR_PTR0_OR_PTR4, predicate: optional I1 }
        attrs {
            cacheLevel: optional PREFETCH_CACHE_LEVEL_ATTR,
            evictPriority: optional CACHE_EVICTION_PRIORITY_ATTR, tensormap: optional UNIT_ATTR,
            uniform: optional UNIT_ATTR, in_param_space: optional UNIT_ATTR
        }
        format "(`level` `=` $cacheLevel^ (`uniform` $uniform^)? `,`)? (`tensormap` $tensormap^
            (`in_param_space` $in_param_space^)? `,`)? (`evict_priority` `=` $evictPriority^
            `,`)? $addr (`,` `predicate` `=` $predicate^)? attr-dict `:` type(operands)"
        verify verify::prefetch
    }
    /// Chooses bytes of two words.
    op prmt {
        operands { lo: I32, hi: optional I32, selector: I32 }
        attrs { mode: PERMUTE_MODE_ATTR }
        results { res: I32 }
        traits [Pure]
        format "$mode $selector `,` $lo (`,` $hi^)? attr-dict `:` type($res)"
        verify verify::prmt
    }
    /// The intrinsic `llvm.nvvm.rcp.approx.ftz.f`.
    op rcp.approx.ftz.f {
        operands { arg: F32 }
        results { res: F32 }
        traits [Pure]
        format "$arg attr-dict `:` type($res)"
    }
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.aggr_smem_size`.
    op read.ptx.sreg.aggr.smem.size: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.clock`.
    op read.ptx.sreg.clock: ChangingRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.clock64`.
    op read.ptx.sreg.clock64: ChangingRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.cluster.ctaid.x`.
    op read.ptx.sreg.cluster.ctaid.x: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.cluster.ctaid.y`.
    op read.ptx.sreg.cluster.ctaid.y: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.cluster.ctaid.z`.
    op read.ptx.sreg.cluster.ctaid.z: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.cluster.ctarank`.
    op read.ptx.sreg.cluster.ctarank: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.cluster.nctaid.x`.
    op read.ptx.sreg.cluster.nctaid.x: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.cluster.nctaid.y`.
    op read.ptx.sreg.cluster.nctaid.y: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.cluster.nctaid.z`.
    op read.ptx.sreg.cluster.nctaid.z: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.cluster.nctarank`.
    op read.ptx.sreg.cluster.nctarank: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.clusterid.x`.
    op read.ptx.sreg.clusterid.x: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.clusterid.y`.
    op read.ptx.sreg.clusterid.y: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.clusterid.z`.
    op read.ptx.sreg.clusterid.z: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.ctaid.x`.
    op read.ptx.sreg.ctaid.x: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.ctaid.y`.
    op read.ptx.sreg.ctaid.y: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.ctaid.z`.
    op read.ptx.sreg.ctaid.z: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.dynamic_smem_size`.
    op read.ptx.sreg.dynamic.smem.size: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg0`.
    op read.ptx.sreg.envreg0: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg1`.
    op read.ptx.sreg.envreg1: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg10`.
    op read.ptx.sreg.envreg10: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg11`.
    op read.ptx.sreg.envreg11: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg12`.
    op read.ptx.sreg.envreg12: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg13`.
    op read.ptx.sreg.envreg13: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg14`.
    op read.ptx.sreg.envreg14: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg15`.
    op read.ptx.sreg.envreg15: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg16`.
    op read.ptx.sreg.envreg16: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg17`.
    op read.ptx.sreg.envreg17: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg18`.
    op read.ptx.sreg.envreg18: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg19`.
    op read.ptx.sreg.envreg19: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg2`.
    op read.ptx.sreg.envreg2: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg20`.
    op read.ptx.sreg.envreg20: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg21`.
    op read.ptx.sreg.envreg21: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg22`.
    op read.ptx.sreg.envreg22: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg23`.
    op read.ptx.sreg.envreg23: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg24`.
    op read.ptx.sreg.envreg24: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg25`.
    op read.ptx.sreg.envreg25: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg26`.
    op read.ptx.sreg.envreg26: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg27`.
    op read.ptx.sreg.envreg27: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg28`.
    op read.ptx.sreg.envreg28: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg29`.
    op read.ptx.sreg.envreg29: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg3`.
    op read.ptx.sreg.envreg3: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg30`.
    op read.ptx.sreg.envreg30: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg31`.
    op read.ptx.sreg.envreg31: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg4`.
    op read.ptx.sreg.envreg4: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg5`.
    op read.ptx.sreg.envreg5: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg6`.
    op read.ptx.sreg.envreg6: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg7`.
    op read.ptx.sreg.envreg7: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg8`.
    op read.ptx.sreg.envreg8: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg9`.
    op read.ptx.sreg.envreg9: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.globaltimer`.
    op read.ptx.sreg.globaltimer: ChangingRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.globaltimer.lo`.
    op read.ptx.sreg.globaltimer.lo: ChangingRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.gridid`.
    op read.ptx.sreg.gridid: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.laneid`.
    op read.ptx.sreg.laneid: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.lanemask.eq`.
    op read.ptx.sreg.lanemask.eq: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.lanemask.ge`.
    op read.ptx.sreg.lanemask.ge: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.lanemask.gt`.
    op read.ptx.sreg.lanemask.gt: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.lanemask.le`.
    op read.ptx.sreg.lanemask.le: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.lanemask.lt`.
    op read.ptx.sreg.lanemask.lt: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.nclusterid.x`.
    op read.ptx.sreg.nclusterid.x: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.nclusterid.y`.
    op read.ptx.sreg.nclusterid.y: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.nclusterid.z`.
    op read.ptx.sreg.nclusterid.z: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.nctaid.x`.
    op read.ptx.sreg.nctaid.x: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.nctaid.y`.
    op read.ptx.sreg.nctaid.y: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.nctaid.z`.
    op read.ptx.sreg.nctaid.z: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.nsmid`.
    op read.ptx.sreg.nsmid: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.ntid.x`.
    op read.ptx.sreg.ntid.x: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.ntid.y`.
    op read.ptx.sreg.ntid.y: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.ntid.z`.
    op read.ptx.sreg.ntid.z: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.nwarpid`.
    op read.ptx.sreg.nwarpid: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.smid`.
    op read.ptx.sreg.smid: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.tid.x`.
    op read.ptx.sreg.tid.x: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.tid.y`.
    op read.ptx.sreg.tid.y: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.tid.z`.
    op read.ptx.sreg.tid.z: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.total_smem_size`.
    op read.ptx.sreg.total.smem.size: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.warpid`.
    op read.ptx.sreg.warpid: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.warpsize`.
    op read.ptx.sreg.warpsize: RangedRegister {}
    /// Reduces a value over the threads of a warp.
    op redux.sync {
        operands { val: I32_OR_F32, mask_and_clamp: I32 }
        attrs { kind: REDUX_KIND_ATTR, abs: BOOL_ATTR = no, nan: BOOL_ATTR = no }
        results { res: I32_OR_F32 }
        traits [AllTypesMatch(res, val)]
        format "$kind $val `,` $mask_and_clamp attr-dict `:` type($val) `->` type($res)"
        verify verify::redux_sync
    }
    /// How many registers a warp may have.
    op setmaxregister {
        attrs { regCount: I32_ATTR, action: ACTION_ATTR }
        format "$action $regCount attr-dict"
        verify verify::setmaxregister
    }
    /// Values of other threads of a warp.
    op shfl.sync {
        operands { thread_mask: I32, val: I32_OR_F32, offset: I32, mask_and_clamp: I32 }
        attrs { kind: SHFL_KIND_ATTR, return_value_and_is_valid: optional UNIT_ATTR }
        results { res: I32_OR_F32_OR_STRUCT }
        format "$kind $thread_mask `,` $val `,` $offset `,` $mask_and_clamp attr-dict `:`
            type($val) `->` type($res)"
        verify verify::shfl_sync
    }
    /// Fills shared memory.
    op st.bulk {
        operands { addr: PTR0_OR_PTR3, size: I64 }
        attrs { initVal: I64_ATTR = zero_i64 }
        format "$addr `,` `size` `=` $size (`,` `init` `=` $initVal^)? attr-dict `:` type($addr)"
        verify verify::st_bulk
    }
    /// Stores matrices together with the other threads of a warp.
    op stmatrix {
        operands { ptr: built PTR3, sources: variadic I32 }
        attrs {
            layout: MMA_LAYOUT_ATTR, shape: LD_ST_MATRIX_SHAPE_ATTR,
            eltType: LD_ST_MATRIX_ELT_TYPE_ATTR
        }
        format "$ptr `,` $sources attr-dict `:` type(operands)"
        verify verify::stmatrix
    }
    /// Takes tensor memory.
    op tcgen05.alloc {
        operands { addr: ANY_PTR_OR_PTR3, nCols: I32 }
        attrs { group: CTA_GROUP_ATTR = cta_group_cta_1 }
        format "$addr `,` $nCols attr-dict `:` type(operands)"
    }
    /// Has a barrier told when earlier work is done.
    op tcgen05.commit {
        operands { addr: ANY_PTR_OR_PTR3, multicastMask: optional I16 }
        attrs { group: CTA_GROUP_ATTR = cta_group_cta_1 }
        format "$addr (`,` `multicast_mask` `=` $multicastMask^)? attr-dict `:` type(operands)"
    }
    /// Copies from shared to tensor memory.
    op tcgen05.cp {
        operands { taddr: built PTR6, smem_desc: I64 }
        attrs {
            shape: TCGEN05_CP_SHAPE_ATTR, group: CTA_GROUP_ATTR = cta_group_cta_1,
            multicast: TCGEN05_CP_MULTICAST_ATTR = tcgen05_cp_multicast_none,
            srcFormat: optional TCGEN05_CP_SRC_FMT_ATTR
        }
        format "$taddr `,` $smem_desc attr-dict"
        verify verify::tcgen05_cp
    }
    /// Gives tensor memory back.
    op tcgen05.dealloc {
        operands { taddr: built PTR6, nCols: I32 }
        attrs { group: CTA_GROUP_ATTR = cta_group_cta_1 }
        format "$taddr `,` $nCols attr-dict `:` type(operands)"
    }
    /// Orders work of tensor cores before or after a barrier.
    op tcgen05.fence {
        attrs { kind: TCGEN05_FENCE_ATTR }
        format "$kind attr-dict"
    }
    /// Loads from tensor memory.
    op tcgen05.ld {
        operands { tmemAddr: built PTR6, offset: optional I64 }
        attrs { pack: optional UNIT_ATTR, shape: TCGEN05_LDST_SHAPE_ATTR }
        results { res: TMEM_WORDS }
        format "$tmemAddr (`,` $offset^)? (`pack` $pack^)? attr-dict `:` type($res)"
        verify verify::tcgen05_ld
    }
    /// Multiplies matrices on tensor cores.
    op tcgen05.mma: Product {
        operands { scaleInputD: optional I64, disableOutputLane: optional LANES }
        format "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD (`scale` `=`
            $scaleInputD^)? (`mask` `=` $disableOutputLane^)? attr-dict `:` `(` type(operands)
            `)`"
        verify verify::tcgen05_mma
    }
    /// The same with scaled blocks.
    op tcgen05.mma.block_scale: ScaledProduct {
        operands { scaleA: built PTR6, scaleB: built PTR6 }
        format "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD `,` $scaleA `,`
            $scaleB attr-dict `:` `(` type(operands) `)`"
        verify verify::tcgen05_mma_block_scale
    }
    /// The same with a sparse matrix.
    op tcgen05.mma.sp: Product {
        operands {
            sparseMetadata: built PTR6, scaleInputD: optional I64,
            disableOutputLane: optional LANES
        }
        format "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD `,`
            $sparseMetadata (`scale` `=` $scaleInputD^)? (`mask` `=` $disableOutputLane^)?
            attr-dict `:` `(` type(operands) `)`"
        verify verify::tcgen05_mma_sp
    }
    /// The same with a sparse matrix of scaled blocks.
    op tcgen05.mma.sp.block_scale: ScaledProduct {
        operands { sparseMetadata: built PTR6, scaleA: built PTR6, scaleB: built PTR6 }
        format "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD `,`
            $sparseMetadata `,` $scaleA `,` $scaleB attr-dict `:` `(` type(operands) `)`"
        verify verify::tcgen05_mma_sp_block_scale
    }
    /// Multiplies matrices on tensor cores, the second one held fast.
    op tcgen05.mma.ws: HeldProduct {
        operands { zeroColMask: optional I64 }
        format "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD (`,`
            $zeroColMask^)? attr-dict `:` `(` type(operands) `)`"
    }
    /// The same with a sparse matrix.
    op tcgen05.mma.ws.sp: HeldProduct {
        operands { sparseMetadata: built PTR6, zeroColMask: optional I64 }
        format "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD `,`
            $sparseMetadata (`,` $zeroColMask^)? attr-dict `:` `(` type(operands) `)`"
    }
    /// Describes a matrix in shared memory.
    op tcgen05.mma_smem_desc {
        operands {
            startAddr: I32, leadingDimOffset: I32, strideDimOffset: I32, baseOffset: I8,
            leadingDimMode: I1, swizzleMode: I8
        }
        results { res: I64 }
        format "`(` operands `)` attr-dict `:` `(` type(operands) `)` `->` type($res)"
    }
    /// Takes no more tensor memory.
    op tcgen05.relinquish_alloc_permit {
        attrs { group: CTA_GROUP_ATTR = cta_group_cta_1 }
        format "attr-dict"
    }
    /// Shifts rows of tensor memory.
    op tcgen05.shift {
        operands { taddr: built PTR6 }
        attrs { group: CTA_GROUP_ATTR = cta_group_cta_1 }
        format "$taddr attr-dict `:` type(operands)"
    }
    /// Stores to tensor memory.
    op tcgen05.st {
        operands { tmemAddr: built PTR6, val: TMEM_WORDS, offset: optional I64 }
        attrs { unpack: optional UNIT_ATTR, shape: TCGEN05_LDST_SHAPE_ATTR }
        format "$tmemAddr `,` $val (`,` $offset^)? (`unpack` $unpack^)? attr-dict `:` type($val)"
        verify verify::tcgen05_st
    }
    /// Waits for loads from or stores to tensor memory.
    op tcgen05.wait {
        attrs { kind: TCGEN05_WAIT_ATTR }
        format "$kind attr-dict"
    }
    /// A vote over the threads of a warp.
    op vote.sync {
        operands { mask: I32, pred: I1 }
        attrs { kind: VOTE_SYNC_KIND_ATTR }
        results { res: I32_OR_I1 }
        format "$kind $mask `,` $pred attr-dict `->` type($res)"
        verify verify::vote_sync
    }
    /// Makes the products so far a group.
    op wgmma.commit.group.sync.aligned: Plain {}
    /// Orders registers before products.
    op wgmma.fence.aligned: Plain {}
    /// Multiplies matrices together with the other threads of four warps.
    op wgmma.mma_async {
        operands { inouts: ANY_STRUCT, descriptorA: I64, descriptorB: I64 }
        attrs {
            shape: SHAPE_ATTR, typeA: WGMMA_TYPE_ATTR, typeB: WGMMA_TYPE_ATTR,
            typeD: WGMMA_TYPE_ATTR, scaleD: WGMMA_SCALE_OUT_ATTR, scaleA: WGMMA_SCALE_IN_ATTR,
            scaleB: WGMMA_SCALE_IN_ATTR, layoutA: MMA_LAYOUT_ATTR, layoutB: MMA_LAYOUT_ATTR,
            satfinite: optional MMA_INT_OVERFLOW_ATTR
        }
        results { results: ANY_STRUCT }
        format "$descriptorA `,` $descriptorB `,` $inouts `,` $shape `,` `D` `[` $typeD `,`
            $scaleD (`,` $satfinite^)? `]` `,` `A` `[` $typeA `,` $scaleA `,` $layoutA `]` `,`
            `B` `[` $typeB `,` $scaleB `,` $layoutB `]` attr-dict `:` type($inouts) `->` type($results)"
        verify verify::wgmma_mma_async
    }
    /// Waits until at most so many groups of products are left.
    op wgmma.wait.group.sync.aligned {
        attrs { group: I64_ATTR }
        format "attr-dict $group"
    }
    /// Loads a fragment of a matrix.
    op wmma.load {
        operands { ptr: POINTER, stride: I32 }
        attrs {
            m: I32_ATTR, n: I32_ATTR, k: I32_ATTR, layout: MMA_LAYOUT_ATTR, eltype: MMA_TYPE_ATTR,
            frag: MMA_FRAG_ATTR
        }
        results { res: ANY_STRUCT_OR_F64 }
        format "$ptr `,` $stride attr-dict `:` functional-type($ptr, $res)"
        verify verify::wmma_load
    }
    /// Multiplies fragments of matrices.
    op wmma.mma {
        operands { args: variadic LLVM_TYPE }
        attrs {
            m: I32_ATTR, n: I32_ATTR, k: I32_ATTR, layoutA: MMA_LAYOUT_ATTR,
            layoutB: MMA_LAYOUT_ATTR, eltypeA: MMA_TYPE_ATTR, eltypeB: MMA_TYPE_ATTR
        }
        results { res: ANY_STRUCT }
        format "$args attr-dict `:` functional-type($args, $res)"
        verify verify::wmma_mma
    }
    /// Stores a fragment of a matrix.
    op wmma.store {
        operands { ptr: POINTER, args: variadic LLVM_TYPE, stride: I32 }
        attrs { m: I32_ATTR, n: I32_ATTR, k: I32_ATTR, layout: MMA_LAYOUT_ATTR, eltype: MMA_TYPE_ATTR }
        format "$ptr `,` $stride `,` $args attr-dict `:` qualified(type($ptr)) `,` type($args)"
        verify verify::wmma_store
    }
}
