//! `scf.if`.

use couloir_ir::asm::{OpParser, OpPrinter, ParseResult};
use couloir_ir::body::Region;
use couloir_ir::{OpRef, Type};

use crate::common::syntax::{parse_else, print_then_else};
use crate::scf::{If, Yield};

/// `%condition [-> (types)] {...} [else {...}]`
pub(in crate::scf) fn parse(parser: &mut dyn OpParser) -> ParseResult {
    let condition = parser.operand()?;
    parser.resolve(condition, Type::I1)?;
    let types = parser.optional_arrow_type_list()?;
    parser.state().results.extend(types);
    let then = parser.region(&[])?;
    parse_tail(parser, then)
}

pub(in crate::scf) fn parse_tail(parser: &mut dyn OpParser, then: Region) -> ParseResult {
    parse_else(parser, then, Yield::def())
}

pub(in crate::scf) fn print(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    printer.text(" ");
    printer.operand(If(op).condition());
    if op.results().len() > 0 {
        super::print_result_list(op, printer);
    }
    printer.text(" ");
    print_then_else(op, printer);
    printer.attr_dict(op, &[]);
}
