//! Casts: of constants, and of casts.

use couloir_ir::attr::{AttrKind, Attribute};
use couloir_ir::num::{Float, FloatKind, Int, Rounded, RoundingMode};
use couloir_ir::op::{FoldInput, FoldResult};
use couloir_ir::{OpDef, OpRef, Type};

use crate::arith::attrs::{FASTMATH, FASTMATH_FLAGS, ROUNDING_MODES};
use crate::arith::{Extf, Extsi, Extui, Truncf, Trunci};
use crate::common::fold::{
    Folding, Number, constant, fold_constants, int_width, is_poison, map, value, with_operand,
};

const NEAREST: RoundingMode = RoundingMode::NearestEven;

/// Whether all of the named fast-math flags of an op are set.
pub(super) fn has_fastmath(op: OpRef<'_>, names: &[&str]) -> bool {
    let flags = op.attr_named("fastmath");
    let bits = flags.and_then(|flags| flags.enum_bits(op.ctx(), &FASTMATH)).unwrap_or(0);
    let set = |name: &&str| FASTMATH_FLAGS.value_of(name).is_some_and(|bit| bits & bit != 0);
    names.iter().all(set)
}

/// The cast of a constant: each number through `eval`, which gets the width
/// of the integers in the result type.
fn of_ints(input: &FoldInput<'_>, eval: impl Fn(u32, &Int) -> Option<Number>) -> FoldResult {
    let Some(to) = input.op.result_type(0) else { return FoldResult::None };
    let width = int_width(input.op.ctx(), to);
    constant(fold_constants(input, to, |operands| eval(width, operands.first()?.int()?)))
}

/// An integer resized by a function.
fn resized(input: &FoldInput<'_>, resize: fn(&Int, u32) -> Int) -> FoldResult {
    of_ints(input, |width, value| Some(Number::Int(resize(value, width))))
}

/// An extension of an extension of the same kind is one from the narrowest.
fn extended(
    input: &FoldInput<'_>,
    def: &'static OpDef,
    resize: fn(&Int, u32) -> Int,
) -> FoldResult {
    let inner = Folding { input }.from(0, def).and_then(|inner| inner.operand(0));
    match inner {
        Some(narrow) => with_operand(0, narrow),
        None => resized(input, resize),
    }
}

pub(in crate::arith) fn extsi(input: &FoldInput<'_>) -> FoldResult {
    extended(input, Extsi::def(), Int::sext_or_trunc)
}

pub(in crate::arith) fn extui(input: &FoldInput<'_>) -> FoldResult {
    extended(input, Extui::def(), Int::zext_or_trunc)
}

pub(in crate::arith) fn index_cast(input: &FoldInput<'_>) -> FoldResult {
    resized(input, Int::sext_or_trunc)
}

pub(in crate::arith) fn index_castui(input: &FoldInput<'_>) -> FoldResult {
    resized(input, Int::zext_or_trunc)
}

/// A truncation of an extended value needs no more than the value itself.
pub(in crate::arith) fn trunci(input: &FoldInput<'_>) -> FoldResult {
    let of = Folding { input };
    let extension = of.from(0, Extsi::def()).or_else(|| of.from(0, Extui::def()));
    if let Some(source) = extension.and_then(|op| op.operand(0)) {
        let width = |ty: Type| int_width(of.ctx(), ty);
        let (from, to) = (width(input.op.ty(source)), of.result_type().map_or(0, width));
        match from.cmp(&to) {
            std::cmp::Ordering::Greater => return with_operand(0, source),
            std::cmp::Ordering::Equal => return FoldResult::value(source),
            std::cmp::Ordering::Less => {}
        }
    }
    match of.from(0, Trunci::def()).and_then(|inner| inner.operand(0)) {
        Some(wide) => with_operand(0, wide),
        None => resized(input, Int::zext_or_trunc),
    }
}

fn float_kind(op: OpRef<'_>, ty: Type) -> Option<FloatKind> {
    ty.element_or_self(op.ctx()).float_kind(op.ctx())
}

/// The rounding mode of an op; to nearest even when none is given.
fn rounding(op: OpRef<'_>) -> RoundingMode {
    let mode = op.attr_named("roundingmode").and_then(|mode| mode.as_u64(op.ctx()));
    match mode.and_then(|mode| ROUNDING_MODES.text_of(mode)) {
        Some("downward") => RoundingMode::Downward,
        Some("upward") => RoundingMode::Upward,
        Some("toward_zero") => RoundingMode::TowardZero,
        Some("to_nearest_away") => RoundingMode::NearestAway,
        _ => NEAREST,
    }
}

/// A number of another float type, where it is the same number.
fn exactly(rounded: Rounded) -> Option<Number> {
    (!rounded.inexact && !rounded.invalid).then_some(Number::Float(rounded.value))
}

