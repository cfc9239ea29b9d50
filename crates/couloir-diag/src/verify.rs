//! Comparing diagnostics with the `expected-error` comments of their files.
//!
//! A designator is `expected-` and a severity, perhaps `-re`, perhaps a place after `@`, and a
//! text in `{{ }}` that ends its line; so there is one in a line. The text must occur in the
//! message of a diagnostic on the designated line. After `-re`, what stands in `{{ }}` inside
//! the text is a regular expression.
//!
//! Invariant: the cost is that of reading the files, plus, for each diagnostic, the number of
//! designators of its line.

use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

use memchr::memmem;
use regex::bytes::{Captures, Regex};

use crate::bytes::{message_bytes, quoted_bytes};
use crate::diagnostic::{Diagnostic, Place, Severity};
use crate::posix_regex;
use crate::source::{BytePos, SourceFile, SourceMap};

/// What is checked.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub enum VerifyLevel {
    /// Expected diagnostics, unexpected ones and near misses.
    #[default]
    All,
    /// Only that every expected diagnostic was produced.
    OnlyExpected,
}

/// A designator.
struct Expected {
    severity: Severity,
    start: BytePos,
    text: Vec<u8>,
    pattern: Pattern,
    matched: bool,
}

/// What must occur in a message.
enum Pattern {
    /// The designator's text.
    Text,
    Regex(Regex),
    /// Nothing matches.
    Nothing,
}

impl Expected {
    fn meet(&mut self, d: &Diagnostic) -> Found {
        match self.matches(&d.message) {
            false => Found::Nothing,
            true if self.severity != d.severity => {
                Found::NearMiss(self.start.into(), self.severity)
            }
            true => {
                self.matched = true;
                Found::Matched
            }
        }
    }

    fn matches(&self, message: &str) -> bool {
        let message = message_bytes(message);
        match &self.pattern {
            Pattern::Text => memmem::find(&message, &self.text).is_some(),
            Pattern::Regex(pattern) => pattern.is_match(&message),
            Pattern::Nothing => false,
        }
    }

    fn error(&self, message: impl Into<String>) -> Diagnostic {
        Diagnostic::error(self.start, message).underline(self.start, self.end())
    }

    /// Upstream underlines as many bytes of the designator as its text has.
    fn end(&self) -> BytePos {
        self.start.offset(self.text.len())
    }

    fn not_produced(&self) -> String {
        let text = quoted_bytes(&self.text);
        format!("expected {} \"{text}\" was not produced", self.severity.name())
    }
}

/// The designators of one file, in order, and which of them apply to a line.
#[derive(Default)]
struct FileExpectations {
    all: Vec<Expected>,
    by_line: HashMap<i64, Vec<usize>>,
}

impl FileExpectations {
    fn meet(&mut self, line: i64, d: &Diagnostic) -> Found {
        let here = self.by_line.get(&line).into_iter().flatten();
        meet(&mut self.all, here.copied(), d)
    }
}

/// Reads the designators of one file.
struct Scanner<'a> {
    found: FileExpectations,
    errors: &'a mut Vec<Diagnostic>,
    unknown: &'a mut Vec<Expected>,
    /// The line being read, from 1.
    line: i64,
    /// The last line without a designator, which `@above` means.
    last_plain: i64,
    /// Designators with `@below`, until a line without a designator comes.
    below: Vec<usize>,
}

impl Scanner<'_> {
    fn run(mut self, file: &SourceFile) -> FileExpectations {
        let mut start = file.start();
        for text in file.bytes().split(|&byte| byte == b'\n') {
            match designator(text) {
                Some(found) => self.designated(&found, start),
                None => self.plain_line(),
            }
            start = start.offset(text.len() + 1);
            self.line += 1;
        }
        // What points below the last line applies to that line.
        self.line -= 1;
        self.plain_line();
        // `@below` joins its line late; designators are tried in the order of the file.
        self.found.by_line.values_mut().for_each(|here| here.sort_unstable());
        self.found
    }

    fn plain_line(&mut self) {
        if !self.below.is_empty() {
            self.found.by_line.entry(self.line).or_default().append(&mut self.below);
        }
        self.last_plain = self.line;
    }

    /// Takes the designator found in the line that starts at `start`.
    fn designated(&mut self, found: &Captures, start: BytePos) {
        let group = |number| found.get(number).map_or(&b""[..], |m| m.as_bytes());
        let mut expected = Expected {
            severity: severity(group(1)),
            start: start.offset(found.get(0).map_or(0, |m| m.start())),
            text: group(4).to_vec(),
            pattern: Pattern::Text,
            matched: false,
        };
        if !group(2).is_empty() {
            match text_pattern(&expected.text) {
                Ok(pattern) => expected.pattern = pattern,
                Err(message) => return self.errors.push(expected.error(message)),
            }
        }
        self.place(expected, group(3));
    }

    fn place(&mut self, expected: Expected, at: &[u8]) {
        let index = self.found.all.len();
        match at {
            b"unknown" => return self.unknown.push(expected),
            b"below" => self.below.push(index),
            b"above" => self.at_line(self.last_plain, index),
            b"" => self.at_line(self.line, index),
            _ => self.at_line(
                offset(at).map_or(NOWHERE, |offset| self.line.saturating_add(offset)),
                index,
            ),
        }
        self.found.all.push(expected);
    }

    fn at_line(&mut self, line: i64, index: usize) {
        self.found.by_line.entry(line).or_default().push(index);
    }
}

