//! Compiled assembly formats: what the `format` string of an op becomes.
//!
//! The language is MLIR's declarative assembly format (Operation Definition
//! Specification, "Declarative Assembly Format"); the `dialect!` macro
//! compiles it, so a wrong format is a compile error.

use super::def::Slot;
use crate::asm::{OpParser, OpPrinter, ParseResult, PlainParser};
use crate::view::OpRef;

/// One element of an assembly format.
pub enum Directive {
    /// A keyword.
    Keyword(&'static str),
    /// Punctuation.
    Punct(&'static str),
    /// `` ` ` `` (true) prints a space, ` `` ` (false) suppresses one.
    Space(bool),
    /// `` `\n` ``
    Newline,
    /// `$operand`, a whole group.
    Operand(u8),
    /// `$attr`; with `qualified`, the dialect prefix is written.
    Attr {
        /// Its slot.
        slot: u8,
        /// Whether the dialect prefix is written.
        qualified: bool,
    },
    /// `$region`, a whole group.
    Region(u8),
    /// `$successor`, a whole group.
    Successor(u8),
    /// `operands`
    Operands,
    /// `regions`
    Regions,
    /// `successors`
    Successors,
    /// `attr-dict`; with the keyword when true.
    AttrDict {
        /// Whether `attributes` precedes it.
        keyword: bool,
        /// Slots that the format writes elsewhere.
        elided: &'static [u8],
    },
    /// `prop-dict`
    PropDict {
        /// Slots that the format writes elsewhere.
        elided: &'static [u8],
    },
    /// `type(...)`; with `qualified`, the dialect prefix is written.
    Type {
        /// Whose types.
        of: TypeRef,
        /// Whether the dialect prefix is written.
        qualified: bool,
    },
    /// `functional-type(inputs, results)`
    FunctionalType(TypeRef, TypeRef),
    /// `(then... anchor^)? : (else...)?`
    Optional {
        /// What tells, when printing, whether the group is present.
        anchor: Anchor,
        /// Whether presence and absence are swapped (`else` anchored).
        inverted: bool,
        /// The group's elements; the first tells, when parsing, whether it is present.
        then: &'static [Directive],
        /// The elements written when the group is absent.
        otherwise: &'static [Directive],
    },
    /// `oilist(...)`: clauses in any order.
    OiList(&'static [OiClause]),
    /// `custom<Name>(...)`
    Custom(&'static CustomDirective, &'static [CustomArg]),
}

/// Whose types a `type` directive stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TypeRef {
    /// An operand or result group.
    Group(Slot),
    /// All operands.
    Operands,
    /// All results.
    Results,
}

/// What tells whether an optional group is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Anchor {
    /// An operand group that is not empty.
    Operand(u8),
    /// A result group that is not empty (anchored by its type).
    Result(u8),
    /// An attribute that is present and not the default.
    Attr(u8),
    /// A region group that is not empty.
    Region(u8),
    /// A successor group that is not empty.
    Successor(u8),
    /// A custom directive with any of its attributes and operands present.
    Any(&'static [Anchor]),
}

/// A clause of an `oilist`.
pub struct OiClause {
    /// The keyword that starts it.
    pub keyword: &'static str,
    /// What follows.
    pub body: &'static [Directive],
    /// What tells whether it is printed.
    pub anchor: Anchor,
}

/// The two halves of a `custom<Name>` directive.
pub struct CustomDirective {
    /// Its name.
    pub name: &'static str,
    /// Reads its text into the op being parsed.
    pub parse: fn(&mut dyn OpParser, &[CustomArg]) -> ParseResult,
    /// The same where an optional group begins with it: false when it is absent.
    pub parse_optional: Option<fn(&mut dyn OpParser, &[CustomArg]) -> ParseResult<bool>>,
    /// Reads it in plain words; false when it is absent from the optional
    /// group that begins with it. It sets no types but of single values.
    pub parse_plain: Option<fn(&mut dyn PlainParser, &[CustomArg]) -> Option<bool>>,
    /// Writes it.
    pub print: fn(OpRef<'_>, &mut dyn OpPrinter, &[CustomArg]),
}

/// An argument of a `custom<Name>` directive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CustomArg {
    /// `$operand`
    Operand(u8),
    /// `$attr`
    Attr(u8),
    /// `$region`
    Region(u8),
    /// `$successor`
    Successor(u8),
    /// `type($x)`
    Type(TypeRef),
    /// `attr-dict`
    AttrDict,
    /// `ref(...)` of any of these: already read, only looked at.
    Ref(&'static CustomArg),
    /// A literal string.
    Text(&'static str),
}
