//! `scf-parallel-for-to-nested-fors`: `scf.parallel` without reductions
//! becomes a nest of `scf.for`.

use couloir_dialects::scf;
use couloir_ir::body::Op;
use couloir_pass::PassDef;
use couloir_rewrite::Rewriter;

use crate::common::{by_bodies, entry_of, ops_of};
use crate::loops::{Bounds, move_into, nest};

/// `scf-parallel-for-to-nested-fors`
pub static PASS: PassDef = PassDef {
    name: "scf-parallel-for-to-nested-fors",
    class: "SCFParallelForToNestedFors",
    description: "Convert SCF parallel for loops to nested SCF for loops",
    anchor: None,
    options: &[],
    ..by_bodies!(|rw, _| {
        for op in ops_of(rw.scope().body, scf::Parallel::def()) {
            convert(rw, op);
        }
    })
};

fn convert(rw: &mut Rewriter<'_>, op: Op) {
    let Some(block) = entry_of(rw.scope().body, op, 0) else { return };
    if rw.scope().body.num_results(op) > 0 {
        return;
    }
    let bounds = Bounds::of_parallel(rw.view(op));
    rw.at(op);
    if let Some(nest) = nest(rw, &bounds) {
        move_into(rw, &nest, block, op);
    }
}
