//! Canonicalization of `arith.select`: conditions that nest, are negated, or are the result.

use couloir_ir::{OpRef, Type};

use super::truth;
use crate::arith::{Extui, Select, Xori};
use crate::common::canonicalize::{
    Expr, made, number_operand, operand_from, operand_location, replace_one, value,
};
use crate::rewrites;

rewrites! { SELECTIONS: replace_one;
    "(anonymous namespace)::RedundantSelectFalse", Select => |op| redundant(op, 2);
    "(anonymous namespace)::RedundantSelectTrue", Select => |op| redundant(op, 1);
    "(anonymous namespace)::SelectNotCond", Select => of_negated;
    "(anonymous namespace)::SelectI1ToNot", Select => |op| {
        let is_not = Some(Type::I1) == op.result_type(0) && is_bit(op, 1, false) && is_bit(op, 2, true);
        if is_not { negation(op) } else { None }
    };
    "SelectToExtUI", Select => number;
}

/// Of a selection by the same condition only one side matters.
fn redundant(op: OpRef<'_>, at: usize) -> Option<Expr> {
    let inner = operand_from(op, at, Select::def())?;
    if inner.operand(0) != op.operand(0) {
        return None;
    }
    let pick = |side: usize| if side == at { inner.operand(side) } else { op.operand(side) };
    let operands = [value(op.operand(0)?), value(pick(1)?), value(pick(2)?)];
    Some(made(Select::def(), op.result_type(0)?, operands).from([inner.location()]))
}

/// A negated condition picks the other side, where there is one condition for all elements.
fn of_negated(op: OpRef<'_>) -> Option<Expr> {
    if op.ty(op.operand(0)?) != Type::I1 {
        return None;
    }
    let not = operand_from(op, 0, Xori::def())?;
    let operands = [value(not.operand(0)?), value(op.operand(2)?), value(op.operand(1)?)];
    let negates = number_operand(not, 1)?.int()?.is_all_ones();
    let new = made(Select::def(), op.result_type(0)?, operands);
    negates.then(|| new.from(operand_location(not, 1)))
}

fn is_bit(op: OpRef<'_>, at: usize, bit: bool) -> bool {
    let number = number_operand(op, at);
    number.is_some_and(|number| {
        number.int().is_some_and(|int| if bit { int.is_one() } else { int.is_zero() })
    })
}

/// The condition negated.
fn negation(op: OpRef<'_>) -> Option<Expr> {
    let condition = op.operand(0)?;
    let ty = op.ty(condition);
    Some(made(Xori::def(), ty, [value(condition), truth(op.ctx(), ty, true)]))
}

/// One or zero: the condition as a number.
fn number(op: OpRef<'_>) -> Option<Expr> {
    let (ctx, ty) = (op.ctx(), op.result_type(0)?);
    if ty == Type::INDEX || ty.int_width(ctx).is_none_or(|width| width < 2) {
        return None;
    }
    if is_bit(op, 1, true) && is_bit(op, 2, false) {
        return Some(made(Extui::def(), ty, [value(op.operand(0)?)]));
    }
    let negated = is_bit(op, 1, false) && is_bit(op, 2, true);
    if negated { Some(made(Extui::def(), ty, [negation(op)?])) } else { None }
}
