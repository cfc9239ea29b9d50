//! Element data: shared byte blobs.

use std::sync::Arc;

use crate::context::Context;
use crate::num::{Float, Int};
use crate::ty::{Type, TypeKind};

/// Immutable shared bytes.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Blob(Arc<[u8]>);

impl From<Vec<u8>> for Blob {
    fn from(bytes: Vec<u8>) -> Self {
        Self(bytes.into())
    }
}

impl std::ops::Deref for Blob {
    type Target = [u8];
    fn deref(&self) -> &[u8] {
        &self.0
    }
}

impl std::fmt::Debug for Blob {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} bytes", self.0.len())
    }
}

impl Blob {
    /// The bytes read as little-endian `i32`s.
    pub fn i32s(&self) -> impl Iterator<Item = i32> + '_ {
        self.0.chunks_exact(4).filter_map(|chunk| Some(i32::from_le_bytes(chunk.try_into().ok()?)))
    }

    /// The bytes read as little-endian `i64`s.
    pub fn i64s(&self) -> impl Iterator<Item = i64> + '_ {
        i64s(&self.0)
    }
}

/// Bytes read as little-endian `i64`s; what is over at the end is left out.
pub fn i64s(bytes: &[u8]) -> impl Iterator<Item = i64> + '_ {
    bytes.chunks_exact(8).filter_map(|chunk| Some(i64::from_le_bytes(chunk.try_into().ok()?)))
}

/// The structure of `dense<...> : type` of integers, floats or complex numbers.
#[derive(PartialEq, Eq, Hash, Debug, Clone)]
pub struct DenseElements {
    /// A vector, tensor or memref type of static shape.
    pub ty: Type,
    /// Whether `data` holds one element that stands for all.
    pub splat: bool,
    /// The elements, row-major, each in whole little-endian bytes.
    pub data: Blob,
}

impl DenseElements {
    /// Elements of `data`, one after another, or one that stands for all.
    /// Elements that are all equal are stored as one.
    pub fn new(ctx: &Context, ty: Type, mut data: Vec<u8>) -> Self {
        let bytes = Self::element_bytes(ctx, ty.element_or_self(ctx)).unwrap_or(1).max(1);
        let splat = !data.is_empty() && data.chunks_exact(bytes).all(|e| *e == data[..bytes]);
        if splat {
            data.truncate(bytes);
        }
        Self { ty, splat, data: data.into() }
    }

    /// Elements of the bytes of a hexadecimal literal, in which elements of
    /// one bit are packed, eight to a byte; none when the size does not fit the type.
    pub fn from_raw(ctx: &Context, ty: Type, raw: &[u8]) -> Option<Self> {
        let count = usize::try_from(ty.num_elements(ctx)?).ok()?;
        let element = ty.element_or_self(ctx);
        if element.is_bit(ctx) {
            return Self::from_bits(ctx, ty, raw, count);
        }
        let bytes = Self::element_bytes(ctx, element)?;
        let fits = raw.len() == bytes || Some(raw.len()) == bytes.checked_mul(count);
        fits.then(|| Self::new(ctx, ty, raw.to_vec()))
    }

    fn from_bits(ctx: &Context, ty: Type, raw: &[u8], count: usize) -> Option<Self> {
        if let [byte @ (0 | 0xff)] = raw {
            return Some(Self::new(ctx, ty, vec![byte & 1]));
        }
        if let (1, [byte]) = (count, raw) {
            return Some(Self::new(ctx, ty, vec![u8::from(*byte != 0)]));
        }
        if raw.len() != count.div_ceil(8) {
            return None;
        }
        let bit = |at: usize| raw[at / 8] >> (at % 8) & 1;
        let data = (0..count).map(bit).collect::<Vec<_>>();
        // With bits beyond the last element they are not looked at for being all the same.
        let rest = raw.last().map_or(0, |&last| u32::from(last) >> (count % 8));
        if !count.is_multiple_of(8) && rest != 0 {
            return Some(Self { ty, splat: false, data: data.into() });
        }
        Some(Self::new(ctx, ty, data))
    }

    /// Bytes per element of this element type: one for `i1`, two numbers for
    /// a complex type, eight for `index`.
    pub fn element_bytes(ctx: &Context, element: Type) -> Option<usize> {
        let scalar = |ty: Type| match ty {
            Type::INDEX => Some(8),
            _ => ty.int_or_float_width(ctx).map(|width| (width as usize).div_ceil(8)),
        };
        match element.kind(ctx) {
            TypeKind::Complex(part) => scalar(*part).map(|bytes| 2 * bytes),
            _ => scalar(element),
        }
    }

    /// The scalars stored: one per element, two for complex elements.
    pub fn raw(&self, ctx: &Context) -> impl Iterator<Item = &[u8]> {
        let (scalar, _) = self.scalar_type(ctx);
        let bytes = Self::element_bytes(ctx, scalar).unwrap_or(1).max(1);
        self.data.chunks_exact(bytes)
    }

    /// The stored integers (of the element's width; empty for floats).
    pub fn ints(&self, ctx: &Context) -> impl Iterator<Item = Int> {
        let width = self.scalar_type(ctx).0.int_width(ctx).unwrap_or(64);
        self.raw(ctx).map(move |bytes| Int::from_le_bytes(width, bytes))
    }

    /// The stored floats (empty when the elements are not floats).
    pub fn floats(&self, ctx: &Context) -> impl Iterator<Item = Float> {
        let kind = self.scalar_type(ctx).0.float_kind(ctx);
        self.raw(ctx).filter_map(move |bytes| {
            Some(Float::from_bits(kind?, Int::from_le_bytes(128, bytes).low_u128()))
        })
    }

    /// The type of the scalars, and whether two of them make an element.
    pub fn scalar_type(&self, ctx: &Context) -> (Type, bool) {
        let element = self.ty.element_or_self(ctx);
        match element.kind(ctx) {
            TypeKind::Complex(part) => (*part, true),
            _ => (element, false),
        }
    }
}
