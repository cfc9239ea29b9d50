//! What is known of what loops count, and of the symbols that their bounds are made of.

use couloir_dialects::affine::{self, Composed, groups, is_valid_symbol};
use couloir_dialects::common::mixed::int_constant;
use couloir_ir::affine::AffineMap;
use couloir_ir::{OpRef, Scope, Value};

use super::constraints::{Bound, Constraints};
use crate::affine_loops::{self, Side};
use couloir_polyhedra::rows::{Quotient, Rows};

/// A map composed with what computes its operands, if any of these is computed.
pub(crate) fn applied(scope: Scope<'_>, all: Composed) -> Option<Composed> {
    let is_applied =
        |value: &Value| scope.defining_op(*value).is_some_and(|op| op.is(affine::Apply::def()));
    if all.operands().iter().any(is_applied) { all.compose(scope) } else { Some(all) }
}

/// The same in simplest form.
pub(crate) fn composed(scope: Scope<'_>, all: Composed) -> Option<Composed> {
    let all = applied(scope, all)?;
    let map = all.map.simplify().ok()?;
    Composed { map, ..all }.canonical(scope).ok()
}

/// The loop that counts a value.
pub(super) fn counter(scope: Scope<'_>, value: Value) -> Option<OpRef<'_>> {
    let (block, at) = scope.body.as_arg(value)?;
    let region = scope.body.region_of(block)?;
    let op = scope.op(scope.body.region_parent(region)?);
    let counts = op.is(affine::For::def()) && at == 0 || op.is(affine::Parallel::def());
    counts.then_some(op)
}

/// Constraints on the operands of a map, and more, as symbols, and what they depend on.
pub(super) fn around(scope: Scope<'_>, place: &Composed, more: &[Value]) -> Option<Constraints> {
    let mut values = place.dims.iter().chain(&place.symbols).copied().collect::<Vec<_>>();
    for value in more.iter().copied().map(Some) {
        if !values.contains(&value) {
            values.push(value);
        }
    }
    let symbols = values.len().checked_sub(place.dims.len())?;
    let mut all = Constraints::new(place.dims.len(), symbols, values.clone());
    for value in values {
        let value = value?;
        if let Some(op) = counter(scope, value) {
            all.count(op, value)?;
        } else if is_valid_symbol(scope, value) {
            all.know(scope, value)?;
        } else {
            return None;
        }
    }
    Some(all)
}

/// Makes all but the first dimensions symbols, and of these only those stay that are counted by
/// the loops given, or by none; and quotients, if they are asked for.
pub(super) fn leave_only(
    scope: Scope<'_>,
    all: &mut Constraints,
    around: &[Value],
    quotients: bool,
) -> Option<()> {
    for value in all.symbol_values() {
        if counter(scope, value).is_some() && !around.contains(&value) {
            all.eliminate(all.find(value)?)?;
        }
    }
    if !quotients {
        all.project_locals()?;
    }
    all.fold_symbols()?;
    all.drop_redundant();
    Some(())
}

impl Constraints {
    /// A symbol that is known is a number.
    pub(super) fn know(&mut self, scope: Scope<'_>, value: Value) -> Option<()> {
        match int_constant(scope, value) {
            Some(number) => self.bound(Bound::Equal, self.find(value)?, number),
            None => Some(()),
        }
    }

    /// Adds what is known of what a loop counts. Each loop that its bounds depend on is a column
    /// more, so that there is an end.
    pub(super) fn count(&mut self, op: OpRef<'_>, variable: Value) -> Option<()> {
        match op.is(affine::For::def()) {
            true => self.counted(op, variable),
            false => self.counted_beside(op),
        }
    }

    fn counted(&mut self, op: OpRef<'_>, variable: Value) -> Option<()> {
        let at = self.find(variable)?;
        let (lower, upper) =
            (affine_loops::bound(op, Side::Lower)?, affine_loops::bound(op, Side::Upper)?);
        let (step, first) = (affine_loops::step(op)?, lower.map.single_constant());
        if let Some(first) = first.filter(|_| step != 1) {
            self.strided(at, first, step)?;
        }
        self.bounded(op.scope, variable, Bound::Lower, lower)?;
        self.bounded(op.scope, variable, Bound::Upper, upper)
    }

    /// A variable is so many steps from a number.
    fn strided(&mut self, at: usize, first: i64, step: i64) -> Option<()> {
        let quotient = self.append_local()?;
        let mut passed = self.blank(first.checked_neg()?);
        *passed.get_mut(at)? = 1;
        *passed.get_mut(quotient)? = step.checked_neg()?;
        let most = step.checked_sub(1)?;
        let mut rest =
            passed.iter().map(|value| value.checked_neg()).collect::<Option<Vec<_>>>()?;
        let last = rest.last_mut()?;
        *last = last.checked_add(most)?;
        self.add(passed.clone(), false);
        self.add(rest, false);
        self.add(passed, true);
        Some(())
    }

    fn counted_beside(&mut self, op: OpRef<'_>) -> Option<()> {
        use affine::Parallel;
        let operands = op.operands().collect::<Vec<_>>();
        let body = op.body();
        let block = body.entry_block(*body.regions(op.op).first()?)?;
        let map = |slot: usize| op.prop(slot)?.as_affine_map(op.ctx()).cloned();
        let (lower, upper) = (map(Parallel::LOWER_BOUNDS_MAP)?, map(Parallel::UPPER_BOUNDS_MAP)?);
        let (below, above) = operands.split_at_checked(lower.inputs() as usize)?;
        let lower = grouped(&lower, &groups(op, Parallel::LOWER_BOUNDS_GROUPS)?)?;
        let upper = grouped(&upper, &groups(op, Parallel::UPPER_BOUNDS_GROUPS)?)?;
        let all = body.args(block).iter().zip(lower).zip(upper);
        for ((&variable, lower), upper) in all {
            let (lower, upper) = (Composed::new(lower, below), Composed::new(upper, above));
            self.bounded(op.scope, variable, Bound::Lower, lower)?;
            self.bounded(op.scope, variable, Bound::Upper, upper)?;
        }
        Some(())
    }

    /// A variable is not below a bound, or it is below it.
    pub(super) fn bounded(
        &mut self,
        scope: Scope<'_>,
        variable: Value,
        kind: Bound,
        bound: Composed,
    ) -> Option<()> {
        let all = self.depended_on(scope, bound)?;
        let at = self.find(variable)?;
        self.bounded_by(at, kind, &all)
    }

    /// The same of a column, which stays where it is.
    pub(super) fn bounded_at(
        &mut self,
        scope: Scope<'_>,
        at: usize,
        kind: Bound,
        bound: Composed,
    ) -> Option<()> {
        let all = self.depended_on(scope, bound)?;
        self.bounded_by(at, kind, &all)
    }

    /// A bound in simplest form, after what is known of its operands was added.
    fn depended_on(&mut self, scope: Scope<'_>, bound: Composed) -> Option<Composed> {
        if bound.map.single_constant().is_some() {
            return Some(Composed::new(bound.map, &[]));
        }
        let all = composed(scope, bound)?;
        for value in all.operands() {
            self.depend_on(scope, value)?;
        }
        Some(all)
    }

    fn bounded_by(&mut self, at: usize, kind: Bound, all: &Composed) -> Option<()> {
        let past = i64::from(kind == Bound::Upper);
        if let Some(number) = all.map.single_constant() {
            return self.bound(kind, at, number.checked_sub(past)?);
        }
        for row in self.results(all)? {
            let mut row = match kind {
                Bound::Upper => row,
                _ => row.iter().map(|value| value.checked_neg()).collect::<Option<Vec<_>>>()?,
            };
            let own = row.get_mut(at)?;
            if *own != 0 {
                continue;
            }
            *own = if kind == Bound::Upper { -1 } else { 1 };
            let last = row.last_mut()?;
            *last = last.checked_sub(past)?;
            self.add(row, kind == Bound::Equal);
        }
        Some(())
    }

    /// Adds an operand of a bound.
    pub(super) fn depend_on(&mut self, scope: Scope<'_>, value: Value) -> Option<()> {
        if self.find(value).is_some() {
            return Some(());
        }
        let Some(op) = counter(scope, value) else {
            if !is_valid_symbol(scope, value) {
                return None;
            }
            self.append_symbol(value)?;
            return self.know(scope, value);
        };
        let block = scope.body.as_arg(value)?.0;
        let args = if op.is(affine::For::def()) { &[value] } else { scope.body.args(block) };
        args.iter().try_for_each(|&arg| self.append_dim(arg))?;
        self.count(op, value)
    }

    /// The results of a map of values that all have columns; quotients become locals.
    fn results(&mut self, all: &Composed) -> Option<Vec<Vec<i64>>> {
        let rows = Rows::of(&all.map)?;
        let operands = all.dims.iter().chain(&all.symbols).copied();
        let columns = operands.map(|value| self.find(value?)).collect::<Option<Vec<_>>>()?;
        let (inputs, count) = (self.inputs(), rows.quotients.len());
        self.insert_locals(count)?;
        let columns = columns.into_iter().chain(inputs..inputs.checked_add(count)?);
        let columns = columns.collect::<Vec<_>>();
        for quotient in rows.quotients.iter().flat_map(Quotient::bounds) {
            let row = self.aligned(&quotient, &columns)?;
            self.add(row, false);
        }
        rows.results.iter().map(|row| self.aligned(row, &columns)).collect()
    }

    fn aligned(&self, row: &[i64], columns: &[usize]) -> Option<Vec<i64>> {
        let (&constant, factors) = row.split_last()?;
        let mut all = self.blank(constant);
        for (&factor, &at) in factors.iter().zip(columns) {
            let slot = all.get_mut(at)?;
            *slot = slot.checked_add(factor)?;
        }
        Some(all)
    }

    /// Puts the results of a map before all else, as dimensions; the rest becomes symbols.
    pub(super) fn become_results(&mut self, place: &Composed) -> Option<()> {
        let results = self.results(place)?;
        let count = results.len();
        self.insert_dims(count)?;
        for (at, row) in results.into_iter().enumerate() {
            let negative = row.iter().map(|value| value.checked_neg());
            let mut all = vec![0; count];
            *all.get_mut(at)? = 1;
            all.extend(negative.collect::<Option<Vec<_>>>()?);
            self.add(all, true);
        }
        self.keep_dims(count);
        Some(())
    }
}

/// A map for each group of results.
fn grouped(map: &AffineMap, groups: &[usize]) -> Option<Vec<AffineMap>> {
    let mut from = 0usize;
    let mut one = |&count: &usize| {
        let all = from..from.checked_add(count)?;
        from = all.end;
        map.sub_map(&all.collect::<Vec<_>>())
    };
    groups.iter().map(&mut one).collect()
}
