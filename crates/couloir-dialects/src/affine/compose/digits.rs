//! Digits of an index that a map puts together again.

use couloir_ir::affine::{AffineBuilder, AffineNode, AffineOp, NodeId};
use couloir_ir::body::Value;
use couloir_ir::{OpRef, Scope};

use super::Composed;
use crate::affine::DelinearizeIndex;

/// A node of an expression, and where its operands stand before it.
type Node = (AffineNode, (usize, usize));

/// The digits of an index: where each is among the inputs of a map, and how much it counts.
struct Digits {
    terms: Vec<(AffineNode, i64)>,
    index: Value,
}

/// With the index for a sum of all its digits, where a value is the last of these.
pub(super) fn joined(all: &Composed, scope: Scope<'_>, value: Value) -> Option<Composed> {
    let from = scope.defining_op(value).filter(|from| from.is(DelinearizeIndex::def()))?;
    if from.results().last() != Some(value) {
        return None;
    }
    let digits = Digits::of(all, from)?;
    let as_dim = digits.terms.iter().all(|(node, _)| matches!(node, AffineNode::Dim(_)));
    let (dims, symbols) = (all.map.dims(), all.map.symbols());
    let (more_dims, more_symbols) = (u32::from(as_dim), u32::from(!as_dim));
    let mut b = AffineBuilder::new(dims + more_dims, symbols + more_symbols);
    let index = if as_dim { b.dim(dims)? } else { b.symbol(symbols)? };
    let mut found = false;
    let results = all.map.results().map(|result| {
        let nodes = result.walk_with_ids();
        rebuilt(&mut b, &nodes, &digits, index, &mut found)
    });
    let results = results.collect::<Option<Vec<_>>>()?;
    let map = b.map(&results).ok().filter(|_| found)?;
    let mut joined = Composed { map, dims: all.dims.clone(), symbols: all.symbols.clone() };
    let places = if as_dim { &mut joined.dims } else { &mut joined.symbols };
    places.push(Some(digits.index));
    Some(joined)
}

impl Digits {
    /// The digits, if all are inputs and count what is constant.
    fn of(all: &Composed, from: OpRef<'_>) -> Option<Self> {
        if !from.operands_in(DelinearizeIndex::DYNAMIC_BASIS).is_empty() {
            return None;
        }
        let sizes = from.prop(DelinearizeIndex::STATIC_BASIS)?.as_i64_array(from.ctx())?;
        let place = |list: &[Option<Value>], value: Value| {
            u32::try_from(list.iter().rposition(|own| *own == Some(value))?).ok()
        };
        let input = |value| match place(&all.symbols, value) {
            Some(at) => Some(AffineNode::Symbol(at)),
            None => place(&all.dims, value).map(AffineNode::Dim),
        };
        let results = from.results().collect::<Vec<_>>();
        let mut sizes = sizes.into_iter().rev();
        let mut counts = 1_i64;
        let mut terms = Vec::with_capacity(results.len());
        for &result in results.iter().rev() {
            terms.push((input(result)?, counts));
            counts = counts.checked_mul(sizes.next().unwrap_or(1))?;
        }
        Some(Self { terms, index: from.operand(0)? })
    }

    /// Which digit a term of a sum is.
    fn which(&self, nodes: &[Node], term: usize) -> Option<usize> {
        let node = |at: usize| nodes.get(at).map(|(node, _)| *node);
        let (own, operands) = *nodes.get(term)?;
        let (digit, counts) = match own {
            AffineNode::Binary(AffineOp::Mul, ..) => match (node(operands.0)?, node(operands.1)?) {
                (digit, AffineNode::Constant(counts)) => (digit, counts),
                _ => return None,
            },
            digit => (digit, 1),
        };
        self.terms.iter().position(|term| *term == (digit, counts))
    }

    /// The terms of a sum that are left without one of each digit, the last first; none where a
    /// digit is missing.
    fn left(&self, nodes: &[Node], (lhs, rhs): (usize, usize)) -> Option<Vec<usize>> {
        let mut missing = vec![true; self.terms.len()];
        let mut left = Vec::new();
        let (mut term, mut next) = (rhs, Some(lhs));
        loop {
            let which = self.which(nodes, term).and_then(|digit| missing.get_mut(digit));
            match which.filter(|missing| **missing) {
                Some(missing) => *missing = false,
                None => left.push(term),
            }
            let Some(sum) = next else { break };
            (term, next) = match nodes.get(sum)? {
                (AffineNode::Binary(AffineOp::Add, ..), (lhs, rhs)) => (*rhs, Some(*lhs)),
                _ => (sum, None),
            };
        }
        (!missing.contains(&true)).then_some(left)
    }
}

/// An expression with the index for sums of all its digits.
fn rebuilt(
    b: &mut AffineBuilder,
    nodes: &[Node],
    digits: &Digits,
    index: NodeId,
    found: &mut bool,
) -> Option<NodeId> {
    let whole = whole_sums(nodes);
    let mut new: Vec<NodeId> = Vec::with_capacity(nodes.len());
    for (at, &(node, operands)) in nodes.iter().enumerate() {
        let left = match node {
            AffineNode::Binary(AffineOp::Add, ..) if whole.get(at) == Some(&true) => {
                digits.left(nodes, operands)
            }
            _ => None,
        };
        *found |= left.is_some();
        let made = match (left, node) {
            (Some(left), _) => {
                let terms = left.iter().rev().filter_map(|&term| new.get(term).copied());
                terms.fold(index, |sum, term| b.add(sum, term))
            }
            (None, AffineNode::Dim(at)) => b.dim(at)?,
            (None, AffineNode::Symbol(at)) => b.symbol(at)?,
            (None, AffineNode::Constant(value)) => b.constant(value),
            (None, AffineNode::Binary(op, ..)) => {
                b.binary(op, *new.get(operands.0)?, *new.get(operands.1)?)
            }
        };
        new.push(made);
    }
    new.pop()
}

/// Which nodes are used as something else than the first part of a longer sum.
fn whole_sums(nodes: &[Node]) -> Vec<bool> {
    let mut whole = vec![false; nodes.len()];
    let mut mark = |at: usize| whole.get_mut(at).into_iter().for_each(|whole| *whole = true);
    for (node, (lhs, rhs)) in nodes {
        if let AffineNode::Binary(op, ..) = node {
            mark(*rhs);
            if *op != AffineOp::Add {
                mark(*lhs);
            }
        }
    }
    mark(nodes.len().saturating_sub(1));
    whole
}
