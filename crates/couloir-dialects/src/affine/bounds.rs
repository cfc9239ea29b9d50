//! What is known of the values of affine expressions: bounds of loop
//! variables, and what divisions of bounded values give.

use couloir_ir::affine::{AffineBuilder, AffineExpr, AffineMap, AffineNode, AffineOp, NodeId, gcd};
use couloir_ir::view::Scope;
use couloir_ir::{OpRef, Value};

use super::For;
use super::compose::Composed;

/// Least and greatest value, where known.
type Bounds = (Option<i64>, Option<i64>);

/// The `affine.for` whose variable a value is.
fn loop_of(scope: Scope<'_>, value: Value) -> Option<OpRef<'_>> {
    let (block, 0) = scope.body.as_arg(value)? else { return None };
    scope.block(block).parent().filter(|op| op.is(For::def()))
}

fn constant_bound(op: OpRef<'_>, slot: usize) -> Option<i64> {
    op.prop(slot)?.as_affine_map(op.ctx())?.single_constant()
}

/// The bounds of an operand.
fn of_operand(scope: Scope<'_>, value: Option<Value>) -> Bounds {
    let Some(op) = value.and_then(|value| loop_of(scope, value)) else { return (None, None) };
    let lower = constant_bound(op, For::LOWER_BOUND_MAP);
    let upper = constant_bound(op, For::UPPER_BOUND_MAP);
    let step = op.prop(For::STEP).and_then(|step| step.as_i64(scope.ctx)).unwrap_or(1);
    let last = upper.and_then(|upper| {
        let last = upper.checked_sub(1)?;
        match lower {
            Some(lower) => last.checked_sub(last.checked_sub(lower)?.checked_rem(step)?),
            None => Some(last),
        }
    });
    (lower, last)
}

/// The bounds of all nodes of a builder's expression.
struct Known<'s> {
    scope: Scope<'s>,
    dims: &'s [Option<Value>],
    symbols: &'s [Option<Value>],
}

/// How deep expressions are looked into.
const MAX_DEPTH: usize = 64;

impl Known<'_> {
    /// The bounds of an expression; divisions and remainders are only looked
    /// at on their own, not in sums, as upstream does.
    fn bounds(&self, expr: AffineExpr<'_>, depth: usize) -> Bounds {
        let operand = |list: &[Option<Value>], at: u32| {
            of_operand(self.scope, list.get(at as usize).copied().flatten())
        };
        match expr.node() {
            _ if depth > MAX_DEPTH => (None, None),
            AffineNode::Constant(value) => (Some(value), Some(value)),
            AffineNode::Dim(at) => operand(self.dims, at),
            AffineNode::Symbol(at) => operand(self.symbols, at),
            AffineNode::Binary(op, lhs, rhs) => {
                let (lhs, rhs) = (expr.at(lhs), expr.at(rhs));
                let linear = matches!(op, AffineOp::Add | AffineOp::Mul);
                if linear && (divides(lhs) || divides(rhs)) {
                    return (None, None);
                }
                combine(op, self.bounds(lhs, depth + 1), self.bounds(rhs, depth + 1))
            }
        }
    }
}

