//! The ops of `gpu`.

use couloir_ods::attrs::{
    DICT_ARRAY_ATTR, FLAT_SYMBOL_REF_ATTR, FUNCTION_TYPE_ATTR, I32_ATTR, I64_ATTR, INDEX_ATTR,
    STR_ATTR, SYMBOL_NAME_ATTR, SYMBOL_REF_ATTR, TYPE_ATTR, UNIT_ATTR,
};
use couloir_ods::dialect;
use couloir_ods::regions::{ANY_REGION, SIZED_REGION_1};
use couloir_ods::types::{ANY, ANY_MEMREF, ANY_UNRANKED_MEMREF, I1, I32, INDEX, MEMREF_1D_OF_I8};

use super::attrs::{
    self, ALL_REDUCE_OP_ATTR, BROADCAST_ATTR, DIM_ATTR, MMA_ELEMENT_WISE_ATTR, PRUNE_FLAG_ATTR,
    SHUFFLE_MODE_ATTR, SPARSE_PRODUCT_KIND_ATTR, TRANSPOSE_MODE_ATTR, non_transpose,
    prune_and_check,
};
use super::constraints::{
    DENSE, DIM_SIZES, FACTOR_MATRIX, LAUNCH_INDEX, MATRIX, MATRIX_CONSTANT, MATRIX_MEMREF,
    NOT_NEGATIVE_I32, NUMBER, NUMBERS, OBJECTS, OFFLOADING, POWER_OF_TWO_I32, PRINTABLE, PRODUCT,
    SPARSE, STORED_MATRIX, SUM_MATRIX, TARGETS, TOKEN, matrix_element, one,
};
use super::syntax::{
    ALL_REDUCE_OPERATION, ASYNC_DEPENDENCIES, LAUNCH_DIM_TYPE, LAUNCH_FUNC_OPERANDS,
    OFFLOADING_HANDLER,
};
use super::{discardable, effects, fold, loop_dim_map, objects, syntax, types, verify};
use crate::common::effects as common_effects;

