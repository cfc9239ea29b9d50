//! Folding of `affine`.

use std::ops::Range;

use couloir_ir::affine::{AffineBuilder, AffineMap};
use couloir_ir::attr::AttrKind;
use couloir_ir::op::{FoldInput, FoldResult, Folded};
use couloir_ir::symbols::nearest_symbol;
use couloir_ir::ty::DYNAMIC;
use couloir_ir::{Attribute, OpRef, Scope, Value};

use super::bounds;
use super::compose::{Composed, is_applied};
use super::{Apply, DelinearizeIndex, For, If, LinearizeIndex, Load, Max, Parallel};
use crate::common::fold::{Folding, constant, element, value};
use crate::common::index_list::constants;
use crate::common::mixed::{Mixed, fixed_attr, mixed, values};
use crate::memref::{GetGlobal, Global};

/// The operands, where they are constants.
fn known(input: &FoldInput<'_>) -> Vec<Option<i64>> {
    let of = Folding { input };
    (0..input.constants.len()).map(|at| of.int(at)?.to_i64()).collect()
}

fn map_of(op: OpRef<'_>, slot: usize) -> Option<&AffineMap> {
    op.prop(slot)?.as_affine_map(op.ctx())
}

fn index(op: OpRef<'_>, number: Option<i64>) -> FoldResult {
    constant(number.map(|number| Attribute::index(op.ctx(), number)))
}

/// A dimension or a symbol is its operand; a map of constants is a constant.
pub(super) fn apply(input: &FoldInput<'_>) -> FoldResult {
    let op = input.op;
    let Some(map) = map_of(op, Apply::MAP) else { return FoldResult::None };
    let Some(result) = map.result(0) else { return FoldResult::None };
    let symbol = || result.symbol().and_then(|at| map.dims().checked_add(at));
    if let Some(at) = result.dim().or_else(symbol) {
        return value(op.operand(at as usize));
    }
    let known = known(input);
    if map.is_undefined(&known) {
        return constant(Some(crate::ub::poison(op.ctx())));
    }
    index(op, map.eval_partial(&known).first().copied().flatten())
}

/// An element of a memref that is known wherever it is read: of a constant global. The memref itself
/// may be one that was cast.
pub(super) fn load(input: &FoldInput<'_>) -> FoldResult {
    match crate::memref::fold::casts(input) {
        FoldResult::None => constant(global_element(input)),
        seen_through => seen_through,
    }
}

fn global_element(input: &FoldInput<'_>) -> Option<Attribute> {
    let (of, op) = (Folding { input }, input.op);
    let ctx = op.ctx();
    let name = of.from(0, GetGlobal::def())?.prop(GetGlobal::NAME)?.as_flat_symbol(ctx)?;
    let global = nearest_symbol(op, name).filter(|found| found.is(Global::def()))?;
    global.prop(Global::CONSTANT)?;
    let AttrKind::DenseElements(dense) = global.prop(Global::INITIAL_VALUE)?.kind(ctx) else {
        return None;
    };
    let ty = op.result_type(0)?;
    let shape = op.operand_type(0)?.shape(ctx)?;
    let at = if dense.splat { 0 } else { element_place(input, shape)? };
    // What does not verify may name a global of another type.
    element(ctx, dense, at).filter(|value| value.typed(ctx) == Some(ty))
}

/// Which element is read, where the map knows all indices and they are within the memref.
fn element_place(input: &FoldInput<'_>, shape: &[i64]) -> Option<usize> {
    let indices = map_of(input.op, Load::MAP)?.constant_results()?;
    (indices.len() == shape.len()).then_some(())?;
    indices.iter().zip(shape).try_fold(0, |place: usize, (&index, &size)| {
        let index = (0..size).contains(&index).then_some(index)?;
        place.checked_mul(size.try_into().ok()?)?.checked_add(index.try_into().ok()?)
    })
}

/// The least or greatest of constants; constant results of a map are known.
pub(super) fn min_max(input: &FoldInput<'_>) -> FoldResult {
    let op = input.op;
    let Some(map) = map_of(op, Max::MAP) else { return FoldResult::None };
    let known = known(input);
    if let Some(results) = map.eval_partial(&known).into_iter().collect::<Option<Vec<_>>>() {
        let found = if op.is(Max::def()) { results.iter().max() } else { results.iter().min() };
        return index(op, found.copied());
    }
    if is_first_beside_symbol(map) {
        return value(op.operand(0));
    }
    match map.partial_constant_fold(&known) {
        Ok(folded) if folded != *map => FoldResult::InPlace {
            operands: Vec::new(),
            props: vec![(Max::MAP, Some(Attribute::affine_map(op.ctx(), folded)))],
        },
        _ => FoldResult::None,
    }
}

