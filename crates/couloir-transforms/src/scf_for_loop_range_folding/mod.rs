//! `scf-for-loop-range-folding`: what is added to an induction variable, or
//! multiplied with it, goes into the bounds and the step.

use couloir_dialects::{arith, scf};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::{Build, InsertPoint};
use couloir_pass::PassDef;
use couloir_rewrite::Rewriter;

use crate::common::{by_bodies, entry_of, ops_of};
use couloir_rewrite::copy::Copies;

/// `scf-for-loop-range-folding`
pub static PASS: PassDef = PassDef {
    name: "scf-for-loop-range-folding",
    class: "SCFForLoopRangeFolding",
    description: "Fold add/mul ops into loop range",
    anchor: None,
    options: &[],
    ..by_bodies!(|rw, _| {
        for op in ops_of(rw.scope().body, scf::For::def()) {
            while fold(rw, op).is_some() {}
        }
    })
};

/// Folds the only use of the induction variable into the bounds.
fn fold(rw: &mut Rewriter<'_>, op: Op) -> Option<()> {
    let body = rw.scope().body;
    let index = *body.args(entry_of(body, op, 0)?).first()?;
    if !body.has_one_use(index) {
        return None;
    }
    let user = body.uses(index).next()?.op;
    let view = rw.view(user);
    let is_product = view.is(arith::Muli::def());
    let outside = |value: Value| value == index || is_outside(rw, value, op);
    if !(is_product || view.is(arith::Addi::def())) || !view.operands().all(outside) {
        return None;
    }
    let result = view.result(0)?;
    let bounds = if is_product { 3 } else { 2 };
    let old = (0..bounds).filter_map(|at| body.operand(op, at)).collect::<Vec<_>>();
    let new = old.into_iter().map(|bound| {
        let mut copies = Copies::default();
        copies.map(index, bound);
        let copy = copies.op(rw.body(), user, InsertPoint::Before(op));
        rw.body().result(copy, 0)
    });
    let new = new.collect::<Option<Vec<_>>>()?;
    for (at, bound) in new.into_iter().enumerate() {
        rw.set_operand(op, at, bound);
    }
    rw.replace_all_uses(result, index);
    rw.erase(user);
    Some(())
}

/// Whether a value is defined outside of an op.
fn is_outside(rw: &Rewriter<'_>, value: Value, op: Op) -> bool {
    let body = rw.scope().body;
    let region = body.block_of_value(value).and_then(|block| body.region_of(block));
    let parent = region.and_then(|region| body.region_parent(region));
    let mut around = std::iter::successors(parent, |&parent| body.parent_op(parent));
    !around.any(|parent| parent == op)
}
