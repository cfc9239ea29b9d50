//! Vectors made of elements, taken apart, and filled piece by piece.

use couloir_ir::build::{Build, NewOp};
use couloir_ir::ty::DYNAMIC;
use couloir_ir::{Op, OpRef, Value};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{NoMatch, OrNoMatch, no_match};
use couloir_rewrite::greedy::Rewritten;

use super::super::fold::{linear, next_place, vector};
use super::super::{Broadcast, Extract, FromElements, Insert, ToElements};
use super::{broadcast, operand, part_type, shape_cast};
use crate::common::canonicalize::operand_from;
use crate::common::fold::defined_by;
use crate::common::index_list::constants;
use crate::common::vectors::num_elements;

/// One value repeated.
pub(super) fn same_elements(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let first = view.operand(0).or_no_match("no elements")?;
    if view.operands().any(|value| value != first) {
        return no_match("not all the same");
    }
    let ty = view.result_type(0).or_no_match("no result")?;
    let new = broadcast(ty, first).build(rw);
    rw.replace(op, &[new]);
    Ok(())
}

/// The vector and the place that an element is from.
fn origin(op: OpRef<'_>, element: Value) -> Option<(Value, Vec<i64>)> {
    let extract = defined_by(op, element, Extract::def())?;
    let place = constants(extract, Extract::STATIC_POSITION);
    (!place.contains(&DYNAMIC)).then(|| Some((extract.operand(0)?, place.clone())))?
}

/// How many outer dimensions there are around parts of so many elements.
fn outer_dims(shape: &[i64], scalable: &[bool], wanted: i64) -> Option<usize> {
    let mut count = 1i64;
    for at in (0..shape.len()).rev() {
        if scalable.get(at) == Some(&true) {
            return None;
        }
        count = count.checked_mul(*shape.get(at)?)?;
        if count >= wanted {
            return (count == wanted).then_some(at);
        }
    }
    None
}

/// The vector, and the place in it, that has all elements in their order.
fn whole_part(op: OpRef<'_>) -> Option<(Value, Vec<i64>)> {
    let (source, first) = origin(op, op.operand(0)?)?;
    let of = vector(op, source)?;
    let wanted = i64::try_from(op.operands().len()).ok()?;
    let outer = outer_dims(&of.shape, &of.scalable, wanted)?;
    let (place, inner) = first.split_at_checked(outer)?;
    if inner.iter().any(|&at| at != 0) {
        return None;
    }
    for (number, element) in (0..).zip(op.operands()) {
        let (own, at) = origin(op, element)?;
        let inner = linear(of.shape.get(outer..)?, at.get(outer..)?)?;
        if own != source || at.get(..outer)? != place || inner != number {
            return None;
        }
    }
    Some((source, place.to_vec()))
}

/// All elements of a part of a vector are that part.
pub(super) fn all_of_a_part(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let (source, place) = whole_part(view).or_no_match("not all of a part")?;
    let ty = view.result_type(0).or_no_match("no result")?;
    let part = vector(view, source).and_then(|of| part_type(view, of, place.len()));
    let part = part.or_no_match("no part")?;
    let mut value = source;
    if !place.is_empty() {
        let place = super::list_attr(view, &place);
        let new = NewOp::new(Extract::def()).operand(source).prop(Extract::STATIC_POSITION, place);
        value = rw.insert1(new.result(part));
    }
    if part != ty {
        value = shape_cast(ty, value).build(rw);
    }
    rw.replace(op, &[value]);
    Ok(())
}

/// All elements of a vector, from the result of a new op.
fn to_elements(rw: &mut Rewriter<'_>, source: Value) -> Result<Vec<Value>, NoMatch> {
    let ty = rw.ty(source);
    let of = ty.as_vector(rw.context()).or_no_match("no vector")?;
    let count = num_elements(of).and_then(|count| usize::try_from(count).ok());
    let types = vec![of.element; count.or_no_match("too many elements")?];
    let new = rw.insert(NewOp::new(ToElements::def()).operand(source).results(types));
    Ok(rw.view(new).results().collect())
}

/// The elements of a vector repeated are its elements, each several times.
pub(super) fn elements_of_broadcast(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let made = operand_from(view, 0, Broadcast::def()).or_no_match("nothing is repeated")?;
    let source = made.operand(0).or_no_match("no operand")?;
    let whole = view.operand(0).and_then(|value| vector(view, value)).or_no_match("no vector")?;
    let own = vector(view, source).or_no_match("a number")?;
    let new = whole.rank().checked_sub(own.rank()).or_no_match("ranks")?;
    let (shape, own) = (whole.shape.to_vec(), own.shape.to_vec());
    let elements = to_elements(rw, source)?;
    let (mut place, mut values) = (vec![0i64; shape.len()], Vec::new());
    for _ in 0..rw.view(op).results().len() {
        let inner = place.iter().skip(new).zip(&own);
        let inner: Vec<i64> = inner.map(|(&at, &size)| if size == 1 { 0 } else { at }).collect();
        let at = linear(&own, &inner).and_then(|at| usize::try_from(at).ok());
        values.push(at.and_then(|at| elements.get(at).copied()).or_no_match("no such element")?);
        next_place(&mut place, &shape);
    }
    rw.replace(op, &values);
    Ok(())
}

