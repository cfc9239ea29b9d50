//! `test-liveness-analysis`: which operands, results and arguments of tagged ops are live.

use std::fmt::Write;

use couloir_ir::{Failure, OpRef, Value};
use couloir_pass::{PassCx, PassDef};
use couloir_transforms::dataflow::{
    Constants, Liveness, Program, make_known_results, settle_extractions, solve,
};

use super::visit::visit;

/// `test-liveness-analysis`
pub(super) static PASS: PassDef = PassDef {
    name: "test-liveness-analysis",
    class: "(anonymous namespace)::TestLivenessAnalysisPass",
    run,
    ..PassDef::EMPTY
};

/// Constants are looked for first, which settles where some values come from.
fn run(cx: &mut PassCx<'_>) -> Result<(), Failure> {
    let ctx = cx.ctx;
    let found = cx.inside(|op, body| {
        settle_extractions(ctx, op, body, true)?;
        make_known_results(ctx, op, body)
    });
    found.unwrap_or(Ok(()))?;
    ctx.print(text(cx.view()));
    Ok(())
}

fn text(op: OpRef<'_>) -> String {
    let scope = op.inner();
    let owners = Program::owners(scope.body);
    let program = Program::new(scope, &owners);
    let solution = solve(&program, &Constants);
    let liveness = Liveness::of(&program, &solution);
    let bodies =
        (0..program.num_bodies()).map(|at| (std::ptr::from_ref(program.scope(at).body), at));
    let bodies = bodies.collect::<rustc_hash::FxHashMap<_, _>>();
    let is_live = |around: OpRef<'_>, inner: bool, value: Value| {
        let body = if inner { around.inner().body } else { around.body() };
        let known = bodies.get(&std::ptr::from_ref(body));
        known.is_none_or(|&at| liveness.is_live(&program, at, value))
    };
    let mut text = String::new();
    visit(op, &mut |op, stage| {
        if stage.is_after_all(op) {
            describe(op, &is_live, &mut text);
        }
        true
    });
    text
}

/// Whether a value that is beside an op, or inside of it, is live.
type IsLive<'l> = &'l dyn Fn(OpRef<'_>, bool, Value) -> bool;

fn describe(op: OpRef<'_>, is_live: IsLive<'_>, out: &mut String) {
    let tag = op.attr_named("tag").and_then(|tag| tag.as_text(op.ctx()));
    let Some(tag) = tag else { return };
    let word = |live| if live { "live" } else { "not live" };
    _ = writeln!(out, "test_tag: {tag}:");
    for (at, value) in op.operands().enumerate() {
        _ = writeln!(out, " operand #{at}: {}", word(is_live(op, false, value)));
    }
    for (at, value) in op.results().enumerate() {
        _ = writeln!(out, " result #{at}: {}", word(is_live(op, false, value)));
    }
    for at in 0..op.num_regions() {
        _ = writeln!(out, " region: #{at}:");
        let args = op.region(at).and_then(|region| Some(region.entry()?.args().to_vec()));
        for (number, value) in args.into_iter().flatten().enumerate() {
            let live = word(is_live(op, true, value));
            _ = writeln!(out, "   argument: #{number}: {live}");
        }
    }
}
