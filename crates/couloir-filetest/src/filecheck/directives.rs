//! The directives of a check file: prefix, kind, pattern.
//!
//! A directive's text runs to the end of its line. Prefixes count only where no
//! letter, digit, `-` or `_` comes before them.

use super::Options;
use super::pattern::{Pattern, Piece};

/// What a directive asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// Somewhere after the match before.
    Plain,
    /// On the line after it.
    Next,
    /// On the same line.
    Same,
    /// Not before the next match.
    Not,
    /// In any order among its neighbours.
    Dag,
    /// A place that divides the input.
    Label,
    /// The next line has nothing on it.
    Empty,
    /// That many times.
    Count(usize),
}

/// One CHECK line.
#[derive(Debug, Clone)]
pub(super) struct Directive {
    pub(super) kind: Kind,
    pub(super) pattern: Pattern,
    /// The line of the check file, from 1.
    pub(super) line: usize,
    /// The directive as written, such as `CHECK-NEXT`.
    pub(super) name: String,
    /// The pattern as written.
    pub(super) text: String,
}

/// A directive found in the text, not yet read.
struct Found<'a> {
    kind: Kind,
    literal: bool,
    name: &'a str,
    text: &'a str,
}

/// All directives in order; what is wrong with them, after the line's number.
pub(super) fn read(text: &str, options: &Options) -> Result<Vec<Directive>, String> {
    let mut directives: Vec<Directive> = Vec::new();
    let mut used = vec![false; options.prefixes.len()];
    for (index, line) in text.lines().enumerate() {
        let number = index + 1;
        let place = |error: String| format!("{number}: {error}");
        if let Some(found) = find(line, options, &mut used).map_err(place)? {
            let directive = directive(&found, number, options).map_err(place)?;
            check_order(&directive, &directives).map_err(place)?;
            directives.push(directive);
        }
    }
    let unused = options.prefixes.iter().zip(&used).find(|(_, used)| !**used);
    match unused {
        Some((prefix, _)) if !options.allow_unused_prefixes || directives.is_empty() => {
            Err(format!("1: no check lines with the prefix '{prefix}'"))
        }
        _ => Ok(directives),
    }
}

/// The directive of a line. A line has at most one: its text takes the rest.
fn find<'a>(
    line: &'a str,
    options: &Options,
    used: &mut [bool],
) -> Result<Option<Found<'a>>, String> {
    let mut start = 0;
    while let Some((at, prefix, index)) = next_prefix(line, start, options) {
        let after = line.get(at + prefix.len()..).unwrap_or("");
        match index {
            None if after.starts_with(':') => return Ok(None),
            Some(index) => {
                if let Some((kind, literal, length)) = suffix(after)? {
                    if let Some(flag) = used.get_mut(index) {
                        *flag = true;
                    }
                    let name = line.get(at..at + prefix.len() + length).unwrap_or("");
                    let text = after.get(length + 1..).unwrap_or("");
                    let name = name.trim_end_matches("{LITERAL}");
                    return Ok(Some(Found { kind, literal, name, text }));
                }
            }
            None => {}
        }
        start = at + prefix.len();
    }
    Ok(None)
}

/// The first prefix at or after `start`, the longest if there are several, and its
/// index if it is one of checks rather than of comments.
fn next_prefix<'a>(
    line: &str,
    start: usize,
    options: &'a Options,
) -> Option<(usize, &'a str, Option<usize>)> {
    let checks = options.prefixes.iter().enumerate().map(|(index, prefix)| (prefix, Some(index)));
    let comments = options.comment_prefixes.iter().map(|prefix| (prefix, None));
    checks
        .chain(comments)
        .filter_map(|(prefix, index)| Some((occurrence(line, start, prefix)?, &**prefix, index)))
        .min_by_key(|(at, prefix, _)| (*at, usize::MAX - prefix.len()))
}

fn occurrence(line: &str, start: usize, prefix: &str) -> Option<usize> {
    let in_word = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    let rest = line.get(start..)?;
    let mut places = rest.match_indices(prefix).map(|(at, _)| start + at);
    places.find(|at| !line.get(..*at).is_some_and(|before| before.ends_with(in_word)))
}

/// The kind that what follows a prefix gives, whether its text is literal, and how
/// long all that is before the colon.
fn suffix(after: &str) -> Result<Option<(Kind, bool, usize)>, String> {
    let Some((head, _)) = after.split_once(':') else { return Ok(None) };
    let (name, literal) = match head.strip_suffix("{LITERAL}") {
        Some(name) => (name, true),
        None => (head, false),
    };
    let kind = match name {
        "" => Kind::Plain,
        "-NEXT" => Kind::Next,
        "-SAME" => Kind::Same,
        "-NOT" => Kind::Not,
        "-DAG" => Kind::Dag,
        "-LABEL" => Kind::Label,
        "-EMPTY" => Kind::Empty,
        "-DAG-NOT" | "-NOT-DAG" | "-NEXT-NOT" | "-NOT-NEXT" | "-SAME-NOT" | "-NOT-SAME"
        | "-EMPTY-NOT" | "-NOT-EMPTY" => return Err("unsupported -NOT combo".to_owned()),
        _ => match name.strip_prefix("-COUNT-") {
            Some(count) => Kind::Count(self::count(count)?),
            None => return Ok(None),
        },
    };
    Ok(Some((kind, literal, head.len())))
}

fn count(digits: &str) -> Result<usize, String> {
    match digits.parse() {
        Ok(count) if count > 0 => Ok(count),
        _ => Err("invalid count in -COUNT specification".to_owned()),
    }
}

fn directive(found: &Found<'_>, line: usize, options: &Options) -> Result<Directive, String> {
    let text = if options.strict_whitespace && options.match_full_lines {
        found.text
    } else {
        found.text.trim_matches([' ', '\t'])
    };
    let pattern = Pattern::parse(text, found.literal, line)?;
    match (found.kind, text.is_empty()) {
        (Kind::Empty, false) => return Err("found non-empty check string for empty check".into()),
        (Kind::Empty, true) | (_, false) => {}
        (_, true) => return Err(format!("found empty check string with prefix '{}:'", found.name)),
    }
    let (name, text) = (found.name.to_owned(), text.to_owned());
    Ok(Directive { kind: found.kind, pattern, line, name, text })
}

/// Some directives need another one before them; a label holds no string variables.
fn check_order(directive: &Directive, before: &[Directive]) -> Result<(), String> {
    let name = &directive.name;
    let relative = matches!(directive.kind, Kind::Next | Kind::Same | Kind::Empty);
    if relative && before.iter().all(|directive| matches!(directive.kind, Kind::Not | Kind::Dag)) {
        return Err(format!("found '{name}' without a check line before it"));
    }
    let variable = |piece: &Piece| matches!(piece, Piece::Define(..) | Piece::Use(_));
    if directive.kind == Kind::Label && directive.pattern.pieces.iter().any(variable) {
        return Err(format!("found '{name}' with variable definition or use"));
    }
    Ok(())
}
