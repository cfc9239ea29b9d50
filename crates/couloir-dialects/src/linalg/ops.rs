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

    /// An op of the table.
    shape Named {
        operands { inputs: variadic ANY, outputs: variadic ANY_SHAPED }
        results { result_tensors: variadic ANY_RANKED_TENSOR }
        regions { region: ANY_REGION }
        traits [
            AttrSizedOperandSegments, SingleBlock, SingleBlockImplicitTerminator("linalg.yield"),
            RecursiveMemoryEffects
        ]
        parse syntax::named::parse
        print syntax::named::print
        verify_regions verify::structured
        effects effects::structured
        fold fold::casts
    }
    /// The same, of sums of products.
    shape Contraction {
        operands { inputs: variadic ANY, outputs: variadic ANY_SHAPED }
        results { result_tensors: variadic ANY_RANKED_TENSOR }
        regions { region: ANY_REGION }
        traits [
            AttrSizedOperandSegments, SingleBlock, SingleBlockImplicitTerminator("linalg.yield"),
            RecursiveMemoryEffects
        ]
        parse syntax::named::parse
        print syntax::named::print
        verify_regions verify::contraction
        effects effects::structured
        fold fold::casts
    }
    /// The same, which says how numbers are made another type.
    shape Casting {
        operands { inputs: variadic ANY, outputs: variadic ANY_SHAPED }
        attrs { cast: optional TYPE_FN_ATTR }
        results { result_tensors: variadic ANY_RANKED_TENSOR }
        regions { region: ANY_REGION }
        traits [
            AttrSizedOperandSegments, SingleBlock, SingleBlockImplicitTerminator("linalg.yield"),
            RecursiveMemoryEffects
        ]
        parse syntax::named::parse
        print syntax::named::print
        verify_regions verify::structured
        effects effects::structured
        fold fold::casts
    }
    /// The same, with windows of so many dimensions.
    shape Window1 {
        operands { inputs: variadic ANY, outputs: variadic ANY_SHAPED }
        attrs { strides: optional I64_ELEMENTS_1, dilations: optional I64_ELEMENTS_1 }
        results { result_tensors: variadic ANY_RANKED_TENSOR }
        regions { region: ANY_REGION }
        traits [
            AttrSizedOperandSegments, SingleBlock, SingleBlockImplicitTerminator("linalg.yield"),
            RecursiveMemoryEffects
        ]
        parse syntax::named::parse
        print syntax::named::print
        verify_regions verify::structured
        effects effects::structured
        fold fold::casts
    }
    /// The same, with windows of so many dimensions.
    shape Window2 {
        operands { inputs: variadic ANY, outputs: variadic ANY_SHAPED }
        attrs { strides: optional I64_ELEMENTS_2, dilations: optional I64_ELEMENTS_2 }
        results { result_tensors: variadic ANY_RANKED_TENSOR }
        regions { region: ANY_REGION }
        traits [
            AttrSizedOperandSegments, SingleBlock, SingleBlockImplicitTerminator("linalg.yield"),
            RecursiveMemoryEffects
        ]
        parse syntax::named::parse
        print syntax::named::print
        verify_regions verify::structured
        effects effects::structured
        fold fold::casts
    }
    /// The same, with windows of so many dimensions.
    shape Window3 {
        operands { inputs: variadic ANY, outputs: variadic ANY_SHAPED }
        attrs { strides: optional I64_ELEMENTS_3, dilations: optional I64_ELEMENTS_3 }
        results { result_tensors: variadic ANY_RANKED_TENSOR }
        regions { region: ANY_REGION }
        traits [
            AttrSizedOperandSegments, SingleBlock, SingleBlockImplicitTerminator("linalg.yield"),
            RecursiveMemoryEffects
        ]
        parse syntax::named::parse
        print syntax::named::print
        verify_regions verify::structured
        effects effects::structured
        fold fold::casts
    }
    /// Sums of products of matrices, at places that maps may say.
    shape Product {
        operands { inputs: variadic ANY, outputs: variadic ANY_SHAPED }
        attrs { indexing_maps: optional AFFINE_MAP_ARRAY_ATTR, cast: optional TYPE_FN_ATTR }
        results { result_tensors: variadic ANY_RANKED_TENSOR }
        regions { region: ANY_REGION }
        traits [
            AttrSizedOperandSegments, SingleBlock, SingleBlockImplicitTerminator("linalg.yield"),
            RecursiveMemoryEffects
        ]
        parse syntax::maps::parse_product
        print syntax::maps::print_product
        verify_regions verify::contraction
        effects effects::structured
        fold fold::casts
    }

    /// The same along new dimensions.
    op broadcast {
        operands { input: TENSOR_OR_MEMREF, init: TENSOR_OR_MEMREF }
        attrs { dimensions: DENSE_I64_ARRAY_ATTR }
        results { result: variadic ANY_TENSOR }
        regions { region: SIZED_REGION_1 }
        traits [SingleBlock, SingleBlockImplicitTerminator("linalg.yield"), RecursiveMemoryEffects]
        parse syntax::short::parse_broadcast
        print syntax::short::print_broadcast
        verify verify::broadcast
        verify_regions verify::structured
        effects effects::structured
        result_names names::broadcasted
    }
    /// Sums of products whose places maps say.
    op contract {
        operands { inputs: variadic ANY, outputs: variadic ANY_SHAPED }
        attrs { indexing_maps: AFFINE_MAP_ARRAY_ATTR, cast: optional TYPE_FN_ATTR }
        results { result_tensors: variadic ANY_SHAPED }
        regions { combiner: SIZED_REGION_1 }
        traits [
            AttrSizedOperandSegments, SingleBlock, SingleBlockImplicitTerminator("linalg.yield"),
            RecursiveMemoryEffects
        ]
        parse syntax::maps::parse_contract
        print syntax::maps::print_contract
        verify verify::contract
        verify_regions verify::contraction
        effects effects::structured
        fold fold::casts
    }
    /// The same function of elements at places that maps say.
    op elementwise {
        operands { inputs: variadic ANY, outputs: variadic ANY_SHAPED }
        attrs { kind: KIND_ATTR, indexing_maps: optional AFFINE_MAP_ARRAY_ATTR }
        results { result_tensors: variadic ANY_RANKED_TENSOR }
        regions { region: ANY_REGION }
        traits [
            AttrSizedOperandSegments, SingleBlock, SingleBlockImplicitTerminator("linalg.yield"),
            RecursiveMemoryEffects
        ]
        parse syntax::maps::parse_elementwise
        print syntax::maps::print_elementwise
        verify_regions verify::structured
        effects effects::structured
        fold fold::casts
    }
    /// Loops over elements at places that maps say, with a body of any kind.
    op generic {
        operands { inputs: variadic ANY, outputs: variadic ANY_SHAPED }
        attrs {
            indexing_maps: AFFINE_MAP_ARRAY_ATTR, iterator_types: ITERATOR_TYPES_ATTR,
            doc: optional STR_ATTR, library_call: optional STR_ATTR
        }
        results { result_tensors: variadic ANY_RANKED_TENSOR }
        regions { region: ANY_REGION }
        traits [
            AttrSizedOperandSegments, SingleBlock, SingleBlockImplicitTerminator("linalg.yield"),
            RecursiveMemoryEffects
        ]
        parse syntax::generic::parse
        print syntax::generic::print
        verify_regions verify::structured
        effects effects::structured
        fold fold::casts
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
    op map as MapElements {
        operands { inputs: variadic TENSOR_OR_MEMREF, init: TENSOR_OR_MEMREF }
        results { result: variadic ANY_TENSOR }
        regions { mapper: SIZED_REGION_1 }
        traits [SingleBlock, SingleBlockImplicitTerminator("linalg.yield"), RecursiveMemoryEffects]
        parse syntax::short::parse_map
        print syntax::short::print_map
        verify verify::map
        verify_regions verify::structured
        effects effects::structured
        result_names names::mapped
        arg_names names::in_and_init
    }
    /// Tiles of dimensions become dimensions of their own.
    op pack {
        operands {
            source: ANY_RANKED_TENSOR, dest: ANY_RANKED_TENSOR, padding_value: optional ANY,
            inner_tiles: variadic built INDICES
        }
        attrs {
            outer_dims_perm: optional DENSE_I64_ARRAY_ATTR, inner_dims_pos: DENSE_I64_ARRAY_ATTR,
            static_inner_tiles: DENSE_I64_ARRAY_ATTR
        }
        results { result: ANY_RANKED_TENSOR }
        traits [
            AttrSizedOperandSegments, NoMemoryEffect,
            TypesMatchWith("result type matches type of dest", dest => result, same)
        ]
        format "$source (`padding_value` `(` $padding_value^ `:` type($padding_value) `)`)?
            (`outer_dims_perm` `=` $outer_dims_perm^)? `inner_dims_pos` `=` $inner_dims_pos
            `inner_tiles` `=` custom<DynamicIndexList>($inner_tiles, $static_inner_tiles)
            `into` $dest attr-dict `:` type($source) `->` type($dest)"
        verify verify::pack
        result_names names::pack
    }
    /// Combines elements along dimensions.
    op reduce {
        operands { inputs: variadic TENSOR_OR_MEMREF, inits: variadic TENSOR_OR_MEMREF }
        attrs { dimensions: SORTED_I64_ARRAY }
        results { _: variadic ANY_TENSOR }
        regions { combiner: SIZED_REGION_1 }
        traits [
            SameVariadicOperandSize, SingleBlock, SingleBlockImplicitTerminator("linalg.yield"),
            RecursiveMemoryEffects
        ]
        parse syntax::short::parse_reduce
        print syntax::short::print_reduce
        verify verify::reduce
        verify_regions verify::structured
        effects effects::structured
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
    op transpose {
        operands { input: TENSOR_OR_MEMREF, init: TENSOR_OR_MEMREF }
        attrs { permutation: DENSE_I64_ARRAY_ATTR }
        results { result: variadic ANY_TENSOR }
        regions { region: SIZED_REGION_1 }
        traits [SingleBlock, SingleBlockImplicitTerminator("linalg.yield"), RecursiveMemoryEffects]
        parse syntax::short::parse_transpose
        print syntax::short::print_transpose
        verify verify::transpose
        verify_regions verify::structured
        effects effects::structured
        fold fold::transpose
        result_names names::transposed
    }
    /// Dimensions of tiles become parts of others.
    op unpack {
        operands { source: ANY_RANKED_TENSOR, dest: ANY_RANKED_TENSOR, inner_tiles: variadic built INDICES }
        attrs {
            outer_dims_perm: optional DENSE_I64_ARRAY_ATTR, inner_dims_pos: DENSE_I64_ARRAY_ATTR,
            static_inner_tiles: DENSE_I64_ARRAY_ATTR
        }
        results { result: ANY_RANKED_TENSOR }
        traits [
            NoMemoryEffect,
            TypesMatchWith("result type matches type of dest", dest => result, same)
        ]
        format "$source (`outer_dims_perm` `=` $outer_dims_perm^)?
            `inner_dims_pos` `=` $inner_dims_pos
            `inner_tiles` `=` custom<DynamicIndexList>($inner_tiles, $static_inner_tiles)
            `into` $dest attr-dict `:` type($source) `->` type($dest)"
        verify verify::unpack
        result_names names::unpack
    }
    /// The filter of Winograd's algorithm.
    op winograd_filter_transform {
        operands { filter: TENSOR_4D, output: TENSOR_4D }
        attrs { fmr: FMR_ATTR }
        results { result: TENSOR_4D }
        traits [Pred("all of {filter, output} have same element type", verify::same_elements)]
        format "attr-dict `fmr` `(` $fmr `)` `ins` `(` $filter `:` type($filter) `)`
            `outs` `(` $output `:` type($output) `)` `->` type($result)"
        verify verify::winograd_filter
        verify_regions verify::destination
    }
    /// The input of Winograd's algorithm.
    op winograd_input_transform {
        operands { input: TENSOR_4D, output: TENSOR_6D }
        attrs { fmr: FMR_ATTR }
        results { result: TENSOR_6D }
        traits [Pred("all of {input, output} have same element type", verify::same_elements)]
        format "attr-dict `fmr` `(` $fmr `)` `ins` `(` $input `:` type($input) `)`
            `outs` `(` $output `:` type($output) `)` `->` type($result)"
        verify verify::winograd_input
        verify_regions verify::destination
    }
    /// The output of Winograd's algorithm.
    op winograd_output_transform {
        operands { value: TENSOR_6D, output: TENSOR_4D }
        attrs { fmr: FMR_ATTR }
        results { result: TENSOR_4D }
        traits [Pred("all of {value, output} have same element type", verify::same_elements)]
        format "attr-dict `fmr` `(` $fmr `)` `ins` `(` $value `:` type($value) `)`
            `outs` `(` $output `:` type($output) `)` `->` type($result)"
        verify verify::winograd_output
        verify_regions verify::destination
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
    op conv_1d: Named { verify verify::convolution }
    /// A convolution; the name says how input and filter are laid out.
    op conv_1d_ncw_fcw: Window1 { verify verify::convolution }
    /// A convolution; the name says how input and filter are laid out.
    op conv_1d_nwc_wcf: Window1 { verify verify::convolution }
    /// A convolution; the name says how input and filter are laid out.
    op conv_2d: Named { verify verify::convolution }
    /// A convolution; the name says how input and filter are laid out.
    op conv_2d_nchw_fchw: Window2 { verify verify::convolution }
    /// A convolution; the name says how input and filter are laid out.
    op conv_2d_nchw_fchw_q: Window2 { verify verify::convolution }
    /// A convolution; the name says how input and filter are laid out.
    op conv_2d_ngchw_fgchw: Window2 { verify verify::convolution }
    /// A convolution; the name says how input and filter are laid out.
    op conv_2d_ngchw_gfchw: Window2 { verify verify::convolution }
    /// A convolution; the name says how input and filter are laid out.
    op conv_2d_ngchw_gfchw_q: Window2 { verify verify::convolution }
    /// A convolution; the name says how input and filter are laid out.
    op conv_2d_nhwc_fhwc: Window2 { verify verify::convolution }
    /// A convolution; the name says how input and filter are laid out.
    op conv_2d_nhwc_fhwc_q: Window2 { verify verify::convolution }
    /// A convolution; the name says how input and filter are laid out.
    op conv_2d_nhwc_hwcf: Window2 { verify verify::convolution }
    /// A convolution; the name says how input and filter are laid out.
    op conv_2d_nhwc_hwcf_q: Window2 { verify verify::convolution }
    /// A convolution; the name says how input and filter are laid out.
    op conv_2d_nhwgc_gfhwc: Window2 { verify verify::convolution }
    /// A convolution; the name says how input and filter are laid out.
    op conv_2d_nhwgc_gfhwc_q: Window2 { verify verify::convolution }
    /// A convolution; the name says how input and filter are laid out.
    op conv_3d: Named { verify verify::convolution }
    /// A convolution; the name says how input and filter are laid out.
    op conv_3d_ncdhw_fcdhw: Window3 { verify verify::convolution }
    /// A convolution; the name says how input and filter are laid out.
    op conv_3d_ndhwc_dhwcf: Window3 { verify verify::convolution }
    /// A convolution; the name says how input and filter are laid out.
    op conv_3d_ndhwc_dhwcf_q: Window3 { verify verify::convolution }
    /// Copies elements.
    op copy as CopyElements: Casting {}
    /// A convolution of each channel alone.
    op depthwise_conv_1d_ncw_cw: Window1 { verify verify::convolution }
    /// A convolution of each channel alone.
    op depthwise_conv_1d_nwc_wc: Window1 { verify verify::convolution }
    /// A convolution of each channel alone.
    op depthwise_conv_1d_nwc_wcm: Window1 { verify verify::convolution }
    /// A convolution of each channel alone.
    op depthwise_conv_2d_nchw_chw: Window2 { verify verify::convolution }
    /// A convolution of each channel alone.
    op depthwise_conv_2d_nhwc_hwc: Window2 { verify verify::convolution }
    /// A convolution of each channel alone.
    op depthwise_conv_2d_nhwc_hwc_q: Window2 { verify verify::convolution }
    /// A convolution of each channel alone.
    op depthwise_conv_2d_nhwc_hwcm: Window2 { verify verify::convolution }
    /// A convolution of each channel alone.
    op depthwise_conv_2d_nhwc_hwcm_q: Window2 { verify verify::convolution }
    /// A convolution of each channel alone.
    op depthwise_conv_3d_ncdhw_cdhw: Window3 { verify verify::convolution }
    /// A convolution of each channel alone.
    op depthwise_conv_3d_ndhwc_dhwc: Window3 { verify verify::convolution }
    /// A convolution of each channel alone.
    op depthwise_conv_3d_ndhwc_dhwcm: Window3 { verify verify::convolution }
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
    op pooling_nchw_max: Window2 { verify verify::convolution }
    /// Combines the elements of windows.
    op pooling_nchw_sum: Window2 { verify verify::convolution }
    /// Combines the elements of windows.
    op pooling_ncw_max: Window1 { verify verify::convolution }
    /// Combines the elements of windows.
    op pooling_ncw_sum: Window1 { verify verify::convolution }
    /// Combines the elements of windows.
    op pooling_ndhwc_max: Window3 { verify verify::convolution }
    /// Combines the elements of windows.
    op pooling_ndhwc_min: Window3 { verify verify::convolution }
    /// Combines the elements of windows.
    op pooling_ndhwc_sum: Window3 { verify verify::convolution }
    /// Combines the elements of windows.
    op pooling_nhwc_max: Window2 { verify verify::convolution }
    /// Combines the elements of windows.
    op pooling_nhwc_max_unsigned: Window2 { verify verify::convolution }
    /// Combines the elements of windows.
    op pooling_nhwc_min: Window2 { verify verify::convolution }
    /// Combines the elements of windows.
    op pooling_nhwc_min_unsigned: Window2 { verify verify::convolution }
    /// Combines the elements of windows.
    op pooling_nhwc_sum: Window2 { verify verify::convolution }
    /// Combines the elements of windows.
    op pooling_nwc_max: Window1 { verify verify::convolution }
    /// Combines the elements of windows.
    op pooling_nwc_max_unsigned: Window1 { verify verify::convolution }
    /// Combines the elements of windows.
    op pooling_nwc_min: Window1 { verify verify::convolution }
    /// Combines the elements of windows.
    op pooling_nwc_min_unsigned: Window1 { verify verify::convolution }
    /// Combines the elements of windows.
    op pooling_nwc_sum: Window1 { verify verify::convolution }
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
