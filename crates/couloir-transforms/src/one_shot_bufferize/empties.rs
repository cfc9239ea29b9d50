//! New tensors whose contents are inserted into others: they become the parts that they go to.

use std::cmp::Ordering;

use couloir_dialects::{bufferization, tensor};
use couloir_ir::build::Build;
use couloir_ir::dominance::Dominance;
use couloir_ir::walk::postorder;
use couloir_ir::{Attribute, Op, Value};
use couloir_rewrite::effects::is_memory_effect_free;
use rustc_hash::FxHashSet;

use super::functions::operand;
use super::model::OperandUse;
use super::rewrite::Bufferizer;
use super::subsets::insertion_of;
use super::view::Follow;

/// Takes out the new tensors of a body that it can.
pub(super) fn eliminate(b: &mut Bufferizer<'_, '_>) {
    let body = b.rw.scope().body;
    let mut place = Place::new(b);
    for op in postorder(body, body.roots()).collect::<Vec<_>>() {
        let Some(row) = insertion_of(b.rw.view(op)) else { continue };
        let source = operand(op, row.source as usize);
        if !b.view().is_in_place(source) {
            continue;
        }
        let needed = needed(b, op);
        for (value, use_of) in empties(b, source) {
            replace(b, op, value, use_of, &needed, &mut place);
        }
    }
}

/// The new tensors that an operand comes from, each with its use on the way.
fn empties(b: &Bufferizer<'_, '_>, source: OperandUse) -> Vec<(Value, OperandUse)> {
    let view = b.view();
    let follow = Follow { leaves: false, same_type: true, equivalent: true, in_place: false };
    let is_empty =
        |value: Value| view.scope.defining_op(value).is_some_and(|op| op.is(tensor::Empty::def()));
    let mut passed = Vec::new();
    let found = view.chain_with(source, follow, &mut |value| is_empty(value), &mut |operand| {
        passed.push(operand);
    });
    let use_of =
        |value: &Value| passed.iter().copied().find(|&operand| view.value(operand) == Some(*value));
    found.into_iter().filter_map(|value| Some((value, use_of(&value)?))).collect()
}

/// The values that the part that an op inserts into is made from.
fn needed(b: &Bufferizer<'_, '_>, op: Op) -> Vec<Value> {
    let view = b.rw.view(op);
    let is_slice =
        view.is(tensor::InsertSlice::def()) || view.is(tensor::ParallelInsertSlice::def());
    let mut values = Vec::new();
    if is_slice {
        values.extend(view.operands().skip(2));
    }
    values.extend(view.operand(1));
    values
}

/// Where ops are.
struct Place {
    dominance: Dominance,
    /// How many ops there were when that was found out.
    known: usize,
}

impl Place {
    fn new(b: &Bufferizer<'_, '_>) -> Self {
        let scope = b.rw.scope();
        Place { dominance: Dominance::new(scope), known: scope.body.num_ops() }
    }

    /// The op before which the part can be made for a use of a new tensor.
    fn point(&self, b: &Bufferizer<'_, '_>, empty: Op, user: Op, needed: &[Value]) -> Option<Op> {
        let body = b.rw.scope().body;
        let old = |mut at: Option<Op>| {
            while let Some(op) = at.filter(|op| op.as_u32() as usize >= self.known) {
                at = body.next_op(op);
            }
            at
        };
        let after = |&value: &Value| match body.as_arg(value) {
            Some((block, _)) => old(body.first_op(block)),
            None => old(body.defining_op(value).and_then(|op| body.next_op(op))),
        };
        let candidates = std::iter::once(Some(empty)).chain(needed.iter().map(after));
        let reaches =
            |at: Op| needed.iter().all(|&value| self.dominance.value_dominates(body, value, at));
        let mut candidates = candidates.flatten();
        candidates.find(|&at| reaches(at) && self.dominance.dominates(body, at, user))
    }

