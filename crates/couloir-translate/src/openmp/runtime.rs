//! Functions of OpenMP's runtime library, and what they are told of places in the source.
//!
//! Signatures and attributes are those that `mlir-translate` of MLIR 22 declares.

use std::sync::{Mutex, PoisonError};

use couloir_llvmir as l;
use couloir_llvmir::{
    AttrKind, AttrList, AttrSet, Attribute, Function, GlobalVariable, Inst, Linkage, Request,
    Symbol, Type, UnnamedAddr, Value,
};
use rustc_hash::FxHashMap;

use crate::function::FunctionState;

/// What is known of a runtime function: how it may be called.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Nothing.
    Plain,
    /// `nounwind`
    NoUnwind,
    /// `convergent nounwind`
    Convergent,
    /// `nounwind`, and what it gives is new memory
    Fresh,
}

/// A function: its name, the type of its result and those of its parameters (`v` is nothing, `i`
/// and `I` integers of 32 and 64 bits, `p` a pointer, `.` any more), and how it may be called.
type Row = (&'static str, &'static str, Kind);

const ROWS: &[Row] = &[
    ("__kmpc_barrier", "vpi", Kind::Convergent),
    ("__kmpc_cancel_barrier", "ipi", Kind::Convergent),
    ("__kmpc_copyprivate", "vpiIppi", Kind::NoUnwind),
    ("__kmpc_critical", "vpip", Kind::Convergent),
    ("__kmpc_critical_with_hint", "vpipi", Kind::Convergent),
    ("__kmpc_dist_for_static_init_4u", "vpiipppppii", Kind::NoUnwind),
    ("__kmpc_dist_for_static_init_8u", "vpiipppppII", Kind::NoUnwind),
    ("__kmpc_dispatch_fini_4u", "vpi", Kind::NoUnwind),
    ("__kmpc_dispatch_fini_8u", "vpi", Kind::NoUnwind),
    ("__kmpc_dispatch_deinit", "vpi", Kind::NoUnwind),
    ("__kmpc_dispatch_init_4u", "vpiiiiii", Kind::NoUnwind),
    ("__kmpc_dispatch_init_8u", "vpiiIIII", Kind::NoUnwind),
    ("__kmpc_dispatch_next_4u", "ipipppp", Kind::NoUnwind),
    ("__kmpc_dispatch_next_8u", "ipipppp", Kind::NoUnwind),
    ("__kmpc_end_critical", "vpip", Kind::Convergent),
    ("__kmpc_end_masked", "vpi", Kind::NoUnwind),
    ("__kmpc_end_master", "vpi", Kind::NoUnwind),
    ("__kmpc_end_ordered", "vpi", Kind::Convergent),
    ("__kmpc_end_reduce", "vpip", Kind::Convergent),
    ("__kmpc_end_reduce_nowait", "vpip", Kind::Convergent),
    ("__kmpc_end_single", "vpi", Kind::Convergent),
    ("__kmpc_end_taskgroup", "vpi", Kind::Convergent),
    ("__kmpc_flush", "vp", Kind::Convergent),
    ("__kmpc_for_static_fini", "vpi", Kind::NoUnwind),
    ("__kmpc_for_static_init_4u", "vpiippppii", Kind::NoUnwind),
    ("__kmpc_for_static_init_8u", "vpiippppII", Kind::NoUnwind),
    ("__kmpc_fork_call", "vpip.", Kind::NoUnwind),
    ("__kmpc_fork_call_if", "vpipip", Kind::Plain),
    ("__kmpc_fork_teams", "vpip.", Kind::NoUnwind),
    ("__kmpc_global_thread_num", "ip", Kind::NoUnwind),
    ("__kmpc_masked", "ipii", Kind::NoUnwind),
    ("__kmpc_master", "ipi", Kind::NoUnwind),
    ("__kmpc_omp_task", "ipip", Kind::NoUnwind),
    ("__kmpc_omp_task_alloc", "ppiiIIp", Kind::Fresh),
    ("__kmpc_omp_task_begin_if0", "vpip", Kind::NoUnwind),
    ("__kmpc_omp_task_complete_if0", "vpip", Kind::NoUnwind),
    ("__kmpc_omp_task_with_deps", "ipipipip", Kind::NoUnwind),
    ("__kmpc_omp_wait_deps", "vpiipip", Kind::Convergent),
    ("__kmpc_omp_taskwait", "ipi", Kind::Convergent),
    ("__kmpc_omp_taskyield", "ipii", Kind::NoUnwind),
    ("__kmpc_ordered", "vpi", Kind::Convergent),
    ("__kmpc_push_num_threads", "vpii", Kind::NoUnwind),
    ("__kmpc_push_num_teams_51", "vpiiii", Kind::Plain),
    ("__kmpc_push_proc_bind", "vpii", Kind::NoUnwind),
    ("__kmpc_reduce", "ipiiIppp", Kind::Convergent),
    ("__kmpc_reduce_nowait", "ipiiIppp", Kind::Convergent),
    ("__kmpc_single", "ipi", Kind::Convergent),
    ("__kmpc_task_allow_completion_event", "ppip", Kind::NoUnwind),
    ("__kmpc_taskgroup", "vpi", Kind::Convergent),
    ("__kmpc_threadprivate_cached", "ppipIp", Kind::NoUnwind),
];

