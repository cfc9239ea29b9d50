//! The text form: what MLIR's tools print on standard error, byte for byte.
//!
//! Invariants: source lines are copied as bytes, tabs expanded to multiples of eight columns;
//! a line with a byte outside ASCII gets no caret line; a line and column that do not exist in
//! their file get no source line at all. What is printed stays in proportion to the input:
//! beyond a limit, long source lines are left out.

use std::cell::Cell;
use std::ops::Range;
use std::sync::Arc;

use crate::bytes::message_bytes;
use crate::diagnostic::{Diagnostic, Place, Severity, Span};
use crate::source::{BytePos, LineCol, SourceFile, SourceMap};

/// Tabs move to the next multiple of this many columns.
const TAB_STOP: usize = 8;

/// Number of `called from` notes printed for one diagnostic.
const CALL_STACK_LIMIT: usize = 10;

/// Source lines longer than this count towards the limit.
const LONG_LINE: usize = 1024;

/// How many bytes of long source lines are printed.
const MOST_OF_LONG_LINES: usize = 64 << 20;

/// What is printed, as `--mlir-diagnostic-verbosity-level` says.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Ord, PartialOrd)]
pub enum Verbosity {
    /// Errors only.
    Errors,
    /// Errors and warnings.
    Warnings,
    /// Errors, warnings and remarks.
    #[default]
    Remarks,
}

impl Verbosity {
    fn shows(self, severity: Severity) -> bool {
        match severity {
            Severity::Error | Severity::Note | Severity::Plain | Severity::Output => true,
            Severity::Warning => self >= Verbosity::Warnings,
            Severity::Remark => self >= Verbosity::Remarks,
        }
    }
}

/// Options of the text form.
#[derive(Copy, Clone, Debug)]
pub struct TextOptions {
    /// Whether notes are printed.
    pub notes: bool,
    /// Which severities are printed.
    pub verbosity: Verbosity,
    /// Whether files named by locations are opened to show their source lines.
    pub open_files: bool,
}

impl Default for TextOptions {
    fn default() -> Self {
        TextOptions { notes: true, verbosity: Verbosity::Remarks, open_files: true }
    }
}

/// Prints diagnostics in MLIR's text form.
pub struct TextRenderer<'a> {
    map: &'a SourceMap,
    options: TextOptions,
    /// How many bytes of long lines were printed.
    long_lines: Cell<usize>,
}

/// A place with its file looked up.
#[derive(PartialEq)]
enum Spot {
    Unknown,
    Text(Arc<str>),
    File { name: Arc<str>, line: u32, col: u32 },
}

impl<'a> TextRenderer<'a> {
    /// A renderer with default options.
    pub fn new(map: &'a SourceMap) -> Self {
        Self::with_options(map, TextOptions::default())
    }

    /// A renderer with the given options.
    pub fn with_options(map: &'a SourceMap, options: TextOptions) -> Self {
        TextRenderer { map, options, long_lines: Cell::new(0) }
    }

    /// Appends `d`, the callers of its place and its notes to `out`.
    pub fn render(&self, d: &Diagnostic, out: &mut Vec<u8>) {
        if !self.options.verbosity.shows(d.severity) {
            return;
        }
        if matches!(d.severity, Severity::Plain | Severity::Output) {
            return out.extend_from_slice(d.message.as_bytes());
        }
        self.one(d, true, out);
        let mut last = &d.place;
        for _ in 0..CALL_STACK_LIMIT {
            let Some(caller) = last.caller() else { break };
            self.message(caller, Severity::Note, "called from", true, out);
            last = caller;
        }
        if self.options.notes {
            self.notes(&d.notes, last, out);
        }
    }

