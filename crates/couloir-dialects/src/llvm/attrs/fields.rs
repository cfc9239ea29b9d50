//! Attributes as lists of fields: one reader and one writer for them all.
//!
//! Parameters of an attribute are its fields in order; a field that may be
//! left out holds its default then, so that equal attributes are one.

use couloir_ir::Attribute;
use couloir_ir::asm::{AsmParser, AsmPrinter, ParseResult};
use couloir_ir::attr::{AttrDef, DialectAttr, EnumDef, Param};
use couloir_ods::enums;

/// What a field holds, and how it is written.
#[derive(Clone, Copy)]
pub(super) enum Kind {
    /// Any attribute.
    Attr,
    /// An attribute of this definition, without its prefix.
    Stripped(&'static AttrDef),
    /// An unsigned number.
    Uint,
    /// A signed number.
    Int,
    /// `true` or `false`
    Bool,
    /// A string in quotes.
    Str,
    /// A case of an enumeration, or a set of them.
    Enum(&'static EnumDef),
    /// A name of the DWARF standard with this prefix.
    Dwarf(&'static str),
    /// Values separated by commas.
    List(&'static Kind),
    /// The same in braces.
    Braces(&'static Kind),
}

/// What stands for a field that is left out.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Default {
    /// It cannot be left out.
    Required,
    /// Nothing.
    None,
    /// 0, false, the empty list.
    Zero,
}

/// A field.
pub(super) struct Field {
    name: &'static str,
    kind: Kind,
    default: Default,
}

/// A field that must be there.
pub(super) const fn req(name: &'static str, kind: Kind) -> Field {
    Field { name, kind, default: Default::Required }
}

/// A field that may be left out.
pub(super) const fn opt(name: &'static str, kind: Kind) -> Field {
    let default = match kind {
        Kind::Attr | Kind::Stripped(_) | Kind::Str | Kind::Dwarf(_) => Default::None,
        _ => Default::Zero,
    };
    Field { name, kind, default }
}

/// A number that may be left out, which is not the same as 0.
pub(super) const fn maybe(name: &'static str, kind: Kind) -> Field {
    Field { name, kind, default: Default::None }
}

impl Field {
    fn default(&self) -> Param {
        match (self.default, self.kind) {
            (Default::Zero, Kind::Bool) => Param::Bool(false),
            (Default::Zero, Kind::Int) => Param::Int(0),
            (Default::Zero, Kind::List(_) | Kind::Braces(_)) => Param::List(Box::default()),
            (Default::Zero, _) => Param::Uint(0),
            _ => Param::None,
        }
    }
}

/// Takes a value of a kind.
pub(super) fn parse_value(parser: &mut dyn AsmParser, kind: Kind) -> ParseResult<Param> {
    Ok(match kind {
        Kind::Attr => Param::Attr(parser.attribute(None)?),
        Kind::Stripped(def) => Param::Attr(parse_stripped(parser, def)?),
        Kind::Uint => Param::Uint(parser.integer()? as u64),
        Kind::Int => Param::Int(parser.integer()?),
        Kind::Bool => Param::Bool(parse_bool(parser)?),
        Kind::Str => Param::Str(parser.string()?),
        Kind::Enum(cases) => Param::Uint(parse_enum(parser, cases)?),
        Kind::Dwarf(prefix) => parse_dwarf(parser, prefix)?,
        Kind::List(item) => parse_list(parser, *item)?,
        Kind::Braces(item) => parse_braces(parser, *item)?,
    })
}

/// Attributes nest without bound in text; their reading must not.
fn parse_stripped(parser: &mut dyn AsmParser, def: &'static AttrDef) -> ParseResult<Attribute> {
    let mut attr = Attribute::UNIT;
    parser.nested(&mut |parser| {
        attr = parser.stripped_attribute(def)?;
        Ok(())
    })?;
    Ok(attr)
}

fn parse_bool(parser: &mut dyn AsmParser) -> ParseResult<bool> {
    if parser.optional_keyword("true") {
        return Ok(true);
    }
    if parser.optional_keyword("false") {
        return Ok(false);
    }
    let at = parser.position();
    Err(parser.error(at, "expected valid keyword"))
}

/// Cases by name, `|` or commas between them; sets may stand in quotes.
pub(super) fn parse_enum(parser: &mut dyn AsmParser, cases: &EnumDef) -> ParseResult<u64> {
    let Some(separator) = cases.separator.map(str::trim) else { return parse_cases(parser, cases) };
    let mut value = parse_cases(parser, cases)?;
    while parser.optional_punct(separator) {
        value |= parse_cases(parser, cases)?;
    }
    Ok(value)
}

fn parse_cases(parser: &mut dyn AsmParser, cases: &EnumDef) -> ParseResult<u64> {
    let at = parser.position();
    let Some(text) = parser.optional_keyword_or_string() else {
        return Err(parser.error(at, "expected valid keyword or string"));
    };
    let text = parser.context().str(text);
    let value = match cases.separator {
        Some(separator) => text
            .split(separator.trim())
            .try_fold(0, |value, part| Some(value | cases.value_of(part.trim())?)),
        None => cases.value_of(text),
    };
    value.ok_or_else(|| {
        let names = cases.cases.iter().map(|case| case.0).collect::<Vec<_>>().join(", ");
        parser.error(at, &format!("expected {} to be one of: {names}", cases.name))
    })
}

fn parse_dwarf(parser: &mut dyn AsmParser, prefix: &str) -> ParseResult<Param> {
    let at = parser.position();
    let name = parser.any_keyword()?;
    if name.starts_with(prefix) {
        return Ok(Param::Str(parser.context().intern(&name)));
    }
    Err(parser.error(at, &format!("invalid debug info {} name: {name}", dwarf_what(prefix))))
}

fn dwarf_what(prefix: &str) -> &'static str {
    match prefix {
        "DW_TAG_" => "tag",
        "DW_ATE_" => "encoding",
        "DW_LANG_" => "language",
        "DW_CC_" => "calling convention",
        _ => "operation encoding",
    }
}

fn parse_list(parser: &mut dyn AsmParser, item: Kind) -> ParseResult<Param> {
    let mut items = vec![parse_value(parser, item)?];
    while parser.optional_punct(",") {
        items.push(parse_value(parser, item)?);
    }
    Ok(Param::List(items.into()))
}

fn parse_braces(parser: &mut dyn AsmParser, item: Kind) -> ParseResult<Param> {
    parser.punct("{")?;
    if parser.optional_punct("}") {
        return Ok(Param::List(Box::default()));
    }
    let list = parse_list(parser, item)?;
    parser.punct("}")?;
    Ok(list)
}

/// Writes a value of a kind.
pub(super) fn print_value(value: &Param, kind: Kind, printer: &mut dyn AsmPrinter) {
    match (kind, value) {
        (Kind::Attr, Param::Attr(attr)) => printer.attribute(*attr),
        (Kind::Stripped(_), Param::Attr(attr)) => printer.stripped_attribute(*attr),
        (Kind::Enum(cases), Param::Uint(value)) => {
            let text = enums::text(cases, *value);
            print_enum(&text, cases, printer);
        }
        (Kind::Str, Param::Str(text)) => printer.string(*text),
        (Kind::Dwarf(_), Param::Str(text)) => printer.keyword_or_string(*text),
        (Kind::List(item), Param::List(items)) => print_list(items, *item, printer),
        (Kind::Braces(item), Param::List(items)) => {
            printer.text("{");
            print_list(items, *item, printer);
            printer.text("}");
        }
        (_, Param::Uint(value)) => printer.text(&value.to_string()),
        (_, Param::Int(value)) => printer.text(&value.to_string()),
        (_, Param::Bool(value)) => printer.text(if *value { "true" } else { "false" }),
        _ => {}
    }
}

/// Cases as they are; what no keyword could be, in quotes.
fn print_enum(text: &str, cases: &EnumDef, printer: &mut dyn AsmPrinter) {
    let quoted = text.contains(['|', '-']) && cases.separator.is_none_or(|s| s == "|");
    if quoted {
        printer.text("\"");
    }
    printer.text(text);
    if quoted {
        printer.text("\"");
    }
}

fn print_list(items: &[Param], item: Kind, printer: &mut dyn AsmPrinter) {
    for (at, value) in items.iter().enumerate() {
        if at > 0 {
            printer.text(", ");
        }
        print_value(value, item, printer);
    }
}

/// `<a = x, b = y>` in any order.
pub(super) fn parse_struct(
    parser: &mut dyn AsmParser,
    def: &'static AttrDef,
    fields: &[Field],
) -> ParseResult<Attribute> {
    parser.punct("<")?;
    let mut values: Vec<Option<Param>> = vec![None; fields.len()];
    if !parser.optional_punct(">") {
        loop {
            parse_field(parser, fields, &mut values)?;
            if !parser.optional_punct(",") {
                break;
            }
        }
        parser.punct(">")?;
    }
    finish(parser, def, fields, values)
}

fn parse_field(
    parser: &mut dyn AsmParser,
    fields: &[Field],
    values: &mut [Option<Param>],
) -> ParseResult {
    let at = parser.position();
    let name = parser.any_keyword()?;
    let index = fields.iter().position(|field| field.name == name);
    let slot = index.and_then(|index| Some((values.get_mut(index)?, fields.get(index)?)));
    let Some((slot @ None, field)) = slot else {
        return Err(
            parser.error(at, &format!("duplicate or unknown struct parameter name: {name}"))
        );
    };
    parser.punct("=")?;
    *slot = Some(parse_value(parser, field.kind)?);
    Ok(())
}

fn finish(
    parser: &mut dyn AsmParser,
    def: &'static AttrDef,
    fields: &[Field],
    values: Vec<Option<Param>>,
) -> ParseResult<Attribute> {
    let mut params = Vec::with_capacity(fields.len());
    for (field, value) in fields.iter().zip(values) {
        if value.is_none() && field.default == Default::Required {
            let at = parser.position();
            let message = format!("struct is missing required parameter: {}", field.name);
            return Err(parser.error(at, &message));
        }
        params.push(value.unwrap_or_else(|| field.default()));
    }
    Ok(Attribute::dialect(parser.context(), def, params))
}

/// `<a = x, b = y>` without what is left out.
pub(super) fn print_struct(attr: &DialectAttr, fields: &[Field], printer: &mut dyn AsmPrinter) {
    printer.text("<");
    let mut first = true;
    for (value, field) in attr.params.iter().zip(fields) {
        if field.default != Default::Required && *value == field.default() {
            continue;
        }
        if !first {
            printer.text(", ");
        }
        first = false;
        printer.text(field.name);
        printer.text(" = ");
        print_value(value, field.kind, printer);
    }
    printer.text(">");
}

/// `<x, y>`, with the separator given.
pub(super) fn parse_positional(
    parser: &mut dyn AsmParser,
    def: &'static AttrDef,
    kinds: &[Kind],
    separator: &str,
) -> ParseResult<Attribute> {
    parser.punct("<")?;
    let mut params = Vec::new();
    for (at, kind) in kinds.iter().enumerate() {
        if at > 0 {
            parse_separator(parser, separator)?;
        }
        params.push(parse_value(parser, *kind)?);
    }
    parser.punct(">")?;
    Ok(Attribute::dialect(parser.context(), def, params))
}

fn parse_separator(parser: &mut dyn AsmParser, separator: &str) -> ParseResult {
    let word = separator.trim();
    if word.starts_with(|c: char| c.is_ascii_alphabetic()) {
        return parser.keyword(word);
    }
    parser.punct(word)
}

/// `<x, y>`, with the separator given.
pub(super) fn print_positional(
    attr: &DialectAttr,
    kinds: &[Kind],
    separator: &str,
    printer: &mut dyn AsmPrinter,
) {
    printer.text("<");
    for (at, (value, kind)) in attr.params.iter().zip(kinds).enumerate() {
        if at > 0 {
            printer.text(separator);
        }
        print_value(value, *kind, printer);
    }
    printer.text(">");
}
