//! Canonicalization of `affine.if`: conditions that are known, else regions that do nothing.

use couloir_ir::OpRef;
use couloir_ir::affine::IntegerSet;
use couloir_ir::attr::AttrKind;
use couloir_ir::body::Op;
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::{PatternDef, Rewritten};

use super::row;
use crate::affine::If;

pub(super) const IF: &[PatternDef] = &[
    row("(anonymous namespace)::SimplifyDeadElse", If::def, empty_else),
    row("(anonymous namespace)::AlwaysTrueOrFalseIf", If::def, known),
];

/// An else region in which nothing is done is not needed.
fn empty_else(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let body = view.body();
    let block = body.regions(op).get(1).and_then(|&region| body.entry_block(region));
    let block = block.or_no_match("no else region")?;
    if view.results().len() > 0 || body.first_op(block) != body.last_op(block) {
        return no_match("the else region is needed");
    }
    rw.erase_block(block);
    rw.modified(op);
    Ok(())
}

/// Whether a set is everything, or nothing; none where that is not said by
/// its only constraint.
fn truth(set: &IntegerSet) -> Option<bool> {
    let mut constraints = set.constraints();
    let ((expr, true), None) = (constraints.next()?, constraints.next()) else { return None };
    match expr.constant()? {
        0 => Some(true),
        1 => Some(false),
        _ => None,
    }
}

fn set_of(op: OpRef<'_>) -> Option<&IntegerSet> {
    match op.prop(If::CONDITION)?.kind(op.ctx()) {
        AttrKind::IntegerSet(set) => Some(set),
        _ => None,
    }
}

/// A condition that always or never holds picks a region.
fn known(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let holds = set_of(view).and_then(truth).or_no_match("the condition is not known")?;
    let body = view.body();
    let region = body.regions(op).get(usize::from(!holds)).copied();
    let Some(block) = region.and_then(|region| body.entry_block(region)) else {
        rw.erase(op);
        return Ok(());
    };
    let end = body.last_op(block).or_no_match("no terminator")?;
    let results = body.operands(end).collect::<Vec<_>>();
    rw.inline_block_before(block, op, &[]);
    rw.replace(op, &results);
    rw.erase(end);
    Ok(())
}
