//! `scf.while`.

use couloir_ir::OpRef;
use couloir_ir::asm::{OpParser, OpPrinter, ParseResult};

use crate::common::syntax::{attr_dict_with_keyword, colon_signature};
use crate::scf::While;

/// `[(%arg = %init, ...)] : (types) -> types {...} do {...}`
pub(in crate::scf) fn parse(parser: &mut dyn OpParser) -> ParseResult {
    let (mut args, mut inits) = (Vec::new(), Vec::new());
    if parser.optional_punct("(") {
        parser.assignments_until_paren(&mut args, &mut inits)?;
    }
    let at = parser.position();
    let (inputs, results) = colon_signature(parser)?;
    if inputs.len() != inits.len() {
        let message = format!(
            "expected as many input types as operands (expected {} got {})",
            inits.len(),
            inputs.len()
        );
        return Err(parser.error(at, &message));
    }
    parser.state().results.extend(results);
    let here = parser.position();
    parser.resolve_all(&inits, &inputs, here)?;
    for (arg, ty) in args.iter_mut().zip(inputs) {
        arg.ty = Some(ty);
    }
    parser.region(&args)?;
    parser.keyword("do")?;
    parser.region(&[])?;
    attr_dict_with_keyword(parser)
}

pub(in crate::scf) fn print(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    let (Some(before), Some(after)) = (op.region(0), op.region(1)) else { return };
    let args = super::entry_args(before.entry());
    super::print_assignments(printer, " ", args, &While(op).inits());
    printer.text(" : ");
    printer.functional_type(op);
    printer.text(" ");
    printer.region(before, false, true);
    printer.text(" do ");
    printer.region(after, true, true);
    printer.attr_dict_with_keyword(op, &[]);
}
