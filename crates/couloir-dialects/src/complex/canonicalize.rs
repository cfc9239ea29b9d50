//! Canonicalization patterns of `complex`.

use couloir_ir::OpRef;
use couloir_rewrite::greedy::PatternDef;

use super::{Bitcast, Create, Im, Neg, Re, types};
use crate::arith;
use crate::common::canonicalize::{Expr, made, operand_from, replace_one, value};

crate::rewrites! { PATTERNS: replace_one;
    "MergeComplexBitcast", Bitcast => of_bitcast;
    "MergeArithBitcast", arith::Bitcast => of_bitcast;
    "(anonymous namespace)::FoldComponentNeg<mlir::complex::ImOp, 1>", Im => |op| part_of_negation(op, 1);
    "(anonymous namespace)::FoldComponentNeg<mlir::complex::ReOp, 0>", Re => |op| part_of_negation(op, 0);
}

/// All of them.
pub(crate) static ALL: &[&[PatternDef]] = &[PATTERNS];

/// The bits of what was reinterpreted before are those of that.
fn of_bitcast(op: OpRef<'_>) -> Option<Expr> {
    let before = operand_from(op, 0, Bitcast::def());
    let plain = before.is_none();
    let before = before.or_else(|| operand_from(op, 0, arith::Bitcast::def()))?;
    if plain && op.is(arith::Bitcast::def()) {
        return None;
    }
    let (source, ty) = (before.operand(0)?, op.result_type(0)?);
    let is_complex = types::element(op.ctx(), op.ty(source)).or(types::element(op.ctx(), ty));
    // Of a constant, folding the cast to its own type gives that constant another place.
    let def = if is_complex.is_some() { Bitcast::def() } else { arith::Bitcast::def() };
    Some(made(def, ty, [value(source)]))
}

/// A part of what was made of two numbers and negated is that number negated.
fn part_of_negation(op: OpRef<'_>, part: usize) -> Option<Expr> {
    let negation = operand_from(op, 0, Neg::def())?;
    let number = operand_from(negation, 0, Create::def())?.operand(part)?;
    Some(made(arith::Negf::def(), op.result_type(0)?, [value(number)]))
}
