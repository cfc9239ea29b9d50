//! `tosa.apply_scale`: a value times a multiplier, shifted to the right and rounded; of vectors and
//! tensors each element.

use couloir_dialects::arith;
use couloir_dialects::common::calc::{Calc, Int2, Num};
use couloir_dialects::tosa::ApplyScale;
use couloir_dialects::tosa::attrs::{double_round, single_round};
use couloir_ir::body::Op;
use couloir_ir::build::NewOp;
use couloir_ir::{Context, Type};
use couloir_rewrite::convert::{
    ConversionRewriter, Lowered, NoMatch, Operands, OrNoMatch, no_match,
};

/// What is scaled.
struct Scaled<'c> {
    value: Num<'c>,
    multiplier: Num<'c>,
    /// How far it is shifted, of 32 bits.
    shift: Num<'c>,
    /// Types like the result's, of other elements.
    i32: Type,
    /// Whether it is rounded twice: away from zero, then as usual.
    twice: bool,
}

/// Products of 64 bits.
pub(super) fn wide(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let (ty, twice) = (result_type(op, rw)?, is_rounded_twice(op, rw)?);
    let &[value, multiplier, shift] = new.all() else { return no_match("no operands") };
    let calc = Calc::new(ctx, rw, None);
    let [value, multiplier, shift] = [value, multiplier, shift].map(|value| calc.num(value));
    let (i32, i64) = (of_ints(ctx, ty, 32), of_ints(ctx, ty, 64));
    let zero = calc.int(value.ty(), 0);
    let one = calc.int(i64, 1);
    let last = calc.int(i32, 31);
    let shift = shift.cast(arith::Extui::def(), i32);
    let scaled = Scaled { value, multiplier, shift, i32, twice };
    let result = scaled.wide(&calc, i64, [zero, one, last]).value;
    rw.replace(op, result)
}

/// Products as two halves of 32 bits.
pub(super) fn narrow(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let (ty, twice) = (result_type(op, rw)?, is_rounded_twice(op, rw)?);
    let &[value, multiplier, shift] = new.all() else { return no_match("no operands") };
    let element = rw.ty(value).element_or_self(ctx);
    if element.int_width(ctx).is_none_or(|width| width > 32) {
        return no_match("values of more than 32 bits");
    }
    let calc = Calc::new(ctx, rw, None);
    let [value, multiplier, shift] = [value, multiplier, shift].map(|value| calc.num(value));
    let i32 = of_ints(ctx, ty, 32);
    let shift = shift.cast(arith::Extui::def(), i32);
    let mut result = Scaled { value, multiplier, shift, i32, twice }.narrow(&calc);
    if ty != i32 {
        result = result.cast(arith::Trunci::def(), ty);
    }
    let result = result.value;
    rw.replace(op, result)
}

/// A type with the shape of another.
fn of_ints(ctx: &Context, like: Type, width: u32) -> Type {
    like.with_element(ctx, Type::int(ctx, width))
}

fn result_type(op: Op, rw: &ConversionRewriter<'_>) -> Result<Type, NoMatch> {
    rw.view(op).result_type(0).or_no_match("no result")
}

fn is_rounded_twice(op: Op, rw: &ConversionRewriter<'_>) -> Result<bool, NoMatch> {
    let ctx = rw.context();
    let mode = rw.view(op).prop(ApplyScale::ROUNDING_MODE);
    if mode == Some(double_round(ctx)) {
        return Ok(true);
    }
    if mode == Some(single_round(ctx)) { Ok(false) } else { no_match("not rounded so") }
}

impl<'c> Scaled<'c> {
    fn wide(self, calc: &'c Calc<'_>, i64: Type, [zero, one, last]: [Num<'c>; 3]) -> Num<'c> {
        let whole = |number: Num<'c>| match number.ty() == i64 {
            true => number,
            false => number.cast(arith::Extsi::def(), i64),
        };
        let (value, multiplier) = (whole(self.value), whole(self.multiplier));
        let product = value * multiplier;
        let shift = self.shift.cast(arith::Extui::def(), i64);
        let half = one.shli(shift).shrui(one);
        let mut sum = product + half;
        if self.twice {
            let (up, down) = (calc.int(i64, 1 << 30), calc.int(i64, -(1 << 30)));
            let away = self.value.cmpi(Int2::Sge, zero).select(up, down) + sum;
            sum = self.shift.cmpi(Int2::Sgt, last).select(away, sum);
        }
        sum.shrsi(shift).cast(arith::Trunci::def(), self.i32)
    }

    fn narrow(self, calc: &'c Calc<'_>) -> Num<'c> {
        let shift = self.shift;
        let [zero, one, two, thirty, all] = [0, 1, 2, 30, 32].map(|n| calc.int(self.i32, n));
        let (mut low, mut high) = product(calc, self.value, self.multiplier, self.i32);
        let is_far = shift.cmpi(Int2::Sge, all);
        let is_farther = shift.cmpi(Int2::Sgt, all);
        let (left, right) = (all - shift, shift - all);
        let left = is_far.select(zero, left);
        let right = is_far.select(right, zero);
        if self.twice {
            let minus = calc.int(self.i32, -1);
            let sign = self.value.cmpi(Int2::Sge, zero).select(one, minus);
            let sign = is_far.select(sign, zero);
            let carry = (low.shrui(thirty) + sign).shrsi(two);
            low = low + sign.shli(thirty);
            high = high + carry;
        }
        let half = one.shli(shift - one);
        let half = is_farther.select(zero, half);
        let sum = low + half;
        high = high + low.cmpi(Int2::Ugt, sum).cast(arith::Extui::def(), self.i32);
        let half = one.shli(right - one);
        high = high + is_farther.select(half, zero);
        let high = high.shli(left).shrsi(right);
        let low = sum.shrui(shift);
        is_far.select(zero, low) + high
    }
}

/// The halves of a product.
fn product<'c>(calc: &'c Calc<'_>, a: Num<'c>, b: Num<'c>, ty: Type) -> (Num<'c>, Num<'c>) {
    let new = NewOp::new(arith::MulsiExtended::def()).operands([a.value, b.value]);
    let halves = calc.build(|builder| {
        let op = builder.insert(new.results([ty, ty]));
        [builder.body().result(op, 0), builder.body().result(op, 1)]
    });
    let half = |at: usize| calc.num(halves.get(at).copied().flatten().unwrap_or(a.value));
    (half(0), half(1))
}
