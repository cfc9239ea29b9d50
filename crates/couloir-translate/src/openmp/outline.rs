//! Functions of what was marked to be outlined: what they are given, and the calls in their place.
//!
//! Invariants: what is marked is outlined in the order in which it was completed, so inner regions
//! come first. A region has one entry, which one branch leads to, and one exit.

use couloir_llvmir as l;
use couloir_llvmir::{
    AttrKind, AttrSet, Attribute, Block, DebugRecord, DiField, DiKind, DiNode, Flags, Function,
    Inst, Linkage, Metadata, MetadataData, MetadataOperand, Opcode, Part, Point, Rescope, Str,
    Symbol, Type, Value,
};
use rustc_hash::{FxHashMap, FxHashSet};

use super::names::Names;
use super::runtime::Requests;
use crate::function::FunctionState;

/// A region that becomes a function.
pub(super) struct Outline {
    pub(super) entry: Block,
    /// Where it goes on, which does not belong to it.
    pub(super) exit: Block,
    /// The branch to the region.
    pub(super) branch: Inst,
    /// Where variables of what is around go.
    pub(super) allocas: Block,
    pub(super) ident: Value,
    pub(super) condition: Option<Value>,
    /// What stands for the arguments of the function until it is made.
    pub(super) thread_addr: Value,
    pub(super) zero_addr: Value,
    /// Where the region keeps the number of its thread, and that number.
    pub(super) local: Value,
    pub(super) thread: Value,
    /// What makes sure that the region is given both.
    pub(super) uses: [Value; 2],
}

/// A function that was outlined; it has a symbol without a name until it is in the module.
pub(crate) struct Outlined {
    pub(crate) function: Function,
    /// What its name has after that of the function it was part of.
    pub(crate) suffix: &'static str,
    /// As what debuggers know it, if they know the function that it was part of.
    subprogram: Option<Subprogram>,
}

/// A subprogram that is named when the function is.
struct Subprogram {
    node: Metadata,
    /// That of the function that it was part of.
    outer: Metadata,
    /// Whether variables or labels are in it.
    retains: bool,
}

/// What was outlined of a body, in order, and what is asked for after all bodies.
#[derive(Default)]
pub(crate) struct Outlines {
    pub(crate) functions: Vec<Outlined>,
    pub(crate) requests: Requests,
}

/// The declarations for debuggers of variables of a function, by the address.
type Declared = FxHashMap<Value, Vec<(Inst, DebugRecord)>>;

/// What a region is given: the values, and as what the function has them.
struct Given {
    inputs: Vec<Value>,
    /// The type of the struct that holds them.
    ty: Type,
}

