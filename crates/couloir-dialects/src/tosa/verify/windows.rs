//! Windows over images: pools and convolutions.

use couloir_ir::num::FloatKind;
use couloir_ir::{Context, OpRef, Type};

use super::{
    Verified, input_element, input_shape, known, listed, output_element, output_shape, refuse,
    size, stored, zero_points,
};
use crate::common::shapes::quoted;
use crate::tosa::{AvgPool2d, Conv2D, Conv3D, DepthwiseConv2D, MaxPool2d, TransposeConv2D};

/// The numbers of a property.
pub(in crate::tosa) fn numbers(op: OpRef<'_>, slot: usize) -> Vec<i64> {
    op.prop(slot).and_then(|attr| attr.as_i64_array(op.ctx())).unwrap_or_default()
}

fn at_least(op: OpRef<'_>, what: &str, numbers: &[i64], least: i64) -> Verified {
    refuse(op, numbers.iter().any(|&number| number < least), || {
        format!("expect all {what} values to be >= {least}, got {}", listed(numbers))
    })
}

/// What a pool is made of.
pub(in crate::tosa) struct Pool {
    kernel: Vec<i64>,
    stride: Vec<i64>,
    pad: Vec<i64>,
}

impl Pool {
    pub(in crate::tosa) fn new(op: OpRef<'_>, slots: [usize; 3]) -> Self {
        let [kernel, stride, pad] = slots.map(|slot| numbers(op, slot));
        Pool { kernel, stride, pad }
    }

    /// How far windows move along a dimension of known size, and the steps in which they do.
    pub(in crate::tosa) fn room(&self, op: OpRef<'_>, along: &Along) -> Option<(i64, i64)> {
        let input = input_shape(op, 0).and_then(|shape| known(size(shape, along.dim)))?;
        let (before, after) = (size(&self.pad, 2 * along.at), size(&self.pad, 2 * along.at + 1));
        let all = input.saturating_add(before).saturating_add(after);
        Some((all.saturating_sub(size(&self.kernel, along.at)), size(&self.stride, along.at)))
    }
}

