//! `convert-shape-constraints`: what is relied on is tested where it is said, and then holds.

use couloir_dialects::cf;
use couloir_dialects::shape::{
    CstrBroadcastable, CstrEq, CstrRequire, IsBroadcastable, ShapeEq, passing,
};
use couloir_ir::body::Op;
use couloir_ir::build::{Build, NewOp};
use couloir_ir::{Attribute, OpDef, Type};
use couloir_pass::PassDef;
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::OrNoMatch;
use couloir_rewrite::greedy::{RewritePatterns, Rewritten};

use crate::greedy::greedy;

/// `convert-shape-constraints`
pub static PASS: PassDef = greedy!(
    "convert-shape-constraints",
    "ConvertShapeConstraintsPass",
    "Convert shape constraint operations to the standard dialect",
    patterns,
    ["cf", "scf"]
);

fn patterns() -> RewritePatterns {
    let mut patterns = RewritePatterns::new();
    patterns.add(CstrBroadcastable::def(), |op, rw| {
        require(op, rw, IsBroadcastable::def(), "required broadcastable shapes");
        Ok(())
    });
    patterns.add(CstrEq::def(), |op, rw| {
        require(op, rw, ShapeEq::def(), "required equal shapes");
        Ok(())
    });
    patterns.add(CstrRequire::def(), assert_it);
    patterns
}

/// A test, and that it holds.
fn require(op: Op, rw: &mut Rewriter<'_>, test: &'static OpDef, message: &str) {
    let operands = rw.view(op).operands().collect::<Vec<_>>();
    let test = rw.insert1(NewOp::new(test).operands(operands).result(Type::I1));
    let message = Attribute::string(rw.context(), message);
    let new = CstrRequire::build(rw.context(), test, message);
    rw.replace_with(op, new);
}

/// Stops where it does not hold.
fn assert_it(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let test = view.operand(0).or_no_match("nothing is tested")?;
    let message = view.prop(CstrRequire::MSG).or_no_match("no message")?;
    rw.insert(cf::Assert::build(test, message));
    let new = passing(rw.context());
    rw.replace_with(op, new);
    Ok(())
}
