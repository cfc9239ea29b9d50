//! Sizes of results that follow from what comes in (`InferShapedTypeOpInterface`), by the formulas
//! of the TOSA specification.

mod layout;
mod products;
mod windows;

use couloir_ir::ty::DYNAMIC;
use couloir_ir::{OpDef, OpRef};

use super::verify::input_shape;
use super::{
    Abs, Add, ArgMax, ArithmeticRightShift, AvgPool2d, BitwiseAnd, BitwiseNot, BitwiseOr,
    BitwiseXor, Cast, CastFromBlockScaled, CastToBlockScaled, Ceil, Clamp, Clz, Concat, Conv2D,
    Conv3D, Cos, DepthwiseConv2D, Equal, Erf, Exp, FFT2d, Floor, Gather, Greater, GreaterEqual,
    Identity, IntDiv, Log, LogicalAnd, LogicalLeftShift, LogicalNot, LogicalOr, LogicalRightShift,
    LogicalXor, MatMul, MatmulTBlockScaled, MaxPool2d, Maximum, Minimum, Mul, Negate, Pad, Pow,
    RFFT2d, Reciprocal, ReduceAll, ReduceAny, ReduceMax, ReduceMin, ReduceProduct, ReduceSum,
    Rescale, Reshape, Resize, Reverse, Rsqrt, Scatter, Select, Sigmoid, Sin, Slice, Sub, Table,
    Tanh, Tile, Transpose, TransposeConv2D,
};

/// The sizes of a tensor, [`DYNAMIC`] where one is not known; none where the rank is not.
pub type Shape = Option<Vec<i64>>;

/// Tells the shapes of an op's results.
type Rule = fn(OpRef<'_>) -> Vec<Shape>;

/// The rule for each op that has one.
const RULES: &[(Rule, &[fn() -> &'static OpDef])] = &[
    (
        together,
        &[
            Abs::def,
            Add::def,
            ArithmeticRightShift::def,
            BitwiseAnd::def,
            BitwiseNot::def,
            BitwiseOr::def,
            BitwiseXor::def,
            Ceil::def,
            Clamp::def,
            Clz::def,
            Cos::def,
            Equal::def,
            Erf::def,
            Exp::def,
            Floor::def,
            Greater::def,
            GreaterEqual::def,
            IntDiv::def,
            Log::def,
            LogicalAnd::def,
            LogicalLeftShift::def,
            LogicalNot::def,
            LogicalOr::def,
            LogicalRightShift::def,
            LogicalXor::def,
            Maximum::def,
            Minimum::def,
            Pow::def,
            Reciprocal::def,
            Rsqrt::def,
            Select::def,
            Sigmoid::def,
            Sin::def,
            Sub::def,
            Tanh::def,
        ],
    ),
    (factors, &[Mul::def]),
    (
        same,
        &[
            Cast::def,
            CastFromBlockScaled::def,
            FFT2d::def,
            Identity::def,
            Negate::def,
            Rescale::def,
            Reverse::def,
            Table::def,
        ],
    ),
    (
        layout::reduced,
        &[
            ReduceAll::def,
            ReduceAny::def,
            ReduceMax::def,
            ReduceMin::def,
            ReduceProduct::def,
            ReduceSum::def,
        ],
    ),
    (layout::argmax, &[ArgMax::def]),
    (layout::concat, &[Concat::def]),
    (layout::gather, &[Gather::def]),
    (layout::pad, &[Pad::def]),
    (layout::reshape, &[Reshape::def]),
    (layout::resize, &[Resize::def]),
    (layout::scatter, &[Scatter::def]),
    (layout::slice, &[Slice::def]),
    (layout::tile, &[Tile::def]),
    (layout::transpose, &[Transpose::def]),
    (products::cast_to_block_scaled, &[CastToBlockScaled::def]),
    (products::matmul, &[MatMul::def]),
    (products::matmul_t_block_scaled, &[MatmulTBlockScaled::def]),
    (products::rfft2d, &[RFFT2d::def]),
    (windows::avg_pool2d, &[AvgPool2d::def]),
    (windows::conv2d, &[Conv2D::def]),
    (windows::conv3d, &[Conv3D::def]),
    (windows::depthwise_conv2d, &[DepthwiseConv2D::def]),
    (windows::max_pool2d, &[MaxPool2d::def]),
    (windows::transpose_conv2d, &[TransposeConv2D::def]),
];

/// The shapes of an op's results as far as they follow from its operands and attributes; none for
/// an op without a rule.
pub fn result_shapes(op: OpRef<'_>) -> Option<Vec<Shape>> {
    let own = op.def()?;
    let has = |defs: &[fn() -> &'static OpDef]| defs.iter().any(|def| std::ptr::eq(def(), own));
    RULES.iter().find(|(_, defs)| has(defs)).map(|(rule, _)| rule(op))
}

/// The sizes of an operand.
fn input(op: OpRef<'_>, at: usize) -> Shape {
    input_shape(op, at).map(<[i64]>::to_vec)
}

/// A size of an operand whose rank is known.
fn input_size(op: OpRef<'_>, at: usize, dim: usize) -> Option<i64> {
    input_shape(op, at)?.get(dim).copied()
}

/// The first size that is known.
fn first_known(sizes: &[Option<i64>]) -> i64 {
    let known = sizes.iter().flatten().copied().find(|&size| size != DYNAMIC);
    known.unwrap_or(DYNAMIC)
}

/// Sizes that operands tell, each by the dimensions of operands that it is: the first that is known.
fn told(op: OpRef<'_>, sizes: &[&[(usize, usize)]]) -> Vec<Shape> {
    let size = |places: &&[(usize, usize)]| {
        let of = |&(at, dim): &(usize, usize)| input_size(op, at, dim);
        first_known(&places.iter().map(of).collect::<Vec<_>>())
    };
    vec![Some(sizes.iter().map(size).collect())]
}

/// Each result is as large as the operand of its number.
fn same(op: OpRef<'_>) -> Vec<Shape> {
    (0..op.results().len()).map(|at| input(op, at)).collect()
}

/// Operands stretch to one another.
fn together(op: OpRef<'_>) -> Vec<Shape> {
    vec![stretched(op, op.operands().len())]
}

fn factors(op: OpRef<'_>) -> Vec<Shape> {
    vec![stretched(op, 2)]
}

/// The sizes for so many operands together; of a size that is not known it is not taken to be one.
fn stretched(op: OpRef<'_>, count: usize) -> Shape {
    let mut all = input(op, 0)?;
    for at in 1..count {
        let shape = input_shape(op, at)?;
        if shape.len() != all.len() {
            return None;
        }
        for (own, &other) in all.iter_mut().zip(shape) {
            *own = match (*own, other) {
                (1, size) | (size, 1) => size,
                (a, b) if a == b => a,
                _ => return None,
            };
        }
    }
    Some(all)
}
