//! Linear constraints on what two accesses are told by.

use couloir_dialects::affine::{self, Composed, groups};
use couloir_dialects::common::mixed::arith_constant;
use couloir_ir::affine::AffineMap;
use couloir_ir::attr::AttrKind;
use couloir_ir::{Op, OpRef, Scope, Value};
use rustc_hash::FxHashMap;

use crate::affine_loops::{self, bound};
use crate::affine_regions::Constraints;
use couloir_polyhedra::empty::{is_empty, projected, without_given_quotients};
use couloir_polyhedra::rows::{Quotient, Rows};
use couloir_polyhedra::set::Row;

/// Which of the accesses.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Side {
    First,
    Second,
}

/// What a number stands for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Var {
    /// A value, by its number.
    Input(usize),
    /// A quotient, or a place in a vector, of an access.
    Local(Side, usize),
}

/// A sum of variables with factors, and a constant.
#[derive(Clone, Debug, Default)]
pub(super) struct Linear {
    terms: Vec<(Var, i64)>,
    constant: i64,
}

impl Linear {
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

    fn plus_constant(mut self, constant: i64) -> Option<Self> {
        self.constant = self.constant.checked_add(constant)?;
        Some(self)
    }
}

/// The constraints. Variables of loops around the accesses are there once for each.
pub(super) struct System<'a> {
    scope: Scope<'a>,
    /// The loop that is asked about, if any; what is computed in it may differ between iterations.
    of: Option<Op>,
    own: FxHashMap<(Side, Value), usize>,
    shared: FxHashMap<Value, usize>,
    inputs: usize,
    /// How many quotients and places in vectors the accesses have, the first's first.
    locals: [usize; 2],
    /// That both accesses are of one element, which is looked at first.
    meeting: Vec<(Linear, bool)>,
    rows: Vec<(Linear, bool)>,
    /// Where rows end that are of the loops around the first access, of those around the second,
    /// of the place of the first, and of that of the second.
    ends: Vec<usize>,
}

impl<'a> System<'a> {
    pub(super) fn new(scope: Scope<'a>, of: Option<Op>) -> Self {
        let (own, shared) = (FxHashMap::default(), FxHashMap::default());
        let (meeting, rows, ends) = (Vec::new(), Vec::new(), Vec::new());
        Self { scope, of, own, shared, inputs: 0, locals: [0; 2], meeting, rows, ends }
    }

    fn input(&mut self) -> usize {
        self.inputs += 1;
        self.inputs - 1
    }

    fn local(&mut self, side: Side) -> Var {
        let [first, second] = &mut self.locals;
        let count = if side == Side::First { first } else { second };
        *count += 1;
        Var::Local(side, *count - 1)
    }

    fn not_negative(&mut self, sum: Linear) {
        self.rows.push((sum, false));
    }

    fn zero(&mut self, sum: Linear) {
        self.rows.push((sum, true));
    }

    /// The accesses are at the same place along a dimension.
    pub(super) fn meet(&mut self, a: &Linear, b: &Linear) -> Option<()> {
        self.meeting.push((a.plus(b, -1)?, true));
        Some(())
    }

    /// Variables for what loops around an access count.
    pub(super) fn counts(&mut self, side: Side, around: &[Op]) {
        let scope = self.scope;
        for value in around.iter().flat_map(|&op| variables(scope.op(op))) {
            let input = self.input();
            self.own.insert((side, value), input);
        }
    }

    /// The variable of an operand.
    fn operand(&mut self, side: Side, value: Value) -> Var {
        if let Some(&own) = self.own.get(&(side, value)) {
            return Var::Input(own);
        }
        if let Some(&shared) = self.shared.get(&value) {
            return Var::Input(shared);
        }
        let input = self.input();
        let constant = arith_constant(self.scope, value);
        match constant.is_some() || !self.is_inside(value) {
            true => _ = self.shared.insert(value, input),
            false => _ = self.own.insert((side, value), input),
        }
        let var = Var::Input(input);
        if let Some(negative) = constant.and_then(i64::checked_neg) {
            self.zero(Linear { terms: vec![(var, 1)], constant: negative });
        }
        var
    }

    fn is_inside(&self, value: Value) -> bool {
        let body = self.scope.body;
        let region = body.block_of_value(value).and_then(|block| body.region_of(block));
        let around = region.and_then(|region| body.region_parent(region));
        std::iter::successors(around, |&op| body.parent_op(op)).any(|op| Some(op) == self.of)
    }

