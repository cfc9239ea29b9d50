//! Subviews, views of bytes, and reinterpretation.

use couloir_ir::ty::{DYNAMIC, MemRefType, TypeKind};
use couloir_ir::{Context, OpRef, Type};

use super::super::{ReinterpretCast, Subview, View, layout};
use super::{Verified, memref_of};
use crate::common::index_list::constants;
use crate::common::offsets::{self, List, Lists};
use crate::common::shapes::{check_dynamic_sizes, quoted, rank_reduction};

pub(in super::super) fn view(op: OpRef<'_>) -> Verified {
    let view = View(op);
    let ctx = op.ctx();
    let (source, result) = (op.ty(view.source()), op.ty(view.result()));
    let (Some(from), Some(to)) = (source.as_memref(ctx), result.as_memref(ctx)) else {
        return Ok(());
    };
    let (source, result_text) = (quoted(ctx, source), quoted(ctx, result));
    if !layout::is_identity(ctx, from) {
        return op.error(format!("unsupported map for base memref type {source}")).fail();
    }
    if !layout::is_identity(ctx, to) {
        return op.error(format!("unsupported map for result memref type {result_text}")).fail();
    }
    if from.memory_space != to.memory_space {
        let message = format!(
            "different memory spaces specified for base memref type {source} and view memref \
             type {result_text}"
        );
        return op.error(message).fail();
    }
    check_dynamic_sizes(op, result, op.operand_group(View::SIZES).len())
}

/// The element type and memory space of a memref, ranked or not.
fn contents(ctx: &Context, ty: Type) -> Option<(Type, Option<couloir_ir::Attribute>)> {
    match ty.kind(ctx) {
        TypeKind::MemRef(memref) => Some((memref.element, memref.memory_space.expand())),
        TypeKind::UnrankedMemRef(element, space) => Some((*element, space.expand())),
        _ => None,
    }
}

pub(in super::super) fn reinterpret_cast(op: OpRef<'_>) -> Verified {
    let cast = ReinterpretCast(op);
    let ctx = op.ctx();
    let (source, result_ty) = (op.ty(cast.source()), op.ty(cast.result()));
    let Some(result) = result_ty.as_memref(ctx) else { return Ok(()) };
    let list = |group, slot, rank| List { group, slot, rank };
    let rank = result.rank();
    offsets::verify(
        op,
        &Lists {
            offsets: list(ReinterpretCast::OFFSETS, ReinterpretCast::STATIC_OFFSETS, 1),
            sizes: list(ReinterpretCast::SIZES, ReinterpretCast::STATIC_SIZES, rank),
            strides: list(ReinterpretCast::STRIDES, ReinterpretCast::STATIC_STRIDES, rank),
        },
    )?;
    let Some((element, space)) = contents(ctx, source) else { return Ok(()) };
    let both = format!(
        "specified for source type {} and result memref type {}",
        quoted(ctx, source),
        quoted(ctx, result_ty)
    );
    if space != result.memory_space.expand() {
        return op.error(format!("different memory spaces {both}")).fail();
    }
    if element != result.element {
        return op.error(format!("different element types {both}")).fail();
    }
    let sizes = constants(op, ReinterpretCast::STATIC_SIZES);
    check_each(op, "size", &sizes, &result.shape)?;
    let Some((strides, offset)) = result.strides_and_offset(ctx) else { return Ok(()) };
    let offsets = constants(op, ReinterpretCast::STATIC_OFFSETS);
    let wanted = offsets.first().copied().unwrap_or(DYNAMIC);
    if offset != DYNAMIC && offset != wanted {
        let wanted = known(wanted);
        let message = format!("expected result type with offset = {wanted} instead of {offset}");
        return op.error(message).fail();
    }
    check_each(op, "stride", &constants(op, ReinterpretCast::STATIC_STRIDES), &strides)
}

fn known(value: i64) -> String {
    if value == DYNAMIC { "dynamic".to_owned() } else { value.to_string() }
}