impl Known<'_> {
    fn dim(&self, expr: AffineExpr<'_>) -> Option<Value> {
        let AffineNode::Dim(at) = expr.node() else { return None };
        self.dims.get(at as usize).copied().flatten()
    }

    /// A number that every value of an expression is a multiple of; more is known of variables of
    /// loops on their own.
    fn divisor(&self, b: &AffineBuilder, id: NodeId) -> u64 {
        let variable = self.dim(b.expr(id)).and_then(|value| loop_of(self.scope, value));
        variable.map_or_else(|| b.divisor(id), divisor_of_variable)
    }

    /// Whether an expression is a constant or the variable of a loop that is not negative, and
    /// less than this.
    fn is_within(&self, expr: AffineExpr<'_>, end: u64) -> bool {
        let is_below = |value: i64, end: u64| u64::try_from(value).is_ok_and(|value| value < end);
        if let Some(value) = expr.constant() {
            return is_below(value, end);
        }
        let Some(op) = self.dim(expr).and_then(|value| loop_of(self.scope, value)) else {
            return false;
        };
        let lower = constant_bound(op, For::LOWER_BOUND_MAP);
        let upper = constant_bound(op, For::UPPER_BOUND_MAP);
        lower.is_some_and(|lower| lower >= 0)
            && upper.is_some_and(|upper| is_below(upper, end.saturating_add(1)) || upper < 0)
    }

    /// The part of a sum that is a multiple of a number, the part that is less, and that number.
    fn split(&self, b: &AffineBuilder, sum: NodeId) -> Option<(NodeId, NodeId, u64)> {
        let AffineNode::Binary(AffineOp::Add, lhs, rhs) = b.expr(sum).node() else { return None };
        let parts = [(lhs, rhs), (rhs, lhs)].into_iter();
        let mut parts = parts.map(|(part, rest)| (part, rest, self.divisor(b, part)));
        parts.find(|&(_, rest, divisor)| self.is_within(b.expr(rest), divisor))
    }
}

/// A number that all values of a loop's variable are multiples of.
fn divisor_of_variable(op: OpRef<'_>) -> u64 {
    let step = op.prop(For::STEP).and_then(|step| step.as_i64(op.ctx())).unwrap_or(1);
    let lower = op.prop(For::LOWER_BOUND_MAP).and_then(|map| map.as_affine_map(op.ctx()));
    lower.and_then(divisor_of_results).map_or(1, |lower| gcd(lower, step.unsigned_abs()))
}

/// A number that all results of a map are multiples of.
fn divisor_of_results(map: &AffineMap) -> Option<u64> {
    let mut b = AffineBuilder::new(map.dims(), map.symbols());
    let dims = (0..map.dims()).map(|at| b.dim(at)).collect::<Option<Vec<_>>>()?;
    let symbols = (0..map.symbols()).map(|at| b.symbol(at)).collect::<Option<Vec<_>>>()?;
    let results = b.import(map, &dims, &symbols);
    Some(results.into_iter().map(|id| b.divisor(id)).fold(0, gcd))
}

/// Whether an expression is a division or remainder.
fn divides(expr: AffineExpr<'_>) -> bool {
    matches!(expr.binary(), Some((AffineOp::Mod | AffineOp::FloorDiv | AffineOp::CeilDiv, ..)))
}

fn combine(op: AffineOp, a: Bounds, b: Bounds) -> Bounds {
    let constant = b.0.filter(|_| b.0 == b.1);
    match (op, constant) {
        (AffineOp::Add, _) => {
            let add = |a: Option<i64>, b: Option<i64>| a?.checked_add(b?);
            (add(a.0, b.0), add(a.1, b.1))
        }
        (AffineOp::Mul, Some(factor)) => {
            let by = |a: Option<i64>| a?.checked_mul(factor);
            if factor < 0 { (by(a.1), by(a.0)) } else { (by(a.0), by(a.1)) }
        }
        (AffineOp::FloorDiv, Some(by)) if by > 0 => {
            (a.0.map(|a| a.div_euclid(by)), a.1.map(|a| a.div_euclid(by)))
        }
        (AffineOp::CeilDiv, Some(by)) if by > 0 => {
            let ceil = |a: i64| a.checked_neg().map(|a| -a.div_euclid(by));
            (a.0.and_then(ceil), a.1.and_then(ceil))
        }
        (AffineOp::Mod, Some(by)) if by > 0 => match a {
            // Of nothing all is true; this is what upstream takes for it.
            (Some(low), Some(high)) if low > high => (Some(low.rem_euclid(by)), Some(by - 1)),
            (Some(low), Some(high)) if low.div_euclid(by) == high.div_euclid(by) => {
                (Some(low.rem_euclid(by)), Some(high.rem_euclid(by)))
            }
            _ => (Some(0), Some(by - 1)),
        },
        _ => (None, None),
    }
}

