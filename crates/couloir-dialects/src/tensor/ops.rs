//! The ops of `tensor`.

use couloir_ods::attrs::{DENSE_I64_ARRAY_ATTR, I64_ATTR, INDEX_LIST_ARRAY_ATTR, UNIT_ATTR};
use couloir_ods::dialect;
use couloir_ods::regions::SIZED_REGION_1;
use couloir_ods::types::{ANY, ANY_RANKED_TENSOR, ANY_STATIC_SHAPE_TENSOR, ANY_TENSOR, INDEX};

use super::types::{
    ANY_NON_0_RANKED_OR_UNRANKED_TENSOR, RANKED_TENSOR_OF_INTEGER_OR_INDEX,
    TENSOR_1D_OF_INTEGER_OR_INDEX, TENSOR_OF_NUMBERS, element_type, element_types, same,
};
use super::{cast, fold, names, verify};
use crate::common::index_list::DYNAMIC_INDEX_LIST;

dialect! { tensor, "Values of many elements.";
    inline crate::common::inline::ANY
    materialize crate::complex::materialize

    /// A part of a tensor, put into another.
    shape Insertion {
        operands {
            source: ANY_RANKED_TENSOR, dest: ANY_RANKED_TENSOR, offsets: variadic INDEX,
            sizes: variadic INDEX, strides: variadic INDEX
        }
        attrs {
            static_offsets: DENSE_I64_ARRAY_ATTR, static_sizes: DENSE_I64_ARRAY_ATTR,
            static_strides: DENSE_I64_ARRAY_ATTR
        }
        format "$source `into` $dest `` custom<DynamicIndexList>($offsets, $static_offsets)
            custom<DynamicIndexList>($sizes, $static_sizes)
            custom<DynamicIndexList>($strides, $static_strides)
            attr-dict `:` type($source) `into` type($dest)"
    }

    /// The same bits as elements of another type.
    op bitcast {
        operands { source: TENSOR_OF_NUMBERS }
        results { dest: TENSOR_OF_NUMBERS }
        traits [Cast, Pure]
        format "$source attr-dict `:` type($source) `to` type($dest)"
        cast cast::bitcast
    }
    /// Changes what is known statically of a tensor.
    op cast {
        operands { source: ANY_TENSOR }
        results { dest: ANY_TENSOR }
        traits [Cast, Pure]
        format "$source attr-dict `:` type($source) `to` type($dest)"
        cast cast::cast
        result_names names::cast
    }
    /// Takes groups of dimensions together.
    op collapse_shape {
        operands { src: ANY_TENSOR }
        attrs { reassociation: INDEX_LIST_ARRAY_ATTR }
        results { result: ANY_TENSOR }
        traits [Pure]
        format "$src $reassociation attr-dict `:` type($src) `into` type($result)"
        verify verify::collapse_shape
        result_names names::collapsed
        fold fold::collapse_shape
    }
    /// Tensors one after the other along a dimension.
    op concat {
        operands { inputs: variadic ANY_RANKED_TENSOR }
        attrs { dim: I64_ATTR }
        results { result: ANY_RANKED_TENSOR }
        traits [Pure]
        format "`dim` `(` $dim `)` $inputs attr-dict `:` functional-type(operands, results)"
        verify verify::concat
        result_names names::concat
        fold fold::concat
    }
    /// The size of a dimension.
    op dim {
        operands { source: ANY_NON_0_RANKED_OR_UNRANKED_TENSOR, index: INDEX }
        results { result: INDEX }
        traits [NoMemoryEffect]
        format "attr-dict $source `,` $index `:` type($source)"
        result_names names::dim
        fold fold::dim
    }
    /// A tensor of which only the shape means anything.
    op empty {
        operands { dynamicSizes: variadic INDEX }
        results { result: ANY_RANKED_TENSOR }
        traits [Pure]
        format "`(`$dynamicSizes`)` attr-dict `:` type($result)"
        verify verify::empty
    }
    /// Splits dimensions.
    op expand_shape {
        operands { src: ANY_TENSOR, output_shape: variadic INDEX }
        attrs { reassociation: INDEX_LIST_ARRAY_ATTR, static_output_shape: DENSE_I64_ARRAY_ATTR }
        results { result: ANY_TENSOR }
        traits [Pure]
        format "$src $reassociation `output_shape`
            custom<DynamicIndexList>($output_shape, $static_output_shape) attr-dict `:`
            type($src) `into` type($result)"
        verify verify::expand_shape
        result_names names::expanded
        fold fold::expand_shape
    }
    /// An element.
    op extract {
        operands { tensor: ANY_RANKED_TENSOR, indices: variadic INDEX }
        results { result: ANY }
        traits [
            Pure,
            TypesMatchWith("result type matches element type of tensor", tensor => result, element_type)
        ]
        format "$tensor `[` $indices `]` attr-dict `:` type($tensor)"
        verify verify::extract
        result_names names::extracted
        fold fold::extract
    }
    /// A part of a tensor.
    op extract_slice {
        operands {
            source: ANY_RANKED_TENSOR, offsets: variadic INDEX, sizes: variadic INDEX,
            strides: variadic INDEX
        }
        attrs {
            static_offsets: DENSE_I64_ARRAY_ATTR, static_sizes: DENSE_I64_ARRAY_ATTR,
            static_strides: DENSE_I64_ARRAY_ATTR
        }
        results { result: ANY_RANKED_TENSOR }
        traits [AttrSizedOperandSegments, Pure, OffsetSizeAndStride]
        format "$source `` custom<DynamicIndexList>($offsets, $static_offsets)
            custom<DynamicIndexList>($sizes, $static_sizes)
            custom<DynamicIndexList>($strides, $static_strides)
            attr-dict `:` type($source) `to` type($result)"
        verify verify::extract_slice
        result_names names::extracted_slice
        fold fold::extract_slice
    }
    /// A tensor of these elements.
    op from_elements {
        operands { elements: variadic ANY }
        results { result: ANY_STATIC_SHAPE_TENSOR }
        traits [
            Pure,
            TypesMatchWithList("operand types match result element type", result => elements, element_types)
        ]
        format "$elements attr-dict `:` type($result)"
        result_names names::from_elements
        fold fold::from_elements
    }
    /// The elements at many places.
    op gather {
        operands { source: ANY_RANKED_TENSOR, indices: RANKED_TENSOR_OF_INTEGER_OR_INDEX }
        attrs { gather_dims: DENSE_I64_ARRAY_ATTR, unique: optional UNIT_ATTR }
        results { result: ANY_RANKED_TENSOR }
        traits [Pure]
        format "$source `[` $indices `]` `gather_dims` `(` $gather_dims `)` (`unique` $unique^)?
            attr-dict `:` functional-type(operands, results)"
        verify verify::gather
        result_names names::gather
        fold fold::gather
    }
    /// A tensor whose elements are computed from their places.
    op generate {
        operands { dynamicExtents: variadic INDEX }
        results { result: ANY_RANKED_TENSOR }
        regions { body: SIZED_REGION_1 }
        traits [RecursiveMemoryEffects, SingleBlockImplicitTerminator("tensor.yield")]
        format "$dynamicExtents $body attr-dict `:` type($result)"
        verify verify::generate
        verify_regions verify::generate_body
        result_names names::generated
    }
    /// A tensor with one element replaced.
    op insert {
        operands { scalar: ANY, dest: ANY_RANKED_TENSOR, indices: variadic INDEX }
        results { result: ANY_RANKED_TENSOR }
        traits [
            Pure,
            TypesMatchWith("result type matches type of dest", dest => result, same),
            TypesMatchWith("scalar type matches element type of dest", dest => scalar, element_type)
        ]
        format "$scalar `into` $dest `[` $indices `]` attr-dict `:` type($dest)"
        verify verify::insert
        result_names names::inserted
        fold fold::insert
    }
    /// A tensor with a part replaced.
    op insert_slice: Insertion {
        results { result: ANY_RANKED_TENSOR }
        traits [
            AttrSizedOperandSegments, Pure, OffsetSizeAndStride,
            TypesMatchWith("expected result type to match dest type", dest => result, same)
        ]
        verify verify::insert_slice
        result_names names::inserted_slice
        fold fold::insert_slice
    }
    /// A tensor with elements added around it, or taken away.
    op pad {
        operands { source: ANY_RANKED_TENSOR, low: variadic INDEX, high: variadic INDEX }
        attrs {
            static_low: DENSE_I64_ARRAY_ATTR, static_high: DENSE_I64_ARRAY_ATTR,
            nofold: optional UNIT_ATTR
        }
        results { result: ANY_RANKED_TENSOR }
        regions { region: SIZED_REGION_1 }
        traits [
            AttrSizedOperandSegments, Pure, SingleBlockImplicitTerminator("tensor.yield")
        ]
        format "$source (`nofold` $nofold^)?
            `low` `` custom<DynamicIndexList>($low, $static_low)
            `high` `` custom<DynamicIndexList>($high, $static_high)
            $region attr-dict `:` type($source) `to` type($result)"
        verify verify::pad
        verify_regions verify::pad_body
        result_names names::padded
        fold fold::pad
    }
    /// Puts a part into a tensor that iterations share.
    op parallel_insert_slice: Insertion {
        traits [AttrSizedOperandSegments, OffsetSizeAndStride]
        verify verify::parallel_insert_slice
    }
    /// The number of dimensions.
    op rank {
        operands { tensor: ANY_TENSOR }
        results { _: INDEX }
        traits [Pure]
        format "$tensor attr-dict `:` type($tensor)"
        result_names names::rank
        fold fold::rank
    }
    /// The same elements in another shape, known when it runs.
    op reshape {
        operands { source: ANY_TENSOR, shape: TENSOR_1D_OF_INTEGER_OR_INDEX }
        results { result: ANY_TENSOR }
        traits [Pure]
        format "$source `(` $shape `)` attr-dict `:` functional-type(operands, results)"
        verify verify::reshape
        result_names names::reshape
        fold fold::reshape
    }
    /// A tensor with the elements at many places replaced.
    op scatter {
        operands {
            source: ANY_RANKED_TENSOR, dest: ANY_RANKED_TENSOR,
            indices: RANKED_TENSOR_OF_INTEGER_OR_INDEX
        }
        attrs { scatter_dims: DENSE_I64_ARRAY_ATTR, unique: optional UNIT_ATTR }
        results { result: ANY_RANKED_TENSOR }
        traits [Pure]
        format "$source `into` $dest `[` $indices `]` `scatter_dims` `(` $scatter_dims `)`
            (`unique` $unique^)? attr-dict `:` functional-type(operands, results)"
        verify verify::scatter
        result_names names::scatter
    }
    /// A tensor whose elements are all the same.
    op splat {
        operands { input: ANY, dynamicSizes: variadic INDEX }
        results { aggregate: ANY_RANKED_TENSOR }
        traits [
            Pure,
            TypesMatchWith("operand type matches element type of result", aggregate => input, element_type)
        ]
        format "$input (`[` $dynamicSizes^ `]`)? attr-dict `:` type($aggregate)"
        verify verify::splat
        result_names names::splat
        fold fold::splat_op
    }
    /// Ends the body of a `generate` or `pad` and gives an element.
    op yield {
        operands { value: ANY }
        traits [
            Pure, RegionBranchTerminator, ReturnLike, Terminator,
            HasParent("tensor.generate", "tensor.pad")
        ]
        format "$value attr-dict `:` type($value)"
    }
}
