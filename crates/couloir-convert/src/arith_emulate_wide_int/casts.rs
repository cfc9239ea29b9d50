//! Casts to and from wide integers.

use std::sync::Arc;

use couloir_dialects::arith;
use couloir_dialects::common::calc::{Float2, Int2};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::NewOp;
use couloir_ir::num::{Float, RoundingMode};
use couloir_ir::{OpDef, OpName, Type};
use couloir_rewrite::convert::{
    ConversionRewriter, Lowered, NoMatch, Operands, OrNoMatch, PatternSet, TypeConverter, no_match,
};

use super::halves::{
    appended, bare_half_type, calc, dropped, half, half_type, halves, join, number, pair_type,
};

pub(super) fn populate(patterns: &mut PatternSet, converter: &Arc<TypeConverter>) {
    patterns.add(arith::Extsi::def(), converter, extend_signed);
    patterns.add(arith::Extui::def(), converter, extend);
    patterns.add(arith::Trunci::def(), converter, truncate);
    patterns.add(arith::Sitofp::def(), converter, signed_to_float);
    patterns.add(arith::Uitofp::def(), converter, to_float);
    patterns.add(arith::Fptosi::def(), converter, signed_from_float);
    patterns.add(arith::Fptoui::def(), converter, from_float);
    let indices: [(&'static OpDef, &'static OpDef); 2] = [
        (arith::IndexCast::def(), arith::Extsi::def()),
        (arith::IndexCastui::def(), arith::Extui::def()),
    ];
    for (cast, extend) in indices {
        patterns.add(cast, converter, move |op, new, rw| index_cast(op, new, rw, cast, extend));
    }
}

fn input(new: &Operands) -> Result<Value, NoMatch> {
    new.one(0).or_no_match("no operand")
}

/// A cast, or what it folds to.
fn folded_cast(
    rw: &mut ConversionRewriter<'_>,
    def: &'static OpDef,
    value: Value,
    ty: Type,
) -> Value {
    let mut new = NewOp::new(def).operand(value).result(ty);
    new.props = rw.context().attr_defaults(OpName::of(def)).iter().copied().collect();
    rw.insert_folded(new)
}

fn extend_signed(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ty = pair_type(rw, op)?;
    let half = half_type(rw.context(), ty);
    let value = appended(rw, input(new)?);
    let low = folded_cast(rw, arith::Extsi::def(), value, half);
    let zero = number(rw, half, 0);
    let high = {
        let calc = calc(rw);
        let is_negative = calc.num(low).cmpi(Int2::Slt, calc.num(zero));
        is_negative.cast(arith::Extsi::def(), half).value
    };
    let pair = join(rw, ty, &[low, high]);
    rw.replace(op, pair)
}

fn extend(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ty = pair_type(rw, op)?;
    let half = half_type(rw.context(), ty);
    let value = appended(rw, input(new)?);
    let low = folded_cast(rw, arith::Extui::def(), value, half);
    let pair = join(rw, ty, &[low]);
    rw.replace(op, pair)
}

/// The result type of an op whose operand is a pair.
fn narrow_type(rw: &ConversionRewriter<'_>, op: Op, operand: Value) -> Result<Type, NoMatch> {
    if rw.view(op).operand_type(0) == Some(rw.ty(operand)) {
        return no_match("the operand is not wide");
    }
    rw.convert_results(op)?.first().copied().or_no_match("no result")
}

fn truncate(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let value = input(new)?;
    let ty = narrow_type(rw, op, value)?;
    let low = half(rw, value, 0);
    let low = dropped(rw, low);
    let cast = folded_cast(rw, arith::Trunci::def(), low, ty);
    rw.replace(op, cast)
}

fn index_cast(
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
    cast: &'static OpDef,
    extend: &'static OpDef,
) -> Lowered {
    let ctx = rw.context();
    let value = input(new)?;
    let wide = rw.view(op).result_type(0).or_no_match("no result")?;
    if wide.element_or_self(ctx).is_index() {
        let ty = narrow_type(rw, op, value)?;
        let low = half(rw, value, 0);
        let low = dropped(rw, low);
        let cast = calc(rw).num(low).cast(cast, ty).value;
        return rw.replace(op, cast);
    }
    let element = pair_type(rw, op)?.element_or_self(ctx);
    let narrow = rw.ty(value).with_element(ctx, element);
    let value = calc(rw).num(value).cast(cast, narrow).cast(extend, wide).value;
    rw.replace(op, value)
}

