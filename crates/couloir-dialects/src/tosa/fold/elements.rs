//! Folding of ops on elements.

use couloir_ir::num::{Float, FloatKind, Int, RoundingMode};
use couloir_ir::op::{FoldInput, FoldResult};
use couloir_ir::ty::{DYNAMIC, Signedness, TypeKind};
use couloir_ir::{Attribute, Context, OpRef, Type};

use super::{is_quantized, is_static, operand_as_result, resplat, through};
use crate::common::fold::{Folding, Number, constant, fill, value};
use crate::tosa::Mul;
use crate::tosa::shapes::constant_operand;

const EVEN: RoundingMode = RoundingMode::NearestEven;

fn is_zero(number: &Number) -> bool {
    match number {
        Number::Int(int) => int.is_zero(),
        Number::Float(float) => float.is_zero(),
    }
}

fn is_one(number: &Number) -> bool {
    match number {
        Number::Int(int) => int.is_one(),
        Number::Float(float) => *float == Float::one(float.kind()),
    }
}

/// Two numbers of one kind to one: how integers and how floats do it.
struct Binary {
    int: fn(&Int, &Int) -> Option<Int>,
    float: fn(Float, Float) -> Option<Float>,
}

/// What comes of two constants that are one number throughout.
fn compute(input: &FoldInput<'_>, binary: &Binary) -> Option<Attribute> {
    if is_quantized(input) {
        return None;
    }
    let of = Folding { input };
    let number = match (of.number(0)?, of.number(1)?) {
        (Number::Int(a), Number::Int(b)) => Number::Int((binary.int)(&a, &b)?),
        (Number::Float(a), Number::Float(b)) => Number::Float((binary.float)(a, b)?),
        _ => return None,
    };
    Some(fill(of.ctx(), of.result_type()?, &number))
}

fn is_given(result: &FoldResult) -> bool {
    *result != FoldResult::None
}

/// A number that changes nothing when it is the operand of this place; the other operand, then.
fn neutral(input: &FoldInput<'_>, at: usize, is_neutral: fn(&Number) -> bool) -> FoldResult {
    let found = Folding { input }.number(at).is_some_and(|number| is_neutral(&number));
    if found { operand_as_result(input, 1 - at) } else { FoldResult::None }
}

const ADD: Binary = Binary { int: |a, b| Some(a.add(b)), float: |a, b| Some(a.add(b, EVEN).value) };

pub(in crate::tosa) fn add(input: &FoldInput<'_>) -> FoldResult {
    if is_quantized(input) {
        return FoldResult::None;
    }
    for at in [1, 0] {
        let other = neutral(input, at, is_zero);
        if is_given(&other) {
            return other;
        }
    }
    constant(compute(input, &ADD))
}

const SUB: Binary = Binary { int: |a, b| Some(a.sub(b)), float: |a, b| Some(a.sub(b, EVEN).value) };

pub(in crate::tosa) fn sub(input: &FoldInput<'_>) -> FoldResult {
    if is_quantized(input) {
        return FoldResult::None;
    }
    let same = neutral(input, 1, is_zero);
    if is_given(&same) { same } else { constant(compute(input, &SUB)) }
}

const DIV: Binary = Binary { int: |a, b| divided(a, b), float: |_, _| None };

/// The smallest number by -1 is itself.
fn divided(a: &Int, b: &Int) -> Option<Int> {
    if b.is_all_ones() { Some(a.neg()) } else { a.sdiv(b) }
}

pub(in crate::tosa) fn intdiv(input: &FoldInput<'_>) -> FoldResult {
    if input.op.operand_type(0) != input.op.operand_type(1) {
        return FoldResult::None;
    }
    let of = Folding { input };
    if of.number(0).is_some_and(|number| is_zero(&number)) {
        return constant(of.constant(0).filter(|_| input.op.operand_type(0) == of.result_type()));
    }
    let same = neutral(input, 1, is_one);
    if is_given(&same) { same } else { constant(compute(input, &DIV)) }
}

/// How far integers are shifted; of floats it does not matter.
fn shift(input: &FoldInput<'_>) -> Option<i64> {
    let of = Folding { input };
    let element = of.result_type()?.element_or_self(of.ctx());
    if !element.is_integer(of.ctx()) {
        return Some(0);
    }
    of.int(Mul::SHIFT)?.to_i64()
}