/// A part that is all there is, wherever it is put.
pub(super) fn insert_all(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let source = operand(rw, op, 0)?;
    let view = rw.view(op);
    let part = vector(view, source).and_then(num_elements).or_no_match("a number")?;
    let ty = view.result_type(0).or_no_match("no result")?;
    if ty.as_vector(view.ctx()).and_then(num_elements) != Some(part) {
        return no_match("not all there is");
    }
    let new = broadcast(ty, source).build(rw);
    rw.replace(op, &[new]);
    Ok(())
}

/// The value that both what is inserted and what it is inserted into repeat.
fn repeated(op: OpRef<'_>) -> Result<Value, NoMatch> {
    let from = |at: usize| operand_from(op, at, Broadcast::def())?.operand(0);
    from(0).filter(|&value| from(1) == Some(value)).or_no_match("not the same number")
}

/// A number repeated into itself repeated: it is repeated anew.
pub(super) fn insert_same(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let value = repeated(view)?;
    let ty = view.result_type(0).or_no_match("no result")?;
    let new = broadcast(ty, value).build(rw);
    rw.replace(op, &[new]);
    Ok(())
}

/// The same of a slice: what is there stays.
pub(super) fn insert_same_slice(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    repeated(rw.view(op))?;
    let dest = operand(rw, op, 1)?;
    rw.replace(op, &[dest]);
    Ok(())
}

/// A value inserted: the first element it takes the place of, and how many.
struct Inserted {
    value: Value,
    start: usize,
    count: usize,
}

fn inserted(op: OpRef<'_>, shape: &[i64]) -> Option<Inserted> {
    let place = constants(op, Insert::STATIC_POSITION);
    if place.contains(&DYNAMIC) {
        return None;
    }
    let value = op.operand(0)?;
    let count = match vector(op, value) {
        Some(part) => usize::try_from(num_elements(part)?).ok()?,
        None => 1,
    };
    Some(Inserted { value, start: usize::try_from(linear(shape, &place)?).ok()?, count })
}

/// All insertions that lead to a vector, the last one first; none unless only this one's result
/// matters.
fn chain(op: OpRef<'_>, shape: &[i64]) -> Option<Vec<Inserted>> {
    let (mut chain, mut last) = (vec![inserted(op, shape)?], op);
    while let Some(before) = last.operand(1).and_then(|dest| defined_by(op, dest, Insert::def())) {
        if op.body().uses(before.result(0)?).count() != 1 {
            return None;
        }
        chain.push(inserted(before, shape)?);
        last = before;
    }
    Some(chain)
}

fn is_last(op: OpRef<'_>) -> bool {
    let Some(result) = op.result(0) else { return false };
    op.body().uses(result).all(|usage| usage.index != 1 || !op.scope.op(usage.op).is(Insert::def()))
}

/// Whether insertions set all of so many elements.
fn sets_all(chain: &[Inserted], total: usize) -> bool {
    if chain.iter().try_fold(0usize, |sum, part| sum.checked_add(part.count)) < Some(total) {
        return false;
    }
    let mut set = vec![false; total];
    for part in chain {
        let own = set.get_mut(part.start..part.start.saturating_add(part.count));
        own.unwrap_or_default().fill(true);
    }
    set.iter().all(|set| *set)
}

/// Insertions that together set all elements.
pub(super) fn insert_chain(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    if !is_last(view) {
        return no_match("not the last insertion");
    }
    let ty = view.result_type(0).or_no_match("no result")?;
    let whole = ty.as_vector(view.ctx()).filter(|whole| !whole.is_scalable());
    let whole = whole.or_no_match("of no known size")?;
    let total = num_elements(whole).and_then(|count| usize::try_from(count).ok());
    let total = total.or_no_match("too many elements")?;
    let chain = chain(view, &whole.shape).or_no_match("places that are not known")?;
    if !sets_all(&chain, total) {
        return no_match("not all elements are set");
    }
    let mut elements = vec![None; total];
    for part in chain.iter().rev() {
        let values = match rw.ty(part.value).as_vector(rw.context()) {
            Some(_) => to_elements(rw, part.value)?,
            None => vec![part.value],
        };
        let own = elements.iter_mut().skip(part.start).zip(values);
        own.for_each(|(element, value)| *element = Some(value));
    }
    let elements: Option<Vec<Value>> = elements.into_iter().collect();
    let elements = elements.or_no_match("not all elements are set")?;
    rw.replace_with(op, NewOp::new(FromElements::def()).operands(elements).result(ty));
    Ok(())
}

/// A part of elements.
pub(super) fn part_of_elements(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let made = operand_from(view, 0, FromElements::def()).or_no_match("no elements")?;
    let ty = view.result_type(0).or_no_match("no result")?;
    let part = ty.as_vector(view.ctx()).and_then(num_elements).or_no_match("one element")?;
    let whole = view.operand(0).and_then(|value| vector(view, value)).or_no_match("no vector")?;
    let place = constants(view, Extract::STATIC_POSITION);
    if place.contains(&DYNAMIC) {
        return no_match("a place that is not known");
    }
    let start = linear(&whole.shape, &place).and_then(|start| usize::try_from(start).ok());
    let start = start.or_no_match("no such place")?;
    let count = usize::try_from(part).unwrap_or(0);
    let elements: Vec<Value> = made.operands().skip(start).take(count).collect();
    rw.replace_with(op, NewOp::new(FromElements::def()).operands(elements).result(ty));
    Ok(())
}
