//! `omp.wsloop`: a loop whose iterations the threads of a team share.

use couloir_ir::{Failure, OpRef};
use couloir_llvmir::{Block, Flags, Inst, Metadata, Opcode, Point, Type, Value};

use super::dispatch::Schedule;
use super::loops::Loop;
use super::privates::Privates;
use super::reductions::Reductions;
use super::{dispatch, distribute, has, region_of, runtime};
use crate::function::FunctionState;

pub(super) fn wsloop(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    super::unsupported::wsloop(op)?;
    let mut privates = Privates::of(state, op)?;
    let reductions = Reductions::of(state, op)?;
    let schedule = Schedule::of(op);
    let nowait = has(op, "nowait");
    let around = distribute::around(op);
    let chunk = state.chunk(op, "schedule_chunk")?;
    let dist_chunk = match around {
        Some(around) => state.chunk(around, "dist_schedule_chunk_size")?,
        None => None,
    };
    let allocas = state.alloca_block()?;
    let mark = state.alloca_mark();
    state.allocate_privates(&mut privates, allocas)?;
    let slots = state.allocate_reductions(&reductions, allocas)?;
    state.init_privates(&mut privates)?;
    state.copy_privates(op, &privates)?;
    let slots = state.init_reductions(&reductions, slots, allocas)?;
    let location = state.builder.location();
    let next = state.region(region_of(&op)?, "omp.wsloop.region")?.next;
    let made = state.omp().last_loop.take().ok_or(Failure)?;
    state.builder.set_location(location);
    if schedule.is_even() || schedule.is_chunked() {
        let kind = if schedule.is_even() { dispatch::STATIC } else { schedule.number() };
        let mut parts = vec![(kind, chunk.filter(|_| schedule.is_chunked()))];
        if around.is_some_and(|op| has(op, "dist_schedule_static")) {
            parts.push((distribute::kind(dist_chunk), dist_chunk));
        }
        let is_split = around.is_some();
        state.share_parts(&made, &Sharing { allocas, mark, parts, is_split, wait: !nowait });
    } else {
        state.dispatch(&made, schedule, chunk, (allocas, !nowait));
    }
    let end = state.builder.before_end(next);
    state.go(end);
    if !reductions.is_empty() {
        state.finish_reductions(&reductions, &slots, allocas, nowait)?;
    }
    state.free_privates(&privates)
}

/// How a loop's iterations are divided before it runs.
pub(super) struct Sharing {
    /// The block that variables go to, and what some go before.
    pub(super) allocas: Block,
    pub(super) mark: Option<Inst>,
    /// What the runtime library is asked for, one after the other: the kind of schedule, and how
    /// many iterations are handed out at a time.
    pub(super) parts: Vec<(u32, Option<Value>)>,
    /// Whether teams have parts of their own.
    pub(super) is_split: bool,
    /// Whether threads wait for each other behind the loop.
    pub(super) wait: bool,
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
    pub(super) fn chunk(&mut self, op: OpRef<'_>, name: &str) -> Result<Option<Value>, Failure> {
        let Some(chunk) = self.clause(op, name)? else { return Ok(None) };
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
        self.place_here();
        self.clean_up_reductions(reductions, slots)
    }

    /// The point for variables in a block: behind others only in the function's own.
    pub(super) fn slots_point(&mut self, block: Block) -> Point {
        match self.omp().order.first() == Some(block) {
            true => self.builder.after_allocas(block),
            false => self.builder.begin(block),
        }
    }

    /// Lets each thread run some of a loop's iterations.
    pub(super) fn share_parts(&mut self, made: &Loop, sharing: &Sharing) {
        match sharing.parts.iter().any(|part| part.1.is_some()) {
            true => self.share_chunks(made, sharing),
            false => self.share_statically(made, sharing),
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
    pub(super) fn share_statically(&mut self, made: &Loop, sharing: &Sharing) {
        let [ident, thread] = self.share_bounds(made, sharing);
        let location = self.builder.location();
        let exit = self.builder.before_end(made.exit);
        self.at(exit, |state| {
            state.place_here();
            state.call_kmpc("__kmpc_for_static_fini", &[ident, thread]);
            if sharing.wait {
                state.located(location, |state| {
                    state.barrier(runtime::END_OF_LOOP);
                    state.place_here();
                });
            }
        });
    }

    fn share_bounds(&mut self, made: &Loop, sharing: &Sharing) -> [Value; 2] {
        let ty = self.builder.type_of(made.counter);
        let name = self.static_init(ty, sharing.is_split);
        let ident = self.ident(0);
        self.declare_kmpc(name);
        self.declare_kmpc("__kmpc_for_static_fini");
        let slots = self.slots_point(sharing.allocas);
        let splits = self.alloca_point(sharing.mark);
        let share = self.at(slots, |state| state.share_here(ty));
        let before = self.builder.before_end(made.preheader);
        let [zero, one] = [0, 1].map(|number| self.llvm().int(ty, number).into());
        let (thread, lower, count) = self.at(before, |state| {
            state.put(zero, share.lower);
            let most = state.binary(Opcode::Sub, Flags::NONE, made.count, one);
            state.put(most, share.upper);
            state.put(one, share.stride);
            let thread = state.thread_num(ident);
            for &(kind, _) in &sharing.parts {
                let split = sharing
                    .is_split
                    .then(|| state.at(splits, |state| state.slot(ty, "p.distupperbound")));
                state.call_static_init(name, [ident, thread], (kind, zero), (&share, split, one));
            }
            let first = state.get(ty, share.lower);
            let last = state.get(ty, share.upper);
            let span = state.binary(Opcode::Sub, Flags::NONE, last, first);
            (thread, first, state.binary(Opcode::Add, Flags::NONE, span, one))
        });
        self.count_to(made, count);
        let location = self.builder.location();
        self.count_from(made, lower, location);
        [ident, thread]
    }

    /// The function that says which iterations are a thread's own, teams having parts of their own
    /// or not.
    pub(super) fn static_init(&self, ty: Type, is_split: bool) -> &'static str {
        match (self.llvm().int_width(ty) == Some(32), is_split) {
            (true, false) => "__kmpc_for_static_init_4u",
            (false, false) => "__kmpc_for_static_init_8u",
            (true, true) => "__kmpc_dist_for_static_init_4u",
            (false, true) => "__kmpc_dist_for_static_init_8u",
        }
    }

    /// Calls it.
    pub(super) fn call_static_init(
        &mut self,
        name: &'static str,
        [ident, thread]: [Value; 2],
        (kind, chunk): (u32, Value),
        (share, split, one): (&Share, Option<Value>, Value),
    ) {
        let kind = self.llvm().i32(kind as i32).into();
        let mut args = vec![ident, thread, kind, share.last, share.lower, share.upper];
        args.extend(split);
        args.extend([share.stride, one, chunk]);
        self.call_kmpc(name, &args);
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
