//! `optimize-allocation-liveness`: memory is freed right after what uses it last.

use couloir_ir::walk::{postorder, preorder};
use couloir_ir::{Block, Op, Scope, Value};
use couloir_pass::PassDef;
use couloir_rewrite::Rewriter;
use rustc_hash::FxHashMap;

use crate::buffers::flow::Flow;
use crate::buffers::{allocated, freed_by};
use crate::common::by_bodies;

/// `optimize-allocation-liveness`
pub static PASS: PassDef = PassDef {
    name: "optimize-allocation-liveness",
    class: "OptimizeAllocationLivenessPass",
    description: "This pass optimizes the liveness of temp allocations in the input function",
    anchor: Some("func.func"),
    loads: &["memref"],
    ..by_bodies!(|rw, _| run(rw))
};

/// What frees memory, and what it is put after.
struct Move {
    free: Op,
    after: Op,
}

fn run(rw: &mut Rewriter<'_>) {
    for Move { free, after } in moves(rw.scope()) {
        let next = rw.scope().body.next_op(after);
        if let Some(next) = next.filter(|&next| next != free) {
            rw.move_before(free, next);
        }
    }
}

/// Memory, the op that allocates it, and the one that frees it.
struct Freed {
    op: Op,
    memory: Value,
    free: Op,
}

/// The memory of an op that allocates some that one op frees. Of an op that frees it by
/// allocating it anew, nothing may be used, since that would come before it.
fn freed(scope: Scope<'_>, op: Op) -> Option<Freed> {
    let memory = allocated(scope.op(op))?;
    let mut frees = freed_by(scope, memory);
    let (Some(free), None) = (frees.next(), frees.next()) else { return None };
    let is_unused = scope.body.results(free).all(|result| scope.body.is_unused(result));
    is_unused.then_some(Freed { op, memory, free })
}

fn moves(scope: Scope<'_>) -> Vec<Move> {
    let body = scope.body;
    let freed = postorder(body, body.roots()).filter_map(|op| freed(scope, op)).collect::<Vec<_>>();
    if freed.is_empty() {
        return Vec::new();
    }
    let frees = freed.iter().map(|own| (own.memory, own.free)).collect::<FxHashMap<_, _>>();
    let ops = preorder(body, body.roots()).collect::<Vec<_>>();
    let places = ops.iter().copied().zip(0usize..).collect::<FxHashMap<_, _>>();
    let own_last = |memory: Value| {
        let users = body.uses(memory).map(|user| user.op);
        let users = users.filter(|user| frees.get(&memory) != Some(user));
        users.filter_map(|user| places.get(&user).copied()).max()
    };
    let last = Flow::of(scope).gather(own_last, std::cmp::max);
    let moved = freed.into_iter().filter_map(|own| {
        let block = body.block_of(own.op)?;
        if body.block_of(own.free) != Some(block) {
            return None;
        }
        let last = last.get(&own.memory).copied().unwrap_or_else(|| own_last(own.memory))?;
        let after = within(scope, *ops.get(last)?, block)?;
        (body.last_op(block) != Some(after)).then_some(Move { free: own.free, after })
    });
    moved.collect()
}

/// The op of a block that an op is, or is in.
fn within(scope: Scope<'_>, op: Op, block: Block) -> Option<Op> {
    let body = scope.body;
    let mut around = std::iter::successors(Some(op), |&op| body.parent_op(op));
    around.find(|&op| body.block_of(op) == Some(block))
}
