//! The text form of pipelines: `builtin.module(a,func.func(b{x=1}))`.
//!
//! Invariants: reading takes a stack no deeper than [`MAX_DEPTH`]; all
//! messages are upstream's, with its places.

use crate::def::{PassDef, Registry};
use crate::options::Options;
use crate::pipeline::{ANY, Item, Pipeline};

/// Why a text is no pipeline, or no options of a pass.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PipelineError {
    /// What is printed before all else, if anything, after the tool's name.
    pub preamble: Option<String>,
    /// What is printed before the diagnostic, if anything, as it is: why a pipeline among the
    /// options is none.
    pub raw: Option<String>,
    /// The message, which may have several lines.
    pub message: String,
    /// Whether there is no diagnostic, but only what is printed before it.
    pub bare: bool,
}

impl PipelineError {
    fn new(message: impl Into<String>) -> Self {
        PipelineError { raw: None, preamble: None, message: message.into(), bare: false }
    }

    /// The error of options of several passes: what is wrong is no part of a diagnostic, and
    /// where there are no options at all, nothing is said.
    pub(crate) fn of_several(self, pass: &PassDef) -> Self {
        if pass.stands_for.is_none() {
            return self;
        }
        let error = PipelineError { bare: true, ..self.around("") };
        if pass.options.is_empty() {
            PipelineError { raw: None, preamble: None, ..error }
        } else {
            error
        }
    }

    /// The error of a pass among whose options is a pipeline with this error.
    pub(crate) fn around(self, message: &str) -> Self {
        let raw = Some(self.raw.unwrap_or_default() + &self.message);
        PipelineError { raw, message: message.to_owned(), ..self }
    }
}

/// An element of a pipeline as written.
struct Element<'t> {
    name: &'t str,
    /// Where the name begins.
    at: usize,
    options: &'t str,
    inner: Option<Vec<Element<'t>>>,
}

/// How deep pipelines may be nested.
const MAX_DEPTH: usize = 100;

const NOT_WRAPPED: &str = "expected pass pipeline to be wrapped with the anchor operation type, \
    e.g. 'builtin.module(...)'";
const EXTRA_CLOSING: &str =
    "encountered extra closing ')' creating unbalanced parentheses while parsing pipeline";
const UNBALANCED: &str = "encountered unbalanced parentheses while parsing pipeline";
const NO_COMMA: &str = "expected ',' after parsing pipeline";
const NO_BRACE: &str = "missing closing '}' while processing pass options";

/// Reads a pipeline wrapped in the op it runs on.
///
/// # Errors
/// When the text is not well formed or names no registered pass.
pub fn parse_pipeline(text: &str, registry: &Registry) -> Result<Pipeline, PipelineError> {
    let wrapped = text.trim().strip_suffix(')').and_then(|text| text.split_once('('));
    let Some((anchor, inside)) = wrapped.filter(|(anchor, _)| !anchor.is_empty()) else {
        return Err(PipelineError::new(NOT_WRAPPED));
    };
    let mut pipeline = Pipeline::new(anchor.trim());
    if inside.is_empty() {
        return Ok(pipeline);
    }
    let elements = Reader { text: inside, at: 0, taken: 0 }.all()?;
    let builder = Builder { registry, text: inside };
    builder.check_names(&elements)?;
    builder.fill(&mut pipeline, elements).map_err(Failed::into_error)?;
    Ok(pipeline)
}

struct Reader<'t> {
    text: &'t str,
    at: usize,
    /// Where what is done with ends: a last name that nothing follows is not.
    taken: usize,
}

impl<'t> Reader<'t> {
    fn error<T>(&self, at: usize, message: &str) -> Result<T, PipelineError> {
        Err(positioned(self.text, at, message))
    }

