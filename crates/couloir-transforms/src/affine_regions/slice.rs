//! Part of a loop nest as another nest needs it: bounds of its loops by what loops elsewhere count.
//!
//! Which bounds are found depends on the order of all steps: that is upstream's.

use couloir_dialects::affine::{Composed, is_valid_symbol};
use couloir_ir::affine::{AffineBuilder, AffineMap, NodeId};
use couloir_ir::{Op, OpRef, Scope, Value};
use couloir_polyhedra::set::Row;
use couloir_polyhedra::system::{Linear, System};

use super::constraints::{Bound, Constraints};
use super::domain::counter;
use crate::affine_loops::{Side, bound, constant_trip_count, step};

/// Part of a loop nest.
#[derive(Clone)]
pub(crate) struct Slice {
    /// What its loops count, from the outermost.
    pub(crate) counts: Vec<Value>,
    /// The bounds of each; where there is none the loop is as it was.
    pub(crate) bounds: Vec<Bounds>,
    /// What the bounds are made of.
    pub(crate) operands: Vec<Value>,
}

/// The bounds of a loop.
#[derive(Clone, Default)]
pub(crate) struct Bounds {
    pub(crate) lower: Option<AffineMap>,
    pub(crate) upper: Option<AffineMap>,
}

impl Bounds {
    /// Both, where both say something.
    fn both(&self) -> Option<(&AffineMap, &AffineMap)> {
        let says = |map: &&AffineMap| map.num_results() > 0;
        self.lower.as_ref().filter(says).zip(self.upper.as_ref().filter(says))
    }

    /// How many iterations there are, where that is a number: from the first of the lower bounds
    /// to the first of the upper ones.
    fn span(&self) -> Option<i64> {
        let (lower, upper) = self.both()?;
        let (mut b, low, high) = side_by_side(lower, upper)?;
        let span = b.sub(high, low);
        let span = b.simplify(span);
        b.constant_of(span)
    }

    /// The map of the only value between the bounds.
    fn single(&self) -> Option<&AffineMap> {
        let (lower, upper) = self.both()?;
        if lower.num_results() != 1 || upper.num_results() != 1 {
            return None;
        }
        let (mut b, low, high) = side_by_side(lower, upper)?;
        let one = b.constant(1);
        let next = b.add(low, one);
        (next == high).then_some(lower)
    }
}

/// The first results of two maps of the same inputs.
fn side_by_side(a: &AffineMap, b: &AffineMap) -> Option<(AffineBuilder, NodeId, NodeId)> {
    let mut builder = AffineBuilder::new(a.dims(), a.symbols());
    let one = *builder.import(a, &[], &[]).first()?;
    let other = *builder.import(b, &[], &[]).first()?;
    Some((builder, one, other))
}

