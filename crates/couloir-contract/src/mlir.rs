//! The contract of MLIR in its forms.

use std::sync::Once;

use couloir::asm::parse::{ParseOptions, parse_file};
use couloir::asm::print::{PrintOptions, print_op};
use couloir::dialects::builtin;
use couloir::ir::{Body, Context, ContextOptions, Failure, Op, Scope};
use couloir::llvmir::{Definitions, read_module, verify_rules_with, write_module};
use couloir::translate::translate_module;
use couloir::{Module, Session};
use couloir_bytecode::{WriteOptions, is_bytecode};
use couloir_import::{ImportOptions, import_text};

use crate::{Kind, Outcome, STACK_BYTES, refused, same, stays_same};

/// Checks an input that becomes MLIR.
pub(crate) fn check(kind: Kind, input: &[u8]) -> Result<Outcome, String> {
    give_workers_stack();
    match kind {
        Kind::Bytecode => bytecode(input),
        Kind::Pipeline => pipeline(input),
        Kind::Mlir => mlir(input),
        Kind::Translate => translate(input),
        Kind::LlvmIr | Kind::Import => import(input),
    }
}

/// Threads that help have the same stack.
fn give_workers_stack() {
    static DONE: Once = Once::new();
    // Fails where the process has workers already.
    DONE.call_once(|| {
        _ = rayon::ThreadPoolBuilder::new().stack_size(STACK_BYTES).build_global();
    });
}

fn import(input: &[u8]) -> Result<Outcome, String> {
    let session = Session::new();
    let ctx = session.context();
    let make = || {
        let (body, op) = import_text(ctx, input, "input", ImportOptions::default())?;
        couloir::ir::verify::verify(Scope::new(ctx, &body).op(op))?;
        Ok((body, op))
    };
    match reported(&session, make) {
        Ok((body, op)) => reads_back(ctx, &body, op),
        Err(words) => refused(&words),
    }
}

/// Does something; if it fails, what it reported.
fn reported<T>(session: &Session, work: impl FnOnce() -> Result<T, Failure>) -> Result<T, String> {
    let (result, said) = session.context().capture(work);
    result.map_err(|Failure| session.render(&said))
}

/// The generic form of an op.
fn generic(ctx: &Context, body: &Body, op: Op) -> Result<Vec<u8>, String> {
    let mut text = Vec::new();
    let options = PrintOptions { generic: true, ..PrintOptions::default() };
    match print_op(Scope::new(ctx, body).op(op), &options, &mut text) {
        Ok(()) => Ok(text),
        Err(_) => Err("cannot be printed".into()),
    }
}

/// That the generic form of a module reads back as the same module, and that its other form is
/// read without harm: not all of those read back in MLIR either.
fn reads_back(ctx: &Context, body: &Body, op: Op) -> Result<Outcome, String> {
    let text = generic(ctx, body, op)?;
    let mut custom = Vec::new();
    _ = print_op(Scope::new(ctx, body).op(op), &PrintOptions::default(), &mut custom);
    _ = Session::new().parse("custom", custom);
    stays_same(&text, &generic_again)
}

/// The generic form of what is read from a text.
fn generic_again(text: &[u8]) -> Result<Vec<u8>, String> {
    match Session::new().parse("generic", text) {
        Ok(again) => generic_of(&again),
        Err(error) => Err(format!("does not read back: {error}")),
    }
}

fn generic_of(module: &Module<'_>) -> Result<Vec<u8>, String> {
    let mut text = Vec::new();
    let options = PrintOptions { generic: true, ..PrintOptions::default() };
    match print_op(module.view(), &options, &mut text) {
        Ok(()) => Ok(text),
        Err(_) => Err("cannot be printed".into()),
    }
}

fn module_reads_back(module: &Module<'_>) -> Result<Outcome, String> {
    let text = generic_of(module)?;
    _ = Session::new().parse("custom", module.to_string());
    stays_same(&text, &generic_again)
}

