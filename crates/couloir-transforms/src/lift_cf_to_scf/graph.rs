//! Edges between blocks, strongly connected components, dominator trees.

use couloir_ir::body::{Block, Body, Op, Region};
use couloir_ir::dominance::Dominators;
use rustc_hash::{FxHashMap, FxHashSet};

/// A way from the op at the end of a block to one of its successors.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Edge {
    pub(super) op: Op,
    pub(super) at: usize,
}

/// The edges to a block, the latest made first.
pub(super) fn predecessors(body: &Body, block: Block) -> Vec<Edge> {
    let mut left = FxHashMap::<Op, Vec<usize>>::default();
    let mut edges = Vec::new();
    for from in body.predecessors(block) {
        let Some(op) = body.last_op(from) else { continue };
        let places = left.entry(op).or_insert_with(|| {
            let to = body.successors(op).enumerate();
            to.filter(|&(_, to)| to == block).map(|(at, _)| at).collect()
        });
        edges.extend(places.pop().map(|at| Edge { op, at }));
    }
    edges
}

/// The sets of blocks from which control gets to all others of the set, those
/// first from which control does not get to the others; only those with edges
/// inside.
pub(super) fn cycles(body: &Body, entry: Block) -> Vec<Vec<Block>> {
    let mut search = Search::default();
    let mut entered = Some(entry);
    loop {
        if let Some(block) = entered.take() {
            search.enter(body, block);
        }
        let Some(top) = search.visits.last_mut() else { return search.found };
        let Some(&child) = top.successors.get(top.next) else {
            search.leave();
            continue;
        };
        top.next += 1;
        match search.numbers.get(&child) {
            Some(&number) => top.lowest = top.lowest.min(number),
            None => entered = Some(child),
        }
    }
}

/// A block on the way from the first to where the search is.
struct Visit {
    block: Block,
    successors: Vec<Block>,
    next: usize,
    /// The least number of a block on the stack that control gets to from here.
    lowest: u32,
}

/// A search for cycles, as R. Tarjan has it.
#[derive(Default)]
struct Search {
    /// In the order in which blocks were entered; the greatest for those whose set is known.
    numbers: FxHashMap<Block, u32>,
    count: u32,
    stack: Vec<Block>,
    visits: Vec<Visit>,
    found: Vec<Vec<Block>>,
}

impl Search {
    fn enter(&mut self, body: &Body, block: Block) {
        let end = body.last_op(block);
        let successors = end.map(|end| body.successors(end).collect()).unwrap_or_default();
        self.count += 1;
        self.numbers.insert(block, self.count);
        self.stack.push(block);
        self.visits.push(Visit { block, successors, next: 0, lowest: self.count });
    }

    /// Ends with the block where the search is: where control gets to none before it, what is on
    /// the stack from there on is a set.
    fn leave(&mut self) {
        let Some(done) = self.visits.pop() else { return };
        if let Some(around) = self.visits.last_mut() {
            around.lowest = around.lowest.min(done.lowest);
        }
        if self.numbers.get(&done.block) != Some(&done.lowest) {
            return;
        }
        let mut set = Vec::new();
        while let Some(block) = self.stack.pop() {
            self.numbers.insert(block, u32::MAX);
            set.push(block);
            if block == done.block {
                break;
            }
        }
        if set.len() > 1 || done.successors.contains(&done.block) {
            self.found.push(set);
        }
    }
}

/// The dominator trees of regions, each as it was when it was first asked for.
pub(super) struct Trees {
    dominators: Dominators,
    /// For each region the blocks that each block dominates most closely.
    children: FxHashMap<Region, FxHashMap<Block, Vec<Block>>>,
}

impl Trees {
    pub(super) fn new(body: &Body) -> Self {
        Self { dominators: Dominators::new(body), children: FxHashMap::default() }
    }

    /// The blocks of a region changed.
    pub(super) fn forget(&mut self, region: Region) {
        self.children.remove(&region);
    }

    fn children(&mut self, body: &Body, region: Region) -> &FxHashMap<Block, Vec<Block>> {
        let dominators = &mut self.dominators;
        self.children.entry(region).or_insert_with(|| {
            dominators.refresh_region(body, region);
            let mut children = FxHashMap::<Block, Vec<Block>>::default();
            let (mut seen, mut pending) = (FxHashSet::default(), Vec::new());
            pending.extend(body.entry_block(region));
            while let Some(block) = pending.pop() {
                if !seen.insert(block) {
                    continue;
                }
                if let Some(parent) = dominators.idom(block) {
                    children.entry(parent).or_default().push(block);
                }
                let Some(end) = body.last_op(block) else { continue };
                pending.extend(body.successors(end).collect::<Vec<_>>().into_iter().rev());
            }
            children
        })
    }

    /// Whether all ways to `b` go through `a`; blocks that are new since are
    /// as if control did not get to them.
    pub(super) fn dominates(&mut self, body: &Body, region: Region, a: Block, b: Block) -> bool {
        self.children(body, region);
        let known = &self.dominators;
        a == b || !known.is_reachable(b) || known.is_reachable(a) && known.dominates(a, b)
    }

    /// A block and all that it dominates, each before those below it.
    pub(super) fn subtree(&mut self, body: &Body, region: Region, root: Block) -> Vec<Block> {
        let children = self.children(body, region);
        let (mut found, mut pending) = (Vec::new(), vec![root]);
        while let Some(block) = pending.pop() {
            found.push(block);
            let below = children.get(&block).into_iter().flatten();
            pending.extend(below.rev().copied());
        }
        found
    }
}