    fn rest(&self) -> &'t str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn next(&self) -> Option<u8> {
        self.rest().bytes().next()
    }

    fn skip_blank(&mut self) {
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start().len();
    }

    fn all(mut self) -> Result<Vec<Element<'t>>, PipelineError> {
        let elements = self.list(0)?;
        if self.next().is_some() { self.error(self.at, EXTRA_CLOSING) } else { Ok(elements) }
    }

    /// Elements separated by commas, up to `)` or the end.
    fn list(&mut self, depth: usize) -> Result<Vec<Element<'t>>, PipelineError> {
        if depth > MAX_DEPTH {
            return self.error(self.at, "pipeline is nested too deeply");
        }
        let mut elements = Vec::new();
        loop {
            elements.push(self.element(depth)?);
            match self.next() {
                None | Some(b')') => return Ok(elements),
                Some(b',') => self.take(1),
                Some(_) => return self.error(self.at, NO_COMMA),
            }
        }
    }

    /// Goes past bytes with which all is done.
    fn take(&mut self, len: usize) {
        self.at += len;
        self.taken = self.at;
    }

    /// `name`, `name{options}` or `name(elements)`.
    fn element(&mut self, depth: usize) -> Result<Element<'t>, PipelineError> {
        self.skip_blank();
        let start = self.at;
        let rest = self.rest();
        let len = rest.find([',', '{', '(', ')']).unwrap_or(rest.len());
        let name = rest.get(..len).unwrap_or_default().trim_end();
        self.at += len;
        let mut element = Element { name, at: start, options: "", inner: None };
        match self.next() {
            Some(b'{') => element.options = self.options()?,
            Some(b'(') => element.inner = Some(self.parenthesized(depth)?),
            _ => return Ok(element),
        }
        self.skip_blank();
        self.take(0);
        Ok(element)
    }

    fn parenthesized(&mut self, depth: usize) -> Result<Vec<Element<'t>>, PipelineError> {
        self.take(1);
        let inner = self.list(depth + 1)?;
        if self.next() != Some(b')') {
            return self.error(self.taken, UNBALANCED);
        }
        self.take(1);
        Ok(inner)
    }

    /// `{...}`, braces inside balanced.
    fn options(&mut self) -> Result<&'t str, PipelineError> {
        let open = self.at;
        let mut depth = 0usize;
        for (offset, byte) in self.rest().bytes().enumerate() {
            match byte {
                b'{' => depth += 1,
                b'}' => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                self.at = open + offset + 1;
                return Ok(self.text.get(open + 1..open + offset).unwrap_or_default());
            }
        }
        self.error(open, NO_BRACE)
    }
}

/// A message with the place in the pipeline's text and its line.
fn positioned(text: &str, at: usize, message: &str) -> PipelineError {
    let before = text.get(..at).unwrap_or(text);
    let start = before.rfind('\n').map_or(0, |feed| feed + 1);
    let row = before.matches('\n').count() + 1;
    let column = at - start + 1;
    let line = text.get(start..).and_then(|rest| rest.split(['\n', '\r']).next());
    let (line, caret) = with_caret(line.unwrap_or_default(), column - 1);
    PipelineError::new(format!(
        "MLIR Textual PassPipeline Parser:{row}:{column}: error: {message}\n{line}\n{caret}"
    ))
}

/// A line with blanks for its tabs, and the line below it with a mark under a byte; under a tab,
/// as long as that. There is no mark under a line outside of ASCII.
fn with_caret(line: &str, at: usize) -> (String, String) {
    const TAB: usize = 8;
    let (mut shown, mut caret) = (String::new(), String::new());
    let mut column = 0;
    for (index, c) in line.char_indices() {
        let width = if c == '\t' { TAB - column % TAB } else { c.len_utf8() };
        match c {
            '\t' => shown.extend(std::iter::repeat_n(' ', width)),
            c => shown.push(c),
        }
        let under = if index == at { '^' } else { ' ' };
        if index <= at {
            caret.extend(std::iter::repeat_n(under, width));
        }
        column += width;
    }
    if at >= line.len() {
        caret.extend(std::iter::repeat_n(' ', at - line.len()));
        caret.push('^');
    }
    caret.push('\n');
    (shown, if line.is_ascii() { caret } else { String::new() })
}

/// Why elements could not be added, innermost reason first.
struct Failed {
    raw: Option<String>,
    preamble: Option<String>,
    reasons: Vec<String>,
}

impl Failed {
    fn into_error(self) -> PipelineError {
        let message = format!("{}\n", self.reasons.join("\n"));
        PipelineError { raw: self.raw, preamble: self.preamble, message, bare: false }
    }
}

struct Builder<'t> {
    registry: &'t Registry,
    text: &'t str,
}

