//! Ops whose modes are written as words among the other attributes: `{axis = 1 : i32, nan_mode =
//! IGNORE}`. Attributes that are modes are so written under any name, but read only under their own,
//! and every attribute has a value.

use couloir_diag::BytePos;
use couloir_ir::asm::{OpParser, OpPrinter, ParseResult};
use couloir_ir::attr::{AttrDef, NamedAttribute};
use couloir_ir::{Attribute, Context, OpDef, OpRef, Str};
use couloir_ods::enums;

use crate::common::syntax::colon_signature;
use crate::tosa::attrs::{BLOCK_SIZE, NAN_MODE, RESIZE_MODE, ROUNDING_MODE};

/// A mode: the name it is read under, what messages call it, what it is.
type Mode = (&'static str, &'static str, &'static AttrDef);

static MODES: [Mode; 4] = [
    ("rounding_mode", "rounding_mode", &ROUNDING_MODE),
    ("mode", "resize mode", &RESIZE_MODE),
    ("nan_mode", "nan_mode", &NAN_MODE),
    ("block_size", "block_size", &BLOCK_SIZE),
];

/// The mode that an op reads under a name.
fn mode_of(def: &'static OpDef, name: &str) -> Option<&'static Mode> {
    let own = def.attrs.iter().any(|slot| slot.name == name);
    MODES.iter().find(|mode| own && mode.0 == name)
}

/// `%a, ... [{name = value, ...}] : (types) -> types`
pub(in crate::tosa) fn parse(parser: &mut dyn OpParser) -> ParseResult {
    let mut operands = vec![parser.operand()?];
    while parser.optional_punct(",") {
        operands.push(parser.operand()?);
    }
    parse_attrs(parser)?;
    let (inputs, results) = colon_signature(parser)?;
    let here = parser.position();
    parser.state().results.extend(results);
    parser.resolve_all(&operands, &inputs, here)?;
    check_names(parser)
}

fn parse_attrs(parser: &mut dyn OpParser) -> ParseResult {
    if !parser.optional_punct("{") || parser.optional_punct("}") {
        return Ok(());
    }
    loop {
        parse_attr(parser)?;
        if !parser.optional_punct(",") {
            return parser.punct("}");
        }
    }
}

/// `name = value`
fn parse_attr(parser: &mut dyn OpParser) -> ParseResult {
    let name = parser.any_keyword()?;
    parser.punct("=")?;
    let value = parse_value(parser, &name)?;
    let key = parser.context().intern(&name);
    parser.state().attrs.push((key, value));
    Ok(())
}

/// A name stands for one value.
fn check_names(parser: &mut dyn OpParser) -> ParseResult {
    let mut names: Vec<Str> = parser.state().attrs.iter().map(|&(name, _)| name).collect();
    let ctx = parser.context();
    names.sort_unstable_by_key(|&name| ctx.str(name));
    let twice = names.windows(2).find(|pair| matches!(pair, [a, b] if a == b));
    let Some(name) = twice.and_then(|pair| pair.first()) else { return Ok(()) };
    let name = ctx.str(*name);
    let message = format!("attribute '{name}' occurs more than once in the attribute list");
    let at = parser.name_position();
    Err(parser.error(at, &message))
}

fn parse_value(parser: &mut dyn OpParser, name: &str) -> ParseResult<Attribute> {
    let Some(mode) = mode_of(parser.def(), name) else { return parser.attribute(None) };
    match parser.optional_any_keyword() {
        Some(word) => {
            let at = parser.position();
            parse_mode(parser, mode, &word, at)
        }
        None => parser.attribute(None),
    }
}

fn parse_mode(
    parser: &mut dyn OpParser,
    mode: &Mode,
    word: &str,
    at: BytePos,
) -> ParseResult<Attribute> {
    match mode.2.cases.and_then(|cases| cases.value_of(word)) {
        Some(value) => Ok(enums::get(parser.context(), mode.2, value)),
        None => Err(parser.error(at, &format!("invalid {} value: {word}", mode.1))),
    }
}

pub(in crate::tosa) fn print(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    print_with(op, &sorted_attrs(op), printer);
}

/// The first mode of what is no number that is the usual one is left out.
pub(in crate::tosa) fn print_nan(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    let mut attrs = sorted_attrs(op);
    let usual = crate::tosa::attrs::propagate(op.ctx());
    if let Some(at) = attrs.iter().position(|&(_, attr)| attr == usual) {
        attrs.remove(at);
    }
    print_with(op, &attrs, printer);
}

fn sorted_attrs(op: OpRef<'_>) -> Vec<NamedAttribute> {
    let mut attrs: Vec<NamedAttribute> = op.attrs().collect();
    attrs.sort_by_key(|&(name, _)| op.ctx().str(name));
    attrs
}

fn print_with(op: OpRef<'_>, attrs: &[NamedAttribute], printer: &mut dyn OpPrinter) {
    printer.text(" ");
    printer.operands(&mut op.operands());
    for (at, &(name, attr)) in attrs.iter().enumerate() {
        printer.text(if at == 0 { " {" } else { ", " });
        printer.text(op.ctx().str(name));
        printer.text(" = ");
        print_value(op.ctx(), attr, printer);
    }
    printer.text(if attrs.is_empty() { " : " } else { "} : " });
    printer.functional_type(op);
}

fn print_value(ctx: &Context, attr: Attribute, printer: &mut dyn OpPrinter) {
    for (_, _, def) in &MODES {
        let value = attr.params_of(ctx, def).and_then(|params| params.first()?.as_uint());
        if let (Some(value), Some(cases)) = (value, def.cases) {
            return printer.text(&enums::text(cases, value));
        }
    }
    printer.attribute(attr);
}
