//! Pieces of syntax that formats refer to by name.

use couloir_diag::BytePos;
use couloir_ir::asm::{AsmParser, Delimiter, OpParser, OpPrinter, ParseResult, Unresolved};
use couloir_ir::attr::EnumDef;
use couloir_ir::op::{CustomArg, CustomDirective, Slot, TypeRef};
use couloir_ir::{Attribute, Block, OpRef, Type, Value};
use couloir_ods::enums;

use super::super::attrs::enums::{GEP_CASES, LINKAGE_CASES, OVERFLOW_CASES};
use super::super::attrs::{LINKAGE, enum_attr};
use super::super::build::DYNAMIC_INDEX;
use super::super::types::{self, ElementCount, vector_element_type, vector_num_elements};
use super::super::{GetElementPtr, IndirectBr, ShuffleVector, Switch, case_of};
use super::{call, legacy, plain};
use crate::common::syntax::{case_values, customs, set_prop};

customs! {
    /// `overflow<nsw, nuw>`
    pub(in crate::llvm) OVERFLOW_FLAGS = "OverflowFlags",
        |p, args| parse_overflow(p, args).map(|_| ()), print_overflow, optional parse_overflow,
        plain plain::overflow;
    /// `inbounds|nuw`
    pub(in crate::llvm) GEP_FLAGS = "GepFlags",
        |p, args| parse_gep_flags(p, args).map(|_| ()), print_gep_flags, optional parse_gep_flags,
        plain plain::gep_flags;
    /// `%a, 1`
    pub(in crate::llvm) GEP_INDICES = "GEPIndices",
        parse_gep_indices, print_gep_indices, plain plain::gep_indices;
    /// Nothing: the type of a part follows from the whole and the position.
    pub(in crate::llvm) INSERT_EXTRACT_VALUE_ELEMENT_TYPE = "InsertExtractValueElementType",
        parse_element_type, |_, _, _| {}, plain plain::element_type;
    /// Nothing: the type follows from the operands and the mask.
    pub(in crate::llvm) SHUFFLE_TYPE = "ShuffleType", parse_shuffle_type, |_, _, _| {};
    /// `[0: ^bb1, ...]`
    pub(in crate::llvm) SWITCH_OP_CASES = "SwitchOpCases", parse_cases, print_cases;
    /// `[^bb1, ...]`
    pub(in crate::llvm) INDIRECT_BR_OP_SUCESSORS = "IndirectBrOpSucessors",
        parse_destinations, print_destinations;
    /// `!llvm.ptr`, or what would follow it
    pub(in crate::llvm) POINTER_TYPE = "PointerType", parse_pointer_type, print_pointer_type;
    /// `internal`
    pub(in crate::llvm) LLVM_LINKAGE = "LLVMLinkage", parse_linkage, print_linkage;
    /// `ptr<T>`, or `ptr -> T`
    pub(in crate::llvm) LEGACY_LOAD_TYPES = "LegacyLoadTypes",
        legacy::parse_load, legacy::print_load;
    /// `ptr<T>`, or `T, ptr`
    pub(in crate::llvm) LEGACY_STORE_TYPES = "LegacyStoreTypes",
        legacy::parse_store, legacy::print_store;
    /// Nothing, or `, T`
    pub(in crate::llvm) LEGACY_ELEMENT_TYPE = "LegacyElementType",
        legacy::parse_element, legacy::print_element;
    /// `["tag"(%a : type)]`
    pub(in crate::llvm) OP_BUNDLES = "OpBundles",
        |p, _| call::parse_assume_bundles(p).map(|_| ()),
        |op, p, _| call::print_assume_bundles(op, p), optional |p, _| call::parse_assume_bundles(p);
}

/// The slot of the attribute among a directive's arguments.
fn slot(args: &[CustomArg]) -> Option<usize> {
    args.iter().find_map(|arg| match arg {
        CustomArg::Attr(slot) => Some((*slot).into()),
        CustomArg::Ref(CustomArg::Attr(slot)) => Some((*slot).into()),
        _ => None,
    })
}

