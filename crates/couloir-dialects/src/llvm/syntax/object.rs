//! Syntax of functions, globals and aliases.

use couloir_diag::BytePos;
use couloir_ir::asm::{AsmParser, OpParser, OpPrinter, ParseResult};
use couloir_ir::attr::{AttrKind, EnumDef, Param};
use couloir_ir::{Attribute, OpRef, Type};

use super::super::attrs::enums::{
    CCONV_CASES, LINKAGE_CASES, UNNAMED_ADDR_CASES, VISIBILITY_CASES,
};
use super::super::attrs::{CCONV, LINKAGE, VSCALE_RANGE, enum_attr};
use super::super::{Alias, Func, Global, case_of, types};
use super::call::{optional_case, print_case};
use crate::common::function::{Signature, attrs_array, parse_signature, print_signature};
use crate::common::syntax::{attr_dict, attr_dict_with_keyword, set_prop};

/// Takes a linkage, or `external` where none is written.
fn parse_linkage(parser: &mut dyn OpParser, slot: usize) {
    let value = optional_case(parser, &LINKAGE_CASES);
    let linkage = enum_attr(AsmParser::context(parser), &LINKAGE, value);
    set_prop(parser, slot, linkage);
}

/// Takes a case held in an `i64`, or the first one.
fn parse_int_case(parser: &mut dyn OpParser, cases: &EnumDef, slot: usize) {
    let value = optional_case(parser, cases);
    let attr = Attribute::i64(AsmParser::context(parser), value as i64);
    set_prop(parser, slot, attr);
}

fn print_linkage(op: OpRef<'_>, slot: usize, printer: &mut dyn OpPrinter) {
    let value = op.prop(slot).and_then(|linkage| case_of(op.ctx(), linkage)).unwrap_or(0);
    printer.text(LINKAGE_CASES.text_of(value).unwrap_or_default());
    printer.text(" ");
}

fn parse_symbol_name(parser: &mut dyn OpParser, slot: usize) -> ParseResult {
    let name = parser.symbol_name()?;
    let name = Attribute::str(AsmParser::context(parser), name);
    set_prop(parser, slot, name);
    Ok(())
}

fn print_symbol_name(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    if let Some(name) = op.symbol_name() {
        printer.symbol_name(name);
    }
}

/// `comdat(@group::@selector)`
fn parse_comdat(parser: &mut dyn OpParser, slot: usize) -> ParseResult {
    if !parser.optional_keyword("comdat") {
        return Ok(());
    }
    parser.punct("(")?;
    let at = parser.position();
    let comdat = parser.attribute(None)?;
    if comdat.as_symbol_ref(AsmParser::context(parser)).is_none() {
        return Err(parser.error(at, "invalid kind of attribute specified"));
    }
    set_prop(parser, slot, comdat);
    parser.punct(")")
}

fn print_comdat(comdat: Option<Attribute>, printer: &mut dyn OpPrinter) {
    if let Some(comdat) = comdat {
        printer.text(" comdat(");
        printer.attribute(comdat);
        printer.text(")");
    }
}

/// `[linkage] [visibility] [unnamed_addr] [cconv] @name(args) [-> result]
/// [vscale_range(a, b)] [comdat(@a::@b)] [attributes {...}] [body]`
pub(in crate::llvm) fn parse_func(parser: &mut dyn OpParser) -> ParseResult {
    parse_linkage(parser, Func::LINKAGE);
    parse_int_case(parser, &VISIBILITY_CASES, Func::VISIBILITY);
    parse_int_case(parser, &UNNAMED_ADDR_CASES, Func::UNNAMED_ADDR);
    let cconv = optional_case(parser, &CCONV_CASES);
    let cconv = enum_attr(AsmParser::context(parser), &CCONV, cconv);
    set_prop(parser, Func::CCONV, cconv);
    let at = parser.position();
    parse_symbol_name(parser, Func::SYM_NAME)?;
    let signature = parse_signature(parser, true)?;
    set_signature(parser, &signature, at)?;
    parse_vscale_range(parser)?;
    parse_comdat(parser, Func::COMDAT)?;
    attr_dict_with_keyword(parser)?;
    if parser.optional_region(&signature.args)?.is_none() {
        parser.empty_region();
    }
    Ok(())
}