/// The loop of `affine.for` that counts a value.
pub(crate) fn loop_of(scope: Scope<'_>, value: Value) -> Option<OpRef<'_>> {
    counter(scope, value).filter(|op| op.is(couloir_dialects::affine::For::def()))
}

impl Slice {
    /// Takes the bounds of its first so many dimensions from constraints, whose other dimensions
    /// and symbols they are made of.
    pub(crate) fn of(all: &mut Constraints, counts: usize) -> Option<Self> {
        Self::at(all, 0, counts)
    }

    /// The same of so many dimensions from one on.
    pub(crate) fn at(all: &mut Constraints, offset: usize, counts: usize) -> Option<Self> {
        let own = offset..offset.checked_add(counts)?;
        let values = all.values.iter().copied().collect::<Option<Vec<_>>>()?;
        let bounds = all.slice_bounds(offset, counts)?;
        let others = values.iter().enumerate().filter(|(at, _)| !own.contains(at));
        let operands = others.map(|(_, &value)| value).collect();
        Some(Self { counts: values.get(own)?.to_vec(), bounds, operands })
    }

    /// A bound with what it is made of.
    pub(crate) fn bound(&self, map: &AffineMap) -> Composed {
        Composed::new(map.clone(), &self.operands)
    }

    /// The loops are as they were from one on.
    pub(crate) fn clear_from(&mut self, at: usize) {
        self.bounds.iter_mut().skip(at).for_each(|own| *own = Bounds::default());
    }

    /// How often each loop runs; none where that is no number.
    pub(crate) fn trip_counts(&self, scope: Scope<'_>) -> Option<Vec<(Op, i64)>> {
        let one = |(&count, own): (&Value, &Bounds)| {
            let op = loop_of(scope, count)?;
            if own.both().is_some() {
                return Some((op.op, own.span()?));
            }
            let number = |side| bound(op, side)?.map.single_constant();
            let whole = match (number(Side::Lower), number(Side::Upper)) {
                (Some(lower), Some(upper)) => upper.wrapping_sub(lower),
                _ => i64::try_from(constant_trip_count(op)?).ok()?,
            };
            Some((op.op, whole))
        };
        self.counts.iter().zip(&self.bounds).map(one).collect()
    }

    /// What is known of what its loops count, as dimensions, and of its operands, as symbols.
    pub(crate) fn constraints(&self, scope: Scope<'_>) -> Option<Constraints> {
        let values = self.counts.iter().chain(&self.operands).copied().map(Some).collect();
        let mut all = Constraints::new(self.counts.len(), self.operands.len(), values);
        for &value in &self.operands {
            if is_valid_symbol(scope, value) {
                all.know(scope, value)?;
            } else if let Some(op) = counter(scope, value) {
                all.count(op, value)?;
            }
        }
        self.add_to(scope, &mut all)?;
        Some(all)
    }

    /// Adds the bounds of its loops.
    pub(super) fn add_to(&self, scope: Scope<'_>, all: &mut Constraints) -> Option<()> {
        for (&count, own) in self.counts.iter().zip(&self.bounds) {
            if all.find(count).is_none() {
                continue;
            }
            match (own.single(), own.both()) {
                (Some(only), _) => all.bounded(scope, count, Bound::Equal, self.bound(only))?,
                (None, Some((lower, upper))) => {
                    all.bounded(scope, count, Bound::Lower, self.bound(lower))?;
                    all.bounded(scope, count, Bound::Upper, self.bound(upper))?;
                }
                (None, None) => all.count(loop_of(scope, count)?, count)?,
            }
        }
        Some(())
    }

    /// What is known of the loops as they were.
    fn source(&self, scope: Scope<'_>) -> Option<Constraints> {
        let values = self.counts.iter().copied().map(Some).collect();
        let mut all = Constraints::new(self.counts.len(), 0, values);
        for &count in &self.counts {
            all.count(loop_of(scope, count)?, count)?;
        }
        Some(all)
    }

    /// The loop elsewhere that a loop is in the same iteration as.
    fn twin<'a>(&self, scope: Scope<'a>, own: &Bounds) -> Option<OpRef<'a>> {
        let at = own.single()?.result_dim(0)?;
        loop_of(scope, *self.operands.get(at as usize)?)
    }

    /// Whether each loop goes with one elsewhere that runs as it does; none where that does not
    /// show at once.
    fn is_plainly_whole(&self, scope: Scope<'_>) -> Option<bool> {
        for (&count, own) in self.counts.iter().zip(&self.bounds) {
            let (twin, source) = (self.twin(scope, own)?, loop_of(scope, count)?);
            if extent(twin)? != extent(source)? || step(twin) != step(source) {
                return Some(false);
            }
        }
        Some(true)
    }

    /// Whether it is of iterations only that the nest has; none where that is not known.
    pub(crate) fn is_valid(&self, scope: Scope<'_>) -> Option<bool> {
        if self.is_plainly_whole(scope) == Some(true) {
            return Some(true);
        }
        let source = self.source(scope)?;
        if source.symbols > 0 || source.locals() > 0 {
            return None;
        }
        let mut own = self.constraints(scope)?;
        let count = self.counts.len();
        own.project(count..own.columns())?;
        Some(own.is_within(&source))
    }

    /// Whether it is all of the nest; none where that is not known.
    pub(crate) fn is_whole(&self, scope: Scope<'_>) -> Option<bool> {
        if let Some(whole) = self.is_plainly_whole(scope) {
            return Some(whole);
        }
        let source = self.source(scope)?;
        let loops = self.operands.iter().copied().filter(|&own| loop_of(scope, own).is_some());
        let mut values = loops.map(Some).collect::<Vec<_>>();
        values.resize(values.len().max(self.counts.len()), None);
        let mut own = Constraints::new(values.len(), 0, values);
        self.add_places(scope, &mut own)?;
        if own.dims != source.dims || own.symbols != source.symbols {
            return None;
        }
        Some(source.is_within(&own))
    }

    /// Adds the bounds of its loops by place: a loop that goes with one elsewhere is that one.
    fn add_places(&self, scope: Scope<'_>, all: &mut Constraints) -> Option<()> {
        for (at, own) in self.bounds.iter().enumerate() {
            let single = own.single().filter(|map| map.single_constant().is_none());
            if single.is_some() {
                let twin = self.twin(scope, own)?;
                let count = *self.operands.get(own.single()?.result_dim(0)? as usize)?;
                all.count(twin, count)?;
                continue;
            }
            for (kind, map) in [(Bound::Lower, &own.lower), (Bound::Upper, &own.upper)] {
                if let Some(map) = map {
                    all.bounded_at(scope, at, kind, self.bound(map))?;
                }
            }
        }
        Some(())
    }
}

