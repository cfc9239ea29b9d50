//! What columns of constraints are, in terms of others: sums, quotients and rests of these.
//!
//! What is found depends on the order of all steps: that is upstream's.

use couloir_ir::affine::{AffineBuilder, AffineMap, NodeId};
use couloir_polyhedra::set::Row;

use super::constraints::{Bound, Constraints};
use super::slice::Bounds;

/// What columns were found to be, in terms of those around the dimensions that are asked about.
pub(super) struct Found {
    pub(super) b: AffineBuilder,
    pub(super) nodes: Vec<Option<NodeId>>,
    offset: usize,
    count: usize,
}

impl Found {
    pub(super) fn new(all: &Constraints, offset: usize, count: usize) -> Option<Self> {
        let dims = u32::try_from(all.dims.checked_sub(count)?).ok()?;
        let b = AffineBuilder::new(dims, u32::try_from(all.symbols).ok()?);
        let mut found = Self { b, nodes: Vec::new(), offset, count };
        for at in 0..all.columns() {
            let node = found.input(all, at);
            found.nodes.push(node);
        }
        Some(found)
    }

    /// What a column is that is not asked about.
    fn input(&mut self, all: &Constraints, at: usize) -> Option<NodeId> {
        if at < self.offset {
            self.b.dim(u32::try_from(at).ok()?)
        } else if at < self.offset.checked_add(self.count)? || at >= all.inputs() {
            None
        } else if at < all.dims {
            self.b.dim(u32::try_from(at - self.count).ok()?)
        } else {
            self.b.symbol(u32::try_from(at - all.dims).ok()?)
        }
    }

    fn get(&self, at: usize) -> Option<NodeId> {
        self.nodes.get(at).copied().flatten()
    }

    fn set(&mut self, at: usize, node: NodeId) {
        if let Some(slot) = self.nodes.get_mut(at) {
            *slot = Some(node);
        }
    }

    /// Bounds of one value.
    pub(super) fn single(&mut self, node: NodeId) -> Option<Bounds> {
        let node = self.b.simplify(node);
        let one = self.b.constant(1);
        let next = self.b.add(node, one);
        let (lower, upper) = (self.b.map(&[node]).ok()?, self.b.map(&[next]).ok()?);
        Some(Bounds { lower: Some(lower), upper: Some(upper) })
    }

    /// Finds what columns are until no more are found.
    pub(super) fn find(&mut self, all: &Constraints) -> Option<()> {
        loop {
            let mut changed = false;
            for at in 0..all.columns() {
                if self.get(at).is_none() {
                    changed |= self.find_one(all, at).is_some();
                }
            }
            if !changed {
                return Some(());
            }
        }
    }

    fn find_one(&mut self, all: &Constraints, at: usize) -> Option<()> {
        let least = all.constant_bound(Bound::Lower, at);
        let ends = least.zip(all.constant_bound(Bound::Upper, at));
        if let Some((least, _)) = ends.filter(|(least, most)| least == most) {
            let node = self.b.constant(least);
            self.set(at, node);
            return Some(());
        }
        if let Some((0, most)) = ends.filter(|&(_, most)| most > 0)
            && self.as_rest(all, at, most.checked_add(1)?).is_some()
        {
            return Some(());
        }
        let node = self.as_quotient(all, at).or_else(|| self.as_sum(all, at))?;
        self.set(at, node);
        Some(())
    }

    /// The rest of a division of another input, whose quotient may become known as well.
    fn as_rest(&mut self, all: &Constraints, at: usize, divisor: i64) -> Option<()> {
        for row in all.equal.iter().filter(|row| row.at(at) != 0 && row.parts().1 == 0) {
            if self.rest_in(all, row, at, divisor).is_some() {
                return Some(());
            }
        }
        None
    }

    fn rest_in(&mut self, all: &Constraints, row: &Row, at: usize, divisor: i64) -> Option<()> {
        let (own, mut dividend) = (row.at(at), self.b.constant(0));
        let whole = divisor.checked_mul(own)?;
        let mut quotients = Vec::new();
        for column in (0..all.inputs()).filter(|&column| column != at && row.at(column) != 0) {
            let factor = row.at(column);
            if factor.checked_rem(whole)? == 0 {
                quotients.push((column, if (factor > 0) == (own > 0) { 1 } else { -1 }));
                continue;
            }
            dividend = self.plus(dividend, self.get(column)?, factor);
        }
        let dividend = if own > 0 { self.b.neg(dividend) } else { dividend };
        let own = self.b.constant(own.checked_abs()?);
        let dividend = self.b.floor_div(dividend, own);
        let dividend = self.b.simplify(dividend);
        let dim = self.b.expr(dividend).dim()? as usize;
        let &(quotient, sign) = quotients.last()?;
        let column = if dim < self.offset { dim } else { dim.checked_add(self.count)? };
        let most = all.constant_bound(Bound::Upper, column);
        let by = self.b.constant(divisor);
        let rest = match most.is_some_and(|most| most < divisor) {
            true => dividend,
            false => self.b.modulo(dividend, by),
        };
        self.set(at, rest);
        if quotients.len() == 1 && self.get(quotient).is_none() {
            let (div, sign) = (self.b.floor_div(dividend, by), self.b.constant(sign));
            let div = self.b.mul(div, sign);
            self.set(quotient, div);
        }
        Some(())
    }

