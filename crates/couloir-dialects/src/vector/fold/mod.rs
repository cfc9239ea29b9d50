//! Folding of `vector`.
//!
//! - [`extract`]: parts of vectors that come from parts of others;
//! - [`constants`]: elements of constants;
//! - [`memory`]: casts of memory, bounds and masks that are known;
//! - [`shape`]: vectors of other shapes;
//! - [`transfer`]: what is read from and written to memory and tensors.

pub(super) mod constants;
mod extract;
mod memory;
mod shape;
mod transfer;

pub(super) use extract::*;
pub(super) use memory::*;
pub(super) use shape::*;
pub(super) use transfer::*;

use couloir_ir::op::{FoldInput, FoldResult};
use couloir_ir::ty::VectorType;
use couloir_ir::{Attribute, OpRef, Type, Value};

use crate::common::index_list::constants as list;

pub use extract::told_places;

/// A list of numbers in an array attribute.
pub(super) fn numbers(op: OpRef<'_>, slot: usize) -> Vec<i64> {
    let items = op.prop(slot).and_then(|attr| attr.as_array(op.ctx())).unwrap_or_default();
    items.iter().filter_map(|item| item.as_i64(op.ctx())).collect()
}

pub(super) fn vector(op: OpRef<'_>, value: Value) -> Option<&VectorType> {
    op.ty(value).as_vector(op.ctx())
}

/// How many dimensions a value has; none for what is no vector.
fn rank_of(op: OpRef<'_>, ty: Option<Type>) -> usize {
    ty.and_then(|ty| ty.as_vector(op.ctx())).map_or(0, VectorType::rank)
}

/// The place in all elements of the part at a position.
pub(super) fn linear(shape: &[i64], position: &[i64]) -> Option<i64> {
    let mut place = 0i64;
    for (at, &size) in shape.iter().enumerate() {
        let own = position.get(at).copied().unwrap_or(0);
        place = place.checked_mul(size)?.checked_add(own)?;
    }
    Some(place)
}

/// The next place in a shape, the innermost dimension first; after the last the first again.
pub(super) fn next_place(place: &mut [i64], shape: &[i64]) {
    for (at, &size) in place.iter_mut().zip(shape).rev() {
        *at = if at.saturating_add(1) < size { at.saturating_add(1) } else { 0 };
        if *at != 0 {
            return;
        }
    }
}

/// Poison where an operand is.
fn poison_operand(input: &FoldInput<'_>, at: usize) -> Option<Attribute> {
    let attr = input.constants.get(at).copied().flatten()?;
    crate::common::fold::is_poison(input.op.ctx(), attr).then_some(attr)
}

/// The op with another first operand and another list of places, none dynamic.
fn moved(op: OpRef<'_>, slot: usize, source: Value, position: &[i64]) -> FoldResult {
    let position = Attribute::i64_array(op.ctx(), position);
    FoldResult::Operands { kept: 0, operands: vec![source], props: vec![(slot, Some(position))] }
}

/// The first that does anything.
fn first_of(input: &FoldInput<'_>, folds: &[fn(&FoldInput<'_>) -> FoldResult]) -> FoldResult {
    let mut results = folds.iter().map(|fold| fold(input));
    results.find(|result| *result != FoldResult::None).unwrap_or(FoldResult::None)
}

/// The places of an extraction or insertion.
fn places(op: OpRef<'_>, slot: usize) -> Vec<i64> {
    list(op, slot)
}

fn is_dynamic(places: &[i64]) -> bool {
    places.contains(&couloir_ir::ty::DYNAMIC)
}
