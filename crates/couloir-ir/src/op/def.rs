//! Definitions: the rows of a dialect's tables.

use couloir_diag::BytePos;

use super::constraint::{AttrConstraint, RegionConstraint, TypeClass, TypeConstraint};
use super::format::Directive;
use super::hooks::Hooks;
use super::name::DefId;
use super::traits::{Trait, Traits};
use crate::asm::{AsmParser, ParseResult};
use crate::attr::{AttrDef, Attribute};
use crate::context::Context;
use crate::ty::{Type, TypeDef};
use crate::view::OpRef;

/// A dialect: its namespace and tables.
pub struct DialectDef {
    /// The namespace, as before the dot of an op's name.
    pub name: &'static str,
    /// Its ops.
    pub ops: &'static [&'static OpDef],
    /// Its types.
    pub types: &'static [&'static TypeDef],
    /// Its attributes.
    pub attrs: &'static [&'static AttrDef],
    /// Parses a type that starts with no keyword of `types` (for messages of
    /// their own), from where its keyword should be.
    pub parse_type: Option<fn(&mut dyn AsmParser) -> ParseResult<Type>>,
    /// Full names that ops had before, with those they have now; read where
    /// the context's options say so.
    pub legacy_ops: Option<&'static [(&'static str, &'static str)]>,
    /// Verifies a discardable attribute with this dialect's prefix on an op.
    pub verify_op_attr: Option<fn(OpRef<'_>, &str, Attribute) -> Result<(), crate::Failure>>,
    /// Verifies a discardable attribute on a function argument, by region and number.
    pub verify_region_arg_attr:
        Option<fn(OpRef<'_>, usize, usize, &str, Attribute) -> Result<(), crate::Failure>>,
    /// Verifies a discardable attribute on a function result, by region and number.
    pub verify_region_result_attr:
        Option<fn(OpRef<'_>, usize, usize, &str, Attribute) -> Result<(), crate::Failure>>,
    /// Makes an op that produces a constant of this type, for folding: the
    /// op's definition and attribute slots.
    pub materialize:
        Option<fn(&Context, Attribute, Type) -> Option<(&'static OpDef, Vec<Option<Attribute>>)>>,
    /// Whether ops with its prefix may be that it does not have.
    pub allows_unknown_ops: bool,
    /// What may be inlined; none for nothing.
    pub inline: Option<&'static super::Inlining>,
    /// How types and attributes are read where one reader does for all; the
    /// dialect was described at run time.
    pub dynamic: Option<&'static DynamicSyntax>,
}

/// The readers of a dialect that was described at run time. They are given
/// where the name of the type or attribute stands.
pub struct DynamicSyntax {
    /// Reads what follows the name of a type.
    pub parse_type: fn(&mut dyn AsmParser, &'static TypeDef, BytePos) -> ParseResult<Type>,
    /// Reads what follows the name of an attribute.
    pub parse_attr: fn(&mut dyn AsmParser, &'static AttrDef, BytePos) -> ParseResult<Attribute>,
    /// The type that is described as the only one of an operand or result.
    pub fixed_type: fn(&Context, &'static OpDef, Slot) -> Option<Type>,
}

impl DialectDef {
    /// A dialect with a name and nothing else.
    pub const EMPTY: DialectDef = DialectDef {
        name: "",
        ops: &[],
        types: &[],
        attrs: &[],
        parse_type: None,
        legacy_ops: None,
        verify_op_attr: None,
        verify_region_arg_attr: None,
        verify_region_result_attr: None,
        materialize: None,
        allows_unknown_ops: false,
        inline: None,
        dynamic: None,
    };
}

/// An op's definition.
pub struct OpDef {
    /// The full name, `dialect.mnemonic`.
    pub name: &'static str,
    /// Its number in this process.
    pub id: DefId,
    /// Operand groups.
    pub operands: &'static [ValueDef],
    /// Result groups.
    pub results: &'static [ValueDef],
    /// Inherent attributes, one slot each; segment sizes have slots here too.
    pub attrs: &'static [AttrSlot],
    /// Region groups.
    pub regions: &'static [RegionDef],
    /// Successor groups.
    pub successors: &'static [SuccessorDef],
    /// Traits, in the order in which they are verified.
    pub traits: &'static [Trait],
    /// The same as a set.
    pub trait_set: Traits,
    /// Rules across operands, results and attributes, in order.
    pub rules: &'static [Rule],
    /// The assembly format; none for ops with hand-written syntax, and ops
    /// that have the generic form only.
    pub format: Option<&'static [Directive]>,
    /// The format in its place where the context's options ask for earlier
    /// spellings ([`ContextOptions::legacy_syntax`]), which takes both.
    ///
    /// [`ContextOptions::legacy_syntax`]: crate::ContextOptions::legacy_syntax
    pub legacy_format: Option<&'static [Directive]>,
    /// Where the type of each operand group comes from when parsing.
    pub operand_types: &'static [TypeSource],
    /// Where the type of each result group comes from when parsing.
    pub result_types: &'static [TypeSource],
    /// How operands divide into groups.
    pub operand_segments: Segments,
    /// How results divide into groups.
    pub result_segments: Segments,
    /// Hand-written behaviour.
    pub hooks: Hooks,
    /// Names of the ops one of which must be the parent (`HasParent`).
    pub parents: &'static [&'static str],
    /// The op an empty region ends with (`SingleBlockImplicitTerminator`).
    pub implicit_terminator: Option<&'static str>,
}

impl OpDef {
    /// The type that the description of the op's dialect fixes for a group.
    pub fn described_type(&'static self, ctx: &Context, slot: Slot) -> Option<Type> {
        let dialect = ctx.dialect_named(self.dialect())?;
        (dialect.dynamic?.fixed_type)(ctx, self, slot)
    }

    /// An op that takes and gives nothing.
    #[allow(clippy::declare_interior_mutable_const)]
    pub const EMPTY: OpDef = OpDef {
        name: "",
        id: DefId::UNSET,
        operands: &[],
        results: &[],
        attrs: &[],
        regions: &[],
        successors: &[],
        traits: &[],
        trait_set: Traits::of(&[]),
        rules: &[],
        format: None,
        legacy_format: None,
        operand_types: &[],
        result_types: &[],
        operand_segments: Segments::Single,
        result_segments: Segments::Single,
        hooks: Hooks::NONE,
        parents: &[],
        implicit_terminator: None,
    };

    /// The kind of types that a spelled type of a group must be of.
    pub fn slot_class(&self, slot: Slot) -> Option<&'static TypeClass> {
        let value = match slot {
            Slot::Operand(group) => self.operands.get(usize::from(group)),
            Slot::Result(group) => self.results.get(usize::from(group)),
            Slot::Attr(_) => None,
        };
        value.and_then(|value| value.constraint.class)
    }

    /// Whether the op has a trait.
    #[inline]
    pub fn has(&self, which: Trait) -> bool {
        self.trait_set.has(which)
    }

    /// The assembly format under a context's options.
    pub fn format_in(&self, ctx: &Context) -> Option<&'static [Directive]> {
        let legacy = self.legacy_format.filter(|_| ctx.options().legacy_syntax);
        legacy.or(self.format)
    }

    /// The dialect's namespace.
    pub fn dialect(&self) -> &'static str {
        self.name.split_once('.').map_or("", |(dialect, _)| dialect)
    }

    /// The name after the namespace.
    pub fn mnemonic(&self) -> &'static str {
        self.name.split_once('.').map_or(self.name, |(_, mnemonic)| mnemonic)
    }

    /// How many sizes the attribute in a slot holds, when it says how
    /// operands or results divide into groups. Absent, it stands for zeros.
    pub fn segment_count(&self, slot: usize) -> Option<usize> {
        let is = |segments| matches!(segments, Segments::Attr(own) if usize::from(own) == slot);
        if is(self.operand_segments) {
            return Some(self.operands.len());
        }
        is(self.result_segments).then_some(self.results.len())
    }

    /// The slot of the attribute that says how operands or results divide into
    /// groups, by the name that it had before.
    pub fn segments_once_named(&self, name: &str) -> Option<usize> {
        let segments = match name {
            "operand_segment_sizes" => self.operand_segments,
            "result_segment_sizes" => self.result_segments,
            _ => return None,
        };
        match segments {
            Segments::Attr(slot) => Some(usize::from(slot)),
            Segments::Single | Segments::SameSize => None,
        }
    }

    /// The slot of an inherent attribute.
    pub fn slot(&self, name: &str) -> Option<usize> {
        self.attrs.iter().position(|attr| attr.name == name)
    }

    /// The number of the operand group with this name.
    pub fn operand_group(&self, name: &str) -> Option<usize> {
        self.operands.iter().position(|operand| operand.name == name)
    }
}

impl PartialEq for OpDef {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl std::fmt::Debug for OpDef {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name)
    }
}

