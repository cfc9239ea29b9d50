//! Reshapes that split dimensions move before the ops that compute what they take, and those that
//! join dimensions after the ops that take what they give.

use couloir_dialects::common::mixed::values;
use couloir_dialects::common::reshape::{groups_of, output_shape};
use couloir_dialects::linalg::Structured;
use couloir_dialects::tensor::CollapseShape;
use couloir_ir::body::{Body, Op, Value};
use couloir_ir::build::Build;
use couloir_ir::dominance::Dominance;
use couloir_ir::walk::preorder;
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::effects::is_memory_effect_free;
use couloir_rewrite::greedy::Rewritten;
use rustc_hash::{FxHashMap, FxHashSet};

use super::expansion::{Reshape, expand, sizes};
use super::has_one_use;

/// Whether all that an op accesses are whole dimensions, and an operand has some.
fn may_expand(view: Structured<'_>, operand: usize) -> bool {
    let maps = view.maps();
    view.is_on_tensors()
        && maps.iter().all(|map| map.is_projected_permutation(false))
        && maps.get(operand).is_some_and(|map| map.num_results() > 0)
}

/// An `expand_shape` of what an op computes: the op computes that.
pub(super) fn of_result(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let source = view.operand(0).or_no_match("no source")?;
    let made = view.scope.defining_op(source).filter(|made| has_one_use(*made));
    let made = made.and_then(Structured::cast).or_no_match("not of what an op computes")?;
    let number = made.op.results().position(|result| result == source).or_no_match("no result")?;
    let operand = made.num_inputs() + number;
    if !may_expand(made, operand) {
        return no_match("not whole dimensions");
    }
    let (groups, shape) = (groups_of(view), output_shape(view));
    let made = made.op.op;
    if groups.is_empty() || !move_before(rw, &values(&shape), made, op) {
        return no_match("sizes are not known before");
    }
    let reshape = Reshape { operand, source: None, groups, shape };
    let results = expand(rw, made, &reshape).or_no_match("shapes do not fit")?;
    let &result = results.get(number).or_no_match("no result")?;
    let collapse = rw.scope().defining_op(result).filter(|op| op.is(CollapseShape::def()));
    let value = collapse.and_then(|collapse| collapse.operand(0)).unwrap_or(result);
    rw.replace(op, &[value]);
    rw.replace(made, &results);
    Ok(())
}

/// An op on what a `collapse_shape` gives takes what that is given.
pub(super) fn of_operand(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = Structured::cast(rw.view(op)).or_no_match("no structured op")?;
    let is_collapse = |value: &Value| {
        let made = view.op.scope.defining_op(*value);
        made.filter(|made| made.is(CollapseShape::def()) && has_one_use(*made))
    };
    let found = view.inputs().iter().enumerate().find_map(|(at, value)| {
        let made = is_collapse(value)?;
        may_expand(view, at).then_some((at, made.op))
    });
    let (operand, collapse) = found.or_no_match("no input is collapsed")?;
    let (groups, source) = (groups_of(rw.view(collapse)), rw.view(collapse).operand(0));
    let source = source.or_no_match("no source")?;
    rw.at(op);
    let location = rw.view(collapse).location();
    rw.set_location(location);
    let shape = sizes(rw, source).or_no_match("no sizes")?;
    if groups.is_empty() {
        return no_match("no dimensions");
    }
    let reshape = Reshape { operand, source: Some(source), groups, shape };
    let results = expand(rw, op, &reshape).or_no_match("shapes do not fit")?;
    rw.replace(op, &results);
    Ok(())
}

/// Moves ops that give values to before an op, where these are not there already; whether they are
/// then. `user` is an op that comes after and uses them.
fn move_before(rw: &mut Rewriter<'_>, values: &[Value], op: Op, user: Op) -> bool {
    if values.is_empty() {
        return true;
    }
    let body = rw.scope().body;
    let between = between(body, op, user);
    let mut late = Vec::new();
    for &value in values {
        match body.defining_op(value) {
            Some(made) if between.contains_key(&made) => late.push(made),
            _ if is_before(rw, value, op) => {}
            _ => return false,
        }
    }
    let Some(slice) = slice(rw, late, &between) else { return false };
    for moved in slice {
        rw.move_before(moved, op);
    }
    true
}

/// Ops that follow one another, with their places.
type Between = FxHashMap<Op, usize>;

/// The ops from one on, up to that in its block which another is or is in, with their places.
fn between(body: &Body, op: Op, user: Op) -> Between {
    let block = body.block_of(op);
    let around = std::iter::successors(Some(user), |&op| body.parent_op(op));
    let mut around = around.skip_while(|&op| body.block_of(op) != block);
    let last = around.next();
    let ops = std::iter::successors(Some(op), |&op| body.next_op(op));
    ops.take_while(|&op| Some(op) != last).zip(0..).collect()
}

/// Whether a value that comes before what uses the results of an op, and not after that op in its
/// block, comes before the op.
fn is_before(rw: &Rewriter<'_>, value: Value, op: Op) -> bool {
    let body = rw.scope().body;
    let (Some(from), Some(to)) = (body.block_of_value(value), body.block_of(op)) else {
        return false;
    };
    let region = body.region_of(from);
    if from == to {
        return true;
    }
    if region == body.region_of(to) {
        return Dominance::new(rw.scope()).block_dominates(body, from, to);
    }
    let around = std::iter::successors(body.parent_op(op), |&op| body.parent_op(op));
    let mut around = around.filter_map(|op| body.block_of(op));
    around.any(|around| body.region_of(around) == region)
}

/// The ops between that some need, these among them, each after those that it needs; none where
/// they cannot be moved.
fn slice(rw: &Rewriter<'_>, late: Vec<Op>, between: &Between) -> Option<Vec<Op>> {
    let (mut seen, mut found) = (FxHashSet::default(), Vec::new());
    let mut open: Vec<(Op, Vec<Op>)> = Vec::new();
    let enter =
        |op: Op, seen: &mut FxHashSet<Op>| seen.insert(op).then(|| (op, needs(rw, op, between)));
    for op in late {
        open.extend(enter(op, &mut seen));
        while let Some((op, needed)) = open.last_mut() {
            let op = *op;
            if between.get(&op) == Some(&0) || !is_memory_effect_free(rw.view(op)) {
                return None;
            }
            match needed.pop() {
                Some(next) => open.extend(enter(next, &mut seen)),
                None => {
                    found.push(op);
                    open.pop();
                }
            }
        }
    }
    Some(found)
}

/// The ops between that an op and what is in it need, the first last.
fn needs(rw: &Rewriter<'_>, op: Op, between: &Between) -> Vec<Op> {
    let body = rw.scope().body;
    let inside = preorder(body, body.regions(op));
    let values = inside.chain(std::iter::once(op)).flat_map(|op| body.operands(op));
    let made = values.filter_map(|value| body.defining_op(value));
    let mut needed: Vec<Op> = made.filter(|made| between.contains_key(made)).collect();
    needed.reverse();
    needed
}
