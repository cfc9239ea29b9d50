//! Loads and stores: `%m[%i + 1, symbol(%n)]`.

use couloir_ir::asm::{Delimiter, OpParser, OpPrinter, ParseResult, Unresolved};
use couloir_ir::{Attribute, OpRef, Type, Value};

use super::super::{Load, Prefetch, Store, VectorStore};
use super::resolve_indices;
use crate::common::prefetch;
use crate::common::syntax::{attr_dict, colon_memref, set_prop};

/// A memref, the map of its indices, and the values the map is applied to.
pub(super) struct Access {
    pub(super) memref: Unresolved,
    pub(super) map: Attribute,
    pub(super) operands: Vec<Unresolved>,
}

pub(super) fn parse_access(parser: &mut dyn OpParser) -> ParseResult<Access> {
    let memref = parser.operand()?;
    let (map, operands) = parser.affine_map_of_ssa_ids(Delimiter::Square)?;
    Ok(Access { memref, map, operands })
}

/// `{attrs} : memref type`
fn parse_type(parser: &mut dyn OpParser) -> ParseResult<Type> {
    attr_dict(parser)?;
    colon_memref(parser)
}

fn resolve(parser: &mut dyn OpParser, access: &Access, ty: Type, slot: usize) -> ParseResult {
    parser.resolve(access.memref, ty)?;
    resolve_indices(parser, &access.operands)?;
    set_prop(parser, slot, access.map);
    Ok(())
}

/// `, vector type`
fn parse_vector_type(parser: &mut dyn OpParser) -> ParseResult<Type> {
    parser.punct(",")?;
    let at = parser.position();
    let ty = parser.ty()?;
    if ty.as_vector(parser.context()).is_some() {
        return Ok(ty);
    }
    let found = parser.context().type_text(ty);
    let message =
        format!("invalid kind of type specified: expected builtin.vector, but found '{found}'");
    Err(parser.error(at, &message))
}

pub(in crate::affine) fn parse_load(parser: &mut dyn OpParser) -> ParseResult {
    let access = parse_access(parser)?;
    let ty = parse_type(parser)?;
    let element = ty.shaped_element(parser.context()).unwrap_or(ty);
    parser.state().results.push(element);
    resolve(parser, &access, ty, Load::MAP)
}

pub(in crate::affine) fn parse_vector_load(parser: &mut dyn OpParser) -> ParseResult {
    let access = parse_access(parser)?;
    let ty = parse_type(parser)?;
    let vector = parse_vector_type(parser)?;
    parser.state().results.push(vector);
    resolve(parser, &access, ty, Load::MAP)
}

pub(in crate::affine) fn parse_store(parser: &mut dyn OpParser) -> ParseResult {
    let value = parser.operand()?;
    parser.punct(",")?;
    let access = parse_access(parser)?;
    let ty = parse_type(parser)?;
    let element = ty.shaped_element(parser.context()).unwrap_or(ty);
    parser.resolve(value, element)?;
    resolve(parser, &access, ty, Store::MAP)
}

pub(in crate::affine) fn parse_vector_store(parser: &mut dyn OpParser) -> ParseResult {
    let value = parser.operand()?;
    parser.punct(",")?;
    let access = parse_access(parser)?;
    let ty = parse_type(parser)?;
    let vector = parse_vector_type(parser)?;
    parser.resolve(value, vector)?;
    resolve(parser, &access, ty, VectorStore::MAP)
}

/// Writes loads and stores, of elements and of vectors.
pub(in crate::affine) fn print(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    let stores = op.is(Store::def()) || op.is(VectorStore::def());
    let vector = if stores { op.operand_type(0) } else { op.result_type(0) };
    let vector = vector.filter(|_| !op.is(Store::def()) && !op.is(Load::def()));
    let operands: Vec<Value> = op.operands().collect();
    let (value, access) = operands.split_at_checked(usize::from(stores)).unwrap_or_default();
    printer.text(" ");
    if let [value] = value {
        printer.operand(*value);
        printer.text(", ");
    }
    print_access(op, access, Load::MAP, printer);
    printer.attr_dict(op, &["map"]);
    print_type(op, access, printer);
    if let Some(vector) = vector {
        printer.text(", ");
        printer.ty(vector);
    }
}

fn print_access(op: OpRef<'_>, access: &[Value], slot: usize, printer: &mut dyn OpPrinter) {
    let ([memref, indices @ ..], Some(map)) = (access, op.prop(slot)) else { return };
    printer.operand(*memref);
    printer.text("[");
    printer.affine_map_of_ssa_ids(map, indices);
    printer.text("]");
}

fn print_type(op: OpRef<'_>, access: &[Value], printer: &mut dyn OpPrinter) {
    printer.text(" : ");
    if let Some(&memref) = access.first() {
        printer.ty(op.ty(memref));
    }
}

const PREFETCH: prefetch::Slots = prefetch::Slots {
    is_write: Prefetch::IS_WRITE,
    locality_hint: Prefetch::LOCALITY_HINT,
    is_data_cache: Prefetch::IS_DATA_CACHE,
};

/// `%m[...], read|write, locality<n>, data|instr {attrs} : type`
pub(in crate::affine) fn parse_prefetch(parser: &mut dyn OpParser) -> ParseResult {
    let access = parse_access(parser)?;
    let hints = prefetch::parse_hints(parser)?;
    let ty = parse_type(parser)?;
    resolve(parser, &access, ty, Prefetch::MAP)?;
    prefetch::set_hints(parser, &PREFETCH, &hints)
}

pub(in crate::affine) fn print_prefetch(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    let operands: Vec<Value> = op.operands().collect();
    printer.text(" ");
    print_access(op, &operands, Prefetch::MAP, printer);
    prefetch::print_hints(op, &PREFETCH, printer);
    printer.attr_dict(op, &["map", "localityHint", "isDataCache", "isWrite"]);
    print_type(op, &operands, printer);
}
