//! `int-range-optimizations`: values of which the range is a single number
//! become constants, and remainders that change nothing go.

use std::sync::Arc;

use couloir_dialects::arith;
use couloir_dialects::common::fold::{Number, fill, splat};
use couloir_ir::body::{Block, Body, Op, Value};
use couloir_ir::build::{Build, InsertPoint, NewOp};
use couloir_ir::num::Int;
use couloir_ir::op::Trait;
use couloir_ir::{Attribute, OpRef, Type};
use couloir_pass::PassDef;
use couloir_rewrite::convert::no_match;
use couloir_rewrite::greedy::{Greedy, RewritePatterns, Rewritten};
use couloir_rewrite::{Rewriter, constant_in, constant_of};

use crate::known_ranges::{Control, Known, rewrite_bodies};

/// `int-range-optimizations`
pub static PASS: PassDef = PassDef {
    name: "int-range-optimizations",
    class: "ArithIntRangeOpts",
    description: "Do optimizations based on integer range analysis",
    anchor: None,
    options: &[],
    run: |cx| {
        let ctx = cx.ctx;
        rewrite_bodies(
            cx,
            Control::ByConstants,
            |(outer, is_inner): (&OpRef<'_>, bool), body: &mut Body, known| {
                let outer = Some(outer);
                let known = Arc::new(known);
                let mut greedy = Greedy::from(patterns(&known));
                if is_inner {
                    greedy = greedy.owner(move |rw| replace_args_of_owner(rw, &known));
                }
                greedy.run(ctx, outer, body);
            },
        )
    },
    loads: &["arith"],
    ..PassDef::EMPTY
};

fn patterns(known: &Arc<Known>) -> RewritePatterns {
    let mut patterns = RewritePatterns::new();
    for (def, is_signed) in [(arith::Remsi::def(), true), (arith::Remui::def(), false)] {
        let known = Arc::clone(known);
        patterns.add(def, move |op, rw| trivial_remainder(op, rw, &known, is_signed));
    }
    let known = Arc::clone(known);
    patterns.add_with(None, 1, move |op, rw| materialize(op, rw, &known));
    patterns
}

/// The number that a value is, if it is always the same and used.
fn single(rw: &Rewriter<'_>, known: &Known, value: Value) -> Option<Int> {
    let single = known.get(&value).and_then(|range| range.single());
    single.filter(|_| !rw.scope().body.is_unused(value)).cloned()
}

fn materialize(op: Op, rw: &mut Rewriter<'_>, known: &Known) -> Rewritten {
    let view = rw.view(op);
    if view.has(Trait::ConstantLike) {
        return no_match("a constant");
    }
    let body = rw.scope().body;
    let results = body.results(op).collect::<Vec<_>>();
    let regions = body.regions_here(op);
    let blocks = regions.iter().flat_map(|&region| body.region_blocks(region)).collect::<Vec<_>>();
    let args = |block| body.args(block).iter().any(|&arg| single(rw, known, arg).is_some());
    let has_args = blocks.iter().any(|&block| args(block));
    if !has_args && !results.iter().any(|&result| single(rw, known, result).is_some()) {
        return no_match("nothing is a constant");
    }
    let mut all = !results.is_empty();
    let dialect = view.def().map_or("", couloir_ir::OpDef::dialect);
    for result in results {
        rw.at(op);
        all &= replace(rw, known, dialect, result) || rw.scope().body.is_unused(result);
    }
    if all && rw.is_trivially_dead(op) {
        rw.erase(op);
        return Ok(());
    }
    replace_args(rw, known, dialect, &blocks);
    Ok(())
}

/// Replaces the arguments of the body's own blocks that are constants; whether there are any.
fn replace_args_of_owner(rw: &mut Rewriter<'_>, known: &Known) -> bool {
    let dialect = rw.outer().and_then(|op| op.def()).map_or("", couloir_ir::OpDef::dialect);
    let body = rw.scope().body;
    let blocks = body.roots().iter().flat_map(|&root| body.region_blocks(root));
    let blocks = blocks.collect::<Vec<_>>();
    replace_args(rw, known, dialect, &blocks)
}

/// Replaces the arguments of blocks that are constants; whether there are any.
fn replace_args(rw: &mut Rewriter<'_>, known: &Known, dialect: &str, blocks: &[Block]) -> bool {
    let mut changed = false;
    for &block in blocks {
        rw.set_point(InsertPoint::start(rw.scope().body, block));
        for arg in rw.scope().body.args(block).to_vec() {
            let location = rw.scope().body.value_location(arg);
            rw.set_location(location);
            changed |= replace(rw, known, dialect, arg);
        }
    }
    changed
}

/// Puts a constant made here in place of a value.
fn replace(rw: &mut Rewriter<'_>, known: &Known, dialect: &str, value: Value) -> bool {
    let Some(single) = single(rw, known, value) else { return false };
    let Some(new) = constant(rw, dialect, rw.ty(value), single) else { return false };
    let constant = rw.insert1(new);
    rw.replace_all_uses(value, constant);
    true
}

/// A constant of a dialect's making, or of `arith`.
fn constant(rw: &Rewriter<'_>, dialect: &str, ty: Type, value: Int) -> Option<NewOp> {
    let ctx = rw.context();
    let attr = match ty.shaped_element(ctx) {
        None => Attribute::wide_int(ctx, ty, value),
        Some(_) => fill(ctx, ty, &Number::Int(value)),
    };
    constant_in(ctx, dialect, attr, ty).or_else(|| constant_in(ctx, "arith", attr, ty))
}

/// What is less than the divisor is its own remainder.
fn trivial_remainder(op: Op, rw: &mut Rewriter<'_>, known: &Known, is_signed: bool) -> Rewritten {
    let view = rw.view(op);
    let (Some(lhs), Some(rhs)) = (view.operand(0), view.operand(1)) else {
        return no_match("no operands");
    };
    let Some(range) = known.get(&lhs) else { return no_match("no range") };
    let modulus = view.scope.defining_op(rhs).and_then(constant_of);
    let modulus = modulus.and_then(|attr| splat(rw.context(), attr)?.int()?.to_i64());
    let Some(modulus) = modulus.filter(|&modulus| modulus > 0) else {
        return no_match("no modulus");
    };
    let modulus = Int::from_i64(range.width(), modulus);
    let (min, max) =
        if is_signed { (&range.smin, &range.smax) } else { (&range.umin, &range.umax) };
    let below = |value: &Int| !value.is_negative() && value.ult(&modulus);
    if !below(min) || !below(max) || max.ult(min) {
        return no_match("not below the modulus");
    }
    rw.replace(op, &[lhs]);
    Ok(())
}
