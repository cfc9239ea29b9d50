//! Loads to the memory of groups past registers, and transposed loads from it.

use couloir_dialects::amdgpu::{GatherToLds, TransposeLoad};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::Build;
use couloir_ir::{Attribute, Type};
use couloir_rewrite::convert::{
    ConversionRewriter, Lowered, NoMatch, Operands, OrNoMatch, no_match,
};

use super::{GFX950, Target, bits, element, intrinsic, needs, operand, refuse, result, words};
use crate::gpu_common::pieces::cast;
use crate::llvm_common::address::Wrap;

/// The address of the element of a memref that an op names, by the groups of the memref and of its
/// indices.
pub(super) fn address(
    target: &Target,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
    memref: usize,
    indices: usize,
) -> Result<Value, NoMatch> {
    let view = rw.view(op);
    let ty = view.operand_in(memref).map(|value| view.ty(value));
    let ty = ty.and_then(|ty| ty.as_memref(rw.context())).or_no_match("not a memref")?;
    let indices = new.in_group(view, indices);
    let memref = operand(rw, op, new, memref)?;
    target.llvm.element_ptr(rw, ty, memref, indices, Wrap::Unknown)
}

pub(super) fn gather(
    target: &Target,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let ctx = rw.context();
    let has = (9..=10).contains(&target.chipset.major);
    needs(has, rw, op, "pre-gfx9 and post-gfx10 not supported")?;
    let moved = rw.view(op).prop(GatherToLds::TRANSFER_TYPE).and_then(|ty| ty.as_type(ctx));
    let bytes = moved.and_then(|ty| bits(ctx, ty)).or_no_match("no width")? / 8;
    let is_wide = matches!(bytes, 12 | 16);
    let message = "Gather to LDS instructions with 12-byte and 16-byte load widths are only \
                   supported on gfx950";
    needs(!is_wide || target.chipset == GFX950, rw, op, message)?;
    let from = address(target, op, new, rw, GatherToLds::SRC, GatherToLds::SRC_INDICES)?;
    let to = address(target, op, new, rw, GatherToLds::DST, GatherToLds::DST_INDICES)?;
    let zero = Attribute::i32(ctx, 0);
    let attrs = [("size", Attribute::i32(ctx, bytes as i32)), ("offset", zero), ("aux", zero)];
    rw.replace_with(op, intrinsic(ctx, "load.to.lds", &[from, to], &attrs)?)
}

pub(super) fn transposed(
    target: &Target,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let ctx = rw.context();
    needs(target.chipset == GFX950, rw, op, "Non-gfx950 chipset not supported")?;
    let width = element(rw, op, 0)?.int_or_float_width(ctx).or_no_match("no width")?;
    if width < 8 {
        let message =
            format!("Expect source memref to have at least 8 bits element size, got {width}");
        return refuse(rw, op, &message);
    }
    let ty = result(rw, op)?;
    let width = ty.element_or_self(ctx).int_or_float_width(ctx).or_no_match("no width")?;
    let (name, loaded) = match width {
        4 => ("ds.read.tr4.b64", words(ctx, 2)),
        6 => ("ds.read.tr6.b96", words(ctx, 3)),
        8 => ("ds.read.tr8.b64", words(ctx, 2)),
        16 => ("ds.read.tr16.b64", ty),
        _ => return no_match("no such load"),
    };
    let from = address(target, op, new, rw, TransposeLoad::SRC, TransposeLoad::SRC_INDICES)?;
    let value: Type = loaded;
    let value = rw.insert1(intrinsic(ctx, name, &[from], &[])?.result(value));
    let value = cast(rw, value, ty);
    rw.replace(op, value)
}
