//! Compiled formats as tokens.

use proc_macro2::{Span, TokenStream};
use quote::quote;

use crate::format::{Anchor, Arg, Element, TypeOf};
use crate::names;

/// What the elements of one format have in common.
pub(super) struct Table {
    /// Attribute slots that `attr-dict` leaves out.
    pub(super) elided: Vec<u8>,
    /// Where the format string stands.
    pub(super) span: Span,
}

impl Table {
    /// `&[Directive, ...]`
    pub(super) fn list(&self, elements: &[Element]) -> TokenStream {
        let items = elements.iter().map(|element| self.element(element));
        quote!(&[#(__rt::Directive::#items),*])
    }

    fn element(&self, element: &Element) -> TokenStream {
        let elided = &self.elided;
        match element {
            Element::Keyword(text) => quote!(Keyword(#text)),
            Element::Punct(text) => quote!(Punct(#text)),
            Element::Space(printed) => quote!(Space(#printed)),
            Element::Newline => quote!(Newline),
            Element::Operand(at) => numbered(&quote!(Operand), *at),
            Element::Region(at) => numbered(&quote!(Region), *at),
            Element::Successor(at) => numbered(&quote!(Successor), *at),
            Element::Attr(at, qualified) => {
                let slot = *at as u8;
                quote!(Attr { slot: #slot, qualified: #qualified })
            }
            Element::Operands => quote!(Operands),
            Element::Regions => quote!(Regions),
            Element::Successors => quote!(Successors),
            Element::AttrDict(keyword) => {
                quote!(AttrDict { keyword: #keyword, elided: &[#(#elided),*] })
            }
            Element::PropDict => quote!(PropDict { elided: &[#(#elided),*] }),
            Element::Type(of, qualified) => {
                let of = type_ref(*of);
                quote!(Type { of: #of, qualified: #qualified })
            }
            Element::FunctionalType(inputs, results) => {
                let (inputs, results) = (type_ref(*inputs), type_ref(*results));
                quote!(FunctionalType(#inputs, #results))
            }
            Element::Optional { anchor, inverted, then, otherwise } => {
                let anchor = anchor_tokens(anchor);
                let (then, otherwise) = (self.list(then), self.list(otherwise));
                quote!(Optional {
                    anchor: #anchor, inverted: #inverted, then: #then, otherwise: #otherwise,
                })
            }
            Element::OiList(clauses) => self.oilist(clauses),
            Element::Custom(name, args) => {
                let table = names::ident(&names::screaming(name), self.span);
                let args = args.iter().map(arg_tokens);
                quote!(Custom(&#table, &[#(#args),*]))
            }
        }
    }

    fn oilist(&self, clauses: &[(String, Vec<Element>, Anchor)]) -> TokenStream {
        let clauses = clauses.iter().map(|(keyword, body, anchor)| {
            let (body, anchor) = (self.list(body), anchor_tokens(anchor));
            quote!(__rt::OiClause { keyword: #keyword, body: #body, anchor: #anchor })
        });
        quote!(OiList(&[#(#clauses),*]))
    }
}

fn numbered(variant: &TokenStream, at: usize) -> TokenStream {
    let at = at as u8;
    quote!(#variant(#at))
}

fn type_ref(of: TypeOf) -> TokenStream {
    let group = match of {
        TypeOf::Operand(at) => numbered(&quote!(__rt::Slot::Operand), at),
        TypeOf::Result(at) => numbered(&quote!(__rt::Slot::Result), at),
        TypeOf::Operands => return quote!(__rt::TypeRef::Operands),
        TypeOf::Results => return quote!(__rt::TypeRef::Results),
    };
    quote!(__rt::TypeRef::Group(#group))
}

fn anchor_tokens(anchor: &Anchor) -> TokenStream {
    match anchor {
        Anchor::Operand(at) => numbered(&quote!(__rt::Anchor::Operand), *at),
        Anchor::Result(at) => numbered(&quote!(__rt::Anchor::Result), *at),
        Anchor::Attr(at) => numbered(&quote!(__rt::Anchor::Attr), *at),
        Anchor::Region(at) => numbered(&quote!(__rt::Anchor::Region), *at),
        Anchor::Successor(at) => numbered(&quote!(__rt::Anchor::Successor), *at),
        Anchor::Any(anchors) => {
            let anchors = anchors.iter().map(anchor_tokens);
            quote!(__rt::Anchor::Any(&[#(#anchors),*]))
        }
    }
}

fn arg_tokens(arg: &Arg) -> TokenStream {
    let arg = match arg {
        Arg::Operand(at) => numbered(&quote!(Operand), *at),
        Arg::Attr(at) => numbered(&quote!(Attr), *at),
        Arg::Region(at) => numbered(&quote!(Region), *at),
        Arg::Successor(at) => numbered(&quote!(Successor), *at),
        Arg::Type(of) => {
            let of = type_ref(*of);
            quote!(Type(#of))
        }
        Arg::AttrDict => quote!(AttrDict),
        Arg::Ref(arg) => {
            let arg = arg_tokens(arg);
            quote!(Ref(&#arg))
        }
        Arg::Text(text) => quote!(Text(#text)),
    };
    quote!(__rt::CustomArg::#arg)
}
