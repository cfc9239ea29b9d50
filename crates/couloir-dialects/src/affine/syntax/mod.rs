//! Hand-written syntax of `affine`.

pub(super) mod access;
pub(super) mod dma;
pub(super) mod for_op;
pub(super) mod if_op;
pub(super) mod parallel;

use couloir_ir::affine::AffineMap;
use couloir_ir::asm::{Delimiter, OpParser, OpPrinter, ParseResult, Unresolved};
use couloir_ir::{Attribute, OpRef, Type, Value};

use super::Apply;
use crate::common::syntax::{attr_dict, set_prop};

/// `(%dims)[%symbols]`, as written; the brackets may be missing.
fn parse_inputs(parser: &mut dyn OpParser) -> ParseResult<(Vec<Unresolved>, Vec<Unresolved>)> {
    let dims = parser.operand_list(Delimiter::Paren)?;
    Ok((dims, parser.operand_list(Delimiter::OptionalSquare)?))
}

fn resolve_indices(parser: &mut dyn OpParser, operands: &[Unresolved]) -> ParseResult {
    operands.iter().try_for_each(|&operand| parser.resolve(operand, Type::INDEX))
}

/// Takes a map as an attribute.
fn parse_map(parser: &mut dyn OpParser) -> ParseResult<Attribute> {
    let at = parser.position();
    let map = parser.attribute(None)?;
    if map.as_affine_map(parser.context()).is_none() {
        return Err(parser.error(at, "invalid kind of attribute specified"));
    }
    Ok(map)
}

fn inputs_of(parser: &mut dyn OpParser, map: Attribute) -> (usize, usize) {
    let map = map.as_affine_map(parser.context());
    map.map_or((0, 0), |map| (map.dims() as usize, map.symbols() as usize))
}

/// `map(%dims)[%symbols] {attrs}`
pub(super) fn parse_apply(parser: &mut dyn OpParser) -> ParseResult {
    let map = parse_map(parser)?;
    let (dims, symbols) = parse_inputs(parser)?;
    attr_dict(parser)?;
    if inputs_of(parser, map) != (dims.len(), symbols.len()) {
        let at = parser.name_position();
        return Err(parser.error(at, "dimension or symbol index mismatch"));
    }
    let results = map.as_affine_map(parser.context()).map_or(1, AffineMap::num_results);
    finish_apply(parser, map, (&dims, &symbols), results)
}

pub(super) fn parse_min_max(parser: &mut dyn OpParser) -> ParseResult {
    let map = parse_map(parser)?;
    let (dims, symbols) = parse_inputs(parser)?;
    attr_dict(parser)?;
    finish_apply(parser, map, (&dims, &symbols), 1)
}

fn finish_apply(
    parser: &mut dyn OpParser,
    map: Attribute,
    (dims, symbols): (&[Unresolved], &[Unresolved]),
    results: usize,
) -> ParseResult {
    set_prop(parser, Apply::MAP, map);
    resolve_indices(parser, dims)?;
    resolve_indices(parser, symbols)?;
    parser.state().results.extend(std::iter::repeat_n(Type::INDEX, results));
    Ok(())
}

pub(super) fn print_apply(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    let Some(map) = Apply(op).map() else { return };
    let operands: Vec<Value> = op.operands().collect();
    let dims = map.as_affine_map(op.ctx()).map_or(0, |map| AffineMap::dims(map) as usize);
    printer.text(" ");
    printer.attribute(map);
    print_inputs(printer, &operands, dims);
    printer.attr_dict(op, &["map"]);
}

/// `(%dims)[%symbols]`, the brackets only around something.
fn print_inputs(printer: &mut dyn OpPrinter, operands: &[Value], dims: usize) {
    let (dims, symbols) = operands.split_at_checked(dims).unwrap_or((operands, &[]));
    printer.text("(");
    printer.operands(&mut dims.iter().copied());
    printer.text(")");
    if !symbols.is_empty() {
        printer.text("[");
        printer.operands(&mut symbols.iter().copied());
        printer.text("]");
    }
}
