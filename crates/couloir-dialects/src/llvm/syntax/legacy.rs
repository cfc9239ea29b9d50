//! What ops said of types while pointers said what they point to.
//!
//! Types are left out where a typed pointer gives them, both read and written.

use couloir_ir::asm::{AsmParser, OpParser, OpPrinter, ParseResult};
use couloir_ir::op::CustomArg;
use couloir_ir::{Attribute, OpRef, Type};

use super::super::types::pointee;
use super::super::{GetElementPtr, Load, Store};
use super::custom::set_prop_in;
use super::custom::{known_type, set_type_at};

/// `ptr<T>`, or `ptr -> T`
pub(super) fn parse_load(parser: &mut dyn OpParser, args: &[CustomArg]) -> ParseResult {
    let address = parser.ty()?;
    let loaded = match pointee(AsmParser::context(parser), address) {
        Some(pointee) if !parser.optional_punct("->") => pointee,
        Some(_) => parser.ty()?,
        None => {
            parser.punct("->")?;
            parser.ty()?
        }
    };
    set_type_at(parser, args, 0, address);
    set_type_at(parser, args, 1, loaded);
    Ok(())
}

pub(super) fn print_load(op: OpRef<'_>, printer: &mut dyn OpPrinter, _: &[CustomArg]) {
    let address = op.ty(Load(op).addr());
    let loaded = op.result_type(0).unwrap_or(Type::NONE);
    printer.ty(address);
    if pointee(op.ctx(), address) != Some(loaded) {
        printer.text(" -> ");
        printer.ty(loaded);
    }
}

/// `ptr<T>`, or `T, ptr`
pub(super) fn parse_store(parser: &mut dyn OpParser, args: &[CustomArg]) -> ParseResult {
    let first = parser.ty()?;
    let (value, address) = match pointee(AsmParser::context(parser), first) {
        Some(pointee) if !parser.optional_punct(",") => (pointee, first),
        Some(_) => (first, parser.ty()?),
        None => {
            parser.punct(",")?;
            (first, parser.ty()?)
        }
    };
    set_type_at(parser, args, 0, value);
    set_type_at(parser, args, 1, address);
    Ok(())
}

pub(super) fn print_store(op: OpRef<'_>, printer: &mut dyn OpPrinter, _: &[CustomArg]) {
    let store = Store(op);
    let (value, address) = (op.ty(store.value()), op.ty(store.addr()));
    if pointee(op.ctx(), address) != Some(value) {
        printer.ty(value);
        printer.text(", ");
    }
    printer.ty(address);
}

/// Nothing, or `, T`
pub(super) fn parse_element(parser: &mut dyn OpParser, args: &[CustomArg]) -> ParseResult {
    let base = known_type(parser, args).unwrap_or(Type::NONE);
    let ctx = AsmParser::context(parser);
    let element = match pointee(ctx, base.element_or_self(ctx)) {
        Some(pointee) if !parser.optional_punct(",") => pointee,
        Some(_) => parser.ty()?,
        None => {
            parser.punct(",")?;
            parser.ty()?
        }
    };
    let element = Attribute::ty(AsmParser::context(parser), element);
    set_prop_in(parser, args, element);
    Ok(())
}

pub(super) fn print_element(op: OpRef<'_>, printer: &mut dyn OpPrinter, _: &[CustomArg]) {
    let gep = GetElementPtr(op);
    let Some(element) = gep.elem_type().and_then(|ty| ty.as_type(op.ctx())) else { return };
    let base = op.ty(gep.base()).element_or_self(op.ctx());
    if pointee(op.ctx(), base) != Some(element) {
        printer.text(", ");
        printer.ty(element);
    }
}
