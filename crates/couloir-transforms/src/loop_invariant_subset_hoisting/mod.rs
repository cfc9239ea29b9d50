//! `loop-invariant-subset-hoisting`: a part of a tensor that a loop takes out
//! and puts back in each iteration is carried by the loop instead, taken out
//! before it and put back after it.
//!
//! Only `scf.for` is worked on: of the other loops upstream carries no more
//! values, or crashes. What parts coincide or lie apart is judged by offsets
//! that differ by a constant.

mod linear;
mod subsets;

use couloir_dialects::common::loops::place_args;
use couloir_dialects::scf;
use couloir_ir::body::{Op, Value};
use couloir_ir::build::Build;
use couloir_pass::PassDef;
use couloir_rewrite::Rewriter;

use crate::common::{by_bodies, entry_of};
use crate::loop_invariant_code_motion::loops;
use subsets::{Pair, Subset, hoistable};

/// `loop-invariant-subset-hoisting`
pub static PASS: PassDef = PassDef {
    name: "loop-invariant-subset-hoisting",
    class: "LoopInvariantSubsetHoisting",
    description: "Hoist loop invariant subset ops outside of the loop",
    anchor: None,
    options: &[],
    ..by_bodies!(|rw, _| {
        for op in loops(rw.scope().body) {
            if rw.view(op).is(scf::For::def()) {
                hoist_all(rw, op);
            }
        }
    })
};

/// The place of the first value that a loop carries among its operands.
const FIRST: usize = 3;

/// Hoists what can be from a loop, for each value it carries; there are more
/// of these as the work goes on.
fn hoist_all(rw: &mut Rewriter<'_>, mut op: Op) {
    let mut at = 0;
    while at < rw.view(op).results().len() {
        for pair in hoistable(rw.scope(), op, at) {
            if let Some(new) = hoist(rw, op, at, &pair) {
                op = new;
            }
        }
        at += 1;
    }
}

/// Hoists a pair of ops, if both compute the same in each iteration; the loop
/// there is then.
fn hoist(rw: &mut Rewriter<'_>, op: Op, at: usize, pair: &Pair) -> Option<Op> {
    let (extract, insert) = (pair.extract?, pair.insert?);
    let (from, to) = (Subset::of(rw.view(extract))?, Subset::of(rw.view(insert))?);
    let is_fixed = |subset: &Subset, tensors: &[usize]| {
        let own = |at: usize| tensors.contains(&at);
        let operands = rw.view(subset.op).operands().enumerate();
        let mut others = operands.filter(|&(at, _)| !own(at)).map(|(_, value)| value);
        others.all(|value| !is_inside(rw, value, op))
    };
    if !is_fixed(&from, &[from.tensor]) || !is_fixed(&to, &[to.tensor, to.part?]) {
        return None;
    }
    let extracted = rw.view(extract).result(0)?;
    let part = rw.view(insert).operand(to.part?)?;
    let new = carry(rw, op, extracted, part)?;
    rw.move_before(extract, new);
    let init = rw.view(new).operand(FIRST + at)?;
    rw.set_operand(extract, from.tensor, init);
    let (result, added) = (rw.view(new).result(at)?, rw.view(new).results().last()?);
    let updated = rw.view(insert).result(0)?;
    let dest = rw.view(insert).operand(to.tensor)?;
    rw.replace_all_uses(updated, dest);
    rw.body().detach_op(insert);
    rw.body().insert_after(new, insert);
    rw.replace_all_uses(result, updated);
    rw.set_operand(insert, to.part?, added);
    rw.set_operand(insert, to.tensor, result);
    Some(new)
}

/// Whether a value is defined in a loop.
fn is_inside(rw: &Rewriter<'_>, value: Value, op: Op) -> bool {
    let body = rw.scope().body;
    let region = body.block_of_value(value).and_then(|block| body.region_of(block));
    let parent = region.and_then(|region| body.region_parent(region));
    let mut around = std::iter::successors(parent, |&parent| body.parent_op(parent));
    around.any(|parent| parent == op)
}

/// Makes a loop carry one more value, which is used in the loop where what it
/// starts with was.
fn carry(rw: &mut Rewriter<'_>, op: Op, init: Value, next: Value) -> Option<Op> {
    let block = entry_of(rw.scope().body, op, 0)?;
    let end = rw.scope().body.last_op(block)?;
    let ty = rw.ty(init);
    rw.at(op);
    let location = rw.location();
    let arg = rw.add_arg(block, ty, location);
    let uses = rw.scope().body.uses(init).map(|user| (user.op, user.index as usize));
    for (user, index) in uses.collect::<Vec<_>>() {
        if is_in(rw, user, op) {
            rw.set_operand(user, index, arg);
        }
    }
    let next = if next == init { arg } else { next };
    let yielded = rw.view(end).operands().chain([next]).collect::<Vec<_>>();
    rw.set_operands(end, &yielded);
    let mut new = couloir_dialects::common::region_branch::like(rw.view(op));
    new.operands.push(init);
    new.results = rw.view(op).result_types().chain([ty]).collect();
    new.regions = rw.body().take_regions(op).into();
    let new = rw.insert(new);
    place_args(rw.body(), new);
    let results = rw.view(new).results().collect::<Vec<_>>();
    rw.replace(op, &results);
    Some(new)
}

fn is_in(rw: &Rewriter<'_>, user: Op, op: Op) -> bool {
    let body = rw.scope().body;
    std::iter::successors(body.parent_op(user), |&at| body.parent_op(at)).any(|at| at == op)
}
