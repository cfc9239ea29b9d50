//! `strip-debuginfo`: nothing says any more where it came from.

use couloir_ir::body::{Body, Op};
use couloir_ir::{Location, OpRef};
use couloir_pass::PassDef;
use couloir_rewrite::{all_ops, each_body};

/// `strip-debuginfo`
pub static PASS: PassDef = PassDef {
    name: "strip-debuginfo",
    class: "StripDebugInfo",
    description: "Strip debug info from all operations",
    anchor: None,
    options: &[],
    run: |cx| {
        cx.body.set_location(cx.op, Location::UNKNOWN);
        let ctx = cx.ctx;
        let work = |op: &OpRef<'_>, body: &mut Body| {
            each_body(ctx, Some(op), body, &|_: Option<&OpRef<'_>>, body: &mut Body| strip(body))
        };
        cx.inside(work).unwrap_or(Ok(()))
    },
    ..PassDef::EMPTY
};

/// Strips the ops of a body and the arguments of its blocks.
fn strip(body: &mut Body) {
    body.roots().to_vec().into_iter().for_each(|region| strip_args(body, region));
    for op in all_ops(body) {
        body.set_location(op, Location::UNKNOWN);
        if body.nested(op).is_none() {
            strip_in(body, op);
        }
    }
}

fn strip_in(body: &mut Body, op: Op) {
    let regions = body.regions(op).to_vec();
    regions.into_iter().for_each(|region| strip_args(body, region));
}

fn strip_args(body: &mut Body, region: couloir_ir::body::Region) {
    let args = body.region_blocks(region).flat_map(|block| body.args(block).to_vec());
    for arg in args.collect::<Vec<_>>() {
        body.set_arg_location(arg, Location::UNKNOWN);
    }
}
