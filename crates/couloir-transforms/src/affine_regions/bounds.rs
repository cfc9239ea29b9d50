//! Bounds of dimensions by symbols, and boxes around several regions.

use couloir_ir::Value;
use couloir_ir::affine::{AffineBuilder, AffineMap, NodeId};

use super::constraints::{Bound, Constraints};
use couloir_polyhedra::set::Row;

/// How far a dimension reaches, and its first place, a map of the symbols as symbols.
pub(crate) struct Extent {
    pub(crate) size: i64,
    pub(crate) first: AffineMap,
}

/// Bounds of a dimension that are a number apart: factors of symbols and a constant, divided and
/// rounded down.
struct Span {
    lower: Vec<i64>,
    upper: Vec<i64>,
    divisor: i64,
}

/// The inputs of maps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Inputs {
    Dims,
    Symbols,
}

impl Inputs {
    fn builder(self, count: usize) -> AffineBuilder {
        let count = u32::try_from(count).unwrap_or(0);
        match self {
            Inputs::Dims => AffineBuilder::new(count, 0),
            Inputs::Symbols => AffineBuilder::new(0, count),
        }
    }

    fn node(self, b: &mut AffineBuilder, at: usize) -> Option<NodeId> {
        let at = u32::try_from(at).ok()?;
        if self == Inputs::Dims { b.dim(at) } else { b.symbol(at) }
    }

    /// A sum of inputs with factors, and a constant.
    fn sum(self, b: &mut AffineBuilder, row: &[i64]) -> Option<NodeId> {
        let nodes = (0..row.len().saturating_sub(1)).map(|at| self.node(b, at));
        let nodes = nodes.collect::<Vec<_>>();
        sum(b, &nodes, row)
    }
}

/// A sum of what is known with factors, and a constant.
fn sum(b: &mut AffineBuilder, nodes: &[Option<NodeId>], row: &[i64]) -> Option<NodeId> {
    let (&constant, factors) = row.split_last()?;
    let mut sum = b.constant(0);
    for (at, &factor) in factors.iter().enumerate().filter(|(_, factor)| **factor != 0) {
        let (input, factor) = (nodes.get(at).copied().flatten()?, b.constant(factor));
        let term = b.mul(input, factor);
        sum = b.add(sum, term);
    }
    let constant = b.constant(constant);
    Some(b.add(sum, constant))
}

fn negated(row: &[i64]) -> Option<Vec<i64>> {
    row.iter().map(|value| value.checked_neg()).collect()
}

impl Constraints {
    /// Rows without dimensions but one: those that have it more than 0 times, and those that have
    /// it less often.
    fn bounds(&self, at: usize) -> (Vec<&Row>, Vec<&Row>) {
        let rows = self.unequal.iter().filter(|row| row.at(at) != 0 && self.is_alone(row, at));
        rows.partition(|row| row.at(at) > 0)
    }

    fn is_alone(&self, row: &Row, at: usize) -> bool {
        row.row.iter().take(self.dims).enumerate().all(|(own, &x)| own == at || x == 0)
    }

