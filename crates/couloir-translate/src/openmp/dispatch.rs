//! Loops of which the runtime library hands out chunks to threads while they run.

use couloir_ir::OpRef;
use couloir_llvmir::{Block, Flags, IntPredicate, Opcode, Type, Value};

use super::loops::Loop;
use super::wsloop::Share;
use super::{has, runtime};
use crate::function::FunctionState;
use crate::read::enum_bits;

/// Static, iterations divided evenly, as the runtime library calls it.
pub(super) const STATIC: u32 = 34;
/// Static, in chunks.
pub(super) const STATIC_CHUNKED: u32 = 33;
/// What is added where iterations are ordered.
const ORDERED: u32 = 32;
/// Each thread gets its chunks in their order, or it may not.
const MONOTONIC: u32 = 1 << 29;
const NONMONOTONIC: u32 = 1 << 30;

/// The kinds of schedules: static, dynamic, guided, auto, runtime, distribute; without an order,
/// without one in vectors, and with one.
const KINDS: [[u32; 3]; 6] = [
    [STATIC, STATIC, STATIC + ORDERED],
    [35, 35, 35 + ORDERED],
    [36, 46, 36 + ORDERED],
    [38, 38, 38 + ORDERED],
    [37, 47, 37 + ORDERED],
    [STATIC, STATIC, 60 + ORDERED],
];

/// How a loop's iterations are handed out.
#[derive(Clone, Copy)]
pub(super) struct Schedule {
    /// Without modifiers.
    kind: u32,
    /// With them.
    number: u32,
    ordered: bool,
}

impl Schedule {
    /// That of an op.
    pub(super) fn of(op: OpRef<'_>) -> Self {
        let bits = |name| op.attr_named(name).and_then(|attr| enum_bits(op.ctx(), attr));
        let ordered = has(op, "ordered");
        let own = bits("schedule_kind").and_then(|bits| usize::try_from(bits).ok()).unwrap_or(0);
        let column = if ordered { 2 } else { usize::from(has(op, "schedule_simd")) };
        let mut kind = KINDS.get(own).map_or(STATIC, |row| row[column]);
        if own == 0 && has(op, "schedule_chunk") {
            kind = STATIC_CHUNKED + if ordered { ORDERED } else { 0 };
        }
        let is_free = !ordered && kind != STATIC && kind != STATIC_CHUNKED;
        let modifier = match bits("schedule_mod") {
            Some(1) => MONOTONIC,
            Some(2) => NONMONOTONIC,
            _ if is_free => NONMONOTONIC,
            _ => 0,
        };
        Self { kind, number: kind | modifier, ordered }
    }

    /// How the runtime library calls it.
    pub(super) fn number(self) -> u32 {
        self.number
    }

    /// Whether iterations are divided evenly before the loop runs.
    pub(super) fn is_even(self) -> bool {
        self.kind == STATIC
    }

    /// Whether they are divided into chunks before the loop runs.
    pub(super) fn is_chunked(self) -> bool {
        self.kind == STATIC_CHUNKED
    }
}

impl FunctionState<'_> {
    /// Lets threads ask for chunks of a loop's iterations.
    pub(super) fn dispatch(
        &mut self,
        made: &Loop,
        schedule: Schedule,
        chunk: Option<Value>,
        (allocas, wait): (Block, bool),
    ) {
        let ty = self.builder.type_of(made.counter);
        let wide = self.llvm().int_width(ty) != Some(32);
        let pick = |narrow, other| if wide { other } else { narrow };
        let ident = self.ident(0);
        let init = pick("__kmpc_dispatch_init_4u", "__kmpc_dispatch_init_8u");
        let next = pick("__kmpc_dispatch_next_4u", "__kmpc_dispatch_next_8u");
        self.declare_kmpc(init);
        self.declare_kmpc(next);
        let share = self.share_slots(allocas, ty);
        let thread = self.begin_dispatch(made, &share, (ident, init), (schedule, chunk));
        let again = self.ask_again(made, &share, [ident, thread], next);
        self.loop_chunk(made, &share, again);
        if schedule.ordered {
            let fini = pick("__kmpc_dispatch_fini_4u", "__kmpc_dispatch_fini_8u");
            let end = self.builder.before_end(made.latch);
            self.at(end, |state| state.call_kmpc(fini, &[ident, thread]));
        }
        if wait {
            let (end, location) = (self.builder.before_end(made.exit), self.builder.location());
            self.at(end, |state| {
                state.located(location, |state| {
                    state.barrier(runtime::END_OF_LOOP);
                    state.place_here();
                });
            });
        }
    }

    /// Tells the runtime library of the loop; the number of the thread.
    fn begin_dispatch(
        &mut self,
        made: &Loop,
        share: &Share,
        (ident, init): (Value, &'static str),
        (schedule, chunk): (Schedule, Option<Value>),
    ) -> Value {
        let ty = self.builder.type_of(made.counter);
        let one = self.llvm().int(ty, 1).into();
        let kind = self.llvm().i32(schedule.number as i32).into();
        let end = self.builder.before_end(made.preheader);
        self.at(end, |state| {
            state.put(one, share.lower);
            state.put(made.count, share.upper);
            state.put(one, share.stride);
            let thread = state.thread_num(ident);
            let chunk = chunk.unwrap_or(one);
            state.call_kmpc(init, &[ident, thread, kind, one, made.count, one, chunk]);
            thread
        })
    }

    /// A block that asks for a chunk, and its first iteration.
    fn ask_again(
        &mut self,
        made: &Loop,
        share: &Share,
        [ident, thread]: [Value; 2],
        next: &'static str,
    ) -> (Block, Value) {
        let ty = self.builder.type_of(made.counter);
        let name = self.builder.block_name(made.preheader);
        let name = name.map_or_else(Vec::new, |name| self.llvm().str_bytes(name).to_vec());
        let name = format!("{}.outer.cond", String::from_utf8_lossy(&name));
        let block = self.block_before(&name, None);
        let around = (self.here(), self.builder.location());
        self.go(self.builder.before_end(made.preheader));
        self.builder.switch_to(block);
        let Share { last, lower, upper, stride } = *share;
        let found = self.runtime_value(next, &[ident, thread, last, lower, upper, stride]);
        let zero = self.llvm().i32(0).into();
        let found = self.builder.icmp(IntPredicate::Ne, Flags::NONE, found, zero);
        let first = self.get(ty, lower);
        let one = self.llvm().int(ty, 1).into();
        let first = self.builder.binary(Opcode::Sub, Flags::NONE, first, one);
        self.name(first, "lb");
        self.builder.cond_br(found, made.header, made.exit);
        self.builder.set_point(around.0);
        self.builder.set_location(around.1);
        (block, first)
    }

    /// Makes a loop run for one chunk, and ask again.
    fn loop_chunk(&mut self, made: &Loop, share: &Share, (again, first): (Block, Value)) {
        let ty: Type = self.builder.type_of(made.counter);
        if let Some(phi) = self.builder.defining_inst(made.counter) {
            let zero = self.llvm().int(ty, 0).into();
            self.builder.retarget(phi, made.preheader, again);
            self.builder.replace_in(phi, |value| (value == zero).then_some(first));
        }
        self.redirect(made.preheader, again);
        let start = self.builder.begin(made.cond);
        let most = self.at(start, |state| {
            let most = state.get(ty, share.upper);
            state.name(most, "ub")
        });
        self.count_to(made, most);
        if let Some(end) = self.builder.terminator(made.cond) {
            self.builder.retarget(end, made.exit, again);
        }
    }
}
