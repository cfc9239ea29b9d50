//! Finds a pattern in a text, given the variables, and sets those it defines.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::ops::Range;

use fancy_regex::{Captures, Regex, RegexBuilder};

use super::Options;
use super::directives::Kind;
use super::number::Numbers;
use super::pattern::{Pattern, Piece};

/// The values of all variables.
#[derive(Debug, Default)]
pub(super) struct Variables {
    pub(super) strings: HashMap<String, String>,
    pub(super) numbers: Numbers,
}

impl Variables {
    /// Forgets what is not global: the names without a `$`.
    pub(super) fn clear_local(&mut self) {
        self.strings.retain(|name, _| name.starts_with('$'));
        self.numbers.retain(|name, _| name.starts_with('$'));
    }
}

/// Finds `pattern` in `text`. The error says what could not be put in for a
/// variable.
pub(super) fn find(
    pattern: &Pattern,
    kind: Kind,
    text: &str,
    variables: &mut Variables,
    options: &Options,
) -> Result<Option<Range<usize>>, String> {
    let full_line = options.match_full_lines && kind != Kind::Not;
    if let Some(fixed) = pattern.as_text().filter(|_| !full_line && !options.ignore_case) {
        return Ok(text.find(fixed).map(|at| at..at + fixed.len()));
    }
    let regex = compile(pattern, full_line, variables, options)?;
    let Some(captures) = regex.captures(text).map_err(|error| error.to_string())? else {
        return Ok(None);
    };
    define(pattern, &captures, variables)?;
    Ok(captures.get(0).map(|found| found.range()))
}

fn compile(
    pattern: &Pattern,
    full_line: bool,
    variables: &Variables,
    options: &Options,
) -> Result<Regex, String> {
    let mut source = String::from(if options.ignore_case { "(?mi)" } else { "(?m)" });
    let blanks = if options.strict_whitespace { "" } else { " *" };
    if full_line {
        source.extend(["^", blanks]);
    }
    for at in 0..pattern.pieces.len() {
        push_piece(pattern, at, variables, &mut source)?;
    }
    if full_line {
        source.extend([blanks, "$"]);
    }
    RegexBuilder::new(&source).build().map_err(|error| error.to_string())
}

/// Appends the expression of one piece. The group `v<n>` holds what piece `n`
/// defines.
fn push_piece(
    pattern: &Pattern,
    at: usize,
    variables: &Variables,
    source: &mut String,
) -> Result<(), String> {
    let so_far = pattern.pieces.get(..=at).and_then(<[Piece]>::split_last);
    let Some((piece, before)) = so_far else { return Ok(()) };
    let pushed = match piece {
        Piece::Text(text) => write!(source, "{}", regex_escape(text)),
        Piece::Regex(regex) => write!(source, "(?:{regex})"),
        Piece::Define(_, regex) => write!(source, "(?P<v{at}>{regex})"),
        Piece::Use(name) => {
            if let Some(at) = definition(before, name) {
                write!(source, "(?P=v{at})")
            } else {
                let value = variables.strings.get(name);
                let value = value.ok_or_else(|| format!("undefined variable: {name}"))?;
                write!(source, "{}", regex_escape(value))
            }
        }
        Piece::Number(number) => {
            if let Some(name) = before.iter().find_map(|piece| defined_number(piece, number)) {
                let place = "defined earlier in the same directive";
                return Err(format!("numeric variable '{name}' {place}"));
            }
            write!(source, "(?P<v{at}>{})", number.regex(&variables.numbers)?)
        }
    };
    pushed.map_err(|error| error.to_string())
}

/// The last piece that defines the string variable.
fn definition(pieces: &[Piece], wanted: &str) -> Option<usize> {
    pieces.iter().rposition(|piece| matches!(piece, Piece::Define(name, _) if name == wanted))
}

/// The variable that `piece` defines and `number` uses.
fn defined_number<'a>(piece: &'a Piece, number: &super::number::Number) -> Option<&'a str> {
    match piece {
        Piece::Number(before) => before.define.as_deref().filter(|name| number.uses(name)),
        _ => None,
    }
}

fn regex_escape(text: &str) -> String {
    fancy_regex::escape(text).into_owned()
}

fn define(
    pattern: &Pattern,
    captures: &Captures<'_, str>,
    variables: &mut Variables,
) -> Result<(), String> {
    for (at, piece) in pattern.pieces.iter().enumerate() {
        let value = || captures.name(&format!("v{at}")).map_or("", |found| found.as_str());
        match piece {
            Piece::Define(name, _) => {
                variables.strings.insert(name.clone(), value().to_owned());
            }
            Piece::Number(number) => {
                let format = number.format_in(&variables.numbers);
                let read = format.value(value()).ok_or("number too large")?;
                if let Some(name) = &number.define {
                    variables.numbers.insert(name.clone(), (read, format));
                }
            }
            Piece::Text(_) | Piece::Regex(_) | Piece::Use(_) => {}
        }
    }
    Ok(())
}
