//! `reify-result-shapes`: what can be computed now of the sizes of
//! `tensor.pad` and `tensor.concat` becomes part of their types.

use couloir_dialects::common::mixed::int_constant;
use couloir_dialects::tensor;
use couloir_ir::body::Op;
use couloir_ir::build::{Build, InsertPoint};
use couloir_ir::ty::DYNAMIC;
use couloir_ir::walk::postorder;
use couloir_pass::PassDef;
use couloir_rewrite::Rewriter;

use crate::common::by_bodies;
use crate::reify::sizes;
use couloir_dialects::affine::index::Index;

/// `reify-result-shapes`
pub static PASS: PassDef = PassDef {
    name: "reify-result-shapes",
    class: "ReifyResultShapesPass",
    description: "Reifies the results of `tensor::PadOp` and `tensor::ConcatOp`.",
    anchor: None,
    options: &[],
    loads: &["affine", "memref", "tensor"],
    ..by_bodies!(|rw, _| {
        for op in ops(rw) {
            // An op of which the shape cannot be computed stays as it is.
            _ = reify(rw, op);
        }
    })
};

fn ops(rw: &Rewriter<'_>) -> Vec<Op> {
    let body = rw.scope().body;
    let is = |op: &Op| {
        let view = rw.view(*op);
        view.is(tensor::Pad::def()) || view.is(tensor::Concat::def())
    };
    postorder(body, body.roots()).filter(is).collect()
}

fn reify(rw: &mut Rewriter<'_>, op: Op) -> Option<()> {
    let ctx = rw.context();
    rw.at(op);
    let sizes = sizes(rw, op)?;
    let result = rw.view(op).result(0)?;
    let ty = rw.ty(result);
    let known = |index: Index| match index {
        Index::Known(known) => known,
        Index::Value(value) => int_constant(rw.scope(), value).unwrap_or(DYNAMIC),
    };
    let shape = sizes.into_iter().map(known).collect::<Vec<_>>();
    let new = ty.as_tensor(ctx)?.with_shape(ctx, &shape);
    if new == ty {
        return Some(());
    }
    let point = InsertPoint::after(rw.scope().body, op)?;
    rw.set_point(point);
    rw.body().set_type(result, new);
    let cast = rw.insert(tensor::Cast::build(ty, result));
    let value = rw.scope().body.result(cast, 0)?;
    rw.replace_all_uses(result, value);
    rw.set_operand(cast, 0, result);
    Some(())
}
