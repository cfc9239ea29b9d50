//! `shape`: what runs where something holds, and what that gives.

use couloir_dialects::shape::{Assuming, AssumingYield};
use couloir_ir::build::Build;
use couloir_ir::{Attribute, Failure, Op, OpRef, Type, Value};

use super::super::functions::operand;
use super::super::model::{Alias, Model, Stack, Uses, Values, always};
use super::super::rewrite::Bufferizer;
use super::super::view::View;
use super::scf::{remade, result_types, results_of};

pub(super) static MODELS: &[Model] = &[
    Model {
        uses: Some(yielded),
        buffer_type: Some(type_of_yielded),
        bufferize: assuming,
        ..Model::of(Assuming::def())
    },
    Model {
        reads: always,
        in_place: always,
        values: yields_to,
        bufferize: give,
        ..Model::of(AssumingYield::def())
    },
];

/// The operand of the end of the region that a result is.
fn yielded(view: View<'_>, op: OpRef<'_>, value: Value) -> Uses {
    let body = view.scope.body;
    if body.as_arg(value).is_some() {
        return Uses::new();
    }
    let block = body.regions(op.op).first().and_then(|&region| body.entry_block(region));
    let end = block.and_then(|block| body.last_op(block));
    let at = body.value_index(value);
    end.map(|end| Alias::same(operand(end, at))).into_iter().collect()
}

fn yields_to(view: View<'_>, op: OpRef<'_>, operand: usize) -> Values {
    let parent = view.scope.body.parent_op(op.op).map(|op| view.scope.op(op));
    let result = parent.and_then(|parent| parent.result(operand));
    result.map(Alias::same).into_iter().collect()
}

fn type_of_yielded(
    view: View<'_>,
    op: OpRef<'_>,
    value: Value,
    stack: &mut Stack,
) -> Result<Type, Failure> {
    let source = yielded(view, op, value).first().and_then(|end| view.value(end.at));
    match source {
        Some(source) if view.is_tensor(source) => view.buffer_type_in(source, stack),
        Some(source) => Ok(view.scope.body.ty(source)),
        None => view.type_unknown(value),
    }
}

fn assuming(b: &mut Bufferizer<'_, '_>, op: Op) -> Result<(), Failure> {
    let types = result_types(b, op)?;
    let operands = b.rw.view(op).operands().collect();
    b.rw.at(op);
    let new = remade(b, op, operands, types)?;
    let values = results_of(b, new);
    b.rw.at(op);
    b.replace(op, &values);
    Ok(())
}

fn give(b: &mut Bufferizer<'_, '_>, op: Op) -> Result<(), Failure> {
    let mut values = b.rw.view(op).operands().collect::<Vec<_>>();
    for value in &mut values {
        if b.view().is_tensor(*value) {
            *value = b.buffer(*value)?;
        }
    }
    b.rw.set_operands(op, &values);
    b.rw.body().set_discardable(op, Attribute::EMPTY_DICT);
    Ok(())
}
