//! The typed view of an op: group and slot numbers, accessors, a builder.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::def::{operand_segments_slot, result_segments_slot, segment_names};
use crate::model::{Arity, Clauses, Op, Presence, Regions, Values};
use crate::names::{ident, screaming, snake};

/// The struct with all that belongs to it.
pub(super) fn op(namespace: &str, op: &Op) -> TokenStream {
    let (view, def, docs) = (&op.view, super::def_ident(op), &op.docs);
    let title = format!("`{namespace}.{}`", op.mnemonic.text);
    let body = &op.body;
    let consts = consts(op);
    let operands = body.operands.iter().enumerate().map(|(at, _)| operand(op, at));
    let results = body.results.iter().enumerate().map(|(at, _)| result(op, at));
    let attrs = body.attrs.iter().enumerate().map(|(at, _)| attr(op, at));
    let regions = body.regions.iter().enumerate().map(|(at, group)| region(op, at, group));
    let successors = body.successors.iter().enumerate().map(|(at, _)| successor(op, at));
    let build = build(op);
    quote! {
        ::couloir_ods::view!(#[doc = #title] #[doc = ""] #docs #view = defs::#def);
        #[allow(missing_docs, clippy::too_many_arguments)]
        impl #view<'_> {
            #(#consts)*
            #(#operands)*
            #(#results)*
            #(#attrs)*
            #(#regions)*
            #(#successors)*
            #build
        }
    }
}

/// The name under which a group without one is reached.
fn label(name: &str, default: &str) -> String {
    if name.is_empty() { default.to_owned() } else { name.to_owned() }
}

fn method(op: &Op, name: &str, default: &str) -> Ident {
    let text = snake(&label(name, default));
    // What every view has is not hidden.
    let text = if text == "cast" { "cast_attr".to_owned() } else { text };
    ident(&text, op.mnemonic.span)
}

