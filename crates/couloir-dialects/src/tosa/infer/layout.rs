//! Sizes where dimensions are taken together, moved, cut or repeated.

use couloir_ir::OpRef;
use couloir_ir::ty::DYNAMIC;

use super::{Shape, first_known, input, input_size, told};
use crate::tosa::verify::{input_shape, known, order, product, size, sum_along};
use crate::tosa::{shape_operand, types, verify};

/// The dimension that an op goes along.
fn axis(op: OpRef<'_>) -> Option<usize> {
    usize::try_from(verify::axis(op, op.prop(0))).ok()
}

/// Of a dimension one is left.
pub(super) fn reduced(op: OpRef<'_>) -> Vec<Shape> {
    let shape = input(op, 0).map(|mut shape| {
        if let Some(size) = axis(op).and_then(|at| shape.get_mut(at)) {
            *size = 1;
        }
        shape
    });
    vec![shape]
}

/// A dimension goes.
pub(super) fn argmax(op: OpRef<'_>) -> Vec<Shape> {
    let shape = input(op, 0).map(|mut shape| {
        if let Some(at) = axis(op).filter(|&at| at < shape.len()) {
            shape.remove(at);
        }
        shape
    });
    vec![shape]
}

/// Sizes together along a dimension.
pub(super) fn concat(op: OpRef<'_>) -> Vec<Shape> {
    vec![axis(op).and_then(|axis| joined(op, axis))]
}

fn joined(op: OpRef<'_>, axis: usize) -> Shape {
    let shapes = (0..op.operands().len()).filter_map(|at| input_shape(op, at));
    let mut all = shapes.clone().next()?.to_vec();
    for shape in shapes {
        for (own, &other) in all.iter_mut().zip(shape) {
            *own = if *own == DYNAMIC { other } else { *own };
        }
    }
    *all.get_mut(axis)? = sum_along(op, axis).unwrap_or(DYNAMIC);
    Some(all)
}

/// The sizes that are said, of which one may follow from the others.
pub(super) fn reshape(op: OpRef<'_>) -> Vec<Shape> {
    let Some(mut sizes) = shape_operand(op, 1) else { return vec![open(op, 1, 1)] };
    let rest = input_shape(op, 0).and_then(|shape| rest(shape, &sizes));
    for size in &mut sizes {
        *size = if *size == -1 { rest.unwrap_or(DYNAMIC) } else { *size };
    }
    vec![Some(sizes)]
}

/// What is left for the size that is not said.
fn rest(shape: &[i64], sizes: &[i64]) -> Option<i64> {
    let said = sizes.iter().filter(|&&size| size > 0);
    product(shape)?.checked_div(said.fold(1_i64, |all, &size| all.wrapping_mul(size)))
}

/// As many dimensions as a shape that is an operand has sizes, `each` of them for one.
fn open(op: OpRef<'_>, at: usize, each: usize) -> Shape {
    let rank = types::shape_rank(op.ctx(), op.operand_type(at)?)?;
    Some(vec![DYNAMIC; usize::try_from(rank).ok()? / each])
}

/// Sizes of the operand, each with the numbers that a shape has for it, `each` of them.
fn by_numbers(op: OpRef<'_>, each: usize, become_: fn(i64, &[i64]) -> i64) -> Vec<Shape> {
    let Some(shape) = input_shape(op, 0) else { return vec![open(op, 1, each)] };
    let Some(numbers) = shape_operand(op, 1) else { return vec![Some(vec![DYNAMIC; shape.len()])] };
    let sizes = shape.iter().zip(numbers.chunks(each));
    vec![Some(sizes.map(|(&size, numbers)| become_(size, numbers)).collect())]
}

/// Something before and after; what is not said is not known.
pub(super) fn pad(op: OpRef<'_>) -> Vec<Shape> {
    by_numbers(op, 2, |size, around| match known(size) {
        Some(size) if around.iter().all(|&more| more >= 0) => {
            around.iter().fold(size, |size, &more| size.wrapping_add(more))
        }
        _ => DYNAMIC,
    })
}

/// Each dimension so many times.
pub(super) fn tile(op: OpRef<'_>) -> Vec<Shape> {
    by_numbers(op, 1, |size, times| match (known(size), times) {
        (Some(size), &[times]) if times != -1 => size.wrapping_mul(times),
        _ => DYNAMIC,
    })
}

/// So much of each dimension, or what is left of it; from a place that is not known, not known.
pub(super) fn slice(op: OpRef<'_>) -> Vec<Shape> {
    let parts = [1, 2].map(|at| shape_operand(op, at));
    let [Some(starts), Some(sizes)] = parts else {
        return vec![
            input(op, 0).map_or_else(|| open(op, 1, 1), |shape| Some(vec![DYNAMIC; shape.len()])),
        ];
    };
    let shape = input_shape(op, 0);
    let part = |(at, (&start, &wanted)): (usize, (&i64, &i64))| {
        let own = shape.map_or(DYNAMIC, |shape| size(shape, at));
        match wanted {
            _ if start == -1 && shape.is_some() => DYNAMIC,
            -1 if own == DYNAMIC => DYNAMIC,
            -1 => own.wrapping_sub(start),
            wanted => wanted,
        }
    };
    vec![Some(starts.iter().zip(&sizes).enumerate().map(part).collect())]
}

/// Dimensions in another order.
pub(super) fn transpose(op: OpRef<'_>) -> Vec<Shape> {
    let order = order(op);
    let shape = input_shape(op, 0);
    let at = |&from: &i32| {
        let from = usize::try_from(from).ok();
        shape.zip(from).map_or(DYNAMIC, |(shape, from)| size(shape, from))
    };
    vec![Some(order.iter().map(at).collect())]
}

/// `N x K x C` by `N x W`: `N x W x C`.
pub(super) fn gather(op: OpRef<'_>) -> Vec<Shape> {
    told(op, &[&[(0, 0), (1, 0)], &[(1, 1)], &[(0, 2)]])
}

/// `N x K x C`, where `N x W` says, from `N x W x C`: `N x K x C`.
pub(super) fn scatter(op: OpRef<'_>) -> Vec<Shape> {
    told(op, &[&[(0, 0), (1, 0), (2, 0)], &[(0, 1)], &[(0, 2), (2, 2)]])
}

/// `N x H x W x C`, with other heights and widths; nothing where one of these is not known.
pub(super) fn resize(op: OpRef<'_>) -> Vec<Shape> {
    let of = |dim| first_known(&[input_size(op, 0, dim)]);
    let sides = resized(op, [of(1), of(2)]);
    vec![sides.map(|[height, width]| vec![of(0), height, width, of(3)])]
}

/// What two sides become, where both are known.
fn resized(op: OpRef<'_>, [height, width]: [i64; 2]) -> Option<[i64; 2]> {
    let [scale, offset, border] = [1, 2, 3].map(|at| shape_operand(op, at));
    let (scale, offset, border) = (scale?, offset?, border?);
    let side = |at: usize, own: i64| {
        let (times, over) = (*scale.get(2 * at)?, *scale.get(2 * at + 1)?);
        let all = own.wrapping_sub(1).wrapping_mul(times);
        let all = all.wrapping_sub(*offset.get(at)?).wrapping_add(*border.get(at)?);
        Some(all.checked_div(over)?.wrapping_add(1))
    };
    Some([side(0, known(height)?)?, side(1, known(width)?)?])
}
