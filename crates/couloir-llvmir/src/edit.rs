//! Changing a body that is being built: instructions between others, blocks split and moved.
//!
//! Invariants: an instruction keeps its number wherever it is put, so that predecessors still print
//! in the order their terminators were made. Blocks of [`FunctionBuilder::loose_block`] print where
//! the layout has them once it is set. Nothing here looks at more than a block, but for
//! [`FunctionBuilder::replace_within`], which takes the blocks it looks at.

use couloir_dominators::{Dominators, Graph, Work};
use cranelift_entity::EntityList;
use rustc_hash::FxHashMap;

use crate::body::{Block, Body, DebugRecord, Inst, InstData, LocalData, RecordKind, Value, Word};
use crate::builder::FunctionBuilder;
use crate::constants::Constant;
use crate::opcode::{Flags, Opcode, Shape};
use crate::types::Type;

/// Where instructions go: before one of a block, or at its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Point {
    /// The block.
    pub block: Block,
    /// The instruction that they go before.
    pub before: Option<Inst>,
}

impl Point {
    /// The end of a block.
    pub fn end(block: Block) -> Self {
        Self { block, before: None }
    }
}

/// Places of words: where they start and end, and how far apart they are.
type Places = (usize, usize, usize);

/// Which of this many words of an operand list are values.
pub(crate) fn value_places(shape: Shape, count: usize, targets: usize) -> Places {
    use Shape as S;
    match shape {
        S::Br | S::Nullary => (0, 0, 1),
        S::CondBr | S::IndirectBr | S::ExtractValue => (0, 1, 1),
        S::CatchSwitch | S::CatchRet | S::CleanupRet => (0, 1, 1),
        S::Shuffle | S::InsertValue => (0, 2, 1),
        S::Phi | S::Switch => (0, count, 2),
        S::LandingPad => (1, count, 2),
        S::Invoke | S::CallBr => (0, count.saturating_sub(targets), 1),
        _ => (0, count, 1),
    }
}

/// Which of this many words of an operand list are blocks.
pub(crate) fn block_places(shape: Shape, count: usize, targets: usize) -> Places {
    use Shape as S;
    match shape {
        S::Br => (0, count, 1),
        S::CondBr | S::IndirectBr | S::CatchSwitch | S::CatchRet | S::CleanupRet => (1, count, 1),
        S::Switch | S::Phi => (1, count, 2),
        S::Invoke | S::CallBr => (count.saturating_sub(targets), count, 1),
        _ => (0, 0, 1),
    }
}

/// Where control comes from, turned round: what leads to what in a body, from its ends. The last
/// node leads to all blocks that go on to no other.
struct Backwards {
    before: Vec<Vec<u32>>,
    after: Vec<Vec<u32>>,
}

impl Graph for Backwards {
    fn successors(&self, node: u32, each: impl FnMut(u32)) {
        self.before.get(node as usize).into_iter().flatten().copied().for_each(each);
    }

    fn predecessors(&self, node: u32, each: impl FnMut(u32)) {
        self.after.get(node as usize).into_iter().flatten().copied().for_each(each);
    }
}

impl Body {
    /// Those of some blocks that every way from the first of them to an end goes through, but for
    /// itself. The blocks lead to no others.
    pub fn passed_by_all(&self, blocks: &[Block]) -> Vec<Block> {
        let number = blocks.iter().zip(0..).map(|(&block, at)| (block, at));
        let number = number.collect::<FxHashMap<_, u32>>();
        let end = blocks.len() as u32;
        let mut graph = Backwards {
            before: vec![Vec::new(); blocks.len() + 1],
            after: vec![Vec::new(); blocks.len() + 1],
        };
        for (&block, at) in blocks.iter().zip(0..) {
            let targets = self.terminator(block).map(|last| self.successors(last));
            let targets = targets.unwrap_or_default();
            let mut targets = targets.iter().filter_map(|to| number.get(to)).copied().collect();
            if Vec::is_empty(&targets) {
                targets = vec![end];
            }
            for to in targets {
                graph.before[to as usize].push(at);
                graph.after[at as usize].push(to);
            }
        }
        let mut dominators = Dominators::new(blocks.len() + 1);
        dominators.add(&graph, end, &mut Work::default());
        let next = |&at: &u32| dominators.idom(at).filter(|&at| at < end);
        let passed = std::iter::successors(next(&0), next);
        passed.filter_map(|at| blocks.get(at as usize).copied()).collect()
    }

