//! The rich form, for people at a terminal: source lines with labels, notes with their own.
//!
//! Invariants: whatever the size of a file, only a few lines around each mark are read, and none
//! longer than [`MAX_LINE`] is shown; what is not UTF-8 becomes replacement characters. Lines
//! are those of the text form; columns count characters, not bytes.

use std::ops::Range;
use std::sync::Arc;

use annotate_snippets::{
    Annotation, AnnotationKind, Element, Group, Level, Origin, Renderer, Snippet, Title,
};

use crate::diagnostic::{Diagnostic, Label, Place, Severity};
use crate::source::{BytePos, LineCol, SourceFile, SourceMap};

/// Marks at most this many lines apart share a snippet.
const MAX_GAP: u32 = 4;

/// Of a line with more bytes than this, only the place is given.
const MAX_LINE: usize = 16 * 1024;

/// Whether colours are written.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub enum Color {
    /// Plain text.
    #[default]
    Never,
    /// ANSI escape sequences.
    Always,
}

/// Prints diagnostics with source lines and labels.
pub struct RichRenderer<'a> {
    map: &'a SourceMap,
    renderer: Renderer,
}

impl<'a> RichRenderer<'a> {
    /// A renderer for the files of `map`; further files are not opened.
    pub fn new(map: &'a SourceMap, color: Color) -> Self {
        let renderer = match color {
            Color::Never => Renderer::plain(),
            Color::Always => Renderer::styled(),
        };
        RichRenderer { map, renderer }
    }

    /// With source lines cut to fit a terminal of that many columns.
    #[must_use]
    pub fn width(mut self, columns: usize) -> Self {
        self.renderer = self.renderer.term_width(columns);
        self
    }

    /// Appends `d` and an empty line to `out`.
    pub fn render(&self, d: &Diagnostic, out: &mut String) {
        let mut groups = vec![self.group(d, &d.place)];
        let mut last = &d.place;
        while let Some(caller) = last.caller() {
            let title = Level::NOTE.secondary_title("called from");
            groups.push(self.place_elements(title, caller, &[]));
            last = caller;
        }
        self.add_notes(&d.notes, last, &mut groups);
        out.push_str(&self.renderer.render(&groups));
        out.push_str("\n\n");
    }

    /// A note at the place of what stands before it joins its group, any other gets its own.
    fn add_notes(&self, notes: &[Diagnostic], before: &Place, groups: &mut Vec<Group<'static>>) {
        let mut last = before;
        for note in notes {
            let elsewhere = note.place != Place::Unknown && note.place != *last;
            match groups.pop() {
                Some(group) if !elsewhere && note.labels.is_empty() => {
                    groups.push(
                        group.element(level(note.severity).message(printable(&note.message))),
                    );
                }
                group => {
                    groups.extend(group);
                    groups.push(self.group(note, &note.place));
                }
            }
            last = &note.place;
        }
    }

    fn group(&self, d: &Diagnostic, place: &Place) -> Group<'static> {
        let title = match d.severity {
            Severity::Note => level(d.severity).secondary_title(printable(&d.message)),
            _ => level(d.severity).primary_title(printable(&d.message)),
        };
        self.place_elements(title, place, &d.labels)
    }

    fn place_elements(
        &self,
        title: Title<'static>,
        place: &Place,
        labels: &[Label],
    ) -> Group<'static> {
        let mut marks: Vec<Mark> = labels.iter().filter_map(|l| self.label_mark(l)).collect();
        let group = Group::with_title(title);
        let group = match self.place_mark(place.shown()) {
            Ok(mark) => {
                add_primary(mark, &mut marks);
                group
            }
            Err(origin) => group.elements(origin),
        };
        group.elements(snippets(marks))
    }

    fn label_mark<'d>(&self, label: &'d Label) -> Option<Mark<'d>> {
        let file = self.map.file_of(label.start)?;
        let range = file.offset_of(label.start)..file.offset_of(label.end.max(label.start));
        Mark::new(file, range, &label.text, false)
    }

    /// A mark on the place, or else what to say of the place in its stead.
    fn place_mark(&self, place: &Place) -> Result<Mark<'static>, Option<Origin<'static>>> {
        match place {
            Place::Pos(pos) => self.pos_mark(*pos),
            Place::LineCol { file, line, col } => {
                let at = LineCol { line: *line, col: *col };
                let mark = self.map.find(file).and_then(|file| line_mark(file, at));
                mark.ok_or_else(|| Some(origin(file, at)))
            }
            Place::Text(text) => Err(Some(Origin::path(printable(text)))),
            Place::Unknown | Place::CallSite { .. } => Err(None),
        }
    }

    fn pos_mark(&self, pos: BytePos) -> Result<Mark<'static>, Option<Origin<'static>>> {
        let file = self.map.file_of(pos).ok_or(None)?;
        let at = file.line_col(pos);
        let name = file.shared_name();
        let start = file.offset_of(pos);
        let word = start..start + word_len(&file, start);
        Mark::new(file, word, "", true).ok_or_else(|| Some(origin(&name, at)))
    }
}

fn origin(file: &str, at: LineCol) -> Origin<'static> {
    Origin::path(printable(file)).line(at.line as usize).char_column(at.col as usize)
}

fn level(severity: Severity) -> Level<'static> {
    match severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
        Severity::Note => Level::NOTE,
        Severity::Remark | Severity::Plain | Severity::Output => Level::INFO.with_name("remark"),
    }
}

/// `text` with what could command a terminal replaced: control characters other than tabs and
/// line feeds, and those that turn the direction of writing.
fn printable(text: &str) -> String {
    let commands = |c: char| match c {
        '\n' | '\t' => false,
        '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => true,
        _ => c.is_control(),
    };
    text.chars().map(|c| if commands(c) { char::REPLACEMENT_CHARACTER } else { c }).collect()
}

