//! Allocations of an inlined function.
//!
//! They move to the entry block of the caller, with marks of how long the
//! memory is used; memory of a size not known now is freed where the callee
//! returned.

use couloir_ir::op::{CallSite, Trait};
use couloir_ir::{Attribute, Block, Body, Build, Builder, InsertPoint, NewOp, Op, Value};

use super::is;
use crate::llvm::{
    Alloca, Constant, IntrLifetimeEnd, IntrLifetimeStart, IntrStackrestore, IntrStacksave, Return,
    ptr,
};

/// An allocation of a size known now.
struct Moved {
    op: Op,
    size: Attribute,
    /// Whether it is to be marked how long the memory is used.
    marked: bool,
}

/// The entry block of what allocations around a call belong to.
fn entry_around(body: &Body, call: Op) -> Option<Block> {
    let mut at = call;
    loop {
        let region = body.region_of(body.block_of(at)?)?;
        match body.region_parent(region) {
            Some(op) if !is_scope(body, op) => at = op,
            _ => return body.entry_block(region),
        }
    }
}

fn is_scope(body: &Body, op: Op) -> bool {
    let def = body.op(op).name.def();
    def.is_none_or(|def| {
        def.has(Trait::AutomaticAllocationScope) || def.has(Trait::IsolatedFromAbove)
    })
}

/// Whether it is said how long an allocation is used.
fn has_marks(body: &Body, op: Op) -> bool {
    let marks = [IntrLifetimeStart::def(), IntrLifetimeEnd::def()];
    let mut users = body.results(op).flat_map(|value| body.uses(value));
    users.any(|operand| marks.into_iter().any(|mark| is(body, operand.op, mark)))
}

/// Moves the allocations of a callee.
pub(super) fn run(body: &mut Body, site: &CallSite<'_>, blocks: &[Block]) {
    let Some(&first) = blocks.first() else { return };
    let (ctx, location) = (site.around.ctx(), body.op(site.call).location);
    let point = InsertPoint::start(body, first);
    move_allocations(&mut Builder::new(ctx, body, point, location), site.call, blocks);
}

fn move_allocations(build: &mut dyn Build, call: Op, blocks: &[Block]) {
    let Some(&first) = blocks.first() else { return };
    let Some(entry) = entry_around(build.body(), call).filter(|&entry| entry != first) else {
        return;
    };
    let location = build.location();
    let (moved, dynamic) = allocations(build, blocks);
    let saved = dynamic.then(|| {
        let point = InsertPoint::start(build.body(), first);
        build.set_point(point);
        let pointer = ptr(build.ctx());
        build.insert1(NewOp::new(IntrStacksave::def()).result(pointer))
    });
    let point = InsertPoint::start(build.body(), entry);
    for allocation in &moved {
        move_to(build, allocation, point);
    }
    if saved.is_some() || moved.iter().any(|allocation| allocation.marked) {
        for &block in blocks {
            build.set_location(location);
            end(build, block, saved, &moved);
        }
    }
}

/// The allocations of known size in the first block, and whether any other
/// is in the blocks.
fn allocations(build: &mut dyn Build, blocks: &[Block]) -> (Vec<Moved>, bool) {
    let (mut moved, mut dynamic) = (Vec::new(), false);
    for (at, &block) in blocks.iter().enumerate() {
        let body = build.body();
        let own = body.block_ops(block).filter(|&op| is(body, op, Alloca::def()));
        for op in own.collect::<Vec<_>>() {
            let size = size(build, op);
            dynamic |= if at == 0 { size.is_none() } else { !has_constant_size(build.body(), op) };
            if let Some((value, zero)) = size.filter(|_| at == 0) {
                let marked = !zero && !has_marks(build.body(), op);
                moved.push(Moved { op, size: value, marked });
            }
        }
    }
    (moved, dynamic)
}

/// What makes the size of an allocation, if it is a constant.
fn constant_size(body: &Body, op: Op) -> Option<Op> {
    let size = body.operand(op, Alloca::ARRAY_SIZE).and_then(|size| body.defining_op(size))?;
    body.op(size).name.def()?.has(Trait::ConstantLike).then_some(size)
}

fn has_constant_size(body: &Body, op: Op) -> bool {
    constant_size(body, op).is_some()
}

/// The size of an allocation, if it is a number, and whether that is zero.
fn size(build: &mut dyn Build, op: Op) -> Option<(Attribute, bool)> {
    let body = build.body();
    let constant = constant_size(body, op)?;
    let value = body.prop(constant, body.op(constant).name.def()?.slot("value")?)?;
    let zero = value.as_int(build.ctx()).map(couloir_ir::num::Int::is_zero)?;
    Some((value, zero))
}

/// Moves an allocation, with its size, to a place; its use starts where it was.
fn move_to(build: &mut dyn Build, allocation: &Moved, point: InsertPoint) {
    let op = allocation.op;
    let location = build.body().op(op).location;
    build.set_location(location);
    let body = build.body();
    let Some(count) = body.operand(op, Alloca::ARRAY_SIZE) else { return };
    let Some(pointer) = body.result(op, 0) else { return };
    let ty = body.ty(count);
    if allocation.marked {
        build.set_point(InsertPoint::Before(op));
        build.insert(NewOp::new(IntrLifetimeStart::def()).operand(pointer));
    }
    build.set_point(point);
    let count = build.insert1(Constant::build(ty, allocation.size));
    build.body().set_operand(op, Alloca::ARRAY_SIZE, count);
    build.body().detach_op(op);
    build.body().put_at(point, op);
}

/// Ends the use of allocations where a block returns.
fn end(build: &mut dyn Build, block: Block, saved: Option<Value>, moved: &[Moved]) {
    let body = build.body();
    let Some(last) = body.last_op(block).filter(|&op| is(body, op, Return::def())) else { return };
    build.set_point(InsertPoint::Before(last));
    if let Some(saved) = saved {
        build.insert(NewOp::new(IntrStackrestore::def()).operand(saved));
    }
    for allocation in moved.iter().filter(|allocation| allocation.marked) {
        let location = build.body().op(allocation.op).location;
        if let Some(pointer) = build.body().result(allocation.op, 0) {
            build.set_location(location);
            build.insert(NewOp::new(IntrLifetimeEnd::def()).operand(pointer));
        }
    }
}
