//! `couloir compile`: from any dialects that lower to LLVM IR.

use std::sync::OnceLock;

use couloir_asm::print::PrintOptions;
use couloir_diag::{Diagnostic, Place, Text};
use couloir_ir::walk::{Walk, walk_within};
use couloir_ir::{Context, Failure, OpName, OpRef};
use couloir_llvmir::Module;
use couloir_pass::{Item, Options, Pipeline, Registry, RunOptions, print_pipeline};
use couloir_translate::translate_module_taking;

use crate::cl::{Given, Line};
use crate::in_turn::Lowering;
use crate::io::{Input, OutputFile, WayOut, open_input};
use crate::opt::{carry_out, print_whole};
use crate::plan::Step;
use crate::reasons::Reasons;
use crate::session::{Chunk, Parsed, Session, Style};
use crate::translate::{use_small_pages, write_at_once};
use crate::{Host, Output, passes, plan};

/// What is asked for.
pub(crate) struct Compile {
    pub(crate) input: String,
    pub(crate) output: String,
    /// Print the pipeline instead of running it.
    pub(crate) print_plan: bool,
    /// Stop before LLVM IR and print the LLVM dialect.
    pub(crate) emit_mlir: bool,
    /// Let threads of OpenMP share the iterations of parallel loops.
    pub(crate) openmp: bool,
    /// How many threads to use; 0 for as many as there are cores.
    pub(crate) threads: usize,
}

/// Runs it; the exit status is returned.
pub(crate) fn run(command: &Compile, host: &mut dyn Host) -> i32 {
    output(command, host).deliver(host)
}

fn output(command: &Compile, host: &mut dyn Host) -> Output {
    let opened = open_input(&command.input, host)
        .and_then(|input| Ok((input, OutputFile::open(&command.output)?)));
    use_small_pages();
    let (input, output) = match opened {
        Ok(opened) => opened,
        Err(error) => return Output::failure(error),
    };
    let session = Session::new(Style::for_people(host), &line(command));
    carry_out(session, output, host, |session, way| match compile(command, session, input, way) {
        Ok(bytes) => (Ok(()), bytes),
        Err(failure) => (Err(failure), Vec::new()),
    })
}

/// The command as flags of the tools. Ops of unknown dialects are read: what is
/// said of them is that they have no lowering.
fn line(command: &Compile) -> Line {
    let given = |name, value| Given { name, value };
    let flags = vec![
        given("allow-unregistered-dialect", "true".into()),
        given("threads", command.threads.to_string()),
    ];
    Line { flags, input: None }
}

/// Compiles the input. Of its text what went out already is not returned.
fn compile(
    command: &Compile,
    session: &mut Session,
    input: Input<Box<dyn Text>>,
    way: &mut WayOut<'_>,
) -> Result<Vec<u8>, Failure> {
    let file = session.add(input)?;
    let chunk = Chunk { range: 0..file.bytes().len(), file };
    let registry = passes::registry();
    if !command.print_plan
        && !command.emit_mlir
        && let Some(module) = in_turn(session, &chunk, (&registry, command.openmp))
    {
        return write_at_once(module, session, way).map(|()| Vec::new());
    }
    let mut ctx = session.context();
    let mut parsed = session.parse(&ctx, &chunk, true)?;
    let plan = plan::plan(&plan::names_in(&ctx, &parsed.body), command.openmp);
    let index_bits = plan::index_bits(parsed.view(&ctx));
    let pipeline = pipeline(&ctx, (&plan, index_bits), &registry)?;
    if command.print_plan {
        return Ok(print_pipeline(&pipeline).into_bytes());
    }
    lower(session, &chunk, (&mut ctx, &mut parsed), &pipeline, (&plan, &registry))?;
    let text = if command.emit_mlir {
        let mut text = Vec::new();
        print_whole(parsed.view(&ctx), &PrintOptions::default(), &mut text)?;
        text
    } else {
        let options = couloir_translate::Options::default();
        let made = translate_module_taking(&ctx, &mut parsed.body, parsed.op, &options)?;
        write_at_once(made, session, way)?;
        Vec::new()
    };
    // Freeing a large module bit by bit only to exit takes time.
    std::mem::forget((parsed, ctx));
    Ok(text)
}

