//! Convolution of each channel by itself with kernels of one element: products.

use couloir_dialects::tosa::{self, DepthwiseConv2D};
use couloir_ir::Type;
use couloir_ir::body::{Op, Value};
use couloir_ir::build::Build;
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::Rewritten;

use super::{Conv, add_bias, integer, list, pad, reshape, shape, sized, zero_of};

pub(super) fn rewrite(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let ctx = rw.context();
    let view = rw.view(op);
    let conv = Conv::of(view, DepthwiseConv2D::STRIDE).or_no_match("sizes are not known")?;
    let [height, width, ..] = conv.of_weight;
    if [height, width] != [1, 1] || conv.stride != [1, 1] {
        return no_match("the kernel has several elements, or goes by steps");
    }
    let zero = |at| tosa::zero_point(view, at).or_no_match("zeros are not known");
    let zero = [zero(3)?, zero(4)?];
    let own = rw.ty(conv.input).element_or_self(ctx);
    let padding: [i64; 4] = list(view, DepthwiseConv2D::PAD).or_no_match("no padding")?;
    if padding != [0; 4] && own != conv.result.element_or_self(ctx) {
        return no_match("what is put around is of another type");
    }
    rw.at(op);
    product(op, rw, &conv, zero, padding).or_no_match("too large")
}

fn product(
    op: Op,
    rw: &mut Rewriter<'_>,
    conv: &Conv,
    zero: [i64; 2],
    padding: [i64; 4],
) -> Option<()> {
    let ctx = rw.context();
    let element = conv.result.element_or_self(ctx);
    let ([images, height, width, channels], [.., times]) = (conv.of_input, conv.of_weight);
    let input = reshape(rw, conv.input, &[images, height, width, channels, 1]);
    let [input, weight] = [input, conv.weight].map(|value| cast(rw, value, element));
    let input = without_zero(rw, input, element, zero[0])?;
    let weight = without_zero(rw, weight, element, zero[1])?;
    let input = match padding {
        [0, 0, 0, 0] => input,
        [top, bottom, left, right] => {
            let around = [[0; 2], [top, bottom], [left, right], [0; 2], [0; 2]];
            let sizes = [images, height, width, channels, 1];
            let told = shape(rw, around.as_flattened());
            let with = zero_of(rw, element, &[1], zero[0])?;
            pad(rw, (input, &sizes), &around, [told, with])?
        }
    };
    let weight = reshape(rw, weight, &[1, 1, 1, channels, times]);
    let [images, height, width, _] = conv.of_result;
    let ty = sized(rw, input, &[images, height, width, channels, times]);
    let shift = integer(rw, Type::I8, &[1], 0);
    let value = rw.insert1(tosa::Mul::build(ty, input, weight, shift));
    let value = reshape(rw, value, &conv.of_result);
    add_bias(rw, op, conv, value)
}

/// A tensor with elements of another type.
fn cast(rw: &mut Rewriter<'_>, value: Value, element: Type) -> Value {
    let ctx = rw.context();
    let ty = rw.ty(value);
    if ty.element_or_self(ctx) == element {
        return value;
    }
    let ty = Type::tensor(ctx, ty.shape(ctx).unwrap_or_default(), element);
    rw.insert1(tosa::Cast::build(ty, value))
}

/// A tensor less what stands for zero.
fn without_zero(rw: &mut Rewriter<'_>, value: Value, element: Type, zero: i64) -> Option<Value> {
    if zero == 0 {
        return Some(value);
    }
    let ty = rw.ty(value);
    let rank = ty.shape(rw.context())?.len();
    let zero = zero_of(rw, element, &vec![1; rank], zero)?;
    Some(rw.insert1(tosa::Sub::build(ty, value, zero)))
}
