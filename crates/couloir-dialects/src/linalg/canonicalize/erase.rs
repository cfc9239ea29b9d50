//! Ops that do nothing, or nothing but hand on what they are given.

use couloir_ir::body::Op;
use couloir_ir::build::Build;
use couloir_ir::{OpRef, RegionRef, Value};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::Rewritten;

use super::super::Structured;
use crate::common::shapes::compatible;
use crate::tensor;

/// There is no element in some memory.
pub(super) fn dead(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let is_empty = |value: Value| {
        let ty = view.ty(value).as_memref(view.ctx());
        ty.is_some_and(|memref| memref.shape.contains(&0))
    };
    if !view.operands().any(is_empty) {
        return no_match("");
    }
    rw.erase(op);
    Ok(())
}

/// The operands whose elements the body gives as they are, where it does nothing else.
fn handed_on(view: Structured<'_>) -> Option<Vec<Value>> {
    let region = view.op.region(0);
    let entry = region.and_then(RegionRef::entry)?;
    let mut ops = entry.ops();
    let end = ops.next()?;
    if ops.next().is_some() {
        return None;
    }
    let operand = |value: Value| {
        let (block, at) = entry.scope.body.as_arg(value)?;
        view.op.operand(at).filter(|_| block == entry.block)
    };
    end.operands().map(operand).collect()
}

/// All elements stay where they are.
pub(super) fn identity(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = Structured::cast(rw.view(op)).or_no_match("")?;
    let maps = view.maps();
    if maps.windows(2).any(|pair| matches!(pair, [a, b] if a != b)) {
        return no_match("");
    }
    let values = handed_on(view).or_no_match("cannot fold fill-like op")?;
    if view.is_on_memory() {
        let same = (view.num_inputs(), view.num_outputs()) == (1, 1)
            && view.op.operand(0) == view.op.operand(1);
        if !same {
            return no_match("expected single input and output to be the same value");
        }
        rw.erase(op);
        return Ok(());
    }
    if !view.is_on_tensors() || values.len() != view.op.results().len() {
        return no_match("mixed semantics is not supported yet");
    }
    let types: Vec<_> = view.op.result_types().collect();
    let casts = values
        .iter()
        .zip(&types)
        .all(|(&value, &ty)| rw.ty(value) == ty || is_castable(rw.view(op), value, ty));
    if !casts {
        return no_match("");
    }
    rw.at(op);
    let values: Vec<Value> =
        values.into_iter().zip(types).map(|(value, ty)| cast(rw, value, ty)).collect();
    rw.replace(op, &values);
    Ok(())
}

fn is_castable(op: OpRef<'_>, value: Value, ty: couloir_ir::Type) -> bool {
    let ctx = op.ctx();
    let from = op.ty(value);
    couloir_ods::types::is_tensor(ctx, from)
        && from.shaped_element(ctx) == ty.shaped_element(ctx)
        && compatible(ctx, from, ty)
}

fn cast(rw: &mut Rewriter<'_>, value: Value, ty: couloir_ir::Type) -> Value {
    if rw.ty(value) == ty {
        return value;
    }
    rw.insert1(tensor::Cast::build(ty, value))
}

/// A copy to itself.
pub(super) fn self_copy(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = Structured::cast(rw.view(op)).or_no_match("")?;
    let (inputs, outputs) = (view.inputs(), view.outputs());
    if inputs != outputs {
        return no_match("not a self copy");
    }
    if view.is_on_memory() {
        rw.erase(op);
    } else {
        rw.replace(op, &inputs);
    }
    Ok(())
}
