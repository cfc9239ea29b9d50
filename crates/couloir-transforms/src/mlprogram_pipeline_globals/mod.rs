//! `mlprogram-pipeline-globals`: what was just stored in a global, or loaded from it, is not loaded
//! again; and what is stored again before anything loads it is not stored.
//!
//! Each block is looked at by itself; what happens in the regions of an op happens where the op stands.
//! As in MLIR 22, a block does not see what is called in its ops' regions, ops of graphs and functions
//! without bodies touch no global, and nothing is done where a call names no function.

mod calls;
mod known;

use couloir_ir::walk::{Event, Events};
use couloir_ir::{Body, Context, OpRef, Scope};
use couloir_pass::PassDef;
use couloir_rewrite::each_body;

use calls::Functions;
use known::Globals;

/// `mlprogram-pipeline-globals`
pub static PASS: PassDef = PassDef {
    name: "mlprogram-pipeline-globals",
    class: "MLProgramPipelineGlobalsPass",
    description: "Optimize `ml_program` global operations for read and store",
    anchor: Some("builtin.module"),
    options: &[],
    run: |cx| {
        let ctx = cx.ctx;
        let run = |op: &OpRef<'_>, body: &mut Body| match Functions::of(Scope::new(ctx, body)) {
            Some(functions) => {
                each_body(ctx, Some(op), body, &|_, body| simplify(ctx, body, &functions))
            }
            None => Ok(()),
        };
        cx.inside(run).unwrap_or(Ok(()))
    },
    ..PassDef::EMPTY
};

/// Takes out loads and stores of a body.
fn simplify(ctx: &Context, body: &mut Body, functions: &Functions) {
    let events: Vec<_> = Events::new(body, body.roots()).collect();
    let mut globals = Globals::new(functions);
    for event in events {
        match event {
            Event::Block(_) => globals.enter(),
            Event::EndBlock(_) => globals.leave(),
            Event::Leaf(op) | Event::Enter(op) => globals.op(ctx, body, op),
            Event::Leave(_) => {}
        }
    }
    for op in globals.gone {
        body.erase_op(op);
    }
}
