//! Lowers `bufferization.clone`: an allocation and a copy.

use couloir_dialects::{arith, bufferization, memref};
use couloir_ir::build::Build;
use couloir_ir::ty::{DYNAMIC, MemRefType};
use couloir_ir::{Op, Type, Value};
use couloir_rewrite::convert::{
    ConversionRewriter, Lowered, NoMatch, Operands, OrNoMatch, no_match,
};

use crate::structured_build::{count, index, list, store};

pub(super) fn rewrite(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let ty = rw.view(op).result_type(0).or_no_match("no result")?;
    let source = new.one(0).or_no_match("no source")?;
    let memory = match ty.as_memref(ctx) {
        Some(memref) => ranked(op, rw, source, ty, memref)?,
        None => unranked(rw, source, ty),
    };
    rw.insert(memref::Copy::build(source, memory));
    rw.replace(op, memory)
}

/// Allocates memory of a type for a clone.
fn ranked(
    op: Op,
    rw: &mut ConversionRewriter<'_>,
    source: Value,
    ty: Type,
    memref: &MemRefType,
) -> Result<Value, NoMatch> {
    let ctx = rw.context();
    let plain =
        MemRefType::get(ctx, &memref.shape, memref.element, None, memref.memory_space.expand());
    let casts = memref::Cast::def().hooks.cast;
    if memref.layout.is_some() && !casts.is_some_and(|casts| casts(ctx, &[plain], &[ty])) {
        return no_match("memory without a layout cannot be cast to it");
    }
    // Upstream looks at what there was before the conversion.
    let before = rw.view(op).operand(0).and_then(|value| rw.scope().defining_op(value));
    let is_clone = before.is_some_and(|before| before.is(bufferization::CloneBuffer::def()));
    let mut sizes = Vec::new();
    for (at, _) in (0..).zip(&*memref.shape).filter(|(_, size)| **size == DYNAMIC) {
        let at = index(rw, at);
        let new = memref::Dim::build(ctx, source, at);
        sizes.push(if is_clone { rw.insert1(new) } else { rw.insert_folded(new) });
    }
    let memory = rw.insert1(memref::Alloc::build(ctx, plain, &sizes, &[]));
    let is_plain = memref.layout.is_none();
    Ok(if is_plain { memory } else { rw.insert1(memref::Cast::build(ty, memory)) })
}

/// The same where the number of dimensions is not known.
fn unranked(rw: &mut ConversionRewriter<'_>, source: Value, ty: Type) -> Value {
    let ctx = rw.context();
    let (zero, one) = (index(rw, 0), index(rw, 1));
    let rank = rw.insert1(memref::Rank::build(ctx, source));
    let sizes = list(ctx, None, Type::INDEX);
    let shape = rw.insert1(memref::Alloca::build(ctx, sizes, &[rank], &[]));
    let all = count(rw, [zero, rank, one], &[one], |rw, args| {
        let &[at, product] = args else { return Vec::new() };
        let size = rw.insert1(memref::Dim::build(ctx, source, at));
        store(rw, size, shape, at);
        vec![rw.insert1(arith::Muli::build(ctx, Type::INDEX, product, size))]
    });
    let flat = list(ctx, None, ty.element_or_self(ctx));
    let memory = rw.insert1(memref::Alloc::build(ctx, flat, &all, &[]));
    rw.insert1(memref::Reshape::build(ty, memory, shape))
}