fn resized_float(input: &FoldInput<'_>) -> FoldResult {
    let op = input.op;
    let Some(to) = op.result_type(0) else { return FoldResult::None };
    let Some(kind) = float_kind(op, to) else { return FoldResult::None };
    let mode = rounding(op);
    // Upstream makes infinities and NaN of types without them, which have the bits of zero.
    let is_bits = to.is_shaped(op.ctx()) && !kind.has_infinity() && !kind.has_nan();
    constant(fold_constants(input, to, |operands| {
        let number = operands.first()?.float()?;
        if is_bits && !number.is_finite() && !number.is_signaling() {
            let is_negative = number.is_negative() && number.kind().has_negative_zero();
            let zero = Float::zero(kind);
            return Some(Number::Float(if is_negative { zero.negate() } else { zero }));
        }
        exactly(number.convert(kind, mode))
    }))
}

/// Back to the type a value was truncated from, where fast-math flags allow
/// not to round.
pub(in crate::arith) fn extf(input: &FoldInput<'_>) -> FoldResult {
    let of = Folding { input };
    let source = of.from(0, Truncf::def()).and_then(|inner| {
        let source = inner.operand(0).filter(|&source| of.result_type() == Some(inner.ty(source)));
        let both = has_fastmath(inner, &["contract"]) && has_fastmath(input.op, &["contract"]);
        source.filter(|_| both)
    });
    if source.is_some() { value(source) } else { resized_float(input) }
}

/// A truncation of an extended number needs no more than the number itself, where extending it
/// changes nothing.
pub(in crate::arith) fn truncf(input: &FoldInput<'_>) -> FoldResult {
    let of = Folding { input };
    let inner = of.from(0, Extf::def());
    inner.and_then(|inner| of_extended(of, inner)).unwrap_or_else(|| resized_float(input))
}

/// What a truncation of an extended number is.
fn of_extended(of: Folding<'_>, extended: OpRef<'_>) -> Option<FoldResult> {
    let op = of.input.op;
    let source = extended.operand(0)?;
    let (from, to) = (op.ty(source), of.result_type()?);
    let kind = |ty| float_kind(op, ty);
    let (narrow, wide, result) = (kind(from)?, kind(extended.result_type(0)?)?, kind(to)?);
    // Upstream compares normal numbers alone, though the least may be denormal in the wider type.
    if !wide.holds_all_normal_of(narrow) {
        return None;
    }
    if from == to {
        return Some(FoldResult::value(source));
    }
    (narrow.width() > result.width()).then(|| with_operand(0, source))
}

fn from_int(input: &FoldInput<'_>, signed: bool) -> FoldResult {
    let kind = input.op.result_type(0).and_then(|ty| float_kind(input.op, ty));
    of_ints(input, |_, value| {
        Some(Number::Float(Float::from_int(kind?, value, signed, NEAREST).value))
    })
}

pub(in crate::arith) fn sitofp(input: &FoldInput<'_>) -> FoldResult {
    from_int(input, true)
}

pub(in crate::arith) fn uitofp(input: &FoldInput<'_>) -> FoldResult {
    from_int(input, false)
}

fn to_int(input: &FoldInput<'_>, signed: bool) -> FoldResult {
    let Some(to) = input.op.result_type(0) else { return FoldResult::None };
    let width = int_width(input.op.ctx(), to);
    constant(fold_constants(input, to, |operands| {
        let (value, _) = operands.first()?.float()?.to_int(width, signed)?;
        Some(Number::Int(value))
    }))
}

pub(in crate::arith) fn fptosi(input: &FoldInput<'_>) -> FoldResult {
    to_int(input, true)
}

pub(in crate::arith) fn fptoui(input: &FoldInput<'_>) -> FoldResult {
    to_int(input, false)
}

/// The same bits as another number.
pub(in crate::arith) fn bitcast(input: &FoldInput<'_>) -> FoldResult {
    let Some(to) = input.op.result_type(0) else { return FoldResult::None };
    let (ctx, kind) = (input.op.ctx(), float_kind(input.op, to));
    let from = input.constants.first().copied().flatten();
    let stays =
        |from: Attribute| is_poison(ctx, from) || matches!(from.kind(ctx), AttrKind::Sparse(..));
    if to.is_shaped(ctx) && from.is_some_and(stays) {
        return FoldResult::None;
    }
    let Some(from) = from else { return FoldResult::None };
    if is_poison(ctx, from) {
        return FoldResult::constant(from);
    }
    constant(map(ctx, to, &[from], |operands| {
        let bits = operands.first()?.to_bits();
        Some(match kind {
            Some(kind) => Number::Float(Float::from_bits(kind, bits.low_u128())),
            None => Number::Int(bits),
        })
    }))
}
