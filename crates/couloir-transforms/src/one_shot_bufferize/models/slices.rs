//! `tensor`: parts that are taken from tensors and put into them.

use couloir_dialects::common::mixed::{Mixed, fixed, fixed_attr, mixed, values};
use couloir_dialects::common::shapes::rank_reduction;
use couloir_dialects::memref::layout;
use couloir_dialects::{memref, tensor};
use couloir_ir::build::Build;
use couloir_ir::ty::MemRefType;
use couloir_ir::{Attribute, Context, Failure, Op, OpRef, Type, Value};

use super::super::model::{Alias, Model, Stack, Values, always};
use super::super::rewrite::Bufferizer;
use super::super::view::View;

/// Offsets, sizes and strides.
pub(super) type Lists = [Vec<Mixed>; 3];

/// What is inserted into is the second operand, and the result's memory.
fn dest_to_result(_: View<'_>, op: OpRef<'_>, operand: usize) -> Values {
    match op.result(0) {
        Some(result) if operand == 1 => [Alias::same(result)].into_iter().collect(),
        _ => Values::new(),
    }
}

pub(super) static MODELS: &[Model] = &[
    Model {
        values: |_, op, operand| match op.result(0) {
            Some(result) if operand == 0 => [Alias::unknown(result)].into_iter().collect(),
            _ => Values::new(),
        },
        buffer_type: Some(type_of_slice),
        bufferize: extract,
        ..Model::of(tensor::ExtractSlice::def())
    },
    Model {
        reads: reads_insert,
        writes: |_, _, operand| operand == 1,
        values: dest_to_result,
        bufferize: insert,
        ..Model::of(tensor::InsertSlice::def())
    },
    Model {
        reads: |_, _, operand| operand == 0,
        writes: |_, _, operand| operand == 1,
        copies: |_, _| Ok(()),
        bufferize: insert_parallel,
        ..Model::of(tensor::ParallelInsertSlice::def())
    },
    Model {
        reads: always,
        writes: |_, _, operand| operand == 1,
        values: dest_to_result,
        bufferize: insert_element,
        ..Model::of(tensor::Insert::def())
    },
];

/// Whether the tensor that is inserted into is read, as it is unless all of it is written.
fn reads_insert(view: View<'_>, op: OpRef<'_>, operand: usize) -> bool {
    if operand == 0 {
        return true;
    }
    let [offsets, sizes, strides] = lists(op);
    let known = |one: &Mixed| one.constant(view.scope);
    let shape = op.operand_type(1).and_then(|ty| ty.shape(op.ctx())).unwrap_or_default();
    let is_all = offsets.iter().all(|one| known(one) == Some(0))
        && sizes.iter().zip(shape).all(|(one, &size)| known(one) == Some(size))
        && strides.iter().all(|one| known(one) == Some(1));
    !is_all
}

/// The lists of an op that takes a part or puts one in.
fn lists(op: OpRef<'_>) -> Lists {
    let all = match op.is(tensor::ExtractSlice::def()) {
        true => EXTRACT,
        false => INSERT,
    };
    all.map(|(group, slot)| mixed(op, group, slot))
}

/// The operand groups and slots of the lists of an `extract_slice`.
const EXTRACT: [(usize, usize); 3] = [
    (tensor::ExtractSlice::OFFSETS, tensor::ExtractSlice::STATIC_OFFSETS),
    (tensor::ExtractSlice::SIZES, tensor::ExtractSlice::STATIC_SIZES),
    (tensor::ExtractSlice::STRIDES, tensor::ExtractSlice::STATIC_STRIDES),
];
/// Those of an op that inserts.
const INSERT: [(usize, usize); 3] = [
    (tensor::InsertSlice::OFFSETS, tensor::InsertSlice::STATIC_OFFSETS),
    (tensor::InsertSlice::SIZES, tensor::InsertSlice::STATIC_SIZES),
    (tensor::InsertSlice::STRIDES, tensor::InsertSlice::STATIC_STRIDES),
];

/// The type of a part of memory, of a shape that may lack dimensions of size 1.
fn part_type(ctx: &Context, source: Type, shape: &[i64], lists: &Lists) -> Option<Type> {
    let [offsets, sizes, strides] = lists.each_ref().map(|list| fixed(list));
    let source = source.as_memref(ctx)?;
    let full = layout::subview(ctx, source, &offsets, &sizes, &strides)?;
    let memref = full.as_memref(ctx)?;
    if memref.rank() == shape.len() {
        return Some(full);
    }
    let dropped = rank_reduction(&memref.shape, shape)?;
    let (strides, offset) = memref.strides_and_offset(ctx)?;
    let kept = strides.iter().zip(&dropped).filter(|(_, dropped)| !**dropped);
    let kept = kept.map(|(stride, _)| *stride).collect::<Vec<_>>();
    let layout = Attribute::strided_layout(ctx, &kept, offset);
    let space = memref.memory_space.expand();
    Some(MemRefType::get(ctx, shape, memref.element, Some(layout), space))
}

