//! An `affine.min` or `affine.max` of which it is known which expression it is.
//!
//! What is known of the operands is a [`system`] of linear constraints: an expression takes the
//! op's place where none of the others can be less, or greater.

use couloir_dialects::affine::{self, Composed};
use couloir_dialects::common::mixed::Mixed;
use couloir_ir::affine::{AffineBuilder, AffineMap, AffineNode, AffineOp};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::Build;
use couloir_ir::{Attribute, OpRef, Scope};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::Rewritten;

use crate::ranges::bounds_of;
use couloir_polyhedra::system::{Linear, System};

/// Most expressions, each of which is compared with all others, and most operands of them.
const MOST: usize = 32;

/// What is known of values: dimensions and symbols by variable.
#[derive(Default)]
pub(crate) struct Known {
    system: System,
    dims: Vec<(Value, usize)>,
    symbols: Vec<(Value, usize)>,
}

impl Known {
    /// Of the operands of an op, what the bounds of the loops say that they count; none where a
    /// loop has no constant step, and where there are too many.
    pub(crate) fn of_loops(op: OpRef<'_>) -> Option<Self> {
        if op.operands().len() > MOST {
            return None;
        }
        let mut known = Self::default();
        for value in op.operands() {
            let (Some(bounds), None) = (bounds_at(op.scope, value), known.place(value)) else {
                continue;
            };
            known.counts(op.scope, value, bounds)?;
        }
        Some(known)
    }

    /// Of a loop that was split at the last step within its bound: how much is left.
    pub(crate) fn of_part(scope: Scope<'_>, counted: [Value; 3], whole: bool) -> Option<Self> {
        let mut known = Self::default();
        let [count, upper, step] = counted;
        let count = Linear::var(known.dim(count));
        let upper = known.bound(scope, Mixed::Value(upper))?;
        let step = known.bound(scope, Mixed::Value(step))?;
        let left = upper.minus(&count)?.minus(&step)?;
        let left = if whole { left } else { left.times(-1)?.plus_constant(-1)? };
        known.system.not_negative(left);
        Some(known)
    }

    /// A value counts from a bound to before another.
    fn counts(&mut self, scope: Scope<'_>, value: Value, bounds: [Mixed; 3]) -> Option<()> {
        let [lower, upper, step] = bounds;
        let step = step.constant(scope).filter(|&step| step > 0)?;
        let count = Linear::var(self.dim(value));
        let constants = lower.constant(scope).zip(upper.constant(scope));
        let (lower, upper) = (self.bound(scope, lower)?, self.bound(scope, upper)?);
        self.system.not_negative(count.minus(&lower)?);
        let once = |(lower, upper): (i64, i64)| lower.saturating_add(step) >= upper;
        let last = match constants.is_some_and(once) {
            true => lower,
            false => {
                let length = upper.minus(&lower)?.plus_constant(-1)?;
                lower.plus(&self.system.floor_div(&length, step)?.times(step)?)?
            }
        };
        self.system.not_negative(last.minus(&count)?);
        Some(())
    }

    /// A bound is a symbol of its own, also where it is what another loop counts: nothing that is
    /// known of that is known of it.
    fn bound(&mut self, scope: Scope<'_>, bound: Mixed) -> Option<Linear> {
        let place = self.system.var();
        if let Mixed::Value(value) = bound {
            self.symbols.push((value, place));
        }
        let var = Linear::var(place);
        match bound.constant(scope) {
            Some(constant) => {
                self.system.zero(var.plus_constant(constant.checked_neg()?)?);
                Some(Linear::constant(constant))
            }
            None => Some(var),
        }
    }

    fn place(&self, value: Value) -> Option<usize> {
        let mut all = self.dims.iter().chain(&self.symbols);
        all.find(|(own, _)| *own == value).map(|(_, var)| *var)
    }

    fn dim(&mut self, value: Value) -> usize {
        self.place(value).unwrap_or_else(|| {
            let var = self.system.var();
            self.dims.push((value, var));
            var
        })
    }

    fn symbol(&mut self, value: Value) -> usize {
        let var = self.system.var();
        self.symbols.push((value, var));
        var
    }

    /// Variables for operands: nothing is known of those that are no variables yet, not even that
    /// two of them are the same.
    fn symbols(&mut self, operands: &[Value]) -> Vec<usize> {
        let places = operands.iter().map(|&value| self.place(value)).collect::<Vec<_>>();
        let pairs = operands.iter().zip(places);
        pairs.map(|(&value, place)| place.unwrap_or_else(|| self.symbol(value))).collect()
    }

    /// The results of a map as sums; none where one is no affine one.
    fn sums(&mut self, map: &AffineMap, vars: &[usize]) -> Option<Vec<Linear>> {
        (0..map.results().len()).map(|at| self.sum(map, at, vars)).collect()
    }

    /// A result of a map as a sum; none where it is no affine one.
    fn sum(&mut self, map: &AffineMap, at: usize, vars: &[usize]) -> Option<Linear> {
        let mut sums: Vec<Linear> = Vec::new();
        let operand = |at: usize| vars.get(at).map(|&var| Linear::var(var));
        for (node, (lhs, rhs)) in map.result(at)?.walk_with_ids() {
            let sum = match node {
                AffineNode::Dim(at) => operand(at as usize)?,
                AffineNode::Symbol(at) => operand(map.dims() as usize + at as usize)?,
                AffineNode::Constant(value) => Linear::constant(value),
                AffineNode::Binary(op, ..) => self.binary(op, sums.get(lhs)?, sums.get(rhs)?)?,
            };
            sums.push(sum);
        }
        sums.pop()
    }

