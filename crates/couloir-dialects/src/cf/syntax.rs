//! Hand-written syntax of `cf`: the cases of a switch.

use std::ops::Range;

use couloir_ir::asm::{AsmParser, Delimiter, OpParser, OpPrinter, ParseResult, Unresolved};
use couloir_ir::num::Int;
use couloir_ir::op::{CustomArg, CustomDirective};
use couloir_ir::{Attribute, Block, OpRef, Type, Value};

use super::Switch;
use crate::common::syntax::{case_values, set_prop};

/// `default: ^bb1(%a : i32), 1: ^bb2, ...`
pub(super) static SWITCH_OP_CASES: CustomDirective = CustomDirective {
    name: "SwitchOpCases",
    parse: parse_cases,
    parse_optional: None,
    parse_plain: None,
    print: print_cases,
};

/// `^block(%a : type, ...)`, with what it passes.
type Case = (Block, Vec<Unresolved>, Vec<Type>);

/// A case; what it passes is parsed by `operands`.
fn parse_case(
    parser: &mut dyn OpParser,
    operands: fn(&mut dyn OpParser) -> ParseResult<Vec<Unresolved>>,
) -> ParseResult<Case> {
    parser.punct(":")?;
    let block = parser.successor()?;
    if !parser.optional_punct("(") {
        return Ok((block, Vec::new(), Vec::new()));
    }
    let operands = operands(parser)?;
    let types = parser.colon_type_list()?;
    parser.punct(")")?;
    Ok((block, operands, types))
}

fn parse_cases(parser: &mut dyn OpParser, _: &[CustomArg]) -> ParseResult {
    parser.keyword("default")?;
    let default = parse_case(parser, |parser| parser.unnumbered_operands())?;
    let (mut values, mut lengths) = (Vec::new(), Vec::new());
    add(parser, Switch::DEFAULT_OPERANDS, default);
    while parser.optional_punct(",") {
        values.push(parser.integer()?);
        let case = parse_case(parser, |parser| parser.operand_list(Delimiter::None))?;
        lengths.push(case.1.len() as i32);
        add(parser, Switch::CASE_OPERANDS, case);
    }
    let lengths = Attribute::i32_array(parser.context(), &lengths);
    set_prop(parser, Switch::CASE_OPERAND_SEGMENTS, lengths);
    let flag = parser.groups().operand_types.first().and_then(|types| types.first()).copied();
    if let Some(flag) = flag.filter(|_| !values.is_empty()) {
        let values = case_values(AsmParser::context(parser), flag, &values);
        set_prop(parser, Switch::CASE_VALUES, values);
    }
    Ok(())
}

fn add(parser: &mut dyn OpParser, group: usize, (block, operands, types): Case) {
    parser.state().successors.push(block);
    let groups = parser.groups();
    if let Some(group) = groups.operands.get_mut(group) {
        group.extend(operands);
    }
    if let Some(group) = groups.operand_types.get_mut(group) {
        group.extend(types);
    }
}

fn print_cases(op: OpRef<'_>, printer: &mut dyn OpPrinter, _: &[CustomArg]) {
    let switch = Switch(op);
    let passed = op.all_forwarded().unwrap_or_default();
    let mut targets = op.successors().zip(passed);
    printer.text("  default");
    print_case(op, printer, targets.next());
    let values = switch.case_values().and_then(|values| values.as_dense(op.ctx()));
    let Some(values) = values else { return };
    let splat = if values.splat { targets.len() } else { 1 };
    let ints = values.ints(op.ctx()).flat_map(|value| std::iter::repeat_n(value, splat));
    // Integers of no width have no bytes to be read from.
    let ints = ints.chain(std::iter::repeat(Int::from_i64(1, 0)));
    for (target, value) in targets.zip(ints) {
        printer.text(",");
        printer.newline();
        printer.text("  ");
        printer.text(&value.to_u64_saturating().to_string());
        print_case(op, printer, Some(target));
    }
    printer.newline();
}

/// A successor and the numbers of the operands passed to it.
fn print_case(op: OpRef<'_>, printer: &mut dyn OpPrinter, target: Option<(Block, Range<usize>)>) {
    printer.text(": ");
    let Some((block, passed)) = target else { return };
    printer.successor(block);
    let passed: Vec<Value> = passed.filter_map(|index| op.operand(index)).collect();
    if passed.is_empty() {
        return;
    }
    printer.text("(");
    printer.operands(&mut passed.iter().copied());
    printer.text(" : ");
    printer.types(&mut passed.iter().map(|&value| op.ty(value)));
    printer.text(")");
}
