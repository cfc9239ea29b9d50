//! Reproducers: a module with the pipeline that was to run on it, as a
//! resource (`--mlir-generate-reproducer`, `--run-reproducer`, and
//! `--mlir-pass-pipeline-crash-reproducer`, which is written when a pass fails).

use std::sync::{Mutex, MutexGuard, PoisonError};

use couloir_asm::print::PrintOptions;
use couloir_diag::Diagnostic;
use couloir_ir::body::Op;
use couloir_ir::context::ExternalResource;
use couloir_ir::{Context, Failure, OpRef, Scope};
use couloir_pass::{At, Instrument, Options, PassDef, Pipeline, pipeline_text, pipeline_text_with};

use crate::io::OutputFile;
use crate::opt::print_whole;

/// The group of resources that says what to run.
const GROUP: &str = "mlir_reproducer";

/// What a reproducer says.
pub(crate) struct Recipe {
    /// The pipeline, as text, if there is one.
    pub(crate) pipeline: Option<String>,
    /// Whether everything is done on one thread.
    pub(crate) disable_threading: bool,
    /// Whether each pass is followed by the verifier.
    pub(crate) verify_each: bool,
}

impl Recipe {
    /// That of a pipeline.
    pub(crate) fn of(
        ctx: &Context,
        pipeline: &Pipeline,
        disable_threading: bool,
        verify_each: bool,
    ) -> Self {
        let pipeline = Some(pipeline_text(&pipeline.as_run(ctx)));
        Recipe { pipeline, disable_threading, verify_each }
    }

    /// That of a pipeline that failed on an op, whose items upstream sets apart.
    pub(crate) fn of_failed(
        (pipeline, op): (&Pipeline, OpRef<'_>),
        disable_threading: bool,
        verify_each: bool,
    ) -> Self {
        let mut run = pipeline.as_run(op.ctx());
        op.name().clone_into(&mut run.anchor);
        let pipeline = Some(pipeline_text_with(&run, ", "));
        Recipe { pipeline, disable_threading, verify_each }
    }

    /// Takes the recipe out of what was read with a module.
    pub(crate) fn take(ctx: &Context) -> Option<Self> {
        let (_, entries) = ctx.take_external_resources(ctx.intern(GROUP))?;
        let mut recipe = Recipe { pipeline: None, disable_threading: false, verify_each: true };
        for (key, value) in entries {
            match (ctx.str(key), value) {
                ("pipeline", ExternalResource::String(text)) => {
                    recipe.pipeline = Some(ctx.str(text).into());
                }
                ("disable_threading", ExternalResource::Bool(on)) => recipe.disable_threading = on,
                ("verify_each", ExternalResource::Bool(on)) => recipe.verify_each = on,
                _ => {}
            }
        }
        Some(recipe)
    }

    /// The module's text with the recipe at its end, in place of what other
    /// tools keep there.
    pub(crate) fn text(
        &self,
        module: OpRef<'_>,
        options: &PrintOptions,
    ) -> Result<Vec<u8>, Failure> {
        let ctx = module.ctx();
        let pipeline = self.pipeline.as_deref().unwrap_or_default();
        let entries = [
            ("pipeline", ExternalResource::String(ctx.intern(pipeline))),
            ("disable_threading", ExternalResource::Bool(self.disable_threading)),
            ("verify_each", ExternalResource::Bool(self.verify_each)),
        ];
        let entries = entries.map(|(key, value)| (ctx.intern(key), value));
        let group = (ctx.intern(GROUP), entries.into());
        let others = ctx.replace_external_resources(vec![group]);
        let mut out = Vec::new();
        let printed = print_whole(module, &options.clone().for_op(module), &mut out);
        // The end of the line is that of the output, which this is not.
        out.pop();
        ctx.replace_external_resources(others);
        printed.map(|()| out)
    }
}

/// How the module of a pipeline that failed is printed: it may break any rule.
pub(crate) fn of_failed(print: &PrintOptions) -> PrintOptions {
    PrintOptions { unverified: true, ..print.clone() }
}

/// Writes a reproducer to a file. What goes to standard output is given back.
pub(crate) fn write(path: &str, text: Vec<u8>) -> Result<Vec<u8>, String> {
    OutputFile::open(path)?.finish(text)
}

/// Reports the first pass that fails, and where the reproducer will be. Where
/// reproducers are local, the last one that fails later is reported as well, when all
/// is over and at the place of the whole, and what it was given is kept.
pub(crate) struct Culprit<'a> {
    path: &'a str,
    local: Option<Local>,
    seen: Mutex<Seen>,
}

/// What local reproducers are made of.
struct Local {
    verify_each: bool,
    print: PrintOptions,
}

