//! Simplifying regions: after a round of the greedy driver, blocks and what
//! they pass to one another are brought up to date.
//!
//! Erased are blocks control does not reach, ops and block arguments nothing
//! depends on and, where it is asked for, blocks that do the same as another
//! and arguments that always receive the same value.

use couloir_ir::body::{Block, Body, Op, Region, Value};
use couloir_ir::build::Build;
use rustc_hash::{FxHashMap, FxHashSet};

use super::{liveness, merge};
use crate::rewriter::Rewriter;
use crate::walk;

/// How far regions are simplified.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Simplify {
    /// Not at all.
    Disabled,
    /// Unreachable blocks, dead ops and dead block arguments are erased.
    Normal,
    /// Identical blocks are merged as well, and block arguments dropped that
    /// always receive the same value.
    Aggressive,
}

/// Simplifies all regions of a body; whether anything changed.
pub(super) fn simplify(rw: &mut Rewriter<'_>, level: Simplify) -> bool {
    if level == Simplify::Disabled {
        return false;
    }
    let mut changed = erase_unreachable(rw);
    changed |= liveness::erase_dead(rw);
    if level == Simplify::Aggressive {
        changed |= merge::merge_identical(rw);
        changed |= drop_redundant(rw);
    }
    changed
}

/// All regions of a body, outer ones first.
pub(super) fn all_regions(body: &Body) -> Vec<Region> {
    let mut regions = body.roots().to_vec();
    for op in walk::all_ops(body) {
        if body.nested(op).is_none() {
            regions.extend_from_slice(body.regions(op));
        }
    }
    regions
}

/// Erases blocks that control does not reach from the first of their region.
pub(super) fn erase_unreachable(rw: &mut Rewriter<'_>) -> bool {
    let mut erased = false;
    let mut blocks = walk::Blocks::default();
    for region in all_regions(rw.body()) {
        let body = rw.body();
        let Some(entry) = body.entry_block(region) else { continue };
        if body.next_block(entry).is_none() {
            continue;
        }
        walk::reachable(body, region, &mut blocks);
        let rest = body.region_blocks(region).filter(|block| !blocks.reached(*block));
        for block in rest.collect::<Vec<_>>() {
            rw.erase_block(block);
            erased = true;
        }
    }
    erased
}

/// Drops block arguments that receive the same value from everywhere.
fn drop_redundant(rw: &mut Rewriter<'_>) -> bool {
    let mut dropped = FxHashSet::default();
    for region in all_regions(rw.body()) {
        let incoming = Incoming::of(rw, region);
        for block in rw.body().region_blocks(region).collect::<Vec<_>>() {
            let Some(edges) = incoming.to(block) else { continue };
            for (number, arg) in rw.body().args(block).to_vec().into_iter().enumerate() {
                if let Some(value) = common(rw.body(), edges, number) {
                    rw.replace_all_uses(arg, value);
                    dropped.insert(arg);
                }
            }
        }
    }
    drop_args(rw, |arg| dropped.contains(&arg));
    !dropped.is_empty()
}

/// The value that all edges forward to an argument, if it is one.
fn common(body: &Body, edges: &[Edge], number: usize) -> Option<Value> {
    let mut values = edges.iter().map(|edge| body.operand(edge.op, edge.first + number));
    let first = values.next()??;
    values.all(|value| value == Some(first)).then_some(first)
}

/// Takes away block arguments with what is forwarded to them.
pub(super) fn drop_args(rw: &mut Rewriter<'_>, drop: impl Fn(Value) -> bool) {
    let mut targets = Vec::new();
    for region in all_regions(rw.body()) {
        let body = rw.scope().body;
        let loses = |block: &Block| body.args(*block).iter().any(|&arg| drop(arg));
        targets.extend(body.region_blocks(region).skip(1).filter(loses));
    }
    if targets.is_empty() {
        return;
    }
    let users = targets.iter().flat_map(|&block| branches_to(rw.scope().body, block));
    let mut seen = FxHashSet::default();
    let users = users.filter(|&op| seen.insert(op)).collect::<Vec<_>>();
    for op in users {
        let Some(mut lists) = rw.forwarded(op) else { continue };
        let body = rw.scope().body;
        for (list, block) in lists.iter_mut().zip(body.successors(op)) {
            let mut args = body.args(block).iter();
            list.retain(|_| !args.next().is_some_and(|&arg| drop(arg)));
        }
        rw.set_forwarded(op, &lists);
    }
    for block in targets {
        let args = rw.body().args(block).to_vec();
        rw.body().remove_args(block, |at| args.get(at).is_some_and(|&arg| drop(arg)));
    }
}

/// The ops that branch to a block, each as often as it does.
fn branches_to(body: &Body, block: Block) -> impl Iterator<Item = Op> + '_ {
    body.predecessors(block).filter_map(|block| body.last_op(block))
}

/// One way into a block: the op that branches to it and the first of the
/// operands forwarded to the block's arguments.
pub(super) struct Edge {
    pub(super) op: Op,
    pub(super) first: usize,
}

/// The ways into the blocks of a region.
#[derive(Default)]
pub(super) struct Incoming {
    edges: FxHashMap<Block, Vec<Edge>>,
    /// Blocks to which an op goes that does not say what it forwards.
    unclear: FxHashSet<Block>,
}

impl Incoming {
    pub(super) fn of(rw: &Rewriter<'_>, region: Region) -> Self {
        let mut incoming = Self::default();
        let body = rw.scope().body;
        for op in body.region_blocks(region).filter_map(|block| body.last_op(block)) {
            match rw.view(op).all_forwarded() {
                None => incoming.unclear.extend(body.successors(op)),
                Some(ranges) => {
                    for (block, range) in body.successors(op).zip(ranges) {
                        let edge = Edge { op, first: range.start };
                        incoming.edges.entry(block).or_default().push(edge);
                    }
                }
            }
        }
        incoming
    }

    /// The ways into a block that are known.
    pub(super) fn known(&self, block: Block) -> &[Edge] {
        self.edges.get(&block).map_or(&[], Vec::as_slice)
    }

    /// The ways into a block, where all are known.
    pub(super) fn to(&self, block: Block) -> Option<&[Edge]> {
        let edges = self.edges.get(&block)?;
        (!self.unclear.contains(&block)).then_some(edges)
    }
}
