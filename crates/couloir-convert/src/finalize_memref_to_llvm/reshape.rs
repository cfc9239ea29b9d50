//! `memref.reshape`: contiguous memory of a shape that is in memory.

use couloir_dialects::builtin::UnrealizedConversionCast;
use couloir_dialects::llvm::{self, GepIndex};
use couloir_ir::build::{Build, InsertPoint};
use couloir_ir::ty::{DYNAMIC, MemRefType, TypeKind};
use couloir_ir::{Op, OpName, Type, Value};
use couloir_rewrite::convert::{
    ConversionRewriter, Lowered, NoMatch, Operands, OrNoMatch, no_match,
};

use super::access::memref_of;
use super::shape::{aligned_behind, allocated_behind, field_behind, pointer_to};
use crate::llvm_common::Llvm;
use crate::llvm_common::address::Wrap;
use crate::llvm_common::descriptor::{MemRefDescriptor, UnrankedDescriptor};

/// Pointers and offset of what is reshaped.
struct Source {
    allocated: Value,
    aligned: Value,
    offset: Option<Value>,
}

/// Lowers a reshape.
pub(super) fn reshape(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let ctx = rw.context();
    let source = new.one(0).or_no_match("expected one descriptor")?;
    let shape = new.one(1).or_no_match("expected one shape")?;
    let result = rw.view(op).result_type(0).or_no_match("no result")?;
    let ty = llvm.convert(ctx, result).or_no_match("unconvertible result type")?;
    match result.kind(ctx) {
        TypeKind::MemRef(memref) => ranked(llvm, op, rw, (source, shape), memref, ty),
        TypeKind::UnrankedMemRef(..) => unranked(llvm, op, rw, (source, shape), ty),
        _ => no_match("not a memref"),
    }
}

/// Pointers of the source, ranked or not; its offset where `with_offset`. Where upstream does not know
/// the space behind an unranked memref it takes that of plain pointers.
fn source_of(
    llvm: &Llvm,
    op: Op,
    rw: &mut ConversionRewriter<'_>,
    value: Value,
    with_offset: bool,
) -> Result<Source, NoMatch> {
    let ctx = rw.context();
    let ty = rw.view(op).operand_type(0).or_no_match("no memref")?;
    if let TypeKind::UnrankedMemRef(..) = ty.kind(ctx) {
        let pointer = pointer_to(llvm, ctx, ty).unwrap_or(llvm.ptr);
        let ranked = UnrankedDescriptor::new(llvm, value).descriptor(rw);
        let allocated = allocated_behind(rw, ranked, pointer);
        let aligned = aligned_behind(llvm, rw, ranked, pointer);
        let offset = with_offset.then(|| {
            let place = field_behind(llvm, rw, ranked, pointer, 2);
            rw.insert1(llvm::load(ctx, llvm.index, place))
        });
        return Ok(Source { allocated, aligned, offset });
    }
    let descriptor = MemRefDescriptor::new(llvm, value);
    let (allocated, aligned) = (descriptor.allocated(rw), descriptor.aligned(rw));
    let offset = with_offset.then(|| descriptor.offset(rw));
    Ok(Source { allocated, aligned, offset })
}

fn ranked(
    llvm: &Llvm,
    op: Op,
    rw: &mut ConversionRewriter<'_>,
    (source, shape): (Value, Value),
    memref: &MemRefType,
    ty: Type,
) -> Lowered {
    let ctx = rw.context();
    let (strides, offset) = memref.strides_and_offset(ctx).or_no_match("not strided")?;
    if offset == DYNAMIC {
        return no_match("dynamic offset");
    }
    let shape_ty = memref_of(rw, op, 1)?;
    if memref.shape.contains(&DYNAMIC) {
        check_casts(llvm, rw, shape_ty)?;
    }
    let mut made = MemRefDescriptor::poison(llvm, rw, ty);
    let source = source_of(llvm, op, rw, source, false)?;
    made.set_allocated(rw, source.allocated);
    made.set_aligned(rw, source.aligned);
    made.set_constant_offset(rw, offset);
    let mut running = None;
    for (dim, (&size, &stride)) in memref.shape.iter().zip(&strides).enumerate().rev() {
        let stride = match (stride, running) {
            (DYNAMIC, Some(running)) => running,
            (DYNAMIC, None) => llvm.constant(rw, 1),
            (stride, _) => llvm.constant(rw, stride),
        };
        let size = match size {
            DYNAMIC => shape_size(llvm, rw, shape_ty, shape, dim)?,
            size => llvm.constant(rw, size),
        };
        made.set_size(rw, dim, size);
        made.set_stride(rw, dim, stride);
        running = Some(llvm.mul(rw, stride, size));
    }
    rw.replace(op, made.value)
}

/// Sizes from memory are cast, which not every target of a conversion takes.
fn check_casts(
    llvm: &Llvm,
    rw: &ConversionRewriter<'_>,
    shape: &MemRefType,
) -> Result<(), NoMatch> {
    let element = llvm.convert(rw.context(), shape.element);
    let as_they_are = shape.element != Type::INDEX && element == Some(llvm.index);
    if as_they_are || rw.may_make(OpName::of(UnrealizedConversionCast::def())) {
        return Ok(());
    }
    no_match("sizes would have to be cast")
}

