//! Simplification of divisions by a symbol.

use super::builder::AffineBuilder;
use super::{AffineNode, AffineOp, NodeId, reachable};
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
    if !is_divisible(builder, lhs, symbol, op) {
        return None;
    }
    if op == AffineOp::Mod {
        return Some(builder.constant(0));
    }
    divide(builder, new_lhs, symbol, op)
}

/// Which of the nodes below `root` the symbol divides, asked on behalf of `op`.
fn divisibility(
    builder: &AffineBuilder,
    root: NodeId,
    symbol: u32,
    op: AffineOp,
) -> FxHashMap<NodeId, bool> {
    let mut divisible: FxHashMap<NodeId, bool> = FxHashMap::default();
    for id in reachable(&builder.nodes, &[root]) {
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
    divisible
}

fn is_divisible(builder: &AffineBuilder, root: NodeId, symbol: u32, op: AffineOp) -> bool {
    divisibility(builder, root, symbol, op).get(&root).copied().unwrap_or(false)
}

/// The quotient of an expression by a symbol; `None` if it is not divisible.
fn divide(
    builder: &mut AffineBuilder,
    root: NodeId,
    symbol: u32,
    op: AffineOp,
) -> Option<NodeId> {
    let divisible = divisibility(builder, root, symbol, op);
    let is = |id: NodeId| divisible.get(&id).copied().unwrap_or(false);
    let mut quotients: FxHashMap<NodeId, NodeId> = FxHashMap::default();
    for id in reachable(&builder.nodes, &[root]) {
        if !is(id) {
            continue;
        }
        let of = |id: NodeId| quotients.get(&id).copied();
        let quotient = match builder.expr(id).node() {
            AffineNode::Constant(_) => builder.constant(0),
            AffineNode::Symbol(_) => builder.constant(1),
            AffineNode::Dim(_) => return None,
            AffineNode::Binary(AffineOp::Mul, lhs, rhs) => match of(lhs) {
                Some(lhs) => builder.mul(lhs, rhs),
                None => {
                    let rhs = of(rhs)?;
                    builder.mul(lhs, rhs)
                }
            },
            AffineNode::Binary(op @ (AffineOp::Add | AffineOp::Mod), lhs, rhs) => {
                let (lhs, rhs) = (of(lhs)?, of(rhs)?);
                builder.binary(op, lhs, rhs)
            }
            AffineNode::Binary(op, lhs, rhs) => {
                let lhs = of(lhs)?;
                builder.binary(op, lhs, rhs)
            }
        };
        quotients.insert(id, quotient);
    }
    quotients.get(&root).copied()
}
