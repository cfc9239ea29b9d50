//! Dominator trees of regions.

use cranelift_entity::packed_option::PackedOption;

use crate::body::{Block, Body, Region};

/// No number: an unreachable block, or no vertex.
const NONE: u32 = u32::MAX;

/// Where a block stands in the dominator tree of its region.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Place {
    /// Its number in a depth-first walk; none when unreachable.
    number: u32,
    /// The block that dominates it most closely.
    idom: PackedOption<Block>,
    /// It dominates the blocks that begin within `begin..end`.
    begin: u32,
    end: u32,
}

/// Dominance among the blocks of each region that was added.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dominators {
    places: Vec<Place>,
}

impl Dominators {
    /// No regions yet.
    pub fn new(body: &Body) -> Self {
        let place = Place { number: NONE, idom: None.into(), begin: 0, end: 0 };
        Self { places: vec![place; body.num_blocks()] }
    }

    /// Computes dominance among the blocks of a region.
    pub fn add_region(&mut self, body: &Body, region: Region) {
        self.add_region_with(body, region, &mut Work::default());
    }

    /// Computes dominance among the blocks of a region anew, blocks made since
    /// included. What is known of other regions stays.
    pub fn refresh_region(&mut self, body: &Body, region: Region) {
        let unknown = Place { number: NONE, idom: None.into(), begin: 0, end: 0 };
        self.places.resize(body.num_blocks(), unknown);
        for block in body.region_blocks(region) {
            if let Some(place) = self.places.get_mut(block.as_u32() as usize) {
                *place = unknown;
            }
        }
        self.add_region(body, region);
    }

    /// The same, in room that is used again.
    pub(crate) fn add_region_with(&mut self, body: &Body, region: Region, work: &mut Work) {
        let Some(entry) = body.entry_block(region) else { return };
        work.vertices.clear();
        work.number(self, body, entry);
        work.find_dominators(self, body, region);
        work.store(self);
    }

    fn place(&self, block: Block) -> Option<&Place> {
        self.places.get(block.as_u32() as usize)
    }

    fn number(&self, block: Block) -> u32 {
        self.place(block).map_or(NONE, |place| place.number)
    }

    /// Whether control can reach a block from the entry of its region.
    pub fn is_reachable(&self, block: Block) -> bool {
        self.number(block) != NONE
    }

    /// The block that dominates a block most closely; none for entry blocks
    /// and unreachable ones.
    pub fn idom(&self, block: Block) -> Option<Block> {
        self.place(block)?.idom.expand()
    }

    /// A block's number in a walk of its region's dominator tree, in which
    /// blocks come after those that dominate them; none when unreachable.
    pub fn preorder(&self, block: Block) -> Option<u32> {
        self.place(block).filter(|place| place.number != NONE).map(|place| place.begin)
    }

    /// Whether every path to `b` goes through `a`, in the same region.
    pub fn dominates(&self, a: Block, b: Block) -> bool {
        a == b || self.properly_dominates(a, b)
    }

    /// Whether every path to `b` goes through `a`, another block of the same region.
    pub fn properly_dominates(&self, a: Block, b: Block) -> bool {
        let (Some(first), Some(second)) = (self.place(a), self.place(b)) else { return false };
        if a == b || second.number == NONE {
            return a != b;
        }
        first.number != NONE && (first.begin..first.end).contains(&second.begin)
    }

