//! Which names the file tests use, in input that is valid and in input that
//! is faulty.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use couloir_dialects::DIALECTS;

use crate::Result;

/// Names with their dialects, as in `arith.addi`; those of types and
/// attributes with `!` and `#` in front.
#[derive(Default)]
pub(super) struct Names {
    pub(super) valid: BTreeSet<String>,
    pub(super) invalid: BTreeSet<String>,
}

/// Reads all file tests below a directory.
pub(super) fn read(tests: &Path) -> Result<Names> {
    let mut names = Names::default();
    let mut pending = vec![tests.to_path_buf()];
    while let Some(path) = pending.pop() {
        if path.is_dir() {
            let entries = fs::read_dir(&path)?.collect::<std::io::Result<Vec<_>>>()?;
            pending.extend(entries.into_iter().map(|entry| entry.path()));
        } else if path.extension().is_some_and(|extension| extension == "mlir") {
            names.file(&path.to_string_lossy(), &String::from_utf8_lossy(&fs::read(&path)?));
        }
    }
    Ok(names)
}

impl Names {
    fn file(&mut self, path: &str, text: &str) {
        let faulty =
            ["-invalid", "-places", "/diagnostics/", "/crashes/", "mutations", "generic-form"];
        if faulty.iter().any(|part| path.contains(part)) {
            return self.faulty(text);
        }
        for line in text.lines().filter(|line| !line.trim_start().starts_with("//")) {
            each_name(line, |name| _ = self.valid.insert(name));
        }
    }

    /// Names in lines that messages are expected for, and names in messages.
    fn faulty(&mut self, text: &str) {
        let lines = text.lines().collect::<Vec<_>>();
        for (at, line) in lines.iter().enumerate() {
            let quoted = line.split('\'').skip(1).step_by(2);
            quoted.for_each(|text| each_name(text, |name| _ = self.invalid.insert(name)));
            let target = expected(&lines, at).and_then(|target| lines.get(target));
            if let Some(line) = target {
                let code = line.split("//").next().unwrap_or_default();
                each_name(code, |name| _ = self.invalid.insert(name));
            }
        }
    }
}

/// The line that a message is expected for, told by the comment in a line.
fn expected(lines: &[&str], at: usize) -> Option<usize> {
    let (_, rest) = lines.get(at)?.split_once("expected-")?;
    let rest = rest.trim_start_matches(|c: char| c.is_alphabetic() || c == '-').trim_start();
    let Some(rest) = rest.strip_prefix('@') else { return Some(at) };
    let distance = || rest.get(1..)?.split([' ', '{', ':']).next()?.parse::<usize>().ok();
    let is_code = |at: &usize| {
        let line = lines.get(*at).copied().unwrap_or_default();
        !line.trim_start().starts_with("//")
    };
    match rest.chars().next()? {
        '+' => Some(at + distance()?),
        '-' => at.checked_sub(distance()?),
        'b' => (at + 1..lines.len()).find(is_code),
        _ => (0..at).rev().find(is_code),
    }
}

fn is_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$' | '-')
}

/// What stands in no text by its name, and the text of what holds it.
const HIDDEN: [(&str, &str); 1] = [("#llvm.di_expression<[DW_OP", "#llvm.di_expression_elem")];

/// Calls `found` for each name of an op, type or attribute in a line: full
/// names, names without the dialect where an op's name stands, and what stands
/// in brackets of types and attributes.
fn each_name(line: &str, mut found: impl FnMut(String)) {
    let (mut before, mut rest, mut is_first) = (' ', line, true);
    let has_llvm = line.contains("llvm");
    for (text, name) in HIDDEN {
        if line.contains(text) {
            found(name.to_owned());
        }
    }
    while let Some(start) = rest.find(is_word) {
        before = rest.get(..start).and_then(|text| text.chars().last()).unwrap_or(before);
        let word = rest.get(start..).unwrap_or_default();
        let end = word.find(|c| !is_word(c)).unwrap_or(word.len());
        let (word, tail) = word.split_at(end);
        let word = word.trim_end_matches(['.', '-']);
        match before {
            '!' | '#' => {
                found(format!("{before}{word}"));
                found(format!("{before}{word}.{}", bracketed(tail)));
            }
            '%' | '^' | '@' => {}
            _ if word.contains('.') => found(word.to_owned()),
            _ => {
                // Types and attributes of `llvm` are written short in brackets of others.
                if has_llvm {
                    ["!", "#"].iter().for_each(|sigil| found(format!("{sigil}llvm.{word}")));
                }
                if is_first {
                    short_names(word).for_each(&mut found);
                }
            }
        }
        is_first &= matches!(before, '%' | '^');
        before = ' ';
        rest = tail;
    }
}

/// The word in brackets after a dialect: `#index<cmp_predicate eq>` is an `#index.cmp_predicate`.
fn bracketed(tail: &str) -> &str {
    tail.strip_prefix('<').and_then(|inside| inside.split(|c| !is_word(c)).next()).unwrap_or("")
}

/// The full names of ops that may be written without their dialects.
fn short_names(word: &str) -> impl Iterator<Item = String> {
    let ops = DIALECTS.iter().flat_map(|dialect| dialect.ops);
    let defaults = ops.filter_map(|op| op.hooks.default_dialect).collect::<BTreeSet<_>>();
    let defaults = defaults.into_iter().chain(["builtin"]);
    defaults.map(move |dialect| format!("{dialect}.{word}"))
}