/// How many values or regions a group has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arity {
    /// Exactly one.
    One,
    /// None or one.
    Optional,
    /// Any number.
    Variadic,
    /// Any number of lists of any length (`VariadicOfVariadic`); the lengths
    /// are in the attribute with this slot.
    Nested(u8),
}

/// A group of operands or results.
pub struct ValueDef {
    /// The group's name.
    pub name: &'static str,
    /// What each type must satisfy.
    pub constraint: &'static TypeConstraint,
    /// How many there are.
    pub arity: Arity,
}

/// An inherent attribute.
pub struct AttrSlot {
    /// The attribute's name.
    pub name: &'static str,
    /// What it must satisfy.
    pub constraint: &'static AttrConstraint,
    /// Whether it may be absent.
    pub presence: Presence,
}

/// Whether an inherent attribute may be absent.
#[derive(Clone, Copy)]
pub enum Presence {
    /// It must be there.
    Required,
    /// It may be absent.
    Optional,
    /// It may be absent in text and stands for this value then.
    Default(fn(&Context) -> Attribute),
    /// It may be absent, and stands for this value then; `attr-dict` leaves
    /// the value out where it is written.
    DefaultOptional(fn(&Context) -> Attribute),
}

/// A group of regions.
pub struct RegionDef {
    /// The group's name.
    pub name: &'static str,
    /// What each region must satisfy.
    pub constraint: &'static RegionConstraint,
    /// Whether there may be any number.
    pub variadic: bool,
}

