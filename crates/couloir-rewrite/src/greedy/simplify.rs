//! Simplifying regions: after a round of the greedy driver, blocks and what
//! they pass to one another are brought up to date.
//!
//! Erased are blocks control does not reach, ops and block arguments nothing
//! depends on and, where it is asked for, blocks that do the same as another
//! and arguments that always receive the same value.

use couloir_ir::body::{Block, Body, Op, Region, Value};
use couloir_ir::build::Build;
use cranelift_entity::EntityRef;
use rustc_hash::FxHashSet;
use smallvec::SmallVec;

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

/// The regions of a body that have blocks, outer ones first.
pub(super) fn all_regions(body: &Body) -> SmallVec<[Region; 8]> {
    let mut regions = SmallVec::from_slice(body.roots());
    walk::preorder(body, body.roots(), walk::in_order, |op, data| {
        let inside = data.holds() && body.has_regions(op) && body.nested(op).is_none();
        if inside {
            regions.extend_from_slice(body.regions(op));
        }
        inside
    });
    regions
}

/// Those of several blocks.
pub(super) fn branching_regions(body: &Body) -> SmallVec<[Region; 8]> {
    let branches = |region: &Region| body.entry_block(*region) != body.last_block(*region);
    let all = (0..body.num_regions()).map(Region::new);
    let found = all.filter(branches).take(2).collect::<SmallVec<[Region; 8]>>();
    // Most bodies have none but their own, which takes no walk.
    if found.is_empty() || found.as_slice() == body.roots() {
        return found;
    }
    let mut regions = all_regions(body);
    regions.retain(|region| branches(region));
    regions
}

/// Erases blocks that control does not reach from the first of their region.
pub(super) fn erase_unreachable(rw: &mut Rewriter<'_>) -> bool {
    let mut erased = false;
    let mut blocks = walk::Blocks::default();
    for region in branching_regions(rw.body()) {
        let body = rw.body();
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
    let regions = branching_regions(rw.body());
    let incoming = Incoming::of(rw, &regions);
    for &region in &regions {
        let mut next = rw.body().entry_block(region);
        while let Some(block) = next {
            next = rw.body().next_block(block);
            if rw.body().args(block).is_empty() || incoming.is_unclear(block) {
                continue;
            }
            for (number, arg) in rw.body().args(block).to_vec().into_iter().enumerate() {
                if let Some(value) = common(rw.body(), incoming.known(block), number) {
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
fn common<'e>(body: &Body, edges: impl Iterator<Item = &'e Edge>, number: usize) -> Option<Value> {
    let mut values = edges.map(|edge| body.operand(edge.op, edge.first + number));
    let first = values.next()??;
    values.all(|value| value == Some(first)).then_some(first)
}

/// Takes away block arguments with what is forwarded to them.
pub(super) fn drop_args(rw: &mut Rewriter<'_>, drop: impl Fn(Value) -> bool) {
    let mut targets = Vec::new();
    for region in branching_regions(rw.body()) {
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
    /// The next way into the same block.
    next: u32,
}

/// No edge.
const NONE: u32 = u32::MAX;

/// The ways into those blocks of some regions that have arguments.
#[derive(Default)]
pub(super) struct Incoming {
    edges: Vec<Edge>,
    /// For each block by number, its first edge.
    first: SmallVec<[u32; 32]>,
    /// Blocks to which an op goes that does not say what it forwards.
    unclear: FxHashSet<Block>,
}

impl Incoming {
    pub(super) fn of(rw: &Rewriter<'_>, regions: &[Region]) -> Self {
        let body = rw.scope().body;
        if regions.is_empty() {
            return Self::default();
        }
        let first = SmallVec::from_elem(NONE, body.num_blocks());
        let edges = Vec::with_capacity(body.num_blocks());
        let mut incoming = Self { edges, first, ..Self::default() };
        let blocks = regions.iter().flat_map(|&region| body.region_blocks(region));
        for op in blocks.filter_map(|block| body.last_op(block)) {
            if body.successors(op).all(|block| body.args(block).is_empty()) {
                continue;
            }
            match rw.view(op).all_forwarded() {
                None => incoming.unclear.extend(body.successors(op)),
                Some(ranges) => {
                    for (block, range) in body.successors(op).zip(ranges) {
                        incoming.add(block, op, range.start);
                    }
                }
            }
        }
        incoming
    }

    fn add(&mut self, block: Block, op: Op, first: usize) {
        let number = self.edges.len() as u32;
        if let Some(head) = self.first.get_mut(block.index()) {
            let next = std::mem::replace(head, number);
            self.edges.push(Edge { op, first, next });
        }
    }

    /// The ways into a block that are known.
    pub(super) fn known(&self, block: Block) -> impl Iterator<Item = &Edge> {
        let head = self.first.get(block.index()).copied().unwrap_or(NONE);
        let edge = |number: u32| self.edges.get(number as usize);
        std::iter::successors(edge(head), move |at| edge(at.next))
    }

    /// Whether not all ways into a block are known.
    pub(super) fn is_unclear(&self, block: Block) -> bool {
        self.unclear.contains(&block)
    }
}