    fn binary(&mut self, op: AffineOp, lhs: &Linear, rhs: &Linear) -> Option<Linear> {
        if op == AffineOp::Add {
            return lhs.plus(rhs);
        }
        if op == AffineOp::Mul {
            return match (lhs.as_constant(), rhs.as_constant()) {
                (_, Some(by)) => lhs.times(by),
                (Some(by), None) => rhs.times(by),
                (None, None) => None,
            };
        }
        let by = rhs.as_constant().filter(|&by| by > 0)?;
        match op {
            AffineOp::CeilDiv => self.system.floor_div(&lhs.plus_constant(by.checked_sub(1)?)?, by),
            AffineOp::FloorDiv => self.system.floor_div(lhs, by),
            _ => lhs.minus(&self.system.floor_div(lhs, by)?.times(by)?),
        }
    }
}

/// The bounds and the step of a loop that counts a value.
fn bounds_at(scope: Scope<'_>, value: Value) -> Option<[Mixed; 3]> {
    let (block, _) = scope.body.as_arg(value)?;
    let region = scope.body.region_of(block)?;
    let parent = scope.op(scope.body.region_parent(region)?);
    bounds_of(parent, scope, value).filter(|_| !parent.is(affine::For::def()))
}

/// Whether an op is one of those that [`simplify`] is for.
pub(crate) fn is_min_max(op: OpRef<'_>) -> bool {
    op.is(affine::Min::def()) || op.is(affine::Max::def())
}

/// Replaces a minimum, or maximum, by the expression that it is.
pub(crate) fn simplify(op: Op, rw: &mut Rewriter<'_>, mut known: Known) -> Rewritten {
    let ctx = rw.context();
    let view = rw.view(op);
    let is_min = view.is(affine::Min::def());
    let map = view.prop(affine::Min::MAP).and_then(|map| map.as_affine_map(ctx));
    let map = map.or_no_match("no map")?;
    let operands = view.operands().collect::<Vec<_>>();
    if map.results().len() > MOST || operands.len() > MOST {
        return no_match("too many expressions or operands");
    }
    let vars = known.symbols(&operands);
    let first = operands.iter().filter_map(|&value| known.place(value)).collect::<Vec<_>>();
    let sums = known.sums(map, &vars).or_no_match("an expression is not affine")?;
    let again = if first == vars { None } else { known.sums(map, &first) };
    if known.system.is_empty() {
        return no_match("the loop has no iteration");
    }
    let found = extreme(&known.system, &sums, again.as_deref(), is_min);
    let found = found.or_no_match("not known which it is")?;
    let applied = expression(rw.scope(), map, found, &known, &vars);
    let applied = applied.or_no_match("the map is too large")?;
    rw.at(op);
    let map = Attribute::affine_map(ctx, applied.map.clone());
    let value = rw.insert1(affine::Apply::build(ctx, &applied.operands(), map));
    rw.replace(op, &[value]);
    Ok(())
}

/// The sum that no other one is below, or above. Of several that are the same upstream's solver
/// keeps the last, and it has no expression for one that is not constant where there are
/// quotients. The same sums `again`, where the variables of values that are the same are one, must
/// not be below it either; a constant only has to be a bound of these.
fn extreme(
    system: &System,
    sums: &[Linear],
    again: Option<&[Linear]>,
    is_min: bool,
) -> Option<usize> {
    let is_beyond = |bound: &Linear, sum: &Linear| {
        let difference = if is_min { bound.minus(sum) } else { sum.minus(bound) };
        let beyond = difference.and_then(|difference| difference.plus_constant(-1));
        beyond.is_some_and(|beyond| system.excludes(beyond))
    };
    let is_bound = |&at: &usize| {
        let Some(bound) = sums.get(at) else { return false };
        let is_fixed = system.is_fixed(bound);
        if system.has_quotients() && !is_fixed {
            return false;
        }
        let mut others = sums.iter().enumerate().filter(|(other, _)| *other != at);
        let mut is_extreme = || others.all(|(_, sum)| is_beyond(bound, sum));
        match again {
            Some(again) => {
                again.iter().all(|sum| is_beyond(bound, sum)) && (is_fixed || is_extreme())
            }
            None => is_extreme(),
        }
    };
    (0..sums.len()).rev().find(is_bound)
}

/// One expression of a map, over the values that something is known of, with constants for those
/// that can be only one.
fn expression(
    scope: Scope<'_>,
    map: &AffineMap,
    at: usize,
    known: &Known,
    vars: &[usize],
) -> Option<Composed> {
    let count = |list: &[(Value, usize)]| u32::try_from(list.len()).ok();
    let mut builder = AffineBuilder::new(count(&known.dims)?, count(&known.symbols)?);
    let node = |builder: &mut AffineBuilder, var: usize| {
        if let Some(value) = known.system.value(var) {
            return Some(builder.constant(value));
        }
        let place = |list: &[(Value, usize)]| {
            let at = list.iter().position(|(_, own)| *own == var)?;
            u32::try_from(at).ok()
        };
        match place(&known.dims) {
            Some(at) => builder.dim(at),
            None => builder.symbol(place(&known.symbols)?),
        }
    };
    let nodes = vars.iter().map(|&var| node(&mut builder, var)).collect::<Option<Vec<_>>>()?;
    let (dims, symbols) = nodes.split_at_checked(map.dims() as usize)?;
    let result = *builder.import(&map.sub_map(&[at])?, dims, symbols).first()?;
    let result = builder.simplify(result);
    let values = known.dims.iter().chain(&known.symbols).map(|(value, _)| *value);
    let values = values.collect::<Vec<_>>();
    Composed::new(builder.map(&[result]).ok()?, &values).canonical(scope).ok()
}
