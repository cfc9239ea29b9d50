//! `vector.contract`.

use couloir_ir::asm::{OpParser, OpPrinter, ParseResult, Unresolved};
use couloir_ir::attr::NamedAttribute;
use couloir_ir::{Attribute, Context, OpRef, Type};
use couloir_ods::enums;

use super::super::Contract;
use super::super::attrs::{ITERATOR_TYPE, ITERATOR_TYPES};
use crate::common::syntax::attr_dict;

const ITERATORS: &str = "iterator_types";

/// `{dict} %lhs, %rhs, %acc {attrs} : type, type into type`. Two masks may follow the operands, as
/// they did before there was `vector.mask`; the verifier refuses them.
pub(in super::super) fn parse(parser: &mut dyn OpParser) -> ParseResult {
    let at = parser.position();
    let dict = parser.attribute(None)?;
    let entries = dict.as_dictionary(parser.context()).map(<[NamedAttribute]>::to_vec);
    let Some(entries) = entries else {
        return Err(parser.error(at, "invalid kind of attribute specified"));
    };
    let lhs = parser.operand()?;
    parser.punct(",")?;
    let rhs = parser.operand()?;
    parser.punct(",")?;
    let acc = parser.operand()?;
    let masks = trailing_operands(parser)?;
    attr_dict(parser)?;
    let types = parser.colon_type_list()?;
    parser.keyword("into")?;
    let result = parser.ty()?;
    parser.state().results.push(result);
    let &[lhs_type, rhs_type, ..] = types.as_slice() else {
        return Err(parser.error(parser.position(), "expected 2 types"));
    };
    parser.resolve(lhs, lhs_type)?;
    parser.resolve(rhs, rhs_type)?;
    parser.resolve(acc, result)?;
    let entries = match with_iterators(parser.context(), entries) {
        Ok(entries) => entries,
        Err(message) => return Err(parser.error(at, &message)),
    };
    parser.state().attrs.extend(entries);
    resolve_masks(parser, &masks, [lhs_type, rhs_type])
}

/// `, %a, %b`; a comma with no operand after it is let pass.
fn trailing_operands(parser: &mut dyn OpParser) -> ParseResult<Vec<Unresolved>> {
    let mut operands = Vec::new();
    if parser.optional_punct(",") {
        operands.extend(parser.optional_operand()?);
    }
    while !operands.is_empty() && parser.optional_punct(",") {
        operands.push(parser.operand()?);
    }
    Ok(operands)
}

fn resolve_masks(
    parser: &mut dyn OpParser,
    masks: &[Unresolved],
    vectors: [Type; 2],
) -> ParseResult {
    if masks.is_empty() {
        return Ok(());
    }
    if masks.len() != vectors.len() {
        let message = "expected zero or exactly 2 vector mask operands";
        return Err(parser.error(parser.name_position(), message));
    }
    for (&mask, vector) in masks.iter().zip(vectors) {
        let ty = vector.with_element(parser.context(), Type::I1);
        parser.resolve(mask, ty)?;
    }
    Ok(())
}

/// The entries with words for iterator types made attributes.
fn with_iterators(
    ctx: &Context,
    mut entries: Vec<NamedAttribute>,
) -> Result<Vec<NamedAttribute>, String> {
    let missing = || format!("expected \"{ITERATORS}\" array attribute");
    let entry = entries.iter_mut().find(|entry| ctx.str(entry.0) == ITERATORS);
    let entry = entry.ok_or_else(missing)?;
    let words = entry.1.as_array(ctx).ok_or_else(missing)?;
    let iterators: Result<Vec<Attribute>, String> = words
        .iter()
        .map(|word| {
            let word = word.as_text(ctx).ok_or_else(missing)?;
            let value = ITERATOR_TYPES.value_of(word);
            let value = value.ok_or_else(|| format!("unexpected iterator_type ({word})"))?;
            Ok(enums::get(ctx, &ITERATOR_TYPE, value))
        })
        .collect();
    entry.1 = Attribute::array(ctx, &iterators?);
    Ok(entries)
}

/// The iterator types as words.
fn words(ctx: &Context, iterators: Attribute) -> Attribute {
    let word = |one: &Attribute| {
        let value = one.enum_bits(ctx, &ITERATOR_TYPE).unwrap_or(0);
        Attribute::string(ctx, ITERATOR_TYPES.text_of(value).unwrap_or_default())
    };
    let words: Vec<Attribute> =
        iterators.as_array(ctx).unwrap_or_default().iter().map(word).collect();
    Attribute::array(ctx, &words)
}

pub(in super::super) fn print(op: OpRef<'_>, printer: &mut dyn OpPrinter) {
    let contract = Contract(op);
    let iterators = contract.iterator_types().map(|all| words(op.ctx(), all));
    let parts = [
        ("indexing_maps = ", contract.indexing_maps()),
        (", iterator_types = ", iterators),
        (", kind = ", Some(contract.kind())),
    ];
    printer.text(" {");
    for (name, value) in parts {
        if let Some(value) = value {
            printer.text(name);
            printer.attribute(value);
        }
    }
    printer.text("} ");
    printer.operands(&mut op.operands());
    printer.attr_dict(op, &["indexing_maps", ITERATORS, "kind"]);
    printer.text(" : ");
    printer.types(&mut op.operand_types().take(2));
    printer.text(" into ");
    printer.types(&mut op.result_types());
}
