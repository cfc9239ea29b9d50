//! Which values are live where blocks of one body begin and end.
//!
//! A value is live in a block that it is not made in, where something in the block, or after it on
//! some path, uses it. Each value is followed from its uses backwards by itself, so that the work
//! is as much as what is found.

use std::collections::hash_map::Entry;

use couloir_ir::walk::preorder;
use couloir_ir::{Block, Body, Op, Value};
use rustc_hash::{FxHashMap, FxHashSet};

/// The values that live where each block of a body begins and ends.
pub struct BlockLiveness<'b> {
    body: &'b Body,
    begin: Vec<FxHashSet<Value>>,
    end: Vec<FxHashSet<Value>>,
    /// Of each value, the last op of a block that uses it, or in which it is used.
    last: FxHashMap<(Block, Value), Op>,
    /// The number of each op; of those of one block the later has the higher.
    order: Vec<u32>,
}

/// Where a value lives within a block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Range {
    /// The first op at which it lives.
    pub first: Op,
    /// The last.
    pub last: Op,
}

impl<'b> BlockLiveness<'b> {
    /// That of all values of a body.
    pub fn new(body: &'b Body) -> Self {
        let sets = || vec![FxHashSet::default(); body.num_blocks()];
        let (begin, end, order) = (sets(), sets(), vec![0; body.num_ops()]);
        let mut this = Self { body, begin, end, last: FxHashMap::default(), order };
        let ops = preorder(body, body.roots()).collect::<Vec<_>>();
        for (&op, number) in ops.iter().zip(0..) {
            if let Some(slot) = this.order.get_mut(op.as_u32() as usize) {
                *slot = number;
            }
        }
        let entries = body.roots().iter().copied();
        let regions = entries.chain(ops.iter().flat_map(|&op| body.regions_here(op)).copied());
        let blocks = regions.flat_map(|region| body.region_blocks(region)).collect::<Vec<_>>();
        blocks.iter().flat_map(|&block| body.args(block)).for_each(|&arg| this.follow(arg));
        ops.iter().flat_map(|&op| body.results(op)).for_each(|value| this.follow(value));
        this
    }

    /// Whether a value lives where a block begins.
    pub fn is_live_in(&self, block: Block, value: Value) -> bool {
        self.begin.get(block.as_u32() as usize).is_some_and(|set| set.contains(&value))
    }

    /// Whether a value lives where a block ends.
    pub fn is_live_out(&self, block: Block, value: Value) -> bool {
        self.end.get(block.as_u32() as usize).is_some_and(|set| set.contains(&value))
    }

    /// The values that live where a block begins, in no order.
    pub fn live_in(&self, block: Block) -> impl Iterator<Item = Value> + '_ {
        self.begin.get(block.as_u32() as usize).into_iter().flatten().copied()
    }

    /// The values that live where a block ends, in no order.
    pub fn live_out(&self, block: Block) -> impl Iterator<Item = Value> + '_ {
        self.end.get(block.as_u32() as usize).into_iter().flatten().copied()
    }

    /// Follows a value from its uses; those in a block that has one already go the same way on.
    fn follow(&mut self, value: Value) {
        let body = self.body;
        let Some(home) = body.block_of_value(value) else { return };
        for user in body.uses(value) {
            let mut op = Some(user.op);
            while let Some((at, block)) = op.and_then(|op| Some((op, body.block_of(op)?))) {
                if !self.note(block, value, at) || block == home {
                    break;
                }
                if add(&mut self.begin, block, value) {
                    self.go_back(home, block, value);
                }
                let region = body.region_of(block);
                if region == body.region_of(home) {
                    add(&mut self.end, home, value);
                    break;
                }
                op = region.and_then(|region| body.region_parent(region));
            }
        }
    }

    /// Notes that an op of a block uses a value, or holds what does; whether it is the first.
    fn note(&mut self, block: Block, value: Value, op: Op) -> bool {
        let number = |op: Op| self.order.get(op.as_u32() as usize);
        match self.last.entry((block, value)) {
            Entry::Vacant(entry) => {
                entry.insert(op);
                true
            }
            Entry::Occupied(mut entry) => {
                if number(*entry.get()) < number(op) {
                    entry.insert(op);
                }
                false
            }
        }
    }

    /// A value that lives where a block begins lives where those before it end.
    fn go_back(&mut self, home: Block, block: Block, value: Value) {
        let mut pending = vec![block];
        while let Some(block) = pending.pop() {
            for before in self.body.predecessors(block) {
                add(&mut self.end, before, value);
                if before != home && add(&mut self.begin, before, value) {
                    pending.push(before);
                }
            }
        }
    }

    /// Where a value lives within a block; none where the block is empty.
    pub fn range(&self, block: Block, value: Value) -> Option<Range> {
        let body = self.body;
        let maker = body.defining_op(value).filter(|_| !self.is_live_in(block, value));
        let first = maker.or_else(|| body.first_op(block))?;
        if self.is_live_out(block, value) {
            return Some(Range { first, last: body.last_op(block)? });
        }
        let number = |op: Op| self.order.get(op.as_u32() as usize);
        let last = self.last.get(&(block, value)).copied();
        let last = last.filter(|&op| number(first) < number(op)).unwrap_or(first);
        Some(Range { first, last })
    }

    /// The ops at which a value lives, in no order.
    pub fn ops(&self, value: Value) -> Vec<Op> {
        let body = self.body;
        let mut found = Vec::new();
        let users = body.uses(value).filter_map(|user| body.block_of(user.op));
        let mut pending = body.block_of_value(value).into_iter().chain(users).collect::<Vec<_>>();
        let mut seen = pending.iter().copied().collect::<FxHashSet<_>>();
        let mut once = FxHashSet::default();
        pending.retain(|&block| once.insert(block));
        while let Some(block) = pending.pop() {
            if let Some(range) = self.range(block, value) {
                let next = |&op: &Op| body.next_op(op).filter(|_| op != range.last);
                found.extend(std::iter::successors(Some(range.first), next));
            }
            let last = body.last_op(block).into_iter();
            let next = last.flat_map(|op| body.successors(op));
            let on = next.filter(|&next| self.is_live_in(next, value) && seen.insert(next));
            pending.extend(on);
        }
        found
    }
}

/// Adds a value to those of a block; whether it is new.
fn add(sets: &mut [FxHashSet<Value>], block: Block, value: Value) -> bool {
    sets.get_mut(block.as_u32() as usize).is_some_and(|set| set.insert(value))
}
