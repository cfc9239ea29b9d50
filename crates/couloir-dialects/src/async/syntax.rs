//! Hand-written syntax of `async`.

use couloir_ir::asm::{
    Argument, AsmParser, Delimiter, OpParser, OpPrinter, ParseResult, Unresolved,
};

use couloir_ir::op::{AttrSyntax, CustomArg, CustomDirective};
use couloir_ir::{Attribute, OpRef, Type};
use couloir_ods::attr_constraints;
use couloir_ods::attrs::{is_int_of, is_integer};

use super::types::{TOKEN, value_type};
use super::{Execute, Func};
use crate::common::function::{self, Slots};
use crate::common::syntax::{attr_dict_with_keyword, set_prop};

attr_constraints! {
    /// `ConfinedAttr<I64Attr, [IntPositive]>`
    COUNT_ATTR: is_integer = "64-bit signless integer attribute whose value is positive",
        |ctx, attr| is_int_of(ctx, attr, Type::I64) && attr.as_i64(ctx).is_some_and(|n| n > 0),
        AttrSyntax::Any;
}

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

/// `[dependencies] (%v as %x: type, ...) -> types attributes {...} {...}`
pub(super) fn parse_execute(parser: &mut dyn OpParser) -> ParseResult {
    let token = Type::dialect(AsmParser::context(parser), &TOKEN, Vec::new());
    let dependencies = dependencies(parser)?;
    let (mut operands, mut types, mut args) = (Vec::new(), Vec::new(), Vec::new());
    parser.op_list(Delimiter::OptionalParen, "", &mut |parser| {
        let (operand, ty, arg) = body_operand(parser)?;
        operands.push(operand);
        types.push(ty);
        args.push(arg);
        Ok(())
    })?;
    let results = parser.optional_arrow_type_list()?;
    parser.state().results.push(token);
    parser.state().results.extend(results);
    let segments = [dependencies.len(), operands.len()];
    for operand in dependencies {
        parser.resolve(operand, token)?;
    }
    for (operand, ty) in operands.into_iter().zip(types) {
        parser.resolve(operand, ty)?;
    }
    let segments = segments.map(|count| i32::try_from(count).unwrap_or(i32::MAX));
    let segments = Attribute::i32_array(AsmParser::context(parser), &segments);
    set_prop(parser, Execute::OPERAND_SEGMENT_SIZES, segments);
    attr_dict_with_keyword(parser)?;
    parser.region(&args).map(|_| ())
}

/// `[%token, ...]`, or nothing.
fn dependencies(parser: &mut dyn OpParser) -> ParseResult<Vec<Unresolved>> {
    if !parser.optional_punct("[") {
        return Ok(Vec::new());
    }
    let tokens = parser.operand_list(Delimiter::None)?;
    parser.punct("]")?;
    Ok(tokens)
}

/// `%v as %x: type`
fn body_operand(parser: &mut dyn OpParser) -> ParseResult<(Unresolved, Type, Argument)> {
    let operand = parser.operand()?;
    parser.keyword("as")?;
    let mut arg = parser.argument(false, false)?;
    parser.punct(":")?;
    let ty = parser.ty()?;
    arg.ty = Some(value_type(AsmParser::context(parser), ty).unwrap_or(ty));
    Ok((operand, ty, arg))
}

pub(super) fn print_execute(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    let view = Execute(op);
    let dependencies = view.dependencies();
    if !dependencies.is_empty() {
        printer.text(" [");
        printer.operands(&mut dependencies.iter().copied());
        printer.text("]");
    }
    let operands = view.body_operands();
    let Some(region) = op.region(0) else { return };
    let args = region.entry().map_or(&[] as &[_], |entry| entry.args());
    for (at, (&operand, &arg)) in operands.iter().zip(args).enumerate() {
        printer.text(if at == 0 { " (" } else { ", " });
        printer.operand(operand);
        printer.text(" as ");
        printer.operand(arg);
        printer.text(": ");
        printer.ty(op.ty(operand));
    }
    if !operands.is_empty() {
        printer.text(")");
    }
    printer.optional_arrow_types(&op.result_types().skip(1).collect::<Vec<_>>());
    printer.attr_dict_with_keyword(op, &["operandSegmentSizes"]);
    printer.text(" ");
    printer.region(region, false, true);
}

/// The type of what is waited for; that of the result follows from it.
pub(super) static AWAIT_RESULT_TYPE: CustomDirective = CustomDirective {
    name: "AwaitResultType",
    parse: parse_await_type,
    parse_optional: None,
    parse_plain: None,
    print: |op, printer, _| {
        if let Some(ty) = op.operand_type(0) {
            printer.ty(ty);
        }
    },
};

fn parse_await_type(parser: &mut dyn OpParser, _: &[CustomArg]) -> ParseResult {
    let ty = parser.ty()?;
    let value = value_type(AsmParser::context(parser), ty);
    let groups = parser.groups();
    if let Some(types) = groups.operand_types.first_mut() {
        *types = vec![ty];
    }
    if let Some(types) = groups.result_types.first_mut() {
        *types = value.into_iter().collect();
    }
    Ok(())
}
