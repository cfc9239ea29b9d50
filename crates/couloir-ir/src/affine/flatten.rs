//! Simplification by flattening: an expression becomes a linear form over dimensions, symbols and
//! one local variable per division, remainder or product that is not linear; equal divisions share
//! a variable. Reading the form back in order gives upstream's simplified expression.

use super::builder::{AffineBuilder, TooLarge, gcd};
use super::semi_affine::simplify_semi_affine;
use super::{AffineMap, AffineNode, AffineOp, IntegerSet, NodeId, reachable};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

/// A linear form; variables are dimensions, symbols, then locals. Coefficients are not zero.
#[derive(Clone, Default)]
struct Linear {
    terms: BTreeMap<u32, i64>,
    constant: i64,
}

/// Flattens one expression.
struct Flattener<'a> {
    builder: &'a mut AffineBuilder,
    /// What the local variables stand for.
    locals: Vec<NodeId>,
    places: FxHashMap<NodeId, u32>,
}

impl AffineMap {
    /// The map with each result simplified by flattening (upstream's `simplifyAffineMap`).
    pub fn simplify(&self) -> Result<Self, TooLarge> {
        let mut builder = AffineBuilder::new(self.dims(), self.symbols());
        let results = builder.import(self, &[], &[]);
        let simplified: Vec<NodeId> = results.into_iter().map(|id| builder.simplify(id)).collect();
        builder.map(&simplified)
    }
}

impl IntegerSet {
    /// The set with each constraint simplified by flattening (upstream's `simplifyIntegerSet`).
    pub fn simplify(&self) -> Result<Self, TooLarge> {
        let simplified = self.expressions().simplify()?;
        Ok(self.with_expressions(simplified).unwrap_or_else(|| self.clone()))
    }
}

impl AffineBuilder {
    /// The expression simplified by flattening (upstream's `simplifyAffineExpr`). Expressions with
    /// a divisor that is not positive stay as they are.
    pub fn simplify(&mut self, id: NodeId) -> NodeId {
        let pure = self.expr(id).is_pure_affine();
        let id = if pure { id } else { simplify_semi_affine(self, id) };
        let pure = pure || self.expr(id).is_pure_affine();
        let mut flattener =
            Flattener { builder: self, locals: Vec::new(), places: FxHashMap::default() };
        let Some(form) = flattener.flatten(id) else { return id };
        let Some(plain) = flattener.expr_of(&form) else { return id };
        if pure || plain == id { plain } else { flattener.semi_affine_expr_of(&form) }
    }

    /// Takes from what simplification may still touch. Scaling long sums again and again, nested
    /// remainders and nested divisions by a symbol cost more than the expression's size; past the
    /// bound expressions stay as they are.
    pub(super) fn spend(&mut self, terms: usize) -> Option<()> {
        let left = self.flatten_budget.checked_sub(terms + 1);
        self.flatten_budget = left.unwrap_or(0);
        left.map(|_| ())
    }
}

impl Linear {
    fn constant(constant: i64) -> Self {
        Self { terms: BTreeMap::new(), constant }
    }

    fn variable(variable: u32) -> Self {
        Self { terms: BTreeMap::from([(variable, 1)]), constant: 0 }
    }

    fn add_term(&mut self, variable: u32, coefficient: i64) {
        let term = self.terms.entry(variable).or_insert(0);
        *term = term.wrapping_add(coefficient);
        if *term == 0 {
            self.terms.remove(&variable);
        }
    }

    /// The sum, and how many terms were touched.
    fn add(mut self, mut other: Self) -> (Self, usize) {
        if self.terms.len() < other.terms.len() {
            std::mem::swap(&mut self, &mut other);
        }
        let touched = other.terms.len();
        for (variable, coefficient) in other.terms {
            self.add_term(variable, coefficient);
        }
        self.constant = self.constant.wrapping_add(other.constant);
        (self, touched)
    }

    fn scale(&mut self, factor: i64) {
        self.constant = self.constant.wrapping_mul(factor);
        for coefficient in self.terms.values_mut() {
            *coefficient = coefficient.wrapping_mul(factor);
        }
        self.terms.retain(|_, coefficient| *coefficient != 0);
    }

    /// The greatest common divisor of all coefficients and `with`.
    fn gcd(&self, with: u64) -> u64 {
        let all = self.terms.values().chain(std::iter::once(&self.constant));
        all.fold(with, |divisor, value| gcd(divisor, value.unsigned_abs()))
    }

