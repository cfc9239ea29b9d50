//! `omp.task` and `omp.taskgroup`: regions that threads run when they like, and that they wait for.

use couloir_ir::{Failure, OpRef};
use couloir_llvmir::{
    AttrKind, AttrList, AttrSet, Attribute, Block, CallSpec, Flags, Opcode, Point, TailKind, Type,
    Value, intrinsic_attributes,
};

use super::outline::{Called, Kind, Outline};
use super::privates::{Context, Privates};
use super::{has, operands_of, region_of};
use crate::function::FunctionState;
use crate::read::enum_bits;

/// What the runtime library is told of a task.
pub(super) struct Task {
    ident: Value,
    tied: bool,
    mergeable: bool,
    last: Option<Value>,
    condition: Option<Value>,
    priority: Option<Value>,
    event: Option<Value>,
    /// Variables that tasks depend on, and how.
    depends: Vec<(Value, u8)>,
}

/// How the runtime library calls kinds of dependence: in, out, in and out, mutually exclusive,
/// a set.
const DEPENDS: [u8; 5] = [1, 3, 3, 4, 8];

/// Flags of tasks.
const TIED: i32 = 1;
const FINAL: i32 = 2;
const MERGEABLE: i32 = 4;
const PRIORITY: i32 = 32;

/// The bytes of what the runtime library keeps of a task.
const TASK_SIZE: i64 = 40;

