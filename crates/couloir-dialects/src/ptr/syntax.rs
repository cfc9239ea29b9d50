//! Pieces of syntax that formats refer to by name.

use couloir_ir::asm::{AsmParser, OpParser, OpPrinter, ParseResult};
use couloir_ir::attr::EnumDef;
use couloir_ir::op::{CustomArg, CustomDirective, Slot, TypeRef};
use couloir_ir::{Attribute, OpRef, Type};
use couloir_ods::enums;

use super::attrs::{ADD_FLAGS, ATOMIC_ORDERINGS, DIFF_FLAGS, alignment_attr, ordering};
use super::types::PTR;
use crate::common::syntax::{customs, set_prop};

customs! {
    /// `nuw`
    pub(super) PTR_ADD_FLAGS = "PtrAddFlags",
        |p, args| parse_add_flags(p, args).map(|_| ()),
        |op, p, args| print_cases(op, p, args, &ADD_FLAGS), optional parse_add_flags;
    /// `nuw|nsw`
    pub(super) PTR_DIFF_FLAGS = "PtrDiffFlags",
        |p, args| parse_diff_flags(p, args).map(|_| ()),
        |op, p, args| print_cases(op, p, args, &DIFF_FLAGS), optional parse_diff_flags;
    /// `monotonic`
    pub(super) ORDERING = "Ordering",
        parse_ordering, |op, p, args| print_cases(op, p, args, &ATOMIC_ORDERINGS);
    /// `8`
    pub(super) ALIGNMENT = "Alignment", parse_alignment, print_alignment;
    /// `<space>`
    pub(super) POINTER = "Pointer", parse_pointer, print_pointer;
}

/// The slot of the attribute that is a directive's argument.
fn slot(args: &[CustomArg]) -> usize {
    let slots = args.iter().rev().find_map(|arg| match arg {
        CustomArg::Attr(slot) => Some(usize::from(*slot)),
        _ => None,
    });
    slots.unwrap_or(usize::MAX)
}

fn set_case(parser: &mut dyn OpParser, args: &[CustomArg], ty: Type, value: u64) {
    let value = Attribute::int(AsmParser::context(parser), ty, value as i64);
    set_prop(parser, slot(args), value);
}

fn print_cases(op: OpRef<'_>, printer: &mut dyn OpPrinter, args: &[CustomArg], cases: &EnumDef) {
    enums::put(cases, ordering(op, slot(args)), printer.out());
}

/// Takes the name of a case, if one is next, as a word or as a string where
/// that may be.
fn parse_case(
    parser: &mut dyn OpParser,
    cases: &EnumDef,
    strings: bool,
) -> ParseResult<Option<u64>> {
    let at = parser.position();
    let name = if strings {
        let name = parser.optional_keyword_or_string();
        name.map(|name| AsmParser::context(parser).str(name).to_owned())
    } else {
        parser.optional_any_keyword()
    };
    let Some(name) = name else { return Ok(None) };
    if let Some(value) = cases.value_of(&name) {
        return Ok(Some(value));
    }
    let (names, what) = (cases.cases.iter().map(|case| case.0).collect::<Vec<_>>(), cases.name);
    let message = format!("expected one of [{}] for {what}, got: {name}", names.join(", "));
    Err(parser.error(at, &message))
}

fn parse_add_flags(parser: &mut dyn OpParser, args: &[CustomArg]) -> ParseResult<bool> {
    let Some(value) = parse_case(parser, &ADD_FLAGS, true)? else { return Ok(false) };
    set_case(parser, args, Type::I32, value);
    Ok(true)
}

fn parse_diff_flags(parser: &mut dyn OpParser, args: &[CustomArg]) -> ParseResult<bool> {
    let Some(mut value) = parse_case(parser, &DIFF_FLAGS, false)? else { return Ok(false) };
    while parser.optional_punct("|") {
        let at = parser.position();
        value |= match parse_case(parser, &DIFF_FLAGS, false)? {
            Some(value) => value,
            None => {
                let what = DIFF_FLAGS.name;
                return Err(parser.error(at, &format!("expected keyword for {what} after '|'")));
            }
        };
    }
    set_case(parser, args, Type::I8, value);
    Ok(true)
}

fn parse_ordering(parser: &mut dyn OpParser, args: &[CustomArg]) -> ParseResult {
    let (at, what) = (parser.position(), ATOMIC_ORDERINGS.name);
    let value = match parse_case(parser, &ATOMIC_ORDERINGS, true) {
        Ok(Some(value)) => Ok(value),
        Ok(None) => Err(parser.error(at, &format!("expected keyword for {what}"))),
        Err(failure) => Err(failure),
    };
    let value = value.map_err(|_| wrong_property(parser, at, "ordering", what))?;
    set_case(parser, args, Type::I32, value);
    Ok(())
}

fn wrong_property(
    parser: &mut dyn OpParser,
    at: couloir_diag::BytePos,
    name: &str,
    what: &str,
) -> couloir_ir::Failure {
    parser.error(at, &format!("invalid value for property {name}, expected {what}"))
}

fn parse_alignment(parser: &mut dyn OpParser, args: &[CustomArg]) -> ParseResult {
    let at = parser.position();
    let Ok(Some(value)) = parser.optional_integer() else {
        return Err(wrong_property(parser, at, "alignment", "optional int64_t"));
    };
    let alignment = alignment_attr(AsmParser::context(parser), Some(value));
    set_prop(parser, slot(args), alignment);
    Ok(())
}

fn print_alignment(op: OpRef<'_>, printer: &mut dyn OpPrinter, args: &[CustomArg]) {
    if let Some(alignment) = super::alignment(op, slot(args)) {
        printer.text(&alignment.to_string());
    }
}

fn type_slot(args: &[CustomArg]) -> Option<Slot> {
    args.iter().find_map(|arg| match arg {
        CustomArg::Type(TypeRef::Group(slot)) => Some(*slot),
        _ => None,
    })
}

fn parse_pointer(parser: &mut dyn OpParser, args: &[CustomArg]) -> ParseResult {
    let at = parser.position();
    let ty = parser.stripped_type(&PTR)?;
    if ty.params_of(AsmParser::context(parser), &PTR).is_none() {
        let text = AsmParser::context(parser).type_text(ty);
        let message =
            format!("invalid kind of type specified: expected ptr.ptr, but found '{text}'");
        return Err(parser.error(at, &message));
    }
    let groups = parser.groups();
    let types = match type_slot(args) {
        Some(Slot::Operand(group)) => groups.operand_types.get_mut(usize::from(group)),
        Some(Slot::Result(group)) => groups.result_types.get_mut(usize::from(group)),
        _ => None,
    };
    if let Some(types) = types {
        *types = vec![ty];
    }
    Ok(())
}

fn print_pointer(op: OpRef<'_>, printer: &mut dyn OpPrinter, args: &[CustomArg]) {
    let types = type_slot(args).map(|slot| op.slot_types(slot)).unwrap_or_default();
    for ty in types {
        printer.stripped_type(ty);
    }
}
