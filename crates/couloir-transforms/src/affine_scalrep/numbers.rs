//! The ops of a body by number: in the order in which control may come to them.
//!
//! The numbers of the ops of a block, with all that is in them, follow each other. Of several
//! blocks those come first that dominate others.

use couloir_ir::{Block, Body, Op, Region};
use rustc_hash::{FxHashMap, FxHashSet};

/// From a number to before another.
pub(super) type Span = (u32, u32);

#[derive(Default)]
pub(super) struct Numbers {
    ops: FxHashMap<Op, Span>,
    blocks: FxHashMap<Block, Span>,
    regions: FxHashMap<Region, Span>,
}

enum Step {
    Region(Region),
    Block(Block),
    Op(Op),
    EndOp(Op),
    EndBlock(Block),
    EndRegion(Region),
}

impl Numbers {
    /// The numbers of all ops, which are given in order.
    pub(super) fn of(body: &Body) -> (Self, Vec<Op>) {
        let (mut this, mut all) = (Self::default(), Vec::new());
        let mut pending =
            body.roots().iter().rev().map(|&own| Step::Region(own)).collect::<Vec<_>>();
        while let Some(step) = pending.pop() {
            let at = u32::try_from(all.len()).unwrap_or(u32::MAX);
            match step {
                Step::Region(region) => {
                    this.regions.insert(region, (at, at));
                    pending.push(Step::EndRegion(region));
                    pending.extend(in_order(body, region).into_iter().rev().map(Step::Block));
                }
                Step::Block(block) => {
                    this.blocks.insert(block, (at, at));
                    let first = pending.len();
                    pending.push(Step::EndBlock(block));
                    pending.extend(body.block_ops(block).map(Step::Op));
                    pending.get_mut(first + 1..).unwrap_or_default().reverse();
                }
                Step::Op(op) => {
                    this.ops.insert(op, (at, at.saturating_add(1)));
                    all.push(op);
                    let regions = body.regions_here(op);
                    if !regions.is_empty() {
                        pending.push(Step::EndOp(op));
                        pending.extend(regions.iter().rev().map(|&own| Step::Region(own)));
                    }
                }
                Step::EndOp(op) => end(&mut this.ops, &op, at),
                Step::EndBlock(block) => end(&mut this.blocks, &block, at),
                Step::EndRegion(region) => end(&mut this.regions, &region, at),
            }
        }
        (this, all)
    }

    /// An op's number, and the first one after all that is in it.
    pub(super) fn op(&self, op: Op) -> Option<Span> {
        self.ops.get(&op).copied()
    }

    /// The numbers of what is in a block.
    pub(super) fn block(&self, block: Block) -> Option<Span> {
        self.blocks.get(&block).copied()
    }

    /// The first number that no op has which an op may dominate.
    pub(super) fn scope_end(&self, body: &Body, op: Op) -> Option<u32> {
        let block = body.block_of(op)?;
        let region = body.region_of(block)?;
        self.regions.get(&region).map(|span| span.1)
    }
}

fn end<K: std::hash::Hash + Eq>(spans: &mut FxHashMap<K, Span>, key: &K, at: u32) {
    if let Some(span) = spans.get_mut(key) {
        span.1 = at;
    }
}

/// The blocks of a region, those that control comes to first before others; then the rest.
fn in_order(body: &Body, region: Region) -> Vec<Block> {
    let Some(entry) = body.entry_block(region) else { return Vec::new() };
    let blocks = body.region_blocks(region);
    if blocks.clone().nth(1).is_none() {
        return vec![entry];
    }
    let mut seen = FxHashSet::from_iter([entry]);
    let mut order = Vec::new();
    let mut pending = vec![(entry, next_of(body, entry))];
    while let Some((block, next)) = pending.last_mut() {
        match next.pop() {
            Some(to) if seen.insert(to) => pending.push((to, next_of(body, to))),
            Some(_) => {}
            None => {
                order.push(*block);
                pending.pop();
            }
        }
    }
    order.reverse();
    order.extend(blocks.filter(|block| !seen.contains(block)));
    order
}

/// The blocks that follow a block.
pub(super) fn next_of(body: &Body, block: Block) -> Vec<Block> {
    body.last_op(block).map(|end| body.successors(end).collect()).unwrap_or_default()
}
