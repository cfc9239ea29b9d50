//! Strides and offset of a memref layout map.

use super::{AffineBuilder, AffineExpr, AffineMap, AffineNode, AffineOp, NodeId};

/// Strides and offset in elements; `None` where they are not constants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strides {
    /// The offset.
    pub offset: Option<i64>,
    /// One stride for each dimension.
    pub strides: Vec<Option<i64>>,
}

impl AffineMap {
    /// The offset and the strides of the only result as a linear function of the dimensions:
    /// results of a map with the same inputs, the offset first. `None` if the result is not
    /// linear, or if there is not just one.
    pub fn stride_exprs(&self) -> Option<Self> {
        self.simplify().ok()?.linear_terms()
    }

    /// The offset and the strides of the only result of a simplified map.
    fn linear_terms(&self) -> Option<Self> {
        let [_] = self.result_ids() else { return None };
        let mut builder = AffineBuilder::new(self.dims(), self.symbols());
        let zero = builder.constant(0);
        let mut terms = vec![zero; self.dims() as usize + 1];
        let one = builder.constant(1);
        let nodes = self.import_nodes(&mut builder);
        let mut stack = vec![(self.result(0)?, one)];
        while let Some((expr, factor)) = stack.pop() {
            let (slot, value) = match expr.node() {
                AffineNode::Binary(AffineOp::Add, lhs, rhs) => {
                    stack.extend([(expr.at(rhs), factor), (expr.at(lhs), factor)]);
                    continue;
                }
                AffineNode::Binary(AffineOp::Mul, lhs, rhs) => {
                    let operands = (expr.at(lhs), expr.at(rhs));
                    stack.push(scaled(operands, factor, &nodes, &mut builder)?);
                    continue;
                }
                AffineNode::Binary(..) => return None,
                AffineNode::Dim(position) => (position as usize + 1, factor),
                AffineNode::Symbol(_) | AffineNode::Constant(_) => {
                    (0, builder.mul(*nodes.get(expr.id.index())?, factor))
                }
            };
            let term = terms.get_mut(slot)?;
            *term = builder.add(*term, value);
        }
        let terms: Vec<NodeId> = terms.into_iter().map(|term| builder.simplify(term)).collect();
        builder.map(&terms).ok()
    }

    /// The offset and the strides of the only result; `None` if it is not linear.
    pub fn strides(&self) -> Option<Strides> {
        let exprs = self.stride_exprs()?;
        // Upstream's mark for "not a constant" cannot be a value.
        let known = |expr: AffineExpr<'_>| expr.constant().filter(|&value| value != i64::MIN);
        let mut values = exprs.results().map(known);
        let offset = values.next()?;
        Some(Strides { offset, strides: values.collect() })
    }

    /// This map's nodes, unchanged, in a builder.
    fn import_nodes(&self, builder: &mut AffineBuilder) -> Vec<NodeId> {
        let ids: Vec<NodeId> = (0..self.nodes().len() as u32).map(NodeId).collect();
        let all = Self::canonical(self.dims(), self.symbols(), self.nodes(), &ids);
        builder.import(&all, &[], &[])
    }
}

/// The operand of a product in which dimensions may occur, with `factor` times the other one.
fn scaled<'a>(
    (lhs, rhs): (AffineExpr<'a>, AffineExpr<'a>),
    factor: NodeId,
    nodes: &[NodeId],
    builder: &mut AffineBuilder,
) -> Option<(AffineExpr<'a>, NodeId)> {
    let moved = |expr: AffineExpr<'_>| nodes.get(expr.id.index()).copied();
    if lhs.dim().is_some() {
        return Some((lhs, builder.mul(moved(rhs)?, factor)));
    }
    let symbolic = builder.is_symbolic_or_constant(moved(lhs)?);
    let (kept, other) = if symbolic { (rhs, lhs) } else { (lhs, rhs) };
    Some((kept, builder.mul(factor, moved(other)?)))
}
