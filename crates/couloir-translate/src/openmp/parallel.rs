//! `omp.parallel`: a region that each thread of a team runs, in a function of its own in the end.

use couloir_ir::{Failure, OpRef};
use couloir_llvmir::{Block, ConstantData, Flags, Inst, Opcode, Point, Type, Value};
use rustc_hash::FxHashMap;

use super::outline::{Called, Kind, Outline};
use super::privates::Privates;
use super::reductions::Reductions;
use super::region_of;
use crate::function::FunctionState;

/// The blocks around a region, and what is made in them.
struct Frame {
    /// Where what is stored for the threads goes.
    from: Block,
    /// The branch to the region.
    branch: Inst,
    entry: Block,
    body: Block,
    before_exit: Block,
    exit: Block,
    outer: Block,
    /// What stands for the arguments of the function.
    args: [Value; 2],
}

/// What the runtime library is told of a region that the threads of a team run.
pub(super) struct Parallel {
    ident: Value,
    condition: Option<Value>,
    /// Where the region keeps the number of its thread, and that number.
    local: Value,
    thread: Value,
}

/// How `proc_bind` is told to the runtime library.
fn proc_bind(op: OpRef<'_>) -> Option<i32> {
    let bits = crate::read::enum_bits(op.ctx(), op.attr_named("proc_bind_kind")?)?;
    [5, 2, 3, 4].get(usize::try_from(bits).ok()?).copied()
}

pub(super) fn parallel(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    super::unsupported::parallel(op)?;
    let mut privates = Privates::of(state, op)?;
    let reductions = Reductions::of(state, op)?;
    let condition = state.clause(op, "if_expr")?;
    let threads = state.clause(op, "num_threads")?;
    let outer = state.alloca_block()?;
    let [ident, thread] = state.ident_and_thread();
    if let Some(threads) = threads {
        let threads = state.as_int(threads, Type::I32, Opcode::ZExt);
        state.call_kmpc("__kmpc_push_num_threads", &[ident, thread, threads]);
    }
    if let Some(kind) = proc_bind(op) {
        let kind = state.llvm().i32(kind).into();
        state.call_kmpc("__kmpc_push_proc_bind", &[ident, thread, kind]);
    }
    let frame = state.frame(outer);
    let outline = state.begin_parallel(&frame, ident, condition);
    let body = state.builder.begin(frame.body);
    state.go(body);
    state.place_here();
    let slots = state.parallel_body(op, frame.entry, &mut privates, &reductions)?;
    state.share(&frame, &outline);
    let end = state.builder.before_end(frame.before_exit);
    let last = state.split_located(end, None, ".fini");
    if let Some((branch, place)) = end.before.zip(state.omp().place) {
        state.builder.attach(branch, "dbg", place);
    }
    state.builder.set_point(state.builder.before_end(last));
    state.builder.set_location(None);
    state.clean_up_reductions(&reductions, &slots)?;
    state.free_privates(&privates)?;
    state.know_region(outline.entry, outline.exit);
    state.omp().outlines.push(outline);
    state.builder.switch_to(frame.exit);
    Ok(())
}