/// Runs the passes, after which there must be nothing but what LLVM IR has; says why there is.
fn lower(
    session: &Session,
    chunk: &Chunk,
    (ctx, parsed): (&mut Context, &mut Parsed),
    pipeline: &Pipeline,
    (plan, registry): (&[&'static Step], &Registry),
) -> Result<(), Failure> {
    let why = || Reasons::of(session, chunk, plan, registry);
    let each = RunOptions { verify_each: false };
    if session.run_passes(chunk, (ctx, parsed), pipeline, each, (true, None)).is_err() {
        report_failures(ctx, &why(), plan);
        return Err(Failure);
    }
    let module = parsed.view(ctx);
    if is_any_left(module) {
        let why = why();
        return Err(report_left(module, &|op| why.at(op, plan)));
    }
    couloir_ir::verify::verify(module)
}

/// The module that comes of a piece of input, function by function, where that can be done.
fn in_turn(
    session: &Session,
    chunk: &Chunk,
    (registry, openmp): (&Registry, bool),
) -> Option<Module> {
    let text = chunk.file.bytes().get(chunk.range.clone())?;
    session.translate_in_turn(chunk, &Planned { text, plan: OnceLock::new(), openmp, registry })
}

/// The passes that a text seems to need.
struct Planned<'r> {
    text: &'r [u8],
    plan: OnceLock<Vec<&'static Step>>,
    openmp: bool,
    registry: &'r Registry,
}

impl Planned<'_> {
    fn plan(&self) -> &[&'static Step] {
        self.plan.get_or_init(|| plan::plan(&plan::names_mentioned(self.text), self.openmp))
    }
}

impl Lowering for Planned<'_> {
    fn prepare(&self) {
        self.plan();
    }

    fn pipeline(&self, ctx: &Context, module: OpRef<'_>) -> Option<Pipeline> {
        pipeline(ctx, (self.plan(), plan::index_bits(module)), self.registry).ok()
    }

    fn is_for(&self, ctx: &Context, names: &[OpName]) -> bool {
        let needed = plan::plan(&plan::with_namespaces(ctx, names), self.openmp);
        needed.into_iter().map(|step| step.pass).eq(self.plan().iter().map(|step| step.pass))
    }

    fn may_stay(&self, name: &str) -> bool {
        plan::is_low(name)
    }
}

/// The plan as a pipeline; a pass that there is not is no less needed.
fn pipeline(
    ctx: &Context,
    (plan, index_bits): (&[&Step], u64),
    registry: &Registry,
) -> Result<Pipeline, Failure> {
    let mut pipeline = Pipeline::new("builtin.module");
    for step in plan {
        let name = step.pass;
        let pass = registry.get(name);
        let options = pass
            .and_then(|pass| Options::parse(pass, &step.options(pass, index_bits), registry).ok());
        let (Some(pass), Some(options)) = (pass, options) else {
            let message = format!("this file needs the pass '{name}', which is not registered");
            ctx.emit(Diagnostic::error(Place::Unknown, message));
            return Err(Failure);
        };
        match pass.functions {
            true => pipeline.items.push(Item::nested("func.func", vec![Item::Pass(pass, options)])),
            false => pipeline.push(pass, options),
        }
    }
    Ok(pipeline)
}

/// How many ops without a lowering are named.
const MOST_REPORTS: usize = 20;

/// Says, for each op at which a pass failed, what passes had against it.
fn report_failures(ctx: &Context, why: &Reasons, plan: &[&Step]) {
    for (place, op, lines) in why.failures(plan) {
        let message = format!("passes for '{op}'");
        let report = Diagnostic::remark(place.clone(), message);
        ctx.emit(lines.into_iter().fold(report, |report, line| report.note(place.clone(), line)));
    }
}

/// Whether an op is left that no pass has lowered.
fn is_any_left(module: OpRef<'_>) -> bool {
    let ctx = module.ctx();
    module.body().names_within().into_iter().any(|name| !plan::is_low(ctx.op_name_text(name)))
}

/// What passes had against an op, a line each.
type Why<'a> = &'a dyn Fn(OpRef<'_>) -> Vec<String>;

/// Reports ops that no pass has lowered. Casts are left where one of the ops
/// that they join was: they are reported only where nothing else is.
fn report_left(module: OpRef<'_>, why: Why<'_>) -> Failure {
    let is_cast = |op: OpRef<'_>| op.name() == plan::CAST;
    if report_all(module, |op| !is_cast(op), why) == 0 {
        report_all(module, is_cast, why);
    }
    Failure
}

/// Reports ops of those that no pass has lowered, and returns how many.
fn report_all(module: OpRef<'_>, which: impl Fn(OpRef<'_>) -> bool, why: Why<'_>) -> usize {
    let mut left = 0;
    walk_within(&module, &mut |op| {
        if !plan::is_low(op.name()) && which(op) {
            left += 1;
            report_one(op, why(op));
        }
        if left < MOST_REPORTS { Walk::Into } else { Walk::Stop }
    });
    left
}

fn report_one(op: OpRef<'_>, why: Vec<String>) {
    let report = op.error(format!("no lowering to LLVM IR for '{}'", op.name()));
    let report = why.into_iter().fold(report, |report, line| report.note(op.location(), line));
    report.note(op.location(), plan::advice(op)).emit();
}
