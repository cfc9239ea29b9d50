//! Operands that the body does not use, or is given twice, and results that nothing takes.
//!
//! An operand also tells how often loops run: it stays where no other does.

use couloir_dialects::linalg::{Generic, Structured, Yield};
use couloir_ir::affine::{AffineExpr, AffineMap};
use couloir_ir::body::{Block, Op, Value};
use couloir_ir::build::Build;
use couloir_ir::{Location, Type};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::{RewritePatterns, Rewritten};
use rustc_hash::FxHashMap;

use super::{body_args, body_of, is_used};
use crate::linalg_generic::Parts;

/// Adds the patterns that take them out.
pub(crate) fn add(patterns: &mut RewritePatterns) {
    patterns.add(Generic::def(), remove);
    patterns.add(Generic::def(), cut_cycles);
}

/// By how many operands each loop's count is told.
struct Coverage(Vec<usize>);

impl Coverage {
    fn of(maps: &[AffineMap]) -> Self {
        let loops = maps.first().map_or(0, AffineMap::dims) as usize;
        let mut coverage = Coverage(vec![0; loops]);
        maps.iter().for_each(|map| coverage.count(map, 1));
        coverage
    }

    fn count(&mut self, map: &AffineMap, by: isize) {
        for dim in map.results().filter_map(AffineExpr::dim) {
            if let Some(count) = self.0.get_mut(dim as usize) {
                *count = count.saturating_add_signed(by);
            }
        }
    }

    /// Leaves an operand out, if that is told without it.
    fn drop(&mut self, map: &AffineMap) -> bool {
        self.count(map, -1);
        if self.0.contains(&0) {
            self.count(map, 1);
            return false;
        }
        true
    }
}

/// The operands that stay.
#[derive(Default)]
struct Kept {
    values: Vec<Value>,
    maps: Vec<AffineMap>,
    /// For each operand there was, which of those that stay stands for it.
    places: Vec<Option<usize>>,
}

impl Kept {
    fn keep(&mut self, value: Value, map: &AffineMap) {
        self.places.push(Some(self.values.len()));
        self.values.push(value);
        self.maps.push(map.clone());
    }
}

/// The inputs that stay.
fn inputs(
    rw: &Rewriter<'_>,
    op: Op,
    values: &[Value],
    maps: &[AffineMap],
    all: &mut Coverage,
) -> Kept {
    let (mut kept, mut seen) = (Kept::default(), FxHashMap::default());
    for (at, (&value, map)) in values.iter().zip(maps).enumerate() {
        if !is_used(rw, op, at) && all.drop(map) {
            kept.places.push(None);
        } else if let Some(&same) = seen.get(&(value, map)) {
            all.count(map, -1);
            kept.places.push(Some(same));
        } else {
            seen.insert((value, map), kept.values.len());
            kept.keep(value, map);
        }
    }
    kept
}

/// The outputs that stay; `first` is the number of the first.
fn outputs(
    rw: &Rewriter<'_>,
    op: Op,
    (first, values): (usize, &[Value]),
    maps: &[AffineMap],
    all: &mut Coverage,
) -> Option<Kept> {
    let body = rw.scope().body;
    let end = body.last_op(body_of(rw, op)?)?;
    let (mut kept, mut seen) = (Kept::default(), FxHashMap::default());
    for (at, (&value, map)) in values.iter().zip(maps).enumerate() {
        let key = (value, map, body.operand(end, at)?);
        let is_used = is_used(rw, op, first + at);
        if is_dead(rw, op, end, (at, first + at)) && all.drop(map) {
            kept.places.push(None);
        } else if let Some(&same) = seen.get(&key).filter(|_| !is_used) {
            all.count(map, -1);
            kept.places.push(Some(same));
        } else {
            seen.insert(key, kept.values.len());
            kept.keep(value, map);
        }
    }
    Some(kept)
}

/// Whether nothing takes a result, and the body uses what was in its output for nothing but to give
/// it again.
fn is_dead(rw: &Rewriter<'_>, op: Op, end: Op, (number, operand): (usize, usize)) -> bool {
    let body = rw.scope().body;
    let Some(result) = body.result(op, number) else { return false };
    if body.uses(result).next().is_some() {
        return false;
    }
    let Some(&arg) = body_args(rw, op).get(operand) else { return false };
    let mut users = body.uses(arg);
    match (users.next(), users.next()) {
        (None, _) => true,
        (Some(user), None) => user.op == end && body.operand(end, number) == Some(arg),
        _ => false,
    }
}

/// All outputs of an op that is not on tensors stay.
fn all(values: &[Value], maps: &[AffineMap]) -> Kept {
    let mut kept = Kept::default();
    values.iter().zip(maps).for_each(|(&value, map)| kept.keep(value, map));
    kept
}

fn remove(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    remove_unused(op, rw, true)
}

/// Takes out inputs, and outputs if that is wanted.
pub(crate) fn remove_unused(op: Op, rw: &mut Rewriter<'_>, with_outputs: bool) -> Rewritten {
    let view = Structured::cast(rw.view(op)).or_no_match("no structured op")?;
    let (ins, outs, maps) = (view.inputs(), view.outputs(), view.maps());
    let (in_maps, out_maps) = maps.split_at_checked(ins.len()).or_no_match("no maps")?;
    let mut coverage = Coverage::of(&maps);
    let inputs = inputs(rw, op, &ins, in_maps, &mut coverage);
    let outputs = match with_outputs && view.is_on_tensors() {
        true => outputs(rw, op, (ins.len(), &outs), out_maps, &mut coverage),
        false => Some(all(&outs, out_maps)),
    };
    let outputs = outputs.or_no_match("no end")?;
    if inputs.values.len() + outputs.values.len() == maps.len() {
        return no_match("all operands are needed");
    }
    replace(rw, op, &inputs, &outputs)
}

