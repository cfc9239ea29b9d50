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
use super::found::Found;
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

    /// Whether two loops are in the same iteration as the same one elsewhere: a diagonal.
    pub(crate) fn is_diagonal(&self, scope: Scope<'_>) -> bool {
        let twins = self.bounds.iter().filter_map(|own| self.twin(scope, own));
        let mut seen = Vec::new();
        twins.into_iter().any(|twin| {
            let again = seen.contains(&twin.op);
            seen.push(twin.op);
            again
        })
    }

    /// Whether it is all of the nest; none where that is not known. A diagonal may be taken for all.
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
