//! Ranks, sizes, and casts between memref types.

use couloir_dialects::llvm::{self, GepIndex};
use couloir_ir::build::Build;
use couloir_ir::ty::{DYNAMIC, MemRefType, TypeKind};
use couloir_ir::{Attribute, Context, Op, Type, Value};
use couloir_rewrite::constant_of;
use couloir_rewrite::convert::{
    ConversionRewriter, Lowered, NoMatch, Operands, OrNoMatch, no_match,
};

use super::unary;
use crate::llvm_common::address::Wrap;
use crate::llvm_common::descriptor::{MemRefDescriptor, UnrankedDescriptor};
use crate::llvm_common::unranked::POINTER_BYTES;
use crate::llvm_common::{Llvm, address_space};

/// Lowers the number of dimensions.
pub(super) fn rank(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let ctx = rw.context();
    let value = new.one(0).or_no_match("expected one descriptor")?;
    let rank = match rw.view(op).operand_type(0).map(|ty| ty.kind(ctx)) {
        Some(TypeKind::MemRef(memref)) => llvm.constant(rw, memref.rank() as i64),
        Some(TypeKind::UnrankedMemRef(..)) => UnrankedDescriptor::new(llvm, value).rank(rw),
        _ => return no_match("not a memref"),
    };
    rw.replace(op, rank)
}

/// Lowers the size of a dimension.
pub(super) fn dim(llvm: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let value = new.one(0).or_no_match("expected one descriptor")?;
    let index = new.one(1).or_no_match("expected one index")?;
    let size = match rw.view(op).operand_type(0).map(|ty| ty.kind(ctx)) {
        Some(TypeKind::MemRef(memref)) => match constant_index(rw, op) {
            Some(dim) if dim < memref.rank() => fixed_dim(llvm, rw, memref, value, dim),
            _ => dynamic_dim(llvm, rw, memref, value, index),
        },
        Some(TypeKind::UnrankedMemRef(_, space)) => {
            let ty = rw.view(op).operand_type(0).or_no_match("no memref")?;
            let Some(space) = address_space(&llvm.converter, ctx, ty, space.expand()) else {
                let message = "memref memory space must be convertible to an integer address space";
                rw.view(op).op_error(message).emit();
                return no_match(message);
            };
            unranked_dim(llvm, rw, value, index, space)
        }
        _ => return no_match("not a memref"),
    };
    rw.replace(op, size)
}

/// Which dimension is asked for, when that is known.
fn constant_index(rw: &ConversionRewriter<'_>, op: Op) -> Option<usize> {
    let index = rw.view(op).operand(1)?;
    let made_by = rw.scope().defining_op(index)?;
    let value = constant_of(made_by)?.as_i64(rw.context())?;
    usize::try_from(value).ok()
}

fn fixed_dim(
    llvm: &Llvm,
    rw: &mut ConversionRewriter<'_>,
    memref: &MemRefType,
    value: Value,
    dim: usize,
) -> Value {
    match memref.shape.get(dim) {
        Some(&size) if size != DYNAMIC => llvm.constant(rw, size),
        _ => MemRefDescriptor::new(llvm, value).size(rw, dim),
    }
}

/// The sizes are put on the stack to be indexed.
fn dynamic_dim(
    llvm: &Llvm,
    rw: &mut ConversionRewriter<'_>,
    memref: &MemRefType,
    value: Value,
    index: Value,
) -> Value {
    let ctx = rw.context();
    let list = llvm::array(ctx, memref.rank() as u64, llvm.index);
    let one = llvm.constant(rw, 1);
    let sizes = llvm.extract(rw, list, value, &[3]);
    let slot = rw.insert1(llvm::alloca(ctx, llvm.pointer_to(ctx, list), list, one));
    rw.insert(llvm::store(ctx, sizes, slot));
    let indices = [GepIndex::Constant(0), GepIndex::Value(index)];
    let number = llvm.pointer_to(ctx, llvm.index);
    let address = rw.insert1(llvm::gep(ctx, number, list, slot, &indices, 0));
    rw.insert1(llvm::load(ctx, llvm.index, address))
}

