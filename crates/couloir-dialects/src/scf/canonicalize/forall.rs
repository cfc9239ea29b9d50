//! Canonicalization of `scf.forall`: constant bounds, single iterations, outputs that are not
//! needed.

use couloir_ir::body::{Op, Value};
use couloir_ir::build::{Build, InsertPoint};
use couloir_ir::{Attribute, OpRef, Type};
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::{PatternDef, Rewritten};
use couloir_rewrite::{Rewriter, shallow};
use rustc_hash::FxHashMap;

use super::parallel::leave;
use super::{block_in, end_in, row};
use crate::arith::Constant;
use crate::common::loops::Range;
use crate::common::mixed::{Mixed, fixed_attr, fold_list, mixed, values};
use crate::common::region_branch::like;
use crate::scf::Forall;
use crate::tensor::{self, Cast, Dim, InsertSlice, ParallelInsertSlice};

pub(super) const FORALL: &[PatternDef] = &[
    // Among what is done to sizes, as of all ops with a destination.
    row("(anonymous namespace)::DimOfForallOp", Dim::def, size_of_result),
    row("(anonymous namespace)::FoldTensorCastOfOutputIntoForallOp", Forall::def, cast_output),
    row("(anonymous namespace)::ForallOpControlOperandsFolder", Forall::def, fold_bounds),
    row("(anonymous namespace)::ForallOpIterArgsFolder", Forall::def, drop_outputs),
    row("(anonymous namespace)::ForallOpSingleOrZeroIterationDimsFolder", Forall::def, single),
    row("(anonymous namespace)::ForallOpReplaceConstantInductionVar", Forall::def, known_index),
];

/// Bounds and steps by dimension.
#[derive(Default)]
struct Bounds {
    lower: Vec<Mixed>,
    upper: Vec<Mixed>,
    step: Vec<Mixed>,
}

impl Bounds {
    fn of(op: OpRef<'_>) -> Self {
        Self {
            lower: mixed(op, Forall::DYNAMIC_LOWER_BOUND, Forall::STATIC_LOWER_BOUND),
            upper: mixed(op, Forall::DYNAMIC_UPPER_BOUND, Forall::STATIC_UPPER_BOUND),
            step: mixed(op, Forall::DYNAMIC_STEP, Forall::STATIC_STEP),
        }
    }

    fn ranges(&self) -> impl Iterator<Item = Range> + '_ {
        let dims = self.lower.iter().zip(&self.upper).zip(&self.step);
        dims.map(|((&lower, &upper), &step)| Range { lower, upper, step })
    }

    fn push(&mut self, range: Range) {
        self.lower.push(range.lower);
        self.upper.push(range.upper);
        self.step.push(range.step);
    }

    /// What of a loop these and its outputs are.
    fn parts(&self, rw: &Rewriter<'_>, outputs: &[Value]) -> Parts {
        let ctx = rw.context();
        let lists = [&self.lower, &self.upper, &self.step];
        let mut operands = lists.iter().flat_map(|list| values(list)).collect::<Vec<_>>();
        operands.extend(outputs);
        let sizes = lists.iter().map(|list| values(list).len() as i32);
        let sizes = sizes.chain([outputs.len() as i32]).collect::<Vec<_>>();
        let slots = [Forall::STATIC_LOWER_BOUND, Forall::STATIC_UPPER_BOUND, Forall::STATIC_STEP];
        let mut props =
            slots.into_iter().zip(lists.map(|list| fixed_attr(ctx, list))).collect::<Vec<_>>();
        if let couloir_ir::op::Segments::Attr(slot) = Forall::def().operand_segments {
            props.push((usize::from(slot), Attribute::i32_array(ctx, &sizes)));
        }
        Parts { operands, props }
    }
}

/// Operands and inherent attributes of a loop.
struct Parts {
    operands: Vec<Value>,
    props: Vec<(usize, Attribute)>,
}

impl Parts {
    /// A loop like another with these, which takes its region.
    fn build(self, rw: &mut Rewriter<'_>, op: Op, types: Vec<Type>) -> Op {
        let mut new = like(rw.view(op));
        new.operands = self.operands.into();
        for (slot, attr) in self.props {
            new = new.prop(slot, attr);
        }
        new.results = types.into();
        new.regions = rw.body().take_regions(op).into();
        rw.at(op);
        rw.insert(new)
    }
}

