//! Attributes as lists of fields: one reader and one writer for them all.
//!
//! Parameters of an attribute are its fields in order; a field that may be
//! left out holds its default then, so that equal attributes are one.

use couloir_diag::BytePos;
use couloir_ir::asm::{AsmParser, AsmPrinter, ParseResult};
use couloir_ir::attr::{AttrDef, AttrKind, DialectAttr, EnumDef, Param};
use couloir_ir::location::LocationKind;
use couloir_ir::op::TypeClass;
use couloir_ir::{Attribute, Context, Type};
use couloir_ods::enums;

use super::dwarf;
use crate::common::syntax::parse_bool;

/// What a field holds, and how it is written.
#[derive(Clone, Copy)]
pub(crate) enum Kind {
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
    /// A type of this class.
    Type(&'static TypeClass),
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
pub(crate) enum Default {
    /// It cannot be left out.
    Required,
    /// Nothing.
    None,
    /// 0, false, the empty list.
    Zero,
    /// This number.
    Number(i64),
    /// True.
    True,
    /// This text.
    Text(&'static str),
}

/// A field of an attribute that is written as a struct: a row of the attribute's table.
pub(crate) struct Field {
    pub(super) name: &'static str,
    /// The C++ type upstream's messages name; of attributes it says which are meant.
    pub(super) ty: &'static str,
    pub(super) kind: Kind,
    pub(super) default: Default,
    /// How many bits an unsigned number has.
    pub(super) bits: u32,
}

/// How many bits numbers have of a C++ type, or of what it is a list of.
const fn bits_of(ty: &str) -> u32 {
    let (text, mut at) = (ty.as_bytes(), 1);
    while at < text.len() {
        if text[at - 1] == b'6' && text[at] == b'4' {
            return 64;
        }
        at += 1;
    }
    32
}

/// The fields of an attribute.
pub(crate) struct Fields {
    /// What upstream's messages call the attribute.
    pub(crate) class: &'static str,
    /// The fields, in the order of the attribute's parameters.
    pub(crate) fields: &'static [Field],
}

/// A field that must be there.
pub(crate) const fn req(name: &'static str, ty: &'static str, kind: Kind) -> Field {
    or(name, ty, kind, Default::Required)
}

/// A field that may be left out.
pub(crate) const fn opt(name: &'static str, ty: &'static str, kind: Kind) -> Field {
    let default = match kind {
        Kind::Attr | Kind::Stripped(_) | Kind::Str | Kind::Dwarf(_) => Default::None,
        _ => Default::Zero,
    };
    or(name, ty, kind, default)
}

/// A number that may be left out, which is not the same as 0.
pub(crate) const fn maybe(name: &'static str, ty: &'static str, kind: Kind) -> Field {
    or(name, ty, kind, Default::None)
}

/// A field that stands for something when it is left out.
pub(crate) const fn or(
    name: &'static str,
    ty: &'static str,
    kind: Kind,
    default: Default,
) -> Field {
    Field { name, ty, kind, default, bits: bits_of(ty) }
}

impl Field {
    /// What it is called.
    pub(crate) fn name(&self) -> &'static str {
        self.name
    }

    /// Whether it holds values separated by commas.
    pub(crate) fn is_list(&self) -> bool {
        matches!(self.kind, Kind::List(_))
    }

    pub(super) fn default(&self, ctx: &Context) -> Param {
        match (self.default, self.kind) {
            (Default::Number(number), Kind::Uint) => Param::Uint(number.unsigned_abs()),
            (Default::Number(number), _) => Param::Int(number),
            (Default::True, _) => Param::Bool(true),
            (Default::Text(text), _) => Param::Str(ctx.intern(text)),
            (Default::Zero, Kind::Bool) => Param::Bool(false),
            (Default::Zero, Kind::Int) => Param::Int(0),
            (Default::Zero, Kind::List(_) | Kind::Braces(_)) => Param::List(Box::default()),
            (Default::Zero, _) => Param::Uint(0),
            _ => Param::None,
        }
    }
}

/// Takes the value of a field, saying which where it is wrong.
pub(crate) fn parse_field_value(
    parser: &mut dyn AsmParser,
    class: &str,
    field: &Field,
) -> ParseResult<Param> {
    parse_value(parser, field.kind, field.ty).map_err(|_| {
        let (name, ty) = (field.name, field.ty);
        parser.follow_up(&format!(
            "failed to parse {class} parameter '{name}' which is to be a `{ty}`"
        ))
    })
}

/// Takes a value of a kind and a C++ type.
pub(super) fn parse_value(parser: &mut dyn AsmParser, kind: Kind, ty: &str) -> ParseResult<Param> {
    Ok(match kind {
        Kind::Attr => Param::Attr(parse_of_class(parser, ty)?),
        Kind::Stripped(def) => Param::Attr(parse_stripped(parser, def)?),
        Kind::Uint => parse_uint(parser, ty)?,
        Kind::Int => Param::Int(parse_int(parser, ty)?),
        Kind::Bool => Param::Bool(parse_bool(parser)?),
        Kind::Str => Param::Str(parser.string()?),
        Kind::Type(class) => Param::Type(type_of_class(parser, class)?),
        Kind::Enum(cases) => Param::Uint(parse_enum(parser, cases)?),
        Kind::Dwarf(prefix) => parse_dwarf(parser, prefix)?,
        Kind::List(item) => parse_list(parser, *item, item_type(ty))?,
        Kind::Braces(item) => parse_braces(parser, *item, item_type(ty))?,
    })
}

/// Takes a type of a class.
fn type_of_class(parser: &mut dyn AsmParser, class: &TypeClass) -> ParseResult<Type> {
    let at = parser.position();
    let ty = parser.ty()?;
    if (class.is)(parser.context(), ty) {
        return Ok(ty);
    }
    let found = parser.context().type_text(ty);
    let expected = class.name.unwrap_or_default();
    let message =
        format!("invalid kind of type specified: expected {expected}, but found '{found}'");
    Err(parser.error(at, &message))
}

fn parse_int(parser: &mut dyn AsmParser, ty: &str) -> ParseResult<i64> {
    let at = parser.position();
    let value = parser.integer()?;
    if ty == "int" && i32::try_from(value).is_err() {
        return Err(parser.error(at, "integer value too large"));
    }
    Ok(value)
}

/// A number; one that is optional may be missing after `=` even.
fn parse_uint(parser: &mut dyn AsmParser, ty: &str) -> ParseResult<Param> {
    let bits = if ty.contains("64") { 64 } else { 32 };
    if !ty.starts_with("std::optional<") {
        return Ok(Param::Uint(parser.unsigned(bits)?));
    }
    Ok(match parser.optional_unsigned(bits) {
        Some(value) => Param::Uint(value?),
        None => Param::None,
    })
}

/// The type of the elements of `::llvm::ArrayRef<T>`.
pub(super) fn item_type(ty: &str) -> &str {
    ty.strip_prefix("::llvm::ArrayRef<").and_then(|ty| ty.strip_suffix('>')).unwrap_or(ty)
}

/// Takes an attribute of a class.
pub(super) fn parse_of_class(parser: &mut dyn AsmParser, class: &str) -> ParseResult<Attribute> {
    let at = parser.position();
    let attr = parser.attribute(None)?;
    if is_of_class(parser.context(), attr, class) {
        return Ok(attr);
    }
    Err(parser.error(at, WRONG_KIND))
}

const WRONG_KIND: &str = "invalid kind of attribute specified";

/// Whether an attribute is of the C++ class with this name.
pub(super) fn is_of_class(ctx: &Context, attr: Attribute, class: &str) -> bool {
    let kind = attr.kind(ctx);
    let mnemonic = attr.as_dialect(ctx).map_or("", |data| data.def.mnemonic);
    match class.strip_prefix("::mlir::").unwrap_or(class) {
        "StringAttr" => matches!(kind, AttrKind::String(..)),
        "IntegerAttr" => matches!(kind, AttrKind::Integer(..)),
        "BoolAttr" => attr.as_bool().is_some(),
        "FloatAttr" => matches!(kind, AttrKind::Float(..)),
        "TypeAttr" => matches!(kind, AttrKind::Type(_)),
        "ArrayAttr" => matches!(kind, AttrKind::Array(..)),
        "DictionaryAttr" => matches!(kind, AttrKind::Dictionary(..)),
        "FlatSymbolRefAttr" => attr.as_flat_symbol(ctx).is_some(),
        "DistinctAttr" => matches!(kind, AttrKind::Distinct(..)),
        "FusedLoc" => matches!(kind, AttrKind::Location(LocationKind::Fused(..))),
        "DINodeAttr" => mnemonic.starts_with("di_") && !NO_NODES.contains(&mnemonic),
        "DIScopeAttr" => SCOPES.contains(&mnemonic),
        "DITypeAttr" => TYPES.contains(&mnemonic),
        "DIVariableAttr" => matches!(mnemonic, "di_local_variable" | "di_global_variable"),
        "TBAANodeAttr" => matches!(mnemonic, "tbaa_root" | "tbaa_type_desc"),
        _ => true,
    }
}

/// What starts with `di_` and is no node of debug information.
const NO_NODES: &[&str] = &["di_expression", "di_expression_elem", "di_global_variable_expression"];

/// Nodes that names of debug information can be in.
const SCOPES: &[&str] = &[
    "di_common_block",
    "di_compile_unit",
    "di_composite_type",
    "di_derived_type",
    "di_file",
    "di_lexical_block",
    "di_lexical_block_file",
    "di_module",
    "di_namespace",
    "di_subprogram",
];

/// Nodes that are types.
const TYPES: &[&str] = &[
    "di_null_type",
    "di_basic_type",
    "di_composite_type",
    "di_derived_type",
    "di_string_type",
    "di_subroutine_type",
];

/// Attributes nest without bound in text; their reading must not.
pub(super) fn parse_stripped(
    parser: &mut dyn AsmParser,
    def: &'static AttrDef,
) -> ParseResult<Attribute> {
    let at = parser.position();
    let mut attr = Attribute::UNIT;
    parser.nested(&mut |parser| {
        attr = parser.stripped_attribute(def)?;
        Ok(())
    })?;
    if attr.params_of(parser.context(), def).is_some() {
        return Ok(attr);
    }
    Err(parser.error(at, WRONG_KIND))
}

/// Cases by name, commas between them; sets may stand in quotes.
pub(super) fn parse_enum(parser: &mut dyn AsmParser, cases: &EnumDef) -> ParseResult<u64> {
    let start = parser.position();
    let mut value = parse_cases(parser, cases, start)?;
    if cases.separator == Some(", ") {
        while parser.optional_punct(",") {
            value |= parse_cases(parser, cases, start)?;
        }
    }
    Ok(value)
}

/// Whether messages name the C++ type, as those of the oldest attributes do.
fn is_type_name(cases: &EnumDef) -> bool {
    cases.name.starts_with("::")
}

/// A case of a set that starts somewhere.
fn parse_cases(parser: &mut dyn AsmParser, cases: &EnumDef, start: BytePos) -> ParseResult<u64> {
    let at = parser.position();
    let text = if cases.separator == Some(", ") && !is_type_name(cases) {
        parser.optional_any_keyword().map(|word| parser.context().intern(&word))
    } else {
        parser.optional_keyword_or_string()
    };
    let Some(text) = text else {
        let message = if is_type_name(cases) {
            "expected valid keyword or string".into()
        } else {
            format!("expected keyword for {}", cases.name)
        };
        return Err(parser.error(at, &message));
    };
    let text = parser.context().str(text).to_owned();
    let value = value_of_cases(cases, &text);
    let at = if is_type_name(cases) { start } else { at };
    value.ok_or_else(|| parser.error(at, &unknown_case(cases, &text)))
}

/// What a case, or the cases of a set, are.
pub(super) fn value_of_cases(cases: &EnumDef, text: &str) -> Option<u64> {
    let Some(separator) = cases.separator else { return cases.value_of(text) };
    let mut parts = text.split(separator.trim());
    parts.try_fold(0, |value, part| Some(value | cases.value_of(part.trim())?))
}

fn unknown_case(cases: &EnumDef, found: &str) -> String {
    let names = cases.cases.iter().map(|case| case.0).filter(|name| !name.contains('|'));
    let names = names.map(quoted_case).collect::<Vec<_>>().join(", ");
    if is_type_name(cases) {
        return format!("expected {} to be one of: {names}", cases.name);
    }
    format!("expected one of [{names}] for {}, got: {found}", cases.name)
}

/// A case that is no keyword stands twice in upstream's messages.
fn quoted_case(case: &str) -> String {
    if is_no_keyword(case) { format!("\"{case}\"{case}") } else { case.into() }
}

/// Whether a case could be no keyword.
fn is_no_keyword(case: &str) -> bool {
    case.contains('-') || case.starts_with(|first: char| first.is_ascii_digit())
}

fn parse_dwarf(parser: &mut dyn AsmParser, prefix: &str) -> ParseResult<Param> {
    let at = parser.position();
    let name = parser.any_keyword()?;
    if name == "DW_TAG_null" {
        return Ok(Param::None);
    }
    if name.starts_with(prefix) && dwarf::is_name(&name) {
        return Ok(Param::Str(parser.context().intern(&name)));
    }
    Err(parser
        .error(at, &format!("invalid debug info debug info {} name: {name}", dwarf_what(prefix))))
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

fn parse_list(parser: &mut dyn AsmParser, item: Kind, ty: &str) -> ParseResult<Param> {
    let mut items = vec![parse_value(parser, item, ty)?];
    while parser.optional_punct(",") {
        items.push(parse_value(parser, item, ty)?);
    }
    Ok(Param::List(items.into()))
}

fn parse_braces(parser: &mut dyn AsmParser, item: Kind, ty: &str) -> ParseResult<Param> {
    parser.punct("{")?;
    let list = parse_list(parser, item, ty)?;
    parser.punct("}")?;
    Ok(list)
}

/// Writes the value of a field.
pub(crate) fn print_field_value(value: &Param, field: &Field, printer: &mut dyn AsmPrinter) {
    print_value(value, field.kind, printer);
}

/// Writes a value of a kind.
pub(super) fn print_value(value: &Param, kind: Kind, printer: &mut dyn AsmPrinter) {
    match (kind, value) {
        (Kind::Attr, Param::Attr(attr)) => printer.attribute(*attr),
        (Kind::Stripped(_), Param::Attr(attr)) => printer.stripped_attribute(*attr),
        (Kind::Type(_), Param::Type(ty)) => printer.ty(*ty),
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
    let quoted =
        (text.contains('|') || is_no_keyword(text)) && cases.separator.is_none_or(|s| s == "|");
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
pub(crate) fn parse_struct(
    parser: &mut dyn AsmParser,
    def: &'static AttrDef,
    fields: &Fields,
) -> ParseResult<Attribute> {
    let params = parse_params(parser, fields)?;
    Ok(Attribute::dialect(parser.context(), def, params))
}

/// `<a = x, b = y>` in any order: the parameters of a type or an attribute.
pub(crate) fn parse_params(parser: &mut dyn AsmParser, fields: &Fields) -> ParseResult<Vec<Param>> {
    parser.punct("<")?;
    parse_struct_body(parser, fields)
}

/// What follows the opening bracket. Where no field can be left out, there
/// are as many as there can be.
pub(super) fn parse_struct_body(
    parser: &mut dyn AsmParser,
    fields: &Fields,
) -> ParseResult<Vec<Param>> {
    let mut values: Vec<Option<Param>> = vec![None; fields.fields.len()];
    let is_required = |field: &Field| field.default == Default::Required;
    if fields.fields.iter().all(is_required) {
        for number in 0..values.len() {
            if number > 0 {
                parser.punct(",")?;
            }
            let name = parse_name(parser)?;
            parse_field(parser, fields, &mut values, &name)?;
        }
    } else {
        let optional = !fields.fields.iter().any(is_required);
        let first =
            if optional { parser.optional_any_keyword() } else { Some(parse_name(parser)?) };
        if let Some(name) = first {
            parse_field(parser, fields, &mut values, &name)?;
            while parser.optional_punct(",") {
                let name = parse_name(parser)?;
                parse_field(parser, fields, &mut values, &name)?;
            }
        }
    }
    let params = finish(parser, fields.fields, values)?;
    parser.punct(">")?;
    Ok(params)
}

fn parse_name(parser: &mut dyn AsmParser) -> ParseResult<String> {
    parser.any_keyword().map_err(|_| {
        let at = parser.position();
        parser.error(at, "expected a parameter name in struct")
    })
}

fn parse_field(
    parser: &mut dyn AsmParser,
    fields: &Fields,
    values: &mut [Option<Param>],
    name: &str,
) -> ParseResult {
    parser.punct("=")?;
    let index = fields.fields.iter().position(|field| field.name == name);
    let slot = index.and_then(|index| Some((values.get_mut(index)?, fields.fields.get(index)?)));
    let Some((slot @ None, field)) = slot else {
        let at = parser.position();
        let message = format!("duplicate or unknown struct parameter name: {name}");
        return Err(parser.error(at, &message));
    };
    *slot = Some(parse_field_value(parser, fields.class, field)?);
    Ok(())
}

fn finish(
    parser: &mut dyn AsmParser,
    fields: &[Field],
    values: Vec<Option<Param>>,
) -> ParseResult<Vec<Param>> {
    let mut params = Vec::with_capacity(fields.len());
    for (field, value) in fields.iter().zip(values) {
        if value.is_none() && field.default == Default::Required {
            let at = parser.position();
            let message = format!("struct is missing required parameter: {}", field.name);
            return Err(parser.error(at, &message));
        }
        params.push(value.unwrap_or_else(|| field.default(parser.context())));
    }
    Ok(params)
}

/// `<a = x, b = y>` in any order, or nothing.
pub(crate) fn parse_optional_struct(
    parser: &mut dyn AsmParser,
    def: &'static AttrDef,
    fields: &Fields,
) -> ParseResult<Attribute> {
    let params = match parser.optional_punct("<") {
        true => parse_struct_body(parser, fields)?,
        false => finish(parser, fields.fields, vec![None; fields.fields.len()])?,
    };
    Ok(Attribute::dialect(parser.context(), def, params))
}

/// `<a = x, b = y>` without what is left out; nothing where all is.
pub(crate) fn print_optional_struct(
    ctx: &Context,
    attr: &DialectAttr,
    fields: &Fields,
    printer: &mut dyn AsmPrinter,
) {
    let mut pairs = attr.params.iter().zip(fields.fields);
    if pairs.any(|(value, field)| *value != field.default(ctx)) {
        print_struct(ctx, attr, fields, printer);
    }
}

/// `<a = x, b = y>` without what is left out.
pub(crate) fn print_struct(
    ctx: &Context,
    attr: &DialectAttr,
    fields: &Fields,
    printer: &mut dyn AsmPrinter,
) {
    print_params(ctx, &attr.params, fields, printer);
}

/// The parameters of a type or an attribute: `<a = x, b = y>` without what is left out.
pub(crate) fn print_params(
    ctx: &Context,
    params: &[Param],
    fields: &Fields,
    printer: &mut dyn AsmPrinter,
) {
    printer.text("<");
    let mut first = true;
    for (value, field) in params.iter().zip(fields.fields) {
        if field.default != Default::Required && *value == field.default(ctx) {
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
    fields: &Fields,
    separator: &str,
) -> ParseResult<Attribute> {
    parser.punct("<")?;
    let mut params = Vec::new();
    for (at, field) in fields.fields.iter().enumerate() {
        if at > 0 {
            parse_separator(parser, separator)?;
        }
        params.push(parse_field_value(parser, fields.class, field)?);
    }
    parser.punct(">")?;
    Ok(Attribute::dialect(parser.context(), def, params))
}

/// The only field of an attribute, without brackets.
pub(super) fn parse_single(
    parser: &mut dyn AsmParser,
    def: &'static AttrDef,
    fields: &Fields,
) -> ParseResult<Attribute> {
    let mut params = Vec::new();
    for field in fields.fields {
        params.push(parse_field_value(parser, fields.class, field)?);
    }
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
    fields: &Fields,
    separator: &str,
    printer: &mut dyn AsmPrinter,
) {
    printer.text("<");
    for (at, (value, field)) in attr.params.iter().zip(fields.fields).enumerate() {
        if at > 0 {
            printer.text(separator);
        }
        print_value(value, field.kind, printer);
    }
    printer.text(">");
}