/// The sizes come after the offset, which comes after two pointers. They are
/// taken to be where the elements are, as upstream takes them.
fn unranked_dim(
    llvm: &Llvm,
    rw: &mut ConversionRewriter<'_>,
    value: Value,
    index: Value,
    space: u32,
) -> Value {
    let ctx = rw.context();
    let ranked = UnrankedDescriptor::new(llvm, value).descriptor(rw);
    let scalar = llvm::struct_literal(ctx, &[llvm.ptr, llvm.ptr, llvm.index]);
    let field = [GepIndex::Constant(0), GepIndex::Constant(2)];
    let ranked = llvm.cast_ptr(rw, ranked, llvm.pointer_to(ctx, scalar));
    let number = llvm.pointer_in(ctx, llvm.index, space);
    let offset = rw.insert1(llvm::gep(ctx, number, scalar, ranked, &field, 0));
    let one = llvm.constant(rw, 1);
    let at = llvm.add(rw, one, index);
    let address = llvm.offset_ptr(rw, llvm.index, offset, GepIndex::Value(at), Wrap::Unknown);
    rw.insert1(llvm::load(ctx, llvm.index, address))
}

/// A value on the stack. The count is an `i64`, however wide an index is.
pub(super) fn on_stack(llvm: &Llvm, rw: &mut ConversionRewriter<'_>, value: Value) -> Value {
    let ctx = rw.context();
    let one = rw.insert1(llvm::constant_index(ctx, Type::I64, 1));
    let ty = rw.ty(value);
    let slot = rw.insert1(llvm::alloca(ctx, llvm.pointer_to(ctx, ty), ty, one));
    rw.insert(llvm::store(ctx, value, slot));
    llvm.cast_ptr(rw, slot, llvm.ptr)
}

/// Lowers a cast: between ranked types nothing changes.
pub(super) fn cast(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let ctx = rw.context();
    let value = new.one(0).or_no_match("expected one descriptor")?;
    let view = rw.view(op);
    let (from, to) = (view.operand_type(0), view.result_type(0));
    let to = to.or_no_match("no result")?;
    let ty = llvm.convert(ctx, to).or_no_match("unconvertible result type")?;
    match (from.map(|from| from.kind(ctx)), to.kind(ctx)) {
        (Some(TypeKind::MemRef(_)), TypeKind::MemRef(_)) if rw.ty(value) == ty => {
            rw.replace(op, value)
        }
        (Some(TypeKind::MemRef(memref)), TypeKind::UnrankedMemRef(..)) => {
            let slot = on_stack(llvm, rw, value);
            let rank = llvm.constant(rw, memref.rank() as i64);
            let made = UnrankedDescriptor::pack(llvm, rw, ty, rank, slot);
            rw.replace(op, made.value)
        }
        (Some(TypeKind::UnrankedMemRef(..)), TypeKind::MemRef(_)) => {
            let ranked = UnrankedDescriptor::new(llvm, value).descriptor(rw);
            let ranked = llvm.cast_ptr(rw, ranked, llvm.pointer_to(ctx, ty));
            let loaded = rw.insert1(llvm::load(ctx, ty, ranked));
            rw.replace(op, loaded)
        }
        _ => no_match("cast between unranked memrefs or descriptors of other types"),
    }
}

/// The pointer as allocated of a ranked descriptor in memory.
pub(super) fn allocated_behind(
    rw: &mut ConversionRewriter<'_>,
    ranked: Value,
    pointer: Type,
) -> Value {
    rw.insert1(llvm::load(rw.context(), pointer, ranked))
}

