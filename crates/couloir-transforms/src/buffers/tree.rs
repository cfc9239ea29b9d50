//! The dominator trees of a body's regions put together: the entry block of a region is below
//! the block that the op around the region is in.
//!
//! Of two blocks the closest that comes before both, or around both, is found in logarithmic
//! time: each block knows one far above it besides the next.

use couloir_ir::dominance::{Dominance, Dominators};
use couloir_ir::walk::{Event, Events};
use couloir_ir::{Block, Body, Region, Scope};

/// A block's place.
#[derive(Clone, Copy)]
struct Node {
    depth: u32,
    parent: Block,
    /// A block above, or the block itself at the top.
    jump: Block,
}

/// The tree; blocks that control does not get to are below the entry block of their region.
pub(crate) struct BlockTree {
    nodes: Vec<Option<Node>>,
}

impl BlockTree {
    /// That of a body.
    pub(crate) fn new(scope: Scope<'_>) -> Self {
        let body = scope.body;
        let dominance = Dominance::new(scope);
        let mut this = Self { nodes: vec![None; body.num_blocks()] };
        for &region in body.roots() {
            this.add(body, dominance.dominators(), region, None);
        }
        for event in Events::new(body, body.roots()) {
            let Event::Enter(op) = event else { continue };
            for &region in body.regions(op) {
                this.add(body, dominance.dominators(), region, body.block_of(op));
            }
        }
        this
    }

    fn add(&mut self, body: &Body, trees: &Dominators, region: Region, around: Option<Block>) {
        let Some(entry) = body.entry_block(region) else { return };
        let numbered = |block| (trees.preorder(block).unwrap_or(u32::MAX), block);
        let mut blocks = body.region_blocks(region).map(numbered).collect::<Vec<_>>();
        blocks.sort_unstable();
        for (_, block) in blocks {
            let own = if block == entry { around } else { trees.idom(block).or(Some(entry)) };
            let node = match own {
                None => Some(Node { depth: 0, parent: block, jump: block }),
                Some(parent) => self.below(parent),
            };
            if let Some(slot) = self.nodes.get_mut(block.as_u32() as usize) {
                *slot = node;
            }
        }
    }

    fn below(&self, parent: Block) -> Option<Node> {
        let above = self.node(parent)?;
        let far = self.node(above.jump)?;
        let farther = self.node(far.jump)?;
        let is_even = above.depth - far.depth == far.depth - farther.depth;
        let jump = if is_even && above.depth > 0 { far.jump } else { parent };
        Some(Node { depth: above.depth + 1, parent, jump })
    }

    fn node(&self, block: Block) -> Option<Node> {
        self.nodes.get(block.as_u32() as usize).copied().flatten()
    }

    /// The block at this depth that is a block or above it.
    fn lift(&self, mut block: Block, depth: u32) -> Option<Block> {
        loop {
            let node = self.node(block)?;
            if node.depth <= depth {
                return Some(block);
            }
            let far = self.node(node.jump)?;
            block = if far.depth >= depth { node.jump } else { node.parent };
        }
    }

    /// The closest block that is above two blocks, or one of them.
    pub(crate) fn common(&self, a: Block, b: Block) -> Option<Block> {
        let depth = self.node(a)?.depth.min(self.node(b)?.depth);
        let (mut a, mut b) = (self.lift(a, depth)?, self.lift(b, depth)?);
        while a != b {
            let (one, other) = (self.node(a)?, self.node(b)?);
            if one.depth == 0 {
                return None;
            }
            (a, b) = match one.jump == other.jump {
                true => (one.parent, other.parent),
                false => (one.jump, other.jump),
            };
        }
        Some(a)
    }

    /// Whether a block is another or above it.
    pub(crate) fn dominates(&self, a: Block, b: Block) -> bool {
        let lifted = self.node(a).and_then(|node| self.lift(b, node.depth));
        lifted == Some(a)
    }

    /// Whether a block is above another.
    pub(crate) fn properly_dominates(&self, a: Block, b: Block) -> bool {
        a != b && self.dominates(a, b)
    }
}
