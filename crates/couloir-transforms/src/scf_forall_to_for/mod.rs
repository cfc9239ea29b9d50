//! `scf-forall-to-for`: `scf.forall` becomes a nest of `scf.for`.

use couloir_dialects::scf;
use couloir_ir::body::Op;
use couloir_pass::PassDef;
use couloir_rewrite::Rewriter;

use crate::common::{by_bodies, entry_of, ops_of};
use crate::loops::{Bounds, move_into, nest};

/// `scf-forall-to-for`
pub static PASS: PassDef = PassDef {
    name: "scf-forall-to-for",
    class: "SCFForallToForLoop",
    description: "Convert SCF forall loops to SCF for loops",
    anchor: None,
    options: &[],
    ..by_bodies!(|rw, _| {
        for op in ops_of(rw.scope().body, scf::Forall::def()) {
            convert(rw, op);
        }
    })
};

/// Loops without dimensions stay as they are, and those whose results or outputs are used for more
/// than the loop itself: upstream crashes on these.
fn convert(rw: &mut Rewriter<'_>, op: Op) {
    let body = rw.scope().body;
    let Some(block) = entry_of(body, op, 0) else { return };
    let dims = body.args(block).len().saturating_sub(body.num_results(op));
    let unused = body.results(op).all(|result| body.is_unused(result));
    let outputs = body.args(block).get(dims..).unwrap_or_default();
    let inserts =
        |user: Op| body.parent_op(user).is_some_and(|end| body.last_op(block) == Some(end));
    let only_written = |&output| body.uses(output).all(|user| inserts(user.op));
    if dims == 0 || !unused || !outputs.iter().all(only_written) {
        return;
    }
    let bounds = Bounds::of_forall(rw, op);
    if let Some(nest) = nest(rw, &bounds) {
        move_into(rw, &nest, block, op);
    }
}
