//! Types that dialects define.

use std::hash::{Hash, Hasher};
use std::sync::OnceLock;
use std::sync::atomic::AtomicU8;

use crate::asm::{AsmParser, AsmPrinter, ParseResult};
use crate::attr::Param;
use crate::context::Context;
use crate::layout::TypeLayout;
use crate::ty::Type;

/// What a dialect says about one of its types.
pub struct TypeDef {
    /// The dialect's namespace.
    pub dialect: &'static str,
    /// The keyword after `!dialect.`.
    pub mnemonic: &'static str,
    /// Parses what follows the mnemonic.
    pub parse: fn(&mut dyn AsmParser) -> ParseResult<Type>,
    /// Prints what follows the mnemonic.
    pub print: fn(&Context, &DialectType, &mut dyn AsmPrinter),
    /// The name an alias of such a type starts with, when it wants one.
    pub alias: Option<fn(&Context, &DialectType) -> Option<String>>,
    /// How types that are told apart by a name print as aliases, if they do.
    pub identified: Option<&'static Identified>,
    /// Whether memrefs may hold such values (`MemRefElementTypeInterface`).
    pub memref_element: bool,
    /// Whether vectors may hold such values (`VectorElementTypeInterface`).
    pub vector_element: bool,
    /// The width in bits of a floating-point type (`FloatTypeInterface`).
    pub float_width: Option<u32>,
    /// Size and alignment, where the type has them.
    pub layout: Option<&'static TypeLayout>,
}

/// Aliases of identified types, for dialects that ask for them; they are
/// printed where [`ContextOptions::identified_aliases`] is set. The alias of such a type is defined before its
/// uses with its body, in which other identified types stand by their aliases.
/// Those that use one another need one that is defined without a body first,
/// and again with its body later.
///
/// [`ContextOptions::identified_aliases`]: crate::ContextOptions::identified_aliases
pub struct Identified {
    /// The name that tells a type apart; none for types that have none.
    pub name: fn(&Context, &DialectType) -> Option<String>,
    /// Prints what follows the mnemonic of a type whose body comes later. The
    /// type's parser takes it where [`AsmParser::takes_without_body`] says so.
    pub print_forward: fn(&Context, &DialectType, &mut dyn AsmPrinter),
}

impl TypeDef {
    /// A type that reads and prints as its mnemonic alone, to be changed by
    /// those that are more.
    pub const EMPTY: TypeDef = TypeDef {
        dialect: "",
        mnemonic: "",
        parse: |parser| Err(parser.error(parser.position(), "type has no syntax")),
        print: |_, _, _| {},
        alias: None,
        identified: None,
        memref_element: false,
        vector_element: false,
        float_width: None,
        layout: None,
    };
}

impl PartialEq for TypeDef {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl std::fmt::Debug for TypeDef {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "!{}.{}", self.dialect, self.mnemonic)
    }
}

/// A dialect's type: its definition, parameters, and, for identified types,
/// a body that is set once and is no part of its identity.
#[derive(Debug)]
pub struct DialectType {
    /// Which type of which dialect.
    pub def: &'static TypeDef,
    /// Its parameters, in the definition's order.
    pub params: Box<[Param]>,
    /// The body of an identified type.
    pub body: OnceLock<Box<[Param]>>,
    /// What its dialect found out about it and wants to find again, as it
    /// likes; zero at first. It must follow from the rest.
    pub verdict: AtomicU8,
}

impl DialectType {
    /// A type without a body.
    pub fn new(def: &'static TypeDef, params: Vec<Param>) -> Self {
        Self { def, params: params.into(), body: OnceLock::new(), verdict: AtomicU8::new(0) }
    }
}

impl PartialEq for DialectType {
    fn eq(&self, other: &Self) -> bool {
        self.def == other.def && self.params == other.params
    }
}

impl Eq for DialectType {}

impl Hash for DialectType {
    fn hash<H: Hasher>(&self, state: &mut H) {
        std::ptr::from_ref(self.def).hash(state);
        self.params.hash(state);
    }
}
