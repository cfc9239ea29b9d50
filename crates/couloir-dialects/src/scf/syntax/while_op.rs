//! `scf.while`.

use couloir_ir::OpRef;
use couloir_ir::asm::{Argument, OpParser, OpPrinter, ParseResult, Unresolved};

use crate::common::syntax::attr_dict_with_keyword;
use crate::scf::While;

/// `[(%arg = %init, ...)] : (types) -> types {...} do {...}`
pub(in crate::scf) fn parse(parser: &mut dyn OpParser) -> ParseResult {
    let (mut args, mut inits) = (Vec::new(), Vec::new());
    if parser.optional_punct("(") {
        open_assignments(parser, &mut args, &mut inits)?;
    }
    let at = parser.position();
    parser.punct(":")?;
    let signature_at = parser.position();
    let ty = parser.ty()?;
    let signature = ty.as_function(parser.context()).map(|(i, r)| (i.to_vec(), r.to_vec()));
    let Some((inputs, results)) = signature else {
        return Err(parser.error(signature_at, "invalid kind of type specified"));
    };
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

/// The rest of an assignment list after `(`.
fn open_assignments(
    parser: &mut dyn OpParser,
    args: &mut Vec<Argument>,
    operands: &mut Vec<Unresolved>,
) -> ParseResult {
    if parser.optional_punct(")") {
        return Ok(());
    }
    loop {
        args.push(parser.argument(false, false)?);
        parser.punct("=")?;
        operands.push(parser.operand()?);
        if !parser.optional_punct(",") {
            return parser.punct(")");
        }
    }
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
