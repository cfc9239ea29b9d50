//! Dominator trees of graphs whose nodes are numbers: blocks of MLIR and of LLVM IR alike.
//!
//! [`Dominators`] answers in constant time after near-linear work (Lengauer and Tarjan's
//! algorithm with path compression). Nothing recurs: graphs may be as deep as they like.

mod post;

pub use post::PostDominators;

/// No number: a node that cannot be reached, or no vertex.
const NONE: u32 = u32::MAX;

/// What leads where.
pub trait Graph {
    /// Calls `each` with the nodes that a node leads to.
    fn successors(&self, node: u32, each: impl FnMut(u32));
    /// Calls `each` with the nodes that lead to a node.
    fn predecessors(&self, node: u32, each: impl FnMut(u32));
}

/// Where a node stands in its dominator tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Place {
    /// Its number in a depth-first walk; none when it cannot be reached.
    number: u32,
    /// The node that dominates it most closely.
    idom: u32,
    /// It dominates the nodes that begin within `begin..end`.
    begin: u32,
    end: u32,
}

const UNKNOWN: Place = Place { number: NONE, idom: NONE, begin: 0, end: 0 };

/// Dominance among the nodes of separate graphs, each of which is added from its entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dominators {
    places: Vec<Place>,
}

impl Dominators {
    /// Of so many nodes, none of which can be reached yet.
    pub fn new(count: usize) -> Self {
        Self { places: vec![UNKNOWN; count] }
    }

    /// Makes room for so many nodes.
    pub fn resize(&mut self, count: usize) {
        self.places.resize(count, UNKNOWN);
    }

    /// Forgets what is known of a node.
    pub fn forget(&mut self, node: u32) {
        if let Some(place) = self.places.get_mut(node as usize) {
            *place = UNKNOWN;
        }
    }

    /// Computes dominance among what the entry leads to, none of which is known yet.
    pub fn add(&mut self, graph: &impl Graph, entry: u32, work: &mut Work) {
        work.vertices.clear();
        work.number(self, graph, entry);
        work.find_dominators(self, graph);
        work.store(self);
    }

    fn place(&self, node: u32) -> Option<&Place> {
        self.places.get(node as usize)
    }

    fn number(&self, node: u32) -> u32 {
        self.place(node).map_or(NONE, |place| place.number)
    }

    /// Whether the entry leads to a node.
    pub fn is_reachable(&self, node: u32) -> bool {
        self.number(node) != NONE
    }

    /// The node that dominates a node most closely; none for entries, and for what cannot be
    /// reached.
    pub fn idom(&self, node: u32) -> Option<u32> {
        self.place(node).map(|place| place.idom).filter(|&idom| idom != NONE)
    }

    /// A node's number in a walk of the dominator tree, in which nodes come after those that
    /// dominate them; none when it cannot be reached.
    pub fn preorder(&self, node: u32) -> Option<u32> {
        self.place(node).filter(|place| place.number != NONE).map(|place| place.begin)
    }

    /// Whether every path to `b` goes through `a`, another node of the same graph.
    pub fn properly_dominates(&self, a: u32, b: u32) -> bool {
        let (Some(first), Some(second)) = (self.place(a), self.place(b)) else { return false };
        if a == b || second.number == NONE {
            return a != b;
        }
        first.number != NONE && (first.begin..first.end).contains(&second.begin)
    }

    /// The closest node that dominates both, of the same graph.
    pub fn nearest_common(&self, a: u32, b: u32) -> Option<u32> {
        let mut common = a;
        while common != b && !self.properly_dominates(common, b) {
            common = self.idom(common)?;
        }
        Some(common)
    }
}

/// A reachable node while its tree is made.
#[derive(Clone, Copy)]
struct Vertex {
    node: u32,
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
pub struct Work {
    vertices: Vec<Vertex>,
    path: Vec<u32>,
    pending: Vec<(u32, u32)>,
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
    /// Numbers the nodes that can be reached from the entry.
    fn number(&mut self, tree: &mut Dominators, graph: &impl Graph, entry: u32) {
        self.pending.push((entry, NONE));
        while let Some((node, parent)) = self.pending.pop() {
            let number = self.vertices.len() as u32;
            match tree.places.get_mut(node as usize) {
                Some(place) if place.number == NONE => place.number = number,
                _ => continue,
            }
            self.vertices.push(Vertex {
                node,
                parent,
                semi: number,
                idom: 0,
                ancestor: NONE,
                label: number,
                bucket: NONE,
                next: NONE,
            });
            graph.successors(node, |to| self.pending.push((to, number)));
        }
    }

    fn at(&mut self, number: u32) -> &mut Vertex {
        &mut self.vertices[number as usize]
    }

    fn find_dominators(&mut self, tree: &Dominators, graph: &impl Graph) {
        for number in (1..self.vertices.len() as u32).rev() {
            self.find_semidominator(tree, graph, number);
            self.resolve(number);
        }
        for number in 1..self.vertices.len() as u32 {
            let Vertex { idom, semi, .. } = *self.at(number);
            if idom != semi {
                self.at(number).idom = self.at(idom).idom;
            }
        }
    }

    fn find_semidominator(&mut self, tree: &Dominators, graph: &impl Graph, number: u32) {
        let node = self.at(number).node;
        let mut semi = self.at(number).semi;
        graph.predecessors(node, |from| {
            let from_number = tree.number(from);
            if from_number != NONE {
                let best = self.eval(from_number);
                semi = semi.min(self.at(best).semi);
            }
        });
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

    /// Numbers the tree so that a node's subtree is a range, and keeps it.
    fn store(&mut self, tree: &mut Dominators) {
        self.ranges.clear();
        self.ranges.resize(self.vertices.len(), Range { size: 1, begin: 0, free: 1 });
        for number in (1..self.vertices.len()).rev() {
            let size = self.ranges[number].size;
            self.ranges[self.vertices[number].idom as usize].size += size;
        }
        for number in 0..self.vertices.len() {
            let Vertex { node, idom, .. } = self.vertices[number];
            let above = (number > 0).then(|| self.vertices[idom as usize].node);
            let size = self.ranges[number].size;
            if above.is_some() {
                let around = &mut self.ranges[idom as usize];
                let begin = around.free;
                around.free += size;
                self.ranges[number] = Range { size, begin, free: begin + 1 };
            }
            let begin = self.ranges[number].begin;
            if let Some(place) = tree.places.get_mut(node as usize) {
                place.idom = above.unwrap_or(NONE);
                place.begin = begin;
                place.end = begin + size;
            }
        }
    }
}