dialect! { gpu, "Kernels, how they are launched, and what they find where they run.";
    attrs [
        attrs::ADDRESS_SPACE, attrs::ALL_REDUCE_OP, attrs::BLOCK, attrs::BROADCAST, attrs::DIM,
        objects::KERNEL_METADATA, objects::KERNEL_TABLE, attrs::LANE, loop_dim_map::LOOP_DIM_MAP,
        attrs::MASK, attrs::MEMORY_SPACE, attrs::MMA_ELEMENT_WISE, objects::OBJECT,
        attrs::PRUNE_FLAG, objects::SELECT_OBJECT, attrs::SHUFFLE_MODE,
        attrs::SPARSE_PRODUCT_KIND, attrs::THREAD, attrs::TRANSPOSE_MODE, attrs::WARP,
        attrs::WARPGROUP
    ]
    types [
        types::ASYNC_TOKEN, types::DENSE_TENSOR, types::MMA_MATRIX, types::SPARSE_MATRIX,
        types::SPARSE_PRODUCT
    ]
    parse_type types::parse_type
    verify_op_attr discardable::op
    inline crate::gpu::inline::INLINE

    shape InDimension {
        attrs { dimension: DIM_ATTR, upper_bound: optional INDEX_ATTR }
        results { _: built INDEX }
        traits [Pure]
        format "$dimension (`upper_bound` $upper_bound^)? attr-dict"
        result_names crate::gpu::names::dimension
    }
    shape OfSubgroup {
        attrs { upper_bound: optional INDEX_ATTR }
        results { result: INDEX }
        traits [Pure]
        format "(`upper_bound` $upper_bound^)? attr-dict `:` type($result)"
    }
    shape Register {
        operands { value: ANY_UNRANKED_MEMREF }
        format "$value attr-dict `:` type($value)"
    }
    /// Starts when tokens say so, and gives one.
    shape Async {
        operands { asyncDependencies: variadic built TOKEN }
        results { asyncToken: optional TOKEN }
    }
    /// Makes a sparse matrix.
    shape CreateSparse {
        operands { asyncDependencies: variadic built TOKEN }
        results { spmat: built SPARSE, asyncToken: optional TOKEN }
        result_names crate::common::names::by_group
    }
    /// The same, of coordinates or positions of its elements.
    shape CreateSized: CreateSparse {
        operands { rows: built INDEX, cols: built INDEX, nnz: built INDEX }
    }
    /// Says how much memory a product needs.
    shape BufferSize {
        operands { asyncDependencies: variadic built TOKEN }
        results { bufferSz: built INDEX, asyncToken: optional TOKEN }
        result_names crate::common::names::by_group
    }

    /// Combines the values of all threads of a block.
    op all_reduce {
        operands { value: NUMBER }
        attrs { op: optional ALL_REDUCE_OP_ATTR, uniform: optional UNIT_ATTR }
        results { result: NUMBER }
        regions { body: ANY_REGION }
        traits [SameOperandsAndResultType, IsolatedFromAbove]
        format "custom<AllReduceOperation>($op) $value (`uniform` $uniform^)? $body attr-dict `:`
            functional-type(operands, results)"
        verify_regions verify::all_reduce
        fold fold::all_reduce
    }
    /// Allocates memory.
    op alloc {
        operands {
            asyncDependencies: variadic built TOKEN, dynamicSizes: variadic INDEX,
            symbolOperands: variadic INDEX
        }
        attrs { hostShared: optional UNIT_ATTR }
        results { memref: ANY_MEMREF, asyncToken: optional TOKEN }
        traits [AttrSizedOperandSegments]
        format "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies)
            (` ` `host_shared` $hostShared^)? ` ` `(` $dynamicSizes `)`
            (`` `[` $symbolOperands^ `]`)? attr-dict `:` type($memref)"
        verify verify::alloc
        result_names crate::common::names::by_group
        effects common_effects::allocate_result_0
    }
    /// Waits for all threads of a block.
    op barrier {
        format "attr-dict"
    }
    /// Kernels that were compiled.
    op binary {
        attrs {
            sym_name: SYMBOL_NAME_ATTR, offloadingHandler: optional OFFLOADING, objects: OBJECTS
        }
        traits [Symbol]
        format "$sym_name custom<OffloadingHandler>($offloadingHandler) attr-dict $objects"
    }
    /// How many threads a block has.
    op block_dim: InDimension {}
    /// The number of a block in the grid.
    op block_id: InDimension {}
    /// The number of a block in its cluster.
    op cluster_block_id: InDimension {}
    /// How many clusters there are.
    op cluster_dim: InDimension {}
    /// How many blocks a cluster has.
    op cluster_dim_blocks: InDimension {}
    /// The number of a cluster in the grid.
    op cluster_id: InDimension {}
    /// Makes a matrix sparse, two of four elements being zeros.
    op create_2to4_spmat as Create2To4SpMat {
        operands {
            asyncDependencies: variadic built TOKEN, rows: built INDEX, cols: built INDEX,
            memref: ANY_MEMREF
        }
        attrs { pruneFlag: PRUNE_FLAG_ATTR = prune_and_check }
        results { spMat: built SPARSE, asyncToken: optional TOKEN }
        format "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies)
            `{` $pruneFlag `}` $rows `,` $cols `,` $memref attr-dict `:` type($memref)"
        result_names crate::common::names::by_group
    }
    /// A sparse matrix of blocks, by rows.
    op create_bsr: CreateSparse {
        operands {
            brows: built INDEX, bcols: built INDEX, bnnz: built INDEX, rBlockSize: built INDEX,
            cBlockSize: built INDEX, bRowPos: ANY_MEMREF, bColIdxs: ANY_MEMREF, values: ANY_MEMREF
        }
        format "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies)
            $brows `,` $bcols `,` $bnnz `,` $rBlockSize `,` $cBlockSize `,` $bRowPos `,` $bColIdxs
            `,` $values attr-dict `:` type($bRowPos) `,` type($bColIdxs) `,` type($values)"
    }
    /// A sparse matrix by coordinates.
    op create_coo: CreateSized {
        operands { rowIdxs: ANY_MEMREF, colIdxs: ANY_MEMREF, values: ANY_MEMREF }
        format "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies)
            $rows `,` $cols `,` $nnz `,` $rowIdxs `,` $colIdxs `,` $values attr-dict `:`
            type($rowIdxs) `,` type($colIdxs) `,` type($values)"
    }
    /// A sparse matrix by pairs of coordinates.
    op create_coo_aos: CreateSized {
        operands { idxs: ANY_MEMREF, values: ANY_MEMREF }
        format "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies)
            $rows `,` $cols `,` $nnz `,` $idxs `,` $values attr-dict `:` type($idxs) `,`
            type($values)"
    }
    /// A sparse matrix by columns.
    op create_csc: CreateSized {
        operands { colPos: ANY_MEMREF, rowIdxs: ANY_MEMREF, values: ANY_MEMREF }
        format "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies)
            $rows `,` $cols `,` $nnz `,` $colPos `,` $rowIdxs `,` $values attr-dict `:`
            type($colPos) `,` type($rowIdxs) `,` type($values)"
    }
    /// A sparse matrix by rows.
    op create_csr: CreateSized {
        operands { rowPos: ANY_MEMREF, colIdxs: ANY_MEMREF, values: ANY_MEMREF }
        format "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies)
            $rows `,` $cols `,` $nnz `,` $rowPos `,` $colIdxs `,` $values attr-dict `:`
            type($rowPos) `,` type($colIdxs) `,` type($values)"
    }
    /// A dense tensor.
    op create_dn_tensor {
        operands {
            asyncDependencies: variadic built TOKEN, memref: ANY_MEMREF, dims: variadic INDEX
        }
        results { dnTensor: built DENSE, asyncToken: optional TOKEN }
        traits [AttrSizedOperandSegments]
        format "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies)
            $memref `,` $dims attr-dict `:` type($dims) `into` type($memref)"
        result_names crate::common::names::by_group
    }
    /// Frees memory.
    op dealloc: Async {
        operands { memref: ANY_MEMREF }
        format "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies)
            $memref attr-dict `:` type($memref)"
        effects effects::dealloc
    }
    /// Ends the use of a dense tensor.
    op destroy_dn_tensor: Async {
        operands { dnTensor: built DENSE }
        format "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies)
            $dnTensor attr-dict"
    }
    /// Ends the use of a sparse matrix.
    op destroy_sp_mat: Async {
        operands { spmat: built SPARSE }
        format "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies)
            $spmat attr-dict"
    }
    /// Memory of a block whose size is said at the launch.
    op dynamic_shared_memory {
        results { resultMemref: MEMREF_1D_OF_I8 }
        traits [Pure]
        format "attr-dict `:` type($resultMemref)"
        verify verify::dynamic_shared_memory
    }
    /// A function that runs on a GPU.
    op func {
        attrs {
            function_type: FUNCTION_TYPE_ATTR, arg_attrs: optional DICT_ARRAY_ATTR,
            res_attrs: optional DICT_ARRAY_ATTR, workgroup_attrib_attrs: optional DICT_ARRAY_ATTR,
            private_attrib_attrs: optional DICT_ARRAY_ATTR, known_block_size: optional DIM_SIZES,
            known_grid_size: optional DIM_SIZES, known_cluster_size: optional DIM_SIZES
        }
        regions { body: ANY_REGION }
        traits [
            HasParent("gpu.module"), AutomaticAllocationScope, Symbol, Callable, Function,
            IsolatedFromAbove, AffineScope
        ]
        parse syntax::parse_func
        print syntax::print_func
        function_type verify::func_type
        function_body verify::func_body
    }
    /// The number of a thread in the grid.
    op global_id: InDimension {}
    /// How many blocks the grid has.
    op grid_dim: InDimension {}
    /// Makes memory of the host known to a GPU.
    op host_register: Register {}
    /// Ends that.
    op host_unregister: Register {}
    /// The number of a thread in its subgroup.
    op lane_id {
        attrs { upper_bound: optional INDEX_ATTR }
        results { result: built INDEX }
        traits [Pure]
        format "(`upper_bound` $upper_bound^)? attr-dict"
    }
    /// Launches its body.
    op launch: Async {
        operands {
            gridSizeX: INDEX, gridSizeY: INDEX, gridSizeZ: INDEX, blockSizeX: INDEX,
            blockSizeY: INDEX, blockSizeZ: INDEX, clusterSizeX: optional INDEX,
            clusterSizeY: optional INDEX, clusterSizeZ: optional INDEX,
            dynamicSharedMemorySize: optional I32
        }
        attrs { module: optional FLAT_SYMBOL_REF_ATTR, function: optional FLAT_SYMBOL_REF_ATTR }
        regions { body: ANY_REGION }
        traits [
            AffineScope, AutomaticAllocationScope, AttrSizedOperandSegments,
            RecursiveMemoryEffects
        ]
        parse syntax::parse_launch
        print syntax::print_launch
        verify verify::launch
        verify_regions verify::launch_regions
    }
    /// Launches a kernel by name.
    op launch_func: Async {
        operands {
            gridSizeX: LAUNCH_INDEX, gridSizeY: LAUNCH_INDEX, gridSizeZ: LAUNCH_INDEX,
            blockSizeX: LAUNCH_INDEX, blockSizeY: LAUNCH_INDEX, blockSizeZ: LAUNCH_INDEX,
            clusterSizeX: optional LAUNCH_INDEX, clusterSizeY: optional LAUNCH_INDEX,
            clusterSizeZ: optional LAUNCH_INDEX, dynamicSharedMemorySize: optional I32,
            kernelOperands: variadic ANY, asyncObject: optional ANY
        }
        attrs { kernel: SYMBOL_REF_ATTR }
        traits [
            AttrSizedOperandSegments,
            AllTypesMatch(gridSizeX, gridSizeY, gridSizeZ, blockSizeX, blockSizeY, blockSizeZ)
        ]
        format "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies)
            (`<` $asyncObject^ `:` type($asyncObject) `>`)? $kernel
            (`clusters` `in` ` ` `(` $clusterSizeX^ `,` $clusterSizeY `,` $clusterSizeZ `)`)?
            `blocks` `in` ` ` `(` $gridSizeX `,` $gridSizeY `,` $gridSizeZ `)`
            `threads` `in` ` ` `(` $blockSizeX `,` $blockSizeY `,` $blockSizeZ `)`
            custom<LaunchDimType>(type($gridSizeX), ref($clusterSizeX), type($clusterSizeX),
                type($clusterSizeY), type($clusterSizeZ))
            (`dynamic_shared_memory_size` $dynamicSharedMemorySize^)?
            custom<LaunchFuncOperands>($kernelOperands, type($kernelOperands)) attr-dict"
        verify verify::launch_func
    }
    /// Copies memory.
    op memcpy: Async {
        operands { dst: ANY_MEMREF, src: ANY_MEMREF }
        format "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies)
            $dst `,` $src `:` type($dst) `,` type($src) attr-dict"
        verify verify::memcpy
        effects effects::memcpy
        fold crate::memref::fold::casts
    }
    /// Fills memory.
    op memset: Async {
        operands { dst: ANY_MEMREF, value: ANY }
        traits [Pred("all of {dst, value} have same element type", verify::same_elements)]
        format "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies)
            $dst `,` $value `:` type($dst) `,` type($value) attr-dict"
        effects effects::memset
        fold crate::memref::fold::casts
    }
    /// Holds kernels.
    op module {
        attrs {
            sym_name: SYMBOL_NAME_ATTR, targets: optional TARGETS,
            offloadingHandler: optional OFFLOADING
        }
        regions { bodyRegion: SIZED_REGION_1 }
        traits [
            IsolatedFromAbove, DataLayout, NoRegionArguments, SymbolTable, Symbol, NoTerminator,
            SingleBlock, HasOnlyGraphRegion
        ]
        format "$sym_name (`<` $offloadingHandler^ `>`)? ($targets^)? attr-dict-with-keyword
            $bodyRegion"
        verify verify::module
    }
    /// How many subgroups a block has.
    op num_subgroups: OfSubgroup {}
    /// Prints values.
    op printf {
        operands { args: variadic PRINTABLE }
        attrs { format: STR_ATTR }
        format "$format attr-dict (`,` $args^ `:` type($args))?"
        effects common_effects::write
    }
    /// Ends a function and gives its results.
    op return {
        operands { operands: variadic ANY }
        traits [HasParent("gpu.func"), Pure, Terminator]
        format "attr-dict ($operands^ `:` type($operands))?"
        verify verify::return_op
    }
    /// The value of a thread some lanes on in a subgroup.
    op rotate {
        operands { value: NUMBERS }
        attrs { offset: NOT_NEGATIVE_I32, width: POWER_OF_TWO_I32 }
        results { rotateResult: NUMBERS, valid: built I1 }
        traits [Pure, AllTypesMatch(value, rotateResult)]
        format "$value `,` $offset `,` $width attr-dict `:` type($value)"
        verify verify::rotate
        result_names crate::common::names::by_group
    }
    /// A product of dense matrices where a sparse one has elements.
    op sddmm: Async {
        operands {
            dnmatA: built DENSE, dnmatB: built DENSE, spmatC: built SPARSE, buffer: ANY_MEMREF
        }
        attrs {
            modeA: TRANSPOSE_MODE_ATTR = non_transpose, modeB: TRANSPOSE_MODE_ATTR = non_transpose,
            computeType: TYPE_ATTR
        }
        format "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies)
            $dnmatA (`{` $modeA^ `}`)? `,` $dnmatB (`{` $modeB^ `}`)? `,` $spmatC `,` $buffer
            attr-dict `:` type($buffer) `into` $computeType"
    }
    /// How much memory that needs.
    op sddmm_buffer_size: BufferSize {
        operands { dnmatA: built DENSE, dnmatB: built DENSE, spmatC: built SPARSE }
        attrs {
            modeA: TRANSPOSE_MODE_ATTR = non_transpose, modeB: TRANSPOSE_MODE_ATTR = non_transpose,
            computeType: TYPE_ATTR
        }
        format "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies)
            $dnmatA (`{` $modeA^ `}`)? `,` $dnmatB (`{` $modeB^ `}`)? `,` $spmatC attr-dict `into`
            $computeType"
    }
    /// Gives the parts of a sparse matrix other memory.
    op set_csr_pointers: Async {
        operands {
            spmat: built SPARSE, positions: ANY_MEMREF, coordinates: ANY_MEMREF, values: ANY_MEMREF
        }
        format "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies)
            $spmat `,` $positions `,` $coordinates `,` $values attr-dict `:`
            type($positions) `,` type($coordinates) `,` type($values)"
    }
    /// Says which GPU is meant from now on.
    op set_default_device {
        operands { devIndex: built I32 }
        format "attr-dict $devIndex"
        effects common_effects::write
    }
    /// The value of another thread of a subgroup.
    op shuffle {
        operands { value: NUMBERS, offset: built I32, width: built I32 }
        attrs { mode: SHUFFLE_MODE_ATTR }
        results { shuffleResult: NUMBERS, valid: built I1 }
        traits [Pure, AllTypesMatch(value, shuffleResult)]
        format "$mode $value `,` $offset `,` $width attr-dict `:` type($value)"
        result_names crate::common::names::by_group
    }
    /// Takes the result of a product of sparse matrices.
    op spgemm_copy: Async {
        operands {
            desc: built PRODUCT, spmatA: built SPARSE, spmatB: built SPARSE, spmatC: built SPARSE
        }
        attrs {
            modeA: TRANSPOSE_MODE_ATTR = non_transpose, modeB: TRANSPOSE_MODE_ATTR = non_transpose,
            computeType: TYPE_ATTR
        }
        format "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies)
            $spmatA (`{` $modeA^ `}`)? `,` $spmatB (`{` $modeB^ `}`)? `,` $spmatC `,` $desc
            attr-dict `:` $computeType"
    }
    /// A product of sparse matrices, to be described.
    op spgemm_create_descr {
        operands { asyncDependencies: variadic built TOKEN }
        results { desc: built PRODUCT, asyncToken: optional TOKEN }
        format "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies)
            attr-dict"
        result_names crate::common::names::by_group
    }
    /// Ends the use of that.
    op spgemm_destroy_descr: Async {
        operands { desc: built PRODUCT }
        format "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies)
            $desc attr-dict"
    }
    /// A part of the work on a product of sparse matrices.
    op spgemm_work_estimation_or_compute {
        operands {
            asyncDependencies: variadic built TOKEN, desc: built PRODUCT, spmatA: built SPARSE,
            spmatB: built SPARSE, spmatC: built SPARSE, bufferSz: built INDEX, buffer: ANY_MEMREF
        }
        attrs {
            modeA: TRANSPOSE_MODE_ATTR = non_transpose, modeB: TRANSPOSE_MODE_ATTR = non_transpose,
            computeType: TYPE_ATTR, kind: SPARSE_PRODUCT_KIND_ATTR
        }
        results { bufferSzNew: built INDEX, asyncToken: optional TOKEN }
        format "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies)
            `{` $kind `}` $spmatA (`{` $modeA^ `}`)? `,` $spmatB (`{` $modeB^ `}`)? `,` $spmatC `,`
            $desc `,` $bufferSz `,` $buffer attr-dict `:` $computeType `into` type($buffer)"
        result_names crate::common::names::by_group
    }
    /// The sizes of a sparse matrix.
    op spmat_get_size {
        operands { asyncDependencies: variadic built TOKEN, spmat: built SPARSE }
        results {
            rows: built INDEX, cols: built INDEX, nnz: built INDEX, asyncToken: optional TOKEN
        }
        format "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies)
            $spmat attr-dict"
        result_names crate::common::names::by_group
    }
    /// A product of a sparse and a dense matrix.
    op spmm: Async {
        operands {
            spmatA: built SPARSE, dnmatB: built DENSE, dnmatC: built DENSE,
            buffers: variadic ANY_MEMREF
        }
        attrs {
            modeA: TRANSPOSE_MODE_ATTR = non_transpose, modeB: TRANSPOSE_MODE_ATTR = non_transpose,
            computeType: TYPE_ATTR
        }
        traits [AttrSizedOperandSegments]
        format "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies)
            $spmatA (`{` $modeA^ `}`)? `,` $dnmatB (`{` $modeB^ `}`)? `,` $dnmatC `,` $buffers
            attr-dict `:` type($buffers) `into` $computeType"
    }
    /// How much memory that needs.
    op spmm_buffer_size {
        operands {
            asyncDependencies: variadic built TOKEN, spmatA: built SPARSE, dnmatB: built DENSE,
            dnmatC: built DENSE
        }
        attrs {
            modeA: TRANSPOSE_MODE_ATTR = non_transpose, modeB: TRANSPOSE_MODE_ATTR = non_transpose,
            computeType: TYPE_ATTR
        }
        results { bufferSzs: variadic INDEX, asyncToken: optional TOKEN }
        traits [AttrSizedResultSegments]
        format "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies)
            $spmatA (`{` $modeA^ `}`)? `,` $dnmatB (`{` $modeB^ `}`)? `,` $dnmatC attr-dict `:`
            type($bufferSzs) `into` $computeType"
        result_names crate::common::names::by_group
    }
    /// A product of a sparse matrix and a vector.
    op spmv: Async {
        operands { spmatA: built SPARSE, dnX: built DENSE, dnY: built DENSE, buffer: ANY_MEMREF }
        attrs { modeA: TRANSPOSE_MODE_ATTR = non_transpose, computeType: TYPE_ATTR }
        format "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies)
            $spmatA (`{` $modeA^ `}`)? `,` $dnX `,` $dnY `,` $buffer attr-dict `:` type($buffer)
            `into` $computeType"
    }
    /// How much memory that needs.
    op spmv_buffer_size: BufferSize {
        operands { spmatA: built SPARSE, dnX: built DENSE, dnY: built DENSE }
        attrs { modeA: TRANSPOSE_MODE_ATTR = non_transpose, computeType: TYPE_ATTR }
        format "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies)
            $spmatA (`{` $modeA^ `}`)? `,` $dnX `,` $dnY attr-dict `into` $computeType"
    }
    /// The value of one thread of a subgroup.
    op subgroup_broadcast {
        operands { src: ANY, lane: optional I32 }
        attrs { broadcast_type: BROADCAST_ATTR }
        results { result: ANY }
        traits [NoMemoryEffect, AllTypesMatch(result, src), ElementwiseMappable]
        format "$src `,` $broadcast_type ($lane^)? attr-dict `:` type($result)"
        verify verify::subgroup_broadcast
        fold fold::subgroup_broadcast
    }
    /// The number of a subgroup in its block.
    op subgroup_id: OfSubgroup {}
    /// Multiplies matrices and adds.
    op subgroup_mma_compute {
        operands { opA: FACTOR_MATRIX, opB: FACTOR_MATRIX, opC: SUM_MATRIX }
        attrs { a_transpose: optional UNIT_ATTR, b_transpose: optional UNIT_ATTR }
        results { res: MATRIX }
        traits [Pure, AllTypesMatch(opC, res)]
        format "$opA `,` $opB `,` $opC attr-dict `:` type($opA) `,` type($opB) `->` type($res)"
        verify verify::compute
    }
    /// A matrix all of whose elements are one value.
    op subgroup_mma_constant_matrix {
        operands { value: MATRIX_CONSTANT }
        results { res: MATRIX }
        traits [
            Pure,
            TypesMatchWith("value type matches element type of mma_matrix", res => value,
                matrix_element)
        ]
        format "$value attr-dict `:` type($res)"
    }
    /// Does something to each element of matrices.
    op subgroup_mma_elementwise {
        operands { args: variadic MATRIX }
        attrs { opType: MMA_ELEMENT_WISE_ATTR }
        results { res: MATRIX }
        traits [Pure]
        format "$opType $args attr-dict `:` functional-type($args, $res)"
    }
    /// An element of what a thread has of a matrix.
    op subgroup_mma_extract_thread_local {
        operands { matrix: MATRIX, indices: variadic INDEX }
        results { res: NUMBER }
        traits [
            Pure,
            TypesMatchWith("value type matches element type of mma_matrix", matrix => res,
                matrix_element)
        ]
        format "$matrix `[` $indices `]` attr-dict `:` type($matrix) `->` type($res)"
    }
    /// A matrix with another such element.
    op subgroup_mma_insert_thread_local {
        operands { value: NUMBER, matrix: MATRIX, indices: variadic INDEX }
        results { res: MATRIX }
        traits [
            Pure,
            TypesMatchWith("value type matches element type of mma_matrix", matrix => value,
                matrix_element)
        ]
        format "$value `,` $matrix `[` $indices `]` attr-dict `:` type($value) `,` type($matrix)
            `->` type($res)"
    }
    /// Reads a matrix.
    op subgroup_mma_load_matrix {
        operands { srcMemref: MATRIX_MEMREF, indices: variadic INDEX }
        attrs { leadDimension: INDEX_ATTR, transpose: optional UNIT_ATTR }
        results { res: MATRIX }
        format "$srcMemref `[` $indices `]` attr-dict `:` type($srcMemref) `->` type($res)"
        verify verify::load_matrix
        effects effects::load_matrix
    }
    /// Writes a matrix.
    op subgroup_mma_store_matrix {
        operands { src: STORED_MATRIX, dstMemref: MATRIX_MEMREF, indices: variadic INDEX }
        attrs { leadDimension: INDEX_ATTR, transpose: optional UNIT_ATTR }
        format "$src `,` $dstMemref `[` $indices `]` attr-dict `:` type($src) `,` type($dstMemref)"
        verify verify::store_matrix
        effects effects::store_matrix
    }
    /// Combines the values of the threads of a subgroup.
    op subgroup_reduce {
        operands { value: NUMBERS }
        attrs {
            op: ALL_REDUCE_OP_ATTR, uniform: optional UNIT_ATTR, cluster_size: optional I32_ATTR,
            cluster_stride: I32_ATTR = one
        }
        results { result: NUMBERS }
        traits [SameOperandsAndResultType]
        format "custom<AllReduceOperation>($op) $value (`uniform` $uniform^)?
            (`cluster` `(` `size` `=` $cluster_size^ (`,` `stride` `=` $cluster_stride^)? `)`)?
            attr-dict `:` functional-type(operands, results)"
        verify verify::subgroup_reduce
        fold fold::subgroup_reduce
    }
    /// How many threads a subgroup has.
    op subgroup_size: OfSubgroup {}
    /// Ends the body of a launch.
    op terminator {
        traits [HasParent("gpu.launch"), Pure, Terminator]
        format "attr-dict"
    }
    /// The number of a thread in its block.
    op thread_id: InDimension {}
    /// Waits for what goes on by itself.
    op wait: Async {
        format "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) attr-dict"
    }
    /// Runs a region on the first lane of a warp.
    op warp_execute_on_lane_0 as WarpExecuteOnLane0 {
        operands { laneid: INDEX, args: variadic ANY }
        attrs { warp_size: I64_ATTR }
        results { results: variadic ANY }
        regions { warpRegion: SIZED_REGION_1 }
        traits [
            RegionBranch, SingleBlock, SingleBlockImplicitTerminator("gpu.yield"),
            RecursiveMemoryEffects
        ]
        parse syntax::parse_warp
        print syntax::print_warp
        verify verify::warp
        region_branch verify::WARP
        passes_other_types
    }
    /// Ends a region and gives its values.
    op yield as Yield {
        operands { values: variadic ANY }
        traits [Pure, RegionBranchTerminator, ReturnLike, Terminator]
        format "attr-dict ($values^ `:` type($values))?"
    }
}
