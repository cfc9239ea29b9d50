//! Integer sets: the points at which affine constraints hold.

use super::{AffineExpr, AffineMap};

/// The points at which affine constraints hold: `(d0)[s0] : (d0 >= 0, s0 - d0 == 0)`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct IntegerSet {
    map: AffineMap,
    equalities: Box<[bool]>,
}

impl IntegerSet {
    pub(super) const fn new(map: AffineMap, equalities: Box<[bool]>) -> Self {
        Self { map, equalities }
    }

    /// The number of dimensions.
    pub const fn dims(&self) -> u32 {
        self.map.dims()
    }

    /// The number of symbols.
    pub const fn symbols(&self) -> u32 {
        self.map.symbols()
    }

    /// The number of constraints.
    pub const fn num_constraints(&self) -> usize {
        self.equalities.len()
    }

    /// The constraints: each expression is zero if the flag is set, else not negative.
    pub fn constraints(&self) -> impl ExactSizeIterator<Item = (AffineExpr<'_>, bool)> {
        self.map.results().zip(self.equalities.iter().copied())
    }

    /// The map whose results are the constrained expressions.
    pub const fn expressions(&self) -> &AffineMap {
        &self.map
    }

    /// Whether each constraint is an equality.
    pub const fn equalities(&self) -> &[bool] {
        &self.equalities
    }

    /// The same constraints on other expressions; `None` if these are not as many.
    pub fn with_expressions(&self, map: AffineMap) -> Option<Self> {
        let equalities = self.equalities.clone();
        (map.num_results() == equalities.len()).then_some(Self { map, equalities })
    }

    /// Whether the point is in the set; `None` if an operand is missing or the arithmetic
    /// overflows.
    pub fn contains(&self, dims: &[i64], symbols: &[i64]) -> Option<bool> {
        let values = self.map.eval(dims, symbols)?;
        let holds = |(value, equality): (i64, bool)| if equality { value == 0 } else { value >= 0 };
        Some(values.into_iter().zip(self.equalities.iter().copied()).all(holds))
    }
}