    fn of_symbols<'a>(&self, row: &'a Row) -> &'a [i64] {
        row.row.get(self.dims..).unwrap_or_default()
    }

    /// What a dimension is by an equality, as often as that has it.
    fn solved(&self, row: &Row, at: usize) -> Option<Vec<i64>> {
        let own = self.of_symbols(row);
        if row.at(at) > 0 { negated(own) } else { Some(own.to_vec()) }
    }

    /// How far a dimension reaches, where that is a number.
    pub(super) fn extent(&self, at: usize) -> Option<Extent> {
        let mut b = Inputs::Symbols.builder(self.symbols);
        let nodes = self.nodes(&mut b);
        if let Some(row) = self.given(at, self.dims) {
            let first = sum(&mut b, &nodes, &self.solved(row, at)?)?;
            return Some(Extent { size: 1, first: b.map(&[first]).ok()? });
        }
        let (lower, upper) = self.bounds(at);
        let mut least: Option<(i64, NodeId)> = None;
        for high in &upper {
            let Some(above) = self.last_place(&mut b, &nodes, high, at) else { continue };
            for low in &lower {
                let Some(below) = self.first_place(&mut b, &nodes, low, at) else { continue };
                let size = span(&mut b, below, above);
                if let Some(size) = size.filter(|&size| least.is_none_or(|(own, _)| size < own)) {
                    least = Some((size, below));
                }
            }
        }
        let (size, first) = least?;
        Some(Extent { size, first: b.map(&[first]).ok()? })
    }

    /// What symbols and locals are, as far as that is known.
    fn nodes(&self, b: &mut AffineBuilder) -> Vec<Option<NodeId>> {
        let mut nodes = (0..self.symbols).map(|at| Inputs::Symbols.node(b, at)).collect::<Vec<_>>();
        nodes.resize(self.columns().saturating_sub(self.dims), None);
        let mut changed = self.locals() > 0;
        while std::mem::take(&mut changed) {
            for at in self.symbols..nodes.len() {
                let found = nodes.get(at).copied().flatten().is_none();
                let quotient = found.then(|| self.local_quotient(b, &nodes, at)).flatten();
                if let Some(slot) = nodes.get_mut(at).filter(|_| quotient.is_some()) {
                    (*slot, changed) = (quotient, true);
                }
            }
        }
        nodes
    }

    /// A local that is a quotient of symbols and of locals that are known.
    fn local_quotient(
        &self,
        b: &mut AffineBuilder,
        nodes: &[Option<NodeId>],
        at: usize,
    ) -> Option<NodeId> {
        let mut known = vec![false; self.dims];
        known.extend(nodes.iter().map(Option::is_some));
        let (dividend, divisor) = self.quotient(self.dims.checked_add(at)?, &known)?;
        let dividend = sum(b, nodes, dividend.get(self.dims..)?)?;
        let divisor = b.constant(divisor);
        Some(b.floor_div(dividend, divisor))
    }

    fn first_place(
        &self,
        b: &mut AffineBuilder,
        nodes: &[Option<NodeId>],
        row: &Row,
        at: usize,
    ) -> Option<NodeId> {
        let sum = sum(b, nodes, self.of_symbols(row))?;
        let (sum, factor) = (b.neg(sum), row.at(at));
        let (more, factor) = (b.constant(factor.checked_sub(1)?), b.constant(factor));
        let sum = b.add(sum, more);
        Some(b.floor_div(sum, factor))
    }

    fn last_place(
        &self,
        b: &mut AffineBuilder,
        nodes: &[Option<NodeId>],
        row: &Row,
        at: usize,
    ) -> Option<NodeId> {
        let sum = sum(b, nodes, self.of_symbols(row))?;
        let factor = b.constant(row.at(at).checked_neg()?);
        Some(b.floor_div(sum, factor))
    }

    /// All bounds of a dimension, lower and upper ones; these are past the end. The symbols are
    /// dimensions of the maps.
    pub(super) fn all_bounds(&self, at: usize) -> Option<(AffineMap, AffineMap)> {
        let mut b = Inputs::Dims.builder(self.symbols);
        let (lower, upper) = self.bounds(at);
        let (mut firsts, mut ends) = (Vec::new(), Vec::new());
        let one = b.constant(1);
        for row in lower {
            let sum = Inputs::Dims.sum(&mut b, &negated(self.of_symbols(row))?)?;
            let (factor, less) = (b.constant(row.at(at)), b.constant(-1));
            let sum = b.add(sum, factor);
            let sum = b.add(sum, less);
            firsts.push(b.floor_div(sum, factor));
        }
        for row in upper {
            let sum = Inputs::Dims.sum(&mut b, self.of_symbols(row))?;
            let factor = b.constant(row.at(at).checked_neg()?);
            let last = b.floor_div(sum, factor);
            ends.push(b.add(last, one));
        }
        for row in self.equal.iter().filter(|row| row.at(at) != 0 && self.is_alone(row, at)) {
            let sum = Inputs::Dims.sum(&mut b, &self.solved(row, at)?)?;
            let factor = b.constant(i64::try_from(row.at(at).unsigned_abs()).ok()?);
            let last = b.floor_div(sum, factor);
            ends.push(b.add(last, one));
            firsts.push(b.ceil_div(sum, factor));
        }
        Some((b.map(&firsts).ok()?, b.map(&ends).ok()?))
    }
}

/// How many places there are from one to another, where that is a number; not less than none.
fn span(b: &mut AffineBuilder, first: NodeId, last: NodeId) -> Option<i64> {
    let all = b.sub(last, first);
    let one = b.constant(1);
    let all = b.add(all, one);
    let all = b.simplify(all);
    b.constant_of(all).map(|size| size.max(0))
}

/// Boxes.
impl Constraints {
    /// The closest bounds of a dimension that are a number apart.
    fn span(&self, at: usize) -> Option<Span> {
        if let Some(row) = self.given(at, self.dims) {
            let own = self.solved(row, at)?;
            return Some(Span { lower: own.clone(), upper: own, divisor: 1 });
        }
        let (lower, upper) = self.bounds(at);
        let mut least: Option<(i64, &Row, &Row)> = None;
        for &high in &upper {
            for &low in &lower {
                let ((a, high_constant), (b, low_constant)) = (high.parts(), low.parts());
                if a.iter().zip(b).any(|(&a, &b)| a.checked_neg() != Some(b)) {
                    continue;
                }
                let sum = i128::from(high_constant) + i128::from(low_constant) + 1;
                let factor = i128::from(low.at(at));
                let size = i64::try_from((sum + factor - 1).div_euclid(factor)).ok()?.max(0);
                if least.is_none_or(|(own, ..)| size < own) {
                    least = Some((size, low, high));
                }
            }
        }
        let (_, low, high) = least?;
        let divisor = low.at(at);
        let mut lower = negated(self.of_symbols(low))?;
        let last = lower.last_mut()?;
        *last = last.checked_add(divisor - 1)?;
        Some(Span { lower, upper: self.of_symbols(high).to_vec(), divisor })
    }

