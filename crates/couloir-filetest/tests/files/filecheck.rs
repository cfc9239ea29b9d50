//! `FileCheck`, in-process.

use std::fs;

use couloir_filetest::Output;
use litcheck_filecheck::litcheck::Symbol;
use litcheck_filecheck::litcheck::diagnostics::{FileName, SourceLanguage};
use litcheck_filecheck::litcheck::reporting::PrintDiagnostic;
use litcheck_filecheck::{Config, Options, Test};

/// A call of `FileCheck`, read from its arguments.
#[derive(Default)]
pub(crate) struct Call {
    /// The file with the CHECK lines.
    pub(crate) file: String,
    /// What is checked, where it is not standard input.
    input: Option<String>,
    options: Options,
}

impl Call {
    /// The call that `argv` makes; `None` if it calls something else.
    pub(crate) fn parse(argv: &[String]) -> Option<Result<Self, String>> {
        let (name, arguments) = argv.split_first()?;
        (name == "FileCheck").then(|| parse(arguments))
    }

    /// The first prefix of the CHECK lines.
    pub(crate) fn prefix(&self) -> &str {
        self.options.check_prefixes.first().map_or("CHECK", |prefix| prefix.as_str())
    }

    /// Checks `stdin`, or the input file, against the CHECK lines.
    pub(crate) fn run(self, stdin: &[u8]) -> Output {
        self.try_run(stdin).unwrap_or_else(|error| Output::failure(2, error))
    }

    fn try_run(self, stdin: &[u8]) -> Result<Output, String> {
        let read = |path: &str| fs::read(path).map_err(|error| format!("{path}: {error}\n"));
        let input = match &self.input {
            Some(path) => read(path)?,
            None => stdin.to_vec(),
        };
        if input.is_empty() && !self.options.allow_empty {
            return Err("FileCheck: the input is empty\n".to_owned());
        }
        let checks = String::from_utf8_lossy(&read(&self.file)?).into_owned();
        let input = String::from_utf8_lossy(&input).into_owned();
        Ok(check(self.options, &self.file, checks, input))
    }
}

fn check(options: Options, file: &str, checks: String, input: String) -> Output {
    let config = Config { options, ..Config::default() };
    let load = |name: &str, text: String| {
        let name = FileName::from(name.to_owned());
        config.source_manager().load(SourceLanguage::Unknown, name, text)
    };
    let input = load("<the output>", input);
    match Test::new(load(file, checks), &config).verify(input) {
        Ok(_) => Output::default(),
        Err(report) => Output::failure(1, PrintDiagnostic::new_without_color(report).to_string()),
    }
}

fn parse(arguments: &[String]) -> Result<Call, String> {
    let mut call = Call::default();
    let mut arguments = arguments.iter();
    while let Some(argument) = arguments.next() {
        let Some(option) = argument.strip_prefix('-') else {
            call.file.clone_from(argument);
            continue;
        };
        let (name, value) = match option.trim_start_matches('-').split_once('=') {
            Some((name, value)) => (name, Some(value)),
            None => (option.trim_start_matches('-'), None),
        };
        let mut value = || value.or_else(|| arguments.next().map(String::as_str)).unwrap_or("");
        call.set(name, &mut value)?;
    }
    Ok(call)
}

impl Call {
    /// Sets the option `name`, asking for its value where it has one.
    fn set<'a>(&mut self, name: &str, value: &mut impl FnMut() -> &'a str) -> Result<(), String> {
        let options = &mut self.options;
        match name {
            "check-prefix" | "check-prefixes" => options.check_prefixes.extend(symbols(value())),
            "comment-prefixes" => options.comment_prefixes = symbols(value()).collect(),
            "implicit-check-not" => options.implicit_check_not.push(Symbol::intern(value())),
            "input-file" => self.input = Some(value().to_owned()),
            "allow-empty" => options.allow_empty = true,
            "allow-unused-prefixes" => options.allow_unused_prefixes = true,
            "strict-whitespace" => options.strict_whitespace = true,
            "match-full-lines" => options.match_full_lines = true,
            "ignore-case" => options.ignore_case = true,
            "enable-var-scope" => options.enable_var_scope = true,
            "dump-input" | "dump-input-filter" | "dump-input-context" => drop(value()),
            "v" | "vv" | "color" => {}
            _ if name.starts_with('D') => options.variables.push(variable(name, value())?),
            _ => return Err(format!("FileCheck: unknown option '{name}'\n")),
        }
        Ok(())
    }
}

fn symbols(list: &str) -> impl Iterator<Item = Symbol> + '_ {
    list.split(',').map(Symbol::intern)
}

/// `-DNAME=value` and `-D#NAME=value`.
fn variable(name: &str, value: &str) -> Result<litcheck_filecheck::expr::CliVariable, String> {
    let definition = format!("{}={value}", name.trim_start_matches('D'));
    definition.parse().map_err(|_| format!("FileCheck: bad definition '{definition}'\n"))
}
