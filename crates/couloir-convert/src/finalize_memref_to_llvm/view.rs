//! Descriptors made from other descriptors.

use couloir_dialects::common::index_list::constants;
use couloir_dialects::llvm::{self, GepIndex};
use couloir_dialects::memref::{ReinterpretCast, Transpose, View};
use couloir_ir::ty::{DYNAMIC, TypeKind};
use couloir_ir::{Context, Op, OpRef, Type, Value};
use couloir_rewrite::convert::{ConversionRewriter, Lowered, Operands, OrNoMatch, no_match};

use super::access::memref_of;
use super::shape::{aligned_behind, allocated_behind};
use crate::llvm_common::Llvm;
use crate::llvm_common::address::Wrap;
use crate::llvm_common::descriptor::{MemRefDescriptor, UnrankedDescriptor};

/// Declines what `expand-strided-metadata` is to expand; that its operands
/// cannot be converted is said nevertheless.
pub(super) fn expanded_elsewhere(
    _: &Llvm,
    _: Op,
    _: &Operands,
    _: &mut ConversionRewriter<'_>,
) -> Lowered {
    no_match("expected to have been expanded")
}

/// Lowers another offset, sizes and strides.
pub(super) fn reinterpret_cast(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let ctx = rw.context();
    let value = new.one(0).or_no_match("expected one descriptor")?;
    let [ty] = *rw.convert_results(op)?.as_slice() else { return no_match("expected one result") };
    let [offsets, sizes, strides] = numbers_of(rw.view(op), new);
    let mut made = MemRefDescriptor::poison(llvm, rw, ty);
    let pointer = llvm::types::element_at(ctx, ty, 0).unwrap_or(llvm.ptr);
    let from = rw.view(op).operand_type(0);
    let unranked = matches!(from.map(|ty| ty.kind(ctx)), Some(TypeKind::UnrankedMemRef(..)));
    let (allocated, aligned) = if unranked {
        let ranked = UnrankedDescriptor::new(llvm, value).descriptor(rw);
        (allocated_behind(rw, ranked, pointer), aligned_behind(llvm, rw, ranked, pointer))
    } else {
        let source = MemRefDescriptor::new(llvm, value);
        (source.allocated(rw), source.aligned(rw))
    };
    made.set_allocated(rw, allocated);
    made.set_aligned(rw, aligned);
    let offset = number(llvm, rw, *offsets.first().or_no_match("no offset")?);
    made.set_offset(rw, offset);
    for (dim, (&size, &stride)) in sizes.iter().zip(&strides).enumerate() {
        let size = number(llvm, rw, size);
        made.set_size(rw, dim, size);
        let stride = number(llvm, rw, stride);
        made.set_stride(rw, dim, stride);
    }
    rw.replace(op, made.value)
}

/// A number known beforehand, or a value.
type Number = (i64, Option<Value>);

/// The offsets, sizes and strides that a cast gives.
fn numbers_of(view: OpRef<'_>, new: &Operands) -> [Vec<Number>; 3] {
    let lists = [
        (ReinterpretCast::OFFSETS, ReinterpretCast::STATIC_OFFSETS),
        (ReinterpretCast::SIZES, ReinterpretCast::STATIC_SIZES),
        (ReinterpretCast::STRIDES, ReinterpretCast::STATIC_STRIDES),
    ];
    lists.map(|(group, slot)| {
        let mut dynamic = new.in_group(view, group).iter();
        let fixed = constants(view, slot);
        let known = fixed.into_iter().map(move |value| match value {
            DYNAMIC => (0, dynamic.next().copied()),
            value => (value, None),
        });
        known.collect()
    })
}

/// A value, or else a number as one.
fn number(llvm: &Llvm, rw: &mut ConversionRewriter<'_>, (fixed, value): Number) -> Value {
    value.unwrap_or_else(|| llvm.constant(rw, fixed))
}

/// Lowers a memref to its parts.
pub(super) fn strided_metadata(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let ctx = rw.context();
    let rank = memref_of(rw, op, 0)?.rank();
    let source = new.one(0).or_no_match("expected one descriptor")?;
    let source = MemRefDescriptor::new(llvm, source);
    let base = rw.view(op).result_type(0).or_no_match("no result")?;
    let ty = llvm.convert(ctx, base).or_no_match("unconvertible result type")?;
    let base = base.as_memref(ctx).or_no_match("not a memref")?;
    let allocated = source.allocated(rw);
    let aligned = source.aligned(rw);
    let base = MemRefDescriptor::of_static(llvm, rw, base, ty, allocated, aligned);
    let mut results = vec![base.or_no_match("base is not static")?.value];
    results.push(source.offset(rw));
    results.extend((0..rank).map(|dim| source.size(rw, dim)));
    results.extend((0..rank).map(|dim| source.stride(rw, dim)));
    rw.replace_all(op, &results)
}