/// The size of a dimension, from the shape in memory.
fn shape_size(
    llvm: &Llvm,
    rw: &mut ConversionRewriter<'_>,
    shape_ty: &MemRefType,
    shape: Value,
    dim: usize,
) -> Result<Value, NoMatch> {
    let ctx = rw.context();
    let element = llvm.convert(ctx, shape_ty.element).or_no_match("unconvertible type")?;
    let at = llvm.constant(rw, dim as i64);
    let address = llvm.element_ptr(rw, shape_ty, shape, &[at], Wrap::Never)?;
    let size = rw.insert1(llvm::load(ctx, element, address));
    // An `index` from memory is cast twice, a number of another width once.
    let mut cast = |size, ty| rw.insert1(UnrealizedConversionCast::build(&[ty], &[size]));
    Ok(match shape_ty.element {
        Type::INDEX => {
            let size = cast(size, Type::INDEX);
            cast(size, llvm.index)
        }
        _ if element == llvm.index => size,
        _ => cast(size, llvm.index),
    })
}

fn unranked(
    llvm: &Llvm,
    op: Op,
    rw: &mut ConversionRewriter<'_>,
    (source, shape): (Value, Value),
    ty: Type,
) -> Lowered {
    let ctx = rw.context();
    let shape_ty = memref_of(rw, op, 1)?;
    let result = rw.view(op).result_type(0).or_no_match("no result")?;
    let pointer = pointer_to(llvm, ctx, result)?;
    let descriptor = MemRefDescriptor::new(llvm, shape);
    let rank = match shape_ty.shape.first() {
        Some(&size) if size != DYNAMIC => llvm.constant(rw, size),
        _ => descriptor.size(rw, 0),
    };
    let mut made = UnrankedDescriptor::poison(llvm, rw, ty);
    made.set_rank(rw, rank);
    let size = llvm.descriptor_size(rw, made.value);
    let target = rw.insert1(llvm::alloca(ctx, llvm.ptr, Type::I8, size));
    made.set_descriptor(rw, target);
    let source = source_of(llvm, op, rw, source, true)?;
    rw.insert(llvm::store(ctx, source.allocated, target));
    let place = field_behind(llvm, rw, target, pointer, 1);
    rw.insert(llvm::store(ctx, source.aligned, place));
    let place = field_behind(llvm, rw, target, pointer, 2);
    let offset = source.offset.or_no_match("no offset")?;
    rw.insert(llvm::store(ctx, offset, place));
    let fields = [pointer, pointer, llvm.index, llvm.index];
    let fields = llvm::struct_literal(ctx, &fields);
    let at = [GepIndex::Constant(0), GepIndex::Constant(3)];
    let sizes = rw.insert1(llvm::gep(ctx, llvm.ptr, fields, target, &at, 0));
    let strides = llvm.offset_ptr(rw, llvm.index, sizes, GepIndex::Value(rank), Wrap::Unknown);
    let shape = descriptor.aligned(rw);
    let entry = llvm.convert(ctx, shape_ty.element).or_no_match("unconvertible type")?;
    fill(llvm, op, rw, &Lists { rank, shape, entry, sizes, strides }, made.value)
}

/// Where a loop reads sizes, and where it writes sizes and strides.
struct Lists {
    rank: Value,
    shape: Value,
    /// The type of what is in the shape.
    entry: Type,
    sizes: Value,
    strides: Value,
}

/// A loop from the last dimension to the first.
fn fill(
    llvm: &Llvm,
    op: Op,
    rw: &mut ConversionRewriter<'_>,
    lists: &Lists,
    made: Value,
) -> Lowered {
    let ctx = rw.context();
    let location = rw.view(op).location();
    let before = rw.scope().body.block_of(op).or_no_match("expected a block")?;
    let one = llvm.constant(rw, 1);
    let last = llvm.sub(rw, lists.rank, one);
    let rest = rw.split_block(op);
    let (test, body) = (rw.create_block_before(rest), rw.create_block_before(rest));
    let dim = rw.add_arg(test, llvm.index, location);
    let stride = rw.add_arg(test, llvm.index, location);
    rw.set_point(InsertPoint::End(before));
    rw.insert(llvm::br(test, &[last, one]));
    rw.set_point(InsertPoint::End(test));
    let zero = llvm.constant(rw, 0);
    let more = rw.insert1(llvm::icmp(ctx, Type::I1, SGE, dim, zero));
    rw.set_point(InsertPoint::End(body));
    // Sizes are read through a pointer without a space, as upstream reads them.
    let at = |rw: &mut ConversionRewriter<'_>, entry, base| {
        rw.insert1(llvm::gep(ctx, llvm.ptr, entry, base, &[GepIndex::Value(dim)], 0))
    };
    let place = at(rw, lists.entry, lists.shape);
    let size = rw.insert1(llvm::load(ctx, llvm.index, place));
    let place = at(rw, llvm.index, lists.sizes);
    rw.insert(llvm::store(ctx, size, place));
    let place = at(rw, llvm.index, lists.strides);
    rw.insert(llvm::store(ctx, stride, place));
    let next_stride = llvm.mul(rw, stride, size);
    let next_dim = llvm.sub(rw, dim, one);
    rw.insert(llvm::br(test, &[next_dim, next_stride]));
    rw.set_point(InsertPoint::End(test));
    rw.insert(llvm::CondBr::build(ctx, more, &[], &[], body, rest));
    rw.replace(op, made)
}

/// `sge` of `llvm.icmp`.
const SGE: i64 = 5;
