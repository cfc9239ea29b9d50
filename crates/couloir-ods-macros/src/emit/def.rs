//! The static definition of an op.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};

use super::directives::Table;
use crate::format::{self, Source};
use crate::format::{Typed, find};
use crate::model::{Arity, Attr, Clauses, Name, Op, Presence, Text, TraitUse, Values};

/// `pub static NAME: OpDef = ...;`
pub(super) fn op(namespace: &str, op: &Op) -> syn::Result<TokenStream> {
    let ident = super::def_ident(op);
    let name = format!("{namespace}.{}", op.mnemonic.text);
    let docs = format!("`{name}`");
    let body = &op.body;
    let tables = tables(op)?;
    let format = format_fields(body)?;
    let traits = trait_fields(body)?;
    let hooks = body.hooks.iter().map(|(hook, value)| match hook == "passes_other_types" {
        true => quote!(#hook: #value,),
        false => quote!(#hook: Some(#value),),
    });
    Ok(quote! {
        #[doc = #docs]
        pub static #ident: __rt::OpDef = __rt::OpDef {
            name: #name,
            #tables
            #format
            #traits
            hooks: __rt::Hooks { #(#hooks)* ..__rt::Hooks::NONE },
            ..__rt::OpDef::EMPTY
        };
    })
}

/// Operands, results, attributes, regions, successors, segments.
fn tables(op: &Op) -> syn::Result<TokenStream> {
    let body = &op.body;
    let operands = values(&body.operands, body)?;
    let results = values(&body.results, body)?;
    let attrs = body.attrs.iter().map(attr_slot);
    let implied = segment_names(body)
        .into_iter()
        .map(|name| quote!(__rt::attr(#name, &__rt::SEGMENT_SIZES, __rt::Presence::Required)));
    let regions = body.regions.iter().map(|group| {
        let (name, constraint, variadic) = (&group.name.text, &group.constraint, group.variadic);
        quote!(__rt::RegionDef { name: #name, constraint: &#constraint, variadic: #variadic })
    });
    let successors = body.successors.iter().map(|group| {
        let (name, variadic) = (&group.name.text, group.variadic);
        quote!(__rt::SuccessorDef { name: #name, variadic: #variadic })
    });
    let operand_segments =
        segments(body, &body.operands, "Operand", operand_segments_slot(body), op)?;
    let result_segments = segments(body, &body.results, "Result", result_segments_slot(body), op)?;
    Ok(quote! {
        operands: &[#(#operands),*],
        results: &[#(#results),*],
        attrs: &[#(#attrs,)* #(#implied),*],
        regions: &[#(#regions),*],
        successors: &[#(#successors),*],
        operand_segments: #operand_segments,
        result_segments: #result_segments,
    })
}

fn values(groups: &[Values], body: &Clauses) -> syn::Result<Vec<TokenStream>> {
    groups.iter().map(|group| value(group, body)).collect()
}

fn value(group: &Values, body: &Clauses) -> syn::Result<TokenStream> {
    let (name, constraint) = (&group.name.text, &group.constraint);
    let arity = match &group.arity {
        Arity::One => quote!(One),
        Arity::Optional => quote!(Optional),
        Arity::Variadic => quote!(Variadic),
        Arity::Nested(lengths) => {
            let slot = body.attrs.iter().position(|attr| attr.name.text == *lengths);
            let slot = slot.ok_or_else(|| {
                syn::Error::new(group.name.span, format!("no attribute is called '{lengths}'"))
            })? as u8;
            quote!(Nested(#slot))
        }
    };
    Ok(quote!(__rt::value(#name, &#constraint, __rt::Arity::#arity)))
}

fn attr_slot(attr: &Attr) -> TokenStream {
    let (name, constraint) = (&attr.name.text, &attr.constraint);
    let presence = match &attr.presence {
        Presence::Required => quote!(Required),
        Presence::Optional => quote!(Optional),
        Presence::Default(default) => quote!(Default(#default)),
        Presence::DefaultOptional(default) => quote!(DefaultOptional(#default)),
    };
    quote!(__rt::attr(#name, &#constraint, __rt::Presence::#presence))
}

/// The slot of `operandSegmentSizes`, when the op has it.
pub(super) fn operand_segments_slot(body: &Clauses) -> Option<usize> {
    body.has("AttrSizedOperandSegments").then_some(body.attrs.len())
}

/// The slot of `resultSegmentSizes`, when the op has it.
pub(super) fn result_segments_slot(body: &Clauses) -> Option<usize> {
    let after = body.attrs.len() + usize::from(body.has("AttrSizedOperandSegments"));
    body.has("AttrSizedResultSegments").then_some(after)
}

/// Names of the implied attributes, in slot order.
pub(super) fn segment_names(body: &Clauses) -> Vec<&'static str> {
    let operands = operand_segments_slot(body).map(|_| "operandSegmentSizes");
    let results = result_segments_slot(body).map(|_| "resultSegmentSizes");
    operands.into_iter().chain(results).collect()
}

fn segments(
    body: &Clauses,
    groups: &[Values],
    what: &str,
    slot: Option<usize>,
    op: &Op,
) -> syn::Result<TokenStream> {
    if let Some(slot) = slot {
        let slot = slot as u8;
        return Ok(quote!(__rt::Segments::Attr(#slot)));
    }
    if body.has(&format!("SameVariadic{what}Size")) {
        return Ok(quote!(__rt::Segments::SameSize));
    }
    let varying = groups.iter().filter(|group| group.arity != Arity::One).count();
    if varying > 1 {
        let message = format!(
            "more than one {} group varies: add AttrSized{what}Segments or SameVariadic{what}Size",
            what.to_lowercase()
        );
        return Err(syn::Error::new(op.mnemonic.span, message));
    }
    Ok(quote!(__rt::Segments::Single))
}

/// The format with the sources of types.
fn format_fields(body: &Clauses) -> syn::Result<TokenStream> {
    let Some(format) = &body.format else { return Ok(TokenStream::new()) };
    let (directives, [operands, results]) = directives(body, format)?;
    let legacy = match &body.legacy_format {
        Some(format) => directives_like(body, format, [&operands, &results])?,
        None => quote!(None),
    };
    Ok(quote! {
        format: Some(#directives),
        legacy_format: #legacy,
        operand_types: &[#(#operands),*],
        result_types: &[#(#results),*],
    })
}

/// The format for earlier spellings, which gives the same types as the other.
fn directives_like(
    body: &Clauses,
    format: &Text,
    sources: [&[TokenStream]; 2],
) -> syn::Result<TokenStream> {
    let (directives, own) = directives(body, format)?;
    let text =
        |sources: &[TokenStream]| sources.iter().map(ToString::to_string).collect::<Vec<_>>();
    if own.iter().zip(sources).any(|(own, other)| text(own) != text(other)) {
        let message = "types come from elsewhere than in the other format";
        return Err(syn::Error::new(format.span, message));
    }
    Ok(quote!(Some(#directives)))
}

/// A compiled format, with the sources of the types of operands and results.
fn directives(
    body: &Clauses,
    Text { text, span }: &Text,
) -> syn::Result<(TokenStream, [Vec<TokenStream>; 2])> {
    let error = |message: String| syn::Error::new(*span, message);
    let compiled = format::compile(text, body).map_err(error)?;
    let (operands, results) = format::sources(body, &compiled.seen).map_err(error)?;
    let bound = compiled.seen.attrs.iter().enumerate().filter(|slot| *slot.1).map(|slot| slot.0);
    let nested = body.operands.iter().filter_map(|group| match &group.arity {
        Arity::Nested(lengths) => body.attrs.iter().position(|attr| attr.name.text == *lengths),
        _ => None,
    });
    let implied = body.attrs.len()..body.attrs.len() + segment_names(body).len();
    let mut elided: Vec<u8> = bound.chain(nested).chain(implied).map(|slot| slot as u8).collect();
    elided.sort_unstable();
    elided.dedup();
    let directives = Table { elided, span: *span }.list(&compiled.elements);
    let tokens = |sources: &[Source]| {
        sources.iter().map(|source| source_tokens(source, *span)).collect::<Vec<_>>()
    };
    Ok((directives, [tokens(&operands), tokens(&results)]))
}

fn source_tokens(source: &Source, span: proc_macro2::Span) -> TokenStream {
    match source {
        Source::Spelled => quote!(__rt::TypeSource::Spelled),
        Source::Infer => quote!(__rt::TypeSource::Infer),
        Source::SameAs(slot) => {
            let slot = slot_tokens(*slot);
            quote!(__rt::TypeSource::SameAs(#slot))
        }
        Source::Built(constraint) => quote_spanned!(span=> __rt::built(&#constraint)),
        Source::Transformed(slot, transform, list) => {
            let slot = slot_tokens(*slot);
            let transform = transform_tokens(transform, *list);
            quote!(__rt::TypeSource::Transformed(#slot, #transform))
        }
    }
}

fn transform_tokens(transform: &TokenStream, list: bool) -> TokenStream {
    let variant = if list { quote!(List) } else { quote!(Each) };
    quote!(__rt::Transform::#variant(#transform))
}

fn slot_tokens(slot: Typed) -> TokenStream {
    let (variant, at) = match slot {
        Typed::Operand(at) => (quote!(Operand), at as u8),
        Typed::Result(at) => (quote!(Result), at as u8),
        Typed::Attr(at) => (quote!(Attr), at as u8),
    };
    quote!(__rt::Slot::#variant(#at))
}

/// Traits that follow from a hook.
const IMPLIED: &[(&str, &str)] = &[
    ("infer", "InferType"),
    ("branch", "Branch"),
    ("region_branch", "RegionBranch"),
    ("cast", "Cast"),
    ("loop_like", "LoopLike"),
    ("region_return", "RegionBranchTerminator"),
    ("verify_symbol_uses", "SymbolUser"),
];

fn trait_fields(body: &Clauses) -> syn::Result<TokenStream> {
    let (mut traits, mut rules) = (Vec::new(), Vec::new());
    let mut extra = TokenStream::new();
    for item in &body.traits {
        match item {
            TraitUse::Named(name) => traits.push(name.clone()),
            TraitUse::HasParent(parents) => {
                traits.push(quote::format_ident!("HasParent"));
                let parents = parents.iter().map(|parent| &parent.text);
                extra.extend(quote!(parents: &[#(#parents),*],));
            }
            TraitUse::ImplicitTerminator(terminator) => {
                traits.push(quote::format_ident!("SingleBlock"));
                traits.push(quote::format_ident!("SingleBlockImplicitTerminator"));
                let terminator = &terminator.text;
                extra.extend(quote!(implicit_terminator: Some(#terminator),));
            }
            rule => rules.push(rule_tokens(body, rule)?),
        }
    }
    for (hook, implied) in IMPLIED {
        if body.hook(hook).is_some() && !body.has(implied) {
            traits.push(quote::format_ident!("{implied}"));
        }
    }
    Ok(quote! {
        traits: &[#(__rt::Trait::#traits),*],
        trait_set: __rt::Traits::of(&[#(__rt::Trait::#traits),*]),
        rules: &[#(#rules),*],
        #extra
    })
}

fn rule_tokens(body: &Clauses, rule: &TraitUse) -> syn::Result<TokenStream> {
    Ok(match rule {
        TraitUse::AllTypesMatch(names) => {
            let listed = names.iter().map(|name| name.text.as_str()).collect::<Vec<_>>();
            let listed = listed.join(", ");
            let slots =
                names.iter().map(|name| slot(body, name)).collect::<syn::Result<Vec<_>>>()?;
            quote!(__rt::Rule::AllTypesMatch(#listed, &[#(#slots),*]))
        }
        TraitUse::TypesMatchWith { summary, from, to, transform, list } => {
            let (from, to) = (slot(body, from)?, slot(body, to)?);
            let summary = &summary.text;
            let transform = transform_tokens(transform, *list);
            quote!(__rt::Rule::TypesMatchWith {
                summary: #summary, from: #from, to: #to, transform: #transform,
            })
        }
        TraitUse::Pred(summary, holds) => {
            let summary = &summary.text;
            quote!(__rt::Rule::Predicate { summary: #summary, holds: #holds })
        }
        _ => TokenStream::new(),
    })
}

fn slot(body: &Clauses, name: &Name) -> syn::Result<TokenStream> {
    Ok(slot_tokens(find(body, name)?))
}
