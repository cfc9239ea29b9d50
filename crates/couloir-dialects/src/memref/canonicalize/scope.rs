//! `memref.alloca_scope`: scopes in which nothing is allocated, or that end
//! with the scope around them, are none.

use couloir_ir::body::{Body, Op};
use couloir_ir::build::{Build, InsertPoint, NewOp};
use couloir_ir::op::{EffectKind, Effects, Trait};
use couloir_ir::walk::postorder;
use couloir_ir::{OpRef, Value};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::{PatternDef, Rewritten};

use super::row;
use crate::memref::{Alloca, AllocaScope};

pub(super) const SCOPES: &[PatternDef] = &[
    row("AllocaScopeInliner", AllocaScope::def, inline),
    row("AllocaScopeHoister", AllocaScope::def, hoist),
];

/// Whether an op is known to allocate on the stack.
fn allocates(op: OpRef<'_>) -> bool {
    op.is(Alloca::def()) || op.is(crate::llvm::Alloca::def())
}

/// Whether an op may allocate on the stack, apart from what is in it.
fn may_allocate(op: OpRef<'_>) -> bool {
    if op.has(Trait::RecursiveMemoryEffects) || op.has(Trait::NoMemoryEffect) {
        return false;
    }
    let Some(effects) = op.def().and_then(|def| def.hooks.effects) else { return true };
    let mut list = Effects::default();
    effects(op, &mut list);
    allocates(op) && list.0.iter().any(|effect| effect.kind == EffectKind::Allocate)
}

/// Whether what is in a scope may allocate on the stack of that scope.
fn holds_allocation(scope: OpRef<'_>) -> bool {
    let body = scope.body();
    let mut pending = inside(body, scope.op);
    while let Some(op) = pending.pop() {
        let view = scope.scope.op(op);
        if may_allocate(view) {
            return true;
        }
        if !view.has(Trait::AutomaticAllocationScope) && body.nested(op).is_none() {
            pending.extend(inside(body, op));
        }
    }
    false
}

fn inside(body: &Body, op: Op) -> Vec<Op> {
    if !body.has_regions(op) || body.nested(op).is_some() {
        return Vec::new();
    }
    let blocks = body.regions(op).iter().flat_map(|&region| body.region_blocks(region));
    blocks.flat_map(|block| body.block_ops(block)).collect()
}

/// Whether only a terminator follows an op in a region of one block.
fn is_last(op: OpRef<'_>) -> bool {
    let body = op.body();
    let next = body.next_op(op.op).map(|next| op.scope.op(next));
    let alone = |block| body.next_block(block).is_none() && body.prev_block(block).is_none();
    let is_end = |next: OpRef<'_>| body.next_op(next.op).is_none() && may_end(next);
    next.is_some_and(is_end) && op.block().is_some_and(alone)
}

fn may_end(op: OpRef<'_>) -> bool {
    op.def().is_none() || op.has(Trait::Terminator)
}

/// The scope's ops go where it stands.
fn inline(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let around = view.parent();
    let in_scope = around.is_some_and(|around| around.has(Trait::AutomaticAllocationScope));
    if holds_allocation(view) && !(in_scope && is_last(view)) {
        return no_match("memory would be freed later");
    }
    let body = view.body();
    let region = *body.regions(op).first().or_no_match("no body")?;
    let block = body.entry_block(region).or_no_match("no block")?;
    let end = body.last_op(block).or_no_match("no terminator")?;
    let results = body.operands(end).collect::<Vec<_>>();
    rw.inline_block_before(block, op, &[]);
    rw.replace(op, &results);
    rw.erase(end);
    Ok(())
}

/// The op in the scope around that an op is in, and the region between.
fn outermost(op: OpRef<'_>) -> Option<OpRef<'_>> {
    let mut at = op.parent()?;
    if at.has(Trait::AutomaticAllocationScope) || !is_last(op) || !is_last(at) {
        return None;
    }
    loop {
        let around = at.parent()?;
        if around.has(Trait::AutomaticAllocationScope) {
            return Some(at);
        }
        at = around;
        if !is_last(at) {
            return None;
        }
    }
}

/// Allocations in a scope, however deep, belong to the scope around where they are at its end.
fn hoist(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let to = outermost(view).or_no_match("something follows, or there is no scope around")?;
    let allocations = postorder(view.body(), view.body().regions(op)).map(|op| view.scope.op(op));
    let free = |op: &OpRef<'_>| op.operands().all(|value| !is_inside(op.body(), value, to.op));
    let allocations = allocations.filter(|&op| allocates(op)).filter(free);
    let allocations = allocations.map(|op| op.op).collect::<Vec<_>>();
    if allocations.is_empty() {
        return no_match("there is nothing to hoist");
    }
    let to = to.op;
    for allocation in allocations {
        let new = copy_of(rw.view(allocation));
        let location = rw.body().op(allocation).location;
        rw.set_point(InsertPoint::Before(to));
        rw.set_location(location);
        let value = rw.insert1(new);
        rw.replace(allocation, &[value]);
    }
    Ok(())
}

/// Whether a value is defined inside an op.
fn is_inside(body: &Body, value: Value, op: Op) -> bool {
    let block = body.block_of_value(value);
    let parent = |block| body.region_of(block).and_then(|region| body.region_parent(region));
    let mut around = std::iter::successors(block.and_then(parent), |&op| body.parent_op(op));
    around.any(|parent| parent == op)
}

/// An op like this one.
fn copy_of(op: OpRef<'_>) -> NewOp {
    let slots = op.def().map_or(0, |def| def.attrs.len());
    let new = NewOp::new(Alloca::def()).operands(op.operands()).results(op.result_types());
    let new = new.attrs(op.body().discardable(op.op));
    (0..slots).fold(new, |new, slot| new.prop(slot, op.prop(slot)))
}
