//! Shifts of wide integers. A shift by a half's width or more takes from the
//! other half; that by less combines both.

use std::sync::Arc;

use couloir_dialects::arith;
use couloir_dialects::common::calc::Int2;
use couloir_ir::body::{Op, Value};
use couloir_rewrite::convert::{
    ConversionRewriter, Lowered, NoMatch, Operands, OrNoMatch, PatternSet, TypeConverter,
};

use super::halves::{calc, dropped, half, halves, join, number, pair_type, two};

pub(super) fn populate(patterns: &mut PatternSet, converter: &Arc<TypeConverter>) {
    patterns.add(arith::Shli::def(), converter, left);
    patterns.add(arith::Shrui::def(), converter, right);
    patterns.add(arith::Shrsi::def(), converter, signed);
}

/// The halves of what is shifted, by how much, and numbers to compute with.
struct Shift {
    low: Value,
    high: Value,
    by: Value,
    zero: Value,
    width: Value,
}

fn half_width(rw: &ConversionRewriter<'_>, half: Value) -> Result<i64, NoMatch> {
    let ctx = rw.context();
    let width = rw.ty(half).element_or_self(ctx).int_width(ctx);
    width.map(i64::from).or_no_match("not an integer")
}

fn shift(rw: &mut ConversionRewriter<'_>, new: &Operands) -> Result<Shift, NoMatch> {
    let (value, by) = two(new)?;
    let [low, high] = halves(rw, value);
    let by = half(rw, by, 0);
    let ty = rw.ty(low);
    let width = half_width(rw, low)?;
    let (zero, width) = (number(rw, ty, 0), number(rw, ty, width));
    Ok(Shift { low, high, by, zero, width })
}

fn left(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ty = pair_type(rw, op)?;
    let Shift { low, high, by, zero, width } = shift(rw, new)?;
    let both = {
        let calc = calc(rw);
        let [low, high, by, zero, width] = [low, high, by, zero, width].map(|it| calc.num(it));
        let far = by.cmpi(Int2::Uge, width);
        let new_low = low.shli(by);
        let new_low = far.select(zero, new_low);
        let near = far.select(width, by);
        let from_low = low.shrui(width - near);
        let from_low_far = low.shli(by - width);
        let new_high = high.shli(by);
        let new_high = far.select(zero, new_high);
        let crossing = far.select(from_low_far, from_low);
        [new_low.value, (crossing | new_high).value]
    };
    let pair = join(rw, ty, &both);
    rw.replace(op, pair)
}

fn right(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ty = pair_type(rw, op)?;
    let Shift { low, high, by, zero, width } = shift(rw, new)?;
    let both = {
        let calc = calc(rw);
        let [low, high, by, zero, width] = [low, high, by, zero, width].map(|it| calc.num(it));
        let far = by.cmpi(Int2::Uge, width);
        let new_low = low.shrui(by);
        let new_low = far.select(zero, new_low);
        let new_high = high.shrui(by);
        let new_high = far.select(zero, new_high);
        let near = far.select(width, by);
        let from_high = high.shli(width - near);
        let from_high_far = high.shrui(by - width);
        let crossing = far.select(from_high_far, from_high);
        [(new_low | crossing).value, new_high.value]
    };
    let pair = join(rw, ty, &both);
    rw.replace(op, pair)
}

/// Signs are put in front of what is shifted without them.
fn signed(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let (value, by) = two(new)?;
    pair_type(rw, op)?;
    let view = rw.view(op);
    let wide = view.operand(0).zip(view.operand(1)).or_no_match("expected two operands")?;
    let high = half(rw, value, 1);
    let by = half(rw, by, 0);
    let ty = rw.ty(high);
    let width = half_width(rw, high)?;
    let zero = number(rw, ty, 0);
    let is_negative = {
        let calc = calc(rw);
        calc.num(high).cmpi(Int2::Slt, calc.num(zero)).value
    };
    let is_negative = dropped(rw, is_negative);
    let wide_ty = rw.ty(wide.0);
    let signs = calc(rw).num(is_negative).cast(arith::Extsi::def(), wide_ty).value;
    let all = number(rw, ty, width.saturating_mul(2));
    let rest = {
        let calc = calc(rw);
        (calc.num(all) - calc.num(by)).value
    };
    let rest = dropped(rw, rest);
    let shifted = {
        let calc = calc(rw);
        let rest = calc.num(rest).cast(arith::Extui::def(), wide_ty);
        let signs = calc.num(signs).shli(rest);
        let shifted = calc.num(wide.0).shrui(calc.num(wide.1));
        (shifted | signs).value
    };
    let stays = {
        let calc = calc(rw);
        calc.num(by).cmpi(Int2::Eq, calc.num(zero)).value
    };
    let stays = dropped(rw, stays);
    let result = {
        let calc = calc(rw);
        calc.num(stays).select(calc.num(wide.0), calc.num(shifted)).value
    };
    rw.replace(op, result)
}
