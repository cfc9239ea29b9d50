//! Command lines as LLVM's tools take them: one dash or two, `--flag=value` or
//! `--flag value`, flags and positional arguments in any order.
//!
//! Invariants: what flags there are is a table; values are checked while the
//! line is read, so that all that is wrong with it is said at once, in LLVM's
//! words; the order of the flags is kept.

mod distance;
mod help;
mod response;
#[cfg(test)]
mod tests;

use std::ffi::OsString;
use std::fmt::Write;

use distance::edit_distance;
pub(crate) use help::{Help, help, list_passes};

/// What value a flag takes.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Kind {
    /// A truth value, true when none is given.
    Switch,
    /// The same of what there is not, and what is said where it is wanted.
    Refused(&'static str),
    /// A text, called this in the help.
    Text(&'static str),
    /// A text that may be left out, called this in the help.
    OptionalText(&'static str),
    /// A number that is not negative.
    Unsigned,
    /// A number.
    Signed,
    /// A number in decimal.
    Integer,
    /// One of these words, each with its description.
    Choice(&'static [(&'static str, &'static str)]),
    /// One of these words, or nothing, which stands for the first.
    OptionalChoice(&'static [(&'static str, &'static str)]),
    /// Options of a pass, checked later.
    Pass,
    /// Names of passes, separated by commas.
    PassNames,
    /// No value at all.
    Plain,
    /// No value: a translation to perform.
    Translation,
}

/// A flag of the command line: a row of the tables in `flags`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Flag {
    /// The name, without dashes.
    pub(crate) name: &'static str,
    /// What value it takes.
    pub(crate) kind: Kind,
    /// What it does, in a line; flags without a description are not listed.
    pub(crate) help: &'static str,
}

/// A flag as it was given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Given {
    /// The name, without dashes.
    pub(crate) name: &'static str,
    /// Its value; of a switch, `true` or `false`.
    pub(crate) value: String,
}

/// A command line as read.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(crate) struct Line {
    /// The flags, in order.
    pub(crate) flags: Vec<Given>,
    /// The positional argument.
    pub(crate) input: Option<String>,
}

impl Line {
    /// The last value given for a flag.
    pub(crate) fn value(&self, name: &str) -> Option<&str> {
        let last = self.flags.iter().rev().find(|given| given.name == name)?;
        Some(&last.value)
    }

    /// All values given for a flag.
    pub(crate) fn values(&self, name: &str) -> impl Iterator<Item = &str> {
        let all = self.flags.iter().filter(move |given| given.name == name);
        all.map(|given| given.value.as_str())
    }

    /// Whether a switch is on.
    pub(crate) fn on(&self, name: &str) -> bool {
        self.on_or(name, false)
    }

    /// Whether a switch is on, with what it is when not given.
    pub(crate) fn on_or(&self, name: &str, default: bool) -> bool {
        self.value(name).map_or(default, |value| value == "true")
    }

    /// The number given for a flag.
    pub(crate) fn number<T: TryFrom<i128>>(&self, name: &str) -> Option<T> {
        T::try_from(number(self.value(name)?)?).ok()
    }
}

/// Reads a command line. Errors are the text for standard error.
pub(crate) fn parse(tool: &str, flags: &[Flag], args: &[OsString]) -> Result<Line, String> {
    let args = args.iter().map(|arg| arg.to_string_lossy().into_owned());
    let args = response::expand(args.collect())?;
    let mut reader =
        Reader { tool, flags, line: Line::default(), errors: String::new(), extra: false };
    let mut args = args.iter();
    let mut only_positional = false;
    while let Some(arg) = args.next() {
        if only_positional || arg == "-" || !arg.starts_with('-') {
            reader.positional(arg);
        } else if arg == "--" {
            only_positional = true;
        } else {
            reader.flag(arg, &mut args);
        }
        if reader.line.flags.last().is_some_and(|given| AT_ONCE.contains(&given.name)) {
            // Whatever else is said, and be it wrong.
            return Ok(reader.line);
        }
    }
    reader.finish()
}

/// Flags that are obeyed as soon as they are read.
const AT_ONCE: [&str; 6] = ["h", "help", "help-hidden", "help-list", "help-list-hidden", "version"];

struct Reader<'a> {
    tool: &'a str,
    flags: &'a [Flag],
    line: Line,
    errors: String,
    /// Whether there were too many positional arguments.
    extra: bool,
}

