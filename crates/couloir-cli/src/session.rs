//! What a run has at hand: the sources, what was reported, how it is printed;
//! and the steps every tool takes: parsing, verifying, printing.

use std::ops::Range;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};

use couloir_asm::parse::{OPT_DIALECTS, ParseOptions, parse_file};
use couloir_asm::print::{self, Ahead, AheadPrinter, PrintOptions};
use couloir_diag::{
    Color, Diagnostic, RichRenderer, Severity, Sink, SourceFile, SourceMap, Split, Text,
    TextOptions, TextRenderer, Verbosity, Verifier, VerifyLevel, split_input,
};
use couloir_ir::{Body, Context, ContextOptions, Failure, Op, OpRef, Scope};
use couloir_pass::{Finish, Pipeline, RunOptions, run_fused};
use couloir_rewrite::convert::{Listener, Trace};

use crate::Host;
use crate::cl::Line;
use crate::flags;
use crate::in_turn::Printing;
use crate::io::Input;

/// How the command was called.
pub(crate) struct Call<'a> {
    /// The name messages about the command line begin with.
    pub(crate) name: &'a str,
    /// How diagnostics are printed.
    pub(crate) style: Style,
}

/// How diagnostics are printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Style {
    /// As MLIR's tools print them.
    Text,
    /// For people.
    Rich(Color),
}

impl Style {
    /// For people, coloured where the host allows it.
    pub(crate) fn for_people(host: &dyn Host) -> Self {
        Style::Rich(if host.colors() { Color::Always } else { Color::Never })
    }
}

/// A piece of input, worked on by itself.
pub(crate) struct Chunk {
    pub(crate) file: Arc<SourceFile>,
    pub(crate) range: Range<usize>,
}

impl Chunk {
    pub(crate) fn is_bytecode(&self) -> bool {
        self.file.bytes().get(self.range.clone()).is_some_and(couloir_bytecode::is_bytecode)
    }
}

/// Parsed IR.
pub(crate) struct Parsed {
    pub(crate) body: Body,
    pub(crate) op: Op,
}

impl Parsed {
    /// The outermost op.
    pub(crate) fn view<'a>(&'a self, ctx: &'a Context) -> OpRef<'a> {
        Scope::new(ctx, &self.body).op(self.op)
    }
}

/// What arises during a run, in order.
#[derive(Default)]
pub(crate) struct Log {
    events: Mutex<Vec<Event>>,
}

/// Something for standard error.
enum Event {
    /// A diagnostic.
    Report(Diagnostic),
    /// Text as it is.
    Text(Vec<u8>),
}

impl Log {
    /// Adds text.
    pub(crate) fn text(&self, text: Vec<u8>) {
        self.push(Event::Text(text));
    }

    fn push(&self, event: Event) {
        self.events.lock().unwrap_or_else(PoisonError::into_inner).push(event);
    }