/// Where a pointer or what follows pointers is in a ranked descriptor in memory.
pub(super) fn field_behind(
    llvm: &Llvm,
    rw: &mut ConversionRewriter<'_>,
    ranked: Value,
    pointer: Type,
    at: i32,
) -> Value {
    llvm.offset_ptr(rw, pointer, ranked, GepIndex::Constant(at), Wrap::Unknown)
}

/// The aligned pointer of a ranked descriptor in memory.
pub(super) fn aligned_behind(
    llvm: &Llvm,
    rw: &mut ConversionRewriter<'_>,
    ranked: Value,
    pointer: Type,
) -> Value {
    let address = field_behind(llvm, rw, ranked, pointer, 1);
    rw.insert1(llvm::load(rw.context(), pointer, address))
}

/// Lowers a change of the memory space.
pub(super) fn memory_space_cast(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let ctx = rw.context();
    let value = new.one(0).or_no_match("expected one descriptor")?;
    let view = rw.view(op);
    let from = view.operand_type(0).or_no_match("no operand")?;
    let to = view.result_type(0).or_no_match("no result")?;
    let ty = llvm.convert(ctx, to).or_no_match("unconvertible result type")?;
    let pointers = (pointer_to(llvm, ctx, from)?, pointer_to(llvm, ctx, to)?);
    let made = match to.kind(ctx) {
        TypeKind::MemRef(memref) => {
            let mut fields = MemRefDescriptor::new(llvm, value).unpack(rw, memref.rank());
            for pointer in fields.iter_mut().take(2) {
                *pointer = unary(rw, llvm::AddrSpaceCast::def(), *pointer, pointers.1);
            }
            MemRefDescriptor::pack(llvm, rw, ty, &fields).or_no_match("fields are missing")?.value
        }
        _ => unranked_space_cast(llvm, rw, value, ty, pointers),
    };
    rw.replace(op, made)
}

/// The type of pointers to a memref's data.
pub(super) fn pointer_to(llvm: &Llvm, ctx: &Context, ty: Type) -> Result<Type, NoMatch> {
    let space = match ty.kind(ctx) {
        TypeKind::MemRef(memref) => memref.memory_space.expand(),
        TypeKind::UnrankedMemRef(_, space) => space.expand(),
        _ => return no_match("not a memref"),
    };
    let space = address_space(&llvm.converter, ctx, ty, space);
    Ok(llvm::ptr_in(ctx, space.or_no_match("unconvertible memory space")?))
}

/// A copy of the ranked descriptor, with its pointers cast.
fn unranked_space_cast(
    llvm: &Llvm,
    rw: &mut ConversionRewriter<'_>,
    value: Value,
    ty: Type,
    (from, to): (Type, Type),
) -> Value {
    let ctx = rw.context();
    let old = UnrankedDescriptor::new(llvm, value);
    let rank = old.rank(rw);
    let source = old.descriptor(rw);
    let mut new = UnrankedDescriptor::poison(llvm, rw, ty);
    new.set_rank(rw, rank);
    let size = llvm.descriptor_size(rw, new.value);
    let target = rw.insert1(llvm::alloca(ctx, llvm.ptr, Type::I8, size));
    new.set_descriptor(rw, target);
    let allocated = allocated_behind(rw, source, from);
    let aligned = aligned_behind(llvm, rw, source, from);
    let allocated = unary(rw, llvm::AddrSpaceCast::def(), allocated, to);
    let aligned = unary(rw, llvm::AddrSpaceCast::def(), aligned, to);
    rw.insert(llvm::store(ctx, allocated, target));
    let place = field_behind(llvm, rw, target, to, 1);
    rw.insert(llvm::store(ctx, aligned, place));
    let source = field_behind(llvm, rw, source, from, 2);
    let target = field_behind(llvm, rw, target, to, 2);
    let skipped = llvm.constant(rw, 2 * POINTER_BYTES);
    let size = llvm.sub(rw, size, skipped);
    rw.insert(llvm::IntrMemcpy::build(target, source, size, Attribute::FALSE));
    new.value
}
