//! `math-sincos-fusion`: sine and cosine of one value, with the same flags and
//! in the same block, are computed together.

use crate::greedy::greedy;
use couloir_dialects::math;
use couloir_ir::body::Op;
use couloir_ir::build::{Build, NewOp};
use couloir_ir::{Body, OpDef};
use couloir_pass::PassDef;
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::OrNoMatch;
use couloir_rewrite::greedy::{RewritePatterns, Rewritten};

/// `math-sincos-fusion`
pub static PASS: PassDef = greedy!(
    "math-sincos-fusion",
    "MathSincosFusionPass",
    "Fuse sin and cos operations.",
    patterns,
    ["math"]
);

fn patterns() -> RewritePatterns {
    let mut patterns = RewritePatterns::new();
    patterns.add(math::Sin::def(), |op, rw| fuse(op, rw, math::Cos::def()));
    patterns
}

/// An op that is next to another, computes from the same value and has the
/// same flags.
fn partner(rw: &Rewriter<'_>, op: Op, def: &'static OpDef) -> Option<Op> {
    let view = rw.view(op);
    let (body, value) = (view.body(), view.operand(0)?);
    let block = body.block_of(op);
    let fits = |user: &Op| {
        let other = rw.view(*user);
        other.is(def) && body.block_of(*user) == block && other.prop(0) == view.prop(0)
    };
    body.uses(value).map(|operand| operand.op).filter(fits).last()
}

/// Whether one of two ops of a block comes before the other. Both are followed
/// at once, so that the cost is how far apart they are or how near the end.
fn is_before(body: &Body, a: Op, b: Op) -> bool {
    let (mut after_a, mut after_b) = (body.next_op(a), body.next_op(b));
    loop {
        match (after_a, after_b) {
            (Some(op), _) if op == b => return true,
            (_, Some(op)) if op == a => return false,
            (None, _) => return false,
            (_, None) => return true,
            (Some(next_a), Some(next_b)) => {
                (after_a, after_b) = (body.next_op(next_a), body.next_op(next_b));
            }
        }
    }
}

fn fuse(op: Op, rw: &mut Rewriter<'_>, def: &'static OpDef) -> Rewritten {
    let cos = partner(rw, op, def).or_no_match("no cosine of the same value")?;
    let view = rw.view(op);
    let body = view.body();
    let first = if is_before(body, cos, op) { cos } else { op };
    let (value, flags) = view.operand(0).zip(Some(view.prop(0))).or_no_match("no operand")?;
    let ty = rw.ty(value);
    rw.at(first);
    let both = NewOp::new(math::Sincos::def()).operand(value).result(ty).result(ty);
    let both = rw.insert(both.prop(math::Sincos::FASTMATH, flags));
    let results = rw.scope().body.results(both).collect::<Vec<_>>();
    let &[sine, cosine] = results.as_slice() else { return Ok(()) };
    rw.replace(op, &[sine]);
    rw.replace(cos, &[cosine]);
    Ok(())
}
