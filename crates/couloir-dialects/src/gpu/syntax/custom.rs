//! Pieces of syntax that formats refer to by name.

use couloir_ir::asm::{AsmParser, Delimiter, OpParser, OpPrinter, ParseResult};
use couloir_ir::op::{CustomArg, CustomDirective, Slot, TypeRef};
use couloir_ir::{Attribute, OpRef, Type};
use couloir_ods::enums;

use super::super::attrs::{ALL_REDUCE_OP, ALL_REDUCE_OPERATIONS};
use super::super::objects::first_object;
use super::super::types::ASYNC_TOKEN;
use crate::common::syntax::{customs, set_prop};

customs! {
    /// `async [%a, %b]`
    pub(in crate::gpu) ASYNC_DEPENDENCIES = "AsyncDependencies", parse_dependencies, print_dependencies;
    /// `add`, or nothing
    pub(in crate::gpu) ALL_REDUCE_OPERATION = "AllReduceOperation", parse_operation, print_operation;
    /// `: i64`, or nothing for `index`
    pub(in crate::gpu) LAUNCH_DIM_TYPE = "LaunchDimType", parse_dim_type, print_dim_type;
    /// `args(%a : i32, ...)`, or nothing
    pub(in crate::gpu) LAUNCH_FUNC_OPERANDS = "LaunchFuncOperands", parse_operands, print_operands;
    /// `<#gpu.select_object<1>>`, or nothing for the first object
    pub(in crate::gpu) OFFLOADING_HANDLER = "OffloadingHandler", parse_handler, print_handler;
}

/// The slot of the attribute among a directive's arguments.
fn attr_slot(args: &[CustomArg]) -> usize {
    let slot = args.iter().find_map(|arg| match arg {
        CustomArg::Attr(slot) => Some(usize::from(*slot)),
        _ => None,
    });
    slot.unwrap_or(usize::MAX)
}

/// The operand group among a directive's arguments, also where it is only looked at.
fn operand_group(args: &[CustomArg]) -> usize {
    let group = args.iter().find_map(|arg| match arg {
        CustomArg::Operand(group) | CustomArg::Ref(CustomArg::Operand(group)) => Some(*group),
        _ => None,
    });
    group.map_or(usize::MAX, usize::from)
}

fn set_types(parser: &mut dyn OpParser, slot: Slot, types: Vec<Type>) {
    let groups = parser.groups();
    let own = match slot {
        Slot::Operand(at) => groups.operand_types.get_mut(usize::from(at)),
        Slot::Result(at) => groups.result_types.get_mut(usize::from(at)),
        Slot::Attr(_) => None,
    };
    if let Some(own) = own {
        *own = types;
    }
}

/// The groups whose types are a directive's arguments.
fn type_slots(args: &[CustomArg]) -> impl Iterator<Item = Slot> + '_ {
    args.iter().filter_map(|arg| match arg {
        CustomArg::Type(TypeRef::Group(slot)) => Some(*slot),
        _ => None,
    })
}

/// Takes `async` if it is next; only what gives a token may say so.
pub(super) fn parse_async(parser: &mut dyn OpParser) -> ParseResult<Option<Type>> {
    let at = parser.position();
    if !parser.optional_keyword("async") {
        return Ok(None);
    }
    if parser.num_named_results() == 0 {
        return Err(parser.error(at, "needs to be named when marked 'async'"));
    }
    Ok(Some(Type::dialect(AsmParser::context(parser), &ASYNC_TOKEN, Vec::new())))
}

fn parse_dependencies(parser: &mut dyn OpParser, args: &[CustomArg]) -> ParseResult {
    let token = parse_async(parser)?;
    if let Some(slot) = type_slots(args).next() {
        set_types(parser, slot, token.into_iter().collect());
    }
    let dependencies = parser.operand_list(Delimiter::OptionalSquare)?;
    let group = operand_group(args);
    if let Some(operands) = parser.groups().operands.get_mut(group) {
        *operands = dependencies;
    }
    Ok(())
}

