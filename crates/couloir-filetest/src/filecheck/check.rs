//! The order of matches. The input is walked once; each directive looks at what
//! the ones before it left.
//!
//! Labels come first: all input up to a label, that label included, is a region,
//! and the directives before it look nowhere else. In a region, directives that
//! find one place form a step together with the `-DAG` and `-NOT` directives
//! before them.

use std::ops::Range;

use super::Options;
use super::directives::{Directive, Kind};
use super::matching::{Variables, find};
use super::number::Format;
use super::pattern::{Pattern, Piece};

/// Whether `input` holds what the directives say; if not, where and why.
pub(super) fn check(
    directives: &[Directive],
    input: &str,
    options: &Options,
) -> Result<(), String> {
    let mut checker = Checker::new(input, options)?;
    let mut start = 0;
    let mut rest = directives;
    let mut first = true;
    loop {
        let label = rest.iter().position(|directive| directive.kind == Kind::Label);
        let (region, block) = match label {
            None => (start..input.len(), rest),
            Some(at) => {
                let (block, after) = rest.split_at(at + 1);
                rest = after;
                (start..checker.find_label(block, start)?, block)
            }
        };
        if !first && options.variable_scope {
            checker.variables.clear_local();
        }
        first = false;
        start = region.end;
        checker.region(block, region)?;
        if label.is_none() {
            return Ok(());
        }
    }
}

struct Checker<'a> {
    input: &'a str,
    options: &'a Options,
    implicit_nots: Vec<Directive>,
    variables: Variables,
}

impl<'a> Checker<'a> {
    fn new(input: &'a str, options: &'a Options) -> Result<Self, String> {
        let mut variables = Variables::default();
        for (name, value) in &options.definitions {
            match name.strip_prefix('#') {
                None => drop(variables.strings.insert(name.clone(), value.clone())),
                Some(name) => {
                    let number = value.parse().map_err(|_| format!("0: bad number '{value}'"))?;
                    variables.numbers.insert(name.to_owned(), (number, Format::default()));
                }
            }
        }
        let implicit_nots = options.implicit_nots.iter().map(|text| implicit_not(text)).collect();
        Ok(Self { input, options, implicit_nots, variables })
    }

    /// The end of the match of the label that ends `block`.
    fn find_label(&mut self, block: &[Directive], start: usize) -> Result<usize, String> {
        let region = start..self.input.len();
        match block.last() {
            None => Ok(start),
            Some(label) => match self.find(label, region.clone())? {
                Some(found) => Ok(found.end),
                None => Err(self.not_found(label, &region)),
            },
        }
    }

    /// Checks directives within a region of the input.
    fn region(&mut self, block: &[Directive], region: Range<usize>) -> Result<(), String> {
        let mut at = region.start;
        let relative = |directive: &Directive| matches!(directive.kind, Kind::Dag | Kind::Not);
        let mut rest = block;
        while !rest.is_empty() {
            let length = rest.iter().position(|directive| !relative(directive));
            let (before, after) = rest.split_at(length.unwrap_or(rest.len()));
            let (target, after) = match after.split_first() {
                Some((target, after)) => (Some(target), after),
                None => (None, after),
            };
            at = self.step(before, target, at..region.end)?;
            rest = after;
        }
        // What is not to be there is not there after the last match either.
        let last_has_target = block.last().is_none_or(|directive| !relative(directive));
        if last_has_target && region.end == self.input.len() {
            self.step(&[], None, at..region.end)?;
        }
        Ok(())
    }

    /// The `-DAG` and `-NOT` directives, then the one that finds a place, or the end
    /// of the region. Gives the end of the match.
    fn step(
        &mut self,
        before: &[Directive],
        target: Option<&Directive>,
        region: Range<usize>,
    ) -> Result<usize, String> {
        let mut nots = self.implicit_nots.clone();
        let start = self.dags(before, &mut nots, region.clone())?;
        let found = match target {
            Some(target) => self.target(target, start..region.end)?,
            None => region.end..region.end,
        };
        self.nots(&nots, start..found.start)?;
        Ok(found.end)
    }

    /// Matches the groups of `-DAG` directives; a group ends where a `-NOT` comes.
    /// Leaves the `-NOT` directives after the last group in `nots`, and gives the
    /// place after that group.
    fn dags(
        &mut self,
        directives: &[Directive],
        nots: &mut Vec<Directive>,
        region: Range<usize>,
    ) -> Result<usize, String> {
        let mut start = region.start;
        for group in directives.chunk_by(|a, b| a.kind == b.kind) {
            if group.first().is_some_and(|directive| directive.kind == Kind::Not) {
                nots.extend_from_slice(group);
                continue;
            }
            let mut found: Vec<Range<usize>> = Vec::new();
            for directive in group {
                let at = self.dag(directive, &found, start..region.end)?;
                found.push(at);
                found.sort_by_key(|range| range.start);
            }
            let first = found.first().map_or(start, |range| range.start);
            self.nots(nots, start..first)?;
            nots.clear();
            start = found.iter().map(|range| range.end).max().unwrap_or(start);
        }
        Ok(start)
    }

