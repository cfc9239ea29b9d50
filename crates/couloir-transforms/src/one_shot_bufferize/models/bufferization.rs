//! `bufferization`: new tensors, and what goes from memory to tensors and back.

use couloir_dialects::{bufferization as dialect, memref};
use couloir_ir::build::Build;
use couloir_ir::{Failure, Op, OpRef, Type, Value};

use super::super::model::{Alias, Model, Stack, Values, always};
use super::super::rewrite::Bufferizer;
use super::super::settings::{contiguous, space_in};
use super::super::view::View;

pub(super) static MODELS: &[Model] = &[
    Model {
        reads: |_, op, operand| op.operand_group(dialect::AllocTensor::COPY).contains(&operand),
        allocates: |_, _| true,
        defines: Some(|_, op, _| copied(op).is_some()),
        buffer_type: Some(type_of_new),
        bufferize: new,
        ..Model::of(dialect::AllocTensor::def())
    },
    Model { bufferize: free, ..Model::of(dialect::DeallocTensor::def()) },
    Model {
        reads: |_, _, operand| operand == 0,
        writes: |view, op, operand| {
            operand == 1 && op.operand(1).is_some_and(|dest| view.is_tensor(dest))
        },
        in_place: always,
        values: |_, op, operand| match op.result(0) {
            Some(result) if operand == 1 => [Alias::same(result)].into_iter().collect(),
            _ => Values::new(),
        },
        is_elementwise: |_, _| true,
        bufferize: materialize,
        ..Model::of(dialect::MaterializeInDestination::def())
    },
    Model {
        reads: always,
        writes: |_, op, _| op.prop(dialect::ToBuffer::READ_ONLY).is_none(),
        bufferize: |b, op| {
            b.fold_pair(op);
            Ok(())
        },
        ..Model::of(dialect::ToBuffer::def())
    },
    Model {
        is_writable: |_, op, _| op.prop(dialect::ToTensor::WRITABLE).is_some(),
        buffer_type: Some(|_, op, _, _| op.operand_type(0).ok_or(Failure)),
        ..Model::of(dialect::ToTensor::def())
    },
];

/// The tensor that a new one is a copy of.
fn copied(op: OpRef<'_>) -> Option<Value> {
    op.operand_in(dialect::AllocTensor::COPY)
}

fn type_of_new(
    view: View<'_>,
    op: OpRef<'_>,
    value: Value,
    stack: &mut Stack,
) -> Result<Type, Failure> {
    let ctx = view.ctx();
    let tensor = op.result_type(0).ok_or(Failure)?;
    let space = match (op.prop(dialect::AllocTensor::MEMORY_SPACE), copied(op)) {
        (Some(space), _) => Some(space),
        (None, Some(source)) => space_in(ctx, view.buffer_type_in(source, stack)?),
        (None, None) => view.space_of(value)?,
    };
    Ok(contiguous(ctx, tensor, space))
}

fn new(b: &mut Bufferizer<'_, '_>, op: Op) -> Result<(), Failure> {
    let view = b.rw.view(op);
    let result = view.result(0).ok_or(Failure)?;
    let source = copied(view);
    let mut sizes = view.operands_in(dialect::AllocTensor::DYNAMIC_SIZES);
    if view.body().is_unused(result) {
        b.rw.erase(op);
        return Ok(());
    }
    let source = match source {
        Some(source) => Some(b.buffer(source)?),
        None => None,
    };
    let ty = b.buffer_type(result)?;
    if let Some(source) = source {
        sizes = b.dynamic_sizes(source);
    }
    let new = b.alloc(ty, &sizes);
    if let Some(source) = source {
        b.copy(source, new);
    }
    b.replace(op, &[new]);
    Ok(())
}

fn free(b: &mut Bufferizer<'_, '_>, op: Op) -> Result<(), Failure> {
    let value = b.rw.view(op).operand(0).ok_or(Failure)?;
    let buffer = b.buffer(value)?;
    b.rw.insert(memref::Dealloc::build(buffer));
    b.rw.erase(op);
    Ok(())
}

fn materialize(b: &mut Bufferizer<'_, '_>, op: Op) -> Result<(), Failure> {
    let view = b.rw.view(op);
    let (source, dest) = view.operand(0).zip(view.operand(1)).ok_or(Failure)?;
    let is_tensor = b.view().is_tensor(dest);
    let dest = if is_tensor { b.buffer(dest)? } else { dest };
    let source = b.buffer(source)?;
    b.copy(source, dest);
    let new = if is_tensor { vec![dest] } else { Vec::new() };
    b.replace(op, &new);
    Ok(())
}
