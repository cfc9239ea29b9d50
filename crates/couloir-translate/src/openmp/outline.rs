//! Functions of what was marked to be outlined: what they are given, and the calls in their place.
//!
//! Invariants: what is marked is outlined in the order in which it was completed, so inner regions
//! come first. A region has one entry, which one branch leads to, and one exit.

use couloir_llvmir as l;
use couloir_llvmir::{
    AttrKind, AttrSet, Attribute, Block, DebugRecord, Flags, Function, Inst, Linkage, Metadata,
    MetadataOperand, Opcode, Part, Point, Rescope, Str, Symbol, Type, Value,
};
use rustc_hash::{FxHashMap, FxHashSet};

use super::attach::{Outlined, Outlines, Subprogram};
use super::names::Names;
use super::parallel::Parallel;
use super::task::Task;
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
    /// What stands for the first arguments of the function until it is made.
    pub(super) alone: Vec<Value>,
    /// What was made for these outside of the region, and where.
    pub(super) stands: Vec<(Block, Inst)>,
    /// What makes sure that the region is given them, at its start.
    pub(super) uses: Vec<Value>,
    /// Who calls the function.
    pub(super) kind: Kind,
}

/// Who calls the function that a region becomes.
pub(super) enum Kind {
    /// The threads of a team.
    Parallel(Parallel),
    /// The first threads of teams; where that is in the source.
    Teams(Value),
    /// A thread when it likes.
    Task(Box<Task>),
}

impl Kind {
    /// What the arguments of the function are called, if not as what stands for them.
    fn args(&self) -> [Option<&'static str>; 3] {
        match self {
            Self::Teams(_) => [Some("global.tid.ptr"), Some("bound.tid.ptr"), Some("data")],
            _ => [None; 3],
        }
    }

    /// What is known of the function and its parameters.
    fn attributes(&self, llvm: &l::Context) -> l::AttrList {
        let set = |kind| llvm.attr_set(&[Attribute::flag(kind)]);
        let noalias = set(AttrKind::NoAlias);
        match self {
            Self::Parallel(_) => {
                llvm.attr_list(set(AttrKind::NoUnwind), AttrSet::EMPTY, &[noalias, noalias])
            }
            _ => llvm.attr_list(AttrSet::EMPTY, AttrSet::EMPTY, &[]),
        }
    }
}

/// A function that takes the place of a region, and what it is given.
pub(super) struct Called {
    pub(super) function: Value,
    pub(super) ty: Type,
    /// The struct that holds what is given, and its type.
    pub(super) given: Option<Value>,
    pub(super) given_ty: Type,
    /// The block of the call.
    pub(super) block: Block,
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
    /// What blocks use of what is outside of them, in the order of its first use.
    fn inputs(&self, blocks: &[Block]) -> Vec<Value> {
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
        self.drop_assumptions(&blocks);
        let mut inputs = self.inputs(&blocks);
        inputs.retain(|input| !outline.alone.contains(input));
        let types = inputs.iter().map(|&input| self.builder.type_of(input)).collect::<Vec<_>>();
        let given = Given { inputs, ty: self.llvm().struct_type(&types) };
        let mut names = Names::default();
        let first = self.builder.num_insts();
        let location = self.call_location(&blocks);
        self.declare_given(&given, &blocks, declared);
        let (args, renamed) = self.arguments(outline, &given, &blocks, &mut names);
        self.move_names(&blocks, first, &mut names);
        let stub = self.exit_stub(outline, &blocks, &mut names);
        blocks.push(stub);
        let block = self.replace_region(outline, &blocks);
        let symbol = self.call_instead(outline, &given, &args, (block, location));
        if let Kind::Parallel(own) = &outline.kind {
            self.know_thread(outline.entry, own, args.first().copied());
        }
        self.drop_uses(outline);
        if matches!(outline.kind, Kind::Parallel(_)) {
            self.hoist_variables(&blocks);
        }
        let part = Part { blocks: &blocks, args: &args, renamed: &renamed };
        let (function, subprogram) = self.take_function((symbol, &outline.kind), &part);
        outline.stands.iter().rev().for_each(|&(block, inst)| self.drop_inst(block, inst));
        Outlined { function, subprogram }
    }

    /// Takes out what is assumed in blocks.
    fn drop_assumptions(&mut self, blocks: &[Block]) {
        for &block in blocks {
            for inst in self.builder.insts(block).to_vec() {
                if self.calls(inst, "llvm.assume") {
                    self.drop_inst(block, inst);
                }
            }
        }
    }

