//! Where the types of operands and results come from when a format is
//! parsed: spelled, fixed by a constraint, or following from another type.

use proc_macro2::TokenStream;

use super::Seen;
use crate::model::{Clauses, Name, TraitUse, Values};

/// A group or attribute with a type.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Typed {
    /// An operand group.
    Operand(usize),
    /// A result group.
    Result(usize),
    /// An attribute.
    Attr(usize),
}

/// Where types come from.
pub(crate) enum Source {
    /// The text.
    Spelled,
    /// They are those of another group.
    SameAs(Typed),
    /// The constraint builds the only one there is.
    Built(TokenStream),
    /// They are computed from those of another group.
    /// The flag: as a list.
    Transformed(Typed, TokenStream, bool),
    /// The inference hook.
    Infer,
}

/// Finds a group or attribute by name.
pub(crate) fn find(op: &Clauses, name: &Name) -> syn::Result<Typed> {
    let operand = op.operands.iter().position(|group| group.name.text == name.text);
    let result = || op.results.iter().position(|group| group.name.text == name.text);
    let attr = || op.attrs.iter().position(|attr| attr.name.text == name.text);
    operand
        .map(Typed::Operand)
        .or_else(|| result().map(Typed::Result))
        .or_else(|| attr().map(Typed::Attr))
        .ok_or_else(|| syn::Error::new(name.span, "the op has nothing of this name"))
}

/// A type that follows from another.
type Resolver = (Typed, Typed, Option<(TokenStream, bool)>);

/// The sources of all operand groups and all result groups.
pub(crate) fn sources(op: &Clauses, seen: &Seen) -> Result<(Vec<Source>, Vec<Source>), String> {
    let resolvers = resolvers(op, seen);
    let operand = |(at, group): (usize, &Values)| {
        source(seen.operand_types[at], Typed::Operand(at), group, &resolvers).ok_or_else(|| {
            format!(
                "the type of operand '{}' is not spelled and follows from nothing",
                label(group)
            )
        })
    };
    let infers = op.hook("infer").is_some() && !seen.result_types.contains(&true);
    let result = |(at, group): (usize, &Values)| {
        if infers {
            return Ok(Source::Infer);
        }
        source(seen.result_types[at], Typed::Result(at), group, &resolvers).ok_or_else(|| {
            format!("the type of result '{}' is not spelled and follows from nothing", label(group))
        })
    };
    let operands = op.operands.iter().enumerate().map(operand).collect::<Result<_, _>>()?;
    let results = op.results.iter().enumerate().map(result).collect::<Result<_, _>>()?;
    Ok((operands, results))
}

fn label(group: &Values) -> &str {
    if group.name.text.is_empty() { "_" } else { &group.name.text }
}

fn source(spelled: bool, what: Typed, group: &Values, resolvers: &[Resolver]) -> Option<Source> {
    if spelled {
        return Some(Source::Spelled);
    }
    // Of several rules the last one counts, as upstream.
    if let Some((_, from, transform)) = resolvers.iter().rev().find(|rule| rule.0 == what) {
        return Some(match transform {
            Some((transform, list)) => Source::Transformed(*from, transform.clone(), *list),
            None => Source::SameAs(*from),
        });
    }
    group.buildable.then(|| Source::Built(group.constraint.clone()))
}

fn is_seen(seen: &Seen, what: Typed) -> bool {
    match what {
        Typed::Operand(group) => seen.operand_types[group],
        Typed::Result(group) => seen.result_types[group],
        Typed::Attr(slot) => seen.attrs[slot],
    }
}

/// The rules and traits of the op as (what, from what, how).
fn resolvers(op: &Clauses, seen: &Seen) -> Vec<Resolver> {
    let mut resolvers = Vec::new();
    for item in &op.traits {
        match item {
            TraitUse::AllTypesMatch(names) => all_match(op, seen, names, &mut resolvers),
            TraitUse::TypesMatchWith { from, to, transform, list, .. } => {
                if let (Ok(from), Ok(to)) = (find(op, from), find(op, to))
                    && is_seen(seen, from)
                {
                    resolvers.push((to, from, Some((transform.clone(), *list))));
                }
            }
            TraitUse::Named(name) if name == "SameTypeOperands" => {
                same_types(seen, false, &mut resolvers);
            }
            TraitUse::Named(name) if name == "SameOperandsAndResultType" => {
                same_types(seen, true, &mut resolvers);
            }
            _ => {}
        }
    }
    resolvers
}

fn all_match(op: &Clauses, seen: &Seen, names: &[Name], into: &mut Vec<Resolver>) {
    let slots: Vec<_> = names.iter().filter_map(|name| find(op, name).ok()).collect();
    if let Some(&from) = slots.iter().find(|&&slot| is_seen(seen, slot)) {
        into.extend(slots.iter().filter(|&&to| to != from).map(|&to| (to, from, None)));
    }
}

fn same_types(seen: &Seen, results: bool, into: &mut Vec<Resolver>) {
    let operand = seen.operand_types.iter().position(|&seen| seen).map(Typed::Operand);
    let result = || seen.result_types.iter().position(|&seen| seen).map(Typed::Result);
    let from = operand.or_else(|| result().filter(|_| results));
    let Some(from) = from else { return };
    into.extend((0..seen.operand_types.len()).map(|at| (Typed::Operand(at), from, None)));
    if results {
        into.extend((0..seen.result_types.len()).map(|at| (Typed::Result(at), from, None)));
    }
}
