//! Vectors of other shapes and types, masks, steps.

use std::sync::Arc;

use couloir_dialects::llvm;
use couloir_dialects::llvm::types::as_array;
use couloir_dialects::llvm::{
    BitCast, IntrFmuladd, IntrStepvector, IntrVectorDeinterleave2, IntrVectorInterleave2,
    IntrVscale,
};
use couloir_dialects::vector::{
    Bitcast, CreateMask, Deinterleave, Fma, Interleave, Shuffle, Step, TypeCast, VScale,
};
use couloir_ir::build::Build;
use couloir_ir::ty::{DYNAMIC, VectorType};
use couloir_ir::{Attribute, Op, Type, Value};
use couloir_rewrite::convert::{
    ConversionRewriter, Lowered, NoMatch, Operands, OrNoMatch, PatternSet, no_match,
};

use super::VectorOptions;
use super::element::{element, shuffle as shuffled, with_element};
use crate::llvm_common::descriptor::MemRefDescriptor;
use crate::llvm_common::{Llvm, add_patterns};
use crate::vector_common::build::BuildVector;

pub(super) fn populate(llvm: &Arc<Llvm>, patterns: &mut PatternSet, options: VectorOptions) {
    patterns.add_untyped(CreateMask::def(), move |op, new, rw| {
        create_mask(op, new, rw, options.short_indices)
    });
    add_patterns(
        patterns,
        llvm,
        &[
            (Bitcast::def(), bitcast),
            (Shuffle::def(), shuffle),
            (Fma::def(), fma),
            (TypeCast::def(), type_cast),
            (VScale::def(), vscale),
            (Interleave::def(), interleave),
            (Deinterleave::def(), deinterleave),
            (Step::def(), step),
        ],
    );
}

fn operand_vector<'c>(
    rw: &ConversionRewriter<'c>,
    op: Op,
    at: usize,
) -> Result<&'c VectorType, NoMatch> {
    let ty = rw.view(op).operand_type(at);
    ty.and_then(|ty| ty.as_vector(rw.context())).or_no_match("not a vector")
}

fn result_vector<'c>(rw: &ConversionRewriter<'c>, op: Op) -> Result<&'c VectorType, NoMatch> {
    let ty = rw.view(op).result_type(0);
    ty.and_then(|ty| ty.as_vector(rw.context())).or_no_match("not a vector")
}

fn result_type(rw: &ConversionRewriter<'_>, op: Op) -> Result<Type, NoMatch> {
    let ty = rw.view(op).result_type(0);
    ty.and_then(|ty| rw.convert_type(ty)).or_no_match("unconvertible result type")
}

fn bitcast(_: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    // Only 0-D and 1-D vectors can be lowered.
    if result_vector(rw, op)?.rank() > 1 {
        return no_match("several dimensions");
    }
    let ty = result_type(rw, op)?;
    let value = new.one(0).or_no_match("expected one value")?;
    let value = rw.make(BitCast::def(), &[value], ty, []);
    rw.replace(op, value)
}

fn fma(_: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    if result_vector(rw, op)?.rank() > 1 {
        return no_match("several dimensions");
    }
    let ty = result_type(rw, op)?;
    let value = rw.make(IntrFmuladd::def(), new.all(), ty, []);
    rw.replace(op, value)
}

fn vscale(llvm: &Llvm, op: Op, _: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let value = rw.make(IntrVscale::def(), &[], llvm.index, []);
    rw.replace(op, value)
}

fn step(_: &Llvm, op: Op, _: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    if !result_vector(rw, op)?.is_scalable() {
        return no_match("of known length");
    }
    let ty = result_type(rw, op)?;
    let value = rw.make(IntrStepvector::def(), &[], ty, []);
    rw.replace(op, value)
}

/// A mask of one dimension whose length is not known.
fn create_mask(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>, short: bool) -> Lowered {
    let vector = result_vector(rw, op)?;
    if vector.rank() != 1 || !vector.is_scalable() {
        return no_match("not one scalable dimension");
    }
    let element = if short { Type::I32 } else { Type::I64 };
    let ty = VectorType::get(rw.context(), &vector.shape, &vector.scalable, element);
    let bound = new.one(0).or_no_match("expected one bound")?;
    let places = rw.make(IntrStepvector::def(), &[], ty, []);
    let bound = rw.index_like(bound, element);
    let bounds = rw.broadcast(bound, ty);
    let mask = rw.compare(2, places, bounds);
    rw.replace(op, mask)
}

