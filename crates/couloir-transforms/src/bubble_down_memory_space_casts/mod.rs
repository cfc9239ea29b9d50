//! `bubble-down-memory-space-casts`: ops on memory that was cast to the default
//! memory space work on what was cast; of their results, the casts come after.

use couloir_dialects::common::region_branch::like;
use couloir_dialects::{memref, vector};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::{Build, InsertPoint};
use couloir_ir::ty::{MemRefType, TypeKind};
use couloir_ir::{Attribute, Context, Location, OpDef, OpRef, Type};
use couloir_pass::PassDef;
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::{RewritePatterns, Rewritten};

use crate::greedy::greedy;

/// `bubble-down-memory-space-casts`
pub static PASS: PassDef = greedy!(
    "bubble-down-memory-space-casts",
    "BubbleDownMemorySpaceCasts",
    "Bubbles down memory-space cast operations.",
    patterns,
    []
);

/// Ops that casts go past, and which operand may be cast.
static CONSUMERS: &[(&OpDef, usize)] = &[
    (memref::AssumeAlignment::def(), 0),
    (memref::AtomicRmw::def(), 1),
    (memref::Cast::def(), 0),
    (memref::CollapseShape::def(), 0),
    (memref::ExpandShape::def(), 0),
    (memref::Load::def(), 0),
    (memref::ReinterpretCast::def(), 0),
    (memref::Reshape::def(), 0),
    (memref::Store::def(), 1),
    (memref::Subview::def(), 0),
    (memref::Transpose::def(), 0),
    (memref::View::def(), 0),
    (vector::CompressStore::def(), 0),
    (vector::ExpandLoad::def(), 0),
    (vector::Gather::def(), 0),
    (vector::Load::def(), 0),
    (vector::MaskedLoad::def(), 0),
    (vector::MaskedStore::def(), 0),
    (vector::Scatter::def(), 0),
    (vector::Store::def(), 1),
    (vector::TransferRead::def(), 0),
    (vector::TransferWrite::def(), 1),
];

fn patterns() -> RewritePatterns {
    let mut patterns = RewritePatterns::new();
    for &(def, at) in CONSUMERS {
        patterns.add(def, move |op, rw| bubble_down(op, rw, at));
    }
    patterns
}

fn is_memory(ctx: &Context, ty: Type) -> bool {
    matches!(ty.kind(ctx), TypeKind::MemRef(_) | TypeKind::UnrankedMemRef(..))
}

/// The memory space of a memref type, ranked or not, where it is not the default.
fn space_of(ctx: &Context, ty: Type) -> Option<Attribute> {
    match ty.kind(ctx) {
        TypeKind::MemRef(memref) => memref.memory_space.expand(),
        TypeKind::UnrankedMemRef(_, space) => space.expand(),
        _ => None,
    }
}

fn with_space(ctx: &Context, ty: Type, space: Option<Attribute>) -> Type {
    match ty.kind(ctx) {
        TypeKind::MemRef(memref) => {
            let layout = memref.layout.expand();
            MemRefType::get(ctx, &memref.shape, memref.element, layout, space)
        }
        TypeKind::UnrankedMemRef(element, _) => {
            Type::get(ctx, TypeKind::UnrankedMemRef(*element, space.into()))
        }
        _ => ty,
    }
}

/// What an operand was before it was cast to the default memory space, its space, and where the
/// cast came from.
fn uncast(op: OpRef<'_>, at: usize) -> Option<(Value, Attribute, Location)> {
    let ctx = op.ctx();
    let value = op.operand(at)?;
    let cast = op.scope.defining_op(value)?;
    let source = cast.operand(0).filter(|_| cast.is(memref::MemorySpaceCast::def()))?;
    let to_default = space_of(ctx, op.ty(value)).is_none();
    let from = space_of(ctx, op.ty(source)).filter(|_| to_default)?;
    Some((source, from, cast.location()))
}

fn bubble_down(op: Op, rw: &mut Rewriter<'_>, at: usize) -> Rewritten {
    let ctx = rw.context();
    let view = rw.view(op);
    let uncast = uncast(view, at).or_no_match("not of a cast to the default space")?;
    let (source, space, location) = uncast;
    let memories = view.result_types().filter(|&ty| is_memory(ctx, ty)).count();
    if memories == 0 {
        rw.set_operand(op, at, source);
        return Ok(());
    }
    let Some(ty) = view.result_type(0).filter(|_| memories == 1) else {
        return no_match("more than one memref results");
    };
    let mut new = like(view).result(with_space(ctx, ty, Some(space)));
    if let Some(operand) = new.operands.get_mut(at) {
        *operand = source;
    }
    rw.at(op);
    let new = rw.insert1(new);
    rw.set_point(InsertPoint::Before(op));
    rw.set_location(location);
    rw.replace_with(op, memref::MemorySpaceCast::build(ty, new));
    Ok(())
}