fn consts(op: &Op) -> Vec<TokenStream> {
    let body = &op.body;
    let operands = body.operands.iter().enumerate().map(|(at, group)| (&*group.name.text, at));
    let attrs = body.attrs.iter().enumerate().map(|(at, attr)| (&*attr.name.text, at));
    let implied = segment_names(body);
    let implied = implied.iter().enumerate().map(|(at, name)| (*name, at + body.attrs.len()));
    let named = operands.chain(attrs).chain(implied).filter(|(name, _)| !name.is_empty());
    let one = |(name, at): (&str, usize)| {
        let ident = ident(&screaming(name), op.mnemonic.span);
        quote!(pub const #ident: usize = #at;)
    };
    named.map(one).collect()
}

/// The number of a group's only value, where it is the same in every op.
fn fixed(groups: &[Values], at: usize) -> bool {
    groups.iter().take(at + 1).all(|group| group.arity == Arity::One)
}

fn operand(op: &Op, at: usize) -> TokenStream {
    let group = &op.body.operands[at];
    let name = method(op, &group.name.text, "operands");
    match &group.arity {
        Arity::One if fixed(&op.body.operands, at) => quote! {
            #[inline]
            pub fn #name(self) -> ::couloir_ods::rt::Value {
                ::couloir_ods::rt::operand(self.0, #at)
            }
        },
        Arity::One => quote! {
            #[inline]
            pub fn #name(self) -> ::couloir_ods::rt::Value {
                ::couloir_ods::rt::operand_in(self.0, #at)
            }
        },
        Arity::Optional => quote! {
            #[inline]
            pub fn #name(self) -> Option<::couloir_ods::rt::Value> { self.0.operand_in(#at) }
        },
        _ => quote! {
            #[inline]
            pub fn #name(self) -> Vec<::couloir_ods::rt::Value> { self.0.operands_in(#at) }
        },
    }
}

fn result(op: &Op, at: usize) -> TokenStream {
    let groups = &op.body.results;
    let group = &groups[at];
    let name = method(op, &group.name.text, "result");
    match &group.arity {
        Arity::One if fixed(groups, at) => quote! {
            #[inline]
            pub fn #name(self) -> ::couloir_ods::rt::Value {
                ::couloir_ods::rt::result(self.0, #at)
            }
        },
        Arity::One => quote! {
            #[inline]
            pub fn #name(self) -> ::couloir_ods::rt::Value {
                ::couloir_ods::rt::result_in(self.0, #at)
            }
        },
        Arity::Optional => quote! {
            #[inline]
            pub fn #name(self) -> Option<::couloir_ods::rt::Value> {
                self.0.results_in(#at).first().copied()
            }
        },
        _ => quote! {
            #[inline]
            pub fn #name(self) -> Vec<::couloir_ods::rt::Value> { self.0.results_in(#at) }
        },
    }
}

fn attr(op: &Op, at: usize) -> TokenStream {
    let attr = &op.body.attrs[at];
    let name = method(op, &attr.name.text, "attr");
    match &attr.presence {
        Presence::Required | Presence::Optional => quote! {
            #[inline]
            pub fn #name(self) -> Option<::couloir_ods::rt::Attribute> { self.0.prop(#at) }
        },
        Presence::Default(default) | Presence::DefaultOptional(default) => quote! {
            #[inline]
            pub fn #name(self) -> ::couloir_ods::rt::Attribute {
                self.0.prop(#at).unwrap_or_else(|| #default(self.0.ctx()))
            }
        },
    }
}

fn region(op: &Op, at: usize, group: &Regions) -> TokenStream {
    let name = method(op, &group.name.text, "regions");
    if group.variadic {
        return quote! {
            #[inline]
            pub fn #name(&self) -> impl Iterator<Item = ::couloir_ods::rt::RegionRef<'_>> {
                (#at..self.0.num_regions()).filter_map(|at| self.0.region(at))
            }
        };
    }
    quote! {
        #[inline]
        pub fn #name(&self) -> Option<::couloir_ods::rt::RegionRef<'_>> { self.0.region(#at) }
    }
}

fn successor(op: &Op, at: usize) -> TokenStream {
    let group = &op.body.successors[at];
    let name = method(op, &group.name.text, "successors");
    if group.variadic {
        return quote! {
            #[inline]
            pub fn #name(self) -> Vec<::couloir_ods::rt::Block> {
                self.0.successors().skip(#at).collect()
            }
        };
    }
    quote! {
        #[inline]
        pub fn #name(self) -> Option<::couloir_ods::rt::Block> { self.0.successor(#at) }
    }
}

/// Parameters and steps of a builder.
#[derive(Default)]
struct Builder {
    params: Vec<TokenStream>,
    steps: Vec<TokenStream>,
    needs_context: bool,
}

/// `build(...) -> NewOp`: result types that are not fixed, operands, required
/// attributes, regions, successors.
fn build(op: &Op) -> TokenStream {
    let body = &op.body;
    let mut builder = Builder::default();
    builder.results(op);
    builder.operands(op);
    builder.attrs(op);
    builder.regions(op);
    builder.successors(op);
    if body.attrs.iter().any(|attr| matches!(attr.presence, Presence::Default(_))) {
        builder.needs_context = true;
        builder.steps.push(quote!(::couloir_ods::rt::set_defaults(ctx, &mut new);));
    }
    let ctx = builder.needs_context.then(|| quote!(ctx: &::couloir_ods::rt::Context,));
    let (params, steps) = (&builder.params, &builder.steps);
    quote! {
        #[must_use]
        #[allow(unused_mut)]
        #[inline]
        pub fn build(#ctx #(#params),*) -> ::couloir_ods::rt::NewOp {
            let mut new = ::couloir_ods::rt::NewOp::new(Self::def());
            #(#steps)*
            new
        }
    }
}

/// How many values a parameter stands for.
fn length(arity: &Arity, name: &Ident) -> TokenStream {
    match arity {
        Arity::One => quote!(1),
        Arity::Optional => quote!(#name.iter().len()),
        Arity::Variadic => quote!(#name.len()),
        Arity::Nested(_) => quote!(#name.iter().map(|list| list.len()).sum::<usize>()),
    }
}

impl Builder {
    fn results(&mut self, op: &Op) {
        let groups = &op.body.results;
        for group in groups {
            let name = method(op, &group.name.text, "result_type");
            let (ty, step) = match &group.arity {
                Arity::One if group.buildable => {
                    let constraint = &group.constraint;
                    self.needs_context = true;
                    self.steps.push(quote! {
                        new.results.extend(#constraint.build.map(|build| build(ctx)));
                    });
                    continue;
                }
                Arity::One => (quote!(::couloir_ods::rt::Type), quote!(new.results.push(#name);)),
                Arity::Optional => {
                    (quote!(Option<::couloir_ods::rt::Type>), quote!(new.results.extend(#name);))
                }
                _ => (
                    quote!(&[::couloir_ods::rt::Type]),
                    quote!(new.results.extend_from_slice(#name);),
                ),
            };
            self.params.push(quote!(#name: #ty));
            self.steps.push(step);
        }
        self.segments(op, groups, result_segments_slot(&op.body), "result_type");
    }

    fn operands(&mut self, op: &Op) {
        let groups = &op.body.operands;
        for group in groups {
            let name = method(op, &group.name.text, "operands");
            let (ty, step) = match &group.arity {
                Arity::One => (quote!(::couloir_ods::rt::Value), quote!(new.operands.push(#name);)),
                Arity::Optional => {
                    (quote!(Option<::couloir_ods::rt::Value>), quote!(new.operands.extend(#name);))
                }
                Arity::Variadic => (
                    quote!(&[::couloir_ods::rt::Value]),
                    quote!(new.operands.extend_from_slice(#name);),
                ),
                Arity::Nested(lengths) => {
                    self.needs_context = true;
                    let slot = format_ident!("{}", screaming(lengths));
                    let step = quote! {
                        ::couloir_ods::rt::nested(ctx, &mut new, Self::#slot, #name);
                    };
                    (quote!(&[&[::couloir_ods::rt::Value]]), step)
                }
            };
            self.params.push(quote!(#name: #ty));
            self.steps.push(step);
        }
        self.segments(op, groups, operand_segments_slot(&op.body), "operands");
    }

    fn segments(&mut self, op: &Op, groups: &[Values], slot: Option<usize>, default: &str) {
        let Some(slot) = slot else { return };
        self.needs_context = true;
        let lengths =
            groups.iter().map(|group| length(&group.arity, &method(op, &group.name.text, default)));
        self.steps.push(quote! {
            ::couloir_ods::rt::segments(ctx, &mut new, #slot, &[#(#lengths),*]);
        });
    }

    fn attrs(&mut self, op: &Op) {
        for (slot, attr) in op.body.attrs.iter().enumerate() {
            if !op.body.is_required(slot) || is_nested_lengths(&op.body, &attr.name.text) {
                continue;
            }
            let name = method(op, &attr.name.text, "attr");
            self.params.push(quote!(#name: ::couloir_ods::rt::Attribute));
            self.steps.push(quote!(new.props[#slot] = Some(#name);));
        }
    }

    fn regions(&mut self, op: &Op) {
        if op.body.regions.is_empty() {
            return;
        }
        if op.body.has("IsolatedFromAbove") {
            self.params.push(quote!(regions: Box<::couloir_ods::rt::Body>));
            self.steps.push(quote!(new.body = Some(regions);));
            return;
        }
        for group in &op.body.regions {
            let name = method(op, &group.name.text, "regions");
            if group.variadic {
                self.params.push(quote!(#name: &[::couloir_ods::rt::Region]));
                self.steps.push(quote!(new.regions.extend_from_slice(#name);));
            } else {
                self.params.push(quote!(#name: ::couloir_ods::rt::Region));
                self.steps.push(quote!(new.regions.push(#name);));
            }
        }
    }

    fn successors(&mut self, op: &Op) {
        for group in &op.body.successors {
            let name = method(op, &group.name.text, "successors");
            if group.variadic {
                self.params.push(quote!(#name: &[::couloir_ods::rt::Block]));
                self.steps.push(quote!(new.successors.extend_from_slice(#name);));
            } else {
                self.params.push(quote!(#name: ::couloir_ods::rt::Block));
                self.steps.push(quote!(new.successors.push(#name);));
            }
        }
    }
}

fn is_nested_lengths(body: &Clauses, name: &str) -> bool {
    body.operands.iter().any(|group| matches!(&group.arity, Arity::Nested(own) if own == name))
}
