//! Affine expressions as ops of `arith`.
//!
//! Each expression is made operands first, left before right, without
//! sharing. The stack is explicit: expressions may be deep.

use couloir_dialects::arith;
use couloir_ir::affine::{AffineExpr, AffineMap, AffineNode, AffineOp};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::{Build, NewOp};
use couloir_ir::{Attribute, Context, Location, Type};
use couloir_rewrite::convert::{ConversionRewriter, NoMatch, OrNoMatch, no_match};

/// Most ops that one expression becomes.
const MAX_NODES: usize = 1 << 20;

/// Predicates of `arith.cmpi`.
pub(super) mod predicate {
    pub(in super::super) const EQ: i64 = 0;
    pub(in super::super) const SLT: i64 = 2;
    pub(in super::super) const SLE: i64 = 3;
    pub(in super::super) const SGE: i64 = 5;
}

/// The map in an attribute of an op.
pub(super) fn map_of<'a>(
    rw: &ConversionRewriter<'a>,
    op: Op,
    slot: usize,
) -> Result<&'a AffineMap, NoMatch> {
    let attr = rw.view(op).prop(slot);
    attr.and_then(|attr| attr.as_affine_map(rw.context())).or_no_match("no map")
}

/// Whether all expressions of a map can be expanded; reports divisions by
/// constants that are not positive.
pub(super) fn check(rw: &ConversionRewriter<'_>, op: Op, map: &AffineMap) -> Result<(), NoMatch> {
    check_map(rw.context(), rw.view(op).location(), map)
}

/// The same for what is at a location.
pub(crate) fn check_map(ctx: &Context, at: Location, map: &AffineMap) -> Result<(), NoMatch> {
    map.results().try_for_each(|expr| check_expr(ctx, at, expr))
}

fn check_expr(ctx: &Context, at: Location, expr: AffineExpr<'_>) -> Result<(), NoMatch> {
    let (mut pending, mut count) = (vec![expr], 0);
    while let Some(expr) = pending.pop() {
        let Some((kind, lhs, rhs)) = expr.binary() else { continue };
        count += 1;
        if count > MAX_NODES {
            return no_match("the expression is too large");
        }
        let bad = rhs.constant().is_some_and(|divisor| divisor <= 0);
        let what = match kind {
            AffineOp::Mod => "modulo",
            AffineOp::FloorDiv | AffineOp::CeilDiv => "division",
            AffineOp::Add | AffineOp::Mul => "",
        };
        if bad && !what.is_empty() {
            let text = format!("{what} by non-positive value is not supported");
            ctx.emit(couloir_diag::Diagnostic::error(at.place(ctx), text));
            return no_match("division by a value that is not positive");
        }
        pending.push(rhs);
        pending.push(lhs);
    }
    Ok(())
}

/// Which of several values.
#[derive(Clone, Copy)]
pub(crate) enum Extreme {
    /// The least.
    Min,
    /// The greatest.
    Max,
}

/// Makes ops for expressions over operands.
pub(crate) struct Expander<'e, B> {
    pub(super) rw: &'e mut B,
    dims: &'e [Value],
    symbols: &'e [Value],
}

/// A step of an expansion.
enum Step<'x> {
    Visit(AffineExpr<'x>),
    Combine(AffineOp),
}

impl<'e, B: Build> Expander<'e, B> {
    /// With a map's operands, dimensions first.
    pub(crate) fn new(rw: &'e mut B, map: &AffineMap, operands: &'e [Value]) -> Self {
        Self::with_dims(rw, map.dims() as usize, operands)
    }

    /// With so many dimensions and then symbols.
    pub(super) fn with_dims(rw: &'e mut B, dims: usize, operands: &'e [Value]) -> Self {
        let (dims, symbols) = operands.split_at(dims.min(operands.len()));
        Self { rw, dims, symbols }
    }

    /// The values of all results of a map.
    pub(super) fn map(&mut self, map: &AffineMap) -> Vec<Value> {
        map.results().map(|expr| self.expr(expr)).collect()
    }

    /// The least or greatest of a map's results.
    pub(crate) fn extreme(&mut self, map: &AffineMap, which: Extreme) -> Option<Value> {
        let values = self.map(map);
        values.into_iter().reduce(|a, b| {
            self.rw.insert1(match which {
                Extreme::Min => arith::Minsi::build(Type::INDEX, a, b),
                Extreme::Max => arith::Maxsi::build(Type::INDEX, a, b),
            })
        })
    }

    /// The value of an expression.
    pub(super) fn expr(&mut self, expr: AffineExpr<'_>) -> Value {
        let (mut steps, mut values) = (vec![Step::Visit(expr)], Vec::new());
        while let Some(step) = steps.pop() {
            match step {
                Step::Visit(expr) => match expr.binary() {
                    Some((op, lhs, rhs)) => {
                        steps.push(Step::Combine(op));
                        steps.push(Step::Visit(rhs));
                        steps.push(Step::Visit(lhs));
                    }
                    None => values.push(self.leaf(expr.node())),
                },
                Step::Combine(op) => {
                    if let (Some(rhs), Some(lhs)) = (values.pop(), values.pop()) {
                        values.push(self.combine(op, lhs, rhs));
                    }
                }
            }
        }
        values.pop().unwrap_or_else(|| self.constant(0))
    }

