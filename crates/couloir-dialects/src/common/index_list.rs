//! Lists of values and constants: `[4, %n, 8]`.
//!
//! Constants stand in a dense array; where it has the mark of an unknown
//! size, the next operand of a group is meant.

use couloir_ir::asm::{Delimiter, OpParser, OpPrinter, ParseResult, Unresolved};
use couloir_ir::op::{CustomArg, CustomDirective};
use couloir_ir::ty::DYNAMIC;
use couloir_ir::{Attribute, OpRef, Value};

use super::syntax::set_prop;

/// `custom<DynamicIndexList>($operands, $constants)`, in square brackets
/// unless a text argument says otherwise.
pub static DYNAMIC_INDEX_LIST: CustomDirective = CustomDirective {
    name: "DynamicIndexList",
    parse: parse_directive,
    parse_optional: None,
    print: print_directive,
};

/// The group and the slot a directive is about, and its brackets.
fn arguments(args: &[CustomArg]) -> (usize, usize, bool) {
    let (mut group, mut slot, mut round) = (0, 0, false);
    for arg in args {
        match arg {
            CustomArg::Operand(at) => group = usize::from(*at),
            CustomArg::Attr(at) => slot = usize::from(*at),
            CustomArg::Text(text) => round |= text.ends_with("Paren"),
            _ => {}
        }
    }
    (group, slot, round)
}

fn parse_directive(parser: &mut dyn OpParser, args: &[CustomArg]) -> ParseResult {
    let (group, slot, round) = arguments(args);
    let delimiter = if round { Delimiter::Paren } else { Delimiter::Square };
    let (values, constants) = parse(parser, delimiter)?;
    if let Some(operands) = parser.groups().operands.get_mut(group) {
        operands.extend(values);
    }
    let constants = Attribute::i64_array(parser.context(), &constants);
    set_prop(parser, slot, constants);
    Ok(())
}

/// Reads a list in brackets.
pub fn parse(
    parser: &mut dyn OpParser,
    delimiter: Delimiter,
) -> ParseResult<(Vec<Unresolved>, Vec<i64>)> {
    let result = parse_list(parser, delimiter);
    if result.is_err() {
        let at = parser.name_position();
        return Err(parser.error(at, "expected SSA value or integer"));
    }
    result
}

fn parse_list(
    parser: &mut dyn OpParser,
    delimiter: Delimiter,
) -> ParseResult<(Vec<Unresolved>, Vec<i64>)> {
    let (open, close) = if delimiter == Delimiter::Paren { ("(", ")") } else { ("[", "]") };
    let (mut values, mut constants) = (Vec::new(), Vec::new());
    parser.punct(open)?;
    if parser.optional_punct(close) {
        return Ok((values, constants));
    }
    loop {
        match parser.optional_operand()? {
            Some(value) => {
                values.push(value);
                constants.push(DYNAMIC);
            }
            None => constants.push(parser.integer()?),
        }
        if !parser.optional_punct(",") {
            break;
        }
    }
    parser.punct(close)?;
    Ok((values, constants))
}

fn print_directive(op: OpRef<'_>, printer: &mut dyn OpPrinter, args: &[CustomArg]) {
    let (group, slot, round) = arguments(args);
    let values = op.operands_in(group);
    let constants = constants(op, slot);
    print(printer, &values, &constants, round);
}

/// The constants in a slot.
pub fn constants(op: OpRef<'_>, slot: usize) -> Vec<i64> {
    op.prop(slot).and_then(|attr| attr.as_i64_array(op.ctx())).unwrap_or_default()
}

/// Writes a list in brackets, round or square.
pub fn print(printer: &mut dyn OpPrinter, values: &[Value], constants: &[i64], round: bool) {
    let mut values = values.iter();
    printer.text(if round { "(" } else { "[" });
    for (at, &constant) in constants.iter().enumerate() {
        if at > 0 {
            printer.text(", ");
        }
        match values.as_slice().first().filter(|_| constant == DYNAMIC) {
            Some(&value) => {
                values.next();
                printer.operand(value);
            }
            None => printer.text(&constant.to_string()),
        }
    }
    printer.text(if round { ")" } else { "]" });
}
