//! Numeric variables: `[[#FORMAT,NAME: expression]]`, each part optional.

use std::collections::HashMap;

use super::pattern::is_name;

/// How a number is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Format {
    base: Base,
    /// `#`: hexadecimal numbers have `0x` before them.
    alternate: bool,
    /// The least number of digits.
    precision: usize,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Base {
    #[default]
    Unsigned,
    Signed,
    Lower,
    Upper,
}

/// A numeric substitution.
#[derive(Debug, Clone)]
pub(super) struct Number {
    format: Option<Format>,
    /// The variable that takes the number matched.
    pub(super) define: Option<String>,
    /// What the number must be.
    expression: Option<Expression>,
}

#[derive(Debug, Clone)]
enum Expression {
    Literal(i128),
    Variable(String),
    Call(Function, Box<Self>, Box<Self>),
}

type Function = fn(i128, i128) -> Option<i128>;

/// Every function by name; `+` and `-` are the first two.
const FUNCTIONS: [(&str, Function); 6] = [
    ("add", i128::checked_add),
    ("sub", i128::checked_sub),
    ("mul", i128::checked_mul),
    ("div", i128::checked_div),
    ("max", |a, b| Some(a.max(b))),
    ("min", |a, b| Some(a.min(b))),
];

/// How deep parentheses may nest in an expression.
const MAX_DEPTH: usize = 64;

/// The numeric variables: each value, and the format it was matched in.
pub(super) type Numbers = HashMap<String, (i128, Format)>;

impl Number {
    /// The regular expression of what this matches, given the variables.
    pub(super) fn regex(&self, numbers: &Numbers) -> Result<String, String> {
        let format = self.format_in(numbers);
        let Some(expression) = &self.expression else { return Ok(format.regex()) };
        let value = expression.value(numbers)?;
        format.text(value).ok_or_else(|| format!("cannot write {value} in this format"))
    }

    /// The format given, or that of the first variable used, or the plain one.
    pub(super) fn format_in(&self, numbers: &Numbers) -> Format {
        let used = || numbers.get(self.expression.as_ref()?.first_variable()?);
        self.format.or_else(|| Some(used()?.1)).unwrap_or_default()
    }

    /// All variables that must have a value.
    pub(super) fn uses(&self, name: &str) -> bool {
        self.expression.as_ref().is_some_and(|expression| expression.uses(name))
    }
}

impl Format {
    fn regex(self) -> String {
        let class = match self.base {
            Base::Unsigned | Base::Signed => "[0-9]",
            Base::Lower => "[0-9a-f]",
            Base::Upper => "[0-9A-F]",
        };
        let sign = if self.base == Base::Signed { "-?" } else { "" };
        let head = if self.alternate { "0x" } else { "" };
        if self.precision > 0 {
            let nonzero = class.replace("0-9", "1-9");
            let exact = self.precision;
            return format!("{sign}{head}(?:{nonzero}{class}*)?{class}{{{exact}}}");
        }
        format!("{sign}{head}{class}+")
    }

    fn text(self, value: i128) -> Option<String> {
        let width = self.precision;
        let sign = if value < 0 { "-" } else { "" };
        let head = if self.alternate { "0x" } else { "" };
        let magnitude = value.unsigned_abs();
        let digits = match self.base {
            Base::Unsigned | Base::Signed => format!("{magnitude:0width$}"),
            Base::Lower => format!("{magnitude:0width$x}"),
            Base::Upper => format!("{magnitude:0width$X}"),
        };
        (value >= 0 || self.base == Base::Signed).then(|| format!("{sign}{head}{digits}"))
    }

    /// The number that matched text stands for.
    pub(super) fn value(self, text: &str) -> Option<i128> {
        let (text, negative) = match text.strip_prefix('-') {
            Some(text) => (text, true),
            None => (text, false),
        };
        let radix = if matches!(self.base, Base::Lower | Base::Upper) { 16 } else { 10 };
        let value = i128::from_str_radix(text.strip_prefix("0x").unwrap_or(text), radix).ok()?;
        Some(if negative { -value } else { value })
    }
}

impl Expression {
    fn value(&self, numbers: &Numbers) -> Result<i128, String> {
        match self {
            Self::Literal(value) => Ok(*value),
            Self::Variable(name) => match numbers.get(name) {
                Some((value, _)) => Ok(*value),
                None => Err(format!("undefined variable: {name}")),
            },
            Self::Call(function, a, b) => function(a.value(numbers)?, b.value(numbers)?)
                .ok_or_else(|| "overflow in an expression".to_owned()),
        }
    }

    fn first_variable(&self) -> Option<&str> {
        match self {
            Self::Literal(_) => None,
            Self::Variable(name) => Some(name),
            Self::Call(_, a, b) => a.first_variable().or_else(|| b.first_variable()),
        }
    }

