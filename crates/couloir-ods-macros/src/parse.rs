//! Reading the text of a `dialect!`.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote};
use syn::ext::IdentExt;
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{LitStr, Path, Token, braced, bracketed, parenthesized};

use crate::model::{
    Arity, Attr, Clauses, Dialect, Name, Op, Presence, Regions, Successors, Text, TraitUse, Values,
};
use crate::names;

/// A template for ops; its parameters stand for constraints.
struct Shape {
    name: String,
    params: Vec<(String, TokenStream)>,
    body: Clauses,
}

/// Constraints that admit one type only, by the last segment of their path.
const BUILDABLE: &[&str] = &[
    "I1",
    "I8",
    "I16",
    "I32",
    "I64",
    "I128",
    "INDEX",
    "BF16",
    "F16",
    "F32",
    "F64",
    "F80",
    "F128",
    "NONE_TYPE",
    "UI8",
    "UI16",
    "UI32",
    "UI64",
    "SI8",
    "SI16",
    "SI32",
    "SI64",
];

fn name(input: ParseStream) -> syn::Result<Name> {
    let ident = Ident::parse_any(input)?;
    let text = ident.to_string();
    let text = text.strip_prefix("r#").unwrap_or(&text).to_owned();
    Ok(Name { text, span: ident.span() })
}

fn text(input: ParseStream) -> syn::Result<Text> {
    let lit: LitStr = input.parse()?;
    Ok(Text { text: lit.value(), span: lit.span() })
}

fn path(input: ParseStream) -> syn::Result<TokenStream> {
    Ok(input.parse::<Path>()?.into_token_stream())
}

/// Takes a contextual keyword if it is next (and not itself the name of a thing).
fn keyword(input: ParseStream, word: &str) -> bool {
    let ahead = input.fork();
    let found = Ident::parse_any(&ahead).is_ok_and(|ident| ident == word) && !ahead.peek(Token![:]);
    if found {
        _ = Ident::parse_any(input);
    }
    found
}

impl Parse for Dialect {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        let name = name(input)?;
        input.parse::<Token![,]>()?;
        let docs = text(input)?.text;
        input.parse::<Token![;]>()?;
        let mut dialect = Dialect {
            name,
            docs,
            hooks: Vec::new(),
            types: TokenStream::new(),
            attrs: TokenStream::new(),
            ops: Vec::new(),
        };
        let mut shapes = Vec::new();
        while !input.is_empty() {
            item(input, &mut dialect, &mut shapes)?;
        }
        Ok(dialect)
    }
}

