//! Assembly formats of ops, as they are written for MLIR: from the string of
//! an op to a tree of elements, checked against the names that the op has.
//!
//! The `dialect!` macro compiles the formats of tables with it, and ops that
//! are described at run time have theirs compiled by it too.

mod lex;
mod parse;

pub use parse::compile;

/// The names of an op's parts, each kind in order.
#[derive(Clone, Debug, Default)]
pub struct Signature {
    /// Operand groups.
    pub operands: Vec<String>,
    /// Result groups.
    pub results: Vec<String>,
    /// Attributes.
    pub attrs: Vec<String>,
    /// Region groups.
    pub regions: Vec<String>,
    /// Successor groups.
    pub successors: Vec<String>,
}

/// Whose types a directive stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TypeOf {
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
#[derive(Clone, Debug)]
pub enum Element {
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
#[derive(Clone, Debug)]
pub enum Anchor {
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
#[derive(Clone, Debug)]
pub enum Arg {
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
#[derive(Debug)]
pub struct Format {
    /// Literals, directives and groups, in order.
    pub elements: Vec<Element>,
    /// What the elements mention.
    pub seen: Seen,
}

/// What a format mentions, by number.
#[derive(Debug, Default)]
pub struct Seen {
    /// Operand groups.
    pub operands: Vec<bool>,
    /// Operand groups whose types are spelled.
    pub operand_types: Vec<bool>,
    /// Result groups whose types are spelled.
    pub result_types: Vec<bool>,
    /// Attributes.
    pub attrs: Vec<bool>,
    /// Region groups.
    pub regions: Vec<bool>,
    /// Successor groups.
    pub successors: Vec<bool>,
    /// Whether there is an `attr-dict`.
    pub attr_dict: bool,
}