/// Makes the op with the operands that stay.
fn replace(rw: &mut Rewriter<'_>, op: Op, inputs: &Kept, outputs: &Kept) -> Rewritten {
    let ctx = rw.context();
    let view = Structured::cast(rw.view(op)).or_no_match("no structured op")?;
    let iterators = view.iterators();
    let named = [Generic::DOC, Generic::LIBRARY_CALL].map(|slot| (slot, view.op.prop(slot)));
    let attrs = view.op.body().discardable(op);
    let types = outputs.values.iter().map(|&value| rw.ty(value));
    let results: Vec<Type> = types.filter(|ty| ty.as_memref(ctx).is_none()).collect();
    rw.at(op);
    let old = body_of(rw, op).or_no_match("no body")?;
    let region = rw.body().create_region();
    let block = rw.body().append_new_block(region);
    for &value in inputs.values.iter().chain(&outputs.values) {
        let (ty, location) = (rw.ty(value), rw.body().value_location(value));
        rw.body().add_arg(
            block,
            couloir_dialects::linalg::structured::element_type(ctx, ty),
            location,
        );
    }
    let parts = Parts {
        results: &results,
        inputs: &inputs.values,
        outputs: &outputs.values,
        maps: &[inputs.maps.clone(), outputs.maps.clone()].concat(),
        iterators: &iterators,
    };
    let new = parts.op(ctx, region).attrs(attrs);
    let new = rw.insert(named.into_iter().fold(new, |new, (slot, attr)| new.prop(slot, attr)));
    move_body(rw, (old, block), inputs, outputs);
    let given: Vec<Value> = rw.scope().body.results(new).collect();
    let results: Vec<Value> = rw.scope().body.results(op).collect();
    for (old, place) in results.into_iter().zip(&outputs.places) {
        if let Some(&value) = place.and_then(|place| given.get(place)) {
            rw.replace_all_uses(old, value);
        }
    }
    rw.erase(op);
    Ok(())
}

/// Moves the body, with the arguments and the values given at its end that stay.
fn move_body(rw: &mut Rewriter<'_>, (old, new): (Block, Block), inputs: &Kept, outputs: &Kept) {
    if outputs.values.len() != outputs.places.len() {
        give_less(rw, old, outputs);
    }
    let args = rw.scope().body.args(new).to_vec();
    let places = inputs.places.iter().copied();
    let first = inputs.values.len();
    let places = places.chain(outputs.places.iter().map(|place| place.map(|at| first + at)));
    let old_args = rw.scope().body.args(old).to_vec();
    let values = places.zip(old_args);
    let values =
        values.map(|(place, arg)| place.and_then(|at| args.get(at).copied()).unwrap_or(arg));
    let values: Vec<Value> = values.collect();
    rw.merge_block(old, new, &values);
}

/// Makes the end of a body give only what stays.
fn give_less(rw: &mut Rewriter<'_>, block: Block, outputs: &Kept) {
    let Some(end) = rw.scope().body.last_op(block) else { return };
    let given: Vec<Value> = rw.scope().body.operands(end).collect();
    let mut values: Vec<Option<Value>> = vec![None; outputs.values.len()];
    for (place, value) in outputs.places.iter().zip(given) {
        if let Some(slot) = place.and_then(|place| values.get_mut(place)) {
            *slot = Some(value);
        }
    }
    let values: Vec<Value> = values.into_iter().flatten().collect();
    let (point, location): (_, Location) = (rw.point(), rw.location());
    rw.at(end);
    rw.replace_with(end, Yield::build(&values));
    rw.set_point(point);
    rw.set_location(location);
}

/// Where nothing takes a result, and what was in its output is only used to compute that, it is not
/// computed.
fn cut_cycles(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = super::on_tensors(rw, op)?;
    let (first, count) = (view.num_inputs(), view.num_outputs());
    let mut changed = false;
    for number in 0..count {
        let Some((cycle, arg)) = cycle(rw, op, number, first + number) else { continue };
        rw.replace(cycle, &[arg]);
        rw.modified(op);
        changed = true;
    }
    if changed { Ok(()) } else { no_match("no output is read for nothing") }
}

/// The op that computes what a result would be, and the argument for what was in its output.
fn cycle(rw: &Rewriter<'_>, op: Op, number: usize, operand: usize) -> Option<(Op, Value)> {
    let body = rw.scope().body;
    let one = |value: Value| {
        let mut uses = body.uses(value);
        uses.next().filter(|_| uses.next().is_none())
    };
    if body.uses(body.result(op, number)?).next().is_some() {
        return None;
    }
    let arg = *body_args(rw, op).get(operand)?;
    let cycle = one(arg)?.op;
    let mut results = body.results(cycle);
    let result = results.next().filter(|_| results.next().is_none())?;
    let end = one(result)?.op;
    let gives = rw.view(end).is(Yield::def()) && body.operand(end, number) == Some(result);
    gives.then_some((cycle, arg))
}
