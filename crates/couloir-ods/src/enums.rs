//! Attributes that are enumerations or bit sets: `#arith.fastmath<nnan>`.
//!
//! A set without bits is written as the case whose value is 0; a case that is
//! a union of others is written by its own name where the whole value is it
//! (`fast`), and wherever its bits are all set.

use couloir_diag::BytePos;
use couloir_ir::Attribute;
use couloir_ir::Context;
use couloir_ir::asm::{AsmParser, AsmPrinter, ParseResult};
use couloir_ir::attr::{AttrDef, DialectAttr, EnumDef, Param};

/// Declares enumerations: `NAME = "name in messages", ["case" = value, ...];`. Those of flags say
/// what joins them: `..., joined ",";`.
#[macro_export]
macro_rules! enum_cases {
    (@separator) => { None };
    (@separator $separator:literal) => { Some($separator) };
    ($($(#[$meta:meta])* $vis:vis $name:ident = $class:literal,
        [$($case:literal = $value:expr),* $(,)?] $(, joined $separator:literal)?;)*) => {
        $(
            $(#[$meta])*
            $vis static $name: $crate::ir::attr::EnumDef = $crate::ir::attr::EnumDef {
                name: $class,
                cases: &[$(($case, $value)),*],
                separator: $crate::enum_cases!(@separator $($separator)?),
            };
        )*
    };
}

/// Declares dialect attributes that hold one value of an enumeration:
/// `NAME: "dialect", "mnemonic", "UpstreamAttr", ENUM, angled;`. Angled ones
/// write `<value>` after the mnemonic, `parenthesized` ones `(value)`, `plain` ones ` value`.
#[macro_export]
macro_rules! enum_attrs {
    ($($(#[$meta:meta])* $name:ident: $dialect:literal, $mnemonic:literal, $class:literal,
        $cases:path, $form:ident;)*) => {
        $(
            $(#[$meta])*
            pub static $name: $crate::ir::attr::AttrDef = $crate::ir::attr::AttrDef {
                dialect: $dialect,
                mnemonic: $mnemonic,
                parse: |parser| $crate::enums::$form::parse(parser, &$name, $class),
                print: $crate::enums::$form::print,
                cases: Some(&$cases),
                ..$crate::ir::attr::AttrDef::EMPTY
            };
        )*
    };
}

/// Declares what attributes are by default: `name = DEFINITION, value;`.
#[macro_export]
macro_rules! enum_defaults {
    ($($(#[$meta:meta])* $vis:vis $name:ident = $def:path, $value:literal;)*) => {
        $(
            $(#[$meta])*
            $vis fn $name(ctx: &$crate::ir::Context) -> $crate::ir::Attribute {
                $crate::enums::get(ctx, &$def, $value)
            }
        )*
    };
}

/// The attribute with this value.
pub fn get(ctx: &Context, def: &'static AttrDef, value: u64) -> Attribute {
    Attribute::dialect(ctx, def, vec![Param::Uint(value)])
}

/// Whether an attribute is one of this definition (the usual predicate of a constraint).
pub fn is(ctx: &Context, attr: Attribute, def: &'static AttrDef) -> bool {
    attr.params_of(ctx, def).is_some()
}

/// The text of a value.
pub fn text(cases: &EnumDef, value: u64) -> String {
    let mut text = Vec::new();
    put(cases, value, &mut text);
    String::from_utf8(text).unwrap_or_default()
}

/// Appends the text of a value.
pub fn put(cases: &EnumDef, value: u64, out: &mut Vec<u8>) {
    if let Some(text) = cases.text_of(value) {
        return out.extend_from_slice(text.as_bytes());
    }
    let Some(separator) = cases.separator else { return };
    let (mut left, mut before) = (value, "");
    // Unions first: their bits are not named again one by one.
    let unions = cases.cases.iter().filter(|case| case.1.count_ones() > 1);
    let bits = cases.cases.iter().filter(|case| case.1.is_power_of_two());
    let bits = bits.filter(|case| cases.text_of(case.1) == Some(case.0));
    for (name, case) in unions.chain(bits) {
        if left & case == *case {
            out.extend_from_slice(before.as_bytes());
            out.extend_from_slice(name.as_bytes());
            (left, before) = (left & !case, separator);
        }
    }
}

/// Reads a value, or a set of them; an unknown case is reported where the value starts.
pub fn parse_value(parser: &mut dyn AsmParser, cases: &EnumDef) -> ParseResult<u64> {
    let start = parser.position();
    let mut value = parse_case(parser, cases, start)?;
    if let Some(separator) = cases.separator.map(str::trim) {
        while parser.optional_punct(separator) {
            value |= parse_case(parser, cases, start)?;
        }
    }
    Ok(value)
}

fn parse_case(parser: &mut dyn AsmParser, cases: &EnumDef, start: BytePos) -> ParseResult<u64> {
    let at = parser.position();
    let Some(keyword) = parser.optional_keyword_or_string() else {
        return Err(parser.error(at, "expected valid keyword or string"));
    };
    let value = cases.value_of(parser.context().str(keyword));
    value.ok_or_else(|| parser.error(start, &expected(cases)))
}

fn expected(cases: &EnumDef) -> String {
    let names = cases.cases.iter().map(|case| case.0).collect::<Vec<_>>().join(", ");
    format!("expected {} to be one of: {names}", cases.name)
}

/// The same of an enumeration that has words of its own for what it is.
fn parse_described(parser: &mut dyn AsmParser, cases: &EnumDef, what: &str) -> ParseResult<u64> {
    let at = parser.position();
    let Some(keyword) = parser.optional_keyword_or_string() else {
        return Err(parser.error(at, &format!("expected keyword for {what}")));
    };
    let found = parser.context().str(keyword);
    if let Some(value) = cases.value_of(found) {
        return Ok(value);
    }
    let names = cases.cases.iter().map(|case| case.0).collect::<Vec<_>>().join(", ");
    let message = format!("expected one of [{names}] for {what}, got: {found}");
    Err(parser.error(at, &message))
}

/// Reads the value of a parameter of the upstream attribute `class`; after a
/// dot may stand the parameter's name, where that is not `value`, and after a colon what messages
/// call its value.
pub fn parse_parameter(
    parser: &mut dyn AsmParser,
    def: &'static AttrDef,
    class: &str,
) -> ParseResult<Attribute> {
    let Some(cases) = def.cases else { return Ok(get(parser.context(), def, 0)) };
    let (class, what) = class.split_once(": ").unwrap_or((class, ""));
    let value = match what {
        "" => parse_value(parser, cases),
        _ => parse_described(parser, cases, what),
    };
    if let Ok(value) = value {
        Ok(get(parser.context(), def, value))
    } else {
        let name = cases.name;
        let (class, parameter) = class.split_once('.').unwrap_or((class, "value"));
        let message =
            format!("failed to parse {class} parameter '{parameter}' which is to be a `{name}`");
        let at = parser.position();
        Err(parser.error(at, &message))
    }
}

/// `(value)`
pub mod parenthesized {
    use super::{
        AsmParser, AsmPrinter, AttrDef, Attribute, Context, DialectAttr, ParseResult,
        parse_parameter, print_value,
    };

    /// Reads the attribute.
    pub fn parse(
        parser: &mut dyn AsmParser,
        def: &'static AttrDef,
        class: &str,
    ) -> ParseResult<Attribute> {
        parser.punct("(")?;
        let attr = parse_parameter(parser, def, class)?;
        parser.punct(")")?;
        Ok(attr)
    }

    /// Writes the attribute.
    pub fn print(_: &Context, attr: &DialectAttr, printer: &mut dyn AsmPrinter) {
        printer.text("(");
        print_value(attr, printer);
        printer.text(")");
    }
}

/// `<value>`
pub mod angled {
    use super::{
        AsmParser, AsmPrinter, AttrDef, Attribute, Context, DialectAttr, ParseResult,
        parse_parameter, print_value,
    };

    /// Reads the attribute.
    pub fn parse(
        parser: &mut dyn AsmParser,
        def: &'static AttrDef,
        class: &str,
    ) -> ParseResult<Attribute> {
        parser.punct("<")?;
        let attr = parse_parameter(parser, def, class)?;
        parser.punct(">")?;
        Ok(attr)
    }

    /// Writes the attribute.
    pub fn print(_: &Context, attr: &DialectAttr, printer: &mut dyn AsmPrinter) {
        printer.text("<");
        print_value(attr, printer);
        printer.text(">");
    }
}

/// ` value`
pub mod plain {
    use super::{
        AsmParser, AsmPrinter, AttrDef, Attribute, Context, DialectAttr, ParseResult,
        parse_parameter, print_value,
    };

    /// Reads the attribute.
    pub fn parse(
        parser: &mut dyn AsmParser,
        def: &'static AttrDef,
        class: &str,
    ) -> ParseResult<Attribute> {
        parse_parameter(parser, def, class)
    }

    /// Writes the attribute.
    pub fn print(_: &Context, attr: &DialectAttr, printer: &mut dyn AsmPrinter) {
        printer.text(" ");
        print_value(attr, printer);
    }
}

/// Writes the value of an attribute.
pub fn print_value(attr: &DialectAttr, printer: &mut dyn AsmPrinter) {
    let value = attr.params.first().and_then(Param::as_uint).unwrap_or(0);
    if let Some(cases) = attr.def.cases {
        printer.text(&text(cases, value));
    }
}

#[cfg(test)]
mod tests {
    use super::text;

    crate::enum_cases! {
        FLAGS = "Flags", ["none" = 0, "a" = 1, "b" = 2, "c" = 4, "ab" = 3], joined ",";
    }

    #[test]
    fn sets_are_named_by_their_largest_parts() {
        assert_eq!(text(&FLAGS, 0), "none");
        assert_eq!(text(&FLAGS, 5), "a,c");
        assert_eq!(text(&FLAGS, 7), "ab,c");
    }
}
