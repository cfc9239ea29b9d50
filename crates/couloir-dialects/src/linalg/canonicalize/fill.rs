//! What is made of a tensor that is the same everywhere.

use couloir_ir::body::Op;
use couloir_ir::build::{Build, NewOp};
use couloir_ir::{OpRef, Type, Value};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::Rewritten;

use super::super::build::Named;
use super::super::{Fill, Structured};
use super::made_by;

/// A `linalg.fill` of an output in the place of an op.
pub(super) fn replace(
    rw: &mut Rewriter<'_>,
    op: Op,
    value: Value,
    output: Value,
    results: &[Type],
) -> Rewritten {
    let fill =
        Named { def: Fill::def(), inputs: &[value], outputs: &[output], results, props: &[] };
    let ctx = rw.context();
    let new = fill.build(ctx, rw.body()).or_no_match("")?;
    rw.replace_with(op, new);
    Ok(())
}

/// The value and the output of a fill that gives a value.
fn filled(op: OpRef<'_>, value: Option<Value>) -> Option<(Value, Value)> {
    let fill = made_by(op, value?, Fill::def())?;
    Some((fill.operand(0)?, fill.operand(1)?))
}

/// A copy of a fill, or onto one.
pub(super) fn copied(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = Structured::cast(rw.view(op)).or_no_match("")?;
    let results: Vec<Type> = view.op.result_types().collect();
    let output = view.op.operand(1).or_no_match("")?;
    if let Some((value, _)) = filled(view.op, view.op.operand(0)) {
        rw.at(op);
        return replace(rw, op, value, output, &results);
    }
    let (_, under) = filled(view.op, Some(output)).or_no_match("")?;
    let mut operands: Vec<Value> = view.op.operands().collect();
    if let Some(last) = operands.last_mut() {
        *last = under;
    }
    rw.set_operands(op, &operands);
    Ok(())
}

/// An element of a fill.
pub(super) fn extracted(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let (value, _) = filled(view, view.operand(0)).or_no_match("")?;
    rw.replace(op, &[value]);
    Ok(())
}

/// A fill in another shape.
pub(super) fn reshaped(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let (value, output) = filled(view, view.operand(0)).or_no_match("")?;
    let ty = view.result_type(0).or_no_match("")?;
    let def = view.def().or_no_match("")?;
    let props = (0..def.attrs.len()).map(|slot| view.prop(slot)).collect();
    let rest: Vec<Value> = view.operands().skip(1).collect();
    let fill = view.operand(0).and_then(|value| rw.scope().body.defining_op(value));
    let location = fill.map_or(view.location(), |fill| rw.view(fill).location());
    rw.at(op);
    let mut shape = NewOp::new(def).operand(output).operands(rest).result(ty);
    shape.props = props;
    let shape = rw.with_location(location, |rw| rw.insert1(shape));
    replace(rw, op, value, shape, &[ty])
}

/// A fill with its dimensions in another order.
pub(super) fn transposed(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let (value, _) = filled(view, view.operand(0)).or_no_match("")?;
    let output = view.operand(1).or_no_match("")?;
    let results: Vec<Type> = view.result_types().collect();
    if results.is_empty() {
        return no_match("");
    }
    rw.at(op);
    replace(rw, op, value, output, &results)
}
