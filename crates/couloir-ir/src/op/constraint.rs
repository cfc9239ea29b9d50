//! Constraints: predicates with the words upstream's messages describe them by.

use crate::attr::{AttrDef, Attribute, EnumDef};
use crate::context::Context;
use crate::ty::{Type, TypeDef};

/// What a type of an operand or result must satisfy.
pub struct TypeConstraint {
    /// Follows `must be` in messages.
    pub summary: &'static str,
    /// The predicate.
    pub holds: fn(&Context, Type) -> bool,
    /// The one type that satisfies it, where there is one.
    pub build: Option<fn(&Context) -> Type>,
    /// What a spelled type must be for the custom form to be read at all.
    pub class: Option<&'static TypeClass>,
}

/// A kind of types that reading a custom form insists on where a single
/// type is spelled; otherwise it fails with `invalid kind of type specified`.
pub struct TypeClass {
    /// The name, such as `builtin.memref`; it follows `: expected`, and
    /// `, but found` the type. Kinds without a name are not said to be expected.
    pub name: Option<&'static str>,
    /// Whether a type is of this kind.
    pub is: fn(&Context, Type) -> bool,
    /// The definition of these types, where they may be written as what follows
    /// `!dialect.mnemonic`, and are printed so.
    pub stripped: Option<&'static TypeDef>,
}

/// What an attribute must satisfy, and how a format writes it.
pub struct AttrConstraint {
    /// Follows `failed to satisfy constraint:` in messages.
    pub summary: &'static str,
    /// The predicate.
    pub holds: fn(&Context, Attribute) -> bool,
    /// How `$name` in a format is read and written.
    pub syntax: AttrSyntax,
    /// What an attribute must be for the custom form to be read at all, where
    /// that is less than the predicate asks for.
    pub class: Option<fn(&Context, Attribute) -> bool>,
    /// For properties that upstream holds as plain data.
    pub property: Option<ConvertProperty>,
}

/// What an attribute given for a property of plain data is held as here, or why
/// it cannot be one. Such a property is none of the op's attributes: in a
/// dictionary its name means nothing.
pub type ConvertProperty = fn(&Context, Attribute) -> Result<Attribute, String>;

impl AttrConstraint {
    /// Whether reading a custom form takes this attribute where it stands
    /// without its type; whether it satisfies the constraint is verified later.
    pub fn is_class(&self, ctx: &Context, attr: Attribute) -> bool {
        self.class.unwrap_or(self.holds)(ctx, attr)
    }
}

/// How an attribute is written where a format names it.
#[derive(Clone, Copy)]
pub enum AttrSyntax {
    /// As any attribute, with its type.
    Any,
    /// As an attribute whose type is this one and is not written.
    Untyped(fn(&Context) -> Type),
    /// As the keyword of an enumeration held in an integer attribute of this type.
    EnumInt(&'static EnumDef, fn(&Context) -> Type),
    /// As the parameters of this dialect attribute, without `#dialect.mnemonic`.
    Stripped(&'static AttrDef),
    /// As `@name`, held in a string attribute.
    SymbolName,
    /// As `@name`, a symbol reference.
    SymbolRef,
    /// Not at all: its presence is told by the group it anchors.
    Unit,
    /// As a bare type.
    Type,
    /// As `[1, 2]`, a dense array of this element type.
    DenseArray(Type),
}

/// What a region must satisfy.
pub struct RegionConstraint {
    /// Follows `failed to verify constraint:` in messages.
    pub summary: &'static str,
    /// The predicate, on the number of blocks.
    pub holds: fn(usize) -> bool,
}

/// What a successor must satisfy (nothing, so far).
pub struct SuccessorConstraint;