fn mlir(input: &[u8]) -> Result<Outcome, String> {
    match Session::new().parse("input", input) {
        Ok(module) => module_reads_back(&module),
        Err(error) => refused(&error.to_string()),
    }
}

/// MLIR text as bytecode, if it is accepted.
pub fn bytecode_of(text: &[u8]) -> Option<Vec<u8>> {
    let session = Session::new();
    let module = session.parse("input", text).ok()?;
    couloir_bytecode::write(module.view(), &WriteOptions::default()).ok()
}

fn read_bytecode(session: &Session, bytes: &[u8]) -> Result<(Body, Op), String> {
    let ctx = session.context();
    let file = ctx.sources().add("input", bytes.to_vec()).map_err(|error| error.to_string())?;
    let options = ParseOptions::new(Some(builtin::Module::def()));
    let whole = 0..file.bytes().len();
    reported(session, || {
        let read = if is_bytecode(bytes) { couloir_bytecode::read } else { parse_file };
        let (body, op) = read(ctx, &file, whole, &options)?;
        couloir::ir::verify::verify(Scope::new(ctx, &body).op(op))?;
        Ok((body, op))
    })
}

fn bytecode(input: &[u8]) -> Result<Outcome, String> {
    let session = Session::new();
    let ctx = session.context();
    let (body, op) = match read_bytecode(&session, input) {
        Ok(read) => read,
        Err(words) => return refused(&words),
    };
    let text = generic(ctx, &body, op)?;
    let written = couloir_bytecode::write(Scope::new(ctx, &body).op(op), &WriteOptions::default());
    let Ok(written) = written else { return Ok(Outcome::Refused) };
    let session = Session::new();
    let (body, op) = read_bytecode(&session, &written)
        .map_err(|words| format!("bytecode does not read back: {words}"))?;
    same(&text, &generic(session.context(), &body, op)?)
}

/// Passes that print or write files, and one that fails without a word.
const LEFT_OUT: &[&str] =
    &["print-ir", "print-op-stats", "snapshot-op-locations", "test-pass-failure", "view-op-graph"];

/// Between the passes that one byte stands for in one place of a line and in the next: there are
/// more passes than bytes.
const STEP: usize = 97;

/// How many passes of a line run.
const MOST_PASSES: usize = 6;

/// The pipeline that the bytes of a line stand for.
pub(crate) fn pipeline_of(session: &Session, line: &[u8]) -> String {
    let all = session.passes().all();
    let passes = line.iter().take(MOST_PASSES).enumerate().filter_map(|(at, &byte)| {
        let pass = all.get((usize::from(byte) + at * STEP) % all.len())?;
        let name = (!LEFT_OUT.contains(&pass.name)).then_some(pass.name)?;
        Some(match pass.anchor {
            None | Some("builtin.module") => name.to_owned(),
            Some(anchor) => format!("{anchor}({name})"),
        })
    });
    format!("builtin.module({})", passes.collect::<Vec<_>>().join(","))
}

/// The pipeline of a line: its text after a `=`, or what its bytes stand for.
fn pipeline_in(session: &Session, line: &[u8]) -> Result<String, String> {
    let Some(text) = line.strip_prefix(b"=") else { return Ok(pipeline_of(session, line)) };
    let text = String::from_utf8_lossy(text).into_owned();
    match LEFT_OUT.iter().find(|&&name| text.contains(name)) {
        None => Ok(text),
        Some(name) => Err(format!("`{name}` is not run here")),
    }
}

