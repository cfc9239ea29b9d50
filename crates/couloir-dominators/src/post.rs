//! What dominates backwards: which nodes every path from a node to an end goes through.
//!
//! Nodes that lead to no end, as those of endless loops do, are given one: the last that a walk from
//! the first such node comes to. Which that is follows LLVM's rules, so that answers are the same.
//! Each endless loop is walked by itself, so many of them take as many walks.

use crate::{Dominators, Graph, Work};

/// Dominance backwards among the nodes of one graph, which are numbered from zero.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PostDominators {
    tree: Dominators,
    /// The node after all ends, which is no node of the graph.
    end: u32,
}

/// A graph with all edges turned round, and a node that leads to all ends.
struct Reversed<'g, G> {
    graph: &'g G,
    is_end: Vec<bool>,
    end: u32,
}

impl<G: Graph> Reversed<'_, G> {
    fn is_end(&self, node: u32) -> bool {
        self.is_end.get(node as usize).copied().unwrap_or(false)
    }
}

impl<G: Graph> Graph for Reversed<'_, G> {
    fn successors(&self, node: u32, mut each: impl FnMut(u32)) {
        if node == self.end {
            return (0..self.end).filter(|&node| self.is_end(node)).for_each(each);
        }
        self.graph.predecessors(node, &mut each);
    }

    fn predecessors(&self, node: u32, mut each: impl FnMut(u32)) {
        if node == self.end {
            return;
        }
        self.graph.successors(node, &mut each);
        if self.is_end(node) {
            each(self.end);
        }
    }
}

impl PostDominators {
    /// That of a graph of so many nodes.
    pub fn new(graph: &impl Graph, count: u32) -> Self {
        let mut is_end = vec![false; count as usize];
        for end in ends(graph, count) {
            if let Some(slot) = is_end.get_mut(end as usize) {
                *slot = true;
            }
        }
        let mut tree = Dominators::new(count as usize + 1);
        tree.add(&Reversed { graph, is_end, end: count }, count, &mut Work::default());
        Self { tree, end: count }
    }

    /// Whether every path from `b` to an end goes through `a`, another node.
    pub fn properly_dominates(&self, a: u32, b: u32) -> bool {
        self.tree.properly_dominates(a, b)
    }

    /// The closest node that every path from either to an end goes through.
    pub fn nearest_common(&self, a: u32, b: u32) -> Option<u32> {
        self.tree.nearest_common(a, b).filter(|&node| node != self.end)
    }
}

/// The nodes that lead to a node, or to which it leads.
fn next_of(graph: &impl Graph, node: u32, back: bool) -> Vec<u32> {
    let mut next = Vec::new();
    if back {
        graph.predecessors(node, |node| next.push(node));
    } else {
        graph.successors(node, |node| next.push(node));
    }
    next
}

/// A walk in depth from a node, not to those seen before; these are marked in order.
fn walk(graph: &impl Graph, from: u32, back: bool, seen: &mut [bool]) -> Vec<u32> {
    let (mut pending, mut order) = (vec![from], Vec::new());
    while let Some(node) = pending.pop() {
        let Some(slot) = seen.get_mut(node as usize).filter(|slot| !**slot) else { continue };
        *slot = true;
        order.push(node);
        let mut next = next_of(graph, node, back);
        next.sort_unstable();
        pending.extend(next);
    }
    order
}

/// The nodes at which paths end.
fn ends(graph: &impl Graph, count: u32) -> Vec<u32> {
    let leads_on = |node| !next_of(graph, node, false).is_empty();
    let mut seen = vec![false; count as usize];
    let mut found = (0..count).filter(|&node| !leads_on(node)).collect::<Vec<_>>();
    for &end in &found {
        walk(graph, end, true, &mut seen);
    }
    let certain = found.len();
    for node in 0..count {
        if seen.get(node as usize) == Some(&false) {
            let furthest = walk(graph, node, false, &mut seen.clone()).pop().unwrap_or(node);
            found.push(furthest);
            walk(graph, furthest, true, &mut seen);
        }
    }
    keep_needed(graph, &mut found, certain, count);
    found
}

/// Drops those of the ends, but for the first which are certain, that lead to others.
fn keep_needed(graph: &impl Graph, found: &mut Vec<u32>, certain: usize, count: u32) {
    let mut at = certain;
    while let Some(&end) = found.get(at) {
        let reached = walk(graph, end, false, &mut vec![false; count as usize]);
        if reached.iter().skip(1).any(|node| found.contains(node)) {
            found.swap_remove(at);
        } else {
            at += 1;
        }
    }
}
