//! `affine.delinearize_index` and `affine.linearize_index`
//!
//! A basis is padded: where the outermost size is not given, there is none
//! at its place.

use couloir_ir::affine::AffineBuilder;
use couloir_ir::body::{Op, Value};
use couloir_ir::build::{Build, InsertPoint, NewOp};
use couloir_ir::{Attribute, Context, OpRef, Type};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::{PatternDef, Rewritten};
use rustc_hash::FxHashSet;

use super::row;
use crate::affine::compose::Composed;
use crate::affine::{Apply, DelinearizeIndex, LinearizeIndex};
use crate::arith::Constant;
use crate::common::canonicalize::operand_from;
use crate::common::mixed::{Mixed, fixed_attr, int_constant, mixed, values};

pub(super) const DIGITS: &[PatternDef] = &[
    row(
        "(anonymous namespace)::CancelDelinearizeOfLinearizeDisjointExactTail",
        DelinearizeIndex::def,
        cancel_tail,
    ),
    row("(anonymous namespace)::DropUnitExtentBasis", DelinearizeIndex::def, drop_units),
    row(
        "(anonymous namespace)::SplitDelinearizeSpanningLastLinearizeArg",
        DelinearizeIndex::def,
        split_last,
    ),
    row(
        "(anonymous namespace)::CancelLinearizeOfDelinearizePortion",
        LinearizeIndex::def,
        cancel_portion,
    ),
    row("(anonymous namespace)::DropLinearizeLeadingZero", LinearizeIndex::def, leading_zero),
    row(
        "(anonymous namespace)::DropLinearizeUnitComponentsIfDisjointOrZero",
        LinearizeIndex::def,
        drop_unit_digits,
    ),
];

/// Sizes, none for an outermost one that is not given.
type Padded = Vec<Option<Mixed>>;

fn padded(basis: Vec<Mixed>, digits: usize) -> Padded {
    let missing = digits.saturating_sub(basis.len());
    std::iter::repeat_n(None, missing).chain(basis.into_iter().map(Some)).collect()
}

/// The digits of a linearization, their sizes, and whether they are within.
struct Linear {
    digits: Vec<Value>,
    basis: Padded,
    disjoint: bool,
}

impl Linear {
    fn of(op: OpRef<'_>) -> Self {
        let digits = op.operands_in(LinearizeIndex::MULTI_INDEX);
        let basis = mixed(op, LinearizeIndex::DYNAMIC_BASIS, LinearizeIndex::STATIC_BASIS);
        let disjoint = op.prop(LinearizeIndex::DISJOINT).and_then(Attribute::as_bool);
        Self { basis: padded(basis, digits.len()), digits, disjoint: is_set(op, disjoint) }
    }

    fn build(&self, ctx: &Context) -> NewOp {
        let basis = self.basis.iter().copied().flatten().collect::<Vec<_>>();
        let new =
            LinearizeIndex::build(ctx, &self.digits, &values(&basis), fixed_attr(ctx, &basis));
        match self.disjoint {
            true => new.prop(LinearizeIndex::DISJOINT, Attribute::UNIT),
            false => new,
        }
    }
}

fn is_set(op: OpRef<'_>, flag: Option<bool>) -> bool {
    flag.unwrap_or_else(|| op.prop(LinearizeIndex::DISJOINT) == Some(Attribute::UNIT))
}

/// The index a delinearization splits, and the sizes.
fn delinear(op: OpRef<'_>) -> Option<(Value, Padded)> {
    let basis = mixed(op, DelinearizeIndex::DYNAMIC_BASIS, DelinearizeIndex::STATIC_BASIS);
    Some((op.operand(0)?, padded(basis, op.results().len())))
}

fn delinearize(rw: &mut Rewriter<'_>, index: Value, basis: &[Option<Mixed>]) -> Vec<Value> {
    let types = vec![Type::INDEX; basis.len()];
    let basis = basis.iter().copied().flatten().collect::<Vec<_>>();
    let fixed = fixed_attr(rw.context(), &basis);
    let op = rw.insert(DelinearizeIndex::build(&types, index, &values(&basis), fixed));
    rw.view(op).results().collect()
}

fn linearized(op: OpRef<'_>) -> Option<Linear> {
    let inner = operand_from(op, 0, LinearizeIndex::def())?;
    Some(Linear::of(inner)).filter(|linear| linear.disjoint)
}

/// What is left of the digits that an op splits, put together where they were.
fn rest_of(op: Op, left: &Linear, rw: &mut Rewriter<'_>) -> Value {
    let own = rw.body().op(op).location;
    let inner = operand_from(rw.view(op), 0, LinearizeIndex::def());
    rw.set_location(inner.map_or(own, |inner| inner.data().location));
    let left = left.build(rw.context());
    let index = rw.insert1(left);
    rw.set_location(own);
    index
}

