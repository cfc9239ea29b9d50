//! Folds floating-point ops, by a table of what leaves an operand as it is.

use couloir_ir::num::{Float, RoundingMode};
use couloir_ir::op::{FoldInput, FoldResult};

use super::casts::has_fastmath;
use crate::arith::Negf;
use crate::common::fold::{Folding, Number, constant, fold_constants, value};

const NEAREST: RoundingMode = RoundingMode::NearestEven;

/// How a binary op folds.
struct Row {
    eval: fn(Float, Float) -> Float,
    /// Right hand sides for which the op gives its left hand side.
    neutral: fn(Float) -> bool,
    /// Whether the op of equal operands is that operand.
    idempotent: bool,
    /// When the op is its right hand side.
    special: Option<fn(Folding<'_>) -> bool>,
}

macro_rules! rows {
    ($($name:ident: $eval:expr, $neutral:expr, $idempotent:expr
        $(, $special:expr)?;)*) => {
        $(pub(in crate::arith) fn $name(input: &FoldInput<'_>) -> FoldResult {
            let row = Row {
                eval: $eval,
                neutral: $neutral,
                idempotent: $idempotent,
                special: rows!(@special $($special)?),
            };
            binary(input, &row)
        })*
    };
    (@special) => { None };
    (@special $special:expr) => { Some($special) };
}

rows! {
    addf: |a, b| a.add(b, NEAREST).value, Float::is_negative_zero, false;
    subf: |a, b| a.sub(b, NEAREST).value, Float::is_positive_zero, false;
    mulf: |a, b| a.mul(b, NEAREST).value, is_one, false, is_zero_product;
    divf: |a, b| a.div(b, NEAREST).value, is_one, false;
    remf: |a, b| a.fmod(b).value, |_| false, false;
    maximumf: Float::maximum, |b| b.is_infinite() && b.is_negative(), true;
    minimumf: Float::minimum, |b| b.is_infinite() && !b.is_negative(), true;
    maxnumf: Float::maxnum, Float::is_nan, true;
    minnumf: Float::minnum, Float::is_nan, true;
}

fn is_one(value: Float) -> bool {
    value == Float::one(value.kind())
}

/// A product with zero of a factor that is promised to be finite enough.
fn is_zero_product(of: Folding<'_>) -> bool {
    of.float(1).is_some_and(Float::is_zero) && has_fastmath(of.input.op, &["nnan", "nsz"])
}

fn binary(input: &FoldInput<'_>, row: &Row) -> FoldResult {
    let of = Folding { input };
    if row.idempotent && of.same() || of.float(1).is_some_and(row.neutral) {
        return value(of.operand(0));
    }
    if row.special.is_some_and(|special| special(of)) {
        return value(of.operand(1));
    }
    let Some(ty) = of.result_type() else { return FoldResult::None };
    constant(fold_constants(input, ty, |operands| match operands {
        [Number::Float(a), Number::Float(b)] => Some(Number::Float((row.eval)(*a, *b))),
        _ => None,
    }))
}

pub(in crate::arith) fn negf(input: &FoldInput<'_>) -> FoldResult {
    let of = Folding { input };
    if let Some(inner) = of.from(0, Negf::def()) {
        return value(inner.operand(0));
    }
    let Some(ty) = of.result_type() else { return FoldResult::None };
    constant(fold_constants(input, ty, |operands| {
        Some(Number::Float(operands.first()?.float()?.negate()))
    }))
}
