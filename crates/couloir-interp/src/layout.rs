//! How types lie in memory: sizes and alignments by the default data layout of LLVM, with pointers
//! of 64 bits, and `index` as wide as these.
//!
//! Types nest no deeper than the parser lets them, so recursion over them is bounded.

use couloir_dialects::llvm::types as llvm;
use couloir_ir::ty::TypeKind;
use couloir_ir::{Context, Type};

use crate::stop::Stop;

/// What a type is made of.
pub(crate) enum Shape {
    /// An integer of so many bits.
    Int(u32),
    /// A float.
    Float(couloir_ir::num::FloatKind),
    /// An address.
    Pointer,
    /// A vector of one dimension.
    Vector(Type, usize),
    /// Equal parts one after another, each where the next begins at a multiple of its alignment.
    Array(Type, usize),
    /// Different parts; packed ones leave no room between.
    Struct(Vec<Type>, bool),
    /// A memref of this rank.
    MemRef(usize),
    /// A memref of a rank that is not known.
    Unranked,
}

/// The most elements of a vector or parts of an array.
const MOST: usize = 1 << 20;

/// What a type is made of, where the interpreter knows it.
pub(crate) fn shape(ctx: &Context, ty: Type) -> Result<Shape, Stop> {
    let unknown = || Err(Stop::unsupported(format!("the type '{}'", ctx.type_text(ty))));
    Ok(match ty.kind(ctx) {
        TypeKind::Index => Shape::Int(64),
        TypeKind::Integer(width, _) => Shape::Int(*width),
        TypeKind::Float(kind) => Shape::Float(*kind),
        TypeKind::Complex(part) => Shape::Struct(vec![*part; 2], false),
        TypeKind::MemRef(memref) => Shape::MemRef(memref.rank()),
        TypeKind::UnrankedMemRef(..) => Shape::Unranked,
        TypeKind::Function(..) => Shape::Pointer,
        TypeKind::Vector(vector) if vector.is_scalable() => return unknown(),
        TypeKind::Vector(vector) => match &*vector.shape {
            [] => Shape::Vector(vector.element, 1),
            [count] => Shape::Vector(vector.element, size(*count as u64)?),
            [count, rest @ ..] => {
                Shape::Array(Type::vector(ctx, rest, vector.element), size(*count as u64)?)
            }
        },
        TypeKind::Dialect(_) => {
            count(ctx, ty, &mut (0, 1 << 12))?;
            return dialect(ctx, ty).map_or_else(unknown, Ok);
        }
        _ => return unknown(),
    })
}

fn dialect(ctx: &Context, ty: Type) -> Option<Shape> {
    if llvm::is_ptr(ctx, ty) {
        return Some(Shape::Pointer);
    }
    if let Some((element, count)) = llvm::as_array(ctx, ty) {
        return Some(Shape::Array(element, size(count).ok()?));
    }
    let parts = llvm::as_struct(ctx, ty).filter(|parts| !parts.is_opaque())?;
    Some(Shape::Struct(parts.elements().collect(), parts.is_packed()))
}

/// How many scalars a type is made of. Types that are written in a few lines may be made of more
/// than there is memory for, or of themselves: how deep they nest and how many types are looked at
/// is limited.
fn count(ctx: &Context, ty: Type, (depth, left): &mut (usize, usize)) -> Result<usize, Stop> {
    *left = left.checked_sub(1).filter(|_| *depth < 128).ok_or(Stop::Limit)?;
    let mut total = 1;
    if let Some((element, times)) = llvm::as_array(ctx, ty) {
        let mut inner = (*depth + 1, *left);
        total = count(ctx, element, &mut inner)?.saturating_mul(size(times)?);
        *left = inner.1;
    } else if let Some(parts) = llvm::as_struct(ctx, ty) {
        let mut inner = (*depth + 1, *left);
        for part in parts.elements() {
            total += count(ctx, part, &mut inner)?;
        }
        *left = inner.1;
    }
    if total > MOST { Err(Stop::Limit) } else { Ok(total) }
}

fn size(count: u64) -> Result<usize, Stop> {
    usize::try_from(count).ok().filter(|count| *count <= MOST).ok_or(Stop::Limit)
}

/// Bits of a type that is no aggregate.
pub(crate) fn bits(ctx: &Context, ty: Type) -> Result<u64, Stop> {
    Ok(match shape(ctx, ty)? {
        Shape::Int(width) => u64::from(width),
        Shape::Float(kind) => u64::from(kind.width()),
        Shape::Pointer => 64,
        Shape::Vector(element, count) => bits(ctx, element)?.saturating_mul(count as u64),
        _ => return Err(Stop::unsupported("bits of an aggregate")),
    })
}

/// The alignment of a type in bytes.
pub(crate) fn align(ctx: &Context, ty: Type) -> Result<u64, Stop> {
    Ok(match shape(ctx, ty)? {
        Shape::Int(width) => u64::from(width.div_ceil(8)).next_power_of_two().min(16),
        Shape::Float(kind) => u64::from(kind.width().div_ceil(8)).next_power_of_two(),
        Shape::Pointer | Shape::MemRef(_) | Shape::Unranked => 8,
        Shape::Vector(..) => bits(ctx, ty)?.div_ceil(8).max(1).next_power_of_two(),
        Shape::Array(element, _) => align(ctx, element)?,
        Shape::Struct(_, true) => 1,
        Shape::Struct(parts, false) => {
            let mut most = 1;
            for part in parts {
                most = most.max(align(ctx, part)?);
            }
            most
        }
    })
}

/// The bytes that writing a value of a type writes.
pub(crate) fn store_size(ctx: &Context, ty: Type) -> Result<u64, Stop> {
    Ok(match shape(ctx, ty)? {
        Shape::Array(element, count) => alloc_size(ctx, element)?.saturating_mul(count as u64),
        Shape::Struct(parts, packed) => {
            let (_, end) = offsets(ctx, &parts, packed)?;
            end.next_multiple_of(align(ctx, ty)?)
        }
        // Pointers, an offset, sizes and strides.
        Shape::MemRef(rank) => 8 * (3 + 2 * rank as u64),
        _ => bits(ctx, ty)?.div_ceil(8),
    })
}

/// The bytes from one value of a type to the next.
pub(crate) fn alloc_size(ctx: &Context, ty: Type) -> Result<u64, Stop> {
    let align = align(ctx, ty)?;
    store_size(ctx, ty)?.checked_next_multiple_of(align).ok_or(Stop::Limit)
}

/// Where the parts of a struct begin, and where the last ends.
pub(crate) fn offsets(
    ctx: &Context,
    parts: &[Type],
    packed: bool,
) -> Result<(Vec<u64>, u64), Stop> {
    let (mut offsets, mut end) = (Vec::with_capacity(parts.len()), 0u64);
    for &part in parts {
        let align = if packed { 1 } else { align(ctx, part)? };
        let start = end.checked_next_multiple_of(align).ok_or(Stop::Limit)?;
        offsets.push(start);
        end = start.saturating_add(alloc_size(ctx, part)?);
    }
    Ok((offsets, end))
}
