//! Accesses to buffers: the form says of which type the data is, and nothing of the other
//! operands, nor of attributes, which it has no place for.

use couloir_ir::asm::{Delimiter, OpParser, OpPrinter, ParseResult, Unresolved};
use couloir_ir::{Context, OpRef, Type};

/// `%data, %buffer, %offset, %other_offset, %aux : type`
pub(super) fn parse_update(parser: &mut dyn OpParser) -> ParseResult {
    let (operands, ty) = operands_and_type(parser, 5)?;
    let [data, access @ ..] = operands.as_slice() else { return Ok(()) };
    parser.resolve(*data, ty)?;
    resolve(parser, access)
}

/// `%buffer, %offset, %other_offset, %aux : type`
pub(super) fn parse_load(parser: &mut dyn OpParser) -> ParseResult {
    let (operands, ty) = operands_and_type(parser, 4)?;
    parser.state().results.push(ty);
    resolve(parser, &operands)
}

fn operands_and_type(
    parser: &mut dyn OpParser,
    count: usize,
) -> ParseResult<(Vec<Unresolved>, Type)> {
    let operands = parser.operand_list_of(Delimiter::None, count)?;
    parser.punct(":")?;
    let ty = parser.ty()?;
    Ok((operands, ty))
}

/// A buffer is four words, everything else one.
fn resolve(parser: &mut dyn OpParser, access: &[Unresolved]) -> ParseResult {
    let types = buffer(parser.context());
    access.iter().zip(types).try_for_each(|(&operand, ty)| parser.resolve(operand, ty))
}

fn buffer(ctx: &Context) -> [Type; 4] {
    [Type::vector(ctx, &[4], Type::I32), Type::I32, Type::I32, Type::I32]
}

pub(super) fn print_update(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    print(op, op.operand_type(0), printer);
}

pub(super) fn print_load(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    print(op, op.result_type(0), printer);
}

fn print(op: OpRef<'_>, ty: Option<Type>, printer: &mut dyn OpPrinter) {
    printer.text(" ");
    printer.operands(&mut op.operands());
    printer.text(" : ");
    if let Some(ty) = ty {
        printer.ty(ty);
    }
}