/// What the result type knows must be what the op says.
fn check_each(op: OpRef<'_>, name: &str, wanted: &[i64], own: &[i64]) -> Verified {
    let mut pairs = wanted.iter().zip(own).enumerate();
    let wrong = pairs.find(|(_, (wanted, own))| **own != DYNAMIC && own != wanted);
    let Some((dim, (&wanted, own))) = wrong else { return Ok(()) };
    let wanted = known(wanted);
    let message =
        format!("expected result type with {name} = {wanted} instead of {own} in dim = {dim}");
    op.error(message).fail()
}

pub(in super::super) fn subview(op: OpRef<'_>) -> Verified {
    let subview = Subview(op);
    let ctx = op.ctx();
    let (Some(source), Some(result)) =
        (memref_of(op, subview.source()), memref_of(op, subview.result()))
    else {
        return Ok(());
    };
    let list = |group, slot| List { group, slot, rank: source.rank() };
    offsets::verify(
        op,
        &Lists {
            offsets: list(Subview::OFFSETS, Subview::STATIC_OFFSETS),
            sizes: list(Subview::SIZES, Subview::STATIC_SIZES),
            strides: list(Subview::STRIDES, Subview::STATIC_STRIDES),
        },
    )?;
    let (base, own) = (quoted(ctx, op.ty(subview.source())), quoted(ctx, op.ty(subview.result())));
    if source.memory_space != result.memory_space {
        let message = format!(
            "different memory spaces specified for base memref type {base} and subview memref \
             type {own}"
        );
        return op.error(message).fail();
    }
    let offsets = constants(op, Subview::STATIC_OFFSETS);
    let sizes = constants(op, Subview::STATIC_SIZES);
    let strides = constants(op, Subview::STATIC_STRIDES);
    let Some(full) = layout::subview(ctx, source, &offsets, &sizes, &strides) else {
        return op.error(format!("base type {base} is not strided")).fail();
    };
    check_subview_type(op, full, &sizes, result)?;
    offsets::check_bounds(op, &source.shape, &offsets, &sizes, &strides)
}

/// The type must be the computed one, or that without dimensions of size 1.
fn check_subview_type(op: OpRef<'_>, full_ty: Type, sizes: &[i64], own: &MemRefType) -> Verified {
    let ctx = op.ctx();
    let given = quoted(ctx, op.ty(Subview(op).result()));
    let Some(full) = full_ty.as_memref(ctx) else { return Ok(()) };
    let mismatch = |what: &str| {
        let full = quoted(ctx, full_ty);
        let message = format!(
            "expected result type to be {full} or a rank-reduced version. (mismatch of result \
             {what}), but got {given}"
        );
        op.error(message).fail()
    };
    if full.rank() < own.rank() {
        let message = format!(
            "expected result rank to be smaller or equal to the source rank, but got {given}"
        );
        return op.error(message).fail();
    }
    if rank_reduction(&full.shape, &own.shape).is_none() {
        return mismatch("sizes");
    }
    if full.element != own.element {
        let element = quoted(ctx, full.element);
        let message = format!("expected result element type to be {element}, but got {given}");
        return op.error(message).fail();
    }
    if same_layout(ctx, full, own, sizes) { Ok(()) } else { mismatch("layout") }
}

/// The offset, and the strides of the dimensions that are left.
fn same_layout(ctx: &Context, full: &MemRefType, own: &MemRefType, sizes: &[i64]) -> bool {
    let (Some((full_strides, full_offset)), Some((strides, offset))) =
        (full.strides_and_offset(ctx), own.strides_and_offset(ctx))
    else {
        return false;
    };
    let Some(dropped) = layout::memref_rank_reduction(ctx, full, own, sizes) else { return false };
    let kept = full_strides.iter().zip(&dropped).filter(|kept| !kept.1).map(|kept| kept.0);
    full_offset == offset && kept.eq(strides.iter())
}
