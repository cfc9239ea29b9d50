//! `mlir-opt`: reads MLIR, runs passes, prints MLIR.

mod steps;

use std::ffi::OsString;
use std::sync::Arc;

use couloir_asm::parse::OPT_DIALECTS;
use couloir_asm::print::{Ahead, PrintOptions, TooLong, print_module, print_module_in_pieces};
use couloir_bytecode::WriteOptions;
use couloir_diag::{DEFAULT_SPLIT_MARKER, Diagnostic, Place, SourceFile, join_outputs};
use couloir_ir::{Context, Failure, OpRef};
use couloir_pass::{
    Options, Pipeline, PipelineError, Registry, RunOptions, parse_pipeline, runs_together,
};

use crate::actions;
use crate::cl::{self, Flag, Kind, Line};
use crate::counters;
use crate::flags;
use crate::io::{OutputFile, WayOut, open_input};
use crate::passes;
use crate::reproducer::{self, Recipe};
use crate::session::{Call, Chunk, Session};
use crate::{Host, Limits, Output};

const OVERVIEW: &str = "Couloir's modular optimizer driver";
const CRASH_FILE: &str = "mlir-pass-pipeline-crash-reproducer";

/// Runs the tool; the exit status is returned.
pub(crate) fn run(call: &Call<'_>, args: &[OsString], host: &mut dyn Host) -> i32 {
    output(call, args, host).deliver(host)
}

fn output(call: &Call<'_>, args: &[OsString], host: &mut dyn Host) -> Output {
    let registry = passes::registry();
    let flags = all_flags(&registry);
    match cl::parse(call.name, &flags, args) {
        Err(errors) => Output::failure(errors),
        Ok(line) if actions::is_filter_empty(&line) => Output::failure(actions::EMPTY_FILTER),
        Ok(line) => match information(call, &line, &registry) {
            Some(text) => Output::success(text),
            None => {
                host.limit(Limits::of(&line));
                Job::run(call, &line, &registry, host)
            }
        },
    }
}

/// The tool's own flags and one for each pass.
fn all_flags(registry: &Registry) -> Vec<Flag> {
    let passes = registry.all().iter();
    let passes = passes.map(|pass| Flag { name: pass.name, kind: Kind::Pass, help: "" });
    flags::COMMON.iter().chain(flags::OPT).copied().chain(passes).collect()
}

/// What is printed instead of a run, if something is asked for.
fn information(call: &Call<'_>, line: &Line, registry: &Registry) -> Option<String> {
    if let Some(what) = cl::Help::asked(line) {
        let own = flags::COMMON.iter().chain(flags::OPT).copied().collect::<Vec<_>>();
        let overview = format!("{OVERVIEW}\n\nAvailable Dialects: {}", dialects().join(", "));
        return Some(cl::help((call.name, &overview), what, &own, registry.all()));
    }
    if line.value("version").is_some() {
        return Some(version());
    }
    if line.on("show-dialects") {
        return Some(format!("Available Dialects: {}\n", dialects().join(",")));
    }
    line.on("list-passes").then(|| cl::list_passes(registry.all()))
}

/// The names of the dialects that can be used, in order.
fn dialects() -> Vec<&'static str> {
    let names = couloir_dialects::DIALECTS.iter().map(|dialect| dialect.name);
    let mut names = names.filter(|name| OPT_DIALECTS.contains(name)).collect::<Vec<_>>();
    names.sort_unstable();
    names
}

/// The text of `--version`.
pub(crate) fn version() -> String {
    format!("Couloir version {}\n  Stands in for LLVM version 22.1\n", env!("CARGO_PKG_VERSION"))
}

/// Plugins are libraries of compiled C++: what is said where one cannot be loaded.
fn plugins(line: &Line) -> String {
    let refused = line.flags.iter().filter_map(|given| {
        let what = match given.name {
            "load-dialect-plugin" => "dialect plugin",
            "load-pass-plugin" => "passes",
            _ => return None,
        };
        Some(format!("Failed to load {what} from '{}'. Request ignored.\n", given.value))
    });
    refused.collect()
}

