//! Sizes of what windows over images give.

use couloir_ir::OpRef;
use couloir_ir::ty::DYNAMIC;

use super::{Shape, first_known, input_size};
use crate::tosa::verify::{CONV2D, CONV3D, DEPTHWISE, HEIGHT, WIDTH};
use crate::tosa::verify::{Convolution, GROWN, Grown, Pool, Window, input_shape, known, numbers};
use crate::tosa::{AvgPool2d, Conv2D, Conv3D, DepthwiseConv2D, MaxPool2d, TransposeConv2D};

pub(super) fn avg_pool2d(op: OpRef<'_>) -> Vec<Shape> {
    pool(op, &Pool::new(op, [AvgPool2d::KERNEL, AvgPool2d::STRIDE, AvgPool2d::PAD]))
}

pub(super) fn max_pool2d(op: OpRef<'_>) -> Vec<Shape> {
    pool(op, &Pool::new(op, [MaxPool2d::KERNEL, MaxPool2d::STRIDE, MaxPool2d::PAD]))
}

fn pool(op: OpRef<'_>, pool: &Pool) -> Vec<Shape> {
    let of = |dim| first_known(&[input_size(op, 0, dim)]);
    let [height, width] = [&HEIGHT, &WIDTH].map(|along| {
        let places = pool.room(op, along).and_then(|(left, stride)| left.checked_div(stride));
        places.map_or(DYNAMIC, |places| places.saturating_add(1))
    });
    vec![Some(vec![of(0), height, width, of(3)])]
}

pub(super) fn conv2d(op: OpRef<'_>) -> Vec<Shape> {
    let parts = Convolution::new(op, [Conv2D::PAD, Conv2D::STRIDE, Conv2D::DILATION]);
    convolution(op, &parts, &CONV2D, input_size(op, 1, 0))
}

pub(super) fn conv3d(op: OpRef<'_>) -> Vec<Shape> {
    let parts = Convolution::new(op, [Conv3D::PAD, Conv3D::STRIDE, Conv3D::DILATION]);
    convolution(op, &parts, &CONV3D, input_size(op, 1, 0))
}

/// Each channel has kernels of its own.
pub(super) fn depthwise_conv2d(op: OpRef<'_>) -> Vec<Shape> {
    type Of<'a> = DepthwiseConv2D<'a>;
    let parts = Convolution::new(op, [Of::PAD, Of::STRIDE, Of::DILATION]);
    let channels = known(first_known(&[input_size(op, 0, 3), input_size(op, 1, 2)]));
    let times = input_size(op, 1, 3).and_then(known);
    let channels = channels.zip(times).map(|(channels, times)| channels.wrapping_mul(times));
    convolution(op, &parts, &DEPTHWISE, channels)
}

/// One image for each that comes in, with so many channels; what is added tells it, too.
fn convolution(
    op: OpRef<'_>,
    parts: &Convolution,
    windows: &[Window],
    channels: Option<i64>,
) -> Vec<Shape> {
    let sides = windows.iter().map(|window| {
        let places = parts.room(op, window).and_then(|(left, stride)| left.checked_div(stride));
        places.map_or(DYNAMIC, |places| places.saturating_add(1))
    });
    let mut shape = vec![first_known(&[input_size(op, 0, 0)])];
    shape.extend(sides);
    shape.push(first_known(&[channels, bias(op)]));
    vec![Some(shape)]
}

/// How many numbers are added; one is for all channels.
fn bias(op: OpRef<'_>) -> Option<i64> {
    input_size(op, 2, 0).filter(|&size| size != 1)
}

/// A convolution backwards.
pub(super) fn transpose_conv2d(op: OpRef<'_>) -> Vec<Shape> {
    type Of<'a> = TransposeConv2D<'a>;
    let (stride, pad) = (numbers(op, Of::STRIDE), numbers(op, Of::OUT_PAD));
    let side = |grown: &Grown| {
        let of = |at| input_shape(op, at).and_then(|shape| known(*shape.get(grown.dim)?));
        let all = grown.but_kernel(of(0)?, &pad, &stride);
        Some(all.wrapping_add(of(1)?))
    };
    let [height, width] = [0, 1].map(|at| GROWN.get(at).and_then(side).unwrap_or(DYNAMIC));
    let channels = first_known(&[input_size(op, 1, 0), bias(op)]);
    vec![Some(vec![first_known(&[input_size(op, 0, 0)]), height, width, channels])]
}
