//! Folding of `affine`.

use couloir_ir::affine::AffineMap;
use couloir_ir::op::{FoldInput, FoldResult, Folded};
use couloir_ir::ty::DYNAMIC;
use couloir_ir::{Attribute, OpRef};

use super::{Apply, DelinearizeIndex, LinearizeIndex, Max};
use crate::common::fold::{Folding, constant, value};
use crate::common::index_list::constants;

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
    index(op, map.eval_partial(&known(input)).first().copied().flatten())
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
    match map.partial_constant_fold(&known) {
        Ok(folded) if folded != *map => FoldResult::InPlace {
            operands: Vec::new(),
            props: vec![(Max::MAP, Some(Attribute::affine_map(op.ctx(), folded)))],
        },
        _ => FoldResult::None,
    }
}

/// The sizes of a basis that has no unknown one, without the outer bound.
fn inner_basis(basis: Vec<i64>, digits: usize) -> Option<Vec<i64>> {
    let bounded = basis.len() == digits;
    let known = !basis.contains(&DYNAMIC);
    known.then(|| basis.into_iter().skip(usize::from(bounded)).collect())
}

/// The digits of a constant; the only digit is the index itself.
pub(super) fn delinearize_index(input: &FoldInput<'_>) -> FoldResult {
    let op = input.op;
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
        sum = sum.checked_mul(*size)?.checked_add(of.int(at)?.to_i64()?)?;
    }
    Some(sum)
}
