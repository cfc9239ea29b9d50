//! `mlir-opt`: read, run passes, print.

use std::ffi::OsString;

use couloir_asm::print::{PrintOptions, print_module};
use couloir_diag::{DEFAULT_SPLIT_MARKER, VerifyLevel, join_outputs, split_input};
use couloir_ir::{ContextOptions, Failure, Scope};
use couloir_pass::{
    OptionError, Options, Pipeline, Registry, RunOptions, parse_pipeline, print_pipeline,
};

use crate::Host;
use crate::flags::{FlagDef, Flags, Takes, is_true};
use crate::output;
use crate::session::{Session, Style};

/// The flags besides one per pass.
const FLAGS: &[FlagDef] = &[
    flag(
        "allow-unregistered-dialect",
        Takes::Switch,
        "Allow operation with no registered dialects",
    ),
    flag("dump-pass-pipeline", Takes::Switch, "Print the pipeline that will be run"),
    flag(
        "emit-bytecode",
        Takes::Switch,
        "Emit bytecode when generating output (not supported yet)",
    ),
    flag("help", Takes::Switch, "Display available options"),
    flag("list-passes", Takes::Switch, "Print the list of registered passes and exit"),
    flag("mlir-disable-threading", Takes::Switch, "Do everything on one thread"),
    flag("mlir-print-debuginfo", Takes::Switch, "Print debug info in MLIR output"),
    flag(
        "mlir-print-local-scope",
        Takes::Switch,
        "Print with local scope and inline information (eliding aliases for attributes, types, and locations)",
    ),
    flag("mlir-print-op-generic", Takes::Switch, "Print the generic op form"),
    flag(
        "mlir-print-op-on-diagnostic",
        Takes::Switch,
        "When a diagnostic is emitted on an operation, also print the operation as an attached note",
    ),
    flag(
        "no-implicit-module",
        Takes::Switch,
        "Disable implicit addition of a top-level module op during parsing",
    ),
    flag("o", Takes::Value, "Output filename"),
    flag("output-split-marker", Takes::Value, "Split marker to use for merging the ouput"),
    flag("pass-pipeline", Takes::Value, "Textual description of the pass pipeline to run"),
    flag("show-dialects", Takes::Switch, "Print the list of registered dialects and exit"),
    flag(
        "split-input-file",
        Takes::Optional,
        "Split the input file into chunks using the given or default marker and process each chunk independently",
    ),
    flag(
        "verify-diagnostics",
        Takes::Optional,
        "Check that emitted diagnostics match expected-* lines on the corresponding line",
    ),
    flag("verify-each", Takes::Switch, "Run the verifier after each transformation pass"),
    flag("version", Takes::Switch, "Display the version of this program"),
];

const fn flag(name: &'static str, takes: Takes, help: &'static str) -> FlagDef {
    FlagDef { name, takes, help }
}

/// What a run is asked to do.
struct Config {
    input: String,
    output: String,
    context: ContextOptions,
    print: PrintOptions,
    pipeline: Pipeline,
    implicit_module: bool,
    verify_each: bool,
    verify_diagnostics: Option<VerifyLevel>,
    split: Option<String>,
    output_marker: String,
}

/// Runs `mlir-opt`; the exit status is returned.
pub(crate) fn run(program: &str, args: &[OsString], host: &mut dyn Host) -> i32 {
    run_styled(program, args, host, Style::Plain)
}

/// The same, with diagnostics for people.
pub(crate) fn run_rich(program: &str, args: &[OsString], host: &mut dyn Host) -> i32 {
    run_styled(program, args, host, Style::Rich)
}

fn run_styled(program: &str, args: &[OsString], host: &mut dyn Host, style: Style) -> i32 {
    let registry = crate::passes::registry();
    match configure(program, args, &registry) {
        Err(Early::Say(text)) => i32::from(host.stdout(text.as_bytes()).is_err()),
        Err(Early::Complain(text)) => {
            host.stderr(text.as_bytes());
            1
        }
        Ok((config, preface)) => {
            host.stderr(preface.as_bytes());
            process(&config, host, style)
        }
    }
}

/// What ends an invocation before anything is read.
enum Early {
    Say(String),
    Complain(String),
}

fn known<'a>(registry: &'a Registry) -> impl Fn(&str) -> Option<Takes> + 'a {
    |name| {
        let own = FLAGS.iter().find(|flag| flag.name == name).map(|flag| flag.takes);
        own.or_else(|| registry.get(name).map(|_| Takes::Optional))
    }
}

