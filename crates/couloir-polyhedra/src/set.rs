//! Integer sets without what follows from the rest at a glance, and those no
//! point is in found out.
//!
//! Constraints are rows of coefficients: of dimensions, symbols, quotients,
//! and 1. Sets with divisions by symbols stay.

use std::collections::BTreeMap;

use couloir_ir::affine::{AffineBuilder, AffineOp, IntegerSet, NodeId};

use crate::empty::is_empty;
use crate::rows::{Quotient, Rows, gcd};

/// The set in a simpler form; none where it stays.
pub fn simplify(set: &IntegerSet) -> Option<IntegerSet> {
    let flat = Rows::of(set.expressions())?;
    let equal = set.equalities().iter().copied();
    let rows = flat.results.iter().zip(equal).map(|(row, equal)| Row { row: row.clone(), equal });
    let bounds = flat.quotients.iter().flat_map(Quotient::bounds);
    let mut rows = rows.collect::<Vec<_>>();
    rows.extend(bounds.map(|row| Row { row, equal: false }));
    if is_empty(&rows, set.dims().saturating_add(set.symbols()) as usize) {
        let mut b = AffineBuilder::new(set.dims(), set.symbols());
        let one = b.constant(1);
        return b.set(&[(one, true)]).ok();
    }
    rows.sort_by_key(|row| !row.equal);
    rows.iter_mut().for_each(Row::tighten);
    build(set, &flat.quotients, &without_trivial(rows))
}

/// A constraint: it is 0, or not negative.
#[derive(Clone, Debug)]
pub struct Row {
    /// The coefficients, and the constant last.
    pub row: Vec<i64>,
    /// Whether it is 0; else it is not negative.
    pub equal: bool,
}

impl Row {
    /// The coefficients and the constant.
    pub fn parts(&self) -> (&[i64], i64) {
        self.row.split_last().map_or((&[], 0), |(last, rest)| (rest, *last))
    }

    fn divisor(&self) -> i64 {
        let all = self.parts().0.iter().fold(0, |all, &value| gcd(all, value.unsigned_abs()));
        i64::try_from(all).unwrap_or(1)
    }

    /// Divides by what the coefficients have in common, rounding the constant of an inequality
    /// down; that of an equality has to have it in common, too.
    pub fn tighten(&mut self) {
        let divisor = match self.divisor() {
            all if self.equal => gcd(all.unsigned_abs(), self.parts().1.unsigned_abs()) as i64,
            all => all,
        };
        if divisor > 1 {
            self.row.iter_mut().for_each(|value| *value = value.div_euclid(divisor));
        }
    }

    fn is_constant(&self) -> bool {
        self.parts().0.iter().all(|&value| value == 0)
    }

    /// Whether no point satisfies it.
    pub fn is_false(&self) -> bool {
        let constant = self.parts().1;
        match self.equal {
            _ if self.is_constant() => {
                if self.equal {
                    constant != 0
                } else {
                    constant < 0
                }
            }
            true => constant.checked_rem(self.divisor()).is_some_and(|rest| rest != 0),
            false => false,
        }
    }
}

/// Without inequalities that always hold, or that are others with a constant
/// that is not smaller.
pub fn without_trivial(rows: Vec<Row>) -> Vec<Row> {
    let holds = |row: &Row| !row.equal && row.is_constant() && row.parts().1 >= 0;
    let mut kept = Vec::<Row>::new();
    for row in rows.into_iter().filter(|row| !holds(row)) {
        let same = |other: &Row| !other.equal && other.parts().0 == row.parts().0;
        let at = if row.equal { None } else { kept.iter().position(same) };
        match at.and_then(|at| kept.get(at).map(|other| (at, other.parts().1))) {
            Some((_, constant)) if constant <= row.parts().1 => {}
            Some((at, _)) => {
                kept.remove(at);
                kept.push(row);
            }
            None => kept.push(row),
        }
    }
    kept
}

fn build(set: &IntegerSet, quotients: &[Quotient], rows: &[Row]) -> Option<IntegerSet> {
    let mut b = AffineBuilder::new(set.dims(), set.symbols());
    let mut columns = Vec::new();
    for dim in 0..set.dims() {
        columns.push(Some(b.dim(dim)?));
    }
    for symbol in 0..set.symbols() {
        columns.push(Some(b.symbol(symbol)?));
    }
    let inputs = columns.len();
    columns.resize(inputs.checked_add(quotients.len())?, None);
    divide(&mut b, &mut columns, inputs, rows);
    for (at, quotient) in (inputs..).zip(quotients) {
        if columns.get(at)?.is_none() {
            let own = quotient_of(&mut b, &columns, &quotient.dividend, quotient.divisor);
            *columns.get_mut(at)? = Some(own);
        }
    }
    let mut constraints = Vec::with_capacity(rows.len());
    for row in rows {
        constraints.push((expression(&mut b, &columns, &row.row), row.equal));
    }
    if constraints.is_empty() {
        constraints.push((b.constant(0), true));
    }
    b.set(&constraints).ok()
}

