//! `vector.transfer_read` and `vector.transfer_write`.

use couloir_diag::BytePos;
use couloir_ir::affine::AffineMap;
use couloir_ir::asm::{Delimiter, OpParser, OpPrinter, ParseResult, Unresolved};
use couloir_ir::ty::VectorType;
use couloir_ir::{Attribute, Context, OpRef, Type, Value};

use super::super::verify::mask_type;
use super::super::{TransferRead, TransferWrite};
use crate::common::syntax::{attr_dict, set_prop};

const MAP: &str = "permutation_map";
const IN_BOUNDS: &str = "in_bounds";

/// The mask as written and where.
type Mask = Option<(Unresolved, BytePos)>;

/// The types at the end: of memory or a tensor, and of the vector.
struct Types {
    base: Type,
    vector: Type,
}

fn parse_mask(parser: &mut dyn OpParser) -> ParseResult<Mask> {
    if !parser.optional_punct(",") {
        return Ok(None);
    }
    let at = parser.position();
    Ok(Some((parser.operand()?, at)))
}

/// `{attrs} : type, type`, where a read has the vector's type last.
fn parse_types(parser: &mut dyn OpParser, reads: bool) -> ParseResult<(Types, BytePos)> {
    attr_dict(parser)?;
    let at = parser.position();
    let types = parser.colon_type_list()?;
    let [first, second] = types[..] else {
        return Err(parser.error(at, "requires two types"));
    };
    let (base, vector) = if reads { (first, second) } else { (second, first) };
    let ctx = parser.context();
    let is_base = base.as_memref(ctx).is_some() || base.as_tensor(ctx).is_some();
    let is_vector = vector.as_vector(ctx).is_some();
    // The types are looked at in the order in which they stand.
    let no_vector = !is_vector && (is_base || !reads);
    if no_vector {
        return Err(parser.error(at, "requires vector type"));
    }
    if !is_base {
        return Err(parser.error(at, "requires memref or ranked tensor type"));
    }
    Ok((Types { base, vector }, at))
}

/// The map of the innermost dimensions, where none is written.
fn default_map(ctx: &Context, types: &Types) -> Option<AffineMap> {
    let rank = types.base.shape(ctx)?.len();
    let inner = types.base.shaped_element(ctx)?.as_vector(ctx).map_or(0, VectorType::rank);
    let outer = types.vector.as_vector(ctx)?.rank().checked_sub(inner)?;
    AffineMap::minor_identity(u32::try_from(rank).ok()?, u32::try_from(outer).ok()?)
}

/// An attribute as written; none where it is of another kind.
type Written = Option<Attribute>;

/// Takes an inherent attribute out of what was written; one of another kind counts as none.
fn written(
    parser: &mut dyn OpParser,
    name: &str,
    is: fn(&Context, Attribute) -> bool,
) -> Option<Written> {
    let attrs = &parser.state().attrs;
    let names: Vec<_> = attrs.iter().map(|entry| entry.0).collect();
    let at = names.iter().position(|&own| parser.context().str(own) == name)?;
    let attr = parser.state().attrs.remove(at).1;
    Some(Some(attr).filter(|&attr| is(parser.context(), attr)))
}

fn is_map(ctx: &Context, attr: Attribute) -> bool {
    attr.as_affine_map(ctx).is_some()
}

fn is_array(ctx: &Context, attr: Attribute) -> bool {
    attr.as_array(ctx).is_some()
}

/// Sets the map and what is known of bounds.
fn set_attrs(
    parser: &mut dyn OpParser,
    types: &Types,
    at: BytePos,
    slots: [usize; 2],
) -> ParseResult<Option<Attribute>> {
    let map = if let Some(map) = written(parser, MAP, is_map) {
        map
    } else {
        let Some(map) = default_map(parser.context(), types) else {
            let message =
                "expected a custom permutation_map when rank(source) != rank(destination)";
            return Err(parser.error(at, message));
        };
        Some(Attribute::affine_map(parser.context(), map))
    };
    let in_bounds = if let Some(in_bounds) = written(parser, IN_BOUNDS, is_array) {
        in_bounds
    } else {
        let ctx = parser.context();
        let count = map.and_then(|map| map.as_affine_map(ctx)).map_or(0, AffineMap::num_results);
        Some(Attribute::array(ctx, &vec![Attribute::FALSE; count]))
    };
    set_prop(parser, slots[0], map);
    set_prop(parser, slots[1], in_bounds);
    Ok(map)
}

fn resolve_mask(
    parser: &mut dyn OpParser,
    mask: Mask,
    types: &Types,
    map: Option<Attribute>,
) -> ParseResult {
    let Some((mask, at)) = mask else { return Ok(()) };
    let ctx = parser.context();
    let of_vectors =
        types.base.shaped_element(ctx).is_some_and(|element| element.as_vector(ctx).is_some());
    if of_vectors {
        return Err(parser.error(at, "does not support masks with vector element type"));
    }
    let map = map.and_then(|map| map.as_affine_map(ctx));
    let ty = match (types.vector.as_vector(ctx), map) {
        (Some(vector), Some(map)) => mask_type(ctx, vector, map),
        _ => types.vector.with_element(ctx, Type::I1),
    };
    parser.resolve(mask, ty)
}

