//! Shrinks an input while a test still finds it interesting: `couloir reduce`.
//!
//! - [`reduce`]: the whole; [`Test`] is what finds a candidate interesting;
//! - [`ShellTest`], [`DifferenceTest`]: tests that run commands;
//! - `search`: which places of an input are tried, in which order, several at a time;
//! - `mlir`: edits of MLIR modules; `llvm`: edits of LLVM IR; `text`: edits of any text.
//!
//! Invariants: every candidate of an input that can be read can be read and verifies; the result
//! is the same for any number of threads; a step tries at most twice as many candidates as there
//! are places, and a few for each that succeeds.

mod command;
mod llvm;
mod mlir;
mod search;
mod text;

use std::panic::{AssertUnwindSafe, catch_unwind};

pub use command::{DifferenceTest, Expected, ShellTest, Tool};
pub use search::Progress;
use search::Search;

/// Finds candidates interesting, or not.
pub trait Test: Sync {
    /// Whether this candidate is as interesting as the input.
    fn is_interesting(&self, candidate: &[u8]) -> bool;
}

impl<F: Fn(&[u8]) -> bool + Sync> Test for F {
    fn is_interesting(&self, candidate: &[u8]) -> bool {
        self(candidate)
    }
}

/// How an input is reduced.
#[derive(Clone, Debug)]
pub struct Options {
    /// How many candidates are tested at the same time.
    pub threads: usize,
    /// After how many tests to stop.
    pub max_tries: usize,
    /// The stack of the threads that read candidates.
    pub stack: usize,
}

impl Default for Options {
    fn default() -> Self {
        Self { threads: 1, max_tries: 100_000, stack: 64 << 20 }
    }
}

/// What came of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reduced {
    /// The smallest interesting input that was found.
    pub bytes: Vec<u8>,
    /// How many candidates were tested.
    pub tries: usize,
    /// How the input was understood.
    pub kind: Kind,
}

/// How an input is understood.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// An MLIR module.
    Mlir,
    /// The same, in bytecode.
    Bytecode,
    /// LLVM IR.
    LlvmIr,
    /// Lines and words.
    Text,
}

impl Kind {
    /// In a message.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Mlir => "MLIR",
            Kind::Bytecode => "MLIR bytecode",
            Kind::LlvmIr => "LLVM IR",
            Kind::Text => "text",
        }
    }
}

/// A way to make a text smaller.
pub(crate) trait Step: Sync {
    /// What it does, in a word or two.
    fn name(&self) -> &str;
    /// How many places it could change.
    fn places(&self, text: &[u8]) -> usize;
    /// The text changed at these places; none where that cannot be or changes nothing.
    fn change(&self, text: &[u8], places: std::ops::Range<usize>) -> Option<Vec<u8>>;
}

/// What a candidate is to the test: the text itself, or what is made of it.
type Emit = Option<fn(&[u8]) -> Option<Vec<u8>>>;

/// The bytes that a text stands for.
fn emitted(emit: Emit, text: &[u8]) -> Option<Vec<u8>> {
    emit.map_or_else(|| Some(text.to_vec()), |emit| emit(text))
}

/// Shrinks an input that the test finds interesting; none where it does not. `progress` is told
/// of each step that made it smaller, with the bytes so far.
pub fn reduce(
    input: &[u8],
    test: &dyn Test,
    options: &Options,
    progress: &mut Progress<'_>,
) -> Option<Reduced> {
    let mut search = Search::new(test, options, progress);
    if !search.test(input, input) {
        return None;
    }
    let (kind, text) = understood(input, &mut search);
    search.emit = emit_of(kind);
    let steps = match kind {
        Kind::Mlir | Kind::Bytecode => mlir::steps(),
        Kind::LlvmIr => llvm::steps(),
        Kind::Text => text::steps(any),
    };
    let text = search.run(&steps, text);
    let bytes = emitted(search.emit, &text).unwrap_or(text);
    Some(Reduced { bytes, tries: search.tries(), kind })
}

fn emit_of(kind: Kind) -> Emit {
    (kind == Kind::Bytecode).then_some(mlir::bytecode)
}

fn any(_: &[u8]) -> bool {
    true
}

/// Finds the form of an input that is as interesting and that most can be done with.
fn understood(input: &[u8], search: &mut Search<'_>) -> (Kind, Vec<u8>) {
    let forms: [(Kind, fn(&[u8]) -> Option<Vec<u8>>); 3] =
        [(Kind::Mlir, mlir::normal), (Kind::Bytecode, mlir::normal), (Kind::LlvmIr, llvm::normal)];
    for (kind, normal) in forms {
        if kind == Kind::Bytecode && !couloir_bytecode::is_bytecode(input) {
            continue;
        }
        let text = search.deeply(|| quietly(|| normal(input)).flatten()).flatten();
        let bytes = text.as_deref().and_then(|text| emitted(emit_of(kind), text));
        if let (Some(text), Some(bytes)) = (text, bytes)
            && search.test(&text, &bytes)
        {
            return (kind, text);
        }
    }
    (Kind::Text, input.to_vec())
}

/// Does something that may panic, since what is reduced may be what makes it panic.
pub(crate) fn quietly<T>(work: impl FnOnce() -> T) -> Option<T> {
    catch_unwind(AssertUnwindSafe(work)).ok()
}

#[cfg(test)]
mod tests;
