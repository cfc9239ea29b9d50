//! The ops of `tosa`.

use couloir_ods::attrs::{
    ANY_ATTR, BOOL_ATTR, DENSE_I32_ARRAY_ATTR, ELEMENTS_ATTR, I32_ATTR, INDEX_ELEMENTS_ATTR,
    STR_ATTR, SYMBOL_NAME_ATTR, TYPE_ATTR,
};
use couloir_ods::dialect;
use couloir_ods::regions::SIZED_REGION_1;

use super::attrs::{
    self, ACC_TYPE, BLOCK_SIZE_ATTR, INT_ARRAY_2, INT_ARRAY_3, INT_ARRAY_4, INT_ARRAY_6,
    INT_OR_FLOAT, NAN_MODE_ATTR, RESIZE_MODE_ATTR, ROUNDING_MODE_ATTR, no, propagate,
};
use super::constraints::{
    ANY_SHAPE, BLOCK_DATA, BLOCK_DATA_3D, BLOCK_SCALE, BLOCK_SCALE_3D, FLOAT_TENSOR, I1_TENSOR,
    I8_TENSOR_1D, INDEX_TENSOR_2D, INT_LIKE, INT_TENSOR, INT_TENSOR_1D, INT8_LIKE, SCALAR,
    SCALAR_I8, SCALAR_I32, SCALAR_INT_OR_FLOAT, SHAPE_2, SHAPE_4, TENSOR, TENSOR_1D, TENSOR_3D,
    TENSOR_4D, TENSOR_5D, TENSOR_AT_LEAST_1D,
};
use super::syntax::VARIABLE_OP_TYPE_OR_INITIAL_VALUE;
use super::{fold, shapes, syntax, types, verify};

