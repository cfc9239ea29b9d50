//! `vector`: reads of tensors and writes to them.

use couloir_dialects::common::mixed::int_constant;
use couloir_dialects::vector;
use couloir_ir::build::NewOp;
use couloir_ir::{Body, Build, Failure, Op, OpRef, Type, Value};

use super::super::copies;
use super::super::functions::operand;
use super::super::model::{Alias, Model, Values, always, first_to_first};
use super::super::rewrite::Bufferizer;
use super::super::view::View;
use crate::common::entry_of;

pub(super) static MODELS: &[Model] = &[
    Model {
        reads: |_, _, operand| operand == 0,
        bufferize: |b, op| on_memory(b, op, (0, false)),
        ..Model::of(vector::TransferRead::def())
    },
    Model {
        reads: |_, _, operand| operand == 0,
        bufferize: |b, op| on_memory(b, op, (0, false)),
        ..Model::of(vector::Gather::def())
    },
    Model {
        reads: |_, _, operand| operand == 0,
        writes: |_, _, operand| operand == 0,
        values: first_to_first,
        bufferize: |b, op| on_memory(b, op, (0, true)),
        ..Model::of(vector::Scatter::def())
    },
    Model {
        reads: reads_write,
        writes: |_, _, operand| operand == 1,
        values: |_, op, operand| match op.result(0) {
            Some(result) if operand == 1 => [Alias::same(result)].into_iter().collect(),
            _ => Values::new(),
        },
        bufferize: |b, op| on_memory(b, op, (1, true)),
        ..Model::of(vector::TransferWrite::def())
    },
    Model {
        uses: Some(|view, op, value| {
            let at = view.scope.body.value_index(value);
            let end = end_of(view.scope.body, op.op);
            end.map(|end| Alias::same(operand(end, at))).into_iter().collect()
        }),
        copies: |b, op| {
            copies::of_operands(b, op)?;
            let block = entry_of(b.rw.scope().body, op, 0);
            let count = block.map_or(0, |block| b.rw.scope().body.block_ops(block).take(3).count());
            match count > 2 {
                true => b.rw.view(op).op_error("body must bufferize in-place").fail(),
                false => Ok(()),
            }
        },
        bufferize: mask,
        ..Model::of(vector::Mask::def())
    },
    Model {
        reads: always,
        in_place: always,
        values: |view, op, operand| {
            let parent = view.scope.body.parent_op(op.op).map(|op| view.scope.op(op));
            let mask = parent.filter(|parent| parent.is(vector::Mask::def()));
            let result = mask.and_then(|mask| mask.result(operand));
            result.map(Alias::same).into_iter().collect()
        },
        bufferize: give,
        ..Model::of(vector::Yield::def())
    },
];

fn end_of(body: &Body, op: Op) -> Option<Op> {
    body.last_op(entry_of(body, op, 0)?)
}

/// What a mask gives is memory outside of it, where it was a tensor.
fn mask(b: &mut Bufferizer<'_, '_>, op: Op) -> Result<(), Failure> {
    let body = b.rw.scope().body;
    let block = entry_of(body, op, 0).ok_or(Failure)?;
    let Some(masked) = body.first_op(block).filter(|&op| is_known(b, op)) else { return Ok(()) };
    let end = body.last_op(block).ok_or(Failure)?;
    let given = b.rw.view(end).operands().collect::<Vec<_>>();
    let is_own = |value: &Value| b.rw.scope().body.defining_op(*value) == Some(masked);
    let kept = given.iter().copied().filter(is_own).collect::<Vec<_>>();
    let types = kept.iter().map(|&value| b.rw.ty(value)).collect();
    let is_own = given.iter().map(is_own).collect::<Vec<_>>();
    b.rw.set_operands(end, &kept);
    let operands = b.rw.view(op).operands().collect();
    b.rw.at(op);
    let new = super::scf::remade(b, op, operands, types)?;
    let mut results = b.rw.view(new).results().collect::<Vec<_>>().into_iter();
    let values = given.into_iter().zip(is_own);
    let values = values.filter_map(|(value, own)| if own { results.next() } else { Some(value) });
    let values = values.collect::<Vec<_>>();
    b.replace(op, &values);
    Ok(())
}

fn is_known(b: &Bufferizer<'_, '_>, op: Op) -> bool {
    let view = b.view();
    view.model(view.scope.op(op)).is_some()
}

fn give(b: &mut Bufferizer<'_, '_>, op: Op) -> Result<(), Failure> {
    let view = b.rw.view(op);
    let parent = view.body().parent_op(op).filter(|&op| b.rw.view(op).is(vector::Mask::def()));
    let Some(mask) = parent else {
        return view.error("unsupported vector::YieldOp parent").fail();
    };
    let body = b.rw.scope().body;
    let masked = entry_of(body, mask, 0).and_then(|block| body.first_op(block));
    if !masked.is_some_and(|masked| is_known(b, masked)) {
        return Ok(());
    }
    let values = b.rw.view(op).operands().collect::<Vec<_>>();
    let values = b.buffers(&values)?;
    b.rw.set_operands(op, &values);
    Ok(())
}

/// Whether a write leaves anything of what was there.
fn reads_write(view: View<'_>, op: OpRef<'_>, operand: usize) -> bool {
    if operand != 1 {
        return true;
    }
    let ctx = op.ctx();
    let shape = |at| op.operand_type(at).and_then(|ty: Type| ty.shape(ctx)).unwrap_or_default();
    let (vector, tensor) = (shape(0), shape(1));
    let is_static = op.operand_type(1).is_some_and(|ty| ty.has_static_shape(ctx));
    let indices = op.operands_in(vector::TransferWrite::INDICES);
    let is_masked = view
        .scope
        .body
        .parent_op(op.op)
        .is_some_and(|parent| view.scope.op(parent).is(vector::Mask::def()));
    !is_static
        || indices.iter().any(|&index| int_constant(view.scope, index) != Some(0))
        || is_masked
        || tensor.iter().zip(vector).any(|(tensor, vector)| tensor > vector)
}

/// The same op on memory instead of the operand at a place, which it writes to or not.
fn on_memory(
    b: &mut Bufferizer<'_, '_>,
    op: Op,
    (at, writes): (usize, bool),
) -> Result<(), Failure> {
    let mut operands = b.rw.view(op).operands().collect::<Vec<_>>();
    let slot = operands.get_mut(at).ok_or(Failure)?;
    let buffer = b.buffer(*slot)?;
    *slot = buffer;
    let view = b.rw.view(op);
    let mut new = NewOp::new(view.def().ok_or(Failure)?).operands(operands);
    if !writes {
        new = new.results(view.result_types());
    }
    new.props = (0..new.props.len()).map(|slot| view.prop(slot)).collect();
    let new = b.rw.insert(new);
    let values = match writes {
        true => vec![buffer],
        false => b.rw.view(new).results().collect(),
    };
    b.replace(op, &values);
    Ok(())
}
