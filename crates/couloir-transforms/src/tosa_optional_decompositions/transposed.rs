//! Convolution backwards.

use couloir_dialects::tosa::{self, Conv2D, Reverse, TransposeConv2D};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::{Build, NewOp};
use couloir_ir::ty::DYNAMIC;
use couloir_ir::{Attribute, Type};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::OrNoMatch;
use couloir_rewrite::greedy::Rewritten;

use super::{Conv, add_bias, list, numbers, pad, reshape, shape, sized, zero_of, zeros};

pub(super) fn rewrite(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let conv = Conv::of(view, TransposeConv2D::STRIDE).or_no_match("sizes are not known")?;
    let padding = list(view, TransposeConv2D::OUT_PAD).or_no_match("no padding")?;
    let acc_type = view.prop(TransposeConv2D::ACC_TYPE).or_no_match("no type to add in")?;
    let zeros = [3, 4].map(|at| tosa::zero_point(view, at));
    rw.at(op);
    let conv = Transposed { conv, padding, acc_type, zeros };
    let done = match conv.conv.stride {
        [1, 1] => conv.at_once(op, rw),
        _ => Steps::of(&conv).and_then(|steps| conv.by_steps(op, rw, &steps)),
    };
    done.or_no_match("too large")
}

struct Transposed {
    conv: Conv,
    /// How much larger the result is at the top, the bottom, the left and the right.
    padding: [i64; 4],
    acc_type: Attribute,
    /// What stands for zero in input and kernel, where that is known.
    zeros: [Option<i64>; 2],
}

/// What a convolution by steps comes to: that of the kernels of all places between the steps.
struct Steps {
    /// How far steps go, down and to the right.
    stride: [i64; 2],
    /// How much larger the kernel becomes for its sizes to be multiples of that.
    more: [i64; 2],
    /// The sizes of the kernels.
    kernel: [i64; 2],
    /// How many there are with those of all channels.
    count: i64,
    /// The sizes of what they give.
    given: [i64; 2],
}

impl Steps {
    fn of(Transposed { conv, .. }: &Transposed) -> Option<Self> {
        let [channels, height, width, _] = conv.of_weight;
        let [_, rows, columns, _] = conv.of_input;
        let [down, right] = conv.stride;
        let more = |size: i64, stride: i64| {
            stride.checked_sub(size.checked_rem(stride)?)?.checked_rem(stride)
        };
        let more = [more(height, down)?, more(width, right)?];
        let kernel = [
            height.checked_add(more[0])?.checked_div(down)?,
            width.checked_add(more[1])?.checked_div(right)?,
        ];
        if kernel.contains(&0) {
            return None;
        }
        let given = [
            rows.checked_add(kernel[0])?.checked_sub(1)?,
            columns.checked_add(kernel[1])?.checked_sub(1)?,
        ];
        let count = channels.checked_mul(down)?.checked_mul(right)?;
        Some(Steps { stride: conv.stride, more, kernel, count, given })
    }
}

impl Transposed {
    /// The convolution with the kernel turned around.
    fn at_once(&self, op: Op, rw: &mut Rewriter<'_>) -> Option<()> {
        let conv = &self.conv;
        let [_, height, width, _] = conv.of_weight;
        let [top, bottom, left, right] = self.padding;
        let beyond = |size: i64, more: i64| size.checked_sub(1)?.checked_add(more);
        let padding = [
            beyond(height, top)?,
            beyond(height, bottom)?,
            beyond(width, left)?,
            beyond(width, right)?,
        ];
        let weight = turned(rw, conv.weight);
        let operands = [conv.input, weight, conv.bias];
        let new = self.convolution(rw, (operands, conv.zeros), conv.result, padding);
        rw.replace_with(op, new);
        Some(())
    }

    /// The convolution of an input with a kernel and what is added to each channel, and their
    /// zeros.
    fn convolution(
        &self,
        rw: &Rewriter<'_>,
        (operands, zeros): ([Value; 3], [Value; 2]),
        result: Type,
        padding: [i64; 4],
    ) -> NewOp {
        NewOp::new(Conv2D::def())
            .operands(operands.into_iter().chain(zeros))
            .prop(Conv2D::PAD, numbers(rw, &padding))
            .prop(Conv2D::STRIDE, numbers(rw, &[1, 1]))
            .prop(Conv2D::DILATION, numbers(rw, &[1, 1]))
            .prop(Conv2D::ACC_TYPE, self.acc_type)
            .result(result)
    }

    fn by_steps(&self, op: Op, rw: &mut Rewriter<'_>, steps: &Steps) -> Option<()> {
        let conv = &self.conv;
        let around = [[0; 2], [0, steps.more[0]], [0, steps.more[1]], [0; 2]];
        let told = shape(rw, around.as_flattened());
        let [of_input, of_weight] = self.zeros(rw)?;
        let weight = pad(rw, (conv.weight, &conv.of_weight), &around, [told, of_weight])?;
        let weight = self.kernels(rw, weight, steps);
        let around = steps.kernel.map(|size| [size - 1; 2]);
        let around = [[0; 2], around[0], around[1], [0; 2]];
        let told = shape(rw, around.as_flattened());
        let input = pad(rw, (conv.input, &conv.of_input), &around, [told, of_input])?;
        let value = self.of_steps(rw, [input, weight], steps)?;
        let value = self.put_together(rw, value, steps)?;
        let value = self.fitted(rw, value, steps)?;
        add_bias(rw, op, conv, value)
    }

