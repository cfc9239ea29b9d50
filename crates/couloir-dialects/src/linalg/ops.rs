//! The ops of `linalg`. Those that are rows of [`ROWS`](super::table::ROWS) say here only what
//! attributes they have.

use couloir_ods::attrs::{AFFINE_MAP_ARRAY_ATTR, DENSE_I64_ARRAY_ATTR, I64_ATTR, STR_ATTR};
use couloir_ods::dialect;
use couloir_ods::regions::{ANY_REGION, SIZED_REGION_1};
use couloir_ods::types::{ANY, ANY_RANKED_TENSOR, ANY_SHAPED, ANY_TENSOR, INDEX as INDICES};

use super::attrs::{
    BINARY_FN, DIM_ATTR, ELEMENTWISE_KIND, FMR_ATTR, I64_ELEMENTS_1, I64_ELEMENTS_2,
    I64_ELEMENTS_3, ITERATOR_TYPE, ITERATOR_TYPES_ATTR, KIND_ATTR, SORTED_I64_ARRAY, TERNARY_FN,
    TYPE_FN, TYPE_FN_ATTR, UNARY_FN,
};
use super::types::{TENSOR_4D, TENSOR_6D, TENSOR_OR_MEMREF, same};
use super::{effects, fold, names, syntax, verify};
use crate::common::index_list::DYNAMIC_INDEX_LIST;