    /// The results of a map.
    pub(super) fn results(&mut self, side: Side, all: &Composed) -> Option<Vec<Linear>> {
        let mut all = all.clone();
        if all.operands().iter().any(|&value| is_applied(self.scope, value)) {
            all = all.compose(self.scope)?;
        }
        let operands = all.dims.iter().chain(&all.symbols).copied().collect::<Vec<_>>();
        self.rows_of(side, &all.map, &operands)
    }

    fn rows_of(
        &mut self,
        side: Side,
        map: &AffineMap,
        operands: &[Option<Value>],
    ) -> Option<Vec<Linear>> {
        let rows = Rows::of(map)?;
        let mut columns = Vec::new();
        for operand in operands {
            // What is missing is not used.
            columns.push(operand.map(|value| self.operand(side, value)));
        }
        columns.extend(rows.quotients.iter().map(|_| Some(self.local(side))));
        for row in rows.quotients.iter().flat_map(Quotient::bounds) {
            let row = linear(&row, &columns)?;
            self.not_negative(row);
        }
        rows.results.iter().map(|row| linear(row, &columns)).collect()
    }

    /// What is known of what the loops around an access count.
    pub(super) fn domain(&mut self, side: Side, access: Op, around: &[Op]) -> Option<()> {
        for &op in around {
            let view = self.scope.op(op);
            if view.is(affine::For::def()) {
                self.counted(side, view)?;
            } else if view.is(affine::Parallel::def()) {
                self.counted_beside(side, view)?;
            } else if is_first_region(self.scope, op, access) {
                self.holds(side, view)?;
            }
        }
        Some(())
    }

    fn counted(&mut self, side: Side, op: OpRef<'_>) -> Option<()> {
        let variable = *variables(op).first()?;
        let count = Linear::var(self.operand(side, variable));
        let (lower, upper) =
            (bound(op, affine_loops::Side::Lower)?, bound(op, affine_loops::Side::Upper)?);
        let (step, first) = (affine_loops::step(op)?, lower.map.single_constant());
        if let Some(first) = first.filter(|_| step != 1) {
            let quotient = Linear::var(self.local(side));
            let passed = count.clone().plus_constant(first.checked_neg()?)?;
            let rest = passed.plus(&quotient, step.checked_neg()?)?;
            // What follows from the last of these is written nonetheless: what is found depends
            // on it.
            let most = Linear::default().plus_constant(step.checked_sub(1)?)?;
            self.not_negative(rest.clone());
            self.not_negative(most.plus(&rest, -1)?);
            self.zero(rest);
        }
        for lower in self.results(side, &lower)? {
            self.not_negative(count.plus(&lower, -1)?);
        }
        for upper in self.results(side, &upper)? {
            self.not_negative(upper.plus(&count, -1)?.plus_constant(-1)?);
        }
        Some(())
    }

    fn counted_beside(&mut self, side: Side, op: OpRef<'_>) -> Option<()> {
        use affine::Parallel;
        let counts = variables(op);
        let bounds = [
            (Parallel::LOWER_BOUNDS_MAP, Parallel::LOWER_BOUNDS_GROUPS, false),
            (Parallel::UPPER_BOUNDS_MAP, Parallel::UPPER_BOUNDS_GROUPS, true),
        ];
        let operands = op.operands().collect::<Vec<_>>();
        let mut from = 0usize;
        for (map, slot, is_upper) in bounds {
            let map = op.prop(map)?.as_affine_map(op.ctx())?.clone();
            let count = map.inputs() as usize;
            let own = operands.get(from..from.checked_add(count)?)?;
            from += count;
            let mut all = self.results(side, &Composed::new(map, own))?.into_iter();
            for (group, &variable) in groups(op, slot)?.into_iter().zip(&counts) {
                let count = Linear::var(self.operand(side, variable));
                for _ in 0..group {
                    let bound = all.next()?;
                    self.not_negative(match is_upper {
                        true => bound.plus(&count, -1)?.plus_constant(-1)?,
                        false => count.plus(&bound, -1)?,
                    });
                }
            }
        }
        Some(())
    }

