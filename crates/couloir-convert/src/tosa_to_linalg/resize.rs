//! `tosa.resize`: each element of an image is that of the place in the input it comes from, or is
//! between those around.
//!
//! Sizes of 1 that grow become copies of what is resized along the other dimension.

use couloir_dialects::common::calc::{Calc, Num};
use couloir_dialects::linalg::build::Parts;
use couloir_dialects::tosa::Resize;
use couloir_dialects::tosa::attrs::RESIZE_MODE;
use couloir_dialects::{arith, tosa};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::{Build, NewOp};
use couloir_ir::ty::DYNAMIC;
use couloir_ir::{Context, OpRef, Type};
use couloir_rewrite::convert::{
    ConversionRewriter, Lowered, NoMatch, Operands, OrNoMatch, no_match,
};

use super::sample::{Axis, Image};
use crate::tosa_common::{collapsed, dim_op, empty, expanded, generic1, identity, selection};

/// An input and a result of four dimensions: batches, height, width and channels.
#[derive(Clone, Copy)]
struct Sizes {
    ty: Type,
    input: [i64; 4],
    output: [i64; 4],
    bilinear: bool,
}

impl Sizes {
    fn of(op: OpRef<'_>, input: Type) -> Result<Self, NoMatch> {
        let ctx = op.ctx();
        let ty = op.result_type(0).or_no_match("no result")?;
        let four = |ty: Type| ty.shape(ctx).and_then(|shape| <[i64; 4]>::try_from(shape).ok());
        let mode = op.prop(Resize::MODE).and_then(|mode| mode.enum_bits(ctx, &RESIZE_MODE));
        Ok(Self {
            ty,
            input: four(input).or_no_match("not ranked")?,
            output: four(ty).or_no_match("not ranked")?,
            bilinear: mode == Some(2),
        })
    }
}

/// The sizes of batches and channels, where they are not known.
fn unknown(rw: &mut ConversionRewriter<'_>, input: Value, sizes: [i64; 4]) -> Vec<Value> {
    let unknown = [(0, sizes[0]), (3, sizes[3])].into_iter().filter(|&(_, size)| size == DYNAMIC);
    unknown.map(|(at, _)| dim_op(rw, input, at)).collect()
}

/// Sizes of 1 that grow.
pub(super) fn broadcast(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let view = rw.view(op);
    let &[input, scale, offset, border] = new.all() else { return no_match("no operands") };
    let sizes = Sizes::of(view, rw.ty(input))?;
    let [batches, own_height, own_width, channels] = sizes.input;
    let [_, height, width, _] = sizes.output;
    if (own_height != 1 || height == 1) && (own_width != 1 || width == 1) {
        return no_match("tosa.resize has no broadcasting behavior");
    }
    let kept = [own_height, own_width].map(|size| size != 1);
    let mode = view.prop(Resize::MODE);
    let element = sizes.ty.element_or_self(ctx);
    let [small_height, small_width] =
        [(kept[0], height), (kept[1], width)].map(|(kept, size)| if kept { size } else { 1 });
    let small = Type::tensor(ctx, &[batches, small_height, small_width, channels], element);
    let resized = NewOp::new(Resize::def()).operands([input, scale, offset, border]).result(small);
    let resized = rw.insert1(resized.prop(Resize::MODE, mode));
    let (shape, groups) = without_units(sizes, kept);
    let plain = collapsed(rw, &shape, resized, &groups);
    let unknown = unknown(rw, input, sizes.input);
    let init = empty(rw, &sizes.output, element, &unknown);
    let dims = [true, kept[0], kept[1], true].into_iter().enumerate();
    let chosen = dims.filter(|&(_, kept)| kept).map(|(at, _)| Some(at));
    let parts = Parts {
        results: &[sizes.ty],
        inputs: &[plain],
        outputs: &[init],
        maps: &[selection(4, chosen), identity(4)],
        iterators: &[false; 4],
    };
    let value = generic1(rw, &parts, |_, args| args.first().copied().unwrap_or(plain));
    rw.replace(op, value)
}

/// A shape without the sizes of 1, and which dimensions are one in it.
fn without_units(sizes: Sizes, kept: [bool; 2]) -> (Vec<i64>, Vec<Vec<i64>>) {
    let [batches, .., channels] = sizes.input;
    let [_, height, width, _] = sizes.output;
    let mut shape = vec![batches];
    let mut groups = vec![vec![0], vec![1]];
    for (at, (kept, size)) in (2..).zip(kept.into_iter().zip([height, width])) {
        if kept {
            shape.push(size);
            groups.push(Vec::new());
        }
        groups.iter_mut().last().into_iter().for_each(|group| group.push(at));
    }
    shape.push(channels);
    (shape, groups)
}