dialect! { linalg, "Loops over tensors and memory that are said by what they compute.";
    attrs [ITERATOR_TYPE, TYPE_FN, UNARY_FN, BINARY_FN, TERNARY_FN, ELEMENTWISE_KIND]
    inline crate::common::inline::ANY
    materialize crate::arith::materialize
    verify_op_attr verify::op_attribute

    /// Loops over elements, and what a region computes of them.
    shape Loops {
        traits [SingleBlock, SingleBlockImplicitTerminator("linalg.yield"), RecursiveMemoryEffects]
        verify_regions verify::structured
        effects effects::structured
    }
    /// The same, from any number of inputs to any number of outputs.
    shape Structured: Loops {
        operands { inputs: variadic ANY, outputs: variadic ANY_SHAPED }
        results { result_tensors: variadic ANY_RANKED_TENSOR }
        regions { region: ANY_REGION }
        traits [AttrSizedOperandSegments]
        fold fold::casts
    }
    /// An op of the table.
    shape Named: Structured {
        parse syntax::named::parse
        print syntax::named::print
    }
    /// The same, of sums of products.
    shape Contraction: Named { verify_regions verify::contraction }
    /// The same, which says how numbers are made another type.
    shape Casting: Named { attrs { cast: optional TYPE_FN_ATTR } }
    /// The same, with windows that lie one element apart.
    shape Convolution: Named { verify verify::convolution }
    /// The same, with windows of `N` dimensions that lie further apart.
    shape Window<N: I64_ELEMENTS_1>: Convolution {
        attrs { strides: optional N, dilations: optional N }
    }
    /// Sums of products of matrices, at places that maps may say.
    shape Product: Structured {
        attrs { indexing_maps: optional AFFINE_MAP_ARRAY_ATTR, cast: optional TYPE_FN_ATTR }
        parse syntax::maps::parse_product
        print syntax::maps::print_product
        verify_regions verify::contraction
    }
    /// Between a tensor and the same one in tiles.
    shape Tiling {
        attrs {
            outer_dims_perm: optional DENSE_I64_ARRAY_ATTR, inner_dims_pos: DENSE_I64_ARRAY_ATTR,
            static_inner_tiles: DENSE_I64_ARRAY_ATTR
        }
        results { result: ANY_RANKED_TENSOR }
        traits [
            NoMemoryEffect,
            TypesMatchWith("result type matches type of dest", dest => result, same)
        ]
    }
    /// A transform of Winograd's algorithm.
    shape Winograd<TO: TENSOR_4D> {
        attrs { fmr: FMR_ATTR }
        results { result: TO }
        verify_regions verify::destination
    }

    /// The same along new dimensions.
    op broadcast: Loops {
        operands { input: TENSOR_OR_MEMREF, init: TENSOR_OR_MEMREF }
        attrs { dimensions: DENSE_I64_ARRAY_ATTR }
        results { result: variadic ANY_TENSOR }
        regions { region: SIZED_REGION_1 }
        parse syntax::short::parse_broadcast
        print syntax::short::print_broadcast
        verify verify::broadcast
        result_names names::broadcasted
    }
    /// Sums of products whose places maps say.
    op contract: Loops {
        operands { inputs: variadic ANY, outputs: variadic ANY_SHAPED }
        attrs { indexing_maps: AFFINE_MAP_ARRAY_ATTR, cast: optional TYPE_FN_ATTR }
        results { result_tensors: variadic ANY_SHAPED }
        regions { combiner: SIZED_REGION_1 }
        traits [AttrSizedOperandSegments]
        parse syntax::maps::parse_contract
        print syntax::maps::print_contract
        verify verify::contract
        verify_regions verify::contraction
        fold fold::casts
    }
    /// The same function of elements at places that maps say.
    op elementwise: Structured {
        attrs { kind: KIND_ATTR, indexing_maps: optional AFFINE_MAP_ARRAY_ATTR }
        parse syntax::maps::parse_elementwise
        print syntax::maps::print_elementwise
    }
    /// Loops over elements at places that maps say, with a body of any kind.
    op generic: Structured {
        attrs {
            indexing_maps: AFFINE_MAP_ARRAY_ATTR, iterator_types: ITERATOR_TYPES_ATTR,
            doc: optional STR_ATTR, library_call: optional STR_ATTR
        }
        parse syntax::generic::parse
        print syntax::generic::print
        arg_names names::in_and_out
    }
    /// The number of the iteration along a loop.
    op index {
        attrs { dim: DIM_ATTR }
        results { result: built INDICES }
        traits [Pure]
        format "$dim attr-dict `:` type($result)"
        verify verify::index
        fold fold::index
    }
    /// A function of elements at the same places.
    op map as MapElements: Loops {
        operands { inputs: variadic TENSOR_OR_MEMREF, init: TENSOR_OR_MEMREF }
        results { result: variadic ANY_TENSOR }
        regions { mapper: SIZED_REGION_1 }
        parse syntax::short::parse_map
        print syntax::short::print_map
        verify verify::map
        result_names names::mapped
        arg_names names::in_and_init
    }
    /// Tiles of dimensions become dimensions of their own.
    op pack: Tiling {
        operands {
            source: ANY_RANKED_TENSOR, dest: ANY_RANKED_TENSOR, padding_value: optional ANY,
            inner_tiles: variadic built INDICES
        }
        traits [AttrSizedOperandSegments]
        format "$source (`padding_value` `(` $padding_value^ `:` type($padding_value) `)`)?
            (`outer_dims_perm` `=` $outer_dims_perm^)? `inner_dims_pos` `=` $inner_dims_pos
            `inner_tiles` `=` custom<DynamicIndexList>($inner_tiles, $static_inner_tiles)
            `into` $dest attr-dict `:` type($source) `->` type($dest)"
        verify verify::pack
        fold fold::relayout
        result_names names::pack
    }
    /// Combines elements along dimensions.
    op reduce: Loops {
        operands { inputs: variadic TENSOR_OR_MEMREF, inits: variadic TENSOR_OR_MEMREF }
        attrs { dimensions: SORTED_I64_ARRAY }
        results { _: variadic ANY_TENSOR }
        regions { combiner: SIZED_REGION_1 }
        traits [SameVariadicOperandSize]
        parse syntax::short::parse_reduce
        print syntax::short::print_reduce
        verify verify::reduce
        result_names names::reduced
        arg_names names::in_and_init
    }
    /// Powers of e, divided by their sum along a dimension.
    op softmax {
        operands { input: ANY_SHAPED, output: ANY_SHAPED }
        attrs { dimension: I64_ATTR }
        results { result: variadic ANY_RANKED_TENSOR }
        traits [Pred("input and output have same element type", verify::same_elements)]
        format "attr-dict `dimension` `(` $dimension `)` `ins` `(` $input `:` type($input) `)`
            `outs` `(` $output `:` type($output) `)` (`->` type($result)^)?"
        verify verify::softmax
        verify_regions verify::destination
        effects effects::destination
        fold fold::casts
    }
    /// Dimensions in another order.
    op transpose: Loops {
        operands { input: TENSOR_OR_MEMREF, init: TENSOR_OR_MEMREF }
        attrs { permutation: DENSE_I64_ARRAY_ATTR }
        results { result: variadic ANY_TENSOR }
        regions { region: SIZED_REGION_1 }
        parse syntax::short::parse_transpose
        print syntax::short::print_transpose
        verify verify::transpose
        fold fold::transpose
        result_names names::transposed
    }
    /// Dimensions of tiles become parts of others.
    op unpack: Tiling {
        operands {
            source: ANY_RANKED_TENSOR, dest: ANY_RANKED_TENSOR, inner_tiles: variadic built INDICES
        }
        format "$source (`outer_dims_perm` `=` $outer_dims_perm^)?
            `inner_dims_pos` `=` $inner_dims_pos
            `inner_tiles` `=` custom<DynamicIndexList>($inner_tiles, $static_inner_tiles)
            `into` $dest attr-dict `:` type($source) `->` type($dest)"
        verify verify::unpack
        fold fold::relayout
        result_names names::unpack
    }
    /// The filter of Winograd's algorithm.
    op winograd_filter_transform: Winograd {
        operands { filter: TENSOR_4D, output: TENSOR_4D }
        traits [Pred("all of {filter, output} have same element type", verify::same_elements)]
        format "attr-dict `fmr` `(` $fmr `)` `ins` `(` $filter `:` type($filter) `)`
            `outs` `(` $output `:` type($output) `)` `->` type($result)"
        verify verify::winograd_filter
    }
    /// The input of Winograd's algorithm.
    op winograd_input_transform: Winograd<TENSOR_6D> {
        operands { input: TENSOR_4D, output: TENSOR_6D }
        traits [Pred("all of {input, output} have same element type", verify::same_elements)]
        format "attr-dict `fmr` `(` $fmr `)` `ins` `(` $input `:` type($input) `)`
            `outs` `(` $output `:` type($output) `)` `->` type($result)"
        verify verify::winograd_input
    }
    /// The output of Winograd's algorithm.
    op winograd_output_transform: Winograd {
        operands { value: TENSOR_6D, output: TENSOR_4D }
        traits [Pred("all of {value, output} have same element type", verify::same_elements)]
        format "attr-dict `fmr` `(` $fmr `)` `ins` `(` $value `:` type($value) `)`
            `outs` `(` $output `:` type($output) `)` `->` type($result)"
        verify verify::winograd_output
    }
    /// Ends a body and gives the elements written.
    op yield {
        operands { values: variadic ANY }
        traits [Pure, ReturnLike, Terminator]
        parse syntax::parse_yield
        print syntax::print_yield
        verify verify::yields
    }
    /// Sums of products of matrices, for each number of a batch.
    op batch_matmul: Product { verify verify::batch_matmul }
    /// Sums of products of matrices, for all numbers of a batch.
    op batch_reduce_matmul: Product { verify verify::batch_matmul }
    /// Sums of products of matrices.
    op matmul: Product { verify verify::matmul }
    /// The same of every element as the op of `arith` or `math` gives.
    op abs: Named {}
    /// Combines the elements at the same place.
    op add: Named {}
    /// Sums of products.
    op batch_matvec: Contraction {}
    /// Sums of products.
    op batch_mmt4d: Contraction {}
    /// Sums of products.
    op batch_vecmat: Contraction {}
    /// The same of every element as the op of `arith` or `math` gives.
    op ceil: Named {}
    /// A convolution; the name says how input and filter are laid out.
    op conv_1d: Convolution {}
    /// A convolution; the name says how input and filter are laid out.
    op conv_1d_ncw_fcw: Window {}
    /// A convolution; the name says how input and filter are laid out.
    op conv_1d_nwc_wcf: Window {}
    /// A convolution; the name says how input and filter are laid out.
    op conv_2d: Convolution {}
    /// A convolution; the name says how input and filter are laid out.
    op conv_2d_nchw_fchw: Window<I64_ELEMENTS_2> {}
    /// A convolution; the name says how input and filter are laid out.
    op conv_2d_nchw_fchw_q: Window<I64_ELEMENTS_2> {}
    /// A convolution; the name says how input and filter are laid out.
    op conv_2d_ngchw_fgchw: Window<I64_ELEMENTS_2> {}
    /// A convolution; the name says how input and filter are laid out.
    op conv_2d_ngchw_gfchw: Window<I64_ELEMENTS_2> {}
    /// A convolution; the name says how input and filter are laid out.
    op conv_2d_ngchw_gfchw_q: Window<I64_ELEMENTS_2> {}
    /// A convolution; the name says how input and filter are laid out.
    op conv_2d_nhwc_fhwc: Window<I64_ELEMENTS_2> {}
    /// A convolution; the name says how input and filter are laid out.
    op conv_2d_nhwc_fhwc_q: Window<I64_ELEMENTS_2> {}
    /// A convolution; the name says how input and filter are laid out.
    op conv_2d_nhwc_hwcf: Window<I64_ELEMENTS_2> {}
    /// A convolution; the name says how input and filter are laid out.
    op conv_2d_nhwc_hwcf_q: Window<I64_ELEMENTS_2> {}
    /// A convolution; the name says how input and filter are laid out.
    op conv_2d_nhwgc_gfhwc: Window<I64_ELEMENTS_2> {}
    /// A convolution; the name says how input and filter are laid out.
    op conv_2d_nhwgc_gfhwc_q: Window<I64_ELEMENTS_2> {}
    /// A convolution; the name says how input and filter are laid out.
    op conv_3d: Convolution {}
    /// A convolution; the name says how input and filter are laid out.
    op conv_3d_ncdhw_fcdhw: Window<I64_ELEMENTS_3> {}
    /// A convolution; the name says how input and filter are laid out.
    op conv_3d_ndhwc_dhwcf: Window<I64_ELEMENTS_3> {}
    /// A convolution; the name says how input and filter are laid out.
    op conv_3d_ndhwc_dhwcf_q: Window<I64_ELEMENTS_3> {}
    /// Copies elements.
    op copy as CopyElements: Casting {}
    /// A convolution of each channel alone.
    op depthwise_conv_1d_ncw_cw: Window {}
    /// A convolution of each channel alone.
    op depthwise_conv_1d_nwc_wc: Window {}
    /// A convolution of each channel alone.
    op depthwise_conv_1d_nwc_wcm: Window {}
    /// A convolution of each channel alone.
    op depthwise_conv_2d_nchw_chw: Window<I64_ELEMENTS_2> {}
    /// A convolution of each channel alone.
    op depthwise_conv_2d_nhwc_hwc: Window<I64_ELEMENTS_2> {}
    /// A convolution of each channel alone.
    op depthwise_conv_2d_nhwc_hwc_q: Window<I64_ELEMENTS_2> {}
    /// A convolution of each channel alone.
    op depthwise_conv_2d_nhwc_hwcm: Window<I64_ELEMENTS_2> {}
    /// A convolution of each channel alone.
    op depthwise_conv_2d_nhwc_hwcm_q: Window<I64_ELEMENTS_2> {}
    /// A convolution of each channel alone.
    op depthwise_conv_3d_ncdhw_cdhw: Window<I64_ELEMENTS_3> {}
    /// A convolution of each channel alone.
    op depthwise_conv_3d_ndhwc_dhwc: Window<I64_ELEMENTS_3> {}
    /// A convolution of each channel alone.
    op depthwise_conv_3d_ndhwc_dhwcm: Window<I64_ELEMENTS_3> {}
    /// Combines the elements at the same place.
    op div: Named {}
    /// Combines the elements at the same place.
    op div_unsigned: Named {}
    /// Sums of products.
    op dot: Contraction {}
    /// The same of every element as the op of `arith` or `math` gives.
    op erf: Named {}
    /// The same of every element as the op of `arith` or `math` gives.
    op exp: Named {}
    /// The same value everywhere.
    op fill: Named { verify verify::fill }
    /// Pseudorandom numbers.
    op fill_rng_2d: Named {}
    /// The same of every element as the op of `arith` or `math` gives.
    op floor: Named {}
    /// The same of every element as the op of `arith` or `math` gives.
    op log: Named {}
    /// Sums of products.
    op matvec: Contraction {}
    /// Combines the elements at the same place.
    op max: Named {}
    /// Combines the elements at the same place.
    op min: Named {}
    /// Sums of products.
    op mmt4d: Contraction {}
    /// Combines the elements at the same place.
    op mul: Named {}
    /// The same of every element as the op of `arith` or `math` gives.
    op negf: Named {}
    /// Combines the elements of windows.
    op pooling_nchw_max: Window<I64_ELEMENTS_2> {}
    /// Combines the elements of windows.
    op pooling_nchw_sum: Window<I64_ELEMENTS_2> {}
    /// Combines the elements of windows.
    op pooling_ncw_max: Window {}
    /// Combines the elements of windows.
    op pooling_ncw_sum: Window {}
    /// Combines the elements of windows.
    op pooling_ndhwc_max: Window<I64_ELEMENTS_3> {}
    /// Combines the elements of windows.
    op pooling_ndhwc_min: Window<I64_ELEMENTS_3> {}
    /// Combines the elements of windows.
    op pooling_ndhwc_sum: Window<I64_ELEMENTS_3> {}
    /// Combines the elements of windows.
    op pooling_nhwc_max: Window<I64_ELEMENTS_2> {}
    /// Combines the elements of windows.
    op pooling_nhwc_max_unsigned: Window<I64_ELEMENTS_2> {}
    /// Combines the elements of windows.
    op pooling_nhwc_min: Window<I64_ELEMENTS_2> {}
    /// Combines the elements of windows.
    op pooling_nhwc_min_unsigned: Window<I64_ELEMENTS_2> {}
    /// Combines the elements of windows.
    op pooling_nhwc_sum: Window<I64_ELEMENTS_2> {}
    /// Combines the elements of windows.
    op pooling_nwc_max: Window {}
    /// Combines the elements of windows.
    op pooling_nwc_max_unsigned: Window {}
    /// Combines the elements of windows.
    op pooling_nwc_min: Window {}
    /// Combines the elements of windows.
    op pooling_nwc_min_unsigned: Window {}
    /// Combines the elements of windows.
    op pooling_nwc_sum: Window {}
    /// Combines the elements at the same place.
    op powf: Named {}
    /// Sums of products.
    op quantized_batch_matmul: Named {}
    /// Sums of products.
    op quantized_matmul: Named {}
    /// The same of every element as the op of `arith` or `math` gives.
    op reciprocal: Named {}
    /// The same of every element as the op of `arith` or `math` gives.
    op round: Named {}
    /// The same of every element as the op of `arith` or `math` gives.
    op rsqrt: Named {}
    /// Elements of one or the other.
    op select as Choose: Named {}
    /// The same of every element as the op of `arith` or `math` gives.
    op sqrt: Named {}
    /// The same of every element as the op of `arith` or `math` gives.
    op square: Named {}
    /// Combines the elements at the same place.
    op sub: Named {}
    /// The same of every element as the op of `arith` or `math` gives.
    op tanh: Named {}
    /// Sums of products.
    op vecmat: Contraction {}
}
