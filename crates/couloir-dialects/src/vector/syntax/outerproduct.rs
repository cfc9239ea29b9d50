//! `vector.outerproduct`.

use couloir_ir::asm::{Delimiter, OpParser, OpPrinter, ParseResult};
use couloir_ir::ty::VectorType;
use couloir_ir::{Context, OpRef, Type};

use crate::common::syntax::attr_dict;

/// `%lhs, %rhs [, %acc] {attrs} : type, type`
pub(in super::super) fn parse(parser: &mut dyn OpParser) -> ParseResult {
    let operands = parser.operand_list(Delimiter::None)?;
    attr_dict(parser)?;
    parser.punct(":")?;
    let lhs_type = parser.ty()?;
    parser.punct(",")?;
    let rhs_type = parser.ty()?;
    let at = parser.name_position();
    let [lhs, rhs, acc @ ..] = operands.as_slice() else {
        return Err(parser.error(at, "expected at least 2 operands"));
    };
    let Some(result) = product(parser.context(), lhs_type, rhs_type) else {
        return Err(parser.error(at, "expected vector type for operand #1"));
    };
    parser.resolve(*lhs, lhs_type)?;
    parser.resolve(*rhs, rhs_type)?;
    if let Some(&acc) = acc.first() {
        parser.resolve(acc, result)?;
    }
    parser.state().results.push(result);
    Ok(())
}

/// The type of all products of two vectors, or of a vector and a number.
fn product(ctx: &Context, lhs: Type, rhs: Type) -> Option<Type> {
    let lhs = lhs.as_vector(ctx)?;
    let mut shape = vec![*lhs.shape.first()?];
    let mut scalable = vec![*lhs.scalable.first()?];
    if let Some(rhs) = rhs.as_vector(ctx) {
        shape.push(*rhs.shape.first()?);
        scalable.push(*rhs.scalable.first()?);
    }
    Some(VectorType::get(ctx, &shape, &scalable, lhs.element))
}

/// Attributes are written only where there is something to add to.
pub(in super::super) fn print(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    printer.text(" ");
    printer.operands(&mut op.operands());
    if op.operands().len() > 2 {
        printer.attr_dict(op, &[]);
    }
    printer.text(" : ");
    printer.types(&mut op.operand_types().take(2));
}
