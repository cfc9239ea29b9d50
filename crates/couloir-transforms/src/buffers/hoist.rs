//! Moving allocations upwards: out of regions and to blocks that come before.

use couloir_dialects::memref;
use couloir_ir::{Block, Op, OpRef, Scope, Value};
use couloir_rewrite::Rewriter;

use super::flow::Flow;
use super::tree::BlockTree;
use super::{allocations, is_known_flow, is_loop};
use crate::common::ops_of;

/// Where allocations are moved to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// To where all that may be the memory is known to be needed, but not out of loops.
    ToDominators,
    /// Out of loops only.
    OutOfLoops,
}

/// An allocation, and the block to move it to.
struct Move {
    op: Op,
    to: Block,
}

/// Moves all allocations of a body that can be.
pub(crate) fn hoist(rw: &mut Rewriter<'_>, kind: Kind) {
    for Move { op, to } in moves(rw.scope(), kind) {
        let at = rw.scope().body.block_of(op);
        if at != Some(to)
            && let Some(before) = start(rw.scope(), op, to)
        {
            rw.move_before(op, before);
        }
    }
}

/// The op of a block that an op is moved before: that which it is in, or the last.
fn start(scope: Scope<'_>, op: Op, block: Block) -> Option<Op> {
    let mut around = std::iter::successors(Some(op), |&op| scope.body.parent_op(op));
    let found = around.find(|&op| scope.body.block_of(op) == Some(block));
    found.or_else(|| scope.body.last_op(block))
}

fn moves(scope: Scope<'_>, kind: Kind) -> Vec<Move> {
    let all = candidates(scope, kind);
    if all.is_empty() {
        return Vec::new();
    }
    let tree = BlockTree::new(scope);
    let join = |a: Option<Block>, b: Option<Block>| tree.common(a?, b?);
    let own = |value: Value| {
        let body = scope.body;
        let users = body.uses(value).map(|user| body.block_of(user.op));
        users.fold(body.block_of_value(value), join)
    };
    let known = Flow::of(scope).gather(own, join);
    let needed = |value: Value| known.get(&value).copied().unwrap_or_else(|| own(value));
    let placed = all.into_iter().filter_map(|(op, memory)| {
        let search = Search { scope, tree: &tree, kind, needed: needed(memory)? };
        Some(Move { op, to: search.place(scope.op(op))? })
    });
    placed.collect()
}

/// The allocations that may be moved, with the memory.
fn candidates(scope: Scope<'_>, kind: Kind) -> Vec<(Op, Value)> {
    let is_alloc = |op: Op| {
        let op = scope.op(op);
        op.is(memref::Alloc::def()) || op.is(memref::Realloc::def())
    };
    let own = allocations(scope).into_iter().filter(|own| is_alloc(own.op));
    let mut all = own.map(|own| (own.op, own.memory)).collect::<Vec<_>>();
    if kind == Kind::OutOfLoops {
        let stack = ops_of(scope.body, memref::Alloca::def()).into_iter();
        all.extend(stack.filter_map(|op| Some((op, scope.body.result(op, 0)?))));
    }
    all
}

/// The search for an allocation's place.
struct Search<'a> {
    scope: Scope<'a>,
    tree: &'a BlockTree,
    kind: Kind,
    /// The block that comes before all that needs the memory.
    needed: Block,
}

impl Search<'_> {
    fn place(&self, op: OpRef<'_>) -> Option<Block> {
        let body = self.scope.body;
        let mut current = op.block()?;
        let mut place = current;
        let bound = self.bound(op);
        while bound.is_none_or(|bound| self.tree.properly_dominates(bound, current)) {
            let region = body.region_of(current)?;
            if !body.is_entry(current) {
                let within = bound.filter(|&bound| body.region_of(bound) == Some(region));
                current = within.or_else(|| body.entry_block(region))?;
                if self.kind == Kind::ToDominators {
                    place = current;
                }
                continue;
            }
            let around = body.region_parent(region).map(|around| self.scope.op(around));
            let Some(around) = around.filter(|&around| self.may_leave(around)) else { break };
            current = around.block()?;
            place = current;
        }
        Some(place)
    }

    /// The block that the allocation may not be moved above.
    fn bound(&self, op: OpRef<'_>) -> Option<Block> {
        let mut given = None;
        for block in op.operands().filter_map(|value| op.body().block_of_value(value)) {
            if given.is_none_or(|given| self.tree.dominates(given, block)) {
                given = Some(block);
            }
        }
        match self.kind {
            Kind::OutOfLoops => given,
            Kind::ToDominators => {
                let below = given.filter(|&own| self.tree.properly_dominates(self.needed, own));
                below.or(Some(self.needed))
            }
        }
    }

    fn may_leave(&self, around: OpRef<'_>) -> bool {
        let allowed = match self.kind {
            Kind::ToDominators => !is_loop(around),
            Kind::OutOfLoops => {
                let outside = around.block().map(|block| self.tree.dominates(self.needed, block));
                is_loop(around) && outside == Some(false)
            }
        };
        allowed && is_known_flow(around)
    }
}
