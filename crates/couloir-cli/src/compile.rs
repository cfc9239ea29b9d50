//! `couloir compile`: from any dialects that lower to LLVM IR.

use couloir_asm::print::PrintOptions;
use couloir_diag::{Diagnostic, Place};
use couloir_ir::walk::{Walk, walk_within};
use couloir_ir::{Context, Failure, OpRef};
use couloir_pass::{Options, Pipeline, Registry, RunOptions, print_pipeline};

use crate::cl::{Given, Line};
use crate::io::{Input, OutputFile, read_input};
use crate::opt::{finish, print_whole};
use crate::session::{Chunk, Session, Style};
use crate::{Host, Output, passes, plan};

/// What is asked for.
pub(crate) struct Compile {
    pub(crate) input: String,
    pub(crate) output: String,
    /// Print the pipeline instead of running it.
    pub(crate) print_plan: bool,
    /// Stop before LLVM IR and print the LLVM dialect.
    pub(crate) emit_mlir: bool,
    pub(crate) single_threaded: bool,
}

/// Runs it; the exit status is returned.
pub(crate) fn run(command: &Compile, host: &mut dyn Host) -> i32 {
    output(command, host).deliver(host)
}

fn output(command: &Compile, host: &mut dyn Host) -> Output {
    let opened = read_input(&command.input, host)
        .and_then(|input| Ok((input, OutputFile::open(&command.output)?)));
    let (input, output) = match opened {
        Ok(opened) => opened,
        Err(error) => return Output::failure(error),
    };
    let mut session = Session::new(Style::for_people(host), &line(command));
    match compile(command, &mut session, input) {
        Ok(bytes) => finish(session, Ok(()), output, bytes),
        Err(failure) => finish(session, Err(failure), output, Vec::new()),
    }
}

/// The command as flags of the tools. Ops of unknown dialects are read: what is
/// said of them is that they have no lowering.
fn line(command: &Compile) -> Line {
    let on = |name| Given { name, value: "true".into() };
    let single = command.single_threaded.then(|| on("mlir-disable-threading"));
    let flags = [on("allow-unregistered-dialect")].into_iter().chain(single).collect();
    Line { flags, input: None }
}

fn compile(command: &Compile, session: &mut Session, input: Input) -> Result<Vec<u8>, Failure> {
    let file = session.add(input)?;
    let mut ctx = session.context();
    let chunk = Chunk { range: 0..file.bytes().len(), file };
    let mut parsed = session.parse(&ctx, &chunk, true)?;
    let plan = plan::plan(&plan::dialects_in(&ctx, &parsed.body));
    let pipeline = pipeline(&ctx, &plan, &passes::registry())?;
    if command.print_plan {
        return Ok(print_pipeline(&pipeline).into_bytes());
    }
    let each = RunOptions { verify_each: false };
    session.run_passes(&chunk, (&mut ctx, &mut parsed), &pipeline, each, (true, None))?;
    let module = parsed.view(&ctx);
    report_left(module)?;
    couloir_ir::verify::verify(module)?;
    let text = text(&ctx, module, command.emit_mlir)?;
    // Freeing a large module bit by bit only to exit takes time.
    std::mem::forget((parsed, ctx));
    Ok(text)
}

/// What is asked for of the module in the end.
fn text(ctx: &Context, module: OpRef<'_>, mlir: bool) -> Result<Vec<u8>, Failure> {
    if !mlir {
        return couloir_translate::translate_to_text(ctx, module);
    }
    let mut out = Vec::new();
    print_whole(module, &PrintOptions::default(), &mut out)?;
    Ok(out)
}

/// The plan as a pipeline; a pass that there is not is no less needed.
fn pipeline(ctx: &Context, plan: &[&str], registry: &Registry) -> Result<Pipeline, Failure> {
    let mut pipeline = Pipeline::new("builtin.module");
    for name in plan {
        let Some(pass) = registry.get(name) else {
            let message = format!("this file needs the pass '{name}', which is not registered");
            ctx.emit(Diagnostic::error(Place::Unknown, message));
            return Err(Failure);
        };
        pipeline.push(pass, Options::defaults(pass));
    }
    Ok(pipeline)
}

/// How many ops without a lowering are named.
const MOST_REPORTS: usize = 20;

/// Reports ops that no pass has lowered. Casts are left where one of the ops
/// that they join was: they are reported only where nothing else is.
fn report_left(module: OpRef<'_>) -> Result<(), Failure> {
    let mut names = module.body().names_within().into_iter();
    if names.all(|name| is_lowered(module.ctx().op_name_text(name))) {
        return Ok(());
    }
    let is_cast = |op: OpRef<'_>| op.name() == plan::CAST;
    let left = report_all(module, |op| !is_cast(op));
    let left = if left == 0 { report_all(module, is_cast) } else { left };
    if left == 0 { Ok(()) } else { Err(Failure) }
}

/// Whether ops of this name are in a module that can be translated.
fn is_lowered(name: &str) -> bool {
    name.starts_with("llvm.") || name == "builtin.module"
}

/// Reports ops of those that no pass has lowered, and returns how many.
fn report_all(module: OpRef<'_>, which: impl Fn(OpRef<'_>) -> bool) -> usize {
    let mut left = 0;
    walk_within(&module, &mut |op| {
        if !is_lowered(op.name()) && which(op) {
            left += 1;
            report_one(op);
        }
        if left < MOST_REPORTS { Walk::Into } else { Walk::Stop }
    });
    left
}

fn report_one(op: OpRef<'_>) {
    let report = op.error(format!("no lowering to LLVM IR for '{}'", op.name()));
    report.note(op.location(), plan::advice(op)).emit();
}
