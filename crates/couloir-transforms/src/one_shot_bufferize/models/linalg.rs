//! `linalg`: ops that write what they compute where they are told to.

use std::sync::LazyLock;

use couloir_dialects::linalg::structured::form_of;
use couloir_dialects::linalg::{Softmax, Structured};
use couloir_ir::build::{Build, NewOp};
use couloir_ir::{Failure, Op, OpDef, OpRef, Value};

use super::super::model::{Alias, Model, Values};
use super::super::rewrite::Bufferizer;
use super::super::view::{View, is_memref, is_tensor};

pub(super) static MODELS: &[Model] = &[Model {
    reads: |_, _, operand| operand == 0,
    writes: |_, _, operand| operand == 1,
    values: |_, op, operand| match op.result(0) {
        Some(result) if operand == 1 => [Alias::same(result)].into_iter().collect(),
        _ => Values::new(),
    },
    bufferize: on_memory,
    ..Model::of(Softmax::def())
}];

/// The rows of all structured ops.
pub(super) fn structured() -> Vec<Model> {
    static OPS: LazyLock<Vec<&'static OpDef>> =
        LazyLock::new(|| crate::linalg_loops::structured_ops().collect());
    let row = |&def: &&'static OpDef| Model {
        reads,
        writes: |_, op, operand| operand >= inputs(op),
        values: |_, op, operand| {
            let result = operand.checked_sub(inputs(op)).and_then(|at| op.result(at));
            result.map(Alias::same).into_iter().collect()
        },
        is_elementwise,
        bufferize: on_memory,
        ..Model::of(def)
    };
    OPS.iter().filter(|def| form_of(def).is_some()).map(row).collect()
}

/// How many operands are inputs.
fn inputs(op: OpRef<'_>) -> usize {
    op.operand_group(0).len()
}

/// Whether the body uses what it is given of an operand.
fn reads(_: View<'_>, op: OpRef<'_>, operand: usize) -> bool {
    let Some(region) = op.region(0) else { return false };
    let Some(entry) = region.entry() else { return false };
    let arg = entry.args().get(operand).copied();
    arg.is_some_and(|arg| !region.scope.body.is_unused(arg))
}

/// Whether all loops are parallel and operands are gone through in their order.
fn is_elementwise(op: OpRef<'_>, operands: &[usize]) -> bool {
    let Some(view) = Structured::cast(op) else { return false };
    if view.iterators().contains(&true) {
        return false;
    }
    let maps = view.maps();
    let is_tensor = |at: usize| op.operand_type(at).is_some_and(|ty| is_tensor(op.ctx(), ty));
    let mut all = operands.iter().filter(|&&at| is_tensor(at));
    all.all(|&at| maps.get(at).is_some_and(couloir_ir::affine::AffineMap::is_identity))
}

/// The same op on memory.
fn on_memory(b: &mut Bufferizer<'_, '_>, op: Op) -> Result<(), Failure> {
    let ctx = b.rw.context();
    let view = b.rw.view(op);
    let operands = view.operands().collect::<Vec<_>>();
    let inputs = if Structured::cast(view).is_some() { inputs(view) } else { 1 };
    let is_memory = |value: &Value| is_memref(ctx, view.ty(*value));
    if operands.iter().any(is_memory) {
        return view.error("op does not have pure tensor semantics").fail();
    }
    let values = b.buffers(&operands)?;
    b.rw.at(op);
    let regions = b.rw.body().take_regions(op);
    let view = b.rw.view(op);
    let mut new = NewOp::new(view.def().ok_or(Failure)?).operands(values.iter().copied());
    new.props = (0..new.props.len()).map(|slot| view.prop(slot)).collect();
    if Structured::cast(view).is_some() {
        new.attrs = view.body().discardable(op);
    }
    new.regions = regions.into_iter().collect();
    b.rw.insert(new);
    let outputs = values.get(inputs..).unwrap_or_default().to_vec();
    b.replace(op, &outputs);
    Ok(())
}
