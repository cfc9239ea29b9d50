//! `reconcile-unrealized-casts`: casts that cancel, or that nothing needs, go.

use couloir_ir::{Body, Context, Failure, OpName, OpRef};
use couloir_pass::{EachBody, PassCx, PassDef};
use couloir_rewrite::reconcile::{reconcile_all, reconcile_unrealized_casts};

/// The pass.
pub static PASS: PassDef = PassDef {
    name: "reconcile-unrealized-casts",
    class: "ReconcileUnrealizedCastsPass",
    description: "Simplify and eliminate unrealized conversion casts",
    anchor: None,
    options: &[],
    run,
    bodies: Some(|_, op| {
        let cast = cast(op.ctx());
        let work = move |_: &OpRef<'_>, body: &mut Body| _ = reconcile_unrealized_casts(body, cast);
        Ok(Box::new(EachBody { work, lasting: true }))
    }),
    ..PassDef::EMPTY
};

fn cast(ctx: &Context) -> OpName {
    ctx.op_name(ctx.intern("builtin.unrealized_conversion_cast"))
}

fn run(cx: &mut PassCx<'_>) -> Result<(), Failure> {
    let ctx = cx.ctx;
    let cast = cast(ctx);
    cx.inside(|op, body| reconcile_all(ctx, Some(op), body, cast)).unwrap_or(Ok(()))
}
