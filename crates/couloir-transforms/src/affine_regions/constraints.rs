//! Linear constraints over values, and their projection.
//!
//! A row has a column for each dimension, symbol and local, in this order, and one for the
//! constant; it is 0, or not negative. Which constraints are left of a projection, and their
//! order, depends on the order of all steps: that is upstream's. Where numbers get too large, or
//! rows too many, nothing is known.

use std::ops::Range;

use couloir_ir::Value;
use rustc_hash::FxHashMap;

use couloir_polyhedra::empty::is_empty;
use couloir_polyhedra::set::{Row, quotient_between_two};

/// Most columns, most inequalities, and most numbers that projections go through.
const MOST_COLUMNS: usize = 1 << 10;
const MOST_ROWS: usize = 1 << 11;
const MOST_NUMBERS: usize = 1 << 23;

/// Which side of a variable a bound is on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    Lower,
    Upper,
    Equal,
}

/// Constraints on values.
#[derive(Clone, Debug, Default)]
pub(crate) struct Constraints {
    pub(super) dims: usize,
    pub(super) symbols: usize,
    locals: usize,
    /// What dimensions and symbols stand for.
    pub(super) values: Vec<Option<Value>>,
    pub(super) equal: Vec<Row>,
    pub(super) unequal: Vec<Row>,
    /// How many numbers projections went through.
    spent: usize,
}

/// Columns.
impl Constraints {
    /// Rows of these, and of so many locals.
    pub(crate) fn of_rows(
        dims: usize,
        values: Vec<Option<Value>>,
        locals: usize,
        rows: Vec<Row>,
    ) -> Self {
        let symbols = values.len().saturating_sub(dims);
        let (equal, unequal) = rows.into_iter().partition(|row| row.equal);
        Self { locals, equal, unequal, ..Self::new(dims, symbols, values) }
    }

    /// Nothing is known of these.
    pub(super) fn new(dims: usize, symbols: usize, values: Vec<Option<Value>>) -> Self {
        Self { dims, symbols, values, ..Self::default() }
    }

    /// How many dimensions and symbols there are.
    pub(super) fn inputs(&self) -> usize {
        self.dims.saturating_add(self.symbols)
    }

    pub(super) fn columns(&self) -> usize {
        self.inputs().saturating_add(self.locals)
    }

    /// How many locals there are.
    pub(super) fn locals(&self) -> usize {
        self.locals
    }

    /// The column of a value.
    pub(super) fn find(&self, value: Value) -> Option<usize> {
        self.values.iter().position(|&own| own == Some(value))
    }

    /// What the symbols stand for.
    pub(crate) fn symbol_values(&self) -> Vec<Value> {
        self.values.iter().skip(self.dims).copied().flatten().collect()
    }

    fn rows_mut(&mut self) -> impl Iterator<Item = &mut Row> {
        self.equal.iter_mut().chain(&mut self.unequal)
    }

    fn insert_columns(&mut self, at: usize, count: usize) -> Option<()> {
        if self.columns().checked_add(count)? > MOST_COLUMNS {
            return None;
        }
        for row in self.rows_mut() {
            let at = at.min(row.row.len());
            row.row.splice(at..at, std::iter::repeat_n(0, count));
        }
        Some(())
    }

    /// Dimensions that stand for no value, before all others.
    pub(super) fn insert_dims(&mut self, count: usize) -> Option<()> {
        self.insert_columns(0, count)?;
        self.values.splice(0..0, std::iter::repeat_n(None, count));
        self.dims += count;
        Some(())
    }

    /// One more dimension.
    pub(super) fn append_dim(&mut self, value: Value) -> Option<()> {
        self.insert_dim(self.dims, value)
    }

    /// A dimension at a column.
    pub(super) fn insert_dim(&mut self, at: usize, value: Value) -> Option<()> {
        self.insert_columns(at, 1)?;
        self.values.insert(at.min(self.values.len()), Some(value));
        self.dims += 1;
        Some(())
    }

