//! Upstream's default rules for builtin types. (Their element types nest by
//! one level only, so recursion is bounded.)

use super::{DataLayout, TypeSize, entry_alignments};
use crate::attr::Attribute;
use crate::context::Context;
use crate::ty::{Type, TypeKind, VectorType};

/// Integers of this width and more have the alignment below by default.
const WIDE_INT: u64 = 64;
/// Alignment in bytes of wide integers.
const WIDE_INT_ALIGNMENT: u64 = 4;

/// The size of a builtin type in bits.
pub(super) fn size_in_bits(ctx: &Context, layout: &DataLayout, ty: Type) -> Option<TypeSize> {
    match ty.kind(ctx) {
        TypeKind::Integer(width, _) => Some(TypeSize::fixed(u64::from(*width))),
        TypeKind::Float(kind) => Some(TypeSize::fixed(u64::from(kind.width()))),
        TypeKind::Index => Some(TypeSize::fixed(index_bitwidth(ctx, layout))),
        TypeKind::Complex(element) => complex_bits(ctx, layout, *element),
        TypeKind::Vector(vector) => vector_bits(ctx, layout, vector),
        _ => None,
    }
}

/// Two elements, the first padded to the alignment of the second.
fn complex_bits(ctx: &Context, layout: &DataLayout, element: Type) -> Option<TypeSize> {
    let size = layout.size_in_bits(ctx, element)?;
    let alignment = layout.preferred_alignment(ctx, element)?.saturating_mul(8).max(1);
    let padded = size.min.checked_next_multiple_of(alignment)?;
    Some(TypeSize { min: padded.checked_add(size.min)?, ..size })
}

/// Elements in whole bytes; the innermost dimension rounded up to a power of two.
fn vector_bits(ctx: &Context, layout: &DataLayout, vector: &VectorType) -> Option<TypeSize> {
    let size = layout.size(ctx, vector.element)?;
    let dims = vector.shape.iter().map(|&dim| u64::try_from(dim).unwrap_or(0));
    let (inner, outer) = (dims.clone().next_back().unwrap_or(1), vector.rank().saturating_sub(1));
    let outer = dims.take(outer).try_fold(1u64, u64::checked_mul)?;
    let elements = outer.checked_mul(inner.checked_next_power_of_two()?)?;
    let bits = elements.checked_mul(size.min)?.checked_mul(8)?;
    Some(TypeSize { min: bits, scalable: size.scalable || vector.is_scalable() })
}

/// The alignment of a builtin type that the ABI asks for, in bytes.
pub(super) fn abi_alignment(ctx: &Context, layout: &DataLayout, ty: Type) -> Option<u64> {
    match ty.kind(ctx) {
        TypeKind::Integer(width, _) => Some(match integer_entry(ctx, layout, ty) {
            Some(entry) => entry_alignments(ctx, entry)?.0,
            None if u64::from(*width) < WIDE_INT => bytes_rounded(u64::from(*width)),
            None => WIDE_INT_ALIGNMENT,
        }),
        TypeKind::Float(kind) => Some(match float_entry(ctx, layout, ty) {
            Some(entry) => entry_alignments(ctx, entry)?.0,
            None => bytes_rounded(u64::from(kind.width())),
        }),
        TypeKind::Index => layout.abi_alignment(ctx, index_type(ctx, layout)),
        TypeKind::Complex(element) => layout.abi_alignment(ctx, *element),
        TypeKind::Vector(_) => layout.size(ctx, ty)?.min.checked_next_power_of_two(),
        _ => None,
    }
}

/// The best alignment of a builtin type, in bytes.
pub(super) fn preferred_alignment(ctx: &Context, layout: &DataLayout, ty: Type) -> Option<u64> {
    match ty.kind(ctx) {
        TypeKind::Integer(width, _) => Some(match integer_entry(ctx, layout, ty) {
            Some(entry) => entry_alignments(ctx, entry)?.1,
            None => bytes_rounded(u64::from(*width)),
        }),
        TypeKind::Float(_) => match float_entry(ctx, layout, ty) {
            Some(entry) => Some(entry_alignments(ctx, entry)?.1),
            None => abi_alignment(ctx, layout, ty),
        },
        TypeKind::Index => layout.preferred_alignment(ctx, index_type(ctx, layout)),
        TypeKind::Complex(element) => layout.preferred_alignment(ctx, *element),
        _ => abi_alignment(ctx, layout, ty),
    }
}

/// Bits in whole bytes, rounded up to a power of two.
fn bytes_rounded(bits: u64) -> u64 {
    bits.div_ceil(8).next_power_of_two()
}

/// The width of `index` in bits.
pub(super) fn index_bitwidth(ctx: &Context, layout: &DataLayout) -> u64 {
    let mut entries = layout.entries_for(ctx, Type::INDEX);
    entries.next().and_then(|(_, value)| value.as_u64(ctx)).unwrap_or(64)
}

fn index_type(ctx: &Context, layout: &DataLayout) -> Type {
    Type::int(ctx, u32::try_from(index_bitwidth(ctx, layout)).unwrap_or(64))
}

/// The entry of the narrowest integer at least as wide, or of the widest.
fn integer_entry(ctx: &Context, layout: &DataLayout, ty: Type) -> Option<Attribute> {
    let width = ty.int_width(ctx);
    let entries = || layout.entries_for(ctx, ty).map(|(key, value)| (key.int_width(ctx), value));
    let wider = entries().filter(|(own, _)| *own >= width).min_by_key(|(own, _)| *own);
    let entry = wider.or_else(|| entries().max_by_key(|(own, _)| *own));
    entry.map(|(_, value)| value)
}

fn float_entry(ctx: &Context, layout: &DataLayout, ty: Type) -> Option<Attribute> {
    layout.entries_for(ctx, ty).next().map(|(_, value)| value)
}
