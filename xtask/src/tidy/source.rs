//! Rules about one source file: its length, its module comment, and the words it
//! must not hold.

use proc_macro2::{Delimiter, Spacing, TokenStream, TokenTree};

use super::{File, Finding};

/// No source file is longer than this.
const MAX_LINES: usize = 1000;

/// Files that may be longer, each with the reason.
const LONG_FILES: [(&str, &str); 3] = [
    ("Cargo.lock", "written by Cargo"),
    ("crates/couloir-dialects/src/llvm/ops.rs", "the table of a dialect's ops"),
    ("crates/couloir-dialects/src/rocdl/ops.rs", "the table of a dialect's ops"),
];

/// The one place where `unsafe` is allowed.
const UNSAFE_HOME: &str = "crates/couloir-ir/src/storage";

/// Marks of unfinished work, put together here so that this file holds none.
const MARKS: [&str; 2] = [concat!("FIX", "ME"), concat!("X", "XX")];

/// Kinds of file that are written by people, and so are held to a length.
const WRITTEN: [&str; 5] = [".rs", ".toml", ".md", ".sh", ".ci/run"];

pub(super) fn check(file: &File, findings: &mut Vec<Finding>) {
    check_length(file, findings);
    check_marks(file, findings);
    if file.is_rust() {
        check_module_comment(file, findings);
        check_tokens(file, findings);
    }
}

fn check_length(file: &File, findings: &mut Vec<Finding>) {
    let lines = file.text.lines().count();
    let written = WRITTEN.iter().any(|end| file.path.ends_with(end));
    let excepted = LONG_FILES.iter().any(|(path, _)| file.path == *path);
    if lines > MAX_LINES && written && !excepted {
        let message = format!("{lines} lines, at most {MAX_LINES}");
        findings.push(Finding::new(&file.path, MAX_LINES + 1, "file-length", message));
    }
}

fn check_marks(file: &File, findings: &mut Vec<Finding>) {
    for (index, line) in file.text.lines().enumerate() {
        for mark in MARKS.iter().filter(|mark| holds_word(line, mark)) {
            findings.push(Finding::new(&file.path, index + 1, "unfinished", *mark));
        }
    }
}

/// Whether `line` holds `word` with no letter or digit on either side.
fn holds_word(line: &str, word: &str) -> bool {
    let boundary = |c: Option<char>| c.is_none_or(|c| !c.is_alphanumeric());
    line.match_indices(word).any(|(at, _)| {
        let before = line.get(..at).and_then(|text| text.chars().next_back());
        let after = line.get(at + word.len()..).and_then(|text| text.chars().next());
        boundary(before) && boundary(after)
    })
}

fn check_module_comment(file: &File, findings: &mut Vec<Finding>) {
    let first = file.text.lines().map(str::trim).find(|line| !line.is_empty());
    let documented = first.is_some_and(|line| {
        line.strip_prefix("//!").is_some_and(|text| !text.trim().is_empty())
            || line.starts_with("#![doc")
    });
    if !documented {
        let message = "the file opens with no module comment";
        findings.push(Finding::new(&file.path, 1, "module-comment", message));
    }
}

fn check_tokens(file: &File, findings: &mut Vec<Finding>) {
    let Ok(tokens) = file.text.parse::<TokenStream>() else { return };
    let mut walk = Walk {
        path: &file.path,
        in_tests: file.is_test(),
        unsafe_allowed: file.path.starts_with(UNSAFE_HOME),
        findings,
    };
    walk.stream(tokens);
}

/// Goes through all tokens of a file, those inside macro calls included.
struct Walk<'a> {
    path: &'a str,
    in_tests: bool,
    unsafe_allowed: bool,
    findings: &'a mut Vec<Finding>,
}

