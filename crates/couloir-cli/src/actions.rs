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
    /// Whether both go to standard output, where they mix.
    mixed: bool,
}

/// The log, and the profile as events of a trace.
struct Texts {
    log: String,
    profile: String,
    /// Whether there is an event.
    any: bool,
}

impl Texts {
    fn new() -> Self {
        Texts { log: String::new(), profile: "[".to_owned(), any: false }
    }

    /// Where the log is written.
    fn log(&mut self, mixed: bool) -> &mut String {
        if mixed { &mut self.profile } else { &mut self.log }
    }

    /// Adds an event.
    fn event(&mut self, kind: char, time: u128, more: &str) {
        let comma = if std::mem::replace(&mut self.any, true) { ",\n" } else { "" };
        _ = write!(
            self.profile,
            "{comma}{{\"name\": \"{TAG}\", \"cat\": \"PERF\", \"ph\": \"{kind}\", \"pid\": 0, \
             \"tid\": {tid}, \"ts\": {time}{more}}}",
            tid = std::process::id(),
        );
    }
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
        let mixed = outputs.iter().flatten().filter(|output| output.is_stdout()).count() == 2;
        let texts = Mutex::new(Texts::new());
        Actions { tool, filter, start: Instant::now(), texts, outputs, mixed }
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
            let log = texts.log(self.mixed);
            _ = writeln!(log, "[thread {tool}] begins (no breakpoint) Action {what} ({unit})`");
        }
        texts.event('B', time, &format!(", \"args\": {{\"desc\": \"{what}\"}}"));
    }

    fn end(&self, op: OpRef<'_>) {
        let time = self.start.elapsed().as_micros();
        let mut texts = self.texts();
        if self.is_logged(op) {
            _ = writeln!(texts.log(self.mixed), "[thread {}] completed `{TAG}`", self.tool);
        }
        texts.event('E', time, "");
    }

    /// Writes everything to where it belongs, but for what closes the profile on standard output:
    /// that is given back, to follow all else.
    pub(crate) fn finish(
        self,
        session: &mut Session,
        (way, out): (&mut WayOut<'_>, &mut Vec<u8>),
    ) -> &'static str {
        let texts = self.texts.into_inner().unwrap_or_else(PoisonError::into_inner);
        let (log, mut profile) = (texts.log, texts.profile);
        let stays_open = self.outputs[1].as_ref().is_some_and(OutputFile::is_stdout);
        if !stays_open {
            profile.push_str(CLOSE);
        }
        for (output, text) in self.outputs.into_iter().zip([log, profile]) {
            match output.map(|output| output.finish(text.into_bytes())) {
                Some(Ok(text)) => way.append(out, &text),
                Some(Err(error)) => session.say(&error),
                None => {}
            }
        }
        if stays_open { CLOSE } else { "" }
    }
}

/// What ends the list of events.
const CLOSE: &str = "]";

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