/// Reads the command line; what is to be said before the run comes with it.
fn configure(
    program: &str,
    args: &[OsString],
    registry: &Registry,
) -> Result<(Config, String), Early> {
    let passes = registry.all().iter().map(|pass| pass.name);
    let names = FLAGS.iter().map(|flag| flag.name).chain(passes).collect::<Vec<_>>();
    let flags = Flags::parse(program, args, &known(registry), &names).map_err(Early::Complain)?;
    information(program, &flags, registry)?;
    let pipeline = pipeline(program, &flags, registry).map_err(Early::Complain)?;
    let mut preface = String::new();
    if flags.switch("dump-pass-pipeline") {
        preface = print_pipeline(&pipeline);
    }
    if flags.switch("emit-bytecode") {
        let text = "bytecode output is not supported yet; leave out --emit-bytecode\n";
        return Err(Early::Complain(format!("{program}: {text}")));
    }
    let verify = verify_level(program, &flags).map_err(Early::Complain)?;
    let marker = |flag: &str| match flags.value(flag) {
        Some("") | None => DEFAULT_SPLIT_MARKER.to_owned(),
        Some(marker) => marker.to_owned(),
    };
    let config = Config {
        input: flags.input(program).map_err(Early::Complain)?.to_owned(),
        output: flags.value("o").unwrap_or("-").to_owned(),
        context: ContextOptions {
            allow_unregistered_dialects: flags.switch("allow-unregistered-dialect"),
            print_op_on_diagnostic: verify.is_none()
                && flags
                    .get("mlir-print-op-on-diagnostic")
                    .is_none_or(|f| is_true(f.value.as_deref())),
            single_threaded: flags.switch("mlir-disable-threading"),
        },
        print: PrintOptions {
            generic: flags.switch("mlir-print-op-generic"),
            debuginfo: flags.switch("mlir-print-debuginfo"),
            local_scope: flags.switch("mlir-print-local-scope"),
            ..PrintOptions::default()
        },
        pipeline,
        implicit_module: !flags.switch("no-implicit-module"),
        verify_each: flags.get("verify-each").is_none_or(|flag| is_true(flag.value.as_deref())),
        verify_diagnostics: verify,
        split: flags.get("split-input-file").map(|_| marker("split-input-file")),
        output_marker: flags
            .value("output-split-marker")
            .map_or_else(|| DEFAULT_SPLIT_MARKER.to_owned(), str::to_owned),
    };
    Ok((config, preface))
}

/// Flags that ask for information only.
fn information(program: &str, flags: &Flags, registry: &Registry) -> Result<(), Early> {
    if flags.switch("help") {
        return Err(Early::Say(help(program, registry)));
    }
    if flags.switch("version") {
        let text = format!("couloir {}, as {program} of MLIR 22\n", env!("CARGO_PKG_VERSION"));
        return Err(Early::Say(text));
    }
    if flags.switch("show-dialects") {
        let names = couloir_dialects::DIALECTS.iter().map(|dialect| dialect.name);
        let names = names.collect::<Vec<_>>().join("\n");
        return Err(Early::Say(format!("Available Dialects:\n{names}\n")));
    }
    if flags.switch("list-passes") {
        let lines = registry.all().iter().map(|pass| format!("  {}\n", pass.name));
        return Err(Early::Say(lines.collect()));
    }
    Ok(())
}

fn help(program: &str, registry: &Registry) -> String {
    let mut text = format!(
        "OVERVIEW: reads MLIR, runs passes, prints MLIR\n\nUSAGE: {program} [options] <input file>\n\nOPTIONS:\n"
    );
    for flag in FLAGS {
        let dashes = if flag.name.len() == 1 { "-" } else { "--" };
        text.push_str(&format!("  {:<44} - {}\n", format!("{dashes}{}", flag.name), flag.help));
    }
    text.push_str("\nPASSES:\n");
    for pass in registry.all() {
        text.push_str(&format!("  {:<44} - {}\n", format!("--{}", pass.name), pass.description));
        for option in pass.options {
            let name = format!("{}=<{}>", option.name, option.default);
            text.push_str(&format!("    {name:<42} - {}\n", option.description));
        }
    }
    text
}

