//! Memory of the device: allocation, release, copies; and memory of the host that the device sees.

use couloir_dialects::gpu::{
    Alloc, Dealloc, HostRegister, HostUnregister, Memcpy, Memset, SetDefaultDevice,
};
use couloir_dialects::llvm::{self, GepIndex};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::Build;
use couloir_ir::ty::{MemRefType, TypeKind};
use couloir_ir::{OpRef, Type};
use couloir_rewrite::convert::{
    ConversionRewriter, Lowered, NoMatch, Operands, OrNoMatch, no_match,
};

use super::runtime;
use super::{DEPENDENCIES, Row, is_async, operand, stream};
use crate::convert_func_to_llvm::promote;
use crate::finalize_memref_to_llvm::alloc::{Extent, bytes, contiguous};
use crate::llvm_common::Llvm;
use crate::llvm_common::address::Wrap;
use crate::llvm_common::descriptor::MemRefDescriptor;
use crate::runtime_functions::Function;

pub(super) const PATTERNS: &[Row] = &[
    (Alloc::def(), alloc),
    (Dealloc::def(), dealloc),
    (Memcpy::def(), memcpy),
    (Memset::def(), memset),
    (HostRegister::def(), host_register),
    (HostUnregister::def(), host_unregister),
    (SetDefaultDevice::def(), set_default_device),
];

/// Memory that the host sees as well is allocated at once, other in turn on a stream.
fn alloc(llvm: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let view = rw.view(op);
    let memref = contiguous(llvm, ctx, view.result_type(0))?;
    let shared = view.prop(Alloc::HOST_SHARED).is_some();
    let own = allocating_stream(view, new, shared)?;
    let dynamic = new.in_group(view, Alloc::DYNAMIC_SIZES);
    let descriptor = view.result_type(0).and_then(|ty| llvm.convert(ctx, ty));
    let descriptor = descriptor.or_no_match("unconvertible type")?;
    let element = llvm.convert(ctx, memref.element).or_no_match("unconvertible type")?;
    let extent = Extent::of(llvm, rw, memref, dynamic).or_no_match("sizes are missing")?;
    let size = bytes(llvm, rw, element, GepIndex::Value(extent.count));
    let null = rw.insert1(llvm::Zero::build(llvm.ptr));
    let is_shared = rw.insert1(llvm::constant_int(ctx, Type::I8, i64::from(shared)));
    let pointer = runtime::ALLOC.value(rw, &[size, own.unwrap_or(null), is_shared]);
    let memory = extent.describe(llvm, rw, descriptor, pointer, pointer);
    match own.filter(|_| !shared) {
        Some(stream) => rw.replace_all(op, &[memory, stream]),
        None => rw.replace(op, memory),
    }
}

/// The stream that memory is allocated on, where it is on one.
fn allocating_stream(
    view: OpRef<'_>,
    new: &Operands,
    shared: bool,
) -> Result<Option<Value>, NoMatch> {
    match shared {
        false => stream(view, new).map(Some),
        true if is_async(view) => no_match("Host Shared allocation cannot be done async"),
        true => Ok(new.one_in_group(view, DEPENDENCIES)),
    }
}

fn dealloc(llvm: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let stream = stream(rw.view(op), new)?;
    let memory = operand(rw.view(op), new, Dealloc::MEMREF)?;
    let pointer = MemRefDescriptor::new(llvm, memory).allocated(rw);
    runtime::FREE.call(rw, &[pointer, stream]);
    rw.replace(op, stream)
}

/// The memref of a group of one operand, where its elements stand without gaps.
fn plain<'c>(
    llvm: &Llvm,
    rw: &ConversionRewriter<'c>,
    op: Op,
    group: usize,
) -> Result<&'c MemRefType, NoMatch> {
    let view: OpRef<'_> = rw.view(op);
    contiguous(llvm, rw.context(), view.operand_in(group).map(|value| rw.ty(value)))
}

