//! What is mapped to a device, and how.

use couloir_ir::asm::{AsmParser, OpParser, OpPrinter, ParseResult};
use couloir_ir::op::{CustomArg, CustomDirective};
use couloir_ir::{Attribute, OpRef, Type};
use couloir_ods::enums;

use super::super::attrs::{CLAUSE_MAP_FLAGS, VARIABLE_CAPTURE_KIND};
use super::{case_text, separated, slot};
use crate::common::syntax::{customs, set_prop};

customs! {
    /// `ByRef`
    pub(in crate::omp) CAPTURE_TYPE = "CaptureType", parse_capture, print_capture;
    /// `always, tofrom`
    pub(in crate::omp) MAP_CLAUSE = "MapClause", parse_map, print_map;
    /// `[0, 1], [2]`
    pub(in crate::omp) MEMBERS_INDEX = "MembersIndex", parse_members, print_members;
}

/// Words with their bits, in the order in which they are written. Of words whose bits are the
/// others' together, the first is written.
const WORDS: [(&str, u64); 21] = [
    ("always", 0x8),
    ("implicit", 0x100),
    ("ompx_hold", 0x800),
    ("close", 0x200),
    ("present", 0x400),
    ("tofrom", 0x6),
    ("to", 0x2),
    ("from", 0x4),
    ("delete", 0x10),
    ("return_param", 0x20),
    ("storage", 0x1),
    ("private", 0x40),
    ("literal", 0x80),
    ("attach", 0x1000),
    ("attach_always", 0x2000),
    ("attach_none", 0x4000),
    ("attach_auto", 0x8000),
    ("ref_ptr", 0x1_0000),
    ("ref_ptee", 0x2_0000),
    ("ref_ptr_ptee", 0x4_0000),
    ("is_device_ptr", 0x8_0000),
];

/// Words that are not known mean nothing.
fn parse_map(parser: &mut dyn OpParser, args: &[CustomArg]) -> ParseResult {
    let mut flags = 0;
    separated(parser, &mut |parser| {
        let word = parser.any_keyword()?;
        flags |= WORDS.iter().find(|known| known.0 == word).map_or(0, |known| known.1);
        Ok(())
    })?;
    let attr = enums::get(AsmParser::context(parser), &CLAUSE_MAP_FLAGS, flags);
    set_prop(parser, slot(args, 0), attr);
    Ok(())
}

fn print_map(op: OpRef<'_>, printer: &mut dyn OpPrinter, args: &[CustomArg]) {
    let params =
        op.prop(slot(args, 0)).and_then(|attr| attr.params_of(op.ctx(), &CLAUSE_MAP_FLAGS));
    let flags = params.and_then(|params| params.first()?.as_uint()).unwrap_or(0);
    let (mut left, mut words) = (flags, Vec::new());
    for (word, bits) in WORDS {
        if left & bits == bits {
            words.push(word);
            left &= !bits;
        }
    }
    printer.text(if words.is_empty() { "none" } else { "" });
    printer.text(&words.join(", "));
}

fn parse_capture(parser: &mut dyn OpParser, args: &[CustomArg]) -> ParseResult {
    let word = parser.any_keyword()?;
    let value = VARIABLE_CAPTURE_KIND.cases.and_then(|cases| cases.value_of(&word));
    // Of a word that is not known nothing is said; the attribute is missing then.
    let ctx = AsmParser::context(parser);
    let attr = value.map(|value| enums::get(ctx, &VARIABLE_CAPTURE_KIND, value));
    set_prop(parser, slot(args, 0), attr);
    Ok(())
}

fn print_capture(op: OpRef<'_>, printer: &mut dyn OpPrinter, args: &[CustomArg]) {
    if let Some(attr) = op.prop(slot(args, 0)) {
        printer.text(&case_text(op, attr));
    }
}

fn parse_members(parser: &mut dyn OpParser, args: &[CustomArg]) -> ParseResult {
    let mut members = Vec::new();
    separated(parser, &mut |parser| {
        let mut path = Vec::new();
        parser.punct("[")?;
        separated(parser, &mut |parser| {
            let index = parser.integer()?;
            path.push(Attribute::int(AsmParser::context(parser), Type::I64, index));
            Ok(())
        })?;
        members.push(Attribute::array(AsmParser::context(parser), &path));
        parser.punct("]")
    })?;
    let members = Attribute::array(AsmParser::context(parser), &members);
    set_prop(parser, slot(args, 0), members);
    Ok(())
}

fn print_members(op: OpRef<'_>, printer: &mut dyn OpPrinter, args: &[CustomArg]) {
    let ctx = op.ctx();
    let members = op.prop(slot(args, 0)).and_then(|attr| attr.as_array(ctx)).unwrap_or_default();
    let path = |member: &Attribute| {
        let steps = member.as_array(ctx).unwrap_or_default().iter();
        let steps = steps.map(|step| step.as_i64(ctx).unwrap_or(0).to_string());
        format!("[{}]", steps.collect::<Vec<_>>().join(", "))
    };
    printer.text(&members.iter().map(path).collect::<Vec<_>>().join(", "));
}
