//! Vectors, tensors and memrefs.

use cranelift_entity::packed_option::PackedOption;

use super::{Type, TypeDef, TypeKind};
use crate::attr::Attribute;
use crate::context::Context;

/// The size or stride that is not known statically (`?`).
pub const DYNAMIC: i64 = i64::MIN;

/// The structure of `vector<4x[8]xT>`.
#[derive(PartialEq, Eq, Hash, Debug, Clone)]
pub struct VectorType {
    /// Sizes, outermost first; for scalable dimensions the known factor.
    pub shape: Box<[i64]>,
    /// Which dimensions are scalable; as long as `shape`.
    pub scalable: Box<[bool]>,
    /// The element type.
    pub element: Type,
}

impl VectorType {
    /// The vector type with these dimensions.
    pub fn get(ctx: &Context, shape: &[i64], scalable: &[bool], element: Type) -> Type {
        let data = Self { shape: shape.into(), scalable: scalable.into(), element };
        ctx.intern_type(TypeKind::Vector(Box::new(data)))
    }

    /// Number of dimensions.
    pub fn rank(&self) -> usize {
        self.shape.len()
    }

    /// Whether any dimension is scalable.
    pub fn is_scalable(&self) -> bool {
        self.scalable.contains(&true)
    }
}

/// The structure of `tensor<4x?xT, encoding>`.
#[derive(PartialEq, Eq, Hash, Debug, Clone)]
pub struct TensorType {
    /// Sizes, outermost first.
    pub shape: Box<[i64]>,
    /// The element type.
    pub element: Type,
    /// The encoding, if any.
    pub encoding: PackedOption<Attribute>,
}

impl TensorType {
    /// The same elements and encoding in another shape.
    pub fn with_shape(&self, ctx: &Context, shape: &[i64]) -> Type {
        let shape = shape.into();
        let (element, encoding) = (self.element, self.encoding);
        ctx.intern_type(TypeKind::Tensor(Box::new(Self { shape, element, encoding })))
    }
}

/// The structure of `memref<4x?xT, layout, space>`.
#[derive(PartialEq, Eq, Hash, Debug, Clone)]
pub struct MemRefType {
    /// Sizes, outermost first.
    pub shape: Box<[i64]>,
    /// The element type.
    pub element: Type,
    /// The layout; none stands for the identity map, which is never stored.
    pub layout: PackedOption<Attribute>,
    /// The memory space; none stands for the default one.
    pub memory_space: PackedOption<Attribute>,
}

impl MemRefType {
    /// The memref type with these parameters. An identity layout map is
    /// dropped, as is the memory space `0 : i64`, so that equal types are one.
    pub fn get(
        ctx: &Context,
        shape: &[i64],
        element: Type,
        layout: Option<Attribute>,
        memory_space: Option<Attribute>,
    ) -> Type {
        let layout = layout.filter(|layout| !layout.is_identity_layout(ctx, shape.len()));
        let memory_space = memory_space.filter(|space| !space.is_default_memory_space(ctx));
        ctx.intern_type(TypeKind::MemRef(Box::new(Self {
            shape: shape.into(),
            element,
            layout: layout.into(),
            memory_space: memory_space.into(),
        })))
    }

    /// Number of dimensions.
    pub fn rank(&self) -> usize {
        self.shape.len()
    }

    /// Whether it is known to be strided, with a stride of 1 in the innermost dimension.
    pub fn has_unit_stride(&self, ctx: &Context) -> bool {
        let layout = self.strides_and_offset(ctx);
        layout.is_some_and(|(strides, _)| strides.last().is_none_or(|&stride| stride == 1))
    }

    /// The strides and the offset in elements, where the layout is strided
    /// ([`DYNAMIC`] for unknown ones); none for other layouts.
    pub fn strides_and_offset(&self, ctx: &Context) -> Option<(Vec<i64>, i64)> {
        match self.layout.expand() {
            None => Some((self.identity_strides(), 0)),
            Some(layout) => layout.strides_and_offset(ctx),
        }
    }

    /// Row-major strides: products of the trailing sizes, unknown left of an
    /// unknown size and of size 0.
    fn identity_strides(&self) -> Vec<i64> {
        let mut strides = vec![1i64; self.rank()];
        let mut running = 1i64;
        for (stride, &size) in strides.iter_mut().zip(&self.shape).rev() {
            *stride = running;
            running = if size > 0 { saturating_product(running, size) } else { DYNAMIC };
        }
        strides
    }
}

/// The product of two sizes or strides; unknown when either is.
pub(crate) fn saturating_product(a: i64, b: i64) -> i64 {
    if a == DYNAMIC || b == DYNAMIC { DYNAMIC } else { a.wrapping_mul(b) }
}

/// What shaped types may hold (language reference, "Vector Type", "Ranked
/// Tensor Type", and that on memrefs).
impl Type {
    fn is_number(self, ctx: &Context) -> bool {
        matches!(self.kind(ctx), TypeKind::Integer(..) | TypeKind::Float(_) | TypeKind::Index)
    }

    fn def_allows(self, ctx: &Context, which: fn(&TypeDef) -> bool) -> bool {
        self.as_dialect(ctx).is_some_and(|data| which(data.def))
    }

    /// Whether vectors hold such: numbers, and what dialects allow.
    pub fn is_vector_element(self, ctx: &Context) -> bool {
        self.is_number(ctx) || self.def_allows(ctx, |def| def.vector_element)
    }

    /// Whether tensors hold such: numbers, complex numbers, vectors, and what
    /// dialects define.
    pub fn is_tensor_element(self, ctx: &Context) -> bool {
        let builtin = matches!(
            self.kind(ctx),
            TypeKind::Complex(_)
                | TypeKind::Vector(_)
                | TypeKind::Dialect(_)
                | TypeKind::Opaque(..)
        );
        builtin || self.is_number(ctx)
    }

    /// Whether memrefs hold such: numbers, complex numbers, vectors, memrefs,
    /// and what dialects allow.
    pub fn is_memref_element(self, ctx: &Context) -> bool {
        let builtin = matches!(
            self.kind(ctx),
            TypeKind::Complex(_)
                | TypeKind::Vector(_)
                | TypeKind::MemRef(_)
                | TypeKind::UnrankedMemRef(..)
        );
        builtin || self.is_number(ctx) || self.def_allows(ctx, |def| def.memref_element)
    }
}