/// A part of memory.
///
/// # Errors
/// When the memory is not strided.
pub(super) fn subview(
    b: &mut Bufferizer<'_, '_>,
    source: Value,
    shape: &[i64],
    lists: &Lists,
) -> Result<Value, Failure> {
    let ctx = b.rw.context();
    let ty = part_type(ctx, b.rw.ty(source), shape, lists).ok_or(Failure)?;
    let [offsets, sizes, strides] = lists;
    let new = memref::Subview::build(
        ctx,
        ty,
        source,
        &values(offsets),
        &values(sizes),
        &values(strides),
        fixed_attr(ctx, offsets),
        fixed_attr(ctx, sizes),
        fixed_attr(ctx, strides),
    );
    Ok(b.rw.insert1(new))
}

fn type_of_slice(
    view: View<'_>,
    op: OpRef<'_>,
    _: Value,
    stack: &mut Stack,
) -> Result<Type, Failure> {
    let ctx = view.ctx();
    let source = view.buffer_type_in(op.operand(0).ok_or(Failure)?, stack)?;
    let shape = op.result_type(0).and_then(|ty| ty.shape(ctx)).unwrap_or_default();
    part_type(ctx, source, shape, &lists(op)).ok_or(Failure)
}

/// The shape of the part that an op takes or puts in.
fn part_shape(op: OpRef<'_>, ty: Option<Type>) -> Vec<i64> {
    ty.and_then(|ty| ty.shape(op.ctx())).unwrap_or_default().to_vec()
}

fn extract(b: &mut Bufferizer<'_, '_>, op: Op) -> Result<(), Failure> {
    let view = b.rw.view(op);
    let (lists, source) = (lists(view), view.operand(0).ok_or(Failure)?);
    let shape = part_shape(view, view.result_type(0));
    let buffer = b.buffer(source)?;
    let part = subview(b, buffer, &shape, &lists)?;
    b.replace(op, &[part]);
    Ok(())
}

fn insert(b: &mut Bufferizer<'_, '_>, op: Op) -> Result<(), Failure> {
    let view = b.rw.view(op);
    let (lists, shape) = (lists(view), part_shape(view, view.operand_type(0)));
    let (source, dest) = view.operand(0).zip(view.operand(1)).ok_or(Failure)?;
    let dest = b.buffer(dest)?;
    let part = subview(b, dest, &shape, &lists)?;
    let source = b.buffer(source)?;
    b.copy(source, part);
    b.replace(op, &[dest]);
    Ok(())
}

fn insert_parallel(b: &mut Bufferizer<'_, '_>, op: Op) -> Result<(), Failure> {
    let view = b.rw.view(op);
    let (lists, shape) = (lists(view), part_shape(view, view.operand_type(0)));
    let (source, dest) = view.operand(0).zip(view.operand(1)).ok_or(Failure)?;
    let location = view.location();
    let around = view.body().parent_op(op).ok_or(Failure)?;
    b.rw.at(around);
    b.rw.set_location(location);
    let dest = b.buffer(dest)?;
    let source = b.buffer(source)?;
    let part = subview(b, dest, &shape, &lists)?;
    b.copy(source, part);
    free_last(b, source, around);
    b.rw.erase(op);
    Ok(())
}

/// What is freed in the same block is freed at its end.
fn free_last(b: &mut Bufferizer<'_, '_>, source: Value, around: Op) {
    let body = b.rw.scope().body;
    let frees = |op: Op| b.rw.view(op).is(memref::Dealloc::def());
    let Some(user) = body.uses(source).map(|user| user.op).find(|&op| frees(op)) else { return };
    let block = body.block_of(user);
    let last = block.and_then(|block| body.last_op(block));
    if let Some(last) = last.filter(|_| block == body.block_of(around)) {
        b.rw.move_before(user, last);
    }
}

fn insert_element(b: &mut Bufferizer<'_, '_>, op: Op) -> Result<(), Failure> {
    let operands = b.rw.view(op).operands().collect::<Vec<_>>();
    let [value, dest, indices @ ..] = &operands[..] else { return Err(Failure) };
    let buffer = b.buffer(*dest)?;
    super::tensor::store(b, *value, buffer, indices);
    b.replace(op, &[buffer]);
    Ok(())
}
