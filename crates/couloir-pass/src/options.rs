//! Values of a pass's options, from text such as `index-bitwidth=32 flag`.
//!
//! Invariants: every option has a value of its kind, its default when none
//! was given; values are kept as they are printed.

use crate::def::{OptionDef, OptionKind, PassDef, Registry};
use crate::pipeline::{ANY, Pipeline};
use crate::text::{PipelineError, parse_pipeline, pipeline_text};

/// The options of one pass in a pipeline.
#[derive(Clone, Debug)]
pub struct Options {
    values: Vec<Value>,
    /// The passes that pipelines among the values are made of; none when no
    /// value is one.
    passes: Option<Registry>,
    /// Which of a numbered pipeline's passes has them; zero elsewhere.
    number: u32,
}

/// An option that lowerings to LLVM had while there were pointers with types:
/// not listed among theirs, and there only where it was turned off.
static OPAQUE_POINTERS: OptionDef = OptionDef {
    name: "use-opaque-pointers",
    kind: OptionKind::Bool,
    default: "true",
    description: "Generate LLVM IR using opaque pointers instead of typed pointers",
};

/// The value of an option.
#[derive(Clone, Debug)]
struct Value {
    name: &'static str,
    /// The value; of a list, its items.
    items: Vec<String>,
    /// Whether it was given.
    given: bool,
}

impl Options {
    /// The number of the pass that has these options, in a pipeline whose
    /// passes are numbered ([`crate::Pipeline::number`]).
    pub fn pass_number(&self) -> Option<u32> {
        Some(self.number).filter(|&number| number > 0)
    }

    pub(crate) fn set_pass_number(&mut self, number: u32) {
        self.number = number;
    }

    /// All options at their defaults.
    pub fn defaults(pass: &PassDef) -> Self {
        let value = |option: &OptionDef| {
            let items = match option.kind {
                kind if is_list(kind) => split_list(option.default),
                _ => vec![option.default.to_owned()],
            };
            Value { name: option.name, items, given: false }
        };
        Self { values: pass.options.iter().map(value).collect(), passes: None, number: 0 }
    }

    /// The options a text gives.
    ///
    /// # Errors
    /// When an option is unknown or a value is not one it takes; in upstream's words.
    pub fn parse(pass: &PassDef, text: &str, registry: &Registry) -> Result<Self, PipelineError> {
        Self::parse_own(pass, text, registry).map_err(|error| error.of_several(pass))
    }

    fn parse_own(pass: &PassDef, text: &str, registry: &Registry) -> Result<Self, PipelineError> {
        let mut options = Self::defaults(pass);
        let holds_pipelines = |option: &OptionDef| {
            use OptionKind::{LatePipeline, Pipeline, Pipelines};
            matches!(option.kind, Pipelines | Pipeline | LatePipeline)
        };
        if pass.options.iter().any(holds_pipelines) {
            options.passes = Some(registry.clone());
        }
        let mut rest = text.trim_start();
        while !rest.is_empty() {
            let (name, value, tail) = next_option(rest);
            rest = tail.trim_start();
            options.set(pass, name, value)?;
        }
        options.check_pipelines(pass)?;
        Ok(options)
    }

    /// A pipeline to be run as it is given must be one.
    fn check_pipelines(&self, pass: &PassDef) -> Result<(), PipelineError> {
        let is = |option: &&OptionDef| matches!(option.kind, OptionKind::Pipeline);
        let given = pass.options.iter().filter(is);
        for text in given.map(|option| self.text(option.name)).filter(|text| !text.is_empty()) {
            let read = self.pipeline(ANY, text);
            read.map_err(|error| error.around("Failed to parse composite pass pipeline"))?;
        }
        Ok(())
    }

    fn set(&mut self, pass: &PassDef, name: &str, text: Option<&str>) -> Result<(), PipelineError> {
        if name.is_empty() {
            return Ok(());
        }
        if name == OPAQUE_POINTERS.name && pass.name.ends_with("-to-llvm") {
            return self.set_opaque_pointers(text);
        }
        let mut options = pass.options.iter().zip(&mut self.values);
        let Some((option, value)) = options.find(|(option, _)| option.name == name) else {
            let message = format!("<Pass-Options-Parser>: no such option {name}\n");
            return Err(PipelineError { raw: None, preamble: None, message, bare: false });
        };
        let mut items = read(option.kind, text).map_err(|what| PipelineError {
            raw: None,
            preamble: Some(format!("for the --{name} option: {what}")),
            message: String::new(),
            bare: false,
        })?;
        if let Some(passes) =
            self.passes.as_ref().filter(|_| matches!(option.kind, OptionKind::Pipelines))
        {
            for item in &mut items {
                let pipeline = parse_pipeline(item, passes);
                *item = pipeline_text(&pipeline.map_err(|error| error.around(""))?);
            }
        }
        if let OptionKind::Groups(row) = option.kind {
            items = read_groups(row, &items)?;
        }
        if is_list(option.kind) && value.given {
            value.items.extend(items);
        } else {
            value.items = items;
        }
        value.given = true;
        Ok(())
    }

