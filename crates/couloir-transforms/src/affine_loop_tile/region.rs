//! The part of a memory that an access is of in all iterations of the loops around it.

use couloir_dialects::affine::{self, Composed, groups, is_valid_symbol};
use couloir_ir::{Op, OpRef, Scope, Value};

use super::tile::full;
use crate::affine_dependence::depth::is_sum;
use crate::affine_dependence::{Access, bounds_of};
use crate::affine_loops::{Side, bound, step};
use crate::affine_simplify_structures::empty::projected;
use crate::affine_simplify_structures::rows::{Quotient, Rows};
use crate::affine_simplify_structures::set::{Row, without_trivial};

/// Most values that places are told by.
const MOST_VALUES: usize = 64;

/// Places in a memory: rows of a column for each dimension, and one for each symbol.
pub(super) struct Region {
    rank: usize,
    symbols: Vec<Value>,
    rows: Vec<Row>,
}

/// What a column stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Var {
    Place(usize),
    Value(Value),
    Local(usize),
}

/// A sum of variables with factors, and a constant.
#[derive(Clone, Debug, Default)]
struct Sum {
    terms: Vec<(Var, i64)>,
    constant: i64,
}

impl Sum {
    fn var(var: Var) -> Self {
        Self { terms: vec![(var, 1)], constant: 0 }
    }

    /// This and another as many times.
    fn plus(&self, other: &Self, times: i64) -> Option<Self> {
        let mut sum = self.clone();
        for &(var, factor) in &other.terms {
            sum.terms.push((var, factor.checked_mul(times)?));
        }
        sum.constant = sum.constant.checked_add(other.constant.checked_mul(times)?)?;
        Some(sum)
    }

    fn plus_constant(mut self, by: i64) -> Option<Self> {
        self.constant = self.constant.checked_add(by)?;
        Some(self)
    }
}

/// What is known of an access.
struct Known<'a> {
    scope: Scope<'a>,
    counts: Vec<Value>,
    symbols: Vec<Value>,
    locals: usize,
    rows: Vec<(Sum, bool)>,
    /// Whether something is met that nothing can be told of.
    is_strange: bool,
}

impl Known<'_> {
    /// Adds what is known of a value, if it is new.
    fn note(&mut self, value: Value) -> Option<()> {
        if self.counts.contains(&value) || self.symbols.contains(&value) {
            return Some(());
        }
        (self.counts.len() + self.symbols.len() < MOST_VALUES).then_some(())?;
        let Some((op, at)) = counted_by(self.scope, value) else {
            self.is_strange |= !is_valid_symbol(self.scope, value);
            self.symbols.push(value);
            return (!self.is_strange).then_some(());
        };
        self.counts.push(value);
        let view = self.scope.op(op);
        if view.is(affine::For::def()) {
            self.counted(view, value)
        } else {
            self.beside(view, value, at)
        }
    }

    fn local(&mut self) -> Sum {
        self.locals += 1;
        Sum::var(Var::Local(self.locals - 1))
    }

    /// The results of a map in simplest form, of which the values are noted.
    fn results(&mut self, all: &Composed) -> Option<Vec<Sum>> {
        self.is_strange |= !is_sum(&all.map);
        let rows = Rows::of(&all.map)?;
        let mut columns = Vec::new();
        for value in all.dims.iter().chain(&all.symbols) {
            self.note((*value)?)?;
            columns.push(Var::Value((*value)?));
        }
        for _ in &rows.quotients {
            columns.extend(self.local().terms.first().map(|term| term.0));
        }
        for row in rows.quotients.iter().flat_map(Quotient::bounds) {
            self.rows.push((sum(&row, &columns)?, false));
        }
        rows.results.iter().map(|row| sum(row, &columns)).collect()
    }

    fn bound(&mut self, value: Value, all: Composed, side: Side) -> Option<()> {
        let all = full(self.scope, all)?;
        for bound in self.results(&all)? {
            self.at_bound(value, &bound, side)?;
        }
        Some(())
    }

    fn at_bound(&mut self, value: Value, bound: &Sum, side: Side) -> Option<()> {
        let count = Sum::var(Var::Value(value));
        let row = match side {
            Side::Lower => count.plus(bound, -1)?,
            Side::Upper => bound.plus(&count, -1)?.plus_constant(-1)?,
        };
        self.rows.push((row, false));
        Some(())
    }

    fn counted(&mut self, op: OpRef<'_>, value: Value) -> Option<()> {
        let (lower, upper) = (bound(op, Side::Lower)?, bound(op, Side::Upper)?);
        let step = step(op)?;
        if let Some(first) = lower.map.single_constant().filter(|_| step != 1) {
            let passed = Sum::var(Var::Value(value)).plus_constant(first.checked_neg()?)?;
            let rest = passed.plus(&self.local(), step.checked_neg()?)?;
            let most = Sum::default().plus_constant(step.checked_sub(1)?)?;
            self.rows.push((rest.clone(), false));
            self.rows.push((most.plus(&rest, -1)?, false));
            self.rows.push((rest, true));
        }
        self.bound(value, lower, Side::Lower)?;
        self.bound(value, upper, Side::Upper)
    }

    fn beside(&mut self, op: OpRef<'_>, value: Value, at: usize) -> Option<()> {
        use affine::Parallel;
        let sides = [
            (Parallel::LOWER_BOUNDS_MAP, Parallel::LOWER_BOUNDS_GROUPS, Side::Lower),
            (Parallel::UPPER_BOUNDS_MAP, Parallel::UPPER_BOUNDS_GROUPS, Side::Upper),
        ];
        let operands = op.operands().collect::<Vec<_>>();
        let mut rest = &operands[..];
        for (map, slot, side) in sides {
            let map = op.prop(map)?.as_affine_map(op.ctx())?;
            let (own, after) = rest.split_at_checked(map.inputs() as usize)?;
            rest = after;
            let groups = groups(op, slot)?;
            let first = groups.iter().take(at).sum::<usize>();
            let count = *groups.get(at)?;
            let places = (first..first.checked_add(count)?).collect::<Vec<_>>();
            self.bound(value, Composed::new(map.sub_map(&places)?, own), side)?;
        }
        Some(())
    }
}

