//! `scf.execute_region`, `scf.if` on its own, and `scf.index_switch`.

use couloir_ir::body::{Body, Op, Value};
use couloir_ir::build::{Build, InsertPoint};
use couloir_ir::{Attribute, OpRef, Type};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::{PatternDef, Rewritten};

use super::{block_in, end_in, inline_region, is_directly_in, is_in, replace_end, row, yielded};
use crate::arith::{Constant, Select, Xori, truth_of};
use crate::cf::Br;
use crate::common::canonicalize::{constant_operand, number_operand};
use crate::common::region_branch::like;
use crate::func::Func;
use crate::scf::{ExecuteRegion, If, IndexSwitch, Yield};

pub(super) const EXECUTE: &[PatternDef] = &[
    row("SingleBlockExecuteInliner", ExecuteRegion::def, execute),
    row("MultiBlockExecuteInliner", ExecuteRegion::def, execute_blocks),
];

pub(super) const IF: &[PatternDef] = &[
    row("(anonymous namespace)::ConditionPropagation", If::def, propagate),
    row("(anonymous namespace)::ConvertTrivialIfToSelect", If::def, to_select),
    row("(anonymous namespace)::RemoveEmptyElseBranch", If::def, empty_else),
    row("(anonymous namespace)::RemoveStaticCondition", If::def, known),
    row("(anonymous namespace)::ReplaceIfYieldWithConditionOrValue", If::def, condition_yielded),
];

pub(super) const SWITCH: &[PatternDef] = &[row("FoldConstantCase", IndexSwitch::def, known_case)];

fn may_inline(view: OpRef<'_>) -> bool {
    view.prop(ExecuteRegion::NO_INLINE).is_none()
}

/// A region of one block goes where it is executed.
fn execute(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let blocks = view.region(0).map(couloir_ir::RegionRef::num_blocks);
    if blocks != Some(1) || !may_inline(view) {
        return no_match("there are more blocks");
    }
    inline_region(op, rw, 0, &[])
}

/// The blocks of a region go where it is executed, if there may be several.
fn execute_blocks(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let holds_blocks = |around: OpRef<'_>| {
        around.is(ExecuteRegion::def()) || around.is(Func::def()) || around.name() == "llvm.func"
    };
    if !may_inline(view) || !view.parent().is_some_and(holds_blocks) {
        return no_match("there can be no other blocks");
    }
    let body = view.body();
    let own = view.block().or_no_match("not in a block")?;
    let region = *body.regions(op).first().or_no_match("no region")?;
    let first = body.entry_block(region).or_no_match("no block")?;
    let ends = body.region_blocks(region).filter_map(|block| body.last_op(block));
    let ends = ends.filter(|&end| view.scope.op(end).is(Yield::def())).collect::<Vec<_>>();
    let results = view.results().map(|result| (view.ty(result), view.location()));
    let results = results.collect::<Vec<_>>();
    let after = rw.split_block(op);
    rw.set_point(InsertPoint::End(own));
    rw.insert(Br::build(&[], first));
    for end in ends {
        let values = rw.view(end).operands().collect::<Vec<_>>();
        rw.at(end);
        rw.insert(Br::build(&values, after));
        rw.erase(end);
    }
    rw.inline_region_before(region, after);
    let args = results.into_iter().map(|(ty, location)| rw.add_arg(after, ty, location));
    let args = args.collect::<Vec<_>>();
    rw.replace(op, &args);
    Ok(())
}

/// A condition that is known picks a region.
fn known(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    match truth_of(view, 0).or_no_match("the condition is not known")? {
        true => inline_region(op, rw, 0, &[]),
        false if block_in(view.body(), op, 1).is_some() => inline_region(op, rw, 1, &[]),
        false => {
            rw.erase(op);
            Ok(())
        }
    }
}

/// An else region in which nothing is done is not needed.
fn empty_else(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let body = view.body();
    let block = block_in(body, op, 1).or_no_match("no else region")?;
    if view.results().len() > 0 || body.first_op(block) != body.last_op(block) {
        return no_match("the else region is needed");
    }
    // A new op takes its place, so what the condition comes from is looked at again.
    let mut new = like(view);
    rw.erase_block(block);
    new.regions = rw.body().take_regions(op).into();
    rw.at(op);
    rw.insert(new);
    rw.erase(op);
    Ok(())
}

/// In its regions the condition is known.
fn propagate(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    if constant_operand(view, 0).is_some() {
        return no_match("the condition is a constant");
    }
    let body = view.body();
    let condition = view.operand(0).or_no_match("no condition")?;
    let uses = uses_inside(body, op, condition);
    if uses.is_empty() {
        return no_match("the condition is not used in a region");
    }
    let mut constants = [None, None];
    for (side, user, index) in uses {
        let Some(known) = constants.get_mut(side) else { continue };
        let value = *known.get_or_insert_with(|| {
            let value = Attribute::bool(side == 0);
            rw.insert1(Constant::build(Type::I1, value))
        });
        rw.set_operand(user, index as usize, value);
    }
    Ok(())
}

