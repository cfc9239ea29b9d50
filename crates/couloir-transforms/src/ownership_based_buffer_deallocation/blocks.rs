//! The blocks of a body, one after the other, and the ops in them.

use couloir_dialects::{arith, r#async, bufferization, memref};
use couloir_ir::build::{Build, InsertPoint};
use couloir_ir::dominance::{Dominance, Dominators};
use couloir_ir::op::{EffectKind, Effects, RegionBranchPoint, Trait};
use couloir_ir::{Block, Body, Failure, Op, OpRef, Region, Scope, Str, Type, Value};

use rustc_hash::{FxHashMap, FxHashSet};

use super::build::{grown, truth, truth_at_start};
use super::ends::End;
use super::state::{State, memory_results};
use crate::common::is_memory;

/// All blocks that control gets to: those nested in a block before it, and of a region each after
/// those that dominate it.
pub(super) fn in_order(scope: Scope<'_>) -> Vec<Block> {
    /// What is still to be done.
    enum Step {
        Region(Region),
        Block(Block),
        Done(Block),
    }
    let body = scope.body;
    let dominance = Dominance::new(scope);
    let mut found = Vec::new();
    let roots = body.roots().iter().rev();
    let mut steps = roots.map(|&region| Step::Region(region)).collect::<Vec<_>>();
    while let Some(step) = steps.pop() {
        match step {
            Step::Done(block) => found.push(block),
            Step::Region(region) => {
                let blocks = of_region(body, dominance.dominators(), region);
                steps.extend(blocks.into_iter().rev().map(Step::Block));
            }
            Step::Block(block) => {
                steps.push(Step::Done(block));
                let from = steps.len();
                let nested = body.block_ops(block).flat_map(|op| body.regions_here(op));
                steps.extend(nested.map(|&region| Step::Region(region)));
                steps.get_mut(from..).into_iter().for_each(<[_]>::reverse);
            }
        }
    }
    found
}

/// The blocks of a region that control gets to, each before those that it dominates: of these the
/// one first that a walk along the branches comes to first.
fn of_region(body: &Body, trees: &Dominators, region: Region) -> Vec<Block> {
    let Some(entry) = body.entry_block(region) else { return Vec::new() };
    let mut below = FxHashMap::<Block, Vec<Block>>::default();
    for block in along_branches(body, entry) {
        if let Some(above) = trees.idom(block) {
            below.entry(above).or_default().push(block);
        }
    }
    let (mut found, mut pending) = (Vec::new(), vec![entry]);
    while let Some(block) = pending.pop() {
        found.push(block);
        pending.extend(below.remove(&block).into_iter().flatten().rev());
    }
    found
}

/// The blocks that control gets to from one, in the order in which a walk into depth does.
fn along_branches(body: &Body, entry: Block) -> Vec<Block> {
    let (mut found, mut seen) = (Vec::new(), FxHashSet::default());
    let mut pending = vec![entry];
    while let Some(block) = pending.pop() {
        if !seen.insert(block) {
            continue;
        }
        found.push(block);
        let successors = body.last_op(block).into_iter().flat_map(|op| body.successors(op));
        let from = pending.len();
        pending.extend(successors);
        pending.get_mut(from..).into_iter().for_each(<[_]>::reverse);
    }
    found
}

impl State<'_, '_> {
    /// Goes through a block.
    ///
    /// # Errors
    /// When something in it is not supported; it has been reported.
    pub(super) fn block(&mut self, block: Block) -> Result<(), Failure> {
        let ops = self.rw.scope().body.block_ops(block).collect::<Vec<_>>();
        self.start(block, ops.first().copied());
        ops.into_iter().try_for_each(|op| self.op(op, block))
    }

    /// What there is at the start of a block. What is there from around a region is not the
    /// region's to free, and what a function is given is not the function's.
    fn start(&mut self, block: Block, first: Option<Op>) {
        let here = first.map_or(InsertPoint::End(block), InsertPoint::Before);
        let region = self.rw.scope().body.region_of(block);
        for value in self.live(block) {
            if self.region_of(value) == region {
                let from = self.rw.scope().body.block_of_value(value).unwrap_or(block);
                if let Some(ownership) = self.ownership(value, from) {
                    self.own(value, block, ownership);
                }
                self.frees(value, block);
            } else {
                self.not_owned(value, block, here);
            }
        }
        let body = self.rw.scope().body;
        let is_root = region.is_some_and(|region| body.roots().contains(&region));
        let given = is_root && self.around.is_function && body.is_entry(block);
        for value in self.memory(body.args(block).to_vec().into_iter()) {
            if given {
                self.not_owned(value, block, here);
            } else {
                let location = self.rw.scope().body.value_location(value);
                let owned = self.rw.add_arg(block, Type::I1, location);
                self.own_by(value, block, owned);
            }
            self.frees(value, block);
        }
    }

    fn not_owned(&mut self, value: Value, block: Block, here: InsertPoint) {
        let location = self.rw.scope().body.value_location(value);
        self.rw.set_point(here);
        self.rw.set_location(location);
        let never = truth(self.rw, false);
        self.own_by(value, block, never);
    }

    fn op(&mut self, op: Op, block: Block) -> Result<(), Failure> {
        let view = self.rw.view(op);
        let end = End::of(view);
        if !end.is_some_and(End::is_known) && !view.is(arith::Select::def()) {
            check(view)?;
            self.effects(op, block)?;
        }
        let view = self.rw.view(op);
        let op = if is_region_branch(view) {
            self.regions(op, block)
        } else if view.has(Trait::Call) {
            self.call(op, block)
        } else {
            op
        };
        match end {
            Some(End::TwoWay) => self.two_way_branch(op)?,
            Some(End::Plain) => _ = self.free_at(op, &[])?,
            Some(End::Reduction) => self.reduction(op)?,
            Some(End::Branch) => self.branch(op)?,
            Some(End::Region) => self.end(op)?,
            None => {}
        }
        self.others(op, block);
        Ok(())
    }

    fn reduction(&mut self, op: Op) -> Result<(), Failure> {
        let view = self.rw.view(op);
        if view.operands().any(|value| self.is_memory(value)) {
            return view.error("only supported when operand is not a MemRef").fail();
        }
        self.free_at(op, &[]).map(|_| ())
    }

    /// What an op allocates is to be freed, unless it is given back with what is around.
    fn effects(&mut self, op: Op, block: Block) -> Result<(), Failure> {
        let view = self.rw.view(op);
        let effects = effects_of(view);
        let does = |kind, value| {
            effects.0.iter().any(|effect| effect.kind == kind && effect.value == Some(value))
        };
        let is_memory = |value: &Value| is_memory(view.ctx(), view.ty(*value));
        if view.operands().filter(is_memory).any(|value| does(EffectKind::Free, value)) {
            return view.error("memory free side-effect on MemRef value not supported!").fail();
        }
        let results = memory_results(view).into_iter();
        let allocated = results.filter(|&value| does(EffectKind::Allocate, value));
        let allocated = allocated.collect::<Vec<_>>();
        let (is_owned, location) = (!view.is(memref::Alloca::def()), view.location());
        for value in allocated {
            let owned = truth_at_start(self.rw, block, location, is_owned);
            self.own_by(value, block, owned);
            if is_owned {
                self.frees(value, block);
            }
        }
        Ok(())
    }

    /// An op with regions is given and gives, for all memory, whether it is to be freed.
    fn regions(&mut self, op: Op, block: Block) -> Op {
        let location = self.rw.view(op).location();
        let never = truth_at_start(self.rw, block, location, false);
        let more = vec![never; entering(self.rw.view(op))];
        self.with_ownerships(op, block, &more)
    }

    /// Makes an op anew that says of all memory that it gives whether it is to be freed.
    fn with_ownerships(&mut self, op: Op, block: Block, operands: &[Value]) -> Op {
        let count = self.rw.view(op).results().len();
        let memory = memory_results(self.rw.view(op)).len();
        if operands.is_empty() && memory == 0 {
            return op;
        }
        let new = grown(self.rw, op, operands, memory);
        let results = self.rw.view(new).results().collect::<Vec<_>>();
        let (own, owned) = results.split_at_checked(count).unwrap_or_default();
        let old = self.rw.view(op).results().collect::<Vec<_>>();
        for (&old, &new) in old.iter().zip(own) {
            self.renamed(old, new);
        }
        self.rw.replace(op, own);
        for (value, &owned) in self.memory(own.iter().copied()).into_iter().zip(owned) {
            self.own_by(value, block, owned);
            self.frees(value, block);
        }
        new
    }

    /// What a call gives is to be freed, or the function says whether it is.
    fn call(&mut self, op: Op, block: Block) -> Op {
        let view = self.rw.view(op);
        if callee(view).is_some_and(|name| self.around.dynamic.contains(&name)) {
            return self.with_ownerships(op, block, &[]);
        }
        self.rw.at(op);
        let owned = truth(self.rw, true);
        for value in memory_results(self.rw.view(op)) {
            self.own_by(value, block, owned);
            self.frees(value, block);
        }
        op
    }

    /// All other memory that an op gives may be any that it is given.
    fn others(&mut self, op: Op, block: Block) {
        for result in memory_results(self.rw.view(op)) {
            if self.ownership(result, block).is_some() {
                continue;
            }
            let operands = self.rw.view(op).operands().collect::<Vec<_>>();
            for value in self.memory(operands.into_iter()) {
                // Of what is around the region nothing is known yet: it comes later.
                let from = self.rw.scope().body.block_of_value(value).unwrap_or(block);
                if let Some(ownership) = self.ownership(value, from) {
                    self.own(result, block, ownership);
                }
            }
            if self.ownership(result, block).is_none() {
                self.rw.at(op);
                let never = truth(self.rw, false);
                self.own_by(result, block, never);
            }
        }
    }
}

/// The name of the function that a call is of, where it is a plain one.
fn callee(op: OpRef<'_>) -> Option<Str> {
    op.attr_named("callee").and_then(|callee| callee.as_flat_symbol(op.ctx()))
}

fn is_region_branch(op: OpRef<'_>) -> bool {
    op.has(Trait::RegionBranch)
        || op.is(r#async::Execute::def())
        || op.def().is_some_and(|def| def.hooks.region_branch.is_some())
}

/// How much memory an op passes to its regions.
fn entering(op: OpRef<'_>) -> usize {
    let Some(branch) = op.def().and_then(|def| def.hooks.region_branch) else { return 0 };
    let successors = (branch.successors)(op, RegionBranchPoint::Parent);
    let counts = successors.iter().map(|to| {
        let passed = (branch.entry_operands)(op, to).filter_map(|at| op.operand_type(at));
        passed.filter(|&ty| is_memory(op.ctx(), ty)).count()
    });
    counts.max().unwrap_or(0)
}

fn effects_of(op: OpRef<'_>) -> Effects {
    let mut effects = Effects::default();
    if let Some(hook) = op.def().and_then(|def| def.hooks.effects) {
        hook(op, &mut effects);
    }
    effects
}

/// Whether it is known what an op does to memory.
fn has_known_effects(op: OpRef<'_>) -> bool {
    op.has(Trait::NoMemoryEffect) || op.def().is_some_and(|def| def.hooks.effects.is_some())
}

/// Refuses what is not supported.
fn check(op: OpRef<'_>) -> Result<(), Failure> {
    let is_memory = |ty: Type| is_memory(op.ctx(), ty);
    let recursive = op.has(Trait::RecursiveMemoryEffects);
    let known = has_known_effects(op);
    if !op.operand_types().any(is_memory) && !op.result_types().any(is_memory) {
        let changes = |kind| matches!(kind, EffectKind::Allocate | EffectKind::Free);
        let harmless = !effects_of(op).0.iter().any(|effect| changes(effect.kind));
        if if known { harmless } else { recursive } {
            return Ok(());
        }
    }
    if op.is(bufferization::Dealloc::def()) {
        let message = "No deallocation operations must be present when running this pass!";
        return op.error(message).fail();
    }
    if !known && !recursive && !op.has(Trait::Call) {
        let message = "ops with unknown memory side effects are not supported";
        return op.error(message).fail();
    }
    let regions = op.body().body_of(op.op).regions(op.op).len();
    let gives = regions == 1 && !op.results().collect::<Vec<_>>().is_empty();
    if (gives || regions > 1) && !is_region_branch(op) {
        let message = "All operations with attached regions need to implement the \
                       RegionBranchOpInterface.";
        return op.error(message).fail();
    }
    Ok(())
}