fn verify_level(program: &str, flags: &Flags) -> Result<Option<VerifyLevel>, String> {
    let Some(flag) = flags.get("verify-diagnostics") else { return Ok(None) };
    match flag.value.as_deref() {
        None | Some("" | "all") => Ok(Some(VerifyLevel::All)),
        Some("only-expected") => Ok(Some(VerifyLevel::OnlyExpected)),
        Some(other) => Err(format!(
            "{program}: for the --verify-diagnostics option: Cannot find option named '{other}'!\n"
        )),
    }
}

/// The pipeline that the flags describe: a text, or one flag per pass in order.
fn pipeline(program: &str, flags: &Flags, registry: &Registry) -> Result<Pipeline, String> {
    let mut pipeline = Pipeline::new("builtin.module");
    for flag in flags.all() {
        let Some(pass) = registry.get(&flag.name) else { continue };
        let text = flag.value.as_deref().unwrap_or_default();
        let options = Options::parse(pass, text).map_err(|error| option_error(program, &error))?;
        pipeline.push(pass, options);
    }
    match flags.value("pass-pipeline") {
        None => Ok(pipeline),
        Some(_) if !pipeline.is_empty() => Err("<unknown>:0: error: '-pass-pipeline' option can't be used with individual pass options\n".into()),
        Some(text) => parse_pipeline(text, registry).map_err(|error| {
            let preamble = error.preamble.map(|line| format!("{program}: {line}\n"));
            format!("{}<unknown>:0: error: {}\n", preamble.unwrap_or_default(), error.message)
        }),
    }
}

fn option_error(program: &str, error: &OptionError) -> String {
    match error {
        OptionError::Unknown(name) => {
            format!("<unknown>:0: error: <Pass-Options-Parser>: no such option {name}\n\n")
        }
        OptionError::NoValue(name) => {
            format!("{program}: for the --{name} option: requires a value!\n")
        }
        OptionError::BadValue(name, value, what) => {
            format!("{program}: for the --{name} option: '{value}' {what}\n")
        }
    }
}

fn process(config: &Config, host: &mut dyn Host, style: Style) -> i32 {
    let session = match Session::open(host, &config.input, config.context.clone(), style) {
        Ok(session) => session,
        Err(line) => {
            host.stderr(line.as_bytes());
            return 1;
        }
    };
    let (outputs, failed) = chunks(config, &session);
    let bytes = match &config.split {
        Some(_) => join_outputs(&outputs, &config.output_marker),
        None => outputs.concat(),
    };
    let reported = session.reported();
    let failed = match config.verify_diagnostics {
        Some(level) => !session.check_expectations(host, &reported, level),
        None => {
            session.write(host, &reported);
            failed
        }
    };
    if failed && config.output != "-" {
        return 1;
    }
    match output::write(host, &config.output, &bytes) {
        Ok(()) => i32::from(failed),
        Err(line) => {
            host.stderr(line.as_bytes());
            1
        }
    }
}

/// What each part of the input gives, and whether any failed.
fn chunks(config: &Config, session: &Session) -> (Vec<Vec<u8>>, bool) {
    let text = session.file.bytes();
    let ranges = match &config.split {
        None => vec![0..text.len()],
        Some(marker) => {
            let split = split_input(text, marker);
            split.warnings(&session.file).into_iter().for_each(|warning| session.ctx.emit(warning));
            split.chunks
        }
    };
    let mut failed = false;
    let outputs = ranges.into_iter().map(|range| {
        let output = chunk(config, session, range);
        failed |= output.is_err();
        output.unwrap_or_default()
    });
    (outputs.collect(), failed)
}

fn chunk(
    config: &Config,
    session: &Session,
    range: std::ops::Range<usize>,
) -> Result<Vec<u8>, Failure> {
    let ctx = &session.ctx;
    let (mut body, op) = session.parse(range, config.implicit_module)?;
    couloir_ir::verify::verify(Scope::new(ctx, &body).op(op))?;
    let options = RunOptions { verify_each: config.verify_each };
    if !config.pipeline.is_empty() || config.pipeline.anchor != "builtin.module" {
        couloir_pass::run(ctx, &mut body, op, &config.pipeline, options)?;
    }
    let mut out = Vec::new();
    print_module(Scope::new(ctx, &body).op(op), &config.print, &mut out);
    // Freeing a large module op by op only to exit takes time.
    std::mem::forget(body);
    Ok(out)
}