dialect! { tosa, "Operators on whole tensors, as networks of neurons are made of.";
    attrs [
        attrs::RESIZE_MODE, attrs::NAN_MODE, attrs::ROUNDING_MODE, attrs::BLOCK_SIZE, attrs::PROFILE,
        attrs::EXTENSION, attrs::LEVEL, attrs::VERSION, attrs::UNARY_QUANT, attrs::CONV_QUANT,
        attrs::MATMUL_QUANT, attrs::PAD_QUANT, attrs::TARGET_ENV
    ]
    types [types::SHAPE, types::MXINT8]
    inline crate::common::inline::ANY
    materialize crate::tosa::shapes::materialize

    /// An op written as its operands, its attributes and all types.
    shape Plain { format "operands attr-dict `:` functional-type(operands, results)" }
    /// The same without effects.
    shape Pure: Plain { traits [Pure] }
    /// An op whose modes are written as words, among its attributes.
    shape Moded {
        traits [Pure]
        parse syntax::modes::parse
        print syntax::modes::print
    }
    /// The same with a mode of what is no number, which is not written where it is the usual one.
    shape NanModed {
        traits [Pure]
        parse syntax::modes::parse
        print syntax::modes::print_nan
    }
    /// An op on elements at the same places.
    shape Elementwise: Plain {
        traits [Pure]
        verify verify::elementwise
    }
    shape Unary: Elementwise {
        operands { input1: TENSOR }
        results { output: TENSOR }
        traits [SameOperandsAndResultShape, SameOperandsAndResultElementType]
    }
    shape Binary: Elementwise {
        operands { input1: TENSOR, input2: TENSOR }
        results { output: TENSOR }
        traits [SameOperandsAndResultElementType]
    }
    shape CommutativeBinary: Elementwise {
        operands { input1: TENSOR, input2: TENSOR }
        results { output: TENSOR }
        traits [Commutative, SameOperandsAndResultElementType]
    }
    shape LogicalBinary: Elementwise {
        operands { input1: I1_TENSOR, input2: I1_TENSOR }
        results { output: I1_TENSOR }
        traits [Commutative, SameOperandsAndResultElementType]
    }
    shape Comparison: Elementwise {
        operands { input1: TENSOR, input2: TENSOR }
        results { output: I1_TENSOR }
        traits [SameOperandsElementType]
    }
    shape Extreme {
        operands { input1: TENSOR, input2: TENSOR }
        attrs { nan_mode: NAN_MODE_ATTR = propagate }
        results { output: TENSOR }
        traits [Commutative, SameOperandsAndResultElementType, Pure]
        parse syntax::modes::parse
        print syntax::modes::print_nan
        verify verify::elementwise
    }
    shape Reduction: Pure {
        operands { input: TENSOR_AT_LEAST_1D }
        attrs { axis: I32_ATTR }
        results { output: TENSOR_AT_LEAST_1D }
        verify verify::reduce
        verify_regions verify::infer::elements
        fold fold::reduce
    }
    shape NanReduction: NanModed {
        operands { input: TENSOR_AT_LEAST_1D }
        attrs { axis: I32_ATTR, nan_mode: NAN_MODE_ATTR = propagate }
        results { output: TENSOR_AT_LEAST_1D }
        verify verify::reduce
        verify_regions verify::infer::elements
        fold fold::reduce
    }
    shape Convolution2D: Pure {
        operands {
            input: TENSOR_4D, weight: TENSOR_4D, bias: TENSOR_1D, input_zp: SCALAR_INT_OR_FLOAT,
            weight_zp: SCALAR_INT_OR_FLOAT
        }
        attrs {
            pad: INT_ARRAY_4, stride: INT_ARRAY_2, dilation: INT_ARRAY_2, acc_type: ACC_TYPE,
            local_bound: optional BOOL_ATTR = no
        }
        results { output: TENSOR_4D }
        traits [SameVariadicOperandSize]
    }
    shape ShapeBinary: Plain {
        operands { input1: ANY_SHAPE, input2: ANY_SHAPE }
        results { output: ANY_SHAPE }
        traits [Pure]
        verify verify::shape_elementwise
    }
    shape ShapeUnary: Plain {
        operands { input: ANY_SHAPE }
        results { output: ANY_SHAPE }
        traits [Pure]
        verify verify::shape_elementwise
    }

    /// Absolute values.
    op abs: Unary { fold fold::abs }
    /// Sums.
    op add: CommutativeBinary { fold fold::add }
    /// Sums of sizes.
    op add_shape as AddShape: ShapeBinary {}
    /// A value scaled by a number with a fixed point.
    op apply_scale {
        operands { value: INT_LIKE, multiplier: INT_LIKE, shift: INT8_LIKE }
        attrs { rounding_mode: ROUNDING_MODE_ATTR }
        results { output: INT_LIKE }
        traits [Pure, ElementwiseMappable]
        parse syntax::modes::parse
        print syntax::modes::print
    }
    /// Where the largest value is along a dimension.
    op argmax as ArgMax: NanModed {
        operands { input: TENSOR_AT_LEAST_1D }
        attrs { axis: I32_ATTR, nan_mode: NAN_MODE_ATTR = propagate }
        results { output: TENSOR }
        verify verify::argmax
        fold fold::argmax
    }
    /// Shifts that keep the sign.
    op arithmetic_right_shift: Binary {
        attrs { round: BOOL_ATTR }
    }
    /// Averages of windows.
    op avg_pool2d as AvgPool2d: Pure {
        operands { input: TENSOR_4D, input_zp: SCALAR_INT_OR_FLOAT, output_zp: SCALAR_INT_OR_FLOAT }
        attrs {
            kernel: INT_ARRAY_2, stride: INT_ARRAY_2, pad: INT_ARRAY_4, acc_type: ACC_TYPE
        }
        results { output: TENSOR_4D }
        verify verify::avg_pool2d
    }
    /// Bits in both.
    op bitwise_and: CommutativeBinary {}
    /// Bits in either.
    op bitwise_or: CommutativeBinary {}
    /// Bits in one of both.
    op bitwise_xor: CommutativeBinary {}
    /// Bits not there.
    op bitwise_not: Unary {}
    /// Values as another type of number.
    op cast: Pure {
        operands { input: TENSOR }
        results { output: TENSOR }
        traits [SameOperandsAndResultShape]
        fold fold::cast
    }
    /// Numbers of blocks that have a scale, scaled.
    op cast_from_block_scaled: Moded {
        operands { input_data: BLOCK_DATA, input_scale: BLOCK_SCALE }
        attrs { block_size: BLOCK_SIZE_ATTR }
        results { output_data: TENSOR_AT_LEAST_1D }
        verify verify::cast_from_block_scaled
    }
    /// Numbers as blocks of which each has a scale.
    op cast_to_block_scaled: Moded {
        operands { input_data: TENSOR_AT_LEAST_1D }
        attrs { block_size: BLOCK_SIZE_ATTR }
        results { output_data: BLOCK_DATA, output_scale: BLOCK_SCALE }
        verify verify::cast_to_block_scaled
        result_names crate::common::names::by_group
    }
    /// Rounding up.
    op ceil: Unary {}
    /// Values kept between two bounds.
    op clamp: NanModed {
        operands { input: TENSOR }
        attrs {
            min_val: INT_OR_FLOAT, max_val: INT_OR_FLOAT, nan_mode: NAN_MODE_ATTR = propagate
        }
        results { output: TENSOR }
        traits [SameOperandsAndResultShape, SameOperandsAndResultElementType]
        verify verify::clamp
    }
    /// How many bits lead that are zero.
    op clz: Unary {}
    /// Tensors one after the other along a dimension.
    op concat: Pure {
        operands { input1: variadic TENSOR_AT_LEAST_1D }
        attrs { axis: I32_ATTR }
        results { output: TENSOR_AT_LEAST_1D }
        verify verify::concat
        verify_regions verify::infer::elements
        fold fold::concat
    }
    /// Sizes one after the other.
    op concat_shape: Plain {
        operands { input: variadic ANY_SHAPE }
        results { output: ANY_SHAPE }
        traits [Pure]
        verify verify::concat_shape
    }
    /// One of two graphs, by a condition.
    op cond_if as If {
        operands { condition: I1_TENSOR, input_list: variadic TENSOR }
        results { output_list: variadic TENSOR }
        regions { then_graph: SIZED_REGION_1, else_graph: SIZED_REGION_1 }
        traits [SingleBlockImplicitTerminator("tosa.yield"), RecursiveMemoryEffects]
        parse syntax::control::parse_if
        print syntax::control::print_if
        verify verify::cond_if
    }
    /// A constant.
    op const {
        attrs { values: ELEMENTS_ATTR }
        results { output: TENSOR }
        traits [
            ConstantLike, Pure,
            Pred("all of {values, output} have same shape", verify::const_shapes_match)
        ]
        verify verify::constant
        fold shapes::fold_constant
    }
    /// A constant shape.
    op const_shape: Plain {
        attrs { values: INDEX_ELEMENTS_ATTR }
        results { output: ANY_SHAPE }
        traits [ConstantLike, Pure]
        verify verify::const_shape
        fold shapes::fold_constant
    }
    /// Convolution in two dimensions.
    op conv2d as Conv2D: Convolution2D {
        verify verify::conv2d
    }
    /// Convolution in three dimensions.
    op conv3d as Conv3D: Pure {
        operands {
            input: TENSOR_5D, weight: TENSOR_5D, bias: TENSOR_1D, input_zp: SCALAR_INT_OR_FLOAT,
            weight_zp: SCALAR_INT_OR_FLOAT
        }
        attrs {
            pad: INT_ARRAY_6, stride: INT_ARRAY_3, dilation: INT_ARRAY_3, acc_type: ACC_TYPE,
            local_bound: optional BOOL_ATTR = no
        }
        results { output: TENSOR_5D }
        traits [SameVariadicOperandSize]
        verify verify::conv3d
    }
    /// Cosines.
    op cos: Elementwise {
        operands { input1: FLOAT_TENSOR }
        results { output: FLOAT_TENSOR }
        traits [SameOperandsAndResultShape, SameOperandsAndResultElementType]
    }
    /// An op that only some know.
    op custom: Plain {
        operands { input_list: variadic TENSOR }
        attrs { operator_name: STR_ATTR, domain_name: STR_ATTR, implementation_attrs: STR_ATTR }
        results { output_list: variadic TENSOR }
    }
    /// Convolution of each channel by itself.
    op depthwise_conv2d as DepthwiseConv2D: Convolution2D {
        verify verify::depthwise_conv2d
    }
    /// The size of a dimension.
    op dim: Pure {
        operands { input1: TENSOR_AT_LEAST_1D }
        attrs { axis: I32_ATTR }
        results { output: ANY_SHAPE }
        verify verify::dim
    }
    /// Quotients of sizes, rounded up.
    op div_ceil_shape: ShapeBinary {}
    /// Quotients of sizes, rounded down.
    op div_floor_shape: ShapeBinary {}
    /// Which values are equal.
    op equal: Elementwise {
        operands { input1: TENSOR, input2: TENSOR }
        results { output: I1_TENSOR }
        traits [Commutative, SameOperandsElementType]
        verify_regions verify::infer::bits
        fold fold::equal
    }
    /// The error function.
    op erf: Elementwise {
        operands { input: TENSOR }
        results { output: TENSOR }
        traits [SameOperandsAndResultShape, SameOperandsAndResultElementType]
    }
    /// Powers of e.
    op exp: Unary {}
    /// Powers of two.
    op exp2_shape as Exp2Shape: ShapeUnary {}
    /// The Fourier transform in two dimensions.
    op fft2d as FFT2d: Pure {
        operands { input_real: TENSOR_3D, input_imag: TENSOR_3D }
        attrs { inverse: BOOL_ATTR, local_bound: optional BOOL_ATTR = no }
        results { output_real: TENSOR_3D, output_imag: TENSOR_3D }
        traits [
            SameOperandsAndResultElementType, SameOperandsAndResultShape, ResultsAreFloatLike
        ]
        verify verify::fft2d
        result_names crate::common::names::by_group
    }
    /// Rounding down.
    op floor: Unary {}
    /// Rows by their numbers.
    op gather: Pure {
        operands { values: TENSOR_3D, indices: INDEX_TENSOR_2D }
        results { output: TENSOR_3D }
        verify verify::gather
    }
    /// Which values are greater.
    op greater: Comparison { fold fold::greater }
    /// Which values are not less.
    op greater_equal: Comparison { fold fold::greater_equal }
    /// The value itself.
    op identity: Pure {
        operands { input1: TENSOR }
        results { output: TENSOR }
    }
    /// Quotients of integers.
    op intdiv as IntDiv: Elementwise {
        operands { input1: INT_TENSOR, input2: INT_TENSOR }
        results { output: INT_TENSOR }
        traits [SameOperandsAndResultElementType]
        fold fold::intdiv
    }
    /// Natural logarithms.
    op log: Unary {}
    /// Binary logarithms of sizes, rounded up.
    op log2_ceil_shape as Log2CeilShape: ShapeUnary {}
    /// Binary logarithms of sizes, rounded down.
    op log2_floor_shape as Log2FloorShape: ShapeUnary {}
    /// Whether both hold.
    op logical_and: LogicalBinary {}
    /// Shifts to the left.
    op logical_left_shift: Binary {}
    /// Whether it does not hold.
    op logical_not: Elementwise {
        operands { input1: I1_TENSOR }
        results { output: I1_TENSOR }
        traits [SameOperandsAndResultShape, SameOperandsAndResultElementType]
    }
    /// Whether either holds.
    op logical_or: LogicalBinary {}
    /// Shifts that bring in zeros.
    op logical_right_shift: Binary {}
    /// Whether one of both holds.
    op logical_xor: LogicalBinary {}
    /// Products of matrices.
    op matmul as MatMul: Pure {
        operands {
            a: TENSOR_3D, b: TENSOR_3D, a_zp: SCALAR_INT_OR_FLOAT, b_zp: SCALAR_INT_OR_FLOAT
        }
        results { output: TENSOR_3D }
        verify verify::matmul
    }
    /// Products of matrices of blocks that have a scale.
    op matmul_t_block_scaled: Moded {
        operands {
            a_data: BLOCK_DATA_3D, a_scale: BLOCK_SCALE_3D, b_data: BLOCK_DATA_3D,
            b_scale: BLOCK_SCALE_3D
        }
        attrs { block_size: BLOCK_SIZE_ATTR }
        results { output_data: TENSOR_3D }
        verify verify::matmul_t_block_scaled
    }
    /// The largest values of windows.
    op max_pool2d as MaxPool2d: NanModed {
        operands { input: TENSOR_4D }
        attrs {
            kernel: INT_ARRAY_2, stride: INT_ARRAY_2, pad: INT_ARRAY_4,
            nan_mode: NAN_MODE_ATTR = propagate
        }
        results { output: TENSOR_4D }
        verify verify::max_pool2d
    }
    /// The larger sizes.
    op max_shape: ShapeBinary {}
    /// The larger values.
    op maximum: Extreme {}
    /// The smaller sizes.
    op min_shape: ShapeBinary {}
    /// The smaller values.
    op minimum: Extreme {}
    /// What is left of sizes that are divided.
    op mod_shape: ShapeBinary {}
    /// Products, shifted.
    op mul: Pure {
        operands { input1: TENSOR, input2: TENSOR, shift: SCALAR_I8 }
        results { output: TENSOR }
        verify verify::mul
        fold fold::mul
    }
    /// Products of sizes.
    op mul_shape: ShapeBinary {}
    /// Negated values.
    op negate: Pure {
        operands {
            input1: TENSOR, input1_zp: SCALAR_INT_OR_FLOAT, output_zp: SCALAR_INT_OR_FLOAT
        }
        results { output: TENSOR }
        verify verify::negate
        fold fold::negate
    }
    /// A tensor with values added around it.
    op pad: Pure {
        operands { input1: TENSOR_AT_LEAST_1D, padding: ANY_SHAPE, pad_const: SCALAR }
        results { output: TENSOR_AT_LEAST_1D }
        verify verify::pad
        fold fold::pad
    }
    /// Powers.
    op pow: Binary {}
    /// Reciprocals.
    op reciprocal: Unary { fold fold::reciprocal }
    /// Whether all hold, along a dimension.
    op reduce_all: Reduction {}
    /// Whether any holds, along a dimension.
    op reduce_any: Reduction {}
    /// The largest value along a dimension.
    op reduce_max: NanReduction {}
    /// The smallest value along a dimension.
    op reduce_min: NanReduction {}
    /// The product along a dimension.
    op reduce_product: Reduction {}
    /// The sum along a dimension.
    op reduce_sum: Reduction {}
    /// Values scaled by numbers with a fixed point.
    op rescale: Moded {
        operands {
            input: TENSOR, multiplier: INT_TENSOR_1D, shift: I8_TENSOR_1D,
            input_zp: SCALAR_INT_OR_FLOAT, output_zp: SCALAR_INT_OR_FLOAT
        }
        attrs {
            scale32: BOOL_ATTR, rounding_mode: ROUNDING_MODE_ATTR, per_channel: BOOL_ATTR,
            input_unsigned: BOOL_ATTR, output_unsigned: BOOL_ATTR
        }
        results { output: TENSOR }
        verify verify::rescale
    }
    /// The same elements in another shape.
    op reshape: Pure {
        operands { input1: TENSOR, shape: ANY_SHAPE }
        results { output: TENSOR }
        verify verify::reshape
        verify_regions verify::infer::elements
        fold fold::reshape
    }
    /// An image of another size.
    op resize: Moded {
        operands { input: TENSOR_4D, scale: SHAPE_4, offset: SHAPE_2, border: SHAPE_2 }
        attrs { mode: RESIZE_MODE_ATTR }
        results { output: TENSOR_4D }
        verify verify::resize
        fold fold::resize
    }
    /// A tensor backwards along a dimension.
    op reverse: Pure {
        operands { input1: TENSOR_AT_LEAST_1D }
        attrs { axis: I32_ATTR }
        results { output: TENSOR_AT_LEAST_1D }
        verify verify::reverse
        fold fold::reverse
    }
    /// The Fourier transform of real numbers in two dimensions.
    op rfft2d as RFFT2d: Pure {
        operands { input_real: TENSOR_3D }
        attrs { local_bound: optional BOOL_ATTR = no }
        results { output_real: TENSOR_3D, output_imag: TENSOR_3D }
        traits [SameOperandsAndResultElementType, ResultsAreFloatLike]
        verify verify::rfft2d
        result_names crate::common::names::by_group
    }
    /// Reciprocals of square roots.
    op rsqrt: Unary {}
    /// Rows put where their numbers say.
    op scatter: Pure {
        operands { values_in: TENSOR_3D, indices: INDEX_TENSOR_2D, input: TENSOR_3D }
        results { values_out: TENSOR_3D }
        verify verify::scatter
    }
    /// Values of one tensor or another.
    op select: Elementwise {
        operands { input1: I1_TENSOR, input2: TENSOR, input3: TENSOR }
        results { output: TENSOR }
        verify verify::select
        fold fold::select
    }
    /// The logistic function.
    op sigmoid: Elementwise {
        operands { input: TENSOR }
        results { output: TENSOR }
        traits [SameOperandsAndResultShape, SameOperandsAndResultElementType]
    }
    /// Sines.
    op sin: Elementwise {
        operands { input1: FLOAT_TENSOR }
        results { output: FLOAT_TENSOR }
        traits [SameOperandsAndResultShape, SameOperandsAndResultElementType]
    }
    /// A part of a tensor.
    op slice: Pure {
        operands { input1: TENSOR_AT_LEAST_1D, start: ANY_SHAPE, size: ANY_SHAPE }
        results { output: TENSOR_AT_LEAST_1D }
        verify verify::slice
        fold fold::slice
    }
    /// Some of the sizes of a shape.
    op slice_shape: Plain {
        operands { input: ANY_SHAPE, start: SCALAR_I32, size: SCALAR_I32 }
        results { output: ANY_SHAPE }
        traits [Pure]
        verify verify::slice_shape
    }
    /// Differences.
    op sub: Binary { fold fold::sub }
    /// Differences of sizes.
    op sub_shape: ShapeBinary {}
    /// Values looked up.
    op table: Pure {
        operands { input1: TENSOR, table: TENSOR_1D }
        results { output: TENSOR }
        verify verify::table
    }
    /// Hyperbolic tangents.
    op tanh: Elementwise {
        operands { input: TENSOR }
        results { output: TENSOR }
        traits [SameOperandsAndResultShape, SameOperandsAndResultElementType]
    }
    /// A tensor many times over.
    op tile: Pure {
        operands { input1: TENSOR_AT_LEAST_1D, multiples: ANY_SHAPE }
        results { output: TENSOR_AT_LEAST_1D }
        verify verify::tile
        fold fold::tile
    }
    /// Dimensions in another order.
    op transpose: Pure {
        operands { input1: TENSOR_AT_LEAST_1D }
        attrs { perms: DENSE_I32_ARRAY_ATTR }
        results { output: TENSOR_AT_LEAST_1D }
        traits [Pred("all of {input1, output} have same element type", verify::same_element_types)]
        verify verify::transpose
        fold fold::transpose
    }
    /// Convolution backwards.
    op transpose_conv2d as TransposeConv2D: Pure {
        operands {
            input: TENSOR_4D, weight: TENSOR_4D, bias: TENSOR_1D, input_zp: SCALAR_INT_OR_FLOAT,
            weight_zp: SCALAR_INT_OR_FLOAT
        }
        attrs {
            out_pad: INT_ARRAY_4, stride: INT_ARRAY_2, acc_type: ACC_TYPE,
            local_bound: optional BOOL_ATTR = no
        }
        results { output: TENSOR_4D }
        traits [SameVariadicOperandSize]
        verify verify::transpose_conv2d
    }
    /// A tensor that keeps its value.
    op variable {
        attrs {
            sym_name: SYMBOL_NAME_ATTR, var_shape: INDEX_ELEMENTS_ATTR, type: TYPE_ATTR,
            initial_value: optional ANY_ATTR
        }
        traits [Symbol]
        format "$sym_name attr-dict
            custom<VariableOpTypeOrInitialValue>($var_shape, $type, $initial_value)"
    }
    /// What a variable holds.
    op variable_read {
        attrs { name: SYMBOL_NAME_ATTR }
        results { output1: TENSOR }
        format "$name attr-dict `:` type($output1)"
        verify_symbols verify::variable_read
    }
    /// Gives a variable another value.
    op variable_write {
        operands { input1: TENSOR }
        attrs { name: SYMBOL_NAME_ATTR }
        format "$name attr-dict `,` $input1 `:` type($input1)"
        verify_symbols verify::variable_write
    }
    /// A graph again and again as long as another says so.
    op while_loop as While {
        operands { input_list: variadic TENSOR }
        results { output_list: variadic TENSOR }
        regions { cond_graph: SIZED_REGION_1, body_graph: SIZED_REGION_1 }
        traits [LoopLike, SingleBlockImplicitTerminator("tosa.yield"), RecursiveMemoryEffects]
        parse syntax::control::parse_while
        print syntax::control::print_while
        verify verify::while_loop
    }
    /// The values of a graph.
    op yield {
        operands { inputs: variadic TENSOR }
        traits [Terminator, Pure]
        format "$inputs attr-dict `:` type($inputs)"
    }
}
