//! Reproducers: a module with the pipeline that was to run on it, as a
//! resource (`--mlir-generate-reproducer`, `--run-reproducer`, and
//! `--mlir-pass-pipeline-crash-reproducer`, which is written when a pass fails).

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use couloir_asm::print::PrintOptions;
use couloir_diag::Diagnostic;
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
/// reproducers are local, the last one that fails is reported as well, when all
/// is over and at the place of the whole, and what it was given is kept.
pub(crate) struct Culprit<'a> {
    path: &'a str,
    known: AtomicBool,
    local: Option<Local>,
}

/// What local reproducers are made of.
struct Local {
    verify_each: bool,
    print: PrintOptions,
    seen: Mutex<Seen>,
}

/// What a local reproducer knows of passes.
#[derive(Default)]
struct Seen {
    /// The reproducer of the pass at work.
    current: Vec<u8>,
    /// That of the last pass that failed.
    failed: Option<Vec<u8>>,
    /// The note about it, where it is not the first.
    later: Option<String>,
}

impl<'a> Culprit<'a> {
    /// No pass failed yet; the reproducer is to be at this path.
    pub(crate) fn new(path: &'a str) -> Self {
        Culprit { path, known: AtomicBool::new(false), local: None }
    }

    /// The same, where each pass has a reproducer of its own.
    pub(crate) fn local(path: &'a str, verify_each: bool, print: &PrintOptions) -> Self {
        let local = Local { verify_each, print: of_failed(print), seen: Mutex::default() };
        Culprit { local: Some(local), ..Self::new(path) }
    }

    /// Ends with the last pass that failed, where local reproducers are wanted,
    /// and gives its reproducer.
    pub(crate) fn finish(&self, root: OpRef<'_>) -> Option<Vec<u8>> {
        let mut seen = self.local.as_ref()?.seen();
        if let Some(note) = seen.later.take() {
            report(root, note);
        }
        seen.failed.take()
    }

    fn note(&self, class: &str, op: OpRef<'_>) -> String {
        let [open, close] = if self.local.is_some() { ["", ""] } else { ["[", "]"] };
        let symbol = op.symbol_name().map(|name| format!(": @{}", op.ctx().str(name)));
        let (name, path) = (op.name(), self.path);
        let symbol = symbol.unwrap_or_default();
        format!(
            "Pipeline failed while executing {open}`{class}` on '{name}' operation{symbol}{close}: \
             reproducer generated at `{path}`"
        )
    }
}

/// Says at an op that passes failed, and which.
fn report(op: OpRef<'_>, note: String) {
    let place = op.location().place(op.ctx());
    let message = "Failures have been detected while processing an MLIR pass pipeline";
    op.ctx().emit(Diagnostic::error(place.clone(), message).note(place, note));
}

impl Local {
    fn seen(&self) -> MutexGuard<'_, Seen> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }

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
        let Some(local) = &self.local else { return };
        let text = local.text(pass, options, at).unwrap_or_default();
        local.seen().current = text;
    }

    fn wants_whole(&self) -> bool {
        self.local.is_some()
    }

    fn after(&self, pass: &PassDef, options: &Options, at: At<'_>, result: Result<(), Failure>) {
        if result.is_ok() {
            return;
        }
        let first = !self.known.swap(true, Ordering::Relaxed);
        let note = || self.note(options.class(pass), at.op);
        if let Some(local) = &self.local {
            let mut seen = local.seen();
            seen.failed = Some(std::mem::take(&mut seen.current));
            seen.later = (!first).then(note);
        }
        if first {
            report(at.op, note());
        }
    }
}
