//! `topological-sort`: ops of graph regions come after those whose values
//! they use, as far as that can be.
//!
//! Upstream goes through the ops left over and over: each time it takes those
//! whose values are all there, in order, and where there is none, the first.
//! The same order is found here by giving each op the number of the round in
//! which it is taken: n log n.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use couloir_ir::body::{Block, Body, Op, Region};
use couloir_ir::op::{RegionKind, Trait};
use couloir_ir::walk::preorder;
use couloir_ir::{Build, Context, OpRef, Scope};
use couloir_pass::PassDef;
use couloir_rewrite::all_ops;
use rustc_hash::FxHashMap;

use crate::common::by_bodies;

/// `topological-sort`
pub static PASS: PassDef = PassDef {
    name: "topological-sort",
    class: "TopologicalSort",
    description: "Sort regions without SSA dominance in topological order",
    anchor: None,
    options: &[],
    ..by_bodies!(|rw, _| sort_body(rw.context(), rw.outer(), rw.body()))
};

fn sort_body(ctx: &Context, outer: Option<&OpRef<'_>>, body: &mut Body) {
    let roots = body.roots().to_vec();
    let mut graphs = outer.map_or_else(Vec::new, |op| graphs_of(*op, &roots));
    let scope = Scope { ctx, body, outer };
    for op in all_ops(body) {
        if body.has_regions(op) && body.nested(op).is_none() {
            graphs.extend(graphs_of(scope.op(op), body.regions(op)));
        }
    }
    for region in graphs {
        for block in body.region_blocks(region).collect::<Vec<_>>() {
            sort(body, block);
        }
    }
}

/// Those of an op's regions that are graphs, of ops that say so.
fn graphs_of(op: OpRef<'_>, regions: &[Region]) -> Vec<Region> {
    if op.def().is_none() {
        return Vec::new();
    }
    let is_graph = |at: &usize| op.region_kind(*at) == RegionKind::Graph;
    (0..regions.len()).filter(is_graph).filter_map(|at| regions.get(at).copied()).collect()
}

/// The ops of a block that are to be sorted: the terminator stays.
fn sorted_ops(body: &Body, block: Block) -> Vec<Op> {
    let mut ops = body.block_ops(block).collect::<Vec<_>>();
    let ends = |op: &Op| body.op(*op).name.def().is_some_and(|def| def.has(Trait::Terminator));
    if ops.last().is_some_and(ends) {
        ops.pop();
    }
    ops
}

fn sort(body: &mut Body, block: Block) {
    let ops = sorted_ops(body, block);
    let order = Schedule::new(body, &ops).order();
    if order.is_sorted() {
        return;
    }
    let end = ops.last().and_then(|&last| body.next_op(last));
    for op in order.into_iter().filter_map(|at| ops.get(at).copied()) {
        body.detach_op(op);
        match end {
            Some(end) => body.insert_before(end, op),
            None => body.append_op(block, op),
        }
    }
}

/// What is left to be done, by the places of ops in their block.
struct Schedule {
    /// The ops that use what an op gives.
    users: Vec<Vec<usize>>,
    /// How many ops each waits for.
    waits: Vec<usize>,
    /// The round in which each can be taken, as far as that is known.
    round: Vec<u64>,
}

impl Schedule {
    fn new(body: &Body, ops: &[Op]) -> Self {
        let tops = tops(body, ops);
        let mut users = vec![Vec::new(); ops.len()];
        let mut waits = vec![0; ops.len()];
        for (&op, &top) in &tops {
            // The order does not matter: only how many there are counts.
            for value in body.operands(op) {
                let from = body.defining_op(value).and_then(|def| tops.get(&def).copied());
                if let Some(from) = from.filter(|&from| from != top)
                    && let (Some(list), Some(count)) = (users.get_mut(from), waits.get_mut(top))
                {
                    list.push(top);
                    *count += 1;
                }
            }
        }
        Schedule { users, waits, round: vec![0; ops.len()] }
    }

    /// The places in the order in which ops are taken.
    fn order(mut self) -> Vec<usize> {
        let mut order = Vec::with_capacity(self.waits.len());
        let mut taken = vec![false; self.waits.len()];
        let waits = self.waits.iter().enumerate();
        let ready = waits.filter(|(_, count)| **count == 0).map(|(at, _)| Reverse((0, at)));
        let mut ready = ready.collect::<BinaryHeap<_>>();
        let (mut first, mut round) = (0, 0);
        while order.len() < taken.len() {
            while let Some(Reverse((at_round, at))) = ready.pop() {
                round = at_round;
                self.take(at, round, &mut taken, &mut order, &mut ready);
            }
            while taken.get(first) == Some(&true) {
                first += 1;
            }
            if first < taken.len() {
                round += 1;
                self.take(first, round, &mut taken, &mut order, &mut ready);
            }
        }
        order
    }

    fn take(
        &mut self,
        at: usize,
        round: u64,
        taken: &mut [bool],
        order: &mut Vec<usize>,
        ready: &mut BinaryHeap<Reverse<(u64, usize)>>,
    ) {
        match taken.get_mut(at) {
            Some(done) if !*done => *done = true,
            _ => return,
        }
        order.push(at);
        for user in self.users.get_mut(at).map(std::mem::take).unwrap_or_default() {
            let (Some(count), Some(own)) = (self.waits.get_mut(user), self.round.get_mut(user))
            else {
                continue;
            };
            *own = (*own).max(round + u64::from(user < at));
            *count -= 1;
            if *count == 0 {
                ready.push(Reverse((*own, user)));
            }
        }
    }
}

/// For each op in some ops of a block, and for these, the place of the op of
/// the block it is in.
fn tops(body: &Body, ops: &[Op]) -> FxHashMap<Op, usize> {
    let mut tops = FxHashMap::default();
    for (at, &op) in ops.iter().enumerate() {
        tops.insert(op, at);
        if body.nested(op).is_none() && body.has_regions(op) {
            tops.extend(preorder(body, body.regions(op)).map(|inner| (inner, at)));
        }
    }
    tops
}
