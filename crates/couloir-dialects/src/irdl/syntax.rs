//! Pieces of syntax of `irdl` that formats refer to by name.

use couloir_ir::asm::{AsmParser, Delimiter, OpParser, OpPrinter, ParseResult, Unresolved};
use couloir_ir::op::{CustomArg, CustomDirective};
use couloir_ir::{Attribute, OpRef, Value};

use super::attrs::{VARIADICITIES, cases_of, variadicities};
use crate::common::syntax::{customs, set_prop};

customs! {
    /// `{ ... }`, or nothing for an empty block.
    pub(super) SINGLE_BLOCK_REGION = "SingleBlockRegion", parse_region, print_region;
    /// `(a: %0, b: %1)`
    pub(super) NAMED_VALUE_LIST = "NamedValueList", |p, args| parse_named(p, args), print_named;
    /// `(a: %0, b: optional %1)`
    pub(super) NAMED_VALUE_LIST_WITH_VARIADICITY = "NamedValueListWithVariadicity",
        |p, args| parse_named(p, args), print_named;
    /// `{"a" = %0, "b" = %1}`
    pub(super) ATTRIBUTES_OP = "AttributesOp", parse_attributes, print_attributes;
}

/// The attribute slots among the arguments of a directive, in order.
fn slots(args: &[CustomArg]) -> impl Iterator<Item = usize> + '_ {
    args.iter().filter_map(|arg| match arg {
        CustomArg::Attr(slot) => Some(usize::from(*slot)),
        _ => None,
    })
}

fn parse_region(parser: &mut dyn OpParser, _: &[CustomArg]) -> ParseResult {
    let region = match parser.optional_region(&[])? {
        Some(region) => region,
        None => parser.empty_region(),
    };
    if parser.body().region_blocks(region).next().is_none() {
        parser.body().append_new_block(region);
    }
    Ok(())
}

fn print_region(op: OpRef<'_>, printer: &mut dyn OpPrinter, _: &[CustomArg]) {
    let Some(region) = op.region(0) else { return };
    if region.entry().is_some_and(|block| block.ops().next().is_some()) {
        printer.region(region, true, true);
    }
}

/// Sets the operands of the first group and the names they have.
fn set_values(
    parser: &mut dyn OpParser,
    slot: Option<usize>,
    values: Vec<Unresolved>,
    names: &[Attribute],
) {
    if let Some(group) = parser.groups().operands.first_mut() {
        *group = values;
    }
    let names = Attribute::array(AsmParser::context(parser), names);
    if let Some(slot) = slot {
        set_prop(parser, slot, names);
    }
}

fn parse_named(parser: &mut dyn OpParser, args: &[CustomArg]) -> ParseResult {
    let (names_slot, cases_slot) = (slots(args).next(), slots(args).nth(1));
    let (mut values, mut names, mut cases) = (Vec::new(), Vec::new(), Vec::new());
    parser.op_list(Delimiter::Paren, "", &mut |parser| {
        let name = parser.any_keyword()?;
        names.push(Attribute::string(AsmParser::context(parser), &name));
        parser.punct(":")?;
        if cases_slot.is_some() {
            cases.push(optional_case(parser));
        }
        values.push(parser.operand()?);
        Ok(())
    })?;
    set_values(parser, names_slot, values, &names);
    if let Some(slot) = cases_slot {
        let cases = variadicities(AsmParser::context(parser), &cases);
        set_prop(parser, slot, cases);
    }
    Ok(())
}

/// How many values there are, where that is written; one if not.
fn optional_case(parser: &mut dyn OpParser) -> u64 {
    let mut cases = VARIADICITIES.cases.iter();
    cases.find(|case| parser.optional_keyword(case.0)).map_or(0, |case| case.1)
}

/// The names in a slot with the values they are of.
fn named(op: OpRef<'_>, slot: Option<usize>) -> impl Iterator<Item = (&Attribute, Value)> {
    let names = slot.and_then(|slot| op.prop(slot)).and_then(|names| names.as_array(op.ctx()));
    names.unwrap_or_default().iter().zip(op.operands())
}

fn print_named(op: OpRef<'_>, printer: &mut dyn OpPrinter, args: &[CustomArg]) {
    let cases = slots(args).nth(1).and_then(|slot| op.prop(slot));
    let cases = cases.map(|cases| cases_of(op.ctx(), cases)).unwrap_or_default();
    printer.text("(");
    for (at, (name, value)) in named(op, slots(args).next()).enumerate() {
        printer.text(if at == 0 { "" } else { ", " });
        if let Some(name) = name.as_str(op.ctx()) {
            printer.text(op.ctx().str(name));
        }
        printer.text(": ");
        let case = cases.get(at).filter(|&&case| case != 0);
        if let Some(text) = case.and_then(|&case| VARIADICITIES.text_of(case)) {
            printer.text(text);
            printer.text(" ");
        }
        printer.operand(value);
    }
    printer.text(")");
}

fn parse_attributes(parser: &mut dyn OpParser, args: &[CustomArg]) -> ParseResult {
    let (mut values, mut names) = (Vec::new(), Vec::new());
    if parser.optional_punct("{") {
        loop {
            names.push(parser.attribute(None)?);
            parser.punct("=")?;
            values.push(parser.operand()?);
            if !parser.optional_punct(",") {
                break;
            }
        }
        parser.punct("}")?;
    }
    set_values(parser, slots(args).next(), values, &names);
    Ok(())
}

fn print_attributes(op: OpRef<'_>, printer: &mut dyn OpPrinter, args: &[CustomArg]) {
    let mut before = "{";
    for (name, value) in named(op, slots(args).next()) {
        printer.text(before);
        printer.attribute(*name);
        printer.text(" = ");
        printer.operand(value);
        before = ", ";
    }
    if before != "{" {
        printer.text("}");
    }
}