/// The numbers that a loop starts at and ends before.
fn extent(op: OpRef<'_>) -> Option<[i64; 2]> {
    let number = |side| bound(op, side)?.map.single_constant();
    Some([number(Side::Lower)?, number(Side::Upper)?])
}

/// Slices.
impl Constraints {
    /// The bounds of so many dimensions from one on, by all others and the symbols.
    fn slice_bounds(&mut self, offset: usize, count: usize) -> Option<Vec<Bounds>> {
        self.reduce();
        let mut found = Found::new(self, offset, count)?;
        found.find(self)?;
        let mut clean = None;
        let mut all = Vec::with_capacity(count);
        for at in offset..offset.checked_add(count)? {
            all.push(match found.nodes.get(at).copied().flatten() {
                Some(node) => found.single(node)?,
                None => self.loose_bounds(&mut found, at, &mut clean)?,
            });
        }
        Some(all)
    }

    /// The bounds of a dimension that is no expression of the others.
    fn loose_bounds(
        &self,
        found: &mut Found,
        at: usize,
        clean: &mut Option<Self>,
    ) -> Option<Bounds> {
        let mut own = Bounds::default();
        if self.locals() == 0 {
            let clean = clean.get_or_insert_with(|| {
                let mut clean = self.clone();
                clean.drop_implied();
                clean
            });
            let (lower, upper) = found.bounds(clean, at)?;
            own = Bounds { lower: Some(lower), upper: Some(upper) };
        }
        let several =
            |map: &Option<AffineMap>| map.as_ref().is_none_or(|map| map.num_results() != 1);
        for (slot, kind, past) in
            [(&mut own.lower, Bound::Lower, 0), (&mut own.upper, Bound::Upper, 1)]
        {
            let number = if several(slot) { self.constant_bound(kind, at) } else { None };
            if let Some(number) = number {
                let node = found.b.constant(number.checked_add(past)?);
                *slot = Some(found.b.map(&[node]).ok()?);
            }
        }
        Some(own)
    }

    /// Whether all that fulfils this fulfils other constraints on the same dimensions, as far as
    /// that shows: what these divide by is divided here as well.
    fn is_within(&self, other: &Self) -> bool {
        self.clone().excludes_all_outside(other).unwrap_or(false)
    }

    fn excludes_all_outside(self, other: &Self) -> Option<bool> {
        let mut system = System::default();
        let vars = (0..self.columns()).map(|_| system.var()).collect::<Vec<_>>();
        for row in self.equal.iter().chain(&self.unequal) {
            let sum = sum_of(&row.row, &vars)?;
            match row.equal {
                true => system.zero(sum),
                false => system.not_negative(sum),
            }
        }
        let mut columns = vars.get(..other.inputs())?.to_vec();
        columns.extend((other.inputs()..other.columns()).map(|_| system.var()));
        // There is a quotient of any dividend.
        let (divisions, rest) = other.apart();
        for row in divisions {
            system.not_negative(sum_of(&row.row, &columns)?);
        }
        if system.is_empty() {
            return Some(true);
        }
        for row in rest {
            let sum = sum_of(&row.row, &columns)?;
            let less = sum.times(-1)?.plus_constant(-1)?;
            if !system.excludes(less) || row.equal && !system.excludes(sum.plus_constant(-1)?) {
                return Some(false);
            }
        }
        Some(true)
    }

    /// The inequalities that say of locals that they are quotients, and all other rows.
    fn apart(&self) -> (Vec<&Row>, Vec<&Row>) {
        let pairs = self.unequal.iter().zip(self.divisions());
        let (divisions, rest) = pairs.partition::<Vec<_>, _>(|(_, divides)| *divides);
        let rows = |pairs: Vec<(_, _)>| pairs.into_iter().map(|(row, _)| row);
        (rows(divisions).collect(), self.equal.iter().chain(rows(rest)).collect())
    }
}

