//! The text form of pipelines: `builtin.module(a,func.func(b{x=1}))`.

use crate::def::Registry;
use crate::options::{OptionError, Options};
use crate::pipeline::{Item, Pipeline};

/// Why a text is no pipeline.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PipelineError {
    /// What is printed before the diagnostic, if anything.
    pub preamble: Option<String>,
    /// The message, which may have several lines.
    pub message: String,
}

/// An element of a pipeline as written.
struct Element<'t> {
    name: &'t str,
    at: usize,
    options: &'t str,
    inner: Option<Vec<Element<'t>>>,
}

/// How deep pipelines may be nested.
const MAX_DEPTH: usize = 100;

/// Reads a pipeline wrapped in the op it runs on.
///
/// # Errors
/// When the text is not well formed or names no registered pass.
pub fn parse_pipeline(text: &str, registry: &Registry) -> Result<Pipeline, PipelineError> {
    let text = text.trim();
    let wrapped = text.strip_suffix(')').and_then(|text| text.split_once('('));
    let Some((anchor, inside)) = wrapped else {
        let message = "expected pass pipeline to be wrapped with the anchor operation type, \
            e.g. 'builtin.module(...)'";
        return Err(PipelineError { preamble: None, message: message.into() });
    };
    let mut reader = Reader { text: inside, at: 0 };
    let elements = reader.list(0)?;
    if reader.at < inside.len() {
        let message = "encountered extra closing ')' creating unbalanced parentheses while \
            parsing pipeline";
        return Err(reader.error(reader.at, message));
    }
    let mut pipeline = Pipeline::new(anchor.trim());
    let mut build = Builder { registry, text: inside };
    build.fill(&mut pipeline, elements)?;
    Ok(pipeline)
}

struct Reader<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Reader<'t> {
    fn error(&self, at: usize, message: &str) -> PipelineError {
        positioned(self.text, at, message)
    }

    fn rest(&self) -> &'t str {
        self.text.get(self.at..).unwrap_or_default()
    }

    /// Elements separated by commas, up to `)` or the end.
    fn list(&mut self, depth: usize) -> Result<Vec<Element<'t>>, PipelineError> {
        let mut elements = Vec::new();
        if depth > MAX_DEPTH {
            return Err(self.error(self.at, "pipeline is nested too deeply"));
        }
        if self.rest().trim_start().is_empty() && depth == 0 {
            return Ok(elements);
        }
        loop {
            elements.push(self.element(depth)?);
            let rest = self.rest().trim_start();
            self.at = self.text.len() - rest.len();
            match rest.as_bytes().first() {
                Some(b',') => self.at += 1,
                _ => return Ok(elements),
            }
        }
    }

    fn element(&mut self, depth: usize) -> Result<Element<'t>, PipelineError> {
        let rest = self.rest();
        let start = self.at + (rest.len() - rest.trim_start().len());
        let end = rest.find([',', '{', '(', ')']).map_or(self.text.len(), |end| self.at + end);
        let name = self.text.get(start..end).unwrap_or_default().trim_end();
        self.at = end;
        let mut element = Element { name, at: start, options: "", inner: None };
        if self.rest().starts_with('{') {
            element.options = self.options()?;
        }
        if self.rest().starts_with('(') {
            let open = self.at;
            self.at += 1;
            let inner = self.list(depth + 1)?;
            if !self.rest().starts_with(')') {
                let message = "encountered unbalanced parentheses while parsing pipeline";
                return Err(self.error(open, message));
            }
            self.at += 1;
            element.inner = Some(inner);
        }
        Ok(element)
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
        let message = "missing closing '}' while processing pass options";
        Err(self.error(open, message))
    }
}

/// A message with the place in the pipeline's text.
fn positioned(text: &str, at: usize, message: &str) -> PipelineError {
    let caret = " ".repeat(at);
    let message = format!(
        "MLIR Textual PassPipeline Parser:1:{}: error: {message}\n{text}\n{caret}^\n",
        at + 1
    );
    PipelineError { preamble: None, message }
}

struct Builder<'t> {
    registry: &'t Registry,
    text: &'t str,
}

impl Builder<'_> {
    fn fill(
        &mut self,
        pipeline: &mut Pipeline,
        elements: Vec<Element<'_>>,
    ) -> Result<(), PipelineError> {
        for element in elements {
            match element.inner {
                Some(inner) => {
                    let mut nested = Pipeline::new(element.name);
                    self.fill(&mut nested, inner)
                        .map_err(|error| nested_failure(error, element.name, element.options))?;
                    pipeline.items.push(Item::Nested(nested));
                }
                None => self.pass(pipeline, &element)?,
            }
        }
        Ok(())
    }

    fn pass(
        &mut self,
        pipeline: &mut Pipeline,
        element: &Element<'_>,
    ) -> Result<(), PipelineError> {
        let Some(pass) = self.registry.get(element.name) else {
            let message =
                format!("'{}' does not refer to a registered pass or pass pipeline", element.name);
            return Err(positioned(self.text, element.at, &message));
        };
        let options = Options::parse(pass, element.options)
            .map_err(|error| option_failure(&error, element.name, element.options))?;
        if let Some(anchor) = pass.anchor
            && anchor != pipeline.anchor
        {
            let message = format!(
                "Can't add pass '{}' restricted to '{anchor}' on a PassManager intended to run on '{}', did you intend to nest?\nfailed to add `{}` with options `{}`",
                pass.class, pipeline.anchor, element.name, element.options
            );
            return Err(PipelineError { preamble: None, message });
        }
        pipeline.items.push(Item::Pass(pass, options));
        Ok(())
    }
}

fn nested_failure(mut error: PipelineError, name: &str, options: &str) -> PipelineError {
    if !error.message.starts_with("MLIR Textual") {
        let line = format!("\nfailed to add `{name}` with options `{options}` to inner pipeline");
        error.message.push_str(&line);
    }
    error
}

fn option_failure(error: &OptionError, name: &str, options: &str) -> PipelineError {
    let added = format!("\nfailed to add `{name}` with options `{options}`\n");
    match error {
        OptionError::Unknown(option) => PipelineError {
            preamble: None,
            message: format!("<Pass-Options-Parser>: no such option {option}\n{added}"),
        },
        OptionError::NoValue(option) => PipelineError {
            preamble: Some(format!("for the --{option} option: requires a value!")),
            message: added,
        },
        OptionError::BadValue(option, value, what) => PipelineError {
            preamble: Some(format!("for the --{option} option: '{value}' {what}")),
            message: added,
        },
    }
}

/// The text of a pipeline, a step a line (`--dump-pass-pipeline`).
pub fn print_pipeline(pipeline: &Pipeline) -> String {
    let mut out = format!("Pass Manager with {} passes:\n", pipeline.len());
    print_at(pipeline, 0, &mut out);
    out.push('\n');
    out
}

fn print_at(pipeline: &Pipeline, depth: usize, out: &mut String) {
    let indent = "  ".repeat(depth);
    out.push_str(&format!("{}(\n", pipeline.anchor));
    for (at, item) in pipeline.items.iter().enumerate() {
        if at > 0 {
            out.push_str(",\n");
        }
        out.push_str(&indent);
        out.push_str("  ");
        match item {
            Item::Pass(pass, options) => {
                out.push_str(pass.name);
                out.push_str(&options.print(pass));
            }
            Item::Nested(nested) => print_at(nested, depth + 1, out),
        }
    }
    out.push_str(&format!("\n{indent})"));
}
