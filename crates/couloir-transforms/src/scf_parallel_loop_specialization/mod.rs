//! `scf-parallel-loop-specialization`: as for `scf.for`, where it holds of all
//! upper bounds.

use couloir_dialects::scf;
use couloir_pass::PassDef;

use crate::common::{by_bodies, ops_of};
use crate::scf_for_loop_specialization::specialize;

/// `scf-parallel-loop-specialization`
pub static PASS: PassDef = PassDef {
    name: "scf-parallel-loop-specialization",
    class: "SCFParallelLoopSpecialization",
    description: "Specialize parallel loops for vectorization",
    anchor: None,
    options: &[],
    ..by_bodies!(|rw, _| {
        for op in ops_of(rw.scope().body, scf::Parallel::def()) {
            // Upstream crashes where results are used.
            let body = rw.scope().body;
            if body.results(op).all(|result| body.is_unused(result)) {
                let bounds = rw.view(op).operands_in(scf::Parallel::UPPER_BOUND);
                specialize(rw, op, &bounds);
            }
        }
    })
};
