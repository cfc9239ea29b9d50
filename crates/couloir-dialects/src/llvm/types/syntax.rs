//! Text of the types: inside angle brackets `!llvm.` is left out.
//!
//! Names of identified structs being read are kept per thread, as
//! types of other dialects may stand between a struct and a mention of it.

use std::cell::RefCell;

use couloir_diag::BytePos;
use couloir_ir::asm::{AsmParser, AsmPrinter, ParseResult};
use couloir_ir::attr::Param;
use couloir_ir::ty::{DialectType, TypeKind};
use couloir_ir::{Context, Failure, Str, Type};

use super::compatible::{is_argument, is_array_element, is_result, is_struct_element};
use super::{
    ALL, StructType, array, func, ptr_in, set_body, set_opaque, struct_identified, target,
    types_in, void,
};

thread_local! {
    static READING: RefCell<Vec<Str>> = const { RefCell::new(Vec::new()) };
}

/// Runs `inside` with a struct's name on the list, unless it is there already.
fn reading<R>(name: Str, inside: impl FnOnce() -> R) -> Option<R> {
    let entered = READING.with_borrow_mut(|names| {
        let new = !names.contains(&name);
        if new {
            names.push(name);
        }
        new
    });
    if !entered {
        return None;
    }
    let result = inside();
    READING.with_borrow_mut(Vec::pop);
    Some(result)
}

/// Takes a type, `!llvm.` left out or not.
pub(super) fn parse_pretty(parser: &mut dyn AsmParser) -> ParseResult<Type> {
    if let Some(ty) = parser.optional_type()? {
        return Ok(ty);
    }
    let at = parser.position();
    let keyword = parser.any_keyword()?;
    parse_named(parser, &keyword, at)
}

/// The rest of a type that starts with this keyword.
fn parse_named(parser: &mut dyn AsmParser, keyword: &str, at: BytePos) -> ParseResult<Type> {
    if let Some(def) = ALL.iter().find(|def| def.mnemonic == keyword) {
        let mut ty = Type::NONE;
        parser.nested(&mut |parser| {
            ty = (def.parse)(parser)?;
            Ok(())
        })?;
        return Ok(ty);
    }
    Err(parser.error(at, &format!("unknown LLVM type: {keyword}")))
}

/// A type after `!llvm.` that is none by its first word alone.
pub(in super::super) fn parse_other_type(parser: &mut dyn AsmParser) -> ParseResult<Type> {
    let at = parser.position();
    if parser.optional_type()?.is_some() {
        return Err(parser.error(at, "unexpected type, expected keyword"));
    }
    let keyword = parser.any_keyword()?;
    parse_named(parser, &keyword, at)
}

/// Writes a type, without `!llvm.` where it is of this dialect.
fn print_pretty(printer: &mut dyn AsmPrinter, ty: Type) {
    let context = printer.context();
    let def = match ty.kind(context) {
        TypeKind::Dialect(data) if data.def.dialect == "llvm" => data.def,
        _ => return printer.ty(ty),
    };
    printer.text(def.mnemonic);
    printer.stripped_type(ty);
}

fn print_list(printer: &mut dyn AsmPrinter, types: impl Iterator<Item = Type>) {
    for (at, ty) in types.enumerate() {
        if at > 0 {
            printer.text(", ");
        }
        print_pretty(printer, ty);
    }
}

/// Takes a number of so many bits, saying of what where it is wrong.
fn parse_number(
    parser: &mut dyn AsmParser,
    bits: u32,
    class: &str,
    (name, ty): (&str, &str),
) -> ParseResult<u64> {
    parser.unsigned(bits).map_err(|_| {
        parser.follow_up(&format!(
            "failed to parse {class} parameter '{name}' which is to be a `{ty}`"
        ))
    })
}

/// Nothing, or `<space>`
pub(super) fn parse_ptr(parser: &mut dyn AsmParser) -> ParseResult<Type> {
    if !parser.optional_punct("<") {
        return Ok(ptr_in(parser.context(), 0));
    }
    let space = parse_number(parser, 32, "LLVMPointerType", ("addressSpace", "unsigned"))?;
    parser.punct(">")?;
    Ok(ptr_in(parser.context(), space as u32))
}

pub(super) fn print_ptr(_: &Context, ty: &DialectType, printer: &mut dyn AsmPrinter) {
    let space = ty.params.first().and_then(Param::as_uint).unwrap_or(0);
    if space != 0 {
        printer.text(&format!("<{space}>"));
    }
}

