//! Logs and profiles of what is done (`--log-actions-to`, `--profile-actions-to`):
//! of passes and of running them on the ops inside of an op, not of patterns.

use std::fmt::Write;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use couloir_asm::print::{PrintOptions, print_op};
use couloir_diag::Place;
use couloir_ir::{Failure, OpRef};
use couloir_pass::{At, Instrument, Options, PassDef, Pipeline};

use crate::cl::{Line, number};
use crate::counters;
use crate::io::{OutputFile, WayOut};
use crate::session::Session;

/// The kind of action there is.
pub(crate) const TAG: &str = "pass-execution";
/// What runs passes on the ops inside of one.
const INSIDE: &str = "mlir::detail::OpToOpPassAdaptor";

/// Writes down what passes do.
pub(crate) struct Actions<'a> {
    tool: &'a str,
    filter: Option<Filter<'a>>,
    start: Instant,
    texts: Mutex<Texts>,
    /// Where the log and the profile go.
    outputs: [Option<OutputFile>; 2],
}

/// The log, and the profile as events of a trace.
#[derive(Default)]
struct Texts {
    log: String,
    profile: String,
}

/// A place in a file.
struct Filter<'a> {
    file: &'a str,
    /// All lines where none is given.
    line: Option<i128>,
    /// All columns where none is given.
    column: Option<i128>,
}

impl<'a> Filter<'a> {
    /// `file:line:column`, `file:line` or `file`; what follows a colon and is no number belongs
    /// to the file's name. -1 is any line or column.
    fn parse(text: &'a str) -> Self {
        let whole = Filter { file: text, line: None, column: None };
        let Some((rest, last)) = text.rsplit_once(':') else { return whole };
        if last.is_empty() {
            return Filter { file: rest, ..whole };
        }
        let Some(last) = number(last) else { return whole };
        let given = |number: i128| Some(number).filter(|&number| number != -1);
        let before = rest.rsplit_once(':').and_then(|(file, line)| Some((file, number(line)?)));
        match before {
            Some((file, line)) => Filter { file, line: given(line), column: given(last) },
            None => Filter { file: rest, line: given(last), column: None },
        }
    }

    fn has(&self, op: OpRef<'_>) -> bool {
        let (file, line, column) = match op.location().place(op.ctx()) {
            Place::Pos(pos) => match op.ctx().sources().resolve(pos) {
                Some((file, at)) => (file, at.line, at.col),
                None => return false,
            },
            Place::LineCol { file, line, col } => (file, line, col),
            _ => return false,
        };
        let fits = |own: Option<i128>, number: u32| own.is_none_or(|own| own == i128::from(number));
        *file == *self.file && fits(self.line, line) && fits(self.column, column)
    }
}

/// What is said of a filter that names no file.
pub(crate) const EMPTY_FILTER: &str = "error: initializing FileLineColLocBreakpoint with empty \
                                       file name\nInvalid location filter: \n";

/// The places that the command line gives.
fn filters(line: &Line) -> impl Iterator<Item = &str> {
    line.values("log-mlir-actions-filter").flat_map(|given| given.split(','))
}

/// Whether one of the places is empty.
pub(crate) fn is_filter_empty(line: &Line) -> bool {
    filters(line).any(str::is_empty)
}

/// The file that a flag names, if it names one.
fn file_of<'a>(line: &'a Line, flag: &str) -> Option<&'a str> {
    line.value(flag).filter(|file| !file.is_empty())
}

/// Whether the command line asks for any of this.
pub(crate) fn are_wanted(line: &Line) -> bool {
    file_of(line, "log-actions-to").is_some() || file_of(line, "profile-actions-to").is_some()
}

/// Whether actions are told to anybody, be it a debugger that is not there.
pub(crate) fn are_registered(line: &Line) -> bool {
    are_wanted(line) || line.on("mlir-enable-debugger-hook")
}

