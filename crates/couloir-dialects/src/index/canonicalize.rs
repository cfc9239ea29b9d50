//! Canonicalization patterns of `index`; upstream gives them no names.

use couloir_ir::num::Int;
use couloir_ir::{Attribute, OpDef, OpRef, Type};
use couloir_rewrite::greedy::{PatternDef, row};

use super::{Add, And, Cmp, Constant, Maxs, Maxu, Mins, Minu, Mul, Or, Sub, Xor};
use crate::common::canonicalize::{Expr, made, number_operand, operand_from, replace_one, value};

/// All of them.
pub(crate) static ALL: &[&[PatternDef]] = &[PATTERNS];

macro_rules! associative {
    ($($op:ident: $eval:expr;)*) => {
        const PATTERNS: &[PatternDef] = &[
            $(row("", $op::def, |op, rw| {
                replace_one(op, rw, |op| combined(op, $op::def(), $eval))
            }),)*
            row("", Cmp::def, |op, rw| replace_one(op, rw, difference)),
        ];
    };
}

associative! {
    Add: Int::add;
    And: Int::and;
    Maxs: Int::smax;
    Maxu: Int::umax;
    Mins: Int::smin;
    Minu: Int::umin;
    Mul: Int::mul;
    Or: Int::or;
    Xor: Int::xor;
}

/// `op(op(x, a), b)` is `op(x, op(a, b))`, where the constants are the same
/// for any width of `index`.
fn combined(op: OpRef<'_>, def: &'static OpDef, eval: fn(&Int, &Int) -> Int) -> Option<Expr> {
    let outer = number_operand(op, 1)?;
    let inner_op = operand_from(op, 0, def)?;
    let inner = number_operand(inner_op, 1)?;
    let (a, b) = (outer.int()?, inner.int()?);
    let both = eval(a, b);
    let narrow = |int: &Int| int.zext_or_trunc(32);
    if eval(&narrow(a), &narrow(b)) != narrow(&both) {
        return None;
    }
    let both = Attribute::wide_int(op.ctx(), Type::INDEX, both);
    let both = made(Constant::def(), Type::INDEX, []).prop(Constant::VALUE, both);
    Some(made(def, Type::INDEX, [value(inner_op.operand(0)?), both]))
}

/// A difference compared with zero.
fn difference(op: OpRef<'_>) -> Option<Expr> {
    let is_zero = |at| number_operand(op, at)?.int().map(Int::is_zero);
    let at = (0..2).find(|&at| is_zero(1 - at) == Some(true))?;
    let sub = operand_from(op, at, Sub::def())?;
    let operands = [value(sub.operand(at)?), value(sub.operand(1 - at)?)];
    Some(made(Cmp::def(), Type::I1, operands).prop(Cmp::PRED, op.prop(Cmp::PRED)?))
}