fn outputs(op: OpRef<'_>) -> Vec<Value> {
    op.operands_in(Forall::OUTPUTS)
}

/// The arguments of the body that are the outputs, after the indices.
fn output_args(rw: &Rewriter<'_>, op: Op) -> Vec<Value> {
    let body = rw.scope().body;
    let rank = Bounds::of(rw.view(op)).lower.len();
    let args = block_in(body, op, 0).map_or(&[][..], |block| body.args(block));
    args.get(rank..).unwrap_or_default().to_vec()
}

/// The ops that put parts into the outputs.
fn combining(rw: &Rewriter<'_>, op: Op) -> Vec<Op> {
    let body = rw.scope().body;
    let end = end_in(body, op, 0);
    let block = end.and_then(|end| block_in(body, end, 0));
    block.map_or_else(Vec::new, |block| body.block_ops(block).collect())
}

/// The tensor that an op puts a part into.
fn dest(view: OpRef<'_>) -> Option<Value> {
    view.operand(1).filter(|_| view.is(ParallelInsertSlice::def()))
}

/// The size of a result is that of the output.
fn size_of_result(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let source = view.operand(0).or_no_match("no source")?;
    let forall = view.scope.defining_op(source).filter(|op| op.is(Forall::def()));
    let forall = forall.or_no_match("the source is no result of a loop")?;
    let output = outputs(forall).get(view.body().value_index(source)).copied();
    let output = output.or_no_match("no output")?;
    rw.set_operand(op, 0, output);
    Ok(())
}

/// Bounds that are constants become static.
fn fold_bounds(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let mut bounds = Bounds::of(rw.view(op));
    let scope = rw.scope();
    let mut changed = false;
    for list in [&mut bounds.lower, &mut bounds.upper, &mut bounds.step] {
        changed |= fold_list(scope, list, true);
    }
    if !changed {
        return no_match("no more bounds are known");
    }
    let outputs = outputs(rw.view(op));
    let parts = bounds.parts(rw, &outputs);
    rw.set_operands(op, &parts.operands);
    for (slot, attr) in parts.props {
        rw.set_prop(op, slot, Some(attr));
    }
    Ok(())
}

/// An index as a value.
fn index(rw: &mut Rewriter<'_>, index: Mixed) -> Value {
    match index {
        Mixed::Value(value) => value,
        Mixed::Known(known) => {
            let attr = Attribute::index(rw.context(), known);
            rw.insert1(Constant::build(Type::INDEX, attr))
        }
    }
}

/// The ops that put something into outputs, by what these are in the loop.
fn combining_by_dest(rw: &Rewriter<'_>, op: Op) -> FxHashMap<Value, Vec<Op>> {
    let mut combined = FxHashMap::<Value, Vec<Op>>::default();
    for inner in combining(rw, op) {
        if let Some(dest) = dest(rw.view(inner)) {
            combined.entry(dest).or_default().push(inner);
        }
    }
    combined
}

/// Results that are not used or not changed are the outputs they start with.
fn drop_outputs(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let (outputs, args) = (outputs(view), output_args(rw, op));
    let results = view.results().collect::<Vec<_>>();
    let combined = combining_by_dest(rw, op);
    let body = rw.scope().body;
    let stays = |at: usize| {
        let used = results.get(at).is_some_and(|&result| !body.is_unused(result));
        used && args.get(at).is_some_and(|arg| combined.contains_key(arg))
    };
    let kept = (0..outputs.len()).map(stays).collect::<Vec<_>>();
    if !kept.contains(&false) {
        return no_match("all outputs are needed");
    }
    let block = block_in(body, op, 0).or_no_match("no body")?;
    let rank = body.args(block).len().saturating_sub(args.len());
    let is_kept = |at: usize| kept.get(at) == Some(&true);
    for (at, arg) in args.iter().enumerate().filter(|(at, _)| !is_kept(*at)) {
        let inside = combined.get(arg).into_iter().flatten();
        inside.for_each(|&inner| rw.erase(inner));
        if let Some(&output) = outputs.get(at) {
            rw.replace_all_uses(*arg, output);
        }
    }
    rw.body().remove_args(block, |at| at.checked_sub(rank).is_some_and(|at| !is_kept(at)));
    let own = outputs.iter().enumerate().filter(|(at, _)| is_kept(*at)).map(|(_, &own)| own);
    let own = own.collect::<Vec<_>>();
    let types = own.iter().map(|&value| rw.ty(value)).collect();
    let parts = Bounds::of(rw.view(op)).parts(rw, &own);
    let new = parts.build(rw, op, types);
    let mut made = rw.view(new).results().collect::<Vec<_>>().into_iter();
    let pick = |(at, output): (usize, Value)| match is_kept(at) {
        true => made.next().unwrap_or(output),
        false => output,
    };
    let values = outputs.into_iter().enumerate().map(pick).collect::<Vec<_>>();
    rw.replace(op, &values);
    Ok(())
}

