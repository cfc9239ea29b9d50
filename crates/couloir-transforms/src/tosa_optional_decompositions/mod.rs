//! `tosa-optional-decompositions`: convolutions as simpler ops put together.
//!
//! - `depthwise`: with a kernel of one element, products of numbers;
//! - `transposed`: backwards, one with the kernel turned around; where it goes by steps, one for
//!   each place between them.

mod depthwise;
mod transposed;

use couloir_dialects::common::fold::{Number, fill, int_splat};
use couloir_dialects::tosa;
use couloir_ir::body::{Op, Value};
use couloir_ir::build::{Build, NewOp};
use couloir_ir::ty::DYNAMIC;
use couloir_ir::{Attribute, Context, OpRef, Type};
use couloir_pass::PassDef;
use couloir_rewrite::Rewriter;
use couloir_rewrite::greedy::RewritePatterns;

use crate::greedy::greedy;

/// `tosa-optional-decompositions`
pub static PASS: PassDef = PassDef {
    anchor: Some("func.func"),
    ..greedy!(
        "tosa-optional-decompositions",
        "TosaOptionalDecompositionsPass",
        "Applies Tosa operations optional decompositions",
        patterns,
        ["tosa"],
    )
};

fn patterns() -> RewritePatterns {
    let mut patterns = RewritePatterns::new();
    patterns.add(tosa::DepthwiseConv2D::def(), depthwise::rewrite);
    patterns.add(tosa::TransposeConv2D::def(), transposed::rewrite);
    patterns
}

/// What all convolutions in two dimensions take and give.
struct Conv {
    input: Value,
    weight: Value,
    bias: Value,
    /// The zeros of input and kernel.
    zeros: [Value; 2],
    /// Sizes of the input: images, height, width, channels.
    of_input: [i64; 4],
    of_weight: [i64; 4],
    of_result: [i64; 4],
    result: Type,
    stride: [i64; 2],
}

impl Conv {
    /// None where a size but the number of images is not known.
    fn of(op: OpRef<'_>, stride: usize) -> Option<Self> {
        let ctx = op.ctx();
        let [input, weight, bias, input_zp, weight_zp] =
            op.operands().collect::<Vec<_>>().try_into().ok()?;
        let result = op.result_type(0)?;
        let of_weight = sizes(ctx, op.ty(weight)).filter(|sizes| sizes[0] != DYNAMIC)?;
        Some(Self {
            input,
            weight,
            bias,
            zeros: [input_zp, weight_zp],
            of_input: sizes(ctx, op.ty(input))?,
            of_weight,
            of_result: sizes(ctx, result)?,
            result,
            stride: list(op, stride)?,
        })
    }
}

/// Four sizes of which only the first may not be known.
fn sizes(ctx: &Context, ty: Type) -> Option<[i64; 4]> {
    let sizes: [i64; 4] = ty.shape(ctx)?.try_into().ok()?;
    (!sizes[1..].contains(&DYNAMIC)).then_some(sizes)
}

/// A list of numbers an op has.
fn list<const N: usize>(op: OpRef<'_>, slot: usize) -> Option<[i64; N]> {
    op.prop(slot)?.as_i64_array(op.ctx())?.try_into().ok()
}

/// The type of tensors of so many elements of another's type.
fn sized(rw: &Rewriter<'_>, like: Value, sizes: &[i64]) -> Type {
    let ctx = rw.context();
    Type::tensor(ctx, sizes, rw.ty(like).element_or_self(ctx))
}

/// The constant of a shape; sizes that are not known are -1.
fn shape(rw: &mut Rewriter<'_>, sizes: &[i64]) -> Value {
    let known = |&size: &i64| if size == DYNAMIC { -1 } else { size };
    let sizes = sizes.iter().map(known).collect::<Vec<_>>();
    rw.insert1(tosa::const_shape(rw.context(), &sizes))
}

fn reshape(rw: &mut Rewriter<'_>, value: Value, sizes: &[i64]) -> Value {
    let shape = shape(rw, sizes);
    let ty = sized(rw, value, sizes);
    rw.insert1(tosa::Reshape::build(ty, value, shape))
}

/// A constant all of whose elements are zero.
fn zeros(rw: &mut Rewriter<'_>, element: Type, sizes: &[i64]) -> Option<Value> {
    let ctx = rw.context();
    let ty = Type::tensor(ctx, sizes, element);
    let value = fill(ctx, ty, &Number::zero(ctx, element)?);
    Some(rw.insert1(NewOp::new(tosa::Const::def()).prop(tosa::Const::VALUES, value).result(ty)))
}

/// A constant of one integer.
fn integer(rw: &mut Rewriter<'_>, element: Type, sizes: &[i64], value: i64) -> Value {
    let ty = Type::tensor(rw.context(), sizes, element);
    let value = int_splat(rw.context(), ty, value);
    rw.insert1(NewOp::new(tosa::Const::def()).prop(tosa::Const::VALUES, value).result(ty))
}

/// The constant of what stands for zero, of a type.
fn zero_of(rw: &mut Rewriter<'_>, element: Type, sizes: &[i64], zero: i64) -> Option<Value> {
    match element.is_float(rw.context()) {
        true => zeros(rw, element, sizes),
        false => Some(integer(rw, element, sizes, zero)),
    }
}

/// A tensor with so many elements before and after its own in each dimension; the shape that tells
/// how many, and what they are.
fn pad(
    rw: &mut Rewriter<'_>,
    (value, sizes): (Value, &[i64]),
    padding: &[[i64; 2]],
    [shape, with]: [Value; 2],
) -> Option<Value> {
    let more = |(&size, [before, after]): (&i64, &[i64; 2])| match size {
        DYNAMIC => Some(DYNAMIC),
        size => size.checked_add(*before)?.checked_add(*after),
    };
    let sizes = sizes.iter().zip(padding).map(more).collect::<Option<Vec<_>>>()?;
    let ty = sized(rw, value, &sizes);
    Some(rw.insert1(tosa::Pad::build(ty, value, shape, with)))
}

/// Adds what is added to each channel of a result.
fn add_bias(rw: &mut Rewriter<'_>, op: Op, conv: &Conv, value: Value) -> Option<()> {
    let &[count] = rw.ty(conv.bias).shape(rw.context())? else { return None };
    let bias = reshape(rw, conv.bias, &[1, 1, 1, count]);
    rw.replace_with(op, tosa::Add::build(conv.result, value, bias));
    Some(())
}

/// An array of numbers.
fn numbers(rw: &Rewriter<'_>, list: &[i64]) -> Attribute {
    Attribute::i64_array(rw.context(), list)
}