fn prop_in(parser: &mut dyn OpParser, args: &[CustomArg]) -> Option<Attribute> {
    let slot = slot(args)?;
    parser.state().props.get(slot).copied().flatten()
}

/// Sets the attribute that is a directive's argument.
pub(super) fn set_prop_in(parser: &mut dyn OpParser, args: &[CustomArg], attr: Attribute) {
    if let Some(slot) = slot(args) {
        set_prop(parser, slot, attr);
    }
}

/// The flags of the op being written.
fn flags(op: OpRef<'_>, args: &[CustomArg]) -> u64 {
    let value = slot(args).and_then(|slot| op.prop(slot)?.as_i64(op.ctx()));
    value.unwrap_or(0) as u64
}

fn set_flags(parser: &mut dyn OpParser, args: &[CustomArg], value: u64) {
    let attr = Attribute::i32(AsmParser::context(parser), value as i32);
    set_prop_in(parser, args, attr);
}

fn put_flags(cases: &EnumDef, value: u64, printer: &mut dyn OpPrinter) {
    enums::put(cases, value, printer.out());
}

/// Takes a flag; `what` says of what in messages.
fn parse_flag(
    parser: &mut dyn OpParser,
    cases: &EnumDef,
    what: &str,
    after: &str,
) -> ParseResult<u64> {
    let at = parser.position();
    let Some(keyword) = parser.optional_any_keyword() else {
        return Err(parser.error(at, &format!("expected keyword for {what}{after}")));
    };
    flag_of(parser, cases, what, at, &keyword)
}

fn flag_of(
    parser: &mut dyn OpParser,
    cases: &EnumDef,
    what: &str,
    at: BytePos,
    keyword: &str,
) -> ParseResult<u64> {
    cases.value_of(keyword).ok_or_else(|| {
        let names = cases.cases.iter().map(|case| case.0).collect::<Vec<_>>().join(", ");
        parser.error(at, &format!("expected one of [{names}] for {what}, got: {keyword}"))
    })
}

fn parse_overflow(parser: &mut dyn OpParser, args: &[CustomArg]) -> ParseResult<bool> {
    if !parser.optional_keyword("overflow") {
        return Ok(false);
    }
    parser.punct("<")?;
    let mut value = parse_flag(parser, &OVERFLOW_CASES, "LLVM integer overflow flags", "")?;
    while parser.optional_punct(",") {
        value |= parse_flag(parser, &OVERFLOW_CASES, "LLVM integer overflow flags", "")?;
    }
    parser.punct(">")?;
    set_flags(parser, args, value);
    Ok(true)
}

fn print_overflow(op: OpRef<'_>, printer: &mut dyn OpPrinter, args: &[CustomArg]) {
    printer.text("overflow<");
    put_flags(&OVERFLOW_CASES, flags(op, args), printer);
    printer.text(">");
}

fn parse_gep_flags(parser: &mut dyn OpParser, args: &[CustomArg]) -> ParseResult<bool> {
    let at = parser.position();
    let Some(first) = parser.optional_any_keyword() else { return Ok(false) };
    let mut value = flag_of(parser, &GEP_CASES, GEP_CASES.name, at, &first)?;
    while parser.optional_punct("|") {
        value |= parse_flag(parser, &GEP_CASES, GEP_CASES.name, " after '|'")?;
    }
    set_flags(parser, args, value);
    Ok(true)
}

fn print_gep_flags(op: OpRef<'_>, printer: &mut dyn OpPrinter, args: &[CustomArg]) {
    put_flags(&GEP_CASES, flags(op, args), printer);
}

fn parse_gep_indices(parser: &mut dyn OpParser, _: &[CustomArg]) -> ParseResult {
    let (mut constants, mut operands) = (Vec::new(), Vec::new());
    loop {
        match parser.optional_operand()? {
            Some(operand) => {
                operands.push(operand);
                constants.push(DYNAMIC_INDEX);
            }
            None => constants.push(parse_constant_index(parser)?),
        }
        if !parser.optional_punct(",") {
            break;
        }
    }
    if let Some(group) = parser.groups().operands.get_mut(GetElementPtr::DYNAMIC_INDICES) {
        *group = operands;
    }
    let constants = Attribute::i32_array(AsmParser::context(parser), &constants);
    set_prop(parser, GetElementPtr::RAW_CONSTANT_INDICES, constants);
    Ok(())
}

