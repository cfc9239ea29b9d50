//! `couloir compile`: from any dialects that lower to LLVM IR.

use couloir_ir::{Body, ContextOptions, Failure, Op, Scope};
use couloir_pass::{Options, Pipeline, Registry, RunOptions, print_pipeline};

use crate::Host;
use crate::output;
use crate::plan;
use crate::session::{Session, Style};

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
    let options =
        ContextOptions { single_threaded: command.single_threaded, ..ContextOptions::default() };
    let session = match Session::open(host, &command.input, options, Style::Rich) {
        Ok(session) => session,
        Err(line) => {
            host.stderr(line.as_bytes());
            return 1;
        }
    };
    let result = compile(command, &session);
    session.flush(host);
    let Ok(bytes) = result else { return 1 };
    match output::write(host, &command.output, &bytes) {
        Ok(()) => 0,
        Err(line) => {
            host.stderr(line.as_bytes());
            1
        }
    }
}

fn compile(command: &Compile, session: &Session) -> Result<Vec<u8>, Failure> {
    let ctx = &session.ctx;
    let (mut body, op) = session.parse(0..session.file.bytes().len(), true)?;
    let module = Scope::new(ctx, &body).op(op);
    couloir_ir::verify::verify(module)?;
    let passes = plan::plan(&plan::dialects_in(module));
    let pipeline = pipeline(&passes, &crate::passes::registry());
    if command.print_plan {
        return Ok(print_pipeline(&pipeline).into_bytes());
    }
    couloir_pass::run(ctx, &mut body, op, &pipeline, RunOptions { verify_each: false })?;
    let module = Scope::new(ctx, &body).op(op);
    couloir_ir::verify::verify(module)?;
    report_left(&body, op, session)?;
    if command.emit_mlir {
        let mut out = Vec::new();
        couloir_asm::print::print_module(module, &Default::default(), &mut out);
        return Ok(out);
    }
    couloir_translate::translate_to_text(ctx, module)
}

fn pipeline(passes: &[&str], registry: &Registry) -> Pipeline {
    let mut pipeline = Pipeline::new("builtin.module");
    for pass in passes.iter().filter_map(|name| registry.get(name)) {
        pipeline.push(pass, Options::defaults(pass));
    }
    pipeline
}

/// How many ops without a lowering are named.
const MOST_REPORTS: usize = 20;

/// Reports ops that no pass has lowered.
fn report_left(body: &Body, op: Op, session: &Session) -> Result<(), Failure> {
    let mut left = 0;
    plan::each_op(Scope::new(&session.ctx, body).op(op), &mut |op| {
        let dialect = op.name().split('.').next().unwrap_or_default();
        if dialect == "llvm" || op.name() == "builtin.module" {
            return;
        }
        left += 1;
        if left <= MOST_REPORTS {
            let report = op.error(format!("no lowering to LLVM IR for '{}'", op.name()));
            report.note(op.location(), plan::advice(dialect)).emit();
        }
    });
    if left == 0 { Ok(()) } else { Err(Failure) }
}
