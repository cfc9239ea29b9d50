//! Empty tensors in another shape, and parts of them, are empty tensors.

use couloir_dialects::affine::index::{Index, values};
use couloir_dialects::tensor::{Cast, Empty, ExtractSlice};
use couloir_ir::body::Op;
use couloir_ir::build::Build;
use couloir_ir::ty::DYNAMIC;
use couloir_ir::{OpRef, Type};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::Rewritten;

use crate::reify;

fn is_of_empty(op: OpRef<'_>) -> bool {
    let made = op.operand(0).and_then(|value| op.scope.defining_op(value));
    made.is_some_and(|made| made.is(Empty::def()))
}

/// A part of an empty tensor.
pub(super) fn sliced(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    if !is_of_empty(view) {
        return no_match("not of an empty tensor");
    }
    let ty = view.result_type(0).or_no_match("no result")?;
    let sizes = view.operands_in(ExtractSlice::SIZES);
    rw.replace_with(op, Empty::build(ty, &sizes));
    Ok(())
}

/// An empty tensor in another shape.
pub(super) fn reshaped(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let ctx = rw.context();
    let view = rw.view(op);
    if !is_of_empty(view) {
        return no_match("not of an empty tensor");
    }
    let ty = view.result_type(0).or_no_match("no result")?;
    rw.at(op);
    let sizes = reify::sizes(rw, op).or_no_match("no sizes")?;
    let size = |size: &Index| match size {
        Index::Known(known) => *known,
        Index::Value(_) => DYNAMIC,
    };
    let shape: Vec<i64> = sizes.iter().map(size).collect();
    let new = Type::tensor(ctx, &shape, ty.element_or_self(ctx));
    let value = rw.insert1(Empty::build(new, &values(&sizes)));
    if new == ty {
        rw.replace(op, &[value]);
        return Ok(());
    }
    rw.replace_with(op, Cast::build(ty, value));
    Ok(())
}