    /// The ops that have to be moved before another for values to be there, in order; none where
    /// they cannot.
    fn movable(&self, b: &Bufferizer<'_, '_>, user: Op, needed: &[Value]) -> Option<Vec<Op>> {
        let scope = b.rw.scope();
        let body = scope.body;
        let (mut ops, mut seen) = (Vec::new(), FxHashSet::default());
        let is_there = |value: Value| self.dominance.value_dominates(body, value, user);
        let mut pending = Vec::new();
        for value in needed.iter().copied().filter(|&value| !is_there(value)) {
            let op = body.defining_op(value)?;
            if body.block_of(op) != body.block_of(user) {
                return None;
            }
            pending.push(op);
        }
        while let Some(op) = pending.pop() {
            if op == user {
                return None;
            }
            if !seen.insert(op) || self.dominance.properly_dominates(body, op, user) {
                continue;
            }
            if !is_memory_effect_free(scope.op(op)) {
                return None;
            }
            ops.push(op);
            let block = body.block_of(op);
            let regions = body.regions_here(op);
            let inner = postorder(body, regions);
            let operands = inner.chain([op]).flat_map(|op| body.operands(op));
            let sources = operands.filter_map(|value| body.defining_op(value));
            pending.extend(sources.filter(|&source| body.block_of(source) == block));
        }
        ops.sort_by(|&a, &b| match self.dominance.is_before(a, b) {
            true => Ordering::Less,
            false if a == b => Ordering::Equal,
            false => Ordering::Greater,
        });
        Some(ops)
    }
}

/// Makes a use of a new tensor one of the part that it goes to.
fn replace(
    b: &mut Bufferizer<'_, '_>,
    op: Op,
    value: Value,
    use_of: OperandUse,
    needed: &[Value],
    place: &mut Place,
) {
    let ctx = b.rw.context();
    let Some(empty) = b.rw.scope().body.defining_op(value) else { return };
    let at = match place.point(b, empty, use_of.op, needed) {
        Some(at) => at,
        None => {
            let Some(ops) = place.movable(b, use_of.op, needed) else { return };
            for op in ops {
                b.rw.move_before(op, use_of.op);
            }
            *place = Place::new(b);
            use_of.op
        }
    };
    let location = b.rw.scope().body.op(empty).location;
    b.rw.at(at);
    b.rw.set_location(location);
    let Some(mut part) = part(b, op) else { return };
    let (own, wanted) = (b.rw.ty(part), b.rw.ty(value));
    if own != wanted {
        if own.element_or_self(ctx) != wanted.element_or_self(ctx) {
            return;
        }
        let point = b.rw.point();
        b.after(part);
        part = b.rw.insert1(tensor::Cast::build(wanted, part));
        b.rw.set_point(point);
    }
    b.rw.set_operand(use_of.op, use_of.index as usize, part);
}

/// The part that an op inserts into.
fn part(b: &mut Bufferizer<'_, '_>, op: Op) -> Option<Value> {
    let ctx = b.rw.context();
    let view = b.rw.view(op);
    let (source, dest) = view.operand(0).zip(view.operand(1))?;
    let ty = view.ty(source);
    if view.is(tensor::InsertSlice::def()) || view.is(tensor::ParallelInsertSlice::def()) {
        use tensor::InsertSlice as Own;
        let lists = [Own::OFFSETS, Own::SIZES, Own::STRIDES].map(|group| view.operands_in(group));
        let slots = [Own::STATIC_OFFSETS, Own::STATIC_SIZES, Own::STATIC_STRIDES];
        let [Some(offsets), Some(sizes), Some(strides)] = slots.map(|slot| view.prop(slot)) else {
            return None;
        };
        let [first, second, third] = &lists;
        let new = tensor::ExtractSlice::build(
            ctx, ty, dest, first, second, third, offsets, sizes, strides,
        );
        return Some(b.rw.insert1(new));
    }
    if b.view().is_tensor(dest) {
        return Some(dest);
    }
    b.rw.set_prop(op, bufferization::MaterializeInDestination::RESTRICT, None);
    let view = b.rw.view(op);
    let memory = view.ty(dest);
    let tensor = couloir_ir::Type::tensor(ctx, memory.shape(ctx)?, memory.element_or_self(ctx));
    let new = bufferization::ToTensor::build(tensor, dest)
        .prop(bufferization::ToTensor::RESTRICT, Attribute::UNIT)
        .prop(bufferization::ToTensor::WRITABLE, Attribute::UNIT);
    Some(b.rw.insert1(new))
}
