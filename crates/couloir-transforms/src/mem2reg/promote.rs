//! Promoting one slot after another in a body.
//!
//! Invariants: operands that branches are to get for new block arguments wait
//! as operands of ops in no block, so that replacing values replaces them too,
//! until [`Promoter::finish`]; ops made in place of another have its number
//! in the order of ops.

use couloir_ir::dominance::Dominators;
use couloir_ir::op::{Allocation, MemorySlot, Removal, SlotLayout};
use couloir_ir::{Block, Body, Build, InsertPoint, Op, OpName, OpRef, OpSpec, Region, Value};
use couloir_rewrite::Rewriter;
use rustc_hash::{FxHashMap, FxHashSet};

use super::analysis::{Uses, is_ordered, removable_uses, slots_of};
use super::frontier::{Levels, Liveness};

/// Promotes slots of a body.
pub(super) struct Promoter<'a, 'l> {
    rw: Rewriter<'a>,
    layout: &'a SlotLayout<'l>,
    dominators: Dominators,
    levels: Levels,
    /// Regions that `dominators` and `levels` know.
    regions: FxHashSet<Region>,
    /// The number of each op among those of its block.
    order: Vec<u32>,
    /// Operands that wait to be forwarded, by branch and successor, in order.
    waiting: Vec<(Op, u32, Op)>,
    /// The name of ops that hold them.
    holder: OpName,
}

/// A slot while it is promoted.
struct Promotion {
    slot: MemorySlot,
    op: Op,
    allocation: &'static Allocation,
    /// The ops that describe the slot's value.
    describers: Vec<Op>,
    default: Option<Value>,
    merges: FxHashSet<Block>,
    /// Whether there is but one block.
    single: bool,
    /// What accesses find in the slot.
    found: FxHashMap<Op, Value>,
    /// What accesses leave in it, and the op after which that is known.
    left: FxHashMap<Op, (Value, Op)>,
}

/// What happens to a slot in a block.
#[derive(Default)]
struct Events {
    accesses: Vec<Op>,
}

impl<'a, 'l> Promoter<'a, 'l> {
    /// For a body that `outer` owns.
    pub(super) fn new(
        outer: Option<&'a OpRef<'a>>,
        body: &'a mut Body,
        layout: &'a SlotLayout<'l>,
    ) -> Self
    where
        'l: 'a,
    {
        let ctx = layout.ctx;
        let mut order = vec![0; body.num_ops()];
        for (number, op) in (0..).zip(couloir_rewrite::all_ops(body)) {
            if let Some(slot) = order.get_mut(op.as_u32() as usize) {
                *slot = number;
            }
        }
        Self {
            layout,
            dominators: Dominators::new(body),
            levels: Levels::default(),
            regions: FxHashSet::default(),
            order,
            waiting: Vec::new(),
            holder: ctx.op_name(ctx.intern("builtin.unrealized_conversion_cast")),
            rw: Rewriter::new(ctx, outer, body),
        }
    }

    fn number(&self, op: Op) -> u32 {
        self.order.get(op.as_u32() as usize).copied().unwrap_or(u32::MAX)
    }

    /// Gives ops made since `count` there were the number of `op`.
    fn number_new(&mut self, count: usize, op: Op) {
        let number = self.number(op);
        self.order.resize(count.max(self.order.len()), u32::MAX);
        self.order.resize(self.rw.scope().body.num_ops().max(self.order.len()), number);
    }

    fn after(&mut self, op: Op) {
        let body = self.rw.body();
        let location = body.op(op).location;
        if let Some(point) = InsertPoint::after(body, op) {
            self.rw.set_point(point);
        }
        self.rw.set_location(location);
    }

    /// Promotes the slot that an op allocates, if that can be.
    pub(super) fn promote(&mut self, op: Op) -> bool {
        self.try_promote(op).is_some()
    }

