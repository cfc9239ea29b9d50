//! Copies: `memcpy` where elements stand without gaps, else a function of
//! the run time.

use couloir_dialects::llvm::{self, GepIndex};
use couloir_ir::build::Build;
use couloir_ir::ty::TypeKind;
use couloir_ir::{Attribute, Context, Op, Type, Value};
use couloir_rewrite::convert::{ConversionRewriter, Lowered, Operands, OrNoMatch};

use super::alloc::{bytes, is_identity};
use super::shape::on_stack;
use crate::llvm_common::Llvm;
use crate::llvm_common::address::Wrap;
use crate::llvm_common::alloc::RuntimeFn;
use crate::llvm_common::descriptor::{MemRefDescriptor, UnrankedDescriptor};

/// Lowers a copy.
pub(super) fn copy(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let ctx = rw.context();
    let view = rw.view(op);
    let (from, to) = (view.operand_type(0), view.operand_type(1));
    let (from, to) = (from.or_no_match("no source")?, to.or_no_match("no target")?);
    let values = (new.one(0).or_no_match("no source")?, new.one(1).or_no_match("no target")?);
    let element = from.shaped_element(ctx).or_no_match("not a memref")?;
    let element = llvm.convert(ctx, element).or_no_match("unconvertible type")?;
    if is_contiguous(ctx, from) && is_contiguous(ctx, to) {
        let rank = from.shape(ctx).map_or(0, <[i64]>::len);
        intrinsic(llvm, rw, values, element, rank);
    } else {
        call(llvm, rw, values, (from, to), element)?;
    }
    rw.erase(op)
}

/// Whether elements stand without gaps, as far as is known.
fn is_contiguous(ctx: &Context, ty: Type) -> bool {
    let Some(memref) = ty.as_memref(ctx) else { return false };
    if is_identity(ctx, memref) {
        return true;
    }
    let some = ty.has_static_shape(ctx) && !memref.shape.contains(&0);
    let Some((strides, _)) = memref.strides_and_offset(ctx).filter(|_| some) else { return false };
    let mut running = 1i64;
    let mut dims = strides.iter().zip(&memref.shape).rev().peekable();
    while let Some((_, &size)) = dims.next_if(|(stride, _)| **stride == running) {
        running = running.wrapping_mul(size);
    }
    dims.all(|(_, &size)| size == 1)
}

fn intrinsic(
    llvm: &Llvm,
    rw: &mut ConversionRewriter<'_>,
    (from, to): (Value, Value),
    element: Type,
    rank: usize,
) {
    let source = MemRefDescriptor::new(llvm, from);
    let mut count = llvm.constant(rw, 1);
    for dim in 0..rank {
        let size = source.size(rw, dim);
        count = llvm.mul(rw, count, size);
    }
    let size = bytes(llvm, rw, element, GepIndex::Constant(1));
    let total = llvm.mul(rw, count, size);
    let source = first(llvm, rw, source, element);
    let target = first(llvm, rw, MemRefDescriptor::new(llvm, to), element);
    rw.insert(llvm::IntrMemcpy::build(target, source, total, Attribute::FALSE));
}

/// The address of the first element.
fn first(
    llvm: &Llvm,
    rw: &mut ConversionRewriter<'_>,
    descriptor: MemRefDescriptor<'_>,
    element: Type,
) -> Value {
    let aligned = descriptor.aligned(rw);
    let offset = descriptor.offset(rw);
    llvm.offset_ptr(rw, element, aligned, GepIndex::Value(offset), Wrap::Unknown)
}

/// `memrefCopy(element size, source, target)`, with unranked descriptors on
/// the stack.
fn call(
    llvm: &Llvm,
    rw: &mut ConversionRewriter<'_>,
    (from, to): (Value, Value),
    (from_ty, to_ty): (Type, Type),
    element: Type,
) -> Result<(), couloir_rewrite::convert::NoMatch> {
    let ctx = rw.context();
    let args = [llvm.index, llvm.ptr, llvm.ptr];
    let callee = RuntimeFn { name: "memrefCopy", args: &args, result: llvm.void };
    llvm.check_runtime(rw, callee)?;
    let saved = rw.insert1(llvm::IntrStacksave::build(llvm.ptr));
    let source = unranked(llvm, rw, from, from_ty);
    let target = unranked(llvm, rw, to, to_ty);
    let one = llvm.constant(rw, 1);
    let [source, target] = [source, target].map(|value| {
        let ty = rw.ty(value);
        let slot = rw.insert1(llvm::alloca(ctx, llvm.ptr, ty, one));
        rw.insert(llvm::store(ctx, value, slot));
        slot
    });
    let size = bytes(llvm, rw, element, GepIndex::Constant(1));
    llvm.call_runtime(rw, callee, &[size, source, target]);
    rw.insert(llvm::IntrStackrestore::build(saved));
    Ok(())
}

/// A descriptor as an unranked one.
fn unranked(llvm: &Llvm, rw: &mut ConversionRewriter<'_>, value: Value, ty: Type) -> Value {
    let ctx = rw.context();
    let TypeKind::MemRef(memref) = ty.kind(ctx) else { return value };
    let rank = Attribute::int(ctx, llvm.index, memref.rank() as i64);
    let rank = rw.insert1(llvm::Constant::build(llvm.index, rank));
    let slot = on_stack(llvm, rw, value);
    let ty = llvm::struct_literal(ctx, &[llvm.index, llvm.ptr]);
    UnrankedDescriptor::pack(llvm, rw, ty, rank, slot).value
}