fn pipeline(input: &[u8]) -> Result<Outcome, String> {
    let mut parts = input.splitn(2, |&byte| byte == b'\n');
    let (line, text) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
    let (session, alone) = (Session::new(), Session::with_options(single_threaded()));
    let pipeline = match pipeline_in(&session, line) {
        Ok(pipeline) => pipeline,
        Err(words) => return refused(&words),
    };
    let of = |broken: String| format!("{pipeline}: {broken}");
    let mut module = match session.parse("input", text) {
        Ok(module) => module,
        Err(error) => return refused(&error.to_string()),
    };
    let ran = module.run(&pipeline);
    let mut other = alone.parse("input", text).map_err(|_| of("not read on one thread".into()))?;
    let ran_alone = other.run(&pipeline);
    let shown = |ran: &Result<(), couloir::Error>, module: &Module<'_>| match ran {
        Ok(()) => module.to_string(),
        Err(error) => error.to_string(),
    };
    let (many, one) = (shown(&ran, &module), shown(&ran_alone, &other));
    same(many.as_bytes(), one.as_bytes()).map_err(|broken| of(on_one_thread(&broken)))?;
    match ran {
        Ok(()) => module_reads_back(&module).map_err(of),
        Err(error) => refused(&error.to_string()).map_err(of),
    }
}

/// That LLVM IR made of a module is the same on one thread, and reads back as itself.
fn translate(input: &[u8]) -> Result<Outcome, String> {
    let session = Session::new();
    let module = match session.parse("input", input) {
        Ok(module) => module,
        Err(error) => return refused(&error.to_string()),
    };
    let alone = Session::with_options(single_threaded());
    let other = alone.parse("input", input).map_err(|_| "not read on one thread".to_owned())?;
    let (many, one) = (llvm_ir_of(&session, &module), llvm_ir_of(&alone, &other));
    match (many, one) {
        (Ok(many), Ok(one)) => {
            same(&many, &one).map_err(|broken| on_one_thread(&broken))?;
            llvm_ir_reads_back(&many)
        }
        (Err(many), Err(one)) => {
            same(many.as_bytes(), one.as_bytes()).map_err(|broken| on_one_thread(&broken))?;
            refused(&many)
        }
        _ => Err("translated by one thread or by many only".into()),
    }
}

/// The LLVM IR of a module where that keeps LLVM's rules, or what was reported.
fn llvm_ir_of(session: &Session, module: &Module<'_>) -> Result<Vec<u8>, String> {
    let made = reported(session, || translate_module(session.context(), module.view()))?;
    match verify_rules_with(&made, Definitions::First).first() {
        None => Ok(write_module(&made)),
        Some(error) => Err(error.to_string()),
    }
}

fn on_one_thread(broken: &str) -> String {
    format!("on one thread {broken}")
}

/// The name that modules have that are made by translation.
const TRANSLATED: &str = "LLVMDialectModule";

/// What of LLVM IR is written by translation, here and in MLIR 22, and not read.
const NOT_READ: &[&str] = &[
    "bitwidth for integer type out of range",
    "constant expression type mismatch",
    "huge alignments are not supported yet",
    "identified structure type",
    "initializer with struct type has wrong # elements",
    "invalid linkage for function definition",
    "invalid type for global variable",
    "invalid type for null constant",
    "symbol with local linkage must have default visibility",
];

fn llvm_ir_reads_back(text: &[u8]) -> Result<Outcome, String> {
    match read_module(text, TRANSLATED) {
        Ok(read) => {
            let (first, second) = (without_predecessors(text), write_module(&read.module));
            same(&first, &without_predecessors(&second))
        }
        Err(error) if NOT_READ.iter().any(|words| error.message.starts_with(words)) => {
            Ok(Outcome::Accepted)
        }
        Err(error) => Err(format!("does not read back: {}", error.render("written", text))),
    }
}

/// A text without the comments that list predecessors, which stand in the order of their making.
fn without_predecessors(text: &[u8]) -> Vec<u8> {
    let text = String::from_utf8_lossy(text);
    let lines = text.lines().map(|line| line.split("; preds = ").next().unwrap_or_default());
    lines.flat_map(|line| [line, "\n"]).collect::<String>().into_bytes()
}

fn single_threaded() -> ContextOptions {
    ContextOptions { single_threaded: true, ..ContextOptions::default() }
}