pub(in crate::tosa) fn mul(input: &FoldInput<'_>) -> FoldResult {
    if is_quantized(input) {
        return FoldResult::None;
    }
    let (of, Some(shift)) = (Folding { input }, shift(input)) else { return FoldResult::None };
    for at in [0, 1] {
        let result = factor(input, at, shift);
        if is_given(&result) {
            return result;
        }
    }
    let (Some(a), Some(b), Some(ty)) = (of.number(0), of.number(1), of.result_type()) else {
        return FoldResult::None;
    };
    let product = product(of.ctx(), (&a, &b), ty, shift);
    constant(product.map(|number| fill(of.ctx(), ty, &number)))
}

/// A factor that is zero or one throughout.
fn factor(input: &FoldInput<'_>, at: usize, shift: i64) -> FoldResult {
    let of = Folding { input };
    let (Some(number), Some(ty)) = (of.number(at), of.result_type()) else {
        return FoldResult::None;
    };
    let element = |ty: Type| ty.element_or_self(of.ctx());
    let same_element = input.op.operand_type(at).map(element) == Some(element(ty));
    if is_zero(&number) && is_static(of.ctx(), ty) && same_element {
        return constant(resplat(input, at));
    }
    if is_one(&number) && shift == 0 {
        return operand_as_result(input, 1 - at);
    }
    FoldResult::None
}

/// A product; of 32 bits it is shifted with twice as many and has to fit.
fn product(ctx: &Context, (a, b): (&Number, &Number), ty: Type, shift: i64) -> Option<Number> {
    let (a, b) = match (a, b) {
        (Number::Float(a), Number::Float(b)) => {
            return Some(Number::Float(a.mul(*b, EVEN).value));
        }
        (Number::Int(a), Number::Int(b)) => (a, b),
        _ => return None,
    };
    let width = ty.element_or_self(ctx).int_width(ctx)?;
    if width != 32 || shift <= 0 {
        return Some(Number::Int(a.mul(b).zext_or_trunc(width)));
    }
    let wide = a.sext_or_trunc(64).mul(&b.sext_or_trunc(64));
    let by = u32::try_from(shift).ok().filter(|&by| by < 64)?;
    let half = Int::one(64).shl(by - 1);
    let shifted = wide.add(&half).ashr(by);
    let fits = shifted.sext_or_trunc(32).sext_or_trunc(64) == shifted;
    fits.then(|| Number::Int(shifted.sext_or_trunc(32)))
}

pub(in crate::tosa) fn abs(input: &FoldInput<'_>) -> FoldResult {
    if through(input).is_some() { operand_as_result(input, 0) } else { FoldResult::None }
}

/// Whether both zeros of an op are known to be zero.
fn has_no_zero_points(op: OpRef<'_>) -> bool {
    [1, 2].iter().all(|&at| {
        let constant = constant_operand(op, at);
        let number = constant.and_then(|constant| crate::common::fold::splat(op.ctx(), constant));
        number.is_some_and(|number| is_zero(&number))
    })
}

/// What is negated twice.
pub(in crate::tosa) fn negate(input: &FoldInput<'_>) -> FoldResult {
    let Some((inner, given)) = through(input) else { return FoldResult::None };
    let plain = has_no_zero_points(input.op) && has_no_zero_points(inner);
    let same = Some(input.op.ty(given)) == input.op.result_type(0);
    value(Some(given).filter(|_| plain && same))
}

pub(in crate::tosa) fn reciprocal(input: &FoldInput<'_>) -> FoldResult {
    let of = Folding { input };
    let (Some(float), Some(ty)) = (of.float(0), of.result_type()) else { return FoldResult::None };
    let number = Float::one(float.kind()).div(float, EVEN).value;
    FoldResult::constant(fill(of.ctx(), ty, &Number::Float(number)))
}

/// One of two values, where it is told or they are the same. All are of one shape that is known.
pub(in crate::tosa) fn select(input: &FoldInput<'_>) -> FoldResult {
    let of = Folding { input };
    let shape = |at| input.op.operand_type(at)?.shape(of.ctx());
    let first = shape(0);
    let is_known = first.is_some_and(|shape| !shape.contains(&DYNAMIC));
    if !is_known || shape(1) != first || shape(2) != first {
        return FoldResult::None;
    }
    if of.operand(1) == of.operand(2) {
        return operand_as_result(input, 1);
    }
    match of.int(0) {
        Some(chosen) => operand_as_result(input, if chosen.is_zero() { 2 } else { 1 }),
        None => FoldResult::None,
    }
}

