//! Lists of indices, each a constant or a value: `[0, %i, 4]`
//! (`custom<DynamicIndexList>`).

use couloir_ir::asm::{Delimiter, OpParser, OpPrinter, ParseResult, Unresolved};
use couloir_ir::op::{CustomArg, CustomDirective};
use couloir_ir::ty::DYNAMIC;
use couloir_ir::{Attribute, OpRef, Value};

use super::syntax::set_prop;

/// A list as written.
#[derive(Default)]
pub struct IndexList {
    /// The constants, [`DYNAMIC`] where a value stands.
    pub constants: Vec<i64>,
    /// The values, in order.
    pub values: Vec<Unresolved>,
}

/// `custom<DynamicIndexList>($values, $constants)` in brackets, or in
/// parentheses where a text argument names upstream's delimiter so.
pub static DYNAMIC_INDEX_LIST: CustomDirective = CustomDirective {
    name: "DynamicIndexList",
    parse: parse_custom,
    parse_optional: None,
    parse_plain: None,
    print: print_custom,
};

/// What surrounds the list of a directive.
fn delimiter(args: &[CustomArg]) -> Delimiter {
    let round = |arg: &CustomArg| matches!(arg, CustomArg::Text(text) if text.ends_with("Paren"));
    if args.iter().any(round) { Delimiter::Paren } else { Delimiter::Square }
}

fn parse_custom(parser: &mut dyn OpParser, args: &[CustomArg]) -> ParseResult {
    let list = parse(parser, delimiter(args))?;
    if let (Some(CustomArg::Operand(group)), Some(CustomArg::Attr(slot))) =
        (args.first(), args.get(1))
    {
        let constants = Attribute::i64_array(parser.context(), &list.constants);
        set_prop(parser, usize::from(*slot), constants);
        if let Some(operands) = parser.groups().operands.get_mut(usize::from(*group)) {
            operands.extend(list.values);
        }
    }
    Ok(())
}

fn print_custom(op: OpRef<'_>, printer: &mut dyn OpPrinter, args: &[CustomArg]) {
    if let (Some(CustomArg::Operand(group)), Some(CustomArg::Attr(slot))) =
        (args.first(), args.get(1))
    {
        let constants = op.prop(usize::from(*slot)).and_then(|attr| attr.as_i64_array(op.ctx()));
        let values = op.operands_in(usize::from(*group));
        print(printer, &constants.unwrap_or_default(), &values, delimiter(args));
    }
}

/// Takes a list in brackets or parentheses.
pub fn parse(parser: &mut dyn OpParser, delimiter: Delimiter) -> ParseResult<IndexList> {
    let mut list = IndexList::default();
    let result = parser
        .op_list(delimiter, " in dynamic index list", &mut |parser| element(parser, &mut list));
    if result.is_err() {
        let at = parser.name_position();
        return Err(parser.error(at, "expected SSA value or integer"));
    }
    Ok(list)
}

/// Upstream reads `[` of a scalable size where none can be: `[4]` is `4`, and
/// `%a []` is `%a`; without `]` it fails and does not say why.
fn element(parser: &mut dyn OpParser, list: &mut IndexList) -> ParseResult {
    // A bad operand is reported, and then read as an integer.
    let value = parser.optional_operand().ok().flatten();
    let scalable = parser.optional_punct("[");
    list.constants.push(match value {
        Some(_) => DYNAMIC,
        None => parser.integer()?,
    });
    list.values.extend(value);
    if scalable && !parser.optional_punct("]") { Err(couloir_ir::Failure) } else { Ok(()) }
}

/// Writes a list in brackets or parentheses.
pub fn print(
    printer: &mut dyn OpPrinter,
    constants: &[i64],
    values: &[Value],
    delimiter: Delimiter,
) {
    let (open, close) = if delimiter == Delimiter::Paren { ("(", ")") } else { ("[", "]") };
    let mut values = values.iter();
    printer.text(open);
    for (index, &constant) in constants.iter().enumerate() {
        if index > 0 {
            printer.text(", ");
        }
        match values.as_slice().first() {
            Some(&value) if constant == DYNAMIC => {
                printer.operand(value);
                values.next();
            }
            _ => printer.text(&constant.to_string()),
        }
    }
    printer.text(close);
}

/// The constants in a slot.
pub fn constants(op: OpRef<'_>, slot: usize) -> Vec<i64> {
    op.prop(slot).and_then(|attr| attr.as_i64_array(op.ctx())).unwrap_or_default()
}
