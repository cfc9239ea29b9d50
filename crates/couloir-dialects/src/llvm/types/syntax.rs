//! Text of the types: inside angle brackets `!llvm.` is left out.
//!
//! Names of identified structs being read are kept per thread, as
//! types of other dialects may stand between a struct and a mention of it.

use std::cell::RefCell;

use couloir_diag::{BytePos, Diagnostic};
use couloir_ir::asm::{AsmParser, AsmPrinter, ParseResult};
use couloir_ir::attr::Param;
use couloir_ir::ty::{DialectType, Identified, TypeKind};
use couloir_ir::{Context, Failure, Str, Type};

use super::compatible::{
    is_argument, is_array_element, is_compatible_type, is_compatible_vector_type, is_pointee,
    is_result, is_struct_element,
};
use super::{
    ALL, ElementCount, PPC_FP128, StructType, array, as_struct, func, ptr_in, set_body, set_opaque,
    struct_identified, target, typed_ptr, types_in, vector_type, void, wrapped,
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
    if parser.context().options().legacy_syntax {
        match keyword {
            "vec" => return parse_vec(parser),
            "type" => return parse_wrapped(parser),
            word => {
                if let Some(ty) = wrapped::named(parser.context(), word) {
                    return Ok(ty);
                }
            }
        }
    }
    Err(parser.error(at, &format!("unknown LLVM type: {keyword}")))
}

/// A type after `!llvm.` that is none by its first word alone.
pub(in super::super) fn parse_other_type(parser: &mut dyn AsmParser) -> ParseResult<Type> {
    let at = parser.position();
    let is_legacy = parser.context().options().legacy_syntax;
    match parser.optional_type()? {
        // `!llvm.i32`
        Some(ty) if is_legacy => return Ok(ty),
        Some(_) => return Err(parser.error(at, "unexpected type, expected keyword")),
        None => {}
    }
    // `!llvm<"i32">`
    if let Some(text) = if is_legacy { parser.optional_string()? } else { None } {
        return in_string(parser, text, at);
    }
    let keyword = parser.any_keyword()?;
    parse_named(parser, &keyword, at)
}

/// `<"...">`: a type in the words of LLVM IR
fn parse_wrapped(parser: &mut dyn AsmParser) -> ParseResult<Type> {
    parser.punct("<")?;
    let at = parser.position();
    let text = parser.string()?;
    let ty = in_string(parser, text, at)?;
    parser.punct(">")?;
    Ok(ty)
}

/// The type that a string read at a place means.
fn in_string(parser: &mut dyn AsmParser, text: Str, at: BytePos) -> ParseResult<Type> {
    let ctx = parser.context();
    let text = ctx.str(text);
    match wrapped::parse(ctx, text) {
        Some(ty) => Ok(ty),
        None => {
            let message = format!("not a type of LLVM IR: '{text}'");
            Err(parser.error(at, &message))
        }
    }
}

/// Writes a type, without `!llvm.` where it is of this dialect.
fn print_pretty(printer: &mut dyn AsmPrinter, ty: Type) {
    if printer.has_alias(ty) {
        return printer.ty(ty);
    }
    let context = printer.context();
    let def = match ty.kind(context) {
        TypeKind::Dialect(data) if data.def.dialect == "llvm" => data.def,
        _ => return printer.ty(ty),
    };
    // Builtin types have no prefix to leave out, nor do floats of any dialect.
    if *def == PPC_FP128 || !is_compatible_type(context, ty) {
        return printer.ty(ty);
    }
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
    let is_legacy = parser.context().options().legacy_syntax;
    let number = if is_legacy { parser.optional_unsigned(32) } else { None };
    if is_legacy && number.is_none() {
        return parse_typed_ptr(parser);
    }
    let space = match number {
        Some(space) => space?,
        None => parse_number(parser, 32, "LLVMPointerType", ("addressSpace", "unsigned"))?,
    };
    parser.punct(">")?;
    Ok(ptr_in(parser.context(), space as u32))
}

/// `T>` or `T, space>`
fn parse_typed_ptr(parser: &mut dyn AsmParser) -> ParseResult<Type> {
    let at = parser.position();
    let pointee = match parser.optional_string()? {
        // A struct by its name alone stands in the language reference.
        Some(name) => {
            return struct_after_name(parser, name).map(|ty| typed_ptr(parser.context(), ty, 0));
        }
        None => parse_pretty(parser)?,
    };
    let space = if parser.optional_punct(",") { parser.unsigned(32)? } else { 0 };
    parser.punct(">")?;
    let ctx = parser.context();
    if !is_pointee(ctx, pointee) {
        let message = format!("invalid pointer element type: '{}'", ctx.type_text(pointee));
        return Err(parser.error(at, &message));
    }
    Ok(typed_ptr(ctx, pointee, space as u32))
}

