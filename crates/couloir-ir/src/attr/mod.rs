//! Attributes: interned, immutable, `Copy` handles to constant data.
//!
//! Invariants: structurally equal attributes of one context have equal
//! handles; dictionaries are sorted by the bytes of their keys; element data
//! is a shared byte blob, little-endian, one element after another in whole
//! bytes.

mod dense;
mod dialect;
mod layout;
mod replace;

pub use dense::{Blob, DenseElements, i64s};
pub use dialect::{AttrDef, DialectAttr, EnumDef, Param};
pub use replace::AttrReplacer;

use std::sync::Arc;

use cranelift_entity::entity_impl;
use cranelift_entity::packed_option::PackedOption;

use crate::affine::{AffineMap, IntegerSet};
use crate::context::Context;
use crate::location::LocationKind;
use crate::num::{Float, Int};
use crate::text::Str;
use crate::ty::{Type, TypeKind};

/// A handle to an interned attribute.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Attribute(u32);
entity_impl!(Attribute, "attr");

/// A name with its attribute.
pub type NamedAttribute = (Str, Attribute);

/// The structure of an attribute (language reference, "Builtin Attributes").
#[derive(PartialEq, Eq, Hash, Debug)]
pub enum AttrKind {
    /// `unit`
    Unit,
    /// `42 : i32`; the type is an integer or `index` (held in 64 bits).
    Integer(Type, Int),
    /// `1.0 : f32`
    Float(Type, Float),
    /// `"text"`, or `"text" : type`.
    String(Str, PackedOption<Type>),
    /// A type as an attribute.
    Type(Type),
    /// `[a, b]`
    Array(Box<[Attribute]>),
    /// `{a = 1, b}`, sorted by key.
    Dictionary(Box<[NamedAttribute]>),
    /// `@root::@nested`
    SymbolRef(Str, Box<[Str]>),
    /// `affine_map<...>`
    AffineMap(Arc<AffineMap>),
    /// `affine_set<...>`
    IntegerSet(Arc<IntegerSet>),
    /// `strided<[s...], offset: o>`
    StridedLayout {
        /// Stride of each dimension in elements.
        strides: Box<[i64]>,
        /// Offset of the first element in elements.
        offset: i64,
    },
    /// `array<i32: 1, 2>`
    DenseArray {
        /// The element type: `i1`, `i8` to `i64`, `f32`, `f64`, or any integer or float.
        element: Type,
        /// The elements' bytes.
        data: Blob,
    },
    /// `dense<...> : type` of numbers.
    DenseElements(DenseElements),
    /// `dense<["a", "b"]> : type`; one string when a splat.
    DenseStrings(Type, Box<[Str]>),
    /// `dense_resource<key> : type`
    DenseResource(Type, Str),
    /// `sparse<indices, values> : type`
    Sparse(Type, Attribute, Attribute),
    /// `opaque<"dialect", "text"> : type` and attributes of dialects not registered.
    Opaque(Str, Str, Type),
    /// `distinct[id]<attr>`
    Distinct(u64, Attribute),
    /// A location.
    Location(LocationKind),
    /// An attribute of a dialect.
    Dialect(Box<DialectAttr>),
}