    fn uses(&self, wanted: &str) -> bool {
        match self {
            Self::Literal(_) => false,
            Self::Variable(name) => name == wanted,
            Self::Call(_, a, b) => a.uses(wanted) || b.uses(wanted),
        }
    }
}

/// Reads what stands between `[[#` and `]]`.
pub(super) fn parse(text: &str, line: usize) -> Result<Number, String> {
    let mut rest = text.trim();
    let mut number = Number { format: None, define: None, expression: None };
    if rest.starts_with('%') {
        let (format, after) = rest.split_once(',').unwrap_or((rest, ""));
        number.format = Some(parse_format(format.trim())?);
        rest = after.trim();
    }
    if let Some((name, after)) = rest.split_once(':') {
        let name = name.trim();
        if !is_name(name) {
            return Err(format!("invalid name in numeric variable '{name}'"));
        }
        number.define = Some(name.to_owned());
        rest = after.trim();
    }
    rest = rest.strip_prefix("==").unwrap_or(rest).trim();
    if !rest.is_empty() {
        let mut parser = Parser { rest, line, depth: 0 };
        number.expression = Some(parser.sum()?);
        if !parser.rest.is_empty() {
            return Err(format!(
                "unexpected characters at the end of expression '{}'",
                parser.rest
            ));
        }
    }
    Ok(number)
}

fn parse_format(text: &str) -> Result<Format, String> {
    let invalid = || format!("invalid format specifier in expression '{text}'");
    let body = text.strip_prefix('%').ok_or_else(invalid)?;
    let (alternate, body) = match body.strip_prefix('#') {
        Some(body) => (true, body),
        None => (false, body),
    };
    let (precision, letter) = match body.strip_prefix('.') {
        Some(body) => {
            let digits = body.trim_end_matches(|c: char| !c.is_ascii_digit());
            (digits.parse().map_err(|_| invalid())?, body.get(digits.len()..).unwrap_or(""))
        }
        None => (0, body),
    };
    let base = match letter {
        "u" | "" => Base::Unsigned,
        "d" => Base::Signed,
        "x" => Base::Lower,
        "X" => Base::Upper,
        _ => return Err(invalid()),
    };
    Ok(Format { base, alternate, precision })
}

/// Reads expressions: sums of literals, variables, calls and parentheses.
struct Parser<'a> {
    rest: &'a str,
    line: usize,
    depth: usize,
}

impl Parser<'_> {
    fn sum(&mut self) -> Result<Expression, String> {
        let mut left = self.operand()?;
        loop {
            let [(_, add), (_, sub), ..] = FUNCTIONS;
            let function = match self.eat("+") {
                true => add,
                false if self.eat("-") => sub,
                false => return Ok(left),
            };
            left = Expression::Call(function, Box::new(left), Box::new(self.operand()?));
        }
    }

    fn operand(&mut self) -> Result<Expression, String> {
        if self.eat("(") {
            return self.nested(Self::sum);
        }
        if self.eat("@LINE") {
            return Ok(Expression::Literal(self.line as i128));
        }
        let length = self.rest.find(|c: char| !c.is_ascii_alphanumeric() && !"_$".contains(c));
        let (word, rest) = self.rest.split_at(length.unwrap_or(self.rest.len()));
        self.rest = rest.trim_start();
        let function = FUNCTIONS.iter().find(|(name, _)| *name == word);
        match function.filter(|_| self.rest.starts_with('(')) {
            Some((_, function)) => self.call(*function),
            None => operand(word),
        }
    }

    fn call(&mut self, function: Function) -> Result<Expression, String> {
        self.eat("(");
        self.nested(|parser| {
            let first = parser.sum()?;
            if !parser.eat(",") {
                return Err("missing ',' in a call expression".to_owned());
            }
            Ok(Expression::Call(function, Box::new(first), Box::new(parser.sum()?)))
        })
    }

    /// What stands in parentheses, the first of which is read.
    fn nested(
        &mut self,
        inner: impl FnOnce(&mut Self) -> Result<Expression, String>,
    ) -> Result<Expression, String> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err("expression nested too deeply".to_owned());
        }
        let expression = inner(self)?;
        self.depth -= 1;
        if self.eat(")") { Ok(expression) } else { Err("missing ')' in an expression".to_owned()) }
    }

    fn eat(&mut self, token: &str) -> bool {
        match self.rest.strip_prefix(token) {
            Some(rest) => {
                self.rest = rest.trim_start();
                true
            }
            None => false,
        }
    }
}

fn operand(word: &str) -> Result<Expression, String> {
    let literal = match word.strip_prefix("0x") {
        Some(digits) => i128::from_str_radix(digits, 16).ok(),
        None => word.parse().ok(),
    };
    match literal {
        Some(value) => Ok(Expression::Literal(value)),
        None if is_name(word) => Ok(Expression::Variable(word.to_owned())),
        None => Err(format!("invalid operand '{word}' in an expression")),
    }
}