/// What comes of comparing two constants.
fn compare(
    input: &FoldInput<'_>,
    holds: fn(Option<std::cmp::Ordering>) -> bool,
) -> Option<Attribute> {
    let of = Folding { input };
    let order = match (of.number(0)?, of.number(1)?) {
        (Number::Int(a), Number::Int(b)) => Some(a.scmp(&b)),
        (Number::Float(a), Number::Float(b)) => a.compare(b),
        _ => return None,
    };
    let number = Number::Int(Int::from_bool(holds(order)));
    Some(fill(of.ctx(), of.result_type()?, &number))
}

pub(in crate::tosa) fn greater(input: &FoldInput<'_>) -> FoldResult {
    constant(compare(input, |order| order.is_some_and(std::cmp::Ordering::is_gt)))
}

pub(in crate::tosa) fn greater_equal(input: &FoldInput<'_>) -> FoldResult {
    constant(compare(input, |order| order.is_some_and(std::cmp::Ordering::is_ge)))
}

/// Integers are equal to themselves.
pub(in crate::tosa) fn equal(input: &FoldInput<'_>) -> FoldResult {
    let of = Folding { input };
    let Some(ty) = of.result_type() else { return FoldResult::None };
    let element = input.op.operand_type(0).map(|ty| ty.element_or_self(of.ctx()));
    let is_int = element.is_some_and(|ty| ty.is_integer(of.ctx()));
    if of.same() && is_int && is_static(of.ctx(), ty) {
        return FoldResult::constant(fill(of.ctx(), ty, &Number::Int(Int::from_bool(true))));
    }
    constant(compare(input, |order| order.is_some_and(std::cmp::Ordering::is_eq)))
}

fn is_unsigned(ctx: &Context, ty: Type) -> bool {
    matches!(ty.kind(ctx), TypeKind::Integer(_, Signedness::Unsigned))
}

/// A number of one type as another.
fn converted(ctx: &Context, number: &Number, from: Type, to: Type) -> Option<Number> {
    if let Some(kind) = to.float_kind(ctx) {
        return Some(Number::Float(to_float(ctx, number, from, kind)));
    }
    let width = to.int_width(ctx)?;
    Some(Number::Int(match number {
        Number::Float(float) => to_int(*float, width, !is_unsigned(ctx, to)),
        Number::Int(int) if width == 1 => Int::from_bool(!int.is_zero()),
        Number::Int(int) if is_unsigned(ctx, from) || int.width() == 1 => int.zext_or_trunc(width),
        Number::Int(int) => int.sext_or_trunc(width),
    }))
}

/// The nearest integer there is; 0 where there is no number.
fn to_int(float: Float, width: u32, signed: bool) -> Int {
    let exact = float.to_int(width, signed).map(|(value, _)| value);
    exact.unwrap_or_else(|| match (float.is_nan(), float.is_negative(), signed) {
        (true, ..) | (false, true, false) => Int::zero(width),
        (false, true, true) => Int::signed_min(width),
        (false, false, true) => Int::signed_max(width),
        (false, false, false) => Int::all_ones(width),
    })
}

fn to_float(ctx: &Context, number: &Number, from: Type, kind: FloatKind) -> Float {
    match number {
        Number::Float(float) => float.convert(kind, EVEN).value,
        Number::Int(int) => Float::from_int(kind, int, !is_unsigned(ctx, from), EVEN).value,
    }
}

/// A constant, or a cast that is none.
pub(in crate::tosa) fn cast(input: &FoldInput<'_>) -> FoldResult {
    let of = Folding { input };
    let (Some(from), Some(to)) = (input.op.operand_type(0), of.result_type()) else {
        return FoldResult::None;
    };
    if from == to {
        return operand_as_result(input, 0);
    }
    let [own, other] = [from, to].map(|ty| ty.element_or_self(of.ctx()));
    let number = of.number(0).map(|number| match number {
        // To integers, the nearest; halves go to even ones.
        Number::Float(float) if !other.is_float(of.ctx()) => Number::Float(float.to_integral(EVEN)),
        number => number,
    });
    let number = number.and_then(|number| converted(of.ctx(), &number, own, other));
    constant(number.map(|number| fill(of.ctx(), to, &number)))
}
