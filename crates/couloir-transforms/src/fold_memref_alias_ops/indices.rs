//! Indices into an alias, as indices into what it was made of.

use couloir_dialects::common::mixed::{Mixed, fixed_attr, values};
use couloir_dialects::common::reshape::output_shape;
use couloir_dialects::common::shapes::reassociation;
use couloir_dialects::{affine, memref};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::Build;
use couloir_ir::ty::{DYNAMIC, MemRefType};
use couloir_ir::{Attribute, OpRef, Type};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{NoMatch, OrNoMatch};

use crate::common::index;
use crate::expand_strided_metadata::mixed;
use couloir_dialects::affine::index::{Index, apply};

const TOO_LARGE: &str = "the expression is too large";

/// Offsets, and strides times indices; dimensions that are dropped are at
/// their offsets.
pub(crate) fn of_subview(
    rw: &mut Rewriter<'_>,
    subview: Op,
    indices: &[Value],
) -> Result<Vec<Value>, NoMatch> {
    use memref::Subview;
    let view = Subview(rw.view(subview));
    let offsets = mixed(*view, Subview::OFFSETS, view.static_offsets());
    let strides = mixed(*view, Subview::STRIDES, view.static_strides());
    let dropped = memref::dropped_dims(*view).or_no_match("not a rank reduction")?;
    let indices = indices.iter().map(|&index| Index::Value(index)).collect::<Vec<_>>();
    of_part(rw, &offsets, &strides, &dropped, &indices)
}

/// The same for a part that is given by its offsets and strides.
pub(crate) fn of_part(
    rw: &mut Rewriter<'_>,
    offsets: &[Index],
    strides: &[Index],
    dropped: &[bool],
    indices: &[Index],
) -> Result<Vec<Value>, NoMatch> {
    let mut indices = indices.iter().copied();
    let mut all = Vec::with_capacity(offsets.len());
    for ((&offset, &stride), &dropped) in offsets.iter().zip(strides).zip(dropped) {
        let at = if dropped { None } else { indices.next() };
        let place = match at {
            None => Some(offset),
            Some(at) => offset_by(rw, offset, at, stride),
        };
        all.push(place.or_no_match(TOO_LARGE)?.value(rw));
    }
    Ok(all)
}

/// `offset + index * stride`
pub(super) fn offset_by(
    rw: &mut Rewriter<'_>,
    offset: Index,
    at: Index,
    stride: Index,
) -> Option<Index> {
    apply(rw, &[offset, at, stride], |b, s| match *s {
        [offset, at, stride] => {
            let distance = b.mul(at, stride);
            b.add(offset, distance)
        }
        _ => b.constant(0),
    })
}

/// The dimensions of each group of a reshape.
fn groups(reshape: OpRef<'_>, slot: usize) -> Vec<Vec<usize>> {
    let groups = reassociation(reshape.ctx(), reshape.prop(slot)).into_iter();
    let dims = |group: Vec<i64>| group.into_iter().filter_map(|dim| usize::try_from(dim).ok());
    groups.map(|group| dims(group).collect()).collect()
}

/// What a list has at some dimensions.
fn pick<T: Copy>(list: &[T], dims: &[usize]) -> Vec<T> {
    dims.iter().filter_map(|&dim| list.get(dim).copied()).collect()
}

/// The indices of each group put together; scalar accesses are within bounds.
pub(crate) fn of_expanded(
    rw: &mut Rewriter<'_>,
    expand: Op,
    indices: &[Value],
    within_bounds: bool,
) -> Vec<Value> {
    let ctx = rw.context();
    let view = rw.view(expand);
    let groups = groups(view, memref::ExpandShape::REASSOCIATION);
    let sizes = output_shape(view);
    let one = |group: Vec<usize>| {
        let digits = pick(indices, &group);
        if let &[digit] = &*digits {
            return digit;
        }
        let basis = pick(&sizes, &group);
        let fixed = fixed_attr(ctx, &basis);
        let new = affine::LinearizeIndex::build(ctx, &digits, &values(&basis), fixed);
        let disjoint = within_bounds.then_some(Attribute::UNIT);
        rw.insert1(match disjoint {
            Some(unit) => new.prop(affine::LinearizeIndex::DISJOINT, unit),
            None => new,
        })
    };
    groups.into_iter().map(one).collect()
}

/// Where sizes come from that a type has.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sizes {
    /// From the type.
    FromType,
    /// From it, too; but metadata are asked for.
    FromMetadata,
}

/// The index of each group taken apart.
pub(crate) fn of_collapsed(
    rw: &mut Rewriter<'_>,
    collapse: Op,
    indices: &[Value],
    from: Sizes,
) -> Result<Vec<Value>, NoMatch> {
    let ctx = rw.context();
    let view = rw.view(collapse);
    let groups = groups(view, memref::CollapseShape::REASSOCIATION);
    let source = view.operand(0).or_no_match("no source")?;
    let ty = rw.ty(source).as_memref(ctx).or_no_match("no memref")?;
    if groups.is_empty() {
        return Ok((0..ty.rank()).map(|_| index(rw, 0)).collect());
    }
    let sizes = source_sizes(rw, source, ty, from);
    let mut all = Vec::with_capacity(ty.rank());
    for (group, &at) in groups.iter().zip(indices) {
        if group.len() == 1 {
            all.push(at);
            continue;
        }
        let basis = pick(&sizes, group);
        let types = vec![Type::INDEX; basis.len()];
        let fixed = fixed_attr(ctx, &basis);
        let new = affine::DelinearizeIndex::build(&types, at, &values(&basis), fixed);
        let digits = rw.insert(new);
        all.extend(rw.view(digits).results());
    }
    Ok(all)
}

/// The sizes of a memref, by its metadata where they are not known.
fn source_sizes(rw: &mut Rewriter<'_>, source: Value, ty: &MemRefType, from: Sizes) -> Vec<Mixed> {
    let ctx = rw.context();
    if !ty.shape.contains(&DYNAMIC) && from == Sizes::FromType {
        return ty.shape.iter().map(|&size| Mixed::Known(size)).collect();
    }
    let base = MemRefType::get(ctx, &[], ty.element, None, ty.memory_space.expand());
    let types = vec![Type::INDEX; ty.rank()];
    let new = memref::ExtractStridedMetadata::build(ctx, base, &types, &types, source);
    let metadata = rw.insert(new);
    // Base buffer and offset come first.
    let sizes = rw.view(metadata).results().skip(2).collect::<Vec<_>>();
    let mixed = |(&size, value): (&i64, Value)| match size {
        DYNAMIC => Mixed::Value(value),
        _ => Mixed::Known(size),
    };
    ty.shape.iter().zip(sizes).map(mixed).collect()
}