    fn take(&self) -> Vec<Event> {
        std::mem::take(&mut *self.events.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Sink for Log {
    fn emit(&self, diagnostic: Diagnostic) {
        self.push(match diagnostic.severity {
            Severity::Plain | Severity::Output => Event::Text(diagnostic.message.into_bytes()),
            _ => Event::Report(diagnostic),
        });
    }
}

/// Conversions are heard as text for standard error.
struct Lines(Arc<Log>);

impl Listener for Lines {
    fn line(&self, text: &str) {
        self.0.text(format!("{text}\n").into_bytes());
    }
}

/// A run.
pub(crate) struct Session {
    sources: Arc<SourceMap>,
    log: Arc<Log>,
    /// What compares what is reported with what is expected, where that is asked for.
    verifier: Option<Verifier>,
    /// What is checked of it, if anything.
    pub(crate) verify: Option<VerifyLevel>,
    style: Style,
    /// The dialects of the tool whose place this one takes.
    pub(crate) dialects: &'static [&'static str],
    text: TextOptions,
    pub(crate) context: ContextOptions,
    /// How ops are printed in notes.
    pub(crate) print: PrintOptions,
    pub(crate) implicit_module: bool,
    /// Whether conversions say what they do.
    traces_conversion: bool,
    /// A description of further dialects.
    pub(crate) irdl: Option<Arc<SourceFile>>,
    /// The text for standard error so far.
    pub(crate) stderr: Vec<u8>,
}

impl Session {
    /// A run of a tool with these flags.
    pub(crate) fn new(style: Style, line: &Line) -> Self {
        let context = flags::context_options(line, style);
        if !context.single_threaded {
            crate::set_up_workers(line.number("threads").unwrap_or(0));
        }
        Session {
            sources: Arc::default(),
            log: Arc::default(),
            verifier: None,
            verify: flags::verify_level(line),
            style,
            dialects: OPT_DIALECTS,
            text: flags::text_options(line),
            context,
            print: flags::print_options(line),
            implicit_module: !line.on("no-implicit-module"),
            traces_conversion: flags::traces_conversion(line),
            irdl: None,
            stderr: Vec::new(),
        }
    }

    /// Where what arises is kept until it is printed.
    pub(crate) fn log(&self) -> &Log {
        &self.log
    }

    /// Adds an input file.
    pub(crate) fn add(&mut self, input: Input<Box<dyn Text>>) -> Result<Arc<SourceFile>, Failure> {
        match self.sources.add_boxed(&input.name, input.bytes) {
            Ok(file) => Ok(file),
            Err(error) => {
                self.say(&format!("cannot read '{}': {error}\n", input.name));
                Err(Failure)
            }
        }
    }

    /// Adds a file that describes further dialects, in `irdl`.
    pub(crate) fn describe(&mut self, input: Input<Box<dyn Text>>) -> Result<(), Failure> {
        self.irdl = Some(self.add(input)?);
        Ok(())
    }

    /// Splits a file, with warnings about what only looks like a marker, however little is to be
    /// said.
    pub(crate) fn split(&mut self, file: &Arc<SourceFile>, marker: &str) -> Split {
        let split = split_input(file.bytes(), marker);
        let warnings = split.warnings(file);
        let asked = std::mem::replace(&mut self.text.verbosity, Verbosity::Remarks);
        self.render(&warnings);
        self.text.verbosity = asked;
        split
    }

    /// Adds text for standard error, after what was reported before it.
    pub(crate) fn say(&mut self, text: &str) {
        self.flush();
        self.stderr.extend_from_slice(text.as_bytes());
    }

    /// Prints what was reported, or what is wrong with it where it is compared with what is
    /// expected.
    pub(crate) fn flush(&mut self) {
        let mut reports = Vec::new();
        for event in self.log.take() {
            match event {
                Event::Report(diagnostic) => match &mut self.verifier {
                    Some(verifier) => {
                        verifier.check(&self.sources, &diagnostic);
                        reports.append(&mut verifier.take());
                    }
                    None => reports.push(diagnostic),
                },
                Event::Text(text) => {
                    self.render(&std::mem::take(&mut reports));
                    self.stderr.extend_from_slice(&text);
                }
            }
        }
        self.render(&reports);
    }

    fn render(&mut self, diagnostics: &[Diagnostic]) {
        match self.style {
            Style::Text => {
                let renderer = TextRenderer::with_options(&self.sources, self.text);
                self.stderr.extend(renderer.render_all(diagnostics));
            }
            Style::Rich(color) => {
                let renderer = RichRenderer::new(&self.sources, color);
                let mut text = String::new();
                for diagnostic in diagnostics {
                    renderer.render(diagnostic, &mut text);
                }
                self.stderr.extend_from_slice(text.as_bytes());
            }
        }
    }

    /// From now on what is reported is compared with what a file expects, where that is asked
    /// for. What is wrong with the designators themselves is said first.
    pub(crate) fn expect(&mut self, file: &SourceFile) {
        let Some(level) = self.verify else { return };
        let mut verifier = Verifier::new(level);
        verifier.read(file);
        let errors = verifier.take();
        self.render(&errors);
        self.verifier = Some(verifier);
    }

    /// Ends the run's reporting: the result is that of comparing what was
    /// reported with what was expected, where that was asked for.
    pub(crate) fn conclude(&mut self, result: Result<(), Failure>) -> Result<(), Failure> {
        self.flush();
        let Some(verifier) = self.verifier.take() else { return result };
        verifier.finish().map_err(|errors| {
            self.render(&errors);
            Failure
        })
    }
}

/// The steps. Each has a context of its own; the sources are shared.
impl Session {
    /// A context with the dialects of the tool; for people, with all there are.
    pub(crate) fn context(&self) -> Context {
        let sink = Arc::clone(&self.log);
        let ctx = Context::with_sources(self.context.clone(), sink, Arc::clone(&self.sources));
        match self.style {
            Style::Text => couloir_dialects::register(&ctx, self.dialects),
            Style::Rich(_) => couloir_dialects::register_all(&ctx),
        }
        print::install_with(&ctx, &self.print);
        if self.traces_conversion {
            Trace::listen(&ctx, Lines(Arc::clone(&self.log)));
        }
        ctx
    }

    /// Registers the dialects that a file describes.
    fn register_described(&self, ctx: &Context) -> Result<(), Failure> {
        let Some(file) = &self.irdl else { return Ok(()) };
        let chunk = Chunk { range: 0..file.bytes().len(), file: Arc::clone(file) };
        let described = self.read(ctx, &chunk, true)?;
        couloir_dialects::irdl::load::register(described.view(ctx))
    }

    /// Reads and verifies a piece of input.
    pub(crate) fn parse(
        &self,
        ctx: &Context,
        chunk: &Chunk,
        verify: bool,
    ) -> Result<Parsed, Failure> {
        self.register_described(ctx)?;
        self.read(ctx, chunk, verify)
    }

    pub(crate) fn parse_options(&self, ctx: &Context, verify: bool) -> ParseOptions {
        let module = ctx.find_op_name("builtin.module").and_then(couloir_ir::OpName::def);
        ParseOptions {
            module_to_verify: module.filter(|_| verify && !self.implicit_module),
            stack: crate::STACK_BYTES / 2,
            dialects: self.dialects,
            ..ParseOptions::new(module.filter(|_| self.implicit_module))
        }
    }

    fn read(&self, ctx: &Context, chunk: &Chunk, verify: bool) -> Result<Parsed, Failure> {
        let options = self.parse_options(ctx, verify);
        let read = if chunk.is_bytecode() { couloir_bytecode::read } else { parse_file };
        let (body, op) = read(ctx, &chunk.file, chunk.range.clone(), &options)?;
        let mut parsed = Parsed { body, op };
        if verify {
            couloir_ir::verify::verify(parsed.view(ctx))?;
            couloir_ir::verify::set_verified(&mut parsed.body, parsed.op);
        }
        Ok(parsed)
    }

    /// Runs a pipeline on what was read from a piece of input, passes together
    /// where that can be done. Where it cannot, all is read once more, and they
    /// run one by one. With options of printing, ops may be printed ahead.
    pub(crate) fn run_passes(
        &self,
        chunk: &Chunk,
        (ctx, parsed): (&mut Context, &mut Parsed),
        pipeline: &Pipeline,
        options: RunOptions,
        (verify, print): (bool, Option<&PrintOptions>),
    ) -> Result<Ahead, Failure> {
        let numbers = ctx.options().symbol_numbers.load(Ordering::Relaxed);
        let printer = print.and_then(|print| AheadPrinter::new(ctx, parsed.view(ctx), print));
        let printing = printer.map(Printing);
        let finish = printing.as_ref().map(|printing| printing as &dyn Finish);
        let run = run_fused(ctx, &mut parsed.body, parsed.op, pipeline, options, finish);
        if let Ok(finished) = run {
            let ahead = printing.map(|printing| printing.0.finish(finished));
            return Ok(ahead.unwrap_or_default());
        }
        // What is done over gives symbols the names it would have given them at first.
        ctx.options().symbol_numbers.store(numbers, Ordering::Relaxed);
        parsed.body = Body::new();
        (*ctx, *parsed) = self.parse_again(chunk, verify)?;
        couloir_pass::run(ctx, &mut parsed.body, parsed.op, pipeline, options)?;
        Ok(Ahead::default())
    }

    /// Reads a piece of input that was right once more, with nothing said.
    fn parse_again(&self, chunk: &Chunk, verify: bool) -> Result<(Context, Parsed), Failure> {
        let ctx = self.context();
        let parsed = ctx.capture(|| self.parse(&ctx, chunk, verify)).0?;
        Ok((ctx, parsed))
    }
}