    fn leaf(&mut self, node: AffineNode) -> Value {
        let found = match node {
            AffineNode::Dim(at) => self.dims.get(at as usize).copied(),
            AffineNode::Symbol(at) => self.symbols.get(at as usize).copied(),
            AffineNode::Constant(value) => Some(self.constant(value)),
            AffineNode::Binary(..) => None,
        };
        found.unwrap_or_else(|| self.constant(0))
    }

    fn combine(&mut self, op: AffineOp, lhs: Value, rhs: Value) -> Value {
        match op {
            AffineOp::Add => self.add(lhs, rhs),
            AffineOp::Mul => self.mul(lhs, rhs),
            AffineOp::Mod => self.modulo(lhs, rhs),
            AffineOp::FloorDiv => self.floor_div(lhs, rhs),
            AffineOp::CeilDiv => self.ceil_div(lhs, rhs),
        }
    }

    /// The remainder, made not negative by adding the divisor.
    fn modulo(&mut self, lhs: Value, rhs: Value) -> Value {
        let remainder = self.rw.insert1(arith::Remsi::build(Type::INDEX, lhs, rhs));
        let zero = self.constant(0);
        let negative = self.compare(predicate::SLT, remainder, zero);
        let corrected = self.add(remainder, rhs);
        self.select(negative, corrected, remainder)
    }

    /// For negative dividends, `-1 - (-1 - lhs) / rhs`.
    fn floor_div(&mut self, lhs: Value, rhs: Value) -> Value {
        let zero = self.constant(0);
        let minus_one = self.constant(-1);
        let negative = self.compare(predicate::SLT, lhs, zero);
        let negated = self.sub(minus_one, lhs);
        let dividend = self.select(negative, negated, lhs);
        let quotient = self.div(dividend, rhs);
        let corrected = self.sub(minus_one, quotient);
        self.select(negative, corrected, quotient)
    }

    /// For dividends that are not positive, `-(-lhs / rhs)`; for others,
    /// `(lhs - 1) / rhs + 1`.
    fn ceil_div(&mut self, lhs: Value, rhs: Value) -> Value {
        let zero = self.constant(0);
        let one = self.constant(1);
        let negative = self.compare(predicate::SLE, lhs, zero);
        let negated = self.sub(zero, lhs);
        let decremented = self.sub(lhs, one);
        let dividend = self.select(negative, negated, decremented);
        let quotient = self.div(dividend, rhs);
        let below = self.sub(zero, quotient);
        let above = self.add(quotient, one);
        self.select(negative, below, above)
    }
}

/// Single ops.
impl<B: Build> Expander<'_, B> {
    /// `value : index`
    pub(super) fn constant(&mut self, value: i64) -> Value {
        constant(self.rw, value)
    }

    pub(super) fn compare(&mut self, predicate: i64, a: Value, b: Value) -> Value {
        let predicate = Attribute::i64(self.rw.ctx(), predicate);
        self.rw.insert1(arith::Cmpi::build(Type::I1, a, b, predicate))
    }

    fn add(&mut self, a: Value, b: Value) -> Value {
        self.rw.insert1(arith::Addi::build(self.rw.ctx(), Type::INDEX, a, b))
    }

    fn sub(&mut self, a: Value, b: Value) -> Value {
        self.rw.insert1(arith::Subi::build(self.rw.ctx(), Type::INDEX, a, b))
    }

    fn mul(&mut self, a: Value, b: Value) -> Value {
        mul(self.rw, a, b, NSW)
    }

    fn div(&mut self, a: Value, b: Value) -> Value {
        self.rw.insert1(arith::Divsi::build(Type::INDEX, a, b))
    }

    pub(super) fn select(&mut self, condition: Value, a: Value, b: Value) -> Value {
        self.rw.insert1(arith::Select::build(Type::INDEX, condition, a, b))
    }
}

/// The flag that signed arithmetic does not wrap.
pub(super) const NSW: u64 = 1;

/// `value : index`
pub(crate) fn constant(rw: &mut impl Build, value: i64) -> Value {
    let value = Attribute::index(rw.ctx(), value);
    rw.insert1(arith::Constant::build(Type::INDEX, value))
}

fn flags(rw: &impl Build, flags: u64) -> Attribute {
    let params = vec![couloir_ir::attr::Param::Uint(flags)];
    Attribute::dialect(rw.ctx(), &arith::attrs::OVERFLOW, params)
}

/// `arith.muli` with overflow flags.
pub(super) fn mul(rw: &mut impl Build, a: Value, b: Value, overflow: u64) -> Value {
    let flags = flags(rw, overflow);
    let new = NewOp::new(arith::Muli::def()).operand(a).operand(b).result(Type::INDEX);
    rw.insert1(new.prop(arith::Muli::OVERFLOW_FLAGS, flags))
}
