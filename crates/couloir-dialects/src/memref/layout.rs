//! Types of memrefs that come from others: subviews, collapsed and expanded
//! shapes, transpositions.
//!
//! Sizes, strides and offsets are [`DYNAMIC`] where they are unknown; what is
//! computed from an unknown is unknown.

use std::collections::BTreeMap;

use couloir_ir::affine::{AffineBuilder, AffineMap};
use couloir_ir::ty::{DYNAMIC, MemRefType};
use couloir_ir::{Attribute, Context, Type};

/// A product; zero where a factor is, else unknown where a factor is.
pub fn mul(a: i64, b: i64) -> i64 {
    if a == 0 || b == 0 {
        return 0;
    }
    if a == DYNAMIC || b == DYNAMIC { DYNAMIC } else { a.wrapping_mul(b) }
}

/// A sum; unknown where a term is.
pub fn add(a: i64, b: i64) -> i64 {
    if a == DYNAMIC || b == DYNAMIC { DYNAMIC } else { a.wrapping_add(b) }
}

/// A memref like `source` of another shape with a strided layout.
fn strided(
    ctx: &Context,
    source: &MemRefType,
    shape: &[i64],
    strides: &[i64],
    offset: i64,
) -> Type {
    let layout = Attribute::strided_layout(ctx, strides, offset);
    MemRefType::get(ctx, shape, source.element, Some(layout), source.memory_space.expand())
}

/// A contiguous memref like `source` of another shape.
fn contiguous(ctx: &Context, source: &MemRefType, shape: &[i64]) -> Type {
    MemRefType::get(ctx, shape, source.element, None, source.memory_space.expand())
}

/// Whether indices are laid out as they come: no layout, or a strided one of
/// one dimension that adds nothing.
pub fn is_identity(ctx: &Context, memref: &MemRefType) -> bool {
    let plain = |strides: &[i64], offset| *strides == [1] && offset == 0;
    memref.layout.is_none()
        || memref.strides_and_offset(ctx).is_some_and(|(strides, offset)| plain(&strides, offset))
}

/// The type of a part of a memref; none when the memref is not strided.
pub fn subview(
    ctx: &Context,
    source: &MemRefType,
    offsets: &[i64],
    sizes: &[i64],
    strides: &[i64],
) -> Option<Type> {
    let (source_strides, source_offset) = source.strides_and_offset(ctx)?;
    let steps = source_strides.iter().zip(offsets);
    let offset = steps.fold(source_offset, |sum, (&stride, &at)| add(sum, mul(stride, at)));
    let strides: Vec<i64> =
        source_strides.iter().zip(strides).map(|(&own, &step)| mul(own, step)).collect();
    Some(strided(ctx, source, sizes, &strides, offset))
}

/// The type of an expanded memref; none when the source is not strided.
pub fn expand(
    ctx: &Context,
    source: &MemRefType,
    shape: &[i64],
    groups: &[Vec<i64>],
) -> Option<Type> {
    if is_identity(ctx, source) {
        return Some(contiguous(ctx, source, shape));
    }
    let (source_strides, offset) = source.strides_and_offset(ctx)?;
    if source_strides.is_empty() {
        // There is one element, so that all sizes are one.
        return Some(strided(ctx, source, shape, &vec![1; shape.len()], offset));
    }
    let mut strides = Vec::with_capacity(shape.len());
    for (group, &stride) in groups.iter().zip(&source_strides).rev() {
        let mut stride = stride;
        for &index in group.iter().rev() {
            strides.push(stride);
            stride = mul(stride, size_at(shape, index));
        }
    }
    strides.reverse();
    Some(strided(ctx, source, shape, &strides, offset))
}

fn size_at(shape: &[i64], index: i64) -> i64 {
    usize::try_from(index).ok().and_then(|index| shape.get(index)).copied().unwrap_or(1)
}

/// The type of a collapsed memref; none when it would not be strided.
pub fn collapse(
    ctx: &Context,
    source: &MemRefType,
    shape: &[i64],
    groups: &[Vec<i64>],
) -> Option<Type> {
    if is_identity(ctx, source) {
        return Some(contiguous(ctx, source, shape));
    }
    let (source_strides, offset) = source.strides_and_offset(ctx)?;
    let stride_of = |index: i64| size_at(&source_strides, index);
    let mut strides = Vec::with_capacity(groups.len());
    for group in groups {
        let stride = group_stride(&source.shape, group, stride_of)?;
        if !is_contiguous(&source.shape, group, stride, stride_of) {
            return None;
        }
        strides.push(stride);
    }
    Some(strided(ctx, source, shape, &strides, offset))
}

/// The stride of a group is that of its last dimension that is not of size 1;
/// unknown where that may turn out to be of size 1.
fn group_stride(shape: &[i64], group: &[i64], stride_of: impl Fn(i64) -> i64) -> Option<i64> {
    let mut group = group;
    while let [rest @ .., last] = group
        && !rest.is_empty()
        && size_at(shape, *last) == 1
    {
        group = rest;
    }
    let last = *group.last()?;
    let known = size_at(shape, last) != DYNAMIC || group.len() == 1;
    Some(if known { stride_of(last) } else { DYNAMIC })
}

/// Whether nothing known says that the dimensions of a group have gaps between.
fn is_contiguous(
    shape: &[i64],
    group: &[i64],
    stride: i64,
    stride_of: impl Fn(i64) -> i64,
) -> bool {
    let mut stride = stride;
    for &index in group.iter().skip(1).rev() {
        stride = mul(stride, size_at(shape, index));
        let outer = index.saturating_sub(1);
        if size_at(shape, outer) == 1 {
            continue;
        }
        let own = stride_of(outer);
        if stride != DYNAMIC && own != DYNAMIC && stride != own {
            return false;
        }
    }
    true
}