impl FunctionState<'_> {
    /// The blocks of a region: those reached from its entry, the last successor first.
    pub(super) fn region_blocks(&self, entry: Block, exit: Block) -> Vec<Block> {
        let mut seen = FxHashSet::from_iter([entry, exit]);
        let (mut open, mut blocks) = (vec![entry], Vec::new());
        while let Some(block) = open.pop() {
            blocks.push(block);
            let Some(end) = self.builder.terminator(block) else { continue };
            let targets = self.builder.successors(end);
            open.extend(targets.into_iter().filter(|&target| seen.insert(target)));
        }
        blocks
    }

    /// What blocks use of what is outside of them, in the order of its first use.
    pub(super) fn inputs(&self, blocks: &[Block]) -> Vec<Value> {
        let insts = || blocks.iter().flat_map(|&block| self.builder.insts(block)).copied();
        let own = insts().filter_map(|inst| self.builder.result(inst));
        let mut known = own.collect::<FxHashSet<_>>();
        let mut inputs = Vec::new();
        for inst in insts() {
            let operands = self.operands_in_order(inst);
            let locals = operands.into_iter().filter(|value| value.as_local().is_some());
            inputs.extend(locals.filter(|&value| known.insert(value)));
        }
        inputs
    }

    /// What an instruction takes, in the order in which LLVM has it: the callee comes last.
    pub(super) fn operands_in_order(&self, inst: Inst) -> l::Values {
        let mut operands = self.builder.operands(inst);
        if self.builder.call_site(inst).is_some() && !operands.is_empty() {
            operands.rotate_left(1);
        }
        operands
    }

    /// Makes functions of all that is to be outlined; the layout is that of the rest.
    pub(crate) fn outline(&mut self) -> Outlines {
        let Some(mut omp) = self.openmp.take() else { return Outlines::default() };
        let outlines = std::mem::take(&mut omp.outlines);
        self.openmp = Some(omp);
        let requests = self.builder.take_requests();
        let declared = self.declared_variables(&outlines);
        self.builder.set_location(None);
        let functions = outlines.iter().map(|outline| self.outline_one(outline, &declared));
        let functions = functions.collect();
        let late = self.builder.replace_requests(requests);
        let layout = self.omp().order.blocks();
        self.builder.set_layout(layout);
        Outlines { functions, requests: late }
    }

    fn declared_variables(&self, outlines: &[Outline]) -> Declared {
        let mut declared = Declared::default();
        if outlines.is_empty() {
            return declared;
        }
        for (inst, record) in self.builder.declarations() {
            if let Some(MetadataOperand::Local(value)) = record.operands.first() {
                declared.entry(*value).or_default().push((inst, record));
            }
        }
        declared
    }

    /// Tells debuggers inside of a region of variables that are given to it.
    fn declare_given(&mut self, given: &Given, blocks: &[Block], declared: &Declared) {
        let known = given.inputs.iter().filter_map(|input| declared.get(input)).flatten();
        let mut known = known.collect::<Vec<_>>();
        if known.is_empty() {
            return;
        }
        let own = blocks.iter().flat_map(|&block| self.builder.insts(block)).copied();
        let own = own.collect::<FxHashSet<_>>();
        known.retain(|(inst, _)| !own.contains(inst));
        let entry = blocks.first().and_then(|&entry| self.builder.before_end(entry).before);
        for (_, record) in known {
            if let Some(end) = entry {
                self.builder.record_before(end, record.clone());
            }
        }
    }

    /// Where what blocks became is called: at the first place that any of them is at.
    fn call_location(&self, blocks: &[Block]) -> Option<Metadata> {
        let nowhere = self.locations.nowhere()?;
        let insts = blocks.iter().flat_map(|&block| self.builder.insts(block));
        let mut located = insts.filter_map(|&inst| self.builder.debug_location(inst));
        located.next().or(Some(nowhere))
    }

    fn outline_one(&mut self, outline: &Outline, declared: &Declared) -> Outlined {
        let mut blocks = self.region_blocks(outline.entry, outline.exit);
        let special = [outline.thread_addr, outline.zero_addr];
        let mut inputs = self.inputs(&blocks);
        inputs.retain(|input| !special.contains(input));
        let pointer = self.llvm().ptr_type(0);
        let ty = self.llvm().struct_type(&vec![pointer; inputs.len()]);
        let given = Given { inputs, ty };
        let mut names = Names::default();
        let first = self.builder.num_insts();
        let location = self.call_location(&blocks);
        self.declare_given(&given, &blocks, declared);
        let (args, renamed) = self.arguments(outline, &given, &blocks, &mut names);
        self.move_names(&blocks, first, &mut names);
        let stub = self.exit_stub(outline, &blocks, &mut names);
        blocks.push(stub);
        let call = self.replace_region(outline, &blocks);
        let symbol = self.fork(outline, &given, (call, location));
        self.know_thread(outline, args.first().copied());
        self.hoist_variables(&blocks);
        let part = Part { blocks: &blocks, args: &args, renamed: &renamed };
        let (function, subprogram) = self.take_function(symbol, &part);
        self.drop_placeholders(outline);
        Outlined { function, suffix: "..omp_par", subprogram }
    }

    /// Makes the arguments of the function, and loads what it is given at its start.
    fn arguments(
        &mut self,
        outline: &Outline,
        given: &Given,
        blocks: &[Block],
        names: &mut Names,
    ) -> (Vec<Value>, FxHashMap<Value, Value>) {
        let pointer = self.llvm().ptr_type(0);
        let mut new = FxHashMap::default();
        let mut args = Vec::new();
        for special in [outline.thread_addr, outline.zero_addr] {
            let arg = self.builder.future_arg(pointer);
            self.name_inside(arg, &self.name_of(special), names);
            new.insert(special, arg);
            args.push(arg);
        }
        if !given.inputs.is_empty() {
            let all = self.builder.future_arg(pointer);
            args.push(all);
            let start = self.builder.begin(outline.entry);
            self.at(start, |state| state.load_given(given, all, names, &mut new));
        }
        self.builder.replace_within(blocks, &new);
        (args, new)
    }

    fn name_inside(&mut self, value: Value, base: &[u8], names: &mut Names) {
        let name = names.take(self.llvm(), base);
        self.builder.set_value_name(value, Some(name));
    }

    fn load_given(
        &mut self,
        given: &Given,
        all: Value,
        names: &mut Names,
        new: &mut FxHashMap<Value, Value>,
    ) {
        let pointer = self.llvm().ptr_type(0);
        for (&input, at) in given.inputs.iter().zip(0..) {
            let name = self.name_of(input);
            let place = self.field(given.ty, all, at);
            self.name_inside(place, &[b"gep_".as_slice(), &name].concat(), names);
            let value = self.get(pointer, place);
            self.name_inside(value, &[b"loadgep_".as_slice(), &name].concat(), names);
            self.say_aligned(value, input);
            new.insert(input, value);
        }
    }

    /// The address of a field of what is handed over.
    fn field(&mut self, ty: Type, all: Value, at: i32) -> Value {
        let indices = [0, at].map(|number| self.llvm().i32(number).into());
        self.builder.gep(Flags::NONE, ty, all, &indices)
    }

    /// Says of a loaded pointer what what was stored is a multiple of.
    fn say_aligned(&mut self, value: Value, input: Value) {
        let Some(inst) = self.builder.defining_inst(value) else { return };
        let own = self.builder.defining_inst(input).map(|inst| self.builder.inst(inst));
        let own = own.filter(|own| own.opcode() == Opcode::Alloca);
        let align = own.and_then(l::InstData::alignment).unwrap_or(1);
        let llvm = self.llvm();
        let node = llvm.md_tuple(&[llvm.md_constant(llvm.i64(align as i64))]);
        self.builder.attach(inst, "align", node);
    }

    /// Names of what moves are free outside, and taken inside; what was made last has its own.
    fn move_names(&mut self, blocks: &[Block], first_new: usize, names: &mut Names) {
        for &block in blocks {
            let name = self.builder.block_name(block);
            let name = self.move_name(name, names);
            self.builder.set_block_name(block, name);
            for inst in self.builder.insts(block).to_vec() {
                let Some(value) = self.builder.result(inst) else { continue };
                if (inst.as_u32() as usize) < first_new {
                    let name = self.move_name(self.builder.value_name(value), names);
                    self.builder.set_value_name(value, name);
                }
            }
        }
    }

    fn move_name(&mut self, name: Option<Str>, names: &mut Names) -> Option<Str> {
        let name = name?;
        self.omp().names.free(Some(name));
        Some(names.take(self.llvm(), self.llvm().str_bytes(name)))
    }

    /// The block in which the function returns.
    fn exit_stub(&mut self, outline: &Outline, blocks: &[Block], names: &mut Names) -> Block {
        let stub = self.builder.loose_block();
        let name = self.builder.block_name(outline.exit);
        let name = name.map_or_else(Vec::new, |name| self.llvm().str_bytes(name).to_vec());
        let name = names.take(self.llvm(), &[&name, b".exitStub".as_slice()].concat());
        self.builder.set_block_name(stub, Some(name));
        self.at(Point::end(stub), |state| state.builder.ret(None));
        for &block in blocks {
            if let Some(end) = self.builder.terminator(block) {
                self.builder.retarget(end, outline.exit, stub);
            }
        }
        stub
    }

    /// Takes the region out of the body; the block that stands in its place.
    fn replace_region(&mut self, outline: &Outline, blocks: &[Block]) -> Block {
        let call = self.block_before("codeRepl", Some(outline.entry));
        self.builder.retarget(outline.branch, outline.entry, call);
        let stub = blocks.len().saturating_sub(1);
        for &block in blocks.iter().take(stub) {
            self.omp().order.remove(block);
        }
        call
    }

    /// Calls the function by each thread of a team; its symbol.
    fn fork(
        &mut self,
        outline: &Outline,
        given: &Given,
        (block, location): (Block, Option<Metadata>),
    ) -> Symbol {
        let symbol = self.llvm().unnamed_symbol();
        let function = self.llvm().global_in(symbol, self.translator.function_space).into();
        let count = self.llvm().i32(i32::from(!given.inputs.is_empty())).into();
        let structure = (!given.inputs.is_empty()).then(|| self.store_given(outline, given, block));
        self.rename_block(block, "omp_parallel");
        self.at(Point::end(block), |state| {
            state.builder.set_location(location);
            let mut args = vec![outline.ident, count, function];
            if let Some(condition) = outline.condition {
                args.push(state.cast(Opcode::SExt, Flags::NONE, condition, Type::I32));
                let null = state.llvm().zero(state.llvm().ptr_type(0)).into();
                args.push(structure.unwrap_or(null));
                state.call_kmpc("__kmpc_fork_call_if", &args);
            } else {
                args.extend(structure);
                state.call_kmpc("__kmpc_fork_call", &args);
            }
            state.builder.set_location(None);
            state.builder.br(outline.exit);
        });
        symbol
    }

    /// Stores what the region is given.
    fn store_given(&mut self, outline: &Outline, given: &Given, block: Block) -> Value {
        let start = self.builder.begin(outline.allocas);
        let all = self.at(start, |state| state.slot(given.ty, "structArg"));
        self.at(Point::end(block), |state| {
            for (&input, at) in given.inputs.iter().zip(0..) {
                let name = state.name_of(input);
                let place = state.field(given.ty, all, at);
                state.name_bytes(place, &[b"gep_".as_slice(), &name].concat());
                state.put(input, place);
            }
        });
        all
    }

    /// Takes the number of the thread from the argument.
    fn know_thread(&mut self, outline: &Outline, arg: Option<Value>) {
        let Some(inst) = self.builder.defining_inst(outline.thread) else { return };
        let Some(arg) = arg else { return };
        let before = Point { block: outline.entry, before: Some(inst) };
        self.at(before, |state| {
            let number = state.get(Type::I32, arg);
            state.put(number, outline.local);
        });
        for used in outline.uses {
            if let Some(inst) = self.builder.defining_inst(used) {
                self.builder.remove(outline.entry, inst);
            }
        }
    }

    /// Moves variables of one size that there are in any case to the first block.
    fn hoist_variables(&mut self, blocks: &[Block]) {
        let Some(&entry) = blocks.first() else { return };
        let mut passed = self.builder.passed_by_all(blocks).into_iter().collect::<FxHashSet<_>>();
        passed.remove(&entry);
        for &block in blocks.iter().filter(|block| passed.contains(block)) {
            for inst in self.builder.insts(block).to_vec() {
                let is_variable = self.builder.inst(inst).opcode() == Opcode::Alloca;
                let operands = self.builder.operands(inst);
                if is_variable && operands.iter().all(|value| value.as_constant().is_some()) {
                    let end = self.builder.before_end(entry);
                    self.builder.move_under_records(inst, block, end);
                }
            }
        }
    }

    fn take_function(
        &mut self,
        symbol: Symbol,
        part: &Part<'_>,
    ) -> (Function, Option<Subprogram>) {
        let llvm = self.llvm();
        let params = vec![llvm.ptr_type(0); part.args.len()];
        let mut function = Function::new(symbol, llvm.function_type(Type::VOID, &params, false));
        function.common.linkage = Linkage::Internal;
        function.common.addrspace = self.translator.function_space;
        let set = |kind| llvm.attr_set(&[Attribute::flag(kind)]);
        let noalias = set(AttrKind::NoAlias);
        function.attributes =
            llvm.attr_list(set(AttrKind::NoUnwind), AttrSet::EMPTY, &[noalias, noalias]);
        let outer = self.locations.function();
        let node = outer.map(|_| llvm.declare_metadata(true));
        let mut rescope = node.map(|node| Rescope::new(llvm, node));
        function.body = Some(Box::new(self.builder.extract(llvm, part, rescope.as_mut())));
        let retains = rescope.is_some_and(|rescope| rescope.retains());
        let known = node.zip(outer);
        (function, known.map(|(node, outer)| Subprogram { node, outer, retains }))
    }

    fn drop_placeholders(&mut self, outline: &Outline) {
        for value in [outline.thread_addr, outline.zero_addr] {
            if let Some(inst) = self.builder.defining_inst(value) {
                self.drop_inst(outline.allocas, inst);
            }
        }
    }
}

