//! `FileCheck`: whether a text holds what the CHECK lines of a file say, in their
//! order. Follows LLVM's document on its tool of that name: the directives `-NEXT`, `-SAME`, `-NOT`, `-DAG`, `-LABEL`, `-EMPTY`
//! and `-COUNT-n`, regular expressions, string and numeric variables.
//!
//! Status 0 says that the text holds it, 1 that it does not, 2 that the CHECK lines
//! or the arguments make no sense.

mod check;
mod directives;
mod matching;
mod number;
mod pattern;
mod posix;

use std::fs;

use crate::execute::Output;

/// What the command line says about how to check.
#[derive(Debug, Clone, Default)]
#[expect(clippy::struct_excessive_bools, reason = "one for each flag of the command line")]
struct Options {
    prefixes: Vec<String>,
    comment_prefixes: Vec<String>,
    implicit_nots: Vec<String>,
    definitions: Vec<(String, String)>,
    allow_empty: bool,
    allow_unused_prefixes: bool,
    strict_whitespace: bool,
    match_full_lines: bool,
    ignore_case: bool,
    variable_scope: bool,
}

/// A call of `FileCheck`, read from its arguments.
#[derive(Debug, Clone, Default)]
pub struct FileCheck {
    /// The file with the CHECK lines.
    pub file: String,
    /// What is checked, where it is not standard input.
    input: Option<String>,
    options: Options,
}

impl FileCheck {
    /// The call that `argv` makes; `None` if it calls something else.
    pub fn parse(argv: &[String]) -> Option<Result<Self, String>> {
        let (name, arguments) = argv.split_first()?;
        (name == "FileCheck").then(|| parse(arguments))
    }

    /// The first prefix of the CHECK lines.
    pub fn prefix(&self) -> &str {
        self.options.prefixes.first().map_or("CHECK", String::as_str)
    }

    /// Checks `stdin`, or the input file, against the CHECK lines.
    pub fn run(&self, stdin: &[u8]) -> Output {
        self.try_run(stdin).unwrap_or_else(|message| Output::failure(2, message))
    }

    fn try_run(&self, stdin: &[u8]) -> Result<Output, String> {
        let read = |path: &str| fs::read(path).map_err(|error| format!("{path}: {error}\n"));
        let input = match &self.input {
            Some(path) => read(path)?,
            None => stdin.to_vec(),
        };
        if input.is_empty() && !self.options.allow_empty {
            return Err("FileCheck: the input is empty\n".to_owned());
        }
        let checks = self.canonical(&read(&self.file)?);
        let directives = directives::read(&checks, &self.options)
            .map_err(|error| format!("{}:{error}\n", self.file))?;
        let result = check::check(&directives, &self.canonical(&input), &self.options);
        Ok(match result {
            Ok(()) => Output::default(),
            Err(message) => Output::failure(1, format!("{}:{message}\n", self.file)),
        })
    }

    /// Text with plain line ends and, unless whitespace is strict, with every run
    /// of blanks as one space.
    fn canonical(&self, bytes: &[u8]) -> String {
        let text = String::from_utf8_lossy(bytes).replace("\r\n", "\n");
        if self.options.strict_whitespace {
            return text;
        }
        let mut out = String::with_capacity(text.len());
        for c in text.chars() {
            let blank = matches!(c, ' ' | '\t');
            if !(blank && out.ends_with(' ')) {
                out.push(if blank { ' ' } else { c });
            }
        }
        out
    }

    /// Sets the option `name`, asking for its value where it has one.
    fn set<'a>(&mut self, name: &str, value: &mut impl FnMut() -> &'a str) -> Result<(), String> {
        let options = &mut self.options;
        let list = |list: &str| list.split(',').map(str::to_owned).collect::<Vec<_>>();
        match name {
            "check-prefix" | "check-prefixes" => options.prefixes.extend(list(value())),
            "comment-prefixes" => options.comment_prefixes = list(value()),
            "implicit-check-not" => options.implicit_nots.push(value().to_owned()),
            "input-file" => self.input = Some(value().to_owned()),
            "allow-empty" => options.allow_empty = true,
            "allow-unused-prefixes" => options.allow_unused_prefixes = true,
            "strict-whitespace" => options.strict_whitespace = true,
            "match-full-lines" => options.match_full_lines = true,
            "ignore-case" => options.ignore_case = true,
            "enable-var-scope" => options.variable_scope = true,
            "dump-input" | "dump-input-filter" | "dump-input-context" => drop(value()),
            "v" | "vv" | "color" => {}
            _ => match name.strip_prefix('D') {
                Some(name) => options.definitions.push((name.to_owned(), value().to_owned())),
                None => return Err(format!("FileCheck: unknown option '{name}'\n")),
            },
        }
        Ok(())
    }
}

fn parse(arguments: &[String]) -> Result<FileCheck, String> {
    let mut call = FileCheck::default();
    let mut arguments = arguments.iter();
    while let Some(argument) = arguments.next() {
        let Some(option) = argument.strip_prefix('-') else {
            call.file.clone_from(argument);
            continue;
        };
        let option = option.trim_start_matches('-');
        let (name, value) = match option.split_once('=') {
            Some((name, value)) => (name, Some(value)),
            None => (option, None),
        };
        let mut value = || value.or_else(|| arguments.next().map(String::as_str)).unwrap_or("");
        call.set(name, &mut value)?;
    }
    for (prefixes, default) in [
        (&mut call.options.prefixes, &["CHECK"][..]),
        (&mut call.options.comment_prefixes, &["COM", "RUN"]),
    ] {
        if prefixes.is_empty() {
            prefixes.extend(default.iter().map(|&prefix| prefix.to_owned()));
        }
    }
    Ok(call)
}