    fn set_opaque_pointers(&mut self, text: Option<&str>) -> Result<(), PipelineError> {
        let name = OPAQUE_POINTERS.name;
        let items = read(OPAQUE_POINTERS.kind, text).map_err(|what| PipelineError {
            raw: None,
            preamble: Some(format!("for the --{name} option: {what}")),
            message: String::new(),
            bare: false,
        })?;
        self.values.retain(|value| value.name != name);
        if items.first().is_some_and(|item| item == "false") {
            self.values.push(Value { name, items, given: true });
        }
        Ok(())
    }

    /// Whether pointers are to have types, as LLVM 15 and 16 had them:
    /// `use-opaque-pointers=false`, which every lowering to LLVM takes.
    pub fn typed_pointers(&self) -> bool {
        self.is_given(OPAQUE_POINTERS.name)
    }

    fn value(&self, name: &str) -> Option<&Value> {
        self.values.iter().find(|value| value.name == name)
    }

    /// The text of an option's value; of a list, its first item.
    pub fn text(&self, name: &str) -> &str {
        self.value(name).and_then(|value| value.items.first()).map_or("", String::as_str)
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
        let value = self.value(name);
        value.map_or_else(Vec::new, |value| value.items.iter().map(String::as_str).collect())
    }

    /// Whether an option was given.
    pub fn is_given(&self, name: &str) -> bool {
        self.value(name).is_some_and(|value| value.given)
    }

    /// The pipeline for ops of a name that a text of an option's value gives,
    /// without the op around it.
    ///
    /// # Errors
    /// When it names no registered pass, or one for other ops.
    pub fn pipeline(&self, anchor: &str, text: &str) -> Result<Pipeline, PipelineError> {
        let none = Registry::new();
        let passes = self.passes.as_ref().unwrap_or(&none);
        parse_pipeline(&format!("{anchor}({text})"), passes)
    }

    /// The pipelines of an option's value.
    pub fn pipelines(&self, name: &str) -> Vec<Pipeline> {
        let Some(passes) = &self.passes else { return Vec::new() };
        let texts = self.list(name).into_iter();
        texts.filter_map(|text| parse_pipeline(text, passes).ok()).collect()
    }

    /// The name by which messages call the pass: what it was told to be called, if anything.
    pub fn class<'a>(&'a self, pass: &PassDef) -> &'a str {
        let own = self.values.iter().find(|value| value.name == "name");
        own.and_then(|value| value.items.first()).map_or(pass.class, String::as_str)
    }

    /// All values as `{a=1 b=2}`, by name; nothing for a pass without options.
    /// Lists that are empty and were not given leave only the blank between
    /// their neighbours.
    pub fn print(&self, pass: &PassDef) -> String {
        if self.values.is_empty() {
            return String::new();
        }
        let older = std::iter::once(&OPAQUE_POINTERS);
        let mut shown =
            self.values.iter().zip(pass.options.iter().chain(older)).collect::<Vec<_>>();
        shown.sort_by_key(|(value, _)| value.name);
        let shown = shown.into_iter().map(|(value, option)| value.print(option.kind));
        format!("{{{}}}", shown.collect::<Vec<_>>().join(" "))
    }
}

impl Value {
    fn print(&self, kind: OptionKind) -> String {
        let mut items = self.items.iter().map(|item| braced(item));
        match kind {
            kind if is_list(kind) && self.items.is_empty() && !self.given => String::new(),
            kind if is_list(kind) => {
                format!("{}={{{}}}", self.name, items.collect::<Vec<_>>().join(","))
            }
            OptionKind::Double => {
                let number = self.items.first().and_then(|item| double(item)).unwrap_or(0.0);
                format!("{}={}", self.name, exponential(number))
            }
            _ => format!("{}={}", self.name, items.next().unwrap_or_default()),
        }
    }
}