    /// A condition holds.
    fn holds(&mut self, side: Side, op: OpRef<'_>) -> Option<()> {
        let condition = op.prop(affine::If::CONDITION)?.kind(op.ctx());
        let AttrKind::IntegerSet(set) = condition else { return None };
        let equal = set.equalities().to_vec();
        let operands = op.operands().collect::<Vec<_>>();
        let sums = self.results(side, &Composed::new(set.expressions().clone(), &operands))?;
        self.rows.extend(sums.into_iter().zip(equal));
        Some(())
    }

    /// Any of the elements from one on, as many along the last dimensions.
    pub(super) fn anywhere(
        &mut self,
        side: Side,
        mut place: Vec<Linear>,
        extents: &[i64],
    ) -> Option<Vec<Linear>> {
        let first = place.len().checked_sub(extents.len())?;
        for (at, &extent) in place.get_mut(first..)?.iter_mut().zip(extents) {
            let offset = Linear::var(self.local(side));
            *at = at.plus(&offset, 1)?;
            let last = Linear::default().plus_constant(extent.checked_sub(1)?)?;
            self.not_negative(last.plus(&offset, -1)?);
            self.not_negative(offset);
        }
        Some(place)
    }

    /// These loops are where they are for the second access, too.
    pub(super) fn same(&mut self, counts: &[Value]) -> Option<()> {
        for &value in counts {
            let (one, other) = self.both(value);
            let difference = other.plus(&one, -1)?;
            self.zero(difference);
        }
        Some(())
    }

    /// A loop is further on for the second access.
    pub(super) fn further(&mut self, count: Value) -> Option<()> {
        let (one, other) = self.both(count);
        let further = other.plus(&one, -1)?.plus_constant(-1)?;
        self.not_negative(further);
        Some(())
    }

    fn both(&mut self, value: Value) -> (Linear, Linear) {
        let [one, other] = [Side::First, Side::Second].map(|side| self.operand(side, value));
        (Linear::var(one), Linear::var(other))
    }

    /// Whether no numbers fulfil all constraints.
    pub(super) fn is_empty(&self) -> bool {
        self.dense(0, &self.all()).is_some_and(|rows| is_empty(&rows, self.inputs))
    }

    /// How much further on each loop is for the second access, at least and at most; none where
    /// that grows too large.
    pub(super) fn distances(&self, counts: &[Value]) -> Option<Vec<Distance>> {
        let mut rows = self.dense(counts.len(), &self.all())?;
        let width = rows.first().map_or(0, |row| row.row.len()).checked_sub(1)?;
        for (at, &value) in counts.iter().enumerate() {
            let mut row = vec![0; width.checked_add(1)?];
            *row.get_mut(at)? = 1;
            for (side, factor) in [(Side::First, 1), (Side::Second, -1)] {
                let own = self.own.get(&(side, value))?.checked_add(counts.len())?;
                *row.get_mut(own)? = factor;
            }
            rows.push(Row { row, equal: true });
        }
        let rows = projected(rows, counts.len()..width)?;
        (0..counts.len()).map(|at| bounds_of(rows.clone(), at, counts.len())).collect()
    }

    /// A kind of rows ends here.
    pub(super) fn end(&mut self) {
        self.ends.push(self.rows.len());
    }

    /// The rows in upstream's order, on which it depends which of them are found to follow from
    /// others: those of the first access before those of the second, of places before of loops.
    fn ordered(&self) -> Option<Vec<(Linear, bool)>> {
        let &[first, second, place, last] = self.ends.as_slice() else { return None };
        let spans = [second..place, 0..first, place..last, first..second, last..self.rows.len()];
        let spans = spans.map(|span| self.rows.get(span).unwrap_or_default());
        Some(self.meeting.iter().chain(spans.into_iter().flatten()).cloned().collect())
    }

    /// All constraints, with what loops around the first access count and then what those around
    /// the second one count as dimensions.
    pub(super) fn constraints(&self, dims: usize) -> Option<Constraints> {
        let mut values = vec![None; self.inputs];
        let own = self.own.iter().map(|((_, value), at)| (value, at));
        for (&value, &at) in own.chain(&self.shared) {
            *values.get_mut(at)? = Some(value);
        }
        let rows = without_given_quotients(self.dense(0, &self.ordered()?)?, self.inputs)?;
        let columns = rows.first().map_or(self.inputs, |row| row.parts().0.len());
        let locals = columns.checked_sub(self.inputs)?;
        Some(Constraints::of_rows(dims, values, locals, rows))
    }

