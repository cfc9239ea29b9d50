//! `scf.for`.

use couloir_ir::asm::{Argument, OpParser, OpPrinter, ParseResult, Unresolved};
use couloir_ir::body::Region;
use couloir_ir::{Attribute, OpRef, Type};

use crate::common::syntax::{arrow_types, assignments, attr_dict, set_prop};
use crate::scf::{For, Yield};

/// `[unsigned] %i = %lb to %ub step %s [iter_args(...) -> (types)] [: type] {...}`
pub(in crate::scf) fn parse(parser: &mut dyn OpParser) -> ParseResult {
    if parser.optional_keyword("unsigned") {
        set_prop(parser, For::UNSIGNED_CMP, Attribute::UNIT);
    }
    let mut args = vec![induction(parser)?];
    parser.punct("=")?;
    let bounds = bounds(parser)?;
    let mut inits = Vec::new();
    if parser.optional_keyword("iter_args") {
        assignments(parser, &mut args, &mut inits)?;
        let types = arrow_types(parser)?;
        parser.state().results.extend(types);
    }
    let results = parser.state().results.clone();
    if args.len() != results.len() + 1 {
        let at = parser.name_position();
        let message = "mismatch in number of loop-carried values and defined values";
        return Err(parser.error(at, message));
    }
    let ty = if parser.optional_punct(":") { parser.ty()? } else { Type::INDEX };
    for (arg, ty) in args.iter_mut().zip(std::iter::once(&ty).chain(&results)) {
        arg.ty = Some(*ty);
    }
    let region = parser.region(&args)?;
    parser.ensure_terminator(region, Yield::def())?;
    for operand in bounds {
        parser.resolve(operand, ty)?;
    }
    for (operand, ty) in inits.into_iter().zip(results) {
        parser.resolve(operand, ty)?;
    }
    attr_dict(parser)
}

pub(in crate::scf) fn parse_tail(parser: &mut dyn OpParser, body: Region) -> ParseResult {
    parser.ensure_terminator(body, Yield::def())?;
    attr_dict(parser)
}

/// Upstream reads the induction variable as if it was a use.
fn induction(parser: &mut dyn OpParser) -> ParseResult<Argument> {
    let name = parser.operand()?;
    Ok(Argument { name, ty: None, attrs: Attribute::EMPTY_DICT, location: None })
}

fn bounds(parser: &mut dyn OpParser) -> ParseResult<[Unresolved; 3]> {
    let lower = parser.operand()?;
    parser.keyword("to")?;
    let upper = parser.operand()?;
    parser.keyword("step")?;
    Ok([lower, upper, parser.operand()?])
}

pub(in crate::scf) fn print(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    let view = For(op);
    if view.unsigned_cmp().is_some() {
        printer.text(" unsigned");
    }
    let Some(region) = op.region(0) else { return };
    let args = super::entry_args(region.entry());
    let (Some((&induction, carried)), inits) = (args.split_first(), view.init_args()) else {
        return;
    };
    printer.text(" ");
    printer.operand(induction);
    for (text, value) in
        [(" = ", view.lower_bound()), (" to ", view.upper_bound()), (" step ", view.step())]
    {
        printer.text(text);
        printer.operand(value);
    }
    super::print_assignments(printer, " iter_args", carried, &inits);
    if !inits.is_empty() {
        super::print_result_list(op, printer);
    }
    printer.text(" ");
    let ty = region.scope.body.ty(induction);
    if ty != Type::INDEX {
        printer.text(" : ");
        printer.ty(ty);
        printer.text(" ");
    }
    printer.region(region, false, !inits.is_empty());
    printer.attr_dict(op, &["unsignedCmp"]);
}