/// The designator of a line: severity, `-re`, place, text.
fn designator(line: &[u8]) -> Option<Captures<'_>> {
    static PATTERN: OnceLock<Option<Regex>> = OnceLock::new();
    memmem::find(line, b"expected-")?;
    let pattern = PATTERN.get_or_init(|| {
        posix_regex::compile(concat!(
            r"expected-(error|note|remark|warning)(-re)? *",
            r"(?:@([+-][0-9]+|above|below|unknown))? *\{\{(.*)\}\}$"
        ))
        .ok()
    });
    pattern.as_ref()?.captures(line.trim_ascii_end())
}

fn severity(name: &[u8]) -> Severity {
    match name {
        b"error" => Severity::Error,
        b"warning" => Severity::Warning,
        b"remark" => Severity::Remark,
        _ => Severity::Note,
    }
}

/// A line that no file has.
const NOWHERE: i64 = i64::MIN;

/// The number in `+N` or `-N`, where a leading zero means octal; none where it is no number, or
/// one of more than 32 bits.
fn offset(text: &[u8]) -> Option<i64> {
    let (sign, digits) = text.split_first()?;
    let digits = std::str::from_utf8(digits).ok()?;
    let radix = if digits.len() > 1 && digits.starts_with('0') { 8 } else { 10 };
    let value = i64::from(i32::from_str_radix(digits, radix).ok()?);
    Some(if *sign == b'-' { -value } else { value })
}

/// The pattern of a designator's text after `-re`; an empty text matches nothing.
fn text_pattern(text: &[u8]) -> Result<Pattern, String> {
    let mut pattern = String::new();
    let mut rest = text;
    while let Some(open) = memmem::find(rest, b"{{") {
        let (before, block) = rest.split_at_checked(open).unwrap_or((rest, b""));
        posix_regex::escape(before, &mut pattern);
        let block = block.strip_prefix(b"{{").unwrap_or(block);
        let close = memmem::find(block, b"}}").ok_or("found start of regex with no end '}}'")?;
        let (block, after) = block.split_at_checked(close).unwrap_or((block, b""));
        let invalid = |why: &str| format!("invalid regex: {why}");
        pattern.push_str("(?:");
        posix_regex::translate(block, &mut pattern).map_err(invalid)?;
        pattern.push(')');
        rest = after.strip_prefix(b"}}").unwrap_or(after);
    }
    posix_regex::escape(rest, &mut pattern);
    if pattern.is_empty() {
        return Ok(Pattern::Nothing);
    }
    let compiled = posix_regex::compile(&pattern);
    compiled.map(Pattern::Regex).map_err(|why| format!("invalid regex: {why}"))
}

/// Compares diagnostics with the designators of files as they come.
///
/// A split file is checked once, whole, against the diagnostics of all its chunks. Diagnostics
/// in files that nothing was said of are checked against the designators of those files, which
/// are opened where the sources do not have them.
pub struct Verifier {
    level: VerifyLevel,
    files: Vec<FileExpectations>,
    by_name: HashMap<Arc<str>, usize>,
    unknown: Vec<Expected>,
    /// What went wrong and was not taken.
    errors: Vec<Diagnostic>,
    /// Whether anything was taken.
    failed: bool,
}

impl Verifier {
    /// One that knows of no designators yet.
    pub fn new(level: VerifyLevel) -> Self {
        let (files, unknown, errors) = (Vec::new(), Vec::new(), Vec::new());
        Verifier { level, files, by_name: HashMap::new(), unknown, errors, failed: false }
    }

    /// Reads the designators of a file.
    pub fn read(&mut self, file: &SourceFile) {
        self.file_index(file);
    }

    /// Compares a diagnostic, and its notes, with what is expected.
    pub fn check(&mut self, map: &SourceMap, diagnostic: &Diagnostic) {
        self.check_one(map, diagnostic);
        diagnostic.notes.iter().for_each(|note| self.check_one(map, note));
    }

