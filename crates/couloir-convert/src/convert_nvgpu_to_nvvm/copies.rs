//! Copies between global and shared memory: of a few elements by each thread, or of whole pieces of
//! tensors, which a map describes that the host makes.

use couloir_dialects::llvm::{self, GepIndex};
use couloir_dialects::nvgpu::types::{TensorMap, as_tensor_map};
use couloir_dialects::nvgpu::{
    DeviceAsyncCopy, DeviceAsyncWait, TmaAsyncLoad, TmaAsyncStore, TmaCreateDescriptor,
};
use couloir_dialects::nvvm;
use couloir_dialects::nvvm::attrs::{LOAD_CACHE_MODIFIER, MEM_SCOPE};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::{Build, Builder};
use couloir_ir::num::FloatKind;
use couloir_ir::ty::{MemRefType, Signedness, TypeKind};
use couloir_ir::{Attribute, Context, OpRef, Str, Type};
use couloir_ods::enums;
use couloir_rewrite::convert::{
    ConversionRewriter, Lowered, Naming, NoMatch, Operands, OrNoMatch, Place,
};

use super::{barriers, constant_as_i64, narrowed, operand};
use crate::gpu_common::{binary, constant_i32};
use crate::llvm_common::Llvm;
use crate::llvm_common::address::Wrap;
use crate::llvm_common::alloc::declare;
use crate::llvm_common::descriptor::UnrankedDescriptor;

/// The address space of global memory.
const GLOBAL: u32 = 1;
/// The address space of the shared memory of a cluster.
const CLUSTER: u32 = 7;
/// How a copy uses caches, by `LOAD_CACHE_MODIFIER`: all of them, or the second alone.
const ALL_CACHES: u64 = 0;
const SECOND_CACHE: u64 = 1;

/// The memref that an operand is.
fn memref_of<'c>(
    rw: &ConversionRewriter<'c>,
    op: Op,
    group: usize,
) -> Result<&'c MemRefType, NoMatch> {
    let view = rw.view(op);
    let ty = view.operand_in(group).map(|value| view.ty(value));
    ty.and_then(|ty| ty.as_memref(rw.context())).or_no_match("not a memref")
}

/// A pointer as one to another address space.
fn in_space(rw: &mut ConversionRewriter<'_>, pointer: Value, space: u32) -> Value {
    let ty = llvm::types::ptr_in(rw.context(), space);
    rw.insert1(llvm::AddrSpaceCast::build(ty, pointer))
}

/// What is copied is done when it is waited for, not when a token is there.
fn token(rw: &mut ConversionRewriter<'_>, op: Op) -> Lowered {
    let token = constant_i32(rw, 0);
    rw.replace(op, token)
}

pub(super) fn copy(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let ctx = rw.context();
    let view = rw.view(op);
    let (to, from) = (DeviceAsyncCopy::DST, DeviceAsyncCopy::SRC);
    let (target, source) = (memref_of(rw, op, to)?, memref_of(rw, op, from)?);
    let (to, from) = (operand(view, new, to)?, operand(view, new, from)?);
    let [to_indices, from_indices] = [DeviceAsyncCopy::DST_INDICES, DeviceAsyncCopy::SRC_INDICES]
        .map(|group| new.in_group(view, group));
    let width = source.element.int_or_float_width(ctx).or_no_match("no width")?;
    let count = view.prop(DeviceAsyncCopy::DST_ELEMENTS).and_then(|count| count.as_i64(ctx));
    let bytes = count.or_no_match("no count")?.saturating_mul(i64::from(width)) / 8;
    let passes_first = view.prop(DeviceAsyncCopy::BYPASS_L1).is_some();
    let read = new.one_in_group(view, DeviceAsyncCopy::SRC_ELEMENTS);
    let to = llvm.element_ptr(rw, target, to, to_indices, Wrap::Unknown)?;
    let from = llvm.element_ptr(rw, source, from, from_indices, Wrap::Unknown)?;
    let from = in_space(rw, from, GLOBAL);
    let read = read.map(|count| bytes_of(rw, count, width));
    let caches = if passes_first { SECOND_CACHE } else { ALL_CACHES };
    let caches = enums::get(ctx, &LOAD_CACHE_MODIFIER, caches);
    let bytes = Attribute::i32(ctx, bytes as i32);
    rw.insert(nvvm::CpAsyncSharedGlobal::build(to, from, read, bytes, caches));
    token(rw, op)
}

