//! RUN lines as data: scripts of pipelines of commands.

use crate::words::{Token, tokenize};

/// Where a stream of a command goes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Sink {
    /// To the next command of the pipeline, or nowhere after the last.
    Pipe,
    /// To the report of a failure.
    Report,
    /// Into a file, appended to when the flag is set.
    File(String, bool),
}

/// One command of a pipeline.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Command {
    /// The tool's name and its arguments; never empty.
    pub argv: Vec<String>,
    /// Success and failure change places (`not`).
    pub negated: bool,
    /// A file read as standard input.
    pub stdin: Option<String>,
    /// Where standard output goes.
    pub stdout: Sink,
    /// Where standard error goes.
    pub stderr: Sink,
}

impl Default for Command {
    fn default() -> Self {
        let (stdout, stderr) = (Sink::Pipe, Sink::Report);
        Self { argv: Vec::new(), negated: false, stdin: None, stdout, stderr }
    }
}

/// Commands joined by `|`; it fails if one of them does.
pub type Pipeline = Vec<Command>;

/// The pipelines of one RUN line, run in order until one fails.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Script {
    /// The line of the file the script starts at, from 1.
    pub line: usize,
    /// What is run.
    pub pipelines: Vec<Pipeline>,
}

/// What `%s` and its kin stand for.
#[derive(Debug, Clone)]
pub(crate) struct Substitutions<'a> {
    pub(crate) source: &'a str,
    pub(crate) directory: &'a str,
    pub(crate) temporary: &'a str,
}

impl Substitutions<'_> {
    fn apply(&self, text: &str) -> String {
        let mut out = String::with_capacity(text.len());
        let mut rest = text;
        while let Some((before, after)) = rest.split_once('%') {
            out.push_str(before);
            let (value, used) = self.value(after);
            out.push_str(value);
            rest = after.get(used..).unwrap_or("");
        }
        out.push_str(rest);
        out
    }

    /// The text for what follows a percent sign, and how much of it that uses.
    fn value(&self, after: &str) -> (&str, usize) {
        match after.chars().next() {
            Some('s') => (self.source, 1),
            Some('S') => (self.directory, 1),
            Some('t' | 'T') => (self.temporary, 1),
            Some('%') => ("%", 1),
            _ => ("%", 0),
        }
    }
}

/// The scripts of a test file's RUN lines; `temporary` is what `%t` stands for.
///
/// A line that ends in a backslash goes on in the next RUN line.
pub fn scripts_of(text: &str, path: &str, temporary: &str) -> Result<Vec<Script>, String> {
    marked_scripts_of("RUN:", text, path, temporary)
}

/// The scripts of lines with a mark, such as `RUN:`.
pub fn marked_scripts_of(
    mark: &str,
    text: &str,
    path: &str,
    temporary: &str,
) -> Result<Vec<Script>, String> {
    let directory = path.rsplit_once('/').map_or(".", |(directory, _)| directory);
    let substitutions = Substitutions { source: path, directory, temporary };
    marked_lines(mark, text)
        .into_iter()
        .map(|(line, body)| {
            let pipelines = parse(&body, &substitutions)
                .map_err(|error| format!("{path}:{line}: {mark} {error}"))?;
            Ok(Script { line, pipelines })
        })
        .collect()
}

/// The script of one command line, without substitutions.
pub fn parse_script(line: &str, path: &str) -> Result<Vec<Pipeline>, String> {
    parse(line, &Substitutions { source: path, directory: ".", temporary: "%t" })
}

fn marked_lines(mark: &str, text: &str) -> Vec<(usize, String)> {
    let mut lines: Vec<(usize, String)> = Vec::new();
    let mut continued = false;
    for (index, line) in text.lines().enumerate() {
        let Some((_, body)) = line.split_once(mark) else { continue };
        let (body, more) = match body.trim().strip_suffix('\\') {
            Some(body) => (body.trim_end(), true),
            None => (body.trim(), false),
        };
        match lines.last_mut().filter(|_| continued) {
            Some((_, last)) => last.extend([" ", body]),
            None => lines.push((index + 1, body.to_owned())),
        }
        continued = more;
    }
    lines
}

