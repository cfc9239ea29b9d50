//! `sroa`: memory slots that hold aggregates become slots for their elements.
//!
//! A slot is taken apart when every use of its pointer accesses one element,
//! or can be done without, and pointers into elements stay within these. New
//! slots that hold aggregates are looked at in turn.

use couloir_ir::layout::DataLayout;
use couloir_ir::op::{
    Aggregate, AggregateSlot, MemorySlot, Removable, Removal, Rewired, SlotLayout, Subslots, Wanted,
};
use couloir_ir::{Build, InsertPoint, Op, Scope};
use couloir_pass::PassDef;
use couloir_rewrite::Rewriter;
use rustc_hash::FxHashSet;

use crate::common::{in_slots_of_each_body, on_each_body, slots_made};
use crate::mem2reg::slots_of;

/// `sroa`
pub static PASS: PassDef = PassDef {
    name: "sroa",
    class: "SROA",
    description: "Scalar Replacement of Aggregates",
    anchor: None,
    options: &[],
    run: |cx| in_slots_of_each_body(cx, take_apart_in),
    bodies: Some(|_, op| {
        let layout = DataLayout::closest(op);
        Ok(on_each_body(move |rw| _ = take_apart_in(rw, &layout)))
    }),
    ..PassDef::EMPTY
};

/// Takes the slots of a body apart; whether there was any that could be.
fn take_apart_in(rw: &mut Rewriter<'_>, layout: &DataLayout) -> bool {
    let pending = slots_made(rw.body(), |slots| slots.aggregate.is_some());
    let layout = SlotLayout::new(rw.context(), layout);
    !pending.is_empty() && take_apart_all(rw, &layout, pending)
}

/// Takes slots apart until none is left that can be; whether there was any.
fn take_apart_all(rw: &mut Rewriter<'_>, layout: &SlotLayout<'_>, mut pending: Vec<Op>) -> bool {
    let (mut any, mut changed) = (false, true);
    while changed {
        changed = false;
        let mut next = Vec::new();
        for op in pending {
            let found = slots_of(rw.view(op)).and_then(|slots| slots.aggregate);
            let slot =
                found.and_then(|aggregate| Some((aggregate, (aggregate.slot)(rw.view(op))?)));
            let planned = slot.and_then(|(aggregate, slot)| {
                Some((aggregate, Plan::new(rw.scope(), &slot, layout)?, slot))
            });
            match planned {
                Some((aggregate, plan, slot)) => {
                    next.extend(plan.carry_out(rw, op, aggregate, &slot, layout));
                    changed = true;
                }
                None => next.push(op),
            }
        }
        pending = next;
        any |= changed;
    }
    any
}

/// How the uses of a slot are to change.
struct Plan {
    /// The elements that are used, in order of discovery.
    elements: Vec<u32>,
    /// Ops that are to use the slots of elements.
    accessors: Vec<Op>,
    /// Ops that are to do without; each comes before those that use its results.
    removed: Vec<Op>,
}

impl Plan {
    /// A plan for a slot, when it can be taken apart.
    fn new(scope: Scope<'_>, slot: &AggregateSlot, layout: &SlotLayout<'_>) -> Option<Self> {
        if scope.body.is_unused(slot.slot.ptr) {
            return None;
        }
        let (mut wanted, mut accessors) = (Wanted::default(), Vec::new());
        let mut blocking = Vec::new();
        for operand in scope.body.uses(slot.slot.ptr) {
            let user = scope.op(operand.op);
            let accessor = slots_of(user).and_then(|slots| slots.accessor);
            match accessor {
                Some(accessor) if (accessor.can_rewire)(user, slot, &mut wanted, layout) => {
                    accessors.push(operand.op);
                }
                _ => blocking.push(operand.op),
            }
        }
        add_unsafe(scope, &mut wanted, &mut blocking, layout);
        let removed = all_removable(scope, blocking)?;
        Some(Self { elements: wanted.elements, accessors, removed })
    }

