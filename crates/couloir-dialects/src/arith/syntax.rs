//! Hand-written syntax of `arith`.

use couloir_ir::asm::{Delimiter, OpParser, OpPrinter, ParseResult, PlainParser};
use couloir_ir::op::Slot;
use couloir_ir::{OpRef, Type};

use super::Select;
use crate::common::syntax::attr_dict;

/// `%c, %a, %b {attrs} : [condition type,] type`
pub(super) fn parse_select(parser: &mut dyn OpParser) -> ParseResult {
    let at = parser.position();
    let operands = parser.operand_list_of(Delimiter::None, 3)?;
    attr_dict(parser)?;
    parser.punct(":")?;
    let (mut condition, mut result) = (Type::I1, parser.ty()?);
    if parser.optional_punct(",") {
        condition = result;
        result = parser.ty()?;
    }
    parser.state().results.push(result);
    parser.resolve_all(&operands, &[condition, result, result], at)
}

/// The same in plain words.
pub(super) fn plain_select(parser: &mut dyn PlainParser) -> Option<()> {
    for group in 0..3 {
        (group == 0 || parser.take(b',')).then(|| parser.operand(group))??;
    }
    parser.no_attributes()?;
    let (mut condition, mut result) = (Type::I1, parser.take(b':').then(|| parser.ty())??);
    if parser.take(b',') {
        (condition, result) = (result, parser.ty()?);
    }
    for (slot, ty) in [(0, condition), (1, result), (2, result)] {
        parser.set_type(Slot::Operand(slot), ty);
    }
    parser.set_type(Slot::Result(0), result);
    Some(())
}

pub(super) fn print_select(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    let select = Select(op);
    printer.text(" ");
    printer.operands(&mut op.operands());
    printer.attr_dict(op, &[]);
    printer.text(" : ");
    let condition = op.ty(select.condition());
    if condition != Type::I1 {
        printer.ty(condition);
        printer.text(", ");
    }
    printer.ty(op.ty(select.result()));
}
