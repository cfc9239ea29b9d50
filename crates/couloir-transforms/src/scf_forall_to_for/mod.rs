//! `scf-forall-to-for`: `scf.forall` becomes a nest of `scf.for`.

use couloir_dialects::scf;
use couloir_ir::Failure;
use couloir_ir::body::Op;
use couloir_pass::{PassCx, PassDef};
use couloir_rewrite::Rewriter;

use crate::common::{entry_of, in_each_body, ops_of};
use crate::loops::{Bounds, move_into, nest};

/// `scf-forall-to-for`
pub static PASS: PassDef = PassDef {
    name: "scf-forall-to-for",
    class: "SCFForallToForLoop",
    description: "Convert SCF forall loops to SCF for loops",
    anchor: None,
    options: &[],
    run,
    bodies: None,
};

fn run(cx: &mut PassCx<'_>) -> Result<(), Failure> {
    in_each_body(cx, |rw| {
        for op in ops_of(rw.scope().body, scf::Forall::def()) {
            convert(rw, op);
        }
    })
}

/// Loops with results, and without dimensions, stay as they are: upstream
/// crashes on these.
fn convert(rw: &mut Rewriter<'_>, op: Op) {
    let Some(block) = entry_of(rw.scope().body, op, 0) else { return };
    if rw.scope().body.num_results(op) > 0 || rw.scope().body.args(block).is_empty() {
        return;
    }
    let bounds = Bounds::of_forall(rw, op);
    if let Some(nest) = nest(rw, &bounds) {
        move_into(rw, &nest, block, op);
    }
}