/// A stretch of source text to point at, all of it in lines that are short enough.
struct Mark<'d> {
    file: Arc<SourceFile>,
    range: Range<usize>,
    /// First and last line.
    lines: (u32, u32),
    text: &'d str,
    primary: bool,
}

impl<'d> Mark<'d> {
    /// None where a line is too long to show. A range of many lines is cut to its first one.
    fn new(
        file: Arc<SourceFile>,
        range: Range<usize>,
        text: &'d str,
        primary: bool,
    ) -> Option<Self> {
        let first = file.line_col(file.pos(range.start)).line;
        let last = file.line_col(file.pos(range.end.max(range.start))).line;
        let last = if last > first.saturating_add(MAX_GAP) { first } else { last };
        let start = file.line_start(first)?;
        let end = file.line_start(last)?.saturating_add(file.line_text(last).len());
        let lines = (first, last);
        let range =
            range.start.clamp(start, end.max(start))..range.end.clamp(start, end.max(start));
        let short = (first..=last).all(|line| file.line_text(line).len() <= MAX_LINE);
        short.then_some(Mark { file, range, lines, text, primary })
    }
}

/// The length of the word at `start`: an identifier with its sigil, a number, or one byte.
fn word_len(file: &SourceFile, start: usize) -> usize {
    let rest = file.bytes().get(start..).unwrap_or(&[]);
    let word = |byte: &u8| byte.is_ascii_alphanumeric() || b"_.$".contains(byte);
    let sigil = usize::from(rest.first().is_some_and(|byte| b"%@^!#".contains(byte)));
    let len = rest.iter().skip(sigil).take(MAX_LINE).take_while(|&byte| word(byte)).count();
    (sigil + len).max(usize::from(rest.first().is_some_and(|byte| !b"\r\n".contains(byte))))
}

fn line_mark(file: Arc<SourceFile>, at: LineCol) -> Option<Mark<'static>> {
    let before = at.col.checked_sub(1)? as usize;
    let start = file.line_start(at.line)?;
    if before > file.line_text(at.line).len() {
        return None;
    }
    let start = start + before;
    let word = start..start + word_len(&file, start);
    Mark::new(file, word, "", true)
}

/// Puts the mark of the place first, unless a label starts there, which then takes its part.
fn add_primary<'d>(mark: Mark<'d>, marks: &mut Vec<Mark<'d>>) {
    let same =
        |m: &&mut Mark| m.range.start == mark.range.start && m.file.start() == mark.file.start();
    match marks.iter_mut().find(same) {
        Some(label) => label.primary = true,
        None => marks.push(mark),
    }
}

/// One snippet for the marks of neighbouring lines; the snippet with the place comes first.
fn snippets(mut marks: Vec<Mark>) -> Vec<Element<'static>> {
    marks.sort_by_key(|mark| (mark.file.start(), mark.range.start));
    let near = |a: &Mark, b: &Mark| {
        a.file.start() == b.file.start() && b.lines.0.saturating_sub(a.lines.1) <= MAX_GAP
    };
    let mut windows: Vec<&[Mark]> = marks.chunk_by(near).collect();
    windows.sort_by_key(|window| !window.iter().any(|mark| mark.primary));
    windows.into_iter().filter_map(snippet).map(Element::from).collect()
}

fn snippet(marks: &[Mark]) -> Option<Snippet<'static, Annotation<'static>>> {
    let first = marks.first()?;
    let last_line = marks.iter().map(|mark| mark.lines.1).max()?;
    let window = Window::new(&first.file, first.lines.0, last_line);
    let annotations: Vec<_> = marks.iter().map(|mark| window.annotation(mark)).collect();
    let snippet = Snippet::source(window.text).path(printable(first.file.name()));
    Some(snippet.line_start(first.lines.0 as usize).annotations(annotations))
}

/// Some lines of a file as UTF-8.
struct Window {
    text: String,
    /// For each line: its offset in the file, its bytes, and its offset in `text`.
    lines: Vec<(usize, Vec<u8>, usize)>,
}

impl Window {
    fn new(file: &SourceFile, first: u32, last: u32) -> Self {
        let mut window = Window { text: String::new(), lines: Vec::new() };
        for line in first..=last {
            let text = file.line_text(line);
            let text = if text.len() <= MAX_LINE { text } else { "…".as_bytes() };
            let start = file.line_start(line).unwrap_or(0);
            window.lines.push((start, text.to_vec(), window.text.len()));
            window.text.push_str(&printable(&String::from_utf8_lossy(text)));
            window.text.push('\n');
        }
        window
    }

    fn annotation(&self, mark: &Mark) -> Annotation<'static> {
        let kind = if mark.primary { AnnotationKind::Primary } else { AnnotationKind::Context };
        let start = self.offset(mark.range.start);
        let end = self.offset(mark.range.end).max(start);
        let annotation = kind.span(start..end);
        if mark.text.is_empty() { annotation } else { annotation.label(printable(mark.text)) }
    }

    /// The offset in the window's text of an offset in the file.
    fn offset(&self, at: usize) -> usize {
        let index = self.lines.partition_point(|line| line.0 <= at).saturating_sub(1);
        let Some((start, text, shown)) = self.lines.get(index) else { return 0 };
        let before = text.get(..at.saturating_sub(*start)).unwrap_or(text);
        let shown = shown + printable(&String::from_utf8_lossy(before)).len();
        // A position inside a character counts as its start.
        self.text.floor_char_boundary(shown)
    }
}