/// How many bytes so many elements have.
fn bytes_of(rw: &mut ConversionRewriter<'_>, count: Value, width: u32) -> Value {
    let three = constant_i32(rw, 3);
    let width = constant_i32(rw, i64::from(width));
    let count = narrowed(rw, count);
    let bits = binary(rw, llvm::Mul::def(), width, count);
    binary(rw, llvm::LShr::def(), bits, three)
}

pub(super) fn group(_: &Llvm, op: Op, _: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    rw.insert(nvvm::CpAsyncCommitGroup::build());
    token(rw, op)
}

pub(super) fn wait(_: &Llvm, op: Op, _: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let left = rw.view(op).prop(DeviceAsyncWait::NUM_GROUPS);
    let left = left.unwrap_or_else(|| Attribute::i32(rw.context(), 0));
    rw.replace_with(op, nvvm::CpAsyncWaitGroup::build(left))
}

/// Where a piece of a tensor is, as numbers of 32 bits.
fn coordinates(rw: &mut ConversionRewriter<'_>, indices: &[Value]) -> Vec<Value> {
    indices.iter().map(|&index| narrowed(rw, index)).collect()
}

pub(super) fn load_piece(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let view = rw.view(op);
    let target = memref_of(rw, op, TmaAsyncLoad::DST)?;
    let to = operand(view, new, TmaAsyncLoad::DST)?;
    let barriers = view.operand_in(TmaAsyncLoad::BARRIERS).map(|value| view.ty(value));
    let group = operand(view, new, TmaAsyncLoad::BARRIERS)?;
    let number = operand(view, new, TmaAsyncLoad::MBAR_ID)?;
    let map = operand(view, new, TmaAsyncLoad::TENSOR_MAP_DESCRIPTOR)?;
    let [mask, predicate] = [TmaAsyncLoad::MULTICAST_MASK, TmaAsyncLoad::PREDICATE]
        .map(|group| new.one_in_group(view, group));
    let indices = new.in_group(view, TmaAsyncLoad::COORDINATES);
    let to = llvm.buffer_ptr(rw, target, to)?;
    let to = in_space(rw, to, CLUSTER);
    let barrier = barriers::address(llvm, rw, barriers, group, number)?;
    let at = coordinates(rw, indices);
    let ctx = rw.context();
    let new = nvvm::CpAsyncBulkTensorSharedClusterGlobal::build(
        ctx,
        to,
        map,
        &at,
        barrier,
        &[],
        mask,
        None,
        predicate,
    );
    rw.replace_with(op, new)
}

pub(super) fn store_piece(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let view = rw.view(op);
    let source = memref_of(rw, op, TmaAsyncStore::SRC)?;
    let from = operand(view, new, TmaAsyncStore::SRC)?;
    let map = operand(view, new, TmaAsyncStore::TENSOR_MAP_DESCRIPTOR)?;
    let predicate = new.one_in_group(view, TmaAsyncStore::PREDICATE);
    let indices = new.in_group(view, TmaAsyncStore::COORDINATES);
    let from = llvm.buffer_ptr(rw, source, from)?;
    let at = coordinates(rw, indices);
    let ctx = rw.context();
    let new = nvvm::CpAsyncBulkTensorGlobalSharedCta::build(ctx, map, from, &at, None, predicate);
    rw.replace_with(op, new)
}

/// The function of the run time that makes a map.
const ENCODE: &str = "mgpuTensorMapEncodeTiledMemref";
/// How many sizes it reads.
const MAX_RANK: i64 = 5;

/// The number that the run time has for what a tensor is of; what it has none for is taken for
/// `bf16`.
fn element_number(ctx: &Context, ty: Type) -> i64 {
    let kind = match ty.kind(ctx) {
        TypeKind::Integer(width, sign) => Err((*width, *sign == Signedness::Unsigned)),
        _ => Ok(ty.float_kind(ctx)),
    };
    match kind {
        Err((8, true)) => 0,
        Err((16, true)) => 1,
        Err((32, true)) => 2,
        Err((32, false)) if ty.is_signless_integer(ctx) => 3,
        Err((64, true)) => 4,
        Err((64, false)) if ty.is_signless_integer(ctx) => 5,
        Ok(Some(FloatKind::F16)) => 6,
        Ok(Some(FloatKind::F32)) => 7,
        Ok(Some(FloatKind::F64)) => 8,
        _ => 9,
    }
}

