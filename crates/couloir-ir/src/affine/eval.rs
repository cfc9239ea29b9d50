//! Values of maps at known operands.

use super::builder::{TooLarge, ceil_div, floor_div};
use super::{AffineMap, AffineNode, AffineOp};

impl AffineMap {
    /// The results at a point; `None` if an operand is missing, a divisor is zero, that of a
    /// remainder not positive, or the arithmetic overflows.
    pub fn eval(&self, dims: &[i64], symbols: &[i64]) -> Option<Vec<i64>> {
        let operand = |list: &[i64], position: u32| list.get(position as usize).copied();
        let values = self.values_with(eval_binary, |node| match node {
            AffineNode::Dim(position) => operand(dims, position),
            AffineNode::Symbol(position) => operand(symbols, position),
            _ => None,
        });
        self.results_of(&values).into_iter().collect()
    }

    /// Each result at a point of which some operands (dimensions, then symbols) are unknown. Where
    /// the arithmetic overflows, which gives no value that counts, it wraps.
    pub fn eval_partial(&self, operands: &[Option<i64>]) -> Vec<Option<i64>> {
        self.results_of(&self.values_at(operands))
    }

    fn values_at(&self, operands: &[Option<i64>]) -> Vec<Option<i64>> {
        let operand = |at: u32| operands.get(at as usize).copied().flatten();
        self.values_with(eval_wrapping, |node| match node {
            AffineNode::Dim(position) => operand(position),
            AffineNode::Symbol(position) => operand(self.dims().saturating_add(position)),
            _ => None,
        })
    }

    /// Whether, at such a point, a known value is divided by 0, or its remainder taken of a divisor
    /// that is not positive. What is to the right of what is not known is not looked at.
    pub fn is_undefined(&self, operands: &[Option<i64>]) -> bool {
        let values = self.values_at(operands);
        let of = |id: super::NodeId| values.get(id.index()).copied().flatten();
        let mut looked_at = vec![false; values.len()];
        let look_at = |looked_at: &mut Vec<bool>, id: super::NodeId| {
            if let Some(place) = looked_at.get_mut(id.index()) {
                *place = true;
            }
        };
        self.result_ids().iter().for_each(|&id| look_at(&mut looked_at, id));
        for (at, &node) in self.nodes().iter().enumerate().rev() {
            let AffineNode::Binary(op, lhs, rhs) = node else { continue };
            if !looked_at.get(at).is_some_and(|&seen| seen) {
                continue;
            }
            look_at(&mut looked_at, lhs);
            if of(lhs).is_none() {
                continue;
            }
            look_at(&mut looked_at, rhs);
            if of(rhs).is_some_and(|rhs| has_no_value(op, rhs)) {
                return true;
            }
        }
        false
    }

    fn results_of(&self, values: &[Option<i64>]) -> Vec<Option<i64>> {
        let value = |id: &super::NodeId| values.get(id.index()).copied().flatten();
        self.result_ids().iter().map(value).collect()
    }

    /// The values of all nodes.
    fn values_with(
        &self,
        binary: fn(AffineOp, i64, i64) -> Option<i64>,
        leaf: impl Fn(AffineNode) -> Option<i64>,
    ) -> Vec<Option<i64>> {
        let mut values: Vec<Option<i64>> = Vec::with_capacity(self.nodes().len());
        for &node in self.nodes() {
            let value = match node {
                AffineNode::Constant(value) => Some(value),
                AffineNode::Binary(op, lhs, rhs) => {
                    let of = |id: super::NodeId| values.get(id.index()).copied().flatten();
                    of(lhs).zip(of(rhs)).and_then(|(lhs, rhs)| binary(op, lhs, rhs))
                }
                operand => leaf(operand),
            };
            values.push(value);
        }
        values
    }

    /// The map with constants for the results that [`Self::eval_partial`] can tell.
    pub fn partial_constant_fold(&self, operands: &[Option<i64>]) -> Result<Self, TooLarge> {
        let known = self.eval_partial(operands);
        let mut builder = super::AffineBuilder::new(self.dims(), self.symbols());
        let mut results = builder.import(self, &[], &[]);
        for (result, known) in results.iter_mut().zip(known) {
            if let Some(value) = known {
                *result = builder.constant(value);
            }
        }
        builder.map(&results)
    }
}

/// One operation on known values, which wraps.
fn eval_wrapping(op: AffineOp, lhs: i64, rhs: i64) -> Option<i64> {
    match op {
        AffineOp::Add => Some(lhs.wrapping_add(rhs)),
        AffineOp::Mul => Some(lhs.wrapping_mul(rhs)),
        _ => eval_binary(op, lhs, rhs),
    }
}

/// One operation on known values.
fn eval_binary(op: AffineOp, lhs: i64, rhs: i64) -> Option<i64> {
    match op {
        AffineOp::Add => lhs.checked_add(rhs),
        AffineOp::Mul => lhs.checked_mul(rhs),
        AffineOp::Mod => (rhs > 0).then(|| lhs.rem_euclid(rhs)),
        AffineOp::FloorDiv => floor_div(lhs, rhs),
        AffineOp::CeilDiv => ceil_div(lhs, rhs),
    }
}

/// Whether nothing can be divided by this number.
fn has_no_value(op: AffineOp, rhs: i64) -> bool {
    match op {
        AffineOp::Mod => rhs < 1,
        AffineOp::FloorDiv | AffineOp::CeilDiv => rhs == 0,
        AffineOp::Add | AffineOp::Mul => false,
    }
}
