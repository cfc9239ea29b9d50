//! Bounds of numbers in metadata: pairs of a lower and an upper one, in order.

use super::{Checked, Rules, Subject};
use crate::constants::{Constant, ConstantData};
use crate::metadata::{Metadata, MetadataData};
use crate::types::Type;

/// What bounds are said of.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Bounds {
    /// Values of a type.
    Of(Type),
    /// Addresses of a symbol, as numbers of a type; any are fine.
    Addresses(Type),
    /// Address spaces.
    Spaces,
}

/// A range of numbers of some bits, from the lower bound up to the upper one, which may be below.
#[derive(Clone, Copy)]
struct Range {
    low: u64,
    high: u64,
    bits: u32,
}

impl Range {
    fn mask(self) -> u64 {
        u64::MAX >> (64 - self.bits.clamp(1, 64))
    }

    fn distance(self, from: u64, to: u64) -> u64 {
        to.wrapping_sub(from) & self.mask()
    }

    fn meets(self, other: Range) -> bool {
        self.distance(self.low, other.low) < self.distance(self.low, self.high)
            || self.distance(other.low, self.low) < self.distance(other.low, other.high)
    }

    fn touches(self, other: Range) -> bool {
        self.high == other.low || self.low == other.high
    }

    /// The lower bound with its sign.
    fn start(self) -> i64 {
        let unused = 64 - self.bits.clamp(1, 64);
        (self.low << unused).cast_signed() >> unused
    }
}

impl<'m> Rules<'m> {
    pub(super) fn bounds(&mut self, node: Metadata, of: Bounds, subject: Subject<'m>) -> Checked {
        let operands = self.tuple(node).unwrap_or_default();
        self.check_node(operands.len().is_multiple_of(2), "Unfinished range!", node)?;
        self.check_node(!operands.is_empty(), "It should have at least one range!", node)?;
        let mut ranges: Vec<Range> = Vec::new();
        for pair in operands.chunks(2) {
            let Some(range) = self.bounded(pair, of, node, subject)? else { return Ok(()) };
            if let Some(&last) = ranges.last() {
                self.check_node(!range.meets(last), "Intervals are overlapping", node)?;
                let ordered = range.start() > last.start();
                self.check_node(ordered, "Intervals are not in order", node)?;
                self.check_node(!range.touches(last), "Intervals are contiguous", node)?;
            }
            ranges.push(range);
        }
        if let [first, _, .., last] = ranges[..] {
            self.check_node(!first.meets(last), "Intervals are overlapping", node)?;
            self.check_node(!first.touches(last), "Intervals are contiguous", node)?;
        }
        Ok(())
    }

    /// The range of a pair of bounds; none where they have too many bits to be looked at here.
    fn bounded(
        &mut self,
        pair: &[Option<Metadata>],
        of: Bounds,
        node: Metadata,
        subject: Subject<'m>,
    ) -> Result<Option<Range>, super::Broken> {
        let mut bounds = pair.iter().map(|bound| self.number_of(*bound));
        let (low, high) = (bounds.next().flatten(), bounds.next().flatten());
        self.check_alone(low.is_some(), "The lower limit must be an integer!")?;
        self.check_alone(high.is_some(), "The upper limit must be an integer!")?;
        let (Some((low_type, low)), Some((ty, high))) = (low, high) else { return Ok(None) };
        self.check(low_type == ty, "Range pair types must match!", subject)?;
        match of {
            Bounds::Of(own) | Bounds::Addresses(own) => {
                self.check(own == ty, "Range types must match instruction type!", subject)?;
            }
            Bounds::Spaces => {
                let message = "noalias.addrspace type must be i32!";
                self.check(ty == Type::I32, message, subject)?;
            }
        }
        let bits = self.ctx.int_width(ty).unwrap_or(64);
        let number = |of: Constant| match self.ctx.constant(of) {
            ConstantData::Int { bits, .. } => Some(*bits),
            _ => None,
        };
        let (Some(from), Some(to)) = (number(low), number(high)) else { return Ok(None) };
        let range = Range { low: from, high: to, bits };
        let full = from == to && from == range.mask();
        if low == high {
            let message = "The upper and lower limits cannot be the same value";
            self.check(full || from == 0, message, subject)?;
            let any = full && matches!(of, Bounds::Addresses(_));
            self.check_node(any, "Range must not be empty!", node)?;
        }
        Ok(Some(range))
    }

    /// Type and constant of an operand that is an integer.
    fn number_of(&self, operand: Option<Metadata>) -> Option<(Type, Constant)> {
        let MetadataData::Value(constant) = self.ctx.metadata(operand?)? else { return None };
        match self.ctx.constant(*constant) {
            ConstantData::Int { ty, .. } | ConstantData::WideInt { ty, .. } => {
                Some((*ty, *constant))
            }
            _ => None,
        }
    }
}
