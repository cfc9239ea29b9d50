//! Types: interned, immutable, `Copy` handles.
//!
//! Invariant: structurally equal types of one context have equal handles. The
//! one exception to immutability is the body of an identified dialect type,
//! which is set at most once (see [`DialectType::body`]).

mod dialect;
mod shaped;

pub use dialect::{DialectType, Identified, TypeDef};
pub use shaped::{DYNAMIC, MemRefType, TensorType, VectorType};

use cranelift_entity::entity_impl;
use cranelift_entity::packed_option::PackedOption;

use crate::attr::Attribute;
use crate::context::Context;
use crate::num::FloatKind;
use crate::text::Str;

/// A handle to an interned type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Type(u32);
entity_impl!(Type, "type");

/// Whether an integer type says how its bits are read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Signedness {
    /// `iN`
    Signless,
    /// `siN`
    Signed,
    /// `uiN`
    Unsigned,
}

/// The structure of a type (language reference, "Builtin Types").
#[derive(PartialEq, Eq, Hash, Debug)]
pub enum TypeKind {
    /// `iN`, `siN`, `uiN`; width in bits.
    Integer(u32, Signedness),
    /// A floating-point type of 4 to 128 bits.
    Float(FloatKind),
    /// `index`
    Index,
    /// `none`
    None,
    /// `complex<T>`
    Complex(Type),
    /// `tuple<T...>`
    Tuple(Box<[Type]>),
    /// `(T...) -> (T...)`
    Function(Box<[Type]>, Box<[Type]>),
    /// `vector<4x[8]xT>`
    Vector(Box<VectorType>),
    /// `tensor<4x?xT, encoding>`
    Tensor(Box<TensorType>),
    /// `tensor<*xT>`
    UnrankedTensor(Type),
    /// `memref<4x?xT, layout, space>`
    MemRef(Box<MemRefType>),
    /// `memref<*xT, space>`
    UnrankedMemRef(Type, PackedOption<Attribute>),
    /// `opaque<"dialect", "text">`, and types of dialects not registered.
    Opaque(Str, Str),
    /// A type of a dialect.
    Dialect(Box<DialectType>),
}