    fn try_promote(&mut self, op: Op) -> Option<()> {
        let scope = self.rw.scope();
        let allocation = slots_of(scope.op(op))?.allocation?;
        let slot =
            (allocation.slot)(scope.op(op)).filter(|slot| !scope.body.is_unused(slot.ptr))?;
        let region = scope.body.region_of(scope.body.block_of(op)?)?;
        is_ordered(scope, region).then_some(())?;
        let uses = removable_uses(scope, region, slot, self.layout)?;
        let merges = self.merge_points(region, slot, &uses)?;
        let single = !self.regions.contains(&region);
        let describers = allocation.describers.map(|find| find(self.rw.scope().op(op)));
        let promotion = Promotion {
            slot,
            op,
            allocation,
            describers: describers.unwrap_or_default(),
            default: None,
            merges,
            single,
            found: FxHashMap::default(),
            left: FxHashMap::default(),
        };
        self.carry_out(promotion, &uses);
        Some(())
    }

    /// The blocks that take the slot's value as an argument, when all
    /// branches there can pass it.
    fn merge_points(
        &mut self,
        region: Region,
        slot: MemorySlot,
        uses: &Uses,
    ) -> Option<FxHashSet<Block>> {
        let body = self.rw.scope().body;
        if body.entry_block(region) == body.last_block(region) {
            return Some(FxHashSet::default());
        }
        self.add_region(region);
        let (defining, reading) = self.stores_and_reads(slot, uses);
        let scope = self.rw.scope();
        let (dominators, levels) = (&self.dominators, &self.levels);
        let liveness = Liveness { body: scope.body, dominators, levels, defining: &defining };
        let merges = liveness.merge_points(&reading);
        let passes = |from: Block| {
            let last = scope.body.last_op(from).and_then(|op| scope.op(op).def());
            last.is_some_and(|def| def.hooks.branch.is_some())
        };
        merges.iter().all(|&block| scope.body.predecessors(block).all(passes)).then_some(merges)
    }

    fn add_region(&mut self, region: Region) {
        if self.regions.insert(region) {
            let body = self.rw.scope().body;
            self.dominators.add_region(body, region);
            let blocks = body.region_blocks(region).collect::<Vec<_>>();
            self.levels.add(&blocks, &self.dominators);
        }
    }

    /// The blocks that store to a slot, and those that read it before they do.
    fn stores_and_reads(&self, slot: MemorySlot, uses: &Uses) -> (FxHashSet<Block>, Vec<Block>) {
        let scope = self.rw.scope();
        let mut first = FxHashMap::<Block, (u32, bool)>::default();
        let mut defining = FxHashSet::default();
        for &op in &uses.accesses {
            let view = scope.op(op);
            let access = slots_of(view).and_then(|slots| slots.access);
            let (Some(access), Some(block)) = (access, view.block()) else { continue };
            let (loads, stores) = ((access.loads)(view, slot), (access.stores)(view, slot));
            if stores {
                defining.insert(block);
            }
            if loads || stores {
                let own = (self.number(op), loads);
                let known = first.entry(block).or_insert(own);
                *known = if own.0 < known.0 { own } else { *known };
            }
        }
        let mut reading = first.into_iter().filter(|(_, (_, loads))| *loads).collect::<Vec<_>>();
        reading.sort_unstable();
        (defining, reading.into_iter().map(|(block, _)| block).collect())
    }

    fn carry_out(&mut self, mut promotion: Promotion, uses: &Uses) {
        self.find_values(&mut promotion, uses);
        let erased = self.replace_uses(&mut promotion, uses);
        self.fill_unreached(&mut promotion);
        for op in erased {
            self.rw.erase(op);
        }
        if let Some(default) = promotion.default
            && self.rw.body().is_unused(default)
            && let Some(op) = self.rw.body().defining_op(default)
        {
            self.rw.erase(op);
        }
        self.rw.erase(promotion.op);
    }

    /// The value of a slot that nothing was stored to.
    fn default(&mut self, promotion: &mut Promotion) -> Option<Value> {
        if promotion.default.is_none() {
            let body = self.rw.body();
            let block = body.block_of(promotion.op)?;
            let (point, location) =
                (InsertPoint::start(body, block), body.op(promotion.op).location);
            let before = self.rw.point();
            self.rw.set_point(point);
            self.rw.set_location(location);
            let make = promotion.allocation.default_value;
            promotion.default = Some(make(&mut self.rw, promotion.op, promotion.slot));
            self.rw.set_point(before);
        }
        promotion.default
    }

