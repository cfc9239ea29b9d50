//! Systems of linear constraints on integers, and what follows from them.
//!
//! A variable at a time is eliminated, as Fourier and Motzkin did, and what is left is divided by
//! what its factors have in common. Where that grows too large nothing is said to follow.

use std::collections::BTreeMap;

/// A sum of variables with factors, and a constant.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Linear {
    /// By variable; those that are missing are 0.
    factors: Vec<i128>,
    constant: i128,
}

/// A number got too large, or there were too many constraints.
pub struct TooLarge;

/// Most constraints at a time.
const MOST: usize = 400;

impl Linear {
    /// A constant alone.
    pub fn constant(constant: i64) -> Self {
        Self { factors: Vec::new(), constant: constant.into() }
    }

    /// A variable alone.
    pub fn var(at: usize) -> Self {
        let mut factors = vec![0; at];
        factors.push(1);
        Self { factors, constant: 0 }
    }

    /// The constant, where there is nothing else.
    pub fn as_constant(&self) -> Option<i64> {
        let none = self.factors.iter().all(|&factor| factor == 0);
        i64::try_from(self.constant).ok().filter(|_| none)
    }

    fn factor(&self, at: usize) -> i128 {
        self.factors.get(at).copied().unwrap_or(0)
    }

    /// `self * own + other * by`
    fn combined(&self, own: i128, other: &Self, by: i128) -> Option<Self> {
        let one = |a: i128, b: i128| a.checked_mul(own)?.checked_add(b.checked_mul(by)?);
        let count = self.factors.len().max(other.factors.len());
        let factors = (0..count).map(|at| one(self.factor(at), other.factor(at)));
        let factors = factors.collect::<Option<Vec<_>>>()?;
        Some(Self { factors, constant: one(self.constant, other.constant)? })
    }

    /// The sum of both; none where a number is too large, as of what follows.
    pub fn plus(&self, other: &Self) -> Option<Self> {
        self.combined(1, other, 1)
    }

    /// The difference of both.
    pub fn minus(&self, other: &Self) -> Option<Self> {
        self.combined(1, other, -1)
    }

    /// The product with a constant.
    pub fn times(&self, by: i64) -> Option<Self> {
        self.combined(by.into(), &Self::default(), 0)
    }

    /// The sum with a constant.
    pub fn plus_constant(&self, by: i64) -> Option<Self> {
        self.plus(&Self::constant(by))
    }

    /// What the factors have in common; 0 where there are none.
    fn common(&self) -> i128 {
        let gcd = |mut a: i128, mut b: i128| {
            while b != 0 {
                (a, b) = (b, a.checked_rem(b).unwrap_or(0));
            }
            a
        };
        self.factors.iter().fold(0, |all, factor| gcd(all, factor.saturating_abs()))
    }

    /// Divided by what the factors have in common; the constant is rounded down, as it may be
    /// where the sum is not negative.
    fn tightened(mut self) -> Self {
        let common = self.common();
        if common > 1 {
            self.factors.iter_mut().for_each(|factor| *factor = factor.div_euclid(common));
            self.constant = self.constant.div_euclid(common);
        }
        while self.factors.last() == Some(&0) {
            self.factors.pop();
        }
        self
    }
}

/// Constraints: sums that are 0, and sums that are not negative.
#[derive(Clone, Debug, Default)]
pub struct System {
    vars: usize,
    quotients: usize,
    zero: Vec<Linear>,
    not_negative: Vec<Linear>,
}

/// What is left of a system without some variables; none where nothing fulfils it.
type Left = Result<Option<Vec<Linear>>, TooLarge>;

impl System {
    /// A new variable.
    pub fn var(&mut self) -> usize {
        self.vars += 1;
        self.vars - 1
    }

    /// Adds that a sum is 0.
    pub fn zero(&mut self, sum: Linear) {
        self.zero.push(sum);
    }

    /// Adds that a sum is not negative.
    pub fn not_negative(&mut self, sum: Linear) {
        self.not_negative.push(sum);
    }

    /// A sum divided by a positive constant and rounded down.
    pub fn floor_div(&mut self, sum: &Linear, by: i64) -> Option<Linear> {
        if by == 1 {
            return Some(sum.clone());
        }
        if let Some(constant) = sum.as_constant() {
            return Some(Linear::constant(constant.div_euclid(by)));
        }
        let quotient = Linear::var(self.var());
        self.quotients += 1;
        let rest = sum.minus(&quotient.times(by)?)?;
        self.not_negative(rest.times(-1)?.plus_constant(by.checked_sub(1)?)?);
        self.not_negative(rest);
        Some(quotient)
    }

    /// Whether there is a sum that is divided and rounded.
    pub fn has_quotients(&self) -> bool {
        self.quotients > 0
    }

    /// Whether nothing fulfils this, and that one more sum is not negative.
    pub fn excludes(&self, sum: Linear) -> bool {
        let mut all = self.clone();
        all.not_negative(sum);
        all.is_empty()
    }

    /// Whether nothing fulfils this.
    pub fn is_empty(&self) -> bool {
        matches!(self.without(None), Ok(None))
    }