/// Whether the only result of a map with one symbol is its first dimension. Without a symbol, or with
/// more of them, such a map stays: it is not canonical, and a pattern's work.
fn is_first_beside_symbol(map: &AffineMap) -> bool {
    map.symbols() == 1
        && map.num_results() == 1
        && map.result(0).is_some_and(|result| result.dim() == Some(0))
}

/// The sizes of a basis that has no unknown one, without the outer bound.
fn inner_basis(basis: Vec<i64>, digits: usize) -> Option<Vec<i64>> {
    let bounded = basis.len() == digits;
    let known = !basis.contains(&DYNAMIC);
    known.then(|| basis.into_iter().skip(usize::from(bounded)).collect())
}

/// Makes values of a list constants that are known to be such; whether there were any.
fn fold_known(input: &FoldInput<'_>, group: Range<usize>, list: &mut [Mixed]) -> bool {
    let of = Folding { input };
    let mut folded = false;
    for (mixed, at) in list.iter_mut().filter(|mixed| !mixed.is_known()).zip(group) {
        let known = of.int(at).and_then(|known| known.to_i64());
        if let Some(known) = known.filter(|&known| known != DYNAMIC) {
            *mixed = Mixed::Known(known);
            folded = true;
        }
    }
    folded
}

/// A basis of which values are constants.
fn folded_basis(input: &FoldInput<'_>, group: usize, slot: usize) -> Option<FoldResult> {
    let op = input.op;
    let mut basis = mixed(op, group, slot);
    if !fold_known(input, op.operand_group(group), &mut basis) {
        return None;
    }
    let kept = op.operand_group(group).start;
    let operands = op.operands().take(kept).chain(values(&basis)).collect::<Vec<_>>();
    let mut props = vec![(slot, Some(fixed_attr(op.ctx(), &basis)))];
    if op.is(LinearizeIndex::def()) {
        let sizes = [kept as i32, operands.len().saturating_sub(kept) as i32];
        let sizes = Attribute::i32_array(op.ctx(), &sizes);
        props.push((LinearizeIndex::OPERAND_SEGMENT_SIZES, Some(sizes)));
    }
    Some(FoldResult::Operands { kept: 0, operands, props })
}

/// The digits of a constant; the only digit is the index itself.
pub(super) fn delinearize_index(input: &FoldInput<'_>) -> FoldResult {
    let op = input.op;
    let (group, slot) = (DelinearizeIndex::DYNAMIC_BASIS, DelinearizeIndex::STATIC_BASIS);
    if let Some(folded) = folded_basis(input, group, slot) {
        return folded;
    }
    if op.results().len() == 1 {
        return value(op.operand(0));
    }
    digits(input).map_or(FoldResult::None, FoldResult::Replaced)
}

fn digits(input: &FoldInput<'_>) -> Option<Vec<Folded>> {
    let op = input.op;
    let basis = inner_basis(constants(op, DelinearizeIndex::STATIC_BASIS), op.results().len())?;
    let mut rest = Folding { input }.int(0)?.to_i64()?;
    let mut found = Vec::with_capacity(basis.len().saturating_add(1));
    for &size in basis.iter().rev() {
        found.push(rest.checked_rem_euclid(size)?);
        rest = rest.checked_div_euclid(size)?;
    }
    found.push(rest);
    let folded = |&digit: &i64| Folded::Constant(Attribute::index(op.ctx(), digit));
    Some(found.iter().rev().map(folded).collect())
}

/// The index of constant digits; that of one digit is the digit.
pub(super) fn linearize_index(input: &FoldInput<'_>) -> FoldResult {
    let op = input.op;
    let (group, slot) = (LinearizeIndex::DYNAMIC_BASIS, LinearizeIndex::STATIC_BASIS);
    if let Some(folded) = folded_basis(input, group, slot) {
        return folded;
    }
    let digits = op.operand_group(LinearizeIndex::MULTI_INDEX);
    match digits.len() {
        0 => index(op, Some(0)),
        1 => value(op.operand(0)),
        _ => index(op, linear(input, digits.len())),
    }
}

