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

/// Declares a dialect: its ops, their assembly formats and their hooks. See
/// the documentation of the `couloir-ods` crate for the language.
#[proc_macro]
pub fn dialect(input: TokenStream) -> TokenStream {
    let dialect = syn::parse_macro_input!(input as model::Dialect);
    emit::dialect(&dialect).unwrap_or_else(|error| error.to_compile_error()).into()
}