/// `<4 x T>`
pub(super) fn parse_array(parser: &mut dyn AsmParser) -> ParseResult<Type> {
    let at = parser.position();
    parser.punct("<")?;
    let size = parse_number(parser, 64, "LLVMArrayType", ("numElements", "uint64_t"))?;
    parser.keyword("x")?;
    let element = parse_pretty(parser)?;
    parser.punct(">")?;
    let ctx = parser.context();
    if !is_array_element(ctx, element) {
        let message = format!("invalid array element type: '{}'", ctx.type_text(element));
        return Err(parser.error(at, &message));
    }
    Ok(array(ctx, size, element))
}

pub(super) fn print_array(_: &Context, ty: &DialectType, printer: &mut dyn AsmPrinter) {
    let count = ty.params.get(1).and_then(Param::as_uint).unwrap_or(0);
    printer.text(&format!("<{count} x "));
    if let Some(element) = ty.params.first().and_then(Param::as_type) {
        print_pretty(printer, element);
    }
    printer.text(">");
}

/// `<T (A, B, ...)>`
pub(super) fn parse_func(parser: &mut dyn AsmParser) -> ParseResult<Type> {
    let at = parser.position();
    parser.punct("<")?;
    let result = parse_pretty(parser)?;
    parser.punct("(")?;
    let (args, variadic) = parse_args(parser)?;
    parser.punct(">")?;
    let ctx = parser.context();
    if !is_result(ctx, result) {
        let message = format!("invalid function result type: '{}'", ctx.type_text(result));
        return Err(parser.error(at, &message));
    }
    if let Some(&arg) = args.iter().find(|&&arg| !is_argument(ctx, arg)) {
        let message = format!("invalid function argument type: '{}'", ctx.type_text(arg));
        return Err(parser.error(at, &message));
    }
    Ok(func(ctx, result, &args, variadic))
}

/// What stands between parentheses, and the closing one.
fn parse_args(parser: &mut dyn AsmParser) -> ParseResult<(Vec<Type>, bool)> {
    let mut args = Vec::new();
    if parser.optional_punct(")") {
        return Ok((args, false));
    }
    loop {
        if parser.optional_punct("...") {
            parser.punct(")")?;
            return Ok((args, true));
        }
        args.push(parse_pretty(parser)?);
        if !parser.optional_punct(",") {
            break;
        }
    }
    parser.punct(")")?;
    Ok((args, false))
}

pub(super) fn print_func(ctx: &Context, ty: &DialectType, printer: &mut dyn AsmPrinter) {
    printer.text("<");
    print_pretty(printer, ty.params.first().and_then(Param::as_type).unwrap_or_else(|| void(ctx)));
    printer.text(" (");
    let args = types_in(ty.params.get(1));
    let count = args.len();
    print_list(printer, args);
    if ty.params.get(2).and_then(Param::as_bool) == Some(true) {
        printer.text(if count == 0 { "..." } else { ", ..." });
    }
    printer.text(")>");
}

/// `<(A, B)>`, `<packed (A, B)>`, `<"name", (A, B)>`, `<"name", opaque>`;
/// `<"name">` within itself.
pub(super) fn parse_struct(parser: &mut dyn AsmParser) -> ParseResult<Type> {
    let at = parser.position();
    parser.punct("<")?;
    if let Some(name) = parser.optional_string()? {
        return struct_after_name(parser, name);
    }
    let inside = parser.position();
    if parser.optional_keyword("opaque") {
        return Err(parser.error(inside, "only identified structs can be opaque"));
    }
    let packed = parser.optional_keyword("packed");
    let (_, elements) = parse_elements(parser)?;
    parser.punct(">")?;
    check_elements(parser, at, &elements)?;
    Ok(super::literal(parser.context(), &elements, packed))
}

/// What follows an identified struct's name, the closing bracket included.
fn struct_after_name(parser: &mut dyn AsmParser, name: Str) -> ParseResult<Type> {
    let at = parser.position();
    if parser.optional_punct(">") {
        if READING.with_borrow(|names| names.contains(&name)) {
            return Ok(struct_identified(parser.context(), name));
        }
        return Err(parser.error(at, "struct without a body only allowed in a recursive struct"));
    }
    parser.punct(",")?;
    let at = parser.position();
    if parser.optional_keyword("opaque") {
        parser.punct(">")?;
        let ty = struct_identified(parser.context(), name);
        if !set_opaque(parser.context(), ty) {
            return Err(parser.error(at, "redeclaring defined struct as opaque"));
        }
        return Ok(ty);
    }
    let packed = parser.optional_keyword("packed");
    match reading(name, || parse_elements(parser)) {
        Some(parsed) => {
            let (at, elements) = parsed?;
            parser.punct(">")?;
            complete(parser, at, name, &elements, packed)
        }
        None => Err(parser.error(at, "identifier already used for an enclosing struct")),
    }
}