impl Task {
    fn of(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<Self, Failure> {
        Ok(Self {
            depends: depends(state, op)?,
            last: state.clause(op, "final")?,
            condition: state.clause(op, "if_expr")?,
            priority: state.clause(op, "priority")?,
            event: state.clause(op, "event_handle")?,
            tied: !has(op, "untied"),
            mergeable: has(op, "mergeable"),
            ident: state.ident(0),
        })
    }
}

fn depends(state: &FunctionState<'_>, op: OpRef<'_>) -> Result<Vec<(Value, u8)>, Failure> {
    let kinds = op.attr_named("depend_kinds").and_then(|attr| attr.as_array(op.ctx()));
    let kinds = kinds.unwrap_or_default().iter().map(|&kind| {
        let bits = enum_bits(op.ctx(), kind).and_then(|bits| usize::try_from(bits).ok());
        bits.and_then(|bits| DEPENDS.get(bits)).copied().ok_or(Failure)
    });
    let values = operands_of(op, "depend_vars").map(|value| state.lookup(value).ok_or(Failure));
    values.zip(kinds).map(|(value, kind)| Ok((value?, kind?))).collect()
}

pub(super) fn taskgroup(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    super::unsupported::taskgroup(op)?;
    state.alloca_block()?;
    let args = state.ident_and_thread();
    state.call_kmpc("__kmpc_taskgroup", &args);
    state.place_here();
    let exit = state.split_here("taskgroup.exit");
    state.region(region_of(&op)?, "omp.taskgroup.region")?;
    state.builder.switch_to(exit);
    let place = state.omp().place;
    state.builder.set_location(place);
    state.call_kmpc("__kmpc_end_taskgroup", &args);
    Ok(())
}

pub(super) fn task(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    super::unsupported::task(op)?;
    let mut privates = Privates::of(state, op)?;
    let allocas = state.alloca_block()?;
    let mark = state.alloca_mark();
    let before = state.here().block;
    let start = state.block_before("omp.task.start", None);
    state.builder.br(start);
    state.builder.set_point(state.builder.before_end(before));
    let copy = state.split_here("omp.private.copy");
    let init = state.split_here("omp.private.init");
    state.go(state.builder.before_end(init));
    let context = state.make_context(&mut privates)?;
    state.init_in_context(&mut privates)?;
    state.go(state.builder.before_end(copy));
    state.copy_privates(op, &privates)?;
    state.builder.switch_to(start);
    let slots = Slots { allocas, mark };
    let exit = state.run_task(op, &slots, (&mut privates, context.as_ref()))?;
    state.builder.switch_to(exit);
    Ok(())
}

/// Where variables of what is around go: a block, and what some go before.
struct Slots {
    allocas: Block,
    mark: Option<couloir_llvmir::Inst>,
}

impl FunctionState<'_> {
    /// Makes the blocks of a task at the current point; the block behind them.
    fn run_task(
        &mut self,
        op: OpRef<'_>,
        slots: &Slots,
        variables: (&mut Privates<'_>, Option<&Context>),
    ) -> Result<Block, Failure> {
        let task = Task::of(self, op)?;
        let location = self.builder.location();
        let exit = self.split_here("task.exit");
        let body = self.split_here("task.body");
        let entry = self.split_here("task.alloca");
        let branch = self.here().before.ok_or(Failure)?;
        self.enter_allocas(entry);
        let inside = self.builder.begin(body);
        let done = self.at(inside, |state| state.task_body(op, entry, variables));
        self.leave_allocas();
        done?;
        let outside = self.alloca_point(slots.mark);
        let (address, number) = self.at(outside, |state| {
            let address = state.slot(Type::I32, "global.tid.addr");
            let number = state.get(Type::I32, address);
            (address, state.name(number, "global.tid.val"))
        });
        let inside = self.builder.begin(entry);
        let ten = self.llvm().i32(10).into();
        let used =
            self.at(inside, |state| state.builder.binary(Opcode::Add, Flags::NONE, number, ten));
        let stands = [address, number].into_iter();
        let stands = stands.filter_map(|value| self.builder.defining_inst(value));
        let stands = stands.map(|inst| (outside.block, inst)).collect();
        let (alone, uses, kind) = (vec![number], vec![used], Kind::Task(Box::new(task)));
        let allocas = slots.allocas;
        self.omp().place = location;
        self.omp().outlines.push(Outline {
            entry,
            exit,
            branch,
            allocas,
            alone,
            stands,
            uses,
            kind,
        });
        Ok(exit)
    }

    fn task_body(
        &mut self,
        op: OpRef<'_>,
        entry: Block,
        (privates, context): (&mut Privates<'_>, Option<&Context>),
    ) -> Result<(), Failure> {
        self.allocate_in_task(privates, entry)?;
        if let Some(context) = context {
            self.find_in_context(privates, context);
        }
        let next = self.region(region_of(&op)?, "omp.task.region")?.next;
        self.go(self.builder.before_end(next));
        self.free_privates(privates)?;
        if let Some(context) = context {
            self.free_context(context);
        }
        Ok(())
    }

    /// Hands a function to the runtime library as a task.
    pub(super) fn give_task(&mut self, task: &Task, called: &Called) {
        self.declare_kmpc("__kmpc_omp_task_alloc");
        let ident = task.ident;
        let thread = self.thread_num(ident);
        let flags = self.task_flags(task);
        let size = match called.given {
            Some(_) => {
                let bytes = self.translator.layout.store_size(self.llvm(), called.given_ty);
                bytes.unwrap_or(0) as i64
            }
            None => 0,
        };
        let [own, size] = [TASK_SIZE, size].map(|bytes| self.llvm().i64(bytes).into());
        let args = [ident, thread, flags, own, size, called.function];
        let data = self.runtime_value("__kmpc_omp_task_alloc", &args);
        if let Some(event) = task.event {
            let args = [ident, thread, data];
            let made = self.runtime_value("__kmpc_task_allow_completion_event", &args);
            let made = self.builder.cast(Opcode::PtrToInt, Flags::NONE, made, Type::I64);
            self.put(made, event);
        }
        if let Some(given) = called.given {
            let pointer = self.llvm().ptr_type(0);
            let to = self.get(pointer, data);
            self.copy_bytes(to, given, size);
        }
        if let Some(priority) = task.priority {
            self.set_priority(data, priority);
        }
        let depends = self.task_depends(task);
        self.start_task((ident, thread, data), task, called, depends);
    }

    fn task_flags(&mut self, task: &Task) -> Value {
        let number = |state: &Self, number| Value::from(state.llvm().i32(number));
        let mut flags = number(self, if task.tied { TIED } else { 0 });
        if let Some(last) = task.last {
            let [yes, no] = [FINAL, 0].map(|bit| number(self, bit));
            let own = self.select(Flags::NONE, last, yes, no);
            flags = self.binary(Opcode::Or, Flags::NONE, own, flags);
        }
        if task.mergeable {
            flags = self.binary(Opcode::Or, Flags::NONE, number(self, MERGEABLE), flags);
        }
        if task.priority.is_some() {
            flags = self.binary(Opcode::Or, Flags::NONE, number(self, PRIORITY), flags);
        }
        flags
    }

    /// Copies bytes of which nothing is known.
    fn copy_bytes(&mut self, to: Value, from: Value, size: Value) {
        let llvm = self.llvm();
        let pointer = llvm.ptr_type(0);
        let name = "llvm.memcpy.p0.p0.i64";
        let ty = llvm.function_type(Type::VOID, &[pointer, pointer, Type::I64, Type::I1], false);
        let attributes = intrinsic_attributes(llvm, name, ty).unwrap_or(AttrList::EMPTY);
        let callee = self.builder.declare(llvm.symbol(name), ty, attributes);
        let align = llvm.attr_set(&[Attribute::int(AttrKind::Align, 1)]);
        let attributes = llvm.attr_list(AttrSet::EMPTY, AttrSet::EMPTY, &[align, align]);
        let spec = CallSpec { attributes, ..CallSpec::new(ty, callee) };
        self.builder.call_with(&spec, &[to, from, size, llvm.bool(false).into()]);
    }

    /// The address of a field of a struct.
    fn field_of(&mut self, flags: Flags, ty: Type, base: Value, at: i32) -> Value {
        let indices = [0, at].map(|number| self.llvm().i32(number).into());
        self.builder.gep(flags, ty, base, &indices)
    }

    fn set_priority(&mut self, data: Value, priority: Value) {
        let llvm = self.llvm();
        let pointer = llvm.ptr_type(0);
        let outer = llvm.struct_type(&[pointer]);
        let inner = llvm.struct_type(&[pointer, pointer, Type::I32, pointer, pointer]);
        let pair = llvm.struct_type(&[pointer, pointer]);
        let mut place = data;
        for (ty, at) in [(outer, 0), (inner, 4), (pair, 0)] {
            place = self.field_of(Flags::INBOUNDS, ty, place, at);
        }
        self.put(priority, place);
    }

    /// Says what a task depends on: an array, and how much is in it.
    fn task_depends(&mut self, task: &Task) -> Option<[Value; 2]> {
        let entry = self.omp().order.first().filter(|_| !task.depends.is_empty())?;
        let llvm = self.llvm();
        let one = llvm.named_struct("struct.kmp_dep_info");
        llvm.set_struct_body(one, &[Type::I64, Type::I64, Type::I8], false);
        let count = task.depends.len();
        let all = llvm.array_type(one, count as u64);
        let end = self.builder.before_end(entry);
        let array = self.at(end, |state| state.slot(all, ".dep.arr.addr"));
        for (&(value, kind), at) in task.depends.iter().zip(0..) {
            let indices = [0, at].map(|number| self.llvm().i64(number).into());
            let own = self.builder.gep(Flags::INBOUNDS, all, array, &indices);
            self.depend(one, own, value, kind);
        }
        Some([llvm.i32(count as i32).into(), array])
    }

    fn depend(&mut self, ty: Type, own: Value, value: Value, kind: u8) {
        let flags = Flags::INBOUNDS | Flags::NUW;
        let place = self.field_of(flags, ty, own, 0);
        let address = self.builder.cast(Opcode::PtrToInt, Flags::NONE, value, Type::I64);
        self.put(address, place);
        let place = self.field_of(flags, ty, own, 1);
        let pointed = self.builder.type_of(value);
        let size = self.translator.layout.store_size(self.llvm(), pointed).unwrap_or(8);
        let size = self.llvm().i64(size as i64).into();
        self.put(size, place);
        let place = self.field_of(flags, ty, own, 2);
        let kind = self.llvm().int(Type::I8, kind.into()).into();
        self.put(kind, place);
    }

    /// Runs a task at once where a condition says so, else when a thread likes.
    fn start_task(
        &mut self,
        (ident, thread, data): (Value, Value, Value),
        task: &Task,
        called: &Called,
        depends: Option<[Value; 2]>,
    ) {
        let llvm = self.llvm();
        let none: [Value; 2] = [llvm.i32(0).into(), llvm.zero(llvm.ptr_type(0)).into()];
        let end = task.condition.map(|condition| {
            let end = self.branch_to_task(condition);
            if let Some(depends) = depends {
                let args = [&[ident, thread][..], &depends, &none].concat();
                self.call_kmpc("__kmpc_omp_wait_deps", &args);
            }
            let args = [ident, thread, data];
            self.call_kmpc("__kmpc_omp_task_begin_if0", &args);
            let own = [thread, data];
            let given = if called.given.is_some() { 2 } else { 1 };
            self.builder.call(called.ty, called.function, &own[..given]);
            self.call_kmpc("__kmpc_omp_task_complete_if0", &args);
            self.go(end.1);
            end.0
        });
        match depends {
            Some(depends) => {
                let args = [&[ident, thread, data][..], &depends, &none].concat();
                self.call_kmpc("__kmpc_omp_task_with_deps", &args);
            }
            None => {
                self.call_kmpc("__kmpc_omp_task", &[ident, thread, data]);
            }
        }
        if let Some(end) = end {
            self.builder.switch_to(end);
        }
    }

    /// Makes blocks for where a condition holds or not; the point is in the latter. The block
    /// behind both, and the point where it holds.
    fn branch_to_task(&mut self, condition: Value) -> (Block, Point) {
        let here = self.here().block;
        let end = self.block_after("if.end", Some(here));
        let [then, other, both] = [(); 3].map(|()| self.builder.loose_block());
        let mut last = here;
        for block in [then, other, both] {
            self.omp().order.insert_after(block, Some(last));
            last = block;
        }
        self.at(Point::end(both), |state| state.builder.br(end));
        for block in [then, other] {
            self.at(Point::end(block), |state| state.builder.br(both));
        }
        self.builder.cond_br(condition, then, other);
        let points = [then, other].map(|block| self.builder.before_end(block));
        self.go(points[1]);
        (end, points[0])
    }

    /// Asks for as much memory as a type takes.
    pub(super) fn allocate_memory(&mut self, ty: Type, name: &str) -> Value {
        let llvm = self.llvm();
        let pointer = llvm.ptr_type(0);
        let end = llvm.gep_expr(Flags::NONE, ty, llvm.zero(pointer), &[llvm.i32(1)]);
        let size = llvm.cast_expr(Opcode::PtrToInt, end, Type::I64).into();
        let function = llvm.function_type(pointer, &[Type::I64], false);
        let noalias = llvm.attr_set(&[Attribute::flag(AttrKind::NoAlias)]);
        let attributes = llvm.attr_list(AttrSet::EMPTY, noalias, &[]);
        let callee = self.builder.declare(llvm.symbol("malloc"), function, attributes);
        let spec = CallSpec { tail: TailKind::Tail, ..CallSpec::new(function, callee) };
        let inst = self.builder.call_with(&spec, &[size]);
        let made = self.builder.result(inst).unwrap_or_else(|| llvm.poison(pointer).into());
        self.name(made, name)
    }

    /// Gives memory back.
    pub(super) fn free_memory(&mut self, memory: Value) {
        let llvm = self.llvm();
        let function = llvm.function_type(Type::VOID, &[llvm.ptr_type(0)], false);
        let callee = self.builder.declare(llvm.symbol("free"), function, AttrList::EMPTY);
        let spec = CallSpec { tail: TailKind::Tail, ..CallSpec::new(function, callee) };
        self.builder.call_with(&spec, &[memory]);
    }
}