/// A run on a file.
struct Job<'a> {
    line: &'a Line,
    registry: &'a Registry,
    print: PrintOptions,
    /// What messages about values on the command line begin with.
    tool: &'a str,
}

impl<'a> Job<'a> {
    fn run(call: &Call<'a>, line: &'a Line, registry: &'a Registry, host: &mut dyn Host) -> Output {
        let input = open_input(line.input.as_deref().unwrap_or("-"), host);
        let output = OutputFile::open(line.value("o").unwrap_or("-"));
        let (input, output) = match (input, output) {
            (Ok(input), Ok(output)) => (input, output),
            (Err(error), _) | (_, Err(error)) => return Output::failure(plugins(line) + &error),
        };
        let irdl = line.value("irdl-file").filter(|path| !path.is_empty());
        let irdl = match irdl.map(|path| open_input(path, host)).transpose() {
            Ok(irdl) => irdl,
            Err(error) => return Output::failure(format!("error: {error}")),
        };
        if let Some(fault) = counters::fault(line) {
            return Output::failure(plugins(line) + &fault);
        }
        let mut session = Session::new(call.style, line);
        session.say(&plugins(line));
        let job = Job { line, registry, print: flags::print_options(line), tool: call.name };
        let described = irdl.map_or(Ok(()), |irdl| session.describe(irdl));
        let file = described.and_then(|()| session.add(input));
        carry_out(session, output, host, |session, way| match file {
            Ok(file) => job.file(session, &file, way),
            Err(failure) => (Err(failure), Vec::new()),
        })
    }

    /// Processes a file, in pieces if so asked.
    fn file(&self, session: &mut Session, file: &Arc<SourceFile>, way: &mut WayOut<'_>) -> Done {
        session.expect(file);
        let ranges = match self.line.value("split-input-file") {
            Some("") => session.split(file, DEFAULT_SPLIT_MARKER).chunks,
            Some(marker) => session.split(file, marker).chunks,
            None => std::iter::once(0..file.bytes().len()).collect(),
        };
        let mut result = Ok(());
        let mut outputs = Vec::with_capacity(ranges.len());
        for range in ranges {
            let chunk = Chunk { file: Arc::clone(file), range };
            let mut out = Vec::new();
            result = result.and(self.chunk(session, &chunk, &mut out, way));
            session.flush();
            outputs.push(out);
        }
        let marker = self.line.value("output-split-marker").unwrap_or(DEFAULT_SPLIT_MARKER);
        let joined = match <[Vec<u8>; 1]>::try_from(outputs) {
            Ok([only]) => only,
            Err(outputs) => join_outputs(&outputs, marker),
        };
        (session.conclude(result), joined)
    }

    /// Processes a piece: reads it, runs the passes, prints it.
    fn chunk(
        &self,
        session: &mut Session,
        chunk: &Chunk,
        out: &mut Vec<u8>,
        way: &mut WayOut<'_>,
    ) -> Result<(), Failure> {
        if self.goes_at_once(session) {
            let ctx = session.context();
            let done = self
                .pipeline_at_once(&ctx)
                .and_then(|pipeline| session.at_once(chunk, &ctx, &self.print, &pipeline));
            if let Some((parsed, ahead)) = done {
                self.print(session, parsed.view(&ctx), &ahead, (way, out))?;
                // Freeing a large module bit by bit only to exit takes time.
                std::mem::forget((parsed, ctx));
                return Ok(());
            }
        }
        self.step_by_step(session, chunk, (way, out))
    }

    /// Whether nothing is asked for but to run a pipeline and print what comes of it.
    fn goes_at_once(&self, session: &Session) -> bool {
        const PLAIN: &[&str] = &[
            "o",
            "pass-pipeline",
            "mlir-disable-threading",
            "threads",
            "mlir-print-debuginfo",
            "allow-unregistered-dialect",
            "verify-each",
        ];
        let by_bodies =
            |name: &str| self.registry.get(name).is_some_and(|pass| pass.bodies.is_some());
        let plain = |name: &str| PLAIN.contains(&name) || by_bodies(name);
        self.prints_ahead(session) && self.line.flags.iter().all(|given| plain(given.name))
    }

