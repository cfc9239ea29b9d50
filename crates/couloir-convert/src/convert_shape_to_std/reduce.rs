//! `shape.reduce`: a loop over the extents.

use couloir_dialects::{shape, tensor};
use couloir_ir::Type;
use couloir_ir::body::{Block, Op, Value};
use couloir_ir::build::Build;
use couloir_ir::walk::postorder;
use couloir_rewrite::convert::{ConversionRewriter, Lowered, Operands, OrNoMatch, no_match};
use couloir_rewrite::copy::Copies;

use super::extents::size_at;
use super::gives_errors;
use crate::structured_build::{count, index};

/// What is in the region is done for each extent.
pub(super) fn reduce(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let view = rw.view(op);
    let (&list, initial) = new.all().split_first().or_no_match("no shape")?;
    if view.operand(0).is_some_and(|list| shape::types::is_shape(view.ctx(), view.ty(list))) {
        return no_match("may be an error");
    }
    let body = view.body();
    let block = body.regions(op).first().and_then(|&region| body.entry_block(region));
    let block = block.or_no_match("no body")?;
    let all_stay = postorder(body, body.regions(op)).all(|inner| may_stay(rw, inner));
    if !all_stay {
        return no_match("what is in the region stays");
    }
    let (zero, one) = (index(rw, 0), index(rw, 1));
    let rank = size_at(rw, list, zero);
    let results = count(rw, [zero, rank, one], initial, |rw, args| {
        let Some((&at, carried)) = args.split_first() else { return Vec::new() };
        let extent = rw.insert1(tensor::Extract::build(Type::INDEX, list, &[at]));
        copied(rw, block, &[&[at, extent], carried].concat())
    });
    rw.replace_all(op, &results)
}

/// Whether an op in the region is its end, or may be copied to where it has to be legal.
fn may_stay(rw: &ConversionRewriter<'_>, op: Op) -> bool {
    let view = rw.view(op);
    view.is(shape::Yield::def()) || (rw.may_make(view.data().name) && !gives_errors(view))
}

/// Copies what is in a block but for its end; what that gives.
fn copied(rw: &mut ConversionRewriter<'_>, block: Block, args: &[Value]) -> Vec<Value> {
    let point = rw.point();
    let body = rw.body();
    let mut copies = Copies::default();
    for (&old, &new) in body.args(block).to_vec().iter().zip(args) {
        copies.map(old, new);
    }
    let mut ops = body.block_ops(block).collect::<Vec<_>>();
    let end = ops.pop();
    for op in ops {
        copies.op(body, op, point);
    }
    let given = end.map(|end| body.operands(end).collect::<Vec<_>>()).unwrap_or_default();
    given.into_iter().map(|value| copies.get(value)).collect()
}