/// Most uses of a condition that are looked at one by one.
const FEW_USES: usize = 64;

/// The uses of a value in the regions of an op, with the region.
fn uses_inside(body: &Body, op: Op, value: Value) -> Vec<(usize, Op, u32)> {
    let regions = body.regions(op);
    if body.uses(value).nth(FEW_USES).is_none() {
        let side = |user: Op| regions.iter().position(|&region| is_in(body, user, region));
        let uses = body.uses(value);
        return uses.filter_map(|user| Some((side(user.op)?, user.op, user.index))).collect();
    }
    // So that many branches on one condition do not each look at all others.
    let mut found = Vec::new();
    for (side, &region) in regions.iter().enumerate() {
        let mut pending = vec![region];
        while let Some(region) = pending.pop() {
            for op in body.region_blocks(region).flat_map(|block| body.block_ops(block)) {
                let own = body.operands(op).enumerate().filter(|&(_, own)| own == value);
                found.extend(own.map(|(at, _)| (side, op, at as u32)));
                if body.has_regions(op) && body.nested(op).is_none() {
                    pending.extend(body.regions(op));
                }
            }
        }
    }
    found
}

/// What is yielded from outside the regions is selected.
fn to_select(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let body = rw.scope().body;
    let pairs = pairs(rw, op).or_no_match("nothing is yielded")?;
    let &[then, or_else] = body.regions(op) else { return no_match("no regions") };
    let stays = |&(a, b): &(Value, Value)| {
        is_directly_in(body, a, then) || is_directly_in(body, b, or_else)
    };
    let stay = pairs.iter().map(stays).collect::<Vec<_>>();
    if !stay.contains(&false) {
        return no_match("all is computed in the regions");
    }
    let condition = body.operand(op, 0).or_no_match("no condition")?;
    let ends = end_in(body, op, 0).zip(end_in(body, op, 1)).or_no_match("no terminator")?;
    let kept = pairs.iter().zip(&stay).filter(|(_, stays)| **stays).map(|(&pair, _)| pair);
    let kept = kept.collect::<Vec<_>>();
    let types = kept.iter().map(|&(value, _)| rw.ty(value)).collect::<Vec<_>>();
    rw.body().take_regions(op);
    let new = rw.insert(If::build(&types, condition, then, or_else));
    let mut made = rw.view(new).results().collect::<Vec<_>>().into_iter();
    rw.set_point(InsertPoint::Before(new));
    let mut results = Vec::with_capacity(pairs.len());
    for (&(a, b), stays) in pairs.iter().zip(stay) {
        results.push(match stays {
            true => made.next().unwrap_or(a),
            false if a == b => a,
            false => {
                let ty = rw.ty(a);
                rw.insert1(Select::build(ty, condition, a, b))
            }
        });
    }
    let (a, b): (Vec<_>, Vec<_>) = kept.into_iter().unzip();
    replace_end(rw, ends.0, &a);
    replace_end(rw, ends.1, &b);
    rw.replace(op, &results);
    Ok(())
}

/// What both regions yield, by result.
fn pairs(rw: &Rewriter<'_>, op: Op) -> Option<Vec<(Value, Value)>> {
    let body = rw.scope().body;
    if body.num_results(op) == 0 {
        return None;
    }
    Some(yielded(body, op, 0)?.into_iter().zip(yielded(body, op, 1)?).collect())
}

/// A result that is the condition, or its negation, or the same either way.
fn condition_yielded(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let pairs = pairs(rw, op).or_no_match("nothing is yielded")?;
    let condition = rw.view(op).operand(0).or_no_match("no condition")?;
    let results = rw.view(op).results().collect::<Vec<_>>();
    let mut changed = false;
    for ((a, b), result) in pairs.into_iter().zip(results) {
        if rw.scope().body.is_unused(result) {
            continue;
        }
        let value = if a == b {
            a
        } else {
            match (truth(rw, a), truth(rw, b)) {
                (Some(true), Some(false)) => condition,
                (Some(false), Some(true)) => {
                    let one = rw.insert1(Constant::build(Type::I1, Attribute::TRUE));
                    rw.insert1(Xori::build(Type::I1, condition, one))
                }
                _ => continue,
            }
        };
        // Upstream leaves what uses the result unvisited.
        rw.body().replace_all_uses(result, value);
        changed = true;
    }
    if changed { Ok(()) } else { no_match("no result is the condition") }
}

/// The truth value a value is.
fn truth(rw: &Rewriter<'_>, value: Value) -> Option<bool> {
    match couloir_rewrite::constant_of(rw.scope().defining_op(value)?)? {
        Attribute::TRUE => Some(true),
        Attribute::FALSE => Some(false),
        _ => None,
    }
}

/// A case that is known.
fn known_case(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let number = number_operand(view, 0).or_no_match("the argument is not known")?;
    let number = number.int().and_then(couloir_ir::num::Int::to_i64).or_no_match("no integer")?;
    let cases = crate::common::index_list::constants(view, IndexSwitch::CASES);
    let region = cases.iter().position(|&case| case == number).map_or(0, |at| at + 1);
    inline_region(op, rw, region, &[])
}