/// The type of a transposed memref, its layout in canonical form; none when
/// it is not strided.
pub fn transpose(ctx: &Context, source: &MemRefType, permutation: &AffineMap) -> Option<Type> {
    let (strides, offset) = source.strides_and_offset(ctx)?;
    let order: Vec<usize> = (0..source.rank())
        .filter_map(|at| permutation.result_dim(at).map(|d| d as usize))
        .collect();
    let pick = |list: &[i64]| order.iter().filter_map(|&at| list.get(at)).copied().collect();
    let (shape, strides): (Vec<i64>, Vec<i64>) = (pick(&source.shape), pick(&strides));
    let transposed = strided(ctx, source, &shape, &strides, offset);
    canonical(ctx, transposed)
}

/// A memref with its layout in upstream's canonical form: none for what is
/// known to be contiguous, else the map; but a strided layout of one dimension
/// that is the identity stays.
pub fn canonical(ctx: &Context, ty: Type) -> Option<Type> {
    let memref = ty.as_memref(ctx)?;
    if memref.layout.is_none() {
        return Some(ty);
    }
    let (strides, offset) = memref.strides_and_offset(ctx)?;
    if strides[..] == [1] && offset == 0 || strides.is_empty() && offset != 0 {
        return Some(ty);
    }
    let layout = linear_layout(&strides, offset)?.simplify().ok()?;
    if layout == contiguous_layout(&memref.shape)?.simplify().ok()? {
        return Some(contiguous(ctx, memref, &memref.shape));
    }
    let layout = Attribute::affine_map(ctx, layout);
    let space = memref.memory_space.expand();
    Some(MemRefType::get(ctx, &memref.shape, memref.element, Some(layout), space))
}

/// The layout of contiguous memory as upstream builds it, from the last dimension to the first,
/// with a symbol for each stride that is not known: equal to the same one built in another order
/// only where simplification makes it so.
fn contiguous_layout(shape: &[i64]) -> Option<AffineMap> {
    let known = 1 + shape.iter().rev().take_while(|&&size| size > 0).count();
    let unknown = shape.len().saturating_sub(known);
    let mut builder = AffineBuilder::new(shape.len() as u32, unknown as u32);
    let (mut sum, mut stride, mut symbols) = (None, Some(1i64), 0);
    for (at, &size) in shape.iter().enumerate().rev() {
        let factor = match stride {
            Some(stride) => builder.constant(stride),
            None => {
                symbols += 1;
                builder.symbol(symbols - 1)?
            }
        };
        let dim = builder.dim(at as u32)?;
        let term = builder.mul(dim, factor);
        sum = Some(sum.map_or(term, |sum| builder.add(sum, term)));
        stride = stride.filter(|_| size > 0).map(|stride| stride.wrapping_mul(size));
    }
    let sum = sum.unwrap_or_else(|| builder.constant(0));
    builder.map(&[sum]).ok()
}

/// The map from indices to an offset in elements; unknown strides are symbols.
pub fn linear_layout(strides: &[i64], offset: i64) -> Option<AffineMap> {
    let unknown = strides.iter().chain([&offset]).filter(|&&value| value == DYNAMIC).count();
    let mut builder = AffineBuilder::new(strides.len() as u32, unknown as u32);
    let mut next_symbol = 0;
    let mut value = |builder: &mut AffineBuilder, value: i64| {
        if value != DYNAMIC {
            return Some(builder.constant(value));
        }
        next_symbol += 1;
        builder.symbol(next_symbol - 1)
    };
    let mut sum = value(&mut builder, offset)?;
    for (at, &stride) in strides.iter().enumerate() {
        let factor = value(&mut builder, stride)?;
        let dim = builder.dim(at as u32)?;
        let term = builder.mul(dim, factor);
        sum = builder.add(sum, term);
    }
    builder.map(&[sum]).ok()
}

/// Which dimensions of a subview's full type are dropped in its own type:
/// of those of size 1, the ones whose strides the own type lacks.
pub fn memref_rank_reduction(
    ctx: &Context,
    full: &MemRefType,
    own: &MemRefType,
    sizes: &[i64],
) -> Option<Vec<bool>> {
    let missing = full.rank().checked_sub(own.rank())?;
    if missing == 0 {
        return Some(vec![false; full.rank()]);
    }
    let mut dropped: Vec<bool> = sizes.iter().map(|&size| size == 1).collect();
    let count = |dropped: &[bool]| dropped.iter().filter(|&&dropped| dropped).count();
    if count(&dropped) == missing {
        return Some(dropped);
    }
    let (full_strides, own_strides) =
        (full.strides_and_offset(ctx)?.0, own.strides_and_offset(ctx)?.0);
    let mut left = occurrences(&full_strides);
    let wanted = occurrences(&own_strides);
    for (dropped, stride) in dropped.iter_mut().zip(&full_strides) {
        if !*dropped {
            continue;
        }
        let (have, want) =
            (left.entry(*stride).or_default(), wanted.get(stride).copied().unwrap_or(0));
        match (*have).cmp(&want) {
            std::cmp::Ordering::Greater => *have -= 1,
            std::cmp::Ordering::Equal => *dropped = false,
            std::cmp::Ordering::Less => return None,
        }
    }
    (count(&dropped) == missing).then_some(dropped)
}

fn occurrences(values: &[i64]) -> BTreeMap<i64, usize> {
    let mut counts = BTreeMap::new();
    for &value in values {
        *counts.entry(value).or_default() += 1;
    }
    counts
}
