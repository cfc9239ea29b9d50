//! What an `affine.apply` gives for ranges of its operands.
//!
//! Sums and products are known not to overflow; divisors are positive.

use couloir_dialects::affine::Apply;
use couloir_ir::OpRef;
use couloir_ir::affine::{AffineNode, AffineOp};
use couloir_ir::num::Int;

use super::Range;
use super::infer::{self, Never, Rounding};

pub(super) fn apply(op: OpRef<'_>, args: &[&Range]) -> Option<Range> {
    let map = op.prop(Apply::MAP)?.as_affine_map(op.ctx())?;
    let operand = |at: usize| args.get(at).map(|range| (*range).clone());
    let mut known: Vec<Range> = Vec::new();
    for (node, (lhs, rhs)) in map.result(0)?.walk_with_ids() {
        let range = match node {
            AffineNode::Dim(at) => operand(at as usize)?,
            AffineNode::Symbol(at) => operand(map.dims() as usize + at as usize)?,
            AffineNode::Constant(value) => Range::constant(&Int::from_i64(64, value)),
            AffineNode::Binary(op, _, _) => binary(op, known.get(lhs)?, known.get(rhs)?),
        };
        known.push(range);
    }
    known.pop()
}

fn binary(op: AffineOp, lhs: &Range, rhs: &Range) -> Range {
    let never = Never { signed: true, unsigned: false };
    match op {
        AffineOp::Add => infer::add(lhs, rhs, never),
        AffineOp::Mul => infer::mul(lhs, rhs, never),
        AffineOp::Mod => modulo(lhs, rhs),
        AffineOp::FloorDiv => infer::div_signed(lhs, &divisor(rhs), Rounding::Down),
        AffineOp::CeilDiv => infer::div_signed(lhs, &divisor(rhs), Rounding::Up),
    }
}

/// What is positive of a divisor. The greatest number is left as it is, as upstream leaves it, also
/// where it is less.
fn divisor(range: &Range) -> Range {
    Range { smin: range.smin.smax(&Int::one(range.width())), ..range.clone() }
}

/// A remainder that is not negative.
fn modulo(lhs: &Range, rhs: &Range) -> Range {
    if !lhs.smin.is_negative() {
        if let Some(rests) = rhs.single().and_then(|by| rests(lhs, by)) {
            return rests;
        }
        if lhs.smax.slt(&rhs.smin) {
            return lhs.clone();
        }
    }
    let width = lhs.width();
    Range::unsigned(Int::zero(width), rhs.smax.sub(&Int::one(width)))
}

/// The remainders of fewer numbers than the divisor. Where they start anew, the unsigned ones are
/// from the first to the last all the same, as they are upstream.
fn rests(range: &Range, by: &Int) -> Option<Range> {
    if by.is_negative() || !range.umax.sub(&range.umin).ult(by) {
        return None;
    }
    let (first, last) = (range.umin.urem(by)?, range.umax.urem(by)?);
    let (smin, smax) = (first.smin(&last), first.smax(&last));
    Some(Range { umin: first, umax: last, smin, smax })
}
