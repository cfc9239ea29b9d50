//! What the text of a `dialect!` says, after shapes have been filled in.

use proc_macro2::{Ident, Span, TokenStream};

/// A name with its place.
#[derive(Clone)]
pub(crate) struct Name {
    /// The text, as upstream spells it.
    pub(crate) text: String,
    /// Where it stands.
    pub(crate) span: Span,
}

/// A string with its place.
#[derive(Clone)]
pub(crate) struct Text {
    /// The characters.
    pub(crate) text: String,
    /// Where it stands.
    pub(crate) span: Span,
}

/// A dialect.
pub(crate) struct Dialect {
    /// The namespace.
    pub(crate) name: Name,
    /// One sentence.
    pub(crate) docs: String,
    /// Dialect-wide hooks: keyword and value.
    pub(crate) hooks: Vec<(Ident, TokenStream)>,
    /// Type definitions.
    pub(crate) types: TokenStream,
    /// Attribute definitions.
    pub(crate) attrs: TokenStream,
    /// The ops.
    pub(crate) ops: Vec<Op>,
}

/// An op.
pub(crate) struct Op {
    /// Doc comments and other attributes.
    pub(crate) docs: TokenStream,
    /// The name after the namespace, dots included.
    pub(crate) mnemonic: Name,
    /// The view's name.
    pub(crate) view: Ident,
    /// All else.
    pub(crate) body: Clauses,
}

/// The clauses of an op or a shape.
#[derive(Clone, Default)]
pub(crate) struct Clauses {
    /// Operand groups.
    pub(crate) operands: Vec<Values>,
    /// Result groups.
    pub(crate) results: Vec<Values>,
    /// Inherent attributes, segment sizes not among them.
    pub(crate) attrs: Vec<Attr>,
    /// Region groups.
    pub(crate) regions: Vec<Regions>,
    /// Successor groups.
    pub(crate) successors: Vec<Successors>,
    /// Traits and rules in order.
    pub(crate) traits: Vec<TraitUse>,
    /// What `$clauses` in the assembly format stands for: each piece is a clause from its keyword on.
    pub(crate) pieces: Vec<Text>,
    /// The assembly format.
    pub(crate) format: Option<Text>,
    /// The assembly format where spellings of earlier versions are read, too.
    pub(crate) legacy_format: Option<Text>,
    /// Hooks: keyword and value.
    pub(crate) hooks: Vec<(Ident, TokenStream)>,
}

impl Clauses {
    /// Whether a hook is given.
    pub(crate) fn hook(&self, name: &str) -> Option<&TokenStream> {
        self.hooks.iter().find(|hook| hook.0 == name).map(|hook| &hook.1)
    }

    /// Whether a trait is listed.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.traits.iter().any(|item| matches!(item, TraitUse::Named(own) if own == name))
    }
}

/// How many values a group has.
#[derive(Clone, PartialEq, Eq)]
pub(crate) enum Arity {
    /// One.
    One,
    /// None or one.
    Optional,
    /// Any number.
    Variadic,
    /// Lists whose lengths are in the attribute of this name.
    Nested(String),
}

/// A group of operands or results.
#[derive(Clone)]
pub(crate) struct Values {
    /// The group's name; empty when it has none.
    pub(crate) name: Name,
    /// How many.
    pub(crate) arity: Arity,
    /// The constraint's path.
    pub(crate) constraint: TokenStream,
    /// Whether the constraint admits one type only, which it can build.
    pub(crate) buildable: bool,
}

/// Whether an attribute may be absent.
#[derive(Clone)]
pub(crate) enum Presence {
    /// It must be there.
    Required,
    /// It may be absent.
    Optional,
    /// When absent, what this function gives is stored.
    Default(TokenStream),
    /// When absent, it stands for what this function gives.
    DefaultOptional(TokenStream),
}

/// An inherent attribute.
#[derive(Clone)]
pub(crate) struct Attr {
    /// Its name.
    pub(crate) name: Name,
    /// Whether it may be absent.
    pub(crate) presence: Presence,
    /// The constraint's path.
    pub(crate) constraint: TokenStream,
}

/// A group of regions.
#[derive(Clone)]
pub(crate) struct Regions {
    /// Its name.
    pub(crate) name: Name,
    /// Whether there may be any number.
    pub(crate) variadic: bool,
    /// The constraint's path.
    pub(crate) constraint: TokenStream,
}

/// A group of successors.
#[derive(Clone)]
pub(crate) struct Successors {
    /// Its name.
    pub(crate) name: Name,
    /// Whether there may be any number.
    pub(crate) variadic: bool,
}

/// An entry of a trait list.
#[derive(Clone)]
pub(crate) enum TraitUse {
    /// A trait of the engine.
    Named(Ident),
    /// `HasParent("a.b", ...)`
    HasParent(Vec<Text>),
    /// `SingleBlockImplicitTerminator("a.b")`
    ImplicitTerminator(Text),
    /// `AllTypesMatch(a, b, ...)`
    AllTypesMatch(Vec<Name>),
    /// `TypesMatchWith("summary", from => to, transform)`,
    /// `TypesMatchWithList(...)` the same
    TypesMatchWith {
        /// The message's words.
        summary: Text,
        /// What the type is computed from.
        from: Name,
        /// Whose type it is.
        to: Name,
        /// The computation.
        transform: TokenStream,
        /// Whether it gives a type and how often it stands
        /// (`TypesMatchWithList`).
        list: bool,
    },
    /// `Pred("summary", holds)`
    Pred(Text, TokenStream),
}