    /// The words of an instruction at places, to change them.
    fn words_at(
        &mut self,
        inst: Inst,
        places: fn(Shape, usize, usize) -> Places,
    ) -> impl Iterator<Item = &mut Word> {
        let data = &self.insts[inst];
        let scope = usize::from(data.flags.contains(Flags::SYNC_SCOPE));
        let count = data.args.len(&self.words).saturating_sub(scope);
        let (start, end, step) = places(data.opcode.shape(), count, self.target_count(data));
        let words = self.insts[inst].args.as_mut_slice(&mut self.words);
        words.iter_mut().take(end.min(count)).skip(start).step_by(step)
    }

    /// Puts others in the place of some of the values an instruction takes.
    pub(crate) fn replace_values(&mut self, inst: Inst, new: impl Fn(Value) -> Option<Value>) {
        for word in self.words_at(inst, value_places) {
            if let Some(value) = new(word.value()) {
                *word = value.into();
            }
        }
    }

    /// Puts others in the place of some of the blocks an instruction names.
    pub(crate) fn replace_blocks(&mut self, inst: Inst, new: impl Fn(Block) -> Option<Block>) {
        for word in self.words_at(inst, block_places) {
            if let Some(block) = new(word.block()) {
                *word = block.into();
            }
        }
    }

    /// Puts other constants in the place of some that instructions use.
    pub(crate) fn replace_constants(&mut self, new: &FxHashMap<Constant, Constant>) {
        for at in 0..self.layout.len() {
            for inst in self.insts(self.layout[at]).to_vec() {
                let uses = self.operands(inst).iter().any(|value| {
                    value.as_constant().is_some_and(|constant| new.contains_key(&constant))
                });
                if uses {
                    self.forget_likeness(inst);
                    self.replace_values(inst, |value| {
                        Some(new.get(&value.as_constant()?).copied()?.into())
                    });
                }
            }
        }
    }

    /// Where an instruction of a block stands: those at either end are found at once.
    fn place_of(&self, block: Block, inst: Inst) -> Option<usize> {
        let insts = self.insts(block);
        match insts.split_last() {
            Some((&last, rest)) if last == inst => Some(rest.len()),
            _ => insts.iter().position(|&own| own == inst),
        }
    }

    /// Takes an instruction out of its block. Nothing uses it.
    pub(crate) fn take_out(&mut self, block: Block, inst: Inst) {
        if let Some(at) = self.place_of(block, inst) {
            self.blocks[block].remove(at, &mut self.lists);
        }
    }

    /// Puts an instruction at a point.
    pub(crate) fn put_in(&mut self, inst: Inst, point: Point) {
        let at = point.before.and_then(|before| self.place_of(point.block, before));
        match at {
            Some(at) => {
                self.blocks[point.block].insert(at, inst, &mut self.lists);
            }
            None => self.append_to(point.block, inst),
        }
    }

    /// Moves what stands at and after a point to an empty block.
    fn move_tail(&mut self, point: Point, to: Block) {
        let Some(before) = point.before else { return };
        let Some(at) = self.place_of(point.block, before) else { return };
        let tail = self.insts(point.block)[at..].to_vec();
        self.blocks[point.block].truncate(at, &mut self.lists);
        self.blocks[to] = EntityList::from_slice(&tail, &mut self.lists);
        let Some(&last) = tail.last() else { return };
        for target in self.successors(last) {
            self.replace_sources(target, point.block, to);
        }
    }

    /// Says in the `phi`s of a block that one of its predecessors is another.
    fn replace_sources(&mut self, block: Block, old: Block, new: Block) {
        for at in 0..self.insts(block).len() {
            let inst = self.insts(block)[at];
            if self.insts[inst].opcode != Opcode::Phi {
                break;
            }
            self.replace_blocks(inst, |own| (own == old).then_some(new));
        }
    }
}