impl Walk<'_> {
    /// Visits each token with the one before and the one after it.
    ///
    /// The nesting of token trees is that of the file's own brackets.
    fn stream(&mut self, stream: TokenStream) {
        let tokens: Vec<TokenTree> = stream.into_iter().collect();
        let mut skip_item = false;
        for (index, token) in tokens.iter().enumerate() {
            let before = index.checked_sub(1).and_then(|index| tokens.get(index));
            let after = tokens.get(index + 1);
            match token {
                TokenTree::Ident(name) => self.name(&name.to_string(), name, before, after),
                TokenTree::Group(group) => {
                    skip_item |= is_attribute(before) && is_test_attribute(group);
                    let skipped = skip_item && group.delimiter() == Delimiter::Brace;
                    if !skipped {
                        self.stream(group.stream());
                    }
                    skip_item &= !skipped;
                }
                TokenTree::Punct(punct) if punct.as_char() == ';' => skip_item = false,
                _ => {}
            }
        }
    }

    fn name(
        &mut self,
        name: &str,
        token: &proc_macro2::Ident,
        before: Option<&TokenTree>,
        after: Option<&TokenTree>,
    ) {
        let line = token.span().start().line;
        let method = is_punct(before, '.');
        let finding = match name {
            "unsafe" if !self.unsafe_allowed => ("unsafe", "only the storage may be unsafe"),
            "todo" | "unimplemented" if is_punct(after, '!') => ("unfinished", name),
            "unwrap" if method && is_call(after, TokenStream::is_empty) => {
                ("no-unwrap", "`unwrap` outside tests")
            }
            "expect" if method && is_call(after, starts_with_literal) => {
                ("no-unwrap", "`expect` outside tests")
            }
            _ => return,
        };
        if !self.in_tests || finding.0 == "unsafe" {
            self.findings.push(Finding::new(self.path, line, finding.0, finding.1));
        }
    }
}

fn is_punct(token: Option<&TokenTree>, c: char) -> bool {
    matches!(token, Some(TokenTree::Punct(punct)) if punct.as_char() == c)
}

fn is_attribute(before: Option<&TokenTree>) -> bool {
    matches!(before, Some(TokenTree::Punct(punct))
        if punct.as_char() == '#' && punct.spacing() == Spacing::Alone)
}

/// `#[test]`, `#[cfg(test)]` and what combines them.
fn is_test_attribute(group: &proc_macro2::Group) -> bool {
    let text = group.stream().to_string().replace(' ', "");
    text == "test"
        || (text.starts_with("cfg(") && holds_word(&text, "test") && !text.contains("not("))
}

fn is_call(token: Option<&TokenTree>, arguments: impl Fn(&TokenStream) -> bool) -> bool {
    matches!(token, Some(TokenTree::Group(group))
        if group.delimiter() == Delimiter::Parenthesis && arguments(&group.stream()))
}

/// Tells `Option::expect("...")` from a parser's `expect(Token)`.
fn starts_with_literal(stream: &TokenStream) -> bool {
    matches!(stream.clone().into_iter().next(), Some(TokenTree::Literal(_)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check_text(text: &str, want: &[(usize, &str)]) {
        let file = File { path: "crates/a/src/b.rs".into(), text: text.into() };
        let mut findings = Vec::new();
        check(&file, &mut findings);
        let got: Vec<(usize, &str)> = findings.iter().map(|f| (f.line, f.rule)).collect();
        assert_eq!(got, want);
    }

    #[test]
    fn unwraps_outside_tests() {
        check_text("//! A.\nfn f() { x.unwrap(); }\n", &[(2, "no-unwrap")]);
        check_text(
            "//! A.\nfn f() { m!(x.expect(\"a\")); p.expect(Comma); }\n",
            &[(2, "no-unwrap")],
        );
        check_text(
            "//! A.\n#[cfg(test)]\nmod t { fn f() { x.unwrap() } }\nfn g() { unsafe {} }\n",
            &[(4, "unsafe")],
        );
        check_text("//! A.\n#[cfg(test)]\nuse a;\nfn f() { x.unwrap() }\n", &[(4, "no-unwrap")]);
        check_text("//! A.\n/// `x.unwrap()`\nfn f() { \"x.unwrap()\" }\n", &[]);
    }

    #[test]
    fn unfinished_work_and_comments() {
        check_text("fn f() { todo!() }\n", &[(1, "module-comment"), (1, "unfinished")]);
        check_text(&format!("//! A.\n// {}: b\n// A{0}B\n", MARKS[0]), &[(2, "unfinished")]);
    }

    #[test]
    fn long_files() {
        check_text(&format!("//! A.\n{}", "\n".repeat(1000)), &[(1001, "file-length")]);
    }
}
