//! Whether it shows that no point is in a set.
//!
//! Inputs are eliminated one after the other, by equalities first, then by pairs of bounds; which
//! sets are found empty depends on the order, so it is upstream's. A column that is gone is taken
//! out of all rows.

use super::rows::gcd;
use super::set::{Row, without_trivial};

/// How many constraints per input are looked at before it is given up.
const MAX_ROWS_PER_INPUT: usize = 32;

/// Whether it is found that no point satisfies all rows, whose columns after the inputs are
/// quotients.
pub(crate) fn is_empty(rows: &[Row], inputs: usize) -> bool {
    let mut system = System { rows: rows.to_vec() };
    if system.is_false() {
        return true;
    }
    system.tighten();
    let most = system.columns().saturating_mul(MAX_ROWS_PER_INPUT);
    system.search(inputs, most).unwrap_or(false)
}

struct System {
    rows: Vec<Row>,
}

impl System {
    fn columns(&self) -> usize {
        self.rows.first().map_or(0, |row| row.parts().0.len())
    }

    fn is_false(&self) -> bool {
        self.rows.iter().any(Row::is_false)
    }

    /// None where numbers become too large, or rows too many.
    fn search(&mut self, inputs: usize, most: usize) -> Option<bool> {
        self.without_quotients(inputs)?;
        if self.is_false() {
            return Some(true);
        }
        let mut from = 0;
        while from < self.columns() {
            self.by_equalities(from)?;
            if self.is_false() {
                return Some(true);
            }
            from += 1;
        }
        for _ in 0..self.columns() {
            self.project()?;
            if self.rows.len() >= most {
                return None;
            }
            if self.is_false() {
                return Some(true);
            }
        }
        Some(false)
    }

    /// Eliminates quotients that an equality gives as a sum of the others.
    fn without_quotients(&mut self, inputs: usize) -> Option<()> {
        self.rows.iter_mut().filter(|row| row.equal).for_each(Row::reduce);
        while let Some((pivot, column)) = self.given_quotient(inputs) {
            self.eliminate(pivot, column)?;
            self.remove(column..column.checked_add(1)?);
        }
        Some(())
    }

    /// The first equality with a quotient once, and the quotient's column.
    fn given_quotient(&self, inputs: usize) -> Option<(usize, usize)> {
        let once = |row: &Row| {
            let mut quotients = row.parts().0.iter().enumerate().skip(inputs);
            quotients.find(|(_, value)| value.unsigned_abs() == 1).map(|(at, _)| at)
        };
        let mut rows = self.rows.iter().enumerate().filter(|(_, row)| row.equal);
        rows.find_map(|(pivot, row)| Some((pivot, once(row)?)))
    }

    /// Eliminates the columns from one on by equalities, up to one that only inequalities have.
    fn by_equalities(&mut self, from: usize) -> Option<()> {
        let mut column = from;
        while column < self.columns() {
            let has = |row: &Row| row.at(column) != 0;
            match self.rows.iter().position(|row| row.equal && has(row)) {
                Some(pivot) => {
                    self.eliminate(pivot, column)?;
                    self.tighten();
                }
                None if self.rows.iter().any(has) => break,
                None => {}
            }
            column += 1;
        }
        self.remove(from..column);
        Some(())
    }

    /// Takes an equality away after a column has vanished from all other rows by it.
    fn eliminate(&mut self, pivot: usize, column: usize) -> Option<()> {
        let pivot = self.rows.remove(pivot);
        for row in &mut self.rows {
            if row.at(column) != 0 {
                *row = Row { equal: row.equal, ..row.without(&pivot, column)? };
                row.reduce();
            }
        }
        Some(())
    }

    fn tighten(&mut self) {
        self.rows.iter_mut().filter(|row| !row.equal).for_each(Row::tighten);
    }

    fn remove(&mut self, columns: std::ops::Range<usize>) {
        for row in &mut self.rows {
            let end = columns.end.min(row.row.len());
            row.row.drain(columns.start.min(end)..end);
        }
    }

    /// Eliminates the column that makes fewest rows.
    fn project(&mut self) -> Option<()> {
        let made = |column: &usize| {
            let (lower, upper) = self.bounds(*column);
            lower.len().saturating_mul(upper.len())
        };
        let Some(column) = (0..self.columns()).min_by_key(made) else { return Some(()) };
        if let Some(pivot) = self.rows.iter().position(|row| row.equal && row.at(column) != 0) {
            self.eliminate(pivot, column)?;
        } else {
            self.tighten();
            self.pair(column)?;
        }
        self.remove(column..column.checked_add(1)?);
        self.tighten();
        self.rows.iter_mut().for_each(Row::reduce);
        self.rows = without_trivial(std::mem::take(&mut self.rows));
        Some(())
    }

    /// The inequalities that bound a column from below, and from above.
    fn bounds(&self, column: usize) -> (Vec<&Row>, Vec<&Row>) {
        let rows = self.rows.iter().filter(|row| !row.equal && row.at(column) != 0);
        rows.partition(|row| row.at(column) > 0)
    }

    /// Puts what each lower bound of a column says with each upper one in their place.
    fn pair(&mut self, column: usize) -> Option<()> {
        let (lower, upper) = self.bounds(column);
        let mut made = Vec::new();
        for low in &lower {
            for high in &upper {
                made.push(low.without(high, column)?);
            }
        }
        self.rows.retain(|row| row.equal || row.at(column) == 0);
        self.rows.append(&mut made);
        Some(())
    }
}

impl Row {
    pub(crate) fn at(&self, column: usize) -> i64 {
        self.parts().0.get(column).copied().unwrap_or(0)
    }

    /// Divides by what all numbers have in common.
    pub(crate) fn reduce(&mut self) {
        let all = self.row.iter().fold(0, |all, &value| gcd(all, value.unsigned_abs()));
        let Some(all) = i64::try_from(all).ok().filter(|&all| all > 1) else { return };
        self.row.iter_mut().for_each(|value| *value = value.div_euclid(all));
    }

    /// This row and another, scaled and added so that a column vanishes.
    pub(crate) fn without(&self, other: &Row, column: usize) -> Option<Row> {
        let (a, b) = (self.at(column), other.at(column));
        let common = i128::from(gcd(a.unsigned_abs(), b.unsigned_abs()));
        let own = i128::from(b).abs().checked_div(common)?;
        let its = i128::from(a).abs().checked_div(common)?;
        let its = if (a > 0) == (b > 0) { -its } else { its };
        let sum = |(x, y): (&i64, &i64)| {
            let sum = (i128::from(*x) * own).checked_add(i128::from(*y) * its)?;
            i64::try_from(sum).ok()
        };
        let row = self.row.iter().zip(&other.row).map(sum).collect::<Option<_>>()?;
        Some(Row { row, equal: self.equal && other.equal })
    }
}
