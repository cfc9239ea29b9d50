//! Copies that go on by themselves: `affine.dma_start` and `affine.dma_wait`.
//! Their maps are attributes like any other, and no others can be written.

use couloir_ir::asm::{AsmParser, Delimiter, OpParser, OpPrinter, ParseResult};
use couloir_ir::{OpRef, Type, Value};

use super::super::dma::{MAPS, Parts, TAG_MAP};
use super::access::{Access, parse_access};
use super::resolve_indices;

fn set_map(parser: &mut dyn OpParser, name: &str, access: &Access) {
    let name = AsmParser::context(parser).intern(name);
    parser.state().attrs.push((name, access.map));
}

fn resolve(parser: &mut dyn OpParser, access: &Access, ty: Type) -> ParseResult {
    parser.resolve(access.memref, ty)?;
    resolve_indices(parser, &access.operands)
}

/// `%src[...], %dst[...], %tag[...], %count (, %stride, %per_stride)? : types`
pub(in crate::affine) fn parse_start(parser: &mut dyn OpParser) -> ParseResult {
    let mut accesses = Vec::new();
    for name in MAPS {
        let access = parse_access(parser)?;
        parser.punct(",")?;
        set_map(parser, name, &access);
        accesses.push(access);
    }
    let mut counts = vec![parser.operand()?];
    if parser.optional_punct(",") {
        counts.extend(parser.operand_list(Delimiter::None)?);
    }
    let at = parser.name_position();
    if counts.len() != 1 && counts.len() != 3 {
        return Err(parser.error(at, "expected two stride related operands"));
    }
    let types = parser.colon_type_list()?;
    if types.len() != accesses.len() {
        return Err(parser.error(at, "expected three types"));
    }
    for (access, &ty) in accesses.iter().zip(&types) {
        resolve(parser, access, ty)?;
    }
    resolve_indices(parser, &counts)
}

/// `%tag[...], %count : type`
pub(in crate::affine) fn parse_wait(parser: &mut dyn OpParser) -> ParseResult {
    let access = parse_access(parser)?;
    set_map(parser, TAG_MAP, &access);
    parser.punct(",")?;
    let count = parser.operand()?;
    parser.punct(":")?;
    let ty = parser.ty()?;
    resolve(parser, &access, ty)?;
    resolve_indices(parser, &[count])?;
    if ty.as_memref(AsmParser::context(parser)).is_some() {
        return Ok(());
    }
    let at = parser.name_position();
    Err(parser.error(at, "expected tag to be of memref type"))
}

/// Writes either.
pub(in crate::affine) fn print(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    let parts = Parts::of(op);
    for (at, access) in parts.accesses.iter().enumerate() {
        printer.text(if at == 0 { " " } else { ", " });
        printer.operand(access.memref);
        printer.text("[");
        if let Some(map) = access.map {
            printer.affine_map_of_ssa_ids(map, &access.indices);
        }
        printer.text("]");
    }
    // Of what a wait has more than its count nothing is said.
    let shown = if parts.accesses.len() == 1 { 1 } else { parts.counts.len() };
    for &count in parts.counts.iter().take(shown) {
        printer.text(", ");
        printer.operand(count);
    }
    printer.text(" : ");
    let memref = |at: usize| parts.accesses.get(at).map(|access| access.memref);
    let memrefs = (0..parts.accesses.len()).filter_map(memref).collect::<Vec<Value>>();
    printer.types(&mut memrefs.into_iter().map(|memref| op.ty(memref)));
}
