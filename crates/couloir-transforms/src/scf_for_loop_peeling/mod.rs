//! `scf-for-loop-peeling`: the last iteration, where it is a partial one, or
//! the first, becomes a loop of its own.

use couloir_dialects::affine::{self, Composed};
use couloir_dialects::common::mixed::int_constant;
use couloir_dialects::{arith, scf};
use couloir_ir::affine::{AffineBuilder, AffineMap, NodeId};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::{Build, InsertPoint};
use couloir_ir::walk::{postorder, preorder};
use couloir_ir::{Attribute, OpRef};
use couloir_pass::{OptionDef, OptionKind, Options, PassDef};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::{Greedy, RewritePatterns, Rewritten};

use crate::common::{entry_of, in_each_body, on_each_body, ops_of};
use crate::greedy::greedy_pass;
use crate::min_max::{Known, is_min_max, simplify};
use couloir_rewrite::copy::Copies;

/// `scf-for-loop-peeling`
pub static PASS: PassDef = PassDef {
    name: "scf-for-loop-peeling",
    class: "SCFForLoopPeeling",
    description: "Peel `for` loops at their upper bounds.",
    anchor: None,
    options: &[
        OptionDef {
            name: "peel-front",
            kind: OptionKind::Bool,
            default: "false",
            description: "Peel the first iteration out of the loop.",
        },
        OptionDef {
            name: "skip-partial",
            kind: OptionKind::Bool,
            default: "true",
            description: "Do not peel loops inside of the last, partial iteration of another \
                          already peeled loop.",
        },
    ],
    run: |cx| {
        greedy_pass(cx, patterns(cx.options))?;
        in_each_body(cx, unmark_all)
    },
    bodies: Some(|options, _| {
        let greedy = Greedy::from(patterns(options));
        Ok(on_each_body(move |rw| {
            let outer = rw.outer();
            greedy.run(rw.context(), outer, rw.body());
            unmark_all(rw);
        }))
    }),
    loads: &["affine"],
    ..PassDef::EMPTY
};

fn patterns(options: &Options) -> RewritePatterns {
    let (front, skips) = (options.flag("peel-front"), options.flag("skip-partial"));
    let mut patterns = RewritePatterns::new();
    patterns.add(scf::For::def(), move |op, rw| peel(op, rw, front, skips));
    patterns
}

fn unmark_all(rw: &mut Rewriter<'_>) {
    for op in ops_of(rw.scope().body, scf::For::def()) {
        unmark(rw, op);
    }
}

/// Marks loops that were peeled.
const PEELED: &str = "__peeled_loop__";
/// Marks loops of a partial iteration.
const PARTIAL: &str = "__partial_iteration__";

fn is_marked(op: OpRef<'_>, mark: &str) -> bool {
    op.attr_named(mark).is_some()
}

fn mark(rw: &mut Rewriter<'_>, op: Op, marks: &[&str]) {
    let ctx = rw.context();
    let old = rw.scope().body.discardable(op).as_dictionary(ctx).unwrap_or_default();
    let new = marks.iter().map(|mark| (ctx.intern(mark), Attribute::UNIT));
    let attrs = old.iter().copied().chain(new).collect();
    rw.body().set_discardable(op, Attribute::dictionary(ctx, attrs));
}

fn unmark(rw: &mut Rewriter<'_>, op: Op) {
    let ctx = rw.context();
    let old = rw.scope().body.discardable(op).as_dictionary(ctx).unwrap_or_default();
    let kept = old.iter().copied().filter(|(name, _)| ![PEELED, PARTIAL].contains(&ctx.str(*name)));
    let attrs = kept.collect();
    rw.body().set_discardable(op, Attribute::dictionary(ctx, attrs));
}