    /// Prints the result.
    fn print(
        &self,
        session: &mut Session,
        module: OpRef<'_>,
        ahead: &Ahead,
        (way, out): (&mut WayOut<'_>, &mut Vec<u8>),
    ) -> Result<(), Failure> {
        let options = self.print.clone().for_op(module);
        if self.line.on("emit-bytecode") {
            out.extend(self.bytecode(module)?);
        } else if self.prints_in_pieces(session) {
            session.flush();
            let mut take = |text: &[u8]| way.take(text, &mut session.stderr);
            let printed = print_module_in_pieces(module, &options, ahead, out, &mut take);
            printed.map_err(|error| unprintable(module, error, out))?;
        } else {
            print_whole(module, &options, out)?;
        }
        Ok(())
    }

    /// Flags that cannot be given together.
    fn check_flags(&self, ctx: &Context) -> Result<(), Failure> {
        let alone = self.line.on("mlir-disable-threading");
        let message = if self.line.on("mlir-print-ir-module-scope") {
            "IR print for module scope can't be setup on a pass-manager without disabling \
             multi-threading first.\n"
        } else if self.line.on("mlir-pass-pipeline-local-reproducer")
            && self.line.value(CRASH_FILE).is_some()
        {
            "Local crash reproduction may not be used without disabling mutli-threading first."
        } else {
            return Ok(());
        };
        if alone {
            return Ok(());
        }
        ctx.emit(Diagnostic::error(Place::Unknown, message));
        Err(Failure)
    }

    fn crash_file(&self) -> Option<&'a str> {
        self.line.value(CRASH_FILE)
    }

    /// The path and text of the reproducer to be written if a pass fails.
    fn crash_reproducer(
        &self,
        module: OpRef<'_>,
        pipeline: &Pipeline,
        options: RunOptions,
    ) -> Result<Option<(&'a str, Vec<u8>)>, Failure> {
        let Some(path) = self.crash_file() else { return Ok(None) };
        let alone = self.line.on("mlir-disable-threading");
        let recipe = Recipe::of_failed((pipeline, module), alone, options.verify_each);
        let print = reproducer::of_failed(&self.print);
        recipe.text(module, &print).map(|text| Some((path, text)))
    }

    /// Whether text is handed on as soon as there is much.
    fn prints_in_pieces(&self, session: &Session) -> bool {
        self.line.value("split-input-file").is_none() && session.verify.is_none()
    }

    /// Whether nothing is wanted of the result but its text, in custom form.
    fn prints_ahead(&self, session: &Session) -> bool {
        self.prints_in_pieces(session)
            && !self.line.on("emit-bytecode")
            && !self.line.on("memory-report")
            && !self.print.unverified
            && self.line.value("mlir-generate-reproducer").is_none()
    }

    /// A version of bytecode is for output in bytecode.
    fn check_version(&self, ctx: &Context) -> Result<(), Failure> {
        if self.line.value("emit-bytecode-version").is_none() || self.line.on("emit-bytecode") {
            return Ok(());
        }
        let message = "bytecode version while not emitting bytecode";
        ctx.emit(Diagnostic::error(Place::Unknown, message));
        Err(Failure)
    }

    /// A module as bytecode.
    fn bytecode(&self, module: OpRef<'_>) -> Result<Vec<u8>, Failure> {
        let version = self.line.value("emit-bytecode-version");
        let version = version.and_then(|text| text.parse::<i64>().ok());
        let current = couloir_bytecode::encoding::version::CURRENT;
        let options = WriteOptions {
            version: version.map_or(current, i64::cast_unsigned),
            producer: "MLIR22.1.8",
            elide_resources: self.line.on("elide-resource-data-from-bytecode"),
        };
        couloir_bytecode::write(module, &options).map_err(|message| module.error(message).emit())
    }

