//! Which memory is needed at the start of a block, there or later, and was there before it.

use std::cmp::Ordering;

use couloir_ir::walk::preorder;
use couloir_ir::{Block, Body, Op, Region, Scope, Value};

use rustc_hash::{FxHashMap, FxHashSet};

use crate::common::is_memory;

/// Where a value stands among others: arguments by their number come first, then results by the
/// place of their op in its block.
type Place = (bool, usize);

/// The memory that blocks need of each other.
pub(super) struct Live {
    /// For each block what is needed in it and made elsewhere, in the order of places.
    needed: FxHashMap<Block, Vec<Value>>,
    /// For each block what is made in it and needed in others of its region, in the same order.
    /// Control may never get from it to these.
    leaving: FxHashMap<Block, Vec<Value>>,
}

impl Live {
    /// That in a body.
    pub(super) fn of(scope: Scope<'_>) -> Self {
        let mut found = FxHashMap::<Block, Vec<(Place, Value)>>::default();
        let mut leaving = FxHashMap::<Block, Vec<Value>>::default();
        for (place, value) in memory(scope) {
            add(scope.body, place, value, &mut found);
            if let Some(own) = left(scope.body, value) {
                leaving.entry(own).or_default().push(value);
            }
        }
        let sorted = |mut all: Vec<(Place, Value)>| {
            all.sort_by(|a, b| a.0.cmp(&b.0).then(Ordering::Equal));
            all.into_iter().map(|(_, value)| value).collect()
        };
        let needed = found.into_iter().map(|(block, all)| (block, sorted(all))).collect();
        Self { needed, leaving }
    }

    /// That of a block.
    pub(super) fn at(&self, block: Block) -> &[Value] {
        self.needed.get(&block).map(Vec::as_slice).unwrap_or_default()
    }

    /// What a block makes that other blocks need.
    pub(super) fn leaving(&self, block: Block) -> &[Value] {
        self.leaving.get(&block).map(Vec::as_slice).unwrap_or_default()
    }
}

/// All regions in a body, each before those in it.
pub(super) fn regions(body: &Body) -> Vec<Region> {
    let nested = preorder(body, body.roots()).flat_map(|op| body.regions_here(op).iter().copied());
    body.roots().iter().copied().chain(nested).collect()
}

/// All values of a body that are memory, with their places.
fn memory(scope: Scope<'_>) -> Vec<(Place, Value)> {
    let body = scope.body;
    let is_memory = |value: Value| is_memory(scope.ctx, body.ty(value));
    let mut all = Vec::new();
    for block in regions(body).into_iter().flat_map(|region| body.region_blocks(region)) {
        let args = body.args(block).iter().enumerate().map(|(at, &arg)| ((false, at), arg));
        all.extend(args.filter(|&(_, arg)| is_memory(arg)));
        for (at, op) in body.block_ops(block).enumerate() {
            let results = body.results(op).filter(|&value| is_memory(value));
            all.extend(results.map(|value| ((true, at), value)));
        }
    }
    all
}

/// The block that makes a value, where another of its region needs it.
fn left(body: &Body, value: Value) -> Option<Block> {
    let own = body.block_of_value(value)?;
    let region = body.region_of(own)?;
    let mut seen = FxHashSet::default();
    let mut is_elsewhere = |op: Op| {
        let around = std::iter::successors(Some(op), |&op| body.parent_op(op));
        let mut blocks = around.map_while(|op| body.block_of(op).filter(|&at| seen.insert(at)));
        blocks.any(|block| block != own && body.region_of(block) == Some(region))
    };
    body.uses(value).any(|user| is_elsewhere(user.op)).then_some(own)
}

/// Adds a value to all blocks in which it is needed, going back from its uses.
fn add(body: &Body, place: Place, value: Value, found: &mut FxHashMap<Block, Vec<(Place, Value)>>) {
    let own = body.block_of_value(value);
    let mut seen = FxHashSet::default();
    let users = body.uses(value).map(|user: couloir_ir::body::OperandUse| user.op);
    let mut pending = users.filter_map(|op: Op| body.block_of(op)).collect::<Vec<_>>();
    while let Some(block) = pending.pop() {
        if Some(block) == own || !seen.insert(block) {
            continue;
        }
        found.entry(block).or_default().push((place, value));
        pending.extend(body.predecessors(block));
        if body.is_entry(block) {
            let around = body.region_of(block).and_then(|region| body.region_parent(region));
            pending.extend(around.and_then(|op| body.block_of(op)));
        }
    }
}
