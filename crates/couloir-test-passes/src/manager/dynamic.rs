//! `test-dynamic-pipeline`: runs a pipeline that an option says, on the op or on ops inside.

use couloir_asm::print::{Piece, each_text, options_of};
use couloir_ir::symbols::symbols_beside;
use couloir_ir::walk::postorder;
use couloir_ir::{Body, Context, Failure, OpRef, Scope};
use couloir_pass::{OptionDef, OptionKind, Options, PassCx, PassDef, Pipeline, Runner};

/// `test-dynamic-pipeline`
pub(super) static PASS: PassDef = PassDef {
    name: "test-dynamic-pipeline",
    class: "(anonymous namespace)::TestDynamicPipelinePass",
    description: "Tests the dynamic pipeline feature by applying a pipeline on a selected set of \
                  functions",
    options: &[
        OptionDef::new(
            "run-on-nested-operations",
            OptionKind::Bool,
            "false",
            "This will apply the pipeline on nested operations under the visited operation.",
        ),
        OptionDef::new(
            "run-on-parent",
            OptionKind::Bool,
            "false",
            "This will apply the pipeline on the parent operation if it exist, this is expected to \
             fail.",
        ),
        OptionDef::new(
            "op-name",
            OptionKind::List,
            "",
            "List of function name to apply the pipeline to",
        ),
        OptionDef::new(
            "dynamic-pipeline",
            OptionKind::LatePipeline,
            "",
            "The pipeline description that will run on the filtered function.",
        ),
    ],
    run,
    start: Some(|ctx, options| {
        if let Some(pipeline) = read(ctx, options, "builtin.module") {
            ctx.load(pipeline.loads());
        }
        Ok(())
    }),
    ..PassDef::EMPTY
};

/// The pipeline for an op of this name; that there is none is reported.
fn read(ctx: &Context, options: &Options, anchor: &str) -> Option<Pipeline> {
    let text = options.text("dynamic-pipeline");
    match options.pipeline(anchor, text) {
        Ok(pipeline) => Some(pipeline),
        Err(error) => {
            let texts = [error.preamble, error.raw, Some(error.message)];
            texts.into_iter().flatten().for_each(|text| ctx.say(text));
            None
        }
    }
}

fn run(cx: &mut PassCx<'_>) -> Result<(), Failure> {
    let ctx = cx.ctx;
    let anchor = cx.view().name().to_owned();
    let start = format!("Dynamic execute '{}' on {anchor}\n", cx.options.text("dynamic-pipeline"));
    if cx.options.flag("run-on-parent") && cx.view().parent().is_some() {
        // What is around is whole only when the op is back in its place.
        let (options, op_name) = (cx.options.clone(), anchor);
        cx.request(move |_, _, op, shared| {
            shared.on_owner(move |ctx, body, owner| {
                ctx.say(start);
                let owner = Scope::new(ctx, body).op(owner);
                if find(owner.inner().op(op), &options, &op_name).is_some() {
                    refuse(owner);
                }
            });
            Ok(())
        });
        return Ok(());
    }
    ctx.say(start);
    let Some(pipeline) = find(cx.view(), cx.options, &anchor) else { return Ok(()) };
    if cx.options.flag("run-on-parent") {
        return Ok(());
    }
    if !cx.options.flag("run-on-nested-operations") {
        return cx.run_pipeline(&pipeline);
    }
    ctx.say("Run on nested op\n");
    let runner = cx.runner();
    let inside = Inside { ctx, name: &anchor, runner, pipelines: &[pipeline] };
    cx.inside(|owner, body| inside.run(owner, body)).unwrap_or(Ok(()))
}

/// A pipeline cannot run on what is around the op.
fn refuse(around: OpRef<'_>) {
    let message = "Trying to schedule a dynamic pipeline on an operation that isn't nested under \
                   the current operation the pass is processing";
    around.op_error(message).emit();
}

/// The pipeline to be run on an op, if it is to run.
fn find(op: OpRef<'_>, options: &Options, anchor: &str) -> Option<Pipeline> {
    if options.text("dynamic-pipeline").is_empty() {
        op.ctx().say("Empty pipeline\n");
        return None;
    }
    let read = || read(op.ctx(), options, anchor).unwrap_or_else(|| Pipeline::new(anchor));
    is_chosen(op, options).then(read)
}

/// Whether the op is a symbol, of those named if any are.
fn is_chosen(view: OpRef<'_>, options: &Options) -> bool {
    let Some(name) = view.symbol_name() else {
        view.warning("Ignoring because not implementing SymbolOpInterface\n").emit();
        return false;
    };
    let (name, names) = (view.ctx().str(name), options.list("op-name"));
    let is_one = names.is_empty() || names.contains(&name);
    if !is_one {
        view.ctx().say(format!("dynamic-pipeline skip op name: {name}\n"));
    }
    is_one
}

/// Runs pipelines on ops inside of an op.
struct Inside<'i> {
    ctx: &'i Context,
    /// The name that the ops have.
    name: &'i str,
    runner: Runner<'i>,
    pipelines: &'i [Pipeline],
}

impl Inside<'_> {
    /// On each op after what is in it. Isolated ops nest no deeper than text does.
    fn run(&self, owner: &OpRef<'_>, body: &mut Body) -> Result<(), Failure> {
        let mut result = Ok(());
        for op in postorder(body, body.roots()).collect::<Vec<_>>() {
            if let Some(mut nested) = body.take_nested(op) {
                let scope = Scope { ctx: self.ctx, body, outer: Some(owner) };
                result = result.and(self.run(&scope.op(op), &mut nested));
                body.put_nested(op, nested);
            }
            let scope = Scope { ctx: self.ctx, body, outer: Some(owner) };
            if scope.op(op).name() != self.name {
                continue;
            }
            each_text(scope, 0, &options_of(self.ctx), [Piece::Op(op)], &mut |text| {
                self.ctx.say(format!("Run on {text}\n"));
            });
            let beside = symbols_beside(scope);
            let inner = (&mut *body, beside.as_ref());
            result = result.and(self.runner.run_on(owner, inner, &[op], self.pipelines));
        }
        result
    }
}
