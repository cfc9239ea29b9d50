//! What a dialect becomes: `DIALECT`, a static definition per op in `defs`,
//! and a typed view per op.

mod def;
mod directives;
mod view;

use proc_macro2::TokenStream;
use quote::quote;

use crate::model::{Dialect, Op};
use crate::names;

/// The whole output.
pub(crate) fn dialect(dialect: &Dialect) -> syn::Result<TokenStream> {
    let namespace = &dialect.name.text;
    let (mut defs, mut views, mut idents) = (Vec::new(), Vec::new(), Vec::new());
    for op in &dialect.ops {
        defs.push(def::op(namespace, op)?);
        views.push(view::op(namespace, op));
        idents.push(def_ident(op));
    }
    let docs = format!("The `{namespace}` dialect: {}", dialect.docs);
    let (types, attrs) = (&dialect.types, &dialect.attrs);
    let hooks = dialect.hooks.iter().map(|(name, value)| quote!(#name: #value,));
    let defs_doc = format!("Definitions of the ops of `{namespace}`.");
    Ok(quote! {
        #[doc = #docs]
        #[allow(clippy::needless_update)]
        pub static DIALECT: ::couloir_ods::rt::DialectDef = ::couloir_ods::rt::DialectDef {
            name: #namespace,
            ops: &[#(&defs::#idents),*],
            types: &[#types],
            attrs: &[#attrs],
            #(#hooks)*
            ..::couloir_ods::rt::DialectDef::EMPTY
        };
        #[doc = #defs_doc]
        pub mod defs {
            #[allow(unused_imports)]
            use super::*;
            #[allow(unused_imports)]
            use ::couloir_ods::rt as __rt;
            #(#defs)*
        }
        #(#views)*
    })
}

/// The name of an op's static.
fn def_ident(op: &Op) -> proc_macro2::Ident {
    names::ident(&names::screaming(&op.mnemonic.text), op.mnemonic.span)
}