impl FunctionState<'_> {
    /// An integer as another type, made wider in a way.
    pub(super) fn as_int(&mut self, value: Value, ty: Type, wider: Opcode) -> Value {
        let width = |state: &Self, ty| state.llvm().int_width(ty).unwrap_or(0);
        let (from, to) = (width(self, self.builder.type_of(value)), width(self, ty));
        let opcode = if from < to { wider } else { Opcode::Trunc };
        self.cast(opcode, Flags::NONE, value, ty)
    }

    /// Makes the blocks around a region at the current point.
    fn frame(&mut self, outer: Block) -> Frame {
        let from = self.here().block;
        let slots = self.builder.begin(outer);
        let args = self
            .at(slots, |state| ["tid.addr", "zero.addr"].map(|name| state.slot(Type::I32, name)));
        let mark = self.builder.placeholder(from);
        let after = Point { block: from, before: Some(mark) };
        let entry = self.split(after, "omp.par.entry");
        let branch = self.builder.insts(from).last().copied().unwrap_or(mark);
        let split =
            |state: &mut Self, block, name| state.split(Point { block, before: Some(mark) }, name);
        let body = split(self, entry, "omp.par.region");
        let before_exit = split(self, body, "omp.par.pre_finalize");
        let exit = split(self, before_exit, "omp.par.exit");
        self.builder.remove(exit, mark);
        Frame { from, branch, entry, body, before_exit, exit, outer, args }
    }

    /// What stands at the start of the region: the number of the thread.
    fn begin_parallel(&mut self, frame: &Frame, ident: Value, condition: Option<Value>) -> Outline {
        let [thread_addr, zero_addr] = frame.args;
        let end = self.builder.before_end(frame.entry);
        let (local, thread, uses) = self.at(end, |state| {
            let local = state.slot(Type::I32, "tid.addr.local");
            let load = |state: &mut Self, from, name| {
                let value = state.get(Type::I32, from);
                state.name(value, name)
            };
            let thread = load(state, local, "tid");
            let first = load(state, thread_addr, "tid.addr.use");
            let second = load(state, zero_addr, "zero.addr.use");
            (local, thread, [first, second])
        });
        let alone = frame.args.to_vec();
        let stands = alone.iter().filter_map(|&value| self.builder.defining_inst(value));
        let stands = stands.map(|inst| (frame.outer, inst)).collect();
        Outline {
            entry: frame.entry,
            exit: frame.exit,
            branch: frame.branch,
            allocas: frame.outer,
            alone,
            stands,
            uses: uses.to_vec(),
            kind: Kind::Parallel(Parallel { ident, condition, local, thread }),
        }
    }

    /// Translates what is inside.
    fn parallel_body(
        &mut self,
        op: OpRef<'_>,
        entry: Block,
        privates: &mut Privates<'_>,
        reductions: &Reductions<'_>,
    ) -> Result<Vec<Value>, Failure> {
        self.allocate_privates(privates, entry)?;
        let slots = self.allocate_reductions(reductions, entry)?;
        self.init_privates(privates)?;
        self.copy_privates(op, privates)?;
        let slots = self.init_reductions(reductions, slots, entry)?;
        self.enter_allocas(entry);
        let done = self.region(region_of(&op)?, "omp.par.region");
        self.leave_allocas();
        let next = done?.next;
        let end = self.builder.before_end(next);
        self.go(end);
        if !reductions.is_empty() {
            self.combine(reductions, &slots, entry, false)?;
        }
        Ok(slots)
    }

    /// Hands values that are no pointers to the region through memory.
    fn share(&mut self, frame: &Frame, outline: &Outline) {
        let Kind::Parallel(own) = &outline.kind else { return };
        let walked = self.walk(frame.entry, frame.exit);
        let used = walked.values().filter(|value| !outline.alone.contains(value));
        let used = used.collect::<Vec<_>>();
        // The first goes right behind what the region starts with, others to the end. Variables of
        // the module count.
        let is_first = used.first().is_some_and(|value| value.as_local().is_some());
        let mut load = match is_first {
            true => self.point_after(frame.entry, outline.uses.last().copied()),
            false => self.builder.before_end(frame.entry),
        };
        let (mut new, slots) = (FxHashMap::default(), self.builder.begin(frame.outer));
        for input in used.into_iter().filter(|input| input.as_local().is_some()) {
            if self.is_thread_num(input) {
                new.insert(input, own.thread);
                continue;
            }
            let load = std::mem::replace(&mut load, self.builder.before_end(frame.entry));
            if !self.llvm().is_pointer(self.builder.type_of(input)) {
                new.insert(input, self.share_one(frame, input, [slots, load]));
            }
        }
        if !new.is_empty() {
            self.builder.replace_within(&walked.blocks, &new);
        }
    }

    /// Stores a value outside of a region and loads it inside.
    fn share_one(&mut self, frame: &Frame, input: Value, [slots, load]: [Point; 2]) -> Value {
        let (ty, name) = (self.builder.type_of(input), self.name_of(input));
        let slot = self.at(slots, |state| {
            let slot = state.slot(ty, "");
            state.name_bytes(slot, &[&name, b".reloaded".as_slice()].concat());
            slot
        });
        let store = Point { block: frame.from, before: Some(frame.branch) };
        self.at(store, |state| state.put(input, slot));
        self.at(load, |state| state.get(ty, slot))
    }

    /// Calls a function by each thread of a team.
    pub(super) fn fork(&mut self, own: &Parallel, called: &Called) {
        self.rename_block(called.block, "omp_parallel");
        let count = self.llvm().i32(i32::from(called.given.is_some())).into();
        let mut args = vec![own.ident, count, called.function];
        if let Some(condition) = own.condition {
            args.push(self.cast(Opcode::SExt, Flags::NONE, condition, Type::I32));
            let null = self.llvm().zero(self.llvm().ptr_type(0)).into();
            args.push(called.given.unwrap_or(null));
            self.call_kmpc("__kmpc_fork_call_if", &args);
        } else {
            args.extend(called.given);
            self.call_kmpc("__kmpc_fork_call", &args);
        }
    }

    /// Takes the number of the thread from the argument.
    pub(super) fn know_thread(&mut self, entry: Block, own: &Parallel, arg: Option<Value>) {
        let Some(inst) = self.builder.defining_inst(own.thread) else { return };
        let Some(arg) = arg else { return };
        let before = Point { block: entry, before: Some(inst) };
        self.at(before, |state| {
            let number = state.get(Type::I32, arg);
            state.put(number, own.local);
        });
    }

    /// Whether a value is the address of a variable, of the module or made for constructs, but for
    /// places in the source.
    pub(super) fn is_variable(&self, value: Value) -> bool {
        let symbol =
            value.as_constant().and_then(|constant| match self.llvm().constant(constant) {
                ConstantData::Global { symbol, .. } => Some(*symbol),
                _ => None,
            });
        symbol.is_some_and(|symbol| {
            let name = symbol.name().map(|name| self.llvm().str_bytes(name));
            let is_made = |name: &[u8]| {
                name.starts_with(b".gomp_critical_user_") || name.ends_with(b".cache")
            };
            self.translator.is_variable(symbol) || name.is_some_and(is_made)
        })
    }

    /// The point behind a value.
    pub(super) fn point_after(&self, block: Block, value: Option<Value>) -> Point {
        let last = value.and_then(|value| self.builder.defining_inst(value));
        let mut insts = self.builder.insts(block).iter().copied();
        insts.by_ref().find(|&inst| Some(inst) == last);
        Point { block, before: insts.next() }
    }

    /// Whether a value is the number of the thread, as the runtime library gives it.
    fn is_thread_num(&self, value: Value) -> bool {
        let inst = self.builder.defining_inst(value);
        inst.is_some_and(|inst| self.calls(inst, "__kmpc_global_thread_num"))
    }

    /// Whether an instruction calls a function.
    pub(super) fn calls(&self, inst: Inst, name: &str) -> bool {
        let callee = || self.builder.operands(inst).first().copied();
        let symbol = self.llvm().symbol(name);
        let known = self.llvm().global_in(symbol, self.translator.function_space);
        self.builder.call_site(inst).is_some() && callee() == Some(known.into())
    }

    /// The name of a value, or nothing.
    pub(super) fn name_of(&self, value: Value) -> Vec<u8> {
        let name = self.builder.value_name(value);
        name.map_or_else(Vec::new, |name| self.llvm().str_bytes(name).to_vec())
    }
}