/// Dimensions that run once have their lower bound as index; a loop that
/// never runs is none.
fn single(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let mapping = view.prop(Forall::MAPPING).and_then(|mapping| mapping.as_array(view.ctx()));
    if mapping.is_some_and(|mapping| !mapping.is_empty()) {
        return no_match("the dimensions are mapped");
    }
    let (bounds, outputs) = (Bounds::of(view), outputs(view));
    let (mut kept, mut fixed) = (Bounds::default(), Vec::new());
    for range in bounds.ranges() {
        match range.count(rw.scope(), true) {
            Some(0) => {
                rw.replace(op, &outputs);
                return Ok(());
            }
            Some(1) => fixed.push(Some(index(rw, range.lower))),
            _ => {
                fixed.push(None);
                kept.push(range);
            }
        }
    }
    if kept.lower.is_empty() {
        let indices = bounds.lower.iter().zip(fixed);
        let indices = indices.map(|(&lower, fixed)| fixed.unwrap_or_else(|| index(rw, lower)));
        let indices = indices.collect::<Vec<_>>();
        return inline(op, rw, indices, outputs);
    }
    if kept.lower.len() == bounds.lower.len() {
        return no_match("no dimension is known to run once");
    }
    fix_indices(op, rw, &fixed)?;
    let types = rw.view(op).result_types().collect();
    let parts = kept.parts(rw, &outputs);
    let new = parts.build(rw, op, types);
    let results = rw.view(new).results().collect::<Vec<_>>();
    let moved = shallow(rw.scope().body, rw.scope().body.regions(new)).unwrap_or_default();
    rw.copied(&moved);
    leave(op, rw, &results, &moved);
    Ok(())
}

/// Puts values in place of the indices of a loop that are fixed.
fn fix_indices(op: Op, rw: &mut Rewriter<'_>, fixed: &[Option<Value>]) -> Rewritten {
    let block = block_in(rw.scope().body, op, 0).or_no_match("no body")?;
    let args = rw.scope().body.args(block).to_vec();
    for (&arg, fixed) in args.iter().zip(fixed) {
        if let Some(value) = *fixed {
            rw.replace_all_uses(arg, value);
        }
    }
    rw.body().remove_args(block, |at| fixed.get(at).is_some_and(Option::is_some));
    Ok(())
}

/// The only iteration in place of the loop; what it puts into the outputs is
/// put in after it.
fn inline(op: Op, rw: &mut Rewriter<'_>, indices: Vec<Value>, outputs: Vec<Value>) -> Rewritten {
    let body = rw.scope().body;
    let block = block_in(body, op, 0).or_no_match("no body")?;
    let end = body.last_op(block).or_no_match("no terminator")?;
    let args = output_args(rw, op);
    let inserted = combining(rw, op);
    // Which output each goes to is known by its argument only now.
    let place = |inner: &Op| {
        let dest = dest(rw.view(*inner))?;
        args.iter().position(|&arg| arg == dest)
    };
    let places = inserted.iter().map(place).collect::<Vec<_>>();
    let location = body.op(op).location;
    let mut results = outputs.clone();
    let replaced = indices.into_iter().chain(outputs).collect::<Vec<_>>();
    rw.inline_block_before(block, op, &replaced);
    rw.at(end);
    rw.set_location(location);
    for (inner, place) in inserted.into_iter().zip(places) {
        let Some(result) = place.and_then(|place| results.get_mut(place)) else { continue };
        let mut operands = rw.view(inner).operands().collect::<Vec<_>>();
        if let Some(dest) = operands.get_mut(1) {
            *dest = *result;
        }
        let view = rw.view(inner);
        let mut new = couloir_ir::build::NewOp::new(InsertSlice::def());
        new.operands = operands.into();
        let slots = InsertSlice::def().attrs.iter();
        new.props = slots.map(|slot| view.attr_named(slot.name)).collect();
        new.results.push(rw.ty(*result));
        *result = rw.insert1(new);
    }
    rw.replace(op, &results);
    rw.erase(end);
    Ok(())
}

