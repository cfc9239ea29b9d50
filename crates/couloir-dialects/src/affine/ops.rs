//! The ops of `affine`.

use couloir_ods::attrs::{
    AFFINE_MAP_ATTR, BOOL_ATTR, DENSE_I64_ARRAY_ATTR, I32_ATTR_0_TO_3, I32_ELEMENTS_ATTR,
    I64_ARRAY_ATTR, INDEX_ATTR, INTEGER_SET_ATTR, UNIT_PROP, defaults,
};
use couloir_ods::dialect;
use couloir_ods::regions::{ANY_REGION, SIZED_REGION_1};
use couloir_ods::types::{ANY, ANY_MEMREF, ANY_VECTOR_OF_NON_ZERO_RANK, INDEX};

use super::{control, dma, fold, syntax, verify};
use crate::arith::attrs::REDUCTIONS_ATTR;
use crate::common::effects;
use crate::common::index_list::DYNAMIC_INDEX_LIST;
use crate::memref::fold as memref;

dialect! { affine, "Affine loops, conditions and accesses.";
    inline crate::affine::inline::INLINE
    materialize crate::arith::materialize

    /// An index that a map gives.
    shape MapResult {
        attrs { map: AFFINE_MAP_ATTR }
        results { _: INDEX }
        traits [Pure, FollowsDefinitions]
        print syntax::print_apply
    }
    shape MinMax: MapResult {
        operands { operands: variadic INDEX }
        parse syntax::parse_min_max
        verify verify::min_max
        fold fold::min_max
    }
    shape Dma {
        operands { _: variadic ANY }
        regions { unnamed: variadic ANY_REGION }
        traits [MemRefsNormalizable, FollowsDefinitions]
        print syntax::dma::print
        fold memref::casts
    }
    shape Load<T: ANY> {
        operands { memref: ANY_MEMREF, indices: variadic INDEX }
        attrs { map: AFFINE_MAP_ATTR }
        results { result: T }
        traits [MemRefsNormalizable, FollowsDefinitions]
        print syntax::access::print
        effects effects::read_operand_0
    }
    shape Store<T: ANY> {
        operands { value: T, memref: ANY_MEMREF, indices: variadic INDEX }
        attrs { map: AFFINE_MAP_ATTR }
        traits [MemRefsNormalizable, FollowsDefinitions]
        print syntax::access::print
        effects effects::write_operand_1
    }

    /// Applies a map with one result.
    op apply: MapResult {
        operands { mapOperands: variadic INDEX }
        parse syntax::parse_apply
        verify verify::apply
        fold fold::apply
    }
    /// Splits an index into digits of a mixed basis.
    op delinearize_index {
        operands { linear_index: INDEX, dynamic_basis: variadic INDEX }
        attrs { static_basis: DENSE_I64_ARRAY_ATTR }
        results { multi_index: variadic INDEX }
        traits [Pure, FollowsDefinitions]
        format "$linear_index `into` custom<DynamicIndexList>($dynamic_basis, $static_basis,
            \"{}\", \"::mlir::AsmParser::Delimiter::Paren\") attr-dict `:` type($multi_index)"
        verify verify::delinearize_index
        fold fold::delinearize_index
    }
    /// Starts a copy that goes on by itself.
    op dma_start: Dma {
        parse syntax::dma::parse_start
        verify dma::verify_start
    }
    /// Waits for such a copy.
    op dma_wait: Dma {
        parse syntax::dma::parse_wait
        verify dma::verify_wait
    }
    /// A counted loop.
    op for {
        operands {
            lowerBoundOperands: variadic INDEX, upperBoundOperands: variadic INDEX,
            inits: variadic ANY
        }
        attrs { lowerBoundMap: AFFINE_MAP_ATTR, upperBoundMap: AFFINE_MAP_ATTR, step: INDEX_ATTR }
        results { results: variadic ANY }
        regions { region: SIZED_REGION_1 }
        traits [
            AttrSizedOperandSegments, AutomaticAllocationScope,
            SingleBlockImplicitTerminator("affine.yield"), RecursiveMemoryEffects, LoopLike,
            RegionBranch, FollowsDefinitions
        ]
        parse syntax::for_op::parse
        print syntax::for_op::print
        verify_regions verify::for_op
        region_branch control::FOR
        loop_like control::loop_values
        fold fold::for_op
    }
    /// Runs one of two regions, as a set of constraints holds or not.
    op if {
        operands { _: variadic ANY }
        attrs { condition: INTEGER_SET_ATTR }
        results { results: variadic ANY }
        regions { thenRegion: SIZED_REGION_1, elseRegion: ANY_REGION }
        traits [
            SingleBlockImplicitTerminator("affine.yield"), RecursivelySpeculatable,
            RecursiveMemoryEffects, NoRegionArguments, FollowsDefinitions
        ]
        parse syntax::if_op::parse
        print syntax::if_op::print
        verify verify::if_op
        region_branch control::IF
        fold fold::if_op
    }
    /// Makes an index of digits of a mixed basis.
    op linearize_index {
        operands { multi_index: variadic INDEX, dynamic_basis: variadic INDEX }
        attrs { static_basis: DENSE_I64_ARRAY_ATTR, disjoint: UNIT_PROP = defaults::no }
        results { linear_index: INDEX }
        traits [Pure, AttrSizedOperandSegments, FollowsDefinitions]
        format "(`disjoint` $disjoint^)? ` ` `[` $multi_index `]` `by`
            custom<DynamicIndexList>($dynamic_basis, $static_basis,
            \"{}\", \"::mlir::AsmParser::Delimiter::Paren\") attr-dict `:` type($linear_index)"
        verify verify::linearize_index
        fold fold::linearize_index
    }
    /// Reads an element.
    op load: Load {
        parse syntax::access::parse_load
        verify verify::load
        fold fold::load
    }
    /// The greatest result of a map.
    op max: MinMax {}
    /// The least result of a map.
    op min: MinMax {}
    /// Loops whose iterations are independent of one another.
    op parallel {
        operands { mapOperands: variadic INDEX }
        attrs {
            reductions: REDUCTIONS_ATTR, lowerBoundsMap: AFFINE_MAP_ATTR,
            lowerBoundsGroups: I32_ELEMENTS_ATTR, upperBoundsMap: AFFINE_MAP_ATTR,
            upperBoundsGroups: I32_ELEMENTS_ATTR, steps: I64_ARRAY_ATTR
        }
        results { results: variadic ANY }
        regions { region: SIZED_REGION_1 }
        traits [
            AutomaticAllocationScope, SingleBlockImplicitTerminator("affine.yield"),
            RecursivelySpeculatable, RecursiveMemoryEffects, LoopLike, MemRefsNormalizable
        ]
        parse syntax::parallel::parse
        print syntax::parallel::print
        verify verify::parallel::verify
        fold fold::parallel
    }
    /// Says that an element will soon be read or written.
    op prefetch {
        operands { memref: ANY_MEMREF, indices: variadic INDEX }
        attrs {
            isWrite: BOOL_ATTR, localityHint: I32_ATTR_0_TO_3, isDataCache: BOOL_ATTR,
            map: AFFINE_MAP_ATTR
        }
        traits [MemRefsNormalizable, FollowsDefinitions]
        parse syntax::access::parse_prefetch
        print syntax::access::print_prefetch
        verify verify::prefetch
        fold memref::casts
    }
    /// Writes an element.
    op store: Store {
        parse syntax::access::parse_store
        verify verify::store
        fold memref::store
    }
    /// Reads a vector of elements.
    op vector_load: Load<ANY_VECTOR_OF_NON_ZERO_RANK> {
        parse syntax::access::parse_vector_load
        verify verify::vector_load
    }
    /// Writes a vector of elements.
    op vector_store: Store<ANY_VECTOR_OF_NON_ZERO_RANK> {
        parse syntax::access::parse_vector_store
        verify verify::vector_store
    }
    /// Ends a region of an affine op.
    op yield {
        operands { operands: variadic ANY }
        traits [Pure, Terminator, ReturnLike, MemRefsNormalizable]
        format "attr-dict ($operands^ `:` type($operands))?"
        verify verify::yield_op
    }
}
