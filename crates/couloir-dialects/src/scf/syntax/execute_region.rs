//! `scf.execute_region`.

use couloir_ir::asm::{OpParser, OpPrinter, ParseResult};
use couloir_ir::{Attribute, OpRef};

use crate::common::syntax::{attr_dict, set_prop};
use crate::scf::ExecuteRegion;

/// `[-> types] [no_inline] {...}`
pub(in crate::scf) fn parse(parser: &mut dyn OpParser) -> ParseResult {
    let types = parser.optional_arrow_type_list()?;
    parser.state().results.extend(types);
    if parser.optional_keyword("no_inline") {
        set_prop(parser, ExecuteRegion::NO_INLINE, Attribute::UNIT);
    }
    parser.region(&[])?;
    attr_dict(parser)
}

pub(in crate::scf) fn print(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    printer.optional_arrow_types(&op.result_types().collect::<Vec<_>>());
    printer.text(" ");
    if ExecuteRegion(op).no_inline().is_some() {
        printer.text("no_inline ");
    }
    if let Some(region) = op.region(0) {
        printer.region(region, false, true);
    }
    printer.attr_dict(op, &["no_inline"]);
}