/// How many elements a memref has.
fn count(
    llvm: &Llvm,
    rw: &mut ConversionRewriter<'_>,
    memref: &MemRefType,
    descriptor: Value,
) -> Value {
    if memref.shape.iter().all(|&size| size != couloir_ir::ty::DYNAMIC) {
        let count = memref.shape.iter().fold(1i64, |count, &size| count.wrapping_mul(size));
        return llvm.constant(rw, count);
    }
    let mut count = None;
    for dim in 0..memref.rank() {
        let size = MemRefDescriptor::new(llvm, descriptor).size(rw, dim);
        count = Some(match count {
            Some(count) => llvm.mul(rw, count, size),
            None => size,
        });
    }
    count.unwrap_or(descriptor)
}

/// Where the elements of a memref are, in the default address space.
fn start(llvm: &Llvm, rw: &mut ConversionRewriter<'_>, descriptor: Value) -> Value {
    let pointer = MemRefDescriptor::new(llvm, descriptor).aligned(rw);
    match rw.ty(pointer) == llvm.ptr {
        true => pointer,
        false => rw.emit1(llvm::AddrSpaceCast::def(), &[pointer], llvm.ptr, &[]),
    }
}

fn memcpy(llvm: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let memref = plain(llvm, rw, op, Memcpy::SRC)?;
    let view = rw.view(op);
    let stream = stream(view, new)?;
    let (to, from) = (operand(view, new, Memcpy::DST)?, operand(view, new, Memcpy::SRC)?);
    let element = llvm.convert(ctx, memref.element).or_no_match("unconvertible type")?;
    let pointer = llvm::types::element_at(ctx, rw.ty(from), 0).or_no_match("no descriptor")?;
    let count = count(llvm, rw, memref, from);
    let null = rw.insert1(llvm::Zero::build(pointer));
    let end = llvm.offset_ptr(rw, element, null, GepIndex::Value(count), Wrap::Unknown);
    let size = rw.insert1(llvm::PtrToInt::build(llvm.index, end));
    let from = start(llvm, rw, from);
    let to = start(llvm, rw, to);
    runtime::MEMCPY.call(rw, &[to, from, size, stream]);
    rw.replace(op, stream)
}

/// The function that fills memory with values of a type, and what they are given as.
fn filler(rw: &ConversionRewriter<'_>, value: Value) -> Result<(&'static Function, Type), NoMatch> {
    let (ctx, ty) = (rw.context(), rw.ty(value));
    let width = ty.int_width(ctx).or_else(|| Some(ty.float_kind(ctx)?.width()));
    match width {
        Some(16) => Ok((&runtime::MEMSET_16, Type::int(ctx, 16))),
        Some(32) => Ok((&runtime::MEMSET_32, Type::I32)),
        _ => no_match("value must be a 16 or 32 bit int or float"),
    }
}

fn memset(llvm: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let memref = plain(llvm, rw, op, Memset::DST)?;
    let view = rw.view(op);
    let stream = stream(view, new)?;
    let (to, value) = (operand(view, new, Memset::DST)?, operand(view, new, Memset::VALUE)?);
    let (function, ty) = filler(rw, value)?;
    let count = count(llvm, rw, memref, to);
    let value = rw.insert1(llvm::BitCast::build(ty, value));
    let to = start(llvm, rw, to);
    function.call(rw, &[to, value, count, stream]);
    rw.replace(op, stream)
}

fn host_register(llvm: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    host(llvm, op, new, rw, &runtime::HOST_REGISTER)
}

fn host_unregister(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    host(llvm, op, new, rw, &runtime::HOST_UNREGISTER)
}

/// Memory of the host is told by its descriptor and the size of its elements.
fn host(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
    function: &Function,
) -> Lowered {
    let ctx = rw.context();
    let ty = rw.view(op).operand_type(0).or_no_match("no memory")?;
    let TypeKind::UnrankedMemRef(element, _) = ty.kind(ctx) else { return no_match("ranked") };
    let element = llvm.convert(ctx, *element).or_no_match("unconvertible type")?;
    let size = bytes(llvm, rw, element, GepIndex::Constant(1));
    let mut args = promote(llvm, op, new, rw, llvm.options.bare_pointers, 0..1);
    args.push(size);
    function.call(rw, &args);
    rw.erase(op)
}

fn set_default_device(
    _: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    runtime::SET_DEFAULT_DEVICE.call(rw, new.all());
    rw.erase(op)
}
