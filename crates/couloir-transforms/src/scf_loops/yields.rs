//! `scf.for` that carries more.

use couloir_dialects::common::loops::place_args;
use couloir_dialects::common::region_branch::like;
use couloir_ir::body::{Op, Value};
use couloir_ir::build::Build;
use couloir_rewrite::Rewriter;

use crate::common::{entry_of, new_region};

/// Makes a loop of a loop that carries these values besides, of which what `next` makes before the
/// terminator is the next. In the loop the new arguments take the place of the values they start
/// with. The new loop is returned; none where the loop stays.
pub fn with_more_yields(
    rw: &mut Rewriter<'_>,
    op: Op,
    more: &[Value],
    next: impl FnOnce(&mut Rewriter<'_>, Op, &[Value]) -> Vec<Value>,
) -> Option<Op> {
    let body = rw.scope().body;
    let block = entry_of(body, op, 0)?;
    let end = body.last_op(block)?;
    let (made, args) = carrying(rw, op, more);
    let inside = entry_of(rw.scope().body, made, 0)?;
    let (old, new) = args.split_at_checked(rw.scope().body.args(block).len())?;
    rw.at(op);
    rw.set_point(couloir_ir::build::InsertPoint::Before(end));
    let values = next(rw, end, new);
    let values = rw.view(end).operands().chain(values).collect::<Vec<_>>();
    rw.set_operands(end, &values);
    rw.merge_block(block, inside, old);
    for (&value, &arg) in more.iter().zip(new) {
        rw.body().replace_uses_if(value, arg, |body, operand| is_in(body, operand.op, made));
    }
    let results = rw.view(made).results().collect::<Vec<_>>();
    rw.replace(op, &results);
    Some(made)
}

/// Whether an op is in another.
fn is_in(body: &couloir_ir::Body, op: Op, around: Op) -> bool {
    let mut parents = std::iter::successors(body.parent_op(op), |&op| body.parent_op(op));
    parents.any(|parent| parent == around)
}

/// A loop like another before it, with an empty body, that carries more; and its arguments.
fn carrying(rw: &mut Rewriter<'_>, op: Op, more: &[Value]) -> (Op, Vec<Value>) {
    let mut new = like(rw.view(op));
    let types = more.iter().map(|&value| rw.ty(value)).collect::<Vec<_>>();
    new.operands.extend(more.iter().copied());
    new.results = rw.view(op).result_types().chain(types).collect();
    let index = rw.view(op).operand(0).map(|lower| rw.ty(lower));
    let types = index.into_iter().chain(new.results.iter().copied()).collect::<Vec<_>>();
    rw.at(op);
    let (region, block) = new_region(rw, &types);
    new.regions = [region].into_iter().collect();
    let made = rw.insert(new);
    place_args(rw.body(), made);
    (made, rw.scope().body.args(block).to_vec())
}