fn parse_constant_index(parser: &mut dyn OpParser) -> ParseResult<i32> {
    let at = parser.position();
    let Some(index) = parser.optional_integer()? else {
        parser.operand()?;
        return Ok(DYNAMIC_INDEX);
    };
    i32::try_from(index).map_err(|_| parser.error(at, "integer value too large"))
}

fn print_gep_indices(op: OpRef<'_>, printer: &mut dyn OpPrinter, _: &[CustomArg]) {
    let gep = GetElementPtr(op);
    let constants = gep.raw_constant_indices().and_then(|attr| attr.as_i32_array(op.ctx()));
    let mut dynamic = gep.dynamic_indices().into_iter();
    for (at, index) in constants.unwrap_or_default().into_iter().enumerate() {
        if at > 0 {
            printer.text(", ");
        }
        match (index, dynamic.len()) {
            (DYNAMIC_INDEX, 1..) => dynamic.next().into_iter().for_each(|v| printer.operand(v)),
            (0, _) => printer.text("0"),
            _ => printer.text(&index.to_string()),
        }
    }
}

/// The groups a directive's types are for, and whether they are only looked at.
fn type_args(args: &[CustomArg]) -> impl Iterator<Item = (Slot, bool)> + '_ {
    args.iter().filter_map(|arg| match arg {
        CustomArg::Type(TypeRef::Group(slot)) => Some((*slot, false)),
        CustomArg::Ref(CustomArg::Type(TypeRef::Group(slot))) => Some((*slot, true)),
        _ => None,
    })
}

/// The type read for a group so far.
pub(super) fn known_type(parser: &mut dyn OpParser, args: &[CustomArg]) -> Option<Type> {
    let (slot, _) = type_args(args).find(|arg| arg.1)?;
    let groups = parser.groups();
    let types = match slot {
        Slot::Operand(group) => groups.operand_types.get(usize::from(group)),
        Slot::Result(group) => groups.result_types.get(usize::from(group)),
        Slot::Attr(_) => None,
    };
    types?.first().copied()
}

fn set_type(parser: &mut dyn OpParser, args: &[CustomArg], ty: Type) {
    set_type_at(parser, args, 0, ty);
}

/// Sets the type that is a directive's argument, by number.
pub(super) fn set_type_at(parser: &mut dyn OpParser, args: &[CustomArg], at: usize, ty: Type) {
    let slot = type_args(args).filter(|arg| !arg.1).nth(at);
    let groups = parser.groups();
    let types = match slot {
        Some((Slot::Operand(group), _)) => groups.operand_types.get_mut(usize::from(group)),
        Some((Slot::Result(group), _)) => groups.result_types.get_mut(usize::from(group)),
        _ => None,
    };
    if let Some(types) = types {
        *types = vec![ty];
    }
}

fn parse_element_type(parser: &mut dyn OpParser, args: &[CustomArg]) -> ParseResult {
    let at = parser.position();
    let container = known_type(parser, args).unwrap_or(Type::NONE);
    let position = prop_in(parser, args);
    let ctx = AsmParser::context(parser);
    let position = position.and_then(|attr| attr.as_i64_array(ctx)).unwrap_or_default();
    match part_type(ctx, container, &position) {
        Ok(ty) => {
            set_type(parser, args, ty);
            Ok(())
        }
        Err(message) => Err(parser.error(at, &message)),
    }
}

