//! `func`: functions, calls and returns.

use couloir_dialects::func;
use couloir_ir::build::NewOp;
use couloir_ir::{Failure, Op, OpRef, Type, Value};

use super::super::functions::{self, call_reads, call_uses, call_values, call_writes};
use super::super::model::{Model, Stack, always};
use super::super::rewrite::Bufferizer;
use super::super::view::{View, is_tensor};
use super::blocks;

pub(super) static MODELS: &[Model] = &[
    Model {
        uses: Some(blocks::uses),
        is_writable: functions::is_writable,
        buffer_type: Some(type_of_arg),
        takes_blocks: true,
        ..Model::of(func::Func::def())
    },
    Model {
        reads: call_reads,
        writes: call_writes,
        values: call_values,
        uses: Some(call_uses),
        buffer_type: Some(type_of_call),
        bufferize: call,
        ..Model::of(func::Call::def())
    },
    // What is returned is made memory with the function.
    Model { reads: always, ..Model::of(func::Return::def()) },
];

fn type_of_arg(
    view: View<'_>,
    function: OpRef<'_>,
    value: Value,
    stack: &mut Stack,
) -> Result<Type, Failure> {
    let body = view.scope.body;
    match body.as_arg(value) {
        Some((block, at)) if body.is_entry(block) => {
            Ok(functions::arg_type(view.env.settings, function, at, body.ty(value)))
        }
        _ => blocks::arg_type(view, function, value, stack),
    }
}

fn type_of_call(
    view: View<'_>,
    op: OpRef<'_>,
    value: Value,
    _: &mut Stack,
) -> Result<Type, Failure> {
    let ctx = view.ctx();
    let function = view.env.functions.called(op).ok_or(Failure)?;
    let at = view.scope.body.value_index(value);
    let &ty = function.results.get(at).ok_or(Failure)?;
    let settings = view.env.settings;
    Ok(if is_tensor(ctx, ty) { settings.boundary_type(ctx, ty) } else { ty })
}

fn call(b: &mut Bufferizer<'_, '_>, op: Op) -> Result<(), Failure> {
    let ctx = b.rw.context();
    let view = b.rw.view(op);
    let (operands, results) =
        (view.operands().collect::<Vec<_>>(), view.results().collect::<Vec<_>>());
    let inputs = b.env.functions.called(view).ok_or(Failure)?.inputs.clone();
    let mut types = Vec::with_capacity(results.len());
    for result in results {
        let is_tensor = b.view().is_tensor(result);
        types.push(if is_tensor { b.buffer_type(result)? } else { b.rw.ty(result) });
    }
    let mut values = Vec::with_capacity(operands.len());
    for (value, ty) in operands.into_iter().zip(inputs) {
        if !b.view().is_tensor(value) {
            values.push(value);
            continue;
        }
        let buffer = b.buffer(value)?;
        let ty = match is_tensor(ctx, ty) {
            true => b.env.settings.boundary_type(ctx, ty),
            false => ty,
        };
        let is_same = b.rw.ty(buffer) == ty;
        values.push(if is_same { buffer } else { b.cast_or_copy(buffer, ty).ok_or(Failure)? });
    }
    let view = b.rw.view(op);
    let mut new = NewOp::new(func::Call::def()).operands(values).results(types);
    new.props = (0..new.props.len()).map(|slot| view.prop(slot)).collect();
    new.attrs = view.body().discardable(op);
    b.replace_with(op, new);
    Ok(())
}