/// Flags of `ident_t`: the interface of the compiler.
const KMPC: u32 = 2;
/// A barrier that a program names.
pub(super) const EXPLICIT: u32 = 0x20;
/// The barrier at the end of a loop.
pub(super) const END_OF_LOOP: u32 = 0x40;
/// The barrier at the end of `single`.
pub(super) const END_OF_SINGLE: u32 = 0x40;
/// A reduction that can be atomic.
pub(super) const ATOMIC_REDUCTION: u32 = 0x10;

/// What is said of the file, which `ident_t` of modules that are translated do not name.
const FILE: &str = "LLVMDialectModule";

/// What is said of a place that is not known.
const PLACE: &[u8] = b";unknown;unknown;0;0;;";

/// What the functions of a module share: the symbols of places by text, and of `ident_t` by place
/// and flags.
#[derive(Default)]
pub(crate) struct Idents {
    places: Mutex<FxHashMap<Vec<u8>, Symbol>>,
    idents: Mutex<FxHashMap<(Symbol, u32), Symbol>>,
}

impl Idents {
    fn place(&self, llvm: &l::Context, text: &[u8]) -> Symbol {
        let mut places = self.places.lock().unwrap_or_else(PoisonError::into_inner);
        *places.entry(text.to_vec()).or_insert_with(|| llvm.unnamed_symbol())
    }

    fn ident(&self, llvm: &l::Context, place: Symbol, flags: u32) -> Symbol {
        let mut idents = self.idents.lock().unwrap_or_else(PoisonError::into_inner);
        *idents.entry((place, flags)).or_insert_with(|| llvm.unnamed_symbol())
    }
}

/// A constant that nothing outside of the module sees and that may be merged with others.
fn private(symbol: Symbol, ty: Type, init: l::Constant, align: u64) -> GlobalVariable {
    let mut global = GlobalVariable::new(symbol, ty);
    (global.init, global.constant) = (Some(init), true);
    global.common.linkage = Linkage::Private;
    global.common.unnamed_addr = UnnamedAddr::Global;
    global.common.align = Some(align);
    global
}

/// The attributes of a function that neither unwinds nor, perhaps, may be moved into branches.
fn attributes(llvm: &l::Context, kind: Kind) -> AttrList {
    let kinds: &[AttrKind] = match kind {
        Kind::Plain => &[],
        Kind::NoUnwind | Kind::Fresh => &[AttrKind::NoUnwind],
        Kind::Convergent => &[AttrKind::Convergent, AttrKind::NoUnwind],
    };
    let flags = kinds.iter().map(|&kind| Attribute::flag(kind)).collect::<Vec<_>>();
    let noalias = llvm.attr_set(&[Attribute::flag(AttrKind::NoAlias)]);
    let result = if kind == Kind::Fresh { noalias } else { AttrSet::EMPTY };
    llvm.attr_list(llvm.attr_set(&flags), result, &[])
}

/// The type that a row spells.
fn signature(llvm: &l::Context, spelled: &str) -> Type {
    let is_open = spelled.ends_with('.');
    let ty = |letter: char| match letter {
        'v' => Type::VOID,
        'i' => Type::I32,
        'I' => Type::I64,
        _ => llvm.ptr_type(0),
    };
    let types = spelled.trim_end_matches('.').chars().map(ty).collect::<Vec<_>>();
    match types.split_first() {
        Some((&result, params)) => llvm.function_type(result, params, is_open),
        None => llvm.function_type(Type::VOID, &[], is_open),
    }
}

