//! Calls both implementations of a tool and notes where they differ.
//!
//! Later commands of a script read the reference tool's output, so that one
//! difference is reported once.

use std::fs;
use std::path::{Path, PathBuf};

use couloir_filetest::{Output, Tools};

use super::diagnostics::messages;
use crate::process;
use crate::tools::Couloir;

/// The tools that both sides have.
const COMPARED: [&str; 2] = ["mlir-opt", "mlir-translate"];

/// How many lines of a difference are shown.
const SHOWN: usize = 12;

/// How often the reference is asked before a difference counts: what it does with
/// memory that it did not initialize changes from run to run.
const ASKED: usize = 6;

/// What the reference says where it broke the IR itself (`docs/differences.md`,
/// dead-values-of-a-function).
const BROKEN: &str = "null operand found";

/// Both sides of the comparison.
pub(crate) struct Sides {
    pub(crate) couloir: Couloir,
    /// The reference tools, in the order of [`COMPARED`].
    pub(crate) reference: Vec<PathBuf>,
}

impl Sides {
    /// `None` where a reference tool is not installed.
    pub(crate) fn new(binary: Option<&Path>) -> crate::Result<Option<Self>> {
        let reference: Option<Vec<PathBuf>> =
            COMPARED.iter().map(|name| crate::tools::reference_tool(name)).collect();
        let Some(reference) = reference else { return Ok(None) };
        Ok(Some(Self { couloir: Couloir::new(binary)?, reference }))
    }
}

/// Runs scripts on both sides.
pub(crate) struct Comparison<'a> {
    sides: &'a Sides,
    /// How often the reference is asked.
    asked: usize,
    /// What differed so far, as text to show.
    pub(crate) differences: Vec<String>,
    /// How many calls were compared.
    pub(crate) compared: usize,
    /// How many calls the reference answered otherwise when it was asked again.
    pub(crate) undetermined: usize,
}

impl<'a> Comparison<'a> {
    pub(crate) fn new(sides: &'a Sides) -> Self {
        Self { sides, asked: ASKED, differences: Vec::new(), compared: 0, undetermined: 0 }
    }

    /// The same where a difference is expected: asking once is enough to find it.
    pub(crate) fn of_differing(sides: &'a Sides) -> Self {
        Self { asked: 1, ..Self::new(sides) }
    }

    fn both(&mut self, reference: &Path, argv: &[String], stdin: &[u8]) -> crate::Result<Output> {
        let (name, arguments) = argv.split_first().ok_or("expected a tool")?;
        let ours = call(&self.sides.couloir.tool(name), name, arguments, stdin)?;
        let mut first = None;
        for asked in 0..self.asked {
            let theirs = call(reference, name, arguments, stdin)?;
            let Some(found) = difference(argv, &ours, &theirs) else {
                self.compared += 1;
                self.undetermined += usize::from(asked > 0);
                return Ok(theirs.output);
            };
            first.get_or_insert((theirs.output, found));
        }
        let (theirs, found) = first.ok_or("the reference was not asked")?;
        // Where the reference tool crashes or breaks the IR there is nothing to
        // agree with, but crashing too is no answer.
        let broken = String::from_utf8_lossy(&theirs.stderr).contains(BROKEN);
        if ours.output.crashed() || !(theirs.crashed() || broken) {
            self.compared += 1;
            self.differences.push(found);
        }
        Ok(theirs)
    }
}

impl Tools for Comparison<'_> {
    fn call(&mut self, argv: &[String], stdin: &[u8]) -> Output {
        let name = argv.first().map_or("", String::as_str);
        let sides = self.sides;
        let Some(at) = COMPARED.iter().position(|tool| *tool == name) else {
            return Output::default();
        };
        let Some(reference) = sides.reference.get(at) else { return Output::default() };
        self.both(reference, argv, stdin).unwrap_or_else(|error| {
            self.differences.push(format!("`{}`: {error}", argv.join(" ")));
            Output::failure(1, "")
        })
    }
}

/// What one side gave, the file it was told to write included.
struct Answer {
    output: Output,
    file: Option<Vec<u8>>,
}

fn call(tool: &Path, name: &str, arguments: &[String], stdin: &[u8]) -> crate::Result<Answer> {
    let written = output_file(arguments);
    if let Some(path) = written.filter(|path| path.is_file()) {
        fs::remove_file(path)?;
    }
    let output = process::run(tool, name, arguments, stdin)?;
    Ok(Answer { output, file: written.and_then(|path| fs::read(path).ok()) })
}

/// The file after `-o`.
fn output_file(arguments: &[String]) -> Option<&Path> {
    let at = arguments.iter().position(|argument| argument == "-o")?;
    arguments.get(at + 1).filter(|path| *path != "-").map(Path::new)
}

