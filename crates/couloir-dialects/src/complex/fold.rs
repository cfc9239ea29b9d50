//! Folding of `complex`.

use couloir_ir::attr::AttrKind;
use couloir_ir::num::Float;
use couloir_ir::op::{FoldInput, FoldResult};
use couloir_ir::{Attribute, OpDef};

use super::{Add, Conj, Create, Exp, Im, Log, Neg, Re, Sub};
use crate::common::fold::{Folding, constant, value};

/// A part of the constant that an operand is.
fn part(of: Folding<'_>, operand: usize, at: usize) -> Option<Attribute> {
    of.constant(operand)?.as_array(of.ctx())?.get(at).copied()
}

/// Both parts of the constant that an operand is.
fn parts(of: Folding<'_>, operand: usize) -> Option<(Float, Float)> {
    let number = |attr: Attribute| match attr.kind(of.ctx()) {
        AttrKind::Float(_, value) => Some(*value),
        _ => None,
    };
    Some((number(part(of, operand, 0)?)?, number(part(of, operand, 1)?)?))
}

/// The operand's operand, where it comes from the op that undoes this one.
fn undone(input: &FoldInput<'_>, by: &'static OpDef) -> FoldResult {
    let of = Folding { input };
    value(of.from(0, by).and_then(|inner| inner.operand(0)))
}

pub(super) fn neg(input: &FoldInput<'_>) -> FoldResult {
    undone(input, Neg::def())
}

pub(super) fn conj(input: &FoldInput<'_>) -> FoldResult {
    undone(input, Conj::def())
}

pub(super) fn exp(input: &FoldInput<'_>) -> FoldResult {
    undone(input, Log::def())
}

pub(super) fn log(input: &FoldInput<'_>) -> FoldResult {
    undone(input, Exp::def())
}

/// A part of a constant, or of a number just made of its parts.
fn part_of(input: &FoldInput<'_>, at: usize) -> FoldResult {
    let of = Folding { input };
    match part(of, 0, at) {
        Some(part) => constant(Some(part)),
        None => value(of.from(0, Create::def()).and_then(|create| create.operand(at))),
    }
}

pub(super) fn re(input: &FoldInput<'_>) -> FoldResult {
    part_of(input, 0)
}

pub(super) fn im(input: &FoldInput<'_>) -> FoldResult {
    part_of(input, 1)
}

/// A number made of its own parts.
pub(super) fn create(input: &FoldInput<'_>) -> FoldResult {
    let of = Folding { input };
    let real = of.from(0, Re::def()).and_then(|re| re.operand(0));
    let imaginary = of.from(1, Im::def()).and_then(|im| im.operand(0));
    value(real.filter(|_| real == imaginary))
}

/// The left hand side, where the right one changes nothing.
fn neutral(of: Folding<'_>, test: fn((Float, Float)) -> bool) -> FoldResult {
    value(of.operand(0).filter(|_| parts(of, 1).is_some_and(test)))
}

/// A number to which the right hand side was added or from which it was taken.
fn back(input: &FoldInput<'_>, by: &'static OpDef) -> FoldResult {
    let of = Folding { input };
    let inner = of.from(0, by).filter(|inner| inner.operand(1) == of.operand(1));
    match inner.and_then(|inner| inner.operand(0)) {
        Some(before) => FoldResult::value(before),
        None => neutral(of, |(real, imaginary)| real.is_zero() && imaginary.is_zero()),
    }
}

pub(super) fn add(input: &FoldInput<'_>) -> FoldResult {
    let of = Folding { input };
    let taken = of.from(1, Sub::def()).filter(|sub| sub.operand(1) == of.operand(0));
    match taken.and_then(|sub| sub.operand(0)) {
        Some(before) => FoldResult::value(before),
        None => back(input, Sub::def()),
    }
}

pub(super) fn sub(input: &FoldInput<'_>) -> FoldResult {
    back(input, Add::def())
}

/// A product with one, or a quotient by it.
fn by_one(input: &FoldInput<'_>) -> FoldResult {
    neutral(Folding { input }, |(real, imaginary)| {
        real == Float::one(real.kind()) && imaginary.is_zero()
    })
}

pub(super) fn mul(input: &FoldInput<'_>) -> FoldResult {
    by_one(input)
}

pub(super) fn div(input: &FoldInput<'_>) -> FoldResult {
    by_one(input)
}

/// A cast to the same type.
pub(super) fn bitcast(input: &FoldInput<'_>) -> FoldResult {
    let of = Folding { input };
    let same = input.op.operand_type(0) == of.result_type();
    value(of.operand(0).filter(|_| same))
}