impl Builder<'_> {
    /// Names are looked at before any options are.
    fn check_names(&self, elements: &[Element<'_>]) -> Result<(), PipelineError> {
        elements.iter().try_for_each(|element| match &element.inner {
            Some(inner) => self.check_names(inner),
            None if self.registry.get(element.name).is_some() => Ok(()),
            None => {
                let name = element.name;
                let message =
                    format!("'{name}' does not refer to a registered pass or pass pipeline");
                Err(positioned(self.text, element.at, &message))
            }
        })
    }

    fn fill(&self, pipeline: &mut Pipeline, elements: Vec<Element<'_>>) -> Result<(), Failed> {
        elements.into_iter().try_for_each(|element| {
            let (name, options) = (element.name, element.options);
            let (added, inner) = match element.inner {
                Some(inner) => (self.nested(pipeline, name, inner), " to inner pipeline"),
                None => (self.pass(pipeline, name, options), ""),
            };
            added.map_err(|mut failed| {
                let line = format!("failed to add `{name}` with options `{options}`{inner}");
                failed.reasons.push(line);
                failed
            })
        })
    }

    fn nested(
        &self,
        pipeline: &mut Pipeline,
        name: &str,
        elements: Vec<Element<'_>>,
    ) -> Result<(), Failed> {
        let mut nested = Pipeline::new(if name.is_empty() { ANY } else { name });
        self.fill(&mut nested, elements)?;
        pipeline.items.push(Item::Nested(nested));
        Ok(())
    }

    fn pass(&self, pipeline: &mut Pipeline, name: &str, options: &str) -> Result<(), Failed> {
        let mut failed = Failed { raw: None, preamble: None, reasons: Vec::new() };
        let Some(pass) = self.registry.get(name) else { return Err(failed) };
        let options = Options::parse(pass, options, self.registry).map_err(|error| {
            failed.raw = error.raw;
            failed.preamble = error.preamble;
            if !error.bare {
                failed.reasons.push(error.message);
            }
        });
        if let Some(anchor) = pass.anchor.filter(|&anchor| !pipeline.is_for(anchor)) {
            failed.reasons.push(format!(
                "Can't add pass '{}' restricted to '{anchor}' on a PassManager intended to run on \
                 '{}', did you intend to nest?",
                pass.class, pipeline.anchor
            ));
        }
        match options {
            Ok(options) if failed.reasons.is_empty() => {
                pipeline.push(pass, options);
                Ok(())
            }
            _ => Err(failed),
        }
    }
}

/// The text of a pipeline, as it can be given on a command line.
pub fn pipeline_text(pipeline: &Pipeline) -> String {
    pipeline_text_with(pipeline, ",")
}

/// The text of a pipeline, this between its items; nested ones have commas.
pub fn pipeline_text_with(pipeline: &Pipeline, separator: &str) -> String {
    let items = pipeline.items.iter().map(|item| match item {
        Item::Pass(pass, options) => format!("{}{}", pass.name, options.print(pass)),
        Item::Nested(nested) => pipeline_text(nested),
    });
    format!("{}({})", pipeline.anchor, items.collect::<Vec<_>>().join(separator))
}

/// The text of a pipeline, a step a line (`--dump-pass-pipeline`).
pub fn print_pipeline(pipeline: &Pipeline) -> String {
    let mut out = format!("Pass Manager with {} passes:\n", pipeline.len());
    print_at(pipeline, 0, &mut out);
    out.push_str("\n\n");
    out
}

fn print_at(pipeline: &Pipeline, depth: usize, out: &mut String) {
    let (outer, inner) = ("  ".repeat(depth), "  ".repeat(depth + 1));
    push_lines(&pipeline.anchor, &outer, out);
    out.push_str("(\n");
    for (at, item) in pipeline.items.iter().enumerate() {
        if at > 0 {
            out.push_str(",\n");
        }
        out.push_str(&inner);
        match item {
            Item::Pass(pass, options) => {
                out.push_str(pass.name);
                push_lines(&options.print(pass), &inner, out);
            }
            Item::Nested(nested) => print_at(nested, depth + 1, out),
        }
    }
    out.push('\n');
    out.push_str(&outer);
    out.push(')');
}

/// Adds a text whose further lines are indented, but for blank ones, which are emptied.
fn push_lines(text: &str, indent: &str, out: &mut String) {
    for (at, line) in text.split('\n').enumerate() {
        let blank = line.trim_ascii().is_empty();
        match at {
            0 => out.push_str(line),
            _ if blank => out.push('\n'),
            _ => out.extend(["\n", indent, line]),
        }
    }
}
