//! What LLVM functions say about inlining.
//!
//! Allocations of a callee move to the entry block of the caller, with marks
//! of how long the memory is used; memory of a size not known now is freed
//! where the callee returned.

use couloir_ir::op::{Inlining, Trait};
use couloir_ir::{Block, Body, Build, InsertPoint, NewOp, Op, OpRef, Value};

use super::{
    Alloca, Br, Call, Constant, Func, IntrLifetimeEnd, IntrLifetimeStart, IntrStackrestore,
    IntrStacksave, Return, ptr,
};

pub(super) static INLINE: Inlining = Inlining {
    call: is_legal,
    op: |op, _| !NEVER.contains(&op.name()),
    branch: Some(|to, values| Br::build(values, to)),
    inlined: Some(move_allocations),
    ..Inlining::ANY
};

/// Ops that belong to their function, and marks that need a copy of their own.
const NEVER: &[&str] =
    &["llvm.intr.vastart", "llvm.blocktag", "llvm.intr.experimental.noalias.scope.decl"];

/// Attributes of arguments that need more than the value.
const ARGUMENTS: &[&str] = &["llvm.byval", "llvm.inalloca", "llvm.noalias"];

/// Function attributes, passed through, that forbid inlining.
const FUNCTIONS: &[&str] = &["noduplicate", "presplitcoroutine", "returns_twice", "strictfp"];

fn is_legal(call: OpRef<'_>, callable: OpRef<'_>) -> bool {
    let own = [Call::NO_INLINE, Call::ACCESS_GROUPS, Call::ALIAS_SCOPES, Call::NOALIAS_SCOPES];
    let plain_call = own.into_iter().all(|slot| call.prop(slot).is_none());
    let variadic = || {
        let ty = callable.prop(Func::FUNCTION_TYPE).and_then(|ty| ty.as_type(call.ctx()));
        ty.and_then(|ty| super::types::as_func(call.ctx(), ty)).is_none_or(|ty| ty.variadic)
    };
    call.is(Call::def())
        && plain_call
        && callable.is(Func::def())
        && callable.prop(Func::NO_INLINE).is_none()
        && callable.prop(Func::PERSONALITY).is_none()
        && !variadic()
        && !has_any(callable, Func::ARG_ATTRS, ARGUMENTS)
        && !has_any(callable, Func::PASSTHROUGH, FUNCTIONS)
}

/// Whether an array of dictionaries or strings has one of these names.
fn has_any(op: OpRef<'_>, slot: usize, names: &[&str]) -> bool {
    let ctx = op.ctx();
    let items = op.prop(slot).and_then(|items| items.as_array(ctx)).unwrap_or_default();
    items.iter().any(|item| {
        let keys = item.as_dictionary(ctx).unwrap_or_default();
        let text = item.as_text(ctx).is_some_and(|text| names.contains(&text));
        text || keys.iter().any(|(key, _)| names.contains(&ctx.str(*key)))
    })
}

/// An allocation of a size known now.
struct Moved {
    op: Op,
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

fn is(body: &Body, op: Op, def: &'static couloir_ir::OpDef) -> bool {
    body.op(op).name.def() == Some(def)
}

/// Whether it is said how long an allocation is used.
fn has_marks(body: &Body, op: Op) -> bool {
    let marks = [IntrLifetimeStart::def(), IntrLifetimeEnd::def()];
    let mut users = body.results(op).flat_map(|value| body.uses(value));
    users.any(|operand| marks.into_iter().any(|mark| is(body, operand.op, mark)))
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
        build.set_location(location);
        blocks.iter().for_each(|&block| end(build, block, saved, &moved));
    }
}

/// The allocations of known size in the first block, and whether any other
/// is in the blocks.
fn allocations(build: &mut dyn Build, blocks: &[Block]) -> (Vec<Moved>, bool) {
    let mut all = Vec::new();
    let body = build.body();
    for (at, &block) in blocks.iter().enumerate() {
        let own = body.block_ops(block).filter(|&op| is(body, op, Alloca::def()));
        all.extend(own.map(|op| (op, at == 0)));
    }
    let (mut moved, mut dynamic) = (Vec::new(), false);
    for (op, in_first) in all {
        let (count, marked) = size_and_marks(build, op);
        dynamic |= count.is_none();
        if let Some(zero) = count.filter(|_| in_first) {
            moved.push(Moved { op, marked: !zero && !marked });
        }
    }
    (moved, dynamic)
}

/// Whether the size of an allocation is zero, if it is known, and whether it
/// is marked how long it is used.
fn size_and_marks(build: &mut dyn Build, op: Op) -> (Option<bool>, bool) {
    let marked = has_marks(build.body(), op);
    let body = build.body();
    let count = body.operand(op, Alloca::ARRAY_SIZE).and_then(|count| body.defining_op(count));
    let is_constant = count.filter(|&op| is(body, op, Constant::def()));
    let value = is_constant.and_then(|op| body.prop(op, Constant::VALUE));
    let zero = value.and_then(|value| value.as_int(build.ctx()).map(couloir_ir::num::Int::is_zero));
    (zero, marked)
}

/// Moves an allocation, with its size, to a place; its use starts where it was.
fn move_to(build: &mut dyn Build, allocation: &Moved, point: InsertPoint) {
    let op = allocation.op;
    let location = build.body().op(op).location;
    build.set_location(location);
    let body = build.body();
    let Some(count) = body.operand(op, Alloca::ARRAY_SIZE) else { return };
    let Some(pointer) = body.result(op, 0) else { return };
    let (ty, constant) = (body.ty(count), body.defining_op(count));
    let value = constant.and_then(|op| body.prop(op, Constant::VALUE));
    if allocation.marked {
        build.set_point(InsertPoint::Before(op));
        build.insert(NewOp::new(IntrLifetimeStart::def()).operand(pointer));
    }
    if let Some(value) = value {
        build.set_point(point);
        let count = build.insert1(Constant::build(ty, value));
        build.body().set_operand(op, Alloca::ARRAY_SIZE, count);
    }
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