    /// The convolution with the kernels of all places, to which nothing is added yet.
    fn of_steps(
        &self,
        rw: &mut Rewriter<'_>,
        [input, weight]: [Value; 2],
        steps: &Steps,
    ) -> Option<Value> {
        let (conv, ctx) = (&self.conv, rw.context());
        let nothing = zeros(rw, rw.ty(conv.bias).element_or_self(ctx), &[steps.count])?;
        let zeros = self.zeros(rw)?;
        let [rows, columns] = steps.given;
        let sizes = [conv.of_input[0], rows, columns, steps.count];
        let ty = Type::tensor(ctx, &sizes, conv.result.element_or_self(ctx));
        let new = self.convolution(rw, ([input, weight, nothing], zeros), ty, [0; 4]);
        Some(rw.insert1(new))
    }

    /// What stands for zero in input and kernel: constants of their own, where it is known.
    fn zeros(&self, rw: &mut Rewriter<'_>) -> Option<[Value; 2]> {
        let [input, weight] = self.zeros;
        let mut one = |zero: Option<i64>, value: Value| match zero {
            Some(zero) => zero_of(rw, rw.ty(value).element_or_self(rw.context()), &[1], zero),
            None => Some(value),
        };
        let [of_input, of_weight] = self.conv.zeros;
        Some([one(input, of_input)?, one(weight, of_weight)?])
    }

    /// The kernels of all places, each turned around.
    fn kernels(&self, rw: &mut Rewriter<'_>, weight: Value, steps: &Steps) -> Value {
        let [channels, _, _, inputs] = self.conv.of_weight;
        let ([down, right], [height, width]) = (steps.stride, steps.kernel);
        let sizes = [channels, height, down, width, right, inputs];
        let weight = reshape(rw, weight, &sizes);
        let weight = transpose(rw, weight, &sizes, [2, 4, 0, 1, 3, 5]);
        let weight = reshape(rw, weight, &[steps.count, height, width, inputs]);
        turned(rw, weight)
    }

    /// What the kernels give, each at its places of the result.
    fn put_together(&self, rw: &mut Rewriter<'_>, value: Value, steps: &Steps) -> Option<Value> {
        let (images, channels) = (self.conv.of_input[0], self.conv.of_weight[0]);
        let ([down, right], [rows, columns]) = (steps.stride, steps.given);
        let sizes = [images, rows, columns, down, right, channels];
        let value = reshape(rw, value, &sizes);
        let value = transpose(rw, value, &sizes, [0, 1, 3, 2, 4, 5]);
        let (rows, columns) = (rows.checked_mul(down)?, columns.checked_mul(right)?);
        Some(reshape(rw, value, &[images, rows, columns, channels]))
    }

    /// That cut to the size of the result, and made larger where it is smaller.
    fn fitted(&self, rw: &mut Rewriter<'_>, value: Value, steps: &Steps) -> Option<Value> {
        let [top, _, left, _] = self.padding;
        let [_, rows, columns, channels] = self.conv.of_result;
        let images = self.conv.of_input[0];
        let sides = [(top, rows, 0), (left, columns, 1)].map(|(before, size, at)| {
            let there = steps.given.get(at)?.checked_mul(*steps.stride.get(at)?)?;
            Side::of(before, size, there)
        });
        let [down, right] = [sides[0]?, sides[1]?];
        let start = shape(rw, &[0, down.start, right.start, 0]);
        let sizes = [images, down.size, right.size, channels];
        let size = shape(rw, &sizes);
        let ty = sized(rw, value, &sizes);
        let value = rw.insert1(tosa::Slice::build(ty, value, start, size));
        let around = [[0; 2], down.around, right.around, [0; 2]];
        let element = self.conv.result.element_or_self(rw.context());
        let told = shape(rw, around.as_flattened());
        let with = zeros(rw, element, &[1])?;
        pad(rw, (value, &sizes), &around, [told, with])
    }
}

/// What is taken of a dimension, and what is put around it.
#[derive(Clone, Copy)]
struct Side {
    start: i64,
    size: i64,
    around: [i64; 2],
}

impl Side {
    /// For so much before and so many elements in all, of those there are.
    fn of(before: i64, size: i64, there: i64) -> Option<Self> {
        let start = before.checked_neg()?.max(0);
        let before = before.max(0);
        let wanted = size.checked_sub(before)?;
        let taken = wanted.min(there.checked_sub(start)?);
        let after = wanted.checked_sub(taken)?;
        Some(Side { start, size: taken, around: [before, after] })
    }
}

/// A kernel backwards in both dimensions.
fn turned(rw: &mut Rewriter<'_>, weight: Value) -> Value {
    let ty = rw.ty(weight);
    [1, 2].into_iter().fold(weight, |value, axis| {
        let axis = Attribute::i32(rw.context(), axis);
        rw.insert1(NewOp::new(Reverse::def()).operand(value).prop(Reverse::AXIS, axis).result(ty))
    })
}

/// A tensor of these sizes with its dimensions in another order.
fn transpose(rw: &mut Rewriter<'_>, value: Value, sizes: &[i64; 6], order: [i32; 6]) -> Value {
    let size = |at: i32| usize::try_from(at).ok().and_then(|at| sizes.get(at)).copied();
    let ty = sized(rw, value, &order.map(|at| size(at).unwrap_or(DYNAMIC)));
    let order = Attribute::i32_array(rw.context(), &order);
    let new = NewOp::new(tosa::Transpose::def()).operand(value).result(ty);
    rw.insert1(new.prop(tosa::Transpose::PERMS, order))
}