    /// The number that a dimension is bounded by.
    pub(super) fn constant_bound(&self, kind: Bound, at: usize) -> Option<i64> {
        let mut own = self.clone();
        own.project_to(at)?;
        if let Some(row) = own.given(0, own.values.len().max(1)) {
            return row.parts().1.checked_neg()?.checked_mul(row.at(0));
        }
        let is_constant = |row: &&Row| row.parts().0.iter().skip(1).all(|&factor| factor == 0);
        let rows = own.unequal.iter().filter(is_constant);
        if kind == Bound::Lower {
            let rows = rows.filter(|row| row.at(0) > 0);
            let first = |row: &Row| row.parts().1.checked_div_euclid(row.at(0))?.checked_neg();
            return rows.filter_map(first).max();
        }
        let rows = rows.filter(|row| row.at(0) < 0);
        let last = |row: &Row| row.parts().1.checked_div_euclid(row.at(0).checked_neg()?);
        rows.filter_map(last).min()
    }

    /// The lower of two lower bounds, or the greater of two upper ones; a number where it is
    /// neither, as is said.
    fn outer(
        &self,
        other: &Self,
        at: usize,
        kind: Bound,
        [a, b]: [&[i64]; 2],
    ) -> Option<(Vec<i64>, bool)> {
        let ((own, factors), (its, others)) = (a.split_last()?, b.split_last()?);
        if factors == others {
            let is_first = if kind == Bound::Lower { own <= its } else { own >= its };
            return Some((if is_first { a.to_vec() } else { b.to_vec() }, false));
        }
        let own = self.constant_bound(kind, at)?;
        let its = other.constant_bound(kind, at)?;
        let number = if kind == Bound::Lower { own.min(its) } else { own.max(its) };
        let mut all = vec![0; a.len()];
        *all.last_mut()? = number;
        Some((all, true))
    }

    /// Makes symbols of both the same, in the same order.
    pub(super) fn align(&mut self, other: &mut Self) -> Option<()> {
        let own = self.values.get(self.dims..)?.to_vec();
        for (at, value) in (other.dims..).zip(own) {
            // A dimension may stand for the same value.
            let same = |own: &Option<Value>| value.is_some() && *own == value;
            let found = other.values.iter().skip(other.dims).position(same);
            match found {
                Some(found) => other.swap(at, other.dims + found),
                None => other.insert_symbol(at, value)?,
            }
        }
        for value in other.values.get(self.inputs()..)?.to_vec() {
            self.insert_symbol(self.inputs(), value)?;
        }
        Some(())
    }

    /// A box around this and another region; none where it cannot be told, and this may have
    /// symbols more.
    pub(super) fn surround(&mut self, other: &Self) -> Option<()> {
        let mut other = other.clone();
        if self.values != other.values {
            self.align(&mut other)?;
        }
        let mut rows = Vec::new();
        for at in 0..self.dims {
            let (own, its) = (self.span(at)?, other.span(at)?);
            if own.divisor != its.divisor {
                return None;
            }
            let (mut lower, is_number) =
                self.outer(&other, at, Bound::Lower, [&own.lower, &its.lower])?;
            if !is_number {
                let last = lower.last_mut()?;
                *last = last.checked_sub(own.divisor - 1)?;
            }
            let (upper, _) = self.outer(&other, at, Bound::Upper, [&own.upper, &its.upper])?;
            for (own, factor) in [(negated(&lower)?, own.divisor), (upper, -own.divisor)] {
                let mut row = vec![0; self.dims];
                *row.get_mut(at)? = factor;
                row.extend(own);
                rows.push(row);
            }
        }
        let common = |own: &[Row], its: &[Row]| {
            let is_there = |row: &&Row| its.iter().any(|other| other.row == row.row);
            own.iter().filter(is_there).cloned().collect::<Vec<_>>()
        };
        let unequal = common(&self.unequal, &other.unequal);
        self.equal = common(&self.equal, &other.equal);
        self.unequal.clear();
        rows.into_iter().for_each(|row| self.add(row, false));
        self.unequal.extend(unequal);
        self.drop_redundant();
        Some(())
    }
}
