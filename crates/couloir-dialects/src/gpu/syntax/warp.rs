//! `gpu.warp_execute_on_lane_0`.

use couloir_ir::asm::{AsmParser, Delimiter, OpParser, OpPrinter, ParseResult};
use couloir_ir::{Attribute, OpRef, Type};

use super::super::{WarpExecuteOnLane0, Yield};
use crate::common::syntax::{attr_dict, set_prop};

/// `(%lane)[32] [args(%a, ... : types)] [-> (types)] {...} {attrs}`
pub(in crate::gpu) fn parse(parser: &mut dyn OpParser) -> ParseResult {
    parser.punct("(")?;
    let lane = parser.operand()?;
    parser.punct(")")?;
    parser.punct("[")?;
    let size = parser.integer()?;
    parser.punct("]")?;
    let size = Attribute::int(AsmParser::context(parser), Type::I64, size);
    set_prop(parser, WarpExecuteOnLane0::WARP_SIZE, size);
    parser.resolve(lane, Type::INDEX)?;
    parse_args(parser)?;
    let results = parser.optional_arrow_type_list()?;
    parser.state().results.extend(results);
    let region = parser.region(&[])?;
    parser.ensure_terminator(region, Yield::def())?;
    attr_dict(parser)
}

fn parse_args(parser: &mut dyn OpParser) -> ParseResult {
    if !parser.optional_keyword("args") {
        return Ok(());
    }
    parser.punct("(")?;
    let at = parser.position();
    let operands = parser.operand_list(Delimiter::None)?;
    let types = parser.colon_type_list()?;
    parser.punct(")")?;
    parser.resolve_all(&operands, &types, at)
}

pub(in crate::gpu) fn print(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    let view = WarpExecuteOnLane0(op);
    printer.text("(");
    printer.operand(view.laneid());
    let size = op.prop(WarpExecuteOnLane0::WARP_SIZE).and_then(|size| size.as_i64(op.ctx()));
    printer.text(&format!(")[{}]", size.unwrap_or(0)));
    let args = view.args();
    if !args.is_empty() {
        printer.text(" args(");
        printer.operands(&mut args.iter().copied());
        printer.text(" : ");
        printer.types(&mut args.iter().map(|&arg| op.ty(arg)));
        printer.text(")");
    }
    print_results(op, printer);
    printer.text(" ");
    if let Some(region) = op.region(0) {
        printer.region(region, true, op.results().len() != 0);
    }
    printer.attr_dict(op, &["warp_size"]);
}

/// Types of results always stand in parentheses.
fn print_results(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    if op.results().len() == 0 {
        return;
    }
    printer.text(" -> (");
    printer.types(&mut op.result_types());
    printer.text(")");
}