    /// Makes the arguments of the function, and loads what it is given at its start.
    fn arguments(
        &mut self,
        outline: &Outline,
        given: &Given,
        blocks: &[Block],
        names: &mut Names,
    ) -> (Vec<Value>, FxHashMap<Value, Value>) {
        let mut new = FxHashMap::default();
        let mut args = Vec::new();
        let own = outline.kind.args();
        for (&alone, own) in outline.alone.iter().zip(own) {
            let arg = self.builder.future_arg(self.builder.type_of(alone));
            let name = own.map_or_else(|| self.name_of(alone), |own| own.as_bytes().to_vec());
            self.name_inside(arg, &name, names);
            new.insert(alone, arg);
            args.push(arg);
        }
        if !given.inputs.is_empty() {
            let all = self.builder.future_arg(self.llvm().ptr_type(0));
            if let Some(own) = own.get(outline.alone.len()).copied().flatten() {
                self.name_inside(all, own.as_bytes(), names);
            }
            args.push(all);
            let start = self.builder.begin(outline.entry);
            let is_late = matches!(outline.kind, Kind::Task(_));
            self.at(start, |state| {
                state.builder.set_location(None);
                let all = if is_late { state.get(state.llvm().ptr_type(0), all) } else { all };
                state.load_given(given, all, names, &mut new);
            });
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
        for (&input, at) in given.inputs.iter().zip(0..) {
            let (name, ty) = (self.name_of(input), self.builder.type_of(input));
            let place = self.field(given.ty, all, at);
            self.name_inside(place, &[b"gep_".as_slice(), &name].concat(), names);
            let value = self.get(ty, place);
            self.name_inside(value, &[b"loadgep_".as_slice(), &name].concat(), names);
            if self.llvm().is_pointer(ty) {
                self.say_aligned(value, input);
            }
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

    /// Calls the function where the region was; its symbol.
    fn call_instead(
        &mut self,
        outline: &Outline,
        given: &Given,
        args: &[Value],
        (block, location): (Block, Option<Metadata>),
    ) -> Symbol {
        let llvm = self.llvm();
        let symbol = llvm.unnamed_symbol();
        let function = llvm.global_in(symbol, self.translator.function_space).into();
        let params = args.iter().map(|&arg| self.builder.type_of(arg)).collect::<Vec<_>>();
        let ty = llvm.function_type(Type::VOID, &params, false);
        let all = (!given.inputs.is_empty()).then(|| self.store_given(outline, given, block));
        let called = Called { function, ty, given: all, given_ty: given.ty, block };
        self.at(Point::end(block), |state| {
            state.builder.set_location(location);
            match &outline.kind {
                Kind::Parallel(own) => state.fork(own, &called),
                Kind::Teams(ident) => state.fork_teams(*ident, &called),
                Kind::Task(task) => state.give_task(task, &called),
            }
            state.builder.set_location(None);
            state.builder.br(outline.exit);
        });
        symbol
    }

    /// Stores what the region is given.
    fn store_given(&mut self, outline: &Outline, given: &Given, block: Block) -> Value {
        let start = self.builder.begin(outline.allocas);
        let all =
            self.at(start, |state| state.located(None, |state| state.slot(given.ty, "structArg")));
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

    /// Takes out what made sure that the region is given what stands for arguments.
    fn drop_uses(&mut self, outline: &Outline) {
        for &used in &outline.uses {
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
        (symbol, kind): (Symbol, &Kind),
        part: &Part<'_>,
    ) -> (Function, Option<Subprogram>) {
        let llvm = self.llvm();
        let params = part.args.iter().map(|&arg| self.builder.type_of(arg)).collect::<Vec<_>>();
        let mut function = Function::new(symbol, llvm.function_type(Type::VOID, &params, false));
        function.common.linkage = Linkage::Internal;
        function.common.addrspace = self.translator.function_space;
        function.attributes = kind.attributes(llvm);
        let outer = self.locations.function();
        let node = outer.map(|_| llvm.declare_metadata(true));
        let mut rescope = node.map(|node| Rescope::new(llvm, node));
        function.body = Some(Box::new(self.builder.extract(llvm, part, rescope.as_mut())));
        let retains = rescope.is_some_and(|rescope| rescope.retains());
        let known = node.zip(outer);
        (function, known.map(|(node, outer)| Subprogram { node, outer, retains }))
    }
}
