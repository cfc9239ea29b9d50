//! Walks over the ops of a body, isolated ops included but not entered.

use couloir_ir::body::{Block, Body, Op, Region};
use rustc_hash::FxHashSet;

/// All ops of a body in the order in which they are printed.
pub fn all_ops(body: &Body) -> Vec<Op> {
    let mut ops = Vec::new();
    preorder(body, body.roots().to_vec(), in_order, |op| {
        ops.push(op);
        true
    });
    ops
}

/// A region's blocks as they stand.
pub(crate) fn in_order(body: &Body, region: Region) -> Vec<Block> {
    body.region_blocks(region).collect()
}

/// A region's blocks as control reaches them from the first, depth first;
/// blocks that it does not reach are left out.
pub(crate) fn reachable(body: &Body, region: Region) -> Vec<Block> {
    let Some(entry) = body.entry_block(region) else { return Vec::new() };
    if body.next_block(entry).is_none() {
        return vec![entry];
    }
    let mut seen = FxHashSet::default();
    let mut order = Vec::new();
    let mut pending = vec![entry];
    while let Some(block) = pending.pop() {
        if seen.insert(block) {
            order.push(block);
            let last = body.last_op(block);
            pending.extend(last.into_iter().flat_map(|op| body.successors(op)).rev());
        }
    }
    order
}

/// Where a walk is.
enum At {
    Regions(Vec<Region>, usize),
    Blocks(Vec<Block>, usize),
    Op(Option<Op>),
}

/// Visits the ops of regions, each before those in it; `enter` says whether
/// to go into an op's regions.
pub(crate) fn preorder(
    body: &Body,
    regions: Vec<Region>,
    blocks_of: impl Fn(&Body, Region) -> Vec<Block>,
    mut enter: impl FnMut(Op) -> bool,
) {
    let mut stack = vec![At::Regions(regions, 0)];
    while let Some(top) = stack.last_mut() {
        let deeper = match top {
            At::Regions(regions, at) => regions.get(*at).copied().map(|region| {
                *at += 1;
                At::Blocks(blocks_of(body, region), 0)
            }),
            At::Blocks(blocks, at) => blocks.get(*at).copied().map(|block| {
                *at += 1;
                At::Op(body.first_op(block))
            }),
            At::Op(next) => step(body, next, &mut enter),
        };
        match deeper {
            Some(deeper) => stack.push(deeper),
            None => _ = stack.pop(),
        }
    }
}

/// Visits ops of a block up to the first that has regions to enter.
fn step(body: &Body, next: &mut Option<Op>, enter: &mut impl FnMut(Op) -> bool) -> Option<At> {
    while let Some(op) = *next {
        *next = body.next_op(op);
        let inside = enter(op) && body.nested(op).is_none() && !body.regions(op).is_empty();
        if inside {
            return Some(At::Regions(body.regions(op).to_vec(), 0));
        }
    }
    None
}
