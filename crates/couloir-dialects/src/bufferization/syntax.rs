//! Hand-written syntax of `bufferization`.

use couloir_ir::asm::{Delimiter, OpParser, OpPrinter, ParseResult, Unresolved};
use couloir_ir::{Attribute, OpRef, Type};

use super::AllocTensor;
use crate::common::syntax::{attr_dict, set_prop};

/// `(sizes) [copy(%t)] [size_hint=%s] {attrs} : type`
pub(super) fn parse_alloc(parser: &mut dyn OpParser) -> ParseResult {
    parser.punct("(")?;
    let sizes = parser.operand_list(Delimiter::None)?;
    parser.punct(")")?;
    let copy = optional(parser, "copy", "(", Some(")"))?;
    let hint = optional(parser, "size_hint", "=", None)?;
    attr_dict(parser)?;
    let ty = tensor_type(parser)?;
    parser.state().results.push(ty);
    let segments = [sizes.len(), usize::from(copy.is_some()), usize::from(hint.is_some())];
    for operand in sizes {
        parser.resolve(operand, Type::INDEX)?;
    }
    for (operand, ty) in [(copy, ty), (hint, Type::INDEX)] {
        operand.map_or(Ok(()), |operand| parser.resolve(operand, ty))?;
    }
    let segments = segments.map(|count| i32::try_from(count).unwrap_or(i32::MAX));
    let segments = Attribute::i32_array(parser.context(), &segments);
    set_prop(parser, AllocTensor::OPERAND_SEGMENT_SIZES, segments);
    Ok(())
}

/// An operand after a keyword, between signs.
fn optional(
    parser: &mut dyn OpParser,
    keyword: &str,
    open: &str,
    close: Option<&str>,
) -> ParseResult<Option<Unresolved>> {
    if !parser.optional_keyword(keyword) {
        return Ok(None);
    }
    parser.punct(open)?;
    let operand = parser.operand()?;
    if let Some(close) = close {
        parser.punct(close)?;
    }
    Ok(Some(operand))
}

fn tensor_type(parser: &mut dyn OpParser) -> ParseResult<Type> {
    parser.punct(":")?;
    let at = parser.position();
    let ty = parser.ty()?;
    if couloir_ods::types::is_tensor(parser.context(), ty) {
        return Ok(ty);
    }
    Err(parser.error(at, "invalid kind of type specified"))
}

pub(super) fn print_alloc(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    let alloc = AllocTensor(op);
    printer.text("(");
    printer.operands(&mut alloc.dynamic_sizes().iter().copied());
    printer.text(")");
    if let Some(copy) = alloc.copy() {
        printer.text(" copy(");
        printer.operand(copy);
        printer.text(")");
    }
    if let Some(hint) = alloc.size_hint() {
        printer.text(" size_hint=");
        printer.operand(hint);
    }
    printer.attr_dict(op, &["operandSegmentSizes"]);
    printer.text(" : ");
    printer.ty(op.ty(alloc.result()));
}
