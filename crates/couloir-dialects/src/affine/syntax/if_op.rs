//! `affine.if`.

use couloir_ir::asm::{OpParser, OpPrinter, ParseResult};
use couloir_ir::attr::AttrKind;
use couloir_ir::{Attribute, Context, OpRef, Type, Value};

use super::super::{If, Yield};
use super::{parse_inputs, print_inputs, resolve_indices};
use crate::common::syntax::{parse_else, print_then_else, set_prop};

/// The dimensions and symbols of a set.
fn inputs_of(ctx: &Context, set: Attribute) -> Option<(usize, usize)> {
    match set.kind(ctx) {
        AttrKind::IntegerSet(set) => Some((set.dims() as usize, set.symbols() as usize)),
        _ => None,
    }
}

/// `set(%dims)[%symbols] [-> types] {...} [else {...}] {attrs}`
pub(in crate::affine) fn parse(parser: &mut dyn OpParser) -> ParseResult {
    let at = parser.position();
    let set = parser.attribute(None)?;
    let Some((dims_wanted, symbols_wanted)) = inputs_of(parser.context(), set) else {
        return Err(parser.error(at, "invalid kind of attribute specified"));
    };
    let (dims, symbols) = parse_inputs(parser)?;
    resolve_indices(parser, &dims)?;
    resolve_indices(parser, &symbols)?;
    let name = parser.name_position();
    if dims.len() != dims_wanted {
        let message = "dim operand count and integer set dim count must match";
        return Err(parser.error(name, message));
    }
    if symbols.len() != symbols_wanted {
        let message = "symbol operand count and integer set symbol count must match";
        return Err(parser.error(name, message));
    }
    set_prop(parser, If::CONDITION, set);
    let results = parser.optional_arrow_type_list()?;
    parser.state().results.extend(results);
    let then = parser.region(&[])?;
    parse_else(parser, then, Yield::def())
}

pub(in crate::affine) fn print(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    let view = If(op);
    let Some(set) = view.condition() else { return };
    let operands: Vec<Value> = op.operands().collect();
    let dims = inputs_of(op.ctx(), set).map_or(0, |inputs| inputs.0);
    printer.text(" ");
    printer.attribute(set);
    print_inputs(printer, &operands, dims);
    let results: Vec<Type> = op.result_types().collect();
    printer.optional_arrow_types(&results);
    printer.text(" ");
    print_then_else(op, printer);
    printer.attr_dict(op, &["condition"]);
}
