//! What holds for every input that is read without an error:
//!
//! - **fixpoint**: the printed module reads back as itself;
//! - **generic**: its generic form reads back as the same module;
//! - **bytecode**: each piece of it reads back from bytecode as itself;
//! - **threads**: one thread gives the same bytes as many.
//!
//! No statement is made about a call whose output need not read back: one that
//! prints for people, or that leaves out a verification (see [`SPECIAL`]).
//!
//! A file that holds what does not read back says so: `NO-FIXPOINT:`,
//! `NO-GENERIC:` or `NO-BYTECODE:` and the reason in a comment leaves out that
//! test, and a name that ends in `-no-fixpoint` leaves out all three.

use std::sync::Arc;

use couloir_diag::{DEFAULT_SPLIT_MARKER, split_input};
use couloir_filetest::{Command, FileTest, scripts_of};
use libtest_mimic::{Failed, Trial};

use crate::tool;

/// Flags that the second reading repeats: how text is split and printed. Whatever
/// else a RUN line says has had its effect by then.
const REPEATED: [&str; 6] = [
    "allow-unregistered-dialect",
    "legacy-syntax",
    "split-input-file",
    "no-implicit-module",
    "mlir-identified-type-aliases",
    "mlir-print-",
];

const GENERIC: &str = "--mlir-print-op-generic";

type Check = fn(&Call) -> Result<(), Failed>;

/// A call of `mlir-opt` on the test file that is meant to succeed.
struct Call {
    argv: Vec<String>,
    test: Arc<FileTest>,
}

/// The tests of one file: none if no RUN line reads it and succeeds.
pub(crate) fn trials(test: &Arc<FileTest>) -> Vec<Trial> {
    let calls: Arc<Vec<Call>> = Arc::new(calls(test));
    if calls.is_empty() {
        return Vec::new();
    }
    let holds = |mark: &str| !test.path.contains("-no-fixpoint.") && !test.text.contains(mark);
    let checks: [(&str, Check, bool); 4] = [
        ("fixpoint", fixpoint, holds("NO-FIXPOINT:")),
        ("generic", generic, holds("NO-GENERIC:")),
        ("bytecode", bytecode, holds("NO-BYTECODE:")),
        ("threads", threads, true),
    ];
    let held = checks.into_iter().filter(|(_, _, holds)| *holds);
    held.map(|(name, check, _)| trial(test, name, &calls, check)).collect()
}

fn trial(test: &FileTest, name: &str, calls: &Arc<Vec<Call>>, check: Check) -> Trial {
    let calls = Arc::clone(calls);
    Trial::test(format!("{} {name}", test.path), move || calls.iter().try_for_each(check))
}

fn calls(test: &Arc<FileTest>) -> Vec<Call> {
    let scripts = scripts_of(&test.text, &test.path, "").unwrap_or_default();
    let first = scripts.iter().filter_map(|script| script.pipelines.first()?.first());
    let mut calls: Vec<Vec<String>> = Vec::new();
    for command in first.filter(|command| reads_and_succeeds(command, &test.path)) {
        let mut argv = command.argv.clone();
        argv.retain(|argument| flag_name(argument) != flag_name(GENERIC));
        if !calls.contains(&argv) {
            calls.push(argv);
        }
    }
    calls.into_iter().map(|argv| Call { argv, test: Arc::clone(test) }).collect()
}

/// Flags after which standard output is not the module alone, or not one that
/// reads back. The first must be the whole name, the others begin it.
const SPECIAL: [&str; 9] = [
    "o",
    "emit-bytecode",
    "verify-diagnostics",
    "verify-each",
    "mlir-elide",
    "mlir-pretty-debuginfo",
    "mlir-print-ir",
    "mlir-very-unsafe",
    "show-dialects",
];