    /// The only value that a variable can have.
    pub fn value(&self, var: usize) -> Option<i64> {
        let rows = self.without(Some(var)).ok()??;
        let bound = |sign: i128| {
            let rows = rows.iter().filter(|row| row.factor(var) == sign);
            rows.map(|row| row.constant).min()
        };
        let (least, most) = (bound(1)?.checked_neg()?, bound(-1)?);
        i64::try_from(least).ok().filter(|_| least == most)
    }

    /// Whether a sum can have one value only.
    pub fn is_fixed(&self, sum: &Linear) -> bool {
        let mut all = self.clone();
        let same = all.var();
        let difference = sum.minus(&Linear::var(same));
        difference.map(|difference| all.zero(difference)).is_some() && all.value(same).is_some()
    }

    /// Eliminates all variables but one.
    fn without(&self, kept: Option<usize>) -> Left {
        let Some(mut rows) = self.substituted(kept)? else { return Ok(None) };
        let mut pending = (0..self.vars).filter(|&var| Some(var) != kept).collect::<Vec<_>>();
        while !pending.is_empty() {
            let cost = |var: usize| {
                let with =
                    |sign: i128| rows.iter().filter(|row| row.factor(var).signum() == sign).count();
                with(1).saturating_mul(with(-1))
            };
            let next = (0..pending.len()).min_by_key(|&at| pending.get(at).map(|&var| cost(var)));
            let Some(next) = next else { break };
            rows = eliminated(rows, pending.swap_remove(next))?;
            let Some(left) = distinct(rows) else { return Ok(None) };
            rows = left;
        }
        Ok(Some(rows))
    }

    /// The inequalities, with variables replaced by what they are equal to.
    fn substituted(&self, kept: Option<usize>) -> Left {
        let (mut zero, mut rows) = (self.zero.clone(), self.not_negative.clone());
        while let Some(row) = zero.pop() {
            let common = row.common();
            if common == 0 && row.constant != 0
                || common > 1 && row.constant.checked_rem(common) != Some(0)
            {
                return Ok(None);
            }
            let with = |var: &usize| row.factor(*var) != 0 && Some(*var) != kept;
            let least = |var: &usize| row.factor(*var).saturating_abs();
            let Some(var) = (0..row.factors.len()).filter(with).min_by_key(least) else {
                rows.push(row.times(-1).ok_or(TooLarge)?);
                rows.push(row);
                continue;
            };
            for other in zero.iter_mut().chain(&mut rows) {
                *other = replaced(other, &row, var).ok_or(TooLarge)?;
            }
        }
        Ok(distinct(rows))
    }
}

/// A sum without a variable, by one that is 0.
fn replaced(sum: &Linear, zero: &Linear, var: usize) -> Option<Linear> {
    let (own, by) = (sum.factor(var), zero.factor(var));
    if own == 0 {
        return Some(sum.clone());
    }
    sum.combined(by.checked_abs()?, zero, own.checked_mul(by.signum())?.checked_neg()?)
}

/// The constraints without a variable.
fn eliminated(rows: Vec<Linear>, var: usize) -> Result<Vec<Linear>, TooLarge> {
    let (with, mut left): (Vec<_>, Vec<_>) = rows.into_iter().partition(|row| row.factor(var) != 0);
    let (above, below): (Vec<_>, Vec<_>) = with.into_iter().partition(|row| row.factor(var) > 0);
    if left.len().saturating_add(above.len().saturating_mul(below.len())) > MOST {
        return Err(TooLarge);
    }
    for low in &above {
        for high in &below {
            let by = high.factor(var).checked_neg().ok_or(TooLarge)?;
            left.push(low.combined(by, high, low.factor(var)).ok_or(TooLarge)?);
        }
    }
    Ok(left)
}

/// The strictest of constraints that differ in the constant; none where one cannot be.
fn distinct(rows: Vec<Linear>) -> Option<Vec<Linear>> {
    let mut least = BTreeMap::<Vec<i128>, i128>::new();
    for row in rows.into_iter().map(Linear::tightened) {
        if !row.factors.is_empty() {
            let known = least.entry(row.factors).or_insert(row.constant);
            *known = row.constant.min(*known);
        } else if row.constant < 0 {
            return None;
        }
    }
    let row = |(factors, constant)| Linear { factors, constant };
    Some(least.into_iter().map(row).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn system(rows: &[(&[i128], i128)]) -> System {
        let mut all = System::default();
        for (factors, constant) in rows {
            while all.vars < factors.len() {
                all.var();
            }
            all.not_negative(Linear { factors: factors.to_vec(), constant: *constant });
        }
        all
    }

    #[test]
    fn contradictions() {
        assert!(system(&[(&[1], -3), (&[-1], 2)]).is_empty());
        assert!(!system(&[(&[1], -3), (&[-1], 3)]).is_empty());
        // Only half a number is between 1 and 2 when doubled.
        assert!(system(&[(&[2], -1), (&[-2], 1)]).is_empty());
        assert!(system(&[(&[1, -1], 0), (&[0, 1], -5), (&[-1, 0], 4)]).is_empty());
    }

    #[test]
    fn quotients() {
        let mut all = system(&[(&[1], -9), (&[-1], 11)]);
        let quotient = all.floor_div(&Linear::var(0), 4).expect("small numbers");
        assert_eq!(all.value(1), Some(2));
        assert!(all.excludes(quotient.plus_constant(-3).expect("small numbers")));
        assert_eq!(all.value(0), None);
    }
}