/// The index of a dimension that runs once is its lower bound.
fn known_index(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let bounds = Bounds::of(rw.view(op));
    let body = rw.scope().body;
    let block = block_in(body, op, 0).or_no_match("no body")?;
    let args = body.args(block).to_vec();
    let mut changed = false;
    for (range, arg) in bounds.ranges().zip(args) {
        if rw.scope().body.is_unused(arg) || range.count(rw.scope(), true) != Some(1) {
            continue;
        }
        let value = index(rw, range.lower);
        rw.replace_all_uses(arg, value);
        changed = true;
    }
    if changed { Ok(()) } else { no_match("no dimension is known to run once") }
}

/// The more static tensor that an output is a cast of, with its type.
fn more_static(rw: &Rewriter<'_>, output: Value) -> Option<Value> {
    let cast = rw.scope().defining_op(output).filter(|cast| cast.is(Cast::def()))?;
    let source = cast.operand(0)?;
    tensor::keeps_static_information(cast.ctx(), rw.ty(output), rw.ty(source)).then_some(source)
}

/// Gives what an output is in the loop another type, and what it had to its users but for these.
/// The cast for them is made in a region that is not in the loop yet, so nothing looks at it.
fn cast_back(rw: &mut Rewriter<'_>, arg: Value, new: Type, inserted: &[Op]) {
    let user = rw.insert1(Cast::build(rw.ty(arg), arg));
    let cast = rw.scope().body.defining_op(user);
    rw.replace_all_uses(arg, user);
    if let Some(cast) = cast {
        rw.set_operand(cast, 0, arg);
        rw.overlook(cast);
    }
    rw.body().set_type(arg, new);
    for &inner in inserted {
        if dest(rw.view(inner)) == Some(user) {
            rw.set_operand(inner, 1, arg);
        }
    }
}

/// A loop over tensors that are casts of more static ones is over those.
fn cast_output(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let old = outputs(rw.view(op));
    let sources = old.iter().map(|&output| more_static(rw, output)).collect::<Vec<_>>();
    if sources.iter().all(Option::is_none) {
        return no_match("no output is a cast");
    }
    let body = rw.scope().body;
    let block = block_in(body, op, 0).or_no_match("no body")?;
    let args = output_args(rw, op);
    let inserted = combining(rw, op);
    let location = body.op(op).location;
    let start = InsertPoint::start(body, block);
    rw.set_point(start);
    rw.set_location(location);
    for arg in rw.scope().body.args(block).to_vec() {
        rw.body().set_arg_location(arg, location);
    }
    for (&arg, source) in args.iter().zip(&sources) {
        if let Some(source) = *source {
            cast_back(rw, arg, rw.ty(source), &inserted);
        }
    }
    let new = old.iter().zip(&sources).map(|(&old, source)| source.unwrap_or(old));
    let new = new.collect::<Vec<_>>();
    let types = new.iter().map(|&value| rw.ty(value)).collect();
    let parts = Bounds::of(rw.view(op)).parts(rw, &new);
    let made = parts.build(rw, op, types);
    let mut results = rw.view(made).results().collect::<Vec<_>>();
    rw.at(op);
    for ((result, source), &old) in results.iter_mut().zip(sources).zip(&old) {
        if source.is_some() {
            let ty = rw.ty(old);
            *result = rw.insert1(Cast::build(ty, *result));
        }
    }
    rw.replace(op, &results);
    Ok(())
}
