//! `omp.simd`: what is said of loops whose iterations may run side by side.

use couloir_ir::{Failure, OpRef};
use couloir_llvmir::{
    AttrList, Block, CallSpec, ConstantData, Inst, Metadata, MetadataData, Opcode, OperandBundle,
    Type, Value, intrinsic_attributes,
};
use rustc_hash::FxHashSet;

use super::loops::Loop;
use super::privates::Privates;
use super::reductions::Reductions;
use super::{has, region_of};
use crate::function::FunctionState;

pub(super) fn simd(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    super::unsupported::simd(op)?;
    let mut privates = Privates::of(state, op)?;
    let reductions = Reductions::of(state, op)?;
    let allocas = state.alloca_block()?;
    state.allocate_privates(&mut privates, allocas)?;
    let slots = state.allocate_reductions(&reductions, allocas)?;
    state.init_privates(&mut privates)?;
    let slots = state.init_reductions(&reductions, slots, allocas)?;
    let aligned = state.load_aligned(op)?;
    let next = state.region(region_of(&op)?, "omp.simd.region")?.next;
    let made = state.omp().last_loop.clone().ok_or(Failure)?;
    aligned.into_iter().for_each(|own| state.assume_aligned(own));
    let number = |name| op.attr_named(name).and_then(|attr| attr.as_i64(op.ctx()));
    let (safe, width) = (number("safelen"), number("simdlen"));
    let llvm = state.llvm();
    let say = |name: &str, what| llvm.md_tuple(&[llvm.md_string(name), llvm.md_constant(what)]);
    let mut properties = vec![say("llvm.loop.vectorize.enable", llvm.bool(true))];
    if let Some(width) = width.or(safe) {
        properties.push(say("llvm.loop.vectorize.width", llvm.i64(width)));
    }
    state.say_parallel(&made, safe.is_none() || has(op, "order"), &properties);
    let end = state.builder.before_end(next);
    state.go(end);
    state.combine_alone(&reductions, &slots, false)?;
    state.clean_up_reductions(&reductions, &slots)?;
    state.free_privates(&privates)
}

