//! Flags as LLVM's tools take them: one dash or two, `--flag=value` or
//! `--flag value`, in any order among positional arguments.

use std::ffi::OsString;

/// What a flag takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Takes {
    /// Nothing, or a truth value after `=`.
    Switch,
    /// A value, after `=` or as the next argument.
    Value,
    /// Nothing, or a value after `=`.
    Optional,
}

/// A flag of a tool.
pub(crate) struct FlagDef {
    /// Its name, without dashes.
    pub(crate) name: &'static str,
    /// What it takes.
    pub(crate) takes: Takes,
    /// What it does, in a line.
    pub(crate) help: &'static str,
}

/// A flag as given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Flag {
    pub(crate) name: String,
    pub(crate) value: Option<String>,
}

/// Flags and positional arguments of an invocation.
#[derive(Debug, Default)]
pub(crate) struct Flags {
    given: Vec<Flag>,
    positional: Vec<String>,
}

impl Flags {
    /// Reads arguments; `known` tells what a flag takes, by its name.
    ///
    /// # Errors
    /// The lines to be written when a flag is unknown or misused.
    pub(crate) fn parse(
        program: &str,
        args: &[OsString],
        known: &dyn Fn(&str) -> Option<Takes>,
        names: &[&str],
    ) -> Result<Self, String> {
        let mut flags = Flags::default();
        let mut args = args.iter().map(|arg| arg.to_string_lossy().into_owned());
        let mut only_positional = false;
        while let Some(arg) = args.next() {
            if only_positional || arg == "-" || !arg.starts_with('-') {
                flags.positional.push(arg);
            } else if arg == "--" {
                only_positional = true;
            } else {
                flags.flag(program, &arg, &mut args, known, names)?;
            }
        }
        Ok(flags)
    }

    fn flag(
        &mut self,
        program: &str,
        arg: &str,
        rest: &mut dyn Iterator<Item = String>,
        known: &dyn Fn(&str) -> Option<Takes>,
        names: &[&str],
    ) -> Result<(), String> {
        let text = arg.strip_prefix("--").or_else(|| arg.strip_prefix('-')).unwrap_or(arg);
        let (name, value) = match text.split_once('=') {
            Some((name, value)) => (name, Some(value.to_owned())),
            None => (text, None),
        };
        let Some(takes) = known(name) else { return Err(unknown(program, arg, name, names)) };
        let value = match (takes, value) {
            (Takes::Value, None) => match rest.next() {
                Some(value) => Some(value),
                None => {
                    return Err(format!("{program}: for the --{name} option: requires a value!\n"));
                }
            },
            (_, value) => value,
        };
        self.given.push(Flag { name: name.to_owned(), value });
        Ok(())
    }

    /// All flags, in the order given.
    pub(crate) fn all(&self) -> &[Flag] {
        &self.given
    }

    /// The last flag of this name.
    pub(crate) fn get(&self, name: &str) -> Option<&Flag> {
        self.given.iter().rev().find(|flag| flag.name == name)
    }

    /// The value of the last flag of this name.
    pub(crate) fn value(&self, name: &str) -> Option<&str> {
        self.get(name)?.value.as_deref()
    }

    /// Whether a switch is on.
    pub(crate) fn switch(&self, name: &str) -> bool {
        self.get(name).is_some_and(|flag| is_true(flag.value.as_deref()))
    }

    /// The only positional argument, or `-`.
    ///
    /// # Errors
    /// The lines to be written when there are several.
    pub(crate) fn input(&self, program: &str) -> Result<&str, String> {
        match &self.positional[..] {
            [] => Ok("-"),
            [input] => Ok(input),
            _ => Err(format!(
                "{program}: Too many positional arguments specified!\nCan specify at most 1 positional arguments: See: {program} --help\n"
            )),
        }
    }
}

/// The truth value of a switch's value.
pub(crate) fn is_true(value: Option<&str>) -> bool {
    !matches!(value, Some("0" | "false" | "FALSE" | "False"))
}

fn unknown(program: &str, arg: &str, name: &str, names: &[&str]) -> String {
    let mut text =
        format!("{program}: Unknown command line argument '{arg}'.  Try: '{program} --help'\n");
    let near = names.iter().map(|known| (distance(name, known), known));
    if let Some((_, known)) = near.min_by_key(|(distance, _)| *distance) {
        let dashes = if known.len() == 1 { "-" } else { "--" };
        text.push_str(&format!("{program}: Did you mean '{dashes}{known}'?\n"));
    }
    text
}

/// The number of edits between two names.
fn distance(a: &str, b: &str) -> usize {
    let b = b.as_bytes();
    let mut row = (0..=b.len()).collect::<Vec<_>>();
    for (i, &x) in a.as_bytes().iter().take(200).enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], i + 1);
        for (j, &y) in b.iter().enumerate() {
            let change = diagonal + usize::from(x != y);
            diagonal = row[j + 1];
            row[j + 1] = change.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(name: &str) -> Option<Takes> {
        match name {
            "a" => Some(Takes::Switch),
            "o" => Some(Takes::Value),
            _ => None,
        }
    }

    #[test]
    fn flags_in_all_forms() {
        let args = ["-a", "--o", "x", "in", "--a=0"].map(OsString::from);
        let flags = Flags::parse("t", &args, &known, &["a", "o"]).unwrap();
        assert_eq!(flags.value("o"), Some("x"));
        assert!(!flags.switch("a"));
        assert_eq!(flags.input("t"), Ok("in"));
    }

    #[test]
    fn unknown_flags_are_named() {
        let error = Flags::parse("t", &["--foo".into()], &known, &["a", "o"]).unwrap_err();
        assert!(error.starts_with("t: Unknown command line argument '--foo'."));
    }
}