fn peel(op: Op, rw: &mut Rewriter<'_>, front: bool, skips: bool) -> Rewritten {
    let view = rw.view(op);
    if view.prop(scf::For::UNSIGNED_CMP).is_some() || is_marked(view, PEELED) {
        return no_match("peeled, or unsigned");
    }
    let bounds = (view.operand(0), view.operand(1), view.operand(2));
    let (Some(lower), Some(upper), Some(step)) = bounds else { return no_match("no bounds") };
    let copy = if front {
        first(op, rw, lower, upper, step)?
    } else {
        let partial = |op: &OpRef<'_>| op.is(scf::For::def()) && is_marked(*op, PARTIAL);
        let mut around = std::iter::successors(view.parent(), |op| op.parent());
        if skips && around.any(|op| partial(&op)) {
            return no_match("in a partial iteration");
        }
        let copy = last(op, rw, lower, upper, step)?;
        for (part, whole) in [(op, true), (copy, false)] {
            bound_by_part(rw, part, upper, step, whole);
        }
        copy
    };
    mark(rw, copy, &[PEELED, PARTIAL]);
    mark(rw, op, &[PEELED]);
    rw.modified(copy);
    rw.modified(op);
    Ok(())
}

/// A copy of a loop; it and what is in it is to be looked at in turn.
fn copied(rw: &mut Rewriter<'_>, op: Op, point: InsertPoint) -> Op {
    let copy = Copies::default().op(rw.body(), op, point);
    rw.modified(copy);
    let inside = preorder(rw.scope().body, rw.scope().body.regions(copy)).collect::<Vec<_>>();
    inside.into_iter().for_each(|op| rw.modified(op));
    copy
}

/// Minima and maxima in a part of a loop, by how much is left to count in it.
fn bound_by_part(rw: &mut Rewriter<'_>, part: Op, upper: Value, step: Value, whole: bool) {
    let body = rw.scope().body;
    let count = entry_of(body, part, 0).and_then(|block| body.args(block).first().copied());
    let inside = postorder(body, body.regions(part)).filter(|&op| is_min_max(rw.view(op)));
    for op in inside.collect::<Vec<_>>() {
        let known = count.and_then(|count| Known::of_part(rw.scope(), [count, upper, step], whole));
        if let Some(known) = known {
            // Where it is not known which expression it is, it stays.
            _ = simplify(op, rw, known);
        }
    }
}

/// A map of values, all symbols.
fn map_of(
    values: &[Value],
    expr: impl FnOnce(&mut AffineBuilder, &[NodeId]) -> Option<NodeId>,
) -> Option<AffineMap> {
    let count = values.len() as u32;
    let mut builder = AffineBuilder::new(0, count);
    let nodes = (0..count).map(|at| builder.symbol(at)).collect::<Option<Vec<_>>>()?;
    let expr = expr(&mut builder, &nodes)?;
    builder.map(&[expr]).ok()
}

/// The bound, computed before the loop; it is folded where all is known, and of integers that are
/// no indices it only stands where it is folded in the end.
fn split(
    rw: &mut Rewriter<'_>,
    op: Op,
    values: &[Value],
    expr: impl FnOnce(&mut AffineBuilder, &[NodeId]) -> Option<NodeId>,
) -> Option<Value> {
    let (ctx, map) = (rw.context(), map_of(values, expr)?);
    let known = values.iter().map(|&value| int_constant(rw.scope(), value)).collect::<Vec<_>>();
    rw.at(op);
    let ty = rw.ty(*values.first()?);
    if let Some(known) = map.eval_partial(&known).first().copied().flatten() {
        return Some(rw.insert1(arith::Constant::build(ty, Attribute::int(ctx, ty, known))));
    }
    let map = Attribute::affine_map(ctx, map);
    let bound = rw.insert1(affine::Apply::build(ctx, values, map));
    Some(if ty.is_index() { bound } else { rw.insert1(arith::IndexCast::build(ty, bound)) })
}