/// The last digits of digits put together are these, where the sizes agree.
fn cancel_tail(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let mut linear = linearized(view).or_no_match("not of digits that are within")?;
    let (_, mut basis) = delinear(view).or_no_match("no index")?;
    let same = linear.basis.iter().rev().zip(basis.iter().rev());
    let matches = same.take_while(|(a, b)| a.is_some() && a == b).count();
    if matches == 0 {
        return no_match("the sizes differ");
    }
    let left = linear.digits.len() - matches;
    let tail = linear.digits.split_off(left);
    linear.basis.truncate(left);
    basis.truncate(basis.len() - matches);
    let mut results = Vec::new();
    if !basis.is_empty() {
        let index = rest_of(op, &linear, rw);
        results = delinearize(rw, index, &basis);
    }
    results.extend(tail);
    rw.replace(op, &results);
    Ok(())
}

fn zero(rw: &mut Rewriter<'_>) -> Value {
    let zero = Attribute::index(rw.context(), 0);
    rw.insert1(Constant::build(Type::INDEX, zero))
}

/// Digits of size 1 are zero.
fn drop_units(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let (index, basis) = delinear(view).or_no_match("no index")?;
    let is_unit = |size: &Option<Mixed>| size.and_then(|size| size.constant(view.scope)) == Some(1);
    let units = basis.iter().map(is_unit).collect::<Vec<_>>();
    if !units.contains(&true) {
        return no_match("no size is 1");
    }
    let kept = basis.iter().zip(&units).filter(|(_, unit)| !**unit).map(|(size, _)| *size);
    let kept = kept.collect::<Vec<_>>();
    let zero = zero(rw);
    let digits = if kept.is_empty() { Vec::new() } else { delinearize(rw, index, &kept) };
    let mut digits = digits.into_iter();
    let pick = |unit| if unit { Some(zero) } else { digits.next() };
    let results = units.into_iter().filter_map(pick).collect::<Vec<_>>();
    rw.replace(op, &results);
    Ok(())
}

/// Last sizes that make up the last size of what was put together split that
/// digit alone.
fn split_last(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let mut linear = linearized(view).or_no_match("not of digits that are within")?;
    let (_, mut basis) = delinear(view).or_no_match("no index")?;
    let Some(Some(Mixed::Known(target))) = linear.basis.pop() else {
        return no_match("the last size is not known");
    };
    let count = spanning(&basis, target).or_no_match("the sizes do not make up the last one")?;
    let last = linear.digits.pop().or_no_match("no digits")?;
    if linear.digits.is_empty() || count >= basis.len() {
        return no_match("there is nothing to split off");
    }
    let tail = basis.split_off(basis.len() - count);
    let index = rest_of(op, &linear, rw);
    let mut results = delinearize(rw, index, &basis);
    results.extend(delinearize(rw, last, &tail));
    rw.replace(op, &results);
    Ok(())
}

/// How many last sizes, two at least, have this product.
fn spanning(basis: &[Option<Mixed>], target: i64) -> Option<usize> {
    let mut product = 1_i64;
    for (count, size) in basis.iter().rev().enumerate() {
        let Some(Mixed::Known(size)) = size else { return None };
        product = product.checked_mul(*size)?;
        if product > target {
            return None;
        }
        if product == target {
            return (count >= 1).then_some(count + 1);
        }
    }
    None
}

/// A leading digit that is zero adds nothing.
fn leading_zero(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let mut linear = Linear::of(view);
    let &first = linear.digits.first().or_no_match("no digits")?;
    if int_constant(view.scope, first) != Some(0) {
        return no_match("the first digit is not zero");
    }
    if linear.digits.len() == 1 {
        rw.replace(op, &[first]);
        return Ok(());
    }
    let outer = linear.basis.first().is_some_and(Option::is_some);
    linear.digits.remove(0);
    linear.basis.remove(0);
    // Without an outermost size before, the next one stays.
    debug_assert!(outer || linear.basis.iter().all(Option::is_some));
    let new = linear.build(rw.context());
    rw.replace_with(op, new);
    Ok(())
}

/// Digits of size 1 add nothing where they are zero or within.
fn drop_unit_digits(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let linear = Linear::of(view);
    let adds = |(digit, size): &(Value, Option<Mixed>)| {
        let unit = size.and_then(|size| size.constant(view.scope)) == Some(1);
        !unit || !linear.disjoint && int_constant(view.scope, *digit) != Some(0)
    };
    let all = linear.digits.iter().copied().zip(linear.basis.iter().copied());
    let (digits, basis): (Vec<_>, Vec<_>) = all.filter(adds).unzip();
    if digits.len() == linear.digits.len() {
        return no_match("all digits matter");
    }
    if digits.is_empty() {
        let zero = zero(rw);
        rw.replace(op, &[zero]);
        return Ok(());
    }
    let new = Linear { digits, basis, ..linear }.build(rw.context());
    rw.replace_with(op, new);
    Ok(())
}

