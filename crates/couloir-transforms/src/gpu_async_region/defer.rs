//! What the host waits for at the end of a region that runs concurrently is given by it instead, so
//! that those who wait for the region wait for it.

use couloir_dialects::r#async::{Await, Execute, types};
use couloir_dialects::gpu::Wait;
use couloir_ir::body::{Body, Op, Value};
use couloir_ir::build::{Build, Builder, InsertPoint, NewOp};
use couloir_ir::view::Scope;
use couloir_ir::{Attribute, Context, OpRef, Type};
use rustc_hash::FxHashMap;

use super::execute::{add_results, body_results, terminator};
use super::thread::is_in_step;
use super::{add_dependencies, is, is_async_op, token_type, wait};

/// Does it for all ops; they become others, which are returned.
pub(super) fn all(
    ctx: &Context,
    outer: Option<&OpRef<'_>>,
    body: &mut Body,
    executes: Vec<Op>,
) -> Vec<Op> {
    let mut defer = Defer {
        ctx,
        outer,
        body,
        worklist: Vec::new(),
        room: FxHashMap::default(),
        became: FxHashMap::default(),
        fronts: FxHashMap::default(),
        waiting: Vec::new(),
    };
    for &execute in &executes {
        let last = defer.last_wait(execute);
        defer.worklist.extend(last);
    }
    let mut next = 0;
    while let Some(&wait) = defer.worklist.get(next) {
        next += 1;
        defer.rewrite(wait);
    }
    for op in std::mem::take(&mut defer.waiting) {
        defer.flush(op);
    }
    executes.into_iter().map(|execute| defer.latest(execute)).collect()
}

struct Defer<'a> {
    ctx: &'a Context,
    outer: Option<&'a OpRef<'a>>,
    body: &'a mut Body,
    /// Waits at the end of regions.
    worklist: Vec<Op>,
    /// How many operands ops that got more have room for, as upstream keeps them: beyond that all
    /// are used anew.
    room: FxHashMap<Op, usize>,
    /// What ops became.
    became: FxHashMap<Op, Op>,
    /// What ops are to wait for besides, the last to be the first, until it is looked at.
    fronts: FxHashMap<Op, Vec<Value>>,
    /// The ops that are to, in order.
    waiting: Vec<Op>,
}