fn item(input: ParseStream, dialect: &mut Dialect, shapes: &mut Vec<Shape>) -> syn::Result<()> {
    let docs = input.call(syn::Attribute::parse_outer)?;
    let word = Ident::parse_any(input)?;
    match word.to_string().as_str() {
        "op" => dialect.ops.push(op(input, quote!(#(#docs)*), shapes)?),
        "shape" => {
            let shape = shape(input, shapes)?;
            shapes.push(shape);
        }
        "types" => dialect.types = list(input)?,
        "attrs" => dialect.attrs = list(input)?,
        "verify_op_attr"
        | "verify_region_arg_attr"
        | "verify_region_result_attr"
        | "parse_type"
        | "legacy_ops"
        | "materialize" => {
            let value = path(input)?;
            input.parse::<Option<Token![;]>>()?;
            dialect.hooks.push((word, quote!(Some(#value))));
        }
        "allows_unknown_ops" => {
            input.parse::<Option<Token![;]>>()?;
            dialect.hooks.push((word, quote!(true)));
        }
        "inline" => {
            let value = path(input)?;
            input.parse::<Option<Token![;]>>()?;
            dialect.hooks.push((word, quote!(Some(&#value))));
        }
        _ => return Err(syn::Error::new(word.span(), "expected 'op', 'shape' or a dialect hook")),
    }
    Ok(())
}

fn list(input: ParseStream) -> syn::Result<TokenStream> {
    let content;
    bracketed!(content in input);
    let items = Punctuated::<Path, Token![,]>::parse_terminated(&content)?;
    input.parse::<Option<Token![;]>>()?;
    let items = items.iter();
    Ok(quote!(#(&#items),*))
}

/// The first word of a mnemonic, or all of one that Rust's tokens cannot spell (`"2d.sdot"`).
fn first_word(input: ParseStream) -> syn::Result<Name> {
    if !input.peek(LitStr) {
        return name(input);
    }
    let Text { text, span } = text(input)?;
    Ok(Name { text, span })
}

fn op(input: ParseStream, docs: TokenStream, shapes: &[Shape]) -> syn::Result<Op> {
    let mut mnemonic = first_word(input)?;
    while input.parse::<Option<Token![.]>>()?.is_some() {
        mnemonic.text.push('.');
        mnemonic.text.push_str(&name(input)?.text);
    }
    let view = match input.parse::<Option<Token![as]>>()? {
        Some(_) => input.parse()?,
        None => names::ident(&names::camel(&mnemonic.text), mnemonic.span),
    };
    let base = bases(input, shapes)?;
    let mut body = merge(base, clauses(input)?);
    expand_clauses(&mut body);
    Ok(Op { docs, mnemonic, view, body })
}

fn shape(input: ParseStream, shapes: &[Shape]) -> syn::Result<Shape> {
    let own = name(input)?;
    let mut params = Vec::new();
    if input.parse::<Option<Token![<]>>()?.is_some() {
        while !input.peek(Token![>]) {
            let param = name(input)?.text;
            input.parse::<Token![:]>()?;
            params.push((param, path(input)?));
            input.parse::<Option<Token![,]>>()?;
        }
        input.parse::<Token![>]>()?;
    }
    let base = bases(input, shapes)?;
    let body = merge(base, clauses(input)?);
    Ok(Shape { name: own.text, params, body })
}

/// The text of `$clauses` in a format: the clauses of the shapes it is made of, in any order.
fn expand_clauses(body: &mut Clauses) {
    let clauses = body.pieces.iter().map(|clause| clause.text.as_str()).collect::<Vec<_>>();
    let list = format!("oilist({})", clauses.join(" | "));
    if let Some(format) = &mut body.format {
        format.text = format.text.replace("$clauses", &list);
    }
}

/// `: Shape<ARGS> + Shape<ARGS> + ...`, filled in, one after the other.
fn bases(input: ParseStream, shapes: &[Shape]) -> syn::Result<Clauses> {
    if input.parse::<Option<Token![:]>>()?.is_none() {
        return Ok(Clauses::default());
    }
    let mut bases = base(input, shapes)?;
    while input.parse::<Option<Token![+]>>()?.is_some() {
        let mut next = base(input, shapes)?;
        bases.traits.append(&mut next.traits);
        bases = merge(bases, next);
    }
    Ok(bases)
}

/// `Shape<ARGS>`, filled in.
fn base(input: ParseStream, shapes: &[Shape]) -> syn::Result<Clauses> {
    let wanted = name(input)?;
    let shape = shapes.iter().find(|shape| shape.name == wanted.text);
    let shape = shape.ok_or_else(|| syn::Error::new(wanted.span, "no shape of this name above"))?;
    let mut args = Vec::new();
    if input.parse::<Option<Token![<]>>()?.is_some() {
        while !input.peek(Token![>]) {
            args.push(path(input)?);
            input.parse::<Option<Token![,]>>()?;
        }
        input.parse::<Token![>]>()?;
    }
    if args.len() > shape.params.len() {
        return Err(syn::Error::new(wanted.span, "more arguments than the shape has parameters"));
    }
    Ok(fill(shape, &args))
}

/// A shape's clauses with arguments, or defaults, for its parameters.
fn fill(shape: &Shape, args: &[TokenStream]) -> Clauses {
    let mut body = shape.body.clone();
    let value = |constraint: &TokenStream| {
        let text = constraint.to_string();
        let at = shape.params.iter().position(|param| param.0 == text)?;
        Some(args.get(at).unwrap_or(&shape.params[at].1).clone())
    };
    for group in body.operands.iter_mut().chain(&mut body.results) {
        if let Some(constraint) = value(&group.constraint) {
            group.buildable |= is_buildable(&constraint);
            group.constraint = constraint;
        }
    }
    for attr in &mut body.attrs {
        if let Some(constraint) = value(&attr.constraint) {
            attr.constraint = constraint;
        }
    }
    body
}

/// A shape's clauses followed by the op's own.
fn merge(mut base: Clauses, own: Clauses) -> Clauses {
    base.operands.extend(own.operands);
    base.results.extend(own.results);
    base.attrs.extend(own.attrs);
    base.regions.extend(own.regions);
    base.successors.extend(own.successors);
    base.traits.splice(0..0, own.traits);
    base.pieces.extend(own.pieces);
    base.format = own.format.or(base.format);
    base.legacy_format = own.legacy_format.or(base.legacy_format);
    base.hooks.retain(|hook| !own.hooks.iter().any(|other| other.0 == hook.0));
    base.hooks.extend(own.hooks);
    base
}

fn clauses(input: ParseStream) -> syn::Result<Clauses> {
    let content;
    braced!(content in input);
    let mut clauses = Clauses::default();
    while !content.is_empty() {
        clause(&content, &mut clauses)?;
    }
    Ok(clauses)
}

fn clause(input: ParseStream, into: &mut Clauses) -> syn::Result<()> {
    let word = Ident::parse_any(input)?;
    match word.to_string().as_str() {
        "operands" => into.operands = entries(input, values)?,
        "results" => into.results = entries(input, values)?,
        "attrs" => into.attrs = entries(input, attr)?,
        "regions" => into.regions = entries(input, regions)?,
        "successors" => into.successors = entries(input, successors)?,
        "traits" => into.traits = traits(input)?,
        "clause" => into.pieces.push(text(input)?),
        "format" => into.format = Some(text(input)?),
        "legacy_format" => into.legacy_format = Some(text(input)?),
        "default_dialect" => {
            let namespace = text(input)?.text;
            into.hooks.push((word, quote!(#namespace)));
        }
        "passes_other_types" => into.hooks.push((word, quote!(true))),
        "region_branch" | "slots" => {
            let table = path(input)?;
            into.hooks.push((word, quote!(&#table)));
        }
        "verify_symbols" => {
            let word = Ident::new("verify_symbol_uses", word.span());
            into.hooks.push((word, path(input)?));
        }
        "parse" | "parse_plain" | "parse_tail" | "print" | "verify" | "verify_regions" | "fold"
        | "result_names" | "arg_names" | "block_names" | "region_kind" | "effects" | "infer"
        | "branch" | "cast" | "region_return" | "loop_like" | "signature" | "function_type"
        | "function_body" | "is_declaration" => {
            into.hooks.push((word, path(input)?));
        }
        _ => return Err(syn::Error::new(word.span(), "no clause of this name")),
    }
    Ok(())
}

fn entries<T>(input: ParseStream, one: fn(ParseStream) -> syn::Result<T>) -> syn::Result<Vec<T>> {
    let content;
    braced!(content in input);
    Ok(Punctuated::<T, Token![,]>::parse_terminated_with(&content, one)?.into_iter().collect())
}

/// `name: [variadic|optional|nested(lengths)] [built] CONSTRAINT`; `_` for a group without name.
fn values(input: ParseStream) -> syn::Result<Values> {
    let mut name = name(input)?;
    if name.text == "_" {
        name.text.clear();
    }
    input.parse::<Token![:]>()?;
    let arity = arity(input)?;
    let built = keyword(input, "built");
    let constraint = path(input)?;
    let buildable = built || is_buildable(&constraint);
    Ok(Values { name, arity, constraint, buildable })
}

fn arity(input: ParseStream) -> syn::Result<Arity> {
    if keyword(input, "variadic") {
        return Ok(Arity::Variadic);
    }
    if keyword(input, "optional") {
        return Ok(Arity::Optional);
    }
    if keyword(input, "nested") {
        let content;
        parenthesized!(content in input);
        return Ok(Arity::Nested(name(&content)?.text));
    }
    Ok(Arity::One)
}

fn is_buildable(constraint: &TokenStream) -> bool {
    let text = constraint.to_string();
    let last = text.rsplit("::").next().unwrap_or_default().trim();
    BUILDABLE.contains(&last)
}

/// `name: [optional] CONSTRAINT [= default]`
fn attr(input: ParseStream) -> syn::Result<Attr> {
    let name = name(input)?;
    input.parse::<Token![:]>()?;
    let optional = keyword(input, "optional");
    let constraint = path(input)?;
    let default = match input.parse::<Option<Token![=]>>()? {
        Some(_) => Some(path(input)?),
        None => None,
    };
    let presence = match (optional, default) {
        (false, None) => Presence::Required,
        (true, None) => Presence::Optional,
        (false, Some(default)) => Presence::Default(default),
        (true, Some(default)) => Presence::DefaultOptional(default),
    };
    Ok(Attr { name, presence, constraint })
}

/// `name: [variadic] CONSTRAINT`
fn regions(input: ParseStream) -> syn::Result<Regions> {
    let name = name(input)?;
    input.parse::<Token![:]>()?;
    let variadic = keyword(input, "variadic");
    Ok(Regions { name, variadic, constraint: path(input)? })
}

/// `name` or `name: variadic`
fn successors(input: ParseStream) -> syn::Result<Successors> {
    let name = name(input)?;
    let variadic = input.parse::<Option<Token![:]>>()?.is_some() && keyword(input, "variadic");
    Ok(Successors { name, variadic })
}

fn traits(input: ParseStream) -> syn::Result<Vec<TraitUse>> {
    let content;
    bracketed!(content in input);
    let lists = Punctuated::<_, Token![,]>::parse_terminated_with(&content, trait_use)?;
    Ok(lists.into_iter().flatten().collect())
}

/// Lists of traits that upstream names as one.
const LISTS: &[(&str, &[&str])] = &[
    ("Pure", &["AlwaysSpeculatable", "NoMemoryEffect"]),
    ("ElementwiseMappable", &["Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]),
    ("ReturnLike", &["RegionBranchTerminator", "ReturnLike"]),
];

fn trait_use(input: ParseStream) -> syn::Result<Vec<TraitUse>> {
    let word = Ident::parse_any(input)?;
    let known = word.to_string();
    let content;
    if !input.peek(syn::token::Paren) {
        let named = |text: &str| TraitUse::Named(Ident::new(text, word.span()));
        return Ok(match LISTS.iter().find(|list| list.0 == known) {
            Some((_, items)) => items.iter().map(|item| named(item)).collect(),
            None => vec![named(known.trim_end_matches("OpInterface"))],
        });
    }
    parenthesized!(content in input);
    let rule = match known.as_str() {
        "HasParent" => TraitUse::HasParent(separated(&content, text)?),
        "SingleBlockImplicitTerminator" => TraitUse::ImplicitTerminator(text(&content)?),
        "AllTypesMatch" => TraitUse::AllTypesMatch(separated(&content, name)?),
        "TypesMatchWith" => types_match_with(&content, false)?,
        "TypesMatchWithList" => types_match_with(&content, true)?,
        "Pred" => {
            let summary = text(&content)?;
            content.parse::<Token![,]>()?;
            TraitUse::Pred(summary, path(&content)?)
        }
        _ => return Err(syn::Error::new(word.span(), "this trait takes no arguments")),
    };
    end(&content)?;
    Ok(vec![rule])
}

fn types_match_with(input: ParseStream, list: bool) -> syn::Result<TraitUse> {
    let summary = text(input)?;
    input.parse::<Token![,]>()?;
    let from = name(input)?;
    input.parse::<Token![=>]>()?;
    let to = name(input)?;
    input.parse::<Token![,]>()?;
    Ok(TraitUse::TypesMatchWith { summary, from, to, transform: path(input)?, list })
}

fn separated<T>(input: ParseStream, one: fn(ParseStream) -> syn::Result<T>) -> syn::Result<Vec<T>> {
    Ok(Punctuated::<T, Token![,]>::parse_terminated_with(input, one)?.into_iter().collect())
}

fn end(input: ParseStream) -> syn::Result<()> {
    input.parse::<Option<Token![,]>>()?;
    if input.is_empty() { Ok(()) } else { Err(syn::Error::new(Span::call_site(), "expected ')'")) }
}
