//! `scf.if`.

use couloir_ir::asm::{OpParser, OpPrinter, ParseResult};
use couloir_ir::body::Region;
use couloir_ir::{OpRef, Type};

use crate::common::syntax::attr_dict;
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
    parser.ensure_terminator(then, Yield::def())?;
    if parser.optional_keyword("else") {
        let otherwise = parser.region(&[])?;
        parser.ensure_terminator(otherwise, Yield::def())?;
    } else {
        parser.empty_region();
    }
    attr_dict(parser)
}

pub(in crate::scf) fn print(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    printer.text(" ");
    printer.operand(If(op).condition());
    let values = op.results().len() > 0;
    if values {
        super::print_result_list(op, printer);
    }
    printer.text(" ");
    if let Some(then) = op.region(0) {
        printer.region(then, false, values);
    }
    if let Some(otherwise) = op.region(1).filter(|region| !region.is_empty()) {
        printer.text(" else ");
        printer.region(otherwise, false, values);
    }
    printer.attr_dict(op, &[]);
}
