//! The command line: `couloir compile`, `opt`, `translate`; and the tools
//! `mlir-opt` and `mlir-translate`, when called by their names.
//!
//! - [`run`]: a whole invocation, on a [`Host`] that gives input and takes output;
//! - [`run_captured`]: the same with everything in memory, for tests;
//! - `cl`: LLVM's way of writing flags; `flags`: the flags there are;
//! - `opt`, `translate`, `compile`, `diff`, `reduce`: the commands;
//! - `io`, `session`: reading, reporting, writing, that all commands share.
//!
//! Invariants: a run writes no files but those named on its command line, and
//! those whole or not at all; runs side by side know nothing of each other.

mod actions;
mod check;
mod cl;
mod compile;
mod counters;
mod diff;
mod dump;
mod flags;
mod front;
mod in_turn;
mod io;
mod limits;
mod memory;
mod opt;
mod passes;
mod plan;
mod reasons;
mod reduce;
mod reproducer;
mod roundtrip;
mod semantics;
mod session;
mod timing;
mod translate;

use std::cell::Cell;
use std::ffi::{OsStr, OsString};
use std::path::Path;
use std::sync::Once;

pub use limits::{Limits, TICK};
use session::{Call, Style};

/// Stack of the thread that works, and of the threads that help it: nesting
/// that the parser allows must fit.
pub const STACK_BYTES: usize = 256 << 20;

/// Where an invocation gets its input from and leaves its output.
pub trait Host {
    /// All of standard input.
    ///
    /// # Errors
    /// When it cannot be read.
    fn stdin(&mut self) -> std::io::Result<Vec<u8>>;
    /// Writes to standard output.
    ///
    /// # Errors
    /// When it cannot be written, for example because nobody reads it.
    fn stdout(&mut self, bytes: &[u8]) -> std::io::Result<()>;
    /// Writes to standard error.
    fn stderr(&mut self, bytes: &[u8]);
    /// Whether diagnostics may be coloured.
    fn colors(&self) -> bool;
    /// Told what the invocation may take at most, once it is known.
    fn limit(&mut self, _limits: Limits) {}
}

/// Which tool an invocation is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Tool {
    Couloir,
    Opt,
    Translate,
}

impl Tool {
    /// The tool a program name means: the name alone, with or without a
    /// version (`mlir-opt-22`) and an ending.
    fn named(program: &OsStr) -> Tool {
        let stem = Path::new(program).file_stem().and_then(OsStr::to_str).unwrap_or_default();
        let name = stem.trim_end_matches(|c: char| c.is_ascii_digit()).trim_end_matches('-');
        match name {
            "mlir-opt" => Tool::Opt,
            "mlir-translate" => Tool::Translate,
            _ => Tool::Couloir,
        }
    }
}

/// Runs an invocation; the exit status is returned.
pub fn run(argv: &[OsString], host: &mut dyn Host) -> i32 {
    let Some((program, rest)) = argv.split_first() else { return 1 };
    let name = Path::new(program).file_name().and_then(OsStr::to_str).unwrap_or("couloir");
    let call = Call { name, style: Style::Text };
    match Tool::named(program) {
        Tool::Opt => opt::run(&call, rest, host),
        Tool::Translate => translate::run(&call, rest, host),
        Tool::Couloir => match rest.split_first().map(|(first, _)| Tool::named(first)) {
            Some(Tool::Opt | Tool::Translate) => run(rest, host),
            _ => front::run(argv, host),
        },
    }
}

/// More threads than this are of no use to any run.
const MAX_WORKERS: usize = 256;

thread_local! {
    /// Whether this thread lasts as long as the process.
    static LASTS: Cell<bool> = const { Cell::new(false) };
}

/// The same as [`run`] on a thread that does nothing else before the process ends: it is one of
/// those that work, so that none waits for others while these share what it leaves idle.
pub fn run_last(argv: &[OsString], host: &mut dyn Host) -> i32 {
    LASTS.set(true);
    run(argv, host)
}

/// Threads that help have the stack that the working thread has. To be
/// called before there is work for any. There are as many as cores where none are asked for.
pub(crate) fn set_up_workers(threads: usize) {
    static DONE: Once = Once::new();
    // Fails where the process has workers already; those serve as well.
    DONE.call_once(|| {
        let workers = rayon::ThreadPoolBuilder::new().num_threads(threads.min(MAX_WORKERS));
        let workers = if LASTS.get() { workers.use_current_thread() } else { workers };
        _ = workers.stack_size(STACK_BYTES).build_global();
    });
}

/// What an invocation left behind.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Output {
    /// The exit status.
    pub status: i32,
    /// What was written to standard output.
    pub stdout: Vec<u8>,
    /// What was written to standard error.
    pub stderr: Vec<u8>,
}

impl Output {
    /// A success that prints this.
    pub(crate) fn success(stdout: impl Into<Vec<u8>>) -> Self {
        Output { status: 0, stdout: stdout.into(), stderr: Vec::new() }
    }

    /// A failure that says this on standard error.
    pub(crate) fn failure(stderr: impl Into<Vec<u8>>) -> Self {
        Output { status: 1, stdout: Vec::new(), stderr: stderr.into() }
    }

    /// Hands everything to the host; the exit status is returned.
    pub(crate) fn deliver(self, host: &mut dyn Host) -> i32 {
        host.stderr(&self.stderr);
        match host.stdout(&self.stdout) {
            Ok(()) => self.status,
            Err(error) => {
                host.stderr(io::cannot_write_stdout(&error).as_bytes());
                1
            }
        }
    }
}

/// Runs an invocation with its input and output in memory.
pub fn run_captured(argv: &[OsString], stdin: &[u8]) -> Output {
    let mut host = Captured { stdin: stdin.to_vec(), output: Output::default() };
    host.output.status = run(argv, &mut host);
    host.output
}

struct Captured {
    stdin: Vec<u8>,
    output: Output,
}

impl Host for Captured {
    fn stdin(&mut self) -> std::io::Result<Vec<u8>> {
        Ok(std::mem::take(&mut self.stdin))
    }

    fn stdout(&mut self, bytes: &[u8]) -> std::io::Result<()> {
        self.output.stdout.extend_from_slice(bytes);
        Ok(())
    }

    fn stderr(&mut self, bytes: &[u8]) {
        self.output.stderr.extend_from_slice(bytes);
    }

    fn colors(&self) -> bool {
        false
    }
}

#[cfg(test)]
mod tests;
