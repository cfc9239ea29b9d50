//! Whether a part of a transfer is inside of what it reads or writes, and masked in.

use couloir_dialects::affine::index::{Index, apply_unfolded};
use couloir_dialects::arith::Andi;
use couloir_dialects::vector::Extract;
use couloir_ir::ty::DYNAMIC;
use couloir_ir::{Attribute, Type, Value};
use couloir_rewrite::Rewriter;

use super::control::{Inside, branch, results};
use crate::vector_common::build::{BuildVector, vector_of};
use crate::vector_common::transfer::{Transfer, size};

const SGT: i64 = 4;

/// The dimension of memory that the first of the vector goes along; none where it is repeated.
pub(super) fn first_dim(transfer: &Transfer) -> Option<usize> {
    transfer.map.result_dim(0).map(|dim| dim as usize)
}

/// `affine.apply` of a sum, also where that is a number: it folds when its turn comes.
fn sum(rw: &mut Rewriter<'_>, offset: Value, at: Value) -> Option<Value> {
    let indices = [Index::Value(offset), Index::Value(at)];
    apply_unfolded(rw, &indices, |builder, nodes| match *nodes {
        [first, second] => builder.add(first, second),
        _ => builder.constant(0),
    })
}

/// The indices of the part at a place of the first dimension.
pub(super) fn indices(rw: &mut Rewriter<'_>, transfer: &Transfer, at: Value) -> Vec<Value> {
    let mut indices = transfer.indices.clone();
    if let Some(index) = first_dim(transfer).and_then(|dim| indices.get_mut(dim))
        && let Some(moved) = sum(rw, *index, at)
    {
        *index = moved;
    }
    indices
}

/// The element at a place that is not known.
pub(super) fn element(rw: &mut Rewriter<'_>, vector: Value, at: Value) -> Value {
    let ty = vector_of(rw, vector).map_or(Type::INDEX, |vector| vector.element);
    let position = Attribute::i64_array(rw.context(), &[DYNAMIC]);
    rw.make(Extract::def(), &[vector, at], ty, [(Extract::STATIC_POSITION, position)])
}

/// The condition under which there is anything at a place; none where there always is.
fn condition(rw: &mut Rewriter<'_>, transfer: &Transfer, at: Value) -> Option<Value> {
    let dim = first_dim(transfer);
    let mut condition = None;
    if let Some(dim) = dim.filter(|_| transfer.in_bounds.first() == Some(&false)) {
        let all = size(rw, transfer.base, dim);
        let offset = transfer.indices.get(dim).copied();
        let place = offset.and_then(|offset| sum(rw, offset, at));
        condition = place.map(|place| rw.compare(SGT, all, place));
    }
    let mask = transfer
        .mask
        .filter(|&mask| dim.is_some() && vector_of(rw, mask).is_some_and(|mask| mask.rank() == 1));
    let Some(mask) = mask else { return condition };
    let bit = element(rw, mask, at);
    Some(match condition {
        Some(condition) => rw.binary(Andi::def(), condition, bit),
        None => bit,
    })
}

/// Makes one thing or another, as there is something at a place or not.
pub(super) fn guarded<'a>(
    rw: &mut Rewriter<'a>,
    transfer: &Transfer,
    at: Value,
    types: &[Type],
    inside: Inside<'_, 'a>,
    outside: Inside<'_, 'a>,
) -> Vec<Value> {
    match condition(rw, transfer, at) {
        Some(condition) => {
            let made = branch(rw, condition, types, inside, Some(outside));
            results(rw, made)
        }
        None => inside(rw),
    }
}
