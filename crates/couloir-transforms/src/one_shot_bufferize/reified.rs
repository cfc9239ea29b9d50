//! The sizes of results of structured ops, computed from what these are given.

use couloir_dialects::affine::index::{Index, apply};
use couloir_dialects::common::mixed::int_constant;
use couloir_dialects::common::reshape::groups_of;
use couloir_dialects::linalg::Structured;
use couloir_dialects::{bufferization, tensor};
use couloir_ir::build::{Build, NewOp};
use couloir_ir::ty::DYNAMIC;
use couloir_ir::{Op, Type, Value};
use couloir_rewrite::Rewriter;

use crate::common::index;

/// The size of a dimension of an operand, as a value.
fn dim(rw: &mut Rewriter<'_>, source: Value, at: usize) -> Index {
    let at = index(rw, at as i64);
    let new = NewOp::new(tensor::Dim::def()).operand(source).operand(at).result(Type::INDEX);
    Index::Value(rw.insert_folded(new))
}

/// The same size, as a number where it is a constant.
fn known(rw: &Rewriter<'_>, size: Index) -> Index {
    match size {
        Index::Value(value) => int_constant(rw.scope(), value).map_or(size, Index::Known),
        Index::Known(_) => size,
    }
}

/// A dimension of an operand, of the loop that is along it.
struct Along {
    operand: usize,
    dim: Option<u32>,
    size: Index,
}

/// The sizes of a copy of a tensor; none of other ops.
fn of_copy(rw: &mut Rewriter<'_>, op: Op) -> Option<Vec<Index>> {
    let ctx = rw.context();
    let view = rw.view(op);
    if !view.is(bufferization::AllocTensor::def()) {
        return None;
    }
    let source = view.operand_in(bufferization::AllocTensor::COPY)?;
    let shape = rw.ty(source).shape(ctx)?;
    let mut sizes = Vec::with_capacity(shape.len());
    for (at, &size) in shape.iter().enumerate() {
        if size != DYNAMIC {
            sizes.push(Index::Known(size));
            continue;
        }
        let at = index(rw, at as i64);
        sizes.push(Index::Value(rw.insert1(tensor::Dim::build(ctx, source, at))));
    }
    Some(sizes)
}

/// The sizes of a tensor with dimensions taken together, from those of all dimensions, known or
/// not; none of other ops.
fn of_collapsed(rw: &mut Rewriter<'_>, op: Op) -> Option<Vec<Index>> {
    let ctx = rw.context();
    let view = rw.view(op);
    if !view.is(tensor::CollapseShape::def()) {
        return None;
    }
    let (source, groups) = (view.operand(0)?, groups_of(view));
    let shape = view.result_type(0)?.shape(ctx)?;
    let mut sizes = Vec::with_capacity(shape.len());
    for (&size, group) in shape.iter().zip(groups) {
        if size != DYNAMIC {
            sizes.push(Index::Known(size));
            continue;
        }
        let group = group.into_iter().filter_map(|at| usize::try_from(at).ok());
        let factors = group.map(|at| dim(rw, source, at)).collect::<Vec<_>>();
        sizes.push(apply(rw, &factors, |b, factors| {
            let one = b.constant(1);
            factors.iter().fold(one, |product, &factor| b.mul(product, factor))
        })?);
    }
    Some(sizes)
}

/// The sizes of a result of a structured op, or of a copy; none of others.
pub(super) fn sizes(rw: &mut Rewriter<'_>, op: Op, number: usize) -> Option<Vec<Index>> {
    of_copy(rw, op).or_else(|| of_collapsed(rw, op)).or_else(|| of_structured(rw, op, number))
}

fn of_structured(rw: &mut Rewriter<'_>, op: Op, number: usize) -> Option<Vec<Index>> {
    let ctx = rw.context();
    let view = Structured::cast(rw.view(op))?;
    let (maps, inputs) = (view.maps(), view.num_inputs());
    let operands = view.op.operands().collect::<Vec<_>>();
    let output = *operands.get(inputs + number)?;
    let mut all = Vec::new();
    for (operand, (&value, map)) in operands.iter().zip(&maps).enumerate() {
        let shape = rw.ty(value).shape(ctx).unwrap_or_default().to_vec();
        for (at, (size, result)) in shape.into_iter().zip(map.results()).enumerate() {
            let size = match size {
                DYNAMIC => dim(rw, value, at),
                known => Index::Known(known),
            };
            all.push(Along { operand, dim: result.dim(), size });
        }
    }
    let shape = rw.ty(output).shape(ctx).unwrap_or_default().to_vec();
    let own = maps.get(inputs + number)?;
    let mut sizes = Vec::with_capacity(shape.len());
    // Sizes of all outputs are computed; those of other results are not used.
    for (at, (size, result)) in shape.into_iter().zip(own.results()).enumerate() {
        let first = all.iter().find(|along| along.dim.is_some() && along.dim == result.dim());
        sizes.push(match (size, first) {
            (DYNAMIC, Some(along)) if along.operand < inputs => known(rw, along.size),
            (DYNAMIC, _) => dim(rw, output, at),
            (known, _) => Index::Known(known),
        });
    }
    Some(sizes)
}
