//! `scf-forall-to-parallel`: `scf.forall` without results becomes
//! `scf.parallel`.

use couloir_dialects::scf;
use couloir_ir::Failure;
use couloir_ir::body::Op;
use couloir_ir::build::{Build, InsertPoint};
use couloir_pass::{PassCx, PassDef};
use couloir_rewrite::Rewriter;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::common::{entry_of, in_each_body, ops_of};
use crate::loops::Bounds;

/// `scf-forall-to-parallel`
pub static PASS: PassDef = PassDef {
    name: "scf-forall-to-parallel",
    class: "SCFForallToParallelLoop",
    description: "Convert SCF forall loops to SCF parallel loops",
    anchor: None,
    options: &[],
    run,
    ..PassDef::EMPTY
};

fn run(cx: &mut PassCx<'_>) -> Result<(), Failure> {
    let failed = AtomicBool::new(false);
    in_each_body(cx, |rw| {
        for op in ops_of(rw.scope().body, scf::Forall::def()) {
            if convert(rw, op).is_none() {
                failed.store(true, Ordering::Relaxed);
            }
        }
    })?;
    if failed.into_inner() { Err(Failure) } else { Ok(()) }
}

/// Converts a loop; none when it has results.
fn convert(rw: &mut Rewriter<'_>, op: Op) -> Option<()> {
    if rw.scope().body.num_results(op) > 0 {
        rw.view(op).op_error("cannot become 'scf.parallel': it has results").emit();
        return None;
    }
    let block = entry_of(rw.scope().body, op, 0)?;
    let mapping = rw.view(op).prop(scf::Forall::MAPPING);
    let Bounds { lower, upper, step } = Bounds::of_forall(rw, op);
    let [region] = *rw.body().take_regions(op) else { return None };
    let last = rw.scope().body.last_op(block)?;
    let location = rw.scope().body.op(last).location;
    rw.erase(last);
    let ctx = rw.context();
    let mut new = scf::Parallel::build(ctx, &[], &lower, &upper, &step, &[], region);
    if let Some(mapping) = mapping {
        let entry = (ctx.intern("mapping"), mapping);
        new = new.attrs(couloir_ir::Attribute::dictionary(ctx, vec![entry]));
    }
    rw.insert(new);
    rw.set_point(InsertPoint::End(block));
    rw.set_location(location);
    rw.insert(scf::Reduce::build(&[], &[]));
    rw.erase(op);
    Some(())
}