fn linear(input: &FoldInput<'_>, digits: usize) -> Option<i64> {
    let basis = inner_basis(constants(input.op, LinearizeIndex::STATIC_BASIS), digits)?;
    let of = Folding { input };
    let mut sum = of.int(0)?.to_i64()?;
    for (size, at) in basis.iter().zip(1..digits) {
        sum = sum.wrapping_mul(*size).wrapping_add(of.int(at)?.to_i64()?);
    }
    Some(sum)
}

/// The number that constant operands make a bound.
fn constant_bound(op: OpRef<'_>, slot: usize, operands: &[Value], lower: bool) -> Option<i64> {
    let map = map_of(op, slot)?;
    if map.single_constant().is_some() {
        return None;
    }
    let known = operands.iter().map(|&value| crate::common::mixed::int_constant(op.scope, value));
    let results = map.eval_partial(&known.collect::<Vec<_>>());
    let results = results.into_iter().collect::<Option<Vec<_>>>()?;
    if lower { results.into_iter().max() } else { results.into_iter().min() }
}

/// The results of a map that are not the same as the one before.
fn unrepeated(map: &AffineMap) -> Vec<usize> {
    let ids = AffineBuilder::new(map.dims(), map.symbols()).import(map, &[], &[]);
    (0..ids.len()).filter(|&at| at == 0 || ids.get(at) != ids.get(at - 1)).collect()
}

fn canonical(scope: Scope<'_>, all: Composed) -> Option<Composed> {
    all.compose(scope)?.canonical(scope).ok()
}

/// A bound without the results that others make redundant, and with constants for those that can
/// only have one value.
fn without_known(scope: Scope<'_>, all: Composed, lower: bool) -> Option<Composed> {
    let all = Composed { map: bounds::irredundant(scope, &all, lower)?, ..all };
    Some(Composed { map: bounds::fixed(scope, &all)?, ..all })
}

/// A bound of a loop as it folds; none where it stays.
fn folded_bound(op: OpRef<'_>, slot: usize, operands: &[Value], lower: bool) -> Option<Composed> {
    let map = map_of(op, slot)?;
    if let Some(known) = constant_bound(op, slot, operands, lower) {
        return Some(Composed::new(AffineMap::constant(known), &[]));
    }
    let own = Composed::new(map.clone(), operands);
    // An upper bound is looked at as it stands, a lower one as what it is composed of.
    let all = match lower {
        true => without_known(op.scope, canonical(op.scope, own)?, true)?,
        false => canonical(op.scope, without_known(op.scope, own, false)?)?,
    };
    let all = Composed { map: all.map.sub_map(&unrepeated(&all.map))?, ..all };
    (all.map != *map).then_some(all)
}

/// Bounds that are constant, or simpler; a loop that never runs gives what
/// it begins with.
pub(super) fn for_op(input: &FoldInput<'_>) -> FoldResult {
    let op = input.op;
    let (lower, upper) =
        (op.operands_in(For::LOWER_BOUND_OPERANDS), op.operands_in(For::UPPER_BOUND_OPERANDS));
    let bounds = (
        folded_bound(op, For::LOWER_BOUND_MAP, &lower, true),
        folded_bound(op, For::UPPER_BOUND_MAP, &upper, false),
    );
    let inits = op.operands_in(For::INITS);
    if bounds.0.is_none() && bounds.1.is_none() {
        return never_runs(op, inits);
    }
    let part = |all: &Option<Composed>, old: Vec<Value>| match all {
        Some(all) => all.operands(),
        None => old,
    };
    let lists = [part(&bounds.0, lower), part(&bounds.1, upper), inits];
    let sizes = [lists[0].len() as i32, lists[1].len() as i32, lists[2].len() as i32];
    let sizes = Attribute::i32_array(op.ctx(), &sizes);
    let mut props = vec![(For::OPERAND_SEGMENT_SIZES, Some(sizes))];
    for (slot, all) in [(For::LOWER_BOUND_MAP, bounds.0), (For::UPPER_BOUND_MAP, bounds.1)] {
        let map = all.map(|all| Attribute::affine_map(op.ctx(), all.map));
        props.extend(map.map(|map| (slot, Some(map))));
    }
    FoldResult::Operands { kept: 0, operands: lists.concat(), props }
}

