//! `memref.extract_strided_metadata` and `extract_aligned_pointer_as_index` of
//! what is made in sight.

use couloir_dialects::memref;
use couloir_ir::OpRef;
use couloir_ir::body::{Op, Value};
use couloir_ir::build::Build;
use couloir_ir::ty::DYNAMIC;
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{NoMatch, OrNoMatch, no_match};
use couloir_rewrite::greedy::Rewritten;

use super::views::{self, Source, Strided, base_type, mixed, reinterpret_cast, source};
use couloir_dialects::affine::index::{Index, apply};

/// Computes the metadata of a view or an allocation.
pub(super) fn rewrite(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let value = rw.view(op).operand(0).or_no_match("no source")?;
    let from = rw.scope().defining_op(value).or_no_match("the source is an argument")?.op;
    rw.at(op);
    let found = match views::of_view(from, rw)? {
        Some(found) => found,
        None => of_other(op, from, rw)?,
    };
    let mut values = vec![found.base, found.offset.value(rw)];
    for index in found.sizes.into_iter().chain(found.strides) {
        values.push(index.value(rw));
    }
    rw.replace(op, &values);
    Ok(())
}

fn of_other(op: Op, from: Op, rw: &mut Rewriter<'_>) -> Result<Strided, NoMatch> {
    let view = rw.view(from);
    let is = |def| view.is(def);
    if is(memref::Alloc::def()) || is(memref::Alloca::def()) || is(memref::GetGlobal::def()) {
        return allocation(op, from, rw);
    }
    if is(memref::ReinterpretCast::def()) {
        return reinterpreted(from, rw);
    }
    if is(memref::Cast::def()) || is(memref::AssumeAlignment::def()) {
        let value = view.operand(0).or_no_match("no source")?;
        return source(rw, value).map(passed_on);
    }
    if is(memref::MemorySpaceCast::def()) {
        return other_space(op, from, rw);
    }
    if is(memref::ExtractStridedMetadata::def()) {
        let base = view.result(0).or_no_match("no base buffer")?;
        let (offset, sizes, strides) = (Index::Known(0), Vec::new(), Vec::new());
        return Ok(Strided { base, offset, sizes, strides });
    }
    no_match("the source is none that can be looked through")
}

fn passed_on(source: Source) -> Strided {
    let Source { base, offset, sizes, strides } = source;
    Strided { base, offset, sizes, strides }
}

fn reinterpreted(from: Op, rw: &mut Rewriter<'_>) -> Result<Strided, NoMatch> {
    let view = memref::ReinterpretCast(rw.view(from));
    let offsets = mixed(*view, memref::ReinterpretCast::OFFSETS, view.static_offsets());
    let sizes = mixed(*view, memref::ReinterpretCast::SIZES, view.static_sizes());
    let strides = mixed(*view, memref::ReinterpretCast::STRIDES, view.static_strides());
    let value = view.source();
    let &offset = offsets.first().or_no_match("no offset")?;
    let base = source(rw, value)?.base;
    Ok(Strided { base, offset, sizes, strides })
}

fn other_space(op: Op, from: Op, rw: &mut Rewriter<'_>) -> Result<Strided, NoMatch> {
    let value = rw.view(from).operand(0).or_no_match("no source")?;
    let ty = rw.view(op).result_type(0).or_no_match("no base buffer")?;
    let mut found = passed_on(source(rw, value)?);
    if is_used(rw, op) {
        found.base = rw.insert1(memref::MemorySpaceCast::build(ty, found.base));
    }
    Ok(found)
}

/// Whether the base buffer is used.
fn is_used(rw: &Rewriter<'_>, op: Op) -> bool {
    let base = rw.view(op).result(0);
    base.is_some_and(|base| !rw.scope().body.is_unused(base))
}

/// An allocation or a global: row-major from its start.
fn allocation(op: Op, from: Op, rw: &mut Rewriter<'_>) -> Result<Strided, NoMatch> {
    let ctx = rw.context();
    let view = rw.view(from);
    let value = view.result(0).or_no_match("no result")?;
    let ty = rw.ty(value).as_memref(ctx).or_no_match("expected a ranked memref")?;
    if ty.layout.expand().is_some() {
        return no_match("the layout is not the identity");
    }
    let sizes = sizes(view, &ty.shape);
    let mut strides = vec![Index::Known(1); sizes.len()];
    let mut stride = Index::Known(1);
    for (&size, slot) in sizes.iter().zip(&mut strides).rev() {
        *slot = stride;
        let next = apply(rw, &[stride, size], |b, s| match *s {
            [stride, size] => b.mul(stride, size),
            _ => b.constant(1),
        });
        stride = next.or_no_match("the expression is too large")?;
    }
    let base = match sizes.is_empty() || !is_used(rw, op) {
        true => value,
        false => rank_0(rw, value, base_type(ctx, ty)),
    };
    Ok(Strided { base, offset: Index::Known(0), sizes, strides })
}

fn sizes(view: OpRef<'_>, shape: &[i64]) -> Vec<Index> {
    let mut dynamic = view.operands();
    let one = |&size: &i64| match size {
        DYNAMIC => dynamic.next().map(Index::Value),
        _ => Some(Index::Known(size)),
    };
    shape.iter().filter_map(one).collect()
}

/// A memref's start as a memref of rank 0.
fn rank_0(rw: &mut Rewriter<'_>, base: Value, ty: couloir_ir::Type) -> Value {
    let (offset, sizes, strides) = (Index::Known(0), Vec::new(), Vec::new());
    let new = reinterpret_cast(rw.context(), ty, &Strided { base, offset, sizes, strides });
    rw.insert1(new)
}

/// The pointer of a subview, or of memory that is reinterpreted, is that of
/// the memory itself; upstream looks through no other views.
pub(super) fn aligned_pointer(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let value = rw.view(op).operand(0).or_no_match("no source")?;
    let from = rw.scope().defining_op(value).or_no_match("the source is an argument")?;
    if !from.is(memref::Subview::def()) && !from.is(memref::ReinterpretCast::def()) {
        return no_match("the source is no view that can be looked through");
    }
    let source = from.operand(0).or_no_match("no source")?;
    rw.set_operand(op, 0, source);
    Ok(())
}
