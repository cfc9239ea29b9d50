//! What all commands share: a context, the input, reporting.

use std::path::Path;
use std::sync::Arc;

use couloir_asm::parse::{ParseOptions, parse_file};
use couloir_diag::{
    Collector, Color, Diagnostic, RichRenderer, SourceFile, TextRenderer, VerifyLevel,
};
use couloir_dialects::builtin;
use couloir_ir::{Body, Context, ContextOptions, Failure, Op};

use crate::Host;
use crate::output::reason;

/// How diagnostics are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Style {
    /// As MLIR's tools write them.
    Plain,
    /// For people.
    Rich,
}

/// A context with one input file.
pub(crate) struct Session {
    pub(crate) ctx: Context,
    pub(crate) file: Arc<SourceFile>,
    sink: Arc<Collector>,
    style: Style,
}

impl Session {
    /// Opens the input.
    ///
    /// # Errors
    /// A line that says why it cannot be read.
    pub(crate) fn open(
        host: &mut dyn Host,
        input: &str,
        options: ContextOptions,
        style: Style,
    ) -> Result<Self, String> {
        let sink = Arc::new(Collector::default());
        let ctx = Context::new(options, Arc::clone(&sink) as _);
        couloir_dialects::register_all(&ctx);
        couloir_asm::print::install(&ctx);
        let file = add_source(&ctx, host, input)?;
        Ok(Self { ctx, file, sink, style })
    }

    /// Reads a part of the input; with a module around it unless told otherwise.
    ///
    /// # Errors
    /// When it is no valid IR text; that has been reported.
    pub(crate) fn parse(
        &self,
        range: std::ops::Range<usize>,
        implicit_module: bool,
    ) -> Result<(Body, Op), Failure> {
        let module = implicit_module.then(builtin::Module::def);
        parse_file(&self.ctx, &self.file, range, &ParseOptions { implicit_module: module })
    }

    /// Takes what has been reported so far.
    pub(crate) fn reported(&self) -> Vec<Diagnostic> {
        self.sink.take()
    }

    /// Writes what has been reported so far.
    pub(crate) fn flush(&self, host: &mut dyn Host) {
        self.write(host, &self.sink.take());
    }

    /// Writes diagnostics.
    pub(crate) fn write(&self, host: &mut dyn Host, diagnostics: &[Diagnostic]) {
        if diagnostics.is_empty() {
            return;
        }
        if self.style == Style::Plain {
            host.stderr(&TextRenderer::new(self.ctx.sources()).render_all(diagnostics));
            return;
        }
        let color = if host.colors() { Color::Always } else { Color::Never };
        let renderer = RichRenderer::new(self.ctx.sources(), color);
        let mut text = String::new();
        diagnostics.iter().for_each(|diagnostic| renderer.render(diagnostic, &mut text));
        host.stderr(text.as_bytes());
    }

    /// Holds what has been reported against the expectations in the input.
    /// Whether they agree.
    pub(crate) fn check_expectations(
        &self,
        host: &mut dyn Host,
        reported: &[Diagnostic],
        level: VerifyLevel,
    ) -> bool {
        let files = [Arc::clone(&self.file)];
        match couloir_diag::verify_diagnostics(self.ctx.sources(), &files, reported, level) {
            Ok(()) => true,
            Err(wrong) => {
                self.write(host, &wrong);
                false
            }
        }
    }
}

/// Adds the input to the sources: a file, mapped, or standard input for `-`.
fn add_source(ctx: &Context, host: &mut dyn Host, input: &str) -> Result<Arc<SourceFile>, String> {
    let fail =
        |error: &std::io::Error| format!("cannot open input file '{input}': {}\n", reason(error));
    let too_large = |_| format!("cannot open input file '{input}': the file is too large\n");
    if input == "-" {
        let text = host.stdin().map_err(|error| fail(&error))?;
        return ctx.sources().add("<stdin>", text).map_err(too_large);
    }
    if Path::new(input).is_dir() {
        return Err(format!("cannot open input file '{input}': Is a directory\n"));
    }
    let text = std::fs::read(input).map_err(|error| fail(&error))?;
    ctx.sources().add(input, text).map_err(too_large)
}
