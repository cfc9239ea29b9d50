//! Which memrefs `memref`'s casts go between.

use couloir_ir::ty::{DYNAMIC, MemRefType, TypeKind};
use couloir_ir::{Context, Type};

fn pair(from: &[Type], to: &[Type]) -> Option<(Type, Type)> {
    match (from, to) {
        ([from], [to]) => Some((*from, *to)),
        _ => None,
    }
}

/// Whether two sizes or strides may be the same.
fn may_equal(a: i64, b: i64) -> bool {
    a == b || a == DYNAMIC || b == DYNAMIC
}

pub(super) fn cast(ctx: &Context, from: &[Type], to: &[Type]) -> bool {
    let Some((from, to)) = pair(from, to) else { return false };
    match (from.kind(ctx), to.kind(ctx)) {
        (TypeKind::MemRef(a), TypeKind::MemRef(b)) => ranked(ctx, a, b),
        (TypeKind::MemRef(ranked), TypeKind::UnrankedMemRef(element, space))
        | (TypeKind::UnrankedMemRef(element, space), TypeKind::MemRef(ranked)) => {
            ranked.element == *element && ranked.memory_space == *space
        }
        _ => false,
    }
}

fn ranked(ctx: &Context, a: &MemRefType, b: &MemRefType) -> bool {
    a.element == b.element
        && a.memory_space == b.memory_space
        && a.rank() == b.rank()
        && (a.layout == b.layout || layouts(ctx, a, b))
        && a.shape.iter().zip(&b.shape).all(|(&a, &b)| may_equal(a, b))
}

/// Strides of dimensions of size 1 count as well, though they mean nothing.
fn layouts(ctx: &Context, a: &MemRefType, b: &MemRefType) -> bool {
    let (Some(own), Some(other)) = (a.strides_and_offset(ctx), b.strides_and_offset(ctx)) else {
        return false;
    };
    let mut strides = own.0.iter().zip(&other.0);
    may_equal(own.1, other.1) && strides.all(|(&own, &other)| may_equal(own, other))
}

/// All but the memory space stays.
pub(super) fn memory_space_cast(ctx: &Context, from: &[Type], to: &[Type]) -> bool {
    let Some((from, to)) = pair(from, to) else { return false };
    match (from.kind(ctx), to.kind(ctx)) {
        (TypeKind::MemRef(a), TypeKind::MemRef(b)) => {
            a.element == b.element && a.shape == b.shape && a.layout == b.layout
        }
        (TypeKind::UnrankedMemRef(a, _), TypeKind::UnrankedMemRef(b, _)) => a == b,
        _ => false,
    }
}