/// The parts that a mask takes from two vectors, in order.
fn shuffle(llvm: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let (first, second) = (operand_vector(rw, op, 0)?, operand_vector(rw, op, 1)?);
    let (v1, v2) = new.one(0).zip(new.one(1)).or_no_match("expected two values")?;
    let mask = Shuffle(rw.view(op)).mask().and_then(|mask| mask.as_i64_array(ctx));
    let mask = mask.or_no_match("no mask")?;
    let ty = result_type(rw, op)?;
    let rank = first.rank();
    let same = first == second;
    if rank == 0 || (rank == 1 && same) {
        let mask: Vec<i32> = mask.iter().map(|&at| i32::try_from(at).unwrap_or(-1)).collect();
        let value = shuffled(rw, v1, v2, &mask, ty);
        return rw.replace(op, value);
    }
    let length = first.shape.first().copied().unwrap_or(0);
    let mut whole = llvm.poison(rw, ty);
    let parts = as_array(ctx, ty).map(|(part, _)| part).filter(|_| rank > 1);
    for (&at, place) in mask.iter().zip(0..) {
        let (from, at) = if at >= length { (v2, at - length) } else { (v1, at) };
        if let Some(part) = parts {
            let part = llvm.extract(rw, part, from, &[at]);
            whole = llvm.insert(rw, whole, part, &[place]);
        } else {
            let at = llvm.constant(rw, at);
            let part = element(rw, from, at);
            let place = llvm.constant(rw, place);
            whole = with_element(rw, whole, part, place);
        }
    }
    rw.replace(op, whole)
}

fn interleave(_: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let vector = result_vector(rw, op)?;
    if vector.rank() != 1 {
        return no_match("InterleaveOp not rank 1");
    }
    let ty = result_type(rw, op)?;
    let (lhs, rhs) = new.one(0).zip(new.one(1)).or_no_match("expected two values")?;
    let value = if vector.is_scalable() {
        rw.make(IntrVectorInterleave2::def(), &[lhs, rhs], ty, [])
    } else {
        let half = vector.shape.first().map_or(0, |size| size / 2);
        let half = i32::try_from(half).ok().or_no_match("too long")?;
        let mask: Vec<i32> = (0..half).flat_map(|at| [at, at + half]).collect();
        shuffled(rw, lhs, rhs, &mask, ty)
    };
    rw.replace(op, value)
}

fn deinterleave(llvm: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let vector = operand_vector(rw, op, 0)?;
    if vector.rank() != 1 {
        return no_match("DeinterleaveOp not rank 1");
    }
    let ty = result_type(rw, op)?;
    let from = new.one(0).or_no_match("expected one value")?;
    if vector.is_scalable() {
        let pair = llvm::struct_literal(rw.context(), &[ty, ty]);
        let both = rw.make(IntrVectorDeinterleave2::def(), &[from], pair, []);
        let parts = [0, 1].map(|at| llvm.extract(rw, ty, both, &[at]));
        return rw.replace_all(op, &parts);
    }
    let half = vector.shape.first().map_or(0, |size| size / 2);
    let half = i32::try_from(half).ok().or_no_match("too long")?;
    // As upstream does it, of the type before its conversion.
    let from_ty = rw.view(op).operand_type(0).or_no_match("no operand")?;
    let nothing = llvm.poison(rw, from_ty);
    let parts = [0, 1].map(|odd| {
        let mask: Vec<i32> = (0..half).map(|at| 2 * at + odd).collect();
        shuffled(rw, from, nothing, &mask, ty)
    });
    rw.replace_all(op, &parts)
}

/// The strides of memory that is contiguous, where they are all known.
fn contiguous(ty: &couloir_ir::ty::MemRefType, rw: &ConversionRewriter<'_>) -> Option<Vec<i64>> {
    let (strides, offset) = ty.strides_and_offset(rw.context())?;
    let mut running = 1i64;
    for (&stride, &size) in strides.iter().zip(&ty.shape).rev() {
        if stride == DYNAMIC || size == DYNAMIC || stride != running {
            return None;
        }
        running = running.checked_mul(size)?;
    }
    (offset == 0).then_some(strides)
}

/// The memory of a vector: the same descriptor with sizes and strides that are known.
fn type_cast(llvm: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let (ctx, view) = (rw.context(), rw.view(op));
    let from = view.operand_type(0).and_then(|ty| ty.as_memref(ctx)).or_no_match("no memref")?;
    let to = view.result_type(0).and_then(|ty| ty.as_memref(ctx)).or_no_match("no memref")?;
    let ty = result_type(rw, op)?;
    let source = new.one(0).or_no_match("expected one descriptor")?;
    contiguous(from, rw).or_no_match("only contiguous source buffers supported")?;
    let strides = contiguous(to, rw).or_no_match("only contiguous target buffers supported")?;
    let source = MemRefDescriptor::new(llvm, source);
    let mut made = MemRefDescriptor::poison(llvm, rw, ty);
    let allocated = source.allocated(rw);
    made.set_allocated(rw, allocated);
    let aligned = source.aligned(rw);
    made.set_aligned(rw, aligned);
    // Upstream makes a constant of its own kind for each number.
    let number = |rw: &mut ConversionRewriter<'_>, value: i64| -> Value {
        let value = Attribute::index(rw.context(), value);
        rw.insert1(llvm::Constant::build(llvm.index, value))
    };
    let zero = number(rw, 0);
    made.set_offset(rw, zero);
    for (dim, (&size, &stride)) in to.shape.iter().zip(&strides).enumerate() {
        let size = number(rw, size);
        made.set_size(rw, dim, size);
        let stride = number(rw, stride);
        made.set_stride(rw, dim, stride);
    }
    rw.replace(op, made.value)
}
