//! `async-runtime-ref-counting-opt`: a reference that is added and dropped in the same block is
//! neither, where a function that may drop one is not called before another use.

use std::collections::VecDeque;

use couloir_dialects::r#async::{RuntimeAddRef, RuntimeDropRef};
use couloir_dialects::func;
use couloir_ir::body::{Block, Body, Op, Value};
use couloir_ir::{Attribute, Context};
use couloir_pass::PassDef;
use rustc_hash::FxHashMap;

use crate::async_common::{counted_args, counted_results, op_is};
use crate::common::by_bodies;

/// `async-runtime-ref-counting-opt`
pub static PASS: PassDef = PassDef {
    name: "async-runtime-ref-counting-opt",
    class: "AsyncRuntimeRefCountingOptPass",
    description: "Optimize automatic reference counting operations for theAsync runtime by \
                  removing redundant operations",
    anchor: None,
    options: &[],
    loads: &["async"],
    ..by_bodies!(|rw, _| cancel_all(rw.context(), couloir_ir::Build::body(rw)))
};

fn cancel_all(ctx: &Context, body: &mut Body) {
    let mut values = counted_args(ctx, body);
    values.extend(counted_results(ctx, body));
    let adds =
        |value: &Value| body.uses(*value).any(|user| op_is(body, user.op, RuntimeAddRef::def()));
    values.retain(adds);
    if values.is_empty() {
        return;
    }
    let order = Order::of(body);
    let cancelled = values.into_iter().flat_map(|value| cancelled(body, &order, value));
    for op in cancelled.collect::<Vec<_>>() {
        body.erase_op(op);
    }
}

/// The place of each op in its block.
struct Order(FxHashMap<Op, usize>);

impl Order {
    fn of(body: &Body) -> Self {
        let mut places = FxHashMap::default();
        for op in couloir_ir::walk::postorder(body, body.roots()) {
            let place = places.len();
            places.insert(op, place);
        }
        Order(places)
    }

    fn place(&self, op: Op) -> usize {
        self.0.get(&op).copied().unwrap_or(usize::MAX)
    }
}

/// What a user of a value does to its references.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Add(Option<Attribute>),
    Drop(Option<Attribute>),
    Call,
    Other,
}

fn kind(body: &Body, op: Op) -> Kind {
    if op_is(body, op, RuntimeAddRef::def()) {
        return Kind::Add(body.prop(op, RuntimeAddRef::COUNT));
    }
    if op_is(body, op, RuntimeDropRef::def()) {
        return Kind::Drop(body.prop(op, RuntimeDropRef::COUNT));
    }
    if op_is(body, op, func::Call::def()) { Kind::Call } else { Kind::Other }
}

/// The ops that add and drop references to a value for nothing.
fn cancelled(body: &Body, order: &Order, value: Value) -> Vec<Op> {
    let mut by_block = FxHashMap::<Option<Block>, Vec<Op>>::default();
    for user in body.uses(value) {
        by_block.entry(body.block_of(user.op)).or_default().push(user.op);
    }
    let mut all = Vec::new();
    for mut users in by_block.into_values() {
        users.sort_by_key(|&op| order.place(op));
        users.dedup();
        let users = users.into_iter().map(|op| (op, kind(body, op))).collect::<Vec<_>>();
        cancel_in_block(&users, &mut all);
    }
    all
}

/// Pairs each addition with the first drop of as much after it that is not taken. After a call
/// there may be only calls before it, and it may be what follows them.
fn cancel_in_block(users: &[(Op, Kind)], all: &mut Vec<Op>) {
    let limits = limits(users);
    let mut drops = FxHashMap::<Option<Attribute>, VecDeque<usize>>::default();
    for (at, (_, kind)) in users.iter().enumerate() {
        if let Kind::Drop(count) = kind {
            drops.entry(*count).or_default().push_back(at);
        }
    }
    for (at, ((op, kind), limit)) in users.iter().zip(limits).enumerate() {
        let Kind::Add(count) = kind else { continue };
        let Some(drops) = drops.get_mut(count) else { continue };
        while drops.pop_front_if(|drop| *drop < at).is_some() {}
        let taken = drops.pop_front_if(|drop| *drop <= limit);
        if let Some((drop, _)) = taken.and_then(|drop| users.get(drop)) {
            all.extend([*op, *drop]);
        }
    }
}

/// For each user the last one that an addition there can be paired with: the first after the next
/// call that is none.
fn limits(users: &[(Op, Kind)]) -> Vec<usize> {
    let (mut other, mut limit) = (usize::MAX, usize::MAX);
    let mut limits = Vec::with_capacity(users.len());
    for (at, (_, kind)) in users.iter().enumerate().rev() {
        limits.push(limit);
        match kind {
            Kind::Call => limit = other,
            _ => other = at,
        }
    }
    limits.reverse();
    limits
}