macro_rules! known_types {
    ($($(#[$doc:meta])* $name:ident = $kind:expr;)*) => {
        #[allow(clippy::upper_case_acronyms)]
        enum Order { $($name),* }
        impl Type {
            $($(#[$doc])* pub const $name: Type = Type(Order::$name as u32);)*
        }
        /// The types every context interns first, in this order.
        pub(crate) fn known() -> Vec<TypeKind> { vec![$($kind),*] }
    };
}

known_types! {
    /// `none`
    NONE = TypeKind::None;
    /// `index`
    INDEX = TypeKind::Index;
    /// `i1`
    I1 = TypeKind::Integer(1, Signedness::Signless);
    /// `i8`
    I8 = TypeKind::Integer(8, Signedness::Signless);
    /// `i16`
    I16 = TypeKind::Integer(16, Signedness::Signless);
    /// `i32`
    I32 = TypeKind::Integer(32, Signedness::Signless);
    /// `i64`
    I64 = TypeKind::Integer(64, Signedness::Signless);
    /// `bf16`
    BF16 = TypeKind::Float(FloatKind::BF16);
    /// `f16`
    F16 = TypeKind::Float(FloatKind::F16);
    /// `f32`
    F32 = TypeKind::Float(FloatKind::F32);
    /// `f64`
    F64 = TypeKind::Float(FloatKind::F64);
}

/// Construction.
impl Type {
    /// The type with this structure.
    pub fn get(ctx: &Context, kind: TypeKind) -> Type {
        ctx.intern_type(kind)
    }

    /// The signless integer of `width` bits.
    #[inline]
    pub fn int(ctx: &Context, width: u32) -> Type {
        match width {
            1 => Type::I1,
            8 => Type::I8,
            16 => Type::I16,
            32 => Type::I32,
            64 => Type::I64,
            _ => ctx.intern_type(TypeKind::Integer(width, Signedness::Signless)),
        }
    }

    /// The floating-point type of this kind.
    pub fn float(ctx: &Context, kind: FloatKind) -> Type {
        ctx.intern_type(TypeKind::Float(kind))
    }

    /// `(inputs) -> (results)`
    pub fn function(ctx: &Context, inputs: &[Type], results: &[Type]) -> Type {
        ctx.intern_type(TypeKind::Function(inputs.into(), results.into()))
    }

    /// A fixed-size vector.
    pub fn vector(ctx: &Context, shape: &[i64], element: Type) -> Type {
        VectorType::get(ctx, shape, &vec![false; shape.len()], element)
    }

    /// A ranked tensor without encoding.
    pub fn tensor(ctx: &Context, shape: &[i64], element: Type) -> Type {
        let encoding = PackedOption::default();
        ctx.intern_type(TypeKind::Tensor(Box::new(TensorType {
            shape: shape.into(),
            element,
            encoding,
        })))
    }

    /// A memref with the identity layout in the default memory space.
    pub fn memref(ctx: &Context, shape: &[i64], element: Type) -> Type {
        MemRefType::get(ctx, shape, element, None, None)
    }

    /// A type of a dialect with these parameters.
    pub fn dialect(ctx: &Context, def: &'static TypeDef, params: Vec<crate::attr::Param>) -> Type {
        ctx.intern_type(TypeKind::Dialect(Box::new(DialectType::new(def, params))))
    }
}

/// Inspection.
impl Type {
    /// The structure of this type.
    #[inline]
    pub fn kind(self, ctx: &Context) -> &TypeKind {
        ctx.type_kind(self)
    }

    /// Whether this is an integer of any signedness.
    pub fn is_integer(self, ctx: &Context) -> bool {
        matches!(self.kind(ctx), TypeKind::Integer(..))
    }

    /// Whether this is `iN`, for any width.
    pub fn is_signless_integer(self, ctx: &Context) -> bool {
        matches!(self.kind(ctx), TypeKind::Integer(_, Signedness::Signless))
    }

    /// Whether this is `index`.
    #[inline]
    pub fn is_index(self) -> bool {
        self == Type::INDEX
    }

    /// Whether this is a floating-point type, of the builtin ones or of a dialect.
    pub fn is_float(self, ctx: &Context) -> bool {
        match self.kind(ctx) {
            TypeKind::Float(_) => true,
            TypeKind::Dialect(data) => data.def.float_width.is_some(),
            _ => false,
        }
    }

    /// The width in bits of an integer or float type.
    pub fn int_or_float_width(self, ctx: &Context) -> Option<u32> {
        match self.kind(ctx) {
            TypeKind::Integer(width, _) => Some(*width),
            TypeKind::Float(kind) => Some(kind.width()),
            TypeKind::Dialect(data) => data.def.float_width,
            _ => None,
        }
    }

    /// The width in bits of an integer type.
    #[inline]
    pub fn int_width(self, ctx: &Context) -> Option<u32> {
        match self.kind(ctx) {
            TypeKind::Integer(width, _) => Some(*width),
            _ => None,
        }
    }

    /// Whether it is an integer of one bit, with a sign or without.
    pub fn is_bit(self, ctx: &Context) -> bool {
        self.int_width(ctx) == Some(1)
    }

    /// The kind of a float type.
    pub fn float_kind(self, ctx: &Context) -> Option<FloatKind> {
        match self.kind(ctx) {
            TypeKind::Float(kind) => Some(*kind),
            _ => None,
        }
    }

    /// The inputs and results of a function type.
    pub fn as_function(self, ctx: &Context) -> Option<(&[Type], &[Type])> {
        match self.kind(ctx) {
            TypeKind::Function(inputs, results) => Some((inputs, results)),
            _ => None,
        }
    }

    /// The vector structure of a vector type.
    #[inline]
    pub fn as_vector(self, ctx: &Context) -> Option<&VectorType> {
        match self.kind(ctx) {
            TypeKind::Vector(vector) => Some(vector),
            _ => None,
        }
    }

    /// The memref structure of a ranked memref type.
    #[inline]
    pub fn as_memref(self, ctx: &Context) -> Option<&MemRefType> {
        match self.kind(ctx) {
            TypeKind::MemRef(memref) => Some(memref),
            _ => None,
        }
    }

    /// The tensor structure of a ranked tensor type.
    pub fn as_tensor(self, ctx: &Context) -> Option<&TensorType> {
        match self.kind(ctx) {
            TypeKind::Tensor(tensor) => Some(tensor),
            _ => None,
        }
    }

    /// The definition and parameters of a dialect's type.
    pub fn as_dialect(self, ctx: &Context) -> Option<&DialectType> {
        match self.kind(ctx) {
            TypeKind::Dialect(data) => Some(data),
            _ => None,
        }
    }

    /// The parameters, when this is a type made by `def`.
    #[inline]
    pub fn params_of<'c>(
        self,
        ctx: &'c Context,
        def: &'static TypeDef,
    ) -> Option<&'c [crate::attr::Param]> {
        self.as_dialect(ctx).filter(|data| std::ptr::eq(data.def, def)).map(|data| &*data.params)
    }

    /// The element type of a vector, tensor or memref, ranked or not.
    #[inline]
    pub fn shaped_element(self, ctx: &Context) -> Option<Type> {
        match self.kind(ctx) {
            TypeKind::Vector(v) => Some(v.element),
            TypeKind::Tensor(t) => Some(t.element),
            TypeKind::MemRef(m) => Some(m.element),
            TypeKind::UnrankedTensor(element) | TypeKind::UnrankedMemRef(element, _) => {
                Some(*element)
            }
            _ => None,
        }
    }

    /// The element type of a shaped type; any other type itself.
    #[inline]
    #[must_use]
    pub fn element_or_self(self, ctx: &Context) -> Type {
        self.shaped_element(ctx).unwrap_or(self)
    }

    /// Whether this is a vector, tensor or memref, ranked or not.
    pub fn is_shaped(self, ctx: &Context) -> bool {
        self.shaped_element(ctx).is_some()
    }

    /// The dimensions of a ranked shaped type, [`DYNAMIC`] for unknown sizes.
    pub fn shape(self, ctx: &Context) -> Option<&[i64]> {
        match self.kind(ctx) {
            TypeKind::Vector(v) => Some(&v.shape),
            TypeKind::Tensor(t) => Some(&t.shape),
            TypeKind::MemRef(m) => Some(&m.shape),
            _ => None,
        }
    }

    /// How many elements a shaped type of static shape has.
    pub fn num_elements(self, ctx: &Context) -> Option<u64> {
        let shape = self.shape(ctx)?;
        shape.iter().try_fold(1u64, |n, &dim| n.checked_mul(u64::try_from(dim).ok()?))
    }

    /// Whether every dimension is known (false for unranked types).
    pub fn has_static_shape(self, ctx: &Context) -> bool {
        self.shape(ctx).is_some_and(|shape| shape.iter().all(|&dim| dim != DYNAMIC))
    }

    /// The same shaped type with another element type; another type's replacement.
    #[must_use]
    pub fn with_element(self, ctx: &Context, element: Type) -> Type {
        let kind = match self.kind(ctx) {
            TypeKind::Vector(v) => {
                TypeKind::Vector(Box::new(VectorType { element, ..(**v).clone() }))
            }
            TypeKind::Tensor(t) => {
                TypeKind::Tensor(Box::new(TensorType { element, ..(**t).clone() }))
            }
            TypeKind::MemRef(m) => {
                TypeKind::MemRef(Box::new(MemRefType { element, ..(**m).clone() }))
            }
            TypeKind::UnrankedTensor(_) => TypeKind::UnrankedTensor(element),
            TypeKind::UnrankedMemRef(_, space) => TypeKind::UnrankedMemRef(element, *space),
            _ => return element,
        };
        ctx.intern_type(kind)
    }
}

/// Text where no printer is at hand.
impl Type {
    /// The text of common scalar types; the structure of others.
    pub(crate) fn simple_text(self, ctx: &Context) -> String {
        match self.kind(ctx) {
            TypeKind::Integer(width, Signedness::Signless) => format!("i{width}"),
            TypeKind::Integer(width, Signedness::Signed) => format!("si{width}"),
            TypeKind::Integer(width, Signedness::Unsigned) => format!("ui{width}"),
            TypeKind::Index => "index".into(),
            TypeKind::None => "none".into(),
            TypeKind::Float(kind) => format!("f{}", kind.width()),
            kind => format!("{kind:?}"),
        }
    }
}