/// A dimension of a pool: the number of the dimension, of its padding, and what it is called.
pub(in crate::tosa) struct Along {
    dim: usize,
    at: usize,
    size: &'static str,
    axis: &'static str,
    sides: [&'static str; 2],
}

pub(in crate::tosa) const HEIGHT: Along =
    Along { dim: 1, at: 0, size: "height", axis: "y", sides: ["top", "bottom"] };
pub(in crate::tosa) const WIDTH: Along =
    Along { dim: 2, at: 1, size: "width", axis: "x", sides: ["left", "right"] };

/// Padding is less than the window.
fn within_kernel(op: OpRef<'_>, pool: &Pool, along: &Along) -> Verified {
    let (before, after) = (size(&pool.pad, 2 * along.at), size(&pool.pad, 2 * along.at + 1));
    let kernel = size(&pool.kernel, along.at);
    refuse(op, before >= kernel || after >= kernel, || {
        let [first, last] = along.sides;
        let (size, axis) = (along.size, along.axis);
        format!(
            "expected {first}/{last} padding to be less than the {size} of the kernel, got \
             pad_{first}={before}, pad_{last}={after}, kernel_{axis}={kernel}"
        )
    })
}

/// So much comes of a dimension.
fn pooled(op: OpRef<'_>, pool: &Pool, along: &Along) -> Verified {
    let input = input_shape(op, 0).and_then(|shape| known(size(shape, along.dim)));
    let Some(input) = input else { return Ok(()) };
    let (before, after) = (size(&pool.pad, 2 * along.at), size(&pool.pad, 2 * along.at + 1));
    let (kernel, stride) = (size(&pool.kernel, along.at), size(&pool.stride, along.at));
    let ([first, last], Along { size: name, axis, .. }) = (along.sides, along);
    let Some((left, _)) = pool.room(op, along) else { return Ok(()) };
    let Some(rest) = left.checked_rem(stride) else { return Ok(()) };
    refuse(op, rest != 0, || {
        format!(
            "expected input_{name} + pad_{first} + pad_{last} - kernel_{axis} to be wholly divisible \
             by stride_{axis}, got ({input} + {before} + {after} - {kernel}) / {stride}"
        )
    })?;
    calculated(op, along, (left / stride).saturating_add(1))
}

/// What was calculated is what the result has.
fn calculated(op: OpRef<'_>, along: &Along, calculated: i64) -> Verified {
    let expected = output_shape(op, 0).and_then(|shape| known(size(shape, along.dim)));
    let Some(expected) = expected else { return Ok(()) };
    refuse(op, calculated != expected, || {
        let name = along.size;
        format!(
            "calculated output {name} did not match expected: calculated={calculated}, \
             expected={expected}"
        )
    })
}

fn pool(op: OpRef<'_>, pool: &Pool) -> Verified {
    at_least(op, "kernel", &pool.kernel, 1)?;
    at_least(op, "stride", &pool.stride, 1)?;
    at_least(op, "padding", &pool.pad, 0)?;
    within_kernel(op, pool, &WIDTH)?;
    within_kernel(op, pool, &HEIGHT)?;
    pooled(op, pool, &HEIGHT)?;
    pooled(op, pool, &WIDTH)
}

pub(in crate::tosa) fn max_pool2d(op: OpRef<'_>) -> Verified {
    super::same_as_output(op, 0)?;
    pool(op, &Pool::new(op, [MaxPool2d::KERNEL, MaxPool2d::STRIDE, MaxPool2d::PAD]))
}

pub(in crate::tosa) fn avg_pool2d(op: OpRef<'_>) -> Verified {
    pool(op, &Pool::new(op, [AvgPool2d::KERNEL, AvgPool2d::STRIDE, AvgPool2d::PAD]))?;
    let ctx = op.ctx();
    let [input, output] = [input_element(op, 0), output_element(op)].map(|ty| stored(ctx, ty));
    let sum = accumulator(op, AvgPool2d::ACC_TYPE);
    let wrong = match input {
        _ if input.is_integer(ctx) && sum != Type::I32 => "integer tensor is not i32",
        Type::F16 if !matches!(sum, Type::F16 | Type::F32) => "f16 tensor is not f16/f32",
        Type::BF16 if sum != Type::F32 => "bf16 tensor is not f32",
        Type::F32 if sum != Type::F32 => "f32 tensor is not f32",
        _ => "",
    };
    refuse(op, !wrong.is_empty(), || format!("accumulator type for {wrong}"))?;
    zero_points::same_type(op, "input", input, 1)?;
    zero_points::same_type(op, "output", output, 2)?;
    zero_points::only_bytes(op, "input", input, 1)?;
    zero_points::only_bytes(op, "output", output, 2)
}

/// The type of sums.
fn accumulator(op: OpRef<'_>, slot: usize) -> Type {
    op.prop(slot).and_then(|attr| attr.as_type(op.ctx())).unwrap_or(Type::NONE)
}

fn is_small_float(ctx: &Context, ty: Type) -> bool {
    matches!(ty.float_kind(ctx), Some(FloatKind::F8E5M2 | FloatKind::F8E4M3FN))
}

/// What is summed is of a type that fits what comes in.
fn sums(op: OpRef<'_>, slot: usize) -> Verified {
    let ctx = op.ctx();
    let (input, sum) = (stored(ctx, input_element(op, 0)), accumulator(op, slot));
    let wide = sum.int_width(ctx) == Some(48);
    let wrong = match input {
        Type::I8 if sum != Type::I32 => "i8 tensor is not i32",
        Type::I16 if !wide => "i16 tensor is not i48",
        Type::F16 if !matches!(sum, Type::F16 | Type::F32) => "f16 tensor is not f16/f32",
        Type::BF16 if sum != Type::F32 => "bf16 tensor is not f32",
        Type::F32 if sum != Type::F32 => "f32 tensor is not f32",
        _ if is_small_float(ctx, input) && sum != Type::F16 => "f8 tensor is not f16",
        _ => "",
    };
    refuse(op, !wrong.is_empty(), || format!("accumulator type for {wrong}"))
}

/// Types of elements go together.
fn factors(op: OpRef<'_>) -> Verified {
    let ctx = op.ctx();
    let (input, weight) = (input_element(op, 0), input_element(op, 1));
    let both = |text: &str| {
        let (a, b) = (quoted(ctx, input), quoted(ctx, weight));
        format!("expect both input and weight to {text}, got {a} and {b}")
    };
    let small = is_small_float(ctx, input) || is_small_float(ctx, weight);
    refuse(op, small && input != weight, || both("have same element type"))?;
    refuse(op, input.is_float(ctx) != weight.is_float(ctx), || both("be float or not together"))?;
    zero_points::same_type(op, "input", input, 3)?;
    zero_points::same_type(op, "weight", weight, 4)?;
    zero_points::only_bytes(op, "input", input, 3)?;
    zero_points::only_bytes(op, "weight", weight, 4)
}

fn bias_element(op: OpRef<'_>) -> Verified {
    let (bias, result) = (input_element(op, 2), output_element(op));
    let floats = bias.is_float(op.ctx()) && result.is_float(op.ctx());
    refuse(op, floats && bias != result, || {
        let (a, b) = (quoted(op.ctx(), bias), quoted(op.ctx(), result));
        format!("expect both bias and result to have same element type, got {a} and {b}")
    })
}

/// A dimension of a convolution: of the image, of the kernel, of padding, and what it is called.
pub(in crate::tosa) struct Window {
    along: Along,
    kernel: usize,
    pad: usize,
}

const fn window(along: Along, kernel: usize, pad: usize) -> Window {
    Window { along, kernel, pad }
}

/// What a convolution is made of.
pub(in crate::tosa) struct Convolution {
    pad: Vec<i64>,
    stride: Vec<i64>,
    dilation: Vec<i64>,
}

impl Convolution {
    pub(in crate::tosa) fn new(op: OpRef<'_>, slots: [usize; 3]) -> Self {
        let [pad, stride, dilation] = slots.map(|slot| numbers(op, slot));
        Convolution { pad, stride, dilation }
    }

