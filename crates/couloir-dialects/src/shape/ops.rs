//! The ops of `shape`.

use couloir_ods::attrs::{
    BOOL_ATTR, DICT_ARRAY_ATTR, DICTIONARY_ATTR, FUNCTION_TYPE_ATTR, INDEX_ATTR,
    INDEX_ELEMENTS_ATTR, STR_ATTR, SYMBOL_NAME_ATTR,
};
use couloir_ods::dialect;
use couloir_ods::regions::{ANY_REGION, SIZED_REGION_1};
use couloir_ods::types::{ANY as ANY_TYPE, ANY_SHAPED, I1, INDEX};

use super::types::{
    ANY_SHAPE_OR_SIZE, INDEX_TENSOR, NUMBERS_OR_VALUE_SHAPE, SHAPE_OR_EXTENT_TENSOR, SHAPE_OR_SIZE,
    SHAPE_TYPE, SHAPED_OR_VALUE_SHAPE, SIZE_OR_INDEX, SIZE_TYPE, TENSOR_1D_OF_INDEX,
    VALUE_SHAPE_TYPE, WITNESS_TYPE,
};
use super::{control, fold, held, infer, library, materialize, names, syntax, types, verify};
use crate::common::function;

dialect! { shape, "Shapes of values, computed and constrained.";
    inline crate::common::inline::ANY
    types [types::SHAPE, types::SIZE, types::VALUE_SHAPE, types::WITNESS]
    materialize materialize
    verify_op_attr library::op_attr

    /// Of two numbers.
    shape Binary<T: SIZE_OR_INDEX> {
        operands { lhs: T, rhs: T }
        results { result: T }
        traits [Pure]
        format "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)"
    }
    shape Arithmetic: Binary { verify verify::sizes_propagate }
    shape Extremum: Binary<SHAPE_OR_SIZE> {
        traits [Commutative]
        verify infer::extremum
        fold fold::extremum
    }
    /// Of any number of shapes.
    shape OfShapes {
        operands { shapes: variadic SHAPE_OR_EXTENT_TENSOR }
        format "$shapes attr-dict `:` type($shapes)"
    }
    shape End {
        operands { operands: variadic ANY_TYPE }
        format "attr-dict ($operands^ `:` type($operands))?"
    }

    /// Addition.
    op add: Arithmetic {
        traits [Commutative]
        fold fold::add
    }
    /// Any shape that the shapes given may be.
    op any {
        operands { inputs: variadic SHAPE_OR_EXTENT_TENSOR }
        results { result: SHAPE_OR_EXTENT_TENSOR }
        traits [Commutative, Pure]
        format "$inputs attr-dict `:` type($inputs) `->` type($result)"
        fold fold::any
    }
    /// Runs a region that relies on something.
    op assuming {
        operands { witness: built WITNESS_TYPE }
        results { results: variadic ANY_TYPE }
        regions { doRegion: SIZED_REGION_1 }
        traits [
            SingleBlock, SingleBlockImplicitTerminator("shape.assuming_yield"), RegionBranch,
            RecursiveMemoryEffects
        ]
        parse syntax::parse_assuming
        print syntax::print_assuming
        region_branch control::ASSUMING
    }
    /// That all of it holds.
    op assuming_all {
        operands { inputs: variadic built WITNESS_TYPE }
        results { result: built WITNESS_TYPE }
        traits [Commutative, Pure]
        format "$inputs attr-dict"
        verify verify::assuming_all
        fold fold::assuming_all
    }
    /// Ends an `assuming` and gives its results.
    op assuming_yield: End {
        traits [
            Pure, RegionBranchTerminator, ReturnLike, Terminator, HasParent("shape.assuming")
        ]
    }
    /// The shape of an elementwise op on values of these shapes.
    op broadcast {
        operands { shapes: variadic SHAPE_OR_EXTENT_TENSOR }
        attrs { error: optional STR_ATTR }
        results { result: SHAPE_OR_EXTENT_TENSOR }
        traits [Commutative, Pure]
        format "$shapes attr-dict `:` type($shapes) `->` type($result)"
        verify verify::shapes_propagate
        fold fold::broadcast
    }
    /// The dimensions of one shape, then those of another.
    op concat: Binary<SHAPE_OR_EXTENT_TENSOR> {
        fold fold::concat
    }
    /// A known shape.
    op const_shape {
        attrs { shape: INDEX_ELEMENTS_ATTR }
        results { result: SHAPE_OR_EXTENT_TENSOR }
        traits [ConstantLike, Pure]
        parse syntax::parse_const_shape
        print syntax::print_const_shape
        verify infer::const_shape
        fold held
    }
    /// A known size.
    op const_size {
        attrs { value: INDEX_ATTR }
        results { result: built SIZE_TYPE }
        traits [ConstantLike, Pure]
        format "$value attr-dict"
        result_names names::const_size
        fold held
    }
    /// That something is known to hold, or not to.
    op const_witness {
        attrs { passing: BOOL_ATTR }
        results { result: built WITNESS_TYPE }
        traits [ConstantLike, Pure]
        format "$passing attr-dict"
        fold held
    }
    /// That an elementwise op may have operands of these shapes.
    op cstr_broadcastable: OfShapes {
        results { result: built WITNESS_TYPE }
        traits [Commutative]
        verify verify::cstr_broadcastable
        fold fold::cstr_broadcastable
    }
    /// That shapes are equal.
    op cstr_eq: OfShapes {
        results { result: built WITNESS_TYPE }
        traits [Commutative]
        fold fold::cstr_eq
    }
    /// That something is true.
    op cstr_require {
        operands { pred: built I1 }
        attrs { msg: STR_ATTR }
        results { result: built WITNESS_TYPE }
        format "$pred `,` $msg attr-dict"
        fold fold::cstr_require
    }
    /// Prints a shape or size.
    op debug_print {
        operands { input: SHAPE_OR_SIZE }
        results { output: SHAPE_OR_SIZE }
    }
    /// An extent of the shape of a value.
    op dim {
        operands { value: ANY_SHAPED, index: SIZE_OR_INDEX }
        results { extent: SIZE_OR_INDEX }
        traits [Pure]
        format "$value `,` $index attr-dict `:` type($value) `,`type($index) `->` type($extent)"
        fold fold::dim
    }
    /// Division, rounded down.
    op div: Arithmetic { fold fold::div }
    /// A shape of a list of extents.
    op from_extent_tensor {
        operands { input: TENSOR_1D_OF_INDEX }
        results { result: built SHAPE_TYPE }
        traits [Pure]
        format "$input attr-dict `:` type($input)"
    }
    /// A shape of these extents.
    op from_extents {
        operands { extents: variadic SIZE_OR_INDEX }
        results { shape: built SHAPE_TYPE }
        traits [Pure]
        format "$extents attr-dict `:` type($extents)"
        fold fold::from_extents
    }
    /// A function that computes shapes.
    op func {
        attrs {
            sym_name: SYMBOL_NAME_ATTR, function_type: FUNCTION_TYPE_ATTR,
            arg_attrs: optional DICT_ARRAY_ATTR, res_attrs: optional DICT_ARRAY_ATTR,
            sym_visibility: optional STR_ATTR
        }
        regions { body: ANY_REGION }
        traits [
            AffineScope, AutomaticAllocationScope, Symbol, Callable, Function, IsolatedFromAbove
        ]
        parse syntax::parse_func
        print syntax::print_func
        is_declaration function::is_declaration
        default_dialect "shape"
    }
    /// Functions that compute the shapes of the results of ops.
    op function_library {
        attrs {
            sym_name: SYMBOL_NAME_ATTR, sym_visibility: optional STR_ATTR,
            mapping: DICTIONARY_ATTR
        }
        regions { body: ANY_REGION }
        traits [
            AffineScope, IsolatedFromAbove, NoRegionArguments, SymbolTable, Symbol, NoTerminator,
            SingleBlock
        ]
        parse syntax::parse_library
        print syntax::print_library
        default_dialect "shape"
    }
    /// An extent of a shape.
    op get_extent {
        operands { shape: SHAPE_OR_EXTENT_TENSOR, dim: SIZE_OR_INDEX }
        results { extent: SIZE_OR_INDEX }
        traits [Pure]
        format "$shape `,` $dim attr-dict `:` type($shape) `,` type($dim) `->` type($extent)"
        verify verify::sizes_propagate
        fold fold::get_extent
    }
    /// A size of an index.
    op index_to_size {
        operands { arg: built INDEX }
        results { result: built SIZE_TYPE }
        traits [Pure]
        format "$arg attr-dict"
        fold fold::carried
    }
    /// Whether an elementwise op may have operands of these shapes.
    op is_broadcastable: OfShapes {
        results { result: built I1 }
        traits [Commutative]
        fold fold::is_broadcastable
    }
    /// The greater, or of shapes the greater in each dimension.
    op max: Extremum {}
    /// What is known of a shape or size of which two things are known.
    op meet {
        operands { arg0: ANY_SHAPE_OR_SIZE, arg1: ANY_SHAPE_OR_SIZE }
        attrs { error: optional STR_ATTR }
        results { result: ANY_SHAPE_OR_SIZE }
        traits [Commutative]
        format "$arg0 `,` $arg1 (`,` `error` `=` $error^)? attr-dict `:` type($arg0) `,` type($arg1)
            `->` type($result)"
        verify infer::meet
    }
    /// The smaller, or of shapes the smaller in each dimension.
    op min: Extremum {}
    /// Multiplication.
    op mul: Arithmetic {
        traits [Commutative]
        fold fold::mul
    }
    /// The product of all extents.
    op num_elements {
        operands { shape: SHAPE_OR_EXTENT_TENSOR }
        results { result: SIZE_OR_INDEX }
        traits [Pure]
        format "$shape attr-dict `:` type($shape) `->` type($result)"
        verify verify::sizes_propagate
        fold fold::num_elements
    }
    /// How many extents there are.
    op rank {
        operands { shape: SHAPE_OR_EXTENT_TENSOR }
        results { rank: SIZE_OR_INDEX }
        traits [Pure]
        format "$shape attr-dict `:` type($shape) `->` type($rank)"
        verify verify::sizes_propagate
        fold fold::rank
    }
    /// Runs a region on each extent, with what it gave for the one before.
    op reduce {
        operands { shape: SHAPE_OR_EXTENT_TENSOR, initVals: variadic ANY_TYPE }
        results { result: variadic ANY_TYPE }
        regions { region: SIZED_REGION_1 }
        traits [SingleBlock, SingleBlockImplicitTerminator("shape.yield")]
        parse syntax::parse_reduce
        print syntax::print_reduce
        verify verify::reduce
    }
    /// Ends a function and gives its results.
    op return: End {
        traits [Pure, HasParent("shape.func"), ReturnLike, Terminator]
    }
    /// Whether shapes are equal.
    op shape_eq: OfShapes {
        results { result: built I1 }
        traits [Pure, Commutative]
        fold fold::shape_eq
    }
    /// The shape of a value.
    op shape_of {
        operands { arg: SHAPED_OR_VALUE_SHAPE }
        results { result: SHAPE_OR_EXTENT_TENSOR }
        traits [Pure]
        format "$arg attr-dict `:` type($arg) `->` type($result)"
        verify verify::shape_of
    }
    /// An index of a size.
    op size_to_index {
        operands { arg: SIZE_OR_INDEX }
        results { result: built INDEX }
        traits [Cast, Pure]
        format "$arg attr-dict `:` type($arg)"
        cast verify::casts
        fold fold::carried
    }
    /// What comes before a dimension, and what comes after.
    op split_at {
        operands { operand: SHAPE_OR_EXTENT_TENSOR, index: SIZE_OR_INDEX }
        results { head: SHAPE_OR_EXTENT_TENSOR, tail: SHAPE_OR_EXTENT_TENSOR }
        traits [Pure]
        result_names crate::common::names::by_group
        fold fold::split_at
    }
    /// The extents of a shape.
    op to_extent_tensor {
        operands { input: SHAPE_OR_EXTENT_TENSOR }
        results { result: INDEX_TENSOR }
        traits [Cast, Pure]
        format "$input attr-dict `:` type($input) `->` type($result)"
        cast verify::casts
        fold fold::to_extent_tensor
    }
    /// A value that is a list of extents, as a shape.
    op value_as_shape {
        operands { arg: NUMBERS_OR_VALUE_SHAPE }
        results { result: SHAPE_OR_EXTENT_TENSOR }
        traits [Pure]
        format "$arg attr-dict `:` type($arg) `->` type($result)"
    }
    /// The value of a value with a shape.
    op value_of {
        operands { arg: built VALUE_SHAPE_TYPE }
        results { result: ANY_SHAPED }
        traits [Pure]
        format "$arg attr-dict `:` type($result)"
    }
    /// A value with this shape.
    op with_shape {
        operands { operand: SHAPED_OR_VALUE_SHAPE, shape: SHAPE_OR_EXTENT_TENSOR }
        results { result: built VALUE_SHAPE_TYPE }
        traits [Pure]
        format "operands attr-dict `:` type($operand) `,` type($shape)"
    }
    /// Ends the region of a `reduce` and gives its values.
    op yield: End {
        traits [
            HasParent("shape.reduce", "shape.function_library"), Pure, RegionBranchTerminator,
            ReturnLike, Terminator
        ]
        verify verify::yields
    }
}
