//! `optimize-allocation-liveness`: memory is freed right after what uses it last.

use couloir_ir::walk::preorder;
use couloir_ir::{Block, Op, Scope, Value};
use couloir_pass::PassDef;
use couloir_rewrite::Rewriter;
use rustc_hash::FxHashMap;

use crate::buffers::flow::Flow;
use crate::buffers::{allocations, frees};
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

fn moves(scope: Scope<'_>) -> Vec<Move> {
    let body = scope.body;
    let mut freed = Vec::new();
    for own in allocations(scope).into_iter().filter(|own| own.is_freed) {
        let mut users = body.uses(own.memory).map(|user| user.op);
        let free = users.find(|&user| frees(scope.op(user), own.memory));
        freed.extend(free.map(|free| (own, free)));
    }
    if freed.is_empty() {
        return Vec::new();
    }
    let frees = freed.iter().map(|(own, free)| (own.memory, *free)).collect::<FxHashMap<_, _>>();
    let ops = preorder(body, body.roots()).collect::<Vec<_>>();
    let places = ops.iter().copied().zip(0usize..).collect::<FxHashMap<_, _>>();
    let own_last = |memory: Value| {
        let users = body.uses(memory).map(|user| user.op);
        let users = users.filter(|user| frees.get(&memory) != Some(user));
        users.filter_map(|user| places.get(&user).copied()).max()
    };
    let last = Flow::of(scope).gather(own_last, std::cmp::max);
    let moved = freed.into_iter().filter_map(|(own, free)| {
        let block =
            body.block_of(own.op).filter(|_| body.block_of(free) == body.block_of(own.op))?;
        let last = last.get(&own.memory).copied().unwrap_or_else(|| own_last(own.memory))?;
        let after = within(scope, *ops.get(last)?, block)?;
        (body.last_op(block) != Some(after)).then_some(Move { free, after })
    });
    moved.collect()
}

/// The op of a block that an op is, or is in.
fn within(scope: Scope<'_>, op: Op, block: Block) -> Option<Op> {
    let body = scope.body;
    let mut around = std::iter::successors(Some(op), |&op| body.parent_op(op));
    around.find(|&op| body.block_of(op) == Some(block))
}