fn parse(line: &str, substitutions: &Substitutions<'_>) -> Result<Vec<Pipeline>, String> {
    let mut pipelines = vec![vec![Command::default()]];
    let mut tokens = tokenize(line)?.into_iter();
    while let Some(token) = tokens.next() {
        match token {
            Token::Word(word) => push_word(last(&mut pipelines)?, substitutions.apply(&word)),
            Token::Operator("|") => pipeline(&mut pipelines)?.push(Command::default()),
            Token::Operator("&&" | ";") => pipelines.push(vec![Command::default()]),
            Token::Operator("2>&1") => join_streams(last(&mut pipelines)?),
            Token::Operator(operator) => {
                let Some(Token::Word(file)) = tokens.next() else {
                    return Err(format!("expected a file after '{operator}'"));
                };
                redirect(last(&mut pipelines)?, operator, substitutions.apply(&file))?;
            }
        }
    }
    if pipelines.iter().flatten().any(|command| command.argv.is_empty()) {
        return Err("expected a command".to_owned());
    }
    Ok(pipelines)
}

fn pipeline(pipelines: &mut [Pipeline]) -> Result<&mut Pipeline, String> {
    pipelines.last_mut().ok_or_else(|| "expected a pipeline".to_owned())
}

fn last(pipelines: &mut [Pipeline]) -> Result<&mut Command, String> {
    pipeline(pipelines)?.last_mut().ok_or_else(|| "expected a command".to_owned())
}

/// `not` before the tool's name turns the command around; so does `not --crash`,
/// since nothing here is allowed to crash either.
fn push_word(command: &mut Command, word: String) {
    let first = command.argv.is_empty();
    if first && word == "not" {
        command.negated = !command.negated;
    } else if !(first && command.negated && word == "--crash") {
        command.argv.push(word);
    }
}

/// Standard error goes where standard output goes at this point of the line:
/// what is redirected later does not change it.
fn join_streams(command: &mut Command) {
    command.stderr = command.stdout.clone();
}

fn redirect(command: &mut Command, operator: &str, file: String) -> Result<(), String> {
    match operator {
        "<" => command.stdin = Some(file),
        ">" => command.stdout = Sink::File(file, false),
        ">>" => command.stdout = Sink::File(file, true),
        "2>" => command.stderr = Sink::File(file, false),
        "&>" => {
            command.stdout = Sink::File(file, false);
            join_streams(command);
        }
        _ => return Err(format!("'{operator}' is not supported")),
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scripts(text: &str) -> Vec<Script> {
        scripts_of(text, "tests/a/b.mlir", "/tmp/t").unwrap()
    }

    #[test]
    fn substitutions_and_pipes() {
        let got = scripts("// RUN: mlir-opt %s -o %t.x 2>&1 | FileCheck %s --check-prefix=A%%\n");
        let [opt, check] = got[0].pipelines[0].as_slice() else { panic!("{got:?}") };
        assert_eq!(opt.argv, ["mlir-opt", "tests/a/b.mlir", "-o", "/tmp/t.x"]);
        assert_eq!(opt.stderr, Sink::Pipe);
        assert_eq!(check.argv, ["FileCheck", "tests/a/b.mlir", "--check-prefix=A%"]);
    }

    #[test]
    fn the_order_of_redirections_counts() {
        let got = scripts("// RUN: a 2>&1 >b | c\n// RUN: a >b 2>&1\n");
        let file = Sink::File("b".into(), false);
        let first = &got[0].pipelines[0][0];
        assert_eq!((&first.stdout, &first.stderr), (&file, &Sink::Pipe));
        let second = &got[1].pipelines[0][0];
        assert_eq!((&second.stdout, &second.stderr), (&file, &file));
    }

    #[test]
    fn continued_lines_and_not() {
        let got = scripts("\n// RUN: not mlir-opt \\\n// RUN:   %S/x > %t; cat %t\n");
        assert_eq!(got[0].line, 2);
        assert_eq!(got[0].pipelines.len(), 2);
        assert!(got[0].pipelines[0][0].negated);
        assert_eq!(got[0].pipelines[0][0].argv, ["mlir-opt", "tests/a/x"]);
        assert_eq!(got[0].pipelines[0][0].stdout, Sink::File("/tmp/t".into(), false));
    }

    #[test]
    fn errors_name_the_place() {
        let error = scripts_of("// RUN: a |\n", "x.mlir", "t").unwrap_err();
        assert_eq!(error, "x.mlir:1: RUN: expected a command");
    }
}
