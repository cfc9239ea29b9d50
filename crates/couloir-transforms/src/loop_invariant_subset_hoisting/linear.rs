//! Indices as sums: multiples of values and a constant.

use std::collections::BTreeMap;

use couloir_dialects::common::mixed::{Mixed, int_constant};
use couloir_dialects::{affine, arith};
use couloir_ir::affine::{AffineExpr, AffineNode, AffineOp};
use couloir_ir::body::Value;
use couloir_ir::{OpRef, Scope};

/// How many ops are looked through for one index.
const MAX_STEPS: usize = 64;

/// A sum of multiples of values and a constant.
#[derive(Clone, Default, PartialEq, Eq)]
pub(super) struct Linear {
    terms: BTreeMap<Value, i64>,
    constant: i64,
}

impl Linear {
    /// An index, as far as it is known how it is computed.
    pub(super) fn of(scope: Scope<'_>, index: Mixed) -> Option<Self> {
        match index {
            Mixed::Known(constant) => Some(Self { constant, ..Self::default() }),
            Mixed::Value(value) => Self::of_value(scope, value),
        }
    }

    fn of_value(scope: Scope<'_>, value: Value) -> Option<Self> {
        let mut sum = Self::default();
        let mut pending = vec![(value, 1_i64)];
        for _ in 0..MAX_STEPS {
            let Some((value, by)) = pending.pop() else { return Some(sum) };
            if let Some(constant) = int_constant(scope, value) {
                sum.constant = sum.constant.checked_add(constant.checked_mul(by)?)?;
                continue;
            }
            let parts = scope.defining_op(value).and_then(parts);
            let Some((parts, constant)) = parts else {
                sum.add(value, by)?;
                continue;
            };
            sum.constant = sum.constant.checked_add(constant.checked_mul(by)?)?;
            for (value, factor) in parts {
                pending.push((value, factor.checked_mul(by)?));
            }
        }
        None
    }

    fn add(&mut self, value: Value, by: i64) -> Option<()> {
        let factor = self.terms.entry(value).or_insert(0);
        *factor = factor.checked_add(by)?;
        if *factor == 0 {
            self.terms.remove(&value);
        }
        Some(())
    }

    /// What is left when another is taken away, if that is a constant.
    pub(super) fn minus(&self, other: &Self) -> Option<i64> {
        (self.terms == other.terms).then(|| self.constant.checked_sub(other.constant))?
    }

    /// The sum with a product of others, one of which is a constant.
    pub(super) fn plus_product(&self, a: &Self, b: &Self) -> Option<Self> {
        let (factor, by) = if b.terms.is_empty() { (a, b.constant) } else { (b, a.constant) };
        if !a.terms.is_empty() && !b.terms.is_empty() {
            return None;
        }
        let mut sum = self.clone();
        for (&value, &own) in &factor.terms {
            sum.add(value, own.checked_mul(by)?)?;
        }
        sum.constant = sum.constant.checked_add(factor.constant.checked_mul(by)?)?;
        Some(sum)
    }
}

type Parts = (Vec<(Value, i64)>, i64);

/// The values that the result of an op is a sum of, with how often, and a
/// constant.
fn parts(op: OpRef<'_>) -> Option<Parts> {
    if op.is(affine::Apply::def()) {
        let map = op.prop(affine::Apply::MAP)?.as_affine_map(op.ctx())?;
        let mut parts = (Vec::new(), 0);
        let dims = map.dims() as usize;
        let operand = |at: usize| op.operand(at);
        of_expr(map.result(0)?, dims, &operand, &mut parts)?;
        return Some(parts);
    }
    let (a, b) = (op.operand(0)?, op.operand(1)?);
    let constant = |value| int_constant(op.scope, value);
    match op {
        _ if op.is(arith::Addi::def()) => Some((vec![(a, 1), (b, 1)], 0)),
        _ if op.is(arith::Subi::def()) => Some((vec![(a, 1), (b, -1)], 0)),
        _ if op.is(arith::Muli::def()) => match (constant(a), constant(b)) {
            (_, Some(by)) => Some((vec![(a, by)], 0)),
            (Some(by), None) => Some((vec![(b, by)], 0)),
            _ => None,
        },
        _ => None,
    }
}

/// The parts of an expression; none where it divides.
fn of_expr(
    expr: AffineExpr<'_>,
    dims: usize,
    operand: &dyn Fn(usize) -> Option<Value>,
    parts: &mut Parts,
) -> Option<()> {
    let mut pending = vec![(expr, 1_i64)];
    while let Some((expr, by)) = pending.pop() {
        match expr.node() {
            AffineNode::Dim(at) => parts.0.push((operand(at as usize)?, by)),
            AffineNode::Symbol(at) => parts.0.push((operand(dims + at as usize)?, by)),
            AffineNode::Constant(constant) => {
                parts.1 = parts.1.checked_add(constant.checked_mul(by)?)?;
            }
            AffineNode::Binary(AffineOp::Add, a, b) => {
                pending.extend([(expr.at(a), by), (expr.at(b), by)]);
            }
            AffineNode::Binary(AffineOp::Mul, a, b) => {
                let AffineNode::Constant(factor) = expr.at(b).node() else { return None };
                pending.push((expr.at(a), factor.checked_mul(by)?));
            }
            AffineNode::Binary(..) => return None,
        }
    }
    Some(())
}