impl FunctionBuilder<'_> {
    /// A block that does not print before the layout is set.
    pub fn loose_block(&mut self) -> Block {
        self.body_mut().blocks.push(EntityList::new())
    }

    /// Says which blocks print, in which order.
    pub fn set_layout(&mut self, layout: Vec<Block>) {
        self.body_mut().layout = layout;
    }

    /// The point before the terminator of a block, or its end where it has none.
    pub fn before_end(&self, block: Block) -> Point {
        let is_end = |inst: &Inst| self.inst(*inst).opcode().is_terminator();
        Point { block, before: self.insts(block).last().copied().filter(is_end) }
    }

    /// The point before the first instruction of a block.
    pub fn begin(&self, block: Block) -> Point {
        Point { block, before: self.insts(block).first().copied() }
    }

    /// The point before the first instruction of a block that is no `alloca`.
    pub fn after_allocas(&self, block: Block) -> Point {
        let is_other = |inst: &&Inst| self.inst(**inst).opcode() != Opcode::Alloca;
        Point { block, before: self.insts(block).iter().find(is_other).copied() }
    }

    /// Moves what stands at and after a point to an empty block, of which the `phi`s that named
    /// the old one know. The old block has no terminator then.
    pub fn split(&mut self, point: Point, to: Block) {
        self.body_mut().move_tail(point, to);
    }

    /// Takes an instruction out of its block.
    pub fn remove(&mut self, block: Block, inst: Inst) {
        self.body_mut().take_out(block, inst);
    }

    /// Moves an instruction from a block to a point.
    pub fn move_inst(&mut self, inst: Inst, from: Block, to: Point) {
        self.body_mut().take_out(from, inst);
        self.body_mut().put_in(inst, to);
    }

    /// Moves an instruction from a block to before another one; records before that come before
    /// both then.
    pub fn move_under_records(&mut self, inst: Inst, from: Block, to: Point) {
        self.move_inst(inst, from, to);
        let Some(before) = to.before else { return };
        let body = self.body_mut();
        if let Some(records) = body.records.remove(&before) {
            body.insts[before].flags = Flags(body.insts[before].flags.0 & !Flags::RECORDS.0);
            body.insts[inst].flags |= Flags::RECORDS;
            body.records.entry(inst).or_default().extend(records);
        }
    }

    /// The declarations of variables for debuggers, and the instructions that they come before.
    pub fn declarations(&self) -> Vec<(Inst, DebugRecord)> {
        let records = self.records.iter();
        let records =
            records.flat_map(|(&inst, records)| records.iter().map(move |own| (inst, own)));
        let is_own = |own: &DebugRecord| own.kind == RecordKind::Declare;
        let found = records.filter(|(_, own)| is_own(own)).map(|(inst, own)| (inst, own.clone()));
        let mut found = found.collect::<Vec<_>>();
        found.sort_by_key(|&(inst, _)| inst);
        found
    }

    /// Puts all instructions of a block at the end of another one.
    pub fn merge(&mut self, from: Block, into: Block) {
        let moved = self.insts(from).to_vec();
        let body = self.body_mut();
        body.blocks[from].clear(&mut body.lists);
        for &inst in &moved {
            body.append_to(into, inst);
        }
        let Some(&last) = moved.last() else { return };
        for target in body.successors(last) {
            body.replace_sources(target, from, into);
        }
    }

    /// Makes an instruction name another block, `phi`s included.
    pub fn retarget(&mut self, inst: Inst, old: Block, new: Block) {
        self.body_mut().replace_blocks(inst, |block| (block == old).then_some(new));
    }

    /// Says that an instruction is like no other any more.
    pub fn forget_likeness_of(&mut self, inst: Inst) {
        self.body_mut().forget_likeness(inst);
    }

    /// Makes an instruction take others instead of some values.
    pub fn replace_in(&mut self, inst: Inst, new: impl Fn(Value) -> Option<Value>) {
        self.body_mut().forget_likeness(inst);
        self.body_mut().replace_values(inst, new);
    }

    /// Makes what stands in blocks use others instead of some values.
    pub fn replace_within(&mut self, blocks: &[Block], new: &FxHashMap<Value, Value>) {
        for &block in blocks {
            for inst in self.insts(block).to_vec() {
                self.replace_in(inst, |value| new.get(&value).copied());
            }
        }
    }

    /// Adds a case to a `switch`.
    pub fn add_case(&mut self, switch: Inst, case: Constant, to: Block) {
        let Body { insts, words, .. } = self.body_mut();
        let args = &mut insts[switch].args;
        args.push(Value::from(case).into(), words);
        args.push(to.into(), words);
    }

    /// A value that will be an argument of a function that part of the body is taken out as.
    pub fn future_arg(&mut self, ty: Type) -> Value {
        self.body_mut().locals.push(LocalData { ty, inst: None.into() }).into()
    }

    /// Makes an instruction with no operands and no result for a moment: `unreachable`.
    pub fn placeholder(&mut self, block: Block) -> Inst {
        let inst = self.body_mut().insts.push(InstData::new(Opcode::Unreachable, Type::VOID));
        self.body_mut().append_to(block, inst);
        inst
    }
}
