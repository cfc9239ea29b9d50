//! Conditional branches.

use couloir_ir::body::{Block, Body, Op, Value};
use couloir_ir::build::Build;
use couloir_ir::{Attribute, Type};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::{PatternDef, Rewritten, row};

use super::{Target, replace_by, single_predecessor, skip};
use crate::arith::{Constant, Select, truth_of};
use crate::cf::CondBr;
use crate::ub::Unreachable;

macro_rules! patterns {
    ($($name:literal => $run:ident;)*) => {
        pub(super) const COND_BR: &[PatternDef] = &[$(
            row(concat!("(anonymous namespace)::", $name), CondBr::def, $run),
        )*];
    };
}

patterns! {
    "SimplifyConstCondBranchPred" => known;
    "SimplifyPassThroughCondBranch" => pass_through;
    "SimplifyCondBranchIdenticalSuccessors" => identical;
    "SimplifyCondBranchFromCondBranchOnSameCondition" => asked_before;
    "CondBranchTruthPropagation" => propagate;
    "DropUnreachableCondBranch" => unreachable;
}

/// The condition and both targets.
fn parts(rw: &Rewriter<'_>, op: Op) -> Option<(Value, Target, Target)> {
    Some((rw.view(op).operand(0)?, Target::of(rw, op, 0)?, Target::of(rw, op, 1)?))
}

const MALFORMED: &str = "no condition or targets";

fn known(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let holds = truth_of(rw.view(op), 0).or_no_match("the condition is not known")?;
    let (_, yes, no) = parts(rw, op).or_no_match(MALFORMED)?;
    replace_by(rw, op, if holds { yes } else { no }.br())
}

/// Targets that only go on are skipped.
fn pass_through(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let (condition, yes, no) = parts(rw, op).or_no_match(MALFORMED)?;
    let (later, other) = (skip(rw, &yes), skip(rw, &no));
    if later.is_none() && other.is_none() {
        return no_match("no target only goes on");
    }
    let (yes, no) = (later.unwrap_or(yes), other.unwrap_or(no));
    let weights = rw.view(op).prop(CondBr::BRANCH_WEIGHTS);
    let new =
        CondBr::build(rw.context(), condition, &yes.operands, &no.operands, yes.block, no.block);
    replace_by(rw, op, new.prop(CondBr::BRANCH_WEIGHTS, weights))
}

/// With one target for both, what is passed is selected.
fn identical(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let (condition, mut yes, no) = parts(rw, op).or_no_match(MALFORMED)?;
    if yes.block != no.block {
        return no_match("there are two targets");
    }
    if yes.operands != no.operands {
        let body = rw.scope().body;
        let own = body.block_of(op);
        if body.predecessors(yes.block).any(|from| Some(from) != own) {
            return no_match("others go to the target too");
        }
        for (value, &other) in yes.operands.iter_mut().zip(&no.operands) {
            if *value != other {
                let ty = rw.ty(*value);
                *value = rw.insert1(Select::build(ty, condition, *value, other));
            }
        }
    }
    replace_by(rw, op, yes.br())
}

/// What led here is known of the condition.
fn asked_before(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let (condition, yes, no) = parts(rw, op).or_no_match(MALFORMED)?;
    let body = rw.scope().body;
    let own = body.block_of(op).or_no_match("not in a block")?;
    let from = single_predecessor(body, own).and_then(|block| body.last_op(block));
    let from = from.filter(|&from| rw.view(from).is(CondBr::def()));
    let from = from.or_no_match("no single conditional branch leads here")?;
    if body.operand(from, 0) != Some(condition) {
        return no_match("it asks for another condition");
    }
    let holds = body.successor(from, 0) == Some(own);
    replace_by(rw, op, if holds { yes } else { no }.br())
}

/// In a block that only this branch goes to the condition is known.
fn propagate(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let (condition, yes, no) = parts(rw, op).or_no_match(MALFORMED)?;
    let first = set_in(rw, condition, yes.block, true);
    let second = set_in(rw, condition, no.block, false);
    if first || second { Ok(()) } else { no_match("the condition is not used where it is known") }
}

/// Makes uses of the condition directly in a block uses of a constant.
fn set_in(rw: &mut Rewriter<'_>, condition: Value, block: Block, holds: bool) -> bool {
    let body = rw.scope().body;
    if single_predecessor(body, block).is_none() {
        return false;
    }
    let uses = uses_in(body, condition, block);
    let mut constant = None;
    for &(user, index) in &uses {
        let value = *constant
            .get_or_insert_with(|| rw.insert1(Constant::build(Type::I1, Attribute::bool(holds))));
        rw.set_operand(user, index, value);
    }
    !uses.is_empty()
}

/// Up to how many uses of a condition are all looked at.
const FEW: usize = 16;

/// The uses of a value directly in a block, last ones first. A value may be
/// the condition of all branches there are: where its uses are many, those of
/// the block's ops are looked at.
fn uses_in(body: &Body, value: Value, block: Block) -> Vec<(Op, usize)> {
    if body.uses(value).nth(FEW).is_none() {
        let uses = body.uses(value).filter(|user| body.block_of(user.op) == Some(block));
        return uses.map(|user| (user.op, user.index as usize)).collect();
    }
    let mut uses = Vec::new();
    let mut at = body.last_op(block);
    while let Some(op) = at {
        let own = body.operands(op).enumerate().filter(|&(_, operand)| operand == value);
        uses.extend(own.map(|(index, _)| (op, index)));
        at = body.prev_op(op);
    }
    uses
}

/// What is never reached is not gone to.
fn unreachable(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let (_, yes, no) = parts(rw, op).or_no_match(MALFORMED)?;
    let body = rw.scope().body;
    let ends = |target: &Target| {
        let first = body.first_op(target.block);
        first.is_some_and(|first| rw.view(first).is(Unreachable::def()))
    };
    if ends(&yes) {
        replace_by(rw, op, no.br())
    } else if ends(&no) {
        replace_by(rw, op, yes.br())
    } else {
        no_match("both targets may be reached")
    }
}