    fn plus(&mut self, sum: NodeId, node: NodeId, factor: i64) -> NodeId {
        let factor = self.b.constant(factor);
        let term = self.b.mul(node, factor);
        self.b.add(sum, term)
    }

    /// A quotient of what is known, which two inequalities bound.
    fn as_quotient(&mut self, all: &Constraints, at: usize) -> Option<NodeId> {
        let known = self.nodes.iter().map(Option::is_some).collect::<Vec<_>>();
        let (dividend, divisor) = all.quotient(at, &known)?;
        let (&constant, factors) = dividend.split_last()?;
        let mut sum = self.b.constant(constant);
        for (column, &factor) in factors.iter().enumerate().filter(|(_, factor)| **factor != 0) {
            sum = self.plus(sum, self.get(column)?, factor);
        }
        let divisor = self.b.constant(divisor);
        Some(self.b.floor_div(sum, divisor))
    }

    /// What the first equality with a column says that it is, if all else in it is known.
    fn as_sum(&mut self, all: &Constraints, at: usize) -> Option<NodeId> {
        let row = all.equal.iter().find(|row| row.at(at) != 0)?;
        let (factors, constant) = row.parts();
        let mut sum = self.b.constant(0);
        for (column, &factor) in factors.iter().enumerate() {
            if column != at && factor != 0 {
                sum = self.plus(sum, self.get(column)?, factor);
            }
        }
        let constant = self.b.constant(constant);
        let sum = self.b.add(sum, constant);
        let own = row.at(at);
        let sum = if own > 0 { self.b.neg(sum) } else { sum };
        let own = self.b.constant(own.checked_abs()?);
        Some(self.b.floor_div(sum, own))
    }

    /// All bounds of a dimension that are made of what is not asked about.
    pub(super) fn bounds(
        &mut self,
        all: &Constraints,
        at: usize,
    ) -> Option<(AffineMap, AffineMap)> {
        let others = self.offset..self.offset.checked_add(self.count)?;
        let is_alone =
            |row: &&Row| row.at(at) != 0 && others.clone().all(|own| own == at || row.at(own) == 0);
        let (mut firsts, mut ends) = (Vec::new(), Vec::new());
        let one = self.b.constant(1);
        for row in all.unequal.iter().filter(is_alone) {
            let by = self.b.constant(row.at(at).checked_abs()?);
            if row.at(at) < 0 {
                let sum = self.others(all, row, at, 1)?;
                let last = self.b.floor_div(sum, by);
                ends.push(self.b.add(last, one));
                continue;
            }
            let (sum, less) = (self.others(all, row, at, -1)?, self.b.constant(-1));
            let sum = self.b.add(sum, by);
            let sum = self.b.add(sum, less);
            firsts.push(self.b.floor_div(sum, by));
        }
        for row in all.equal.iter().filter(is_alone) {
            let sign = row.at(at).signum().checked_neg()?;
            let sum = self.others(all, row, at, sign)?;
            let by = self.b.constant(row.at(at).checked_abs()?);
            let last = self.b.floor_div(sum, by);
            ends.push(self.b.add(last, one));
            firsts.push(self.b.ceil_div(sum, by));
        }
        Some((self.b.map(&firsts).ok()?, self.b.map(&ends).ok()?))
    }

    /// A row without one of its columns, so many times.
    fn others(&mut self, all: &Constraints, row: &Row, at: usize, times: i64) -> Option<NodeId> {
        let mut sum = self.b.constant(0);
        for column in (0..all.inputs()).filter(|&column| column != at && row.at(column) != 0) {
            let node = self.input(all, column)?;
            sum = self.plus(sum, node, row.at(column).checked_mul(times)?);
        }
        let constant = self.b.constant(row.parts().1.checked_mul(times)?);
        Some(self.b.add(sum, constant))
    }
}