/// The loop that counts a value, and which of its counts that is.
fn counted_by(scope: Scope<'_>, value: Value) -> Option<(Op, usize)> {
    let (block, at) = scope.body.as_arg(value)?;
    let op = scope.body.region_parent(scope.body.region_of(block)?)?;
    let view = scope.op(op);
    let counts = view.is(affine::For::def()) && at == 0 || view.is(affine::Parallel::def());
    counts.then_some((op, at))
}

fn sum(row: &[i64], columns: &[Var]) -> Option<Sum> {
    let (&constant, factors) = row.split_last()?;
    let mut sum = Sum { terms: Vec::new(), constant };
    for (at, &factor) in factors.iter().enumerate().filter(|(_, factor)| **factor != 0) {
        sum.terms.push((*columns.get(at)?, factor));
    }
    Some(sum)
}

/// Why it is not known where an access is.
pub(super) enum Unknown {
    /// Its map is no sum.
    Map,
    /// A bound is none, or an index is of no loop and no symbol.
    More,
    /// Numbers become too large, or there are too many.
    TooLarge,
}

impl Region {
    /// Where an access is.
    ///
    /// # Errors
    /// When that is not known.
    pub(super) fn of(scope: Scope<'_>, access: &Access) -> Result<Self, Unknown> {
        let (counts, symbols, rows) = (Vec::new(), Vec::new(), Vec::new());
        let is_strange = false;
        let mut known = Known { scope, counts, symbols, locals: 0, rows, is_strange };
        let place = access.simple(scope);
        let noted = place.operands().into_iter().try_for_each(|value| known.note(value));
        if noted.is_none() {
            return Err(if known.is_strange { Unknown::More } else { Unknown::TooLarge });
        }
        let places = known.results(&place);
        let why = if known.is_strange { Unknown::Map } else { Unknown::TooLarge };
        let places = places.ok_or(why)?;
        Self::projected(&mut known, &places, access).ok_or(Unknown::TooLarge)
    }

    fn projected(known: &mut Known<'_>, places: &[Sum], access: &Access) -> Option<Self> {
        let (scope, rank) = (known.scope, places.len());
        for (at, place) in places.iter().enumerate() {
            known.rows.push((Sum::var(Var::Place(at)).plus(place, -1)?, true));
        }
        let mut rows = known.dense(rank)?;
        for _ in &known.counts {
            rows = projected(rows, rank..rank + 1)?;
        }
        let from = rank.checked_add(known.symbols.len())?;
        rows = projected(rows, from..from.checked_add(known.locals)?)?;
        let shape = scope.body.ty(access.memory).shape(scope.ctx)?;
        let this = Self { rank, symbols: known.symbols.clone(), rows };
        Some(Self { rows: without_trivial(this.within(shape)), ..this })
    }