/// The type of a part of an aggregate; the error is the message.
pub(in crate::llvm) fn part_type(
    ctx: &couloir_ir::Context,
    container: Type,
    position: &[i64],
) -> Result<Type, String> {
    if !types::is_compatible_type(ctx, container) {
        let text = ctx.type_text(container);
        return Err(format!("expected LLVM IR Dialect type, got '{text}'"));
    }
    let mut ty = container;
    for &index in position {
        if !types::is_aggregate(ctx, ty) {
            return Err(format!(
                "expected LLVM IR structure/array type, got: '{}'",
                ctx.type_text(ty)
            ));
        }
        let Some(part) = types::element_at(ctx, ty, index) else {
            return Err(format!("position out of bounds: {index}"));
        };
        ty = part;
    }
    Ok(ty)
}

fn parse_shuffle_type(parser: &mut dyn OpParser, args: &[CustomArg]) -> ParseResult {
    let at = parser.position();
    let operand = known_type(parser, args).unwrap_or(Type::NONE);
    let ctx = AsmParser::context(parser);
    let Some(element) = vector_element_type(ctx, operand) else {
        return Err(parser.error(at, "expected an LLVM compatible vector type"));
    };
    let scalable = vector_num_elements(ctx, operand).is_some_and(|count| count.scalable);
    let mask = parser.state().props.get(ShuffleVector::MASK).copied().flatten();
    let ctx = AsmParser::context(parser);
    let length = mask.and_then(|mask| mask.as_i32_array(ctx)).map_or(0, |mask| mask.len());
    let ty = types::vector_type(ctx, ElementCount { min: length as u64, scalable }, element);
    set_type(parser, args, ty);
    Ok(())
}

fn parse_pointer_type(parser: &mut dyn OpParser, args: &[CustomArg]) -> ParseResult {
    let at = parser.position();
    let ty = parser.stripped_type(&types::PTR)?;
    let ctx = AsmParser::context(parser);
    if !types::is_ptr(ctx, ty) {
        let text = ctx.type_text(ty);
        let message =
            format!("invalid kind of type specified: expected llvm.ptr, but found '{text}'");
        return Err(parser.error(at, &message));
    }
    set_type(parser, args, ty);
    Ok(())
}

fn print_pointer_type(op: OpRef<'_>, printer: &mut dyn OpPrinter, _: &[CustomArg]) {
    match op.operand_type(0) {
        // What would be left of it is nothing.
        Some(ty) if types::address_space(op.ctx(), ty) == Some(0) => printer.ty(ty),
        Some(ty) => printer.stripped_type(ty),
        None => {}
    }
}

/// `^block(%a : type, ...)`, with what it passes.
type Target = (Block, Vec<Unresolved>, Vec<Type>);

/// Once brackets are open, there must be types.
fn parse_target(parser: &mut dyn OpParser, numbered: bool) -> ParseResult<Target> {
    let block = parser.successor()?;
    if !parser.optional_punct("(") {
        return Ok((block, Vec::new(), Vec::new()));
    }
    let operands = if numbered {
        parser.operand_list(Delimiter::None)?
    } else {
        parser.unnumbered_operands()?
    };
    let types = parser.colon_type_list()?;
    parser.punct(")")?;
    Ok((block, operands, types))
}

/// Adds a target to a group of lists; gives how many operands it passes.
fn add_target(parser: &mut dyn OpParser, group: usize, (block, operands, types): Target) -> i32 {
    parser.state().successors.push(block);
    let length = operands.len() as i32;
    let groups = parser.groups();
    if let Some(group) = groups.operands.get_mut(group) {
        group.extend(operands);
    }
    if let Some(group) = groups.operand_types.get_mut(group) {
        group.extend(types);
    }
    length
}

pub(super) fn print_target(
    op: OpRef<'_>,
    printer: &mut dyn OpPrinter,
    at: usize,
    passed: &[Value],
) {
    if let Some(block) = op.successor(at) {
        printer.successor(block);
    }
    if passed.is_empty() {
        return;
    }
    printer.text("(");
    printer.operands(&mut passed.iter().copied());
    printer.text(" : ");
    printer.types(&mut passed.iter().map(|&value| op.ty(value)));
    printer.text(")");
}