impl FunctionState<'_> {
    /// Asks for a runtime function: its type and its address.
    fn runtime(&mut self, name: &'static str) -> (Type, Value) {
        let llvm = self.llvm();
        let row = ROWS.iter().find(|row| row.0 == name);
        let &(name, spelled, kind) = row.unwrap_or(&(name, "v", Kind::Plain));
        let ty = signature(llvm, spelled);
        let attributes = attributes(llvm, kind);
        let symbol = llvm.symbol(name);
        let callee = match name {
            "__kmpc_fork_call" | "__kmpc_fork_call_if" | "__kmpc_fork_teams" => {
                let mut function = Function { attributes, ..Function::new(symbol, ty) };
                function.common.attachments.push((llvm.str("callback"), callback(llvm)));
                self.builder.function(function, None)
            }
            _ => self.builder.declare(symbol, ty, attributes),
        };
        (ty, callee)
    }

    /// Asks for a runtime function that is called later.
    pub(super) fn declare_kmpc(&mut self, name: &'static str) {
        self.runtime(name);
    }

    /// Calls a runtime function.
    pub(super) fn call_kmpc(&mut self, name: &'static str, args: &[Value]) -> Inst {
        let (ty, callee) = self.runtime(name);
        self.builder.call(ty, callee, args)
    }

    /// The result of such a call.
    pub(super) fn runtime_value(&mut self, name: &'static str, args: &[Value]) -> Value {
        let inst = self.call_kmpc(name, args);
        let none = || self.llvm().poison(Type::I32).into();
        self.builder.result(inst).unwrap_or_else(none)
    }

    /// What is said of the current location.
    fn place(&self) -> Vec<u8> {
        let Some(location) = self.builder.location() else { return PLACE.to_vec() };
        let (name, line, column) = self.locations.place(location);
        let name = name.map_or(&[] as &[u8], |name| self.llvm().str_bytes(name));
        let (before, after) = (format!(";{FILE};"), format!(";{line};{column};;"));
        [before.as_bytes(), name, after.as_bytes()].concat()
    }

    /// The address of an `ident_t` that says where the current location is, with flags.
    pub(super) fn ident(&mut self, flags: u32) -> Value {
        let (llvm, shared) = (self.llvm(), &self.translator.idents);
        let mut text = self.place();
        let place = shared.place(llvm, &text);
        let length = text.len() as i32;
        text.push(0);
        let string = llvm.string(&text);
        let string = private(place, llvm.constant_type(string), string, 1);
        self.builder.global(string);
        let symbol = shared.ident(llvm, place, flags);
        let fields = [Type::I32, Type::I32, Type::I32, Type::I32, llvm.ptr_type(0)];
        let ty = llvm.named_struct("struct.ident_t");
        llvm.set_struct_body(ty, &fields, false);
        let numbers = [0, (flags | KMPC) as i32, 0, length].map(|number| llvm.i32(number));
        let [zero, flags, reserved, length] = numbers;
        let parts = [zero, flags, reserved, length, llvm.global(place)];
        let ident = private(symbol, ty, llvm.aggregate(ty, &parts), 8);
        self.builder.global(ident)
    }

    /// The number of the thread.
    pub(super) fn thread_num(&mut self, ident: Value) -> Value {
        let thread = self.runtime_value("__kmpc_global_thread_num", &[ident]);
        self.name(thread, "omp_global_thread_num")
    }

    /// The place and the number of the thread, which most runtime functions are given.
    pub(super) fn ident_and_thread(&mut self) -> [Value; 2] {
        let ident = self.ident(0);
        [ident, self.thread_num(ident)]
    }

    /// Waits for the other threads.
    pub(super) fn barrier(&mut self, flags: u32) {
        let here = self.ident(flags);
        let ident = self.ident(0);
        let thread = self.thread_num(ident);
        self.call_kmpc("__kmpc_barrier", &[here, thread]);
    }

    /// The variable that threads take turns by.
    pub(super) fn critical_variable(&mut self, name: &str) -> Value {
        let llvm = self.llvm();
        let symbol = llvm.symbol(&format!(".gomp_critical_user_{name}.var"));
        let ty = llvm.array_type(Type::I32, 8);
        let mut global = GlobalVariable::new(symbol, ty);
        global.init = Some(llvm.zero(ty));
        global.common.linkage = Linkage::Common;
        global.common.align = Some(8);
        self.builder.global(global)
    }
}

/// What `__kmpc_fork_call` does with what it is given: it calls the third argument with two
/// arguments of its own and those that follow.
fn callback(llvm: &l::Context) -> l::Metadata {
    let number = |value| llvm.md_constant(llvm.i64(value));
    let all = llvm.md_constant(llvm.bool(true));
    let one = llvm.md_tuple(&[number(2), number(-1), number(-1), all]);
    llvm.md_tuple(&[one])
}

/// What is asked for in the end, when all functions are translated.
pub(crate) type Requests = Vec<Request>;
