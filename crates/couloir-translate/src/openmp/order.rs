//! The order in which blocks print, while blocks are put between others.

use couloir_llvmir::Block;

/// A list of blocks, linked both ways.
#[derive(Default)]
pub(super) struct Order {
    /// What comes before and after each block.
    links: Vec<(Option<Block>, Option<Block>)>,
    first: Option<Block>,
    last: Option<Block>,
}

impl Order {
    /// These blocks in this order.
    pub(super) fn new(blocks: &[Block]) -> Self {
        let mut order = Self::default();
        blocks.iter().for_each(|&block| order.insert_after(block, order.last));
        order
    }

    fn links(&mut self, block: Block) -> &mut (Option<Block>, Option<Block>) {
        let at = block.as_u32() as usize;
        if self.links.len() <= at {
            self.links.resize(at + 1, (None, None));
        }
        &mut self.links[at]
    }

    /// The block after one.
    pub(super) fn next(&mut self, block: Block) -> Option<Block> {
        self.links(block).1
    }

    /// The block before one.
    pub(super) fn previous(&mut self, block: Block) -> Option<Block> {
        self.links(block).0
    }

    /// The first block.
    pub(super) fn first(&self) -> Option<Block> {
        self.first
    }

    /// The last block.
    pub(super) fn last(&self) -> Option<Block> {
        self.last
    }

    /// Puts a block after one, or first.
    pub(super) fn insert_after(&mut self, block: Block, after: Option<Block>) {
        let next = match after {
            Some(after) => self.links(after).1,
            None => self.first,
        };
        *self.links(block) = (after, next);
        self.join(after, Some(block));
        self.join(Some(block), next);
    }

    /// Takes a block out.
    pub(super) fn remove(&mut self, block: Block) {
        let (before, after) = std::mem::take(self.links(block));
        self.join(before, after);
    }

    fn join(&mut self, before: Option<Block>, after: Option<Block>) {
        match before {
            Some(before) => self.links(before).1 = after,
            None => self.first = after,
        }
        match after {
            Some(after) => self.links(after).0 = before,
            None => self.last = before,
        }
    }

    /// All blocks.
    pub(super) fn blocks(&mut self) -> Vec<Block> {
        let mut blocks = Vec::new();
        let mut at = self.first;
        while let Some(block) = at {
            blocks.push(block);
            at = self.next(block);
        }
        blocks
    }
}
