//! `omp.wsloop`: a loop whose iterations the threads of a team share.

use couloir_ir::{Failure, OpRef};
use couloir_llvmir::{Block, Flags, Metadata, Opcode, Point, Type, Value};

use super::dispatch::Schedule;
use super::loops::Loop;
use super::privates::Privates;
use super::reductions::Reductions;
use super::{dispatch, has, region_of, runtime};
use crate::function::FunctionState;

pub(super) fn wsloop(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    super::unsupported::wsloop(op)?;
    let mut privates = Privates::of(state, op)?;
    let reductions = Reductions::of(state, op)?;
    let schedule = Schedule::of(op);
    let nowait = has(op, "nowait");
    let chunk = state.chunk(op)?;
    let allocas = state.alloca_block()?;
    state.allocate_privates(&mut privates, allocas)?;
    let slots = state.allocate_reductions(&reductions, allocas);
    state.init_privates(&mut privates)?;
    state.copy_privates(op, &privates)?;
    state.init_reductions(&reductions, &slots, allocas)?;
    let location = state.builder.location();
    let next = state.region(region_of(&op)?, "omp.wsloop.region")?.next;
    let made = state.omp().last_loop.take().ok_or(Failure)?;
    state.builder.set_location(location);
    match chunk {
        _ if schedule.is_even() => state.share_statically(&made, allocas, !nowait),
        Some(chunk) if schedule.is_chunked() => {
            state.share_chunks(&made, schedule, chunk, !nowait);
        }
        _ => state.dispatch(&made, schedule, chunk, (allocas, !nowait)),
    }
    let end = state.builder.before_end(next);
    state.go(end);
    if !reductions.is_empty() {
        state.finish_reductions(&reductions, &slots, allocas, nowait)?;
    }
    state.free_privates(&privates)
}

/// The variables in which the runtime library says which iterations are a thread's own.
pub(super) struct Share {
    pub(super) last: Value,
    pub(super) lower: Value,
    pub(super) upper: Value,
    pub(super) stride: Value,
}

impl FunctionState<'_> {
    /// How many iterations are handed out at a time, if an op says so.
    fn chunk(&mut self, op: OpRef<'_>) -> Result<Option<Value>, Failure> {
        let Some(chunk) = self.clause(op, "schedule_chunk")? else { return Ok(None) };
        let step = super::nested_step(&op).ok_or(Failure)?;
        let step = self.lookup(step).ok_or(Failure)?;
        let ty = self.builder.type_of(step);
        Ok(Some(self.as_int(chunk, ty, Opcode::SExt)))
    }

    /// Combines what the threads have, and waits for all.
    pub(super) fn finish_reductions(
        &mut self,
        reductions: &Reductions<'_>,
        slots: &[Value],
        allocas: Block,
        nowait: bool,
    ) -> Result<(), Failure> {
        self.combine(reductions, slots, allocas, nowait)?;
        self.barrier(runtime::END_OF_LOOP);
        self.clean_up_reductions(reductions, slots)
    }

    /// The point for variables in a block: behind others only in the function's own.
    pub(super) fn slots_point(&mut self, block: Block) -> Point {
        match self.omp().order.first() == Some(block) {
            true => self.builder.after_allocas(block),
            false => self.builder.begin(block),
        }
    }

    pub(super) fn share_slots(&mut self, allocas: Block, ty: Type) -> Share {
        let point = self.slots_point(allocas);
        self.at(point, |state| state.share_here(ty))
    }

    /// Makes such variables at the current point.
    pub(super) fn share_here(&mut self, ty: Type) -> Share {
        Share {
            last: self.slot(Type::I32, "p.lastiter"),
            lower: self.slot(ty, "p.lowerbound"),
            upper: self.slot(ty, "p.upperbound"),
            stride: self.slot(ty, "p.stride"),
        }
    }

    /// Lets each thread run as many iterations as any other, one after another.
    pub(super) fn share_statically(&mut self, made: &Loop, allocas: Block, wait: bool) {
        let ty = self.builder.type_of(made.counter);
        let [ident, thread] = self.share_bounds(made, allocas, ty);
        let location = self.builder.location();
        let exit = self.builder.before_end(made.exit);
        self.at(exit, |state| {
            state.call_kmpc("__kmpc_for_static_fini", &[ident, thread]);
            if wait {
                state.located(location, |state| state.barrier(runtime::END_OF_LOOP));
            }
        });
    }

    fn share_bounds(&mut self, made: &Loop, allocas: Block, ty: Type) -> [Value; 2] {
        let wide = self.llvm().int_width(ty) != Some(32);
        let name = if wide { "__kmpc_for_static_init_8u" } else { "__kmpc_for_static_init_4u" };
        let ident = self.ident(0);
        self.declare_kmpc(name);
        self.declare_kmpc("__kmpc_for_static_fini");
        let share = self.share_slots(allocas, ty);
        let before = self.builder.before_end(made.preheader);
        let [zero, one] = [0, 1].map(|number| self.llvm().int(ty, number).into());
        let (thread, lower, count) = self.at(before, |state| {
            state.put(zero, share.lower);
            let most = state.binary(Opcode::Sub, Flags::NONE, made.count, one);
            state.put(most, share.upper);
            state.put(one, share.stride);
            let thread = state.thread_num(ident);
            let kind = state.llvm().i32(dispatch::STATIC as i32).into();
            let Share { last, lower, upper, stride } = share;
            let args = [ident, thread, kind, last, lower, upper, stride, one, zero];
            state.call_kmpc(name, &args);
            let first = state.get(ty, lower);
            let last = state.get(ty, upper);
            let span = state.binary(Opcode::Sub, Flags::NONE, last, first);
            (thread, first, state.binary(Opcode::Add, Flags::NONE, span, one))
        });
        self.count_to(made, count);
        let location = self.builder.location();
        self.count_from(made, lower, location);
        [ident, thread]
    }

    /// Makes a loop have another number of iterations.
    pub(super) fn count_to(&mut self, made: &Loop, count: Value) {
        self.builder.replace_in(made.compare, |value| (value == made.count).then_some(count));
    }

    /// Makes the body of a loop use numbers that are larger.
    pub(super) fn count_from(&mut self, made: &Loop, lower: Value, location: Option<Metadata>) {
        let start = self.builder.begin(made.body);
        let number = self.at(start, |state| {
            state.builder.set_location(location);
            state.binary(Opcode::Add, Flags::NONE, made.counter, lower)
        });
        self.use_instead(made, number);
    }
}
