//! Diagnostics: severity, message, place, notes and labels.
//!
//! Invariant: a place built by [`Place::call_site`] has bounded depth, so that dropping,
//! comparing and printing it needs bounded stack.

use std::sync::{Arc, Mutex, PoisonError};

use crate::source::BytePos;

/// How grave a diagnostic is.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub enum Severity {
    /// Belongs to the diagnostic before it.
    Note,
    /// The input may not mean what was intended.
    Warning,
    /// The input is refused.
    Error,
    /// Something worth knowing, such as a missed optimisation.
    Remark,
    /// No diagnostic, but text that goes to the same place, as it is.
    Plain,
    /// No diagnostic, but text for standard output, before the result.
    Output,
}

impl Severity {
    /// The word that stands before the message.
    pub fn name(self) -> &'static str {
        match self {
            Severity::Note => "note",
            Severity::Warning => "warning",
            Severity::Error => "error",
            Severity::Remark => "remark",
            Severity::Plain | Severity::Output => "",
        }
    }
}

/// Where a diagnostic points.
#[derive(Clone, Debug, Eq, PartialEq, Hash)]
pub enum Place {
    /// Nowhere known.
    Unknown,
    /// A position in a file of the source map.
    Pos(BytePos),
    /// A place written in the input, in a file that need not be in the source map. Line and
    /// column may be 0.
    LineCol {
        /// The file's name.
        file: Arc<str>,
        /// The line, from 1; 0 where unknown.
        line: u32,
        /// The column, from 1; 0 where unknown.
        col: u32,
    },
    /// A location in which no file is named, as MLIR prints it: `loc("name")`.
    Text(Arc<str>),
    /// A callee seen from its caller. Build it with [`Place::call_site`].
    CallSite {
        /// The place to show: usually in the callee.
        callee: Box<Place>,
        /// Where the call is; itself a call site where calls nest.
        caller: Box<Place>,
    },
}

/// Number of callers a place keeps: one more than are ever printed.
const MAX_CALLERS: usize = 11;

impl Place {
    /// A place in a file by line and column.
    pub fn line_col(file: impl Into<Arc<str>>, line: u32, col: u32) -> Self {
        Place::LineCol { file: file.into(), line, col }
    }

    /// The call of `callee` at `caller`. Callers beyond the number ever shown are dropped.
    pub fn call_site(callee: Place, caller: Place) -> Self {
        let mut place =
            Place::CallSite { callee: Box::new(callee.into_shown()), caller: Box::new(caller) };
        let mut rest = &mut place;
        for _ in 0..MAX_CALLERS {
            match rest {
                Place::CallSite { caller, .. } => rest = caller,
                _ => return place,
            }
        }
        let last = std::mem::replace(rest, Place::Unknown);
        *rest = last.into_shown();
        place
    }

    /// The place that is pointed at: of a call site, the callee.
    pub fn shown(&self) -> &Place {
        let mut place = self;
        while let Place::CallSite { callee, .. } = place {
            place = callee;
        }
        place
    }

    /// The caller, if this is a call site.
    pub fn caller(&self) -> Option<&Place> {
        match self {
            Place::CallSite { caller, .. } => Some(caller),
            _ => None,
        }
    }

    fn into_shown(self) -> Place {
        let mut place = self;
        while let Place::CallSite { callee, .. } = place {
            place = *callee;
        }
        place
    }
}

impl From<BytePos> for Place {
    fn from(pos: BytePos) -> Self {
        Place::Pos(pos)
    }
}

/// A half-open range of positions in one file.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub struct Span {
    /// The first position.
    pub start: BytePos,
    /// The position after the last.
    pub end: BytePos,
}

/// A piece of source text with a remark on it; only the rich form shows it.
#[derive(Clone, Debug, Eq, PartialEq, Hash)]
pub struct Label {
    /// The first position.
    pub start: BytePos,
    /// The position after the last.
    pub end: BytePos,
    /// The remark; may be empty.
    pub text: String,
}

/// An error, warning, remark or note.
#[derive(Clone, Debug, Eq, PartialEq, Hash)]
pub struct Diagnostic {
    /// How grave it is.
    pub severity: Severity,
    /// Where it points.
    pub place: Place,
    /// What it says, without a final line feed.
    pub message: String,
    /// Notes that belong to it. Notes have no notes of their own.
    pub notes: Vec<Diagnostic>,
    /// Further pieces of source, for the rich form.
    pub labels: Vec<Label>,
    /// For a diagnostic on the text itself, not on IR (a designator, a split marker): what the
    /// text form marks with `^~~`.
    pub underline: Option<Span>,
}

impl Diagnostic {
    /// A diagnostic without notes.
    pub fn new(severity: Severity, place: impl Into<Place>, message: impl Into<String>) -> Self {
        Diagnostic {
            severity,
            place: place.into(),
            message: message.into(),
            notes: Vec::new(),
            labels: Vec::new(),
            underline: None,
        }
    }

    /// An error.
    #[cold]
    pub fn error(place: impl Into<Place>, message: impl Into<String>) -> Self {
        Self::new(Severity::Error, place, message)
    }

    /// A warning.
    #[cold]
    pub fn warning(place: impl Into<Place>, message: impl Into<String>) -> Self {
        Self::new(Severity::Warning, place, message)
    }

    /// A remark.
    #[cold]
    pub fn remark(place: impl Into<Place>, message: impl Into<String>) -> Self {
        Self::new(Severity::Remark, place, message)
    }

    /// Text as it is, with the end of its last line.
    pub fn plain(text: impl Into<String>) -> Self {
        Self::new(Severity::Plain, Place::Unknown, text)
    }

    /// Text for standard output, with the end of its last line.
    pub fn output(text: impl Into<String>) -> Self {
        Self::new(Severity::Output, Place::Unknown, text)
    }

    /// With a note.
    #[must_use]
    pub fn note(mut self, place: impl Into<Place>, message: impl Into<String>) -> Self {
        self.push_note(place, message);
        self
    }

    /// Adds a note.
    pub fn push_note(&mut self, place: impl Into<Place>, message: impl Into<String>) {
        self.notes.push(Self::new(Severity::Note, place, message));
    }

    /// With a label on `start..end`.
    #[must_use]
    pub fn label(mut self, start: BytePos, end: BytePos, text: impl Into<String>) -> Self {
        self.labels.push(Label { start, end, text: text.into() });
        self
    }

    /// On the text `start..end` itself.
    #[must_use]
    pub fn underline(mut self, start: BytePos, end: BytePos) -> Self {
        self.underline = Some(Span { start, end });
        self
    }

    /// Hands the diagnostic to a sink.
    #[cold]
    pub fn emit(self, sink: &dyn Sink) {
        sink.emit(self);
    }
}

/// Takes diagnostics as they arise.
pub trait Sink: Send + Sync {
    /// Takes one diagnostic.
    fn emit(&self, d: Diagnostic);
}

/// Keeps diagnostics in the order they arrived.
#[derive(Debug, Default)]
pub struct Collector {
    kept: Mutex<Vec<Diagnostic>>,
}

impl Collector {
    /// An empty collector.
    pub fn new() -> Self {
        Self::default()
    }

    /// Takes out what was kept.
    pub fn take(&self) -> Vec<Diagnostic> {
        std::mem::take(&mut *self.kept.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Whether an error was kept.
    pub fn has_errors(&self) -> bool {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.iter().any(|d| d.severity == Severity::Error)
    }
}

impl Sink for Collector {
    fn emit(&self, d: Diagnostic) {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner).push(d);
    }
}
