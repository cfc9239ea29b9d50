//! Ops that may say maps of their own: the family of `linalg.matmul`, `linalg.contract` and
//! `linalg.elementwise`.

use couloir_ir::affine::AffineMap;
use couloir_ir::asm::{AsmParser, OpParser, OpPrinter, ParseResult};
use couloir_ir::{Attribute, Context, OpRef};

use super::super::structured::{Structured, default_maps, maps_attr, named_maps, rank, scalar_of};
use super::super::table::Payload;
use super::super::{BatchMatmul, BatchReduceMatmul, Contract, Elementwise, MEMOIZED, Matmul};
use super::named::{parse_with, print_but};
use crate::common::syntax::set_prop;

const WORD: &str = "indexing_maps";

/// `indexing_maps = [maps]`, or nothing.
fn parse_maps(parser: &mut dyn OpParser) -> ParseResult<Option<Vec<Attribute>>> {
    if !parser.optional_keyword(WORD) {
        return Ok(None);
    }
    parser.punct("=")?;
    let at = parser.position();
    let list = parser.attribute(None)?;
    let ctx = AsmParser::context(parser);
    let Some(maps) = list.as_array(ctx).map(<[Attribute]>::to_vec) else {
        return Err(parser.error(at, "invalid kind of attribute specified"));
    };
    if maps.iter().any(|map| map.as_affine_map(ctx).is_none()) {
        let at = parser.position();
        return Err(parser.error(at, "element of indexing_maps array is not an affine_map"));
    }
    Ok(Some(maps))
}

/// The same read map by map, as ops on batches do.
fn parse_listed_maps(parser: &mut dyn OpParser) -> ParseResult<Option<Vec<Attribute>>> {
    if !parser.optional_keyword(WORD) {
        return Ok(None);
    }
    parser.punct("=")?;
    parser.punct("[")?;
    let mut maps = Vec::new();
    loop {
        let map = parser.attribute(None)?;
        if map.as_affine_map(AsmParser::context(parser)).is_none() {
            let at = parser.position();
            return Err(parser.error(at, "expected affine map attribute"));
        }
        maps.push(map);
        if !parser.optional_punct(",") {
            break;
        }
    }
    parser.punct("]")?;
    Ok(Some(maps))
}

fn default_attr(ctx: &Context, def: &'static couloir_ir::OpDef) -> Attribute {
    let maps = default_maps(def).and_then(|texts| named_maps(texts, None));
    maps_attr(ctx, &maps.unwrap_or_default())
}

/// `[indexing_maps = [...]] [{attrs}] ins(...) outs(...) [-> types]`
pub(in super::super) fn parse_product(parser: &mut dyn OpParser) -> ParseResult {
    let def = parser.def();
    let is_batched = [BatchMatmul::def(), BatchReduceMatmul::def()].contains(&def);
    let written = if is_batched { parse_listed_maps(parser)? } else { parse_maps(parser)? };
    let written = written.filter(|maps| !maps.is_empty());
    let ctx = AsmParser::context(parser);
    let maps = match written {
        Some(maps) => Attribute::array(ctx, &maps),
        None => default_attr(ctx, def),
    };
    set_prop(parser, Matmul::INDEXING_MAPS, maps);
    parse_with(parser, 3, Payload::MulAdd).map(drop)
}

pub(in super::super) fn print_product(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    let maps = op.prop(Matmul::INDEXING_MAPS);
    let default = op.def().map(|def| default_attr(op.ctx(), def));
    if let Some(maps) = maps.filter(|&maps| Some(maps) != default) {
        print_maps(op, printer, maps);
    }
    print_but(op, printer, &["operandSegmentSizes", MEMOIZED, WORD]);
}

fn print_maps(op: OpRef<'_>, printer: &mut dyn OpPrinter, maps: Attribute) {
    printer.text(" indexing_maps = [");
    for (at, &map) in maps.as_array(op.ctx()).unwrap_or_default().iter().enumerate() {
        if at > 0 {
            printer.text(", ");
        }
        printer.attribute(map);
    }
    printer.text("]");
}

/// `indexing_maps = [...] [{attrs}] ins(...) outs(...) [-> types]`
pub(in super::super) fn parse_contract(parser: &mut dyn OpParser) -> ParseResult {
    let maps = parse_maps(parser);
    let Ok(Some(maps)) = maps else {
        let at = parser.position();
        return Err(parser.error(at, "expected 'indexing_maps' attribute"));
    };
    let maps = Attribute::array(AsmParser::context(parser), &maps);
    set_prop(parser, Contract::INDEXING_MAPS, maps);
    parse_with(parser, 3, Payload::MulAdd).map(drop)
}

pub(in super::super) fn print_contract(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    if let Some(maps) = op.prop(Contract::INDEXING_MAPS) {
        print_maps(op, printer, maps);
    }
    print_but(op, printer, &["operandSegmentSizes", WORD]);
}

/// `kind=#linalg.elementwise_kind<add> [indexing_maps = [...]] [{attrs}] ins(...) outs(...)
/// [-> types]`
pub(in super::super) fn parse_elementwise(parser: &mut dyn OpParser) -> ParseResult {
    parser.keyword("kind")?;
    parser.punct("=")?;
    let Ok(kind) = parser.attribute(None) else {
        let at = parser.position();
        return Err(parser.error(at, "expected operation 'kind' attribute"));
    };
    let Some(function) = scalar_of(AsmParser::context(parser), kind) else {
        let at = parser.position();
        return Err(parser.error(at, "expected ElementwiseKind attribute"));
    };
    set_prop(parser, Elementwise::KIND, kind);
    let maps = parse_listed_maps(parser)?;
    let count = function.arity() + 1;
    let Ok(parts) = parse_with(parser, count, Payload::Same(function)) else {
        let at = parser.position();
        return Err(parser.error(at, "unable to parse elemwise op"));
    };
    let ctx = AsmParser::context(parser);
    let last = parts.outputs.last().or(parts.inputs.last());
    let maps = match (maps, last) {
        (Some(maps), _) => Attribute::array(ctx, &maps),
        (None, Some(ty)) if ty.is_shaped(ctx) => same_places(ctx, count, rank(ctx, *ty)),
        (None, _) => {
            let at = parser.position();
            return Err(parser.error(at, "return type needs to be shaped type"));
        }
    };
    set_prop(parser, Elementwise::INDEXING_MAPS, maps);
    Ok(())
}

/// Identities for so many operands.
fn same_places(ctx: &Context, count: usize, rank: usize) -> Attribute {
    maps_attr(ctx, &vec![AffineMap::identity(rank as u32); count])
}

pub(in super::super) fn print_elementwise(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    let Some(view) = Structured::cast(op) else { return };
    printer.text(" kind=");
    if let Some(kind) = op.prop(Elementwise::KIND) {
        printer.attribute(kind);
    }
    let count = view.kind().map_or(0, |function| function.arity() + 1);
    let default = same_places(op.ctx(), count, view.output_rank());
    if let Some(maps) = op.prop(Elementwise::INDEXING_MAPS).filter(|&maps| maps != default) {
        print_maps(op, printer, maps);
    }
    print_but(op, printer, &["operandSegmentSizes", "kind", WORD]);
}