    /// The rows, and that all places are in memory of a shape.
    fn within(&self, shape: &[i64]) -> Vec<Row> {
        let mut rows = self.rows.clone();
        for (at, &size) in shape.iter().enumerate().take(self.rank) {
            rows.push(self.bound_row(at, 1, 0));
            if size >= 0 {
                rows.push(self.bound_row(at, -1, size - 1));
            }
        }
        rows
    }

    fn bound_row(&self, at: usize, factor: i64, constant: i64) -> Row {
        let mut row = vec![0; self.rank + self.symbols.len()];
        row.get_mut(at).into_iter().for_each(|slot| *slot = factor);
        row.push(constant);
        Row { row, equal: false }
    }

    /// How many elements there are in it.
    pub(super) fn size(&self, shape: &[i64]) -> Option<i64> {
        let within =
            Self { rank: self.rank, symbols: self.symbols.clone(), rows: self.within(shape) };
        let mut all = 1i64;
        for (at, &size) in shape.iter().enumerate() {
            let own = within.extent(at).map(|extent| extent.size);
            let own = own.or_else(|| (size >= 0).then_some(size.into()))?;
            all = all.wrapping_mul(own as i64);
        }
        Some(all)
    }

    /// The least box around this region and another.
    pub(super) fn around(&self, other: &Self) -> Option<Self> {
        let mut symbols = self.symbols.clone();
        for &symbol in &other.symbols {
            if !symbols.contains(&symbol) {
                symbols.push(symbol);
            }
        }
        let (one, other) = (self.aligned(&symbols)?, other.aligned(&symbols)?);
        let mut rows = Vec::new();
        for at in 0..self.rank {
            let (a, b) = (one.extent(at)?, other.extent(at)?);
            (a.divisor == b.divisor).then_some(())?;
            let low = extreme((&one, a.low), (&other, b.low), at, Side::Lower)?;
            let high = extreme((&one, a.high), (&other, b.high), at, Side::Upper)?;
            rows.push(one.side_row(at, a.divisor, &low, Side::Lower)?);
            rows.push(one.side_row(at, a.divisor, &high, Side::Upper)?);
        }
        let common =
            |row: &&Row| other.rows.iter().any(|own| own.equal == row.equal && own.row == row.row);
        rows.extend(one.rows.iter().filter(common).cloned());
        Some(Self { rows: without_trivial(rows), ..one })
    }

    /// The same with more symbols.
    fn aligned(&self, symbols: &[Value]) -> Option<Self> {
        let rows = self.rows.iter().map(|row| {
            let (places, rest) = row.row.split_at_checked(self.rank)?;
            let (&constant, own) = rest.split_last()?;
            let factor = |symbol: &Value| {
                let at = self.symbols.iter().position(|own| own == symbol);
                at.and_then(|at| own.get(at).copied()).unwrap_or(0)
            };
            let mut all = places.to_vec();
            all.extend(symbols.iter().map(factor));
            all.push(constant);
            Some(Row { row: all, equal: row.equal })
        });
        let rows = rows.collect::<Option<Vec<_>>>()?;
        Some(Self { rank: self.rank, symbols: symbols.to_vec(), rows })
    }

    /// A row that a place times a divisor is not below, or above, a bound.
    fn side_row(&self, at: usize, divisor: i64, bound: &[i64], side: Side) -> Option<Row> {
        let sign = if side == Side::Lower { 1 } else { -1 };
        let mut row = vec![0; self.rank];
        *row.get_mut(at)? = divisor.checked_mul(sign)?;
        for &factor in bound {
            row.push(factor.checked_mul(-sign)?);
        }
        Some(Row { row, equal: false })
    }