/// What the run time is told of a map, by numbers: how the innermost dimensions alternate, how
/// banks are mixed, what is fetched along, what is read outside.
fn options(map: &TensorMap<'_>) -> [i64; 4] {
    [map.interleave, map.swizzle, map.promotion, map.outside].map(|case| case as i64)
}

/// The types of what the function takes: the rank and the descriptor of a tensor, what it is of,
/// options, and the sizes of a piece.
fn argument_types(llvm: &Llvm) -> [Type; 8] {
    let (number, pointer) = (Type::I64, llvm.ptr);
    [number, pointer, number, number, number, number, number, pointer]
}

fn is_function(op: OpRef<'_>) -> bool {
    op.is(llvm::Func::def())
}

/// Calls the function, as what is declared already says what it gives.
fn call_encode(llvm: &Llvm, rw: &mut ConversionRewriter<'_>, args: &[Value]) -> Op {
    let ctx = rw.context();
    let (name, location) = (ctx.intern(ENCODE), rw.location());
    let ty = llvm::func(ctx, llvm.ptr, &argument_types(llvm), false);
    let found = rw.symbol(name).filter(|op| is_function(*op));
    let own = found.and_then(|op| op.prop(llvm::Func::FUNCTION_TYPE)?.as_type(ctx));
    let result = own.map_or(Some(llvm.ptr), |own| Some(llvm::types::as_func(ctx, own)?.result));
    let make = Box::new(move |b: &mut Builder<'_>, name: Str| {
        b.set_location(location);
        declare(b, name, ty)
    });
    let id = rw.request(name, Naming::Shared(is_function), Place::End, make);
    let result = result.filter(|&ty| !llvm::types::is_void(ctx, ty));
    let call = rw.insert(llvm::call(ctx, result, Attribute::flat_symbol(ctx, name), args));
    rw.refer(id, call, llvm::Call::CALLEE);
    call
}

pub(super) fn describe(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let ctx = rw.context();
    let view = rw.view(op);
    let element = view.operand_type(0).and_then(|ty| ty.shaped_element(ctx));
    let element = element.or_no_match("not a memref")?;
    let map = view.result_type(0).and_then(|ty| as_tensor_map(ctx, ty)).or_no_match("no map")?;
    let tensor = operand(view, new, TmaCreateDescriptor::TENSOR)?;
    let sizes = new.in_group(view, TmaCreateDescriptor::BOX_DIMENSIONS);
    let element = constant_as_i64(rw, element_number(ctx, element));
    let [rank, tensor] = UnrankedDescriptor::new(llvm, tensor).unpack(rw);
    let memory = sizes_in_memory(llvm, rw, sizes);
    let [interleave, swizzle, promotion, outside] =
        options(&map).map(|case| constant_as_i64(rw, case));
    let args = [rank, tensor, element, interleave, swizzle, promotion, outside, memory];
    let call = call_encode(llvm, rw, &args);
    rw.replace_by_op(op, call)
}

/// The sizes of a piece on the stack.
fn sizes_in_memory(llvm: &Llvm, rw: &mut ConversionRewriter<'_>, sizes: &[Value]) -> Value {
    let ctx = rw.context();
    let count = constant_as_i64(rw, MAX_RANK);
    let memory = rw.insert1(llvm::alloca(ctx, llvm.ptr, Type::I64, count));
    for (at, &size) in sizes.iter().enumerate() {
        let at = constant_as_i64(rw, at as i64);
        let place = GepIndex::Value(at);
        let place = llvm.offset_ptr(rw, llvm.ptr, memory, place, Wrap::Unknown);
        rw.insert(llvm::store(ctx, size, place));
    }
    memory
}

pub(super) fn prefetch(
    _: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let map = new.one(0).or_no_match("no map")?;
    let made = nvvm::Prefetch::build(map, new.one(1));
    rw.replace_with(op, made.prop(nvvm::Prefetch::TENSORMAP, Attribute::UNIT))
}

/// The number of the scope of all there is.
const SYSTEM: u64 = 3;
/// The bytes of a map.
const MAP_BYTES: i64 = 128;

pub(super) fn fence(_: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let map = new.one(0).or_no_match("no map")?;
    let bytes = constant_i32(rw, MAP_BYTES);
    let scope = enums::get(ctx, &MEM_SCOPE, SYSTEM);
    rw.replace_with(op, nvvm::FenceProxyAcquire::build(ctx, map, bytes, scope))
}
