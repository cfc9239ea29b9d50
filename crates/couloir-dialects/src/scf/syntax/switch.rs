//! The cases of `scf.index_switch`.

use couloir_ir::asm::{OpParser, OpPrinter, ParseResult};
use couloir_ir::op::{CustomArg, CustomDirective};
use couloir_ir::{Attribute, OpRef};

use crate::common::syntax::set_prop;
use crate::scf::IndexSwitch;

/// `case 0 {...} case 1 {...}`
pub(in crate::scf) static SWITCH_CASES: CustomDirective =
    CustomDirective { name: "SwitchCases", parse, parse_optional: None, parse_plain: None, print };

fn parse(parser: &mut dyn OpParser, _args: &[CustomArg]) -> ParseResult {
    let mut cases = Vec::new();
    while parser.optional_keyword("case") {
        cases.push(parser.integer()?);
        parser.region(&[])?;
    }
    let cases = Attribute::i64_array(parser.context(), &cases);
    set_prop(parser, IndexSwitch::CASES, cases);
    Ok(())
}

fn print(op: OpRef<'_>, printer: &mut dyn OpPrinter, _args: &[CustomArg]) {
    let cases = IndexSwitch(op).cases().and_then(|cases| cases.as_i64_array(op.ctx()));
    for (index, value) in cases.unwrap_or_default().into_iter().enumerate() {
        let Some(region) = op.region(index + 1) else { return };
        printer.newline();
        printer.text(&format!("case {value} "));
        printer.region(region, false, true);
    }
}