/// Text that shows how two answers to `argv` differ.
fn difference(argv: &[String], ours: &Answer, theirs: &Answer) -> Option<String> {
    let mut parts = Vec::new();
    if ours.output.status != theirs.output.status {
        let (got, want) = (ours.output.status, theirs.output.status);
        parts.push(format!("  exit status {got}, the reference gives {want}\n"));
    }
    parts.extend(bytes("standard output", &ours.output.stdout, &theirs.output.stdout));
    let said = |answer: &Answer| {
        let text = messages(&answer.output.stderr).join("\n");
        if argv.iter().any(|argument| argument == "--mlir-timing") { untimed(&text) } else { text }
    };
    let (got, want) = (said(ours), said(theirs));
    parts.extend(diff("diagnostics", &lines(&got), &lines(&want)));
    let file = |answer: &Answer| answer.file.clone().unwrap_or_default();
    parts.extend(bytes("the file written", &file(ours), &file(theirs)));
    if ours.file.is_some() != theirs.file.is_some() {
        parts.push("  one side wrote its file, the other did not\n".to_owned());
    }
    (!parts.is_empty()).then(|| format!("  `{}`\n{}", argv.join(" "), parts.concat()))
}

fn bytes(what: &str, ours: &[u8], theirs: &[u8]) -> Option<String> {
    if ours == theirs {
        return None;
    }
    // Bytes that are no text are not for a screen.
    let text = |bytes| std::str::from_utf8(bytes).ok().filter(|text| !text.contains('\0'));
    text(ours)
        .zip(text(theirs))
        .and_then(|(ours, theirs)| diff(what, &lines(ours), &lines(theirs)))
        .or_else(|| Some(format!("  {what}: the bytes differ, the text does not\n")))
}

/// A report of times without its figures, which are never twice the same: each
/// is a zero, the blanks that fill its column left out.
fn untimed(text: &str) -> String {
    let is_figure = |c: char| c.is_ascii_digit() || c == '.';
    let mut out = String::new();
    for piece in text.split_inclusive(|c: char| !is_figure(c)) {
        let figure = piece.trim_end_matches(|c: char| !is_figure(c));
        if figure.contains('.') && figure.contains(|c: char| c.is_ascii_digit()) {
            out.truncate(out.trim_end_matches(' ').len());
            out.push('0');
            out.push_str(piece.strip_prefix(figure).unwrap_or_default());
        } else {
            out.push_str(piece);
        }
    }
    out
}

/// Lines with their ends, so that a missing last newline is a difference.
fn lines(text: &str) -> Vec<&str> {
    text.split_inclusive('\n').collect()
}

/// The lines between the common beginning and the common end, cut to what fits a
/// screen: `+` is Couloir, `-` the reference.
fn diff(what: &str, ours: &[&str], theirs: &[&str]) -> Option<String> {
    let head = ours.iter().zip(theirs).take_while(|(a, b)| a == b).count();
    let (ours, theirs) = (ours.get(head..)?, theirs.get(head..)?);
    let tail = ours.iter().rev().zip(theirs.iter().rev()).take_while(|(a, b)| a == b).count();
    let (ours, theirs) = (ours.get(..ours.len() - tail)?, theirs.get(..theirs.len() - tail)?);
    if ours.is_empty() && theirs.is_empty() {
        return None;
    }
    let mut text = format!("  {what} from line {}:\n", head + 1);
    show(&mut text, '-', theirs);
    show(&mut text, '+', ours);
    Some(text)
}

fn show(text: &mut String, sign: char, lines: &[&str]) {
    for line in lines.iter().take(SHOWN) {
        text.extend(["    ", &sign.to_string(), " ", line.trim_end_matches('\n'), "\n"]);
    }
    if lines.len() > SHOWN {
        let more = (lines.len() - SHOWN).to_string();
        text.extend(["    ", &sign.to_string(), " ... ", &more, " more\n"]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_left_out() {
        assert_eq!(untimed("    0.0005 ( 11.8%)  Parser\n ..."), "0 (0%)  Parser\n ...");
        assert_eq!(untimed("    0.0005 (  1.8%)  Parser\n ..."), "0 (0%)  Parser\n ...");
    }

    #[test]
    fn a_short_diff() {
        let got = bytes("text", b"a\nb\nc\nd\n", b"a\nx\ny\nd\n").unwrap();
        assert_eq!(got, "  text from line 2:\n    - x\n    - y\n    + b\n    + c\n");
        assert!(bytes("text", b"a\n", b"a").is_some());
        assert!(bytes("text", b"\xff", b"\xfe").unwrap().contains("the bytes differ"));
    }
}