/// The results of the least or greatest of a map that others do not make
/// redundant.
pub(super) fn irredundant(scope: Scope<'_>, all: &Composed, greatest: bool) -> Option<AffineMap> {
    let known = Known { scope, dims: &all.dims, symbols: &all.symbols };
    let bounds = all.map.results().map(|result| known.bounds(result, 0)).collect::<Vec<_>>();
    // As if for the greatest.
    let turned = |(low, high): Bounds| match greatest {
        true => (low, high),
        false => (high.and_then(i64::checked_neg), low.and_then(i64::checked_neg)),
    };
    let bounds = bounds.into_iter().map(turned).collect::<Vec<_>>();
    let is_redundant = |at: usize, (low, high): Bounds| {
        let beats = |(other, &(other_low, other_high)): (usize, &Bounds)| {
            let (Some(high), Some(other_low)) = (high, other_low) else { return false };
            let both_fixed = low == Some(high) && other_high == Some(other_low);
            other != at && (other_low > high || other_low == high && !(both_fixed && at < other))
        };
        bounds.iter().enumerate().any(beats)
    };
    let kept = bounds.iter().enumerate().filter(|&(at, &bound)| !is_redundant(at, bound));
    all.map.sub_map(&kept.map(|(at, _)| at).collect::<Vec<_>>())
}

/// The map with results that can only have one value replaced by it.
pub(super) fn fixed(scope: Scope<'_>, all: &Composed) -> Option<AffineMap> {
    let known = Known { scope, dims: &all.dims, symbols: &all.symbols };
    let mut builder = AffineBuilder::new(all.map.dims(), all.map.symbols());
    let mut results = builder.import(&all.map, &[], &[]);
    for (result, made) in all.map.results().zip(&mut results) {
        if let (Some(low), Some(high)) = known.bounds(result, 0)
            && low == high
        {
            *made = builder.constant(low);
        }
    }
    builder.map(&results).ok()
}

/// The map with divisions and remainders of bounded values that are always
/// the same replaced by what they give.
pub(super) fn simplify(
    scope: Scope<'_>,
    map: &AffineMap,
    dims: &[Option<Value>],
    symbols: &[Option<Value>],
) -> Option<AffineMap> {
    let divides = |node: AffineNode| {
        let AffineNode::Binary(op, ..) = node else { return false };
        matches!(op, AffineOp::Mod | AffineOp::FloorDiv | AffineOp::CeilDiv)
    };
    if !map.results().any(|result| result.walk().any(divides)) {
        return Some(map.clone());
    }
    let known = Known { scope, dims, symbols };
    let mut builder = AffineBuilder::new(map.dims(), map.symbols());
    let mut results = Vec::new();
    for result in map.results() {
        let mut made = Vec::<NodeId>::new();
        let nodes = result.walk_with_ids();
        for (node, operands) in nodes {
            let id = match node {
                AffineNode::Constant(value) => builder.constant(value),
                AffineNode::Dim(at) => builder.dim(at)?,
                AffineNode::Symbol(at) => builder.symbol(at)?,
                AffineNode::Binary(op, ..) => {
                    let (&lhs, &rhs) = (made.get(operands.0)?, made.get(operands.1)?);
                    divided(&mut builder, &known, op, lhs, rhs)
                }
            };
            made.push(id);
        }
        results.push(*made.last()?);
    }
    builder.map(&results).ok()
}

/// An operation whose result may be known from bounds.
fn divided(
    b: &mut AffineBuilder,
    known: &Known<'_>,
    op: AffineOp,
    lhs: NodeId,
    rhs: NodeId,
) -> NodeId {
    let plain = b.binary(op, lhs, rhs);
    let Some(division) = Division::of(b, plain) else { return plain };
    let found = division.in_range(b, known).or_else(|| division.by_divisors(b, known));
    found.unwrap_or(plain)
}

/// An expression that combines one with a constant above 0.
#[derive(Clone, Copy)]
struct Division {
    op: AffineOp,
    left: NodeId,
    right: i64,
}