/// A group of successors.
pub struct SuccessorDef {
    /// The group's name.
    pub name: &'static str,
    /// Whether there may be any number.
    pub variadic: bool,
}

/// An operand group, result group or attribute of a definition, by number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slot {
    /// An operand group.
    Operand(u8),
    /// A result group.
    Result(u8),
    /// An inherent attribute.
    Attr(u8),
}

/// A rule across the parts of an op. Its summary follows `failed to verify that`.
pub enum Rule {
    /// All of these have the same type: names as the message lists them, and what they are.
    AllTypesMatch(&'static str, &'static [Slot]),
    /// The type of `to` is the transform of the type of `from`.
    TypesMatchWith {
        /// The message's words.
        summary: &'static str,
        /// What the type is computed from.
        from: Slot,
        /// Whose type it must be.
        to: Slot,
        /// The computation.
        transform: Transform,
    },
    /// A predicate on the whole op.
    Predicate {
        /// The message's words.
        summary: &'static str,
        /// The predicate.
        holds: fn(OpRef<'_>) -> bool,
    },
}

/// How types follow from others; none when they do not.
#[derive(Clone, Copy)]
pub enum Transform {
    /// Each type of a group from one of another.
    Each(fn(&Context, Type) -> Option<Type>),
    /// All types of a group from the one of another: a type, and how many
    /// times it stands.
    List(fn(&Context, Type) -> Option<(Type, usize)>),
}

impl Transform {
    /// The type, and how many times it stands where that is known.
    pub fn apply(self, ctx: &Context, from: Type) -> Option<(Type, Option<usize>)> {
        match self {
            Transform::Each(each) => each(ctx, from).map(|ty| (ty, None)),
            Transform::List(list) => list(ctx, from).map(|(ty, count)| (ty, Some(count))),
        }
    }

    /// Whether this gives all types of a group from one.
    pub fn is_list(self) -> bool {
        matches!(self, Transform::List(_))
    }
}

/// Where the types of a group come from when a custom form is parsed.
#[derive(Clone, Copy)]
pub enum TypeSource {
    /// The format spells them.
    Spelled,
    /// They are the type of another group or attribute.
    SameAs(Slot),
    /// They are always this type.
    Built(fn(&Context) -> Type),
    /// They are always the type that the dialect's description fixes for this
    /// group.
    Described(Slot),
    /// They are computed from the type of another group or attribute.
    Transformed(Slot, Transform),
    /// The op's inference hook gives them all.
    Infer,
}

/// How operands or results divide into groups.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Segments {
    /// At most one group varies; it takes what the others leave.
    Single,
    /// The `array<i32>` attribute in this slot gives each group's length.
    Attr(u8),
    /// All groups that vary have the same length.
    SameSize,
}
