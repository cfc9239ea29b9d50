//! The blocks in an op and the one around it, with the dominator trees of their regions.

use couloir_dominators::{Dominators, Graph, PostDominators, Work};
use couloir_ir::op::RegionKind;
use couloir_ir::{Block, OpRef, RegionRef};
use rustc_hash::FxHashMap;

/// Which way paths go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Way {
    Forward,
    Back,
}

/// More blocks than there are where each pair of them is looked at.
const MOST: usize = 1 << 12;

/// More steps than are taken from blocks to those around for that.
const MOST_STEPS: usize = 1 << 34;

/// The dominator trees of a region.
struct Trees {
    forward: Dominators,
    back: PostDominators,
    /// Whether the order of ops says nothing.
    is_graph: bool,
    /// Its blocks.
    blocks: Vec<usize>,
}

struct Node {
    /// The number of its region, and its place there.
    region: usize,
    at: u32,
    /// The block around its region.
    parent: Option<usize>,
    depth: usize,
    /// The number that text calls it by; none of one without ops.
    number: Option<usize>,
}

/// Blocks, each before those in it; the first is around all.
#[derive(Default)]
pub(super) struct Blocks {
    nodes: Vec<Node>,
    regions: Vec<Trees>,
    /// Those with numbers, in order.
    numbered: Vec<usize>,
    /// The numbers of the blocks of each op, ops before those in them.
    pub(super) of_ops: Vec<Vec<i64>>,
}

/// The edges between the blocks of a region.
struct Edges {
    next: Vec<Vec<u32>>,
    before: Vec<Vec<u32>>,
}

impl Graph for Edges {
    fn successors(&self, node: u32, each: impl FnMut(u32)) {
        self.next.get(node as usize).into_iter().flatten().copied().for_each(each);
    }

    fn predecessors(&self, node: u32, each: impl FnMut(u32)) {
        self.before.get(node as usize).into_iter().flatten().copied().for_each(each);
    }
}

impl Edges {
    fn of(region: RegionRef<'_>) -> Self {
        let body = region.scope.body;
        let numbers = region.blocks().map(|block| block.block).zip(0..);
        let numbers = numbers.collect::<FxHashMap<Block, u32>>();
        let none = || vec![Vec::new(); numbers.len()];
        let mut edges = Edges { next: none(), before: none() };
        for (block, from) in region.blocks().zip(0..) {
            let last = block.last().map(|op| op.op);
            for to in last.into_iter().flat_map(|op| body.successors(op)) {
                let Some(&to) = numbers.get(&to) else { continue };
                edges.next.get_mut(from as usize).into_iter().for_each(|list| list.push(to));
                edges.before.get_mut(to as usize).into_iter().for_each(|list| list.push(from));
            }
        }
        edges
    }

    fn trees(&self, kind: RegionKind) -> Trees {
        let count = self.next.len();
        let mut forward = Dominators::new(count);
        if count > 0 {
            forward.add(self, 0, &mut Work::default());
        }
        let back = PostDominators::new(self, count as u32);
        Trees {
            forward,
            back,
            is_graph: count < 2 && kind == RegionKind::Graph,
            blocks: Vec::new(),
        }
    }
}

impl Blocks {
    /// Those in an op, and the block that the op is in.
    pub(super) fn around(op: OpRef<'_>) -> Self {
        let mut this = Blocks::default();
        let holder = op.scope.outer.copied().zip(op.parent_region());
        let kind = holder.map_or(RegionKind::Graph, |(owner, _)| owner.region_kind(0));
        this.regions.push(Edges { next: vec![Vec::new()], before: vec![Vec::new()] }.trees(kind));
        this.add_block(0, 0, None);
        this.op(op, 0);
        this.give_number(0);
        this
    }

    fn add_block(&mut self, region: usize, at: u32, parent: Option<usize>) -> usize {
        let depth = parent.and_then(|parent| self.nodes.get(parent)).map_or(0, |up| up.depth + 1);
        let node = self.nodes.len();
        self.nodes.push(Node { region, at, parent, depth, number: None });
        self.regions.get_mut(region).into_iter().for_each(|trees| trees.blocks.push(node));
        node
    }

    /// Numbers a block when the first of its ops was come by; whether it had none.
    fn give_number(&mut self, node: usize) -> Option<i64> {
        let slot = self.nodes.get_mut(node).filter(|node| node.number.is_none())?;
        slot.number = Some(self.numbered.len());
        self.numbered.push(node);
        i64::try_from(self.numbered.len() - 1).ok()
    }