/// What a loop gives that never runs, or does nothing.
fn never_runs(op: OpRef<'_>, inits: Vec<Value>) -> FoldResult {
    let bound = |slot| map_of(op, slot).and_then(AffineMap::single_constant);
    let bounds = bound(For::LOWER_BOUND_MAP).zip(bound(For::UPPER_BOUND_MAP));
    if inits.is_empty() {
        return FoldResult::None;
    }
    let values = match bounds {
        Some((lower, upper)) if upper <= lower => Some(inits),
        _ => idle(op, bounds, &inits),
    };
    let folded = |values: Vec<Value>| values.into_iter().map(Folded::Value).collect();
    values.map_or(FoldResult::None, |values| FoldResult::Replaced(folded(values)))
}

/// What a loop gives that does nothing but to pass values on.
fn idle(op: OpRef<'_>, bounds: Option<(i64, i64)>, inits: &[Value]) -> Option<Vec<Value>> {
    let body = op.body();
    let block = body.regions(op.op).first().and_then(|&region| body.entry_block(region))?;
    let end = body.first_op(block).filter(|&end| body.last_op(block) == Some(end))?;
    let step = op.prop(For::STEP)?.as_i64(op.ctx())?;
    let count = bounds.and_then(|(lower, upper)| upper.checked_sub(lower));
    let once = count.map(|count| count <= step);
    let mut values = Vec::with_capacity(inits.len());
    for (at, value) in body.operands(end).enumerate() {
        let arg = body.as_arg(value).filter(|(own, _)| *own == block).map(|(_, number)| number);
        // The first argument is the loop's variable.
        let (value, clear) = match arg {
            Some(number) => {
                let number = number.checked_sub(1)?;
                (*inits.get(number)?, number == at || once == Some(true))
            }
            None => (value, once.is_some()),
        };
        if !clear {
            return None;
        }
        values.push(value);
    }
    Some(values)
}

/// Bounds in canonical form.
pub(super) fn parallel(input: &FoldInput<'_>) -> FoldResult {
    let op = input.op;
    let (Some(lower), Some(upper)) =
        (map_of(op, Parallel::LOWER_BOUNDS_MAP), map_of(op, Parallel::UPPER_BOUNDS_MAP))
    else {
        return FoldResult::None;
    };
    let operands = op.operands().collect::<Vec<_>>();
    let (a, b) = operands.split_at((lower.inputs() as usize).min(operands.len()));
    let compose = |map: &AffineMap, list| Composed::new(map.clone(), list).compose(op.scope);
    let (Some(new_lower), Some(new_upper)) = (compose(lower, a), compose(upper, b)) else {
        return FoldResult::None;
    };
    let operands = [new_lower.operands(), new_upper.operands()].concat();
    if new_lower.map == *lower && new_upper.map == *upper && op.operands().eq(operands.clone()) {
        return FoldResult::None;
    }
    let attr = |map| Some(Attribute::affine_map(op.ctx(), map));
    FoldResult::Operands {
        kept: 0,
        operands,
        props: vec![
            (Parallel::LOWER_BOUNDS_MAP, attr(new_lower.map)),
            (Parallel::UPPER_BOUNDS_MAP, attr(new_upper.map)),
        ],
    }
}

/// The condition in canonical form.
pub(super) fn if_op(input: &FoldInput<'_>) -> FoldResult {
    let op = input.op;
    let condition = op.prop(If::CONDITION).map(|set| set.kind(op.ctx()));
    let Some(AttrKind::IntegerSet(set)) = condition else { return FoldResult::None };
    let operands = op.operands().collect::<Vec<_>>();
    let all = Composed::new(set.expressions().clone(), &operands);
    let applied = operands.iter().any(|&value| is_applied(op, value));
    let composed = if applied { all.compose(op.scope) } else { Some(all) };
    let canonical = composed.and_then(|all| all.canonical(op.scope).ok());
    let Some(all) = canonical else { return FoldResult::None };
    let (new, Some(set_now)) = (all.operands(), set.with_expressions(all.map)) else {
        return FoldResult::None;
    };
    if set_now == **set && new == operands {
        return FoldResult::None;
    }
    let set = Attribute::get(op.ctx(), AttrKind::IntegerSet(std::sync::Arc::new(set_now)));
    FoldResult::Operands { kept: 0, operands: new, props: vec![(If::CONDITION, Some(set))] }
}