    /// The accesses of each block, in order; blocks that dominate others come
    /// before these, and unreachable ones are left out.
    fn by_block(&self, promotion: &Promotion, uses: &Uses) -> Vec<(u32, Block, Events)> {
        let body = self.rw.scope().body;
        let mut all = FxHashMap::<Block, Events>::default();
        for &merge in &promotion.merges {
            all.entry(merge).or_default();
            for from in body.predecessors(merge) {
                all.entry(from).or_default();
            }
        }
        for &op in &uses.accesses {
            if let Some(block) = body.block_of(op) {
                all.entry(block).or_default().accesses.push(op);
            }
        }
        let numbered = |(block, mut events): (Block, Events)| {
            let number = self.dominators.preorder(block).or(promotion.single.then_some(0))?;
            events.accesses.sort_unstable_by_key(|&op| self.number(op));
            Some((number, block, events))
        };
        let mut blocks = all.into_iter().filter_map(numbered).collect::<Vec<_>>();
        blocks.sort_unstable_by_key(|&(number, block, _)| (number, block));
        blocks
    }

    /// Finds what accesses read, and makes what they leave.
    fn find_values(&mut self, promotion: &mut Promotion, uses: &Uses) {
        let mut around = Vec::<(Block, Option<Value>)>::new();
        for (_, block, events) in self.by_block(promotion, uses) {
            while around.last().is_some_and(|&(top, _)| !self.dominators.dominates(top, block)) {
                around.pop();
            }
            let mut value = around.last().and_then(|&(_, value)| value);
            if promotion.merges.contains(&block) {
                value = Some(self.add_argument(promotion, block));
            }
            for op in events.accesses {
                value = self.access(promotion, op, value);
            }
            self.forward(promotion, block, value);
            around.push((block, value));
        }
    }

    fn add_argument(&mut self, promotion: &Promotion, block: Block) -> Value {
        let location = self.rw.body().op(promotion.op).location;
        let argument = self.rw.add_arg(block, promotion.slot.elem, location);
        if !promotion.describers.is_empty() {
            let point = InsertPoint::start(self.rw.body(), block);
            self.rw.set_point(point);
        }
        for &op in &promotion.describers {
            (promotion.allocation.describe)(&mut self.rw, op, argument);
        }
        argument
    }

    /// Takes note of what an access finds; returns what it leaves.
    fn access(&mut self, promotion: &mut Promotion, op: Op, value: Option<Value>) -> Option<Value> {
        if let Some(value) = value {
            promotion.found.insert(op, value);
        }
        let view = self.rw.view(op);
        let Some(access) = slots_of(view).and_then(|slots| slots.access) else { return value };
        if !(access.stores)(view, promotion.slot) {
            return value;
        }
        let before = match value {
            Some(value) => value,
            None => self.default(promotion)?,
        };
        self.after(op);
        let count = self.rw.scope().body.num_ops();
        let stored = (access.stored)(&mut self.rw, op, promotion.slot, before, self.layout);
        let last = self.last_made(count, op);
        self.number_new(count, op);
        promotion.left.insert(op, (stored, last));
        Some(stored)
    }

    /// The last op made since `count` there were, or else `op`.
    fn last_made(&self, count: usize, op: Op) -> Op {
        let body = self.rw.scope().body;
        let made = (count..body.num_ops()).rev().map(|number| Op::from_u32(number as u32));
        made.into_iter().find(|&op| body.block_of(op).is_some()).unwrap_or(op)
    }

    /// Makes the branches of a block to merges pass the value.
    fn forward(&mut self, promotion: &mut Promotion, block: Block, value: Option<Value>) {
        let body = self.rw.scope().body;
        let Some(last) = body.last_op(block) else { return };
        let merges = (0..).zip(body.successors(last));
        let merges = merges.filter(|(_, block)| promotion.merges.contains(block));
        for (successor, _) in merges.collect::<Vec<_>>() {
            let value = match value {
                Some(value) => Some(value),
                None => self.default(promotion),
            };
            if let Some(value) = value {
                self.wait(last, successor, value);
            }
        }
    }

