//! `gpu-decompose-memrefs`: in a launch, what is loaded, stored or viewed is found by ops that
//! compute where it is; the sizes and strides they need are taken where the memref is made.

use couloir_dialects::affine::index::Index;
use couloir_dialects::common::mixed::int_constant;
use couloir_dialects::{gpu, memref};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::{Build, InsertPoint};
use couloir_ir::ty::{DYNAMIC, MemRefType};
use couloir_ir::{Attribute, OpRef};
use couloir_pass::PassDef;
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{NoMatch, OrNoMatch, no_match};
use couloir_rewrite::greedy::{RewritePatterns, Rewritten};

use crate::expand_strided_metadata::{
    Source, Strided, linear, reinterpret_cast, source, subview_of,
};
use crate::greedy::greedy;

/// `gpu-decompose-memrefs`
pub static PASS: PassDef = greedy!(
    "gpu-decompose-memrefs",
    "GpuDecomposeMemrefsPass",
    "Decomposes memref index computation into explicit ops.",
    patterns,
    ["affine", "gpu", "memref"]
);

fn patterns() -> RewritePatterns {
    let mut patterns = RewritePatterns::new();
    patterns.add(memref::Load::def(), load);
    patterns.add(memref::Store::def(), store);
    patterns.add(memref::Subview::def(), subview);
    patterns
}

fn load(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let ty = view.result_type(0).or_no_match("no result")?;
    let element = element(op, rw, 0)?;
    rw.replace_with(op, memref::Load::build(ty, element, &[]));
    Ok(())
}

fn store(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let value = rw.view(op).operand(0).or_no_match("no value")?;
    let element = element(op, rw, 1)?;
    rw.replace_with(op, memref::Store::build(value, element, &[]));
    Ok(())
}

fn subview(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let ty = view.result_type(0).or_no_match("no result")?;
    check(view, view.operand(0).or_no_match("no source")?)?;
    rw.at(op);
    let strided = subview_of(op, rw, outside)?;
    let new = reinterpret_cast(rw.context(), ty, &strided);
    rw.replace_with(op, new);
    Ok(())
}

/// The element that an access is to, as a memref of no dimensions. The memref comes at a place
/// among the operands, and the indices after it.
fn element(op: Op, rw: &mut Rewriter<'_>, at: usize) -> Result<Value, NoMatch> {
    let (ctx, view) = (rw.context(), rw.view(op));
    let value = view.operand(at).or_no_match("no memref")?;
    let indices = view.operands().skip(at + 1).collect::<Vec<_>>();
    check(view, value)?;
    if indices.is_empty() {
        return no_match("the memref has no dimensions");
    }
    rw.at(op);
    let source = outside(rw, value)?;
    let mut terms = vec![source.offset];
    for (&index, &stride) in indices.iter().zip(&source.strides) {
        let known = int_constant(rw.scope(), index);
        terms.extend([known.map_or(Index::Value(index), Index::Known), stride]);
    }
    let offset = linear(rw, &terms)?;
    let ty = rw.ty(value).as_memref(ctx).or_no_match("no memref")?;
    let start = match offset {
        Index::Known(offset) => offset,
        Index::Value(_) => DYNAMIC,
    };
    let layout = Some(Attribute::strided_layout(ctx, &[], start));
    let ty = MemRefType::get(ctx, &[], ty.element, layout, ty.memory_space.expand());
    let element = Strided { base: source.base, offset, sizes: Vec::new(), strides: Vec::new() };
    let new = reinterpret_cast(ctx, ty, &element);
    Ok(rw.insert1(new))
}

/// Whether an op is in a launch, and what it is on laid out as it comes or with strides.
fn check(op: OpRef<'_>, value: Value) -> Result<(), NoMatch> {
    let mut around = std::iter::successors(op.parent(), |op| op.parent());
    if !around.any(|op| op.is(gpu::Launch::def())) {
        return no_match("not in a launch");
    }
    let ty = op.ty(value).as_memref(op.ctx()).or_no_match("no memref")?;
    let layout = ty.layout.expand();
    if layout.is_some_and(|layout| layout.as_affine_map(op.ctx()).is_some()) {
        return no_match("the layout is a map");
    }
    ty.strides_and_offset(op.ctx()).or_no_match("the layout is not strided").map(|_| ())
}

/// The metadata of a memref, taken where it is made.
fn outside(rw: &mut Rewriter<'_>, value: Value) -> Result<Source, NoMatch> {
    let here = rw.point();
    let body = rw.scope().body;
    let made = match body.defining_op(value) {
        Some(op) => InsertPoint::after(body, op),
        None => body.as_arg(value).map(|(block, _)| InsertPoint::start(body, block)),
    };
    rw.set_point(made.or_no_match("the memref is made nowhere")?);
    let source = source(rw, value);
    rw.set_point(here);
    source
}
