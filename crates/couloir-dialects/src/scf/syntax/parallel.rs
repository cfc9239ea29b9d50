//! `scf.parallel`.

use couloir_ir::asm::{Delimiter, OpParser, OpPrinter, ParseResult};
use couloir_ir::{Attribute, OpRef, Type};

use crate::common::syntax::{attr_dict, set_prop};
use crate::scf::{Parallel, Reduce};

/// `(%i) = (%lb) to (%ub) step (%s) [init (%v)] [-> types] {...}`
pub(in crate::scf) fn parse(parser: &mut dyn OpParser) -> ParseResult {
    let mut args = parser.argument_list()?;
    parser.punct("=")?;
    bounds(parser, args.len())?;
    parser.keyword("to")?;
    bounds(parser, args.len())?;
    parser.keyword("step")?;
    bounds(parser, args.len())?;
    let mut inits = Vec::new();
    if parser.optional_keyword("init") {
        inits = parser.operand_list(Delimiter::Paren)?;
    }
    let types = parser.optional_arrow_type_list()?;
    parser.state().results.extend(&types);
    for arg in &mut args {
        arg.ty = Some(Type::INDEX);
    }
    let region = parser.region(&args)?;
    attr_dict(parser)?;
    let at = parser.name_position();
    parser.resolve_all(&inits, &types, at)?;
    let each = args.len() as i32;
    let sizes = Attribute::i32_array(parser.context(), &[each, each, each, inits.len() as i32]);
    set_prop(parser, Parallel::OPERAND_SEGMENT_SIZES, sizes);
    parser.ensure_terminator(region, Reduce::def())
}

/// As many index operands in parentheses as there are loops.
fn bounds(parser: &mut dyn OpParser, count: usize) -> ParseResult {
    let operands = parser.operand_list_of(Delimiter::Paren, count)?;
    operands.into_iter().try_for_each(|operand| parser.resolve(operand, Type::INDEX))
}

pub(in crate::scf) fn print(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    let view = Parallel(op);
    let Some(region) = op.region(0) else { return };
    super::print_list(printer, " ", super::entry_args(region.entry()));
    super::print_list(printer, " = ", &view.lower_bound());
    super::print_list(printer, " to ", &view.upper_bound());
    super::print_list(printer, " step ", &view.step());
    let inits = view.init_vals();
    if !inits.is_empty() {
        super::print_list(printer, " init ", &inits);
    }
    printer.optional_arrow_types(&op.result_types().collect::<Vec<_>>());
    printer.text(" ");
    printer.region(region, false, true);
    printer.attr_dict(op, &["operandSegmentSizes"]);
}