    fn all(&self) -> Vec<(Linear, bool)> {
        self.meeting.iter().chain(&self.rows).cloned().collect()
    }

    /// Rows with free columns before all others.
    fn dense(&self, free: usize, rows: &[(Linear, bool)]) -> Option<Vec<Row>> {
        // Those of the second access come first; what is found depends on the order, so that is
        // upstream's.
        let [first, second] = self.locals;
        let inputs = self.inputs.checked_add(free)?;
        let width = inputs + first + second + 1;
        let dense = |(sum, equal): &(Linear, bool)| {
            let mut row = vec![0i64; width];
            for &(var, factor) in &sum.terms {
                let at = match var {
                    Var::Input(at) => free + at,
                    Var::Local(Side::Second, at) => inputs + at,
                    Var::Local(Side::First, at) => inputs + second + at,
                };
                let slot = row.get_mut(at)?;
                *slot = slot.checked_add(factor)?;
            }
            *row.last_mut()? = sum.constant;
            Some(Row { row, equal: *equal })
        };
        rows.iter().map(dense).collect()
    }
}

/// How much further on a loop is, at least and at most, where that is known.
pub(crate) type Distance = (Option<i64>, Option<i64>);

/// What rows say of one of their columns, of so many: the least it can be, and the most.
fn bounds_of(rows: Vec<Row>, at: usize, columns: usize) -> Option<Distance> {
    let rows = projected(rows, 0..at)?;
    let rows = projected(rows, 1..columns.checked_sub(at)?)?;
    let parts = |row: &Row| Some((*row.row.first()?, *row.row.get(1)?, row.equal));
    let parts = rows.iter().filter_map(parts).collect::<Vec<_>>();
    let fixed = parts.iter().find(|(factor, _, equal)| *equal && factor.unsigned_abs() == 1);
    if let Some((factor, constant, _)) = fixed {
        let value = constant.checked_mul(*factor)?.checked_neg()?;
        return Some((Some(value), Some(value)));
    }
    let bounds = parts.iter().filter(|(_, _, equal)| !equal);
    let (mut least, mut most) = (None::<i64>, None::<i64>);
    for &(factor, constant, _) in bounds {
        if factor > 0 {
            let bound = constant.checked_div_euclid(factor)?.checked_neg()?;
            least = Some(least.map_or(bound, |least| least.max(bound)));
        } else if factor < 0 {
            let bound = constant.checked_div_euclid(factor.checked_neg()?)?;
            most = Some(most.map_or(bound, |most| most.min(bound)));
        }
    }
    Some((least, most))
}

/// What a loop counts; nothing for branches.
pub(crate) fn variables(op: OpRef<'_>) -> Vec<Value> {
    let body = op.body();
    let block = body.regions(op.op).first().and_then(|&region| body.entry_block(region));
    let args = block.map(|block| body.args(block)).unwrap_or_default();
    let count = if op.is(affine::For::def()) { 1 } else { args.len() };
    args.iter().take(count).copied().collect()
}

fn is_applied(scope: Scope<'_>, value: Value) -> bool {
    scope.defining_op(value).is_some_and(|op| op.is(affine::Apply::def()))
}

/// Whether an op is in the first region of another that it is in.
fn is_first_region(scope: Scope<'_>, around: Op, op: Op) -> bool {
    let body = scope.body;
    let region_of = |op: Op| body.block_of(op).and_then(|block| body.region_of(block));
    let mut at = std::iter::successors(Some(op), |&op| body.parent_op(op)).map(region_of);
    let first = body.regions(around).first().copied();
    let own = at.find(|region| region.and_then(|own| body.region_parent(own)) == Some(around));
    own.flatten() == first
}

/// A row of coefficients of columns, the last of which is 1.
fn linear(row: &[i64], columns: &[Option<Var>]) -> Option<Linear> {
    let (&constant, factors) = row.split_last()?;
    let mut sum = Linear { terms: Vec::new(), constant };
    for (at, &factor) in factors.iter().enumerate().filter(|(_, factor)| **factor != 0) {
        sum.terms.push((columns.get(at).copied().flatten()?, factor));
    }
    Some(sum)
}