    /// A symbol at a column.
    pub(super) fn insert_symbol(&mut self, at: usize, value: Option<Value>) -> Option<()> {
        self.insert_columns(at, 1)?;
        self.values.insert(at.min(self.values.len()), value);
        self.symbols += 1;
        Some(())
    }

    /// One more symbol.
    pub(super) fn append_symbol(&mut self, value: Value) -> Option<()> {
        self.insert_symbol(self.inputs(), Some(value))
    }

    /// Locals before all others.
    pub(super) fn insert_locals(&mut self, count: usize) -> Option<()> {
        self.insert_columns(self.inputs(), count)?;
        self.locals += count;
        Some(())
    }

    /// One more local; its column.
    pub(super) fn append_local(&mut self) -> Option<usize> {
        let at = self.columns();
        self.insert_columns(at, 1)?;
        self.locals += 1;
        Some(at)
    }

    /// Makes symbols of all dimensions but the first ones.
    pub(super) fn keep_dims(&mut self, count: usize) {
        self.symbols = self.inputs().saturating_sub(count);
        self.dims = count;
    }

    pub(super) fn swap(&mut self, a: usize, b: usize) {
        if a.max(b) < self.values.len() {
            self.values.swap(a, b);
            self.rows_mut().for_each(|row| row.row.swap(a, b));
        }
    }

    fn remove(&mut self, columns: Range<usize>) {
        let within = |from: usize, to: usize| {
            columns.end.min(to).saturating_sub(columns.start.max(from).min(to))
        };
        let (dims, inputs, all) = (self.dims, self.inputs(), self.columns());
        let (gone_dims, gone_symbols) = (within(0, dims), within(dims, inputs));
        self.locals -= within(inputs, all);
        self.dims -= gone_dims;
        self.symbols -= gone_symbols;
        let end = columns.end.min(inputs);
        self.values.drain(columns.start.min(end)..end);
        for row in self.rows_mut() {
            let end = columns.end.min(row.row.len());
            row.row.drain(columns.start.min(end)..end);
        }
    }
}

/// Rows.
impl Constraints {
    /// A row of a constant alone.
    pub(super) fn blank(&self, constant: i64) -> Vec<i64> {
        let mut row = vec![0; self.columns()];
        row.push(constant);
        row
    }

    /// What a row says is 0, or not negative.
    pub(super) fn add(&mut self, row: Vec<i64>, equal: bool) {
        let all = if equal { &mut self.equal } else { &mut self.unequal };
        all.push(Row { row, equal });
    }

    /// A variable is not below a number, or not above it, or it is the number.
    pub(super) fn bound(&mut self, kind: Bound, at: usize, number: i64) -> Option<()> {
        let (factor, constant) = match kind {
            Bound::Upper => (-1, number),
            _ => (1, number.checked_neg()?),
        };
        let mut row = self.blank(constant);
        *row.get_mut(at)? = factor;
        self.add(row, kind == Bound::Equal);
        Some(())
    }

    fn tighten(&mut self) {
        self.unequal.iter_mut().for_each(Row::tighten);
    }

    pub(super) fn reduce(&mut self) {
        self.rows_mut().for_each(Row::reduce);
    }

    /// Takes inequalities away that always hold, or that others entail that differ in the
    /// constant alone.
    pub(super) fn drop_redundant(&mut self) {
        self.tighten();
        self.reduce();
        let mut kept = vec![true; self.unequal.len()];
        let mut best = FxHashMap::<&[i64], (usize, i64)>::default();
        for (at, row) in self.unequal.iter().enumerate() {
            let (factors, constant) = row.parts();
            let holds = constant >= 0 && factors.iter().all(|&factor| factor == 0);
            let worse = match best.get(factors).copied() {
                _ if holds => Some(at),
                Some((other, least)) if least > constant => Some(other),
                Some(_) => Some(at),
                None => None,
            };
            if worse != Some(at) {
                best.insert(factors, (at, constant));
            }
            if let Some(kept) = worse.and_then(|worse| kept.get_mut(worse)) {
                *kept = false;
            }
        }
        let mut kept = kept.into_iter();
        self.unequal.retain(|_| kept.next().unwrap_or(false));
    }
}