/// The sign is taken off, and put on again.
fn signed_to_float(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ty = narrow_type(rw, op, input(new)?)?;
    let wide = rw.view(op).operand(0).or_no_match("no operand")?;
    let wide_ty = rw.ty(wide);
    let zero = number(rw, wide_ty, 0);
    let result = {
        let calc = calc(rw);
        let (wide, zero) = (calc.num(wide), calc.num(zero));
        let is_negative = wide.cmpi(Int2::Slt, zero);
        let negated = zero - wide;
        let magnitude = is_negative.select(negated, wide).cast(arith::Uitofp::def(), ty);
        let negative = -magnitude;
        is_negative.select(negative, magnitude).value
    };
    rw.replace(op, result)
}

/// What the high half's lowest bit stands for, as a float or a vector of it.
fn high_unit(rw: &ConversionRewriter<'_>, ty: Type, width: u32) -> Result<Float, NoMatch> {
    let kind = ty.element_or_self(rw.context()).float_kind(rw.context());
    let kind = kind.or_no_match("not a float")?;
    let power = couloir_ir::num::Int::from_i64(width.saturating_add(2), 1).shl(width);
    Ok(Float::from_int(kind, &power, false, RoundingMode::NearestEven).value)
}

fn to_float(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let value = input(new)?;
    let ty = narrow_type(rw, op, value)?;
    let [low, high] = halves(rw, value);
    let low = dropped(rw, low);
    let high = dropped(rw, high);
    let half = rw.ty(low);
    let width = half.element_or_self(rw.context()).int_width(rw.context()).unwrap_or(0);
    // As upstream shifts a number of 64 bits, the unit of wider halves is 1.
    let unit = high_unit(rw, ty, width % 64)?;
    let zero = number(rw, half, 0);
    let result = {
        let calc = calc(rw);
        let [low, high, zero] = [low, high, zero].map(|it| calc.num(it));
        let is_small = high.cmpi(Int2::Eq, zero);
        let low = low.cast(arith::Uitofp::def(), ty);
        let high = high.cast(arith::Uitofp::def(), ty);
        let scaled = high * calc.float_of(ty, unit);
        let sum = low + scaled;
        is_small.select(low, sum).value
    };
    rw.replace(op, result)
}

fn signed_from_float(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let float = input(new)?;
    pair_type(rw, op)?;
    let wide = rw.view(op).result_type(0).or_no_match("no result")?;
    let ty = rw.ty(float);
    let zero = calc(rw).float(ty, 0.0).value;
    let wide_zero = number(rw, wide, 0);
    let result = {
        let calc = calc(rw);
        let [float, zero, wide_zero] = [float, zero, wide_zero].map(|it| calc.num(it));
        let is_negative = float.cmpf(Float2::Olt, zero);
        let negated = -float;
        let magnitude = is_negative.select(negated, float).cast(arith::Fptoui::def(), wide);
        let negative = wide_zero - magnitude;
        is_negative.select(negative, magnitude).value
    };
    rw.replace(op, result)
}

fn from_float(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let float = input(new)?;
    let ty = pair_type(rw, op)?;
    let element = ty.element_or_self(ctx);
    let narrow = bare_half_type(ctx, ty);
    let unit = high_unit(rw, rw.ty(float), element.int_width(ctx).unwrap_or(0))?;
    let (low, high) = {
        let calc = calc(rw);
        let float = calc.num(float);
        let unit = calc.float_of(float.ty(), unit);
        let high = (float / unit).cast(arith::Fptoui::def(), narrow);
        let low = float.bin(arith::Remf::def(), unit).cast(arith::Fptoui::def(), narrow);
        (low.value, high.value)
    };
    let high = appended(rw, high);
    let low = appended(rw, low);
    let pair = join(rw, ty, &[low, high]);
    rw.replace(op, pair)
}