/// Makes quotients, the columns after the inputs, of the constraints that bound them from both
/// sides, which may be closer than those that the quotients had to begin with.
fn divide(b: &mut AffineBuilder, columns: &mut [Option<NodeId>], inputs: usize, rows: &[Row]) {
    // Each row of coefficients is there once.
    let all = rows.iter().filter(|row| !row.equal).map(Row::parts).collect::<BTreeMap<_, _>>();
    loop {
        let mut changed = false;
        for at in inputs..columns.len() {
            if columns.get(at).is_some_and(Option::is_some) {
                continue;
            }
            let Some((dividend, divisor)) = between(rows, &all, at, columns) else { continue };
            let made = quotient_of(b, columns, &dividend, divisor);
            columns.get_mut(at).into_iter().for_each(|slot| *slot = Some(made));
            changed = true;
        }
        if !changed {
            return;
        }
    }
}

fn quotient_of(
    b: &mut AffineBuilder,
    columns: &[Option<NodeId>],
    dividend: &[i64],
    divisor: i64,
) -> NodeId {
    let dividend = expression(b, columns, dividend);
    let divisor = b.constant(divisor);
    b.binary(AffineOp::FloorDiv, dividend, divisor)
}

/// The dividend and divisor of a column that two opposite inequalities leave one value, the
/// dividend of columns that are known.
fn between(
    rows: &[Row],
    all: &BTreeMap<&[i64], i64>,
    at: usize,
    known: &[Option<NodeId>],
) -> Option<(Vec<i64>, i64)> {
    let is_upper = |row: &&Row| !row.equal && row.row.get(at).is_some_and(|&value| value < 0);
    rows.iter().filter(is_upper).find_map(|upper| {
        let (above, high) = upper.parts();
        let below = above.iter().map(|value| value.checked_neg()).collect::<Option<Vec<_>>>()?;
        let low = *all.get(below.as_slice())?;
        let found = quotient_between(upper, *below.get(at)?, low.checked_add(high)?, at)?;
        let mut used = found.0.iter().zip(known).filter(|(value, _)| **value != 0);
        used.all(|(_, node)| node.is_some()).then_some(found)
    })
}

/// By an inequality that a column times the divisor is not above the rest, and the room that there
/// is to one that it is not below.
fn quotient_between(upper: &Row, divisor: i64, room: i64, at: usize) -> Option<(Vec<i64>, i64)> {
    let rest = (0..divisor).contains(&room).then(|| divisor - 1 - room)?;
    let mut dividend = upper.row.clone();
    *dividend.get_mut(at)? = 0;
    let last = dividend.last_mut()?;
    *last = last.checked_add(rest)?;
    let (_, coefficients) = dividend.split_last()?;
    let all = coefficients.iter().fold(divisor.unsigned_abs(), |all, x| gcd(all, x.unsigned_abs()));
    let common = i64::try_from(all).ok().filter(|&common| common > 0)?;
    let dividend = dividend.iter().map(|value| value.div_euclid(common)).collect();
    Some((dividend, divisor.div_euclid(common)))
}

/// The dividend and divisor of a column that two inequalities leave one value, which are opposite
/// but for what room there is.
pub fn quotient_between_two(upper: &Row, lower: &Row, at: usize) -> Option<(Vec<i64>, i64)> {
    let ((above, high), (below, low)) = (upper.parts(), lower.parts());
    let mut pairs = above.iter().zip(below);
    if pairs.any(|(above, below)| above.checked_neg() != Some(*below)) {
        return None;
    }
    quotient_between(upper, *below.get(at)?, low.checked_add(high)?, at)
}

/// A sum of columns, of which those count that are known.
pub fn expression(b: &mut AffineBuilder, columns: &[Option<NodeId>], row: &[i64]) -> NodeId {
    let (constant, coefficients) = row.split_last().unwrap_or((&0, &[]));
    let mut sum = b.constant(0);
    for (&coefficient, &column) in coefficients.iter().zip(columns) {
        if let Some(column) = column.filter(|_| coefficient != 0) {
            let factor = b.constant(coefficient);
            let term = b.mul(column, factor);
            sum = b.add(sum, term);
        }
    }
    let constant = b.constant(*constant);
    b.add(sum, constant)
}