fn set_signature(parser: &mut dyn OpParser, signature: &Signature, at: BytePos) -> ParseResult {
    let ctx = AsmParser::context(parser);
    let args: Vec<Type> = signature.args.iter().map(|arg| arg.ty.unwrap_or(Type::NONE)).collect();
    let compatible = |ty: Type| types::is_compatible_type(ctx, ty);
    let bad = signature.results.iter().find(|result| !compatible(result.0));
    let problem = if signature.results.len() > 1 {
        Some("expected zero or one function result".to_owned())
    } else if args.iter().any(|&ty| !compatible(ty)) {
        Some("expected LLVM type for function arguments".to_owned())
    } else {
        // The missing space is upstream's.
        bad.map(|bad| format!("expected LLVM type for function results'{}'", ctx.type_text(bad.0)))
    };
    if let Some(problem) = problem {
        let message = format!("failed to construct function type: {problem}");
        return Err(parser.error(at, &message));
    }
    let result = signature.results.first().map_or_else(|| types::void(ctx), |result| result.0);
    let ty = Attribute::ty(ctx, types::func(ctx, result, &args, signature.variadic));
    let arg_attrs = attrs_array(ctx, signature.args.iter().map(|arg| arg.attrs));
    let res_attrs = attrs_array(ctx, signature.results.iter().map(|result| result.1));
    set_prop(parser, Func::FUNCTION_TYPE, ty);
    set_prop(parser, Func::ARG_ATTRS, arg_attrs);
    set_prop(parser, Func::RES_ATTRS, res_attrs);
    Ok(())
}

/// `vscale_range(1, 16)`
fn parse_vscale_range(parser: &mut dyn OpParser) -> ParseResult {
    if !parser.optional_keyword("vscale_range") {
        return Ok(());
    }
    parser.punct("(")?;
    let least = parser.integer()?;
    parser.punct(",")?;
    let most = parser.integer()?;
    parser.punct(")")?;
    let ctx = AsmParser::context(parser);
    let bound = |value: i64| Param::Attr(Attribute::int(ctx, Type::I32, value));
    let range = Attribute::dialect(ctx, &VSCALE_RANGE, vec![bound(least), bound(most)]);
    set_prop(parser, Func::VSCALE_RANGE, range);
    Ok(())
}

fn print_vscale_range(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    let ctx = op.ctx();
    let Some(range) = Func(op).vscale_range().and_then(|r| r.params_of(ctx, &VSCALE_RANGE)) else {
        return;
    };
    let bound = |at: usize| {
        range.get(at).and_then(|bound: &Param| bound.as_attr()?.as_i64(ctx)).unwrap_or(0)
    };
    printer.text(&format!(" vscale_range({}, {})", bound(0), bound(1)));
}

const FUNC_ELIDED: &[&str] = &[
    "sym_name",
    "function_type",
    "arg_attrs",
    "res_attrs",
    "linkage",
    "CConv",
    "visibility_",
    "comdat",
    "unnamed_addr",
    "vscale_range",
];

pub(in crate::llvm) fn print_func(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    let func = Func(op);
    printer.text(" ");
    if case_of(op.ctx(), func.linkage()) != Some(0) {
        print_linkage(op, Func::LINKAGE, printer);
    }
    print_case(op, Func::VISIBILITY, &VISIBILITY_CASES, printer);
    print_case(op, Func::UNNAMED_ADDR, &UNNAMED_ADDR_CASES, printer);
    print_case(op, Func::CCONV, &CCONV_CASES, printer);
    print_symbol_name(op, printer);
    print_own_signature(op, printer);
    print_vscale_range(op, printer);
    print_comdat(func.comdat(), printer);
    printer.attr_dict_with_keyword(op, FUNC_ELIDED);
    if let Some(body) = op.region(0).filter(|body| !body.is_empty()) {
        printer.text(" ");
        printer.region(body, false, true);
    }
}

fn print_own_signature(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    let ctx = op.ctx();
    let ty = Func(op).function_type().and_then(|ty| types::as_func(ctx, ty.as_type(ctx)?));
    let Some(ty) = ty else { return };
    let result = (!types::is_void(ctx, ty.result)).then_some(ty.result);
    let types = (ty.args(), ty.variadic, result.as_slice());
    print_signature(op, types, [Func::ARG_ATTRS, Func::RES_ATTRS], printer);
}

/// What starts a global and an alias, by slots: linkage, visibility,
/// `thread_local`, `unnamed_addr`.
fn parse_head(parser: &mut dyn OpParser, [linkage, visibility, thread, unnamed]: [usize; 4]) {
    parse_linkage(parser, linkage);
    parse_int_case(parser, &VISIBILITY_CASES, visibility);
    if parser.optional_keyword("thread_local") {
        set_prop(parser, thread, Attribute::UNIT);
    }
    parse_int_case(parser, &UNNAMED_ADDR_CASES, unnamed);
}

fn print_head(
    op: OpRef<'_>,
    [linkage, visibility, thread, unnamed]: [usize; 4],
    printer: &mut dyn OpPrinter,
) {
    printer.text(" ");
    print_linkage(op, linkage, printer);
    print_case(op, visibility, &VISIBILITY_CASES, printer);
    printer.text(if op.prop(thread).is_some() { "thread_local " } else { "" });
    print_case(op, unnamed, &UNNAMED_ADDR_CASES, printer);
}

const GLOBAL_HEAD: [usize; 4] =
    [Global::LINKAGE, Global::VISIBILITY, Global::THREAD_LOCAL, Global::UNNAMED_ADDR];

