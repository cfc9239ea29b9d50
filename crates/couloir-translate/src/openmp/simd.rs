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
    state.assume_aligned(op)?;
    let next = state.region(region_of(&op)?, "omp.simd.region")?.next;
    let made = state.omp().last_loop.clone().ok_or(Failure)?;
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
    state.combine_alone(&reductions, &slots)?;
    state.clean_up_reductions(&reductions, &slots)?;
    state.free_privates(&privates)
}

impl FunctionState<'_> {
    /// Says of variables of a clause what they point to multiples of.
    fn assume_aligned(&mut self, op: OpRef<'_>) -> Result<(), Failure> {
        let values = self.clauses(op, "aligned_vars")?;
        let numbers = op.attr_named("alignments").and_then(|attr| attr.as_array(op.ctx()));
        for (value, number) in values.into_iter().zip(numbers.unwrap_or_default()) {
            let number = number.as_i64(op.ctx()).ok_or(Failure)?;
            let pointer = self.llvm().ptr_type(0);
            let address = self.get(pointer, value);
            self.assume(address, number);
        }
        Ok(())
    }

    fn assume(&mut self, address: Value, align: i64) {
        let llvm = self.llvm();
        let ty = llvm.function_type(Type::VOID, &[Type::I1], false);
        let attributes = intrinsic_attributes(llvm, "llvm.assume", ty);
        let attributes = attributes.unwrap_or(AttrList::EMPTY);
        let callee = self.builder.declare(llvm.symbol("llvm.assume"), ty, attributes);
        let inputs = vec![address, llvm.i64(align).into()];
        let bundles = &[OperandBundle { tag: llvm.str("align"), inputs }];
        let spec = CallSpec { bundles, ..CallSpec::new(ty, callee) };
        self.builder.call_with(&spec, &[llvm.bool(true).into()]);
    }

    /// Says properties of a loop, and if so that what its iterations do to memory does not depend
    /// on one another.
    pub(super) fn say_parallel(&mut self, made: &Loop, parallel: bool, properties: &[Metadata]) {
        let llvm = self.llvm();
        let own = llvm.declare_metadata(true);
        let mut parts = vec![Some(own)];
        if parallel {
            let group = llvm.distinct_metadata(MetadataData::Tuple(Box::new([])));
            self.group_accesses(made, group);
            let name = llvm.md_string("llvm.loop.parallel_accesses");
            parts.push(Some(llvm.md_tuple(&[name, group])));
        }
        parts.extend(properties.iter().map(|&property| Some(property)));
        llvm.define_metadata(own, MetadataData::Tuple(parts.into()));
        if let Some(end) = self.builder.terminator(made.latch) {
            self.builder.attach(end, "llvm.loop", own);
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
