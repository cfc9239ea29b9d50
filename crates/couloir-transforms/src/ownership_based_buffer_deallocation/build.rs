//! Making ops.

use couloir_dialects::{arith, bufferization, memref, scf};
use couloir_ir::build::{Build, InsertPoint, NewOp};
use couloir_ir::ty::{MemRefType, TypeKind};
use couloir_ir::{Attribute, Block, Location, Op, Type, Value};
use couloir_rewrite::{Rewriter, constant_of};

/// A constant here.
pub(super) fn truth(rw: &mut Rewriter<'_>, value: bool) -> Value {
    let attr = if value { Attribute::TRUE } else { Attribute::FALSE };
    rw.insert1(arith::Constant::build(Type::I1, attr))
}

/// A constant at the start of a block.
pub(super) fn truth_at_start(
    rw: &mut Rewriter<'_>,
    block: Block,
    location: Location,
    value: bool,
) -> Value {
    let start = InsertPoint::start(rw.body(), block);
    rw.set_point(start);
    rw.set_location(location);
    truth(rw, value)
}

/// Whether a value is a constant that holds.
pub(super) fn always_holds(rw: &Rewriter<'_>, value: Value) -> bool {
    let constant = rw.scope().defining_op(value).and_then(constant_of);
    constant == Some(Attribute::TRUE)
}

/// Memory as it was allocated, of what may be a part of it.
pub(super) fn base(rw: &mut Rewriter<'_>, memory: Value) -> Value {
    let ctx = rw.context();
    let ty = rw.ty(memory);
    let (memory, element, space, rank) = match ty.kind(ctx) {
        TypeKind::UnrankedMemRef(element, space) => {
            let memory = scalar(rw, memory, *element, space.expand());
            (memory, *element, space.expand(), 0)
        }
        _ => {
            let Some(ranked) = ty.as_memref(ctx) else { return memory };
            (memory, ranked.element, ranked.memory_space.expand(), ranked.rank())
        }
    };
    let base = MemRefType::get(ctx, &[], element, None, space);
    let types = vec![Type::INDEX; rank];
    let new = memref::ExtractStridedMetadata::build(ctx, base, &types, &types, memory);
    let op = rw.insert(new);
    rw.view(op).result(0).unwrap_or(memory)
}

/// Memory of an unknown number of dimensions as that of one element.
fn scalar(rw: &mut Rewriter<'_>, memory: Value, element: Type, space: Option<Attribute>) -> Value {
    let ctx = rw.context();
    let layout = Attribute::strided_layout(ctx, &[], 0);
    let ty = MemRefType::get(ctx, &[], element, Some(layout), space);
    let list = |items: &[i64]| Attribute::i64_array(ctx, items);
    let (offset, none) = (list(&[0]), list(&[]));
    let new = memref::ReinterpretCast::build(ctx, ty, memory, &[], &[], &[], offset, none, none);
    rw.insert1(new)
}

/// An op that frees memory under conditions, but for what is kept; whether each of these is to be
/// freed.
pub(super) fn dealloc(
    rw: &mut Rewriter<'_>,
    memory: &[Value],
    conditions: &[Value],
    kept: &[Value],
) -> Vec<Value> {
    let types = vec![Type::I1; kept.len()];
    let new = bufferization::Dealloc::build(rw.context(), &types, memory, conditions, kept);
    let new = rw.insert(new);
    rw.view(new).results().collect()
}

/// A copy of memory.
pub(super) fn copy(rw: &mut Rewriter<'_>, memory: Value) -> Value {
    let ty = rw.ty(memory);
    rw.insert1(bufferization::CloneBuffer::build(ty, memory))
}

/// Memory where a condition holds, else a copy of it.
pub(super) fn owned_or_copied(rw: &mut Rewriter<'_>, memory: Value, condition: Value) -> Value {
    let here = rw.point();
    let ty = rw.ty(memory);
    let regions = [false, true].map(|copies| {
        let (region, block) = crate::common::new_region(rw, &[]);
        rw.set_point(InsertPoint::End(block));
        let given = if copies { copy(rw, memory) } else { memory };
        rw.insert(scf::Yield::build(&[given]));
        region
    });
    rw.set_point(here);
    let [then, or_else] = regions;
    rw.insert1(scf::If::build(&[ty], condition, then, or_else))
}

/// Makes an op anew that is given more and gives as many conditions more.
pub(super) fn grown(rw: &mut Rewriter<'_>, op: Op, operands: &[Value], results: usize) -> Op {
    rw.at(op);
    let regions = rw.body().take_regions(op);
    let view = rw.view(op);
    let mut new = NewOp::new(view.def().unwrap_or(scf::If::def()))
        .operands(view.operands().chain(operands.iter().copied()))
        .results(view.result_types().chain(std::iter::repeat_n(Type::I1, results)))
        .attrs(view.body().discardable(op));
    new.props = (0..new.props.len()).map(|slot| view.prop(slot)).collect();
    new.regions = regions.into_iter().collect();
    rw.insert(new)
}
