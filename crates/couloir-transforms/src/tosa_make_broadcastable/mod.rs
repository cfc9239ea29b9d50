//! `tosa-make-broadcastable`: operands of fewer dimensions get those that are missing, of size 1.
//!
//! Ops that verify have operands of one rank: what is to be done here comes of input that is not
//! verified (`--mlir-very-unsafe-disable-verifier-on-parsing`), or of patterns.

use couloir_dialects::tosa;
use couloir_ir::OpDef;
use couloir_ir::Type;
use couloir_ir::body::{Op, Value};
use couloir_ir::build::Build;
use couloir_ir::ty::DYNAMIC;
use couloir_pass::PassDef;
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{NoMatch, OrNoMatch, no_match};
use couloir_rewrite::greedy::{RewritePatterns, Rewritten};

use crate::greedy::greedy;

/// `tosa-make-broadcastable`
pub static PASS: PassDef = PassDef {
    anchor: Some("func.func"),
    ..greedy!(
        "tosa-make-broadcastable",
        "TosaMakeBroadcastablePass",
        "TOSA rank Reshape to enable Broadcasting",
        patterns,
        ["tosa"],
    )
};

/// Ops of two operands that go together; what else they have is not looked at.
const BINARY: &[fn() -> &'static OpDef] = &[
    tosa::BitwiseAnd::def,
    tosa::BitwiseOr::def,
    tosa::BitwiseXor::def,
    tosa::Add::def,
    tosa::Sub::def,
    tosa::Mul::def,
    tosa::IntDiv::def,
    tosa::Maximum::def,
    tosa::Minimum::def,
    tosa::Equal::def,
    tosa::Greater::def,
    tosa::GreaterEqual::def,
    tosa::LogicalLeftShift::def,
    tosa::ArithmeticRightShift::def,
    tosa::LogicalRightShift::def,
    tosa::LogicalAnd::def,
    tosa::LogicalOr::def,
    tosa::LogicalXor::def,
    tosa::Pow::def,
];

fn patterns() -> RewritePatterns {
    let mut patterns = RewritePatterns::new();
    for def in BINARY {
        patterns.add(def(), |op, rw| equalize(op, rw, &[[0, 1]]));
    }
    patterns.add(tosa::Select::def(), |op, rw| equalize(op, rw, &[[0, 1], [0, 2], [1, 2]]));
    patterns
}

/// The sizes of operands that have any.
type Shapes = Vec<Option<Vec<i64>>>;

/// Makes the operands of each pair of one rank, which is the result's then.
fn equalize(op: Op, rw: &mut Rewriter<'_>, pairs: &[[usize; 2]]) -> Rewritten {
    let view = rw.view(op);
    let rank = view.result_type(0).and_then(|ty| ty.shape(view.ctx())).map(<[i64]>::len);
    let sizes = |value| view.ty(value).shape(view.ctx()).map(<[i64]>::to_vec);
    let mut shapes = view.operands().map(sizes).collect::<Shapes>();
    let mut widened = vec![false; shapes.len()];
    for &pair in pairs {
        if let Some(place) = widen(&mut shapes, pair)?.and_then(|at| widened.get_mut(at)) {
            *place = true;
        }
    }
    let of_result = |shape: &Option<Vec<i64>>| shape.as_ref().map(Vec::len) == rank;
    let mut all = shapes.iter().zip(&widened).filter(|(_, widened)| **widened).peekable();
    if all.peek().is_none() || !all.all(|(shape, _)| of_result(shape)) {
        return no_match("all have one rank, or the result has another");
    }
    let shapes = shapes.into_iter().zip(widened).map(|(shape, widened)| shape.filter(|_| widened));
    reshape_operands(op, rw, shapes);
    Ok(())
}

/// Gives the operand of fewer dimensions of a pair the missing ones; tells which it is.
fn widen(shapes: &mut Shapes, [a, b]: [usize; 2]) -> Result<Option<usize>, NoMatch> {
    let get = |at: usize| shapes.get(at).and_then(Option::as_ref).or_no_match("no rank");
    let (first, second) = (get(a)?, get(b)?);
    let (lower, higher, at) = match first.len() < second.len() {
        true => (first, second, a),
        false => (second, first, b),
    };
    if lower.len() == higher.len() {
        return Ok(None);
    }
    let larger = larger(lower, higher).or_no_match("the sizes do not go together")?;
    if let Some(shape) = shapes.get_mut(at) {
        *shape = Some(larger);
    }
    Ok(Some(at))
}

fn reshape_operands(op: Op, rw: &mut Rewriter<'_>, shapes: impl Iterator<Item = Option<Vec<i64>>>) {
    rw.at(op);
    let mut operands = rw.view(op).operands().collect::<Vec<_>>();
    for (value, shape) in operands.iter_mut().zip(shapes) {
        if let Some(shape) = shape {
            *value = reshape(rw, *value, &shape);
        }
    }
    rw.body().set_operands(op, &operands);
    rw.modified(op);
}

/// The sizes of the operand of fewer dimensions, with those that are missing; none where they do
/// not go together with the other's.
fn larger(lower: &[i64], higher: &[i64]) -> Option<Vec<i64>> {
    let missing = higher.len().checked_sub(lower.len())?;
    let sizes = std::iter::repeat_n(1, missing).chain(lower.iter().copied()).collect::<Vec<_>>();
    let fit = |(&own, &other): (&i64, &i64)| {
        own == other || own == 1 || other == 1 || own == DYNAMIC || other == DYNAMIC
    };
    sizes.iter().zip(higher).all(fit).then_some(sizes)
}

fn reshape(rw: &mut Rewriter<'_>, value: Value, sizes: &[i64]) -> Value {
    let ctx = rw.context();
    let known = |&size: &i64| if size == DYNAMIC { -1 } else { size };
    let shape = rw.insert1(tosa::const_shape(ctx, &sizes.iter().map(known).collect::<Vec<_>>()));
    let ty = Type::tensor(ctx, sizes, rw.ty(value).element_or_self(ctx));
    rw.insert1(tosa::Reshape::build(ty, value, shape))
}
