//! Loops of branches between the blocks of a region: a header and all that can get back to it
//! without leaving what it dominates.
//!
//! Their order, and that of their blocks, is LLVM's.

use couloir_ir::body::{Block, Body, Region};
use couloir_ir::dominance::Dominators;
use rustc_hash::{FxHashMap, FxHashSet};

/// A loop.
#[derive(Clone, Debug)]
pub struct NaturalLoop {
    /// The block that dominates the others, the first of them.
    pub header: Block,
    /// All blocks, those of loops in it too.
    pub blocks: Vec<Block>,
    /// The loops directly in it, by number.
    pub inner: Vec<usize>,
    parent: Option<usize>,
}

/// The loops of a region.
#[derive(Clone, Default, Debug)]
pub struct NaturalLoops {
    loops: Vec<NaturalLoop>,
    /// The outermost ones, by number.
    pub outermost: Vec<usize>,
    /// The innermost loop of each block that is in one.
    of: FxHashMap<Block, usize>,
}

impl NaturalLoops {
    /// The loops of a region.
    pub fn new(body: &Body, region: Region) -> Self {
        let mut dominators = Dominators::new(body);
        dominators.add_region(body, region);
        let mut this = Self::default();
        let numbered = |block| Some((dominators.preorder(block)?, block));
        let mut blocks = body.region_blocks(region).filter_map(numbered).collect::<Vec<_>>();
        blocks.sort_unstable_by_key(|&(number, _)| std::cmp::Reverse(number));
        for (_, header) in blocks {
            this.find(body, &dominators, header);
        }
        if let Some(entry) = body.entry_block(region) {
            postorder(body, entry).into_iter().for_each(|block| this.settle(block));
        }
        this
    }

    /// A loop by its number.
    pub fn get(&self, number: usize) -> Option<&NaturalLoop> {
        self.loops.get(number)
    }

    /// The loops around a block, the innermost first.
    pub fn around(&self, block: Block) -> impl Iterator<Item = usize> + '_ {
        let parent = |&at: &usize| self.loops.get(at).and_then(|one| one.parent);
        std::iter::successors(self.of.get(&block).copied(), parent)
    }

    /// Makes the loop of a header that is reached from what it dominates.
    fn find(&mut self, body: &Body, dominators: &Dominators, header: Block) {
        let comes_back =
            |&from: &Block| dominators.is_reachable(from) && dominators.dominates(header, from);
        let mut pending = body.predecessors(header).filter(comes_back).collect::<Vec<_>>();
        if pending.is_empty() {
            return;
        }
        let own = self.loops.len();
        let blocks = vec![header];
        self.loops.push(NaturalLoop { header, blocks, inner: Vec::new(), parent: None });
        while let Some(block) = pending.pop() {
            self.take_in(body, dominators, own, block, &mut pending);
        }
    }

    /// Notes that a block is in a loop, with the loops around it that were found before.
    fn take_in(
        &mut self,
        body: &Body,
        dominators: &Dominators,
        own: usize,
        block: Block,
        pending: &mut Vec<Block>,
    ) {
        let Some(known) = self.around(block).last() else {
            if dominators.is_reachable(block) {
                self.of.insert(block, own);
                let is_header = self.get(own).is_some_and(|one| one.header == block);
                pending.extend(body.predecessors(block).filter(|_| !is_header));
            }
            return;
        };
        let Some(inside) = self.loops.get_mut(known).filter(|_| known != own) else { return };
        inside.parent = Some(own);
        let header = inside.header;
        let outside = |from: &Block| self.of.get(from) != Some(&known);
        pending.extend(body.predecessors(header).filter(outside));
    }

    /// Adds a block, after all that come before it, to the loops around it; a header completes
    /// its loop.
    fn settle(&mut self, block: Block) {
        let mut innermost = self.of.get(&block).copied();
        let own = innermost.and_then(|at| self.loops.get_mut(at));
        if let (Some(at), Some(own)) = (innermost, own.filter(|own| own.header == block)) {
            own.inner.reverse();
            own.blocks.get_mut(1..).unwrap_or_default().reverse();
            innermost = own.parent;
            match innermost.and_then(|parent| self.loops.get_mut(parent)) {
                Some(parent) => parent.inner.push(at),
                None => self.outermost.push(at),
            }
        }
        while let Some(around) = innermost.and_then(|at| self.loops.get_mut(at)) {
            around.blocks.push(block);
            innermost = around.parent;
        }
    }
}

/// The blocks that a block leads to, each after those that it leads to.
fn postorder(body: &Body, entry: Block) -> Vec<Block> {
    let successors = |block| {
        let last = body.last_op(block);
        last.into_iter().flat_map(|op| body.successors(op)).collect::<Vec<_>>().into_iter()
    };
    let (mut seen, mut order) = (FxHashSet::from_iter([entry]), Vec::new());
    let mut path = vec![(entry, successors(entry))];
    while let Some((block, next)) = path.last_mut() {
        match next.next() {
            Some(to) if seen.insert(to) => path.push((to, successors(to))),
            Some(_) => {}
            None => {
                order.push(*block);
                path.pop();
            }
        }
    }
    order
}