fn reads_and_succeeds(command: &Command, path: &str) -> bool {
    let special = |argument: &String| {
        let name = flag_name(argument).unwrap_or("");
        SPECIAL.iter().any(|flag| name == *flag || (flag.len() > 1 && name.starts_with(flag)))
    };
    command.argv.first().is_some_and(|tool| tool == "mlir-opt")
        && !command.negated
        && command.argv.iter().any(|argument| argument == path)
        && !command.argv.iter().any(special)
}

/// The name of a flag, after one dash or two.
fn flag_name(argument: &str) -> Option<&str> {
    let flag = argument.strip_prefix('-')?;
    Some(flag.strip_prefix('-').unwrap_or(flag))
}

impl Call {
    /// What the call prints with `more` flags.
    fn output(&self, more: &[&str]) -> Result<Vec<u8>, Failed> {
        let mut argv = self.argv.clone();
        argv.extend(more.iter().map(|&flag| flag.to_owned()));
        run(&argv, b"")
    }

    /// What reading `text` again prints.
    fn again(&self, text: &[u8]) -> Result<Vec<u8>, Failed> {
        let repeated = |argument: &&String| {
            flag_name(argument)
                .is_some_and(|name| REPEATED.iter().any(|flag| name.starts_with(flag)))
        };
        let mut argv = vec!["mlir-opt".to_owned(), "-".to_owned()];
        argv.extend(self.argv.iter().filter(repeated).cloned());
        run(&argv, text)
    }

    /// That two outputs are the same bytes.
    fn same(&self, got: &[u8], want: &[u8]) -> Result<(), Failed> {
        if got == want {
            return Ok(());
        }
        let (got, want) = (String::from_utf8_lossy(got), String::from_utf8_lossy(want));
        let line = got.lines().zip(want.lines()).take_while(|(a, b)| a == b).count();
        let at = |text: &str| text.lines().nth(line).unwrap_or("<the end>").to_owned();
        let call = self.argv.join(" ");
        let (got, want) = (at(&got), at(&want));
        Err(format!("`{call}`, line {}\n  first:  {want}\n  second: {got}", line + 1).into())
    }
}

fn run(argv: &[String], stdin: &[u8]) -> Result<Vec<u8>, Failed> {
    let output = tool::call(argv, stdin);
    if output.status == 0 {
        return Ok(output.stdout);
    }
    let (call, status) = (argv.join(" "), output.status);
    let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
    Err(format!("`{call}`: exit status {status}\n{stderr}").into())
}

fn fixpoint(call: &Call) -> Result<(), Failed> {
    let printed = call.output(&[])?;
    call.same(&call.again(&printed)?, &printed)
}

fn generic(call: &Call) -> Result<(), Failed> {
    let generic = call.output(&[GENERIC])?;
    call.same(&call.again(&generic)?, &call.output(&[])?)
}

const SPLIT: &str = "--split-input-file";

/// Bytecode is of one module, so the pieces of a file that is split are read
/// one by one.
fn bytecode(call: &Call) -> Result<(), Failed> {
    let split = call.argv.iter().any(|argument| flag_name(argument) == flag_name(SPLIT));
    let text = call.test.text.as_bytes();
    if !split {
        return bytecode_of(call, text);
    }
    let pieces = split_input(text, DEFAULT_SPLIT_MARKER).chunks;
    pieces.into_iter().try_for_each(|piece| bytecode_of(call, &text[piece]))
}

fn bytecode_of(call: &Call, text: &[u8]) -> Result<(), Failed> {
    let mut argv = call.argv.clone();
    argv.retain(|argument| flag_name(argument) != flag_name(SPLIT));
    argv.iter_mut()
        .filter(|argument| **argument == call.test.path)
        .for_each(|path| "-".clone_into(path));
    let printed = run(&argv, text)?;
    let alone = Call { argv, test: Arc::clone(&call.test) };
    let written = run(&[alone.argv.clone(), vec!["--emit-bytecode".to_owned()]].concat(), text)?;
    alone.same(&alone.again(&written)?, &printed)
}

fn threads(call: &Call) -> Result<(), Failed> {
    call.same(&call.output(&["--mlir-disable-threading"])?, &call.output(&[])?)
}
