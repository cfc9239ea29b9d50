//! Doing what was found.

use couloir_dialects::common::region_branch::like;
use couloir_dialects::ub;
use couloir_ir::body::{Block, Body, Op, Value};
use couloir_ir::build::Build;
use couloir_ir::{Context, OpRef, Scope};
use couloir_rewrite::{Rewriter, all_ops};

use super::find::{Plan, Plans};
use super::functions::kept;

/// Does what is to be done to a body and those in it.
pub(super) fn clean(ctx: &Context, outer: &OpRef<'_>, body: &mut Body, plans: &Plans) {
    let mut next = 0;
    each(ctx, outer, body, plans, &mut next);
}

/// Goes through the bodies in the order in which they were numbered.
/// Recursion is as deep as isolated ops nest.
fn each(ctx: &Context, outer: &OpRef<'_>, body: &mut Body, plans: &Plans, next: &mut usize) {
    let Some(plan) = plans.get(*next) else { return };
    *next += 1;
    if body.has_bodies() {
        for op in all_ops(body) {
            if let Some(mut nested) = body.take_nested(op) {
                let scope = Scope { ctx, body, outer: Some(outer) };
                each(ctx, &scope.op(op), &mut nested, plans, next);
                body.put_nested(op, nested);
            }
        }
    }
    apply(&mut Rewriter::new(ctx, Some(outer), body), plan);
}

fn apply(rw: &mut Rewriter<'_>, plan: &Plan) {
    let mut poison = Vec::new();
    // Block arguments lose their uses first: what uses them goes later.
    for of_op in plan.forwarded.chunk_by(|one, other| one.0 == other.0) {
        forward_less(rw, of_op);
    }
    for (op, dead) in plan.operands.iter().filter(|(_, dead)| dead.contains(&true)) {
        let operands = rw.view(*op).operands().collect::<Vec<_>>();
        rw.set_operands(*op, &kept(&operands, dead));
    }
    for (op, dead) in &plan.poisoned {
        poison_operands(rw, *op, dead, &mut poison);
    }
    for (op, change) in &plan.functions {
        let ctx = rw.context();
        change.apply(ctx, rw.body(), *op);
    }
    for (op, dead) in &plan.results {
        drop_results(rw, *op, dead, &mut poison);
    }
    for &op in &plan.erased {
        erase(rw, op, &mut poison);
    }
    for (block, dead) in &plan.blocks {
        drop_arguments(rw, *block, dead, &mut poison);
    }
    for value in poison {
        let body = rw.scope().body;
        let unused = body.is_unused(value);
        let op = body.defining_op(value).filter(|&op| unused && body.block_of(op).is_some());
        if let Some(op) = op {
            rw.erase(op);
        }
    }
}

/// Puts poison in place of operands that are dead.
fn poison_operands(rw: &mut Rewriter<'_>, op: Op, dead: &[bool], poison: &mut Vec<Value>) {
    for (index, _) in dead.iter().enumerate().filter(|(_, dead)| **dead) {
        let Some(value) = rw.view(op).operand(index) else { continue };
        let new = make_poison(rw, op, value);
        rw.set_operand(op, index, new);
        poison.push(new);
    }
}

/// Removes the arguments of a block that are dead. A block that several branches go to is to be
/// done for each; the first does it.
fn drop_arguments(rw: &mut Rewriter<'_>, block: Block, dead: &[bool], poison: &mut Vec<Value>) {
    let args = rw.scope().body.args(block).to_vec();
    if args.len() != dead.len() || !dead.contains(&true) {
        return;
    }
    for (&arg, _) in args.iter().zip(dead).filter(|(_, dead)| **dead) {
        replace_uses(rw, arg, poison);
    }
    rw.body().remove_args(block, |at| dead.get(at) == Some(&true));
}

/// Poison before an op, from where what it stands for came.
fn make_poison(rw: &mut Rewriter<'_>, before: Op, like: Value) -> Value {
    let (ctx, ty) = (rw.context(), rw.ty(like));
    rw.at(before);
    rw.set_location(rw.scope().body.value_location(like));
    rw.insert1(ub::Poison::build(ctx, ty))
}

/// Where something still uses what goes, that becomes poison.
fn replace_uses(rw: &mut Rewriter<'_>, value: Value, poison: &mut Vec<Value>) {
    let uses = rw.scope().body.uses(value).map(|user| (user.op, user.index as usize));
    for (user, index) in uses.collect::<Vec<_>>() {
        let new = make_poison(rw, user, value);
        rw.set_operand(user, index, new);
        poison.push(new);
    }
}

/// Takes from a branch what it forwards for nothing, successor by successor.
fn forward_less(rw: &mut Rewriter<'_>, of_op: &[(Op, usize, Vec<bool>)]) {
    let Some(&(op, ..)) = of_op.first() else { return };
    let Some(mut lists) = rw.forwarded(op) else { return };
    let mut changed = false;
    for (_, successor, dead) in of_op {
        let Some(list) = lists.get_mut(*successor) else { continue };
        // A successor named twice is here twice.
        if list.len() == dead.len() && dead.contains(&true) {
            *list = kept(list, dead);
            changed = true;
        }
    }
    if changed {
        rw.set_forwarded(op, &lists);
    }
}

/// Makes an op again without some results.
fn drop_results(rw: &mut Rewriter<'_>, op: Op, dead: &[bool], poison: &mut Vec<Value>) {
    let view = rw.view(op);
    let results = view.results().collect::<Vec<_>>();
    if !results.iter().zip(dead).any(|(_, dead)| *dead) {
        return;
    }
    let types = view.result_types().collect::<Vec<_>>();
    let mut new = like(view);
    new.results = kept(&types, dead).into();
    new.regions = rw.body().take_regions(op).into();
    rw.at(op);
    let new = rw.insert(new);
    let made = rw.view(new).results().collect::<Vec<_>>();
    for (old, new) in kept(&results, dead).into_iter().zip(made) {
        rw.replace_all_uses(old, new);
    }
    for (&old, _) in results.iter().zip(dead).filter(|(_, dead)| **dead) {
        replace_uses(rw, old, poison);
    }
    rw.erase(op);
}

/// Erases an op; where a branch was, control does not get.
fn erase(rw: &mut Rewriter<'_>, op: Op, poison: &mut Vec<Value>) {
    for value in rw.view(op).results().collect::<Vec<_>>() {
        replace_uses(rw, value, poison);
    }
    if rw.view(op).successors().len() > 0 {
        rw.at(op);
        rw.insert(ub::Unreachable::build());
    }
    rw.erase(op);
}
