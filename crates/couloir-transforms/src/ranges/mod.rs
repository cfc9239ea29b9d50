//! Between which numbers integers are, by data-flow analysis.
//!
//! An integer has a range as a signed and one as an unsigned number, both
//! closed; elements of vectors share one. Rules of ops are in the table of
//! [`ops`], the arithmetic of ranges is in [`infer`].
//!
//! Invariant: in a range with a least and a greatest number the least is not
//! greater, except where an op's rule meets with values that cannot be.

mod affine;
mod analysis;
mod gpu;
mod infer;
mod ops;
mod with_constants;

pub use analysis::{IntRanges, width_of};
pub(crate) use analysis::{bounds_of, range_by_itself};
pub use with_constants::RangesAndConstants;

use couloir_ir::num::Int;
use std::cmp::Ordering;

/// Between which numbers an integer is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Range {
    /// The least as an unsigned number.
    pub umin: Int,
    /// The greatest as an unsigned number.
    pub umax: Int,
    /// The least as a signed number.
    pub smin: Int,
    /// The greatest as a signed number.
    pub smax: Int,
}

impl Range {
    /// Exactly one number.
    pub fn constant(value: &Int) -> Self {
        let of = || value.clone();
        Range { umin: of(), umax: of(), smin: of(), smax: of() }
    }

    /// Any number of a width.
    pub fn any(width: u32) -> Self {
        Range {
            umin: Int::zero(width),
            umax: Int::all_ones(width),
            smin: Int::signed_min(width),
            smax: Int::signed_max(width),
        }
    }

    /// Between two unsigned numbers.
    pub fn unsigned(umin: Int, umax: Int) -> Self {
        let width = umin.width();
        let (smin, smax) = match umin.is_negative() == umax.is_negative() {
            true => (umin.smin(&umax), umin.smax(&umax)),
            false => (Int::signed_min(width), Int::signed_max(width)),
        };
        Range { umin, umax, smin, smax }
    }

    /// Between two signed numbers.
    pub fn signed(smin: Int, smax: Int) -> Self {
        let width = smin.width();
        let (umin, umax) = match smin.is_negative() == smax.is_negative() {
            true => (smin.umin(&smax), smin.umax(&smax)),
            false => (Int::zero(width), Int::all_ones(width)),
        };
        Range { umin, umax, smin, smax }
    }

    /// Between two numbers, signed or not.
    pub(crate) fn between(min: Int, max: Int, is_signed: bool) -> Self {
        if is_signed { Self::signed(min, max) } else { Self::unsigned(min, max) }
    }

    /// How wide the numbers are.
    pub fn width(&self) -> u32 {
        self.umin.width()
    }

    /// What is in one or the other.
    #[must_use]
    pub fn union(&self, other: &Self) -> Self {
        Range {
            umin: self.umin.umin(&other.umin),
            umax: self.umax.umax(&other.umax),
            smin: self.smin.smin(&other.smin),
            smax: self.smax.smax(&other.smax),
        }
    }

    /// What is in both.
    #[must_use]
    pub fn intersection(&self, other: &Self) -> Self {
        Range {
            umin: self.umin.umax(&other.umin),
            umax: self.umax.umin(&other.umax),
            smin: self.smin.smax(&other.smin),
            smax: self.smax.smin(&other.smax),
        }
    }

    /// The number, if there is only one.
    pub fn single(&self) -> Option<&Int> {
        if self.umin == self.umax {
            return Some(&self.umin);
        }
        (self.smin == self.smax).then_some(&self.smin)
    }

    /// Whether no number is negative.
    pub fn is_never_negative(&self) -> bool {
        !self.smin.is_negative()
    }
}

/// Whether one number is less than another, or the same where that counts.
pub(crate) fn precedes(a: &Int, b: &Int, is_signed: bool, or_equal: bool) -> bool {
    match if is_signed { a.scmp(b) } else { a.ucmp(b) } {
        Ordering::Less => true,
        Ordering::Equal => or_equal,
        Ordering::Greater => false,
    }
}