fn resolve_indices(parser: &mut dyn OpParser, indices: &[Unresolved]) -> ParseResult {
    indices.iter().try_for_each(|&index| parser.resolve(index, Type::INDEX))
}

/// `%base[%i], %padding [, %mask] {attrs} : type, type`
pub(in super::super) fn parse_read(parser: &mut dyn OpParser) -> ParseResult {
    let base = parser.operand()?;
    let indices = parser.operand_list(Delimiter::Square)?;
    parser.punct(",")?;
    let padding = parser.operand()?;
    let mask = parse_mask(parser)?;
    let (types, at) = parse_types(parser, true)?;
    let slots = [TransferRead::PERMUTATION_MAP, TransferRead::IN_BOUNDS];
    let map = set_attrs(parser, &types, at, slots)?;
    parser.resolve(base, types.base)?;
    resolve_indices(parser, &indices)?;
    let element = types.base.shaped_element(parser.context()).unwrap_or(types.base);
    parser.resolve(padding, element)?;
    resolve_mask(parser, mask, &types, map)?;
    let count = i32::try_from(indices.len()).unwrap_or(i32::MAX);
    let sizes = [1, count, 1, i32::from(mask.is_some())];
    let sizes = Attribute::i32_array(parser.context(), &sizes);
    set_prop(parser, TransferRead::OPERAND_SEGMENT_SIZES, sizes);
    parser.state().results.push(types.vector);
    Ok(())
}

/// `%vector, %base[%i] [, %mask] {attrs} : type, type`
pub(in super::super) fn parse_write(parser: &mut dyn OpParser) -> ParseResult {
    let vector = parser.operand()?;
    parser.punct(",")?;
    let base = parser.operand()?;
    let indices = parser.operand_list(Delimiter::Square)?;
    let mask = parse_mask(parser)?;
    let (types, at) = parse_types(parser, false)?;
    let slots = [TransferWrite::PERMUTATION_MAP, TransferWrite::IN_BOUNDS];
    let map = set_attrs(parser, &types, at, slots)?;
    parser.resolve(vector, types.vector)?;
    parser.resolve(base, types.base)?;
    resolve_indices(parser, &indices)?;
    resolve_mask(parser, mask, &types, map)?;
    let count = i32::try_from(indices.len()).unwrap_or(i32::MAX);
    let sizes = [1, 1, count, i32::from(mask.is_some())];
    let sizes = Attribute::i32_array(parser.context(), &sizes);
    set_prop(parser, TransferWrite::OPERAND_SEGMENT_SIZES, sizes);
    if types.base.as_tensor(parser.context()).is_some() {
        parser.state().results.push(types.base);
    }
    Ok(())
}

fn print_access(printer: &mut dyn OpPrinter, base: Value, indices: &[Value]) {
    printer.operand(base);
    printer.text("[");
    printer.operands(&mut indices.iter().copied());
    printer.text("]");
}

fn print_comma(printer: &mut dyn OpPrinter, value: Option<Value>) {
    if let Some(value) = value {
        printer.text(", ");
        printer.operand(value);
    }
}

/// Writes attributes that say more than their absence would.
fn print_attrs(
    op: OpRef<'_>,
    printer: &mut dyn OpPrinter,
    map: Option<Attribute>,
    in_bounds: Option<Attribute>,
) {
    let mut elided = vec!["operandSegmentSizes"];
    let map = map.and_then(|map| map.as_affine_map(op.ctx()));
    if map.is_some_and(AffineMap::is_minor_identity) {
        elided.push(MAP);
    }
    let in_bounds = in_bounds.and_then(|all| all.as_array(op.ctx())).unwrap_or_default();
    if !in_bounds.contains(&Attribute::TRUE) {
        elided.push(IN_BOUNDS);
    }
    printer.attr_dict(op, &elided);
}

pub(in super::super) fn print_read(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    let read = TransferRead(op);
    printer.text(" ");
    print_access(printer, read.base(), &read.indices());
    print_comma(printer, Some(read.padding()));
    print_comma(printer, read.mask());
    print_attrs(op, printer, read.permutation_map(), read.in_bounds());
    printer.text(" : ");
    printer.ty(op.ty(read.base()));
    printer.text(", ");
    printer.types(&mut op.result_types());
}

pub(in super::super) fn print_write(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    let write = TransferWrite(op);
    printer.text(" ");
    printer.operand(write.value_to_store());
    printer.text(", ");
    print_access(printer, write.base(), &write.indices());
    print_comma(printer, write.mask());
    print_attrs(op, printer, write.permutation_map(), write.in_bounds());
    printer.text(" : ");
    printer.ty(op.ty(write.value_to_store()));
    printer.text(", ");
    printer.ty(op.ty(write.base()));
}
