//! Affine expressions, maps and integer sets.
//!
//! A map owns its expressions in one flat arena, operands before the nodes that use them, each
//! distinct expression once, in the order in which the results first need it. So equality and
//! hashing of maps are structural, dropping does not recurse, and every walk is a loop.
//!
//! Expressions are made by an [`AffineBuilder`] only, which simplifies them on construction as
//! upstream does; what a map prints is therefore what MLIR prints for it.

mod builder;
mod eval;
mod flatten;
mod map;
mod print;
mod semi_affine;
mod set;
mod strides;

#[cfg(test)]
mod tests;

use rustc_hash::FxHashSet;

pub use builder::{AffineBuilder, TooLarge, gcd};
pub use map::AffineMap;
pub use set::IntegerSet;
pub use strides::Strides;

/// An expression's place in its arena.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u32);

impl NodeId {
    const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The operations of affine expressions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AffineOp {
    /// Addition.
    Add,
    /// Multiplication.
    Mul,
    /// Remainder of the division rounded down, never negative for a positive divisor.
    Mod,
    /// Division rounded towards negative infinity.
    FloorDiv,
    /// Division rounded towards positive infinity.
    CeilDiv,
}

/// One expression; operands are nodes of the same arena.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AffineNode {
    /// A dimension, `d0` and on.
    Dim(u32),
    /// A symbol, `s0` and on.
    Symbol(u32),
    /// An integer.
    Constant(i64),
    /// An operation on two expressions.
    Binary(AffineOp, NodeId, NodeId),
}

/// A view of one expression of a map.
#[derive(Clone, Copy, Debug)]
pub struct AffineExpr<'a> {
    nodes: &'a [AffineNode],
    id: NodeId,
}

impl<'a> AffineExpr<'a> {
    /// The outermost node.
    pub fn node(self) -> AffineNode {
        self.nodes.get(self.id.index()).copied().unwrap_or(AffineNode::Constant(0))
    }

    /// Another expression of the same arena.
    #[must_use]
    pub fn at(self, id: NodeId) -> Self {
        Self { id, ..self }
    }

    /// The operation with its operands, if this is one.
    pub fn binary(self) -> Option<(AffineOp, Self, Self)> {
        match self.node() {
            AffineNode::Binary(op, lhs, rhs) => Some((op, self.at(lhs), self.at(rhs))),
            _ => None,
        }
    }

    /// The value, if this is a constant.
    pub fn constant(self) -> Option<i64> {
        match self.node() {
            AffineNode::Constant(value) => Some(value),
            _ => None,
        }
    }

    /// The position, if this is a dimension.
    pub fn dim(self) -> Option<u32> {
        match self.node() {
            AffineNode::Dim(position) => Some(position),
            _ => None,
        }
    }

    /// The position, if this is a symbol.
    pub fn symbol(self) -> Option<u32> {
        match self.node() {
            AffineNode::Symbol(position) => Some(position),
            _ => None,
        }
    }

    /// The nodes this expression consists of, operands before users, itself last, each once.
    pub fn walk(self) -> impl Iterator<Item = AffineNode> + 'a {
        let ids = reachable(self.nodes, &[self.id]);
        let nodes = self.nodes;
        ids.into_iter().filter_map(move |id| nodes.get(id.index()).copied())
    }

    /// The same, each node with where in this list its two operands stand;
    /// these numbers mean nothing for leaves.
    pub fn walk_with_ids(self) -> Vec<(AffineNode, (usize, usize))> {
        let ids = reachable(self.nodes, &[self.id]);
        let places = ids.iter().enumerate().map(|(at, &id)| (id, at));
        let places = places.collect::<rustc_hash::FxHashMap<_, _>>();
        let place = |id: NodeId| places.get(&id).copied().unwrap_or_default();
        let node = |id: &NodeId| {
            let node = self.at(*id).node();
            let operands = match node {
                AffineNode::Binary(_, lhs, rhs) => (place(lhs), place(rhs)),
                _ => (0, 0),
            };
            (node, operands)
        };
        ids.iter().map(node).collect()
    }

    /// Whether no dimension occurs.
    pub fn is_symbolic_or_constant(self) -> bool {
        !self.walk().any(|node| matches!(node, AffineNode::Dim(_)))
    }

    /// Whether it is an affine expression in the strict sense: products and divisors constant.
    pub fn is_pure_affine(self) -> bool {
        self.walk().all(|node| match node {
            AffineNode::Binary(AffineOp::Add, ..) => true,
            AffineNode::Binary(AffineOp::Mul, lhs, rhs) => {
                self.at(lhs).constant().is_some() || self.at(rhs).constant().is_some()
            }
            AffineNode::Binary(_, _, rhs) => self.at(rhs).constant().is_some(),
            _ => true,
        })
    }

    /// Whether that dimension occurs.
    pub fn uses_dim(self, position: u32) -> bool {
        self.walk().any(|node| node == AffineNode::Dim(position))
    }

    /// Whether that symbol occurs.
    pub fn uses_symbol(self, position: u32) -> bool {
        self.walk().any(|node| node == AffineNode::Symbol(position))
    }
}

/// The nodes reachable from `roots` in post-order, each once; costs what is reachable.
fn reachable(nodes: &[AffineNode], roots: &[NodeId]) -> Vec<NodeId> {
    reachable_within(nodes, roots, usize::MAX).unwrap_or_default()
}

/// As [`reachable`]; `None` if there are more than `limit` nodes.
fn reachable_within(nodes: &[AffineNode], roots: &[NodeId], limit: usize) -> Option<Vec<NodeId>> {
    let mut seen = FxHashSet::default();
    let mut order = Vec::new();
    let mut stack: Vec<(NodeId, bool)> = roots.iter().rev().map(|&root| (root, false)).collect();
    while let Some((id, operands_done)) = stack.pop() {
        if operands_done {
            order.push(id);
        } else if seen.insert(id) {
            if seen.len() > limit {
                return None;
            }
            stack.push((id, true));
            if let Some(AffineNode::Binary(_, lhs, rhs)) = nodes.get(id.index()) {
                stack.push((*rhs, false));
                stack.push((*lhs, false));
            }
        }
    }
    Some(order)
}
