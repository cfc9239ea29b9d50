//! Where values of a slot meet: the iterated dominance frontier of the blocks
//! that store to it, as far as the value is needed there.
//!
//! The algorithm is Sreedhar and Gao's, on the part of the dominator tree
//! where the slot is live: below a block that stores, down to where another
//! value takes over, every block is one where it is.

use std::collections::BinaryHeap;

use couloir_ir::dominance::Dominators;
use couloir_ir::{Block, Body};
use rustc_hash::{FxHashMap, FxHashSet};

/// How deep each block is in the dominator tree of its region.
#[derive(Default)]
pub(super) struct Levels {
    levels: FxHashMap<Block, u32>,
}

impl Levels {
    /// Adds the blocks of a region.
    pub(super) fn add(&mut self, blocks: &[Block], dominators: &Dominators) {
        let numbered = |&block: &Block| Some((dominators.preorder(block)?, block));
        let mut order = blocks.iter().filter_map(numbered).collect::<Vec<_>>();
        order.sort_unstable();
        for (_, block) in order {
            let above = dominators.idom(block).and_then(|above| self.levels.get(&above));
            let level = above.map_or(0, |&level: &u32| level.saturating_add(1));
            self.levels.insert(block, level);
        }
    }

    /// How deep a block is; none when it is unreachable.
    fn of(&self, block: Block) -> Option<u32> {
        self.levels.get(&block).copied()
    }
}

/// What is known of a slot in its region.
pub(super) struct Liveness<'a> {
    /// The body.
    pub(super) body: &'a Body,
    /// Dominance in the region.
    pub(super) dominators: &'a Dominators,
    /// Depths in the dominator tree.
    pub(super) levels: &'a Levels,
    /// The blocks that store.
    pub(super) defining: &'a FxHashSet<Block>,
}

impl Liveness<'_> {
    /// The blocks that take the value as an argument, given those that read
    /// it before they store, in order of discovery.
    pub(super) fn merge_points(&self, reading: &[Block]) -> FxHashSet<Block> {
        let live = self.live_in(reading);
        let (mut below, mut joins) = (FxHashMap::default(), FxHashMap::default());
        for &block in &live {
            let above = self.dominators.idom(block);
            if let Some(above) = above {
                below.entry(above).or_insert_with(Vec::new).push(block);
            }
            for from in self.body.predecessors(block).filter(|&from| Some(from) != above) {
                joins.entry(from).or_insert_with(Vec::new).push(block);
            }
        }
        self.frontier(&below, &joins)
    }

    /// The blocks at whose start the value is needed.
    fn live_in(&self, reading: &[Block]) -> Vec<Block> {
        let (mut live, mut known) = (Vec::new(), FxHashSet::default());
        let mut pending = reading.to_vec();
        while let Some(block) = pending.pop() {
            if known.insert(block) {
                live.push(block);
                let before = self.body.predecessors(block);
                pending.extend(before.filter(|from| !self.defining.contains(from)));
            }
        }
        live
    }

    /// Goes through blocks with definitions, the deepest first, and what they
    /// dominate; edges from there to blocks that are no deeper end in merges.
    fn frontier(
        &self,
        below: &FxHashMap<Block, Vec<Block>>,
        joins: &FxHashMap<Block, Vec<Block>>,
    ) -> FxHashSet<Block> {
        let mut heap = BinaryHeap::new();
        let entry = |block: Block| Some((self.levels.of(block)?, block));
        heap.extend(self.defining.iter().filter_map(|&block| entry(block)));
        let (mut merges, mut visited) = (FxHashSet::default(), FxHashSet::default());
        while let Some((root_level, root)) = heap.pop() {
            let mut pending = vec![root];
            visited.insert(root);
            while let Some(block) = pending.pop() {
                for &to in joins.get(&block).into_iter().flatten() {
                    let Some(found) = entry(to).filter(|(level, _)| *level <= root_level) else {
                        continue;
                    };
                    if merges.insert(to) && !self.defining.contains(&to) {
                        heap.push(found);
                    }
                }
                let inside = below.get(&block).into_iter().flatten();
                pending.extend(inside.copied().filter(|&block| visited.insert(block)));
            }
        }
        merges
    }
}