/// `[linkage] ... [constant] @name([value]) [comdat(@a::@b)] {attrs} [: type] [initializer]`
pub(in crate::llvm) fn parse_global(parser: &mut dyn OpParser) -> ParseResult {
    parse_head(parser, GLOBAL_HEAD);
    if parser.optional_keyword("constant") {
        set_prop(parser, Global::CONSTANT, Attribute::UNIT);
    }
    parse_symbol_name(parser, Global::SYM_NAME)?;
    parser.punct("(")?;
    let mut value = None;
    if !parser.optional_punct(")") {
        value = Some(parser.attribute(None)?);
        set_prop(parser, Global::VALUE, value);
        parser.punct(")")?;
    }
    parse_comdat(parser, Global::COMDAT)?;
    attr_dict(parser)?;
    parse_type_and_body(parser, value)
}

fn parse_type_and_body(parser: &mut dyn OpParser, value: Option<Attribute>) -> ParseResult {
    let at = parser.name_position();
    let (ty, has_type) = match optional_one_type(parser, at)? {
        Some(ty) => (ty, true),
        None => (string_type(parser, value, at)?, false),
    };
    let ty = Attribute::ty(AsmParser::context(parser), ty);
    set_prop(parser, Global::GLOBAL_TYPE, ty);
    let region = if has_type { parser.optional_region(&[])? } else { None };
    if region.is_none() {
        parser.empty_region();
    }
    Ok(())
}

/// `: type`, if it is next; several are read and then refused.
fn optional_one_type(parser: &mut dyn OpParser, at: BytePos) -> ParseResult<Option<Type>> {
    if !parser.optional_punct(":") {
        return Ok(None);
    }
    let ty = parser.ty()?;
    let mut is_one = true;
    while parser.optional_punct(",") {
        parser.ty()?;
        is_one = false;
    }
    if is_one { Ok(Some(ty)) } else { Err(parser.error(at, "expected zero or one type")) }
}

/// The array of bytes that a string is.
fn string_type(
    parser: &mut dyn OpParser,
    value: Option<Attribute>,
    at: BytePos,
) -> ParseResult<Type> {
    let ctx = AsmParser::context(parser);
    let Some(text) = value.and_then(|value| value.as_str(ctx)) else {
        return Err(parser.error(at, "type can only be omitted for string globals"));
    };
    Ok(types::array(ctx, ctx.bytes(text).len() as u64, Type::I8))
}

const GLOBAL_ELIDED: &[&str] = &[
    "sym_name",
    "global_type",
    "constant",
    "value",
    "linkage",
    "unnamed_addr",
    "thread_local_",
    "visibility_",
    "comdat",
];

pub(in crate::llvm) fn print_global(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    let global = Global(op);
    print_head(op, GLOBAL_HEAD, printer);
    printer.text(if global.constant().is_some() { "constant " } else { "" });
    print_symbol_name(op, printer);
    printer.text("(");
    if let Some(value) = global.value() {
        printer.attribute(value);
    }
    printer.text(")");
    print_comdat(global.comdat(), printer);
    printer.attr_dict(op, GLOBAL_ELIDED);
    let is_string = |value: Attribute| matches!(value.kind(op.ctx()), AttrKind::String(..));
    if !global.value().is_some_and(is_string) {
        print_type_and_body(op, global.global_type(), printer);
    }
}

fn print_type_and_body(op: OpRef<'_>, ty: Option<Attribute>, printer: &mut dyn OpPrinter) {
    printer.text(" : ");
    if let Some(ty) = ty.and_then(|ty| ty.as_type(op.ctx())) {
        printer.ty(ty);
    }
    if let Some(body) = op.region(0).filter(|body| !body.is_empty()) {
        printer.text(" ");
        printer.region(body, false, true);
    }
}

const ALIAS_HEAD: [usize; 4] =
    [Alias::LINKAGE, Alias::VISIBILITY, Alias::THREAD_LOCAL, Alias::UNNAMED_ADDR];

/// `[linkage] ... @name {attrs} : type initializer`
pub(in crate::llvm) fn parse_alias(parser: &mut dyn OpParser) -> ParseResult {
    parse_head(parser, ALIAS_HEAD);
    parse_symbol_name(parser, Alias::SYM_NAME)?;
    attr_dict(parser)?;
    let at = parser.name_position();
    if let Some(ty) = optional_one_type(parser, at)? {
        let ty = Attribute::ty(AsmParser::context(parser), ty);
        set_prop(parser, Alias::ALIAS_TYPE, ty);
    }
    parser.region(&[])?;
    Ok(())
}

const ALIAS_ELIDED: &[&str] =
    &["sym_name", "alias_type", "linkage", "unnamed_addr", "thread_local_", "visibility_"];

pub(in crate::llvm) fn print_alias(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    print_head(op, ALIAS_HEAD, printer);
    print_symbol_name(op, printer);
    printer.attr_dict(op, ALIAS_ELIDED);
    print_type_and_body(op, Alias(op).alias_type(), printer);
}
