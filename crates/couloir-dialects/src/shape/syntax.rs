//! Hand-written syntax of `shape`.

use couloir_ir::asm::{AsmParser, Delimiter, OpParser, OpPrinter, ParseResult};
use couloir_ir::{Attribute, Context, OpRef};

use super::types::witness;
use super::{AssumingYield, ConstShape, Func, FunctionLibrary, Reduce};
use crate::common::extents;
use crate::common::function::{self, Slots};
use crate::common::syntax::{attr_dict, attr_dict_with_keyword, set_prop};

const SLOTS: Slots = Slots {
    sym_name: Func::SYM_NAME,
    function_type: Func::FUNCTION_TYPE,
    sym_visibility: Func::SYM_VISIBILITY,
    arg_attrs: Func::ARG_ATTRS,
    res_attrs: Func::RES_ATTRS,
};

pub(super) fn parse_func(parser: &mut dyn OpParser) -> ParseResult {
    function::parse(parser, &SLOTS)
}

pub(super) fn print_func(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    function::print(op, &SLOTS, printer);
}

/// `%witness [-> types] {...}`
pub(super) fn parse_assuming(parser: &mut dyn OpParser) -> ParseResult {
    let operand = parser.operand()?;
    let ty = witness(AsmParser::context(parser));
    parser.resolve(operand, ty)?;
    let types = parser.optional_arrow_type_list()?;
    parser.state().results.extend(types);
    let region = parser.region(&[])?;
    parser.ensure_terminator(region, AssumingYield::def())?;
    attr_dict(parser)
}

pub(super) fn print_assuming(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    let gives = op.results().len() > 0;
    printer.text(" ");
    printer.operands(&mut op.operands());
    if gives {
        printer.text(" -> (");
        printer.types(&mut op.result_types());
        printer.text(")");
    }
    printer.text(" ");
    if let Some(region) = op.region(0) {
        printer.region(region, false, gives);
    }
    printer.attr_dict(op, &[]);
}

/// `{attrs} [1, 2] : type`
pub(super) fn parse_const_shape(parser: &mut dyn OpParser) -> ParseResult {
    attr_dict(parser)?;
    let at = parser.position();
    let list = parser.attribute(None)?;
    let Some(extents) = numbers(AsmParser::context(parser), list) else {
        return Err(parser.error(at, "expected a list of integers"));
    };
    let shape = extents::index_list(AsmParser::context(parser), &extents);
    set_prop(parser, ConstShape::SHAPE, shape);
    parser.punct(":")?;
    let ty = parser.ty()?;
    parser.state().results.push(ty);
    Ok(())
}

/// The numbers of an array, whatever types they have.
fn numbers(ctx: &Context, list: Attribute) -> Option<Vec<i64>> {
    let number = |attr: &Attribute| attr.as_int(ctx)?.sext_or_trunc(64).to_i64();
    list.as_array(ctx)?.iter().map(number).collect()
}

pub(super) fn print_const_shape(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    printer.text(" ");
    printer.attr_dict(op, &["shape"]);
    printer.text("[");
    let extents = op.prop(ConstShape::SHAPE).map(|shape| extents::constants(op.ctx(), shape));
    let extents = extents.iter().flatten().map(i64::to_string).collect::<Vec<_>>();
    printer.text(&extents.join(", "));
    printer.text("] : ");
    printer.types(&mut op.result_types());
}

/// `(%shape, %initial) : type [-> types] {...}`
pub(super) fn parse_reduce(parser: &mut dyn OpParser) -> ParseResult {
    let operands = parser.operand_list(Delimiter::Paren)?;
    parser.punct(":")?;
    let shape = parser.ty()?;
    let at = parser.name_position();
    let types = parser.optional_arrow_type_list()?;
    parser.state().results.extend(types.iter().copied());
    let Some((first, rest)) = operands.split_first() else {
        return Err(parser.error(at, "expected a shape"));
    };
    parser.resolve(*first, shape)?;
    parser.resolve_all(rest, &types, at)?;
    parser.region(&[])?;
    attr_dict(parser)
}

pub(super) fn print_reduce(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    printer.text("(");
    printer.operands(&mut op.operand(Reduce::SHAPE).into_iter());
    printer.text(", ");
    printer.operands(&mut op.operands_in(Reduce::INIT_VALS).into_iter());
    printer.text(") : ");
    printer.types(&mut op.operand_type(Reduce::SHAPE).into_iter());
    printer.optional_arrow_types(&op.result_types().collect::<Vec<_>>());
    printer.text(" ");
    if let Some(region) = op.region(0) {
        printer.region(region, true, true);
    }
    printer.attr_dict(op, &[]);
}

/// `@name [attributes {...}] {...} mapping {...}`
pub(super) fn parse_library(parser: &mut dyn OpParser) -> ParseResult {
    let name = parser.symbol_name()?;
    let name = Attribute::str(AsmParser::context(parser), name);
    set_prop(parser, FunctionLibrary::SYM_NAME, name);
    attr_dict_with_keyword(parser)?;
    parser.region(&[])?;
    parser.keyword("mapping")?;
    let at = parser.position();
    let mapping = parser.attribute(None)?;
    if mapping.as_dictionary(AsmParser::context(parser)).is_none() {
        return Err(parser.error(at, "invalid kind of attribute specified"));
    }
    set_prop(parser, FunctionLibrary::MAPPING, mapping);
    Ok(())
}

pub(super) fn print_library(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    printer.text(" ");
    let view = FunctionLibrary(op);
    if let Some(name) = view.sym_name().and_then(|name| name.as_str(op.ctx())) {
        printer.symbol_name(name);
    }
    printer.attr_dict_with_keyword(op, &["sym_name", "mapping"]);
    printer.text(" ");
    if let Some(region) = op.region(0) {
        printer.region(region, false, false);
    }
    printer.text(" mapping ");
    if let Some(mapping) = view.mapping() {
        printer.attribute_without_type(mapping);
    }
}