pub(super) fn print_typed_ptr(_: &Context, ty: &DialectType, printer: &mut dyn AsmPrinter) {
    printer.text("<");
    if let Some(pointee) = ty.params.get(1).and_then(Param::as_type) {
        print_pretty(printer, pointee);
    }
    match ty.params.first().and_then(Param::as_uint).unwrap_or(0) {
        0 => printer.text(">"),
        space => printer.text(&format!(", {space}>")),
    }
}

/// `<4 x T>` or `<? x 4 x T>`: a vector as it was written before all vectors
/// were builtin ones
fn parse_vec(parser: &mut dyn AsmParser) -> ParseResult<Type> {
    let at = parser.position();
    parser.punct("<")?;
    let is_scalable = parser.optional_punct("?");
    if is_scalable {
        parser.keyword("x")?;
    }
    let count = parser.unsigned(32)?;
    parser.keyword("x")?;
    let element = parse_pretty(parser)?;
    parser.punct(">")?;
    let ctx = parser.context();
    if count == 0 {
        return Err(parser.error(at, "the number of vector elements must be positive"));
    }
    let vector = vector_type(ctx, ElementCount { min: count, scalable: is_scalable }, element);
    if is_compatible_vector_type(ctx, vector) {
        return Ok(vector);
    }
    let message = format!("invalid vector element type: '{}'", ctx.type_text(element));
    Err(parser.error(at, &message))
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
    let size = parse_length(parser)?;
    let element = parse_pretty(parser)?;
    parser.punct(">")?;
    let ctx = parser.context();
    if !is_array_element(ctx, element) {
        let message = format!("invalid array element type: '{}'", ctx.type_text(element));
        return Err(parser.error(at, &message));
    }
    Ok(array(ctx, size, element))
}

/// `4 x`; glued to what follows, too, until LLVM 17.
fn parse_length(parser: &mut dyn AsmParser) -> ParseResult<u64> {
    if !parser.context().options().legacy_syntax {
        let size = parse_number(parser, 64, "LLVMArrayType", ("numElements", "uint64_t"))?;
        return parser.keyword("x").map(|()| size);
    }
    let at = parser.position();
    match *parser.dimension_list(false, true)?.as_slice() {
        [size] => Ok(size.cast_unsigned()),
        _ => Err(parser.error(at, "expected the length of an array")),
    }
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
        let ty = struct_identified(parser.context(), name);
        if READING.with_borrow(|names| names.contains(&name)) || parser.takes_without_body(at, ty) {
            return Ok(ty);
        }
        return Err(parser.error(at, "struct without a body only allowed in a recursive struct"));
    }
    parser.punct(",")?;
    let at = parser.position();
    if parser.optional_keyword("opaque") {
        parser.punct(">")?;
        let ty = struct_identified(parser.context(), name);
        // Inside of its own definition a struct has no body yet.
        let is_open = READING.with_borrow(|names| names.contains(&name));
        if is_open && as_struct(parser.context(), ty).is_some_and(|own| !own.is_initialized()) {
            return Ok(ty);
        }
        if !set_opaque(parser.context(), ty) {
            return Err(parser.error(at, "redeclaring defined struct as opaque"));
        }
        return Ok(ty);
    }
    let packed = parser.optional_keyword("packed");
    match reading(name, || parse_elements(parser)) {
        Some(parsed) => {
            let (first, elements) = parsed?;
            parser.punct(">")?;
            let at = if elements.is_empty() { at } else { first };
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

/// Takes the parenthesis around elements; false where there is none, as the
/// language reference once had it around a single one.
fn opens_list(parser: &mut dyn AsmParser) -> ParseResult<bool> {
    if parser.context().options().legacy_syntax {
        return Ok(parser.optional_punct("("));
    }
    parser.punct("(").map(|()| true)
}

/// `(A, B)`, and where the first one stands.
fn parse_elements(parser: &mut dyn AsmParser) -> ParseResult<(BytePos, Vec<Type>)> {
    let is_list = opens_list(parser)?;
    let at = parser.position();
    if !is_list {
        return Ok((at, vec![parse_pretty(parser)?]));
    }
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
    ctx.emit(Diagnostic::error(at, message));
    Err(Failure)
}

pub(super) fn print_struct(_: &Context, ty: &DialectType, printer: &mut dyn AsmPrinter) {
    printer.text("<");
    match ty.params.first() {
        Some(Param::Str(name)) => print_identified(*name, ty, printer),
        _ => print_body(StructType { name: None, body: Some(&ty.params) }, printer),
    }
    printer.text(">");
}

/// Identified structs ask for aliases, and are told apart by their names.
pub(super) static IDENTIFIED: Identified = Identified {
    name: |ctx, ty| match ty.params.first() {
        Some(Param::Str(name)) => Some(ctx.str(*name).to_owned()),
        _ => None,
    },
    print_forward: |_, ty, printer| {
        printer.text("<");
        if let Some(Param::Str(name)) = ty.params.first() {
            printer.string(*name);
        }
        printer.text(">");
    },
};

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