impl Subprogram {
    /// Says of a function of a name what debuggers know of it.
    fn define(&self, llvm: &l::Context, name: Option<Str>) {
        let name = name.map_or(DiField::Null, DiField::Str);
        let of_outer = |field| match llvm.metadata(self.outer) {
            Some(MetadataData::Di(outer)) => outer.field(field).unwrap_or(DiField::Null),
            _ => DiField::Null,
        };
        let none = DiField::Node(llvm.md_tuple(&[]));
        let ty = llvm.md_node(DiKind::SubroutineType, &[("types", none)]);
        let flags = "DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized";
        let fields = [
            ("scope", DiField::Null),
            ("name", name),
            ("linkageName", name),
            ("file", of_outer("file")),
            ("type", DiField::Node(ty)),
            ("spFlags", DiField::Word(llvm.str(flags))),
            ("unit", of_outer("unit")),
            ("retainedNodes", if self.retains { none } else { DiField::Null }),
        ];
        let data = DiNode::new(llvm, DiKind::Subprogram, &fields);
        llvm.define_metadata(self.node, MetadataData::Di(data));
    }
}

impl Outlines {
    /// Whether nothing is left to be put into the module.
    pub(crate) fn is_empty(&self) -> bool {
        self.functions.is_empty() && self.requests.is_empty()
    }
}

