//! Barriers: 64 bits each in shared memory.

use couloir_dialects::nvgpu::types::as_barriers;
use couloir_dialects::nvgpu::{
    MBarrierArrive, MBarrierArriveExpectTx, MBarrierArriveNoComplete, MBarrierGet, MBarrierInit,
    MBarrierTestWait, MBarrierTryWaitParity, is_shared_space,
};
use couloir_dialects::{llvm, memref, nvvm};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::{Build, Builder};
use couloir_ir::ty::MemRefType;
use couloir_ir::{Attribute, Context, Location, OpRef, Str, Type};
use couloir_rewrite::convert::{
    ConversionRewriter, Lowered, Naming, NoMatch, Operands, OrNoMatch, Place,
};

use super::{narrowed, operand};
use crate::gpu_common::unary;
use crate::llvm_common::Llvm;
use crate::llvm_common::address::Wrap;

/// How the names of barriers begin.
const NAME: &str = "__mbarrier";
/// The alignment of barriers, in bytes.
const ALIGNMENT: i64 = 8;
/// The number of shared memory among address spaces.
const SHARED: i64 = 3;

/// The memory of barriers.
pub(super) fn memory(ctx: &Context, ty: Type) -> Option<Type> {
    let (space, count) = as_barriers(ctx, ty)?;
    let space = is_shared_space(ctx, space).then(|| Attribute::i64(ctx, SHARED));
    Some(MemRefType::get(ctx, &[i64::try_from(count).ok()?], Type::I64, None, space))
}

/// The address of a barrier of a group.
pub(super) fn address(
    llvm: &Llvm,
    rw: &mut ConversionRewriter<'_>,
    group: Option<Type>,
    barriers: Value,
    index: Value,
) -> Result<Value, NoMatch> {
    let memory = group.and_then(|ty| memory(rw.context(), ty)).or_no_match("no barriers")?;
    let memory = memory.as_memref(rw.context()).or_no_match("no barriers")?;
    llvm.element_ptr(rw, memory, barriers, &[index], Wrap::Unknown)
}

/// What came of the first operand, as a barrier of the group that it is.
fn barrier(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
    index: usize,
) -> Result<Value, NoMatch> {
    let view = rw.view(op);
    let index = operand(view, new, index)?;
    let (ty, barriers) = (view.operand_type(0), operand(view, new, 0)?);
    address(llvm, rw, ty, barriers, index)
}

/// Where what an op is in directly came from.
fn location_around(rw: &ConversionRewriter<'_>, op: Op) -> Location {
    rw.view(op).parent().map_or(Location::UNKNOWN, OpRef::location)
}

pub(super) fn create(_: &Llvm, op: Op, _: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let ty = rw.view(op).result_type(0).and_then(|ty| memory(ctx, ty));
    let ty = ty.or_no_match("no barriers")?;
    let (name, location) = (ctx.intern(NAME), location_around(rw, op));
    let make = Box::new(move |b: &mut Builder<'_>, name: Str| {
        b.set_location(location);
        let ctx = b.ctx();
        let (name, ty) = (Attribute::str(ctx, name), Attribute::ty(ctx, ty));
        let new = memref::Global::build(name, ty)
            .prop(memref::Global::SYM_VISIBILITY, Attribute::string(ctx, "private"))
            .prop(memref::Global::ALIGNMENT, Attribute::i64(ctx, ALIGNMENT));
        b.insert(new)
    });
    let id = rw.request(name, Naming::Numbered, Place::Start, make);
    // Until its name is known, another holds its place that nothing else has.
    let name = ctx.intern(&format!("{NAME}#{}", op.as_u32()));
    let made = rw.insert(memref::GetGlobal::build(ty, Attribute::flat_symbol(ctx, name)));
    rw.refer(id, made, memref::GetGlobal::NAME);
    rw.replace_by_op(op, made)
}

pub(super) fn get(llvm: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ty = rw.view(op).result_type(0).or_no_match("no result")?;
    let barrier = barrier(llvm, op, new, rw, MBarrierGet::MBAR_ID)?;
    let value = unary(rw, llvm::PtrToInt::def(), barrier, ty);
    rw.replace(op, value)
}

pub(super) fn init(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let view = rw.view(op);
    let count = operand(view, new, MBarrierInit::COUNT)?;
    let predicate = new.one_in_group(view, MBarrierInit::PREDICATE);
    let barrier = barrier(llvm, op, new, rw, MBarrierInit::MBAR_ID)?;
    let count = narrowed(rw, count);
    rw.replace_with(op, nvvm::MbarrierInit::build(barrier, count, predicate))
}

pub(super) fn arrive(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let barrier = barrier(llvm, op, new, rw, MBarrierArrive::MBAR_ID)?;
    let new = nvvm::MbarrierArrive::build(rw.context(), Some(Type::I64), barrier, None);
    rw.replace_with(op, new)
}

pub(super) fn arrive_only(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let count = operand(rw.view(op), new, MBarrierArriveNoComplete::COUNT)?;
    let barrier = barrier(llvm, op, new, rw, MBarrierArriveNoComplete::MBAR_ID)?;
    let count = narrowed(rw, count);
    let new = nvvm::MbarrierArriveNocomplete::build(rw.context(), barrier, count);
    rw.replace_with(op, new)
}

pub(super) fn arrive_expecting(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let view = rw.view(op);
    let bytes = operand(view, new, MBarrierArriveExpectTx::TXCOUNT)?;
    let predicate = new.one_in_group(view, MBarrierArriveExpectTx::PREDICATE);
    let barrier = barrier(llvm, op, new, rw, MBarrierArriveExpectTx::MBAR_ID)?;
    let bytes = narrowed(rw, bytes);
    let ctx = rw.context();
    rw.replace_with(op, nvvm::MbarrierArriveExpectTx::build(ctx, None, barrier, bytes, predicate))
}

pub(super) fn test(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let phase = operand(rw.view(op), new, MBarrierTestWait::TOKEN)?;
    let barrier = barrier(llvm, op, new, rw, MBarrierTestWait::MBAR_ID)?;
    let new = nvvm::MbarrierTestWait::build(rw.context(), barrier, phase);
    rw.replace_with(op, new)
}

pub(super) fn wait(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let view = rw.view(op);
    let ticks = operand(view, new, MBarrierTryWaitParity::TICKS)?;
    let phase = operand(view, new, MBarrierTryWaitParity::PHASE_PARITY)?;
    let barrier = barrier(llvm, op, new, rw, MBarrierTryWaitParity::MBAR_ID)?;
    let ticks = narrowed(rw, ticks);
    let phase = unary(rw, llvm::ZExt::def(), phase, Type::I32);
    rw.replace_with(op, nvvm::MbarrierTryWaitParity::build(barrier, phase, ticks))
}