impl Division {
    fn of(b: &AffineBuilder, id: NodeId) -> Option<Self> {
        let AffineNode::Binary(op, left, right) = b.expr(id).node() else { return None };
        let right = b.constant_of(right).filter(|&by| by > 0)?;
        Some(Division { op, left, right })
    }

    /// What bounds alone tell of it.
    fn in_range(self, b: &mut AffineBuilder, known: &Known<'_>) -> Option<NodeId> {
        let Division { op, left, right } = self;
        let (Some(low), Some(high)) = known.bounds(b.expr(left), 0) else { return None };
        let same =
            |eval: fn(i64, i64) -> i64| Some(eval(low, right)).filter(|&v| v == eval(high, right));
        let value = match op {
            // Of the empty range of a loop that never runs, too.
            AffineOp::FloorDiv if low >= 0 && high < right && !divides(b.expr(left)) => Some(0),
            AffineOp::FloorDiv => same(i64::div_euclid),
            AffineOp::CeilDiv => same(|a, by| -(a.wrapping_neg().div_euclid(by))),
            AffineOp::Mod if (0..right).contains(&low) && high < right => return Some(left),
            _ => None,
        };
        value.map(|value| b.constant(value))
    }

    /// Where one part of a sum is a multiple of what the other is less than, that part alone tells
    /// the quotient, or the other the remainder. Remainders of multiples are 0.
    fn by_divisors(self, b: &mut AffineBuilder, known: &Known<'_>) -> Option<NodeId> {
        let Division { op, left, right } = self;
        let by = u64::try_from(right).ok()?;
        if let Some((multiple, rest, divisor)) = known.split(b, left) {
            let by_node = b.constant(right);
            return match op {
                AffineOp::FloorDiv if by.checked_rem(divisor) == Some(0) => {
                    Some(b.floor_div(multiple, by_node))
                }
                AffineOp::Mod if divisor.checked_rem(by) == Some(0) => {
                    Some(b.modulo(rest, by_node))
                }
                _ => None,
            };
        }
        let is_multiple = known.divisor(b, left).checked_rem(by) == Some(0);
        (op == AffineOp::Mod && is_multiple).then(|| b.constant(0))
    }
}

/// The coefficients of dimensions, symbols and 1 in each result; none where
/// one is not linear.
pub(super) fn coefficients(map: &AffineMap) -> Option<Vec<Vec<i64>>> {
    let width = map.inputs() as usize + 1;
    map.results().map(|result| linear(map, result, width)).collect()
}

fn linear(map: &AffineMap, result: AffineExpr<'_>, width: usize) -> Option<Vec<i64>> {
    let unit = |at: usize, value: i64| {
        let mut row = vec![0; width];
        *row.get_mut(at)? = value;
        Some(row)
    };
    let mut made = Vec::<Vec<i64>>::new();
    for (node, operands) in result.walk_with_ids() {
        let row = match node {
            AffineNode::Constant(value) => unit(width - 1, value)?,
            AffineNode::Dim(at) => unit(at as usize, 1)?,
            AffineNode::Symbol(at) => unit((map.dims() + at) as usize, 1)?,
            AffineNode::Binary(op, ..) => {
                let (a, b) = (made.get(operands.0)?, made.get(operands.1)?);
                of_rows(op, a, b)?
            }
        };
        made.push(row);
    }
    made.pop()
}

fn of_rows(op: AffineOp, a: &[i64], b: &[i64]) -> Option<Vec<i64>> {
    match op {
        AffineOp::Add => Some(a.iter().zip(b).map(|(a, b)| a.wrapping_add(*b)).collect()),
        AffineOp::Mul => {
            let constant = |row: &[i64]| {
                let (last, rest) = row.split_last()?;
                rest.iter().all(|&value| value == 0).then_some(*last)
            };
            let (row, by) = match constant(b) {
                Some(by) => (a, by),
                None => (b, constant(a)?),
            };
            Some(row.iter().map(|value| value.wrapping_mul(by)).collect())
        }
        _ => None,
    }
}
