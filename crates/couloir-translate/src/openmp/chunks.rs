//! Loops whose iterations are divided into chunks before they run: a loop over chunks around.

use couloir_llvmir::{Block, Flags, IntPredicate, Opcode, Point, Type, Value};

use super::loops::Loop;
use super::runtime;
use super::wsloop::Sharing;
use crate::function::FunctionState;

/// What the runtime library says of a thread's chunks.
struct Chunks {
    ident: Value,
    thread: Value,
    /// The first iteration of the first chunk, how many a chunk has, and how far chunks are apart.
    first: Value,
    range: Value,
    stride: Value,
}

impl FunctionState<'_> {
    /// Lets each thread run every so many chunks of a loop.
    pub(super) fn share_chunks(&mut self, made: &Loop, sharing: &Sharing) {
        let chunks = self.first_chunk(made, sharing);
        let name = String::from_utf8_lossy(&self.block_name_of(made.preheader)).into_owned();
        let enter = self.split_here(&name);
        let point = self.builder.before_end(made.preheader);
        self.builder.set_point(point);
        let outer = self.chunk_loop(made, &chunks);
        let start = self.builder.before_end(outer.body);
        let number = self.at(start, |state| {
            let far = state.binary(Opcode::Mul, Flags::NONE, outer.counter, chunks.stride);
            state.binary(Opcode::Add, Flags::NONE, far, chunks.first)
        });
        self.redirect(outer.body, enter);
        self.redirect(made.exit, outer.latch);
        self.redirect(outer.after, made.after);
        self.within_chunk(made, enter, number, chunks.range);
        let exit = self.builder.before_end(outer.exit);
        let location = self.builder.location();
        self.at(exit, |state| {
            state.builder.set_location(location);
            state.place_here();
            state.call_kmpc("__kmpc_for_static_fini", &[chunks.ident, chunks.thread]);
            if sharing.wait {
                state.barrier(runtime::END_OF_LOOP);
            }
        });
        self.say_parallel(made, true, &[]);
    }

    /// The name of a block, or nothing.
    pub(super) fn block_name_of(&self, block: Block) -> Vec<u8> {
        let name = self.builder.block_name(block);
        name.map_or_else(Vec::new, |name| self.llvm().str_bytes(name).to_vec())
    }

    /// Asks for the first chunk before the loop; the point is behind that then.
    fn first_chunk(&mut self, made: &Loop, sharing: &Sharing) -> Chunks {
        let ty = self.builder.type_of(made.counter);
        let init = self.static_init(ty, false);
        let ident = self.ident(0);
        self.declare_kmpc(init);
        self.declare_kmpc("__kmpc_for_static_fini");
        let slots = self.alloca_point(sharing.mark);
        let location = self.builder.location();
        let share = self.at(slots, |state| {
            state.builder.set_location(location);
            state.share_here(ty)
        });
        let end = self.builder.before_end(made.preheader);
        self.builder.set_point(end);
        let [zero, one] = [0, 1].map(|number| self.llvm().int(ty, number).into());
        self.put(zero, share.lower);
        let most = self.binary(Opcode::Sub, Flags::NONE, made.count, one);
        let empty = self.icmp(IntPredicate::Eq, made.count, zero);
        let most = self.select(Flags::NONE, empty, zero, most);
        self.put(most, share.upper);
        self.put(one, share.stride);
        let thread = self.thread_num(ident);
        for &(kind, chunk) in &sharing.parts {
            let part = (kind, chunk.unwrap_or(zero));
            self.call_static_init(init, [ident, thread], part, (&share, None, one));
        }
        let first = self.get(ty, share.lower);
        let first = self.name(first, "omp_firstchunk.lb");
        let last = self.get(ty, share.upper);
        let last = self.name(last, "omp_firstchunk.ub");
        let end = self.binary(Opcode::Add, Flags::NONE, last, one);
        let range = self.binary(Opcode::Sub, Flags::NONE, end, first);
        let range = self.name(range, "omp_chunk.range");
        let stride = self.get(ty, share.stride);
        let stride = self.name(stride, "omp_dispatch.stride");
        Chunks { ident, thread, first, range, stride }
    }

    /// The loop over chunks, at the current point.
    fn chunk_loop(&mut self, made: &Loop, chunks: &Chunks) -> Loop {
        let ty: Type = self.builder.type_of(made.counter);
        let [zero, one] = [0, 1].map(|number| self.llvm().int(ty, number).into());
        let none = Flags::NONE;
        let span = self.binary(Opcode::Sub, Flags::NUW, made.count, chunks.first);
        let empty = self.icmp(IntPredicate::Ule, made.count, chunks.first);
        let less = self.binary(Opcode::Sub, none, span, one);
        let count = self.binary(Opcode::UDiv, none, less, chunks.stride);
        let count = self.binary(Opcode::Add, none, count, one);
        let single = self.icmp(IntPredicate::Ule, span, chunks.stride);
        let count = self.select(none, single, one, count);
        let count = self.select(none, empty, zero, count);
        let count = self.name(count, "omp_dispatch.tripcount");
        let here = self.here();
        let outer = self.skeleton(count, here.block, None, "dispatch");
        self.builder.split(here, outer.after);
        self.at(Point::end(here.block), |state| state.builder.br(outer.preheader));
        outer
    }

    /// Makes the loop run for one chunk, the last of which may be smaller.
    fn within_chunk(&mut self, made: &Loop, enter: Block, number: Value, range: Value) {
        let end = self.builder.before_end(enter);
        let count = self.at(end, |state| {
            let end = state.binary(Opcode::Add, Flags::NONE, number, range);
            let is_last = state.icmp(IntPredicate::Uge, end, made.count);
            let is_last = state.name(is_last, "omp_chunk.is_last");
            let left = state.binary(Opcode::Sub, Flags::NONE, made.count, number);
            let count = state.select(Flags::NONE, is_last, left, range);
            state.name(count, "omp_chunk.tripcount")
        });
        self.count_to(made, count);
        let start = self.builder.begin(made.body);
        let location = start.before.and_then(|inst| self.builder.debug_location(inst));
        self.count_from(made, number, location);
    }
}