/// What follows from other rows.
impl Constraints {
    /// Takes inequalities away that follow from all others.
    pub(super) fn drop_implied(&mut self) {
        let inputs = self.inputs();
        let mut rows = self.equal.iter().chain(&self.unequal).cloned().collect::<Vec<_>>();
        let first = self.equal.len();
        let mut kept = Vec::with_capacity(self.unequal.len());
        for at in first..rows.len() {
            let Some(slot) = rows.get_mut(at) else { continue };
            let own = slot.clone();
            let Some(row) = complement(&own) else { return };
            *slot = row;
            let follows = is_empty(&rows, inputs);
            let Some(slot) = rows.get_mut(at) else { continue };
            *slot = if follows { Row { row: vec![0; own.row.len()], equal: false } } else { own };
            kept.push(!follows);
        }
        let mut kept = kept.into_iter();
        self.unequal.retain(|_| kept.next().unwrap_or(true));
    }

    /// Which inequalities say no more than that locals are quotients.
    pub(super) fn divisions(&self) -> Vec<bool> {
        let mut divides = vec![false; self.unequal.len()];
        for local in self.inputs()..self.columns() {
            for (above, upper) in self.unequal.iter().enumerate() {
                let own = |(_, lower): &(usize, &Row)| {
                    upper.at(local) < 0 && quotient_between_two(upper, lower, local).is_some()
                };
                let found = self.unequal.iter().enumerate().find(own);
                for at in found.into_iter().flat_map(|(below, _)| [above, below]) {
                    divides.get_mut(at).into_iter().for_each(|slot| *slot = true);
                }
            }
        }
        divides
    }

    /// The dividend and divisor of a column that two inequalities leave one value by what is known.
    pub(super) fn quotient(&self, at: usize, known: &[bool]) -> Option<(Vec<i64>, i64)> {
        let with = |sign: i64| self.unequal.iter().filter(move |row| row.at(at).signum() == sign);
        with(-1).find_map(|upper| {
            let found = |lower: &Row| {
                let found = quotient_between_two(upper, lower, at)?;
                let mut used = found.0.iter().zip(known).filter(|(factor, _)| **factor != 0);
                used.all(|(_, &known)| known).then_some(found)
            };
            with(1).find_map(found)
        })
    }
}

/// What holds where an inequality does not.
fn complement(own: &Row) -> Option<Row> {
    let row = own.row.iter().map(|value| value.checked_neg()).collect::<Option<Vec<_>>>();
    let mut row = row?;
    let last = row.last_mut()?;
    *last = last.checked_sub(1)?;
    Some(Row { row, equal: false })
}

/// Projection.
impl Constraints {
    /// Counts that all numbers are gone through.
    fn spend(&mut self) -> Option<()> {
        let rows = self.equal.len().saturating_add(self.unequal.len());
        self.spent = self.spent.saturating_add(rows.saturating_mul(self.columns()));
        (self.spent < MOST_NUMBERS).then_some(())
    }

    /// Takes an equality away after a column has vanished from all other rows by it.
    fn substitute(&mut self, pivot: usize, column: usize) -> Option<()> {
        self.spend()?;
        let pivot = self.equal.remove(pivot);
        for row in self.rows_mut().filter(|row| row.at(column) != 0) {
            *row = Row { equal: row.equal, ..row.without(&pivot, column)? };
        }
        self.reduce();
        Some(())
    }

