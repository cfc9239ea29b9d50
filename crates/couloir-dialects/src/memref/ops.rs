//! The ops of `memref`.

use couloir_ods::attrs::{
    AFFINE_MAP_ATTR, ANY_ATTR, BOOL_ATTR, DENSE_I64_ARRAY_ATTR, FLAT_SYMBOL_REF_ATTR,
    I32_ATTR_0_TO_3, INDEX_LIST_ARRAY_ATTR, INT_VALID_ALIGNMENT_I64, POSITIVE_I32_ATTR, STR_ATTR,
    SYMBOL_NAME_ATTR, UNIT_ATTR, defaults,
};
use couloir_ods::dialect;
use couloir_ods::regions::{ANY_REGION, SIZED_REGION_1};
use couloir_ods::types::{
    ANY, ANY_MEMREF, ANY_NON_0_RANKED_OR_UNRANKED_MEMREF, ANY_RANKED_OR_UNRANKED_MEMREF,
    ANY_SIGNLESS_INTEGER_OR_FLOAT, ANY_STATIC_SHAPE_MEMREF, ANY_STRIDED_MEMREF,
    ANY_STRIDED_MEMREF_OF_RANK_0, INDEX, MEMREF_1D_OF_I8, MEMREF_1D_OF_INTEGER_OR_INDEX,
};

use super::syntax::GLOBAL_MEMREF_OP_TYPE_AND_INITIAL_VALUE;
use super::types::{MEMREF_1D, MEMREF_OF_INTEGER_OR_FLOAT, MEMREF_TYPE_ATTR, element_type};
use super::{cast, control, fold, mem2reg, names, syntax, types, verify};
use crate::arith::attrs::ATOMIC_RMW_KIND_ATTR;
use crate::common::effects;
use crate::common::index_list::DYNAMIC_INDEX_LIST;

