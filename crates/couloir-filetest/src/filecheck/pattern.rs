//! Patterns: fixed text, `{{regular expressions}}` and `[[variables]]`.

use super::number::{self, Number};
use super::posix;

/// A pattern as a row of pieces.
#[derive(Debug, Clone)]
pub(super) struct Pattern {
    pub(super) pieces: Vec<Piece>,
}

/// A part of a pattern.
#[derive(Debug, Clone)]
pub(super) enum Piece {
    /// Text that stands for itself.
    Text(String),
    /// A regular expression, translated.
    Regex(String),
    /// `[[NAME:regex]]`: what the expression matches becomes the variable's value.
    Define(String, String),
    /// `[[NAME]]`: the variable's value.
    Use(String),
    /// `[[#...]]`.
    Number(Number),
}

impl Pattern {
    /// Reads a pattern; `line` is what `@LINE` stands for.
    pub(super) fn parse(text: &str, literal: bool, line: usize) -> Result<Self, String> {
        let mut pieces = Vec::new();
        let mut rest = text;
        while !rest.is_empty() {
            let at = if literal { rest.len() } else { special(rest) };
            let (fixed, special) = rest.split_at(at);
            if !fixed.is_empty() {
                pieces.push(Piece::Text(fixed.to_owned()));
            }
            rest = special;
            if let Some(body) = special.strip_prefix("{{") {
                let end = body.find("}}").ok_or("found start of regex string with no end '}}'")?;
                pieces.push(Piece::Regex(posix::translate(body.get(..end).unwrap_or(""))?));
                rest = body.get(end + 2..).unwrap_or("");
            } else if let Some(body) = special.strip_prefix("[[") {
                let end = end_of_variable(body).ok_or("invalid substitution block, no ]] found")?;
                pieces.push(variable(body.get(..end).unwrap_or(""), line)?);
                rest = body.get(end + 2..).unwrap_or("");
            }
        }
        Ok(Self { pieces })
    }

    /// The text of a pattern that is nothing else.
    pub(super) fn as_text(&self) -> Option<&str> {
        match self.pieces.as_slice() {
            [Piece::Text(text)] => Some(text),
            _ => None,
        }
    }
}

/// Where fixed text ends.
fn special(text: &str) -> usize {
    let first = |mark: &str| text.find(mark).unwrap_or(text.len());
    first("{{").min(first("[["))
}

/// Where `]]` ends a variable: brackets inside it come in pairs.
fn end_of_variable(body: &str) -> Option<usize> {
    let mut depth = 0_usize;
    let mut chars = body.char_indices();
    while let Some((at, c)) = chars.next() {
        match c {
            '\\' => drop(chars.next()),
            '[' => depth += 1,
            ']' if depth > 0 => depth -= 1,
            ']' => return body.get(at..)?.starts_with("]]").then_some(at),
            _ => {}
        }
    }
    None
}

fn variable(body: &str, line: usize) -> Result<Piece, String> {
    if let Some(expression) = body.strip_prefix('#') {
        return Ok(Piece::Number(number::parse(expression, line)?));
    }
    if body.starts_with("@LINE") {
        return Ok(Piece::Number(number::parse(body, line)?));
    }
    let (name, regex) = match body.split_once(':') {
        Some((name, regex)) => (name, Some(regex)),
        None => (body, None),
    };
    if !is_name(name) {
        return Err(format!("invalid name in string variable '{name}'"));
    }
    Ok(match regex {
        Some(regex) => Piece::Define(name.to_owned(), posix::translate(regex)?),
        None => Piece::Use(name.to_owned()),
    })
}

/// Letters, digits and `_`, not a digit first, perhaps after `$`.
pub(super) fn is_name(text: &str) -> bool {
    let text = text.strip_prefix('$').unwrap_or(text);
    !text.starts_with(|c: char| c.is_ascii_digit())
        && !text.is_empty()
        && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}
