//! Affine expressions as rows of coefficients, with quotients as columns.

use couloir_ir::affine::{AffineExpr, AffineMap, AffineNode, AffineOp};

/// Most columns, and most numbers in all rows made on the way.
const MAX_COLUMNS: usize = 256;
const MAX_NUMBERS: usize = 1 << 20;

/// What a column stands for: a row, divided, rounded down.
pub struct Quotient {
    /// What is divided: coefficients and a constant.
    pub(crate) dividend: Vec<i64>,
    pub(crate) divisor: i64,
    /// Of the quotient itself.
    column: usize,
    /// Whether the expression rounds up, so that its dividend was made larger.
    up: bool,
}

/// The results of a map: of dimensions, symbols, quotients, and 1.
pub struct Rows {
    /// By result of the map.
    pub results: Vec<Vec<i64>>,
    /// What the columns after the inputs stand for.
    pub quotients: Vec<Quotient>,
    inputs: usize,
    width: usize,
    left: usize,
}

pub(crate) fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

impl Quotient {
    /// What is divided, by what, and whether it is rounded up: the dividend is larger then.
    pub fn parts(&self) -> (&[i64], i64, bool) {
        (&self.dividend, self.divisor, self.up)
    }

    /// That it is not smaller than the quotient, and not larger.
    pub fn bounds(&self) -> [Vec<i64>; 2] {
        let mut lower = self.dividend.clone();
        let mut upper = lower.iter().map(|value| value.wrapping_neg()).collect::<Vec<_>>();
        let most = self.divisor.wrapping_sub(1);
        for (row, by) in [(&mut lower, self.divisor.wrapping_neg()), (&mut upper, self.divisor)] {
            row.get_mut(self.column).into_iter().for_each(|value| *value = value.wrapping_add(by));
        }
        upper.last_mut().into_iter().for_each(|value| *value = value.wrapping_add(most));
        [upper, lower]
    }
}

impl Rows {
    /// None where a result is not made of constants, sums and divisions by constants.
    pub fn of(map: &AffineMap) -> Option<Rows> {
        let divides = |node: &AffineNode| {
            use AffineOp::{CeilDiv, FloorDiv, Mod};
            matches!(node, AffineNode::Binary(FloorDiv | CeilDiv | Mod, ..))
        };
        let nodes = map.results().flat_map(AffineExpr::walk_with_ids);
        let divisions = nodes.filter(|(node, _)| divides(node)).count();
        let inputs = map.inputs() as usize;
        let width = inputs.saturating_add(divisions).saturating_add(1);
        if width > MAX_COLUMNS {
            return None;
        }
        let (results, quotients) = (Vec::new(), Vec::new());
        let mut made = Rows { results, quotients, inputs, width, left: MAX_NUMBERS };
        for result in map.results() {
            let row = made.row(map, result)?;
            made.results.push(row);
        }
        Some(made)
    }

    fn unit(&self, at: usize, value: i64) -> Option<Vec<i64>> {
        let mut row = vec![0; self.width];
        *row.get_mut(at)? = value;
        Some(row)
    }

    fn row(&mut self, map: &AffineMap, result: AffineExpr<'_>) -> Option<Vec<i64>> {
        let mut made = Vec::<Vec<i64>>::new();
        for (node, operands) in result.walk_with_ids() {
            self.left = self.left.checked_sub(self.width)?;
            let row = match node {
                AffineNode::Constant(value) => self.unit(self.width - 1, value)?,
                AffineNode::Dim(at) => self.unit(at as usize, 1)?,
                AffineNode::Symbol(at) => self.unit((map.dims() + at) as usize, 1)?,
                AffineNode::Binary(op, ..) => {
                    let (a, b) = (made.get(operands.0)?, made.get(operands.1)?);
                    self.binary(op, a, b)?
                }
            };
            made.push(row);
        }
        made.pop()
    }

    fn binary(&mut self, op: AffineOp, a: &[i64], b: &[i64]) -> Option<Vec<i64>> {
        if op == AffineOp::Add {
            return a.iter().zip(b).map(|(a, b)| a.checked_add(*b)).collect();
        }
        if op == AffineOp::Mul {
            let (row, by) = match constant(b) {
                Some(by) => (a, by),
                None => (b, constant(a)?),
            };
            return row.iter().map(|value| value.checked_mul(by)).collect();
        }
        let divisor = constant(b).filter(|&divisor| divisor > 0)?;
        let common = a.iter().fold(divisor.unsigned_abs(), |all, x| gcd(all, x.unsigned_abs()));
        let common = i64::try_from(common).ok()?;
        let rest = divisor.checked_div(common)?;
        let reduced =
            a.iter().map(|value| value.checked_div(common)).collect::<Option<Vec<_>>>()?;
        if op != AffineOp::Mod {
            return match rest {
                1 => Some(reduced),
                _ => self.quotient(reduced, rest, op == AffineOp::CeilDiv),
            };
        }
        if rest == 1 {
            return self.unit(0, 0);
        }
        let quotient = self.quotient(reduced, rest, false)?;
        let whole = quotient.iter().map(|value| value.checked_mul(divisor));
        a.iter().zip(whole).map(|(a, whole)| a.checked_sub(whole?)).collect()
    }

    /// The row of a quotient, whose column is made if it is new.
    fn quotient(&mut self, mut dividend: Vec<i64>, divisor: i64, up: bool) -> Option<Vec<i64>> {
        if up {
            let last = dividend.last_mut()?;
            *last = last.checked_add(divisor - 1)?;
        }
        let is = |q: &&Quotient| q.divisor == divisor && q.up == up && q.dividend == dividend;
        let column = match self.quotients.iter().find(is) {
            Some(found) => found.column,
            None => {
                let column = self.inputs.checked_add(self.quotients.len())?;
                self.quotients.push(Quotient { dividend, divisor, column, up });
                column
            }
        };
        self.unit(column, 1)
    }
}

/// The constant of a row that has nothing else.
fn constant(row: &[i64]) -> Option<i64> {
    let (last, rest) = row.split_last()?;
    rest.iter().all(|&value| value == 0).then_some(*last)
}