/// Lowers another order of dimensions.
pub(super) fn transpose(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let ctx = rw.context();
    let value = new.one(0).or_no_match("expected one descriptor")?;
    let map = rw.view(op).prop(Transpose::PERMUTATION).and_then(|map| map.as_affine_map(ctx));
    let map = map.or_no_match("expected a permutation")?;
    if map.is_identity() {
        return rw.replace(op, value);
    }
    let rank = memref_of(rw, op, 0)?.rank();
    let source = MemRefDescriptor::new(llvm, value);
    let ty = rw.ty(value);
    let mut made = MemRefDescriptor::poison(llvm, rw, ty);
    let allocated = source.allocated(rw);
    made.set_allocated(rw, allocated);
    let aligned = source.aligned(rw);
    made.set_aligned(rw, aligned);
    let offset = source.offset(rw);
    made.set_offset(rw, offset);
    for dim in 0..rank {
        let Some(from) = map.result_dim(dim) else { continue };
        let size = source.size(rw, from as usize);
        made.set_size(rw, dim, size);
        let stride = source.stride(rw, from as usize);
        made.set_stride(rw, dim, stride);
    }
    rw.replace(op, made.value)
}

/// Warns that an op is not lowered.
fn declined(rw: &ConversionRewriter<'_>, op: Op, reason: &'static str) -> Lowered {
    rw.view(op).warning(reason).emit();
    no_match(reason)
}

/// The type of a view's descriptor and the strides of the view, or why there are none.
fn descriptor_of_view(
    llvm: &Llvm,
    ctx: &Context,
    result: Type,
) -> Result<(Type, Vec<i64>), &'static str> {
    let ty = llvm.convert(ctx, result).filter(|&ty| llvm::types::is_compatible_type(ctx, ty));
    let ty = ty.ok_or("Target descriptor type not converted to LLVM")?;
    let layout = result.as_memref(ctx).and_then(|memref| memref.strides_and_offset(ctx));
    let (strides, _) = layout.ok_or("cannot cast to non-strided shape")?;
    match strides.last() {
        None | Some(0 | 1) => Ok((ty, strides)),
        Some(_) => Err("cannot cast to non-contiguous shape"),
    }
}

/// Lowers typed memory in a buffer of bytes.
pub(super) fn view(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let ctx = rw.context();
    let source = new.one(0).or_no_match("expected one descriptor")?;
    let shift = new.one(1).or_no_match("expected one shift")?;
    let result = rw.view(op).result_type(0).or_no_match("no result")?;
    let memref = result.as_memref(ctx).or_no_match("not a memref")?;
    let (ty, strides) = match descriptor_of_view(llvm, ctx, result) {
        Ok(found) => found,
        Err(reason) => return declined(rw, op, reason),
    };
    let mut dynamic = new.in_group(rw.view(op), View::SIZES).iter().rev();
    let source = MemRefDescriptor::new(llvm, source);
    let mut made = MemRefDescriptor::poison(llvm, rw, ty);
    let allocated = source.allocated(rw);
    made.set_allocated(rw, allocated);
    let aligned = source.aligned(rw);
    let aligned = llvm.offset_ptr(rw, Type::I8, aligned, GepIndex::Value(shift), Wrap::Unknown);
    made.set_aligned(rw, aligned);
    made.set_constant_offset(rw, 0);
    let mut inner = None;
    for (dim, (&size, &stride)) in memref.shape.iter().zip(&strides).enumerate().rev() {
        let size = match size {
            DYNAMIC => *dynamic.next().or_no_match("sizes are missing")?,
            size => llvm.constant(rw, size),
        };
        made.set_size(rw, dim, size);
        let stride = match (stride, inner) {
            (DYNAMIC, Some((size, stride))) => llvm.mul(rw, stride, size),
            (DYNAMIC, None) => llvm.constant(rw, 1),
            (stride, _) => llvm.constant(rw, stride),
        };
        made.set_stride(rw, dim, stride);
        inner = Some((size, stride));
    }
    rw.replace(op, made.value)
}