impl<'a> Actions<'a> {
    /// What the command line asks for; files that cannot be opened are reported.
    pub(crate) fn new(line: &'a Line, tool: &'a str, session: &mut Session) -> Self {
        let registered = are_registered(line);
        if registered {
            session.say("ExecutionContext registered on the context");
        }
        if registered && counters::are_wanted(line) {
            session.say(counters::DISABLED);
        }
        let mut failed = false;
        let mut outputs = ["log-actions-to", "profile-actions-to"].map(|flag| {
            let opened = OutputFile::open(file_of(line, flag).filter(|_| !failed)?);
            let message = |error| format!("error: Opening file for --{flag} failed: {error}");
            failed |= opened.is_err();
            opened.map_err(|error| session.say(&message(error))).ok()
        });
        if failed {
            // Nothing more is set up, and nobody is told.
            outputs = [None, None];
        }
        if registered {
            let hook = line.on("mlir-enable-debugger-hook") && !failed;
            session.say(if hook { " (with Debugger hook)\n" } else { "\n" });
        }
        // Of several places upstream keeps the last.
        let filter = filters(line).last().map(Filter::parse);
        Actions { tool, filter, start: Instant::now(), texts: Mutex::default(), outputs }
    }

    fn texts(&self) -> MutexGuard<'_, Texts> {
        self.texts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_logged(&self, op: OpRef<'_>) -> bool {
        self.filter.as_ref().is_none_or(|filter| filter.has(op))
    }

    fn begin(&self, class: &str, op: OpRef<'_>) {
        let what = format!("`{TAG}` running `{class}` on Operation `{}`", op.name());
        let time = self.start.elapsed().as_micros();
        let mut texts = self.texts();
        if self.is_logged(op) {
            let (tool, unit) = (self.tool, without_regions(op));
            let log = &mut texts.log;
            _ = writeln!(log, "[thread {tool}] begins (no breakpoint) Action {what} ({unit})`");
        }
        let start = if texts.profile.is_empty() { "[" } else { ",\n" };
        _ = write!(
            texts.profile,
            "{start}{{\"name\": \"{TAG}\", \"cat\": \"PERF\", \"ph\": \"B\", \"pid\": 0, \
             \"tid\": {tid}, \"ts\": {time}, \"args\": {{\"desc\": \"{what}\"}}}}",
            tid = std::process::id(),
        );
    }

    fn end(&self, op: OpRef<'_>) {
        let time = self.start.elapsed().as_micros();
        let mut texts = self.texts();
        if self.is_logged(op) {
            _ = writeln!(texts.log, "[thread {}] completed `{TAG}`", self.tool);
        }
        _ = write!(
            texts.profile,
            ",\n{{\"name\": \"{TAG}\", \"cat\": \"PERF\", \"ph\": \"E\", \"pid\": 0, \
             \"tid\": {tid}, \"ts\": {time}}}",
            tid = std::process::id(),
        );
    }

    /// Writes everything to where it belongs.
    pub(crate) fn finish(self, session: &mut Session, (way, out): (&mut WayOut<'_>, &mut Vec<u8>)) {
        let Texts { log, mut profile } =
            self.texts.into_inner().unwrap_or_else(PoisonError::into_inner);
        if profile.is_empty() {
            profile.push('[');
        }
        profile.push(']');
        for (output, text) in self.outputs.into_iter().zip([log, profile]) {
            match output.map(|output| output.finish(text.into_bytes())) {
                Some(Ok(text)) => way.append(out, &text),
                Some(Err(error)) => session.say(&error),
                None => {}
            }
        }
    }
}

/// An op's text with `{...}` for its regions.
fn without_regions(op: OpRef<'_>) -> String {
    let mut text = Vec::new();
    let options = PrintOptions { skip_regions: true, local_scope: true, ..PrintOptions::default() };
    _ = print_op(op, &options, &mut text);
    String::from_utf8_lossy(&text).trim_end().to_owned()
}

impl Instrument for Actions<'_> {
    fn before(&self, pass: &PassDef, options: &Options, at: At<'_>) {
        self.begin(options.class(pass), at.op);
    }

    fn after(&self, _: &PassDef, _: &Options, at: At<'_>, _: Result<(), Failure>) {
        self.end(at.op);
    }

    fn enter(&self, at: At<'_>, _: &[Pipeline]) {
        self.begin(INSIDE, at.op);
    }

    fn leave(&self, at: At<'_>) {
        self.end(at.op);
    }

    /// One after the other, so that the log is in order.
    fn wants_whole(&self) -> bool {
        true
    }
}