    /// Makes slots for the elements and gives users these; returns the ops
    /// that allocate them.
    fn carry_out(
        self,
        rw: &mut Rewriter<'_>,
        op: Op,
        aggregate: &Aggregate,
        slot: &AggregateSlot,
        layout: &SlotLayout<'_>,
    ) -> Vec<Op> {
        let (made, subslots) = self.allocate(rw, op, aggregate, slot);
        let mut erased = self.remove(rw);
        for &user in &self.accessors {
            let accessor = slots_of(rw.view(user)).and_then(|slots| slots.accessor);
            let Some(accessor) = accessor else { continue };
            after(rw, user);
            match (accessor.rewire)(rw, user, slot, &subslots, layout) {
                Rewired::Kept => {}
                Rewired::Deleted => erased.push(user),
                Rewired::Replaced(value) => {
                    if let Some(result) = rw.body().result(user, 0) {
                        rw.replace_all_uses(result, value);
                    }
                    erased.push(user);
                }
            }
        }
        erased.into_iter().for_each(|user| rw.erase(user));
        rw.erase(op);
        made
    }

    fn allocate(
        &self,
        rw: &mut Rewriter<'_>,
        op: Op,
        aggregate: &Aggregate,
        slot: &AggregateSlot,
    ) -> (Vec<Op>, Subslots) {
        let (mut made, mut subslots) = (Vec::new(), Subslots::default());
        after(rw, op);
        for &index in &self.elements {
            let Some(&elem) = slot.elements.get(index as usize) else { continue };
            let Some(own) = (aggregate.allocate)(rw, op, elem) else { continue };
            if let Some(ptr) = rw.body().result(own, 0) {
                subslots.insert(index, MemorySlot { ptr, elem });
            }
            made.push(own);
        }
        (made, subslots)
    }

    /// Makes ops do without the slot; returns what is to be erased.
    fn remove(&self, rw: &mut Rewriter<'_>) -> Vec<Op> {
        let mut erased = Vec::new();
        for &user in self.removed.iter().rev() {
            let usage = slots_of(rw.view(user)).and_then(|slots| slots.usage);
            let Some(usage) = usage else { continue };
            after(rw, user);
            if (usage.remove)(rw, user) == Removal::Delete {
                erased.push(user);
            }
        }
        erased
    }
}

/// Makes new ops go after an op, with its location.
fn after(rw: &mut Rewriter<'_>, op: Op) {
    let location = rw.body().op(op).location;
    if let Some(point) = InsertPoint::after(rw.body(), op) {
        rw.set_point(point);
    }
    rw.set_location(location);
}

/// Adds users of pointers into elements that may not stay within these.
fn add_unsafe(
    scope: Scope<'_>,
    wanted: &mut Wanted,
    blocking: &mut Vec<Op>,
    layout: &SlotLayout<'_>,
) {
    let mut visited = FxHashSet::<(Op, u32)>::default();
    while let Some(slot) = wanted.safe.pop() {
        for operand in scope.body.uses(slot.ptr) {
            if !visited.insert((operand.op, operand.index)) {
                continue;
            }
            let user = scope.op(operand.op);
            let stays = slots_of(user).and_then(|slots| slots.stays_within);
            if !stays.is_some_and(|stays| stays(user, slot, &mut wanted.safe, layout)) {
                blocking.push(operand.op);
            }
        }
    }
}

/// Ops that are to do without a pointer, and those that use their results,
/// when all can.
fn all_removable(scope: Scope<'_>, blocking: Vec<Op>) -> Option<Vec<Op>> {
    let (mut all, mut known) = (Vec::new(), FxHashSet::default());
    let mut pending = blocking;
    while let Some(op) = pending.pop() {
        if !known.insert(op) {
            continue;
        }
        let user = scope.op(op);
        match (slots_of(user)?.usage?.removable)(user) {
            Removable::No => return None,
            Removable::Yes => {}
            Removable::WithUsers => {
                let users = user.results().flat_map(|result| scope.body.uses(result));
                pending.extend(users.map(|operand| operand.op));
            }
        }
        all.push(op);
    }
    Some(all)
}
