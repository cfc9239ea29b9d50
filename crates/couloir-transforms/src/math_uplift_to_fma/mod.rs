//! `math-uplift-to-fma`: a product that is added to becomes one op, where both
//! allow it.

use crate::greedy::greedy;
use couloir_dialects::arith;
use couloir_dialects::arith::attrs::FASTMATH;
use couloir_dialects::common::calc::Calc;
use couloir_ir::OpRef;
use couloir_ir::body::Op;
use couloir_pass::PassDef;
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::{RewritePatterns, Rewritten};

/// `math-uplift-to-fma`
pub static PASS: PassDef = greedy!(
    "math-uplift-to-fma",
    "MathUpliftToFMA",
    "Uplift arith ops to math.fma.",
    patterns,
    ["math"]
);

fn patterns() -> RewritePatterns {
    let mut patterns = RewritePatterns::new();
    patterns.add(arith::Addf::def(), uplift);
    patterns
}

/// The flag that allows contraction.
const CONTRACT: u64 = 32;

fn flags_of(op: OpRef<'_>) -> u64 {
    let flags = op.attr_named("fastmath").and_then(|flags| flags.enum_bits(op.ctx(), &FASTMATH));
    flags.unwrap_or(0)
}

/// The product that one of two operands is, where it may be contracted, and
/// its flags.
fn product(add: OpRef<'_>) -> Option<(usize, OpRef<'_>)> {
    [0, 1].into_iter().find_map(|at| {
        let op = add.scope.defining_op(add.operand(at)?)?;
        (op.is(arith::Mulf::def()) && flags_of(op) & CONTRACT != 0).then_some((at, op))
    })
}

fn uplift(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    if flags_of(view) & CONTRACT == 0 {
        return no_match("may not be contracted");
    }
    let (at, mul) = product(view).or_no_match("no product that may be contracted")?;
    let addend = view.operand(1 - at);
    let factors = mul.operand(0).zip(mul.operand(1));
    let ((a, b), c) = factors.zip(addend).or_no_match("expected two operands")?;
    let flags = arith::attrs::fastmath_of(rw.context(), flags_of(view) & flags_of(mul));
    rw.at(op);
    let calc = Calc::new(rw.context(), rw, Some(flags));
    let value = calc.num(a).fma(calc.num(b), calc.num(c)).value;
    rw.replace(op, &[value]);
    Ok(())
}