fn complete(
    parser: &mut dyn AsmParser,
    at: BytePos,
    name: Str,
    elements: &[Type],
    packed: bool,
) -> ParseResult<Type> {
    check_elements(parser, at, elements)?;
    let ty = struct_identified(parser.context(), name);
    if set_body(parser.context(), ty, elements, packed) {
        return Ok(ty);
    }
    Err(parser.error(at, "identified type already used with a different body"))
}

/// `(A, B)`, and where the first one stands.
fn parse_elements(parser: &mut dyn AsmParser) -> ParseResult<(BytePos, Vec<Type>)> {
    parser.punct("(")?;
    let at = parser.position();
    let mut elements = Vec::new();
    if parser.optional_punct(")") {
        return Ok((at, elements));
    }
    loop {
        elements.push(parse_pretty(parser)?);
        if !parser.optional_punct(",") {
            break;
        }
    }
    parser.punct(")")?;
    Ok((at, elements))
}

fn check_elements(parser: &mut dyn AsmParser, at: BytePos, elements: &[Type]) -> ParseResult {
    let ctx = parser.context();
    let Some(&bad) = elements.iter().find(|&&ty| !is_struct_element(ctx, ty)) else {
        return Ok(());
    };
    let message = format!("invalid LLVM structure element type: '{}'", ctx.type_text(bad));
    Err(parser.error(at, &message))
}

pub(super) fn print_struct(_: &Context, ty: &DialectType, printer: &mut dyn AsmPrinter) {
    printer.text("<");
    match ty.params.first() {
        Some(Param::Str(name)) => print_identified(*name, ty, printer),
        _ => print_body(StructType { name: None, body: Some(&ty.params) }, printer),
    }
    printer.text(">");
}

fn print_identified(name: Str, ty: &DialectType, printer: &mut dyn AsmPrinter) {
    printer.string(name);
    if printer.is_inside_itself(ty) {
        return;
    }
    let body = StructType { name: Some(name), body: ty.body.get().map(|body| &**body) };
    printer.text(", ");
    if body.is_opaque() {
        printer.text("opaque");
    } else {
        print_body(body, printer);
    }
}

fn print_body(body: StructType<'_>, printer: &mut dyn AsmPrinter) {
    printer.text(if body.is_packed() { "packed (" } else { "(" });
    print_list(printer, body.elements());
    printer.text(")");
}

/// `<"name", T, 1>`
pub(super) fn parse_target(parser: &mut dyn AsmParser) -> ParseResult<Type> {
    parser.punct("<")?;
    let name = parser.string().map_err(|_| {
        parser.follow_up(
            "failed to parse LLVMTargetExtType parameter 'extTypeName' which is to be a \
             `::llvm::StringRef`",
        )
    })?;
    let (mut types, mut numbers) = (Vec::new(), Vec::new());
    while parser.optional_punct(",") {
        parse_target_param(parser, &mut types, &mut numbers).map_err(|_| {
            parser.follow_up("failed to parse parameter list for target extension type")
        })?;
    }
    parser.punct(">")?;
    Ok(target(parser.context(), name, &types, &numbers))
}

/// A type, or a number, after which no more types stand.
fn parse_target_param(
    parser: &mut dyn AsmParser,
    types: &mut Vec<Type>,
    numbers: &mut Vec<u32>,
) -> ParseResult {
    if let Some(Ok(number)) = parser.optional_unsigned(32) {
        numbers.push(number as u32);
        return Ok(());
    }
    if !numbers.is_empty() {
        return Err(Failure);
    }
    types.push(parse_pretty(parser)?);
    Ok(())
}

pub(super) fn print_target(_: &Context, ty: &DialectType, printer: &mut dyn AsmPrinter) {
    printer.text("<");
    if let Some(name) = ty.params.first().and_then(Param::as_str) {
        printer.string(name);
    }
    for ty in types_in(ty.params.get(1)) {
        printer.text(", ");
        printer.ty(ty);
    }
    for number in ty.params.get(2).map(Param::items).unwrap_or_default() {
        printer.text(&format!(", {}", number.as_uint().unwrap_or(0)));
    }
    printer.text(">");
}