    /// The same for a module, if it can be run function by function.
    fn pipeline_at_once(&self, ctx: &Context) -> Option<Pipeline> {
        let mut pipeline = self.pipeline("builtin.module").ok()?;
        pipeline.number();
        runs_together(ctx, &pipeline).then_some(pipeline)
    }

    /// The pipeline the command line asks for, for an op of this name.
    fn pipeline(&self, name: &str) -> Result<Pipeline, PipelineError> {
        let passes = self.line.flags.iter().filter_map(|given| {
            let pass = self.registry.get(given.name)?;
            Some((pass, given.value.as_str()))
        });
        let passes = passes.collect::<Vec<_>>();
        if let Some(text) = self.line.value("pass-pipeline") {
            if passes.is_empty() {
                return parse_pipeline(text, self.registry);
            }
            let message = "'-pass-pipeline' option can't be used with individual pass options";
            let message = message.into();
            return Err(PipelineError { raw: None, preamble: None, message, bare: false });
        }
        let mut pipeline = Pipeline::new(name);
        for (pass, text) in passes {
            pipeline.push(pass, Options::parse(pass, text, self.registry)?);
        }
        Ok(pipeline)
    }

    fn report(&self, session: &mut Session, ctx: &Context, error: PipelineError) -> Failure {
        if let Some(preamble) = error.preamble {
            session.say(&format!("{}: {preamble}\n", self.tool));
        }
        if let Some(raw) = error.raw {
            session.say(&raw);
        }
        if !error.bare {
            ctx.emit(Diagnostic::error(Place::Unknown, error.message));
        }
        Failure
    }
}

/// Writes a reproducer, to standard output after what is printed there.
fn reproduce(
    session: &mut Session,
    path: &str,
    text: Vec<u8>,
    (way, out): (&mut WayOut<'_>, &mut Vec<u8>),
) {
    match reproducer::write(path, text) {
        Ok(text) => way.append(out, &text),
        Err(error) => session.say(&error),
    }
}

/// Prints a module, or reports why that cannot be done.
pub(crate) fn print_whole(
    module: OpRef<'_>,
    options: &PrintOptions,
    out: &mut Vec<u8>,
) -> Result<(), Failure> {
    print_module(module, options, out).map_err(|error| unprintable(module, error, out))
}

/// Reports that a module cannot be printed, of which nothing goes out.
pub(crate) fn unprintable(module: OpRef<'_>, error: TooLong, out: &mut Vec<u8>) -> Failure {
    out.clear();
    let ctx = module.ctx();
    ctx.emit(Diagnostic::error(module.location().place(ctx), error.to_string()));
    Failure
}

/// What came of a job, and what is left to be written.
pub(crate) type Done = (Result<(), Failure>, Vec<u8>);

/// Does a job, and writes what comes of it.
pub(crate) fn carry_out(
    mut session: Session,
    mut output: OutputFile,
    host: &mut dyn Host,
    job: impl FnOnce(&mut Session, &mut WayOut<'_>) -> Done,
) -> Output {
    let mut way = WayOut::new(&mut output, host);
    let (mut result, mut bytes) = job(&mut session, &mut way);
    if let Some(error) = way.error() {
        session.say(&error);
        (result, bytes) = (Err(Failure), Vec::new());
    }
    finish(session, result, output, bytes)
}

/// Writes the output. Of a failed run only standard output gets what there is.
fn finish(
    mut session: Session,
    result: Result<(), Failure>,
    output: OutputFile,
    bytes: Vec<u8>,
) -> Output {
    session.flush();
    let mut stderr = session.stderr;
    if result.is_err() {
        let stdout = if output.is_stdout() { bytes } else { Vec::new() };
        return Output { status: 1, stdout, stderr };
    }
    match output.finish(bytes) {
        Ok(stdout) => Output { status: 0, stdout, stderr },
        Err(error) => {
            stderr.extend_from_slice(error.as_bytes());
            Output { status: 1, stdout: Vec::new(), stderr }
        }
    }
}
