//! The ops of `vector`.

use couloir_ods::attrs::{
    AFFINE_MAP_ATTR, ARRAY_ATTR, BOOL_ARRAY_ATTR, BOOL_ATTR, DENSE_I64_ARRAY_ATTR, I64_ARRAY_ATTR,
    I64_ATTR, INT_VALID_ALIGNMENT_I64, defaults,
};
use couloir_ods::dialect;
use couloir_ods::regions::SIZED_REGION_1;
use couloir_ods::types::{
    ANY, ANY_FIXED_VECTOR_OF_ANY_RANK, ANY_MEMREF, ANY_RANKED_TENSOR, ANY_SHAPED,
    ANY_STATIC_SHAPE_MEMREF, ANY_VECTOR_OF_ANY_RANK, ANY_VECTOR_OF_NON_ZERO_RANK, INDEX,
};

use super::attrs::{
    COMBINING_KIND, ITERATOR_TYPE, ITERATOR_TYPES_ATTR, KIND_ATTR, PRINT_PUNCTUATION,
    PUNCTUATION_ATTR, STRING_ATTR,
};
use super::types::{
    FIXED_MASK, FLOAT_VECTOR, INDEX_VECTOR_OF_RANK_1, INDICES, MASK_OF_ANY_RANK,
    MASK_OF_NON_ZERO_RANK, PRINTABLE, SCALABLE_VECTOR_OF_RANK_1, TENSOR_OR_MEMREF,
    VECTOR_OF_RANK_1, element_types, half, same, twice,
};
use super::{attrs, fold, names, syntax, verify};
use crate::arith::attrs::{FASTMATH_ATTR, no_fastmath};
use crate::common::effects;
use crate::common::index_list::DYNAMIC_INDEX_LIST;