/// Options given in braces, as they are printed.
fn read_groups(row: &PassDef, items: &[String]) -> Result<Vec<String>, PipelineError> {
    let none = Registry::new();
    let groups = items.iter().map(|item| {
        let group = Options::parse(row, item, &none).map_err(|error| error.around(""))?;
        Ok(group.print(row))
    });
    groups.collect()
}

/// A text in braces when it has blanks; upstream leaves be what has braces or
/// quotes of its own before the first.
fn braced(text: &str) -> String {
    let own = text.find(['{', '"', '\'']).unwrap_or(text.len());
    let needs_braces = text.find(' ').is_some_and(|blank| blank < own);
    if needs_braces { format!("{{{text}}}") } else { text.into() }
}

/// The name and value that a text starts with, and the rest. Only blanks part
/// options, though every kind of space around a name or a value goes.
fn next_option(text: &str) -> (&str, Option<&str>, &str) {
    let end = text.find(['=', ' ']).unwrap_or(text.len());
    let (name, rest) = text.split_at(end);
    let name = unwrapped(name);
    match rest.strip_prefix('=') {
        None => (name, None, rest),
        Some(rest) => {
            let (value, rest) = rest.split_at(value_len(rest));
            (name, Some(unwrapped(value)), rest)
        }
    }
}

/// How long the value is that a text starts with: up to a blank outside of
/// braces and quotes.
fn value_len(text: &str) -> usize {
    let bytes = text.as_bytes();
    let (mut depth, mut at) = (0usize, 0);
    while let Some(&byte) = bytes.get(at) {
        match byte {
            b'{' => depth += 1,
            b'}' => depth = depth.saturating_sub(1),
            b'"' | b'\'' => at += quoted_len(bytes.get(at..).unwrap_or_default()).unwrap_or(0),
            b' ' if depth == 0 => return at,
            _ => {}
        }
        at += 1;
    }
    at
}

/// The place of a byte outside of quotes and of all kinds of brackets; none
/// where one of these is not closed before.
fn find_outside(text: &str, wanted: u8) -> Option<usize> {
    let bytes = text.as_bytes();
    let mut ends = vec![wanted];
    let mut at = 0;
    while let (Some(&byte), Some(&end)) = (bytes.get(at), ends.last()) {
        match byte {
            byte if byte == end => _ = ends.pop(),
            b'{' => ends.push(b'}'),
            b'(' => ends.push(b')'),
            b'[' => ends.push(b']'),
            b'"' | b'\'' => at += quoted_len(bytes.get(at..).unwrap_or_default())?,
            _ => {}
        }
        if ends.is_empty() {
            return Some(at);
        }
        at += 1;
    }
    None
}

/// How far the closing quote is from the opening one that bytes start with.
fn quoted_len(bytes: &[u8]) -> Option<usize> {
    let quote = bytes.first();
    bytes.iter().skip(1).position(|byte| Some(byte) == quote).map(|len| len + 1)
}

/// A value without the braces or quotes around all of it.
fn unwrapped(text: &str) -> &str {
    let text = text.trim_ascii();
    let quoted = |quote: char| text.strip_prefix(quote)?.strip_suffix(quote);
    let braced = || {
        let inside = text.strip_prefix('{')?;
        (find_outside(inside, b'}')? + 1 == inside.len()).then(|| inside.strip_suffix('}'))?
    };
    let inside = quoted('"').or_else(|| quoted('\'')).or_else(braced);
    inside.map_or(text, str::trim_ascii)
}

/// Whether an option of this kind has any number of values.
fn is_list(kind: OptionKind) -> bool {
    use OptionKind::{Groups, Ints, List, Numbers, Pipelines, UnsignedNumbers};
    matches!(kind, List | Pipelines | Numbers | UnsignedNumbers | Ints | Groups(_))
}

/// The items of a list, separated by commas.
fn split_list(text: &str) -> Vec<String> {
    let mut items = Vec::new();
    let mut rest = text;
    if rest.is_empty() {
        return items;
    }
    while let Some(end) = find_outside(rest, b',') {
        let (item, tail) = rest.split_at(end);
        items.push(unwrapped(item).to_owned());
        rest = tail.get(1..).unwrap_or_default();
    }
    items.push(unwrapped(rest).to_owned());
    items
}

