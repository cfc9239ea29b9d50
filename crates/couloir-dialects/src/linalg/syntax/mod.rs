//! Hand-written syntax of `linalg`: what the structured ops share.

pub(super) mod generic;
pub(super) mod maps;
pub(super) mod named;
pub(super) mod short;

use couloir_ir::asm::{AsmParser, Delimiter, OpParser, OpPrinter, ParseResult, Unresolved};
use couloir_ir::attr::NamedAttribute;
use couloir_ir::{Attribute, OpRef, Type};

use couloir_diag::BytePos;

use super::structured::Structured;
use crate::common::syntax::{attr_dict, set_prop};

/// Types of the operands as read.
pub(super) struct Parts {
    /// Of the inputs.
    pub inputs: Vec<Type>,
    /// Of the outputs.
    pub outputs: Vec<Type>,
}

/// Operands with their types in parentheses after a word.
struct Operands {
    names: Vec<Unresolved>,
    types: Vec<Type>,
    at: BytePos,
}

/// `[<{properties}>] [{attrs}] [ins(%a, ... : types)] [outs(%b, ... : types)]`
pub(super) fn parse_parts(parser: &mut dyn OpParser, sized: bool) -> ParseResult<Parts> {
    let properties = parse_properties(parser)?;
    let attrs_at = parser.position();
    attr_dict(parser)?;
    let inputs = parse_operands(parser, "ins")?;
    let outputs = parse_operands(parser, "outs")?;
    for list in [&inputs, &outputs] {
        parser.resolve_all(&list.names, &list.types, list.at)?;
    }
    if sized {
        let sizes = [&inputs, &outputs].map(|list| i32::try_from(list.names.len()).unwrap_or(0));
        set_segments(parser, &sizes)?;
    }
    if !properties {
        check_inherent(parser, attrs_at)?;
    }
    Ok(Parts { inputs: inputs.types, outputs: outputs.types })
}

/// `<{a = 1}>`, of which nothing counts but inherent attributes.
fn parse_properties(parser: &mut dyn OpParser) -> ParseResult<bool> {
    if !parser.optional_punct("<") {
        return Ok(false);
    }
    let dict = parser.attribute(None)?;
    parser.punct(">")?;
    let def = parser.def();
    let ctx = AsmParser::context(parser);
    let entries = dict.as_dictionary(ctx).unwrap_or_default().iter();
    let slots = entries.filter_map(|&(name, attr)| Some((def.slot(ctx.str(name))?, attr)));
    for (slot, attr) in slots.collect::<Vec<_>>() {
        set_prop(parser, slot, attr);
    }
    Ok(true)
}

fn parse_operands(parser: &mut dyn OpParser, word: &str) -> ParseResult<Operands> {
    let mut list = Operands { names: Vec::new(), types: Vec::new(), at: parser.position() };
    if !parser.optional_keyword(word) {
        return Ok(list);
    }
    // The place of inputs is that of the first one, that of outputs the parenthesis before.
    let parenthesis = parser.position();
    parser.punct("(")?;
    list.at = if word == "outs" { parenthesis } else { parser.position() };
    list.names = parser.operand_list(Delimiter::None)?;
    list.types = parser.colon_type_list()?;
    parser.punct(")")?;
    Ok(list)
}

const SEGMENTS: &str = "operandSegmentSizes";

fn set_segments(parser: &mut dyn OpParser, sizes: &[i32]) -> ParseResult {
    let Some(slot) = parser.def().slot(SEGMENTS) else { return Ok(()) };
    let ctx = AsmParser::context(parser);
    let sizes = Attribute::i32_array(ctx, sizes);
    let name = ctx.intern(SEGMENTS);
    if parser.state().attrs.iter().any(|&(own, _)| own == name) {
        let message = format!("attribute '{SEGMENTS}' occurs more than once in the attribute list");
        return Err(parser.error(parser.name_position(), &message));
    }
    set_prop(parser, slot, sizes);
    Ok(())
}

/// The attributes before the operands are held against the op's own at once.
fn check_inherent(parser: &mut dyn OpParser, at: BytePos) -> ParseResult {
    let def = parser.def();
    let entries = parser.state().attrs.clone();
    let ctx = AsmParser::context(parser);
    let wrong = def.attrs.iter().filter(|slot| {
        let of_slot = |entry: &&NamedAttribute| ctx.str(entry.0) == slot.name;
        entries.iter().find(of_slot).is_some_and(|&(_, attr)| !(slot.constraint.holds)(ctx, attr))
    });
    let Some(slot) = wrong.min_by_key(|slot| slot.name) else { return Ok(()) };
    let message = format!(
        "'{}' op attribute '{}' failed to satisfy constraint: {}",
        def.name, slot.name, slot.constraint.summary
    );
    Err(parser.error(at, &message))
}

/// An attribute of the op as read so far.
pub(super) fn given(parser: &mut dyn OpParser, name: &str) -> Option<Attribute> {
    let (attrs, props) = (parser.state().attrs.clone(), parser.state().props.clone());
    let slot = parser.def().slot(name);
    let ctx = AsmParser::context(parser);
    let written = attrs.iter().find(|(own, _)| ctx.str(*own) == name).map(|&(_, attr)| attr);
    written.or_else(|| props.get(slot?).copied().flatten())
}

/// ` ins(%a, ... : types) outs(%b, ... : types)`
pub(super) fn print_parts(view: Structured<'_>, printer: &mut dyn OpPrinter) {
    for (word, values) in [(" ins(", view.inputs()), (" outs(", view.outputs())] {
        if values.is_empty() {
            continue;
        }
        printer.text(word);
        printer.operands(&mut values.iter().copied());
        printer.text(" : ");
        printer.types(&mut values.iter().map(|&value| view.op.ty(value)));
        printer.text(")");
    }
}

/// ` -> types`, or nothing.
pub(super) fn print_results(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    let types: Vec<Type> = op.result_types().collect();
    if !types.is_empty() {
        printer.optional_arrow_types(&types);
    }
}

/// `[%a, ...] [{attrs}] [: types]`
pub(super) fn parse_yield(parser: &mut dyn OpParser) -> ParseResult {
    let at = parser.position();
    let values = parser.operand_list(Delimiter::None)?;
    attr_dict(parser)?;
    let types = if values.is_empty() { Vec::new() } else { parser.colon_type_list()? };
    parser.resolve_all(&values, &types, at)
}

pub(super) fn print_yield(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    let has_values = op.operands().len() > 0;
    if has_values {
        printer.text(" ");
        printer.operands(&mut op.operands());
    }
    printer.attr_dict(op, &[]);
    if has_values {
        printer.text(" : ");
        printer.types(&mut op.operand_types());
    }
}