    /// The bounds of a place that differ by a constant.
    fn extent(&self, at: usize) -> Option<Extent> {
        let own = |row: &Row| row.row.get(at).copied().unwrap_or(0);
        let is_alone = |row: &Row| {
            let mut others = row.row.iter().take(self.rank).enumerate();
            others.all(|(other, &factor)| other == at || factor == 0)
        };
        let fixed = |row: &&Row| row.equal && own(row).unsigned_abs() == 1 && is_alone(row);
        if let Some(row) = self.rows.iter().find(fixed) {
            let sign = -own(row);
            let rest = row.row.get(self.rank..)?.iter();
            let value = rest.map(|factor| factor.checked_mul(sign)).collect::<Option<Vec<_>>>()?;
            return Some(Extent { size: 1, divisor: 1, low: value.clone(), high: value });
        }
        let bounds = self.rows.iter().filter(|row| !row.equal && own(row) != 0 && is_alone(row));
        let (lows, highs) = bounds.partition::<Vec<_>, _>(|row| own(row) > 0);
        let mut least = None::<(i128, &Row, &Row)>;
        for high in highs {
            for low in &lows {
                let Some(size) = span(low, high, own(low)) else { continue };
                if least.is_none_or(|(known, ..)| size < known) {
                    least = Some((size, low, high));
                }
            }
        }
        let (size, low, high) = least?;
        let divisor = own(low);
        let low = low.row.get(self.rank..)?.iter().map(|factor| factor.checked_neg());
        let mut low = low.collect::<Option<Vec<_>>>()?;
        let constant = low.last_mut()?;
        *constant = constant.checked_add(divisor.checked_sub(1)?)?;
        Some(Extent { size, divisor, low, high: high.row.get(self.rank..)?.to_vec() })
    }

    /// The constant that a place is never below, or above.
    fn constant_bound(&self, at: usize, side: Side) -> Option<i64> {
        let width = self.rank.checked_add(self.symbols.len())?;
        let (least, most) = bounds_of(self.rows.clone(), at, width)?;
        if side == Side::Lower { least } else { most }
    }
}

/// How many places there are between bounds that differ by a constant.
fn span(low: &Row, high: &Row, factor: i64) -> Option<i128> {
    let ((&low_end, lows), (&high_end, highs)) = (low.row.split_last()?, high.row.split_last()?);
    lows.iter().zip(highs).all(|(a, b)| a.checked_neg() == Some(*b)).then_some(())?;
    let (sum, factor) = (i128::from(high_end) + i128::from(low_end) + 1, i128::from(factor));
    Some((sum + factor - 1).checked_div_euclid(factor)?.max(0))
}

/// Bounds of a place, as symbols with factors and a constant, divided and rounded down.
struct Extent {
    size: i128,
    divisor: i64,
    low: Vec<i64>,
    high: Vec<i64>,
}

/// The lesser, or greater, of two bounds; where they cannot be compared, of two constants.
fn extreme(
    (one, a): (&Region, Vec<i64>),
    (other, b): (&Region, Vec<i64>),
    at: usize,
    side: Side,
) -> Option<Vec<i64>> {
    let is_first = |a: i64, b: i64| if side == Side::Lower { a <= b } else { a >= b };
    let ((&low, lows), (&high, highs)) = (a.split_last()?, b.split_last()?);
    if lows == highs {
        let mut all = if is_first(low, high) { a } else { b };
        if side == Side::Lower {
            // Rounded down it is as it was rounded up before.
            let divisor = one.extent(at)?.divisor;
            let last = all.last_mut()?;
            *last = last.checked_sub(divisor.checked_sub(1)?)?;
        }
        return Some(all);
    }
    let (a, b) = (one.constant_bound(at, side)?, other.constant_bound(at, side)?);
    let mut all = vec![0; lows.len()];
    all.push(if is_first(a, b) { a } else { b });
    Some(all)
}

impl Known<'_> {
    fn dense(&self, rank: usize) -> Option<Vec<Row>> {
        let (counts, symbols) = (self.counts.len(), self.symbols.len());
        let width = rank + counts + symbols + self.locals + 1;
        let at = |var: Var| match var {
            Var::Place(at) => Some(at),
            Var::Local(at) => Some(rank + counts + symbols + at),
            Var::Value(value) => {
                let count = self.counts.iter().position(|&own| own == value);
                let symbol = || self.symbols.iter().position(|&own| own == value);
                count.map(|at| rank + at).or_else(|| symbol().map(|at| rank + counts + at))
            }
        };
        let dense = |(sum, equal): &(Sum, bool)| {
            let mut row = vec![0i64; width];
            for &(var, factor) in &sum.terms {
                let slot = row.get_mut(at(var)?)?;
                *slot = slot.checked_add(factor)?;
            }
            *row.last_mut()? = sum.constant;
            Some(Row { row, equal: *equal })
        };
        self.rows.iter().map(dense).collect()
    }
}
