//! New tensors whose contents are inserted into others: they become the parts that they go to.

use couloir_dialects::{bufferization, tensor};
use couloir_ir::build::Build;
use couloir_ir::dominance::Dominance;
use couloir_ir::walk::postorder;
use couloir_ir::{Attribute, Op, Value};

use super::functions::operand;
use super::model::OperandUse;
use super::rewrite::Bufferizer;
use super::subsets::insertion_of;
use super::view::Follow;

/// Takes out the new tensors of a body that it can.
pub(super) fn eliminate(b: &mut Bufferizer<'_, '_>) {
    let body = b.rw.scope().body;
    let dominance = Dominance::new(b.rw.scope());
    let known = body.num_ops();
    for op in postorder(body, body.roots()).collect::<Vec<_>>() {
        let Some(row) = insertion_of(b.rw.view(op)) else { continue };
        let source = operand(op, row.source as usize);
        if !b.view().is_in_place(source) {
            continue;
        }
        let needed = needed(b, op);
        for (value, use_of) in empties(b, source) {
            replace(b, op, value, use_of, (&needed, &dominance, known));
        }
    }
}

/// The new tensors that an operand comes from, each with its use on the way.
fn empties(b: &Bufferizer<'_, '_>, source: OperandUse) -> Vec<(Value, OperandUse)> {
    let view = b.view();
    let follow = Follow { leaves: false, same_type: true, equivalent: true, in_place: false };
    let is_empty = |value: Value| {
        view.scope.defining_op(value).is_some_and(|op| op.is(tensor::Empty::def()))
    };
    let mut passed = Vec::new();
    let found = view.chain_with(source, follow, &mut |value| is_empty(value), &mut |operand| {
        passed.push(operand);
    });
    let use_of = |value: &Value| {
        passed.iter().copied().find(|&operand| view.value(operand) == Some(*value))
    };
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

/// Where values are known, and what is there at first.
type Place<'p> = (&'p [Value], &'p Dominance, usize);

/// The op before which the part can be made for a use of a new tensor.
fn point(b: &Bufferizer<'_, '_>, empty: Op, user: Op, place: Place<'_>) -> Option<Op> {
    let (needed, dominance, known) = place;
    let body = b.rw.scope().body;
    let is_new = |op: Op| op.as_u32() as usize >= known;
    let old = |mut at: Option<Op>| {
        while let Some(op) = at.filter(|&op| is_new(op)) {
            at = body.next_op(op);
        }
        at
    };
    let after = |&value: &Value| match body.as_arg(value) {
        Some((block, _)) => old(body.first_op(block)),
        None => old(body.defining_op(value).and_then(|op| body.next_op(op))),
    };
    let candidates = std::iter::once(Some(empty)).chain(needed.iter().map(after));
    let reaches = |at: Op| needed.iter().all(|&value| dominance.value_dominates(body, value, at));
    candidates
        .flatten()
        .find(|&at| reaches(at) && dominance.dominates(body, at, user))
}

/// Makes a use of a new tensor one of the part that it goes to.
fn replace(
    b: &mut Bufferizer<'_, '_>,
    op: Op,
    value: Value,
    use_of: OperandUse,
    place: Place<'_>,
) {
    let ctx = b.rw.context();
    let body = b.rw.scope().body;
    let Some(empty) = body.defining_op(value) else { return };
    let Some(at) = point(b, empty, use_of.op, place) else { return };
    let location = body.op(empty).location;
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
    let memory = view.ty(dest);
    let tensor = couloir_ir::Type::tensor(ctx, memory.shape(ctx)?, memory.element_or_self(ctx));
    let new = bufferization::ToTensor::build(tensor, dest)
        .prop(bufferization::ToTensor::RESTRICT, Attribute::UNIT)
        .prop(bufferization::ToTensor::WRITABLE, Attribute::UNIT);
    Some(b.rw.insert1(new))
}
