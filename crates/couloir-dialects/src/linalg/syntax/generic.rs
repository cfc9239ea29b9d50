//! `linalg.generic`.

use couloir_ir::asm::{AsmParser, OpParser, OpPrinter, ParseResult};
use couloir_ir::attr::NamedAttribute;
use couloir_ir::{Attribute, Context, OpRef};

use super::super::Generic;
use super::super::attrs::{ITERATOR_TYPE, ITERATOR_TYPES};
use super::super::structured::Structured;
use super::{parse_parts, print_parts, print_results};
use crate::common::syntax::attr_dict;
use couloir_ods::enums;

const ITERATORS: &str = "iterator_types";
/// The attributes that are written first.
const OWN: [&str; 4] = ["doc", "indexing_maps", ITERATORS, "library_call"];

/// `{traits} ins(...) outs(...) [attrs = {...}] {...} [-> types]`
pub(in super::super) fn parse(parser: &mut dyn OpParser) -> ParseResult {
    let at = parser.position();
    let dict = parser.attribute(None)?;
    let ctx = AsmParser::context(parser);
    let Some(entries) = dict.as_dictionary(ctx).map(<[NamedAttribute]>::to_vec) else {
        return Err(parser.error(at, "invalid kind of attribute specified"));
    };
    match with_iterators(ctx, entries) {
        Ok(entries) => parser.state().attrs = entries,
        Err(Fault::Missing) => {
            let message = format!("expected \"{ITERATORS}\" array attribute");
            return Err(parser.error(at, &message));
        }
        Err(Fault::Unknown(message)) => {
            let at = parser.position();
            return Err(parser.error(at, &message));
        }
    }
    parse_parts(parser, true)?;
    if parser.optional_keyword("attrs") {
        parser.punct("=")?;
        attr_dict(parser)?;
    }
    parser.region(&[])?;
    let results = parser.optional_arrow_type_list()?;
    parser.state().results.extend(results);
    Ok(())
}

/// What is wrong with the kinds of loops.
enum Fault {
    Missing,
    Unknown(String),
}

/// The entries with words for kinds of loops made attributes.
fn with_iterators(
    ctx: &Context,
    mut entries: Vec<NamedAttribute>,
) -> Result<Vec<NamedAttribute>, Fault> {
    let entry = entries.iter_mut().find(|entry| ctx.str(entry.0) == ITERATORS);
    let entry = entry.ok_or(Fault::Missing)?;
    let words = entry.1.as_array(ctx).ok_or(Fault::Missing)?;
    let mut kinds = Vec::with_capacity(words.len());
    for &word in words {
        let Some(text) = word.as_text(ctx) else {
            kinds.push(word);
            continue;
        };
        let unknown = || Fault::Unknown(format!("unexpected iterator_type ({text})"));
        let value = ITERATOR_TYPES.value_of(text).ok_or_else(unknown)?;
        kinds.push(enums::get(ctx, &ITERATOR_TYPE, value));
    }
    entry.1 = Attribute::array(ctx, &kinds);
    Ok(entries)
}

/// The kinds of loops as words.
fn words(ctx: &Context, kinds: Attribute) -> Attribute {
    let word = |one: &Attribute| {
        let value = one.enum_bits(ctx, &ITERATOR_TYPE).unwrap_or(0);
        Attribute::string(ctx, ITERATOR_TYPES.text_of(value).unwrap_or_default())
    };
    let words: Vec<Attribute> = kinds.as_array(ctx).unwrap_or_default().iter().map(word).collect();
    Attribute::array(ctx, &words)
}

pub(in super::super) fn print(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    let Some(view) = Structured::cast(op) else { return };
    print_own(op, printer);
    print_parts(view, printer);
    let mut elided = OWN.to_vec();
    elided.push("operandSegmentSizes");
    if op.attrs().any(|(name, _)| !elided.contains(&op.ctx().str(name))) {
        printer.text(" attrs = ");
        printer.attr_dict(op, &elided);
    }
    if let Some(region) = op.region(0).filter(|region| !region.is_empty()) {
        printer.text(" ");
        printer.region(region, true, true);
    }
    print_results(op, printer);
}

/// The attributes that are written first, in braces.
fn print_own(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    let slots = [
        ("doc", Generic::DOC),
        ("indexing_maps", Generic::INDEXING_MAPS),
        (ITERATORS, Generic::ITERATOR_TYPES),
        ("library_call", Generic::LIBRARY_CALL),
    ];
    printer.text(" ");
    let mut before = "{";
    for (name, slot) in slots {
        let Some(attr) = op.prop(slot) else { continue };
        printer.text(before);
        printer.text(name);
        printer.text(" = ");
        let is_iterators = slot == Generic::ITERATOR_TYPES;
        printer.attribute(if is_iterators { words(op.ctx(), attr) } else { attr });
        before = ", ";
    }
    if before != "{" {
        printer.text("}");
    }
}