    /// The text form of `diagnostics`, one after the other.
    pub fn render_all<'d>(&self, diagnostics: impl IntoIterator<Item = &'d Diagnostic>) -> Vec<u8> {
        let mut out = Vec::new();
        for d in diagnostics {
            self.render(d, &mut out);
        }
        out
    }

    /// A note repeats the source line only where its place differs from the one before.
    fn notes(&self, notes: &[Diagnostic], before: &Place, out: &mut Vec<u8>) {
        let mut last = before;
        for note in notes {
            self.one(note, !self.same(last, &note.place), out);
            last = &note.place;
        }
    }

    fn same(&self, a: &Place, b: &Place) -> bool {
        a == b || (a.caller().is_none() && b.caller().is_none() && self.spot(a) == self.spot(b))
    }

    fn one(&self, d: &Diagnostic, source: bool, out: &mut Vec<u8>) {
        let file = d.underline.and_then(|span| self.map.file_of(span.start));
        match (d.underline, file) {
            (Some(span), Some(file)) => self.on_text(&file, span, d, out),
            _ => self.message(&d.place, d.severity, &d.message, source, out),
        }
    }

    fn message(
        &self,
        place: &Place,
        severity: Severity,
        message: &str,
        source: bool,
        out: &mut Vec<u8>,
    ) {
        match self.spot(place) {
            Spot::Unknown => head(out, "<unknown>:0", severity, message),
            Spot::Text(text) => {
                head(out, "<unknown>:0", severity, &format!("{text}: {message}"));
            }
            Spot::File { name, line, col } => {
                head(out, &format!("{name}:{line}:{col}"), severity, message);
                if source {
                    self.source(place, &name, LineCol { line, col }, out);
                }
            }
        }
    }

    fn spot(&self, place: &Place) -> Spot {
        match place.shown() {
            Place::Pos(pos) => match self.map.resolve(*pos) {
                Some((name, at)) => Spot::File { name, line: at.line, col: at.col },
                None => Spot::Unknown,
            },
            Place::LineCol { file, line, col } => {
                Spot::File { name: file.clone(), line: *line, col: *col }
            }
            Place::Text(text) => Spot::Text(text.clone()),
            Place::Unknown | Place::CallSite { .. } => Spot::Unknown,
        }
    }

    fn source(&self, place: &Place, name: &str, at: LineCol, out: &mut Vec<u8>) {
        let file = match place.shown() {
            Place::Pos(pos) => self.map.file_of(*pos),
            _ if self.options.open_files => self.map.find_or_open(name),
            _ => self.map.find(name),
        };
        let Some(file) = file.filter(|file| self.shows_line(file, at.line)) else { return };
        let Some(offset) = offset_of(&file, at) else { return };
        Line::around(&file, offset).print(0..0, out);
    }

    /// Whether a source line is printed, which then counts.
    fn shows_line(&self, file: &SourceFile, line: u32) -> bool {
        let length = file.line_text(line).len();
        if length <= LONG_LINE {
            return true;
        }
        // The line itself, and as much again for the caret under it.
        let total = self.long_lines.get().saturating_add(length.saturating_mul(2));
        let shows = total <= MOST_OF_LONG_LINES;
        if shows {
            self.long_lines.set(total);
        }
        shows
    }

    /// A diagnostic on the text itself: unlike with a location of IR, there always is a source
    /// line, and the column counts from the last line end of either kind.
    fn on_text(&self, file: &SourceFile, span: Span, d: &Diagnostic, out: &mut Vec<u8>) {
        let at = file.line_col(span.start);
        if !self.shows_line(file, at.line) {
            let place = format!("{}:{}:{}", file.name(), at.line, at.col);
            return head(out, &place, d.severity, &d.message);
        }
        let line = Line::around(file, file.offset_of(span.start));
        let place = format!("{}:{}:{}", file.name(), at.line, line.col + 1);
        head(out, &place, d.severity, &d.message);
        line.print(line.columns(file, span), out);
    }
}

fn head(out: &mut Vec<u8>, place: &str, severity: Severity, message: &str) {
    for part in [place, ": ", severity.name(), ": "] {
        out.extend_from_slice(part.as_bytes());
    }
    out.extend_from_slice(&message_bytes(message));
    out.push(b'\n');
}

/// The offset of a line and column, if the line exists and has no end before the column.
fn offset_of(file: &SourceFile, at: LineCol) -> Option<usize> {
    let before = at.col.checked_sub(1)? as usize;
    let start = file.line_start(at.line)?;
    let skipped = file.bytes().get(start..)?.get(..before)?;
    memchr::memchr2(b'\n', b'\r', skipped).is_none().then_some(start + before)
}

/// A source line and the column to point at, from 0. Carriage returns end lines, too.
struct Line<'a> {
    text: &'a [u8],
    start: usize,
    col: usize,
}

impl<'a> Line<'a> {
    fn around(file: &'a SourceFile, offset: usize) -> Self {
        let (before, after) = file.bytes().split_at_checked(offset).unwrap_or((&[], &[]));
        let start = memchr::memrchr2(b'\n', b'\r', before).map_or(0, |at| at + 1);
        let end = offset + memchr::memchr2(b'\n', b'\r', after).unwrap_or(after.len());
        let text = file.bytes().get(start..end).unwrap_or(&[]);
        Line { text, start, col: offset - start }
    }

    /// The columns of a span, as far as they lie in this line.
    fn columns(&self, file: &SourceFile, span: Span) -> Range<usize> {
        let column =
            |pos: BytePos| file.offset_of(pos).saturating_sub(self.start).min(self.text.len());
        column(span.start)..column(span.end)
    }

    /// The line, and below it the caret and a `~` for each of the columns in `marks`.
    fn print(&self, marks: Range<usize>, out: &mut Vec<u8>) {
        let blank = |&byte: &u8| if byte == b'\t' { b' ' } else { byte };
        expand(self.text, self.text.iter().map(blank), out);
        out.push(b'\n');
        if self.text.is_ascii() {
            self.print_caret(marks, out);
        }
    }

    fn print_caret(&self, marks: Range<usize>, out: &mut Vec<u8>) {
        let col = self.col.min(self.text.len());
        let mark = |at: usize| match at {
            _ if at == col => b'^',
            _ if marks.contains(&at) => b'~',
            _ => b' ',
        };
        expand(self.text, (0..marks.end.max(col + 1)).map(mark), out);
        out.push(b'\n');
    }
}

/// A source line, and a caret under the byte at a column, from 0, as they stand below a message.
pub fn line_with_caret(text: &[u8], col: usize) -> Vec<u8> {
    let mut out = Vec::new();
    Line { text, start: 0, col }.print(0..0, &mut out);
    out
}

/// Writes `bytes`, one for each byte of `line` or past its end, where a tab in `line` repeats
/// its byte up to the next tab stop.
fn expand(line: &[u8], bytes: impl Iterator<Item = u8>, out: &mut Vec<u8>) {
    let mut column = 0;
    for (at, byte) in bytes.enumerate() {
        let width = match line.get(at) {
            Some(b'\t') => TAB_STOP - column % TAB_STOP,
            _ => 1,
        };
        out.extend(std::iter::repeat_n(byte, width));
        column += width;
    }
}
