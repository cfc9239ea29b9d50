//! Dominator trees of regions.

use couloir_dominators::Graph;

use crate::body::{Block, Body, Region};

pub(crate) use couloir_dominators::Work;

/// Dominance among the blocks of each region that was added.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dominators(couloir_dominators::Dominators);

/// The blocks of a region.
struct Blocks<'b> {
    body: &'b Body,
    region: Region,
}

impl Graph for Blocks<'_> {
    fn successors(&self, node: u32, mut each: impl FnMut(u32)) {
        let last = self.body.last_op(Block::from_u32(node));
        let successors = last.into_iter().flat_map(|op| self.body.successors(op));
        let own = successors.filter(|&block| self.body.region_of(block) == Some(self.region));
        own.for_each(|block| each(block.as_u32()));
    }

    fn predecessors(&self, node: u32, mut each: impl FnMut(u32)) {
        let predecessors = self.body.predecessors(Block::from_u32(node));
        let own = predecessors.filter(|&block| self.body.region_of(block) == Some(self.region));
        own.for_each(|block| each(block.as_u32()));
    }
}

impl Dominators {
    /// No regions yet.
    pub fn new(body: &Body) -> Self {
        Self(couloir_dominators::Dominators::new(body.num_blocks()))
    }

    /// Computes dominance among the blocks of a region.
    pub fn add_region(&mut self, body: &Body, region: Region) {
        self.add_region_with(body, region, &mut Work::default());
    }

    /// Computes dominance among the blocks of a region anew, blocks made since
    /// included. What is known of other regions stays.
    pub fn refresh_region(&mut self, body: &Body, region: Region) {
        self.0.resize(body.num_blocks());
        for block in body.region_blocks(region) {
            self.0.forget(block.as_u32());
        }
        self.add_region(body, region);
    }

    /// The same, in room that is used again.
    pub(crate) fn add_region_with(&mut self, body: &Body, region: Region, work: &mut Work) {
        if let Some(entry) = body.entry_block(region) {
            self.0.add(&Blocks { body, region }, entry.as_u32(), work);
        }
    }

    /// Whether control can reach a block from the entry of its region.
    pub fn is_reachable(&self, block: Block) -> bool {
        self.0.is_reachable(block.as_u32())
    }

    /// The block that dominates a block most closely; none for entry blocks
    /// and unreachable ones.
    pub fn idom(&self, block: Block) -> Option<Block> {
        self.0.idom(block.as_u32()).map(Block::from_u32)
    }

    /// A block's number in a walk of its region's dominator tree, in which
    /// blocks come after those that dominate them; none when unreachable.
    pub fn preorder(&self, block: Block) -> Option<u32> {
        self.0.preorder(block.as_u32())
    }

    /// Whether every path to `b` goes through `a`, in the same region.
    pub fn dominates(&self, a: Block, b: Block) -> bool {
        a == b || self.properly_dominates(a, b)
    }

    /// Whether every path to `b` goes through `a`, another block of the same region.
    pub fn properly_dominates(&self, a: Block, b: Block) -> bool {
        self.0.properly_dominates(a.as_u32(), b.as_u32())
    }

    /// The closest block that dominates both, in the same region.
    pub fn nearest_common(&self, a: Block, b: Block) -> Option<Block> {
        self.0.nearest_common(a.as_u32(), b.as_u32()).map(Block::from_u32)
    }
}

impl Body {
    /// Dominance among the blocks of all regions of several blocks, kept
    /// until blocks or branches change.
    pub(crate) fn dominators(&self, work: &mut Work) -> &Dominators {
        self.changes.trees.get_or_init(|| {
            let mut all = Dominators::new(self);
            for (region, data) in self.regions.iter().filter(|(_, data)| data.first != data.last) {
                debug_assert!(data.first.is_some());
                all.add_region_with(self, region, work);
            }
            Box::new(all)
        })
    }
}