    /// How far windows move along a dimension of known size, and the steps in which they do.
    pub(in crate::tosa) fn room(&self, op: OpRef<'_>, window: &Window) -> Option<(i64, i64)> {
        let at = window.along.at;
        let input = input_shape(op, 0).and_then(|shape| known(size(shape, window.along.dim)))?;
        let kernel = input_shape(op, 1).and_then(|shape| known(size(shape, window.kernel)))?;
        let (before, after) = (size(&self.pad, window.pad), size(&self.pad, window.pad + 1));
        let reach = (kernel - 1).saturating_mul(size(&self.dilation, at));
        let all = (input - 1).saturating_add(before).saturating_add(after);
        Some((all.saturating_sub(reach), size(&self.stride, at)))
    }
}

/// So much comes of a dimension.
fn convolved(op: OpRef<'_>, parts: &Convolution, window: &Window) -> Verified {
    let (along, at) = (&window.along, window.along.at);
    let input = input_shape(op, 0).and_then(|shape| known(size(shape, along.dim)));
    let kernel = input_shape(op, 1).and_then(|shape| known(size(shape, window.kernel)));
    let (Some(input), Some(kernel)) = (input, kernel) else { return Ok(()) };
    let (before, after) = (size(&parts.pad, window.pad), size(&parts.pad, window.pad + 1));
    let (stride, dilation) = (size(&parts.stride, at), size(&parts.dilation, at));
    let ([first, last], Along { size: name, axis, .. }) = (along.sides, along);
    let Some((left, _)) = parts.room(op, window) else { return Ok(()) };
    let Some(rest) = left.checked_rem(stride) else { return Ok(()) };
    refuse(op, rest != 0, || {
        format!(
            "expected input_{name} - 1 + pad_{first} + pad_{last} - (kernel_{name} - 1) * \
             dilation_{axis} to be wholly divisible by stride_{axis}, got ({input} - 1 + {before} + \
             {after} - ({kernel} - 1) * {dilation}) / {stride}"
        )
    })?;
    calculated(op, along, (left / stride).saturating_add(1))
}

/// As many numbers are added as channels come out, or one.
fn bias_channels(op: OpRef<'_>, last: usize) -> Verified {
    let bias = input_shape(op, 2).and_then(|shape| known(size(shape, 0)));
    let channels = output_shape(op, 0).and_then(|shape| known(size(shape, last)));
    let (Some(bias), Some(channels)) = (bias, channels) else { return Ok(()) };
    refuse(op, bias != channels && bias != 1, || {
        format!(
            "bias channels expected to be equal to output channels ({channels}) or 1, got {bias}"
        )
    })
}

fn convolution(op: OpRef<'_>, slots: [usize; 3], acc: usize, windows: &[Window]) -> Verified {
    bias_element(op)?;
    factors(op)?;
    sums(op, acc)?;
    let parts = Convolution::new(op, slots);
    at_least(op, "padding", &parts.pad, 0)?;
    at_least(op, "stride", &parts.stride, 1)?;
    at_least(op, "dilation", &parts.dilation, 1)?;
    windows.iter().try_for_each(|window| convolved(op, &parts, window))?;
    bias_channels(op, windows.len() + 1)
}

/// Windows of kernels by channels that come out and in.
pub(in crate::tosa) const CONV2D: [Window; 2] = [window(HEIGHT, 1, 0), window(WIDTH, 2, 2)];
/// Windows of kernels by channels that come in and kernels for each.
pub(in crate::tosa) const DEPTHWISE: [Window; 2] = [window(HEIGHT, 0, 0), window(WIDTH, 1, 2)];
/// Windows of kernels of three dimensions by channels that come out and in.
pub(in crate::tosa) const CONV3D: [Window; 3] = [
    window(Along { dim: 1, at: 0, size: "depth", axis: "d", sides: ["front", "back"] }, 1, 0),
    window(Along { dim: 2, at: 1, ..HEIGHT }, 2, 2),
    window(Along { dim: 3, at: 2, ..WIDTH }, 3, 4),
];

pub(in crate::tosa) fn conv2d(op: OpRef<'_>) -> Verified {
    let slots = [Conv2D::PAD, Conv2D::STRIDE, Conv2D::DILATION];
    convolution(op, slots, Conv2D::ACC_TYPE, &CONV2D)
}

pub(in crate::tosa) fn depthwise_conv2d(op: OpRef<'_>) -> Verified {
    type Of<'a> = DepthwiseConv2D<'a>;
    convolution(op, [Of::PAD, Of::STRIDE, Of::DILATION], Of::ACC_TYPE, &DEPTHWISE)
}

pub(in crate::tosa) fn conv3d(op: OpRef<'_>) -> Verified {
    let slots = [Conv3D::PAD, Conv3D::STRIDE, Conv3D::DILATION];
    convolution(op, slots, Conv3D::ACC_TYPE, &CONV3D)
}

/// A dimension of a convolution backwards.
pub(in crate::tosa) struct Grown {
    pub(in crate::tosa) dim: usize,
    at: usize,
    size: char,
    axis: char,
    sides: [&'static str; 2],
}

impl Grown {
    /// What is there before the kernel is added, of an input of this size.
    pub(in crate::tosa) fn but_kernel(&self, input: i64, pad: &[i64], stride: &[i64]) -> i64 {
        let (before, after) = (size(pad, 2 * self.at), size(pad, 2 * self.at + 1));
        let apart = (input - 1).saturating_mul(size(stride, self.at));
        apart.saturating_add(before).saturating_add(after)
    }
}

pub(in crate::tosa) const GROWN: [Grown; 2] = [
    Grown { dim: 1, at: 0, size: 'H', axis: 'y', sides: ["top", "bottom"] },
    Grown { dim: 2, at: 1, size: 'W', axis: 'x', sides: ["left", "right"] },
];

pub(in crate::tosa) fn transpose_conv2d(op: OpRef<'_>) -> Verified {
    type Of<'a> = TransposeConv2D<'a>;
    bias_element(op)?;
    factors(op)?;
    sums(op, Of::ACC_TYPE)?;
    let (stride, pad) = (numbers(op, Of::STRIDE), numbers(op, Of::OUT_PAD));
    refuse(op, stride.iter().any(|&stride| stride < 1), || {
        format!("expect all stride values to be >= 1, got [{}]", listed(&stride))
    })?;
    for grown in &GROWN {
        less_than_kernel(op, &pad, grown)?;
    }
    GROWN.iter().try_for_each(|grown| grows(op, &pad, &stride, grown))?;
    bias_channels(op, 3)
}

/// What is taken away is less than the kernel.
fn less_than_kernel(op: OpRef<'_>, pad: &[i64], grown: &Grown) -> Verified {
    let kernel = input_shape(op, 1).and_then(|shape| known(size(shape, grown.dim)));
    let Some(kernel) = kernel else { return Ok(()) };
    for (at, side) in grown.sides.iter().enumerate() {
        let own = size(pad, 2 * grown.at + at);
        refuse(op, own <= -kernel, || {
            format!(
                "expected out_pad_{side} > -K{}, but got: out_pad_{side}={own} and K{}={kernel}",
                grown.size, grown.size
            )
        })?;
    }
    Ok(())
}

fn grows(op: OpRef<'_>, pad: &[i64], stride: &[i64], grown: &Grown) -> Verified {
    let of = |shape: Option<&[i64]>| shape.and_then(|shape| known(size(shape, grown.dim)));
    // Upstream computes with a kernel whose size is not known, too.
    let kernel = input_shape(op, 1).map(|shape| size(shape, grown.dim));
    let sizes = (of(input_shape(op, 0)), kernel, of(output_shape(op, 0)));
    let (Some(input), Some(kernel), Some(output)) = sizes else { return Ok(()) };
    let all = grown.but_kernel(input, pad, stride);
    let (before, after) = (size(pad, 2 * grown.at), size(pad, 2 * grown.at + 1));
    let stride = size(stride, grown.at);
    let ([first, last], Grown { size: name, axis, .. }) = (grown.sides, grown);
    refuse(op, all.wrapping_add(kernel) != output, || {
        format!(
            "dimension mismatch: expected O{name} == (I{name} - 1) * stride_{axis} + out_pad_{first} \
             + out_pad_{last} + K{name}, but got {output} != ({input} - 1) * {stride} + {before} + \
             {after} + {kernel}"
        )
    })
}