    /// The closest block that dominates both, in the same region.
    pub fn nearest_common(&self, a: Block, b: Block) -> Option<Block> {
        let mut common = a;
        while !self.dominates(common, b) {
            common = self.idom(common)?;
        }
        Some(common)
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

/// A reachable block while the tree of its region is made.
#[derive(Clone, Copy)]
struct Vertex {
    block: Block,
    /// The vertex it was reached from.
    parent: u32,
    /// Its semidominator.
    semi: u32,
    /// Its dominator, once known.
    idom: u32,
    /// The vertex above it in the forest of those linked so far.
    ancestor: u32,
    /// The vertex of least semidominator on the compressed path up.
    label: u32,
    /// The first vertex of which it is the semidominator, and the next one
    /// that has the same.
    bucket: u32,
    next: u32,
}

/// Vertices in the order of a depth-first walk, and room for what is computed
/// of them.
#[derive(Default)]
pub(crate) struct Work {
    vertices: Vec<Vertex>,
    path: Vec<u32>,
    pending: Vec<(Block, u32)>,
    ranges: Vec<Range>,
}

/// The numbers that a vertex's subtree takes.
#[derive(Clone, Copy)]
struct Range {
    size: u32,
    begin: u32,
    /// The first number that is free for a further child.
    free: u32,
}

impl Work {
    /// Numbers the blocks that can be reached from the entry.
    fn number(&mut self, tree: &mut Dominators, body: &Body, entry: Block) {
        self.pending.push((entry, NONE));
        while let Some((block, parent)) = self.pending.pop() {
            let number = self.vertices.len() as u32;
            match tree.places.get_mut(block.as_u32() as usize) {
                Some(place) if place.number == NONE => place.number = number,
                _ => continue,
            }
            self.vertices.push(Vertex {
                block,
                parent,
                semi: number,
                idom: 0,
                ancestor: NONE,
                label: number,
                bucket: NONE,
                next: NONE,
            });
            let region = body.region_of(block);
            let successors = body.last_op(block).map(|op| body.successors(op));
            let same = successors.into_iter().flatten().filter(|&b| body.region_of(b) == region);
            self.pending.extend(same.map(|block| (block, number)));
        }
    }

    fn at(&mut self, number: u32) -> &mut Vertex {
        &mut self.vertices[number as usize]
    }

    fn find_dominators(&mut self, tree: &Dominators, body: &Body, region: Region) {
        for number in (1..self.vertices.len() as u32).rev() {
            self.find_semidominator(tree, body, region, number);
            self.resolve(number);
        }
        for number in 1..self.vertices.len() as u32 {
            let Vertex { idom, semi, .. } = *self.at(number);
            if idom != semi {
                self.at(number).idom = self.at(idom).idom;
            }
        }
    }

    fn find_semidominator(&mut self, tree: &Dominators, body: &Body, region: Region, number: u32) {
        let block = self.at(number).block;
        let mut semi = self.at(number).semi;
        for from in body.predecessors(block) {
            let from_number = tree.number(from);
            if from_number != NONE && body.region_of(from) == Some(region) {
                let best = self.eval(from_number);
                semi = semi.min(self.at(best).semi);
            }
        }
        self.at(number).semi = semi;
        let first = std::mem::replace(&mut self.at(semi).bucket, number);
        self.at(number).next = first;
    }

    /// Links a vertex to its parent and settles those in the parent's bucket.
    fn resolve(&mut self, number: u32) {
        let parent = self.at(number).parent;
        self.at(number).ancestor = parent;
        let mut at = std::mem::replace(&mut self.at(parent).bucket, NONE);
        while at != NONE {
            let best = self.eval(at);
            let closer = self.at(best).semi < self.at(at).semi;
            self.at(at).idom = if closer { best } else { parent };
            at = self.at(at).next;
        }
    }

    /// The vertex of least semidominator on the path up from a vertex.
    fn eval(&mut self, number: u32) -> u32 {
        if self.at(number).ancestor == NONE {
            return number;
        }
        let mut at = number;
        self.path.clear();
        loop {
            let above = self.at(at).ancestor;
            if self.at(above).ancestor == NONE {
                break;
            }
            self.path.push(at);
            at = above;
        }
        while let Some(at) = self.path.pop() {
            self.compress(at);
        }
        self.at(number).label
    }

    fn compress(&mut self, number: u32) {
        let Vertex { ancestor, label, .. } = *self.at(number);
        let above = *self.at(ancestor);
        let better = self.at(above.label).semi < self.at(label).semi;
        let vertex = self.at(number);
        vertex.label = if better { above.label } else { label };
        vertex.ancestor = above.ancestor;
    }

    /// Numbers the tree so that a block's subtree is a range, and keeps it.
    fn store(&mut self, tree: &mut Dominators) {
        self.ranges.clear();
        self.ranges.resize(self.vertices.len(), Range { size: 1, begin: 0, free: 1 });
        for number in (1..self.vertices.len()).rev() {
            let size = self.ranges[number].size;
            self.ranges[self.vertices[number].idom as usize].size += size;
        }
        for number in 0..self.vertices.len() {
            let Vertex { block, idom, .. } = self.vertices[number];
            let above = (number > 0).then(|| self.vertices[idom as usize].block);
            let size = self.ranges[number].size;
            if above.is_some() {
                let around = &mut self.ranges[idom as usize];
                let begin = around.free;
                around.free += size;
                self.ranges[number] = Range { size, begin, free: begin + 1 };
            }
            let begin = self.ranges[number].begin;
            if let Some(place) = tree.places.get_mut(block.as_u32() as usize) {
                place.idom = above.into();
                place.begin = begin;
                place.end = begin + size;
            }
        }
    }
}
