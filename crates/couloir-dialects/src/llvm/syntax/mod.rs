//! Hand-written syntax of `llvm`.
//!
//! `custom` holds pieces that formats refer to, `call` ops that call,
//! `object` functions and globals, `legacy` what was written otherwise while
//! pointers were typed, and this file single instructions.

mod call;
mod custom;
mod legacy;
mod object;
mod plain;

pub(super) use call::{
    parse_call, parse_call_intrinsic, parse_invoke, print_call, print_call_intrinsic, print_invoke,
};
pub(super) use custom::part_type;
pub(super) use custom::{
    GEP_FLAGS, GEP_INDICES, INDIRECT_BR_OP_SUCESSORS, INSERT_EXTRACT_VALUE_ELEMENT_TYPE,
    LEGACY_ELEMENT_TYPE, LEGACY_LOAD_TYPES, LEGACY_STORE_TYPES, LLVM_LINKAGE, OP_BUNDLES,
    OVERFLOW_FLAGS, POINTER_TYPE, SHUFFLE_TYPE, SWITCH_OP_CASES,
};
pub(super) use object::{
    parse_alias, parse_func, parse_global, print_alias, print_func, print_global,
};
pub(super) use plain::{fcmp as plain_fcmp, icmp as plain_icmp};

use couloir_ir::asm::{AsmParser, OpParser, OpPrinter, ParseResult};
use couloir_ir::attr::{AttrKind, EnumDef, NamedAttribute};
use couloir_ir::{Attribute, OpRef, Type};

use super::attrs::enums::{FCMP_CASES, ICMP_CASES};
use super::types::{as_array, is_compatible_type, is_ptr};
use super::{Alloca, FCmp, ICmp, LandingPad, infer};
use crate::common::syntax::{attr_dict, set_prop};

pub(super) fn parse_icmp(parser: &mut dyn OpParser) -> ParseResult {
    parse_cmp(parser, &ICMP_CASES, ICmp::PREDICATE)
}

pub(super) fn parse_fcmp(parser: &mut dyn OpParser) -> ParseResult {
    parse_cmp(parser, &FCMP_CASES, FCmp::PREDICATE)
}

/// `"predicate" %lhs, %rhs {attrs} : type`
fn parse_cmp(parser: &mut dyn OpParser, cases: &EnumDef, slot: usize) -> ParseResult {
    let at = parser.position();
    let predicate = parser.attribute(None)?;
    let ctx = AsmParser::context(parser);
    let Some(text) = predicate.as_text(ctx) else {
        return Err(parser.error(at, "invalid kind of attribute specified"));
    };
    let value = cases.value_of(text).map(|value| Attribute::i64(ctx, value as i64));
    let lhs = parser.operand()?;
    parser.punct(",")?;
    let rhs = parser.operand()?;
    attr_dict(parser)?;
    parser.punct(":")?;
    let type_at = parser.position();
    let ty = parser.ty()?;
    parser.resolve(lhs, ty)?;
    parser.resolve(rhs, ty)?;
    let Some(value) = value else {
        let text = predicate.as_text(AsmParser::context(parser)).unwrap_or_default();
        let message = format!("'{text}' is an incorrect value of the 'predicate' attribute");
        return Err(parser.error(at, &message));
    };
    set_prop(parser, slot, value);
    if !is_compatible_type(AsmParser::context(parser), ty) {
        return Err(parser.error(type_at, "expected LLVM dialect-compatible type"));
    }
    let result = infer::i1_same_shape(AsmParser::context(parser), ty);
    parser.state().results.extend(result);
    Ok(())
}

pub(super) fn print_icmp(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    print_cmp(op, printer, &ICMP_CASES, ICmp::PREDICATE, &["predicate"]);
}

pub(super) fn print_fcmp(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    print_cmp(op, printer, &FCMP_CASES, FCmp::PREDICATE, &elided_fastmath(op, &["predicate"]));
}

