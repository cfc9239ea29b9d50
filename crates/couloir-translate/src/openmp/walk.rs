//! What regions use of what is outside of them.
//!
//! Invariants: blocks are looked at in the order in which LLVM does, the last successor first. Of a
//! parallel region that is complete no more is looked at than what was found in it before, so that
//! regions within one another take no longer than one after the other.

use couloir_llvmir::{Block, Inst, Value, Values};
use rustc_hash::FxHashSet;

use crate::function::FunctionState;

/// What a region uses of what is outside of it, in the order of the first use, and variables.
pub(super) struct Walked {
    /// The blocks, without those of regions within.
    pub(super) blocks: Vec<Block>,
    /// What is used before the block behind the region is looked at.
    before: Vec<Value>,
    /// What is used after it.
    after: Vec<Value>,
}

impl Walked {
    /// All that is used.
    pub(super) fn values(&self) -> impl Iterator<Item = Value> {
        self.before.iter().chain(&self.after).copied()
    }
}

/// A region within that is known.
pub(super) struct Known {
    exit: Block,
    walked: Walked,
}

/// What is still to be looked at.
enum Open {
    Block(Block),
    /// What a region within uses after what is behind it.
    After(Block),
}

/// A walk through a region.
struct Walk<'s, 't> {
    state: &'s FunctionState<'t>,
    exit: Block,
    own: FxHashSet<Inst>,
    seen: FxHashSet<Block>,
    open: Vec<Open>,
    used: Vec<Value>,
    blocks: Vec<Block>,
    /// How much was used when the block behind the region was looked at.
    split: Option<usize>,
}

impl Walk<'_, '_> {
    fn run(mut self) -> Walked {
        while let Some(next) = self.open.pop() {
            match next {
                Open::Block(block) if block == self.exit => self.split = Some(self.used.len()),
                Open::Block(block) => self.block(block),
                Open::After(entry) => {
                    let known = self.state.known_region(entry);
                    self.used.extend(known.into_iter().flat_map(|known| &known.walked.after));
                }
            }
        }
        self.finish()
    }

    fn block(&mut self, block: Block) {
        if let Some(known) = self.state.known_region(block) {
            self.used.extend(&known.walked.before);
            self.open.push(Open::After(block));
            return self.push(known.exit);
        }
        self.blocks.push(block);
        let builder = &self.state.builder;
        for &inst in builder.insts(block) {
            self.own.insert(inst);
            let operands = self.state.operands_in_order(inst);
            self.used.extend(operands.into_iter().filter(|&value| self.state.may_be_given(value)));
        }
        let Some(end) = builder.terminator(block) else { return };
        builder.successors(end).into_iter().for_each(|target| self.push(target));
    }

    fn push(&mut self, block: Block) {
        if self.seen.insert(block) {
            self.open.push(Open::Block(block));
        }
    }

    /// Keeps the first use of each value of outside.
    fn finish(mut self) -> Walked {
        let mut known = FxHashSet::default();
        let (state, own) = (self.state, &self.own);
        let is_own =
            |value| state.builder.defining_inst(value).is_some_and(|inst| own.contains(&inst));
        let mut keep = |&value: &Value| !is_own(value) && known.insert(value);
        let mut after = self.used.split_off(self.split.unwrap_or(self.used.len()));
        self.used.retain(&mut keep);
        after.retain(&mut keep);
        Walked { blocks: self.blocks, before: self.used, after }
    }
}

impl FunctionState<'_> {
    fn known_region(&self, entry: Block) -> Option<&Known> {
        self.openmp.as_ref()?.known.get(&entry)
    }

    /// Looks through a region.
    pub(super) fn walk(&self, entry: Block, exit: Block) -> Walked {
        let walk = Walk {
            state: self,
            exit,
            own: FxHashSet::default(),
            seen: FxHashSet::from_iter([entry]),
            open: vec![Open::Block(entry)],
            used: Vec::new(),
            blocks: Vec::new(),
            split: None,
        };
        walk.run()
    }

    /// Keeps what was found in a region that is complete.
    pub(super) fn know_region(&mut self, entry: Block, exit: Block) {
        let mut walked = self.walk(entry, exit);
        walked.blocks = Vec::new();
        self.omp().known.insert(entry, Known { exit, walked });
    }

    /// Whether a value may be of outside of a region: neither a constant nor a block.
    fn may_be_given(&self, value: Value) -> bool {
        value.as_local().is_some() || self.is_variable(value)
    }

    /// What an instruction takes, in the order in which LLVM has it: the callee comes last.
    pub(super) fn operands_in_order(&self, inst: Inst) -> Values {
        let mut operands = self.builder.operands(inst);
        if self.builder.call_site(inst).is_some() && !operands.is_empty() {
            operands.rotate_left(1);
        }
        operands
    }

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
}
