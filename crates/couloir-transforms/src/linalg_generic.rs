//! Making `linalg.generic` of other ops.

use couloir_dialects::linalg::build::Named;
pub(crate) use couloir_dialects::linalg::build::Parts;
use couloir_dialects::linalg::structured::maps_attr;
use couloir_dialects::linalg::{Elementwise, Structured};
use couloir_ir::affine::AffineMap;
use couloir_ir::body::{Block, Op, Value};
use couloir_ir::build::{Build, InsertPoint};
use couloir_ir::walk::preorder;
use couloir_ir::{Attribute, OpRef, Type};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::OrNoMatch;
use couloir_rewrite::copy::Copies;
use couloir_rewrite::greedy::Rewritten;

/// Makes a structured op a `linalg.generic` with the same body.
pub(crate) fn generalize(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = Structured::cast(rw.view(op)).or_no_match("no structured op")?;
    let results: Vec<Type> = view.op.result_types().collect();
    let (inputs, outputs) = (view.inputs(), view.outputs());
    let (maps, iterators) = (view.maps(), view.iterators());
    rw.at(op);
    let region = rw.body().take_regions(op).into_iter().next().or_no_match("no body")?;
    let parts = Parts {
        results: &results,
        inputs: &inputs,
        outputs: &outputs,
        maps: &maps,
        iterators: &iterators,
    };
    let new = parts.op(rw.context(), region);
    rw.replace_with(op, new);
    Ok(())
}

/// Makes a structured op a `linalg.elementwise` with a function, of these inputs, with the same
/// outputs and results.
pub(crate) fn elementwise(
    rw: &mut Rewriter<'_>,
    op: Op,
    kind: Attribute,
    inputs: &[Value],
    maps: &[AffineMap],
) -> Rewritten {
    let ctx = rw.context();
    let view = Structured::cast(rw.view(op)).or_no_match("no structured op")?;
    let (results, outputs) = (view.op.result_types().collect::<Vec<_>>(), view.outputs());
    let named = Named {
        def: Elementwise::def(),
        inputs,
        outputs: &outputs,
        results: &results,
        props: &[(Elementwise::KIND, kind), (Elementwise::INDEXING_MAPS, maps_attr(ctx, maps))],
    };
    rw.at(op);
    let new = named.build(ctx, rw.body()).or_no_match("no body for these elements")?;
    rw.replace_with(op, new);
    Ok(())
}

/// Copies the ops of a block that are wanted, but for its last, to where ops are made now; what the
/// last one is given.
pub(crate) fn copy_ops(
    rw: &mut Rewriter<'_>,
    copies: &mut Copies,
    block: Block,
    is_wanted: impl Fn(OpRef<'_>) -> bool,
) -> Option<Vec<Value>> {
    let ops: Vec<Op> = rw.scope().body.block_ops(block).collect();
    let (&end, ops) = ops.split_last()?;
    for &op in ops {
        if is_wanted(rw.view(op)) {
            let point = rw.point();
            let new = copies.op(rw.body(), op, point);
            tell(rw, new);
        }
    }
    Some(rw.scope().body.operands(end).collect())
}

/// Copies all of a block to the end of another, with the arguments for which nothing stands yet.
pub(crate) fn copy_block(
    rw: &mut Rewriter<'_>,
    copies: &mut Copies,
    from: Block,
    to: Block,
) -> Option<()> {
    for arg in rw.scope().body.args(from).to_vec() {
        if copies.get(arg) == arg {
            let (ty, location) = (rw.ty(arg), rw.body().value_location(arg));
            let new = rw.body().add_arg(to, ty, location);
            copies.map(arg, new);
        }
    }
    rw.set_point(InsertPoint::End(to));
    copy_ops(rw, copies, from, |_| true)?;
    let end = rw.scope().body.last_op(from)?;
    let new = copies.op(rw.body(), end, InsertPoint::End(to));
    rw.created(new);
    Some(())
}

/// Notes that an op was made with all that is in it.
fn tell(rw: &mut Rewriter<'_>, op: Op) {
    rw.created(op);
    let body = rw.scope().body;
    if body.has_regions(op) && body.nested(op).is_none() {
        let inside: Vec<Op> = preorder(body, body.regions(op)).collect();
        inside.into_iter().for_each(|op| rw.created(op));
    }
}
