//! Attributes of `dlti`: their text, and what every list of entries must satisfy.

use couloir_diag::BytePos;
use couloir_ir::asm::{AsmParser, AsmPrinter, ParseResult};
use couloir_ir::attr::{AttrDef, DialectAttr, Param};
use couloir_ir::{Attribute, Context};

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
        let alignment = attr.params.first().and_then(Param::as_int).unwrap_or(0);
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

/// A type, or else a string that is not empty.
fn parse_key(parser: &mut dyn AsmParser, at: BytePos) -> ParseResult<Param> {
    if let Some(ty) = parser.optional_type()? {
        return Ok(Param::Type(ty));
    }
    let key = parser.string()?;
    if parser.context().bytes(key).is_empty() {
        return Err(parser.error(at, "empty string as DLTI key is not allowed"));
    }
    Ok(Param::Str(key))
}

fn parse_entry_attr(parser: &mut dyn AsmParser) -> ParseResult<Attribute> {
    let at = parser.position();
    parser.punct("<")?;
    let key = parse_key(parser, at)?;
    parser.punct(",")?;
    let value = parser.attribute(None)?;
    parser.punct(">")?;
    Ok(Attribute::dialect(parser.context(), &DL_ENTRY, vec![key, Param::Attr(value)]))
}

fn parse_list(parser: &mut dyn AsmParser, def: &'static AttrDef) -> ParseResult<Attribute> {
    // Complaints about entries point at the mnemonic, which ends here.
    let at = BytePos(parser.position().0.saturating_sub(def.mnemonic.len() as u32));
    parser.punct("<")?;
    let mut entries = Vec::new();
    if !parser.optional_punct(">") {
        loop {
            let entry = parse_entry(parser, at)?;
            entries.push(entry);
            if !parser.optional_punct(",") {
                break;
            }
        }
        parser.punct(">")?;
    }
    check_entries(parser, def, &entries, at)?;
    let list = Param::List(entries.into());
    Ok(Attribute::dialect(parser.context(), def, vec![list]))
}

/// `key = value`, or `#dlti.dl_entry<key, value>`.
fn parse_entry(parser: &mut dyn AsmParser, at: BytePos) -> ParseResult<Param> {
    if let Some(ty) = parser.optional_type()? {
        return parse_value(parser, Param::Type(ty));
    }
    if let Some(key) = parser.optional_string()? {
        if parser.context().bytes(key).is_empty() {
            return Err(parser.error(at, "empty string as DLTI key is not allowed"));
        }
        return parse_value(parser, Param::Str(key));
    }
    let start = parser.position();
    let entry = parser.attribute(None)?;
    match entry.params_of(parser.context(), &DL_ENTRY) {
        Some(params) => Ok(Param::List(params.into())),
        None => Err(parser.error(start, "expected DLTI entry")),
    }
}

fn parse_value(parser: &mut dyn AsmParser, key: Param) -> ParseResult<Param> {
    parser.punct("=")?;
    let value = parser.attribute(None)?;
    Ok(Param::List([key, Param::Attr(value)].into()))
}

/// Keys stand once; a system is made of devices.
fn check_entries(
    parser: &mut dyn AsmParser,
    def: &'static AttrDef,
    entries: &[Param],
    at: BytePos,
) -> ParseResult {
    let mut seen = rustc_hash::FxHashSet::default();
    let ctx = parser.context();
    let repeated = entries.iter().find(|entry| !seen.insert(entry.items().first()));
    if let Some(key) = repeated.and_then(|entry| entry.items().first()) {
        let message = format!("repeated DLTI key: {}", key_text(ctx, key));
        return Err(parser.error(at, &message));
    }
    if *def != TARGET_SYSTEM_SPEC {
        return Ok(());
    }
    let is_device = |entry: &&Param| {
        let value = entry.items().get(1).and_then(Param::as_attr);
        value.is_some_and(|value| value.params_of(ctx, &TARGET_DEVICE_SPEC).is_some())
    };
    let wrong = entries.iter().find(|entry| !is_device(entry));
    let Some(key) = wrong.and_then(|entry| entry.items().first()) else { return Ok(()) };
    let key = key_text(ctx, key);
    let message = format!("value associated with key {key} is not a DLTI device spec");
    Err(parser.error(at, &message))
}

fn key_text(ctx: &Context, key: &Param) -> String {
    match key {
        Param::Type(ty) => ctx.type_text(*ty),
        Param::Str(name) => format!("\"{}\"", ctx.str(*name)),
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
    let alignment = parser.integer()?;
    parser.punct(",")?;
    parser.keyword("function_dependent")?;
    parser.punct("=")?;
    let dependent = parser.optional_keyword("true");
    if !dependent {
        parser.keyword("false")?;
    }
    parser.punct(">")?;
    let params = vec![Param::Int(alignment), Param::Bool(dependent)];
    Ok(Attribute::dialect(parser.context(), &FUNCTION_POINTER_ALIGNMENT, params))
}
