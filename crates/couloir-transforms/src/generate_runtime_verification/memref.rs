//! Checks of memrefs' addresses, layouts and parts.

use couloir_dialects::common::shapes::reassociation;
use couloir_dialects::{arith, memref};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::Build;
use couloir_ir::ty::{DYNAMIC, MemRefType};
use couloir_ir::{Attribute, Type};

use super::checks::{Checks, Order, Part};
use super::shaped::{MEMREF, parts, same_rank, same_sizes, values};

/// An address is a multiple of what is assumed.
pub(super) fn assume_alignment(checks: &mut Checks<'_, '_>) -> Option<()> {
    let view = checks.view();
    let ctx = checks.rw.context();
    let source = view.operand(0)?;
    let alignment = view.prop(memref::AssumeAlignment::ALIGNMENT)?.as_i64(ctx)?;
    let address = memref::ExtractAlignedPointerAsIndex::build(ctx, source);
    let address = checks.rw.insert1(address);
    let divisor = checks.index(alignment);
    let rest = checks.rw.insert1(arith::Remui::build(Type::INDEX, address, divisor));
    let aligned = checks.equal_to(rest, 0);
    checks.assert(aligned, &format!("memref is not aligned to {alignment}"));
    Some(())
}

/// Base buffer, offset, sizes and strides of a memref.
fn metadata(checks: &mut Checks<'_, '_>, source: Value) -> Option<Op> {
    let ctx = checks.rw.context();
    let ty = checks.rw.ty(source).as_memref(ctx)?;
    let (element, space) = (ty.element, ty.memory_space.expand());
    let base = MemRefType::get(ctx, &[], element, None, space);
    let indices = vec![Type::INDEX; ty.rank()];
    let new = memref::ExtractStridedMetadata::build(ctx, base, &indices, &indices, source);
    Some(checks.rw.insert(new))
}

/// The metadata of a memref of which nothing is known but the rank.
fn unknown_metadata(checks: &mut Checks<'_, '_>, source: Value, ty: &MemRefType) -> Option<Op> {
    let ctx = checks.rw.context();
    let unknown = vec![DYNAMIC; ty.rank()];
    let layout = Attribute::strided_layout(ctx, &unknown, DYNAMIC);
    let space = ty.memory_space.expand();
    let ty = MemRefType::get(ctx, &unknown, ty.element, Some(layout), space);
    let cast = checks.rw.insert1(memref::Cast::build(ty, source));
    metadata(checks, cast)
}

/// A memref is of the shape and layout that a cast says it is of.
pub(super) fn cast(checks: &mut Checks<'_, '_>) -> Option<()> {
    let view = checks.view();
    let ctx = checks.rw.context();
    let source = view.operand(0)?;
    let Some(result) = view.result_type(0)?.as_memref(ctx) else { return Some(()) };
    if view.ty(source).as_memref(ctx).is_none() {
        same_rank(checks, &MEMREF, source, result.rank());
    }
    let metadata = unknown_metadata(checks, source, result)?;
    same_sizes(checks, &MEMREF, source, &result.shape);
    let (strides, offset) = result.strides_and_offset(ctx)?;
    // Base buffer, offset, sizes, strides.
    let found = |checks: &Checks<'_, '_>, at| checks.rw.scope().body.result(metadata, at);
    if offset != DYNAMIC {
        let own = found(checks, 1)?;
        let same = checks.equal_to(own, offset);
        checks.assert(same, "offset mismatch");
    }
    for (at, &stride) in strides.iter().enumerate().filter(|(_, stride)| **stride != DYNAMIC) {
        let own = found(checks, 2 + strides.len() + at)?;
        let same = checks.equal_to(own, stride);
        checks.assert(same, &format!("stride mismatch of dim {at}"));
    }
    Some(())
}

/// Both sides of a copy are of one shape.
pub(super) fn copy(checks: &mut Checks<'_, '_>) -> Option<()> {
    let view = checks.view();
    let ctx = checks.rw.context();
    let (from, to) = (view.operand(0)?, view.operand(1)?);
    let source = view.ty(from).as_memref(ctx)?;
    let target = view.ty(to).as_memref(ctx)?;
    for (at, (&a, &b)) in source.shape.iter().zip(&target.shape).enumerate() {
        if a >= 0 && b >= 0 {
            continue;
        }
        let length = |checks: &mut Checks<'_, '_>, value, known| match known {
            0.. => checks.index(known),
            _ => MEMREF.dim(checks, value, at as i64),
        };
        let a = length(checks, from, a);
        let b = length(checks, to, b);
        let same = checks.compare(Order::Equal, a, b);
        checks.assert(same, &format!("size of {at}-th source/target dim does not match"));
    }
    Some(())
}

/// What is known of the dimensions that one becomes divides it.
pub(super) fn expand_shape(checks: &mut Checks<'_, '_>) -> Option<()> {
    let view = checks.view();
    let ctx = checks.rw.context();
    let source = view.operand(0)?;
    let groups = reassociation(ctx, view.prop(memref::ExpandShape::REASSOCIATION));
    let result = view.result_type(0)?.shape(ctx)?.to_vec();
    for (at, group) in groups.iter().enumerate() {
        let known = group.iter().filter_map(|&dim| result.get(usize::try_from(dim).ok()?));
        let product = known.filter(|&&size| size >= 0).fold(1i64, |a, &b| a.wrapping_mul(b));
        let length = MEMREF.dim(checks, source, at as i64);
        let divisor = checks.index(product);
        let rest = checks.rw.insert1(arith::Remsi::build(Type::INDEX, length, divisor));
        let divides = checks.equal_to(rest, 0);
        checks.assert(divides, "static result dims in reassoc group do not divide src dim evenly");
    }
    Some(())
}

/// A part is within the memref it is taken of.
pub(super) fn subview(checks: &mut Checks<'_, '_>) -> Option<()> {
    use memref::Subview;
    let view = checks.view();
    let source = view.operand(0)?;
    let groups = [Subview::OFFSETS, Subview::SIZES, Subview::STRIDES];
    let slots = [Subview::STATIC_OFFSETS, Subview::STATIC_SIZES, Subview::STATIC_STRIDES];
    let parts = parts(view, groups, slots);
    let bounds = [checks.index(0), checks.index(1)];
    let metadata = metadata(checks, source)?;
    for (at, part) in parts.into_iter().enumerate() {
        let [offset, size, stride] = values(checks, part);
        let length = checks.rw.scope().body.result(metadata, 2 + at)?;
        let part = Part { offset, size, stride, length };
        checks.assert_part(&part, at, "subview", bounds);
    }
    Some(())
}
