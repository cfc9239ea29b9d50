//! Assembly formats: from the string of an op to a tree of elements, checked
//! against the op, and the places types come from when parsing.

mod lex;
mod parse;
mod types;

pub(crate) use parse::compile;
pub(crate) use types::{Source, Typed, find, sources};

/// Whose types a directive stands for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum TypeOf {
    /// An operand group.
    Operand(usize),
    /// A result group.
    Result(usize),
    /// All operands.
    Operands,
    /// All results.
    Results,
}

/// One element of a format.
#[derive(Clone)]
pub(crate) enum Element {
    /// A keyword.
    Keyword(String),
    /// Punctuation.
    Punct(String),
    /// A printed (true) or suppressed (false) space.
    Space(bool),
    /// A new line.
    Newline,
    /// `$operand`
    Operand(usize),
    /// `$attr`, and whether qualified.
    Attr(usize, bool),
    /// `$region`
    Region(usize),
    /// `$successor`
    Successor(usize),
    /// `operands`
    Operands,
    /// `regions`
    Regions,
    /// `successors`
    Successors,
    /// `attr-dict`, and whether with the keyword.
    AttrDict(bool),
    /// `prop-dict`
    PropDict,
    /// `type(...)`, and whether qualified.
    Type(TypeOf, bool),
    /// `functional-type(...)`
    FunctionalType(TypeOf, TypeOf),
    /// An optional group.
    Optional {
        /// The anchor.
        anchor: Anchor,
        /// Whether the anchor is in the else group.
        inverted: bool,
        /// Written when present.
        then: Vec<Element>,
        /// Written when absent.
        otherwise: Vec<Element>,
    },
    /// `oilist(...)`: keyword, what follows, anchor.
    OiList(Vec<(String, Vec<Element>, Anchor)>),
    /// `custom<Name>(...)`
    Custom(String, Vec<Arg>),
}

/// What tells whether a group is printed.
#[derive(Clone)]
pub(crate) enum Anchor {
    /// An operand group.
    Operand(usize),
    /// A result group.
    Result(usize),
    /// An attribute.
    Attr(usize),
    /// A region group.
    Region(usize),
    /// A successor group.
    Successor(usize),
    /// Any of these.
    Any(Vec<Anchor>),
}

/// An argument of a custom directive.
#[derive(Clone)]
pub(crate) enum Arg {
    /// `$operand`
    Operand(usize),
    /// `$attr`
    Attr(usize),
    /// `$region`
    Region(usize),
    /// `$successor`
    Successor(usize),
    /// `type(...)`
    Type(TypeOf),
    /// `attr-dict`
    AttrDict,
    /// `ref(...)`
    Ref(Box<Arg>),
    /// A string.
    Text(String),
}

/// A compiled format.
pub(crate) struct Format {
    /// The elements.
    pub(crate) elements: Vec<Element>,
    /// What the elements mention.
    pub(crate) seen: Seen,
}

/// What a format mentions, by number.
#[derive(Default)]
pub(crate) struct Seen {
    /// Operand groups.
    pub(crate) operands: Vec<bool>,
    /// Operand groups whose types are spelled.
    pub(crate) operand_types: Vec<bool>,
    /// Result groups whose types are spelled.
    pub(crate) result_types: Vec<bool>,
    /// Attributes.
    pub(crate) attrs: Vec<bool>,
    /// Region groups.
    pub(crate) regions: Vec<bool>,
    /// Successor groups.
    pub(crate) successors: Vec<bool>,
    /// Whether there is an `attr-dict`.
    pub(crate) attr_dict: bool,
}