impl Reader<'_> {
    fn error(&mut self, message: &str) {
        _ = writeln!(self.errors, "{}: {message}", self.tool);
    }

    fn positional(&mut self, arg: &str) {
        if self.line.input.is_some() {
            self.extra = true;
        } else {
            self.line.input = Some(arg.to_owned());
        }
    }

    fn flag(&mut self, arg: &str, rest: &mut std::slice::Iter<'_, String>) {
        let bare = arg.strip_prefix("--").or_else(|| arg.strip_prefix('-')).unwrap_or(arg);
        let (name, value) = match bare.split_once('=') {
            Some((name, value)) => (name, Some(value)),
            None => (bare, None),
        };
        match self.flags.iter().find(|flag| flag.name == name) {
            Some(&flag) => self.known(flag, value, rest),
            None => self.unknown(arg, name, value),
        }
    }

    fn known(&mut self, flag: Flag, value: Option<&str>, rest: &mut std::slice::Iter<'_, String>) {
        let needs_value = matches!(
            flag.kind,
            Kind::Text(_) | Kind::Unsigned | Kind::Signed | Kind::Integer | Kind::Choice(_)
        );
        let value = match value {
            None if needs_value => rest.next().map(String::as_str),
            value => value,
        };
        let checked = match value {
            None if needs_value => Err("requires a value!".into()),
            value => check(flag.kind, value, self.flags),
        };
        match checked {
            Ok(value) => self.line.flags.push(Given { name: flag.name, value }),
            Err(message) => match flag.kind {
                Kind::Translation => {
                    _ = writeln!(self.errors, "Translations to perform option: {message}");
                }
                _ => self.error(&format!("for the {} option: {message}", dashed(flag.name))),
            },
        }
    }

    fn unknown(&mut self, arg: &str, name: &str, value: Option<&str>) {
        let tool = self.tool;
        self.error(&format!("Unknown command line argument '{arg}'.  Try: '{tool} --help'"));
        if let Some(near) = self.nearest(arg, name, value) {
            self.error(&format!("Did you mean '{}'?", dashed(&near)));
        }
    }

    /// The flag whose name is most like an unknown one, with its value if it takes any.
    fn nearest(&self, arg: &str, name: &str, value: Option<&str>) -> Option<String> {
        let bare = arg.trim_start_matches('-');
        let distance = |flag: &Flag| match flag.kind {
            Kind::Plain | Kind::Translation => edit_distance(flag.name, bare),
            _ => edit_distance(flag.name, name),
        };
        let near = self.flags.iter().min_by_key(|flag| (distance(flag), flag.name))?;
        Some(match (near.kind, value) {
            (Kind::Plain | Kind::Translation, _) | (_, None) => near.name.to_owned(),
            (_, Some(value)) => format!("{}={value}", near.name),
        })
    }

    fn finish(mut self) -> Result<Line, String> {
        if self.extra {
            let tool = self.tool;
            self.error("Too many positional arguments specified!");
            let hint = format!("Can specify at most 1 positional arguments: See: {tool} --help\n");
            self.errors.push_str(&hint);
        }
        if self.errors.is_empty() { Ok(self.line) } else { Err(self.errors) }
    }
}

/// A name with the dashes it is written with.
fn dashed(name: &str) -> String {
    if name.len() == 1 { format!("-{name}") } else { format!("--{name}") }
}

/// The value as it is kept, or what is wrong with it.
fn check(kind: Kind, value: Option<&str>, flags: &[Flag]) -> Result<String, String> {
    let given = value.unwrap_or_default();
    let bad = |what: &str| Err(format!("'{given}' {what}"));
    let no_option = |name: &str| Err(format!("Cannot find option named '{name}'!"));
    let is_pass =
        |name: &str| flags.iter().any(|flag| matches!(flag.kind, Kind::Pass) && flag.name == name);
    match kind {
        Kind::Switch => match given {
            "" | "true" | "TRUE" | "True" | "1" => Ok("true".into()),
            "false" | "FALSE" | "False" | "0" => Ok("false".into()),
            _ => bad("is invalid value for boolean argument! Try 0 or 1"),
        },
        Kind::Refused(why) => match check(Kind::Switch, value, flags)?.as_str() {
            "true" => Err(why.into()),
            off => Ok(off.into()),
        },
        Kind::Unsigned if number(given).is_none_or(|n| u32::try_from(n).is_err()) => {
            bad("value invalid for uint argument!")
        }
        Kind::Signed if number(given).is_none_or(|n| i64::try_from(n).is_err()) => {
            bad("value invalid for long argument!")
        }
        Kind::Integer if given.starts_with('+') || given.parse::<i64>().is_err() => {
            Err(format!("Invalid argument '{given}', only integer is supported."))
        }
        Kind::OptionalChoice(words) if given.is_empty() => {
            Ok(words.first().map_or("", |word| word.0).into())
        }
        Kind::Choice(words) | Kind::OptionalChoice(words)
            if words.iter().all(|word| word.0 != given) =>
        {
            no_option(given)
        }
        Kind::PassNames => match given.split(',').find(|name| !is_pass(name)) {
            Some(name) => no_option(name),
            None => Ok(given.into()),
        },
        Kind::Plain | Kind::Translation if value.is_some() => {
            Err(format!("does not allow a value! '{given}' specified."))
        }
        _ => Ok(given.into()),
    }
}

/// A number in decimal, or with a prefix in hexadecimal, octal or binary.
pub(crate) fn number(text: &str) -> Option<i128> {
    let (sign, digits) = text.strip_prefix('-').map_or((1, text), |rest| (-1, rest));
    let lower = digits.to_ascii_lowercase();
    let (digits, radix) = match lower.as_bytes() {
        [b'0', b'x', ..] => (lower.get(2..)?, 16),
        [b'0', b'b', ..] => (lower.get(2..)?, 2),
        [b'0', b'o', ..] => (lower.get(2..)?, 8),
        [b'0', b'0'..=b'9', ..] => (lower.get(1..)?, 8),
        _ => (lower.as_str(), 10),
    };
    if !digits.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
        return None;
    }
    Some(sign * i128::from(i64::from_str_radix(digits, radix).ok()?))
}