    /// Whether it would take too long to look at each pair of blocks.
    pub(super) fn are_too_many(&self) -> bool {
        let depth = self.nodes.iter().map(|node| node.depth).max().unwrap_or(0);
        let count = self.numbered.len();
        count > MOST || count.saturating_mul(count).saturating_mul(depth + 1) > MOST_STEPS
    }

    /// The number of the block around all.
    pub(super) fn outermost(&self) -> Option<i64> {
        i64::try_from(self.nodes.first()?.number?).ok()
    }

    /// Adds the blocks of an op; ops nest no deeper than text does.
    fn op(&mut self, op: OpRef<'_>, around: usize) {
        let own = self.of_ops.len();
        self.of_ops.push(Vec::new());
        for which in 0..op.num_regions() {
            let Some(region) = op.region(which) else { continue };
            let number = self.regions.len();
            self.regions.push(Edges::of(region).trees(op.region_kind(which)));
            for (block, at) in region.blocks().zip(0..) {
                let node = self.add_block(number, at, Some(around));
                for op in block.ops() {
                    self.op(op, node);
                    let number = self.give_number(node);
                    self.of_ops.get_mut(own).into_iter().for_each(|list| list.extend(number));
                }
            }
        }
    }

    /// Goes by all pairs of blocks with their numbers.
    pub(super) fn each_pair(&self, mut each: impl FnMut((usize, usize), (usize, usize))) {
        for a in self.numbered.iter().copied().enumerate() {
            self.numbered.iter().copied().enumerate().for_each(|b| each(a, b));
        }
    }

    fn parent(&self, node: usize) -> Option<usize> {
        self.nodes.get(node)?.parent
    }

    /// The block of a region that a block is or is in.
    fn in_region(&self, region: usize, node: usize) -> Option<usize> {
        let mut chain = std::iter::successors(Some(node), |&node| self.parent(node));
        chain.find(|&node| self.nodes.get(node).is_some_and(|node| node.region == region))
    }

    /// Whether a block is around another, or comes before it on every path.
    pub(super) fn properly_dominates(&self, a: usize, b: usize, way: Way) -> bool {
        let Some(first) = self.nodes.get(a) else { return false };
        let Some(trees) = self.regions.get(first.region) else { return false };
        if a == b {
            return trees.is_graph;
        }
        let Some(other) = self.in_region(first.region, b) else { return false };
        if other == a {
            return true;
        }
        let Some(second) = self.nodes.get(other) else { return false };
        match way {
            Way::Forward => trees.forward.properly_dominates(first.at, second.at),
            Way::Back => trees.back.properly_dominates(first.at, second.at),
        }
    }

    /// The blocks of one region that two are or are in.
    fn side_by_side(&self, mut a: usize, mut b: usize) -> Option<(usize, usize)> {
        loop {
            let (first, second) = (self.nodes.get(a)?, self.nodes.get(b)?);
            if first.region == second.region {
                return Some((a, b));
            }
            if first.depth >= second.depth {
                a = first.parent?;
            }
            if second.depth >= first.depth {
                b = second.parent?;
            }
        }
    }

    /// The number of the closest block that dominates both.
    pub(super) fn nearest_common(
        &self,
        a: (usize, usize),
        b: (usize, usize),
        way: Way,
    ) -> Option<usize> {
        let (a, b) = self.side_by_side(a.1, b.1)?;
        let (first, second) = (self.nodes.get(a)?, self.nodes.get(b)?);
        if a == b {
            return first.number;
        }
        let trees = self.regions.get(first.region)?;
        let at = match way {
            Way::Back => trees.back.nearest_common(first.at, second.at)?,
            Way::Forward if first.at == 0 || second.at == 0 => 0,
            Way::Forward => trees.reachable(first.at, second.at)?,
        };
        let found = trees.blocks.get(at as usize)?;
        self.nodes.get(*found)?.number
    }
}

impl Trees {
    /// The closest block that dominates two that can be reached.
    fn reachable(&self, a: u32, b: u32) -> Option<u32> {
        let both = self.forward.is_reachable(a) && self.forward.is_reachable(b);
        self.forward.nearest_common(a, b).filter(|_| both)
    }
}