fn parse_cases(parser: &mut dyn OpParser, _: &[CustomArg]) -> ParseResult {
    parser.punct("[")?;
    let (mut values, mut lengths) = (Vec::new(), Vec::new());
    if !parser.optional_punct("]") {
        loop {
            values.push(parser.integer()?);
            parser.punct(":")?;
            let target = parse_target(parser, false)?;
            lengths.push(add_target(parser, Switch::CASE_OPERANDS, target));
            if !parser.optional_punct(",") {
                break;
            }
        }
        parser.punct("]")?;
    }
    let lengths = Attribute::i32_array(AsmParser::context(parser), &lengths);
    set_prop(parser, Switch::CASE_OPERAND_SEGMENTS, lengths);
    let value = parser.groups().operand_types.first().and_then(|types| types.first()).copied();
    if let Some(value) = value.filter(|_| !values.is_empty()) {
        let values = case_values(AsmParser::context(parser), value, &values);
        set_prop(parser, Switch::CASE_VALUES, values);
    }
    Ok(())
}

fn print_cases(op: OpRef<'_>, printer: &mut dyn OpPrinter, _: &[CustomArg]) {
    let count = op.successors().len().saturating_sub(1);
    printer.text("[");
    let values = Switch(op).case_values().and_then(|values| values.as_dense(op.ctx()));
    let mut ints = values.into_iter().flat_map(|values| {
        let times = if values.splat { count } else { 1 };
        values.ints(op.ctx()).flat_map(move |value| std::iter::repeat_n(value, times))
    });
    let mut forwarded = op.all_forwarded().unwrap_or_default().into_iter().skip(1);
    for case in 0..count {
        printer.text(if case > 0 { "," } else { "" });
        printer.newline();
        printer.text("  ");
        if let Some(value) = ints.next() {
            let mut text = String::new();
            value.print_signed(&mut text);
            printer.text(&text);
        }
        printer.text(": ");
        let range = forwarded.next().unwrap_or_default();
        let passed: Vec<Value> = range.filter_map(|index| op.operand(index)).collect();
        print_target(op, printer, case + 1, &passed);
    }
    printer.newline();
    printer.text("]");
}

fn parse_destinations(parser: &mut dyn OpParser, _: &[CustomArg]) -> ParseResult {
    let mut lengths = Vec::new();
    parser.op_list(Delimiter::Square, "successor blocks", &mut |parser| {
        let target = parse_target(parser, true)?;
        lengths.push(add_target(parser, IndirectBr::SUCC_OPERANDS, target));
        Ok(())
    })?;
    let lengths = Attribute::i32_array(AsmParser::context(parser), &lengths);
    set_prop(parser, IndirectBr::INDBR_OPERAND_SEGMENTS, lengths);
    Ok(())
}

fn print_destinations(op: OpRef<'_>, printer: &mut dyn OpPrinter, _: &[CustomArg]) {
    printer.text("[");
    for (at, range) in op.all_forwarded().unwrap_or_default().into_iter().enumerate() {
        printer.text(if at > 0 { "," } else { "" });
        printer.newline();
        let passed: Vec<Value> = range.filter_map(|index| op.operand(index)).collect();
        print_target(op, printer, at, &passed);
    }
    if op.successors().len() > 0 {
        printer.newline();
    }
    printer.text("]");
}

#[allow(clippy::unnecessary_wraps)] // the hook's type
fn parse_linkage(parser: &mut dyn OpParser, args: &[CustomArg]) -> ParseResult {
    let found = LINKAGE_CASES.cases.iter().find(|case| parser.optional_keyword(case.0));
    let value = found.map_or(0, |case| case.1);
    let attr = enum_attr(AsmParser::context(parser), &LINKAGE, value);
    if let Some(slot) = slot(args) {
        set_prop(parser, slot, attr);
    }
    Ok(())
}

fn print_linkage(op: OpRef<'_>, printer: &mut dyn OpPrinter, args: &[CustomArg]) {
    let value = slot(args).and_then(|slot| case_of(op.ctx(), op.prop(slot)?)).unwrap_or(0);
    printer.text(LINKAGE_CASES.text_of(value).unwrap_or_default());
}