impl Defer<'_> {
    fn is_in_step(&self, op: Op) -> bool {
        is_in_step(Scope { ctx: self.ctx, body: self.body, outer: self.outer }.op(op))
    }

    /// What an op is now. An op is made another once for each wait of its region, so the ways
    /// are cut short as they are gone.
    fn latest(&mut self, op: Op) -> Op {
        let mut last = op;
        while let Some(&next) = self.became.get(&last) {
            last = next;
        }
        let mut at = op;
        while let Some(next) = self.became.get(&at).copied().filter(|&next| next != last) {
            self.became.insert(at, last);
            at = next;
        }
        last
    }

    /// Whether only regions that run concurrently and what waits for these use a token, and
    /// something does.
    fn is_only_waited_for(&self, execute: Op) -> bool {
        let Some(token) = self.body.result(execute, 0) else { return false };
        let waits = |op| is(self.body, op, Execute::def()) || is(self.body, op, Await::def());
        !self.body.is_unused(token) && self.body.uses(token).all(|operand| waits(operand.op))
    }

    /// The wait at the end of a region, with nothing after it that has to be in step.
    fn last_wait(&self, execute: Op) -> Option<Op> {
        if !self.is_only_waited_for(execute) {
            return None;
        }
        let end = terminator(self.body, execute)?;
        let mut at = self.body.prev_op(end);
        while let Some(op) = at {
            if is(self.body, op, Wait::def()) {
                return Some(op).filter(|&op| self.body.result(op, 0).is_none());
            }
            if self.is_in_step(op) {
                return None;
            }
            at = self.body.prev_op(op);
        }
        None
    }

    fn rewrite(&mut self, wait: Op) -> Option<()> {
        let execute = self.body.parent_op(wait)?;
        self.flush(wait);
        let tokens = self.body.operands(wait).collect::<Vec<_>>();
        self.body.erase_op(wait);
        let new = add_results(self.ctx, self.body, execute, &tokens)?;
        self.became.insert(execute, new);
        let results = body_results(self.body, new);
        let values = results.get(results.len().saturating_sub(tokens.len())..)?;
        let users = self.body.uses(self.body.result(new, 0)?).map(|operand| operand.op);
        for user in users.collect::<Vec<_>>() {
            self.add_after(values, user);
        }
        Some(())
    }

    /// Waits for tokens after an op, or in its region.
    fn add_after(&mut self, values: &[Value], op: Op) -> Option<()> {
        let location = self.body.op(op).location;
        let (tokens, first) = match is(self.body, op, Await::def()) {
            true => self.awaited(values, op)?,
            false => self.handed_in(values, op)?,
        };
        let mut at = first;
        while !self.is_in_step(at) {
            at = self.body.next_op(at)?;
        }
        if is_async_op(self.body, at) {
            self.waiting.push(at);
            self.fronts.entry(at).or_default().extend(tokens);
            return Some(());
        }
        let point = InsertPoint::Before(at);
        let new = Builder::new(self.ctx, self.body, point, location).insert(wait(&tokens, None));
        let around = self.body.parent_op(at).filter(|&op| is(self.body, op, Execute::def()));
        let last = self.body.next_op(at).is_none();
        if around.is_some_and(|around| last && self.is_only_waited_for(around)) {
            self.worklist.push(new);
        }
        Some(())
    }

    /// Makes an op wait for what it is to.
    fn flush(&mut self, op: Op) {
        if let Some(tokens) = self.fronts.remove(&op) {
            add_dependencies(self.ctx, self.body, op, &tokens);
        }
    }

    /// Waits for tokens behind an `async.await`; and the op behind that.
    fn awaited(&mut self, values: &[Value], op: Op) -> Option<(Vec<Value>, Op)> {
        let location = self.body.op(op).location;
        let behind = self.body.next_op(op)?;
        let mut tokens = Vec::with_capacity(values.len());
        for &value in values {
            let ty = types::value_type(self.ctx, self.body.ty(value));
            let new = NewOp::new(Await::def()).operand(value).results(ty);
            let point = InsertPoint::Before(behind);
            tokens.push(Builder::new(self.ctx, self.body, point, location).insert1(new));
        }
        Some((tokens, behind))
    }

    /// Gives tokens to a region; and the first op of it.
    fn handed_in(&mut self, values: &[Value], op: Op) -> Option<(Vec<Value>, Op)> {
        let location = self.body.op(op).location;
        let block = self.body.entry_block(*self.body.regions(op).first()?)?;
        let first = self.body.first_op(block)?;
        self.append_operands(op, values);
        let ty: Type = token_type(self.ctx);
        let tokens = values.iter().map(|_| self.body.add_arg(block, ty, location));
        Some((tokens.collect(), first))
    }

    fn append_operands(&mut self, op: Op, values: &[Value]) {
        let (ctx, before) = (self.ctx, self.body.operands(op).count());
        let count = before.saturating_add(values.len());
        let room = *self.room.get(&op).unwrap_or(&before);
        if count <= room {
            values.iter().for_each(|&value| self.body.fill_room(op, value));
        } else {
            let operands = self.body.operands(op).chain(values.iter().copied()).collect::<Vec<_>>();
            let room = room.saturating_add(3).checked_next_power_of_two().unwrap_or(count);
            let room = room.max(count);
            self.body.set_operands_with_room(op, &operands, room);
            self.room.insert(op, room);
        }
        let slot = Execute::OPERAND_SEGMENT_SIZES;
        let sizes = self.body.prop(op, slot).and_then(|sizes| sizes.as_i32_array(ctx));
        let Some(mut sizes) = sizes else { return };
        if let Some(last) = sizes.last_mut() {
            *last = last.saturating_add(i32::try_from(values.len()).unwrap_or(i32::MAX));
        }
        self.body.set_prop(op, slot, Some(Attribute::i32_array(ctx, &sizes)));
    }
}