/// Whether nothing is left over by the definitions of the bounds and the step.
fn divides(rw: &Rewriter<'_>, values: &[Value]) -> bool {
    let applied = |value: &Value| {
        let from = rw.scope().defining_op(*value);
        from.is_some_and(|from| from.is(affine::Apply::def()))
    };
    // Else there is nothing to compose, and equal values are not seen to be.
    if !values.iter().any(applied) {
        return false;
    }
    let map = map_of(values, |b, nodes| {
        let [lower, upper, step] = nodes else { return None };
        let length = b.sub(*upper, *lower);
        Some(b.modulo(length, *step))
    });
    let composed = map.and_then(|map| Composed::new(map, values).compose(rw.scope()));
    let rest = composed.and_then(|composed| composed.map.result(0)?.constant());
    rest == Some(0)
}

/// A loop that runs from a bound on after the loop, which ends there.
fn last(
    op: Op,
    rw: &mut Rewriter<'_>,
    lower: Value,
    upper: Value,
    step: Value,
) -> Result<Op, couloir_rewrite::convert::NoMatch> {
    let known = |value| int_constant(rw.scope(), value);
    let (low, high, by) = (known(lower), known(upper), known(step));
    if by.is_some_and(|by| by <= 1) {
        return no_match("nothing is left over");
    }
    let length = low.zip(high).and_then(|(low, high)| high.checked_sub(low));
    if length.zip(by).is_some_and(|(length, by)| length % by == 0) {
        return no_match("nothing is left over");
    }
    if divides(rw, &[lower, upper, step]) {
        return no_match("nothing is left over");
    }
    let bound = split(rw, op, &[lower, upper, step], |b, nodes| {
        let [lower, upper, step] = nodes else { return None };
        let length = b.sub(*upper, *lower);
        let rest = b.modulo(length, *step);
        Some(b.sub(*upper, rest))
    });
    let bound = bound.or_no_match("the bound is none that can be computed")?;
    let point = InsertPoint::after(rw.scope().body, op).or_no_match("no place")?;
    let copy = copied(rw, op, point);
    rw.set_operand(copy, 0, bound);
    let results = rw.scope().body.results(op).collect::<Vec<_>>();
    let copied = rw.scope().body.results(copy).collect::<Vec<_>>();
    for (&own, new) in results.iter().zip(copied) {
        rw.replace_all_uses(own, new);
    }
    for (at, &own) in results.iter().enumerate() {
        rw.set_operand(copy, 3 + at, own);
    }
    rw.set_operand(op, 1, bound);
    Ok(copy)
}

/// Whether a length is one step at most, of whichever sign; none is known where steps are zero.
fn is_one_step(length: i64, step: i64) -> bool {
    match step.signum() {
        1 => length <= step,
        -1 => length >= step,
        _ => length < 0,
    }
}

/// A loop that ends after one iteration before the loop, which goes on from there.
fn first(
    op: Op,
    rw: &mut Rewriter<'_>,
    lower: Value,
    upper: Value,
    step: Value,
) -> Result<Op, couloir_rewrite::convert::NoMatch> {
    let known = |value| int_constant(rw.scope(), value);
    if let (Some(low), Some(high), Some(by)) = (known(lower), known(upper), known(step))
        && is_one_step(high.wrapping_sub(low), by)
    {
        return no_match("there is one iteration at most");
    }
    let bound = split(rw, op, &[lower, step], |b, nodes| match nodes {
        [lower, step] => Some(b.add(*lower, *step)),
        _ => None,
    });
    let bound = bound.or_no_match("the bound is none that can be computed")?;
    let copy = copied(rw, op, InsertPoint::Before(op));
    rw.set_operand(copy, 1, bound);
    let results = rw.scope().body.results(copy).collect::<Vec<_>>();
    rw.set_operand(op, 0, bound);
    for (at, result) in results.into_iter().enumerate() {
        rw.set_operand(op, 3 + at, result);
    }
    Ok(copy)
}