    /// Divided by a positive number that divides all coefficients.
    fn divide(&mut self, divisor: u64) {
        let Ok(divisor) = i64::try_from(divisor) else { return };
        self.constant = self.constant.checked_div(divisor).unwrap_or(0);
        for coefficient in self.terms.values_mut() {
            *coefficient = coefficient.checked_div(divisor).unwrap_or(0);
        }
    }
}

impl Flattener<'_> {
    /// The linear form; `None` if a divisor is not positive, or the budget is used up.
    fn flatten(&mut self, root: NodeId) -> Option<Linear> {
        let order = reachable(&self.builder.nodes, &[root]);
        let mut uses: FxHashMap<NodeId, usize> = FxHashMap::default();
        for &id in &order {
            if let AffineNode::Binary(_, lhs, rhs) = self.builder.expr(id).node() {
                *uses.entry(lhs).or_default() += 1;
                *uses.entry(rhs).or_default() += 1;
            }
        }
        let mut forms: FxHashMap<NodeId, Linear> = FxHashMap::default();
        for id in order {
            let form = self.flatten_node(id, &mut forms, &mut uses)?;
            forms.insert(id, form);
        }
        forms.remove(&root)
    }

    fn flatten_node(
        &mut self,
        id: NodeId,
        forms: &mut FxHashMap<NodeId, Linear>,
        uses: &mut FxHashMap<NodeId, usize>,
    ) -> Option<Linear> {
        let dims = self.builder.dims();
        match self.builder.expr(id).node() {
            AffineNode::Dim(position) => Some(Linear::variable(position)),
            AffineNode::Symbol(position) => Some(Linear::variable(dims + position)),
            AffineNode::Constant(value) => Some(Linear::constant(value)),
            AffineNode::Binary(op, lhs, rhs) => {
                let left = self.take(lhs, forms, uses)?;
                let right = self.take(rhs, forms, uses)?;
                let linear = op == AffineOp::Add || self.builder.constant_of(rhs).is_some();
                if !linear {
                    return self.semi_affine(op, &left, &right);
                }
                self.operation(op, left, right)
            }
        }
    }

    /// An operand's form: moved out at its last use, copied before.
    fn take(
        &mut self,
        id: NodeId,
        forms: &mut FxHashMap<NodeId, Linear>,
        uses: &mut FxHashMap<NodeId, usize>,
    ) -> Option<Linear> {
        let left = uses.get_mut(&id)?;
        *left = left.saturating_sub(1);
        if *left == 0 {
            return forms.remove(&id);
        }
        let form = forms.get(&id)?.clone();
        self.builder.spend(form.terms.len())?;
        Some(form)
    }

    fn operation(&mut self, op: AffineOp, mut left: Linear, right: Linear) -> Option<Linear> {
        if op == AffineOp::Add {
            let (sum, touched) = left.add(right);
            self.builder.spend(touched)?;
            return Some(sum);
        }
        self.builder.spend(left.terms.len())?;
        match op {
            AffineOp::Mul => {
                left.scale(right.constant);
                Some(left)
            }
            _ if right.constant < 1 => None,
            AffineOp::Mod => self.modulo(left, right.constant),
            _ => self.divide(op, left, right.constant),
        }
    }

    /// `e - (e floordiv c) * c`, with what is common to all of `e` and `c` cancelled.
    fn modulo(&mut self, dividend: Linear, divisor: i64) -> Option<Linear> {
        let common = dividend.gcd(divisor.unsigned_abs());
        if common == divisor.unsigned_abs() {
            return Some(Linear::constant(0));
        }
        let mut reduced = dividend.clone();
        reduced.divide(common);
        let divisor_left = divisor.checked_div(common as i64).unwrap_or(divisor);
        let local = self.quotient(AffineOp::FloorDiv, &reduced, divisor_left)?;
        let mut remainder = dividend;
        remainder.add_term(local, divisor.wrapping_neg());
        Some(remainder)
    }

    fn divide(&mut self, op: AffineOp, mut dividend: Linear, divisor: i64) -> Option<Linear> {
        let common = dividend.gcd(divisor.unsigned_abs());
        dividend.divide(common);
        let divisor = divisor.checked_div(common as i64).unwrap_or(divisor);
        if divisor == 1 {
            return Some(dividend);
        }
        self.quotient(op, &dividend, divisor).map(Linear::variable)
    }

    /// The local variable of a division.
    fn quotient(&mut self, op: AffineOp, dividend: &Linear, divisor: i64) -> Option<u32> {
        let dividend = self.expr_of(dividend)?;
        let divisor = self.builder.constant(divisor);
        let quotient = self.builder.binary(op, dividend, divisor);
        Some(self.local(quotient))
    }

    /// The local variable of an operation that is not linear.
    fn semi_affine(&mut self, op: AffineOp, left: &Linear, right: &Linear) -> Option<Linear> {
        let (left, right) = (self.expr_of(left)?, self.expr_of(right)?);
        let result = self.builder.binary(op, left, right);
        Some(Linear::variable(self.local(result)))
    }

    /// The local variable that stands for an expression.
    fn local(&mut self, expr: NodeId) -> u32 {
        let next = self.inputs() + self.locals.len() as u32;
        let place = *self.places.entry(expr).or_insert(next);
        if place == next {
            self.locals.push(expr);
        }
        place
    }

    fn inputs(&self) -> u32 {
        self.builder.dims().saturating_add(self.builder.symbols())
    }

    /// The expression a variable stands for.
    fn variable(&mut self, variable: u32) -> NodeId {
        let dims = self.builder.dims();
        if let Some(local) = variable.checked_sub(self.inputs()) {
            return self.locals.get(local as usize).copied().unwrap_or(NodeId(0));
        }
        match variable.checked_sub(dims) {
            Some(symbol) => self.builder.intern(AffineNode::Symbol(symbol)),
            None => self.builder.intern(AffineNode::Dim(variable)),
        }
    }

    /// The form as a sum: dimensions, symbols, locals, constant.
    fn expr_of(&mut self, form: &Linear) -> Option<NodeId> {
        self.builder.spend(form.terms.len())?;
        let terms = form.terms.iter().map(|(&variable, &by)| (variable, by));
        Some(self.sum_of(terms, form.constant))
    }

    fn sum_of(&mut self, terms: impl Iterator<Item = (u32, i64)>, constant: i64) -> NodeId {
        let mut sum = self.builder.constant(0);
        for (variable, coefficient) in terms {
            let variable = self.variable(variable);
            let coefficient = self.builder.constant(coefficient);
            let term = self.builder.mul(variable, coefficient);
            sum = self.builder.add(sum, term);
        }
        if constant == 0 {
            return sum;
        }
        let constant = self.builder.constant(constant);
        self.builder.add(sum, constant)
    }

    /// The form as a sum in the order of dimensions and symbols, terms that belong to one of them
    /// with it, the others behind.
    fn semi_affine_expr_of(&mut self, form: &Linear) -> NodeId {
        let mut terms: Vec<_> = form
            .terms
            .iter()
            .map(|(&variable, &coefficient)| (self.key_of(variable), variable, coefficient))
            .collect();
        terms.sort_by_key(|&(key, ..)| (key.is_none(), key));
        self.sum_of(terms.into_iter().map(|(_, variable, by)| (variable, by)), form.constant)
    }

    /// Where a term stands: with the position of its dimension or symbol, by that of the other.
    fn key_of(&mut self, variable: u32) -> Option<(u32, i64)> {
        let behind = i64::from(self.builder.dims().max(self.builder.symbols()));
        let id = self.variable(variable);
        let expr = self.builder.expr(id);
        match expr.node() {
            AffineNode::Dim(_) | AffineNode::Symbol(_) if variable >= self.inputs() => None,
            AffineNode::Dim(position) => Some((position, i64::MIN)),
            AffineNode::Symbol(position) => Some((position, behind)),
            AffineNode::Constant(_) => None,
            AffineNode::Binary(_, lhs, rhs) => match (expr.at(lhs).node(), expr.at(rhs).node()) {
                // Upstream has these after the dimension itself, the last one first.
                (AffineNode::Dim(position), AffineNode::Constant(_)) => {
                    Some((position, -1 - i64::from(variable)))
                }
                (AffineNode::Symbol(position), AffineNode::Constant(_)) => Some((position, behind)),
                (AffineNode::Dim(position), AffineNode::Symbol(other)) => {
                    Some((position, i64::from(other)))
                }
                (AffineNode::Symbol(position), AffineNode::Symbol(_)) => Some((position, behind)),
                _ => None,
            },
        }
    }
}