    /// Eliminates columns by equalities, up to one that only inequalities have; how many.
    fn by_equalities(&mut self, columns: Range<usize>) -> Option<usize> {
        if columns.is_empty() {
            return Some(0);
        }
        self.tighten();
        let mut at = columns.start;
        while at < columns.end {
            match self.equal.iter().position(|row| row.at(at) != 0) {
                Some(pivot) => {
                    self.substitute(pivot, at)?;
                    self.tighten();
                }
                None if self.unequal.iter().any(|row| row.at(at) != 0) => break,
                None => {}
            }
            at += 1;
        }
        self.remove(columns.start..at);
        Some(at - columns.start)
    }

    /// Eliminates a column: by an equality, or by pairs of bounds.
    pub(super) fn eliminate(&mut self, column: usize) -> Option<()> {
        let only = column..column.checked_add(1)?;
        self.spend()?;
        if self.equal.iter().any(|row| row.at(column) != 0) {
            self.by_equalities(only)?;
            return Some(());
        }
        self.tighten();
        let rows = std::mem::take(&mut self.unequal);
        let (bounds, rest) = rows.into_iter().partition::<Vec<_>, _>(|row| row.at(column) != 0);
        let (lower, upper) = bounds.into_iter().partition::<Vec<_>, _>(|row| row.at(column) > 0);
        if lower.len().checked_mul(upper.len())?.checked_add(rest.len())? > MOST_ROWS {
            return None;
        }
        let is_there = !lower.is_empty() || !upper.is_empty();
        for high in &upper {
            for low in &lower {
                self.unequal.push(high.without(low, column)?);
            }
        }
        self.unequal.extend(rest);
        self.remove(only);
        if is_there {
            self.drop_redundant();
        }
        Some(())
    }

    /// The column of some that makes fewest rows.
    fn cheapest(&self, columns: Range<usize>) -> usize {
        let made = |column: &usize| {
            let bounds = |sign: i64| {
                self.unequal.iter().filter(|row| row.at(*column).signum() == sign).count()
            };
            bounds(1).saturating_mul(bounds(-1))
        };
        columns.clone().min_by_key(made).unwrap_or(columns.start)
    }

    /// Eliminates columns, by equalities as far as it goes.
    pub(crate) fn project(&mut self, columns: Range<usize>) -> Option<()> {
        if columns.is_empty() {
            return Some(());
        }
        let (mut at, mut end) = (columns.start, columns.end);
        while at < end {
            end -= self.by_equalities(at..end)?;
            at += 1;
        }
        while end > columns.start {
            self.eliminate(self.cheapest(columns.start..end))?;
            end -= 1;
        }
        self.tighten();
        self.reduce();
        Some(())
    }

    /// Eliminates all locals.
    pub(super) fn project_locals(&mut self) -> Option<()> {
        self.project(self.inputs()..self.columns())
    }

    /// Eliminates all but one column, which becomes the first.
    pub(super) fn project_to(&mut self, column: usize) -> Option<()> {
        self.project(0..column)?;
        self.project(1..self.columns())
    }

    /// The first equality that has a column once, and none of the others up to one.
    pub(super) fn given(&self, column: usize, others: usize) -> Option<&Row> {
        let alone = |row: &&Row| {
            let mut others = row.row.iter().take(others).enumerate();
            row.at(column).unsigned_abs() == 1 && others.all(|(at, &x)| at == column || x == 0)
        };
        self.equal.iter().find(alone)
    }

    /// Puts numbers in the place of symbols that are known.
    pub(super) fn fold_symbols(&mut self) -> Option<()> {
        let mut at = self.dims;
        for _ in 0..self.symbols {
            let known = self.given(at, self.columns()).map(|row| (row.at(at), row.parts().1));
            let Some((factor, constant)) = known else {
                at += 1;
                continue;
            };
            let number = constant.checked_neg()?.checked_mul(factor)?;
            for row in self.rows_mut() {
                let more = row.at(at).checked_mul(number)?;
                let last = row.row.last_mut()?;
                *last = last.checked_add(more)?;
            }
            self.remove(at..at.checked_add(1)?);
        }
        Some(())
    }
}