    /// A match that overlaps none of those its neighbours found.
    fn dag(
        &mut self,
        directive: &Directive,
        taken: &[Range<usize>],
        region: Range<usize>,
    ) -> Result<Range<usize>, String> {
        let mut start = region.start;
        loop {
            let Some(found) = self.find(directive, start..region.end)? else {
                return Err(self.not_found(directive, &region));
            };
            let overlap = taken.iter().find(|t| found.start < t.end && t.start < found.end);
            match overlap {
                None => return Ok(found),
                Some(taken) => start = taken.end,
            }
        }
    }

    /// None of `nots` is in the region.
    fn nots(&mut self, nots: &[Directive], region: Range<usize>) -> Result<(), String> {
        for directive in nots {
            if let Some(found) = self.find(directive, region.clone())? {
                return Err(self.message(directive, "excluded text is there", found.start));
            }
        }
        Ok(())
    }

    /// The place that the directive finds, which is on the line it asks for.
    fn target(
        &mut self,
        directive: &Directive,
        region: Range<usize>,
    ) -> Result<Range<usize>, String> {
        let count = if let Kind::Count(count) = directive.kind { count } else { 1 };
        let mut found: Option<Range<usize>> = None;
        for _ in 0..count {
            let from = found.as_ref().map_or(region.start, |range| range.end);
            let Some(next) = self.find(directive, from..region.end)? else {
                return Err(self.not_found(directive, &region));
            };
            found = Some(found.map_or(next.start, |range| range.start)..next.end);
        }
        let found = found.unwrap_or(region.start..region.start);
        let skipped = self.input.get(region.start..found.start).unwrap_or("");
        let lines = skipped.matches('\n').count();
        match directive.kind {
            Kind::Next | Kind::Empty if lines == 0 => {
                Err(self.message(directive, "is on the same line as the match before", found.start))
            }
            Kind::Next | Kind::Empty if lines > 1 => {
                let problem = "is not on the line after the match before";
                Err(self.message(directive, problem, found.start))
            }
            Kind::Same if lines > 0 => {
                let problem = "is not on the same line as the match before";
                Err(self.message(directive, problem, found.start))
            }
            _ => Ok(found),
        }
    }

    fn find(
        &mut self,
        directive: &Directive,
        region: Range<usize>,
    ) -> Result<Option<Range<usize>>, String> {
        let text = self.input.get(region.clone()).unwrap_or("");
        if directive.kind == Kind::Empty {
            return Ok(empty_line(text).map(|at| region.start + at..region.start + at));
        }
        let (kind, pattern) = (directive.kind, &directive.pattern);
        match find(pattern, kind, text, &mut self.variables, self.options) {
            Ok(found) => {
                Ok(found.map(|found| region.start + found.start..region.start + found.end))
            }
            Err(error) => Err(self.message(directive, &error, region.start)),
        }
    }

    fn not_found(&self, directive: &Directive, region: &Range<usize>) -> String {
        self.message(directive, "expected text not found, looking from here on", region.start)
    }

    /// A message with the directive's place, and the line of the input at `at`.
    fn message(&self, directive: &Directive, problem: &str, at: usize) -> String {
        let before = self.input.get(..at).unwrap_or("");
        let number = before.matches('\n').count() + 1;
        let start = before.rfind('\n').map_or(0, |newline| newline + 1);
        let lines = self.input.get(start..).unwrap_or("").lines();
        let shown: Vec<String> = lines.take(5).map(|line| format!("    {line}")).collect();
        let (line, name, text) = (directive.line, &directive.name, &directive.text);
        format!(
            "{line}: {name}: {problem}\n    {text}\n  the input, from line {number}:\n{}",
            shown.join("\n")
        )
    }
}

fn implicit_not(text: &str) -> Directive {
    let pattern = Pattern::parse(text, false, 0)
        .unwrap_or_else(|_| Pattern { pieces: vec![Piece::Text(text.to_owned())] });
    let name = "--implicit-check-not".to_owned();
    Directive { kind: Kind::Not, pattern, line: 0, name, text: text.to_owned() }
}

/// Where the first line with nothing on it begins, after a line's end. What follows
/// the last line's end counts as a line.
fn empty_line(text: &str) -> Option<usize> {
    let mut ends = text.match_indices('\n').map(|(at, _)| at + 1);
    ends.find(|at| text.get(*at..).is_some_and(|rest| rest.is_empty() || rest.starts_with('\n')))
}
