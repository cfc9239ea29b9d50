//! The `dialect!` macro.
//!
//! - [`model`]: what a dialect's text says; [`parse`]: reading it;
//! - [`format`]: compiling assembly formats and finding where types come from;
//! - [`emit`]: the tables, typed views and builders.
//!
//! Invariant: what the macro emits is tables and thin accessors; no code per
//! op that parses, prints or verifies. A wrong table or format is a compile
//! error at the text that is wrong.

mod emit;
mod format;
mod model;
mod names;
mod parse;

use proc_macro::TokenStream;
use proc_macro2::TokenTree;

/// Declares a dialect: its ops, their assembly formats and their hooks. See
/// the documentation of the `couloir-ods` crate for the language.
#[proc_macro]
pub fn dialect(input: TokenStream) -> TokenStream {
    let dialect = syn::parse_macro_input!(input as model::Dialect);
    emit::dialect(&dialect).unwrap_or_else(|error| error.to_compile_error()).into()
}

/// The same for a crate that reaches the library of constraints by another
/// path, which comes first: `dialect_at! { some::path; name, "..."; ... }`.
#[proc_macro]
pub fn dialect_at(input: TokenStream) -> TokenStream {
    let mut input = proc_macro2::TokenStream::from(input).into_iter();
    let is_end = |token: &TokenTree| matches!(token, TokenTree::Punct(end) if end.as_char() == ';');
    let root = input.by_ref().take_while(|token| !is_end(token)).collect();
    let declared = dialect(input.collect::<proc_macro2::TokenStream>().into());
    rooted(declared.into(), &root).into()
}

/// The tokens with `::couloir_ods` replaced by a path.
fn rooted(
    tokens: proc_macro2::TokenStream,
    root: &proc_macro2::TokenStream,
) -> proc_macro2::TokenStream {
    let mut out = Vec::<TokenTree>::new();
    for token in tokens {
        match token {
            TokenTree::Ident(name) if name == "couloir_ods" => {
                // The two colons before it.
                out.truncate(out.len().saturating_sub(2));
                out.extend(root.clone());
            }
            TokenTree::Group(group) => {
                let inside = rooted(group.stream(), root);
                let mut replaced = proc_macro2::Group::new(group.delimiter(), inside);
                replaced.set_span(group.span());
                out.push(replaced.into());
            }
            token => out.push(token),
        }
    }
    out.into_iter().collect()
}
