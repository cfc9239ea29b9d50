//! `reconcile-unrealized-casts`: casts that cancel, or that nothing needs, go.

use couloir_ir::Failure;
use couloir_pass::{PassCx, PassDef};
use couloir_rewrite::reconcile::reconcile_all;

/// The pass.
pub static PASS: PassDef = PassDef {
    name: "reconcile-unrealized-casts",
    class: "ReconcileUnrealizedCastsPass",
    description: "Simplify and eliminate unrealized conversion casts",
    anchor: None,
    options: &[],
    run,
};

fn run(cx: &mut PassCx<'_>) -> Result<(), Failure> {
    let ctx = cx.ctx;
    let cast = ctx.op_name(ctx.intern("builtin.unrealized_conversion_cast"));
    cx.inside(|op, body| reconcile_all(ctx, Some(op), body, cast)).unwrap_or(Ok(()))
}
