//! Carries out scripts. A pipeline fails as soon as one of its commands does.

use std::fs;
use std::io::Write as _;

use crate::script::{Command, Script, Sink};
use crate::utility;

/// What a command left behind.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Output {
    /// The exit status; 128 and a signal's number where a signal ended it.
    pub status: i32,
    /// Everything written to standard output.
    pub stdout: Vec<u8>,
    /// Everything written to standard error.
    pub stderr: Vec<u8>,
}

impl Output {
    /// An output of a given status that says `message` on standard error.
    pub fn failure(status: i32, message: impl Into<String>) -> Self {
        Self { status, stdout: Vec::new(), stderr: message.into().into_bytes() }
    }

    /// Whether the tool was ended by a signal, which no test ever expects.
    pub fn crashed(&self) -> bool {
        self.status >= 128
    }

    /// A success that printed `stdout`.
    pub fn success(stdout: impl Into<Vec<u8>>) -> Self {
        Self { status: 0, stdout: stdout.into(), stderr: Vec::new() }
    }
}

/// The tools that scripts call by name.
pub trait Tools {
    /// Runs `argv`, whose first word is the tool's name, on `stdin`.
    fn call(&mut self, argv: &[String], stdin: &[u8]) -> Output;
}

impl<F: FnMut(&[String], &[u8]) -> Output> Tools for F {
    fn call(&mut self, argv: &[String], stdin: &[u8]) -> Output {
        self(argv, stdin)
    }
}

/// Why a script failed.
#[derive(Debug)]
pub struct Failure {
    /// The line of the RUN line.
    pub line: usize,
    /// The command that failed, as words.
    pub argv: Vec<String>,
    /// What it left behind.
    pub output: Output,
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        writeln!(f, "RUN line {}: `{}`", self.line, self.argv.join(" "))?;
        writeln!(f, "exit status {}", self.output.status)?;
        f.write_str(&String::from_utf8_lossy(&self.output.stderr))
    }
}

/// Runs a script; says which command failed and how.
pub fn run_script(script: &Script, tools: &mut dyn Tools) -> Result<(), Box<Failure>> {
    for pipeline in &script.pipelines {
        let mut stream = Vec::new();
        for command in pipeline {
            let (output, next) = run_command(command, stream, tools);
            if output.crashed() || (output.status == 0) == command.negated {
                let argv = command.argv.clone();
                return Err(Box::new(Failure { line: script.line, argv, output }));
            }
            stream = next;
        }
    }
    Ok(())
}

/// Runs one command and routes its streams; the second value is what the next
/// command of the pipeline reads.
fn run_command(command: &Command, stream: Vec<u8>, tools: &mut dyn Tools) -> (Output, Vec<u8>) {
    let stdin = match &command.stdin {
        None => stream,
        Some(path) => match fs::read(path) {
            Ok(bytes) => bytes,
            Err(error) => return (Output::failure(1, format!("{path}: {error}")), Vec::new()),
        },
    };
    let output =
        utility::call(&command.argv, &stdin).unwrap_or_else(|| tools.call(&command.argv, &stdin));
    match route(command, &output) {
        Ok(next) => (output, next),
        Err(error) => (Output::failure(1, error.to_string()), Vec::new()),
    }
}

/// Sends both streams where they go. Diagnostics are written as they arise, the
/// result at the end: where they meet, standard error comes first.
fn route(command: &Command, output: &Output) -> std::io::Result<Vec<u8>> {
    let mut next = Vec::new();
    send(&command.stderr, &output.stderr, &mut next)?;
    match &command.stdout {
        Sink::File(path, _) if command.stderr == command.stdout => {
            write_file(path, true, &output.stdout)?;
        }
        sink => send(sink, &output.stdout, &mut next)?,
    }
    Ok(next)
}

fn send(sink: &Sink, bytes: &[u8], next: &mut Vec<u8>) -> std::io::Result<()> {
    match sink {
        Sink::Pipe => next.extend_from_slice(bytes),
        Sink::Report => {}
        Sink::File(path, append) => write_file(path, *append, bytes)?,
    }
    Ok(())
}

fn write_file(path: &str, append: bool, bytes: &[u8]) -> std::io::Result<()> {
    let mut options = fs::OpenOptions::new();
    options.create(true).write(true).append(append).truncate(!append);
    options.open(path)?.write_all(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::script::scripts_of;

    fn upper(argv: &[String], stdin: &[u8]) -> Output {
        match argv[0].as_str() {
            "upper" => Output::success(stdin.to_ascii_uppercase()),
            _ => Output::failure(2, "bad\n"),
        }
    }

    fn run(text: &str) -> Result<(), Box<Failure>> {
        let directory = tempfile::tempdir().unwrap();
        let temporary = directory.path().join("t").display().to_string();
        let scripts = scripts_of(text, "x.mlir", &temporary).unwrap();
        scripts.iter().try_for_each(|script| run_script(script, &mut upper))
    }

    #[test]
    fn pipes_files_and_status() {
        run("// RUN: echo abc > %t && upper < %t | upper > %t.2 && not cmp %t %t.2").unwrap();
        run("// RUN: echo ABC > %t && echo abc | upper > %t.2 && diff %t %t.2").unwrap();
        run("// RUN: not fail 2>&1 | upper > %t && echo BAD > %t.2 && cmp %t %t.2").unwrap();
    }

    #[test]
    fn streams_go_where_they_are_sent() {
        run("// RUN: not fail 2>&1 >/dev/null | upper > %t && echo BAD > %t.2 && cmp %t %t.2")
            .unwrap();
        run("// RUN: not fail > %t 2>&1 && echo bad > %t.2 && cmp %t %t.2").unwrap();
    }

    #[test]
    fn a_failing_stage_fails_the_script() {
        let failure = run("// RUN: fail | upper").unwrap_err();
        assert_eq!(failure.to_string(), "RUN line 1: `fail`\nexit status 2\nbad\n");
    }
}