fn print_dependencies(op: OpRef<'_>, printer: &mut dyn OpPrinter, args: &[CustomArg]) {
    let is_async = type_slots(args).any(|slot| !op.slot_types(slot).is_empty());
    if is_async {
        printer.text("async");
    }
    let dependencies = op.operands_in(operand_group(args));
    if dependencies.is_empty() {
        return;
    }
    printer.text(if is_async { " [" } else { "[" });
    printer.operands(&mut dependencies.iter().copied());
    printer.text("]");
}

fn parse_operation(parser: &mut dyn OpParser, args: &[CustomArg]) -> ParseResult {
    let Some(word) = parser.optional_any_keyword() else { return Ok(()) };
    let Some(value) = ALL_REDUCE_OPERATIONS.value_of(&word) else {
        let at = parser.position();
        return Err(parser.error(at, "invalid op kind"));
    };
    let attr = enums::get(AsmParser::context(parser), &ALL_REDUCE_OP, value);
    set_prop(parser, attr_slot(args), attr);
    Ok(())
}

fn print_operation(op: OpRef<'_>, printer: &mut dyn OpPrinter, args: &[CustomArg]) {
    if let Some(attr) = op.prop(attr_slot(args)) {
        printer.stripped_attribute(attr);
    }
}

/// The type of the sizes of a grid; those of clusters have it, too.
fn parse_dim_type(parser: &mut dyn OpParser, args: &[CustomArg]) -> ParseResult {
    let ty = if parser.optional_punct(":") { parser.ty()? } else { Type::INDEX };
    let cluster = operand_group(args);
    let clusters = parser.groups().operands.get(cluster).is_some_and(|group| !group.is_empty());
    for (at, slot) in type_slots(args).enumerate() {
        if at == 0 || clusters {
            set_types(parser, slot, vec![ty]);
        }
    }
    Ok(())
}

fn print_dim_type(op: OpRef<'_>, printer: &mut dyn OpPrinter, args: &[CustomArg]) {
    let ty = type_slots(args).next().and_then(|slot| op.slot_types(slot).first().copied());
    if let Some(ty) = ty.filter(|ty| !ty.is_index()) {
        printer.text(": ");
        printer.ty(ty);
    }
}

fn parse_operands(parser: &mut dyn OpParser, args: &[CustomArg]) -> ParseResult {
    if !parser.optional_keyword("args") {
        return Ok(());
    }
    let (mut operands, mut types) = (Vec::new(), Vec::new());
    parser.op_list(Delimiter::Paren, " in argument list", &mut |parser| {
        let argument = parser.argument(true, false)?;
        operands.push(argument.name);
        types.extend(argument.ty);
        Ok(())
    })?;
    if let Some(slot) = type_slots(args).next() {
        set_types(parser, slot, types);
    }
    let group = operand_group(args);
    if let Some(own) = parser.groups().operands.get_mut(group) {
        *own = operands;
    }
    Ok(())
}

fn print_operands(op: OpRef<'_>, printer: &mut dyn OpPrinter, args: &[CustomArg]) {
    let operands = op.operands_in(operand_group(args));
    for (at, &operand) in operands.iter().enumerate() {
        printer.text(if at == 0 { "args(" } else { ", " });
        printer.operand(operand);
        printer.text(" : ");
        printer.ty(op.ty(operand));
    }
    if !operands.is_empty() {
        printer.text(")");
    }
}

fn parse_handler(parser: &mut dyn OpParser, args: &[CustomArg]) -> ParseResult {
    let handler = if parser.optional_punct("<") {
        let handler = parser.attribute(None)?;
        parser.punct(">")?;
        handler
    } else {
        first_object(AsmParser::context(parser))
    };
    set_prop(parser, attr_slot(args), handler);
    Ok(())
}

fn print_handler(op: OpRef<'_>, printer: &mut dyn OpPrinter, args: &[CustomArg]) {
    let handler: Option<Attribute> = op.prop(attr_slot(args));
    if let Some(handler) = handler.filter(|handler| *handler != first_object(op.ctx())) {
        printer.text("<");
        printer.attribute(handler);
        printer.text(">");
    }
}
