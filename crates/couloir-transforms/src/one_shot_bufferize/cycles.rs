//! Which blocks control can come back to.

use couloir_ir::walk::preorder;
use couloir_ir::{Block, Body, Region};

use crate::components::Graph;

/// The cycle of each block, by number; zero for blocks that control does not come back to. Those
/// that it never gets to, of which the order of ops says nothing either, count as one cycle.
pub(super) struct Cycles(Vec<u32>);

/// The cycle of blocks that control never gets to.
const UNREACHED: u32 = u32::MAX;

/// The blocks after a block.
pub(super) fn successors(body: &Body, block: Block) -> impl Iterator<Item = Block> + '_ {
    body.last_op(block).into_iter().flat_map(|op| body.successors(op))
}

/// Whether a region has several blocks.
pub(super) fn has_blocks(body: &Body, region: Region) -> bool {
    body.region_blocks(region).nth(1).is_some()
}

/// Whether control goes from each block of a region to the next and nowhere else.
pub(super) fn is_straight(body: &Body, region: Region) -> bool {
    let all = body.region_blocks(region);
    let next = all.clone().skip(1).map(Some).chain([None]);
    all.zip(next).all(|(block, next)| successors(body, block).eq(next))
}

/// The regions of a body that have several blocks.
fn regions(body: &Body) -> Vec<Region> {
    let own = preorder(body, body.roots()).filter(|&op| body.nested(op).is_none());
    let inner = own.flat_map(|op| body.regions(op).iter().copied());
    body.roots().iter().copied().chain(inner).filter(|&region| has_blocks(body, region)).collect()
}

/// Whether control gets to each block.
fn reached(body: &Body, regions: &[Region]) -> Vec<bool> {
    let mut reached = vec![false; body.num_blocks()];
    let mut pending = Vec::new();
    pending.extend(regions.iter().filter_map(|&region| body.entry_block(region)));
    while let Some(block) = pending.pop() {
        let slot = reached.get_mut(block.as_u32() as usize);
        if slot.is_some_and(|slot| !std::mem::replace(slot, true)) {
            pending.extend(successors(body, block));
        }
    }
    reached
}

impl Cycles {
    /// Those of a body.
    pub(super) fn new(body: &Body) -> Self {
        let regions = regions(body);
        if regions.is_empty() {
            return Cycles(Vec::new());
        }
        let blocks = regions.iter().flat_map(|&region| body.region_blocks(region));
        let blocks = blocks.collect::<Vec<_>>();
        let steps = blocks.iter().flat_map(|&block| {
            successors(body, block).map(move |next| (block.as_u32(), next.as_u32()))
        });
        let graph = Graph::new(body.num_blocks(), &steps.collect::<Vec<_>>());
        let mut cycles = vec![0; body.num_blocks()];
        let is_cycle = |component: &Vec<u32>| match component[..] {
            [one] => graph.next(one).contains(&one),
            _ => true,
        };
        for (component, number) in graph.components().into_iter().filter(is_cycle).zip(1..) {
            for block in component {
                put(&mut cycles, block, number);
            }
        }
        let reached = reached(body, &regions);
        for block in blocks.into_iter().map(Block::as_u32) {
            if reached.get(block as usize) == Some(&false) {
                put(&mut cycles, block, UNREACHED);
            }
        }
        Cycles(cycles)
    }

    /// The cycle that a block is in.
    pub(super) fn of(&self, block: Block) -> Option<u32> {
        self.0.get(block.as_u32() as usize).copied().filter(|&cycle| cycle != 0)
    }
}

fn put(cycles: &mut [u32], block: u32, cycle: u32) {
    if let Some(slot) = cycles.get_mut(block as usize) {
        *slot = cycle;
    }
}