/// These names, and `fastmathFlags` where there are none.
fn elided_fastmath<'n>(op: OpRef<'_>, names: &[&'n str]) -> Vec<&'n str> {
    let mut names = names.to_vec();
    let flags = op.attr_named("fastmathFlags");
    if flags.and_then(|flags| super::case_of(op.ctx(), flags)) == Some(0) {
        names.push("fastmathFlags");
    }
    names
}

fn print_cmp(
    op: OpRef<'_>,
    printer: &mut dyn OpPrinter,
    cases: &EnumDef,
    slot: usize,
    elided: &[&str],
) {
    let value = op.prop(slot).and_then(|value| value.as_i64(op.ctx())).unwrap_or(0);
    let text = cases.text_of(value as u64).unwrap_or_default();
    for text in [" \"", text, "\" "] {
        printer.text(text);
    }
    printer.operands(&mut op.operands());
    printer.attr_dict(op, elided);
    printer.text(" : ");
    if let Some(ty) = op.operand_type(0) {
        printer.ty(ty);
    }
}

/// `inalloca %size x type {attrs} : (size type) -> pointer type`
pub(super) fn parse_alloca(parser: &mut dyn OpParser) -> ParseResult {
    if parser.optional_keyword("inalloca") {
        set_prop(parser, Alloca::INALLOCA, Attribute::UNIT);
    }
    let size = parser.operand()?;
    parser.keyword("x")?;
    let element = parser.ty()?;
    attr_dict(parser)?;
    parser.punct(":")?;
    let at = parser.position();
    let ty = parser.ty()?;
    drop_zero_alignment(parser)?;
    let ctx = AsmParser::context(parser);
    let signature = match ty.as_function(ctx) {
        Some((&[input], &[result])) => Some((input, result)),
        _ => None,
    };
    let Some((input, result)) = signature else {
        let message = "expected trailing function type with one argument and one result";
        return Err(parser.error(at, message));
    };
    let element = is_ptr(ctx, result).then(|| Attribute::ty(ctx, element));
    if let Some(element) = element {
        set_prop(parser, Alloca::ELEM_TYPE, element);
    }
    parser.resolve(size, input)?;
    parser.state().results.push(result);
    Ok(())
}

/// An alignment of 0 says nothing.
fn drop_zero_alignment(parser: &mut dyn OpParser) -> ParseResult {
    let at = parser.name_position();
    let ctx = AsmParser::context(parser);
    let Some(name) = ctx.find_str("alignment") else { return Ok(()) };
    let given = |entry: &NamedAttribute| (entry.0 == name).then_some(entry.1);
    let Some(given) = parser.state().attrs.iter().find_map(given) else { return Ok(()) };
    let AttrKind::Integer(_, value) = given.kind(AsmParser::context(parser)) else {
        return Err(parser.error(at, "expected integer alignment"));
    };
    if value.is_zero() {
        parser.state().attrs.retain(|entry| entry.0 != name);
    }
    Ok(())
}

pub(super) fn print_alloca(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    let alloca = Alloca(op);
    printer.text(if alloca.inalloca().is_some() { " inalloca " } else { " " });
    printer.operand(alloca.array_size());
    printer.text(" x ");
    if let Some(element) = alloca.elem_type().and_then(|ty| ty.as_type(op.ctx())) {
        printer.ty(element);
    }
    let zero = alloca.alignment().and_then(|alignment| alignment.as_i64(op.ctx())) == Some(0);
    let names: &[&str] =
        if zero { &["elem_type", "inalloca", "alignment"] } else { &["elem_type", "inalloca"] };
    printer.attr_dict(op, names);
    printer.text(" : ");
    printer.functional_type(op);
}

/// `cleanup (catch %a : type) (filter %b : type) : type`
pub(super) fn parse_landingpad(parser: &mut dyn OpParser) -> ParseResult {
    if parser.optional_keyword("cleanup") {
        set_prop(parser, LandingPad::CLEANUP, Attribute::UNIT);
    }
    // A bracket that holds something else is taken for nothing.
    while parser.optional_punct("(")
        && (parser.optional_keyword("filter") || parser.optional_keyword("catch"))
    {
        let operand = parser.operand()?;
        parser.punct(":")?;
        let ty = parser.ty()?;
        parser.resolve(operand, ty)?;
        parser.punct(")")?;
    }
    // MLIR prints attributes here and does not read them.
    attr_dict(parser)?;
    parser.punct(":")?;
    let ty = parser.ty()?;
    parser.state().results.push(ty);
    Ok(())
}

pub(super) fn print_landingpad(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    printer.text(if LandingPad(op).cleanup().is_some() { " cleanup " } else { " " });
    for operand in op.operands() {
        let ty = op.ty(operand);
        printer.text(if as_array(op.ctx(), ty).is_some() { "(filter " } else { "(catch " });
        printer.operand(operand);
        printer.text(" : ");
        printer.ty(ty);
        printer.text(") ");
    }
    printer.attr_dict(op, &["cleanup"]);
    printer.text(": ");
    printer.ty(op.result_type(0).unwrap_or(Type::NONE));
}
