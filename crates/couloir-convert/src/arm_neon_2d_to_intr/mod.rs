//! `arm-neon-2d-to-intr`: `arm_neon.2d.sdot` becomes the intrinsic, on vectors of one dimension.

use couloir_dialects::arm_neon::{SDot, SDot2d};
use couloir_dialects::vector::ShapeCast;
use couloir_ir::Value;
use couloir_ir::body::Op;
use couloir_ir::build::{Build, NewOp};
use couloir_ir::op::OpName;
use couloir_ir::ty::VectorType;
use couloir_pass::PassDef;
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::OrNoMatch;
use couloir_rewrite::greedy::{RewritePatterns, Rewritten};

use crate::vector_common::build::{BuildVector, vector_of};
use couloir_transforms::greedy::greedy_pass;

/// `arm-neon-2d-to-intr`
pub static PASS: PassDef = PassDef {
    name: "arm-neon-2d-to-intr",
    class: "ConvertArmNeon2dToIntrPass",
    description: "Convert Arm NEON structured ops to intrinsics",
    anchor: None,
    options: &[],
    run: |cx| {
        let mut patterns = RewritePatterns::new();
        patterns.add(SDot2d::def(), sdot);
        greedy_pass(cx, patterns)
    },
    loads: &["arm_neon", "vector"],
    ..PassDef::EMPTY
};

/// The ops that become others.
pub fn roots() -> Vec<OpName> {
    vec![OpName::of(SDot2d::def())]
}

/// The rows of a matrix one after another.
fn flat(rw: &mut Rewriter<'_>, matrix: Option<Value>) -> Option<Value> {
    let matrix = matrix?;
    let vector = vector_of(rw, matrix)?;
    let ty =
        VectorType::get(rw.context(), &[vector.shape.iter().product()], &[false], vector.element);
    Some(rw.make(ShapeCast::def(), &[matrix], ty, []))
}

fn sdot(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let [sum, left, right] = [0, 1, 2].map(|at| view.operand(at));
    let sum = sum.or_no_match("expected a sum")?;
    let ty = rw.body().ty(sum);
    rw.at(op);
    let left = flat(rw, left).or_no_match("expected a matrix")?;
    let right = flat(rw, right).or_no_match("expected a matrix")?;
    let new = NewOp::new(SDot::def()).operands([sum, left, right]).result(ty);
    let value = rw.insert1(new);
    rw.replace(op, &[value]);
    Ok(())
}