fn sum_of(row: &[i64], columns: &[usize]) -> Option<Linear> {
    let (&constant, factors) = row.split_last()?;
    let mut sum = Linear::constant(constant);
    for (&factor, &column) in factors.iter().zip(columns).filter(|(factor, _)| **factor != 0) {
        sum = sum.plus(&Linear::var(column).times(factor)?)?;
    }
    Some(sum)
}

/// What columns were found to be, in terms of those around the dimensions that are asked about.
struct Found {
    b: AffineBuilder,
    nodes: Vec<Option<NodeId>>,
    offset: usize,
    count: usize,
}

impl Found {
    fn new(all: &Constraints, offset: usize, count: usize) -> Option<Self> {
        let dims = u32::try_from(all.dims.checked_sub(count)?).ok()?;
        let b = AffineBuilder::new(dims, u32::try_from(all.symbols).ok()?);
        let mut found = Self { b, nodes: Vec::new(), offset, count };
        for at in 0..all.columns() {
            let node = found.input(all, at);
            found.nodes.push(node);
        }
        Some(found)
    }

    /// What a column is that is not asked about.
    fn input(&mut self, all: &Constraints, at: usize) -> Option<NodeId> {
        if at < self.offset {
            self.b.dim(u32::try_from(at).ok()?)
        } else if at < self.offset.checked_add(self.count)? || at >= all.inputs() {
            None
        } else if at < all.dims {
            self.b.dim(u32::try_from(at - self.count).ok()?)
        } else {
            self.b.symbol(u32::try_from(at - all.dims).ok()?)
        }
    }

    fn get(&self, at: usize) -> Option<NodeId> {
        self.nodes.get(at).copied().flatten()
    }

    fn set(&mut self, at: usize, node: NodeId) {
        if let Some(slot) = self.nodes.get_mut(at) {
            *slot = Some(node);
        }
    }

    /// Bounds of one value.
    fn single(&mut self, node: NodeId) -> Option<Bounds> {
        let node = self.b.simplify(node);
        let one = self.b.constant(1);
        let next = self.b.add(node, one);
        let (lower, upper) = (self.b.map(&[node]).ok()?, self.b.map(&[next]).ok()?);
        Some(Bounds { lower: Some(lower), upper: Some(upper) })
    }

    /// Finds what columns are until no more are found.
    fn find(&mut self, all: &Constraints) -> Option<()> {
        loop {
            let mut changed = false;
            for at in 0..all.columns() {
                if self.get(at).is_none() {
                    changed |= self.find_one(all, at).is_some();
                }
            }
            if !changed {
                return Some(());
            }
        }
    }

    fn find_one(&mut self, all: &Constraints, at: usize) -> Option<()> {
        let least = all.constant_bound(Bound::Lower, at);
        let ends = least.zip(all.constant_bound(Bound::Upper, at));
        if let Some((least, _)) = ends.filter(|(least, most)| least == most) {
            let node = self.b.constant(least);
            self.set(at, node);
            return Some(());
        }
        if let Some((0, most)) = ends.filter(|&(_, most)| most > 0)
            && self.as_rest(all, at, most.checked_add(1)?).is_some()
        {
            return Some(());
        }
        let node = self.as_quotient(all, at).or_else(|| self.as_sum(all, at))?;
        self.set(at, node);
        Some(())
    }

    /// The rest of a division of another input, whose quotient may become known as well.
    fn as_rest(&mut self, all: &Constraints, at: usize, divisor: i64) -> Option<()> {
        for row in all.equal.iter().filter(|row| row.at(at) != 0 && row.parts().1 == 0) {
            if self.rest_in(all, row, at, divisor).is_some() {
                return Some(());
            }
        }
        None
    }

    fn rest_in(&mut self, all: &Constraints, row: &Row, at: usize, divisor: i64) -> Option<()> {
        let (own, mut dividend) = (row.at(at), self.b.constant(0));
        let whole = divisor.checked_mul(own)?;
        let mut quotients = Vec::new();
        for column in (0..all.inputs()).filter(|&column| column != at && row.at(column) != 0) {
            let factor = row.at(column);
            if factor.checked_rem(whole)? == 0 {
                quotients.push((column, if (factor > 0) == (own > 0) { 1 } else { -1 }));
                continue;
            }
            dividend = self.plus(dividend, self.get(column)?, factor);
        }
        let dividend = if own > 0 { self.b.neg(dividend) } else { dividend };
        let own = self.b.constant(own.checked_abs()?);
        let dividend = self.b.floor_div(dividend, own);
        let dividend = self.b.simplify(dividend);
        let dim = self.b.expr(dividend).dim()? as usize;
        let &(quotient, sign) = quotients.last()?;
        let column = if dim < self.offset { dim } else { dim.checked_add(self.count)? };
        let most = all.constant_bound(Bound::Upper, column);
        let by = self.b.constant(divisor);
        let rest = match most.is_some_and(|most| most < divisor) {
            true => dividend,
            false => self.b.modulo(dividend, by),
        };
        self.set(at, rest);
        if quotients.len() == 1 && self.get(quotient).is_none() {
            let (div, sign) = (self.b.floor_div(dividend, by), self.b.constant(sign));
            let div = self.b.mul(div, sign);
            self.set(quotient, div);
        }
        Some(())
    }

