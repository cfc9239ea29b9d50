//! Simplification of divisions by a symbol.

use super::builder::AffineBuilder;
use super::{AffineNode, AffineOp, NodeId, reachable, reachable_within};
use rustc_hash::FxHashMap;

/// Divisions by a symbol that is a factor of the dividend, carried out.
pub(super) fn simplify_semi_affine(builder: &mut AffineBuilder, root: NodeId) -> NodeId {
    let mut simplified: FxHashMap<NodeId, NodeId> = FxHashMap::default();
    for id in reachable(&builder.nodes, &[root]) {
        let new = match builder.expr(id).node() {
            AffineNode::Binary(op, lhs, rhs) => {
                let of = |id: NodeId| simplified.get(&id).copied().unwrap_or(id);
                let (new_lhs, new_rhs) = (of(lhs), of(rhs));
                divided(builder, op, (lhs, new_lhs), new_rhs)
                    .unwrap_or_else(|| builder.binary(op, new_lhs, new_rhs))
            }
            _ => id,
        };
        simplified.insert(id, new);
    }
    simplified.get(&root).copied().unwrap_or(root)
}

/// A division of `lhs` (as it was, and simplified) carried out, if the divisor is a symbol that
/// divides it.
fn divided(
    builder: &mut AffineBuilder,
    op: AffineOp,
    (lhs, new_lhs): (NodeId, NodeId),
    divisor: NodeId,
) -> Option<NodeId> {
    if matches!(op, AffineOp::Add | AffineOp::Mul) {
        return None;
    }
    let symbol = builder.expr(divisor).symbol()?;
    if !divisibility(builder, lhs, symbol, op)?.get(&lhs).copied().unwrap_or(false) {
        return None;
    }
    if op == AffineOp::Mod {
        return Some(builder.constant(0));
    }
    divide(builder, new_lhs, symbol, op)
}

/// Which of the nodes below `root` the symbol divides, asked on behalf of `op`; `None` if finding
/// out costs too much.
fn divisibility(
    builder: &mut AffineBuilder,
    root: NodeId,
    symbol: u32,
    op: AffineOp,
) -> Option<FxHashMap<NodeId, bool>> {
    let mut divisible: FxHashMap<NodeId, bool> = FxHashMap::default();
    let order = reachable_within(&builder.nodes, &[root], builder.flatten_budget);
    builder.spend(order.as_ref().map_or(usize::MAX - 1, Vec::len))?;
    for id in order? {
        let of = |id: NodeId| divisible.get(&id).copied().unwrap_or(false);
        let is = match builder.expr(id).node() {
            AffineNode::Constant(value) => value == 0,
            AffineNode::Dim(_) => false,
            AffineNode::Symbol(position) => position == symbol,
            AffineNode::Binary(AffineOp::Mul, lhs, rhs) => of(lhs) || of(rhs),
            AffineNode::Binary(AffineOp::Add | AffineOp::Mod, lhs, rhs) => of(lhs) && of(rhs),
            AffineNode::Binary(division, lhs, _) => division == op && of(lhs),
        };
        divisible.insert(id, is);
    }
    Some(divisible)
}

/// The quotient of an expression by a symbol; `None` if it is not divisible.
fn divide(builder: &mut AffineBuilder, root: NodeId, symbol: u32, op: AffineOp) -> Option<NodeId> {
    let divisible = divisibility(builder, root, symbol, op)?;
    let mut quotients: FxHashMap<NodeId, NodeId> = FxHashMap::default();
    for id in reachable(&builder.nodes, &[root]) {
        if divisible.get(&id).copied().unwrap_or(false) {
            let quotient = divide_node(builder, id, &quotients)?;
            quotients.insert(id, quotient);
        }
    }
    quotients.get(&root).copied()
}

/// The quotient of a divisible node, from those of its divisible operands.
fn divide_node(
    builder: &mut AffineBuilder,
    id: NodeId,
    quotients: &FxHashMap<NodeId, NodeId>,
) -> Option<NodeId> {
    let of = |id: NodeId| quotients.get(&id).copied();
    let (op, lhs, rhs) = match builder.expr(id).node() {
        AffineNode::Constant(_) => return Some(builder.constant(0)),
        AffineNode::Symbol(_) => return Some(builder.constant(1)),
        AffineNode::Dim(_) => return None,
        AffineNode::Binary(op, lhs, rhs) => (op, lhs, rhs),
    };
    let (lhs, rhs) = match (op, of(lhs)) {
        (AffineOp::Add | AffineOp::Mod, Some(lhs)) => (lhs, of(rhs)?),
        // One factor is divided, and of a division the dividend.
        (_, Some(lhs)) => (lhs, rhs),
        (AffineOp::Mul, None) => (lhs, of(rhs)?),
        (_, None) => return None,
    };
    Some(builder.binary(op, lhs, rhs))
}
