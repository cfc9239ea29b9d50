//! `vector.mask`: the masked op stands in it in a form of its own, its terminator is not written.

use couloir_ir::asm::{OpParser, OpPrinter, ParseResult};
use couloir_ir::body::{Op, Region};
use couloir_ir::build::NewOp;
use couloir_ir::{Failure, OpRef};

use super::super::Yield;
use crate::common::syntax::attr_dict;

/// `%mask [, %passthru] { op } {attrs} : type [-> types]`
pub(in super::super) fn parse(parser: &mut dyn OpParser) -> ParseResult {
    let mask = parser.operand()?;
    let passthru = if parser.optional_punct(",") { Some(parser.operand()?) } else { None };
    let region = parser.region(&[])?;
    end(parser, region)?;
    attr_dict(parser)?;
    parser.punct(":")?;
    let mask_type = parser.ty()?;
    let results = parser.optional_arrow_type_list()?;
    parser.state().results.extend(results.iter().copied());
    parser.resolve(mask, mask_type)?;
    let Some(passthru) = passthru else { return Ok(()) };
    let Some(&ty) = results.first() else {
        let at = parser.name_position();
        return Err(expects_result(parser, at));
    };
    parser.resolve(passthru, ty)
}

fn expects_result(parser: &mut dyn OpParser, at: couloir_diag::BytePos) -> Failure {
    let message = "expects a result if passthru operand is provided";
    parser.error(at, message)
}

/// Ends a region that has no terminator: a single op's results are its values.
fn end(parser: &mut dyn OpParser, region: Region) -> ParseResult {
    match single(parser, region) {
        Some(masked) => {
            yield_all(parser, masked);
            Ok(())
        }
        None => parser.ensure_terminator(region, Yield::def()),
    }
}

/// The one op of a region without a terminator.
fn single(parser: &mut dyn OpParser, region: Region) -> Option<Op> {
    let body = parser.body();
    let block = body.entry_block(region)?;
    let op = body.first_op(block)?;
    let is_yield = body.op(op).name.def().is_some_and(|def| std::ptr::eq(def, Yield::def()));
    (body.next_op(op).is_none() && !is_yield).then_some(op)
}

fn yield_all(parser: &mut dyn OpParser, masked: Op) {
    let location = parser.location();
    let body = parser.body();
    let values: Vec<_> = body.results(masked).collect();
    if let Some(block) = body.block_of(masked) {
        let end = body.create(NewOp::new(Yield::def()).operands(values), location);
        body.append_op(block, end);
    }
}

pub(in super::super) fn print(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    printer.text(" ");
    printer.operands(&mut op.operands());
    printer.text(" { ");
    if let Some(masked) = op.region(0).and_then(|region| region.entry()?.ops().next()) {
        printer.custom_or_generic(masked);
    }
    printer.text(" }");
    printer.attr_dict(op, &[]);
    printer.text(" : ");
    printer.types(&mut op.operand_types().take(1));
    printer.optional_arrow_types(&op.result_types().collect::<Vec<_>>());
}