    fn plus(&mut self, sum: NodeId, node: NodeId, factor: i64) -> NodeId {
        let factor = self.b.constant(factor);
        let term = self.b.mul(node, factor);
        self.b.add(sum, term)
    }

    /// A quotient of what is known, which two inequalities bound.
    fn as_quotient(&mut self, all: &Constraints, at: usize) -> Option<NodeId> {
        let known = self.nodes.iter().map(Option::is_some).collect::<Vec<_>>();
        let (dividend, divisor) = all.quotient(at, &known)?;
        let (&constant, factors) = dividend.split_last()?;
        let mut sum = self.b.constant(constant);
        for (column, &factor) in factors.iter().enumerate().filter(|(_, factor)| **factor != 0) {
            sum = self.plus(sum, self.get(column)?, factor);
        }
        let divisor = self.b.constant(divisor);
        Some(self.b.floor_div(sum, divisor))
    }

    /// What the first equality with a column says that it is, if all else in it is known.
    fn as_sum(&mut self, all: &Constraints, at: usize) -> Option<NodeId> {
        let row = all.equal.iter().find(|row| row.at(at) != 0)?;
        let (factors, constant) = row.parts();
        let mut sum = self.b.constant(0);
        for (column, &factor) in factors.iter().enumerate() {
            if column != at && factor != 0 {
                sum = self.plus(sum, self.get(column)?, factor);
            }
        }
        let constant = self.b.constant(constant);
        let sum = self.b.add(sum, constant);
        let own = row.at(at);
        let sum = if own > 0 { self.b.neg(sum) } else { sum };
        let own = self.b.constant(own.checked_abs()?);
        Some(self.b.floor_div(sum, own))
    }

    /// All bounds of a dimension that are made of what is not asked about.
    fn bounds(&mut self, all: &Constraints, at: usize) -> Option<(AffineMap, AffineMap)> {
        let others = self.offset..self.offset.checked_add(self.count)?;
        let is_alone =
            |row: &&Row| row.at(at) != 0 && others.clone().all(|own| own == at || row.at(own) == 0);
        let (mut firsts, mut ends) = (Vec::new(), Vec::new());
        let one = self.b.constant(1);
        for row in all.unequal.iter().filter(is_alone) {
            let by = self.b.constant(row.at(at).checked_abs()?);
            if row.at(at) < 0 {
                let sum = self.others(all, row, at, 1)?;
                let last = self.b.floor_div(sum, by);
                ends.push(self.b.add(last, one));
                continue;
            }
            let (sum, less) = (self.others(all, row, at, -1)?, self.b.constant(-1));
            let sum = self.b.add(sum, by);
            let sum = self.b.add(sum, less);
            firsts.push(self.b.floor_div(sum, by));
        }
        for row in all.equal.iter().filter(is_alone) {
            let sign = row.at(at).signum().checked_neg()?;
            let sum = self.others(all, row, at, sign)?;
            let by = self.b.constant(row.at(at).checked_abs()?);
            let last = self.b.floor_div(sum, by);
            ends.push(self.b.add(last, one));
            firsts.push(self.b.ceil_div(sum, by));
        }
        Some((self.b.map(&firsts).ok()?, self.b.map(&ends).ok()?))
    }

    /// A row without one of its columns, so many times.
    fn others(&mut self, all: &Constraints, row: &Row, at: usize, times: i64) -> Option<NodeId> {
        let mut sum = self.b.constant(0);
        for column in (0..all.inputs()).filter(|&column| column != at && row.at(column) != 0) {
            let node = self.input(all, column)?;
            sum = self.plus(sum, node, row.at(column).checked_mul(times)?);
        }
        let constant = self.b.constant(row.parts().1.checked_mul(times)?);
        Some(self.b.add(sum, constant))
    }
}