/// A run of digits of one index among those put together.
struct Run {
    from: Op,
    /// Where it starts among the digits put together, and in the index.
    start: usize,
    digit: usize,
    length: usize,
}

fn runs(op: OpRef<'_>, linear: &Linear) -> Vec<Run> {
    let mut found = Vec::new();
    let mut seen = FxHashSet::default();
    let mut at = 0;
    while at < linear.digits.len() {
        let run = run_at(op, linear, at).filter(|run| run.length > 1 && seen.insert(run.from));
        at += run.as_ref().map_or(1, |run| run.length);
        found.extend(run);
    }
    found
}

fn run_at(op: OpRef<'_>, linear: &Linear, start: usize) -> Option<Run> {
    let &value = linear.digits.get(start)?;
    let from = op.scope.defining_op(value).filter(|from| from.is(DelinearizeIndex::def()))?;
    let (_, basis) = delinear(from)?;
    let digit = op.body().value_index(value);
    let same = |offset: usize| linear.basis.get(start + offset) == basis.get(digit + offset);
    // An outermost digit is as large as it is said to be.
    let unbounded = digit == 0 && linear.disjoint && basis.first() == Some(&None);
    if !same(0) && !unbounded && (start, digit) != (0, 0) {
        return None;
    }
    let results = from.results().skip(digit);
    let pairs = results.zip(linear.digits.iter().skip(start)).enumerate();
    let fits = |(offset, (result, value)): &(usize, (Value, &Value))| {
        *result == **value && (*offset == 0 || same(*offset))
    };
    Some(Run { from: from.op, start, digit, length: pairs.take_while(fits).count() })
}

/// The product of sizes; none where one is not given.
fn product(rw: &mut Rewriter<'_>, sizes: &[Option<Mixed>]) -> Option<Mixed> {
    let sizes = sizes.iter().copied().collect::<Option<Vec<_>>>()?;
    let symbols = values(&sizes);
    let mut builder = AffineBuilder::new(0, symbols.len() as u32);
    let mut next = 0..;
    let mut node = builder.constant(1);
    for size in sizes {
        let size = match size {
            Mixed::Known(known) => builder.constant(known),
            Mixed::Value(_) => builder.symbol(next.next()?)?,
        };
        node = builder.mul(node, size);
    }
    let map = builder.map(&[node]).ok()?;
    let all = Composed::new(map, &symbols).compose(rw.scope())?;
    if let Some(known) = all.map.single_constant() {
        return Some(Mixed::Known(known));
    }
    let map = Attribute::affine_map(rw.context(), all.map.clone());
    let ctx = rw.context();
    Some(Mixed::Value(rw.insert1(Apply::build(ctx, &all.operands(), map))))
}

/// Digits of an index put together again are a part of it.
fn cancel_portion(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let linear = Linear::of(rw.view(op));
    let runs = runs(rw.view(op), &linear);
    if runs.is_empty() {
        return no_match("no digits of one index stand together");
    }
    let mut new = Linear { digits: Vec::new(), basis: Vec::new(), disjoint: linear.disjoint };
    let mut replaced = Vec::new();
    let mut end = 0;
    for run in runs {
        new.digits.extend(linear.digits.get(end..run.start).unwrap_or_default());
        new.basis.extend(linear.basis.get(end..run.start).unwrap_or_default());
        end = run.start + run.length;
        let sizes = linear.basis.get(run.start..end).unwrap_or_default();
        rw.set_point(InsertPoint::Before(run.from));
        let size = product(rw, sizes);
        let (index, basis) = delinear(rw.view(run.from)).or_no_match("no index")?;
        new.basis.push(size);
        if run.length == basis.len() {
            new.digits.push(index);
            continue;
        }
        new.digits.push(portion(rw, &run, (index, basis), (size, sizes), &mut replaced));
    }
    new.digits.extend(linear.digits.get(end..).unwrap_or_default());
    new.basis.extend(linear.basis.get(end..).unwrap_or_default());
    rw.at(op);
    let new = new.build(rw.context());
    rw.replace_with(op, new);
    for (from, results) in replaced {
        rw.replace(from, &results);
    }
    Ok(())
}

/// Takes the digits of a run as one, and splits that for what else uses them.
fn portion(
    rw: &mut Rewriter<'_>,
    run: &Run,
    (index, mut basis): (Value, Padded),
    (size, sizes): (Option<Mixed>, &[Option<Mixed>]),
    replaced: &mut Vec<(Op, Vec<Value>)>,
) -> Value {
    let location = rw.body().op(run.from).location;
    rw.set_location(location);
    basis.splice(run.digit..run.digit + run.length, [size]);
    let outer = delinearize(rw, index, &basis);
    let combined = outer.get(run.digit).copied().unwrap_or(index);
    let parts = delinearize(rw, combined, sizes);
    let (before, after) = outer.split_at(run.digit.min(outer.len()));
    let results = before.iter().chain(&parts).chain(after.iter().skip(1)).copied().collect();
    replaced.push((run.from, results));
    combined
}