/// An image of one element, which stays that.
pub(super) fn unary(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let view = rw.view(op);
    let input = new.one(0).or_no_match("no operand")?;
    let own = rw.ty(input);
    let sizes = Sizes::of(view, own)?;
    if sizes.input[1..3] != [1, 1] || sizes.output[1..3] != [1, 1] {
        return no_match("tosa.resize is not a pure 1x1->1x1 image operation");
    }
    if own == sizes.ty {
        return rw.replace(op, input);
    }
    let scale = tosa::shape_operand(view, 1).or_no_match("scale is not known")?;
    let groups = [vec![0], vec![1, 2, 3]];
    let shape = [sizes.input[0], sizes.input[3]];
    let plain = collapsed(rw, &shape, input, &groups);
    let unknown = unknown(rw, input, sizes.input);
    let [from, to] = [own, sizes.ty].map(|ty| ty.element_or_self(ctx));
    let init = empty(rw, &shape, to, &unknown);
    let parts = Parts {
        results: &[rw.ty(init)],
        inputs: &[plain],
        outputs: &[init],
        maps: &[identity(2), identity(2)],
        iterators: &[false; 2],
    };
    let factors = [0, 2].map(|at| scale.get(at).copied().filter(|_| sizes.bilinear));
    let value = generic1(rw, &parts, |rw, args| {
        let value = args.first().copied().unwrap_or(plain);
        let calc = Calc::new(ctx, rw, None);
        let value = calc.num(value);
        let value = if from == to { value } else { scaled(&calc, value, to, factors) };
        value.value
    });
    let value = expanded(rw, sizes.ty, value, &groups);
    rw.replace(op, value)
}

/// A value in the units of the result.
fn scaled<'c>(calc: &'c Calc<'_>, value: Num<'c>, to: Type, factors: [Option<i64>; 2]) -> Num<'c> {
    let factors = factors.into_iter().flatten().filter(|&factor| factor != 0);
    let value = value.cast(arith::Extsi::def(), to);
    factors.fold(value, |value, factor| value * calc.int(to, factor))
}

/// Any image.
pub(super) fn resize(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let view = rw.view(op);
    let input = new.one(0).or_no_match("no operand")?;
    let own = rw.ty(input);
    let sizes = Sizes::of(view, own)?;
    let are_known = |sizes: [i64; 4]| sizes.into_iter().skip(1).all(|size| size != DYNAMIC);
    if !are_known(sizes.input) || !are_known(sizes.output) {
        return no_match("input can only be dynamic for batch size");
    }
    let axes = axes(view, sizes)
        .or_no_match("tosa.resize scale/offset/border should have compile time constant values.")?;
    let image =
        Image { input, axes, element: sizes.ty.element_or_self(ctx), bilinear: sizes.bilinear };
    if !is_computable(ctx, own.element_or_self(ctx), image.element, sizes.bilinear) {
        return no_match("no such elements");
    }
    let is_unknown = sizes.input[0] == DYNAMIC || sizes.output[0] == DYNAMIC;
    let batches = is_unknown.then(|| dim_op(rw, input, 0));
    let init = empty(rw, &sizes.output, image.element, batches.as_slice());
    let parts = Parts {
        results: &[sizes.ty],
        inputs: &[],
        outputs: &[init],
        maps: &[identity(4)],
        iterators: &[false; 4],
    };
    let value = generic1(rw, &parts, |rw, _| image.sample(rw));
    rw.replace(op, value)
}

/// Whether elements of the result are computed of such.
fn is_computable(ctx: &Context, from: Type, to: Type, bilinear: bool) -> bool {
    if to.is_float(ctx) {
        return from == to;
    }
    let (Some(own), Some(width)) = (from.int_width(ctx), to.int_width(ctx)) else { return false };
    if bilinear { own < width && width >= 32 } else { from == to }
}

/// Height and width.
fn axes(op: OpRef<'_>, sizes: Sizes) -> Option<[Axis; 2]> {
    let list = |at: usize| tosa::shape_operand(op, at);
    let (scale, offset, border) = (list(1)?, list(2)?, list(3)?);
    let axis = |at: usize| {
        Some(Axis {
            size: *sizes.input.get(at + 1)?,
            scale: [*scale.get(2 * at)?, *scale.get(2 * at + 1)?],
            offset: *offset.get(at)?,
            border: *border.get(at)?,
        })
    };
    Some([axis(0)?, axis(1)?])
}
