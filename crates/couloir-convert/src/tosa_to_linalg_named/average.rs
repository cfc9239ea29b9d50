//! `tosa.avg_pool2d`: sums of windows, each by how many of its elements are in the input.

use couloir_dialects::common::calc::{Calc, Num};
use couloir_dialects::linalg::build::Parts;
use couloir_dialects::tosa::AvgPool2d;
use couloir_dialects::tosa::attrs::single_round;
use couloir_dialects::{arith, linalg, math, tosa};
use couloir_ir::body::{Op, Value};
use couloir_ir::ty::DYNAMIC;
use couloir_ir::{OpRef, Type};
use couloir_rewrite::convert::{
    ConversionRewriter, Lowered, NoMatch, Operands, OrNoMatch, no_match,
};

use super::sizes::{distances, list, padded};
use crate::tosa_common::{
    apply_scale, dim_op, empty, filled, generic1, identity, is_number, loop_index, named,
    signed_bounds, zero, zero_attr,
};

/// What an op says.
struct Said {
    element: Type,
    accumulator: Type,
    pad: Vec<i64>,
    stride: Vec<i64>,
    kernel: Vec<i64>,
    /// What stands for zero in input and output.
    zeros: [i64; 2],
}

impl Said {
    fn of(op: OpRef<'_>) -> Result<Self, NoMatch> {
        let ctx = op.ctx();
        let zeros = [1, 2].map(|at| tosa::zero_point(op, at));
        let [Some(input_zp), Some(output_zp)] = zeros else {
            return no_match("input zero point could not be statically determined");
        };
        let accumulator = op.prop(AvgPool2d::ACC_TYPE).and_then(|attr| attr.as_type(ctx));
        let element = op.result_type(0).or_no_match("no result")?.element_or_self(ctx);
        let lists = [AvgPool2d::PAD, AvgPool2d::STRIDE, AvgPool2d::KERNEL];
        let [pad, stride, kernel] = lists.map(|slot| list(op, slot).unwrap_or_default());
        let accumulator = accumulator.or_no_match("no type of sums")?;
        let is_float = [element, accumulator].map(|ty| ty.is_float(ctx));
        if !is_number(ctx, element) || is_float[0] != is_float[1] {
            return no_match("no such elements");
        }
        let said = Self { element, accumulator, pad, stride, kernel, zeros: [input_zp, output_zp] };
        let bits = said.element.int_or_float_width(ctx).filter(|&bits| bits <= 64);
        bits.map(|_| said).or_no_match("no such elements")
    }
}

pub(super) fn average(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let view = rw.view(op);
    let ty = view.result_type(0).or_no_match("no result")?;
    let input = new.one(0).or_no_match("no operand")?;
    let said = Said::of(view)?;
    let four = |ty: Type| ty.shape(ctx).filter(|shape| shape.len() == 4).map(<[i64]>::to_vec);
    let shape = four(ty).or_no_match("not ranked")?;
    let own = four(rw.ty(input)).or_no_match("not ranked")?;
    let mut sizes = own.iter().skip(1).chain(shape.iter().skip(1));
    if sizes.any(|&size| size == DYNAMIC) {
        return no_match("input can only be dynamic for batch size");
    }
    let is_unknown = [&own, &shape].iter().any(|shape| shape.first() == Some(&DYNAMIC));
    let batches = is_unknown.then(|| dim_op(rw, input, 0));
    let element = rw.ty(input).element_or_self(ctx);
    let input = padded(rw, input, &said.pad, zero_attr(ctx, element));
    let nothing = zero(rw, said.accumulator);
    let init = empty(rw, &shape, said.accumulator, batches.as_slice());
    let init = filled(rw, nothing, init);
    let window = empty(rw, &said.kernel, said.accumulator, &[]);
    let def = linalg::PoolingNhwcSum::def();
    let props = distances(ctx, def, [&said.stride, &[1, 1]], Type::vector);
    let sums = named(rw, def, &[input, window], init, &props).unwrap_or(init);
    let sizes = [1, 2].map(|at| dim_op(rw, sums, at));
    let calc = Calc::new(ctx, rw, None);
    let one = calc.int(Type::INDEX, 1);
    let last = sizes.map(|size| (calc.num(size) - one).value);
    let one = one.value;
    let init = empty(rw, &shape, said.element, batches.as_slice());
    let parts = Parts {
        results: &[ty],
        inputs: &[sums],
        outputs: &[init],
        maps: &[identity(4), identity(4)],
        iterators: &[false; 4],
    };
    let value = generic1(rw, &parts, |rw, args| {
        let calc = Calc::new(ctx, rw, None);
        let sum = calc.num(args.first().copied().unwrap_or(sums));
        let count = said.count(&calc, one, last);
        match said.accumulator.is_float(ctx) {
            true => said.quotient(&calc, sum, count).value,
            false => said.scaled(&calc, sum, count).unwrap_or(sum).value,
        }
    });
    rw.replace(op, value)
}