dialect! { vector, "Values of many elements of a known size.";
    attrs [COMBINING_KIND, PRINT_PUNCTUATION, ITERATOR_TYPE]
    inline crate::common::inline::ANY
    materialize crate::arith::materialize

    /// Reads elements of memory where a mask is set.
    shape MaskedLoad<MASK: MASK_OF_NON_ZERO_RANK> {
        operands {
            base: ANY_MEMREF, indices: variadic INDEX, mask: MASK,
            pass_thru: ANY_VECTOR_OF_NON_ZERO_RANK
        }
        attrs { alignment: optional INT_VALID_ALIGNMENT_I64 }
        results { result: ANY_VECTOR_OF_NON_ZERO_RANK }
        format "$base `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:`
            type($base) `,` type($mask) `,` type($pass_thru) `into` type($result)"
        effects effects::read_operand_0
    }
    /// Writes elements of memory where a mask is set.
    shape MaskedStore<MASK: MASK_OF_NON_ZERO_RANK> {
        operands {
            base: ANY_MEMREF, indices: variadic INDEX, mask: MASK,
            valueToStore: ANY_VECTOR_OF_NON_ZERO_RANK
        }
        attrs { alignment: optional INT_VALID_ALIGNMENT_I64 }
        format "$base `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:`
            type($base) `,` type($mask) `,` type($valueToStore)"
        effects effects::write_operand_0
    }
    /// Changes which elements there are, or their order.
    shape Rearranged {
        traits [
            Pure,
            Pred("operand and result have same element type", verify::operand_0_element)
        ]
    }

    /// The same bits as elements of another type.
    op bitcast {
        operands { source: ANY_VECTOR_OF_ANY_RANK }
        results { result: ANY_VECTOR_OF_ANY_RANK }
        traits [Pure, Pred("all of {source, result} have same rank", verify::same_rank)]
        format "$source attr-dict `:` type($source) `to` type($result)"
        verify verify::bitcast
        fold fold::bitcast
    }
    /// A value repeated along new or longer dimensions.
    op broadcast {
        operands { source: ANY }
        results { vector: ANY_VECTOR_OF_ANY_RANK }
        traits [
            Pure,
            Pred("source operand and result have same element type", verify::operand_0_element)
        ]
        format "$source attr-dict `:` type($source) `to` type($vector)"
        verify verify::broadcast
        fold fold::broadcast
    }
    /// Writes the elements where a mask is set next to each other.
    op compressstore as CompressStore: MaskedStore<FIXED_MASK> { verify verify::compressstore }
    /// A mask that is set up to constant bounds.
    op constant_mask {
        attrs { mask_dim_sizes: DENSE_I64_ARRAY_ATTR }
        results { _: MASK_OF_ANY_RANK }
        traits [Pure]
        format "$mask_dim_sizes attr-dict `:` type(results)"
        verify verify::constant_mask
        fold fold::constant_mask
    }
    /// Sums of products, along dimensions that maps name.
    op contract {
        operands { lhs: ANY_VECTOR_OF_NON_ZERO_RANK, rhs: ANY_VECTOR_OF_NON_ZERO_RANK, acc: ANY }
        attrs {
            indexing_maps: ARRAY_ATTR, iterator_types: ITERATOR_TYPES_ATTR,
            kind: KIND_ATTR = attrs::add
        }
        results { _: ANY }
        traits [
            Pure,
            Pred("lhs and rhs have same element type", verify::lhs_rhs_element),
            Pred("third operand acc and result have same element type", verify::operand_2_element)
        ]
        parse syntax::contract::parse
        print syntax::contract::print
        verify verify::contract
    }
    /// A mask that is set up to bounds.
    op create_mask {
        operands { operands: variadic INDEX }
        results { _: MASK_OF_ANY_RANK }
        traits [Pure]
        format "$operands attr-dict `:` type(results)"
        verify verify::create_mask
    }
    /// The elements at even places and those at odd places.
    op deinterleave {
        operands { source: ANY_VECTOR_OF_NON_ZERO_RANK }
        results { res1: ANY_VECTOR_OF_NON_ZERO_RANK, res2: ANY_VECTOR_OF_NON_ZERO_RANK }
        traits [
            Pure,
            Pred("the trailing dimension of the source vector has an even number of elements",
                verify::even_source),
            TypesMatchWith(
                "the trailing dimension of the results is half the width of source trailing dimension",
                source => res1, half),
            AllTypesMatch(res1, res2)
        ]
        format "$source attr-dict `:` type($source) `->` type($res1)"
        result_names crate::common::names::by_group
    }
    /// Reads elements that lie next to each other to where a mask is set.
    op expandload as ExpandLoad: MaskedLoad<FIXED_MASK> { verify verify::expandload }
    /// A part at one position of the outer dimensions.
    op extract: Rearranged {
        operands { source: ANY_VECTOR_OF_ANY_RANK, dynamic_position: variadic INDEX }
        attrs { static_position: DENSE_I64_ARRAY_ATTR }
        results { result: ANY }
        format "$source `` custom<DynamicIndexList>($dynamic_position, $static_position)
            attr-dict `:` type($result) `from` type($source)"
        verify verify::extract
        fold fold::extract
    }
    /// A part of the outer dimensions.
    op extract_strided_slice: Rearranged {
        operands { source: ANY_VECTOR_OF_NON_ZERO_RANK }
        attrs { offsets: I64_ARRAY_ATTR, sizes: I64_ARRAY_ATTR, strides: I64_ARRAY_ATTR }
        results { _: ANY_VECTOR_OF_NON_ZERO_RANK }
        format "$source attr-dict `:` type($source) `to` type(results)"
        verify verify::extract_strided_slice
        fold fold::extract_strided_slice
    }
    /// Multiplies and adds with one rounding.
    op fma as Fma {
        operands { lhs: FLOAT_VECTOR, rhs: FLOAT_VECTOR, acc: FLOAT_VECTOR }
        results { result: FLOAT_VECTOR }
        traits [Pure, AllTypesMatch(lhs, rhs, acc, result), ElementwiseMappable]
        format "$lhs `,` $rhs `,` $acc attr-dict `:` type($lhs)"
    }
    /// A vector of these elements.
    op from_elements {
        operands { elements: variadic ANY }
        results { dest: ANY_FIXED_VECTOR_OF_ANY_RANK }
        traits [
            Pure,
            TypesMatchWithList("shaped type 'dest' matches 'elements' element count and types",
                dest => elements, element_types)
        ]
        format "$elements attr-dict `:` type($dest)"
        fold fold::from_elements
    }
    /// Reads the elements at many places, where a mask is set.
    op gather {
        operands {
            base: TENSOR_OR_MEMREF, offsets: variadic INDEX, indices: INDICES,
            mask: MASK_OF_NON_ZERO_RANK, pass_thru: ANY_VECTOR_OF_NON_ZERO_RANK
        }
        attrs { alignment: optional INT_VALID_ALIGNMENT_I64 }
        results { result: ANY_VECTOR_OF_NON_ZERO_RANK }
        format "$base `[` $offsets `]` `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:`
            type($base) `,` type($indices) `,` type($mask) `,` type($pass_thru) `into`
            type($result)"
        verify verify::gather
        effects effects::read_operand_0
    }
    /// A vector with the part at one position replaced.
    op insert {
        operands {
            valueToStore: ANY, dest: ANY_VECTOR_OF_ANY_RANK, dynamic_position: variadic INDEX
        }
        attrs { static_position: DENSE_I64_ARRAY_ATTR }
        results { result: ANY_VECTOR_OF_ANY_RANK }
        traits [
            Pure,
            Pred("source operand and result have same element type", verify::operand_0_element),
            AllTypesMatch(dest, result)
        ]
        format "$valueToStore `,` $dest custom<DynamicIndexList>($dynamic_position, $static_position)
            attr-dict `:` type($valueToStore) `into` type($dest)"
        verify verify::insert
        fold fold::insert
    }
    /// A vector with a part replaced.
    op insert_strided_slice {
        operands { valueToStore: ANY_VECTOR_OF_NON_ZERO_RANK, dest: ANY_VECTOR_OF_NON_ZERO_RANK }
        attrs { offsets: I64_ARRAY_ATTR, strides: I64_ARRAY_ATTR }
        results { result: ANY_VECTOR_OF_NON_ZERO_RANK }
        traits [
            Pure,
            Pred("operand #0 and result have same element type", verify::operand_0_element),
            AllTypesMatch(dest, result)
        ]
        format "$valueToStore `,` $dest attr-dict `:` type($valueToStore) `into` type($dest)"
        verify verify::insert_strided_slice
        fold fold::insert_strided_slice
    }
    /// The elements of two vectors in turn.
    op interleave {
        operands { lhs: ANY_VECTOR_OF_ANY_RANK, rhs: ANY_VECTOR_OF_ANY_RANK }
        results { result: ANY_VECTOR_OF_NON_ZERO_RANK }
        traits [
            Pure, AllTypesMatch(lhs, rhs),
            TypesMatchWith("type of 'result' is double the width of the inputs", lhs => result, twice)
        ]
        format "$lhs `,` $rhs attr-dict `:` type($lhs) `->` type($result)"
    }
    /// Reads a part of memory.
    op load {
        operands { base: ANY_MEMREF, indices: variadic INDEX }
        attrs {
            nontemporal: optional BOOL_ATTR = defaults::no,
            alignment: optional INT_VALID_ALIGNMENT_I64
        }
        results { result: ANY_VECTOR_OF_ANY_RANK }
        format "$base `[` $indices `]` attr-dict `:` type($base) `,` type($result)"
        verify verify::load
        effects effects::read_operand_0
        fold fold::casts
    }
    /// Lets an op work only where a mask is set.
    op mask {
        operands { mask: MASK_OF_NON_ZERO_RANK, passthru: optional ANY }
        results { results: variadic ANY }
        regions { maskRegion: SIZED_REGION_1 }
        traits [
            SingleBlock, SingleBlockImplicitTerminator("vector.yield"), RecursiveMemoryEffects,
            NoRegionArguments
        ]
        parse syntax::mask::parse
        print syntax::mask::print
        verify verify::mask
        fold fold::mask
    }
    /// Reads a part of memory where a mask is set.
    op maskedload as MaskedLoad: MaskedLoad {
        verify verify::maskedload
        fold fold::casts
    }
    /// Writes a part of memory where a mask is set.
    op maskedstore as MaskedStore: MaskedStore {
        verify verify::maskedstore
        fold fold::casts
    }
    /// Combines the elements along dimensions.
    op multi_reduction {
        operands { source: ANY_VECTOR_OF_NON_ZERO_RANK, acc: ANY }
        attrs { kind: KIND_ATTR, reduction_dims: DENSE_I64_ARRAY_ATTR }
        results { dest: ANY }
        traits [
            Pure, AllTypesMatch(dest, acc),
            Pred("source operand and result have same element type", verify::operand_0_element)
        ]
        format "$kind `,` $source `,` $acc attr-dict $reduction_dims `:` type($source) `to` type($dest)"
        verify verify::multi_reduction
        fold fold::multi_reduction
    }
    /// All products of the elements of two vectors, added to a matrix.
    op outerproduct as OuterProduct {
        operands {
            lhs: ANY_VECTOR_OF_NON_ZERO_RANK, rhs: ANY, acc: optional ANY_VECTOR_OF_NON_ZERO_RANK
        }
        attrs { kind: KIND_ATTR = attrs::add }
        results { _: ANY_VECTOR_OF_NON_ZERO_RANK }
        traits [
            Pure,
            Pred("lhs operand and result have same element type", verify::operand_0_element),
            Pred("rhs operand and result have same element type", verify::operand_1_element)
        ]
        parse syntax::outerproduct::parse
        print syntax::outerproduct::print
        verify verify::outerproduct
    }
    /// Writes text for people.
    op print {
        operands { source: optional PRINTABLE }
        attrs {
            punctuation: PUNCTUATION_ATTR = attrs::newline, stringLiteral: optional STRING_ATTR
        }
        traits [
            Pred("`source` or `punctuation` are not set when printing strings", verify::print)
        ]
        format "($source^ `:` type($source))?
            oilist(`str` $stringLiteral | `punctuation` $punctuation) attr-dict"
        effects effects::write
    }
    /// Combines all elements.
    op reduction {
        operands { vector: ANY_VECTOR_OF_ANY_RANK, acc: optional ANY }
        attrs { kind: KIND_ATTR, fastmath: FASTMATH_ATTR = no_fastmath }
        results { dest: ANY }
        traits [
            Pure,
            Pred("source operand and result have same element type", verify::operand_0_element),
            TypesMatchWith("dest and acc have the same type", dest => acc, same)
        ]
        format "$kind `,` $vector (`,` $acc^)? (`fastmath` `` $fastmath^)? attr-dict `:`
            type($vector) `into` type($dest)"
        verify verify::reduction
    }
    /// A part of a scalable vector.
    op scalable.extract {
        operands { source: SCALABLE_VECTOR_OF_RANK_1 }
        attrs { pos: I64_ATTR }
        results { result: VECTOR_OF_RANK_1 }
        traits [
            Pure,
            Pred("all of {source, result} have same element type", verify::operand_0_element),
            Pred("position is a multiple of the result length.", verify::extract_position)
        ]
        format "$source `[` $pos `]` attr-dict `:` type($result) `from` type($source)"
    }
    /// A scalable vector with a part replaced.
    op scalable.insert {
        operands { valueToStore: VECTOR_OF_RANK_1, dest: SCALABLE_VECTOR_OF_RANK_1 }
        attrs { pos: I64_ATTR }
        results { result: SCALABLE_VECTOR_OF_RANK_1 }
        traits [
            Pure,
            Pred("all of {valueToStore, dest} have same element type", verify::lhs_rhs_element),
            AllTypesMatch(dest, result),
            Pred("position is a multiple of the source length.", verify::insert_position)
        ]
        format "$valueToStore `,` $dest `[` $pos `]` attr-dict `:` type($valueToStore) `into` type($dest)"
    }
    /// Combines the elements along a dimension, and gives all sums on the way.
    op scan {
        operands { source: ANY_VECTOR_OF_NON_ZERO_RANK, initial_value: ANY_VECTOR_OF_ANY_RANK }
        attrs { kind: KIND_ATTR, reduction_dim: I64_ATTR, inclusive: BOOL_ATTR }
        results { dest: ANY_VECTOR_OF_NON_ZERO_RANK, accumulated_value: ANY_VECTOR_OF_ANY_RANK }
        traits [Pure, AllTypesMatch(source, dest), AllTypesMatch(initial_value, accumulated_value)]
        format "$kind `,` $source `,` $initial_value attr-dict `:` type($source) `,` type($initial_value)"
        verify verify::scan
        result_names crate::common::names::by_group
    }
    /// Writes elements to many places, where a mask is set.
    op scatter {
        operands {
            base: TENSOR_OR_MEMREF, offsets: variadic INDEX, indices: INDICES,
            mask: MASK_OF_NON_ZERO_RANK, valueToStore: ANY_VECTOR_OF_NON_ZERO_RANK
        }
        attrs { alignment: optional INT_VALID_ALIGNMENT_I64 }
        results { result: optional ANY_RANKED_TENSOR }
        format "$base `[` $offsets `]` `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:`
            type($base) `,` type($indices) `,` type($mask) `,` type($valueToStore)
            (`->` type($result)^)?"
        verify verify::scatter
        effects effects::write_operand_0
    }
    /// The same elements in another shape.
    op shape_cast {
        operands { source: ANY_VECTOR_OF_ANY_RANK }
        results { result: ANY_VECTOR_OF_ANY_RANK }
        traits [Pure]
        format "$source attr-dict `:` type($source) `to` type($result)"
        verify verify::shape_cast
        fold fold::shape_cast
    }
    /// Parts of two vectors, in any order.
    op shuffle {
        operands { v1: ANY_FIXED_VECTOR_OF_ANY_RANK, v2: ANY_FIXED_VECTOR_OF_ANY_RANK }
        attrs { mask: DENSE_I64_ARRAY_ATTR }
        results { vector: ANY_VECTOR_OF_NON_ZERO_RANK }
        traits [
            Pure,
            Pred("first operand v1 and result have same element type", verify::operand_0_element),
            Pred("second operand v2 and result have same element type", verify::operand_1_element)
        ]
        format "operands $mask attr-dict `:` type(operands)"
        verify verify::shuffle
        infer verify::infer::shuffle
        fold fold::shuffle
    }
    /// 0, 1, 2 and so on.
    op step {
        results { result: INDEX_VECTOR_OF_RANK_1 }
        traits [Pure]
        format "attr-dict `:` type($result)"
    }
    /// Writes a part of memory.
    op store {
        operands { valueToStore: ANY_VECTOR_OF_ANY_RANK, base: ANY_MEMREF, indices: variadic INDEX }
        attrs {
            nontemporal: optional BOOL_ATTR = defaults::no,
            alignment: optional INT_VALID_ALIGNMENT_I64
        }
        format "$valueToStore `,` $base `[` $indices `]` attr-dict `:` type($base) `,`
            type($valueToStore)"
        verify verify::store
        effects effects::write_operand_1
        fold fold::store
    }
    /// All elements.
    op to_elements {
        operands { source: ANY_VECTOR_OF_ANY_RANK }
        results { elements: variadic ANY }
        traits [
            Pure,
            TypesMatchWithList("shaped type 'source' matches 'elements' element count and types",
                source => elements, element_types)
        ]
        format "$source attr-dict `:` type($source)"
        infer verify::infer::to_elements
        fold fold::to_elements
    }
    /// Reads a part of memory or of a tensor, along dimensions that a map names.
    op transfer_read {
        operands {
            base: ANY_SHAPED, indices: variadic INDEX, padding: ANY,
            mask: optional MASK_OF_NON_ZERO_RANK
        }
        attrs { permutation_map: AFFINE_MAP_ATTR, in_bounds: BOOL_ARRAY_ATTR }
        results { vector: ANY_VECTOR_OF_ANY_RANK }
        traits [AttrSizedOperandSegments]
        parse syntax::transfer::parse_read
        print syntax::transfer::print_read
        verify verify::transfer_read
        effects verify::transfer_effects
        fold fold::transfer
    }
    /// Writes a part of memory or of a tensor, along dimensions that a map names.
    op transfer_write {
        operands {
            valueToStore: ANY_VECTOR_OF_ANY_RANK, base: ANY_SHAPED, indices: variadic INDEX,
            mask: optional MASK_OF_NON_ZERO_RANK
        }
        attrs { permutation_map: AFFINE_MAP_ATTR, in_bounds: BOOL_ARRAY_ATTR }
        results { result: optional ANY_RANKED_TENSOR }
        traits [AttrSizedOperandSegments]
        parse syntax::transfer::parse_write
        print syntax::transfer::print_write
        verify verify::transfer_write
        effects verify::transfer_effects
        fold fold::transfer
    }
    /// Reorders dimensions.
    op transpose: Rearranged {
        operands { vector: ANY_VECTOR_OF_ANY_RANK }
        attrs { permutation: DENSE_I64_ARRAY_ATTR }
        results { result: ANY_VECTOR_OF_ANY_RANK }
        format "$vector `,` $permutation attr-dict `:` type($vector) `to` type($result)"
        verify verify::transpose
        fold fold::transpose
    }
    /// Memory of elements as memory of one vector.
    op type_cast {
        operands { memref: ANY_STATIC_SHAPE_MEMREF }
        results { result: ANY_MEMREF }
        traits [Pure, ViewLike]
        format "$memref attr-dict `:` type($memref) `to` type($result)"
        verify verify::type_cast
    }
    /// How many times longer scalable vectors are than they say.
    op vscale as VScale {
        results { res: INDEX }
        traits [Pure]
        format "attr-dict"
        result_names names::vscale
    }
    /// Ends a region and gives its values.
    op yield {
        operands { operands: variadic ANY }
        traits [Pure, RegionBranchTerminator, ReturnLike, Terminator]
        format "attr-dict ($operands^ `:` type($operands))?"
    }
}