impl FunctionState<'_> {
    /// Loads variables of a clause that point to multiples of numbers: the blocks, the addresses and
    /// the numbers.
    fn load_aligned(&mut self, op: OpRef<'_>) -> Result<Vec<(Block, Value, i64)>, Failure> {
        let values = self.clauses(op, "aligned_vars")?;
        let numbers = op.attr_named("alignments").and_then(|attr| attr.as_array(op.ctx()));
        let (block, pointer) = (self.here().block, self.llvm().ptr_type(0));
        let pairs = values.into_iter().zip(numbers.unwrap_or_default());
        let loaded = pairs.map(|(value, number)| {
            let number = number.as_i64(op.ctx()).ok_or(Failure)?;
            Ok((block, self.get(pointer, value), number))
        });
        loaded.collect()
    }

    /// Says behind the load of an address what it is a multiple of.
    fn assume_aligned(&mut self, (block, address, align): (Block, Value, i64)) {
        let llvm = self.llvm();
        let ty = llvm.function_type(Type::VOID, &[Type::I1], false);
        let attributes = intrinsic_attributes(llvm, "llvm.assume", ty);
        let attributes = attributes.unwrap_or(AttrList::EMPTY);
        let callee = self.builder.declare(llvm.symbol("llvm.assume"), ty, attributes);
        let inputs = Box::new([address, llvm.i64(align).into()]);
        let bundles: &[_] = &[OperandBundle { tag: llvm.str("align"), inputs }];
        let spec = CallSpec { bundles, ..CallSpec::new(ty, callee) };
        let behind = self.point_after(block, Some(address));
        self.at(behind, |state| state.builder.call_with(&spec, &[llvm.bool(true).into()]));
    }

    /// Says properties of a loop besides those that it has, and if so that what its iterations do to
    /// memory does not depend on one another.
    pub(super) fn say_parallel(&mut self, made: &Loop, parallel: bool, properties: &[Metadata]) {
        let llvm = self.llvm();
        let own = llvm.declare_metadata(true);
        let mut parts = vec![Some(own)];
        let end = self.builder.terminator(made.latch);
        parts.extend(end.into_iter().flat_map(|end| self.properties(end)).map(Some));
        if parallel {
            let group = llvm.distinct_metadata(MetadataData::Tuple(Box::new([])));
            self.group_accesses(made, group);
            let name = llvm.md_string("llvm.loop.parallel_accesses");
            parts.push(Some(llvm.md_tuple(&[name, group])));
        }
        parts.extend(properties.iter().map(|&property| Some(property)));
        llvm.define_metadata(own, MetadataData::Tuple(parts.into()));
        if let Some(end) = end {
            self.builder.attach(end, "llvm.loop", own);
        }
    }

    /// What was said of the loop that an instruction repeats.
    fn properties(&self, end: Inst) -> Vec<Metadata> {
        let kind = self.llvm().str("llvm.loop");
        let attached = self.builder.attachments_of(end).iter();
        let known =
            attached.filter(|own| own.0 == kind).find_map(|own| self.llvm().metadata(own.1));
        match known {
            Some(MetadataData::Tuple(parts)) => parts.iter().skip(1).copied().flatten().collect(),
            _ => Vec::new(),
        }
    }

    /// Makes what accesses memory in a loop part of a group.
    fn group_accesses(&mut self, made: &Loop, group: Metadata) {
        for block in self.loop_blocks(made) {
            for inst in self.builder.insts(block).to_vec() {
                if self.accesses_memory(inst) {
                    self.builder.forget_likeness_of(inst);
                    self.builder.attach(inst, "llvm.access.group", group);
                }
            }
        }
    }

    /// The blocks of a loop but for those that decide whether it goes on.
    fn loop_blocks(&self, made: &Loop) -> Vec<Block> {
        let mut seen = FxHashSet::from_iter([made.body, made.header, made.cond, made.exit]);
        let (mut open, mut blocks) = (vec![made.body], Vec::new());
        while let Some(block) = open.pop() {
            blocks.push(block);
            let Some(end) = self.builder.terminator(block) else { continue };
            let targets = self.builder.successors(end);
            open.extend(targets.into_iter().filter(|&target| seen.insert(target)));
        }
        blocks
    }

    /// Whether an instruction may read or write memory.
    fn accesses_memory(&self, inst: Inst) -> bool {
        use Opcode as O;
        match self.builder.inst(inst).opcode() {
            O::Load | O::Store | O::AtomicRmw | O::CmpXchg | O::Fence | O::VaArg => true,
            O::Call | O::Invoke | O::CallBr => !self.is_pure_intrinsic(inst),
            _ => false,
        }
    }

    /// Whether an instruction calls an intrinsic that knows nothing of memory.
    fn is_pure_intrinsic(&self, inst: Inst) -> bool {
        let llvm = self.llvm();
        let callee = self.builder.operands(inst).first().and_then(|value| value.as_constant());
        let name = callee.and_then(|constant| match llvm.constant(constant) {
            ConstantData::Global { symbol, .. } => symbol.name(),
            _ => None,
        });
        let name = name.and_then(|name| std::str::from_utf8(llvm.str_bytes(name)).ok());
        let site = self.builder.call_site(inst);
        let Some((name, site)) = name.zip(site) else { return false };
        let list = intrinsic_attributes(llvm, name, site.function_type);
        list.is_some_and(|list| {
            let own = llvm.attributes(llvm.attr_list_data(list).function);
            let none = llvm.str("none");
            own.iter().any(|attr| {
                attr.kind == Some(couloir_llvmir::AttrKind::Memory)
                    && attr.value == couloir_llvmir::AttrValue::Text(none)
            })
        })
    }
}
