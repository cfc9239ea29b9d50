//! Attributes written in ways of their own.

use couloir_ir::asm::{AsmParser, AsmPrinter, Delimiter, ParseResult};
use couloir_ir::attr::{AttrDef, AttrKind, DialectAttr, Param};
use couloir_ir::{Attribute, Context};

use super::enums::COMDAT_CASES;
use super::fields::{Kind, opt, parse_enum, parse_value, print_struct, print_value};
use super::fields::{parse_positional, print_positional};

macro_rules! custom_attrs {
    ($($(#[$meta:meta])* $name:ident = $mnemonic:literal, $parse:expr, $print:expr $(, $alias:ident)?;)*) => {
        $(
            $(#[$meta])*
            pub static $name: AttrDef = AttrDef {
                dialect: "llvm",
                mnemonic: $mnemonic,
                parse: $parse,
                print: $print,
                $($alias: Some(|_, _| Some($mnemonic.to_owned())),)?
                ..AttrDef::EMPTY
            };
        )*
    };
}

custom_attrs! {
    /// `#llvm.comdat any`
    COMDAT = "comdat", parse_comdat, |_, attr, printer| {
        printer.text(" ");
        print_first(attr, Kind::Enum(&COMDAT_CASES), printer);
    };
    /// `#llvm.tbaa_root<id = "r">`, or without what is in brackets
    TBAA_ROOT = "tbaa_root", parse_tbaa_root, print_tbaa_root, alias;
    /// `#llvm.mmra_tag<"a":"b">`
    MMRA_TAG = "mmra_tag",
        |parser| parse_positional(parser, &MMRA_TAG, &[Kind::Str, Kind::Str], ":"),
        |_, attr, printer| print_positional(attr, &[Kind::Str, Kind::Str], ":", printer), alias;
    /// `#llvm.constant_range<i32, 0, 12>`
    CONSTANT_RANGE = "constant_range", parse_constant_range, print_constant_range;
    /// `#llvm.target_features<["+a", "-b"]>`
    TARGET_FEATURES = "target_features", parse_target_features, print_target_features;
    /// `#llvm.dependent_libraries<"a", "b">`
    DEPENDENT_LIBRARIES = "dependent_libraries", parse_libraries, |_, attr, printer| {
        printer.text("<");
        print_first(attr, Kind::List(&Kind::Attr), printer);
        printer.text(">");
    };
    /// `#llvm.dso_local_equivalent @f`
    DSO_LOCAL_EQUIVALENT = "dso_local_equivalent", parse_symbol, |_, attr, printer| {
        printer.text(" ");
        print_first(attr, Kind::Attr, printer);
    };
    /// An operation of an expression: `DW_OP_deref`, `DW_OP_LLVM_fragment(16, 8)`
    DI_EXPRESSION_ELEM = "di_expression_elem", parse_expression_elem, print_expression_elem;
    /// `#llvm.di_expression<[DW_OP_deref]>`
    DI_EXPRESSION = "di_expression", parse_expression, print_expression;
}

fn print_first(attr: &DialectAttr, kind: Kind, printer: &mut dyn AsmPrinter) {
    if let Some(value) = attr.params.first() {
        print_value(value, kind, printer);
    }
}

fn parse_comdat(parser: &mut dyn AsmParser) -> ParseResult<Attribute> {
    let value = parse_enum(parser, &COMDAT_CASES)?;
    Ok(Attribute::dialect(parser.context(), &COMDAT, vec![Param::Uint(value)]))
}

const TBAA_ROOT_FIELDS: &[super::fields::Field] = &[opt("id", Kind::Attr)];

fn parse_tbaa_root(parser: &mut dyn AsmParser) -> ParseResult<Attribute> {
    if !parser.optional_punct("<") {
        return Ok(Attribute::dialect(parser.context(), &TBAA_ROOT, vec![Param::None]));
    }
    parser.keyword("id")?;
    parser.punct("=")?;
    let id = parser.attribute(None)?;
    parser.punct(">")?;
    Ok(Attribute::dialect(parser.context(), &TBAA_ROOT, vec![Param::Attr(id)]))
}

fn print_tbaa_root(_: &Context, attr: &DialectAttr, printer: &mut dyn AsmPrinter) {
    if attr.params.first() != Some(&Param::None) {
        print_struct(attr, TBAA_ROOT_FIELDS, printer);
    }
}

fn parse_constant_range(parser: &mut dyn AsmParser) -> ParseResult<Attribute> {
    parser.punct("<")?;
    let at = parser.position();
    let ty = parser.ty()?;
    if !ty.is_integer(parser.context()) {
        return Err(parser.error(at, "expected integer type"));
    }
    parser.punct(",")?;
    let lower = parser.attribute(Some(ty))?;
    parser.punct(",")?;
    let upper = parser.attribute(Some(ty))?;
    parser.punct(">")?;
    let params = vec![Param::Attr(lower), Param::Attr(upper)];
    Ok(Attribute::dialect(parser.context(), &CONSTANT_RANGE, params))
}

fn print_constant_range(ctx: &Context, attr: &DialectAttr, printer: &mut dyn AsmPrinter) {
    let bound = |at: usize| attr.params.get(at).and_then(Param::as_attr);
    let (Some(lower), Some(upper)) = (bound(0), bound(1)) else { return };
    printer.text("<");
    if let AttrKind::Integer(ty, _) = lower.kind(ctx) {
        printer.ty(*ty);
    }
    printer.text(", ");
    printer.attribute_without_type(lower);
    printer.text(", ");
    printer.attribute_without_type(upper);
    printer.text(">");
}

fn parse_target_features(parser: &mut dyn AsmParser) -> ParseResult<Attribute> {
    let at = parser.position();
    parser.punct("<")?;
    let mut features = Vec::new();
    parser.list(Delimiter::Square, "", &mut |parser| {
        features.push(Param::Attr(parser.attribute(None)?));
        Ok(())
    })?;
    parser.punct(">")?;
    if let Some(problem) = feature_problem(parser.context(), &features) {
        return Err(parser.error(at, problem));
    }
    let params = vec![Param::List(features.into())];
    Ok(Attribute::dialect(parser.context(), &TARGET_FEATURES, params))
}

/// Features are switched on by `+` and off by `-`, one by one.
fn feature_problem(ctx: &Context, features: &[Param]) -> Option<&'static str> {
    features.iter().find_map(|feature| {
        let text = feature.as_attr()?.as_text(ctx)?;
        if !text.starts_with(['+', '-']) {
            return Some("target features must start with '+' or '-'");
        }
        text.contains(',').then_some("target features can not contain ','")
    })
}

fn print_target_features(_: &Context, attr: &DialectAttr, printer: &mut dyn AsmPrinter) {
    printer.text("<[");
    print_first(attr, Kind::List(&Kind::Attr), printer);
    printer.text("]>");
}

fn parse_libraries(parser: &mut dyn AsmParser) -> ParseResult<Attribute> {
    parser.punct("<")?;
    let mut libraries = Param::List(Box::default());
    if !parser.optional_punct(">") {
        libraries = parse_value(parser, Kind::List(&Kind::Attr))?;
        parser.punct(">")?;
    }
    Ok(Attribute::dialect(parser.context(), &DEPENDENT_LIBRARIES, vec![libraries]))
}

fn parse_symbol(parser: &mut dyn AsmParser) -> ParseResult<Attribute> {
    let symbol = parser.attribute(None)?;
    Ok(Attribute::dialect(parser.context(), &DSO_LOCAL_EQUIVALENT, vec![Param::Attr(symbol)]))
}

/// The name of an operation, then its arguments: numbers or encodings.
fn parse_expression_elem(parser: &mut dyn AsmParser) -> ParseResult<Attribute> {
    let opcode = parse_value(parser, Kind::Dwarf("DW_OP_"))?;
    let mut args = Vec::new();
    parser.list(Delimiter::OptionalParen, "", &mut |parser| {
        args.push(match parser.optional_integer()? {
            Some(number) => Param::Uint(number as u64),
            None => parse_value(parser, Kind::Dwarf("DW_ATE_"))?,
        });
        Ok(())
    })?;
    let params = vec![opcode, Param::List(args.into())];
    Ok(Attribute::dialect(parser.context(), &DI_EXPRESSION_ELEM, params))
}

fn print_expression_elem(_: &Context, attr: &DialectAttr, printer: &mut dyn AsmPrinter) {
    print_first(attr, Kind::Dwarf("DW_OP_"), printer);
    let args = attr.params.get(1).map(Param::items).unwrap_or_default();
    if args.is_empty() {
        return;
    }
    printer.text("(");
    for (at, arg) in args.iter().enumerate() {
        if at > 0 {
            printer.text(", ");
        }
        let kind = if arg.as_str().is_some() { Kind::Dwarf("DW_ATE_") } else { Kind::Uint };
        print_value(arg, kind, printer);
    }
    printer.text(")");
}

fn parse_expression(parser: &mut dyn AsmParser) -> ParseResult<Attribute> {
    parser.punct("<")?;
    let mut operations = Vec::new();
    parser.list(Delimiter::OptionalSquare, "", &mut |parser| {
        operations.push(Param::Attr(parser.stripped_attribute(&DI_EXPRESSION_ELEM)?));
        Ok(())
    })?;
    parser.punct(">")?;
    let params = vec![Param::List(operations.into())];
    Ok(Attribute::dialect(parser.context(), &DI_EXPRESSION, params))
}

const OPERATION: Kind = Kind::Stripped(&DI_EXPRESSION_ELEM);

fn print_expression(_: &Context, attr: &DialectAttr, printer: &mut dyn AsmPrinter) {
    printer.text("<");
    if attr.params.first().is_some_and(|list| !list.items().is_empty()) {
        printer.text("[");
        print_first(attr, Kind::List(&OPERATION), printer);
        printer.text("]");
    }
    printer.text(">");
}
