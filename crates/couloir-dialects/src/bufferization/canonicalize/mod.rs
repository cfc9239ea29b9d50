//! Canonicalization patterns of `bufferization`, in upstream's order for each op.

mod clone;
mod dealloc;

use couloir_ir::body::Op;
use couloir_ir::build::Build;
use couloir_ir::ty::{DYNAMIC, MemRefType, TensorType, TypeKind};
use couloir_ir::{Attribute, Context, OpRef, Type, Value};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::{PatternDef, Rewritten, row};

use super::{AllocTensor, MaterializeInDestination, ToBuffer, ToTensor};
use crate::arith::Constant;
use crate::common::canonicalize::{number_operand, operand_from};
use crate::common::mixed::{Mixed, fixed, fold_list, join, values};
use crate::{memref, tensor};

/// All of them.
pub(crate) static ALL: &[&[PatternDef]] = &[PATTERNS, clone::PATTERNS, dealloc::PATTERNS];

/// Those of what frees memory under conditions.
pub static DEALLOC_PATTERNS: &[PatternDef] = dealloc::PATTERNS;

const PATTERNS: &[PatternDef] = &[
    row("(anonymous namespace)::FoldDimOfAllocTensorOp", tensor::Dim::def, dim_of_alloc)
        .of(AllocTensor::def),
    row("(anonymous namespace)::ReplaceStaticShapeDims", AllocTensor::def, sized),
    row(
        "FoldTensorCastProducerOp",
        MaterializeInDestination::def,
        tensor::canonicalize::without_casts,
    )
    .of_dialect(),
    row("(anonymous namespace)::DimOpFolder", memref::Dim::def, dim_of_buffer).of(ToBuffer::def),
    row("(anonymous namespace)::LoadOfToBuffer", memref::Load::def, load_of_buffer)
        .of(ToBuffer::def),
    row("(anonymous namespace)::ToBufferOfCast", ToBuffer::def, buffer_of_cast),
    row("(anonymous namespace)::ToBufferToTensorFolding", ToBuffer::def, buffer_of_tensor),
    row("(anonymous namespace)::DimOfToTensorFolder", tensor::Dim::def, dim_of_tensor)
        .of(ToTensor::def),
];

/// Sizes that are constants become part of the type; the new tensor is in no space of its own.
fn sized(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let alloc = AllocTensor(view);
    if alloc.copy().is_some() {
        return no_match("the sizes are those of another tensor");
    }
    let (ctx, old) = (view.ctx(), view.ty(alloc.result()));
    let ty = old.as_tensor(ctx).or_no_match("not ranked")?;
    let mut sizes = join(&ty.shape, &alloc.dynamic_sizes());
    if !fold_list(view.scope, &mut sizes, false) {
        return no_match("no size is known");
    }
    let ty = TensorType::with_shape(ty, ctx, &fixed(&sizes));
    let new = AllocTensor::build(rw.context(), ty, &values(&sizes), None, None);
    let new = rw.insert1(new);
    rw.replace_with(op, tensor::Cast::build(old, new));
    Ok(())
}

/// A size of a new tensor is what it was made with, or that of the tensor copied.
fn dim_of_alloc(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let alloc = operand_from(view, 0, AllocTensor::def()).or_no_match("not of a new tensor")?;
    let at = number_operand(view, 1).and_then(|index| usize::try_from(index.int()?.to_i64()?).ok());
    let at = at.or_no_match("the index is not known")?;
    let ty = view.operand_type(0).and_then(|ty| ty.shape(view.ctx())).or_no_match("not ranked")?;
    if ty.get(at) != Some(&DYNAMIC) {
        return no_match("this folds");
    }
    let alloc = AllocTensor(alloc);
    if let Some(copied) = alloc.copy() {
        rw.set_location(alloc.location());
        let index = index_constant(rw, at);
        rw.replace_with(op, tensor::Dim::build(rw.context(), copied, index));
        return Ok(());
    }
    let size = join(ty, &alloc.dynamic_sizes()).get(at).copied();
    let Some(Mixed::Value(size)) = size else { return no_match("no size was given") };
    rw.replace(op, &[size]);
    Ok(())
}

fn index_constant(rw: &mut Rewriter<'_>, at: usize) -> Value {
    let at = i64::try_from(at).unwrap_or(i64::MAX);
    rw.insert1(Constant::build(Type::INDEX, Attribute::index(rw.context(), at)))
}

/// A size of a tensor's memory is that of the tensor.
fn dim_of_buffer(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let buffer = operand_from(view, 0, ToBuffer::def()).or_no_match("not of a buffer")?;
    let (tensor, index) = buffer.operand(0).zip(view.operand(1)).or_no_match("no tensor")?;
    rw.replace_with(op, tensor::Dim::build(rw.context(), tensor, index));
    Ok(())
}

