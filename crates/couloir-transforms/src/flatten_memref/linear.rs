//! Memory as one dimension: where its elements are, and how many there are.

use couloir_dialects::memref;
use couloir_ir::affine::{AffineBuilder, NodeId};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::Build;
use couloir_ir::ty::{DYNAMIC, MemRefType};
use couloir_ir::{Attribute, Context, Type};
use couloir_rewrite::Rewriter;

use couloir_dialects::affine::index::{Index, apply, fixed, maximum, values};
use couloir_dialects::common::mixed::int_constant;

/// Where a memref's elements are.
pub(crate) struct Layout {
    /// The op that takes the memref apart.
    pub(super) parts: Op,
    pub(super) offset: Index,
    pub(super) sizes: Vec<Index>,
    pub(super) strides: Vec<Index>,
}

/// Whether memory is of several dimensions, and its strides are plain.
pub(super) fn is_flattened(ctx: &Context, ty: &MemRefType) -> bool {
    let is_map = ty.layout.expand().is_some_and(|layout| layout.as_affine_map(ctx).is_some());
    ty.rank() > 1 && !is_map && ty.strides_and_offset(ctx).is_some()
}

impl Layout {
    /// The layout of a memref; what its type does not say, by its metadata.
    pub(crate) fn of(rw: &mut Rewriter<'_>, source: Value) -> Option<Self> {
        let ctx = rw.context();
        let ty = rw.ty(source).as_memref(ctx)?;
        let (strides, offset) = ty.strides_and_offset(ctx)?;
        let rank = ty.rank();
        let base = MemRefType::get(ctx, &[], ty.element, None, ty.memory_space.expand());
        let types = vec![Type::INDEX; rank];
        let new = memref::ExtractStridedMetadata::build(ctx, base, &types, &types, source);
        let op = rw.insert(new);
        // Base buffer, offset, sizes, strides.
        let results = rw.view(op).results().skip(1).collect::<Vec<_>>();
        let known = |fixed: i64, at: usize| match (fixed, results.get(at)) {
            (DYNAMIC, Some(&value)) => Index::Value(value),
            _ => Index::Known(fixed),
        };
        let list = |fixed: &[i64], first: usize| {
            let places = fixed.iter().zip(first..);
            places.map(|(&fixed, at)| known(fixed, at)).collect()
        };
        Some(Self {
            parts: op,
            offset: known(offset, 0),
            sizes: list(&ty.shape, 1),
            strides: list(&strides, 1 + rank),
        })
    }

    /// The place of an element, from the first on.
    pub(crate) fn place(&self, rw: &mut Rewriter<'_>, indices: &[Value]) -> Option<Index> {
        let pairs = indices.iter().zip(&self.strides);
        let scope = rw.scope();
        let index = |at| int_constant(scope, at).map_or(Index::Value(at), Index::Known);
        let terms = pairs.flat_map(|(&at, &stride)| [index(at), stride]).collect::<Vec<_>>();
        apply(rw, &terms, |b, terms| {
            let zero = b.constant(0);
            products(b, terms).into_iter().fold(zero, |sum, term| b.add(sum, term))
        })
    }

    /// How many elements there are from the first on.
    pub(crate) fn extent(&self, rw: &mut Rewriter<'_>) -> Option<Index> {
        let pairs = self.strides.iter().zip(&self.sizes);
        let terms = pairs.flat_map(|(&stride, &size)| [stride, size]).collect::<Vec<_>>();
        maximum(rw, &terms, products)
    }
}

/// The products of pairs.
fn products(b: &mut AffineBuilder, terms: &[NodeId]) -> Vec<NodeId> {
    let product = |pair: &[NodeId]| match *pair {
        [a, c] => b.mul(a, c),
        _ => b.constant(1),
    };
    terms.chunks(2).map(product).collect()
}

/// The type of memory of one dimension.
pub(super) fn flat_type(ctx: &Context, like: &MemRefType, extent: Index, offset: Index) -> Type {
    let known = |index| match index {
        Index::Known(known) => known,
        Index::Value(_) => DYNAMIC,
    };
    let layout = Attribute::strided_layout(ctx, &[1], known(offset));
    let space = like.memory_space.expand();
    MemRefType::get(ctx, &[known(extent)], like.element, Some(layout), space)
}

/// Memory by other sizes and strides.
pub(super) fn reinterpret(
    rw: &mut Rewriter<'_>,
    ty: Type,
    source: Value,
    offset: Index,
    sizes: &[Index],
    strides: &[Index],
) -> Value {
    let ctx = rw.context();
    let offset = [offset];
    rw.insert1(memref::ReinterpretCast::build(
        ctx,
        ty,
        source,
        &values(&offset),
        &values(sizes),
        &values(strides),
        fixed(ctx, &offset),
        fixed(ctx, sizes),
        fixed(ctx, strides),
    ))
}