/// Puts what was outlined into a module, behind the functions it was part of, and gives names to
/// functions that have none yet: those that bodies asked for, and then these.
pub(crate) fn attach_outlined(out: &mut l::Module, outlines: Vec<(usize, Outlines)>) {
    let mut nameless = asked_for(out);
    let (mut inserted, mut late, mut subprograms) = (Vec::new(), Vec::new(), Vec::new());
    for (at, Outlines { functions, requests }) in outlines {
        let Some(parent) = out.functions().get(at) else { continue };
        let (symbol, attributes) = (parent.common.symbol, parent.attributes);
        let parent = symbol.name().map_or(&[] as &[u8], |name| out.context().str_bytes(name));
        for Outlined { mut function, suffix, subprogram } in functions {
            let base = [parent, suffix.as_bytes()].concat();
            nameless.push((function.common.symbol, base));
            function.attributes = inherit(out.context(), function.attributes, attributes);
            if let Some(subprogram) = subprogram {
                let own = (out.context().str("dbg"), subprogram.node);
                function.common.attachments.push(own);
                subprograms.push((function.common.symbol, subprogram));
            }
            inserted.push((at, function));
        }
        late.extend(requests);
    }
    if nameless.is_empty() {
        return;
    }
    let names = fresh_names(out, nameless);
    for (symbol, subprogram) in subprograms {
        let name = names.get(&symbol).and_then(|symbol| symbol.name());
        subprogram.define(out.context(), name);
    }
    out.insert_functions(inserted);
    out.rename_functions(&names);
    late.into_iter().for_each(|request| out.grant(request));
}

