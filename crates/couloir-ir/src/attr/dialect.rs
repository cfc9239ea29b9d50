//! Attributes that dialects define, and the parameters they are made of.

use std::hash::{Hash, Hasher};

use super::Attribute;
use crate::asm::{AsmParser, AsmPrinter, ParseResult};
use crate::context::Context;
use crate::text::Str;
use crate::ty::Type;

/// One parameter of a dialect's type or attribute.
#[derive(PartialEq, Eq, Hash, Debug, Clone)]
pub enum Param {
    /// An optional parameter that is absent.
    None,
    /// A type.
    Type(Type),
    /// An attribute.
    Attr(Attribute),
    /// A signed integer.
    Int(i64),
    /// An unsigned integer, a flag set or an enumeration case.
    Uint(u64),
    /// A truth value.
    Bool(bool),
    /// A string.
    Str(Str),
    /// A list of parameters.
    List(Box<[Param]>),
}

impl Param {
    /// The type in this parameter.
    #[inline]
    pub fn as_type(&self) -> Option<Type> {
        if let Param::Type(ty) = self { Some(*ty) } else { None }
    }

    /// The attribute in this parameter.
    #[inline]
    pub fn as_attr(&self) -> Option<Attribute> {
        if let Param::Attr(attr) = self { Some(*attr) } else { None }
    }

    /// The unsigned integer in this parameter.
    #[inline]
    pub fn as_uint(&self) -> Option<u64> {
        if let Param::Uint(value) = self { Some(*value) } else { None }
    }

    /// The signed integer in this parameter.
    #[inline]
    pub fn as_int(&self) -> Option<i64> {
        if let Param::Int(value) = self { Some(*value) } else { None }
    }

    /// The truth value in this parameter.
    #[inline]
    pub fn as_bool(&self) -> Option<bool> {
        if let Param::Bool(value) = self { Some(*value) } else { None }
    }

    /// The string in this parameter.
    #[inline]
    pub fn as_str(&self) -> Option<Str> {
        if let Param::Str(value) = self { Some(*value) } else { None }
    }

    /// The items of a list parameter (none for other parameters).
    pub fn items(&self) -> &[Param] {
        if let Param::List(items) = self { items } else { &[] }
    }
}

/// What a dialect says about one of its attributes.
pub struct AttrDef {
    /// The dialect's namespace.
    pub dialect: &'static str,
    /// The keyword after `#dialect.`.
    pub mnemonic: &'static str,
    /// Parses what follows the mnemonic.
    pub parse: fn(&mut dyn AsmParser) -> ParseResult<Attribute>,
    /// Parses the same where it is written as it is printed, straight from the bytes ahead: see
    /// [`plain`](crate::plain).
    pub plain: Option<fn(&mut dyn AsmParser) -> Option<Attribute>>,
    /// Prints what follows the mnemonic.
    pub print: fn(&Context, &DialectAttr, &mut dyn AsmPrinter),
    /// The name an alias of such an attribute starts with, when it wants one.
    pub alias: Option<fn(&Context, &DialectAttr) -> Option<String>>,
    /// The type of a typed attribute.
    pub typed: Option<fn(&Context, &DialectAttr) -> Option<Type>>,
    /// For enumerations: the names of the cases.
    pub cases: Option<&'static EnumDef>,
}

impl AttrDef {
    /// An attribute that reads and prints as its mnemonic alone, to be
    /// changed by those that are more.
    pub const EMPTY: AttrDef = AttrDef {
        dialect: "",
        mnemonic: "",
        parse: |parser| Err(parser.error(parser.position(), "attribute has no syntax")),
        plain: None,
        print: |_, _, _| {},
        alias: None,
        typed: None,
        cases: None,
    };
}

/// The names of an enumeration's cases or of a bit set's flags.
pub struct EnumDef {
    /// The C++ type's name as upstream's messages give it, such as
    /// `::mlir::arith::FastMathFlags`.
    pub name: &'static str,
    /// Text and value of each case, in declaration order.
    pub cases: &'static [(&'static str, u64)],
    /// Whether values are sets of bits, and what separates them in text.
    pub separator: Option<&'static str>,
}

impl EnumDef {
    /// The value of a case's text.
    pub fn value_of(&self, text: &str) -> Option<u64> {
        self.cases.iter().find(|case| case.0 == text).map(|case| case.1)
    }

    /// The text of a single case; of several with the value, the last.
    pub fn text_of(&self, value: u64) -> Option<&'static str> {
        self.cases.iter().rfind(|case| case.1 == value).map(|case| case.0)
    }
}

impl PartialEq for AttrDef {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl std::fmt::Debug for AttrDef {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "#{}.{}", self.dialect, self.mnemonic)
    }
}

/// A dialect's attribute: its definition and parameters.
#[derive(Debug, PartialEq)]
pub struct DialectAttr {
    /// Which attribute of which dialect.
    pub def: &'static AttrDef,
    /// Its parameters, in the definition's order.
    pub params: Box<[Param]>,
}

impl Eq for DialectAttr {}

impl Hash for DialectAttr {
    fn hash<H: Hasher>(&self, state: &mut H) {
        std::ptr::from_ref(self.def).hash(state);
        self.params.hash(state);
    }
}