impl Said {
    /// How many elements of the window are in the input.
    fn count<'c>(&self, calc: &'c Calc<'_>, one: Value, last: [Value; 2]) -> Num<'c> {
        let zero = calc.int(Type::INDEX, 0);
        let covered = |at: usize, last: Value| {
            let number = |list: &[i64], at: usize| list.get(at).copied().unwrap_or(0);
            let stride = calc.int(Type::INDEX, number(&self.stride, at));
            let mut count = calc.int(Type::INDEX, number(&self.kernel, at));
            let left = calc.num(calc.build(|builder| loop_index(builder, at + 1)));
            let right = calc.num(last) - left;
            let sides = [left, right].map(|side| side * stride);
            for (side, at) in sides.into_iter().zip([2 * at, 2 * at + 1]) {
                let pad = number(&self.pad, at);
                if pad != 0 {
                    let beyond = (side - calc.int(Type::INDEX, pad)).minsi(zero);
                    count = count + beyond;
                }
            }
            calc.num(one).maxsi(count)
        };
        let [height, width] = [covered(0, last[0]), covered(1, last[1])];
        (height * width).cast(arith::IndexCast::def(), Type::I32)
    }

    fn quotient<'c>(&self, calc: &'c Calc<'_>, sum: Num<'c>, count: Num<'c>) -> Num<'c> {
        let ctx = calc.ctx();
        let quotient = sum / count.cast(arith::Sitofp::def(), self.accumulator);
        let [own, wanted] = [self.accumulator, self.element].map(|ty| ty.int_or_float_width(ctx));
        if own > wanted { quotient.cast(arith::Truncf::def(), self.element) } else { quotient }
    }

    /// A sum of integers by a count, as a product with a fixed point.
    fn scaled<'c>(&self, calc: &'c Calc<'_>, sum: Num<'c>, count: Num<'c>) -> Option<Num<'c>> {
        let [input_zp, output_zp] = self.zeros;
        let mut value = sum;
        if input_zp != 0 {
            value = value - count * calc.int(self.accumulator, input_zp);
        }
        let (factor, shift) = reciprocal(calc, count);
        let mut scaled = apply_scale(calc, [value, factor, shift], single_round(calc.ctx()));
        if output_zp != 0 {
            scaled = scaled + calc.int(Type::I32, output_zp);
        }
        let (least, most) = signed_bounds(self.element.int_width(calc.ctx())?)?;
        let (least, most) = (calc.int(self.accumulator, least), calc.int(self.accumulator, most));
        let clamped = most.minsi(least.maxsi(scaled));
        let is_narrow = clamped.ty() != self.element;
        Some(if is_narrow { clamped.cast(arith::Trunci::def(), self.element) } else { clamped })
    }
}

/// One by a count: a factor, and how far what it gives is to be shifted.
fn reciprocal<'c>(calc: &'c Calc<'_>, count: Num<'c>) -> (Num<'c>, Num<'c>) {
    let (one, all) = (calc.int(Type::I32, 1), calc.int(Type::I32, 32));
    let bits = all - (count - one).un(math::Ctlz::def());
    let wide = bits.cast(arith::Extui::def(), Type::I64);
    let numerator = calc.int(Type::I64, (1 << 30) + 1).shli(wide);
    let factor = numerator.bin(arith::Divui::def(), count.cast(arith::Extui::def(), Type::I64));
    let factor = factor.cast(arith::Trunci::def(), Type::I32);
    let bits = bits.cast(arith::Trunci::def(), Type::I8);
    (factor, bits + calc.int(Type::I8, 30))
}
