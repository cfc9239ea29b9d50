//! `async-runtime-ref-counting`: each value is dropped after its last use, and wherever control goes
//! from where it is needed to where it is not; functions are given references of their own.
//!
//! - `liveness`: where a value is needed.

mod liveness;

use couloir_dialects::r#async::CoroSuspend;
use couloir_dialects::{cf, func};
use couloir_ir::body::{Block, Body, Op, Value};
use couloir_ir::build::{Builder, InsertPoint};
use couloir_ir::op::Trait;
use couloir_ir::{Build, Context, Failure, OpRef, Scope};
use couloir_pass::{PassCx, PassDef};

use crate::async_common::{
    add_before, counted_args, counted_results, drop_after, drop_at, drop_unused, each, in_lowered,
    op_is,
};
use liveness::{Places, needed};

/// `async-runtime-ref-counting`
pub static PASS: PassDef = PassDef {
    name: "async-runtime-ref-counting",
    class: "AsyncRuntimeRefCountingPass",
    description: "Automatic reference counting for Async runtime operations",
    anchor: None,
    options: &[],
    run,
    loads: &["async"],
    ..PassDef::EMPTY
};

fn run(cx: &mut PassCx<'_>) -> Result<(), Failure> {
    in_lowered(cx, |op, body| {
        each(op, body, &mut |owner, body| count(owner, body, counted_args))?;
        each(op, body, &mut |owner, body| count(owner, body, counted_results))
    })
}

fn count(
    owner: &OpRef<'_>,
    body: &mut Body,
    values: fn(&Context, &Body) -> Vec<Value>,
) -> Result<(), Failure> {
    let ctx = owner.ctx();
    let values = values(ctx, body);
    if values.is_empty() {
        return Ok(());
    }
    let mut counting = Counting { owner, places: Places::of(body), body };
    values.into_iter().try_for_each(|value| counting.value(value))
}

/// Counting in a body.
struct Counting<'a> {
    owner: &'a OpRef<'a>,
    body: &'a mut Body,
    places: Places,
}

impl Counting<'_> {
    fn value(&mut self, value: Value) -> Result<(), Failure> {
        let ctx = self.owner.ctx();
        if drop_unused(ctx, self.body, value) {
            return Ok(());
        }
        let needed = needed(self.body, &self.places, value);
        for user in needed.last_users {
            self.after_last_use(value, user)?;
        }
        self.before_calls(value);
        for block in needed.out_of {
            self.where_ways_part(value, block, &needed.into)?;
        }
        Ok(())
    }

    /// What returns a value gives its reference away.
    fn after_last_use(&mut self, value: Value, user: Op) -> Result<(), Failure> {
        let ctx = self.owner.ctx();
        let op = Scope { ctx, body: self.body, outer: Some(self.owner) }.op(user);
        if op.has(Trait::ReturnLike) {
            return Ok(());
        }
        if op.has(Trait::Terminator) {
            let message =
                "async reference counting can't handle terminators that are not ReturnLike";
            return op.error(message).fail();
        }
        drop_after(ctx, self.body, value, user);
        Ok(())
    }

    /// Functions drop the references they are given.
    fn before_calls(&mut self, value: Value) {
        let users = self.body.uses(value).map(|user| user.op).collect::<Vec<_>>();
        for op in users {
            if op_is(self.body, op, func::Call::def()) {
                add_before(self.owner.ctx(), self.body, value, op);
            }
        }
    }

    /// Where control leaves a block that a value is needed after, for one where it is not needed.
    /// What is suspended keeps its references.
    fn where_ways_part(
        &mut self,
        value: Value,
        block: Block,
        into: &liveness::Blocks,
    ) -> Result<(), Failure> {
        let Some(end) = self.body.last_op(block) else { return Ok(()) };
        if op_is(self.body, end, CoroSuspend::def()) {
            return Ok(());
        }
        let mut without = self.body.successors(end).collect::<Vec<_>>();
        without.retain(|block| !into.contains(block));
        for (at, &next) in without.iter().enumerate() {
            if !without.iter().take(at).any(|&before| before == next) {
                self.on_the_way(value, end, next)?;
            }
        }
        Ok(())
    }

    /// Drops a value on the way from the end of a block to another.
    fn on_the_way(&mut self, value: Value, end: Op, next: Block) -> Result<(), Failure> {
        let ctx = self.owner.ctx();
        if !self.body.args(next).is_empty() {
            let op = Scope { ctx, body: self.body, outer: Some(self.owner) }.op(end);
            let message =
                "successor have different `liveIn` property of the reference counted value";
            return op.op_error(message).fail();
        }
        let from = self.body.block_of(end);
        if self.body.predecessors(next).all(|block| Some(block) == from) {
            let point = InsertPoint::start(self.body, next);
            drop_at(ctx, self.body, value, point);
            return Ok(());
        }
        let between = self.body.create_block();
        self.body.insert_block_before(next, between);
        let ways = self.body.successors(end).len();
        for at in 0..ways {
            if self.body.successor(end, at) == Some(next) {
                self.body.set_successor(end, at, between);
            }
        }
        drop_at(ctx, self.body, value, InsertPoint::End(between));
        let location = self.body.value_location(value);
        let mut b = Builder::new(ctx, self.body, InsertPoint::End(between), location);
        b.insert(cf::Br::build(&[], next));
        Ok(())
    }
}