    fn wait(&mut self, branch: Op, successor: u32, value: Value) {
        let location = self.rw.location();
        let spec = OpSpec::new(self.holder, location);
        let holder = self.rw.body().create_op(OpSpec { operands: &[value], ..spec });
        self.waiting.push((branch, successor, holder));
    }

    /// Makes branches of unreachable blocks to merges pass something.
    fn fill_unreached(&mut self, promotion: &mut Promotion) {
        let body = self.rw.scope().body;
        let before = |&merge: &Block| body.predecessors(merge).collect::<Vec<_>>();
        let mut unreached = promotion.merges.iter().flat_map(before).collect::<Vec<_>>();
        unreached.retain(|&block| !self.dominators.is_reachable(block));
        unreached.sort_unstable();
        unreached.dedup();
        for block in unreached {
            self.forward(promotion, block, None);
        }
    }

    /// Replaces accesses by values, those that others dominate first, and
    /// makes other ops do without the pointer; returns what is to be erased.
    fn replace_uses(&mut self, promotion: &mut Promotion, uses: &Uses) -> Vec<Op> {
        let body = self.rw.scope().body;
        let place = |op: Op| {
            let block = body.block_of(op);
            let block_number = block.and_then(|block| self.dominators.preorder(block));
            (block_number, block, self.number(op))
        };
        let mut ops = uses.accesses.iter().chain(&uses.others).copied().collect::<Vec<_>>();
        ops.sort_by_cached_key(|&op| place(op));
        let (mut erased, mut left, mut told) = (Vec::new(), Vec::new(), Vec::new());
        let mut replaced = FxHashMap::default();
        for op in ops.into_iter().rev() {
            self.after(op);
            let Some(slots) = slots_of(self.rw.view(op)) else { continue };
            if let Some(usage) = slots.usage {
                if (usage.remove)(&mut self.rw, op) == Removal::Delete {
                    erased.push(op);
                }
                told.extend(usage.stored.map(|stored| (op, stored)));
            } else {
                replaced.extend(self.replace_access(promotion, op));
                erased.push(op);
                left.extend(promotion.left.get(&op).copied());
            }
        }
        for (op, stored) in told {
            for &(mut value, place) in &left {
                // What was read from the slot may have been stored there again.
                for _ in 0..replaced.len() {
                    let Some(&new) = replaced.get(&value) else { break };
                    value = new;
                }
                self.after(place);
                stored(&mut self.rw, op, place, value);
            }
        }
        erased
    }

    /// Replaces an access by what it finds; returns the result that was replaced, and by what.
    fn replace_access(&mut self, promotion: &mut Promotion, op: Op) -> Option<(Value, Value)> {
        let found = match promotion.found.get(&op) {
            Some(&value) => Some(value),
            None => self.default(promotion),
        };
        let access = slots_of(self.rw.view(op)).and_then(|slots| slots.access);
        let (found, access) = found.zip(access)?;
        self.after(op);
        let count = self.rw.scope().body.num_ops();
        let value = (access.replace)(&mut self.rw, op, promotion.slot, found, self.layout);
        self.number_new(count, op);
        let (value, result) = value.zip(self.rw.body().result(op, 0))?;
        self.rw.replace_all_uses(result, value);
        Some((result, value))
    }

    /// Gives branches the operands that wait for them.
    pub(super) fn finish(&mut self) {
        let mut waiting = std::mem::take(&mut self.waiting);
        waiting.sort_by_key(|&(branch, ..)| branch);
        for own in waiting.chunk_by(|a, b| a.0 == b.0) {
            let Some(&(branch, ..)) = own.first() else { continue };
            let besides = own.iter().map(|&(_, successor, holder)| (successor, holder));
            self.rw.forward_besides(branch, &besides.collect::<Vec<_>>());
            own.iter().for_each(|&(.., holder)| self.rw.body().erase_op(holder));
        }
    }
}