/// A size of the tensor in memory is that of the memory.
fn dim_of_tensor(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let tensor = operand_from(view, 0, ToTensor::def()).or_no_match("not of a buffer")?;
    let (buffer, index) = tensor.operand(0).zip(view.operand(1)).or_no_match("no buffer")?;
    rw.replace_with(op, memref::Dim::build(rw.context(), buffer, index));
    Ok(())
}

/// What is loaded from a tensor's memory is an element of it.
fn load_of_buffer(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let buffer = operand_from(view, 0, ToBuffer::def()).or_no_match("not of a buffer")?;
    let (tensor, ty) = buffer.operand(0).zip(view.result_type(0)).or_no_match("no tensor")?;
    let indices = view.operands().skip(1).collect::<Vec<_>>();
    rw.replace_with(op, tensor::Extract::build(ty, tensor, &indices));
    Ok(())
}

/// The memory type like another, of other sizes.
fn with_shape(ctx: &Context, ty: Type, shape: &[i64]) -> Option<Type> {
    let (element, layout, space) = match ty.kind(ctx) {
        TypeKind::MemRef(ty) => (ty.element, ty.layout.expand(), ty.memory_space.expand()),
        TypeKind::UnrankedMemRef(element, space) => (*element, None, space.expand()),
        _ => return None,
    };
    Some(MemRefType::get(ctx, shape, element, layout, space))
}

/// The memory is cast, not the tensor.
fn buffer_of_cast(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let cast = operand_from(view, 0, tensor::Cast::def()).or_no_match("not of a cast")?;
    let (source, ty) = cast.operand(0).zip(view.result_type(0)).or_no_match("no source")?;
    let shape = view.ty(source).as_tensor(view.ctx()).or_no_match("not ranked")?;
    let own = with_shape(view.ctx(), ty, &shape.shape).or_no_match("not a memref")?;
    let read_only = view.prop(ToBuffer::READ_ONLY);
    let new = rw.insert1(ToBuffer::build(own, source).prop(ToBuffer::READ_ONLY, read_only));
    rw.replace_with(op, memref::Cast::build(ty, new));
    Ok(())
}

/// The memory of the tensor in memory is that memory, cast or copied.
fn buffer_of_tensor(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let tensor = operand_from(view, 0, ToTensor::def()).or_no_match("not of memory")?;
    let (source, ty) = tensor.operand(0).zip(view.result_type(0)).or_no_match("no source")?;
    let from = view.ty(source);
    if from == ty {
        rw.replace(op, &[source]);
        return Ok(());
    }
    let (ctx, location) = (view.ctx(), view.body().value_location(source));
    let ranked = from.as_memref(ctx).zip(ty.as_memref(ctx));
    let copies = ranked.is_some_and(|(from, to)| !always_casts(ctx, from, to));
    if ranked.is_some() {
        // What is made has the place of the memory it is made of.
        rw.set_location(location);
    }
    if copies {
        return copy_to(op, source, ty, rw);
    }
    rw.replace_with(op, memref::Cast::build(ty, source));
    Ok(())
}

/// Whether a cast is right whatever offset and strides turn out to be.
fn always_casts(ctx: &Context, from: &MemRefType, to: &MemRefType) -> bool {
    if from.memory_space != to.memory_space || from.rank() != to.rank() {
        return false;
    }
    let (Some(own), Some(other)) = (from.strides_and_offset(ctx), to.strides_and_offset(ctx))
    else {
        return false;
    };
    let holds = |from: i64, to: i64| from == to || to == DYNAMIC;
    holds(own.1, other.1) && own.0.iter().zip(&other.0).all(|(&from, &to)| holds(from, to))
}

/// Replaces an op by a copy of memory in memory of the op's type.
fn copy_to(op: Op, source: Value, ty: Type, rw: &mut Rewriter<'_>) -> Rewritten {
    let ctx = rw.context();
    let shape = ty.shape(ctx).or_no_match("not ranked")?;
    let mut sizes = Vec::new();
    for at in (0..shape.len()).filter(|&at| shape.get(at) == Some(&DYNAMIC)) {
        let index = index_constant(rw, at);
        sizes.push(rw.insert1(memref::Dim::build(ctx, source, index)));
    }
    let new = rw.insert1(memref::Alloc::build(ctx, ty, &sizes, &[]));
    rw.insert(memref::Copy::build(source, new));
    rw.replace(op, &[new]);
    Ok(())
}

/// The op that a value comes from, when there is one.
fn made_by(op: OpRef<'_>, value: Value) -> Option<OpRef<'_>> {
    op.scope.defining_op(value)
}
