//! Loads and stores whose masks are known, or whose places follow one another.

use couloir_ir::build::{Build, NewOp};
use couloir_ir::{Attribute, Op, OpRef, Value};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{NoMatch, OrNoMatch, no_match};
use couloir_rewrite::greedy::Rewritten;

use super::super::fold::{mask_is, vector};
use super::super::{Gather, Load, MaskedLoad, MaskedStore, Scatter, Step, Store};
use super::operand;
use crate::common::canonicalize::constant_operand;

/// Whether a mask is known to be all set; declines where nothing is known.
fn is_set(rw: &Rewriter<'_>, op: Op, mask: Value) -> Result<bool, NoMatch> {
    let view = rw.view(op);
    if mask_is(view, mask, true) {
        return Ok(true);
    }
    if mask_is(view, mask, false) { Ok(false) } else { no_match("the mask is not known") }
}

/// A plain load of the same.
fn plain_load(op: Op, rw: &mut Rewriter<'_>) {
    let view = rw.view(op);
    let all = view.operands().len().saturating_sub(2);
    let operands: Vec<Value> = view.operands().take(all).collect();
    let new = NewOp::new(Load::def()).operands(operands).results(view.result_types());
    rw.replace_with(op, new.prop(Load::NONTEMPORAL, Attribute::FALSE));
}

/// What is loaded where the mask is known.
pub(super) fn load_known(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let count = rw.view(op).operands().len();
    let mask = operand(rw, op, count.saturating_sub(2))?;
    if is_set(rw, op, mask)? {
        plain_load(op, rw);
        return Ok(());
    }
    let kept = operand(rw, op, count.saturating_sub(1))?;
    rw.replace(op, &[kept]);
    Ok(())
}

/// What is stored where the mask is known.
pub(super) fn store_known(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let count = rw.view(op).operands().len();
    let mask = operand(rw, op, count.saturating_sub(2))?;
    if is_set(rw, op, mask)? {
        let value = operand(rw, op, count.saturating_sub(1))?;
        let view = rw.view(op);
        let mut operands = vec![value];
        operands.extend(view.operands().take(count.saturating_sub(2)));
        let new = NewOp::new(Store::def()).operands(operands);
        rw.insert(new.prop(Store::NONTEMPORAL, Attribute::FALSE));
    }
    rw.erase(op);
    Ok(())
}

/// Nothing is gathered where the mask is unset.
pub(super) fn gather(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let count = rw.view(op).operands().len();
    let mask = operand(rw, op, count.saturating_sub(2))?;
    if is_set(rw, op, mask)? {
        return no_match("no unmasked equivalent");
    }
    let kept = operand(rw, op, count.saturating_sub(1))?;
    rw.replace(op, &[kept]);
    Ok(())
}

/// Nothing is scattered where the mask is unset.
pub(super) fn scatter(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let count = rw.view(op).operands().len();
    let mask = operand(rw, op, count.saturating_sub(2))?;
    if is_set(rw, op, mask)? {
        return no_match("no unmasked equivalent");
    }
    let base = operand(rw, op, 0)?;
    let results = rw.view(op).results().count();
    rw.replace(op, &vec![base; results]);
    Ok(())
}

/// Whether the places of a gather or scatter on memory follow one another from the first.
fn is_contiguous(op: OpRef<'_>, places: usize) -> Option<bool> {
    let value = op.operand(places)?;
    op.operand_type(0)?.as_memref(op.ctx())?;
    let whole = vector(op, value).filter(|whole| whole.rank() == 1 && !whole.is_scalable())?;
    if op.scope.defining_op(value).is_some_and(|made| made.is(Step::def())) {
        return Some(true);
    }
    let known = constant_operand(op, places)?;
    let known = known.as_dense(op.ctx()).filter(|known| !known.splat || whole.shape[..] == [1])?;
    Some(known.ints(op.ctx()).zip(0..).all(|(place, at)| place.to_i64() == Some(at)))
}

/// The operands of a gather or scatter without the places.
fn without_places(op: Op, rw: &Rewriter<'_>) -> Result<Vec<Value>, NoMatch> {
    let view = rw.view(op);
    let mut operands: Vec<Value> = view.operands().collect();
    let places = operands.len().checked_sub(3).or_no_match("too few operands")?;
    if is_contiguous(view, places) != Some(true) {
        return no_match("the places do not follow one another");
    }
    operands.remove(places);
    Ok(operands)
}

/// A gather of neighbours is a load.
pub(super) fn gather_contiguous(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let operands = without_places(op, rw)?;
    let view = rw.view(op);
    let new = NewOp::new(MaskedLoad::def()).operands(operands).results(view.result_types());
    let new = new.prop(MaskedLoad::ALIGNMENT, view.prop(Gather::ALIGNMENT));
    rw.replace_with(op, new);
    Ok(())
}

/// A scatter to neighbours is a store.
pub(super) fn scatter_contiguous(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let operands = without_places(op, rw)?;
    let alignment = rw.view(op).prop(Scatter::ALIGNMENT);
    let new = NewOp::new(MaskedStore::def()).operands(operands);
    rw.insert(new.prop(MaskedStore::ALIGNMENT, alignment));
    rw.erase(op);
    Ok(())
}