dialect! { memref, "Memory.";
    inline crate::common::inline::ANY
    materialize crate::arith::materialize

    shape Alloc {
        operands { dynamicSizes: variadic INDEX, symbolOperands: variadic INDEX }
        attrs { alignment: optional INT_VALID_ALIGNMENT_I64 }
        results { memref: ANY_MEMREF }
        traits [AttrSizedOperandSegments]
        format "`(`$dynamicSizes`)` (`` `[` $symbolOperands^ `]`)? attr-dict `:` type($memref)"
        effects effects::allocate_result_0
    }

    /// Promises that an address is a multiple of a number.
    op assume_alignment {
        operands { memref: ANY_MEMREF }
        attrs { alignment: POSITIVE_I32_ATTR }
        results { result: ANY_MEMREF }
        traits [Pure, ViewLike, SameOperandsAndResultType]
        format "$memref `,` $alignment attr-dict `:` type($memref)"
        verify verify::assume_alignment
        result_names names::assume_align
        fold fold::assume_alignment
    }
    /// Reads, changes and writes an element in one step; gives what it wrote.
    op atomic_rmw {
        operands {
            value: ANY_SIGNLESS_INTEGER_OR_FLOAT, memref: MEMREF_OF_INTEGER_OR_FLOAT,
            indices: variadic INDEX
        }
        attrs { kind: ATOMIC_RMW_KIND_ATTR }
        results { result: ANY_SIGNLESS_INTEGER_OR_FLOAT }
        traits [
            AllTypesMatch(value, result),
            TypesMatchWith("value type matches element type of memref", memref => value, element_type)
        ]
        format "$kind $value `,` $memref `[` $indices `]` attr-dict `:`
            `(` type($value) `,` type($memref) `)` `->` type($result)"
        verify verify::atomic_rmw
        effects effects::read_write_operand_1
        fold fold::casts
    }
    /// Ends the body of a `generic_atomic_rmw` and gives what is written.
    op atomic_yield {
        operands { result: ANY }
        traits [HasParent("memref.generic_atomic_rmw"), Pure, Terminator, ReturnLike]
        format "$result attr-dict `:` type($result)"
        verify verify::atomic_yield
    }
    /// Copies all elements.
    op copy {
        operands { source: ANY_RANKED_OR_UNRANKED_MEMREF, target: ANY_RANKED_OR_UNRANKED_MEMREF }
        traits [SameOperandsElementType, SameOperandsShape]
        format "$source `,` $target attr-dict `:` type($source) `to` type($target)"
        effects effects::copy
        fold fold::copy
    }
    /// Promises that memrefs do not overlap.
    op distinct_objects {
        operands { operands: variadic ANY_MEMREF }
        results { results: variadic ANY_MEMREF }
        traits [Pure]
        format "$operands attr-dict `:` type($operands)"
        verify verify::distinct_objects
        infer types::infer_distinct_objects
    }
    /// Reads an element, computes another from it, and writes that, in one step.
    op generic_atomic_rmw {
        operands { memref: MEMREF_OF_INTEGER_OR_FLOAT, indices: variadic INDEX }
        results { result: ANY_SIGNLESS_INTEGER_OR_FLOAT }
        regions { atomic_body: ANY_REGION }
        traits [
            SingleBlockImplicitTerminator("memref.atomic_yield"),
            TypesMatchWith("result type matches element type of memref", memref => result, element_type)
        ]
        parse syntax::parse_generic_atomic_rmw
        print syntax::print_generic_atomic_rmw
        verify verify::generic_atomic_rmw
        effects effects::read_write_operand_0
    }
    /// Reads an element.
    op load {
        operands { memref: ANY_MEMREF, indices: variadic INDEX }
        attrs {
            nontemporal: optional BOOL_ATTR = defaults::no,
            alignment: optional INT_VALID_ALIGNMENT_I64
        }
        results { result: ANY }
        traits [
            TypesMatchWith("result type matches element type of 'memref'", memref => result, element_type),
            MemRefsNormalizable, VerifiedByTypes
        ]
        format "$memref `[` $indices `]` attr-dict `:` type($memref)"
        verify verify::load
        effects effects::read_operand_0
        fold fold::casts
        slots mem2reg::LOAD
    }
    /// Allocates on the heap.
    op alloc: Alloc {
        verify verify::alloc
        result_names names::alloc
    }
    /// Allocates on the stack.
    op alloca: Alloc {
        verify verify::alloca
        result_names names::alloca
        slots mem2reg::ALLOCA
    }
    /// Frees at its end what is allocated on the stack in it.
    op alloca_scope {
        results { results: variadic ANY }
        regions { bodyRegion: SIZED_REGION_1 }
        traits [
            AutomaticAllocationScope, SingleBlockImplicitTerminator("memref.alloca_scope.return"),
            RecursiveMemoryEffects, NoRegionArguments
        ]
        parse syntax::parse_alloca_scope
        print syntax::print_alloca_scope
        region_branch control::ALLOCA_SCOPE
    }
    /// Ends an `alloca_scope` and gives its results.
    op alloca_scope.return {
        operands { results: variadic ANY }
        traits [HasParent("memref.alloca_scope"), Pure, ReturnLike, Terminator]
        format "attr-dict ($results^ `:` type($results))?"
    }
    /// Changes what is known statically of a memref.
    op cast {
        operands { source: ANY_RANKED_OR_UNRANKED_MEMREF }
        results { dest: ANY_RANKED_OR_UNRANKED_MEMREF }
        traits [Cast, MemRefsNormalizable, Pure, SameOperandsAndResultShape, ViewLike]
        format "$source attr-dict `:` type($source) `to` type($dest)"
        cast cast::cast
        result_names names::cast
        fold fold::casts
    }
    /// Takes groups of dimensions together.
    op collapse_shape {
        operands { src: ANY_STRIDED_MEMREF }
        attrs { reassociation: INDEX_LIST_ARRAY_ATTR }
        results { result: ANY_STRIDED_MEMREF }
        traits [Pure, ViewLike]
        format "$src $reassociation attr-dict `:` type($src) `into` type($result)"
        verify verify::collapse_shape
        result_names names::collapse_shape
        fold fold::collapse_shape
    }
    /// Frees.
    op dealloc {
        operands { memref: ANY_RANKED_OR_UNRANKED_MEMREF }
        traits [MemRefsNormalizable]
        format "$memref attr-dict `:` type($memref)"
        effects effects::free_operand_0
        fold fold::casts
    }
    /// The size of a dimension.
    op dim {
        operands { source: ANY_NON_0_RANKED_OR_UNRANKED_MEMREF, index: INDEX }
        results { result: INDEX }
        traits [MemRefsNormalizable, NoMemoryEffect]
        format "attr-dict $source `,` $index `:` type($source)"
        result_names names::dim
        fold fold::dim
    }
    /// Starts a copy that goes on by itself.
    op dma_start {
        operands { operands: variadic ANY }
        parse syntax::parse_dma_start
        print syntax::print_dma_start
        verify verify::dma_start
        fold fold::casts
    }
    /// Waits for such a copy.
    op dma_wait {
        operands { tagMemRef: ANY_MEMREF, tagIndices: variadic INDEX, numElements: INDEX }
        format "$tagMemRef `[` $tagIndices `]` `,` $numElements attr-dict `:` type($tagMemRef)"
        verify verify::dma_wait
        fold fold::casts
    }
    /// Splits dimensions.
    op expand_shape {
        operands { src: ANY_STRIDED_MEMREF, output_shape: variadic INDEX }
        attrs { reassociation: INDEX_LIST_ARRAY_ATTR, static_output_shape: DENSE_I64_ARRAY_ATTR }
        results { result: ANY_STRIDED_MEMREF }
        traits [Pure, ViewLike]
        format "$src $reassociation `output_shape`
            custom<DynamicIndexList>($output_shape, $static_output_shape) attr-dict `:`
            type($src) `into` type($result)"
        verify verify::expand_shape
        result_names names::expand_shape
        fold fold::expand_shape
    }
    /// The address of the data as a number.
    op extract_aligned_pointer_as_index {
        operands { source: ANY_RANKED_OR_UNRANKED_MEMREF }
        results { aligned_pointer: INDEX }
        traits [Pure, SameVariadicResultSize]
        format "$source `:` type($source) `->` type(results) attr-dict"
        result_names names::intptr
    }
    /// A memref's base, offset, sizes and strides.
    op extract_strided_metadata {
        operands { source: ANY_STRIDED_MEMREF }
        results {
            base_buffer: ANY_STRIDED_MEMREF_OF_RANK_0, offset: INDEX, sizes: variadic INDEX,
            strides: variadic INDEX
        }
        traits [Pure, SameVariadicResultSize, ViewLike]
        format "$source `:` type($source) `->` type(results) attr-dict"
        infer types::infer_metadata
        result_names crate::common::names::by_group
        fold fold::extract_strided_metadata
    }
    /// The memory of a global.
    op get_global {
        attrs { name: FLAT_SYMBOL_REF_ATTR }
        results { result: ANY_STATIC_SHAPE_MEMREF }
        traits [Pure]
        format "$name `:` type($result) attr-dict"
        verify_symbols verify::get_global
    }
    /// Memory that exists as long as the program runs.
    op global {
        attrs {
            sym_name: SYMBOL_NAME_ATTR, sym_visibility: optional STR_ATTR, type: MEMREF_TYPE_ATTR,
            initial_value: optional ANY_ATTR, constant: optional UNIT_ATTR,
            alignment: optional INT_VALID_ALIGNMENT_I64
        }
        traits [Symbol]
        format "($sym_visibility^)? (`constant` $constant^)? $sym_name `:`
            custom<GlobalMemrefOpTypeAndInitialValue>($type, $initial_value) attr-dict"
        verify verify::global
    }
    /// Changes the memory space.
    op memory_space_cast {
        operands { source: ANY_RANKED_OR_UNRANKED_MEMREF }
        results { dest: ANY_RANKED_OR_UNRANKED_MEMREF }
        traits [
            Cast, MemRefsNormalizable, Pure, SameOperandsAndResultElementType, SameOperandsAndResultShape,
            ViewLike
        ]
        format "$source attr-dict `:` type($source) `to` type($dest)"
        cast cast::memory_space_cast
        result_names names::memspacecast
        fold fold::memory_space_cast
    }
    /// Says that an element will soon be read or written.
    op prefetch {
        operands { memref: ANY_MEMREF, indices: variadic INDEX }
        attrs { isWrite: BOOL_ATTR, localityHint: I32_ATTR_0_TO_3, isDataCache: BOOL_ATTR }
        parse syntax::parse_prefetch
        print syntax::print_prefetch
        verify verify::prefetch
        effects effects::read_write_operand_0
        fold fold::casts
    }
    /// The number of dimensions.
    op rank {
        operands { memref: ANY_RANKED_OR_UNRANKED_MEMREF }
        results { _: INDEX }
        traits [Pure]
        format "$memref attr-dict `:` type($memref)"
        fold fold::rank
    }
    /// Allocates memory of another size that begins as the old one did.
    op realloc {
        operands { source: MEMREF_1D, dynamicResultSize: optional INDEX }
        attrs { alignment: optional INT_VALID_ALIGNMENT_I64 }
        results { _: MEMREF_1D }
        format "$source (`(` $dynamicResultSize^ `)`)? attr-dict `:` type($source) `to` type(results)"
        verify verify::realloc
        effects effects::reallocate
    }
    /// Gives memory another offset, sizes and strides.
    op reinterpret_cast {
        operands {
            source: ANY_RANKED_OR_UNRANKED_MEMREF, offsets: variadic INDEX,
            sizes: variadic INDEX, strides: variadic INDEX
        }
        attrs {
            static_offsets: DENSE_I64_ARRAY_ATTR, static_sizes: DENSE_I64_ARRAY_ATTR,
            static_strides: DENSE_I64_ARRAY_ATTR
        }
        results { result: ANY_STRIDED_MEMREF }
        traits [
            AttrSizedOperandSegments, MemRefsNormalizable, Pure, OffsetSizeAndStride, ViewLike
        ]
        format "$source `to` `offset` `` `:` custom<DynamicIndexList>($offsets, $static_offsets)
            `` `,` `sizes` `` `:` custom<DynamicIndexList>($sizes, $static_sizes)
            `` `,` `strides` `` `:` custom<DynamicIndexList>($strides, $static_strides)
            attr-dict `:` type($source) `to` type($result)"
        verify verify::reinterpret_cast
        result_names names::reinterpret_cast
        fold fold::reinterpret_cast
    }
    /// Gives contiguous memory another shape, known when it runs.
    op reshape {
        operands { source: ANY_RANKED_OR_UNRANKED_MEMREF, shape: MEMREF_1D_OF_INTEGER_OR_INDEX }
        results { result: ANY_RANKED_OR_UNRANKED_MEMREF }
        traits [AlwaysSpeculatable, ViewLike]
        format "$source `(` $shape `)` attr-dict `:` functional-type(operands, results)"
        effects effects::read_operand_1
        verify verify::reshape
        result_names names::reshape
    }
    /// Writes an element.
    op store {
        operands { value: ANY, memref: ANY_MEMREF, indices: variadic INDEX }
        attrs {
            nontemporal: optional BOOL_ATTR = defaults::no,
            alignment: optional INT_VALID_ALIGNMENT_I64
        }
        traits [
            TypesMatchWith("type of 'value' matches element type of 'memref'", memref => value, element_type),
            MemRefsNormalizable, VerifiedByTypes
        ]
        format "$value `,` $memref `[` $indices `]` attr-dict `:` type($memref)"
        verify verify::store
        effects effects::write_operand_1
        fold fold::store
        slots mem2reg::STORE
    }
    /// Reorders dimensions.
    op transpose {
        operands { in: ANY_STRIDED_MEMREF }
        attrs { permutation: AFFINE_MAP_ATTR }
        results { _: ANY_STRIDED_MEMREF }
        traits [Pure]
        parse syntax::parse_transpose
        print syntax::print_transpose
        verify verify::transpose
        result_names names::transpose
        fold fold::transpose
    }
    /// Typed memory within a buffer of bytes.
    op view {
        operands { source: MEMREF_1D_OF_I8, byte_shift: INDEX, sizes: variadic INDEX }
        results { _: ANY_MEMREF }
        traits [ViewLike, Pure]
        format "$source `[` $byte_shift `]` `` `[` $sizes `]` attr-dict `:`
            type($source) `to` type(results)"
        verify verify::view
        result_names names::view
        fold fold::view
    }
    /// A part of a memref.
    op subview {
        operands {
            source: ANY_MEMREF, offsets: variadic INDEX, sizes: variadic INDEX,
            strides: variadic INDEX
        }
        attrs {
            static_offsets: DENSE_I64_ARRAY_ATTR, static_sizes: DENSE_I64_ARRAY_ATTR,
            static_strides: DENSE_I64_ARRAY_ATTR
        }
        results { result: ANY_MEMREF }
        traits [ViewLike, AttrSizedOperandSegments, OffsetSizeAndStride, Pure]
        format "$source `` custom<DynamicIndexList>($offsets, $static_offsets)
            custom<DynamicIndexList>($sizes, $static_sizes)
            custom<DynamicIndexList>($strides, $static_strides)
            attr-dict `:` type($source) `to` type($result)"
        verify verify::subview
        result_names names::subview
        fold fold::subview
    }
}