macro_rules! known_attrs {
    ($($(#[$doc:meta])* $name:ident = $kind:expr;)*) => {
        #[allow(clippy::upper_case_acronyms, non_camel_case_types)]
        enum Order { $($name),* }
        impl Attribute {
            $($(#[$doc])* pub const $name: Attribute = Attribute(Order::$name as u32);)*
        }
        /// The attributes every context interns first, in this order.
        pub(crate) fn known() -> Vec<AttrKind> { vec![$($kind),*] }
    };
}

known_attrs! {
    /// `unit`
    UNIT = AttrKind::Unit;
    /// `{}`
    EMPTY_DICT = AttrKind::Dictionary(Box::default());
    /// `loc(unknown)`
    UNKNOWN_LOC = AttrKind::Location(LocationKind::Unknown);
    /// `true`
    TRUE = AttrKind::Integer(Type::I1, Int::one(1));
    /// `false`
    FALSE = AttrKind::Integer(Type::I1, Int::zero(1));
}

/// Construction.
impl Attribute {
    /// The attribute with this structure.
    pub fn get(ctx: &Context, kind: AttrKind) -> Attribute {
        ctx.intern_attr(kind)
    }

    /// An integer attribute of an integer or `index` type; the value wraps to its width.
    pub fn int(ctx: &Context, ty: Type, value: i64) -> Attribute {
        let width = ty.int_width(ctx).unwrap_or(64);
        ctx.intern_attr(AttrKind::Integer(ty, Int::from_i64(width, value)))
    }

    /// An integer attribute of an integer or `index` type.
    pub fn wide_int(ctx: &Context, ty: Type, value: Int) -> Attribute {
        ctx.intern_attr(AttrKind::Integer(ty, value))
    }

    /// `value : index`
    pub fn index(ctx: &Context, value: i64) -> Attribute {
        Self::int(ctx, Type::INDEX, value)
    }

    /// `value : i64`
    pub fn i64(ctx: &Context, value: i64) -> Attribute {
        Self::int(ctx, Type::I64, value)
    }

    /// `value : i32`
    pub fn i32(ctx: &Context, value: i32) -> Attribute {
        Self::int(ctx, Type::I32, i64::from(value))
    }

    /// `true` or `false`
    pub fn bool(value: bool) -> Attribute {
        if value { Attribute::TRUE } else { Attribute::FALSE }
    }

    /// A floating-point attribute of the float type `ty`.
    pub fn float(ctx: &Context, ty: Type, value: Float) -> Attribute {
        ctx.intern_attr(AttrKind::Float(ty, value))
    }

    /// A string attribute.
    pub fn string(ctx: &Context, text: &str) -> Attribute {
        Self::str(ctx, ctx.intern(text))
    }

    /// A string attribute of an interned string.
    pub fn str(ctx: &Context, text: Str) -> Attribute {
        ctx.intern_attr(AttrKind::String(text, PackedOption::default()))
    }

    /// A type as an attribute.
    pub fn ty(ctx: &Context, ty: Type) -> Attribute {
        let make = || ctx.intern_attr(AttrKind::Type(ty));
        ctx.short.ty(ty, make).unwrap_or_else(make)
    }

    /// `[items...]`
    pub fn array(ctx: &Context, items: &[Attribute]) -> Attribute {
        ctx.intern_attr(AttrKind::Array(items.into()))
    }

    /// `{entries...}`; entries are sorted here, later duplicates win.
    pub fn dictionary(ctx: &Context, mut entries: Vec<NamedAttribute>) -> Attribute {
        if entries.is_empty() {
            return Attribute::EMPTY_DICT;
        }
        entries.sort_by(|a, b| ctx.bytes(a.0).cmp(ctx.bytes(b.0)));
        entries.reverse();
        entries.dedup_by_key(|entry| entry.0);
        entries.reverse();
        ctx.intern_attr(AttrKind::Dictionary(entries.into()))
    }

    /// `@name`
    pub fn flat_symbol(ctx: &Context, name: Str) -> Attribute {
        ctx.intern_attr(AttrKind::SymbolRef(name, Box::default()))
    }

    /// A reference to what is in symbol tables, outermost first.
    pub fn symbol_ref(ctx: &Context, root: Str, nested: &[Str]) -> Attribute {
        ctx.intern_attr(AttrKind::SymbolRef(root, nested.into()))
    }

    /// `affine_map<...>`
    pub fn affine_map(ctx: &Context, map: AffineMap) -> Attribute {
        ctx.intern_attr(AttrKind::AffineMap(Arc::new(map)))
    }

    /// `strided<[strides], offset: offset>`
    pub fn strided_layout(ctx: &Context, strides: &[i64], offset: i64) -> Attribute {
        ctx.intern_attr(AttrKind::StridedLayout { strides: strides.into(), offset })
    }

    /// `array<i32: items...>`
    pub fn i32_array(ctx: &Context, items: &[i32]) -> Attribute {
        let make = || {
            let data = items.iter().flat_map(|item| item.to_le_bytes()).collect::<Vec<_>>();
            ctx.intern_attr(AttrKind::DenseArray { element: Type::I32, data: data.into() })
        };
        ctx.short.i32_array(items, make).unwrap_or_else(make)
    }

    /// `array<i64: items...>`
    pub fn i64_array(ctx: &Context, items: &[i64]) -> Attribute {
        let data = items.iter().flat_map(|item| item.to_le_bytes()).collect::<Vec<_>>();
        ctx.intern_attr(AttrKind::DenseArray { element: Type::I64, data: data.into() })
    }

    /// `array<i1: items...>`
    pub fn bool_array(ctx: &Context, items: &[bool]) -> Attribute {
        let data = items.iter().map(|&item| u8::from(item)).collect::<Vec<_>>();
        ctx.intern_attr(AttrKind::DenseArray { element: Type::I1, data: data.into() })
    }

    /// A dialect's attribute with these parameters.
    pub fn dialect(ctx: &Context, def: &'static AttrDef, params: Vec<Param>) -> Attribute {
        ctx.intern_attr(AttrKind::Dialect(Box::new(DialectAttr { def, params: params.into() })))
    }
}

/// Inspection.
impl Attribute {
    /// The structure of this attribute.
    #[inline]
    pub fn kind(self, ctx: &Context) -> &AttrKind {
        ctx.attr_kind(self)
    }

    /// The value of an integer attribute.
    #[inline]
    pub fn as_int(self, ctx: &Context) -> Option<&Int> {
        match self.kind(ctx) {
            AttrKind::Integer(_, value) => Some(value),
            _ => None,
        }
    }

    /// The value of an integer attribute, sign-extended, when it fits.
    #[inline]
    pub fn as_i64(self, ctx: &Context) -> Option<i64> {
        self.as_int(ctx)?.to_i64()
    }

    /// The value of an integer attribute, zero-extended, when it fits.
    pub fn as_u64(self, ctx: &Context) -> Option<u64> {
        self.as_int(ctx)?.to_u64()
    }

    /// The value of an `i1` attribute.
    #[inline]
    pub fn as_bool(self) -> Option<bool> {
        match self {
            Attribute::TRUE => Some(true),
            Attribute::FALSE => Some(false),
            _ => None,
        }
    }

    /// The value of a float attribute.
    pub fn as_float(self, ctx: &Context) -> Option<Float> {
        match self.kind(ctx) {
            AttrKind::Float(_, value) => Some(*value),
            _ => None,
        }
    }

    /// The text of a string attribute.
    #[inline]
    pub fn as_str(self, ctx: &Context) -> Option<Str> {
        match self.kind(ctx) {
            AttrKind::String(text, _) => Some(*text),
            _ => None,
        }
    }

    /// The text of a string attribute, when it is UTF-8.
    pub fn as_text(self, ctx: &Context) -> Option<&str> {
        self.as_str(ctx).map(|text| ctx.str(text))
    }

    /// The type in a type attribute.
    pub fn as_type(self, ctx: &Context) -> Option<Type> {
        match self.kind(ctx) {
            AttrKind::Type(ty) => Some(*ty),
            _ => None,
        }
    }

    /// The items of an array attribute.
    pub fn as_array(self, ctx: &Context) -> Option<&[Attribute]> {
        match self.kind(ctx) {
            AttrKind::Array(items) => Some(items),
            _ => None,
        }
    }

    /// The entries of a dictionary attribute.
    pub fn as_dictionary(self, ctx: &Context) -> Option<&[NamedAttribute]> {
        match self.kind(ctx) {
            AttrKind::Dictionary(entries) => Some(entries),
            _ => None,
        }
    }

    /// An entry of a dictionary attribute.
    pub fn entry(self, ctx: &Context, name: Str) -> Option<Attribute> {
        let entries = self.as_dictionary(ctx)?;
        entries.iter().find(|entry| entry.0 == name).map(|entry| entry.1)
    }

    /// The root and nested names of a symbol reference.
    pub fn as_symbol_ref(self, ctx: &Context) -> Option<(Str, &[Str])> {
        match self.kind(ctx) {
            AttrKind::SymbolRef(root, nested) => Some((*root, nested)),
            _ => None,
        }
    }

    /// The name in a symbol reference without nesting.
    pub fn as_flat_symbol(self, ctx: &Context) -> Option<Str> {
        self.as_symbol_ref(ctx).filter(|(_, nested)| nested.is_empty()).map(|(root, _)| root)
    }

    /// The map of an affine map attribute.
    pub fn as_affine_map(self, ctx: &Context) -> Option<&AffineMap> {
        match self.kind(ctx) {
            AttrKind::AffineMap(map) => Some(map),
            _ => None,
        }
    }

    /// The elements of an `array<i32: ...>` attribute.
    pub fn as_i32_array(self, ctx: &Context) -> Option<Vec<i32>> {
        self.i32s(ctx).map(Iterator::collect)
    }

    /// The same, one after another.
    #[inline]
    pub fn i32s(self, ctx: &Context) -> Option<impl Iterator<Item = i32> + '_> {
        match self.kind(ctx) {
            AttrKind::DenseArray { element: Type::I32, data } => Some(data.i32s()),
            _ => None,
        }
    }

    /// The elements of an `array<i64: ...>` attribute.
    pub fn as_i64_array(self, ctx: &Context) -> Option<Vec<i64>> {
        match self.kind(ctx) {
            AttrKind::DenseArray { element: Type::I64, data } => Some(data.i64s().collect()),
            _ => None,
        }
    }

    /// The elements of an `array<i1: ...>` attribute.
    pub fn as_bool_array(self, ctx: &Context) -> Option<Vec<bool>> {
        match self.kind(ctx) {
            AttrKind::DenseArray { element: Type::I1, data } => {
                Some(data.iter().map(|&byte| byte != 0).collect())
            }
            _ => None,
        }
    }

    /// The structure of a `dense<...>` attribute of numbers.
    pub fn as_dense(self, ctx: &Context) -> Option<&DenseElements> {
        match self.kind(ctx) {
            AttrKind::DenseElements(dense) => Some(dense),
            _ => None,
        }
    }

    /// The definition and parameters of a dialect's attribute.
    #[inline]
    pub fn as_dialect(self, ctx: &Context) -> Option<&DialectAttr> {
        match self.kind(ctx) {
            AttrKind::Dialect(data) => Some(data),
            _ => None,
        }
    }

    /// The parameters, when this is an attribute made by `def`.
    #[inline]
    pub fn params_of<'c>(self, ctx: &'c Context, def: &'static AttrDef) -> Option<&'c [Param]> {
        self.as_dialect(ctx).filter(|data| std::ptr::eq(data.def, def)).map(|data| &*data.params)
    }

    /// The bits of a dialect's enum attribute made by `def`.
    #[inline]
    pub fn enum_bits(self, ctx: &Context, def: &'static AttrDef) -> Option<u64> {
        match self.params_of(ctx, def)?.first()? {
            Param::Uint(bits) => Some(*bits),
            _ => None,
        }
    }

    /// The type of a typed attribute: integers, floats, strings with a type,
    /// elements (others have none).
    pub fn typed(self, ctx: &Context) -> Option<Type> {
        match self.kind(ctx) {
            AttrKind::Integer(ty, _)
            | AttrKind::Float(ty, _)
            | AttrKind::DenseStrings(ty, _)
            | AttrKind::DenseResource(ty, _)
            | AttrKind::Sparse(ty, ..)
            | AttrKind::Opaque(_, _, ty) => Some(*ty),
            AttrKind::DenseElements(dense) => Some(dense.ty),
            AttrKind::String(_, ty) => ty.expand().or(Some(Type::NONE)),
            AttrKind::Dialect(data) => data.def.typed.and_then(|typed| typed(ctx, data)),
            _ => None,
        }
    }

    /// Whether this is the memory space that is the default one (`0 : i64` is kept apart upstream
    /// only in text).
    pub(crate) fn is_default_memory_space(self, ctx: &Context) -> bool {
        match self.kind(ctx) {
            AttrKind::Integer(_, value) => value.is_zero(),
            _ => false,
        }
    }

    /// Whether a builtin type stands behind a string's type slot.
    pub fn is_location(self, ctx: &Context) -> bool {
        matches!(self.kind(ctx), AttrKind::Location(_))
    }
}

impl Context {
    /// A type behind an attribute, for the many signatures kept in attributes.
    pub fn function_signature(&self, attr: Attribute) -> Option<(&[Type], &[Type])> {
        match attr.as_type(self)?.kind(self) {
            TypeKind::Function(inputs, results) => Some((inputs, results)),
            _ => None,
        }
    }
}
