//! Whether it shows that no point is in a set.
//!
//! Inputs are eliminated one after the other, by equalities first, then by pairs of bounds; which
//! sets are found empty depends on the order, so it is upstream's. A column that is gone is taken
//! out of all rows.

use crate::rows::gcd;
use crate::set::{Row, without_trivial};

/// How many constraints per input are looked at before it is given up.
const MAX_ROWS_PER_INPUT: usize = 32;

/// Whether it is found that no point satisfies all rows, whose columns after the inputs are
/// quotients.
pub fn is_empty(rows: &[Row], inputs: usize) -> bool {
    let mut system = System { rows: rows.to_vec() };
    if system.is_false() {
        return true;
    }
    system.tighten();
    let most = system.columns().saturating_mul(MAX_ROWS_PER_INPUT);
    system.search(inputs, most).unwrap_or(false)
}

/// Most rows that are left on the way where columns are taken out of a system.
const MAX_ROWS: usize = 1 << 10;

/// The rows without some columns: what is left says of the others what all together say of them.
/// None where numbers become too large, or rows too many.
pub fn projected(rows: Vec<Row>, columns: std::ops::Range<usize>) -> Option<Vec<Row>> {
    let mut system = System { rows };
    let (mut from, mut end) = (columns.start, columns.end);
    while from < end {
        end = end.saturating_sub(system.by_equalities(from, end)?);
        from += 1;
    }
    for end in (columns.start.saturating_add(1)..=end).rev() {
        system.project(columns.start..end)?;
        (system.rows.len() < MAX_ROWS).then_some(())?;
    }
    system.tighten();
    system.rows.iter_mut().for_each(Row::reduce);
    Some(system.rows)
}

/// The rows without quotients, the columns after the inputs, that an equality gives as a sum of
/// others. None where numbers become too large.
pub fn without_given_quotients(rows: Vec<Row>, inputs: usize) -> Option<Vec<Row>> {
    let mut system = System { rows };
    system.without_quotients(inputs)?;
    Some(system.rows)
}

/// Most pairs of bounds that are put together at a time.
const MAX_PAIRS: usize = 1 << 11;

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
            self.by_equalities(from, self.columns())?;
            if self.is_false() {
                return Some(true);
            }
            from += 1;
        }
        for _ in 0..self.columns() {
            self.project(0..self.columns())?;
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

    /// Eliminates the columns from one on by equalities, up to one that only inequalities have;
    /// how many.
    fn by_equalities(&mut self, from: usize, end: usize) -> Option<usize> {
        let mut column = from;
        while column < end {
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
        Some(column.saturating_sub(from))
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

    /// Eliminates the column, of these, that makes fewest rows.
    fn project(&mut self, columns: std::ops::Range<usize>) -> Option<()> {
        let made = |column: &usize| {
            let (lower, upper) = self.bounds(*column);
            lower.len().saturating_mul(upper.len())
        };
        let Some(column) = columns.min_by_key(made) else { return Some(()) };
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
        (lower.len().saturating_mul(upper.len()) <= MAX_PAIRS).then_some(())?;
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
    /// The coefficient of a column; 0 where there is none.
    pub fn at(&self, column: usize) -> i64 {
        self.parts().0.get(column).copied().unwrap_or(0)
    }

    /// Divides by what all numbers have in common.
    pub fn reduce(&mut self) {
        let all = self.row.iter().fold(0, |all, &value| gcd(all, value.unsigned_abs()));
        let Some(all) = i64::try_from(all).ok().filter(|&all| all > 1) else { return };
        self.row.iter_mut().for_each(|value| *value = value.div_euclid(all));
    }

    /// This row and another, scaled and added so that a column vanishes.
    pub fn without(&self, other: &Row, column: usize) -> Option<Row> {
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

#[cfg(test)]
mod tests {
    use super::*;

    fn row(row: &[i64], equal: bool) -> Row {
        Row { row: row.to_vec(), equal }
    }

    #[test]
    fn columns_are_taken_out() {
        // What is between 3 and 10 is twice another, which then is between 2 and 5.
        let rows = vec![row(&[2, -1, 0], true), row(&[0, 1, -3], false), row(&[0, -1, 10], false)];
        let left = projected(rows, 1..2).expect("small numbers");
        let left = left.into_iter().map(|row| (row.row, row.equal)).collect::<Vec<_>>();
        assert_eq!(left, [(vec![1, -2], false), (vec![-1, 5], false)]);
    }

    #[test]
    fn pairs_of_bounds_are_put_together() {
        // x is not above y, which is not above 4.
        let rows = vec![row(&[-1, 1, 0], false), row(&[0, -1, 4], false)];
        let left = projected(rows, 1..2).expect("small numbers");
        assert_eq!(left.first().map(|row| row.row.clone()), Some(vec![-1, 4]));
    }
}
