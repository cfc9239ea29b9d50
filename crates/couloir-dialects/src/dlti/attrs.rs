//! Attributes of `dlti`: their text, and what every list of entries must satisfy.

use couloir_ir::asm::{AsmParser, AsmPrinter, ParseResult};
use couloir_ir::attr::{AttrDef, DialectAttr, Param};
use couloir_ir::{Attribute, Context, Failure};

use crate::common::syntax::parse_bool;

/// Attributes that are lists of entries.
macro_rules! lists {
    ($($(#[$meta:meta])* $name:ident = $mnemonic:literal;)*) => {
        $(
            $(#[$meta])*
            pub static $name: AttrDef = AttrDef {
                dialect: "dlti",
                mnemonic: $mnemonic,
                parse: |parser| parse_list(parser, &$name),
                print: |ctx, attr, printer| print_list(ctx, attr, printer),
                ..AttrDef::EMPTY
            };
        )*
    };
}

lists! {
    /// `#dlti.dl_spec<i32 = ..., "key" = ...>`
    DL_SPEC = "dl_spec";
    /// `#dlti.map<...>`
    MAP = "map";
    /// `#dlti.target_system_spec<"device" = #dlti.target_device_spec<...>>`
    TARGET_SYSTEM_SPEC = "target_system_spec";
    /// `#dlti.target_device_spec<...>`
    TARGET_DEVICE_SPEC = "target_device_spec";
}

/// `#dlti.dl_entry<key, value>`
pub static DL_ENTRY: AttrDef = AttrDef {
    dialect: "dlti",
    mnemonic: "dl_entry",
    parse: parse_entry_attr,
    print: |_, attr, printer| {
        printer.text("<");
        print_pair(&attr.params, ", ", printer);
        printer.text(">");
    },
    ..AttrDef::EMPTY
};

/// `#dlti.function_pointer_alignment<64, function_dependent = true>`
pub static FUNCTION_POINTER_ALIGNMENT: AttrDef = AttrDef {
    dialect: "dlti",
    mnemonic: "function_pointer_alignment",
    parse: parse_function_pointer_alignment,
    print: |_, attr, printer| {
        let alignment = attr.params.first().and_then(Param::as_uint).unwrap_or(0);
        let dependent = attr.params.get(1).and_then(Param::as_bool).unwrap_or(false);
        printer.text(&format!("<{alignment}, function_dependent = {dependent}>"));
    },
    ..AttrDef::EMPTY
};

/// Whether an attribute describes a data layout.
pub fn is_layout_spec(ctx: &Context, attr: Attribute) -> bool {
    attr.params_of(ctx, &DL_SPEC).is_some()
}

/// The entries of an attribute made of them.
pub fn entries<'c>(ctx: &'c Context, attr: Attribute, def: &'static AttrDef) -> &'c [Param] {
    attr.params_of(ctx, def).and_then(|params| params.first()).map_or(&[], Param::items)
}

/// The text of an entry as an attribute of its own.
pub(super) fn entry_text(ctx: &Context, entry: &Param) -> String {
    ctx.attr_text(Attribute::dialect(ctx, &DL_ENTRY, entry.items().to_vec()))
}

fn parse_entry_attr(parser: &mut dyn AsmParser) -> ParseResult<Attribute> {
    parser.punct("<")?;
    let at = parser.position();
    let key = match parser.optional_type()? {
        Some(ty) => Param::Type(ty),
        None => match parser.optional_string()? {
            Some(key) => Param::Str(key),
            None => return Err(parser.error(at, "expected a type or a quoted string")),
        },
    };
    parser.punct(",")?;
    let value = parser.attribute(None)?;
    parser.punct(">")?;
    Ok(Attribute::dialect(parser.context(), &DL_ENTRY, vec![key, Param::Attr(value)]))
}

fn parse_list(parser: &mut dyn AsmParser, def: &'static AttrDef) -> ParseResult<Attribute> {
    // Complaints about entries point at the mnemonic.
    let at = parser.mnemonic_position(def.mnemonic);
    let mut entries = Vec::new();
    // As upstream, a list without brackets is complained about and taken as empty.
    if parser.punct("<").is_ok() && !parser.optional_punct(">") {
        let types = *def == DL_SPEC || *def == MAP;
        loop {
            let entry = parse_entry(parser, types)?;
            entries.push(entry);
            if !parser.optional_punct(",") {
                break;
            }
        }
        parser.punct(">")?;
    }
    if let Err(message) = check_entries(parser.context(), def, &entries) {
        return Err(parser.error(at, &message));
    }
    let list = Param::List(entries.into());
    Ok(Attribute::dialect(parser.context(), def, vec![list]))
}

/// `key = value`, or `#dlti.dl_entry<key, value>`; types are keys where told.
fn parse_entry(parser: &mut dyn AsmParser, types: bool) -> ParseResult<Param> {
    if types {
        let ty = parser.optional_type().map_err(|_| {
            let at = parser.position();
            parser.error(at, "error while parsing type DLTI key")
        })?;
        if let Some(ty) = ty {
            return parse_value(parser, Param::Type(ty));
        }
    }
    if let Some(key) = parser.optional_string()? {
        return parse_value(parser, Param::Str(key));
    }
    let start = parser.position();
    let entry = parser.attribute(None)?;
    match entry.params_of(parser.context(), &DL_ENTRY) {
        Some(params) => Ok(Param::List(params.into())),
        None => Err(parser.error(start, "invalid kind of attribute specified")),
    }
}

fn parse_value(parser: &mut dyn AsmParser, key: Param) -> ParseResult<Param> {
    parser.punct("=")?;
    let value = parser.attribute(None)?;
    Ok(Param::List([key, Param::Attr(value)].into()))
}

/// Keys stand once; a system is made of devices, which are never empty.
fn check_entries(ctx: &Context, def: &'static AttrDef, entries: &[Param]) -> Result<(), String> {
    let system = *def == TARGET_SYSTEM_SPEC;
    if entries.is_empty() && (system || *def == TARGET_DEVICE_SPEC) {
        return Err("no DLTI entries provided".into());
    }
    let mut seen = rustc_hash::FxHashSet::default();
    for entry in entries {
        let [key, value] = entry.items() else { continue };
        if system {
            check_device(ctx, key, value)?;
        } else if matches!(key, Param::Str(name) if ctx.bytes(*name).is_empty()) {
            return Err("empty string as DLTI key is not allowed".into());
        }
        if !seen.insert(key) {
            let what = if system { "device ID in dlti.target_system_spec" } else { "DLTI key" };
            return Err(format!("repeated {what}: {}", key_text(ctx, key)));
        }
    }
    Ok(())
}

fn check_device(ctx: &Context, key: &Param, value: &Param) -> Result<(), String> {
    if key.as_str().is_none() {
        return Err("non-string key of DLTI system spec".into());
    }
    let is_device = |value: Attribute| value.params_of(ctx, &TARGET_DEVICE_SPEC).is_some();
    if value.as_attr().is_some_and(is_device) {
        return Ok(());
    }
    let key = key_text(ctx, key);
    Err(format!("value associated with key {key} is not a DLTI device spec"))
}

fn key_text(ctx: &Context, key: &Param) -> String {
    match key {
        Param::Type(ty) => ctx.type_text(*ty),
        Param::Str(name) => ctx.attr_text(Attribute::str(ctx, *name)),
        _ => String::new(),
    }
}

fn print_list(_: &Context, attr: &DialectAttr, printer: &mut dyn AsmPrinter) {
    printer.text("<");
    let entries = attr.params.first().map_or(&[][..], Param::items);
    for (at, entry) in entries.iter().enumerate() {
        if at > 0 {
            printer.text(", ");
        }
        print_pair(entry.items(), " = ", printer);
    }
    printer.text(">");
}

fn print_pair(pair: &[Param], between: &str, printer: &mut dyn AsmPrinter) {
    match pair.first() {
        Some(Param::Type(ty)) => printer.ty(*ty),
        Some(Param::Str(name)) => printer.string(*name),
        _ => {}
    }
    printer.text(between);
    if let Some(value) = pair.get(1).and_then(Param::as_attr) {
        printer.attribute(value);
    }
}

fn parse_function_pointer_alignment(parser: &mut dyn AsmParser) -> ParseResult<Attribute> {
    parser.punct("<")?;
    let alignment = parser.unsigned(64).map_err(|_| wrong(parser, "alignment", "uint64_t"))?;
    parser.punct(",")?;
    parser.keyword("function_dependent")?;
    parser.punct("=")?;
    let dependent = parse_bool(parser).map_err(|_| wrong(parser, "function_dependent", "bool"))?;
    parser.punct(">")?;
    let params = vec![Param::Uint(alignment), Param::Bool(dependent)];
    Ok(Attribute::dialect(parser.context(), &FUNCTION_POINTER_ALIGNMENT, params))
}

fn wrong(parser: &mut dyn AsmParser, name: &str, ty: &str) -> Failure {
    parser.follow_up(&format!(
        "failed to parse DLTI_FunctionPointerAlignmentAttr parameter '{name}' which is to be a \
         `{ty}`"
    ))
}