    /// What went wrong since this was last asked.
    pub fn take(&mut self) -> Vec<Diagnostic> {
        self.failed |= !self.errors.is_empty();
        std::mem::take(&mut self.errors)
    }

    /// The index of the designators of `file`, which are read the first time.
    fn file_index(&mut self, file: &SourceFile) -> usize {
        if let Some(&index) = self.by_name.get(file.name()) {
            return index;
        }
        let (errors, unknown) = (&mut self.errors, &mut self.unknown);
        let found = FileExpectations::default();
        let below = Vec::new();
        let scanner = Scanner { found, errors, unknown, line: 1, last_plain: 1, below };
        let index = self.files.len();
        self.files.push(scanner.run(file));
        self.by_name.insert(file.shared_name(), index);
        index
    }

    fn check_one(&mut self, map: &SourceMap, d: &Diagnostic) {
        let found = match self.designators(map, d.place.shown()) {
            Meets::Line(file, line) => {
                self.files.get_mut(file).map_or(Found::Nothing, |file| file.meet(line, d))
            }
            Meets::Unknown => {
                let all = 0..self.unknown.len();
                meet(&mut self.unknown, all, d).at(Place::Unknown)
            }
            Meets::Nothing => Found::Nothing,
        };
        if self.level == VerifyLevel::All {
            self.errors.extend(found.error(d));
        }
    }

    fn designators(&mut self, map: &SourceMap, place: &Place) -> Meets {
        let (file, line) = match place {
            Place::Pos(pos) => {
                let file = map.file_of(*pos);
                let line = file.as_ref().map_or(0, |file| file.line_col(*pos).line);
                (file, line)
            }
            Place::LineCol { file, line, .. } => (map.find_or_open(file), *line),
            Place::Unknown | Place::Text(_) | Place::CallSite { .. } => return Meets::Unknown,
        };
        match file {
            Some(file) => Meets::Line(self.file_index(&file), i64::from(line)),
            None => Meets::Nothing,
        }
    }

    /// The end: what is left to be said, if ever anything was wrong.
    ///
    /// # Errors
    /// What went wrong and was not taken yet, and what was expected in vain.
    pub fn finish(mut self) -> Result<(), Vec<Diagnostic>> {
        let files = self.files.iter().flat_map(|file| &file.all);
        for expected in files.filter(|e| !e.matched) {
            self.errors.push(expected.error(expected.not_produced()));
        }
        // Upstream looks at these once when it verifies and again when it cleans up.
        for _ in 0..2 {
            for expected in self.unknown.iter().filter(|e| !e.matched) {
                self.errors.push(Diagnostic::error(Place::Unknown, expected.not_produced()));
            }
        }
        if self.errors.is_empty() && !self.failed { Ok(()) } else { Err(self.errors) }
    }
}

/// The designators a place meets.
enum Meets {
    /// Those of a line of the file with this index.
    Line(usize, i64),
    Unknown,
    /// None: its file cannot be read.
    Nothing,
}

/// What a diagnostic met.
enum Found {
    Matched,
    /// A designator that differs in severity only.
    NearMiss(Place, Severity),
    Nothing,
}

impl Found {
    /// With the near miss reported at `place`.
    fn at(self, place: Place) -> Self {
        match self {
            Found::NearMiss(_, severity) => Found::NearMiss(place, severity),
            found => found,
        }
    }

    fn error(self, d: &Diagnostic) -> Option<Diagnostic> {
        let emitted = d.severity.name();
        match self {
            Found::Matched => None,
            Found::NearMiss(place, severity) => {
                let expected = severity.name();
                let message =
                    format!("'{emitted}' diagnostic emitted when expecting a '{expected}'");
                Some(on_text(Diagnostic::error(place, message)))
            }
            Found::Nothing => {
                let message = format!("unexpected {emitted}: {}", d.message);
                Some(Diagnostic::error(d.place.shown().clone(), message))
            }
        }
    }
}

/// A diagnostic on the text at its place, if that is known.
fn on_text(d: Diagnostic) -> Diagnostic {
    match d.place {
        Place::Pos(start) => d.underline(start, start),
        _ => d,
    }
}

/// The first of `indices` into `all` that `d` fits, marked; else the last near miss.
fn meet(all: &mut [Expected], indices: impl Iterator<Item = usize>, d: &Diagnostic) -> Found {
    let mut near = Found::Nothing;
    for index in indices {
        match all.get_mut(index).map_or(Found::Nothing, |expected| expected.meet(d)) {
            Found::Matched => return Found::Matched,
            Found::Nothing => {}
            miss @ Found::NearMiss(..) => near = miss,
        }
    }
    near
}