/// The functions without names that are in a module, and what their names are to start with.
fn asked_for(out: &l::Module) -> Vec<(Symbol, Vec<u8>)> {
    let is_nameless = |function: &&Function| {
        function.common.symbol.name().is_none() && function.common.linkage == Linkage::Internal
    };
    let base = b".omp.reduction.func".to_vec();
    let found = out.functions().iter().filter(is_nameless);
    found.map(|function| (function.common.symbol, base.clone())).collect()
}

/// Names that nothing in a module has.
fn fresh_names(out: &l::Module, nameless: Vec<(Symbol, Vec<u8>)>) -> FxHashMap<Symbol, Symbol> {
    let llvm = out.context();
    let mut names = Names::default();
    let known = |name: Str| out.lookup(name.into()).is_some();
    let fresh = nameless
        .into_iter()
        .map(|(symbol, base)| (symbol, names.take_unless(llvm, &base, ".", known).into()));
    fresh.collect()
}

/// Attributes that a part of a function does not take over from it.
const OWN: &[&str] = &[
    "alignstack",
    "allockind",
    "allocsize",
    "convergent",
    "coro_elide_safe",
    "coro_only_destroy_when_complete",
    "memory",
    "naked",
    "nobuiltin",
    "nocreateundeforpoison",
    "nodivergencesource",
    "nomerge",
    "noreturn",
    "nosync",
    "presplitcoroutine",
    "returns_twice",
    "speculatable",
    "willreturn",
];

/// The attributes of a function and what it takes over from the one it was part of.
fn inherit(llvm: &l::Context, own: l::AttrList, parent: l::AttrList) -> l::AttrList {
    let own = llvm.attr_list_data(own);
    let of = |list| llvm.attributes(llvm.attr_list_data(list).function).iter().copied();
    let is_taken = |attr: &Attribute| attr.kind.is_none_or(|kind| !OWN.contains(&kind.name()));
    let mut all = of(parent).filter(is_taken).collect::<Vec<_>>();
    all.extend(llvm.attributes(own.function));
    llvm.attr_list(llvm.attr_set(&all), own.result, &own.params)
}
