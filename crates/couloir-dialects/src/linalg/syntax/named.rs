//! Ops whose bodies are not written.

use couloir_ir::asm::{AsmParser, OpParser, OpPrinter, ParseResult};
use couloir_ir::{Location, OpRef, Type};

use super::super::MEMOIZED;
use super::super::body;
use super::super::scalar::Program;
use super::super::structured::{
    Factors, Form, Structured, element_type, form_of, maps_attr, named_maps,
};
use super::super::table::Payload;
use super::{Parts, given, parse_parts, print_parts, print_results};
use crate::common::syntax::attr_dict;

/// `[{attrs}] ins(...) outs(...) [{attrs}] [-> types]`
pub(in super::super) fn parse(parser: &mut dyn OpParser) -> ParseResult {
    let Some(Form::Named(row)) = form_of(parser.def()) else { return Ok(()) };
    parse_with(parser, row.operands, row.payload)?;
    if !row.maps.is_empty() && given(parser, MEMOIZED).is_none() {
        keep_maps(parser, row.maps);
    }
    Ok(())
}

/// Notes the maps of an op of the table.
fn keep_maps(parser: &mut dyn OpParser, texts: &[&str]) {
    let [strides, dilations] = ["strides", "dilations"].map(|name| given(parser, name));
    let ctx = AsmParser::context(parser);
    let maps = named_maps(texts, Some(Factors::of(ctx, strides, dilations)));
    let entry = (ctx.intern(MEMOIZED), maps_attr(ctx, &maps.unwrap_or_default()));
    parser.state().attrs.push(entry);
}

/// The same of an op with so many operands.
pub(super) fn parse_with(
    parser: &mut dyn OpParser,
    operands: usize,
    payload: Payload,
) -> ParseResult<Parts> {
    let start = parser.position();
    let parts = parse_parts(parser, true)?;
    attr_dict(parser)?;
    let results = parser.optional_arrow_type_list()?;
    parser.state().results.extend(results);
    let count = parts.inputs.len() + parts.outputs.len();
    if count != operands {
        let message = format!(
            "[parseNamedStructuredOpRegion] ods-gen generated region expects {operands} args, got \
             {count}"
        );
        let at = parser.position();
        return Err(parser.error(at, &message));
    }
    add_body(parser, &parts, payload, start)?;
    Ok(parts)
}

fn add_body(
    parser: &mut dyn OpParser,
    parts: &Parts,
    payload: Payload,
    start: couloir_diag::BytePos,
) -> ParseResult {
    let cast = given(parser, "cast");
    let region = parser.empty_region();
    let ctx = AsmParser::context(parser);
    let types = parts.inputs.iter().chain(&parts.outputs);
    let types: Vec<Type> = types.map(|&ty| element_type(ctx, ty)).collect();
    let made = body::implicit(ctx, payload, types, cast).map(Program::into_recipe);
    let recipe = match made {
        Ok(recipe) => recipe,
        Err(message) => return Err(parser.error(start, &message)),
    };
    let body = parser.body();
    let block = body.append_new_block(region);
    recipe.put(body, block, &[], Location::UNKNOWN);
    Ok(())
}

pub(in super::super) fn print(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    print_but(op, printer, &["operandSegmentSizes", MEMOIZED]);
}

/// The same without attributes of these names.
pub(super) fn print_but(op: OpRef<'_>, printer: &mut dyn OpPrinter, elided: &[&str]) {
    let Some(view) = Structured::cast(op) else { return };
    printer.attr_dict(op, elided);
    print_parts(view, printer);
    print_results(op, printer);
}
