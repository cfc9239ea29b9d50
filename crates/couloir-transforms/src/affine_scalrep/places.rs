//! Places in memory by number: those of two accesses are the same where it can be shown that they
//! are of the same element.

use couloir_ir::Value;
use couloir_ir::affine::AffineMap;
use rustc_hash::FxHashMap;
use std::rc::Rc;

use couloir_dialects::affine::Composed;

use couloir_polyhedra::rows::Rows;

/// A sum of things by number with factors, in order of the numbers, and a constant.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Sum {
    terms: Vec<(u32, i64)>,
    constant: i64,
}

/// What sums are made of.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Atom {
    Value(Value),
    /// A sum that is divided and rounded; how.
    Quotient(Sum, i64, bool),
}

/// Where in a memory an access is.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Spot {
    Sums(Rc<Vec<Sum>>),
    /// What is made of more than sums.
    Map(AffineMap, Vec<Value>),
}

/// Where an access is.
#[derive(Clone, Debug)]
pub(super) struct Place {
    /// The same for all accesses of that element.
    pub(super) number: u32,
    sums: Option<Rc<Vec<Sum>>>,
}

/// All places there are.
#[derive(Default)]
pub(super) struct Places {
    atoms: FxHashMap<Atom, (u32, bool)>,
    /// Of each atom, whether it is a value.
    are_values: Vec<bool>,
    spots: FxHashMap<(Value, Spot), u32>,
}

impl Places {
    /// The place that a map in its simplest form tells.
    pub(super) fn of(&mut self, memory: Value, all: &Composed) -> Place {
        let sums = self.sums(all).map(Rc::new);
        let spot = match &sums {
            Some(sums) => Spot::Sums(sums.clone()),
            None => Spot::Map(all.map.clone(), all.operands()),
        };
        let next = u32::try_from(self.spots.len()).unwrap_or(u32::MAX);
        let number = *self.spots.entry((memory, spot)).or_insert(next);
        Place { number, sums }
    }

    fn sums(&mut self, all: &Composed) -> Option<Vec<Sum>> {
        let rows = Rows::of(&all.map)?;
        let inputs = all.dims.iter().chain(&all.symbols);
        let mut columns = inputs
            .map(|value| value.map(|value| self.atom(Atom::Value(value))))
            .collect::<Vec<_>>();
        for quotient in &rows.quotients {
            let (dividend, divisor, up) = quotient.parts();
            let sum = sum_of(dividend, &columns)?;
            columns.push(Some(self.atom(Atom::Quotient(sum, divisor, up))));
        }
        rows.results.iter().map(|row| sum_of(row, &columns)).collect()
    }

    fn atom(&mut self, atom: Atom) -> u32 {
        let is_value = matches!(atom, Atom::Value(_));
        let next = u32::try_from(self.atoms.len()).unwrap_or(u32::MAX);
        let (number, _) = *self.atoms.entry(atom).or_insert((next, is_value));
        if number as usize == self.are_values.len() {
            self.are_values.push(is_value);
        }
        number
    }

    /// Whether two places are apart for certain where all values are the same for both.
    pub(super) fn are_apart(&self, a: &Place, b: &Place) -> bool {
        let (Some(one), Some(other)) = (&a.sums, &b.sums) else { return false };
        let is_value = |(atom, _): &(u32, i64)| self.are_values.get(*atom as usize) == Some(&true);
        let apart = |(a, b): (&Sum, &Sum)| {
            a.constant != b.constant && a.terms == b.terms && a.terms.iter().all(is_value)
        };
        one.iter().zip(other.iter()).any(apart)
    }
}

fn sum_of(row: &[i64], columns: &[Option<u32>]) -> Option<Sum> {
    let (&constant, factors) = row.split_last()?;
    let mut terms = Vec::new();
    for (at, &factor) in factors.iter().enumerate().filter(|(_, factor)| **factor != 0) {
        terms.push((columns.get(at).copied().flatten()?, factor));
    }
    terms.sort_unstable();
    Some(Sum { terms, constant })
}
