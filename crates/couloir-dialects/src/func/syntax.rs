//! Hand-written syntax of `func`.

use couloir_ir::asm::{AsmParser, Delimiter, OpParser, OpPrinter, ParseResult};
use couloir_ir::{OpRef, Type};

use super::{CallIndirect, Func};
use crate::common::function::{self, Slots};
use crate::common::syntax::attr_dict;

const SLOTS: Slots = Slots {
    sym_name: Func::SYM_NAME,
    function_type: Func::FUNCTION_TYPE,
    sym_visibility: Func::SYM_VISIBILITY,
    arg_attrs: Func::ARG_ATTRS,
    res_attrs: Func::RES_ATTRS,
};

/// `[visibility] @name(args) [-> results] [attributes {...}] [body]`
pub(super) fn parse_func(parser: &mut dyn OpParser) -> ParseResult {
    function::parse(parser, &SLOTS)
}

pub(super) fn print_func(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    function::print(op, &SLOTS, printer);
}

/// `%callee(%args) {attrs} : function type`
pub(super) fn parse_call_indirect(parser: &mut dyn OpParser) -> ParseResult {
    let callee = parser.operand()?;
    parser.punct("(")?;
    let at = parser.position();
    let operands = parser.operand_list(Delimiter::None)?;
    parser.punct(")")?;
    attr_dict(parser)?;
    parser.punct(":")?;
    let ty_at = parser.position();
    let ty = parser.ty()?;
    let (inputs, results) = signature(parser, ty, ty_at)?;
    parser.state().results.extend(results);
    parser.resolve(callee, ty)?;
    parser.resolve_all(&operands, &inputs, at)
}

fn signature(
    parser: &mut dyn OpParser,
    ty: Type,
    at: couloir_diag::BytePos,
) -> ParseResult<(Vec<Type>, Vec<Type>)> {
    let ctx = AsmParser::context(parser);
    if let Some((inputs, results)) = ty.as_function(ctx) {
        return Ok((inputs.to_vec(), results.to_vec()));
    }
    let found = ctx.type_text(ty);
    let message =
        format!("invalid kind of type specified: expected builtin.function, but found '{found}'");
    Err(parser.error(at, &message))
}

pub(super) fn print_call_indirect(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    let callee = CallIndirect(op).callee();
    printer.text(" ");
    printer.operand(callee);
    printer.text("(");
    printer.operands(&mut op.operands().skip(1));
    printer.text(")");
    printer.attr_dict(op, &[]);
    printer.text(" : ");
    printer.ty(op.ty(callee));
}
