//! The attributes LLVM 22 gives the declarations of intrinsics.

use smallvec::SmallVec;

use super::{find, intrinsic_signature};
use crate::attributes::{AttrKind, AttrList, AttrSet, AttrStyle, Attribute};
use crate::context::Context;
use crate::types::Type;

/// The attributes LLVM gives the declaration of an intrinsic of this name (`llvm.ctlz.i32`) and
/// function type; `None` where there is no such intrinsic, or none of that type.
pub fn intrinsic_attributes(ctx: &Context, name: &str, function_type: Type) -> Option<AttrList> {
    let found = find(name).filter(|_| has_type(ctx, name, function_type))?;
    let mut parts = found.attributes.split('|').map(str::trim);
    let mut next = || parts.next().unwrap_or_default();
    let function = attribute_set(ctx, next());
    let result = attribute_set(ctx, &with_width_of(ctx, next(), function_type));
    let params: SmallVec<[AttrSet; 4]> = match next() {
        "" => SmallVec::new(),
        params => split_outside(params).map(|param| attribute_set(ctx, param)).collect(),
    };
    Some(ctx.attr_list(function, result, &params))
}

/// Whether an intrinsic can be of a function type.
fn has_type(ctx: &Context, name: &str, function_type: Type) -> bool {
    let vararg = ctx.function_parts(function_type).is_some_and(|parts| parts.2);
    intrinsic_signature(name).is_some_and(|signature| {
        signature.is_vararg() == vararg && signature.overloads(ctx, function_type).is_ok()
    })
}

/// A range of a result that the name is overloaded on stands in the table with one type of many.
fn with_width_of(ctx: &Context, result: &str, function_type: Type) -> String {
    let own = ctx.function_parts(function_type).map(|(ret, ..)| ctx.scalar_type(ret));
    let bits = own.and_then(|own| ctx.int_width(own)).unwrap_or(32);
    let result = result.replace("range(i32 ", &format!("range(i{bits} "));
    // Of two bits, two is less than zero.
    if bits == 2 { result.replace(", 2)", ", -2)") } else { result }
}

/// The parts between commas that stand outside parentheses.
fn split_outside(text: &str) -> impl Iterator<Item = &str> {
    let mut depth = 0u32;
    text.split(move |letter| {
        match letter {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            _ => {}
        }
        letter == ',' && depth == 0
    })
}

/// Attributes as they stand in the text: words, some with a value in parentheses.
fn attribute_set(ctx: &Context, text: &str) -> AttrSet {
    let mut attributes: SmallVec<[Attribute; 8]> = SmallVec::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        let end = end_of_word(rest);
        let (word, tail) = rest.split_at(end);
        attributes.extend(attribute(ctx, word));
        rest = tail.trim_start();
    }
    ctx.attr_set(&attributes)
}

/// Where the first word ends: at a blank outside parentheses.
fn end_of_word(text: &str) -> usize {
    let mut depth = 0u32;
    let end = text.find(|letter| {
        match letter {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            _ => {}
        }
        letter == ' ' && depth == 0
    });
    end.unwrap_or(text.len())
}

fn attribute(ctx: &Context, word: &str) -> Option<Attribute> {
    let (name, value) = word.split_once('(').unwrap_or((word, ""));
    let value = value.strip_suffix(')').unwrap_or(value);
    let kind = AttrKind::from_name(name)?;
    Some(match kind.style() {
        AttrStyle::Text => Attribute::text(ctx, kind, value),
        AttrStyle::Int | AttrStyle::Align => Attribute::int(kind, value.parse().ok()?),
        _ => Attribute::flag(kind),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attributes_of_rows_are_known() {
        let ctx = Context::new();
        for line in super::super::ATTRIBUTES.lines() {
            for text in line.split('|').flat_map(split_outside).map(str::trim) {
                let words = text.matches(' ').count() + usize::from(!text.is_empty());
                let inner = text.matches(": ").count() + text.matches(", ").count();
                let range = text.matches("range(").count();
                let set = attribute_set(&ctx, text);
                assert_eq!(ctx.attributes(set).len() + inner + range, words, "{text}");
            }
        }
    }
}
