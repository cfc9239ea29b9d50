//! Values of a pass's options, from text such as `index-bitwidth=32 flag`.

use crate::def::{OptionDef, OptionKind, PassDef};

/// The options of one pass in a pipeline.
#[derive(Clone, Debug)]
pub struct Options {
    values: Vec<(&'static str, String)>,
}

/// Why a text gives no options.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionError {
    /// The pass has no option of this name.
    Unknown(String),
    /// The option needs a value.
    NoValue(String),
    /// The value is not one the option takes: option, value, what is said of it.
    BadValue(String, String, &'static str),
}

impl Options {
    /// All options at their defaults.
    pub fn defaults(pass: &PassDef) -> Self {
        let values = pass.options.iter().map(|option| (option.name, option.default.to_owned()));
        Self { values: values.collect() }
    }

    /// The options a text gives.
    ///
    /// # Errors
    /// When an option is unknown or a value is not one it takes.
    pub fn parse(pass: &PassDef, text: &str) -> Result<Self, OptionError> {
        let mut options = Self::defaults(pass);
        let mut given = vec![false; pass.options.len()];
        for (name, value) in split(text) {
            let Some(at) = pass.options.iter().position(|option| option.name == name) else {
                return Err(OptionError::Unknown(name.to_owned()));
            };
            let again = std::mem::replace(&mut given[at], true);
            options.set(at, &pass.options[at], value, again)?;
        }
        Ok(options)
    }

    fn set(
        &mut self,
        at: usize,
        option: &OptionDef,
        value: Option<&str>,
        again: bool,
    ) -> Result<(), OptionError> {
        let value = match (option.kind, value) {
            (OptionKind::Bool, None) => "true",
            (_, None) => return Err(OptionError::NoValue(option.name.to_owned())),
            (_, Some(value)) => value,
        };
        let normal = normalize(option, value)?;
        let slot = &mut self.values[at].1;
        if option.kind == OptionKind::List && again {
            slot.push(',');
            slot.push_str(&normal);
        } else {
            *slot = normal;
        }
        Ok(())
    }

    /// The text of an option's value.
    pub fn text(&self, name: &str) -> &str {
        self.values.iter().find(|value| value.0 == name).map_or("", |value| &value.1)
    }

    /// Whether a switch is on.
    pub fn flag(&self, name: &str) -> bool {
        self.text(name) == "true"
    }

    /// The number an option holds.
    pub fn number(&self, name: &str) -> i64 {
        self.text(name).parse().unwrap_or(0)
    }

    /// The items of a list option.
    pub fn list(&self, name: &str) -> Vec<&str> {
        self.text(name).split(',').filter(|item| !item.is_empty()).collect()
    }

    /// All values as `{a=1 b=2}`, with lists that are empty left out; nothing without options.
    pub fn print(&self, pass: &PassDef) -> String {
        let shown = self.values.iter().zip(pass.options);
        let shown =
            shown.filter(|(value, option)| option.kind != OptionKind::List || !value.1.is_empty());
        let items = shown.map(|(value, _)| format!("{}={}", value.0, value.1)).collect::<Vec<_>>();
        if items.is_empty() { String::new() } else { format!("{{{}}}", items.join(" ")) }
    }
}

/// Names with their values; a value may be in braces or quotes.
fn split(text: &str) -> Vec<(&str, Option<&str>)> {
    let mut found = Vec::new();
    let mut rest = text.trim_start();
    while !rest.is_empty() {
        let end = rest.find(|c: char| c == '=' || c.is_whitespace()).unwrap_or(rest.len());
        let (name, tail) = rest.split_at(end);
        let (value, tail) = match tail.strip_prefix('=') {
            Some(tail) => {
                let (value, tail) = split_value(tail);
                (Some(value), tail)
            }
            None => (None, tail),
        };
        found.push((name, value));
        rest = tail.trim_start();
    }
    found
}

/// The value a text starts with, and what follows.
fn split_value(text: &str) -> (&str, &str) {
    let closing = match text.as_bytes().first() {
        Some(b'{') => '}',
        Some(quote @ (b'"' | b'\'')) => *quote as char,
        _ => {
            let end = text.find(char::is_whitespace).unwrap_or(text.len());
            return text.split_at(end);
        }
    };
    let inside = text.get(1..).unwrap_or_default();
    match inside.split_once(closing) {
        Some((value, tail)) => (value, tail),
        None => (inside, ""),
    }
}

/// The text a value is kept and printed as.
fn normalize(option: &OptionDef, value: &str) -> Result<String, OptionError> {
    let bad = |what| Err(OptionError::BadValue(option.name.into(), value.into(), what));
    match option.kind {
        OptionKind::Bool => match value {
            "true" | "TRUE" | "True" | "1" | "" => Ok("true".into()),
            "false" | "FALSE" | "False" | "0" => Ok("false".into()),
            _ => bad("is invalid value for boolean argument! Try 0 or 1"),
        },
        OptionKind::Unsigned => match number(value).filter(|&number| number >= 0) {
            Some(number) => Ok(number.to_string()),
            None => bad("value invalid for uint argument!"),
        },
        OptionKind::Signed => match number(value) {
            Some(number) => Ok(number.to_string()),
            None => bad("value invalid for long argument!"),
        },
        OptionKind::Choice(words) if !words.contains(&value) => bad("is not one of the choices"),
        OptionKind::Choice(_) | OptionKind::Text | OptionKind::List => Ok(value.into()),
    }
}

/// A number in decimal, hexadecimal, octal or binary.
fn number(text: &str) -> Option<i64> {
    let (negative, digits) = text.strip_prefix('-').map_or((false, text), |rest| (true, rest));
    let (digits, radix) = match digits.as_bytes() {
        [b'0', b'x', ..] => (digits.get(2..)?, 16),
        [b'0', b'b', ..] => (digits.get(2..)?, 2),
        [b'0', _, ..] => (digits.get(1..)?, 8),
        _ => (digits, 10),
    };
    let value = i64::from_str_radix(digits, radix).ok()?;
    Some(if negative { -value } else { value })
}