/// The value as it is kept, or what is wrong with the text.
fn read(kind: OptionKind, text: Option<&str>) -> Result<Vec<String>, String> {
    let Some(text) = text else {
        return match kind {
            OptionKind::Bool => Ok(vec!["true".into()]),
            _ => Err("requires a value!".into()),
        };
    };
    let one = |text: &str, low: i64, high: i64, name: &str| match number(text) {
        Some(number) if (low..=high).contains(&number) => Ok(number.to_string()),
        _ => Err(format!("'{text}' value invalid for {name} argument!")),
    };
    let number = |low, high, name: &str| one(text, low, high, name).map(|number| vec![number]);
    let numbers = |low, high, name: &str| {
        split_list(text).iter().map(|item| one(item, low, high, name)).collect()
    };
    match kind {
        OptionKind::Bool => match text {
            "true" | "TRUE" | "True" | "1" | "" => Ok(vec!["true".into()]),
            "false" | "FALSE" | "False" | "0" => Ok(vec!["false".into()]),
            _ => Err(format!("'{text}' is invalid value for boolean argument! Try 0 or 1")),
        },
        OptionKind::Unsigned => number(0, u32::MAX.into(), "uint"),
        OptionKind::UnsignedLong => unsigned_long(text).map(|number| vec![number]),
        OptionKind::Signed => number(i64::MIN, i64::MAX, "long"),
        OptionKind::Int => number(i32::MIN.into(), i32::MAX.into(), "integer"),
        OptionKind::Double => double(text)
            .map(|_| vec![text.into()])
            .ok_or_else(|| format!("'{text}' value invalid for floating point argument!")),
        OptionKind::Numbers => numbers(i64::MIN, i64::MAX, "long"),
        OptionKind::UnsignedNumbers => numbers(0, u32::MAX.into(), "uint"),
        OptionKind::Ints => numbers(i32::MIN.into(), i32::MAX.into(), "integer"),
        OptionKind::Choice(words) if !words.contains(&text) => {
            Err(format!("Cannot find option named '{text}'!"))
        }
        OptionKind::List | OptionKind::Pipelines | OptionKind::Groups(_) => Ok(split_list(text)),
        OptionKind::Choice(_)
        | OptionKind::Text
        | OptionKind::Pipeline
        | OptionKind::LatePipeline => Ok(vec![text.into()]),
    }
}

/// A number with a fraction, as C reads it.
fn double(text: &str) -> Option<f64> {
    if text.is_empty() { Some(0.0) } else { text.trim_start().parse().ok() }
}

/// A number with a fraction, as C prints it by `%e`.
fn exponential(number: f64) -> String {
    if number.is_nan() {
        return "nan".to_owned();
    }
    if number.is_infinite() {
        return if number < 0.0 { "-INF".to_owned() } else { "INF".to_owned() };
    }
    let text = format!("{number:.6e}");
    let (digits, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    let (sign, exponent) = match exponent.strip_prefix('-') {
        Some(exponent) => ('-', exponent),
        None => ('+', exponent),
    };
    format!("{digits}e{sign}{exponent:0>2}")
}

/// A number of 64 bits that is not negative.
fn unsigned_long(text: &str) -> Result<String, String> {
    let known = wide_number(text).and_then(|known| u64::try_from(known).ok());
    let fault = || format!("'{text}' value invalid for ulong argument!");
    known.map(|known| known.to_string()).ok_or_else(fault)
}

/// A number in decimal, or with a prefix in hexadecimal, octal or binary.
fn number(text: &str) -> Option<i64> {
    wide_number(text).and_then(|known| i64::try_from(known).ok())
}

fn wide_number(text: &str) -> Option<i128> {
    let (negative, digits) = text.strip_prefix('-').map_or((false, text), |rest| (true, rest));
    let lower = digits.to_ascii_lowercase();
    let (digits, radix) = match lower.as_bytes() {
        [b'0', b'x', ..] => (lower.get(2..)?, 16),
        [b'0', b'b', ..] => (lower.get(2..)?, 2),
        [b'0', b'o', ..] => (lower.get(2..)?, 8),
        [b'0', b'0'..=b'9', ..] => (lower.get(1..)?, 8),
        _ => (lower.as_str(), 10),
    };
    if digits.starts_with(['+', '-']) {
        return None;
    }
    let value = i128::from_str_radix(digits, radix).ok()?;
    Some(if negative { value.checked_neg()? } else { value })
}