/// What is known of passes.
#[derive(Default)]
struct Seen {
    /// Those at work, and those that failed after the first.
    running: Vec<Running>,
    /// Whether one failed.
    failed: bool,
    /// The local reproducer of the first that failed.
    reproducer: Option<Vec<u8>>,
}

/// A pass at work.
struct Running {
    /// The op it runs on.
    path: Vec<Op>,
    /// What a message says of it.
    what: String,
    /// Its local reproducer.
    text: Vec<u8>,
}

impl<'a> Culprit<'a> {
    /// No pass failed yet; the reproducer is to be at this path.
    pub(crate) fn new(path: &'a str) -> Self {
        Culprit { path, local: None, seen: Mutex::default() }
    }

    /// The same, where each pass has a reproducer of its own.
    pub(crate) fn local(path: &'a str, verify_each: bool, print: &PrintOptions) -> Self {
        let local = Local { verify_each, print: of_failed(print) };
        Culprit { local: Some(local), ..Self::new(path) }
    }

    /// Ends with the last pass that failed, where local reproducers are wanted,
    /// and gives its reproducer.
    pub(crate) fn finish(&self, root: OpRef<'_>) -> Option<Vec<u8>> {
        let mut seen = self.seen();
        let last = seen.running.pop().filter(|_| seen.failed && self.local.is_some());
        let Some(last) = last else { return seen.reproducer.take() };
        report(root, self.note(&last.what));
        Some(last.text)
    }

    fn seen(&self) -> MutexGuard<'_, Seen> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn note(&self, what: &str) -> String {
        format!("Pipeline failed while executing {what}: reproducer generated at `{}`", self.path)
    }

    /// Ends with the pass that failed first, and those that run it.
    fn fail(&self, seen: &mut Seen, op: OpRef<'_>, running: Running) {
        seen.failed = true;
        let others = std::mem::take(&mut seen.running);
        let what = if self.local.is_some() {
            running.what
        } else {
            let around = others.into_iter().filter(|other| running.path.starts_with(&other.path));
            let all = around.map(|other| other.what).chain([running.what]).collect::<Vec<_>>();
            format!("[{}]", all.join(", "))
        };
        seen.reproducer = self.local.as_ref().map(|_| running.text);
        report(op, self.note(&what));
    }
}

/// What a message says of a pass at work.
fn described(class: &str, op: OpRef<'_>) -> String {
    let symbol = op.symbol_name().map(|name| format!(": @{}", op.ctx().str(name)));
    format!("`{class}` on '{}' operation{}", op.name(), symbol.unwrap_or_default())
}

/// Says at an op that passes failed, and which.
fn report(op: OpRef<'_>, note: String) {
    let place = op.location().place(op.ctx());
    let message = "Failures have been detected while processing an MLIR pass pipeline";
    op.ctx().emit(Diagnostic::error(place.clone(), message).note(place, note));
}

impl Local {
    /// The reproducer of a pass that is about to run.
    fn text(&self, pass: &PassDef, options: &Options, at: At<'_>) -> Result<Vec<u8>, Failure> {
        let anchors = at.anchors();
        let opened = anchors.iter().map(|anchor| format!("{anchor}(")).collect::<String>();
        let (options, closed) = (options.print(pass), ")".repeat(anchors.len()));
        let pipeline = format!("{opened}{}{options}{closed}", pass.name);
        let pipeline = Some(pipeline);
        let recipe = Recipe { pipeline, disable_threading: true, verify_each: self.verify_each };
        let (body, op) = at.whole();
        let module = Scope::new(at.op.ctx(), &body).op(op);
        recipe.text(module, &self.print)
    }
}

impl Instrument for Culprit<'_> {
    fn before(&self, pass: &PassDef, options: &Options, at: At<'_>) {
        let text = self.local.as_ref().and_then(|local| local.text(pass, options, at).ok());
        let (path, what) = (at.path(), described(options.class(pass), at.op));
        self.seen().running.push(Running { path, what, text: text.unwrap_or_default() });
    }

    fn wants_whole(&self) -> bool {
        self.local.is_some()
    }

    fn after(&self, _: &PassDef, _: &Options, at: At<'_>, result: Result<(), Failure>) {
        let (mut seen, path) = (self.seen(), at.path());
        let own = seen.running.iter().rposition(|running| running.path == path);
        // What fails after the first stays: the last one is reported in the end.
        let Some(own) = own.filter(|_| result.is_ok() || !seen.failed) else { return };
        let running = seen.running.remove(own);
        if result.is_err() {
            self.fail(&mut seen, at.op, running);
        }
    }
}
